//! Queries about the vacations of players.

use super::driver::{params, query};
use super::{Result, Store};
use pasch_table::clocks::Pause;
use pasch_wire::UserId;

/// What has passed of vacations stays: clocks are read with it.
impl Store {
    /// Everybody's, each player's in order.
    pub async fn vacations(&self) -> Result<Vec<(UserId, Pause)>> {
        let rows: Vec<(UserId, i64, i64)> =
            query("SELECT user_id, began, ended FROM vacations ORDER BY user_id, began")
                .all(&self.readers)
                .await?;
        Ok(rows.into_iter().map(|(user_id, began, ended)| (user_id, Pause { began, ended })).collect())
    }

    /// Drops the vacation of a player that begins at `before`, if any, and keeps another in its place.
    pub async fn replace_vacation(
        &self,
        user_id: &UserId,
        before: Option<i64>,
        after: Option<&Pause>,
    ) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        if let Some(began) = before {
            query("DELETE FROM vacations WHERE user_id = $1 AND began = $2")
                .with(params![user_id, began])
                .execute(&mut tx)
                .await?;
        }
        if let Some(after) = after {
            query("INSERT INTO vacations (user_id, began, ended) VALUES ($1, $2, $3)")
                .with(params![user_id, after.began, after.ended])
                .execute(&mut tx)
                .await?;
        }
        Ok(tx.commit().await?)
    }
}
