//! Matches of a collection that resemble each other.

use pasch_wire::{CollectedId, UserId};

use super::collection::NewCollected;
use super::driver::{On, QueryBuilder, Transaction, from_row, params, query};
use super::resembling::ResemblingRow;
use super::{Result, Store};

/// Matches that are named at most where several are asked about.
const MOST: i64 = 1000;

from_row!(ResemblingRow { of: "of_id", id, name_a, name_b, variant, length, played_on, rolls, analysis_id });

/// Keeps how the games of a match begin.
pub(super) async fn insert_beginnings(
    tx: &mut Transaction,
    match_id: &CollectedId,
    beginnings: &[[u8; 16]],
) -> Result<(), sqlx::Error> {
    for digest in beginnings {
        query("INSERT INTO beginnings (digest, match_id) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .with(params![&digest[..], match_id])
            .execute(&mut *tx)
            .await?;
    }
    Ok(())
}

/// The matches that these resemble, the earliest added first.
pub(super) async fn resembling(
    on: impl Into<On<'_>>,
    owner: &UserId,
    ids: &[CollectedId],
) -> Result<Vec<ResemblingRow>, sqlx::Error> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let mut sql = QueryBuilder::new(
        "SELECT DISTINCT m.match_id AS of_id, c.id, c.name_a, c.name_b, c.variant, c.length, c.played_on, c.rolls, \
         c.added_at, j.analysis_id FROM beginnings m \
         JOIN beginnings b ON b.digest = m.digest AND b.match_id <> m.match_id \
         JOIN collected c ON c.id = b.match_id LEFT JOIN judged j ON j.match_id = c.id AND j.seat = 'a' \
         WHERE c.owner = ",
    );
    sql.push_bind(owner.to_owned()).push(" AND m.match_id IN (");
    sql.push_list(ids.iter().map(CollectedId::to_owned))
        .push(") ORDER BY c.added_at, c.id LIMIT ")
        .push_bind(MOST);
    sql.build(false).all(on).await
}

/// The same for matches that an import has just added.
pub(super) async fn resembling_new(
    tx: &mut Transaction,
    owner: &UserId,
    new: &[&NewCollected],
) -> Result<Vec<ResemblingRow>, sqlx::Error> {
    let ids: Vec<CollectedId> = new.iter().map(|one| one.row.id.clone()).collect();
    resembling(&mut *tx, owner, &ids).await
}

impl Store {
    /// The matches of a collection that these of its matches resemble, the earliest added first.
    pub async fn resembling(&self, owner: &UserId, ids: &[CollectedId]) -> Result<Vec<ResemblingRow>> {
        Ok(resembling(&self.readers, owner, ids).await?)
    }

    /// Matches, with their packed logs, of which it is not known how their games begin.
    pub async fn without_beginnings(&self, limit: u32) -> Result<Vec<(CollectedId, Vec<u8>)>> {
        Ok(query(
            "SELECT c.id, l.log FROM collected c JOIN collected_logs l ON l.match_id = c.id \
             WHERE c.begun = 0 ORDER BY c.id LIMIT $1",
        )
        .bind(limit)
        .all(&self.readers)
        .await?)
    }

    /// Keeps how the games of a match begin. Nothing happens when it is gone.
    pub async fn keep_beginnings(&self, match_id: &CollectedId, beginnings: &[[u8; 16]]) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        let known =
            query("UPDATE collected SET begun = 1 WHERE id = $1").bind(match_id).execute(&mut tx).await?;
        if known > 0 {
            insert_beginnings(&mut tx, match_id, beginnings).await?;
        }
        Ok(tx.commit().await?)
    }
}
