//! Codes beside the password: the secret of an authenticator app, and recovery codes.

use async_trait::async_trait;

use pasch_wire::UserId;

use super::StoreError;

/// The secret that an account shares with an authenticator app.
#[derive(Clone, PartialEq, Eq)]
pub struct SecondFactorRow {
    /// The secret that both sides compute codes from.
    pub secret: Vec<u8>,
    /// When the first code proved that the app has it, in milliseconds since 1970; `None` until then.
    pub since: Option<i64>,
    /// Recovery codes that are left.
    pub codes: u32,
}

/// Second factors of accounts.
#[async_trait]
pub trait SecondFactorStore: Send + Sync {
    /// Keeps a secret that no code has proved yet, in the place of another such one; `false` when the account
    /// has a proved one already.
    async fn offer_second_factor(&self, user_id: &UserId, secret: &[u8]) -> Result<bool, StoreError>;

    /// The account's secret, proved or not.
    async fn second_factor(&self, user_id: &UserId) -> Result<Option<SecondFactorRow>, StoreError>;

    /// A code of this step proves the secret that was offered; from now on the account asks for codes, and has these recovery
    /// codes. `false` when another secret has been offered since, or one is proved.
    async fn prove_second_factor(
        &self,
        user_id: &UserId,
        secret: &[u8],
        step: i64,
        codes: &[[u8; 32]],
        now: i64,
    ) -> Result<bool, StoreError>;

    /// Uses the code of a step; `false` when that one or a later one has been used.
    async fn use_step(&self, user_id: &UserId, step: i64) -> Result<bool, StoreError>;

    /// Uses up a recovery code and has its owner told by mail, both or neither. `None` when the account has no such code, else
    /// whether there is an address to tell.
    async fn use_recovery_code(
        &self,
        user_id: &UserId,
        code: &[u8; 32],
        now: i64,
    ) -> Result<Option<bool>, StoreError>;

    /// Puts new recovery codes in the place of all others; `false` when the account asks for no codes.
    async fn renew_recovery_codes(&self, user_id: &UserId, codes: &[[u8; 32]]) -> Result<bool, StoreError>;

    /// The account asks for no codes any more; `false` when it asked for none.
    async fn end_second_factor(&self, user_id: &UserId) -> Result<bool, StoreError>;
}
