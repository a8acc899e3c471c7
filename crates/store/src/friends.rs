//! Whom accounts like to meet, and whom they do not.

use async_trait::async_trait;

use pasch_wire::UserId;

use super::{StoreError, User};

/// Two lists of an account that nobody else is told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CircleKind {
    /// People it likes to meet.
    Friends,
    /// People who are not to challenge it, talk to it or sit down at its tables.
    Blocks,
}

/// The part of the store that keeps friends and blocks.
#[async_trait]
pub trait FriendStore: Send + Sync {
    /// Puts somebody on a list, and off the other one; `false` when the list has `most` already.
    async fn befriend(
        &self,
        user_id: &UserId,
        other: &UserId,
        kind: CircleKind,
        most: u32,
        now: i64,
    ) -> Result<bool, StoreError>;

    /// Takes somebody off a list.
    async fn unfriend(&self, user_id: &UserId, other: &UserId, kind: CircleKind) -> Result<(), StoreError>;

    /// A list, by name.
    async fn circle(&self, user_id: &UserId, kind: CircleKind) -> Result<Vec<User>, StoreError>;

    /// Whether a user has blocked another.
    async fn has_blocked(&self, user_id: &UserId, other: &UserId) -> Result<bool, StoreError>;
}
