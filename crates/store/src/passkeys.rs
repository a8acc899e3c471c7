//! Passkeys: public keys of people's devices.

use async_trait::async_trait;

use pasch_credentials::passkeys::PasskeyRow;
use pasch_wire::UserId;

use super::StoreError;
use super::people::AccountRow;

/// Whether a passkey was taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Removal {
    /// The passkey is gone.
    Done,
    /// The account has no such passkey.
    Unknown,
    /// Without it nobody could come into the account any more.
    LastWayIn,
}

/// The part of the store that keeps passkeys of accounts.
#[async_trait]
pub trait PasskeyStore: Send + Sync {
    /// Makes a guest an account, in place, with a passkey; `false` when the name is taken, the user is no
    /// guest or the passkey is known.
    async fn make_account_by_passkey(
        &self,
        account: &AccountRow,
        passkey: &PasskeyRow,
    ) -> Result<bool, StoreError>;

    /// Adds a passkey to an account; `false` when it is known, or the account has `most` already.
    async fn add_passkey(&self, passkey: &PasskeyRow, most: u32) -> Result<bool, StoreError>;

    /// A passkey, by the identifier under which its device knows it.
    async fn passkey(&self, credential_id: &[u8]) -> Result<Option<PasskeyRow>, StoreError>;

    /// A user's passkeys, the oldest first.
    async fn passkeys_of(&self, user_id: &UserId) -> Result<Vec<PasskeyRow>, StoreError>;

    /// Keeps that a passkey was used; `false` when it is gone, or its counter did not go forward: then two devices have it.
    async fn use_passkey(&self, credential_id: &[u8], counter: u32, now: i64) -> Result<bool, StoreError>;

    /// Renames a user's passkey; `false` if they have no such passkey.
    async fn rename_passkey(
        &self,
        user_id: &UserId,
        credential_id: &[u8],
        name: &str,
    ) -> Result<bool, StoreError>;

    /// Takes a passkey away, unless without it the account would have neither a password nor a passkey for `host`.
    async fn remove_passkey(
        &self,
        user_id: &UserId,
        credential_id: &[u8],
        host: &str,
    ) -> Result<Removal, StoreError>;
}
