//! Who wants to be told that others come to the lobby.

use pasch_wire::UserId;

use super::driver::{from_row, params, query};
use super::notices::LookoutRow;
use super::{Result, Store};

from_row!(LookoutRow { user_id, pushes });

impl Store {
    /// A user is told until then, in milliseconds since 1970.
    pub async fn begin_lookout(&self, user_id: &UserId, until: i64) -> Result<()> {
        Ok(query(
            "INSERT INTO lookouts (user_id, until) VALUES ($1, $2) \
             ON CONFLICT (user_id) DO UPDATE SET until = excluded.until",
        )
        .with(params![user_id, until])
        .run(&self.writer)
        .await?)
    }

    /// A user is told no more.
    pub async fn end_lookout(&self, user_id: &UserId) -> Result<()> {
        Ok(query("DELETE FROM lookouts WHERE user_id = $1").bind(user_id).run(&self.writer).await?)
    }

    /// Until when a user is told, if that is after `now`, both in milliseconds since 1970.
    pub async fn lookout_of(&self, user_id: &UserId, now: i64) -> Result<Option<i64>> {
        Ok(query("SELECT until FROM lookouts WHERE user_id = $1 AND until > $2")
            .with(params![user_id, now])
            .first(&self.readers)
            .await?)
    }

    /// Those who are told at `now` and were not told since `before`, both in milliseconds since 1970.
    pub async fn lookouts(&self, now: i64, before: i64) -> Result<Vec<LookoutRow>> {
        Ok(query(
            "SELECT l.user_id, CASE WHEN EXISTS (SELECT 1 FROM subscriptions s \
             WHERE s.user_id = l.user_id) THEN CAST(1 AS BIGINT) ELSE 0 END AS pushes FROM lookouts l WHERE l.until > $1 \
             AND (l.told_at IS NULL OR l.told_at <= $2) ORDER BY l.user_id",
        )
        .with(params![now, before])
        .all(&self.readers)
        .await?)
    }

    /// A user is told at `now`; false when they were told since `before` already, or do not want it any more.
    pub async fn lookout_told(&self, user_id: &UserId, now: i64, before: i64) -> Result<bool> {
        Ok(query(
            "UPDATE lookouts SET told_at = $2 WHERE user_id = $1 AND until > $2 \
             AND (told_at IS NULL OR told_at <= $3)",
        )
        .with(params![user_id, now, before])
        .changes(&self.writer)
        .await?)
    }

    /// Forgets those whose time is over at `now`, in milliseconds since 1970.
    pub async fn forget_lookouts(&self, now: i64) -> Result<()> {
        Ok(query("DELETE FROM lookouts WHERE until <= $1").bind(now).run(&self.writer).await?)
    }
}
