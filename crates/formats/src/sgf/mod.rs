//! Smart Game Format, game 6: backgammon as GNU Backgammon stores it, with its analysis.
//!
//! White is seat A, Black seat B. [`read`] gives the record and, apart from it, an [`Overlay`] with all that the file says
//! about decisions; [`write()`] puts both together again. The properties are those that GNU Backgammon 1.07 and 1.08 and
//! libgsgf write; unknown ones are kept in the overlay.

mod analysis;
mod document;
mod points;
mod tree;
mod write;

use pasch_rules::Record;

use crate::decode::Decoded;
use crate::overlay::{Overlay, Unit};
use crate::problem::{Problem, ReadError, Warning};
use crate::script;

pub use write::write;

/// Reads a collection of games as one match: all that is sound, with a warning for everything that is not.
///
/// # Errors
/// [`ReadError::OtherGame`] if the file is of another game, [`ReadError::NoGame`] if it holds none.
pub fn read(decoded: &Decoded) -> Result<(Record, Vec<Warning>, Overlay), ReadError> {
    let mut warnings = Problem::decoding(decoded);
    let collection = tree::parse(&decoded.text);
    let mut document = document::read(&collection, &mut warnings)?;
    let unit = unit_of(document.script.header.length);
    for cube in document.notes.iter_mut().filter_map(|(_, _, note)| note.cube.as_mut()) {
        cube.unit = unit;
    }
    let mut folded = script::play(&document.script);
    warnings.append(&mut folded.warnings);
    warnings.sort_by_key(|warning| warning.line);
    let overlay = Overlay::laid(document.games, document.notes, &folded.spans);
    Ok((folded.record, warnings, overlay))
}

/// What GNU Backgammon's figures with the cube in play are.
fn unit_of(length: u32) -> Unit {
    if length > 0 { Unit::MatchChance } else { Unit::Equity }
}
