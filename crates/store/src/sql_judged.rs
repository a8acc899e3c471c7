//! Analyses of collected matches: what waits, what is done, how it was played.

use async_trait::async_trait;

use pasch_wire::{AnalysisId, CollectedId, Seat, UserId};

use super::collection::{CollectedFilter, JudgedRow};
use super::driver::{QueryBuilder, query};
use super::sql::insert_analysis;
use super::sql_collection::push_filter;
use super::{JudgedStore, NewAnalysis, SqlStore, StoreError};

#[async_trait]
impl JudgedStore for SqlStore {
    async fn analyse_collected(
        &self,
        match_id: &CollectedId,
        analysis: &NewAnalysis,
    ) -> Result<(), StoreError> {
        let mut tx = self.writer.begin().await?;
        insert_analysis(&mut tx, analysis, Some(match_id)).await?;
        query(
            "UPDATE collected SET wanted = NULL, later = CASE WHEN later = $1 THEN NULL ELSE later END WHERE id = $2",
        )
        .bind(&analysis.level)
        .bind(match_id)
        .execute(&mut tx)
        .await?;
        tx.commit().await?;
        Ok(())
    }

    async fn analysis_of(
        &self,
        match_id: &CollectedId,
        level: Option<&str>,
    ) -> Result<Option<AnalysisId>, StoreError> {
        let row = query(
            "SELECT id FROM analyses WHERE collected_id = $1 AND status IN ('running', 'done') \
             AND ($2 IS NULL OR level = $2) ORDER BY created_at DESC, id LIMIT 1",
        )
        .bind(match_id)
        .bind(level)
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.map(|row| row.try_get("id")).transpose()?)
    }

    async fn want_analyses(
        &self,
        owner: &UserId,
        filter: &CollectedFilter,
        level: &str,
    ) -> Result<u64, StoreError> {
        let mut sql = QueryBuilder::new("UPDATE collected SET wanted = ");
        sql.push_bind(level.to_owned()).push(" WHERE id IN (SELECT c.id FROM collected c");
        push_filter(&mut sql, owner, filter);
        sql.push(
            " AND c.rolls > 0 AND NOT EXISTS (SELECT 1 FROM analyses x WHERE x.collected_id = c.id \
             AND x.status IN ('running', 'done') AND x.level = ",
        );
        sql.push_bind(level.to_owned()).push("))");
        Ok(sql.build(true).execute(&self.writer).await?.rows_affected())
    }

    async fn stop_wanting(&self, owner: &UserId) -> Result<Vec<AnalysisId>, StoreError> {
        query(
            "UPDATE collected SET wanted = NULL, later = NULL \
             WHERE owner = $1 AND (wanted IS NOT NULL OR later IS NOT NULL)",
        )
        .bind(owner)
        .execute(&self.writer)
        .await?;
        let rows = query(
            "SELECT id FROM analyses WHERE owner = $1 AND collected_id IS NOT NULL AND status = 'running'",
        )
        .bind(owner)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(|row| row.try_get("id")).collect::<Result<_, _>>()?)
    }

    async fn forget_wanted(&self, match_id: &CollectedId) -> Result<(), StoreError> {
        query("UPDATE collected SET wanted = NULL, later = NULL WHERE id = $1")
            .bind(match_id)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn next_wanted(&self, last: &UserId) -> Result<Option<(CollectedId, UserId, String)>, StoreError> {
        let nobody = UserId::default();
        for column in ["wanted", "later"] {
            for after in [last, &nobody] {
                let mut sql = QueryBuilder::new("SELECT id, owner, ");
                sql.push(column).push(" AS level FROM collected WHERE ").push(column);
                sql.push(" IS NOT NULL AND owner > ").push_bind(after.to_owned());
                sql.push(" ORDER BY owner, added_at, id LIMIT 1");
                if let Some(row) = sql.build(true).fetch_optional(&self.readers).await? {
                    let found = (row.try_get("id")?, row.try_get("owner")?, row.try_get("level")?);
                    return Ok(Some(found));
                }
            }
        }
        Ok(None)
    }

    async fn finish_judged(
        &self,
        analysis_id: &AnalysisId,
        report: &str,
        judged: &[JudgedRow; 2],
        now: i64,
    ) -> Result<(), StoreError> {
        let mut tx = self.writer.begin().await?;
        let row = query(
            "UPDATE analyses SET status = 'done', report = $1, error = NULL, updated_at = $2 \
             WHERE id = $3 AND status = 'running' RETURNING collected_id, level",
        )
        .bind(report)
        .bind(now)
        .bind(analysis_id)
        .fetch_optional(&mut tx)
        .await?;
        let Some(row) = row else { return Ok(()) };
        let level: String = row.try_get("level")?;
        if let Some(match_id) = row.try_get::<Option<CollectedId>>("collected_id")? {
            for (seat, one) in Seat::ALL.into_iter().zip(judged) {
                query(
                    "INSERT INTO judged (match_id, seat, analysis_id, level, pr, decisions, moves, \
                     doubtful, errors, blunders, cube_errors, loss_equity, loss_mwc, luck_equity, luck_mwc) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) \
                     ON CONFLICT (match_id, seat) DO UPDATE SET analysis_id = excluded.analysis_id, \
                     level = excluded.level, pr = excluded.pr, decisions = excluded.decisions, \
                     moves = excluded.moves, doubtful = excluded.doubtful, errors = excluded.errors, \
                     blunders = excluded.blunders, cube_errors = excluded.cube_errors, \
                     loss_equity = excluded.loss_equity, loss_mwc = excluded.loss_mwc, \
                     luck_equity = excluded.luck_equity, luck_mwc = excluded.luck_mwc",
                )
                .bind(&match_id)
                .bind(seat)
                .bind(analysis_id)
                .bind(&level)
                .bind(one.pr)
                .bind(i64::from(one.decisions))
                .bind(i64::from(one.moves))
                .bind(i64::from(one.doubtful))
                .bind(i64::from(one.errors))
                .bind(i64::from(one.blunders))
                .bind(i64::from(one.cube_errors))
                .bind(one.loss_equity)
                .bind(one.loss_mwc)
                .bind(one.luck_equity)
                .bind(one.luck_mwc)
                .execute(&mut tx)
                .await?;
            }
        }
        tx.commit().await?;
        Ok(())
    }
}
