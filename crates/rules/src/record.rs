//! A match as it is written down: a header and a list of actions. Replaying it gives the
//! state at every action.

pub use crate::header::Header;

use pasch_messages::Describe;
use thiserror::Error;

use crate::action::Action;
use crate::header::HeaderError;
use crate::matchplay::{ApplyError, MatchState};

/// A match: finished, unfinished or faulty. Only replaying tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The agreement before the first game: variant, length and options.
    pub header: Header,
    /// The actions of all games, in order.
    pub actions: Vec<Action>,
}

impl Record {
    /// Replays the record: every action with the state it met, ending after the last one or with
    /// the first that is refused.
    ///
    /// # Errors
    /// When the header itself makes no sense.
    pub fn replay(&self) -> Result<Replay<'_>, HeaderError> {
        Ok(Replay { actions: &self.actions, next: 0, state: MatchState::new(&self.header)?, failed: false })
    }

    /// The state after the last action.
    ///
    /// # Errors
    /// When the header makes no sense or an action is refused.
    pub fn final_state(&self) -> Result<MatchState, RecordError> {
        let mut replay = self.replay()?;
        for step in replay.by_ref() {
            step?;
        }
        Ok(replay.state)
    }

    /// What was thrown, game by game; a game without a throw is left out.
    ///
    /// # Errors
    /// When the header makes no sense or an action is refused.
    pub fn throws(&self) -> Result<Vec<GameThrows>, RecordError> {
        let mut state = MatchState::new(&self.header)?;
        let mut games: Vec<GameThrows> = Vec::new();
        for (index, action) in self.actions.iter().enumerate() {
            state.apply(action).map_err(|source| ReplayError { index, source })?;
            let game = state.game_number();
            let (opening, faces): (bool, Vec<u8>) = match action {
                Action::OpeningRoll(dice) => (true, vec![dice.a.face(), dice.b.face()]),
                Action::Roll(dice) => (false, dice.as_slice().iter().map(|die| die.face()).collect()),
                _ => continue,
            };
            if games.last().is_none_or(|last| last.game != game) {
                games.push(GameThrows { game, throws: Vec::new() });
            }
            let Some(last) = games.last_mut() else { continue };
            match last.throws.last_mut() {
                // A tie is thrown again: still the throw that begins the game.
                Some(tied) if opening && tied.opening => tied.faces.extend(faces),
                _ => last.throws.push(Thrown { opening, faces }),
            }
        }
        Ok(games)
    }
}

/// What was thrown in one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameThrows {
    /// Its number in the match, from 1.
    pub game: u32,
    /// The throws in order.
    pub throws: Vec<Thrown>,
}

/// The dice of one throw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thrown {
    /// It began the game: A's die, B's die, and before them those of every tie. Otherwise the dice stand highest first.
    pub opening: bool,
    /// The faces, 1 to 6, in the order that `opening` says.
    pub faces: Vec<u8>,
}

/// One action of a record and the state it met.
#[derive(Clone, Debug)]
pub struct Step<'a> {
    /// The place of the action in the record, from 0.
    pub index: usize,
    /// The state before it.
    pub before: MatchState,
    /// The action; it is legal in that state.
    pub action: &'a Action,
}

/// Walks through a record, see [`Record::replay`].
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    actions: &'a [Action],
    next: usize,
    state: MatchState,
    failed: bool,
}

impl Replay<'_> {
    /// The state after the actions seen so far.
    #[must_use]
    pub const fn state(&self) -> &MatchState {
        &self.state
    }
}

impl<'a> Iterator for Replay<'a> {
    type Item = Result<Step<'a>, ReplayError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let index = self.next;
        let action = self.actions.get(index)?;
        let before = self.state.clone();
        match self.state.apply(action) {
            Ok(()) => {
                self.next += 1;
                Some(Ok(Step { index, before, action }))
            }
            Err(source) => {
                self.failed = true;
                Some(Err(ReplayError { index, source }))
            }
        }
    }
}

/// An action of a record that the rules refuse.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe(args(index = index + 1))]
#[describe("replay-error")]
pub struct ReplayError {
    /// The place of the action in the record, from 0.
    #[describe(skip)]
    pub index: usize,
    /// Why it is refused.
    pub source: ApplyError,
}

/// A record that cannot be replayed to its end.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("record-error")]
pub enum RecordError {
    /// The header makes no sense.
    #[describe(transparent)]
    Header(#[from] HeaderError),
    /// An action is refused.
    #[describe(transparent)]
    Action(#[from] ReplayError),
}
