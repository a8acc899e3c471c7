//! Finished matches on their way into collections.

use async_trait::async_trait;
use pasch_wire::{CollectedId, MatchId, Seat, UserId};

use super::driver::query;
use super::played::{PlayedKind, PlayedStore, TakenIn, Wish};
use super::sql_imports::insert;
use super::{SqlStore, StoreError};

#[async_trait]
impl PlayedStore for SqlStore {
    async fn untaken(&self, limit: u32) -> Result<Vec<MatchId>, StoreError> {
        let rows = query(
            "SELECT s.match_id FROM summaries s WHERE s.body LIKE '%\"over\":true%' \
             AND NOT EXISTS (SELECT 1 FROM taken_in t WHERE t.match_id = s.match_id) \
             ORDER BY s.updated_at, s.match_id LIMIT $1",
        )
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(|row| row.try_get("match_id")).collect::<Result<_, _>>()?)
    }

    async fn take_in(
        &self,
        match_id: &MatchId,
        rows: &[TakenIn],
        wish: Wish<'_>,
        now: i64,
    ) -> Result<(), StoreError> {
        let mut tx = self.writer.begin().await?;
        let noted = query("INSERT INTO taken_in (match_id) VALUES ($1) ON CONFLICT DO NOTHING")
            .bind(match_id)
            .execute(&mut tx)
            .await?;
        if noted.rows_affected() == 0 {
            return Ok(());
        }
        for TakenIn { owner, seat, kind, new } in rows {
            let user = query("SELECT 1 FROM users WHERE id = $1 AND kind <> 'left'")
                .bind(owner)
                .fetch_optional(&mut tx)
                .await?;
            if user.is_none() {
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
            .bind(kind.word())
            .bind(match_id)
            .bind(*seat)
            .bind(wish.level)
            .bind(wish.later)
            .bind(owner)
            .bind(&new.digest[..])
            .execute(&mut tx)
            .await?;
        }
        tx.commit().await?;
        Ok(())
    }

    async fn played_of(
        &self,
        match_id: &MatchId,
        owner: &UserId,
    ) -> Result<Option<(CollectedId, Seat)>, StoreError> {
        let row = query("SELECT id, own_seat FROM collected WHERE played_id = $1 AND owner = $2")
            .bind(match_id)
            .bind(owner)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| Ok((row.try_get("id")?, row.try_get("own_seat")?))).transpose()
    }

    async fn is_at_one_screen(&self, id: &CollectedId) -> Result<bool, StoreError> {
        let row = query("SELECT 1 FROM collected WHERE id = $1 AND kind = $2")
            .bind(id)
            .bind(PlayedKind::Screen.word())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    async fn is_taken_in(&self, match_id: &MatchId) -> Result<bool, StoreError> {
        let row = query("SELECT 1 FROM taken_in WHERE match_id = $1")
            .bind(match_id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    async fn uncounted_kinds(&self, user_id: &UserId) -> Result<Vec<PlayedKind>, StoreError> {
        let rows = query("SELECT kind FROM uncounted WHERE user_id = $1")
            .bind(user_id)
            .fetch_all(&self.readers)
            .await?;
        let words = rows.iter().map(|row| row.try_get::<String>("kind")).collect::<Result<Vec<_>, _>>()?;
        Ok(PlayedKind::ALL.into_iter().filter(|kind| words.iter().any(|word| word == kind.word())).collect())
    }

    async fn set_uncounted_kinds(&self, user_id: &UserId, kinds: &[PlayedKind]) -> Result<(), StoreError> {
        let mut tx = self.writer.begin().await?;
        query("DELETE FROM uncounted WHERE user_id = $1").bind(user_id).execute(&mut tx).await?;
        for kind in kinds {
            query("INSERT INTO uncounted (user_id, kind) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(user_id)
                .bind(kind.word())
                .execute(&mut tx)
                .await?;
        }
        tx.commit().await?;
        Ok(())
    }
}
