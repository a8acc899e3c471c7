//! Match files, in and out.

use pasch_analysis::foreign::in_unit;
use pasch_engine::met::Met;
use pasch_formats::overlay::Unit;
use pasch_formats::{Format, Overlay, ReadError, WriteError, Written};
use pasch_messages::{Describe, Message};
use pasch_rules::Record;

use pasch_wire::Warning;

/// A file that was read.
#[derive(Clone, Debug)]
pub struct ReadFile {
    /// The match that the file holds.
    pub record: Record,
    /// What the reader forgave.
    pub warnings: Vec<Warning>,
    /// What it says beside the play.
    pub overlay: Overlay,
}

/// Why a file is refused, and where.
#[derive(Clone, Debug, PartialEq, Describe, thiserror::Error)]
#[describe("file-error")]
pub struct FileError {
    /// Stable word for programs.
    #[describe(skip)]
    pub code: &'static str,
    /// The fault as a sentence for people.
    pub message: Message,
    /// File, line, game, move, as far as known.
    pub place: Option<String>,
}

impl FileError {
    /// A refusal without a place.
    pub const fn new(code: &'static str, message: Message) -> Self {
        Self { code, message, place: None }
    }

    /// The same, naming the file.
    #[must_use]
    pub fn in_file(mut self, name: &str) -> Self {
        if !name.is_empty() {
            let inside = self.place.take().map(|place| format!(", {place}")).unwrap_or_default();
            self.place = Some(format!("{name}{inside}"));
        }
        self
    }
}

/// Reads a match file by its content; its name is a hint where that says nothing.
///
/// # Errors
/// When the content is no match that can be read.
pub fn read(bytes: &[u8], name: &str) -> Result<ReadFile, FileError> {
    whole(pasch_formats::read(bytes, hint(name)))
}

/// Reads every match and position of a file, as [`read`] does. What cannot be read has its reason in its place.
///
/// # Errors
/// When the file as a whole cannot be read.
pub fn read_all(bytes: &[u8], name: &str) -> Result<Vec<Result<ReadFile, FileError>>, FileError> {
    let found = pasch_formats::read_all(bytes, hint(name)).map_err(unreadable)?;
    Ok(found.into_iter().map(whole).collect())
}

fn hint(name: &str) -> Option<&str> {
    (!name.is_empty()).then_some(name)
}

fn whole(file: Result<pasch_formats::ReadFile, ReadError>) -> Result<ReadFile, FileError> {
    let file = file.map_err(unreadable)?;
    let warnings =
        file.warnings.iter().map(|warning| Warning::new(warning.line, &warning.message())).collect();
    Ok(ReadFile { record: file.record, warnings, overlay: file.overlay })
}

#[expect(clippy::needless_pass_by_value, reason = "it stands behind map_err")]
fn unreadable(error: ReadError) -> FileError {
    let line = match &error {
        ReadError::NoLength { line } | ReadError::BadLength { line, .. } => Some(*line),
        ReadError::Log(fault) => Some(fault.line),
        _ => None,
    };
    FileError { code: "unreadable", message: error.message(), place: line.map(|line| format!("line {line}")) }
}

/// A match in Pasch's own format.
#[must_use]
pub fn log(record: &Record) -> String {
    pasch_formats::log::write(record)
}

/// A match as match text.
///
/// # Errors
/// When match text cannot hold it, such as another board than backgammon's.
pub fn mat(record: &Record) -> Result<String, FileError> {
    let written = pasch_formats::mat::write(record);
    written.map(|written| written.text).map_err(|error| FileError::new("not-writable", error.message()))
}

/// A match with what is said about it in any format that is written, as far as that can hold it. For GNU Backgammon's SGF
/// figures of the cube become chances to win the match, by Kazaross XG2, its usual table.
///
/// # Errors
/// When the format cannot hold the match.
pub fn noted(record: &Record, overlay: &Overlay, format: Format) -> Result<Written, WriteError> {
    if format != Format::Sgf {
        return pasch_formats::write(record, overlay, format);
    }
    let overlay = in_unit(record, overlay, Unit::MatchChance, &Met::kazaross_xg2());
    pasch_formats::write(record, &overlay, format)
}
