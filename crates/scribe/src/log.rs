//! A transcript as text: a line of JSON for the version, and one for each entry.
//!
//! ```text
//! {"scribe":1}
//! {"wall":1796000000000,"add":{"match":{"format":"pasch","version":1,"variant":"backgammon","length":7, …}}}
//! {"video":12500,"add":{"do":"opening","dice":[3,1]}}
//! {"add":{"do":"play","moves":[{"from":"8","to":"5","die":3},{"from":"6","to":"5","die":1}]}}
//! {"amend":2,"as":{"do":"opening","dice":[4,1]}}
//! {"insert":7,"as":{"note":"long thought"}}
//! {"delete":3}
//! {"undo":true}
//! ```
//!
//! Actions and the header of the match are written as in Pasch's own log ([`pasch_formats::log`]).

use pasch_formats::log::{self, LogErrorKind};
use pasch_messages::Describe;
use pasch_rules::{Action, ByPlayer, GameSetup, Misplay, Place, Setup, Shift};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use thiserror::Error;

use crate::entry::{AsPlayed, Change, Entry, Fact, LineId, Stamps};
use crate::fault::EntryError;
use crate::transcript::Transcript;

/// The version that is written; older ones are read.
const VERSION: u64 = 1;

/// The longest line that is read, in bytes.
const MAX_LINE: usize = 64 * 1024;

/// Why the log of a transcript cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("scribe-log")]
pub enum LogError {
    /// The first line is not that of a transcript.
    NotALog,
    /// A later program wrote it.
    Version {
        /// Its version.
        version: u64,
    },
    /// A line is no entry.
    Line {
        /// The line, from 1; the version is line 1.
        line: usize,
        /// What is wrong.
        #[describe(escaped)]
        reason: String,
    },
    /// An action or a header is damaged.
    Action {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        reason: LogErrorKind,
    },
    /// An entry names what is not there.
    Refused {
        /// The line, from 1.
        line: usize,
        /// The refusal.
        reason: EntryError,
    },
}

/// One line behind the first.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LineMirror {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    wall: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    video: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    add: Option<Value>,
    /// The line before which something is inserted; 0 is the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    insert: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    amend: Option<u32>,
    #[serde(default, rename = "as", skip_serializing_if = "Option::is_none")]
    fact: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    delete: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undo: Option<bool>,
}

/// What is wrong with a line, without its number.
enum Wrong {
    Line(String),
    Action(LogErrorKind),
}

impl From<LogErrorKind> for Wrong {
    fn from(kind: LogErrorKind) -> Wrong {
        Wrong::Action(kind)
    }
}

impl From<serde_json::Error> for Wrong {
    fn from(error: serde_json::Error) -> Wrong {
        Wrong::Line(error.to_string().replace(" at line 1 column ", ", column "))
    }
}

/// The first line of a log, without its line feed.
#[must_use]
pub fn first_line() -> String {
    json!({ "scribe": VERSION }).to_string()
}

/// An entry as a line, without its line feed.
#[must_use]
pub fn write_entry(entry: &Entry) -> String {
    let mut line = LineMirror { wall: entry.stamps.wall, video: entry.stamps.video, ..LineMirror::default() };
    match &entry.change {
        Change::Add(fact) => line.add = Some(write_fact(fact)),
        Change::Insert { before, fact } => {
            line.insert = Some(before.map_or(0, |line| line.0));
            line.fact = Some(write_fact(fact));
        }
        Change::Amend { line: number, fact } => {
            line.amend = Some(number.0);
            line.fact = Some(write_fact(fact));
        }
        Change::Delete { line: number } => line.delete = Some(number.0),
        Change::Undo => line.undo = Some(true),
    }
    // Numbers, texts and values are always written.
    serde_json::to_string(&line).unwrap_or_default()
}

/// Reads the line of an entry; `line` is its number for the error.
///
/// # Errors
/// [`LogError::Line`] or [`LogError::Action`] if it is none.
pub fn read_entry(text: &str, line: usize) -> Result<Entry, LogError> {
    parse(text).map_err(|wrong| match wrong {
        Wrong::Line(reason) => LogError::Line { line, reason },
        Wrong::Action(reason) => LogError::Action { line, reason },
    })
}

/// A whole log, each line ended by a line feed.
#[must_use]
pub fn write(transcript: &Transcript) -> String {
    let entries = transcript.entries().iter().map(write_entry);
    std::iter::once(first_line()).chain(entries).map(|line| line + "\n").collect()
}

/// Reads a whole log.
///
/// # Errors
/// [`LogError`] with the first line that is damaged, or names what is not there.
pub fn read(text: &str) -> Result<Transcript, LogError> {
    let mut lines = text.lines();
    let first: Value =
        lines.next().and_then(|line| serde_json::from_str(line).ok()).ok_or(LogError::NotALog)?;
    match first.get("scribe").and_then(Value::as_u64) {
        None | Some(0) => return Err(LogError::NotALog),
        Some(version) if version > VERSION => return Err(LogError::Version { version }),
        Some(_) => {}
    }
    let most = crate::entry::MAX_ENTRIES + 1;
    let entries = lines.zip(2..).take(most).map(|(text, line)| read_entry(text, line));
    let entries: Vec<Entry> = entries.collect::<Result<_, _>>()?;
    Transcript::fold_numbered(entries)
        .map_err(|(place, reason)| LogError::Refused { line: place + 2, reason })
}

fn parse(text: &str) -> Result<Entry, Wrong> {
    if text.len() > MAX_LINE {
        return Err(Wrong::Line(format!("more than {MAX_LINE} bytes")));
    }
    let line: LineMirror = serde_json::from_str(text)?;
    let stamps = Stamps { wall: line.wall, video: line.video };
    let change = match (line.add, line.insert, line.amend, line.fact, line.delete, line.undo) {
        (Some(fact), None, None, None, None, None) => Change::Add(read_fact(fact)?),
        (None, Some(before), None, Some(fact), None, None) => {
            Change::Insert { before: (before > 0).then_some(LineId(before)), fact: read_fact(fact)? }
        }
        (None, None, Some(line), Some(fact), None, None) => {
            Change::Amend { line: LineId(line), fact: read_fact(fact)? }
        }
        (None, None, None, None, Some(line), None) => Change::Delete { line: LineId(line) },
        (None, None, None, None, None, Some(true)) => Change::Undo,
        _ => return Err(Wrong::Line("not one change".to_owned())),
    };
    Ok(Entry { change, stamps })
}

/// A line that other modules wrote, as a value.
fn value_of(line: &str) -> Value {
    serde_json::from_str(line).unwrap_or_default()
}

fn write_fact(fact: &Fact) -> Value {
    match fact {
        Fact::Match(header) => json!({ "match": value_of(&log::header_line(header)) }),
        Fact::Action(action) => value_of(&log::action_line(action)),
        Fact::AsPlayed(AsPlayed::Moves(moves)) => {
            let pair = |shift: &Shift| [shift.from.to_string(), shift.to.to_string()];
            json!({ "as_played": moves.shifts.iter().map(pair).collect::<Vec<_>>() })
        }
        Fact::AsPlayed(AsPlayed::Board(board)) => {
            json!({ "as_played_to": value_of(&log::action_line(&Action::Setup(on(*board)))) })
        }
        Fact::Note(words) => json!({ "note": words }),
        Fact::Clocks(left) => json!({ "clocks": [left.a, left.b] }),
    }
}

fn read_fact(value: Value) -> Result<Fact, Wrong> {
    if value.get("do").is_some() {
        return Ok(Fact::Action(log::parse_action(&value.to_string())?));
    }
    let one = match value {
        Value::Object(map) if map.len() == 1 => map.into_iter().next(),
        _ => None,
    };
    let Some((name, value)) = one else { return Err(Wrong::Line("not one fact".to_owned())) };
    Ok(match name.as_str() {
        "match" => Fact::Match(Box::new(log::parse_header(&value.to_string())?)),
        "as_played" => {
            let pairs: Vec<[String; 2]> = serde_json::from_value(value)?;
            let shift = |[from, to]: [String; 2]| Ok(Shift { from: place(&from)?, to: place(&to)? });
            let shifts = pairs.into_iter().map(shift).collect::<Result<_, Wrong>>()?;
            Fact::AsPlayed(AsPlayed::Moves(Misplay { shifts }))
        }
        "as_played_to" => match log::parse_action(&value.to_string())? {
            Action::Setup(setup) => Fact::AsPlayed(AsPlayed::Board(setup.board)),
            _ => return Err(Wrong::Line("not a board".to_owned())),
        },
        "note" => Fact::Note(serde_json::from_value(value)?),
        "clocks" => {
            let [a, b]: [Option<u64>; 2] = serde_json::from_value(value)?;
            Fact::Clocks(ByPlayer { a, b })
        }
        _ => return Err(Wrong::Line(format!("no fact is called {name}"))),
    })
}

fn place(text: &str) -> Result<Place, Wrong> {
    Place::try_from(text.to_owned()).map_err(Wrong::Line)
}

/// A set-up with this board: the way in which boards are written.
fn on(board: Setup) -> GameSetup {
    GameSetup {
        board,
        turn: pasch_rules::SetupTurn::Opening,
        cube: pasch_rules::Cube::default(),
        score: ByPlayer::default(),
        crawford: pasch_rules::Crawford::Before,
    }
}
