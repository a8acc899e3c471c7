//! What there is to judge in a record: one item for every roll played and every cube decision, each independent of
//! the others, so that a caller may judge them in any order and on any number of threads.

use pasch_engine::analyst::plays;
use pasch_messages::Describe;
use pasch_rules::{
    Action, ByPlayer, Dice, GameResult, HeaderError, MatchState, Phase, Play, Player, Record, ReplayError,
    SetupTurn, VariantId,
};
use thiserror::Error;

use crate::report::CubeAction;

/// Why a record cannot be judged at all.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("plan-error")]
pub enum PlanError {
    /// The header makes no sense.
    #[describe(transparent)]
    Header(#[from] HeaderError),
    /// An action is not legal; everything before it is.
    #[describe(transparent)]
    Action(#[from] ReplayError),
    /// The engine does not know this game.
    Variant(#[describe(name = "value", text)] VariantId),
}

/// What a record is and what is to be judged in it.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Points to win the match; 0 in money play.
    pub length: u32,
    /// The games in order.
    pub games: Vec<PlannedGame>,
    /// What is to be judged, in the order of the record.
    pub items: Vec<Item>,
}

/// A game of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlannedGame {
    /// Its number, from 1.
    pub number: u32,
    /// Which game it is: in a series, another one each time.
    pub variant: VariantId,
    /// The score before it.
    pub score: ByPlayer<u32>,
    /// It is the Crawford game.
    pub crawford: bool,
    /// How it ended; `None` when the record stops before.
    pub result: Option<GameResult>,
}

/// One decision of the record with everything needed to judge it.
#[derive(Clone, Debug)]
pub struct Item {
    /// Index of the action in the record.
    pub action: usize,
    /// Index of its game in [`Plan::games`].
    pub game: usize,
    /// Number of the turn in its game, from 1.
    pub number: u32,
    /// The player whose decision it was.
    pub player: Player,
    /// The match when the decision was made.
    pub before: MatchState,
    /// What is to be judged.
    pub question: Question,
}

/// What is to be judged.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// The roll was played so.
    Play {
        /// The roll that was to be played.
        dice: Dice,
        /// The play that was made.
        play: Play,
        /// The roll decided who starts, so it could not be a double.
        opening: bool,
    },
    /// The player on roll rolled on or doubled, and was free to do either.
    Turn(CubeAction),
    /// The player answered a double, or the last of several beavers.
    Answer {
        /// Take, drop or beaver.
        action: CubeAction,
        /// How often the cube has been beavered already: 0 for a plain double.
        depth: u8,
    },
}

/// Walks through a record and lists what is to be judged.
///
/// # Errors
/// When the record is not legal or the engine does not know the game. For a record that is sound up to some action,
/// [`plan_sound`] gives what can be judged.
pub fn plan(record: &Record) -> Result<Plan, PlanError> {
    let (plan, stop) = plan_sound(record)?;
    match stop {
        Some(stop) => Err(stop.into()),
        None => Ok(plan),
    }
}

/// As [`plan`], but judges a faulty record as far as it is legal and gives what stopped it.
///
/// # Errors
/// When nothing at all can be judged: the header or the game.
pub fn plan_sound(record: &Record) -> Result<(Plan, Option<ReplayError>), PlanError> {
    let mut replay = record.replay()?;
    if let Some(unknown) = replay.state().round().iter().find(|rules| !plays(rules)) {
        return Err(PlanError::Variant(unknown.spec().id));
    }
    let mut plan = Plan { length: record.header.length, games: Vec::new(), items: Vec::new() };
    let mut stop = None;
    let mut walk = Walk::default();
    for step in replay.by_ref() {
        match step {
            Ok(step) => walk.step(&mut plan, step.index, step.before, step.action),
            Err(error) => {
                stop = Some(error);
                break;
            }
        }
    }
    walk.close(&mut plan, replay.state());
    Ok((plan, stop))
}

/// What the state does not remember between two actions.
#[derive(Default)]
struct Walk {
    turn: u32,
    opening: bool,
    playing: bool,
}

impl Walk {
    /// Notes how the game at hand ended, if `state` comes after its end.
    fn close(&mut self, plan: &mut Plan, state: &MatchState) {
        if let (Some(game), Phase::GameOver(result) | Phase::MatchOver { result, .. }) =
            (plan.games.last_mut(), state.phase())
        {
            game.result = Some(*result);
        }
    }

    /// Begins a game if `before` the action none is at hand.
    fn open(&mut self, plan: &mut Plan, before: &MatchState) {
        if !self.playing && before.phase().is_playing() {
            let number = plan.games.len() as u32 + 1;
            let crawford = before.is_crawford_game();
            let variant = before.rules().spec().id;
            plan.games.push(PlannedGame { number, variant, score: before.score(), crawford, result: None });
            self.turn = 1;
            self.playing = true;
        }
    }

    fn step(&mut self, plan: &mut Plan, index: usize, before: MatchState, action: &Action) {
        self.close(plan, &before);
        match action {
            Action::OpeningRoll(_) | Action::FirstTurn(_) => {
                self.playing &= before.phase().is_playing();
                self.opening = matches!(action, Action::OpeningRoll(_));
                return;
            }
            Action::Setup(setup) => {
                // A set-up for an opening roll begins a game even where the last one was left unfinished.
                self.playing &= before.phase().is_playing() && setup.turn != SetupTurn::Opening;
                self.opening = false;
                if matches!(before.phase(), Phase::ToMove { .. }) {
                    self.turn += 1;
                }
                return;
            }
            _ => self.open(plan, &before),
        }
        let question = match (action, *before.phase()) {
            (Action::Roll(_), Phase::ToRoll { player }) => {
                self.opening = false;
                // Where the rules allow turning a dead cube, leaving it alone is no decision.
                let dead = before.away(player).is_some_and(|away| before.cube().value >= away);
                if dead || !before.may_double(player) {
                    return;
                }
                (player, Question::Turn(CubeAction::NoDouble))
            }
            (Action::LetStand, _) => {
                self.turn += 1;
                return;
            }
            (Action::Double, Phase::ToRoll { player }) => (player, Question::Turn(CubeAction::Double)),
            (Action::Take, Phase::DoubleOffered { by, depth }) => answer(by, depth, CubeAction::Take),
            (Action::Drop, Phase::DoubleOffered { by, depth }) => answer(by, depth, CubeAction::Drop),
            (Action::Beaver, Phase::DoubleOffered { by, depth }) => answer(by, depth, CubeAction::Beaver),
            (Action::Play(play), Phase::ToMove { player, dice }) => (
                player,
                Question::Play { dice, play: play.clone(), opening: std::mem::take(&mut self.opening) },
            ),
            _ => return,
        };
        let (player, question) = question;
        let played = matches!(question, Question::Play { .. });
        let game = plan.games.len().saturating_sub(1);
        plan.items.push(Item { action: index, game, number: self.turn, player, before, question });
        if played {
            self.turn += 1;
        }
    }
}

fn answer(by: Player, depth: u8, action: CubeAction) -> (Player, Question) {
    (by.other(), Question::Answer { action, depth })
}
