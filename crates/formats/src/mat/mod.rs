//! Match text: `.mat`, the one format that every program and site exports.
//!
//! [`read`] takes what any of them writes; [`write()`] writes GNU Backgammon's shape, which all of them read.

mod document;
mod fold;
mod header;
mod lex;
mod play;
mod result;
mod write;

use pasch_rules::Record;

use crate::decode::Decoded;
use crate::problem::{Problem, ReadError, Warning};

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
    let (header, guess) = header::read(&document, &mut warnings);
    let mut best = fold::fold(&document, header);
    if let Some(other) = guess.other(&best.record.header) {
        // The file does not say whether the Jacoby rule holds: its results may.
        let second = fold::fold(&document, other);
        if second.faults() < best.faults() {
            best = second;
        }
    }
    warnings.append(&mut best.warnings);
    warnings.sort_by_key(|warning| warning.line);
    Ok((best.record, warnings))
}
