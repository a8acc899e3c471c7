//! Playing a whole match: what a classic wishes to do, as an intent of the rules.

use pasch_engine::gate::{GateError, board_from, position_from};
use pasch_engine::standard::board::Board;
use pasch_messages::Describe;
use pasch_rules::{Dice, Grade, Intent, MatchState, Phase, Player};
use thiserror::Error;

use crate::classic::Classic;

/// Why a classic has no answer.
#[derive(Clone, Copy, Debug, Describe, Error, PartialEq, Eq)]
#[describe("museum-error")]
pub enum MuseumError {
    /// The game or position is none that the classics play.
    #[describe(transparent)]
    Gate(#[from] GateError),
    /// The question does not fit what happens in the game now.
    Phase(#[describe(name = "value", debug)] Phase),
    /// A roll that is not of two dice.
    Dice,
}

pub(crate) fn faces(dice: &Dice) -> Result<(u8, u8), MuseumError> {
    match dice.as_slice() {
        [first, second] => Ok((first.face(), second.face())),
        _ => Err(MuseumError::Dice),
    }
}

impl Classic {
    /// Its decision for the player who has to decide. Between games it starts the next one, an illegal play it has taken
    /// back, and a resignation it accepts when it expects no more.
    ///
    /// # Errors
    /// When the match is over or of a game whose checkers do not move as in backgammon.
    ///
    /// ```
    /// use pasch_museum::Classic;
    /// use pasch_rules::{Header, Intent, MatchState, VariantId};
    /// let state = MatchState::new(&Header::new(VariantId::BACKGAMMON, 3))?;
    /// assert_eq!(Classic::find("random").unwrap().decide(&state)?, Intent::Start);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn decide(self, state: &MatchState) -> Result<Intent, MuseumError> {
        let board = |player: Player| board_from(state.position(), player, state.rules());
        match *state.phase() {
            Phase::Opening | Phase::GameOver(_) => Ok(Intent::Start),
            Phase::ToRoll { player } => {
                let doubles = state.may_double(player) && self.doubles(&board(player)?);
                Ok(if doubles { Intent::Double } else { Intent::Roll })
            }
            Phase::ToMove { player, dice } => self.play(state, player, &board(player)?, &dice),
            Phase::IllegalPlay { .. } => Ok(Intent::Insist),
            Phase::DoubleOffered { by, depth } => {
                let doubler = if depth % 2 == 0 { by } else { by.other() };
                let answers = by.other();
                let own = if answers == doubler {
                    self.doubles(&board(doubler)?)
                } else {
                    self.takes(&board(doubler)?)
                };
                Ok(if own { Intent::Take } else { Intent::Drop })
            }
            Phase::ResignOffered { by, grade } => {
                let most = state.resignable_grades(by).last().is_none_or(|most| grade >= *most);
                let expected = self.expects(&board(by.other())?);
                let accepts = most || f32::from(points(grade)) >= expected;
                Ok(if accepts { Intent::AcceptResign } else { Intent::RejectResign })
            }
            phase @ Phase::MatchOver { .. } => Err(MuseumError::Phase(phase)),
        }
    }

    fn play(
        self,
        state: &MatchState,
        player: Player,
        board: &Board,
        dice: &Dice,
    ) -> Result<Intent, MuseumError> {
        let Some(graph) = state.play_graph() else { return Err(MuseumError::Phase(*state.phase())) };
        let plays = self.consider(board, faces(dice)?);
        let wanted = plays.first().map(|best| position_from(&best.after, player));
        let legal = graph.plays();
        let chosen = legal.iter().find(|legal| Some(legal.position) == wanted).or(legal.first());
        chosen.map(|legal| Intent::Play(legal.play.clone())).ok_or(MuseumError::Phase(*state.phase()))
    }
}

const fn points(grade: Grade) -> u8 {
    match grade {
        Grade::Single => 1,
        Grade::Gammon => 2,
        Grade::Backgammon => 3,
    }
}
