//! Steps of the story, and who may know each of them.

use pasch_chouette::{Action, BOX, Chouette, Game, Pending, Seat, may_be_told};
use pasch_club::told;
use pasch_table::board;
use pasch_wire::{ChouetteStep, Sentence};

/// Steps that are kept of a chouette.
const KEPT: usize = 300;

/// Steps that a page is shown.
const SHOWN: usize = 60;

/// When everybody learns of a step that some may not know yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Until {
    /// When all have answered.
    Answered,
    /// When the team has conferred.
    Conferred,
    /// Never.
    Ever,
}

#[derive(Clone, Debug)]
struct Kept {
    step: ChouetteStep,
    /// Seats that know it; none where everybody does.
    known: Option<Vec<Seat>>,
    until: Until,
}

/// The last steps of a chouette.
#[derive(Clone, Debug, Default)]
pub struct Steps(Vec<Kept>);

impl Steps {
    /// Notes an action that is about to happen to `state`, as number `seq` of the log.
    pub fn note(&mut self, state: &Chouette, action: &Action, seq: u32) {
        let told = told(state, action);
        let everybody = (0..state.people().len()).filter_map(|seat| u16::try_from(seat).ok().map(Seat));
        let known: Vec<Seat> = everybody.filter(|seat| may_be_told(state, action, Some(*seat))).collect();
        let is_public = known.len() == state.people().len() && may_be_told(state, action, None);
        let (side, moves) =
            told.moves.map_or((None, Vec::new()), |(side, moves)| (Some(board::seat(side)), moves));
        let step = ChouetteStep {
            seq,
            text: told.message.to_string(),
            told: Sentence::from(&told.message),
            dice: told.dice,
            side,
            moves,
        };
        let until = match action {
            Action::Answered { .. } => Until::Answered,
            Action::Doubled { .. } | Action::Resigned { .. } => Until::Conferred,
            _ => Until::Ever,
        };
        self.0.push(Kept { step, known: (!is_public).then_some(known), until });
        if self.0.len() > 2 * KEPT {
            self.0.drain(..KEPT);
        }
    }

    /// Tells everybody what need not be hidden any more, after an action has happened.
    pub fn disclose(&mut self, state: &Chouette) {
        let pending = state.game().map(Game::pending);
        let confer = matches!(pending, Some(Pending::Consent { .. }));
        let answer =
            matches!(pending, Some(Pending::Answers(round)) if round.by() == BOX && !round.sole_taker);
        for kept in &mut self.0 {
            let is_over = match kept.until {
                Until::Answered => !answer,
                Until::Conferred => !confer,
                Until::Ever => false,
            };
            if is_over {
                kept.known = None;
            }
        }
    }

    /// The last steps that a seat, or a spectator, may know.
    pub fn shown(&self, viewer: Option<Seat>) -> Vec<ChouetteStep> {
        let knows = |kept: &&Kept| match &kept.known {
            None => true,
            Some(known) => viewer.is_some_and(|seat| known.contains(&seat)),
        };
        let mut shown: Vec<ChouetteStep> =
            self.0.iter().rev().filter(knows).take(SHOWN).map(|kept| kept.step.clone()).collect();
        shown.reverse();
        shown
    }
}
