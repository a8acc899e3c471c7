//! What a room asks of the tables before something may happen at it.

use crate::wire::{MatchId, UserId};
use async_trait::async_trait;
use pasch_messages::{Describe, Message};
use pasch_table::Seats;

/// Keeps people from playing who may not, and begins the next match at a table.
#[async_trait]
pub trait Gate: Send + Sync + 'static {
    /// Lets somebody play, unless they are kept from it.
    ///
    /// # Errors
    /// [`GateError::Suspended`] if they are kept from playing, [`GateError::Failed`] if that cannot be found out.
    async fn check_free(&self, user_id: &UserId) -> Result<(), GateError>;

    /// Begins the next match at the table of a finished one, with the seats exchanged, and returns its identifier.
    /// Returns the match that goes on there if both asked at the same moment.
    ///
    /// # Errors
    /// [`GateError`] when there can be no further match.
    async fn rematch(&self, match_id: &MatchId, seats: &Seats) -> Result<MatchId, GateError>;
}

/// Why the tables refuse.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("gate-error")]
pub enum GateError {
    /// The person is suspended; the sentence says until when.
    #[describe(transparent)]
    Suspended(Message),
    /// The table goes on otherwise.
    Taken,
    /// Anything else, in a sentence.
    Failed(#[describe(name = "value")] String),
}
