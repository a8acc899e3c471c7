//! Decisions of collected matches in the store: packed for searches, with notes, and put together in sets.

use std::sync::Arc;

use pasch_wire::{AnalysisId, CollectedId, Seat, SetId};

/// A match with its packed decisions, as a search reads it.
#[derive(Clone, Debug, PartialEq)]
pub struct PackedRow {
    /// The id of the collected match.
    pub match_id: CollectedId,
    /// The latest analysis of it.
    pub analysis_id: AnalysisId,
    /// Name of seat a as it is compared.
    pub key_a: String,
    /// Name of seat b as it is compared.
    pub key_b: String,
    /// The seat of the owner, where they played it here.
    pub own_seat: Option<Seat>,
    /// The day, or a part of it, that it was played on.
    pub played_on: Option<String>,
    /// The decisions, packed by [`pasch_practice::decisions::pack`].
    pub packed: Arc<[u8]>,
}

/// A report with the heads that were kept of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeadedReport {
    /// The report, JSON.
    pub report: String,
    /// The heads ([`pasch_practice::decisions::Heads`]), JSON; empty where there are none yet.
    pub heads: String,
}

/// A note of somebody's on a match of theirs, or on a decision of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NoteRow {
    /// The id of the collected match.
    pub match_id: CollectedId,
    /// Index of the action; `None` for the match as a whole.
    pub action: Option<u32>,
    /// The note; may be empty.
    pub note: String,
    /// Tags, without blanks in them.
    pub tags: Vec<String>,
    /// It is flagged.
    pub flagged: bool,
}

impl NoteRow {
    /// Whether nothing is noted.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.note.is_empty() && self.tags.is_empty() && !self.flagged
    }
}

/// A set of decisions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetRow {
    /// Identifier of the set.
    pub id: SetId,
    /// Its name.
    pub name: String,
    /// How many decisions it has.
    pub decisions: u64,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
}

/// Decisions of one set at most.
pub const SET_LIMIT: usize = 5000;

/// Sets of one owner at most.
pub const SETS: usize = 200;
