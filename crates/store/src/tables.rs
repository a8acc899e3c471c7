//! Tables in the store: who hosts, what is played there, and the matches at it. Also the server's own
//! heartbeat, and what players say.

use crate::driver::words;
use pasch_table::clocks::ClockRule;
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
    /// Closed by the server: nobody had come for long.
    Untouched,
}

words!(TableState { Open = "open", Playing = "playing", Closed = "closed", Untouched = "untouched" } else Closed);

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
