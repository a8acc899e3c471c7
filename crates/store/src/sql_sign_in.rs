//! Attempts to sign in.

use sqlx::AssertSqlSafe;

use pasch_wire::UserId;

use super::driver::{from_row, params, query};
use super::mail::Letter;
use super::people::AccountRow;
use super::sign_in::Failures;
use super::sql_mail::{drop_letter, post};
use super::sql_people::ACCOUNT;
use super::{Result, Store, StoreError};

from_row!(Failures { count, first_at, last_at });

impl Store {
    /// A secret of the server's own: the one that is kept, or `fresh` from now on.
    pub async fn server_key(&self, name: &str, fresh: &[u8; 32]) -> Result<[u8; 32], StoreError> {
        let mut tx = self.writer.begin().await?;
        query("INSERT INTO server_keys (name, secret) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
            .with(params![name, &fresh[..]])
            .execute(&mut tx)
            .await?;
        let secret = query("SELECT secret FROM server_keys WHERE name = $1").bind(name).one(&mut tx).await?;
        tx.commit().await?;
        Ok(secret)
    }

    /// Counts a failed attempt at an account. From `many` on its owner is mailed, where a mail address is confirmed, but not
    /// twice within `quiet` milliseconds; whether a mail is to go out.
    pub async fn sign_in_failed(&self, user_id: &UserId, now: i64, many: u32, quiet: i64) -> Result<bool> {
        let mut tx = self.writer.begin().await?;
        query(
            "INSERT INTO sign_in_failures (user_id, count, first_at, last_at, mailed_at) SELECT user_id, 1, $2, $2, NULL \
             FROM accounts WHERE user_id = $1 ON CONFLICT (user_id) DO UPDATE SET \
             first_at = CASE WHEN sign_in_failures.count = 0 THEN excluded.first_at ELSE sign_in_failures.first_at END, \
             count = sign_in_failures.count + 1, last_at = excluded.last_at",
        )
        .with(params![user_id, now])
        .execute(&mut tx)
        .await?;
        let due = query(
            "UPDATE sign_in_failures SET mailed_at = $2 WHERE user_id = $1 AND count >= $3 \
             AND (mailed_at IS NULL OR mailed_at <= $4) AND EXISTS \
             (SELECT 1 FROM mail m WHERE m.user_id = $1 AND m.address IS NOT NULL AND COALESCE(m.refused, '') <> m.address)",
        )
        .with(params![user_id, now, many, now - quiet])
        .execute(&mut tx)
        .await?;
        let is_due = due == 1;
        if is_due {
            post(&mut tx, user_id, Letter::Attempts, now).await?;
        }
        tx.commit().await?;
        Ok(is_due)
    }

    /// The failed attempts that an account's owner has not seen.
    pub async fn sign_in_failures(&self, user_id: &UserId) -> Result<Option<Failures>> {
        Ok(query("SELECT count, first_at, last_at FROM sign_in_failures WHERE user_id = $1 AND count > 0")
            .bind(user_id)
            .first(&self.readers)
            .await?)
    }

    /// Their owner has seen them.
    pub async fn forget_failures(&self, user_id: &UserId) -> Result<()> {
        Ok(query("UPDATE sign_in_failures SET count = 0 WHERE user_id = $1")
            .bind(user_id)
            .run(&self.writer)
            .await?)
    }

    /// The accounts with a confirmed address that takes mail, in any case of letters; at most `limit`.
    pub async fn accounts_at(&self, address: &str, limit: u32) -> Result<Vec<UserId>> {
        Ok(query(
            "SELECT a.user_id FROM mail m JOIN accounts a ON a.user_id = m.user_id \
             WHERE lower(m.address) = lower($1) AND COALESCE(m.refused, '') <> m.address ORDER BY a.user_id LIMIT $2",
        )
        .with(params![address, limit])
        .all(&self.readers)
        .await?)
    }

    /// Queues the mail with the link for a new password; `false` where no address is confirmed that takes mail.
    pub async fn ask_reset(&self, user_id: &UserId, now: i64) -> Result<bool> {
        let mut tx = self.writer.begin().await?;
        let has_address = query(
            "SELECT m.user_id FROM mail m JOIN accounts a ON a.user_id = m.user_id WHERE m.user_id = $1 \
             AND m.address IS NOT NULL AND COALESCE(m.refused, '') <> m.address",
        )
        .bind(user_id)
        .finds(&mut tx)
        .await?;
        if has_address {
            post(&mut tx, user_id, Letter::Reset, now).await?;
        }
        tx.commit().await?;
        Ok(has_address)
    }

    /// Makes the link that is about to go to an address good, in the place of the one before; `false` when
    /// that is no longer the account's address.
    pub async fn reset_link(
        &self,
        user_id: &UserId,
        address: &str,
        link: &[u8; 32],
        ends: i64,
    ) -> Result<bool> {
        Ok(query(
            "INSERT INTO resets (user_id, link, ends) SELECT user_id, $3, $4 FROM mail WHERE user_id = $1 AND address = $2 \
             ON CONFLICT (user_id) DO UPDATE SET link = excluded.link, ends = excluded.ends",
        )
        .with(params![user_id, address, &link[..], ends])
        .changes(&self.writer)
        .await?)
    }

    /// The account that a link is for, while it is good. The link stays good.
    pub async fn reset_of(&self, link: &[u8; 32], now: i64) -> Result<Option<AccountRow>> {
        let text = format!(
            "{ACCOUNT} JOIN resets ON resets.user_id = accounts.user_id WHERE resets.link = $1 AND resets.ends > $2"
        );
        Ok(query(AssertSqlSafe(text)).bind(&link[..]).bind(now).first(&self.readers).await?)
    }

    /// Uses up a link: replaces the password's hash, ends all sessions and tokens, keeps passkeys, and queues the mail that
    /// tells the owner. Whose account it was; `None` when the link is no longer good.
    pub async fn reset_password(&self, link: &[u8; 32], password: &str, now: i64) -> Result<Option<UserId>> {
        let mut tx = self.writer.begin().await?;
        let user_id: Option<UserId> =
            query("DELETE FROM resets WHERE link = $1 AND ends > $2 RETURNING user_id")
                .with(params![&link[..], now])
                .first(&mut tx)
                .await?;
        let Some(user_id) = user_id else { return Ok(None) };
        query("UPDATE accounts SET password = $2 WHERE user_id = $1")
            .with(params![&user_id, password])
            .execute(&mut tx)
            .await?;
        query("DELETE FROM sessions WHERE user_id = $1").bind(&user_id).execute(&mut tx).await?;
        drop_letter(&mut tx, &user_id, Letter::Reset).await?;
        post(&mut tx, &user_id, Letter::NewPassword, now).await?;
        tx.commit().await?;
        Ok(Some(user_id))
    }

    /// Drops links that have expired.
    pub async fn forget_resets(&self, now: i64) -> Result<()> {
        Ok(query("DELETE FROM resets WHERE ends <= $1").bind(now).run(&self.writer).await?)
    }
}
