//! What can be wrong with a table, or with who wants to sit down at it.

use super::OPEN_TABLES;
use crate::room::RoomError;
use crate::store::StoreError;
use crate::wire::RatingRange;

/// Why a wish about a table is refused.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// There is no such table, or the caller may not know of it.
    #[error("There is no such table.")]
    NotFound,
    /// Somebody else has sat down, or the host has taken it away.
    #[error("The seat is taken, or the table is closed.")]
    Taken,
    /// Only the host may.
    #[error("Only the host may do that.")]
    NotHost,
    /// The host already sits there.
    #[error("You sit at this table already: somebody else has to take the other seat.")]
    OwnTable,
    /// It is a challenge to somebody else.
    #[error("This seat is kept for somebody else.")]
    NotInvited,
    /// Nobody of that name to be challenged.
    #[error("There is nobody to be challenged under that name.")]
    Nobody,
    /// The other does not want to meet the caller.
    #[error("This player does not play with you.")]
    NotWanted,
    /// The caller is suspended; the sentence says until when.
    #[error("{0}")]
    Suspended(String),
    /// Too many tables are open.
    #[error("You have {OPEN_TABLES} open tables already: close one first.")]
    TooMany,
    /// Somebody without an account wants a rated match.
    #[error("Rated matches are for players with an account.")]
    NoAccount,
    /// A rated match against the computer, or without an end.
    #[error("A rated match is played by two people to a number of points.")]
    NotRated,
    /// The lowest rating above the highest, or a friendly table for some ratings alone.
    #[error("A range of ratings goes from the lowest to the highest, and is for a rated table.")]
    BadRange,
    /// The caller's rating is not in the table's range.
    #[error("This table is for ratings from {} to {}; yours is {rating}.", range.from, range.to)]
    OutOfRange {
        /// Whom it is for.
        range: RatingRange,
        rating: u16,
    },
    /// A rated match with dice that nobody can verify.
    #[error("Dice thrown by hand cannot be verified: a match with them is never rated.")]
    HandRated,
    /// Strict terms are about links, of which dice thrown by hand have none.
    #[error("Dice thrown by hand have no links: strict dice are made by the server and both players.")]
    HandStrict,
    /// The match cannot be begun.
    #[error(transparent)]
    Room(#[from] RoomError),
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There are no random numbers to be had.
    #[error("the system gives no random numbers: {0}")]
    Random(#[from] getrandom::Error),
    /// A table's row cannot be read.
    #[error("table {0} is damaged")]
    Damaged(String),
}
