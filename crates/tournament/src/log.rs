//! A tournament: its log and the state that is its fold.

use crate::action::{Action, Entry};
use crate::error::{LogError, Refusal};
use crate::options::{Options, Time};
use crate::state::State;

/// A log of actions with its state. The log is everything: the same entries lead to the same state.
#[derive(Clone, Debug, PartialEq)]
pub struct Tournament {
    entries: Vec<Entry>,
    state: State,
}

impl Tournament {
    /// A new tournament without entrants.
    ///
    /// # Errors
    /// When the options make no sense.
    pub fn new(options: Options, at: Time) -> Result<Self, Refusal> {
        let state = State::new(options.clone(), at)?;
        let action = Action::Created { options: Box::new(options) };
        Ok(Self { entries: vec![Entry { at, seen: None, action }], state })
    }

    /// The tournament that entries lead to.
    ///
    /// # Errors
    /// The first entry that is refused, by its line.
    pub fn fold(entries: impl IntoIterator<Item = Entry>) -> Result<Self, LogError> {
        let mut entries = entries.into_iter();
        let first = entries.next().ok_or(LogError::Empty)?;
        let refused = |line: usize, refusal| LogError::Refused { line: line as u32, refusal };
        let Action::Created { options } = first.action else { return Err(refused(1, Refusal::Created)) };
        let mut tournament = Self::new(*options, first.at).map_err(|refusal| refused(1, refusal))?;
        for (number, entry) in entries.enumerate() {
            tournament.apply(entry).map_err(|refusal| refused(number + 2, refusal))?;
        }
        Ok(tournament)
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

    /// Adds an action that was decided on the present state.
    ///
    /// # Errors
    /// The reason against it. Nothing has changed then.
    pub fn act(&mut self, at: Time, action: Action) -> Result<(), Refusal> {
        let seen = action.needs_number().then_some(self.state.entries());
        self.apply(Entry { at, seen, action })
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

    /// The log as text, an entry a line in JSON.
    #[must_use]
    pub fn to_text(&self) -> String {
        let line = |entry: &Entry| serde_json::to_string(entry).unwrap_or_default() + "\n";
        self.entries.iter().map(line).collect()
    }

    /// Reads such a text.
    ///
    /// # Errors
    /// The first line that is no entry or is refused.
    pub fn from_text(text: &str) -> Result<Self, LogError> {
        let entry = |(number, line): (usize, &str)| {
            serde_json::from_str(line)
                .map_err(|error| LogError::Syntax { line: number as u32 + 1, error: error.to_string() })
        };
        Self::fold(text.lines().enumerate().map(entry).collect::<Result<Vec<Entry>, _>>()?)
    }
}
