//! Codes beside the password.

use pasch_wire::UserId;

use super::driver::{Transaction, from_row, params, query};
use super::mail::Change;
use super::second_factor::SecondFactorRow;
use super::sql_mail::tell_owner;
use super::{Result, Store};

async fn put_codes(tx: &mut Transaction, user_id: &UserId, codes: &[[u8; 32]]) -> Result<()> {
    query("DELETE FROM recovery_codes WHERE user_id = $1").bind(user_id).execute(&mut *tx).await?;
    for code in codes {
        query("INSERT INTO recovery_codes (user_id, hash) VALUES ($1, $2)")
            .with(params![user_id, &code[..]])
            .execute(&mut *tx)
            .await?;
    }
    Ok(())
}

from_row!(SecondFactorRow { secret, since, codes });

impl Store {
    /// Keeps a secret that no code has proved yet, in the place of another such one; `false` when the account
    /// has a proved one already.
    pub async fn offer_second_factor(&self, user_id: &UserId, secret: &[u8]) -> Result<bool> {
        Ok(query(
            "INSERT INTO second_factors (user_id, secret, since, last_step) VALUES ($1, $2, NULL, 0) \
             ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret WHERE second_factors.since IS NULL",
        )
        .with(params![user_id, secret])
        .changes(&self.writer)
        .await?)
    }

    /// The account's secret, proved or not.
    pub async fn second_factor(&self, user_id: &UserId) -> Result<Option<SecondFactorRow>> {
        Ok(query(
            "SELECT secret, since, (SELECT count(*) FROM recovery_codes r WHERE r.user_id = f.user_id) AS codes \
             FROM second_factors f WHERE f.user_id = $1",
        )
        .bind(user_id)
        .first(&self.readers)
        .await?)
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
    ) -> Result<bool> {
        let mut tx = self.writer.begin().await?;
        let proved = query(
            "UPDATE second_factors SET since = $3, last_step = $4 WHERE user_id = $1 AND secret = $2 AND since IS NULL",
        )
        .with(params![user_id, secret, now, step])
        .execute(&mut tx)
        .await?;
        if proved == 0 {
            return Ok(false);
        }
        put_codes(&mut tx, user_id, codes).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Uses the code of a step; `false` when that one or a later one has been used.
    pub async fn use_step(&self, user_id: &UserId, step: i64) -> Result<bool> {
        Ok(query(
            "UPDATE second_factors SET last_step = $2 WHERE user_id = $1 AND last_step < $2 AND since IS NOT NULL",
        )
        .with(params![user_id, step])
        .changes(&self.writer)
        .await?)
    }

    /// Uses up a recovery code and has its owner told by mail, both or neither. `None` when the account has no such code, else
    /// whether there is an address to tell.
    pub async fn use_recovery_code(
        &self,
        user_id: &UserId,
        code: &[u8; 32],
        now: i64,
    ) -> Result<Option<bool>> {
        let mut tx = self.writer.begin().await?;
        let used = query("DELETE FROM recovery_codes WHERE user_id = $1 AND hash = $2")
            .with(params![user_id, &code[..]])
            .execute(&mut tx)
            .await?;
        if used == 0 {
            return Ok(None);
        }
        let is_told = tell_owner(&mut tx, user_id, Change::RecoveryCodeUsed, now).await?;
        tx.commit().await?;
        Ok(Some(is_told))
    }

    /// Puts new recovery codes in the place of all others; `false` when the account asks for no codes.
    pub async fn renew_recovery_codes(&self, user_id: &UserId, codes: &[[u8; 32]]) -> Result<bool> {
        let mut tx = self.writer.begin().await?;
        let has_one = query("SELECT user_id FROM second_factors WHERE user_id = $1 AND since IS NOT NULL")
            .bind(user_id)
            .finds(&mut tx)
            .await?;
        if !has_one {
            return Ok(false);
        }
        put_codes(&mut tx, user_id, codes).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// The account asks for no codes any more; `false` when it asked for none.
    pub async fn end_second_factor(&self, user_id: &UserId) -> Result<bool> {
        Ok(query("DELETE FROM second_factors WHERE user_id = $1 AND since IS NOT NULL")
            .bind(user_id)
            .changes(&self.writer)
            .await?)
    }
}
