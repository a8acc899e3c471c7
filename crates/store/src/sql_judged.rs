//! Analyses of collected matches: what waits, what is done, how it was played.

use pasch_wire::{AnalysisId, CollectedId, Seat, UserId};

use super::collection::{CollectedFilter, JudgedRow};
use super::driver::{QueryBuilder, params, query};
use super::sql::insert_analysis;
use super::sql_collection::push_filter;
use super::{NewAnalysis, Result, Store};

impl Store {
    /// Adds an analysis of a collected match in state running; the match waits no more.
    pub async fn analyse_collected(&self, match_id: &CollectedId, analysis: &NewAnalysis) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        insert_analysis(&mut tx, analysis, Some(match_id)).await?;
        query(
            "UPDATE collected SET wanted = NULL, later = CASE WHEN later = $1 THEN NULL ELSE later END WHERE id = $2",
        )
        .with(params![&analysis.level, match_id])
        .execute(&mut tx)
        .await?;
        Ok(tx.commit().await?)
    }

    /// The latest analysis of a match at a level (at any, if none is named) that is done or running.
    pub async fn analysis_of(
        &self,
        match_id: &CollectedId,
        level: Option<&str>,
    ) -> Result<Option<AnalysisId>> {
        Ok(query(
            "SELECT id FROM analyses WHERE collected_id = $1 AND status IN ('running', 'done') \
             AND ($2 IS NULL OR level = $2) ORDER BY created_at DESC, id LIMIT 1",
        )
        .with(params![match_id, level])
        .first(&self.readers)
        .await?)
    }

    /// The match that an analysis is of, where it is in this owner's collection.
    pub async fn collected_of(&self, id: &AnalysisId, owner: &UserId) -> Result<Option<CollectedId>> {
        Ok(query(
            "SELECT c.id FROM analyses x JOIN collected c ON c.id = x.collected_id WHERE x.id = $1 AND c.owner = $2",
        )
        .with(params![id, owner])
        .first(&self.readers)
        .await?)
    }

    /// Lets matches wait to be analysed at a level, those left out that are analysed at it or at work; how many.
    pub async fn want_analyses(&self, owner: &UserId, filter: &CollectedFilter, level: &str) -> Result<u64> {
        let mut sql = QueryBuilder::new("UPDATE collected SET wanted = ");
        sql.push_bind(level.to_owned()).push(" WHERE id IN (SELECT c.id FROM collected c");
        push_filter(&mut sql, owner, filter);
        sql.push(
            " AND c.rolls > 0 AND NOT EXISTS (SELECT 1 FROM analyses x WHERE x.collected_id = c.id \
             AND x.status IN ('running', 'done') AND x.level = ",
        );
        sql.push_bind(level.to_owned()).push("))");
        Ok(sql.build(true).execute(&self.writer).await?)
    }

    /// No match of the owner waits any more; the analyses of their collection that are running come back.
    pub async fn stop_wanting(&self, owner: &UserId) -> Result<Vec<AnalysisId>> {
        query(
            "UPDATE collected SET wanted = NULL, later = NULL \
             WHERE owner = $1 AND (wanted IS NOT NULL OR later IS NOT NULL)",
        )
        .bind(owner)
        .execute(&self.writer)
        .await?;
        Ok(query(
            "SELECT id FROM analyses WHERE owner = $1 AND collected_id IS NOT NULL AND status = 'running'",
        )
        .bind(owner)
        .all(&self.readers)
        .await?)
    }

    /// A match waits no more.
    pub async fn forget_wanted(&self, match_id: &CollectedId) -> Result<()> {
        Ok(query("UPDATE collected SET wanted = NULL, later = NULL WHERE id = $1")
            .bind(match_id)
            .run(&self.writer)
            .await?)
    }

    /// The match that waits longest in the first collection after that of `last` in which one waits, with owner and level.
    /// Where none waits, a match that was analysed quickly and is due for more.
    pub async fn next_wanted(&self, last: &UserId) -> Result<Option<(CollectedId, UserId, String)>> {
        let nobody = UserId::default();
        for column in ["wanted", "later"] {
            for after in [last, &nobody] {
                let mut sql = QueryBuilder::new("SELECT id, owner, ");
                sql.push(column).push(" FROM collected WHERE ").push(column);
                sql.push(" IS NOT NULL AND owner > ").push_bind(after.to_owned());
                sql.push(" ORDER BY owner, added_at, id LIMIT 1");
                if let Some(found) = sql.build(true).first(&self.readers).await? {
                    return Ok(Some(found));
                }
            }
        }
        Ok(None)
    }

    /// Ends an analysis with its report; how seats a and b played is kept with the collected match, if it is about
    /// one. Does nothing when the analysis is no longer running.
    pub async fn finish_judged(
        &self,
        analysis_id: &AnalysisId,
        report: &str,
        judged: &[JudgedRow; 2],
        now: i64,
    ) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        let done: Option<(Option<CollectedId>, String)> = query(
            "UPDATE analyses SET status = 'done', report = $1, error = NULL, updated_at = $2 \
             WHERE id = $3 AND status = 'running' RETURNING collected_id, level",
        )
        .with(params![report, now, analysis_id])
        .first(&mut tx)
        .await?;
        let Some((match_id, level)) = done else { return Ok(()) };
        if let Some(match_id) = match_id {
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
                .with(params![&match_id, seat, analysis_id, &level, one.pr, one.decisions])
                .with(params![one.moves, one.doubtful, one.errors, one.blunders])
                .with(params![one.cube_errors, one.loss_equity, one.loss_mwc])
                .with(params![one.luck_equity, one.luck_mwc])
                .execute(&mut tx)
                .await?;
            }
        }
        Ok(tx.commit().await?)
    }
}
