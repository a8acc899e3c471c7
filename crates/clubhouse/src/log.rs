//! A club: its log and the state that is its fold.

use serde::{Deserialize, Serialize};

use crate::action::{Action, Entry};
use crate::error::{LogError, Refusal};
use crate::ids::PersonId;
use crate::state::State;
use pasch_tournament::Time;

/// The version of the log that this program writes. It reads this one and none later.
pub const VERSION: u32 = 1;

/// A log of entries with its state. The log is everything: the same entries lead to the same state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Club {
    entries: Vec<Entry>,
    state: State,
}

/// The first line of a log as text.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    clubhouse: u32,
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
        let refused = |line: usize, refusal| LogError::Refused { line: line as u32, refusal };
        let founding = entries.next().ok_or(LogError::Empty)?;
        let mut club = Self::new(founding).map_err(|refusal| refused(2, refusal))?;
        for (number, entry) in entries.enumerate() {
            club.apply(entry).map_err(|refusal| refused(number + 3, refusal))?;
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

    /// Adds an action that was decided on the present state, by a person or by the house.
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

    /// The log as text: a header with the version, then an entry a line in JSON.
    #[must_use]
    pub fn to_text(&self) -> String {
        // Types of numbers, names and lists are always written.
        let mut text = serde_json::to_string(&Header { clubhouse: VERSION }).unwrap_or_default() + "\n";
        for entry in &self.entries {
            text += &serde_json::to_string(entry).unwrap_or_default();
            text.push('\n');
        }
        text
    }

    /// Reads such a text.
    ///
    /// # Errors
    /// A header that is none or of a later program, and the first line that is no entry or is refused.
    pub fn from_text(text: &str) -> Result<Self, LogError> {
        let mut lines = text.lines().enumerate();
        let (_, header) = lines.next().ok_or(LogError::Empty)?;
        let header: Header =
            serde_json::from_str(header).map_err(|error| LogError::Header { error: error.to_string() })?;
        if header.clubhouse == 0 || header.clubhouse > VERSION {
            return Err(LogError::Version { version: header.clubhouse });
        }
        let entry = |(number, line): (usize, &str)| {
            serde_json::from_str(line)
                .map_err(|error| LogError::Syntax { line: number as u32 + 1, error: error.to_string() })
        };
        Self::fold(lines.map(entry).collect::<Result<Vec<Entry>, _>>()?)
    }
}
