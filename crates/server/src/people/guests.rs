//! Guests of a public server who have not been seen for long: they go with their matches, a little at a time beside play.
//!
//! Matches with somebody who may still come stay for them; the guest is shown as [`DELETED`] there.

use std::sync::Arc;
use std::time::Duration;

use tokio_util::sync::CancellationToken;

use crate::room::Rooms;
use crate::store::guests::{DELETED, PART, Unseen, purge_matches};
use crate::store::{Store, StoreError};
use crate::tables::Tables;
use crate::timing::ServerClock;

/// Milliseconds of a day.
pub const DAY_MS: i64 = 24 * 3600 * 1000;

/// The pause between two parts, so that those who play come first.
const PAUSE: Duration = Duration::from_millis(50);

/// What a server needs to purge beside play.
pub struct Purge {
    pub store: Arc<Store>,
    /// The live matches, which are told of new names.
    pub rooms: Rooms,
    /// The tables, which guests who go close.
    pub tables: Tables,
    /// The time by which guests were seen.
    pub time: ServerClock,
    /// After how many days.
    pub days: u32,
    /// How long to wait before looking, and before looking again.
    pub every: Duration,
}

/// Looks for old guests from time to time.
pub async fn run(purge: Purge, stop: CancellationToken) {
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(purge.every) => {}
        }
        let before = purge.time.now() - i64::from(purge.days) * DAY_MS;
        tokio::select! {
            () = stop.cancelled() => return,
            done = beside_play(&purge, before) => match done {
                Ok(gone) if gone == Unseen::default() => {}
                Ok(Unseen { guests, matches, kept }) => {
                    tracing::info!(event = "guests-purged", guests, matches, kept);
                }
                Err(cause) => tracing::error!(event = "internal-error", cause),
            }
        }
    }
}

async fn beside_play(purge: &Purge, before: i64) -> Result<Unseen, String> {
    let store = &purge.store;
    let text = |error: StoreError| error.to_string();
    let mut gone =
        Unseen { matches: purge_matches(store, before, PAUSE).await.map_err(text)?, ..Unseen::default() };
    loop {
        let guests = store.unseen_guests(before, PART).await.map_err(text)?;
        if guests.is_empty() {
            return Ok(gone);
        }
        let so_far = gone.guests;
        for guest in guests {
            purge.tables.close_all_of(&guest).await.map_err(|error| error.to_string())?;
            let kept = store.seats_of(&guest).await.map_err(text)?;
            if store.forget_guest(&guest, before, DELETED).await.map_err(text)? {
                gone.guests += 1;
                gone.kept += kept.len() as u64;
                for match_id in kept {
                    purge.rooms.reread(&match_id).await;
                }
            }
            tokio::time::sleep(PAUSE).await;
        }
        if gone.guests == so_far {
            // All of them have just come back.
            return Ok(gone);
        }
    }
}
