//! Matches out of their logs.

use pasch_formats::log;
use pasch_messages::Describe;
use pasch_table::{Seats, Table};
use pasch_wire::MatchId;

use super::{MatchRow, Store, StoreError, TableRow};

/// A match as the store has it.
pub struct Loaded {
    /// The people or bots at its two seats.
    pub seats: Seats,
    /// The fold of its log.
    pub table: Table,
    /// The table it is played at, if any.
    pub at: Option<TableRow>,
    /// Whose fact is the last of the log: a user's identifier, `bot` or `server`.
    pub last_actor: Option<String>,
}

/// Why a match cannot be loaded.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("load-error")]
pub enum LoadError {
    /// The store failed to read it.
    #[describe(transparent)]
    Store(#[from] StoreError),
    /// The log holds something that the rules refuse.
    Damaged {
        /// Identifier of the match.
        match_id: MatchId,
        /// Number of the action; 0 for the header.
        at: u32,
        /// The rule or the form that it breaks, in words.
        cause: String,
    },
}

/// Loads a match: its seats, the fold of its log, its table.
///
/// # Errors
/// [`LoadError`] when the store fails or the log is damaged.
pub async fn load(store: &Store, row: &MatchRow) -> Result<Loaded, LoadError> {
    let damaged = |at: u32, cause: String| LoadError::Damaged { match_id: row.id.clone(), at, cause };
    let header = log::parse_header(&row.header).map_err(|error| damaged(0, error.to_string()))?;
    let seats = Seats::read(&row.seats).ok_or_else(|| damaged(0, "the seats are incomplete".to_owned()))?;
    let facts = store.actions(&row.id).await?;
    let at = store.table_of_match(&row.id).await?;
    let by_hand = at.as_ref().is_some_and(|table| table.by_hand);
    let table = Table::fold(&row.id, header, &seats, by_hand, &facts)
        .map_err(|error| damaged(error.seq, error.cause))?;
    let last_actor = facts.last().map(|fact| fact.actor.clone());
    Ok(Loaded { seats, table, at, last_actor })
}
