//! Attempts to sign in.

use sqlx::AssertSqlSafe;

use pasch_wire::UserId;

use super::driver::query;
use super::mail::Letter;
use super::people::AccountRow;
use super::sign_in::Failures;
use super::sql_mail::{drop_letter, post};
use super::sql_people::{ACCOUNT, account};
use super::{Store, StoreError};

impl Store {
    /// A secret of the server's own: the one that is kept, or `fresh` from now on.
    pub async fn server_key(&self, name: &str, fresh: &[u8; 32]) -> Result<[u8; 32], StoreError> {
        let mut tx = self.writer.begin().await?;
        query("INSERT INTO server_keys (name, secret) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
            .bind(name)
            .bind(&fresh[..])
            .execute(&mut tx)
            .await?;
        let row =
            query("SELECT secret FROM server_keys WHERE name = $1").bind(name).fetch_one(&mut tx).await?;
        tx.commit().await?;
        let secret: Vec<u8> = row.try_get("secret")?;
        let unfit =
            |_| StoreError::Database(sqlx::Error::Decode("a key of the server's has 32 bytes".into()));
        secret.try_into().map_err(unfit)
    }

    /// Counts a failed attempt at an account. From `many` on its owner is mailed, where a mail address is confirmed, but not
    /// twice within `quiet` milliseconds; whether a mail is to go out.
    pub async fn sign_in_failed(
        &self,
        user_id: &UserId,
        now: i64,
        many: u32,
        quiet: i64,
    ) -> Result<bool, StoreError> {
        let mut tx = self.writer.begin().await?;
        query(
            "INSERT INTO sign_in_failures (user_id, count, first_at, last_at, mailed_at) SELECT user_id, 1, $2, $2, NULL \
             FROM accounts WHERE user_id = $1 ON CONFLICT (user_id) DO UPDATE SET \
             first_at = CASE WHEN sign_in_failures.count = 0 THEN excluded.first_at ELSE sign_in_failures.first_at END, \
             count = sign_in_failures.count + 1, last_at = excluded.last_at",
        )
        .bind(user_id)
        .bind(now)
        .execute(&mut tx)
        .await?;
        let due = query(
            "UPDATE sign_in_failures SET mailed_at = $2 WHERE user_id = $1 AND count >= $3 \
             AND (mailed_at IS NULL OR mailed_at <= $4) AND EXISTS \
             (SELECT 1 FROM mail m WHERE m.user_id = $1 AND m.address IS NOT NULL AND COALESCE(m.refused, '') <> m.address)",
        )
        .bind(user_id)
        .bind(now)
        .bind(i64::from(many))
        .bind(now - quiet)
        .execute(&mut tx)
        .await?;
        let is_due = due.rows_affected() == 1;
        if is_due {
            post(&mut tx, user_id, Letter::Attempts, now).await?;
        }
        tx.commit().await?;
        Ok(is_due)
    }

    /// The failed attempts that an account's owner has not seen.
    pub async fn sign_in_failures(&self, user_id: &UserId) -> Result<Option<Failures>, StoreError> {
        let row =
            query("SELECT count, first_at, last_at FROM sign_in_failures WHERE user_id = $1 AND count > 0")
                .bind(user_id)
                .fetch_optional(&self.readers)
                .await?;
        let Some(row) = row else { return Ok(None) };
        let count: i64 = row.try_get("count")?;
        Ok(Some(Failures {
            count: u32::try_from(count).unwrap_or(u32::MAX),
            first_at: row.try_get("first_at")?,
            last_at: row.try_get("last_at")?,
        }))
    }

    /// Their owner has seen them.
    pub async fn forget_failures(&self, user_id: &UserId) -> Result<(), StoreError> {
        query("UPDATE sign_in_failures SET count = 0 WHERE user_id = $1")
            .bind(user_id)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// The accounts with a confirmed address that takes mail, in any case of letters; at most `limit`.
    pub async fn accounts_at(&self, address: &str, limit: u32) -> Result<Vec<UserId>, StoreError> {
        let rows = query(
            "SELECT a.user_id FROM mail m JOIN accounts a ON a.user_id = m.user_id \
             WHERE lower(m.address) = lower($1) AND COALESCE(m.refused, '') <> m.address ORDER BY a.user_id LIMIT $2",
        )
        .bind(address)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(|row| row.try_get("user_id")).collect::<Result<_, _>>()?)
    }

    /// Queues the mail with the link for a new password; `false` where no address is confirmed that takes mail.
    pub async fn ask_reset(&self, user_id: &UserId, now: i64) -> Result<bool, StoreError> {
        let mut tx = self.writer.begin().await?;
        let row = query(
            "SELECT m.user_id FROM mail m JOIN accounts a ON a.user_id = m.user_id WHERE m.user_id = $1 \
             AND m.address IS NOT NULL AND COALESCE(m.refused, '') <> m.address",
        )
        .bind(user_id)
        .fetch_optional(&mut tx)
        .await?;
        if row.is_some() {
            post(&mut tx, user_id, Letter::Reset, now).await?;
        }
        tx.commit().await?;
        Ok(row.is_some())
    }

    /// Makes the link that is about to go to an address good, in the place of the one before; `false` when
    /// that is no longer the account's address.
    pub async fn reset_link(
        &self,
        user_id: &UserId,
        address: &str,
        link: &[u8; 32],
        ends: i64,
    ) -> Result<bool, StoreError> {
        let put = query(
            "INSERT INTO resets (user_id, link, ends) SELECT user_id, $3, $4 FROM mail WHERE user_id = $1 AND address = $2 \
             ON CONFLICT (user_id) DO UPDATE SET link = excluded.link, ends = excluded.ends",
        )
        .bind(user_id)
        .bind(address)
        .bind(&link[..])
        .bind(ends)
        .execute(&self.writer)
        .await?;
        Ok(put.rows_affected() == 1)
    }

    /// The account that a link is for, while it is good. The link stays good.
    pub async fn reset_of(&self, link: &[u8; 32], now: i64) -> Result<Option<AccountRow>, StoreError> {
        let text = format!(
            "{ACCOUNT} JOIN resets ON resets.user_id = accounts.user_id WHERE resets.link = $1 AND resets.ends > $2"
        );
        let row = query(AssertSqlSafe(text)).bind(&link[..]).bind(now).fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(account).transpose()?)
    }

    /// Uses up a link: replaces the password's hash, ends all sessions and tokens, keeps passkeys, and queues the mail that
    /// tells the owner. Whose account it was; `None` when the link is no longer good.
    pub async fn reset_password(
        &self,
        link: &[u8; 32],
        password: &str,
        now: i64,
    ) -> Result<Option<UserId>, StoreError> {
        let mut tx = self.writer.begin().await?;
        let row = query("DELETE FROM resets WHERE link = $1 AND ends > $2 RETURNING user_id")
            .bind(&link[..])
            .bind(now)
            .fetch_optional(&mut tx)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let user_id: UserId = row.try_get("user_id")?;
        query("UPDATE accounts SET password = $2 WHERE user_id = $1")
            .bind(&user_id)
            .bind(password)
            .execute(&mut tx)
            .await?;
        query("DELETE FROM sessions WHERE user_id = $1").bind(&user_id).execute(&mut tx).await?;
        drop_letter(&mut tx, &user_id, Letter::Reset).await?;
        post(&mut tx, &user_id, Letter::NewPassword, now).await?;
        tx.commit().await?;
        Ok(Some(user_id))
    }

    /// Drops links that have expired.
    pub async fn forget_resets(&self, now: i64) -> Result<(), StoreError> {
        query("DELETE FROM resets WHERE ends <= $1").bind(now).execute(&self.writer).await?;
        Ok(())
    }
}
