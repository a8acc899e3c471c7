//! What is kept of the dice: what was shown, and the secrets of the server.

use async_trait::async_trait;

use pasch_table::fair::{DiceRows, DiceSeedRow, DiceStepRow, ThrownRow};
use pasch_wire::MatchId;

use super::StoreError;

/// The dice of all matches. Steps are insert-only like the log; those of a throw are written
/// with its action ([`super::Append::dice`]).
#[async_trait]
pub trait DiceStore: Send + Sync + 'static {
    /// The steps of a match, game by game, in order.
    async fn dice_steps(&self, match_id: &MatchId) -> Result<Vec<DiceStepRow>, StoreError>;

    /// The seeds that the server holds for a match.
    async fn dice_seeds(&self, match_id: &MatchId) -> Result<Vec<DiceSeedRow>, StoreError>;

    /// Adds steps without an action; all or none.
    async fn add_dice(&self, match_id: &MatchId, rows: &DiceRows) -> Result<(), StoreError>;

    /// How often each throw fell in all matches, as their logs have it.
    async fn thrown(&self) -> Result<Vec<ThrownRow>, StoreError>;
}
