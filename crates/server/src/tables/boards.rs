//! The tables of tournaments: two people are sat down at once, and how their match ended is read from its log.

use std::sync::Arc;

use async_trait::async_trait;
use pasch_hall::{Boards, Hall, Outcome, Sat, Sit};
use pasch_messages::message;
use pasch_rules::{Phase, Player};
use tokio::sync::mpsc::UnboundedReceiver;

use super::{Tables, Wanted};
use crate::events::{Event, Published};
use crate::mirror::board;
use crate::room;
use crate::store::{Store, User};
use crate::timing::ClockRule;
use crate::wire::{ClockSetting, MatchId, UserId};

/// Tells tournaments of matches that are over, until there are no more events.
pub async fn tell_hall(hall: Hall, mut overs: UnboundedReceiver<Published>) {
    while let Some((_, event)) = overs.recv().await {
        if let Event::MatchOver { match_id } = event
            && let Err(error) = hall.match_is_over(&match_id).await
        {
            tracing::error!(event = "tournament-not-told", r#match = %match_id, cause = %error);
        }
    }
}

/// The tables of a server, for its tournaments.
pub struct EventTables {
    pub store: Arc<Store>,
    pub tables: Tables,
}

impl EventTables {
    async fn user(&self, id: &UserId) -> Result<User, String> {
        let name = self.store.user_name(id).await.map_err(|error| error.to_string())?;
        let name = name.ok_or_else(|| message!("table-error-nobody").to_string())?;
        Ok(User { id: id.clone(), name })
    }
}

#[async_trait]
impl Boards for EventTables {
    async fn sit(&self, wish: &Sit) -> Result<Sat, String> {
        let [a, b] = [self.user(&wish.players[0]).await?, self.user(&wish.players[1]).await?];
        let clock = match wish.clock {
            ClockSetting::None => ClockRule::None,
            ClockSetting::Delay { delay, reserve } => ClockRule::Delay { delay, reserve },
            ClockSetting::Days { days } => ClockRule::Days { days },
        };
        let wanted = Wanted {
            header: wish.header.clone(),
            clock,
            rated: wish.rated,
            ratings: None,
            by_hand: false,
            strict: false,
            public: wish.public,
            invited: Some(b.id.clone()),
            program: false,
        };
        let made = self.tables.create(&a, &wanted).await.map_err(|error| error.to_string())?;
        let begun = self.tables.join(&made.id, &b, false).await.map_err(|error| error.to_string())?;
        let match_id = begun.match_id.ok_or_else(|| message!("table-error-taken").to_string())?;
        Ok(Sat { table_id: begun.id, match_id })
    }

    async fn outcome(&self, match_id: &MatchId) -> Result<Option<Outcome>, String> {
        let found = self.store.find_match(match_id).await.map_err(|error| error.to_string())?;
        let Some(row) = found else { return Ok(None) };
        let loaded = room::load(&self.store, &row).await.map_err(|error| error.to_string())?;
        let state = loaded.table.state();
        let Phase::MatchOver { winner, .. } = *state.phase() else { return Ok(None) };
        let length = state.length();
        // Whoever gave the match up, or ran out of time, has lost it whatever the points were.
        let points = |player: Player| {
            let points = state.score()[player];
            if player == winner { points.max(length) } else { points.min(length.saturating_sub(1)) }
        };
        Ok(Some(Outcome { winner: board::seat(winner), score: [points(Player::A), points(Player::B)] }))
    }
}
