//! A chouette as text: a line of JSON for the header, and one for each action.

use pasch_messages::Describe;
use pasch_rules as rules;
use pasch_rules::{Edition, HouseError, HouseRule, VariantId};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::action::Action;
use crate::options::{Header, Options, OptionsError};
use crate::refusal::Refusal;
use crate::state::Chouette;

/// The version that is written; older ones are read.
const VERSION: u32 = 1;

/// A header and the actions that followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    /// The header.
    pub header: Header,
    /// The actions, in order.
    pub actions: Vec<Action>,
}

/// Why a log cannot be read, or does not fold.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("chouette-log")]
pub enum LogError {
    /// There is no line.
    Empty,
    /// The first line is no header.
    Header {
        /// The fault.
        #[describe(escaped)]
        reason: String,
    },
    /// A later program wrote it.
    Version {
        /// Its version.
        version: u32,
    },
    /// A house rule is unknown, or has no such value.
    House {
        /// The name of the rule.
        #[describe(escaped)]
        name: String,
        /// The fault.
        reason: HouseError,
    },
    /// No chouette can be played by the header.
    Options(#[describe(name = "reason")] OptionsError),
    /// A line is no action.
    Line {
        /// The line, from 1; the header is line 1.
        line: usize,
        /// The fault.
        #[describe(escaped)]
        reason: String,
    },
    /// An action is against the rules.
    Refused {
        /// The line, from 1; the header is line 1.
        line: usize,
        /// The rule.
        reason: Refusal,
    },
}

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstLine {
    chouette: u32,
    game: VariantId,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    house: Vec<(String, String)>,
    edition: u8,
    options: Options,
}

/// A header as one line of JSON.
///
/// # Errors
/// Refuses options that do not fit.
pub fn write_header(header: &Header) -> Result<String, LogError> {
    header.check().map_err(LogError::Options)?;
    let house = HouseRule::written(&header.house).into_iter();
    let first = FirstLine {
        chouette: VERSION,
        game: header.variant,
        house: house.map(|(name, value)| (name.to_owned(), value)).collect(),
        edition: if header.house.edition == Edition::First { 1 } else { 2 },
        options: header.options,
    };
    serde_json::to_string(&first).map_err(|error| LogError::Header { reason: error.to_string() })
}

/// Reads a header.
///
/// # Errors
/// Refuses a line that is no header, one of a later program, and options that do not fit.
pub fn read_header(line: &str) -> Result<Header, LogError> {
    let value: serde_json::Value =
        serde_json::from_str(line).map_err(|error| LogError::Header { reason: error.to_string() })?;
    let version = value.get("chouette").and_then(serde_json::Value::as_u64).unwrap_or(0);
    if version > u64::from(VERSION) {
        return Err(LogError::Version { version: u32::try_from(version).unwrap_or(u32::MAX) });
    }
    let first: FirstLine =
        serde_json::from_value(value).map_err(|error| LogError::Header { reason: error.to_string() })?;
    let mut house = rules::Options::default();
    for (name, value) in &first.house {
        HouseRule::read(&mut house, name, value)
            .map_err(|reason| LogError::House { name: name.clone(), reason })?;
    }
    house.edition = match first.edition {
        1 => Edition::First,
        2 => Edition::Second,
        other => return Err(LogError::Header { reason: format!("edition {other}") }),
    };
    let header = Header { variant: first.game, house, options: first.options };
    header.check().map_err(LogError::Options)?;
    Ok(header)
}

/// An action as one line of JSON.
#[must_use]
pub fn write_action(action: &Action) -> String {
    // A type of numbers, names and lists is always written.
    serde_json::to_string(action).unwrap_or_default()
}

/// Reads an action; `line` is its number for the error.
///
/// # Errors
/// Refuses a line that is no action.
pub fn read_action(text: &str, line: usize) -> Result<Action, LogError> {
    serde_json::from_str(text).map_err(|error| LogError::Line { line, reason: error.to_string() })
}

impl Log {
    /// The whole log as text.
    ///
    /// # Errors
    /// Refuses options that do not fit.
    pub fn to_text(&self) -> Result<String, LogError> {
        let mut text = write_header(&self.header)?;
        text.push('\n');
        for action in &self.actions {
            text.push_str(&write_action(action));
            text.push('\n');
        }
        Ok(text)
    }

    /// Reads a whole log. Whether its actions follow each other is seen by [`Log::state`].
    ///
    /// # Errors
    /// Names the first line that is damaged.
    pub fn read(text: &str) -> Result<Log, LogError> {
        let mut lines = text.lines();
        let header = read_header(lines.next().ok_or(LogError::Empty)?)?;
        let actions = lines.zip(2..).map(|(text, line)| read_action(text, line)).collect::<Result<_, _>>()?;
        Ok(Log { header, actions })
    }

    /// The state after the last action.
    ///
    /// # Errors
    /// Names the first action that is against the rules.
    pub fn state(&self) -> Result<Chouette, LogError> {
        let mut state = Chouette::new(&self.header).map_err(LogError::Options)?;
        for (action, line) in self.actions.iter().zip(2..) {
            state.apply(action).map_err(|reason| LogError::Refused { line, reason })?;
        }
        Ok(state)
    }
}
