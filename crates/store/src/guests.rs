//! Guests who have not been seen for long, and what goes with them.

use std::time::Duration;

use super::{Result, Store};

/// What a purge removes, or would remove.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unseen {
    /// Guests who have not been seen for long.
    pub guests: u64,
    /// Matches that go, because nobody else has them.
    pub matches: u64,
    /// Matches that stay for somebody else, without the guest's name.
    pub kept: u64,
}

/// Days after which a server that others reach purges guests who were not seen.
pub const GUESTS_ARE_KEPT: u32 = 400;

/// The name shown for a purged guest.
pub const DELETED: &str = "deleted guest";

/// Matches purged in one transaction, and guests looked up at once.
pub const PART: u32 = 20;

/// Purges old matches between guests who were not seen since `before`, a part at a time with a pause after each.
/// Returns how many went.
///
/// # Errors
/// If the store fails; what has gone by then is gone.
pub async fn purge_matches(store: &Store, before: i64, pause: Duration) -> Result<u64> {
    let mut gone = 0;
    loop {
        let part = store.purge_matches(before, PART).await?.len();
        gone += part as u64;
        if part == 0 {
            return Ok(gone);
        }
        tokio::time::sleep(pause).await;
    }
}

/// Purges guests who were not seen since `before`, and their matches, while no server runs.
///
/// # Errors
/// If the store fails; what has gone by then is gone, and the rest can be tried again.
pub async fn purge_now(store: &Store, before: i64) -> Result<Unseen> {
    let matches = purge_matches(store, before, Duration::ZERO).await?;
    let mut gone = Unseen { matches, ..Unseen::default() };
    loop {
        let guests = store.unseen_guests(before, PART).await?;
        let so_far = gone.guests;
        for guest in guests {
            let kept = store.seats_of(&guest).await?.len() as u64;
            if store.forget_guest(&guest, before, DELETED).await? {
                gone.guests += 1;
                gone.kept += kept;
            }
        }
        if gone.guests == so_far {
            return Ok(gone);
        }
    }
}
