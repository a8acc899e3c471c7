//! What can be wrong with a table, or with who wants to sit down at it.

use super::OPEN_TABLES;
use crate::room::RoomError;
use crate::store::StoreError;
use crate::wire::{RatingRange, TableId};
use pasch_messages::{Describe, Message};

/// Why a wish about a table is refused.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("table-error")]
pub enum TableError {
    /// There is no such table, or the caller may not know of it.
    NotFound,
    /// Somebody else has sat down, or the host has taken it away.
    Taken,
    /// Only the host may.
    NotHost,
    /// The host already sits there.
    OwnTable,
    /// It is a challenge to somebody else.
    NotInvited,
    /// Nobody of that name to be challenged.
    Nobody,
    /// The other does not want to meet the caller.
    NotWanted,
    /// The caller is suspended; the sentence says until when.
    #[describe(transparent)]
    Suspended(Message),
    /// Too many tables are open.
    #[describe(args(open_tables = OPEN_TABLES))]
    TooMany,
    /// Somebody without an account wants a rated match.
    NoAccount,
    /// A rated match against the computer, or without an end.
    NotRated,
    /// The lowest rating above the highest, or a friendly table for some ratings alone.
    BadRange,
    /// The caller's rating is not in the table's range.
    #[describe(args(from = range.from, to = range.to))]
    OutOfRange {
        /// Whom it is for.
        #[describe(skip)]
        range: RatingRange,
        rating: u16,
    },
    /// A rated match with dice that nobody can verify.
    HandRated,
    /// Strict terms are about links, of which dice thrown by hand have none.
    HandStrict,
    /// The match cannot be begun.
    #[describe(transparent)]
    Room(#[from] RoomError),
    #[describe(transparent)]
    Store(#[from] StoreError),
    /// There are no random numbers to be had.
    Random(
        #[describe(name = "value", text)]
        #[from]
        getrandom::Error,
    ),
    /// A table's row cannot be read.
    Damaged(#[describe(name = "value")] TableId),
}
