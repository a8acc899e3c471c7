//! What a line of a match's log says.
//!
//! Most are actions of the game, written as in Pasch's own format. Two are no actions but take actions back: what comes
//! before them in the log stays there, and the fold of the log is as if the play or the throw had not been made.

use pasch_formats::log::{self, LogErrorKind};
use pasch_rules::{Action, Player};
use serde::{Deserialize, Serialize};

use pasch_wire::{Seat, ThrowFault};

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
    /// The last throw, made by hand, was cocked or faulty otherwise: it is thrown again.
    Cocked {
        /// The player who said it first.
        by: Player,
        /// The fault.
        why: ThrowFault,
    },
    /// The last throw was called faulty, and the other insists that it stands.
    ThrowStands {
        /// The player who insists.
        by: Player,
        /// The fault it was called to have.
        why: ThrowFault,
    },
}

/// The lines that the format of games does not have.
#[derive(Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Line {
    TakeBack {
        by: Seat,
    },
    Cocked {
        by: Seat,
        #[serde(default, skip_serializing_if = "is_cocked")]
        why: ThrowFault,
    },
    ThrowStands {
        by: Seat,
        why: ThrowFault,
    },
}

/// Lines of cocked dice are written as they were when there was no other fault.
fn is_cocked(why: &ThrowFault) -> bool {
    *why == ThrowFault::Cocked
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
            Fact::Cocked { by, why } => Line::Cocked { by: board::seat(*by), why: *why }.written(),
            Fact::ThrowStands { by, why } => Line::ThrowStands { by: board::seat(*by), why: *why }.written(),
        }
    }

    /// Reads a fact from its line of the log.
    ///
    /// # Errors
    /// When the line says nothing.
    pub fn read(line: &str) -> Result<Self, LogErrorKind> {
        match serde_json::from_str(line) {
            Ok(Line::TakeBack { by }) => Ok(Fact::TakeBack { by: board::player(by) }),
            Ok(Line::Cocked { by, why }) => Ok(Fact::Cocked { by: board::player(by), why }),
            Ok(Line::ThrowStands { by, why }) => Ok(Fact::ThrowStands { by: board::player(by), why }),
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
        let why = ThrowFault::WrongSide;
        let facts = [
            Fact::TakeBack { by: Player::B },
            Fact::Cocked { by: Player::A, why: ThrowFault::Cocked },
            Fact::Cocked { by: Player::A, why },
            Fact::ThrowStands { by: Player::B, why },
            Fact::Action(Action::Double),
        ];
        for fact in &facts {
            assert_eq!(Fact::read(&fact.line()).unwrap(), *fact);
        }
        assert_eq!(Fact::TakeBack { by: Player::A }.line(), r#"{"do":"take_back","by":"a"}"#);
        assert_eq!(facts[1].line(), r#"{"do":"cocked","by":"a"}"#);
        assert_eq!(facts[2].line(), r#"{"do":"cocked","by":"a","why":"wrongSide"}"#);
        for wrong in ["", "{}", r#"{"do":"take_back"}"#, r#"{"do":"take_back","by":"c"}"#] {
            assert!(Fact::read(wrong).is_err(), "{wrong}");
        }
    }
}
