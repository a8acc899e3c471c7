//! Collections of matches: what makes two files the same match, what a list shows of a match, and how an archive or a
//! folder is walked one file at a time.
//!
//! [`Summary::of`] plays a record once and gives its [`Digest`] and the facts of a list; [`walk()`] hands out the files
//! of folders and archives (zip, tar, gzip) within [`Limits`], so that memory stays bounded however large they are and whatever they
//! claim to hold; [`pack`] and [`unpack`] are for logs at rest.
//!
//! Invariants: no bytes make anything here panic; an archive is never unpacked beyond the limits; files are only read.

mod beginning;
mod date;
mod enrich;
mod limits;
mod names;
mod pack;
mod packed;
mod summary;
mod title;
mod walk;
mod zip;

pub use beginning::{BEGINNING_ROLLS, beginnings};
pub use date::iso_date;
pub use enrich::{Enriched, enriched};
pub use limits::Limits;
pub use names::name_key;
pub use pack::{UnpackError, pack, unpack};
pub use packed::is_packed;
pub use rawzip::FileReader;
pub use summary::{Digest, Summary};
pub use title::title;
pub use walk::{Item, Source, Trouble, estimate, holds_several, not_a_file, walk};
