//! What outlives the process: users, sessions, the matches' logs, analyses.
//!
//! Invariants: the log of a match is insert-only; an append is committed to disk before it returns;
//! of two appends with the same next number exactly one succeeds. Everything else about a match is
//! derived from its log. The store knows rows, not rules: bodies are opaque text to it.

pub mod backup;
#[cfg(test)]
mod backup_tests;
pub mod chouettes;
#[cfg(test)]
mod chouettes_tests;
pub mod collection;
#[cfg(test)]
mod collection_tests;
mod database_url;
pub mod decisions;
#[cfg(test)]
mod decisions_tests;
mod driver;
pub mod everybody;
#[cfg(test)]
mod everybody_tests;
#[cfg(test)]
mod faults_tests;
#[cfg(any(test, feature = "testing"))]
pub mod fresh;
pub mod friends;
pub mod guests;
#[cfg(test)]
mod guests_tests;
mod hold;
mod kept;
pub mod lessons;
#[cfg(test)]
mod lessons_tests;
pub mod live;
pub mod mail;
#[cfg(test)]
mod mail_tests;
mod migrations;
pub mod moderation;
#[cfg(test)]
mod moderation_tests;
pub mod notices;
#[cfg(test)]
mod notices_tests;
pub mod operators;
pub mod own_play;
pub mod passkeys;
#[cfg(test)]
mod passkeys_tests;
pub mod people;
#[cfg(test)]
mod people_tests;
pub mod played;
pub mod practice;
pub mod rating;
pub mod ratings;
pub mod resembling;
#[cfg(test)]
mod resembling_tests;
pub mod rolled;
#[cfg(test)]
mod rolled_tests;
#[cfg(test)]
mod schema_tests;
pub mod second_factor;
#[cfg(test)]
mod second_factor_tests;
pub mod sign_in;
#[cfg(test)]
mod sign_in_tests;
pub mod signed_dice;
#[cfg(test)]
mod signed_dice_tests;
mod sound;
mod sql;
mod sql_collection;
mod sql_decisions;
mod sql_dice;
mod sql_everybody;
mod sql_friends;
mod sql_guests;
mod sql_imports;
mod sql_judged;
mod sql_log;
mod sql_lookouts;
mod sql_mail;
mod sql_moderation;
mod sql_notices;
mod sql_operators;
mod sql_passkeys;
mod sql_people;
mod sql_played;
mod sql_practice;
mod sql_ratings;
mod sql_resembling;
mod sql_rolled;
mod sql_second_factor;
mod sql_sign_in;
mod sql_signed_dice;
mod sql_tables;
#[cfg(test)]
mod sql_tests;
mod sql_vacations;
pub mod tables;
#[cfg(test)]
mod tables_tests;
#[cfg(test)]
mod tls_tests;
pub mod tournaments;
#[cfg(test)]
mod tournaments_tests;

use pasch_messages::Describe;
use pasch_wire::{AnalysisId, MatchId, RolloutId, UserId};

use driver::words;

pub use pasch_credentials::User;
pub use pasch_table::fair::{DiceEntryRow, DiceRows, DiceSeedRow, DiceStepRow, Secrets, ThrownRow};
pub use pasch_table::{ActionRow, SeatRow};

pub use database_url::{DATABASE, DatabaseUrl, UrlError};
pub use hold::Hold;
pub use signed_dice::DiceKeyRow;
pub use sql::Store;
pub use tables::{ChatRow, ReportRow, TableRow, TableState};

/// Why the store could not answer.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("store-error")]
pub enum StoreError {
    /// Somebody else appended first: the log no longer ends where the caller thought.
    Conflict {
        /// Identifier of the match.
        match_id: MatchId,
        /// The number the caller wanted to write first.
        seq: u32,
    },
    /// The database was written by a newer version of Pasch.
    Newer {
        /// The first migration that is unknown.
        version: i64,
    },
    /// The database's server cannot be reached.
    Unreachable(#[describe(name = "value", text)] std::io::Error),
    /// Another server has the database.
    InUse,
    /// A file beside the database cannot be used.
    File(#[describe(name = "value", text)] std::io::Error),
    /// A file is damaged.
    Damaged {
        /// The fault, as SQLite says it.
        cause: String,
    },
    /// A file is older than what was written to it.
    Older(#[describe(name = "value")] String),
    /// Facts could not be written.
    NotWritten(#[describe(name = "value")] String),
    /// The database refused, or could not be reached.
    Database(#[describe(name = "value", text)] sqlx::Error),
    /// The schema could not be brought up to date.
    Migrate(
        #[describe(name = "value", text)]
        #[from]
        sqlx::migrate::MigrateError,
    ),
}

/// What the store answers.
pub type Result<T, E = StoreError> = std::result::Result<T, E>;

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::Io(error) => Self::Unreachable(error),
            error => Self::Database(error),
        }
    }
}

/// A new session: a browser that holds the token whose hash this is.
#[derive(Clone, Debug)]
pub struct NewSession {
    /// SHA-256 of the token.
    pub token_hash: [u8; 32],
    /// Now, in milliseconds since 1970.
    pub now: i64,
    /// When it ends, in milliseconds since 1970.
    pub expires_at: i64,
}

/// A match without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchRow {
    /// Identifier of the match, on this server.
    pub id: MatchId,
    /// What is played, JSON.
    pub header: String,
    /// Identifier of the user who made it.
    pub created_by: UserId,
    /// When, in milliseconds since 1970.
    pub created_at: i64,
    /// The seats in order.
    pub seats: Vec<SeatRow>,
}

/// A client's intent that a write belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntentKey {
    /// Identifier of the user who sent it.
    pub user_id: UserId,
    /// The identifier the client chose.
    pub client_id: String,
}

/// Facts to be added to the end of a log, all or none.
#[derive(Clone, Debug)]
pub struct Append<'a> {
    /// Identifier of the match whose log it is.
    pub match_id: &'a MatchId,
    /// Number of the first new fact: one more than the log's length.
    pub first_seq: u32,
    /// Now, in milliseconds since 1970.
    pub at: i64,
    /// For how long the clocks stood before them, in milliseconds.
    pub held: Option<i64>,
    /// The facts: who, and the body.
    pub facts: &'a [(String, String)],
    /// The intent that caused them, remembered so that it is never done twice.
    pub intent: Option<&'a IntentKey>,
    /// The derived summary after them, JSON.
    pub summary: &'a str,
    /// What was shown of the dice for them, and the seeds of chains that this binds the server to.
    pub dice: &'a DiceRows,
}

/// A match in a list: the row and its derived summary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SummaryRow {
    /// Identifier of the match.
    pub match_id: MatchId,
    /// The log's length the summary was made at.
    pub seq: u32,
    /// When something last happened, in milliseconds since 1970.
    pub updated_at: i64,
    /// The summary as JSON, for lists.
    pub body: String,
}

/// Where long work stands: an analysis or an import.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WorkState {
    /// Waiting or at work; an analysis is begun again after a restart.
    #[default]
    Running,
    /// All of it is stored.
    Done,
    /// Stopped by its owner; what an import had brought in stays.
    Cancelled,
    /// Broke off; what an import had brought in stays.
    Failed,
}

words!(WorkState { Running = "running", Done = "done", Cancelled = "cancelled", Failed = "failed" } else Failed);

/// An analysis to be stored.
#[derive(Clone, Debug)]
pub struct NewAnalysis {
    /// Identifier of the new analysis.
    pub id: AnalysisId,
    /// Identifier of the user who asked.
    pub owner: UserId,
    /// Title for people, as lists show it.
    pub title: String,
    /// Identifier of the analysis level.
    pub level: String,
    /// The name of the file that was sent.
    pub file_name: String,
    /// The file as it came.
    pub source: Vec<u8>,
    /// What the reader forgave, JSON.
    pub warnings: String,
    /// Now, in milliseconds since 1970.
    pub now: i64,
}

/// A stored analysis without its source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisRow {
    /// Identifier of the analysis.
    pub id: AnalysisId,
    /// Identifier of the user who asked.
    pub owner: UserId,
    /// Title for people, as lists show it.
    pub title: String,
    /// Identifier of the analysis level.
    pub level: String,
    /// Whether it is running, done, cancelled or failed.
    pub state: WorkState,
    /// What the reader forgave, JSON.
    pub warnings: String,
    /// Why it failed, in words; `None` unless it did.
    pub error: Option<String>,
    /// What a list shows of the report, JSON; `None` before it was first asked for.
    pub result: Option<String>,
    /// The report, JSON; not loaded in lists.
    pub report: Option<String>,
    /// When it was asked for, in milliseconds since 1970.
    pub created_at: i64,
}

/// The source of an analysis that is still to be done.
#[derive(Clone, Debug)]
pub struct AnalysisSource {
    /// The name of the file that was sent.
    pub file_name: String,
    /// Identifier of the analysis level.
    pub level: String,
    /// The file as it came.
    pub source: Vec<u8>,
}

/// A rollout as far as it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RolloutRow {
    /// Identifier: what is rolled out, and how.
    pub id: RolloutId,
    /// What is shown, JSON.
    pub view: String,
    /// Where it goes on.
    pub state: Vec<u8>,
    /// When it was written, in milliseconds since 1970.
    pub updated_at: i64,
}
