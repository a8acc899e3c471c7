//! Queries about the passkeys of accounts.

use pasch_credentials::passkeys::PasskeyRow;
use pasch_wire::UserId;
use sqlx::AssertSqlSafe;

use super::driver::{Transaction, from_row, params, query};
use super::passkeys::Removal;
use super::people::AccountRow;
use super::sql_people::insert_account;
use super::{Result, Store};

const PASSKEY: &str = "SELECT credential_id, user_id, name, host, public_key, algorithm, counter, transports, created_at, \
     used_at FROM passkeys";

from_row!(PasskeyRow {
    credential_id,
    user_id,
    name,
    host,
    public_key,
    algorithm,
    counter,
    transports,
    created_at,
    used_at,
});

/// Whether the passkey is new and written.
async fn insert(tx: &mut Transaction, passkey: &PasskeyRow) -> Result<bool> {
    Ok(query(
        "INSERT INTO passkeys (credential_id, user_id, name, host, public_key, algorithm, counter, transports, \
         created_at, used_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING",
    )
    .with(params![&passkey.credential_id[..], &passkey.user_id, &passkey.name, &passkey.host])
    .with(params![&passkey.public_key[..], passkey.algorithm, passkey.counter])
    .with(params![&passkey.transports, passkey.created_at, passkey.used_at])
    .changes(tx)
    .await?)
}

impl Store {
    /// Makes a guest an account, in place, with a passkey; `false` when the name is taken, the user is no
    /// guest or the passkey is known.
    pub async fn make_account_by_passkey(&self, account: &AccountRow, passkey: &PasskeyRow) -> Result<bool> {
        let mut tx = self.writer.begin().await?;
        let is_made = insert_account(&mut tx, account).await? && insert(&mut tx, passkey).await?;
        if is_made {
            tx.commit().await?;
        }
        Ok(is_made)
    }

    /// Adds a passkey to an account; `false` when it is known, or the account has `most` already.
    pub async fn add_passkey(&self, passkey: &PasskeyRow, most: u32) -> Result<bool> {
        let mut tx = self.writer.begin().await?;
        let is_new = insert(&mut tx, passkey).await?;
        let many: u32 = query("SELECT count(*) AS many FROM passkeys WHERE user_id = $1")
            .bind(&passkey.user_id)
            .one(&mut tx)
            .await?;
        if !is_new || many > most {
            return Ok(false);
        }
        tx.commit().await?;
        Ok(true)
    }

    /// A passkey, by the identifier under which its device knows it.
    pub async fn passkey(&self, credential_id: &[u8]) -> Result<Option<PasskeyRow>> {
        Ok(query(AssertSqlSafe(format!("{PASSKEY} WHERE credential_id = $1")))
            .bind(credential_id)
            .first(&self.readers)
            .await?)
    }

    /// A user's passkeys, the oldest first.
    pub async fn passkeys_of(&self, user_id: &UserId) -> Result<Vec<PasskeyRow>> {
        Ok(query(AssertSqlSafe(format!("{PASSKEY} WHERE user_id = $1 ORDER BY created_at, credential_id")))
            .bind(user_id)
            .all(&self.readers)
            .await?)
    }

    /// Keeps that a passkey was used; `false` when it is gone, or its counter did not go forward: then two devices have it.
    pub async fn use_passkey(&self, credential_id: &[u8], counter: u32, now: i64) -> Result<bool> {
        Ok(query(
            "UPDATE passkeys SET counter = $1, used_at = $2 WHERE credential_id = $3 \
             AND (counter < $1 OR (counter = 0 AND $1 = 0))",
        )
        .with(params![counter, now, credential_id])
        .changes(&self.writer)
        .await?)
    }

    /// Renames a user's passkey; `false` if they have no such passkey.
    pub async fn rename_passkey(&self, user_id: &UserId, credential_id: &[u8], name: &str) -> Result<bool> {
        Ok(query("UPDATE passkeys SET name = $1 WHERE user_id = $2 AND credential_id = $3")
            .with(params![name, user_id, credential_id])
            .changes(&self.writer)
            .await?)
    }

    /// Takes a passkey away, unless without it the account would have neither a password nor a passkey for `host`.
    pub async fn remove_passkey(
        &self,
        user_id: &UserId,
        credential_id: &[u8],
        host: &str,
    ) -> Result<Removal> {
        let mut tx = self.writer.begin().await?;
        let removed = query("DELETE FROM passkeys WHERE user_id = $1 AND credential_id = $2")
            .with(params![user_id, credential_id])
            .execute(&mut tx)
            .await?;
        if removed == 0 {
            return Ok(Removal::Unknown);
        }
        let ways: u32 = query(
            "SELECT (SELECT count(*) FROM accounts WHERE user_id = $1 AND password IS NOT NULL) \
             + (SELECT count(*) FROM passkeys WHERE user_id = $1 AND host = $2) AS ways",
        )
        .with(params![user_id, host])
        .one(&mut tx)
        .await?;
        if ways == 0 {
            return Ok(Removal::LastWayIn);
        }
        tx.commit().await?;
        Ok(Removal::Done)
    }
}
