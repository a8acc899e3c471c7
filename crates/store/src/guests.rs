//! Guests who have not been seen for long, and what goes with them.

use async_trait::async_trait;

use super::StoreError;

/// What a purge removes, or would remove.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unseen {
    /// Guests.
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
    async fn purge_matches(&self, before: i64, most: u32) -> Result<Vec<String>, StoreError>;

    /// At most `most` guests who were not seen since `before`.
    async fn unseen_guests(&self, before: i64, most: u32) -> Result<Vec<String>, StoreError>;

    /// Removes a guest who was not seen since `before`, with all that is theirs alone. Where a match or a report still names
    /// them, `name` stands in the place of theirs. `false` when they have come back.
    async fn forget_guest(&self, user_id: &str, before: i64, name: &str) -> Result<bool, StoreError>;

    /// The matches that stay for others although this guest sits at them.
    async fn seats_of(&self, user_id: &str) -> Result<Vec<String>, StoreError>;
}
