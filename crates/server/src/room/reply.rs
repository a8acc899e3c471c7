//! Why a room says no.

use pasch_messages::{Describe, Message};
use pasch_table::dice::DiceError;
use pasch_table::plays::sentence;
pub use pasch_table::{Refused, Undecided};
use pasch_wire::{ServerMessage, sentence_args};

use crate::store::StoreError;
use crate::store::live::LoadError;
use crate::wire::MatchId;
use pasch_host::fault;

/// Why a room could not answer.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("room-error")]
pub enum RoomError {
    /// There is no such match.
    NotFound,
    /// The match belongs to somebody else.
    NotYours,
    /// The rules, or the order of things, refuse.
    #[describe(transparent)]
    Refused(Refused),
    /// Too many messages wait.
    Busy,
    /// The server is stopping.
    Closing,
    /// The store failed; nothing changed that was acknowledged.
    #[describe(transparent)]
    Store(StoreError),
    /// The store holds something that is no match.
    Damaged {
        match_id: MatchId,
        /// Number of the fact, 0 for header or seats.
        at: u32,
        cause: String,
    },
    /// There are no random numbers to be had.
    Random(#[describe(name = "value")] DiceError),
}

impl From<LoadError> for RoomError {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::Store(error) => error.into(),
            LoadError::Damaged { match_id, at, cause } => Self::Damaged { match_id, at, cause },
        }
    }
}

impl RoomError {
    /// The sentence for people; what went wrong inside goes to the log.
    #[must_use]
    pub fn told(&self) -> Message {
        match self.code() {
            "internal" => fault::told(self),
            _ => self.message(),
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

impl From<Undecided> for RoomError {
    fn from(undecided: Undecided) -> Self {
        match undecided {
            Undecided::Refused(refused) => Self::Refused(refused),
            Undecided::Dice(error) => Self::Random(error),
        }
    }
}

impl From<Refused> for RoomError {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

/// How a socket hears that a wish, or a frame, was refused at this point of the match.
#[must_use]
pub fn refusal(id: String, code: &str, message: &Message, seq: u32) -> ServerMessage {
    ServerMessage::Refused {
        id,
        code: code.to_owned(),
        message: sentence(message),
        sentence: message.id().to_owned(),
        args: sentence_args(message),
        seq,
    }
}
