//! What whoever runs the server asks of it from the command line, and what they look at.

use async_trait::async_trait;

use pasch_wire::UserId;

use super::{StoreError, User};

/// A network from which nobody may come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BannedNetwork {
    /// The network, as it is written: `203.0.113.0/24`.
    pub network: String,
    /// Since when, in milliseconds since 1970.
    pub at: i64,
    /// Until when, in milliseconds since 1970; `None` for good.
    pub until: Option<i64>,
    /// Why it was banned, in the operator's words.
    pub reason: String,
}

/// Something that takes much room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LargeRow {
    /// What: `matches`, `collection`, `analyses`, `imports` or `sessions`.
    pub kind: String,
    /// The user who owns the rows.
    pub owner: User,
    /// The owner has an account.
    pub has_account: bool,
    /// How many rows there are.
    pub count: u64,
    /// Their texts together, in bytes.
    pub bytes: u64,
}

/// Whoever runs the server.
#[async_trait]
pub trait OperatorStore: Send + Sync {
    /// Nobody may come from a network, in the place of what was said of it before.
    async fn ban_network(&self, banned: &BannedNetwork) -> Result<(), StoreError>;

    /// They may again; `false` when they might before.
    async fn lift_network(&self, network: &str) -> Result<bool, StoreError>;

    /// The networks from which nobody may come at a moment, by name.
    async fn banned_networks(&self, now: i64) -> Result<Vec<BannedNetwork>, StoreError>;

    /// An account is to be deleted by the server; `false` when that was asked before, or there is none.
    async fn ask_departure(&self, user_id: &UserId, now: i64) -> Result<bool, StoreError>;

    /// The accounts that are to be deleted, the first asked first.
    async fn departures(&self) -> Result<Vec<User>, StoreError>;

    /// What takes the most room, the largest first, of each kind at most so many.
    async fn largest(&self, limit: u32) -> Result<Vec<LargeRow>, StoreError>;
}
