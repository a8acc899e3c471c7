//! What a line of a match's log says.
//!
//! Most are actions of the game, written as in Pasch's own format. Two are no actions but take actions back: what comes
//! before them in the log stays there, and the fold of the log is as if the play or the throw had not been made.

use pasch_formats::log::{self, LogErrorKind};
use pasch_rules::{Action, Player};
use serde::{Deserialize, Serialize};

use pasch_wire::Seat;

use crate::board;

/// One fact of a match's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionRow {
    /// Its number in the log, from 1.
    pub seq: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// For how long the clocks stood before it, in milliseconds, because the fact before it waited in the server.
    pub held: Option<i64>,
    /// User identifier, `bot` or `server`.
    pub actor: String,
    /// The fact, one line.
    pub body: String,
}

/// A line of a match's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// An action of the rules, as records have it.
    Action(Action),
    /// The last play was taken back, with the other player's leave: the same roll is played once more.
    TakeBack {
        /// The player whose play was taken back.
        by: Player,
    },
    /// The last throw, made by hand, was cocked: it is thrown again.
    Cocked {
        /// The player who says that it was cocked.
        by: Player,
    },
}

/// The lines that the format of games does not have.
#[derive(Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Line {
    TakeBack { by: Seat },
    Cocked { by: Seat },
}

impl Line {
    fn written(&self) -> String {
        // Plain data with string keys cannot fail to be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl Fact {
    /// As the log has it.
    #[must_use]
    pub fn line(&self) -> String {
        match self {
            Fact::Action(action) => log::action_line(action),
            Fact::TakeBack { by } => Line::TakeBack { by: board::seat(*by) }.written(),
            Fact::Cocked { by } => Line::Cocked { by: board::seat(*by) }.written(),
        }
    }

    /// Reads a fact from its line of the log.
    ///
    /// # Errors
    /// When the line says nothing.
    pub fn read(line: &str) -> Result<Self, LogErrorKind> {
        match serde_json::from_str(line) {
            Ok(Line::TakeBack { by }) => Ok(Fact::TakeBack { by: board::player(by) }),
            Ok(Line::Cocked { by }) => Ok(Fact::Cocked { by: board::player(by) }),
            Err(_) => log::parse_action(line).map(Fact::Action),
        }
    }

    /// Dice and dances come from the server, whoever asked for them.
    #[must_use]
    pub fn is_automatic(&self) -> bool {
        match self {
            Fact::Action(Action::OpeningRoll(_) | Action::Roll(_)) => true,
            Fact::Action(Action::Play(play)) => play.is_dance(),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_say_what_facts_are() {
        let facts =
            [Fact::TakeBack { by: Player::B }, Fact::Cocked { by: Player::A }, Fact::Action(Action::Double)];
        for fact in facts {
            assert_eq!(Fact::read(&fact.line()).unwrap(), fact);
        }
        assert_eq!(Fact::TakeBack { by: Player::A }.line(), r#"{"do":"take_back","by":"a"}"#);
        for wrong in ["", "{}", r#"{"do":"take_back"}"#, r#"{"do":"take_back","by":"c"}"#] {
            assert!(Fact::read(wrong).is_err(), "{wrong}");
        }
    }
}
