//! The transcript of a match between two people: entered as fast as it is played, corrected anywhere, merged with that of
//! another scribe, and shown to watchers with a delay.
//!
//! A [`Transcript`] is an append-only list of [`Entry`]s. Their fold is a list of lines, each a [`Fact`] of the board, and
//! corrections are entries, too. Lines that no longer fit after a correction are kept and marked with a [`Fault`].
//!
//! No input or output, no clock, no thread: times come in with the entries, and a [`Ranking`] of plays from whoever calls.

mod align;
mod check;
mod desk;
mod entry;
mod expected;
mod fault;
mod keys;
pub mod log;
mod merge;
mod points;
mod ranking;
mod record;
mod transcript;
mod view;
mod watch;

pub use check::{Outcome, check};
pub use desk::{Desk, DeskError};
pub use entry::{AsPlayed, Change, Entry, Fact, LineId, MAX_ENTRIES, MAX_EXTRA, MAX_NAME, MAX_NOTE, Stamps};
pub use expected::Expected;
pub use fault::{EntryError, Fault};
pub use keys::{Cursor, Key, KeyError, Keys, LETTERS};
pub use log::LogError;
pub use merge::{Choices, Comparison, Difference, GameComparison, MergeError, Scribe, compare};
pub use points::MAX_TYPED;
pub use ranking::{Ranking, Unranked, proposals};
pub use transcript::{Line, Transcript};
pub use view::{ListRow, Proposal, View};
pub use watch::{line_at, next_shown, shown};
