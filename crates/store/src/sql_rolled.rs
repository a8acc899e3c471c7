//! Decisions that were chosen to be rolled out: kept, fetched one by one, finished.

use pasch_practice::ProblemKey;
use pasch_wire::{CollectedId, UserId};

use super::driver::{FromRow, QueryBuilder, Row, from_row, params, query};
use super::rolled::{RolledRow, RolledState, WantedRollout};
use super::{Result, Store};

const LISTED: &str = "SELECT r.match_id, r.action, c.owner, r.position, r.kind, r.played, r.settings, r.state, r.failure, \
     r.result FROM decision_rollouts r JOIN collected c ON c.id = r.match_id";

from_row!(WantedRollout { position, kind, played, settings }, row => {
    key: ProblemKey { match_id: row.try_get("match_id")?, action: row.try_get("action")? },
});
from_row!(RolledRow { state, failure, result }, row => {
    wanted: WantedRollout::from_row(row)?,
});

/// A row and whose it is.
struct Owned(WantedRollout, UserId);

impl FromRow for Owned {
    fn from_row(row: &Row) -> Result<Self, sqlx::Error> {
        Ok(Self(WantedRollout::from_row(row)?, row.try_get("owner")?))
    }
}

impl Store {
    /// Puts decisions into the queue of rollouts, in their order; those that wait already are asked for anew. Results
    /// stay. Only decisions of the owner's own matches are taken, and nothing is when more than `most` decisions of
    /// theirs would wait: then false comes back.
    pub async fn want_rollouts(
        &self,
        owner: &UserId,
        wanted: &[WantedRollout],
        most: u32,
        now: i64,
    ) -> Result<bool> {
        let mut tx = self.writer.begin().await?;
        for (number, one) in (0_u64..).zip(wanted) {
            query(
                "INSERT INTO decision_rollouts (match_id, action, asked_at, number, position, kind, played, \
                 settings, state, updated_at) SELECT id, $2, $3, $4, $5, $6, $7, $8, 'waiting', $3 \
                 FROM collected WHERE id = $1 AND owner = $9 \
                 ON CONFLICT (match_id, action) DO UPDATE SET asked_at = excluded.asked_at, \
                 number = excluded.number, position = excluded.position, kind = excluded.kind, \
                 played = excluded.played, settings = excluded.settings, state = 'waiting', failure = NULL, \
                 updated_at = excluded.updated_at",
            )
            .with(params![&one.key.match_id, one.key.action, now, number])
            .with(params![&one.position, &one.kind, &one.played, &one.settings, owner])
            .execute(&mut tx)
            .await?;
        }
        let waiting: u64 = query(
            "SELECT COUNT(*) AS many FROM decision_rollouts r JOIN collected c ON c.id = r.match_id \
             WHERE c.owner = $1 AND r.state = 'waiting'",
        )
        .bind(owner)
        .one(&mut tx)
        .await?;
        if waiting > u64::from(most) {
            return Ok(false);
        }
        tx.commit().await?;
        Ok(true)
    }

    /// The next decision to be rolled out, and whose it is. People take turns: whoever comes after `last` is next.
    pub async fn next_rollout(&self, last: &UserId) -> Result<Option<(WantedRollout, UserId)>> {
        for after in [last, &UserId::default()] {
            let mut sql = QueryBuilder::new(LISTED);
            sql.push(" WHERE r.state = 'waiting' AND c.owner > ").push_bind(after.to_owned());
            sql.push(" ORDER BY c.owner, r.asked_at, r.number LIMIT 1");
            let found: Option<Owned> = sql.build(true).first(&self.readers).await?;
            if let Some(Owned(wanted, owner)) = found {
                return Ok(Some((wanted, owner)));
            }
        }
        Ok(None)
    }

    /// Whether a decision still waits to be rolled out in this way.
    pub async fn is_rollout_wanted(&self, wanted: &WantedRollout) -> Result<bool> {
        Ok(query(
            "SELECT 1 FROM decision_rollouts WHERE match_id = $1 AND action = $2 AND state = 'waiting' \
             AND settings = $3",
        )
        .with(params![&wanted.key.match_id, wanted.key.action, &wanted.settings])
        .finds(&self.readers)
        .await?)
    }

    /// Ends the rollout of a decision: with its result, JSON, or with the reason why there is none, beside which an
    /// earlier result stays. Nothing happens when it is not wanted in this way any more.
    pub async fn finish_rollout(
        &self,
        wanted: &WantedRollout,
        ended: std::result::Result<&str, &str>,
        now: i64,
    ) -> Result<()> {
        let state = if ended.is_ok() { RolledState::Done } else { RolledState::Failed };
        Ok(query(
            "UPDATE decision_rollouts SET state = $1, result = COALESCE($2, result), failure = $3, \
             updated_at = $4 WHERE match_id = $5 AND action = $6 AND state = 'waiting' AND settings = $7",
        )
        .with(params![state.word(), ended.ok(), ended.err(), now])
        .with(params![&wanted.key.match_id, wanted.key.action, &wanted.settings])
        .run(&self.writer)
        .await?)
    }

    /// Takes all of an owner's decisions out of the queue; how many. Those with an earlier result keep it.
    pub async fn forget_rollouts(&self, owner: &UserId, now: i64) -> Result<u64> {
        let mut tx = self.writer.begin().await?;
        let mut sql = QueryBuilder::new("UPDATE decision_rollouts SET state = 'done', updated_at = ");
        sql.push_bind(now).push(" WHERE result IS NOT NULL AND state = 'waiting' AND match_id IN ");
        sql.push("(SELECT id FROM collected WHERE owner = ").push_bind(owner.to_owned()).push(")");
        let kept = sql.build(false).execute(&mut tx).await?;
        let mut sql =
            QueryBuilder::new("DELETE FROM decision_rollouts WHERE state = 'waiting' AND match_id IN ");
        sql.push("(SELECT id FROM collected WHERE owner = ").push_bind(owner.to_owned()).push(")");
        let gone = sql.build(false).execute(&mut tx).await?;
        tx.commit().await?;
        Ok(kept + gone)
    }

    /// The decisions of an owner that were asked for since the oldest one that waits, in their order; none when none
    /// waits.
    pub async fn rollout_queue(&self, owner: &UserId) -> Result<Vec<RolledRow>> {
        let mut sql = QueryBuilder::new(LISTED);
        sql.push(" WHERE c.owner = ").push_bind(owner.to_owned());
        sql.push(
            " AND r.asked_at >= (SELECT MIN(w.asked_at) FROM decision_rollouts w \
             JOIN collected d ON d.id = w.match_id WHERE w.state = 'waiting' AND d.owner = ",
        );
        sql.push_bind(owner.to_owned()).push(") ORDER BY r.asked_at, r.number");
        Ok(sql.build(false).all(&self.readers).await?)
    }

    /// The decisions of a match that were chosen to be rolled out, in the order of the record.
    pub async fn rolled_of(&self, match_id: &CollectedId) -> Result<Vec<RolledRow>> {
        let mut sql = QueryBuilder::new(LISTED);
        sql.push(" WHERE r.match_id = ").push_bind(match_id.to_owned()).push(" ORDER BY r.action");
        Ok(sql.build(true).all(&self.readers).await?)
    }

    /// The decisions of some matches that were chosen to be rolled out.
    pub async fn rolled_of_all(&self, matches: &[&CollectedId]) -> Result<Vec<RolledRow>> {
        let list = serde_json::to_string(matches).unwrap_or_else(|_| "[]".to_owned());
        let mut sql = QueryBuilder::new(LISTED);
        sql.push(" WHERE r.match_id IN (SELECT value FROM json_each(").push_bind(list).push("))");
        Ok(sql.build(true).all(&self.readers).await?)
    }

    /// The views of the rollouts that were written last, JSON.
    pub async fn latest_rollouts(&self, limit: u32) -> Result<Vec<String>> {
        Ok(query("SELECT view FROM rollouts ORDER BY updated_at DESC LIMIT $1")
            .bind(limit)
            .all(&self.readers)
            .await?)
    }
}
