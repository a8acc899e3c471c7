//! Dice by `pasch-dice/3` in SQL.

use super::driver::{Transaction, from_row, insert, params, query};
use super::signed_dice::DiceKeyRow;
use super::{Result, Store, StoreError};
use pasch_table::fair::{DiceEntryRow, DiceRows, Secrets};
use pasch_wire::{MatchId, UserId};

from_row!(DiceKeyRow { public, since });
from_row!(DiceEntryRow { number, at, body });

/// Adds entries to the records of matches, and replaces their secrets. Of two writers with the same next number one fails.
pub(super) async fn insert_entries(
    tx: &mut Transaction,
    matches: &[(&MatchId, &DiceRows)],
) -> Result<(), sqlx::Error> {
    let rows: Vec<(&MatchId, &DiceEntryRow)> = matches
        .iter()
        .flat_map(|&(match_id, rows)| rows.entries.iter().map(move |entry| (match_id, entry)))
        .collect();
    let into = "INSERT INTO dice_entries (match_id, number, at, body) VALUES";
    insert(tx, (into, ""), &rows, |(match_id, entry)| {
        [(*match_id).into(), i64::from(entry.number).into(), entry.at.into(), (&entry.body).into()]
    })
    .await?;

    let kept: Vec<(&MatchId, &[u8])> = matches
        .iter()
        .filter_map(|&(match_id, rows)| match &rows.secrets {
            Secrets::Kept(body) => Some((match_id, &body[..])),
            Secrets::Unchanged | Secrets::Gone => None,
        })
        .collect();
    let into = "INSERT INTO dice_secrets (match_id, body) VALUES";
    let end = " ON CONFLICT (match_id) DO UPDATE SET body = excluded.body";
    insert(tx, (into, end), &kept, |&(match_id, body)| [match_id.into(), body.into()]).await?;
    for (match_id, _) in matches.iter().filter(|(_, rows)| matches!(rows.secrets, Secrets::Gone)) {
        query("DELETE FROM dice_secrets WHERE match_id = $1").bind(*match_id).execute(&mut *tx).await?;
    }
    Ok(())
}

/// Entries that lead to an action are written with it ([`super::Append::dice`]), others by [`Store::add_dice`].
impl Store {
    /// The seed of the server's own key: the one given where there is none yet.
    pub async fn host_key(&self, fresh: &[u8; 32]) -> Result<[u8; 32], StoreError> {
        let mut tx = self.writer.begin().await?;
        query("INSERT INTO host_key (id, seed) VALUES (1, $1) ON CONFLICT (id) DO NOTHING")
            .bind(&fresh[..])
            .execute(&mut tx)
            .await?;
        let seed = query("SELECT seed FROM host_key WHERE id = 1").one(&mut tx).await?;
        tx.commit().await?;
        Ok(seed)
    }

    /// Notes the key that a user's browser has now; one that is known already keeps its time.
    pub async fn keep_dice_key(&self, user_id: &UserId, public: &[u8; 32], now: i64) -> Result<()> {
        Ok(query(
            "INSERT INTO dice_keys (user_id, public, since) VALUES ($1, $2, $3) ON CONFLICT (user_id) \
             DO UPDATE SET public = excluded.public, since = excluded.since \
             WHERE dice_keys.public <> excluded.public",
        )
        .with(params![user_id, &public[..], now])
        .run(&self.writer)
        .await?)
    }

    /// The latest key of a user's browsers.
    pub async fn dice_key(&self, user_id: &UserId) -> Result<Option<DiceKeyRow>> {
        Ok(query("SELECT public, since FROM dice_keys WHERE user_id = $1")
            .bind(user_id)
            .first(&self.readers)
            .await?)
    }

    /// The record of a match's dice in order; empty where it has none.
    pub async fn dice_entries(&self, match_id: &MatchId) -> Result<Vec<DiceEntryRow>> {
        Ok(query("SELECT number, at, body FROM dice_entries WHERE match_id = $1 ORDER BY number")
            .bind(match_id)
            .all(&self.readers)
            .await?)
    }

    /// The secrets of a match; none of one that is over, or that was restored from a backup.
    pub async fn dice_secrets(&self, match_id: &MatchId) -> Result<Option<Vec<u8>>> {
        Ok(query("SELECT body FROM dice_secrets WHERE match_id = $1")
            .bind(match_id)
            .first(&self.readers)
            .await?)
    }
}
