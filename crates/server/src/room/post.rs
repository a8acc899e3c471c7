//! The table at which a match is played, as the match's room knows it.

use crate::wire::{MatchId, TableId, ThrowCall};
use pasch_rules::{ByPlayer, Player};

use crate::mirror::board;
use crate::store::{MatchRow, TableRow};
use crate::timing::ClockRule;
use crate::wire;

/// The table of one match.
#[derive(Clone, Debug)]
pub struct Post {
    pub table_id: TableId,
    pub rule: ClockRule,
    /// When the match was begun, in milliseconds since 1970.
    pub begun: i64,
    /// The match is to count for ratings.
    pub rated: bool,
    /// No link is left with the server where the roller may double.
    pub strict: bool,
    public: bool,
    /// Who wishes another match.
    pub wishes: ByPlayer<bool>,
    /// The number at which somebody has asked to take their play back.
    pub takes_back: Option<u32>,
    /// The number at which somebody has called the last throw by hand faulty.
    pub called: Option<(u32, ThrowCall)>,
    /// The match that followed.
    pub next: Option<MatchId>,
}

impl Post {
    #[must_use]
    pub fn new(table: &TableRow, row: &MatchRow) -> Self {
        Self {
            table_id: table.id.clone(),
            rule: table.clock_rule(),
            begun: row.created_at,
            rated: table.rated,
            strict: table.strict,
            public: table.public,
            wishes: ByPlayer::default(),
            takes_back: None,
            called: None,
            next: table.match_id.clone().filter(|present| *present != row.id),
        }
    }

    /// Whether somebody who names this table may watch.
    #[must_use]
    pub fn may_watch(&self, table: Option<&TableId>) -> bool {
        self.public || table == Some(&self.table_id)
    }

    /// As a viewer sees it; players know its identifier.
    #[must_use]
    pub fn view(
        &self,
        watchers: usize,
        knows: bool,
        take_back: wire::TakeBackView,
        hand: Option<wire::HandView>,
    ) -> wire::MatchTable {
        let wisher = Player::BOTH.into_iter().find(|&player| self.wishes[player]);
        wire::MatchTable {
            id: (knows || self.public).then(|| self.table_id.clone()),
            rated: self.rated,
            public: self.public,
            watchers: u32::try_from(watchers).unwrap_or(u32::MAX),
            rematch: wisher.map(board::seat),
            take_back,
            hand,
            next: self.next.clone(),
        }
    }
}
