//! When players are away from their correspondence.

use async_trait::async_trait;

use super::StoreError;
use pasch_table::clocks::Pause;
use pasch_wire::UserId;

/// Vacations. What has passed of them stays: clocks are read with it.
#[async_trait]
pub trait VacationStore: Send + Sync {
    /// Everybody's, each player's in order.
    async fn vacations(&self) -> Result<Vec<(UserId, Pause)>, StoreError>;

    /// Drops the vacation of a player that begins at `before`, if any, and keeps another in its place.
    async fn replace_vacation(
        &self,
        user_id: &UserId,
        before: Option<i64>,
        after: Option<&Pause>,
    ) -> Result<(), StoreError>;
}
