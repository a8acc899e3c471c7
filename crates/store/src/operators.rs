//! What whoever runs the server asks of it from the command line, and what they look at.

use super::User;

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
