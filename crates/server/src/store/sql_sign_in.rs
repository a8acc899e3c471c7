//! Attempts to sign in.

use async_trait::async_trait;

use super::driver::query;
use super::mail::Letter;
use super::sign_in::{Failures, SignInStore};
use super::sql_mail::post;
use super::{SqlStore, StoreError};

#[async_trait]
impl SignInStore for SqlStore {
    async fn server_key(&self, name: &str, fresh: &[u8; 32]) -> Result<[u8; 32], StoreError> {
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

    async fn sign_in_failed(
        &self,
        user_id: &str,
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

    async fn sign_in_failures(&self, user_id: &str) -> Result<Option<Failures>, StoreError> {
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

    async fn forget_failures(&self, user_id: &str) -> Result<(), StoreError> {
        query("UPDATE sign_in_failures SET count = 0 WHERE user_id = $1")
            .bind(user_id)
            .execute(&self.writer)
            .await?;
        Ok(())
    }
}
