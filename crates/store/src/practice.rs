//! What the store keeps of a player's own play: the names they play under, sums over their decisions, the decisions
//! that come back as problems, and their answers.
//!
//! Invariants: sums and problems are derived from reports and made again when their version changes; answers
//! are only ever added.

use pasch_practice::Derived;
use pasch_wire::{AnalysisId, CollectedId, UserId};

/// All that was derived from the report of a collected match.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DerivedRow {
    /// The match.
    pub match_id: CollectedId,
    /// The analysis whose report it is.
    pub analysis_id: AnalysisId,
    /// Its sums, problems and decisions.
    pub derived: Derived,
}

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
