//! Tasks that wake matches: because a clock is due, and because the server was away.

use std::sync::Arc;
use std::time::Duration;

use tokio_util::sync::CancellationToken;

use crate::room::Rooms;
use crate::store::Store;
use crate::timing::{Flags, ServerClock};

/// How often the times are looked at.
const TICK: Duration = Duration::from_millis(200);

/// How often the store is told that the server is here.
const WRITTEN: Duration = Duration::from_secs(5);

/// Wakes rooms whose time has come, until the server stops. Rooms that nobody visits are loaded for it.
pub async fn watch(flags: Flags, rooms: Rooms, clock: ServerClock, stop: CancellationToken) {
    let mut tick = tokio::time::interval(TICK);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = tick.tick() => {}
        }
        let due = flags.take_due(clock.now());
        for match_id in due {
            if let Err(error) = rooms.wake(&match_id).await {
                tracing::error!(event = "flag-unheard", r#match = %match_id, cause = %error);
            }
        }
    }
}

/// Writes that the server is here, and when it was not, until it stops; after an outage it tells whoever watches a match
/// how the clocks stand.
pub async fn keep(store: Arc<Store>, clock: ServerClock, rooms: Rooms, stop: CancellationToken) {
    loop {
        let (mut done, mut noticed) = (false, false);
        tokio::select! {
            () = stop.cancelled() => done = true,
            () = clock.outage() => noticed = true,
            () = tokio::time::sleep(WRITTEN) => {}
        }
        if let Err(error) = clock.save(&store).await {
            tracing::error!(event = "no-heartbeat", cause = %error);
        }
        if done {
            return;
        }
        if noticed {
            rooms.wake_open().await;
        }
    }
}
