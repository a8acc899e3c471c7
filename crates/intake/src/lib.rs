//! Files into collections, and out again: read, compared with what is known, stored; exported as zips.
//!
//! One kind of run serves the command line ([`CommandCollection`]) and the server ([`Imports`]), which carries out its
//! runs one after the other.

/// Matches that a collection may hold, unless a server is set up otherwise.
pub const ROOM: u64 = 1_000_000;

mod account;
mod beginnings;
mod command;
mod export;
mod file;
mod intake;
mod runs;
pub mod shown;
mod spool;

pub use account::{account_zip, collection_zip};
pub use beginnings::fill_beginnings;
pub use command::{CommandCollection, CommandError, CommandOutcome};
pub use export::{Export, Pieces, export_name, lay_notes, lay_rollouts, safe, unpacked, zip_of};
pub use file::collected;
pub use intake::IntakeError;
pub use runs::{BeginError, Imports};
pub use spool::{Spool, SpoolError};
