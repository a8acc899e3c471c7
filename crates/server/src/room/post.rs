//! The table at which a match is played, as the match's room knows it.

use pasch_rules::{ByPlayer, Player};

use super::RoomError;
use super::actor::Actor;
use super::gate::GateError;
use crate::events::Event;
use crate::mirror::board;
use crate::store::{MatchRow, TableRow};
use crate::timing::ClockRule;
use crate::wire;

/// The table of one match.
#[derive(Clone, Debug)]
pub struct Post {
    pub table_id: String,
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
    /// The match that followed.
    pub next: Option<String>,
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
            next: table.match_id.clone().filter(|present| *present != row.id),
        }
    }

    /// Whether somebody who names this table may watch.
    #[must_use]
    pub fn may_watch(&self, table: Option<&str>) -> bool {
        self.public || table == Some(self.table_id.as_str())
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

impl Actor {
    /// A player wishes another match at the table, or not any more. The computer always plays on.
    pub(super) async fn wish_rematch(&mut self, socket: u64, on: bool) {
        let Some(user_id) = self.sockets.get(&socket).map(|known| known.user_id.clone()) else { return };
        let Some(player) = self.seats.seat_of(&user_id, None) else { return };
        if let Err(error @ GateError::Suspended(_)) = self.deps.gate.check_free(&user_id).await {
            return self.refuse_talk(socket, "suspended", &error.to_string());
        }
        let is_over = self.table.is_over();
        let Some(post) = self.post.as_mut().filter(|post| is_over && post.next.is_none()) else { return };
        post.wishes[player] = on;
        let is_agreed =
            on && (post.wishes[player.other()] || self.seats.0[player.other()].bot_level().is_some());
        if is_agreed {
            match self.deps.gate.rematch(&self.door.match_id, &self.seats).await {
                Ok(next) => {
                    if let Some(post) = &mut self.post {
                        post.next = Some(next);
                    }
                }
                Err(GateError::Taken) => {
                    // Begun elsewhere at the same moment: the store knows which.
                    self.doubt();
                    if let Err(error) = self.refresh().await {
                        self.tell_failure(&error);
                    }
                }
                Err(error) => {
                    self.tell_failure(&RoomError::Refused(super::Refused::new("illegal", error.to_string())))
                }
            }
        }
        self.tell_all(self.table.seq());
    }

    /// A program of a player's plays from now on: it is kept before anybody goes on, and whoever is there hears of it.
    pub(super) async fn program_plays(&mut self, user_id: &str) -> Result<(), RoomError> {
        let mut seats = self.seats.clone();
        if !seats.mark_program(user_id) {
            return Ok(());
        }
        self.deps.store.mark_program(&self.door.match_id, user_id).await?;
        self.seats = seats;
        self.tell_all(self.table.seq());
        if let Some(post) = &self.post {
            self.deps.events.publish(&Event::SeatsChanged { table_id: post.table_id.clone() });
        }
        Ok(())
    }

    fn tell_failure(&self, error: &RoomError) {
        tracing::error!(event = "rematch-failed", r#match = %self.door.match_id(), cause = %error);
    }
}
