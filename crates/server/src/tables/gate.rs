//! What rooms ask of the tables.

use crate::wire::{MatchId, UserId};
use async_trait::async_trait;
use pasch_messages::Describe;
use pasch_table::Seats;

use super::{TableError, Tables};
use crate::room::{Gate, GateError};

impl From<TableError> for GateError {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Suspended(_) => Self::Suspended(error.message()),
            TableError::Taken => Self::Taken,
            other => Self::Failed(other.to_string()),
        }
    }
}

#[async_trait]
impl Gate for Tables {
    async fn check_free(&self, user_id: &UserId) -> Result<(), GateError> {
        Ok(Self::check_free(self, user_id).await?)
    }

    async fn rematch(&self, match_id: &MatchId, seats: &Seats) -> Result<MatchId, GateError> {
        Ok(Self::rematch(self, match_id, seats).await?)
    }
}
