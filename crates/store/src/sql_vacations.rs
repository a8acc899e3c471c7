//! Queries about the vacations of players.

use super::driver::{Row, query};
use super::{Store, StoreError};
use pasch_table::clocks::Pause;
use pasch_wire::UserId;

/// What has passed of vacations stays: clocks are read with it.
impl Store {
    /// Everybody's, each player's in order.
    pub async fn vacations(&self) -> Result<Vec<(UserId, Pause)>, StoreError> {
        let rows = query("SELECT user_id, began, ended FROM vacations ORDER BY user_id, began")
            .fetch_all(&self.readers)
            .await?;
        let one = |row: &Row| {
            let pause = Pause { began: row.try_get("began")?, ended: row.try_get("ended")? };
            Ok((row.try_get("user_id")?, pause))
        };
        rows.iter().map(one).collect()
    }

    /// Drops the vacation of a player that begins at `before`, if any, and keeps another in its place.
    pub async fn replace_vacation(
        &self,
        user_id: &UserId,
        before: Option<i64>,
        after: Option<&Pause>,
    ) -> Result<(), StoreError> {
        let mut tx = self.writer.begin().await?;
        if let Some(began) = before {
            query("DELETE FROM vacations WHERE user_id = $1 AND began = $2")
                .bind(user_id)
                .bind(began)
                .execute(&mut tx)
                .await?;
        }
        if let Some(after) = after {
            query("INSERT INTO vacations (user_id, began, ended) VALUES ($1, $2, $3)")
                .bind(user_id)
                .bind(after.began)
                .bind(after.ended)
                .execute(&mut tx)
                .await?;
        }
        Ok(tx.commit().await?)
    }
}
