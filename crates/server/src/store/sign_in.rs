//! What the server keeps about attempts to sign in.

use async_trait::async_trait;

use super::StoreError;

/// Failed attempts at an account, from devices that it does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failures {
    /// How many since its owner has seen them.
    pub count: u32,
    /// The first of them, in milliseconds since 1970.
    pub first_at: i64,
    /// The last of them, in milliseconds since 1970.
    pub last_at: i64,
}

/// Attempts to sign in.
#[async_trait]
pub trait SignInStore: Send + Sync {
    /// A secret of the server's own: the one that is kept, or `fresh` from now on.
    async fn server_key(&self, name: &str, fresh: &[u8; 32]) -> Result<[u8; 32], StoreError>;

    /// Counts a failed attempt at an account. From `many` on its owner is mailed, where a mail address is confirmed, but not
    /// twice within `quiet` milliseconds; whether a mail is to go out.
    async fn sign_in_failed(
        &self,
        user_id: &str,
        now: i64,
        many: u32,
        quiet: i64,
    ) -> Result<bool, StoreError>;

    /// The failed attempts that an account's owner has not seen.
    async fn sign_in_failures(&self, user_id: &str) -> Result<Option<Failures>, StoreError>;

    /// Their owner has seen them.
    async fn forget_failures(&self, user_id: &str) -> Result<(), StoreError>;
}
