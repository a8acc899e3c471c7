//! A club: its log and the state that is its fold; logs as text.
//!
//! A log as text is a header with its kind and version (`{"clubhouse":1}`, `{"vote":1}`, `{"encounter":1}`), then an entry a line in JSON.

use std::collections::BTreeMap;

use pasch_messages::Describe;
use pasch_tournament::Time;
use serde::{Serialize, de::DeserializeOwned};
use thiserror::Error;

use crate::action::{Action, Entry};
use crate::encounter::{Encounter, EncounterEntry, EncounterRefusal};
use crate::error::Refusal;
use crate::ids::PersonId;
use crate::state::State;
use crate::vote::{VoteEntry, VoteMatch, VoteRefusal};

/// The version of the logs that this program writes. It reads this one and none later.
pub const VERSION: u32 = 1;

/// The words of the headers.
const CLUB: &str = "clubhouse";
const VOTE: &str = "vote";
const ENCOUNTER: &str = "encounter";

/// A log that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("clubhouse-log")]
pub enum LogError {
    /// It is empty.
    Empty,
    /// The first line is no header of this kind.
    Header {
        /// The line.
        #[describe(escaped)]
        line: String,
    },
    /// A later program wrote it.
    Version {
        /// Its version.
        version: u32,
    },
    /// A line is no entry.
    Syntax {
        /// The line, from 1.
        line: u32,
        /// The reason that the reader gives.
        #[describe(escaped)]
        error: String,
    },
    /// A line was refused.
    Refused {
        /// The line, from 1.
        line: u32,
        /// Why.
        refusal: LogRefusal,
    },
}

/// The reason against a line of a log.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("clubhouse-log-refusal")]
pub enum LogRefusal {
    /// In the log of a club.
    #[describe(transparent)]
    Club(#[from] Refusal),
    /// In the log of a vote match.
    #[describe(transparent)]
    Vote(#[from] VoteRefusal),
    /// In the log of a match between clubs.
    #[describe(transparent)]
    Encounter(#[from] EncounterRefusal),
}

fn refused(number: usize, refusal: impl Into<LogRefusal>) -> LogError {
    LogError::Refused { line: line(number), refusal: refusal.into() }
}

/// The line of an entry, which the header stands before.
const fn line(number: usize) -> u32 {
    number as u32 + 2
}

fn write<E: Serialize>(kind: &str, entries: &[E]) -> String {
    // Types of numbers, names and lists are always written.
    let line = |entry: &E| serde_json::to_string(entry).unwrap_or_default() + "\n";
    format!("{{\"{kind}\":{VERSION}}}\n") + &entries.iter().map(line).collect::<String>()
}

fn read<E: DeserializeOwned>(kind: &str, text: &str) -> Result<Vec<E>, LogError> {
    let mut lines = text.lines();
    let first = lines.next().ok_or(LogError::Empty)?;
    let header: Option<BTreeMap<String, u32>> = serde_json::from_str(first).ok();
    let version = header.filter(|header| header.len() == 1).and_then(|header| header.get(kind).copied());
    match version {
        None => return Err(LogError::Header { line: first.chars().take(80).collect() }),
        Some(VERSION) => {}
        Some(version) => return Err(LogError::Version { version }),
    }
    let entry = |(number, text): (usize, &str)| {
        serde_json::from_str(text)
            .map_err(|error| LogError::Syntax { line: line(number), error: error.to_string() })
    };
    lines.enumerate().map(entry).collect()
}

/// A log of entries with its state. The log is everything: the same entries lead to the same state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Club {
    entries: Vec<Entry>,
    state: State,
}

impl Club {
    /// A new club.
    ///
    /// # Errors
    /// When the first entry is no founding by a person, or its profile or name is wrong.
    pub fn new(founding: Entry) -> Result<Self, Refusal> {
        let state = State::new(&founding)?;
        Ok(Self { entries: vec![founding], state })
    }

    /// The club that entries lead to.
    ///
    /// # Errors
    /// The first entry that is refused, by the line it has in a text.
    pub fn fold(entries: impl IntoIterator<Item = Entry>) -> Result<Self, LogError> {
        let mut entries = entries.into_iter();
        let founding = entries.next().ok_or(LogError::Empty)?;
        let mut club = Self::new(founding).map_err(|refusal| refused(0, refusal))?;
        for (number, entry) in entries.enumerate() {
            club.apply(entry).map_err(|refusal| refused(number + 1, refusal))?;
        }
        Ok(club)
    }

    /// Adds an entry.
    ///
    /// # Errors
    /// The reason against it. Nothing has changed then.
    pub fn apply(&mut self, entry: Entry) -> Result<(), Refusal> {
        self.state.apply(&entry)?;
        self.entries.push(entry);
        Ok(())
    }

    /// Adds an action that was decided on the present state, by a person or by the server.
    ///
    /// # Errors
    /// The reason against it. Nothing has changed then.
    pub fn act(&mut self, at: Time, by: Option<&PersonId>, action: Action) -> Result<(), Refusal> {
        let seen = action.needs_number().then_some(self.state.entries());
        self.apply(Entry { at, by: by.cloned(), seen, action })
    }

    /// The log.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The state.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The log as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        write(CLUB, &self.entries)
    }

    /// Reads such a text.
    ///
    /// # Errors
    /// A header that is none or of a later program, and the first line that is no entry or is refused.
    pub fn from_text(text: &str) -> Result<Self, LogError> {
        Self::fold(read::<Entry>(CLUB, text)?)
    }
}

impl VoteMatch {
    /// The log as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        write(VOTE, self.log())
    }

    /// Reads such a text.
    ///
    /// # Errors
    /// A header that is none or of a later program, and the first line that is no entry or is refused.
    pub fn from_text(text: &str) -> Result<Self, LogError> {
        let entries = read::<VoteEntry>(VOTE, text)?;
        Self::fold(entries).map_err(|(number, refusal)| refused(number, refusal))
    }
}

impl Encounter {
    /// The log as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        write(ENCOUNTER, self.log())
    }

    /// Reads such a text.
    ///
    /// # Errors
    /// A header that is none or of a later program, and the first line that is no entry or is refused.
    pub fn from_text(text: &str) -> Result<Self, LogError> {
        let entries = read::<EncounterEntry>(ENCOUNTER, text)?;
        Self::fold(entries).map_err(|(number, refusal)| refused(number, refusal))
    }
}
