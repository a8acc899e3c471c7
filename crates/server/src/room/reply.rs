//! Why a room says no.

use crate::dice::DiceError;
use crate::fault;
use crate::mirror::plays::sentence;
use crate::store::StoreError;

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

/// Why a room could not answer.
#[derive(Debug, thiserror::Error)]
pub enum RoomError {
    /// There is no such match.
    #[error("there is no such match")]
    NotFound,
    /// The match belongs to somebody else.
    #[error("the match belongs to somebody else")]
    NotYours,
    /// The rules, or the order of things, refuse.
    #[error("{}", .0.message)]
    Refused(Refused),
    /// Too many messages wait.
    #[error("the match is busy")]
    Busy,
    /// The server is stopping.
    #[error("the server is shutting down")]
    Closing,
    /// The store failed; nothing changed that was acknowledged.
    #[error(transparent)]
    Store(StoreError),
    /// The store holds something that is no match.
    #[error("match {match_id} is damaged at {at}: {cause}")]
    Damaged {
        /// The match.
        match_id: String,
        /// Number of the fact, 0 for header or seats.
        at: u32,
        /// What is wrong.
        cause: String,
    },
    /// There are no random numbers to be had.
    #[error("the system gives no random numbers: {0}")]
    Random(DiceError),
}

impl RoomError {
    /// The sentence for people; what went wrong inside goes to the log.
    #[must_use]
    pub fn told(&self) -> String {
        match self.code() {
            "internal" => fault::told(self),
            _ => sentence(self),
        }
    }

    /// The stable word for programs.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            RoomError::NotFound => "not-found",
            RoomError::NotYours => "not-yours",
            RoomError::Refused(refused) => refused.code,
            RoomError::Busy | RoomError::Closing => "unavailable",
            RoomError::Store(_) | RoomError::Damaged { .. } | RoomError::Random(_) => "internal",
        }
    }
}
