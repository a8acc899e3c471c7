//! Why a match says no.

use pasch_messages::Describe;

use crate::dice::DiceError;

/// A refused wish: nothing changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Stable word for programs.
    pub code: &'static str,
    /// Sentence for people.
    pub message: String,
}

impl Refused {
    /// A refusal.
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into() }
    }
}

/// Why the rules have decided nothing.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("undecided")]
pub enum Undecided {
    /// They refuse.
    #[describe(args(message = _0.message))]
    Refused(#[describe(skip)] Refused),
    /// There are no dice to be had.
    #[describe(transparent)]
    Dice(DiceError),
}

impl From<Refused> for Undecided {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}
