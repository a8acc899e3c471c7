//! The lobby hears how matches stand.

use tokio::sync::mpsc::UnboundedReceiver;

use super::Tables;
use crate::events::{Event, Published};
use crate::wire::Score;

/// Whether an event is about what the lobby shows.
#[must_use]
pub fn is_for_the_lobby(event: &Event) -> bool {
    matches!(event, Event::MatchStands { .. } | Event::SeatsChanged { .. } | Event::Rated { .. })
}

/// Keeps the lobby's tables up to date until the events end.
pub async fn listen(tables: Tables, mut events: UnboundedReceiver<Published>) {
    while let Some((_, event)) = events.recv().await {
        match event {
            Event::MatchStands { table_id, score: [a, b], over } => {
                tables.lobby().change(|hall| hall.match_stands(&table_id, Score { a, b }, over));
            }
            Event::SeatsChanged { table_id } => {
                if let Err(error) = tables.look_again(&table_id).await {
                    tracing::error!(event = "table-not-told", table = %table_id, cause = %error);
                }
            }
            Event::Rated { users } => {
                for user_id in users {
                    if let Err(error) = tables.rate(&user_id).await {
                        tracing::error!(event = "rating-not-told", user = %user_id, cause = %error);
                    }
                }
            }
            _ => {}
        }
    }
}
