//! Chouettes: their headers, seats, logs and talk.
//!
//! Invariant: the log of a chouette is insert-only, and an append is on disk before it returns; of two appends with the same
//! next number exactly one succeeds. The names of people are not kept here but with the people, so that they go with them.

use pasch_wire::{ChouetteId, MatchId, UserId};

use super::driver::{from_row, params, query};
use super::{Result, Store, StoreError};

/// A chouette without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChouetteRow {
    /// Its identifier.
    pub id: ChouetteId,
    /// The first line of its log.
    pub header: String,
    /// It is listed for everybody.
    pub public: bool,
    /// Who began it.
    pub created_by: UserId,
    /// When something happened in it last, in milliseconds since 1970.
    pub acted_at: i64,
    /// Actions so far.
    pub seq: u32,
    /// Games that are finished.
    pub games: u32,
}

/// Somebody who has, or had, a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChouetteSeatRow {
    /// The seat, from 0.
    pub seat: u32,
    /// The user; none for the computer.
    pub user_id: Option<UserId>,
    /// The user's name as it is now.
    pub name: Option<String>,
    /// The computer's level.
    pub level: Option<String>,
}

/// A line of talk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChouetteTalkRow {
    /// Its number, from 1.
    pub number: u32,
    /// When it was said, in milliseconds since 1970.
    pub at: i64,
    /// The speaker's seat.
    pub seat: u32,
    /// The seats that hear it, as JSON; none for everybody.
    pub heard: Option<String>,
    /// The words.
    pub body: String,
}

/// Somebody new at the end of an append.
#[derive(Clone, Copy, Debug)]
pub struct ChouetteComer<'a> {
    /// Their seat.
    pub seat: u32,
    /// The user; none for the computer.
    pub user_id: Option<&'a UserId>,
    /// The computer's level.
    pub level: Option<&'a str>,
}

/// Actions to be added to a log.
#[derive(Clone, Copy, Debug)]
pub struct ChouetteAppend<'a> {
    /// The chouette.
    pub id: &'a ChouetteId,
    /// Actions so far, as the caller knows.
    pub seq: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// A line for each action.
    pub bodies: &'a [String],
    /// Whoever takes a seat by one of them.
    pub comer: Option<ChouetteComer<'a>>,
    /// Games that are finished afterwards.
    pub games: u32,
}

from_row!(ChouetteRow { id, header, public, created_by, acted_at, seq, games });
from_row!(ChouetteSeatRow { seat, user_id, name, level });
from_row!(ChouetteTalkRow { number, at, seat, heard, body });

const SEATS: &str = "SELECT s.seat, s.user_id, u.name, s.level FROM chouette_seats s LEFT JOIN users u ON u.id = s.user_id \
     WHERE s.chouette_id = $1 ORDER BY s.seat";

const LISTED: &str = "SELECT id, header, public, created_by, acted_at, seq, games FROM chouettes c \
     WHERE (c.public = 1 AND c.acted_at >= $2) \
     OR EXISTS (SELECT 1 FROM chouette_seats s WHERE s.chouette_id = c.id AND s.user_id = $1) \
     ORDER BY c.acted_at DESC, c.id LIMIT $3";

impl Store {
    /// Keeps a new chouette, without any action yet.
    pub async fn create_chouette(&self, row: &ChouetteRow) -> Result<()> {
        query(
            "INSERT INTO chouettes (id, header, public, created_by, created_at, acted_at, seq, games) \
             VALUES ($1, $2, $3, $4, $5, $5, 0, 0)",
        )
        .with(params![&row.id, &row.header, row.public, &row.created_by, row.acted_at])
        .run(&self.writer)
        .await?;
        Ok(())
    }

    /// A chouette.
    pub async fn chouette(&self, id: &ChouetteId) -> Result<Option<ChouetteRow>> {
        Ok(query("SELECT id, header, public, created_by, acted_at, seq, games FROM chouettes WHERE id = $1")
            .bind(id)
            .first(&self.readers)
            .await?)
    }

    /// The lines of its log, in order.
    pub async fn chouette_actions(&self, id: &ChouetteId) -> Result<Vec<String>> {
        Ok(query("SELECT body FROM chouette_actions WHERE chouette_id = $1 ORDER BY seq")
            .bind(id)
            .all(&self.readers)
            .await?)
    }

    /// Everybody who ever had a seat, in order of the seats.
    pub async fn chouette_seats(&self, id: &ChouetteId) -> Result<Vec<ChouetteSeatRow>> {
        Ok(query(SEATS).bind(id).all(&self.readers).await?)
    }

    /// All that was said, in order.
    pub async fn chouette_talk(&self, id: &ChouetteId) -> Result<Vec<ChouetteTalkRow>> {
        Ok(query(
            "SELECT number, at, seat, heard, body FROM chouette_talk WHERE chouette_id = $1 ORDER BY number",
        )
        .bind(id)
        .all(&self.readers)
        .await?)
    }

    /// Adds actions to a log; on return they are on disk.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the log does not end where the caller thought; nothing is written then.
    pub async fn append_chouette(&self, append: &ChouetteAppend<'_>) -> Result<()> {
        let ChouetteAppend { id, seq, at, bodies, comer, games } = *append;
        let mut tx = self.writer.begin().await?;
        let after = i64::from(seq) + i64::try_from(bodies.len()).unwrap_or(i64::MAX);
        let is_next =
            query("UPDATE chouettes SET seq = $1, acted_at = $2, games = $3 WHERE id = $4 AND seq = $5")
                .with(params![after, at, games, id, seq])
                .changes(&mut tx)
                .await?;
        if !is_next {
            return Err(StoreError::Conflict { match_id: MatchId::from(id.as_str()), seq: seq + 1 });
        }
        for (body, number) in bodies.iter().zip(i64::from(seq) + 1..) {
            query("INSERT INTO chouette_actions (chouette_id, seq, at, body) VALUES ($1, $2, $3, $4)")
                .with(params![id, number, at, body])
                .run(&mut tx)
                .await?;
        }
        if let Some(comer) = comer {
            query("INSERT INTO chouette_seats (chouette_id, seat, user_id, level) VALUES ($1, $2, $3, $4)")
                .with(params![id, comer.seat, comer.user_id.cloned(), comer.level])
                .run(&mut tx)
                .await?;
        }
        Ok(tx.commit().await?)
    }

    /// Keeps a line of talk.
    pub async fn say_in_chouette(&self, id: &ChouetteId, row: &ChouetteTalkRow) -> Result<()> {
        query(
            "INSERT INTO chouette_talk (chouette_id, number, at, seat, heard, body) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .with(params![id, row.number, row.at, row.seat, &row.heard, &row.body])
        .run(&self.writer)
        .await?;
        Ok(())
    }

    /// Chouettes that somebody has a seat in, and public ones in which something has happened since a moment; the latest first.
    pub async fn chouettes(&self, user_id: &UserId, since: i64, most: u32) -> Result<Vec<ChouetteRow>> {
        Ok(query(LISTED).with(params![user_id, since, most]).all(&self.readers).await?)
    }
}
