//! Pasch's own action log: JSON lines, the first the header, then one action a line. It holds every variant
//! and every action without loss.
//!
//! ```text
//! {"format":"pasch","version":1,"variant":"backgammon","length":5,"names":["alice","bob"],"extra":[]}
//! {"do":"opening","dice":[3,1]}
//! {"do":"play","moves":[{"from":"8","to":"5","die":3},{"from":"6","to":"5","die":1}]}
//! {"do":"double"}
//! ```
//!
//! A series names the games after the first in a list: `"variant":"portes","then":["plakoto","fevga"]`; that needs
//! version 2. What was said about the match (an
//! [`Overlay`]) stands behind the actions, each note with the index of its action, and needs version 4:
//!
//! ```text
//! {"say":"action","at":1,"comment":"well played","luck":0.25}
//! {"say":"game","at":0,"comment":"a long one"}
//! ```
//!
//! Rules were worded anew once. Where that makes a difference, the header of a match played by the later wording says
//! `"edition":2` and needs version 5; without it such a log is read by the first wording, as it was played.
//!
//! House rules that are agreed stand in the header by the names of [`HouseRule`](pasch_rules::HouseRule), and need version 6:
//!
//! ```text
//! "house":{"bear-off":"exact-only","max-per-point":"5"}
//! ```
//!
//! Versions before had a list of all options there, in a spelling of their own; it is still read. Everything else is written as
//! version 1, which older programs read.
//!
//! Places are in the mover's own count. What is serialised are the mirrors in this module, never the types of the rules:
//! a change there cannot change the format unnoticed.

mod mirror;
mod notes;

use pasch_messages::Describe;
use pasch_rules::{Action, Edition, Header, HouseError, HouseRule, Record};
use thiserror::Error;

use mirror::{ActionMirror, HeaderMirror, VersionMirror};

use crate::overlay::Overlay;

/// The latest version that [`read`] understands; it reads all before it, too. [`write()`] writes the oldest
/// one that can hold the record.
pub const VERSION: u64 = 6;

/// The version that knows notes.
const NOTED: u64 = 4;

/// The oldest version that can hold a match with this header: 2 for a series, 5 where the later wording of the rules makes a
/// difference, 6 with house rules.
fn version_of(header: &Header) -> u64 {
    if !HouseRule::written(&header.options).is_empty() {
        6
    } else if header.options.edition > Edition::First && header.depends_on_edition() {
        5
    } else if header.then.is_empty() {
        1
    } else {
        2
    }
}

/// Why an action log could not be read, and in which line.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("log-error")]
pub struct LogError {
    /// The line, counted from 1.
    pub line: u32,
    /// What is wrong with it.
    pub kind: LogErrorKind,
}

/// What is wrong with a line of an action log.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("log-error-kind")]
pub enum LogErrorKind {
    /// The first line is not the header of an action log.
    NotALog,
    /// Written by a later version.
    #[describe(args(version = VERSION))]
    Version(#[describe(name = "value")] u64),
    /// No JSON, or not of the expected shape.
    Json(#[describe(name = "value")] String),
    /// A value that does not exist.
    Value {
        /// What it should be.
        what: &'static str,
        /// The text that stands there instead.
        value: String,
    },
    /// A house rule that does not exist, or cannot be kept so.
    Option {
        /// The name of the house rule, as the log spells it.
        #[describe(escaped)]
        name: String,
        /// The value that the log gives it.
        #[describe(escaped)]
        value: String,
        /// What is wrong with it.
        why: HouseError,
    },
    /// The rules refuse the action, or the header.
    Refused(#[describe(name = "value")] String),
}

/// Writes a record, one line per action, each ended by a line feed.
#[must_use]
pub fn write(record: &Record) -> String {
    let mut text = header_line(&record.header);
    text.push('\n');
    for action in &record.actions {
        text.push_str(&action_line(action));
        text.push('\n');
    }
    text
}

/// As [`write()`], with what is said about the match behind its actions.
#[must_use]
pub fn write_noted(record: &Record, overlay: &Overlay) -> String {
    if overlay.is_empty() {
        return write(record);
    }
    let header = HeaderMirror::from(&record.header).with_notes();
    let mut text = serde_json::to_string(&header).expect("mirrors hold only strings, numbers and lists");
    let actions = record.actions.iter().map(action_line);
    for line in actions.chain(notes::lines(overlay)) {
        text.push('\n');
        text.push_str(&line);
    }
    text.push('\n');
    text
}

/// The header as a line, without its line feed.
#[must_use]
pub fn header_line(header: &Header) -> String {
    serde_json::to_string(&HeaderMirror::from(header)).expect("mirrors hold only strings, numbers and lists")
}

/// An action as a line, without its line feed.
#[must_use]
pub fn action_line(action: &Action) -> String {
    serde_json::to_string(&ActionMirror::from(action)).expect("mirrors hold only strings, numbers and lists")
}

/// Reads the line of a header.
///
/// # Errors
/// [`LogErrorKind`] if it is no header, of another version, or names what does not exist.
pub fn parse_header(line: &str) -> Result<Header, LogErrorKind> {
    let version: VersionMirror = serde_json::from_str(line).map_err(|_| LogErrorKind::NotALog)?;
    if version.format != mirror::FORMAT {
        return Err(LogErrorKind::NotALog);
    }
    if !(1..=VERSION).contains(&version.version) {
        return Err(LogErrorKind::Version(version.version));
    }
    let mirror: HeaderMirror = serde_json::from_str(line).map_err(|error| json_error(&error))?;
    mirror.try_into()
}

/// Reads the line of an action.
///
/// # Errors
/// [`LogErrorKind`] if it is none, or names what does not exist. Whether it is legal is not asked.
pub fn parse_action(line: &str) -> Result<Action, LogErrorKind> {
    let mirror: ActionMirror = serde_json::from_str(line).map_err(|error| json_error(&error))?;
    mirror.try_into()
}

/// Without the line number of the parser, which is always 1.
fn json_error(error: &serde_json::Error) -> LogErrorKind {
    let text = error.to_string();
    LogErrorKind::Json(text.replace(" at line 1 column ", ", column "))
}

/// Reads a log and replays it: what is returned, the rules accept. Blank lines are skipped, and so is what is
/// said about the match.
///
/// # Errors
/// [`LogError`] with the first line that is unknown or refused.
pub fn read(text: &str) -> Result<Record, LogError> {
    read_noted(text).map(|(record, _)| record)
}

/// As [`read`], with what is said about the match.
///
/// # Errors
/// The same errors as [`read`].
pub fn read_noted(text: &str) -> Result<(Record, Overlay), LogError> {
    let mut lines = text.split('\n').zip(1u32..).filter(|(line, _)| !line.trim().is_empty());
    let (first, line) = lines.next().ok_or(LogError { line: 1, kind: LogErrorKind::NotALog })?;
    let header = parse_header(first).map_err(|kind| LogError { line, kind })?;
    let refused = |line, reason: String| LogError { line, kind: LogErrorKind::Refused(reason) };
    let mut record = Record { header, actions: Vec::new() };
    let mut state =
        pasch_rules::MatchState::new(&record.header).map_err(|error| refused(line, error.to_string()))?;
    let mut overlay = Overlay::default();
    for (text, line) in lines {
        if notes::is_note(text) {
            notes::read(text, &mut overlay).map_err(|kind| LogError { line, kind })?;
            continue;
        }
        let action = parse_action(text).map_err(|kind| LogError { line, kind })?;
        state.apply(&action).map_err(|error| refused(line, error.to_string()))?;
        record.actions.push(action);
    }
    // Notes on what is not there.
    overlay.notes.retain(|&index, _| index < record.actions.len());
    Ok((record, overlay))
}
