//! Codes beside the password.

use pasch_wire::UserId;

use super::driver::{Transaction, query};
use super::mail::Change;
use super::second_factor::SecondFactorRow;
use super::sql_mail::tell_owner;
use super::{Store, StoreError};

async fn put_codes(tx: &mut Transaction, user_id: &UserId, codes: &[[u8; 32]]) -> Result<(), StoreError> {
    query("DELETE FROM recovery_codes WHERE user_id = $1").bind(user_id).execute(&mut *tx).await?;
    for code in codes {
        query("INSERT INTO recovery_codes (user_id, hash) VALUES ($1, $2)")
            .bind(user_id)
            .bind(&code[..])
            .execute(&mut *tx)
            .await?;
    }
    Ok(())
}

impl Store {
    /// Keeps a secret that no code has proved yet, in the place of another such one; `false` when the account
    /// has a proved one already.
    pub async fn offer_second_factor(&self, user_id: &UserId, secret: &[u8]) -> Result<bool, StoreError> {
        let put = query(
            "INSERT INTO second_factors (user_id, secret, since, last_step) VALUES ($1, $2, NULL, 0) \
             ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret WHERE second_factors.since IS NULL",
        )
        .bind(user_id)
        .bind(secret)
        .execute(&self.writer)
        .await?;
        Ok(put.rows_affected() == 1)
    }

    /// The account's secret, proved or not.
    pub async fn second_factor(&self, user_id: &UserId) -> Result<Option<SecondFactorRow>, StoreError> {
        let row = query(
            "SELECT secret, since, (SELECT count(*) FROM recovery_codes r WHERE r.user_id = f.user_id) AS codes \
             FROM second_factors f WHERE f.user_id = $1",
        )
        .bind(user_id)
        .fetch_optional(&self.readers)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let codes: i64 = row.try_get("codes")?;
        Ok(Some(SecondFactorRow {
            secret: row.try_get("secret")?,
            since: row.try_get("since")?,
            codes: u32::try_from(codes).unwrap_or(u32::MAX),
        }))
    }

    /// A code of this step proves the secret that was offered; from now on the account asks for codes, and has these recovery
    /// codes. `false` when another secret has been offered since, or one is proved.
    pub async fn prove_second_factor(
        &self,
        user_id: &UserId,
        secret: &[u8],
        step: i64,
        codes: &[[u8; 32]],
        now: i64,
    ) -> Result<bool, StoreError> {
        let mut tx = self.writer.begin().await?;
        let proved = query(
            "UPDATE second_factors SET since = $3, last_step = $4 WHERE user_id = $1 AND secret = $2 AND since IS NULL",
        )
        .bind(user_id)
        .bind(secret)
        .bind(now)
        .bind(step)
        .execute(&mut tx)
        .await?;
        if proved.rows_affected() == 0 {
            return Ok(false);
        }
        put_codes(&mut tx, user_id, codes).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Uses the code of a step; `false` when that one or a later one has been used.
    pub async fn use_step(&self, user_id: &UserId, step: i64) -> Result<bool, StoreError> {
        let used = query(
            "UPDATE second_factors SET last_step = $2 WHERE user_id = $1 AND last_step < $2 AND since IS NOT NULL",
        )
        .bind(user_id)
        .bind(step)
        .execute(&self.writer)
        .await?;
        Ok(used.rows_affected() == 1)
    }

    /// Uses up a recovery code and has its owner told by mail, both or neither. `None` when the account has no such code, else
    /// whether there is an address to tell.
    pub async fn use_recovery_code(
        &self,
        user_id: &UserId,
        code: &[u8; 32],
        now: i64,
    ) -> Result<Option<bool>, StoreError> {
        let mut tx = self.writer.begin().await?;
        let used = query("DELETE FROM recovery_codes WHERE user_id = $1 AND hash = $2")
            .bind(user_id)
            .bind(&code[..])
            .execute(&mut tx)
            .await?;
        if used.rows_affected() == 0 {
            return Ok(None);
        }
        let is_told = tell_owner(&mut tx, user_id, Change::RecoveryCodeUsed, now).await?;
        tx.commit().await?;
        Ok(Some(is_told))
    }

    /// Puts new recovery codes in the place of all others; `false` when the account asks for no codes.
    pub async fn renew_recovery_codes(
        &self,
        user_id: &UserId,
        codes: &[[u8; 32]],
    ) -> Result<bool, StoreError> {
        let mut tx = self.writer.begin().await?;
        let row = query("SELECT user_id FROM second_factors WHERE user_id = $1 AND since IS NOT NULL")
            .bind(user_id)
            .fetch_optional(&mut tx)
            .await?;
        if row.is_none() {
            return Ok(false);
        }
        put_codes(&mut tx, user_id, codes).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// The account asks for no codes any more; `false` when it asked for none.
    pub async fn end_second_factor(&self, user_id: &UserId) -> Result<bool, StoreError> {
        let ended = query("DELETE FROM second_factors WHERE user_id = $1 AND since IS NOT NULL")
            .bind(user_id)
            .execute(&self.writer)
            .await?;
        Ok(ended.rows_affected() == 1)
    }
}
