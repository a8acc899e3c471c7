//! Finished matches on their way into collections.

use pasch_wire::{CollectedId, MatchId, Seat, UserId};

use super::driver::{params, query};
use super::played::{PlayedKind, TakenIn, Wish};
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
    pub async fn take_in(
        &self,
        match_id: &MatchId,
        rows: &[TakenIn],
        wish: Wish<'_>,
        now: i64,
    ) -> Result<()> {
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
                "UPDATE collected SET kind = $1, played_id = $2, own_seat = $3, \
                 wanted = CASE WHEN x.is_judged THEN wanted ELSE $4 END, \
                 later = CASE WHEN x.is_judged THEN later ELSE $5 END \
                 FROM (SELECT EXISTS (SELECT 1 FROM analyses a JOIN collected c ON c.id = a.collected_id \
                 WHERE c.owner = $6 AND c.digest = $7 AND a.status IN ('running', 'done')) AS is_judged) AS x \
                 WHERE owner = $6 AND digest = $7 AND played_id IS NULL",
            )
            .with(params![kind.word(), match_id, *seat, wish.level, wish.later, owner, &new.digest[..]])
            .execute(&mut tx)
            .await?;
        }
        Ok(tx.commit().await?)
    }

    /// A match as it was taken into somebody's collection: identifier there and the owner's seat.
    pub async fn played_of(&self, match_id: &MatchId, owner: &UserId) -> Result<Option<(CollectedId, Seat)>> {
        Ok(query("SELECT id, own_seat FROM collected WHERE played_id = $1 AND owner = $2")
            .with(params![match_id, owner])
            .first(&self.readers)
            .await?)
    }

    /// Whether two people played a match of a collection at one screen.
    pub async fn is_at_one_screen(&self, id: &CollectedId) -> Result<bool> {
        let row = query("SELECT 1 FROM collected WHERE id = $1 AND kind = $2")
            .with(params![id, PlayedKind::Screen.word()])
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    /// Whether a match was taken in, be it into nobody's collection.
    pub async fn is_taken_in(&self, match_id: &MatchId) -> Result<bool> {
        let row = query("SELECT 1 FROM taken_in WHERE match_id = $1")
            .bind(match_id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    /// The kinds of matches that do not count in somebody's statistics and problems.
    pub async fn uncounted_kinds(&self, user_id: &UserId) -> Result<Vec<PlayedKind>> {
        Ok(query("SELECT kind FROM uncounted WHERE user_id = $1").bind(user_id).all(&self.readers).await?)
    }

    /// Sets them.
    pub async fn set_uncounted_kinds(&self, user_id: &UserId, kinds: &[PlayedKind]) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        query("DELETE FROM uncounted WHERE user_id = $1").bind(user_id).execute(&mut tx).await?;
        for kind in kinds {
            query("INSERT INTO uncounted (user_id, kind) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .with(params![user_id, kind.word()])
                .execute(&mut tx)
                .await?;
        }
        Ok(tx.commit().await?)
    }
}
