//! Why a match says no.

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
#[derive(Debug, thiserror::Error)]
pub enum Undecided {
    /// They refuse.
    #[error("{}", .0.message)]
    Refused(Refused),
    /// There are no dice to be had.
    #[error(transparent)]
    Dice(DiceError),
}

impl From<Refused> for Undecided {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}
