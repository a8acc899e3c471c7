//! The server's heartbeat: how outages are noticed while it runs, and what a restart has taken is known after it.

use std::sync::Arc;
use std::time::Duration;

use tokio_util::sync::CancellationToken;

use super::ServerClock;
use crate::room::Rooms;
use crate::store::Store;

/// How often the heart beats.
const BEAT: Duration = Duration::from_millis(500);

/// How often the store is told that the server is here.
const WRITTEN: Duration = Duration::from_secs(5);

/// Beats, until the server stops. It waits for nothing else: what it notices would otherwise be its own doing.
pub async fn beat(clock: ServerClock, stop: CancellationToken) {
    let mut tick = tokio::time::interval(BEAT);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = tick.tick() => clock.beat(),
        }
    }
}

/// Writes that the server is here, and when it was not, until it stops; after an outage it tells whoever watches a match
/// how the clocks stand.
pub async fn keep(store: Arc<dyn Store>, clock: ServerClock, rooms: Rooms, stop: CancellationToken) {
    loop {
        let (mut done, mut noticed) = (false, false);
        tokio::select! {
            () = stop.cancelled() => done = true,
            () = clock.outage() => noticed = true,
            () = tokio::time::sleep(WRITTEN) => {}
        }
        if let Err(error) = clock.save(&*store).await {
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
