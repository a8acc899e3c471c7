//! Queries about friends and blocks.

use pasch_wire::UserId;

use super::driver::{from_row, params, query};
use super::friends::CircleKind;
use super::{Result, Store, User};

/// The statements of one list.
struct Circle {
    put: &'static str,
    count: &'static str,
    take: &'static str,
    list: &'static str,
}

const FRIENDS: Circle = Circle {
    put: "INSERT INTO friends (user_id, friend, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    count: "SELECT count(*) AS many FROM friends WHERE user_id = $1",
    take: "DELETE FROM friends WHERE user_id = $1 AND friend = $2",
    list: "SELECT users.id, users.name FROM friends JOIN users ON users.id = friends.friend \
           WHERE friends.user_id = $1 ORDER BY users.name, users.id",
};

const BLOCKS: Circle = Circle {
    put: "INSERT INTO blocks (user_id, blocked, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    count: "SELECT count(*) AS many FROM blocks WHERE user_id = $1",
    take: "DELETE FROM blocks WHERE user_id = $1 AND blocked = $2",
    list: "SELECT users.id, users.name FROM blocks JOIN users ON users.id = blocks.blocked \
           WHERE blocks.user_id = $1 ORDER BY users.name, users.id",
};

/// The list, and the other one.
const fn statements(kind: CircleKind) -> (Circle, Circle) {
    match kind {
        CircleKind::Friends => (FRIENDS, BLOCKS),
        CircleKind::Blocks => (BLOCKS, FRIENDS),
    }
}

from_row!(User { id, name });

impl Store {
    /// Puts somebody on a list, and off the other one; `false` when the list has `most` already.
    pub async fn befriend(
        &self,
        user_id: &UserId,
        other: &UserId,
        kind: CircleKind,
        most: u32,
        now: i64,
    ) -> Result<bool> {
        let (this, opposite) = statements(kind);
        let mut tx = self.writer.begin().await?;
        query(opposite.take).bind(user_id).bind(other).execute(&mut tx).await?;
        query(this.put).bind(user_id).bind(other).bind(now).execute(&mut tx).await?;
        let many: u32 = query(this.count).bind(user_id).one(&mut tx).await?;
        if many > most {
            return Ok(false);
        }
        tx.commit().await?;
        Ok(true)
    }

    /// Takes somebody off a list.
    pub async fn unfriend(&self, user_id: &UserId, other: &UserId, kind: CircleKind) -> Result<()> {
        Ok(query(statements(kind).0.take).bind(user_id).bind(other).run(&self.writer).await?)
    }

    /// A list, by name.
    pub async fn circle(&self, user_id: &UserId, kind: CircleKind) -> Result<Vec<User>> {
        Ok(query(statements(kind).0.list).bind(user_id).all(&self.readers).await?)
    }

    /// Whether a user has blocked another.
    pub async fn has_blocked(&self, user_id: &UserId, other: &UserId) -> Result<bool> {
        Ok(query("SELECT user_id FROM blocks WHERE user_id = $1 AND blocked = $2")
            .with(params![user_id, other])
            .finds(&self.readers)
            .await?)
    }
}
