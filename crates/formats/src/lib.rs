//! Positions and matches as text and files, read and written.
//!
//! [`read`](read()) takes the bytes of any supported file and gives a [`Record`](pasch_rules::Record) with warnings;
//! [`facts`](facts()) says what a record holds, an [`Overlay`] what a file says beside the facts; [`write()`] writes
//! them. Single positions are [`Situation`]s, spelt as [`xgid`], [`position_id`], [`match_id`] and [`fibs_board`], and
//! found in pasted text by [`paste::find`].
//!
//! Invariants: nothing here does I/O; no bytes make a reader panic; every action of a record that was read is legal;
//! nothing is guessed without a warning.
//!
//! ```
//! let text = b" 3 point match\n\n Game 1\n alice : 0      bob : 0\n  1) 31: 8/5 6/5    52: 13/8 24/22\n";
//! let file = pasch_formats::read(text, None)?;
//! let facts = pasch_formats::facts(&file.record)?;
//! assert_eq!((facts.players.a.as_str(), facts.length, facts.counts.rolls), ("alice", 3, 2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod base64;
pub mod bgf;
mod calendar;
pub mod decode;
pub mod detect;
pub mod diagram;
pub mod facts;
pub mod fibs_board;
mod format;
pub mod identifier;
mod inflate;
pub mod jellyfish;
pub mod log;
pub mod mat;
pub mod match_id;
pub mod ogid;
pub mod ogxm;
pub mod overlay;
pub mod paste;
mod paste_error;
pub mod place;
pub mod position_id;
pub mod problem;
pub mod read;
mod script;
mod several;
pub mod sgf;
pub mod sites;
pub mod situation;
pub mod snowie;
pub mod spell;
mod steps;
mod unwrap;
mod write;
mod written;
pub mod xg;
pub mod xg_text;
pub mod xgid;

pub use detect::{Content, detect};
pub use diagram::Diagram;
pub use facts::{Counts, Facts, GameFacts, facts};
pub use format::Format;
pub use overlay::Overlay;
pub use problem::{Problem, ReadError, Remedy, Severity, Warning};
pub use read::{ReadFile, position_record, read};
pub use several::{read_all, stream_parts};
pub use situation::Situation;
pub use steps::StepError;
pub use write::write;
pub use written::{Loss, WRITTEN, WriteError, Written};
