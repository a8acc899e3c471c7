//! Events that become notifications.

use tokio::sync::mpsc::UnboundedReceiver;

use super::Notices;
use crate::events::{Event, Published, TurnState};
use crate::store::StoreError;

/// Whether an event is about something that people are notified of.
#[must_use]
pub fn is_for_notices(event: &Event) -> bool {
    matches!(
        event,
        Event::TurnChanged { .. }
            | Event::PlayerCame { .. }
            | Event::Challenged { .. }
            | Event::ClosedUntouched { .. }
    )
}

/// Queues notifications until the events end. If one cannot be queued, a notification is lost, never a move.
pub async fn listen(notices: Notices, mut events: UnboundedReceiver<Published>) {
    while let Some((at, event)) = events.recv().await {
        if let Err(error) = take(&notices, at, &event).await {
            tracing::error!(event = "not-noted", about = ?event, cause = %error);
        }
    }
}

async fn take(notices: &Notices, now: i64, event: &Event) -> Result<(), StoreError> {
    match event {
        Event::TurnChanged { match_id, turns } => {
            for (user_id, state) in turns {
                match state {
                    TurnState::News(turn) => notices.turn(match_id, user_id, turn, now).await?,
                    TurnState::EndedByThem { at } => notices.ended_by(match_id, user_id, *at).await?,
                    TurnState::NotTheirs => notices.not_their_turn(match_id, user_id).await?,
                }
            }
            Ok(())
        }
        Event::PlayerCame { match_id, user_id } => notices.seen(match_id, user_id).await,
        Event::Challenged { table_id, user_id, at } => notices.challenge(table_id, user_id, *at, now).await,
        Event::ClosedUntouched { table_id, user_id, at } => notices.closed(table_id, user_id, *at, now).await,
        _ => Ok(()),
    }
}
