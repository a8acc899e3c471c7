//! Match text: `.mat`, the one format that every program and site exports.
//!
//! [`read`] takes what any of them writes; [`write()`] writes GNU Backgammon's shape, which all of them read.

mod document;
mod header;
mod lex;
mod write;

use pasch_rules::Record;

use crate::decode::Decoded;
use crate::problem::{Problem, ReadError, Warning};
use crate::script::{self, Script};

pub use write::{Loss, WriteError, Written, write};

/// Whether a line says how long a match is: `7 point match`.
pub(crate) fn is_length_line(line: &str) -> bool {
    lex::match_length(line.trim()).is_some()
}

/// Whether a text has a `Game N` line followed by numbered lines.
pub(crate) fn has_games(text: &str) -> bool {
    let mut lines = lex::lines(text);
    lines.any(|line| matches!(line.kind, lex::LineKind::Game(_)))
        && lines
            .take(3)
            .any(|line| matches!(line.kind, lex::LineKind::Cells { .. } | lex::LineKind::Score(_)))
}

/// Reads match text: all that is sound, with a warning for everything that is not.
///
/// # Errors
/// [`ReadError::NoLength`], [`ReadError::BadLength`] or [`ReadError::NoGame`] if there is no match to read.
pub fn read(decoded: &Decoded) -> Result<(Record, Vec<Warning>), ReadError> {
    let mut warnings: Vec<Warning> = decoded
        .notes
        .iter()
        .map(|&note| Warning {
            line: note.line(),
            column: None,
            game: None,
            move_no: None,
            problem: Problem::Decoding(note),
        })
        .collect();
    let document = document::read(&decoded.text, &mut warnings)?;
    let (header, jacoby_open) = header::read(&document, &mut warnings);
    let games = document.games.iter().map(document::Game::to_script).collect();
    let mut folded = script::play(&Script { header, jacoby_open, games, open_line: document.open_line });
    warnings.append(&mut folded.warnings);
    warnings.sort_by_key(|warning| warning.line);
    Ok((folded.record, warnings))
}
