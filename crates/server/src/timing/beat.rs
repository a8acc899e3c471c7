//! The server's heartbeat: how outages are noticed while it runs, and what a restart has taken is known after it.

use std::time::Duration;

use tokio_util::sync::CancellationToken;

use super::ServerClock;

/// How often the heart beats.
const BEAT: Duration = Duration::from_millis(500);

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
