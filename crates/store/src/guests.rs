//! Guests who have not been seen for long, and what goes with them.

use std::time::Duration;

use async_trait::async_trait;

use pasch_wire::{MatchId, UserId};

use super::{Store, StoreError};

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

/// Guests and how they go.
#[async_trait]
pub trait GuestStore: Send + Sync {
    /// Counts what would go of guests who were not seen since `before`, in milliseconds since 1970.
    async fn count_unseen(&self, before: i64) -> Result<Unseen, StoreError>;

    /// Removes at most `most` matches whose players are all guests not seen since `before`, or computers, or people who
    /// left. Returns their identifiers; none when there are no more. What moderators may need stays.
    async fn purge_matches(&self, before: i64, most: u32) -> Result<Vec<MatchId>, StoreError>;

    /// At most `most` guests who were not seen since `before`.
    async fn unseen_guests(&self, before: i64, most: u32) -> Result<Vec<UserId>, StoreError>;

    /// Removes a guest who was not seen since `before`, with all that is theirs alone. Where a match or a report still names
    /// them, `name` stands in the place of theirs. `false` when they have come back.
    async fn forget_guest(&self, user_id: &UserId, before: i64, name: &str) -> Result<bool, StoreError>;

    /// The matches that stay for others although this guest sits at them.
    async fn seats_of(&self, user_id: &UserId) -> Result<Vec<MatchId>, StoreError>;
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
pub async fn purge_matches(store: &dyn Store, before: i64, pause: Duration) -> Result<u64, StoreError> {
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
pub async fn purge_now(store: &dyn Store, before: i64) -> Result<Unseen, StoreError> {
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
