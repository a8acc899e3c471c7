//! Files into collections: read, told apart from what is known, stored.
//!
//! One run ([`intake`]) serves the command line ([`CommandCollection`]) as well as the server, which carries its runs
//! out one after the other.

mod account;
mod command;
mod export;
mod file;
mod intake;
mod runs;
mod spool;

pub use account::{account_zip, collection_zip};
pub use command::{CommandCollection, CommandError, CommandOutcome};
pub(crate) use export::{Export, Pieces, export_name, safe, unpacked, zip_of};
pub(crate) use file::title;
pub use intake::IntakeError;
pub(crate) use runs::{BeginError, Imports};
pub(crate) use spool::{Spool, SpoolError};
