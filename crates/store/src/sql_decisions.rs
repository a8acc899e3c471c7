//! Decisions of collected matches: packed rows, notes, sets.

use std::collections::HashMap;
use std::sync::Arc;

use pasch_practice::decisions::unpack;
use pasch_practice::{ProblemKey, QuizRow};
use pasch_wire::{AnalysisId, CollectedId, SetId, UserId};

use super::collection::CollectedFilter;
use super::decisions::{HeadedReport, NoteRow, PackedRow, SetRow};
use super::driver::{QueryBuilder, from_row, params, query};
use super::sql_collection::push_filter;
use super::{Result, Store};

/// The action that stands for a whole match.
const WHOLE: i64 = -1;

/// The packed decisions of one analysis.
struct PackedDecisions {
    analysis_id: AnalysisId,
    packed: Vec<u8>,
}

from_row!(PackedRow { match_id: "id", analysis_id, key_a, key_b, own_seat, played_on }, _row => { packed: Arc::default() });
from_row!(PackedDecisions { analysis_id, packed });
from_row!(HeadedReport { report, heads });
from_row!(NoteRow { match_id, note, flagged }, row => {
    action: u32::try_from(row.try_get::<i64>("action")?).ok(),
    tags: row.try_get::<String>("tags")?.split_whitespace().map(str::to_owned).collect(),
});
from_row!(SetRow { id, name, decisions, created_at });

impl Store {
    /// The decisions of all analysed matches that a filter leaves, the latest played first.
    pub async fn packed_decisions(&self, owner: &UserId, filter: &CollectedFilter) -> Result<Vec<PackedRow>> {
        let mut sql = QueryBuilder::new(
            "SELECT c.id, j.analysis_id, c.key_a, c.key_b, c.own_seat, c.played_on FROM collected c \
             JOIN judged j ON j.match_id = c.id AND j.seat = 'a'",
        );
        push_filter(&mut sql, owner, filter);
        sql.push(" ORDER BY c.played_on DESC NULLS LAST, c.added_at DESC, c.id");
        let rows: Vec<PackedRow> = sql.build(true).all(&self.readers).await?;
        let kept = self.packed.get(rows.iter().map(|row| &row.analysis_id));
        let wanted: Vec<&AnalysisId> = rows
            .iter()
            .zip(&kept)
            .filter(|(_, kept)| kept.is_none())
            .map(|(row, _)| &row.analysis_id)
            .collect();
        let mut read = self.read_packed(&wanted).await?;
        let packed = |(row, kept): (PackedRow, Option<Arc<[u8]>>)| {
            let packed = kept.or_else(|| read.remove(&row.analysis_id))?;
            Some(PackedRow { packed, ..row })
        };
        Ok(rows.into_iter().zip(kept).filter_map(packed).collect())
    }

    /// The packed decisions of analyses from the database. They are kept in memory: those of an analysis do not change.
    async fn read_packed(&self, wanted: &[&AnalysisId]) -> Result<HashMap<AnalysisId, Arc<[u8]>>> {
        if wanted.is_empty() {
            return Ok(HashMap::new());
        }
        let list = serde_json::to_string(wanted).unwrap_or_else(|_| "[]".to_owned());
        let rows: Vec<PackedDecisions> = query(
            "SELECT analysis_id, packed FROM judged_decisions \
             WHERE analysis_id IN (SELECT value FROM json_each($1))",
        )
        .bind(list)
        .all(&self.readers)
        .await?;
        let keep = |row: PackedDecisions| {
            let packed: Arc<[u8]> = row.packed.into();
            self.packed.put(row.analysis_id.clone(), Arc::clone(&packed));
            (row.analysis_id, packed)
        };
        Ok(rows.into_iter().map(keep).collect())
    }

    /// The report of an analysis; `None` where there is none any more.
    pub async fn headed_report(&self, analysis_id: &AnalysisId) -> Result<Option<HeadedReport>> {
        Ok(query(
            "SELECT a.report, COALESCE(d.heads, '') AS heads FROM analyses a \
             LEFT JOIN judged_decisions d ON d.analysis_id = a.id WHERE a.id = $1 AND a.report IS NOT NULL",
        )
        .bind(analysis_id)
        .first(&self.readers)
        .await?)
    }

    /// A decision of somebody's collection, as a problem; `None` for beavers, whose answers a problem does not offer.
    pub async fn find_decision(&self, owner: &UserId, key: &ProblemKey) -> Result<Option<QuizRow>> {
        let filter = CollectedFilter { ids: Some(vec![key.match_id.clone()]), ..CollectedFilter::default() };
        let rows = self.packed_decisions(owner, &filter).await?;
        Ok(rows.first().and_then(|row| {
            let one = unpack(&row.packed).find(|one| one.action == key.action)?;
            one.can_be_asked().then(|| QuizRow {
                key: key.clone(),
                analysis_id: row.analysis_id.clone(),
                seat: one.seat,
                theme: one.theme.map(|theme| theme.words().to_owned()),
                loss: one.loss.into(),
            })
        }))
    }

    /// All that an owner has noted on their matches and decisions.
    pub async fn notes(&self, owner: &UserId) -> Result<Vec<NoteRow>> {
        Ok(query(
            "SELECT n.* FROM decision_notes n JOIN collected c ON c.id = n.match_id \
             WHERE c.owner = $1 ORDER BY n.match_id, n.action",
        )
        .bind(owner)
        .all(&self.readers)
        .await?)
    }

    /// All that is noted on a match and its decisions, the match itself first.
    pub async fn notes_on(&self, match_id: &CollectedId) -> Result<Vec<NoteRow>> {
        Ok(query("SELECT * FROM decision_notes WHERE match_id = $1 ORDER BY action")
            .bind(match_id)
            .all(&self.readers)
            .await?)
    }

    /// All that is noted on some matches and their decisions.
    pub async fn notes_of(&self, matches: &[&CollectedId]) -> Result<Vec<NoteRow>> {
        let list = serde_json::to_string(matches).unwrap_or_else(|_| "[]".to_owned());
        Ok(query("SELECT * FROM decision_notes WHERE match_id IN (SELECT value FROM json_each($1))")
            .bind(list)
            .all(&self.readers)
            .await?)
    }

    /// Keeps a note in the place of an earlier one; a blank one removes it. Nothing happens when the match is gone.
    pub async fn keep_note(&self, note: &NoteRow, now: i64) -> Result<()> {
        let action = note.action.map_or(WHOLE, i64::from);
        if note.is_blank() {
            return Ok(query("DELETE FROM decision_notes WHERE match_id = $1 AND action = $2")
                .with(params![&note.match_id, action])
                .run(&self.writer)
                .await?);
        }
        Ok(query(
            "INSERT INTO decision_notes (match_id, action, note, tags, flagged, updated_at) \
             SELECT id, $2, $3, $4, $5, $6 FROM collected WHERE id = $1 \
             ON CONFLICT (match_id, action) DO UPDATE SET note = excluded.note, tags = excluded.tags, \
             flagged = excluded.flagged, updated_at = excluded.updated_at",
        )
        .with(params![&note.match_id, action, &note.note, &note.tags.join(" ")])
        .with(params![note.flagged, now])
        .run(&self.writer)
        .await?)
    }

    /// An owner's sets, the latest first.
    pub async fn sets(&self, owner: &UserId) -> Result<Vec<SetRow>> {
        Ok(query(
            "SELECT s.id, s.name, s.created_at, \
             (SELECT COUNT(*) FROM decision_set_items i WHERE i.set_id = s.id) AS decisions \
             FROM decision_sets s WHERE s.owner = $1 ORDER BY s.created_at DESC, s.id",
        )
        .bind(owner)
        .all(&self.readers)
        .await?)
    }

    /// The decisions of an owner's set, in the order of matches and actions; `None` when they have no such set.
    pub async fn set_items(&self, owner: &UserId, set_id: &SetId) -> Result<Option<Vec<ProblemKey>>> {
        let known = query("SELECT 1 FROM decision_sets WHERE id = $1 AND owner = $2")
            .with(params![set_id, owner])
            .finds(&self.readers)
            .await?;
        if !known {
            return Ok(None);
        }
        let items: Vec<ProblemKey> = query(
            "SELECT match_id, action FROM decision_set_items WHERE set_id = $1 ORDER BY match_id, action",
        )
        .bind(set_id)
        .all(&self.readers)
        .await?;
        Ok(Some(items))
    }

    /// Makes a set of decisions of the owner's own matches, or adds to it. Others are left out.
    pub async fn save_set(
        &self,
        owner: &UserId,
        (set_id, name): (&SetId, &str),
        items: &[ProblemKey],
        now: i64,
    ) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        query(
            "INSERT INTO decision_sets (id, owner, name, created_at) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE decision_sets.owner = excluded.owner",
        )
        .with(params![set_id, owner, name, now])
        .execute(&mut tx)
        .await?;
        for item in items {
            query(
                "INSERT INTO decision_set_items (set_id, match_id, action) \
                 SELECT $1, c.id, $3 FROM collected c JOIN decision_sets s ON s.id = $1 AND s.owner = c.owner \
                 WHERE c.id = $2 AND c.owner = $4 ON CONFLICT DO NOTHING",
            )
            .with(params![set_id, &item.match_id, item.action, owner])
            .execute(&mut tx)
            .await?;
        }
        Ok(tx.commit().await?)
    }

    /// Removes an owner's set; whether there was one. The matches stay.
    pub async fn delete_set(&self, owner: &UserId, set_id: &SetId) -> Result<bool> {
        Ok(query("DELETE FROM decision_sets WHERE id = $1 AND owner = $2")
            .with(params![set_id, owner])
            .changes(&self.writer)
            .await?)
    }
}
