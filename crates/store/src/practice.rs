//! What the store keeps of a player's own play: the names they play under, sums over their decisions, the decisions
//! that come back as problems, and their answers.
//!
//! Invariants: sums and problems are derived from reports and made again when their version changes; answers
//! are only ever added.

use pasch_wire::UserId;

/// A name of the collection, with how often it occurs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameRow {
    /// As it is compared.
    pub key: String,
    /// As files write it.
    pub name: String,
    /// Matches that name this player.
    pub matches: u64,
}

/// Whose collection there is in the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CollectorRow {
    /// Identifier of the user.
    pub user_id: UserId,
    /// The user's present name.
    pub name: String,
    /// Matches in their collection.
    pub matches: u64,
}
