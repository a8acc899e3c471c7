//! Matches of a collection that resemble each other: a game of both begins alike.

use pasch_wire::{AnalysisId, CollectedId};

/// A match that resembles another one of the same collection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResemblingRow {
    /// The match that is asked about.
    pub of: CollectedId,
    /// The match that it resembles.
    pub id: CollectedId,
    /// Name of seat a.
    pub name_a: String,
    /// Name of seat b.
    pub name_b: String,
    /// Identifiers of the variants, joined by commas.
    pub variant: String,
    /// Points to win; 0 for money.
    pub length: u32,
    /// When it was played, ISO 8601 as far as known.
    pub played_on: Option<String>,
    /// Rolls played by both.
    pub rolls: u32,
    /// The latest analysis of it that is done.
    pub analysis_id: Option<AnalysisId>,
}
