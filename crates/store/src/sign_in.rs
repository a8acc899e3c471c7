//! What the server keeps about attempts to sign in.

use async_trait::async_trait;

use pasch_wire::UserId;

use super::StoreError;
use super::people::AccountRow;

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
        user_id: &UserId,
        now: i64,
        many: u32,
        quiet: i64,
    ) -> Result<bool, StoreError>;

    /// The failed attempts that an account's owner has not seen.
    async fn sign_in_failures(&self, user_id: &UserId) -> Result<Option<Failures>, StoreError>;

    /// Their owner has seen them.
    async fn forget_failures(&self, user_id: &UserId) -> Result<(), StoreError>;

    /// The accounts with a confirmed address that takes mail, in any case of letters; at most `limit`.
    async fn accounts_at(&self, address: &str, limit: u32) -> Result<Vec<UserId>, StoreError>;

    /// Queues the mail with the link for a new password; `false` where no address is confirmed that takes mail.
    async fn ask_reset(&self, user_id: &UserId, now: i64) -> Result<bool, StoreError>;

    /// Makes the link that is about to go to an address good, in the place of the one before; `false` when
    /// that is no longer the account's address.
    async fn reset_link(
        &self,
        user_id: &UserId,
        address: &str,
        link: &[u8; 32],
        ends: i64,
    ) -> Result<bool, StoreError>;

    /// The account that a link is for, while it is good. The link stays good.
    async fn reset_of(&self, link: &[u8; 32], now: i64) -> Result<Option<AccountRow>, StoreError>;

    /// Uses up a link: replaces the password's hash, ends all sessions and tokens, keeps passkeys, and queues the mail that
    /// tells the owner. Whose account it was; `None` when the link is no longer good.
    async fn reset_password(
        &self,
        link: &[u8; 32],
        password: &str,
        now: i64,
    ) -> Result<Option<UserId>, StoreError>;

    /// Drops links that have expired.
    async fn forget_resets(&self, now: i64) -> Result<(), StoreError>;
}
