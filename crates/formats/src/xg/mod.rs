//! eXtreme Gammon's binary files, `.xg` and `.xgp`: a container of compressed streams, one of them records of fixed size.
//!
//! The layout was published by GameSite 2000 Ltd ("eXtreme Gammon format", the files of XG 2); offsets were checked on
//! real files. Player 1 is seat A.

mod archive;
mod document;
mod records;
mod rollout;

use pasch_rules::Record;

use crate::overlay::Overlay;
use crate::problem::{Problem, ReadError, Warning};
use crate::script;

/// Reads a file: all that is sound, with a warning for everything that is not.
///
/// # Errors
/// [`ReadError::NoGame`] if it holds no game, [`ReadError::Corrupt`] if a stream is damaged, [`ReadError::TooLarge`] if
/// one unpacks without end.
pub fn read(bytes: &[u8]) -> Result<(Record, Vec<Warning>, Overlay), ReadError> {
    let archive = archive::open(bytes)?;
    let mut warnings = Vec::new();
    if archive.cut {
        let problem = Problem::EndsInsideNode;
        warnings.push(Warning { line: None, column: None, game: None, move_no: None, problem });
    }
    let document = document::read(&archive, &mut warnings)?;
    let mut folded = script::play(&document.script);
    warnings.append(&mut folded.warnings);
    let overlay = Overlay::laid(document.games, document.notes, &folded.spans);
    Ok((folded.record, warnings, overlay))
}
