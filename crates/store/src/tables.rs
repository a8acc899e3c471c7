//! Tables in the store: who hosts, what is played there, and the matches at it. Also the server's own
//! heartbeat, and what players say.

use async_trait::async_trait;

use super::{MatchRow, StoreError};
use pasch_credentials::names::Name;
use pasch_table::clocks::{ClockRule, Outage};
use pasch_wire::{MatchId, ReportId, Seat, TableId, UserId};

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableState {
    /// A seat is free.
    Open,
    /// A match was begun at it.
    Playing,
    /// Taken away before anybody sat down.
    Closed,
}

impl TableState {
    /// The word in the database.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Playing => "playing",
            Self::Closed => "closed",
        }
    }

    /// Reads the database's word; anything unknown counts as closed.
    #[must_use]
    pub fn from_word(word: &str) -> Self {
        match word {
            "open" => Self::Open,
            "playing" => Self::Playing,
            _ => Self::Closed,
        }
    }
}

/// A table, open or with its matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Identifier, not to be guessed: whoever knows it may sit down or watch.
    pub id: TableId,
    /// A short name for saying aloud; opens the table while a seat is free.
    pub code: String,
    /// Identifier of the user who made it.
    pub host: UserId,
    /// The host's name at it.
    pub host_name: String,
    /// The seat of the host in the first match.
    pub host_seat: Seat,
    /// A program of the host's plays, with a token.
    pub host_program: bool,
    /// What is played, the header line of a log without names.
    pub header: String,
    /// The rule of its clocks, JSON.
    pub clock: String,
    /// Matches at it are to count for ratings.
    pub rated: bool,
    /// Whom it is for by rating, JSON; none for anybody.
    pub ratings: Option<String>,
    /// The dice of its matches are thrown by hand and entered.
    pub by_hand: bool,
    /// No link is left with the server where the roller may double.
    pub strict: bool,
    /// It is listed, and anybody may join or watch.
    pub public: bool,
    /// The only person who may join.
    pub invited: Option<UserId>,
    /// Whether it is open, playing or closed.
    pub state: TableState,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// Matches begun at it so far.
    pub matches: u32,
    /// Identifier of the latest match; `None` before the first.
    pub match_id: Option<MatchId>,
}

impl TableRow {
    /// The clock; one that cannot be read is none.
    #[must_use]
    pub fn clock_rule(&self) -> ClockRule {
        serde_json::from_str(&self.clock).unwrap_or_default()
    }
}

/// Something said at a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRow {
    /// Its number at the match, from 1.
    pub number: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Identifier of the user who wrote it.
    pub user_id: UserId,
    /// The words that were written.
    pub body: String,
}

/// A player's words about another, for moderators.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    /// Identifier of the report.
    pub id: ReportId,
    /// Identifier of the match it happened at.
    pub match_id: MatchId,
    /// Identifier of the user who reports.
    pub by: UserId,
    /// Identifier of the user it is about.
    pub about: UserId,
    /// The words of the report.
    pub body: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// The part of the store that knows tables.
#[async_trait]
pub trait TableStore: Send + Sync + 'static {
    /// Adds an open table.
    async fn create_table(&self, table: &TableRow) -> Result<(), StoreError>;

    /// A table by its identifier, in whatever state it is.
    async fn find_table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError>;

    /// The table of this short name.
    async fn table_by_code(&self, code: &str) -> Result<Option<TableRow>, StoreError>;

    /// The table at which a match is played.
    async fn table_of_match(&self, match_id: &MatchId) -> Result<Option<TableRow>, StoreError>;

    /// All tables with a free seat, and those whose present match is not over.
    async fn live_tables(&self) -> Result<Vec<TableRow>, StoreError>;

    /// Tables at which a match has ended since then, in milliseconds since 1970; `match_id` is that match.
    async fn ended_tables(&self, since: i64) -> Result<Vec<TableRow>, StoreError>;

    /// How many open tables a user hosts.
    async fn open_tables_of(&self, host: &UserId) -> Result<u32, StoreError>;

    /// Begins the next match at a table: the match with its seats and first summary, all or nothing. False
    /// when the table has left the state it has in `table`, or somebody else has begun that match.
    async fn begin_match(&self, table: &TableRow, row: &MatchRow, summary: &str) -> Result<bool, StoreError>;

    /// From now on a program of a user's plays at a match, with a token.
    async fn mark_program(&self, match_id: &MatchId, user_id: &UserId) -> Result<(), StoreError>;

    /// The derived summary of a match, JSON.
    async fn summary(&self, match_id: &MatchId) -> Result<Option<String>, StoreError>;

    /// Closes an open table; false when it was not open any more.
    async fn close_table(&self, id: &TableId, now: i64) -> Result<bool, StoreError>;

    /// Gives a guest a name; `false` for people with an account, and when an account has the name, or one that looks like
    /// it, or it is kept from everybody.
    async fn rename_guest(&self, user_id: &UserId, name: &Name, now: i64) -> Result<bool, StoreError>;

    /// The name of a user.
    async fn user_name(&self, user_id: &UserId) -> Result<Option<String>, StoreError>;

    /// Writes that the server is there, in playing time.
    async fn beat(&self, now: i64) -> Result<(), StoreError>;

    /// When it last was, in milliseconds since 1970.
    async fn last_beat(&self) -> Result<Option<i64>, StoreError>;

    /// Notes a time at which it was not.
    async fn add_outage(&self, outage: &Outage) -> Result<(), StoreError>;

    /// All of them in order.
    async fn outages(&self) -> Result<Vec<Outage>, StoreError>;

    /// Adds something said; its number must be the next one.
    async fn add_chat(&self, match_id: &MatchId, row: &ChatRow) -> Result<(), StoreError>;

    /// What was said at a match, in order.
    async fn chat(&self, match_id: &MatchId) -> Result<Vec<ChatRow>, StoreError>;

    /// From now on a user hears another, or not.
    async fn set_mute(&self, user_id: &UserId, muted: &UserId, on: bool) -> Result<(), StoreError>;

    /// Whether a user does not want to hear another.
    async fn is_muted(&self, user_id: &UserId, muted: &UserId) -> Result<bool, StoreError>;

    /// Keeps a report for moderators.
    async fn add_report(&self, report: &ReportRow) -> Result<(), StoreError>;
}
