//! Match text: `.mat`, the one format that every program and site exports.
//!
//! [`read`] takes what any of them writes; [`write()`] writes GNU Backgammon's shape, which all of them read. Comments
//! (lines that begin with `;` or `#`) belong to the match before its first game, then to the game or the row above.

mod document;
mod header;
mod lex;
mod write;

use pasch_rules::Record;

use crate::decode::Decoded;
use crate::overlay::{GameNote, Note, Overlay};
use crate::problem::{Problem, ReadError, Warning};
use crate::script::{self, Script};

pub use crate::written::{Loss, WriteError, Written};
pub use write::{write, write_noted};

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
pub fn read(decoded: &Decoded) -> Result<(Record, Vec<Warning>, Overlay), ReadError> {
    let mut warnings = Problem::decoding(decoded);
    let document = document::read(&decoded.text, &mut warnings)?;
    Ok(play(&document, warnings))
}

/// Reads games without a header, as Jellyfish and GammonEmpire write them: a line of two names, then the
/// plays. They are played for money.
///
/// # Errors
/// [`ReadError::NoGame`] if there are no plays.
pub fn read_untitled(decoded: &Decoded) -> Result<(Record, Vec<Warning>, Overlay), ReadError> {
    let mut warnings = Problem::decoding(decoded);
    let document = document::read_untitled(&decoded.text, &mut warnings)?;
    Ok(play(&document, warnings))
}

fn play(document: &document::Document<'_>, mut warnings: Vec<Warning>) -> (Record, Vec<Warning>, Overlay) {
    let (header, jacoby_open) = header::read(document, &mut warnings);
    let variant_open = !document.headers.iter().any(|(key, _)| key.eq_ignore_ascii_case("Variation"));
    let games = document.games.iter().map(document::Game::to_script).collect();
    let open_line = document.open_line;
    let crawford_open = !document.headers.iter().any(|(key, _)| key.eq_ignore_ascii_case("Crawford"));
    let mut folded =
        script::play(&Script { header, jacoby_open, crawford_open, variant_open, games, open_line });
    warnings.append(&mut folded.warnings);
    warnings.sort_by_key(|warning| warning.line);
    let words = |text: &[&str]| (!text.is_empty()).then(|| text.join("\n"));
    let on_games =
        document.games.iter().map(|game| GameNote { comment: words(&game.comment), other: Vec::new() });
    let notes = document.games.iter().enumerate().flat_map(|(index, game)| {
        let on_entries = game.entries.iter().enumerate().filter(|(_, entry)| !entry.comment.is_empty());
        on_entries
            .map(move |(at, entry)| (index, at, Note { comment: words(&entry.comment), ..Note::default() }))
    });
    let overlay = Overlay::laid(on_games.collect(), notes.collect(), &folded.spans);
    (folded.record, warnings, overlay)
}
