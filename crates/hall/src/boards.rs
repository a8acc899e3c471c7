//! The tables of a server, as a tournament uses them.

use async_trait::async_trait;
use pasch_rules::Header;
use pasch_wire::{ClockSetting, MatchId, Seat, TableId, UserId};

/// Two people who are to play each other.
#[derive(Clone, Debug)]
pub struct Sit {
    /// The players at seats a and b.
    pub players: [UserId; 2],
    /// The match.
    pub header: Header,
    /// Their time.
    pub clock: ClockSetting,
    /// It changes their ratings.
    pub rated: bool,
    /// Anybody may watch.
    pub public: bool,
}

/// The table at which they sit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sat {
    /// The table.
    pub table_id: TableId,
    /// The match.
    pub match_id: MatchId,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winner.
    pub winner: Seat,
    /// The points of seats a and b.
    pub score: [u32; 2],
}

/// The tables of a server.
#[async_trait]
pub trait Boards: Send + Sync + 'static {
    /// Sits two people down; their match begins.
    ///
    /// # Errors
    /// Why they cannot play, for the log.
    async fn sit(&self, wish: &Sit) -> Result<Sat, String>;

    /// How a match ended; `None` while it goes on, or where nobody won.
    ///
    /// # Errors
    /// Why that cannot be found out, for the log.
    async fn outcome(&self, match_id: &MatchId) -> Result<Option<Outcome>, String>;
}
