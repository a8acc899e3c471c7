//! Queries about the passkeys of accounts.

use pasch_credentials::passkeys::PasskeyRow;
use pasch_wire::UserId;
use sqlx::AssertSqlSafe;

use super::driver::{Row, Transaction, query};
use super::passkeys::Removal;
use super::people::AccountRow;
use super::sql_people::insert_account;
use super::{Store, StoreError};

const PASSKEY: &str = "SELECT credential_id, user_id, name, host, public_key, algorithm, counter, transports, created_at, \
     used_at FROM passkeys";

fn passkey(row: &Row) -> Result<PasskeyRow, sqlx::Error> {
    let unfit = |what: &str| sqlx::Error::Decode(format!("a passkey's {what} is out of range").into());
    Ok(PasskeyRow {
        credential_id: row.try_get("credential_id")?,
        user_id: row.try_get("user_id")?,
        name: row.try_get("name")?,
        host: row.try_get("host")?,
        public_key: row.try_get("public_key")?,
        algorithm: row.try_get::<i64>("algorithm")?.try_into().map_err(|_| unfit("algorithm"))?,
        counter: row.try_get::<i64>("counter")?.try_into().map_err(|_| unfit("counter"))?,
        transports: row.try_get("transports")?,
        created_at: row.try_get("created_at")?,
        used_at: row.try_get("used_at")?,
    })
}

/// Whether the passkey is new and written.
async fn insert(tx: &mut Transaction, passkey: &PasskeyRow) -> Result<bool, StoreError> {
    let written = query(
        "INSERT INTO passkeys (credential_id, user_id, name, host, public_key, algorithm, counter, transports, \
         created_at, used_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING",
    )
    .bind(&passkey.credential_id[..])
    .bind(&passkey.user_id)
    .bind(&passkey.name)
    .bind(&passkey.host)
    .bind(&passkey.public_key[..])
    .bind(i64::from(passkey.algorithm))
    .bind(i64::from(passkey.counter))
    .bind(&passkey.transports)
    .bind(passkey.created_at)
    .bind(passkey.used_at)
    .execute(tx)
    .await?;
    Ok(written.rows_affected() == 1)
}

impl Store {
    /// Makes a guest an account, in place, with a passkey; `false` when the name is taken, the user is no
    /// guest or the passkey is known.
    pub async fn make_account_by_passkey(
        &self,
        account: &AccountRow,
        passkey: &PasskeyRow,
    ) -> Result<bool, StoreError> {
        let mut tx = self.writer.begin().await?;
        let is_made = insert_account(&mut tx, account).await? && insert(&mut tx, passkey).await?;
        if is_made {
            tx.commit().await?;
        }
        Ok(is_made)
    }

    /// Adds a passkey to an account; `false` when it is known, or the account has `most` already.
    pub async fn add_passkey(&self, passkey: &PasskeyRow, most: u32) -> Result<bool, StoreError> {
        let mut tx = self.writer.begin().await?;
        let is_new = insert(&mut tx, passkey).await?;
        let many = query("SELECT count(*) AS many FROM passkeys WHERE user_id = $1")
            .bind(&passkey.user_id)
            .fetch_one(&mut tx)
            .await?;
        if !is_new || many.try_get::<i64>("many")? > i64::from(most) {
            return Ok(false);
        }
        tx.commit().await?;
        Ok(true)
    }

    /// A passkey, by the identifier under which its device knows it.
    pub async fn passkey(&self, credential_id: &[u8]) -> Result<Option<PasskeyRow>, StoreError> {
        let row = query(AssertSqlSafe(format!("{PASSKEY} WHERE credential_id = $1")))
            .bind(credential_id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.as_ref().map(passkey).transpose()?)
    }

    /// A user's passkeys, the oldest first.
    pub async fn passkeys_of(&self, user_id: &UserId) -> Result<Vec<PasskeyRow>, StoreError> {
        let rows =
            query(AssertSqlSafe(format!("{PASSKEY} WHERE user_id = $1 ORDER BY created_at, credential_id")))
                .bind(user_id)
                .fetch_all(&self.readers)
                .await?;
        Ok(rows.iter().map(passkey).collect::<Result<_, _>>()?)
    }

    /// Keeps that a passkey was used; `false` when it is gone, or its counter did not go forward: then two devices have it.
    pub async fn use_passkey(
        &self,
        credential_id: &[u8],
        counter: u32,
        now: i64,
    ) -> Result<bool, StoreError> {
        let used = query(
            "UPDATE passkeys SET counter = $1, used_at = $2 WHERE credential_id = $3 \
             AND (counter < $1 OR (counter = 0 AND $1 = 0))",
        )
        .bind(i64::from(counter))
        .bind(now)
        .bind(credential_id)
        .execute(&self.writer)
        .await?;
        Ok(used.rows_affected() == 1)
    }

    /// Renames a user's passkey; `false` if they have no such passkey.
    pub async fn rename_passkey(
        &self,
        user_id: &UserId,
        credential_id: &[u8],
        name: &str,
    ) -> Result<bool, StoreError> {
        let renamed = query("UPDATE passkeys SET name = $1 WHERE user_id = $2 AND credential_id = $3")
            .bind(name)
            .bind(user_id)
            .bind(credential_id)
            .execute(&self.writer)
            .await?;
        Ok(renamed.rows_affected() == 1)
    }

    /// Takes a passkey away, unless without it the account would have neither a password nor a passkey for `host`.
    pub async fn remove_passkey(
        &self,
        user_id: &UserId,
        credential_id: &[u8],
        host: &str,
    ) -> Result<Removal, StoreError> {
        let mut tx = self.writer.begin().await?;
        let removed = query("DELETE FROM passkeys WHERE user_id = $1 AND credential_id = $2")
            .bind(user_id)
            .bind(credential_id)
            .execute(&mut tx)
            .await?;
        if removed.rows_affected() == 0 {
            return Ok(Removal::Unknown);
        }
        let left = query(
            "SELECT (SELECT count(*) FROM accounts WHERE user_id = $1 AND password IS NOT NULL) \
             + (SELECT count(*) FROM passkeys WHERE user_id = $1 AND host = $2) AS ways",
        )
        .bind(user_id)
        .bind(host)
        .fetch_one(&mut tx)
        .await?;
        if left.try_get::<i64>("ways")? == 0 {
            return Ok(Removal::LastWayIn);
        }
        tx.commit().await?;
        Ok(Removal::Done)
    }
}
