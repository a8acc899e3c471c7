//! Why a match says no.

use crate::dice::DiceError;
use pasch_messages::{Describe, Message};

/// A refused wish: nothing changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// Stable word for programs.
    pub code: &'static str,
    /// The sentence for people.
    pub message: Message,
}

impl Refused {
    /// A refusal with its stable word and its sentence.
    pub const fn new(code: &'static str, message: Message) -> Self {
        Self { code, message }
    }
}

impl Describe for Refused {
    fn message(&self) -> Message {
        self.message.clone()
    }
}

/// Why the rules have decided nothing.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("undecided")]
pub enum Undecided {
    /// The rules or the table refuse.
    #[describe(transparent)]
    Refused(Refused),
    /// There are no dice to be had.
    #[describe(transparent)]
    Dice(DiceError),
}

impl From<Refused> for Undecided {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}
