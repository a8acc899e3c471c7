//! Collected matches: lists, searches, deletion.

use pasch_wire::{AnalysisId, CollectedId, UserId};

use super::collection::{CollectedCounts, CollectedFilter, CollectedOrder, CollectedRow, JudgedRow};
use super::driver::{FromRow, QueryBuilder, Row, from_row, query};
use super::{Result, Store};

/// What a list shows of a match, with how it was played.
const LISTED: &str = "SELECT c.id, c.owner, c.name_a, c.name_b, c.variant, c.length, c.score_a, c.score_b, c.winner, \
     c.games, c.rolls, c.played_on, c.event, c.place, c.file, c.format, c.faults, c.wanted, c.later, c.added_at, \
     (SELECT x.id FROM analyses x WHERE x.collected_id = c.id AND x.status = 'running' LIMIT 1) AS running, \
     ja.analysis_id AS a_analysis_id, ja.level AS a_level, ja.pr AS a_pr, ja.decisions AS a_decisions, \
     ja.moves AS a_moves, ja.doubtful AS a_doubtful, ja.errors AS a_errors, ja.blunders AS a_blunders, \
     ja.cube_errors AS a_cube_errors, ja.loss_equity AS a_loss_equity, ja.loss_mwc AS a_loss_mwc, \
     ja.luck_equity AS a_luck_equity, ja.luck_mwc AS a_luck_mwc, \
     jb.analysis_id AS b_analysis_id, jb.level AS b_level, jb.pr AS b_pr, jb.decisions AS b_decisions, \
     jb.moves AS b_moves, jb.doubtful AS b_doubtful, jb.errors AS b_errors, jb.blunders AS b_blunders, \
     jb.cube_errors AS b_cube_errors, jb.loss_equity AS b_loss_equity, jb.loss_mwc AS b_loss_mwc, \
     jb.luck_equity AS b_luck_equity, jb.luck_mwc AS b_luck_mwc \
     FROM collected c \
     LEFT JOIN judged ja ON ja.match_id = c.id AND ja.seat = 'a' \
     LEFT JOIN judged jb ON jb.match_id = c.id AND jb.seat = 'b'";

/// Adds the conditions of a filter on `collected c`.
pub(super) fn push_filter(sql: &mut QueryBuilder, owner: &UserId, filter: &CollectedFilter) {
    sql.push(" WHERE c.owner = ").push_bind(owner.to_owned());
    for word in &filter.words {
        sql.push(" AND instr(c.haystack, ").push_bind(word.clone()).push(") > 0");
    }
    let contains = |sql: &mut QueryBuilder, column: &str, part: &str| {
        sql.push("instr(").push(column).push(", ").push_bind(part.to_owned()).push(") > 0");
    };
    if !filter.player.is_empty() || !filter.opponent.is_empty() {
        sql.push(" AND ((");
        contains(sql, "c.key_a", &filter.player);
        sql.push(" AND ");
        contains(sql, "c.key_b", &filter.opponent);
        sql.push(") OR (");
        contains(sql, "c.key_b", &filter.player);
        sql.push(" AND ");
        contains(sql, "c.key_a", &filter.opponent);
        sql.push("))");
    }
    if let Some(variant) = &filter.variant {
        sql.push(" AND c.variant = ").push_bind(variant.clone());
    }
    if let Some(length) = filter.length {
        sql.push(" AND c.length = ").push_bind(i64::from(length));
    }
    if let Some(from) = &filter.from {
        sql.push(" AND c.played_on >= ").push_bind(from.clone());
    }
    if let Some(to) = &filter.to {
        // A month holds all its days: `~` comes after every digit and dash.
        sql.push(" AND c.played_on <= ").push_bind(format!("{to}~"));
    }
    if let Some(analysed) = filter.analysed {
        sql.push(if analysed { " AND EXISTS" } else { " AND NOT EXISTS" });
        sql.push(" (SELECT 1 FROM judged j WHERE j.match_id = c.id)");
    }
    if let Some(faulty) = filter.faulty {
        sql.push(if faulty { " AND c.faults > 0" } else { " AND c.faults = 0" });
    }
    if let Some(ids) = &filter.ids {
        let list = serde_json::to_string(ids).unwrap_or_else(|_| "[]".to_owned());
        sql.push(" AND c.id IN (SELECT value FROM json_each(").push_bind(list).push("))");
    }
}

fn push_order(sql: &mut QueryBuilder, filter: &CollectedFilter, order: CollectedOrder) {
    sql.push(" ORDER BY ");
    match order {
        CollectedOrder::Added => {}
        CollectedOrder::Newest => {
            sql.push("c.played_on DESC NULLS LAST, ");
        }
        CollectedOrder::Oldest => {
            sql.push("c.played_on ASC NULLS LAST, ");
        }
        CollectedOrder::Players => {
            sql.push("c.key_a, c.key_b, ");
        }
        CollectedOrder::Longest => {
            sql.push("c.length DESC, ");
        }
        CollectedOrder::Worst if filter.player.is_empty() => {
            sql.push(
                "CASE WHEN COALESCE(ja.pr, -1) > COALESCE(jb.pr, -1) THEN COALESCE(ja.pr, -1) \
                 ELSE COALESCE(jb.pr, -1) END DESC, ",
            );
        }
        CollectedOrder::Worst => {
            sql.push("CASE WHEN instr(c.key_a, ").push_bind(filter.player.clone());
            sql.push(") > 0 THEN ja.pr ELSE jb.pr END DESC NULLS LAST, ");
        }
    }
    sql.push("c.added_at DESC, c.id");
}

fn judged(row: &Row, seat: char) -> Result<Option<JudgedRow>, sqlx::Error> {
    let column = |name: &str| format!("{seat}_{name}");
    let analysis_id: Option<AnalysisId> = row.try_get(column("analysis_id"))?;
    let Some(analysis_id) = analysis_id else { return Ok(None) };
    Ok(Some(JudgedRow {
        analysis_id,
        level: row.try_get(column("level"))?,
        pr: row.try_get(column("pr"))?,
        decisions: row.try_get(column("decisions"))?,
        moves: row.try_get(column("moves"))?,
        doubtful: row.try_get(column("doubtful"))?,
        errors: row.try_get(column("errors"))?,
        blunders: row.try_get(column("blunders"))?,
        cube_errors: row.try_get(column("cube_errors"))?,
        loss_equity: row.try_get(column("loss_equity"))?,
        loss_mwc: row.try_get(column("loss_mwc"))?,
        luck_equity: row.try_get(column("luck_equity"))?,
        luck_mwc: row.try_get(column("luck_mwc"))?,
    }))
}

from_row!(CollectedRow {
    id, name_a, name_b, variant, length, score_a, score_b, winner, games, rolls, played_on, event, place, file, format,
    faults, wanted, later, added_at, running,
}, row => {
    judged_a: judged(row, 'a')?,
    judged_b: judged(row, 'b')?,
});
from_row!(CollectedCounts { matches, analysed, waiting });

impl Store {
    /// Which of these files are in the collection, in their order.
    pub async fn known_files(&self, owner: &UserId, hashes: &[[u8; 16]]) -> Result<Vec<bool>> {
        if hashes.is_empty() {
            return Ok(Vec::new());
        }
        let mut sql = QueryBuilder::new("SELECT file_hash FROM collected WHERE owner = ");
        sql.push_bind(owner.to_owned()).push(" AND file_hash IN (");
        sql.push_list(hashes.iter().map(|hash| &hash[..])).push(")");
        let known: Vec<Vec<u8>> = sql.build(false).all(&self.readers).await?;
        let known: std::collections::HashSet<Vec<u8>> = known.into_iter().collect();
        Ok(hashes.iter().map(|hash| known.contains(&hash[..])).collect())
    }

    /// The matches that a filter leaves, in order, from `offset` on.
    pub async fn collected(
        &self,
        owner: &UserId,
        filter: &CollectedFilter,
        order: CollectedOrder,
        offset: u32,
        limit: u32,
    ) -> Result<Vec<CollectedRow>> {
        let mut sql = QueryBuilder::new(LISTED);
        push_filter(&mut sql, owner, filter);
        push_order(&mut sql, filter, order);
        sql.push(" LIMIT ").push_bind(i64::from(limit)).push(" OFFSET ").push_bind(i64::from(offset));
        Ok(sql.build(true).all(&self.readers).await?)
    }

    /// How many matches a filter leaves.
    pub async fn count_collected(&self, owner: &UserId, filter: &CollectedFilter) -> Result<CollectedCounts> {
        let mut sql = QueryBuilder::new(
            "SELECT COUNT(*) AS matches, COUNT(j.match_id) AS analysed, \
             COUNT(CASE WHEN c.wanted IS NOT NULL OR r.collected_id IS NOT NULL THEN 1 END) AS waiting \
             FROM collected c LEFT JOIN judged j ON j.match_id = c.id AND j.seat = 'a' \
             LEFT JOIN (SELECT DISTINCT collected_id FROM analyses \
             WHERE status = 'running' AND collected_id IS NOT NULL) r ON r.collected_id = c.id",
        );
        push_filter(&mut sql, owner, filter);
        Ok(sql.build(true).one(&self.readers).await?)
    }

    /// The variants and lengths that occur in a collection, with how often.
    pub async fn collected_kinds(&self, owner: &UserId) -> Result<Vec<(String, u32, u64)>> {
        Ok(query(
            "SELECT variant, length, COUNT(*) AS many FROM collected WHERE owner = $1 \
             GROUP BY variant, length ORDER BY many DESC, variant, length",
        )
        .bind(owner)
        .all(&self.readers)
        .await?)
    }

    /// A match and its owner.
    pub async fn find_collected(&self, id: &CollectedId) -> Result<Option<(UserId, CollectedRow)>> {
        let mut sql = QueryBuilder::new(LISTED);
        sql.push(" WHERE c.id = ").push_bind(id.to_owned());
        let row = sql.build(true).fetch_optional(&self.readers).await?;
        row.map(|row| Ok((row.try_get("owner")?, CollectedRow::from_row(&row)?))).transpose()
    }

    /// The packed log of a match, and what the reader said, JSON.
    pub async fn collected_log(&self, id: &CollectedId) -> Result<Option<(Vec<u8>, String)>> {
        Ok(query("SELECT log, warnings FROM collected_logs WHERE match_id = $1")
            .bind(id)
            .first(&self.readers)
            .await?)
    }

    /// Removes matches with their analyses; how many.
    pub async fn delete_collected(&self, owner: &UserId, filter: &CollectedFilter) -> Result<u64> {
        let mut sql = QueryBuilder::new("DELETE FROM collected WHERE id IN (SELECT c.id FROM collected c");
        push_filter(&mut sql, owner, filter);
        sql.push(")");
        Ok(sql.build(true).execute(&self.writer).await?)
    }
}
