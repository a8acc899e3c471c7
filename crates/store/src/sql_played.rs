//! Finished matches on their way into collections.

use pasch_wire::MatchId;

use super::driver::{params, query};
use super::played::TakenIn;
use super::sql_imports::insert;
use super::{Result, Store};

impl Store {
    /// Finished matches that were not taken in, those that ended first before the others.
    pub async fn untaken(&self, limit: u32) -> Result<Vec<MatchId>> {
        Ok(query(
            "SELECT s.match_id FROM summaries s WHERE s.body LIKE '%\"over\":true%' \
             AND NOT EXISTS (SELECT 1 FROM taken_in t WHERE t.match_id = s.match_id) \
             ORDER BY s.updated_at, s.match_id LIMIT $1",
        )
        .bind(limit)
        .all(&self.readers)
        .await?)
    }

    /// Puts a finished match into the collections of its players, where it waits to be analysed at a level, and notes that it
    /// is done. A match of the same content that is there already becomes that of the player's seat. Does nothing for a
    /// match that was taken in before; players who are gone are passed over.
    pub async fn take_in(&self, match_id: &MatchId, rows: &[TakenIn], level: &str, now: i64) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        let noted = query("INSERT INTO taken_in (match_id) VALUES ($1) ON CONFLICT DO NOTHING")
            .bind(match_id)
            .execute(&mut tx)
            .await?;
        if noted == 0 {
            return Ok(());
        }
        for TakenIn { owner, seat, kind, new } in rows {
            let is_here = query("SELECT 1 FROM users WHERE id = $1 AND kind <> 'left'")
                .bind(owner)
                .finds(&mut tx)
                .await?;
            if !is_here {
                continue;
            }
            insert(&mut tx, owner, new, now).await?;
            query(
                "UPDATE collected SET kind = $1, played_id = $2, own_seat = $3, wanted = CASE WHEN EXISTS \
                 (SELECT 1 FROM analyses x WHERE x.collected_id = collected.id AND x.status IN ('running', 'done')) \
                 THEN wanted ELSE $4 END WHERE owner = $5 AND digest = $6 AND played_id IS NULL",
            )
            .with(params![kind.word(), match_id, *seat, level, owner, &new.digest[..]])
            .execute(&mut tx)
            .await?;
        }
        Ok(tx.commit().await?)
    }
}
