//! What is kept of dice by `pasch-dice/3`: keys, the record of a match, and what nobody may see before its time.

use async_trait::async_trait;

use pasch_table::fair::DiceEntryRow;
use pasch_wire::{MatchId, UserId};

use super::StoreError;

/// A public key for dice of a user's browsers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceKeyRow {
    /// The public key, of Ed25519.
    pub public: [u8; 32],
    /// Since when it is used, in milliseconds since 1970.
    pub since: i64,
}

/// Keys and records of dice. Entries that lead to an action are written with it
/// ([`super::Append::dice`]), others by [`super::DiceStore::add_dice`].
#[async_trait]
pub trait SignedDiceStore: Send + Sync + 'static {
    /// The seed of the server's own key: the one given where there is none yet.
    async fn host_key(&self, fresh: &[u8; 32]) -> Result<[u8; 32], StoreError>;

    /// Notes the key that a user's browser has now; one that is known already keeps its time.
    async fn keep_dice_key(&self, user_id: &UserId, public: &[u8; 32], now: i64) -> Result<(), StoreError>;

    /// The latest key of a user's browsers.
    async fn dice_key(&self, user_id: &UserId) -> Result<Option<DiceKeyRow>, StoreError>;

    /// The record of a match's dice in order; empty where it has none.
    async fn dice_entries(&self, match_id: &MatchId) -> Result<Vec<DiceEntryRow>, StoreError>;

    /// The secrets of a match; none of one that is over, or that was restored from a backup.
    async fn dice_secrets(&self, match_id: &MatchId) -> Result<Option<Vec<u8>>, StoreError>;
}
