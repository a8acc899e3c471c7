//! Tournaments: their logs, the tables of their matches, and what players say about results.
//!
//! Invariant: a log is insert-only, and an append is on disk before it returns; of two appends with the same next number exactly
//! one succeeds. Names of people are not kept here but with the people, so that they go with them.

use pasch_wire::{MatchId, TableId, TournamentId, UserId};

use super::driver::{from_row, params, query};
use super::{Result, Store, StoreError};

/// A tournament without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentRow {
    /// Its identifier.
    pub id: TournamentId,
    /// What was wished for when it was made, as JSON.
    pub wish: String,
    /// It is listed for everybody.
    pub public: bool,
    /// The director.
    pub created_by: UserId,
    /// When something happened in it last, in milliseconds since 1970.
    pub acted_at: i64,
    /// Entries so far.
    pub seq: u32,
    /// How far it is: `open`, `running`, `paused` or `finished`.
    pub stage: String,
}

/// The table of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentBoard {
    /// The number of the match in the tournament, from 0.
    pub number: u32,
    /// The table.
    pub table_id: TableId,
    /// The match on this server.
    pub match_id: MatchId,
}

/// Entries to be added to a log.
#[derive(Clone, Copy, Debug)]
pub struct TournamentAppend<'a> {
    /// The tournament.
    pub id: &'a TournamentId,
    /// Entries so far, as the caller knows.
    pub seq: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// A line for each entry.
    pub bodies: &'a [String],
    /// Users who have entered by one of them.
    pub people: &'a [UserId],
    /// Matches about whose end nothing more has to be said.
    pub settled: &'a [u32],
    /// How far the tournament is afterwards.
    pub stage: &'a str,
}

from_row!(TournamentRow { id, wish, public, created_by, acted_at, seq, stage });
from_row!(TournamentBoard { number, table_id, match_id });

const LISTED: &str = "SELECT id, wish, public, created_by, acted_at, seq, stage FROM tournaments t \
     WHERE (t.public = 1 AND t.acted_at >= $2) OR t.created_by = $1 \
     OR EXISTS (SELECT 1 FROM tournament_people p WHERE p.tournament_id = t.id AND p.user_id = $1) \
     ORDER BY t.acted_at DESC, t.id LIMIT $3";

impl Store {
    /// Keeps a new tournament, without any entry yet.
    pub async fn create_tournament(&self, row: &TournamentRow) -> Result<()> {
        query(
            "INSERT INTO tournaments (id, wish, public, created_by, created_at, acted_at, seq, stage) \
             VALUES ($1, $2, $3, $4, $5, $5, 0, $6)",
        )
        .with(params![&row.id, &row.wish, row.public, &row.created_by, row.acted_at, &row.stage])
        .run(&self.writer)
        .await?;
        Ok(())
    }

    /// A tournament.
    pub async fn tournament(&self, id: &TournamentId) -> Result<Option<TournamentRow>> {
        Ok(query("SELECT id, wish, public, created_by, acted_at, seq, stage FROM tournaments WHERE id = $1")
            .bind(id)
            .first(&self.readers)
            .await?)
    }

    /// Tournaments that are being played.
    pub async fn tournaments_under_way(&self) -> Result<Vec<TournamentId>> {
        Ok(query("SELECT id FROM tournaments WHERE stage = 'running' ORDER BY id").all(&self.readers).await?)
    }

    /// The lines of its log, in order.
    pub async fn tournament_entries(&self, id: &TournamentId) -> Result<Vec<String>> {
        Ok(query("SELECT body FROM tournament_entries WHERE tournament_id = $1 ORDER BY seq")
            .bind(id)
            .all(&self.readers)
            .await?)
    }

    /// The names that its people have now.
    pub async fn tournament_names(&self, id: &TournamentId) -> Result<Vec<(UserId, String)>> {
        Ok(query(
            "SELECT p.user_id, u.name FROM tournament_people p JOIN users u ON u.id = p.user_id \
             WHERE p.tournament_id = $1",
        )
        .bind(id)
        .all(&self.readers)
        .await?)
    }

    /// The tables of its matches.
    pub async fn tournament_boards(&self, id: &TournamentId) -> Result<Vec<TournamentBoard>> {
        Ok(query(
            "SELECT number, table_id, match_id FROM tournament_boards WHERE tournament_id = $1 ORDER BY number",
        )
        .bind(id)
        .all(&self.readers)
        .await?)
    }

    /// What players say about matches that are not decided, as JSON.
    pub async fn tournament_claims(&self, id: &TournamentId) -> Result<Vec<(u32, String)>> {
        Ok(query("SELECT number, claim FROM tournament_claims WHERE tournament_id = $1 ORDER BY number")
            .bind(id)
            .all(&self.readers)
            .await?)
    }

    /// The tournament that a match on this server belongs to, and its number there.
    pub async fn tournament_of(&self, match_id: &MatchId) -> Result<Option<(TournamentId, u32)>> {
        Ok(query("SELECT tournament_id, number FROM tournament_boards WHERE match_id = $1")
            .bind(match_id)
            .first(&self.readers)
            .await?)
    }

    /// Adds entries to a log; on return they are on disk.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the log does not end where the caller thought; nothing is written then.
    pub async fn append_tournament(&self, append: &TournamentAppend<'_>) -> Result<()> {
        let TournamentAppend { id, seq, at, bodies, people, settled, stage } = *append;
        let mut tx = self.writer.begin().await?;
        let after = i64::from(seq) + i64::try_from(bodies.len()).unwrap_or(i64::MAX);
        let is_next =
            query("UPDATE tournaments SET seq = $1, acted_at = $2, stage = $3 WHERE id = $4 AND seq = $5")
                .with(params![after, at, stage, id, seq])
                .changes(&mut tx)
                .await?;
        if !is_next {
            return Err(StoreError::Conflict { match_id: MatchId::from(id.as_str()), seq: seq + 1 });
        }
        for (body, number) in bodies.iter().zip(i64::from(seq) + 1..) {
            query("INSERT INTO tournament_entries (tournament_id, seq, body) VALUES ($1, $2, $3)")
                .with(params![id, number, body])
                .run(&mut tx)
                .await?;
        }
        for user in people {
            query(
                "INSERT INTO tournament_people (tournament_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            )
            .with(params![id, user])
            .run(&mut tx)
            .await?;
        }
        for number in settled {
            query("DELETE FROM tournament_claims WHERE tournament_id = $1 AND number = $2")
                .with(params![id, *number])
                .run(&mut tx)
                .await?;
        }
        Ok(tx.commit().await?)
    }

    /// Keeps the table of a match.
    pub async fn add_tournament_board(&self, id: &TournamentId, board: &TournamentBoard) -> Result<()> {
        query(
            "INSERT INTO tournament_boards (tournament_id, number, table_id, match_id) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (tournament_id, number) DO UPDATE SET table_id = excluded.table_id, match_id = excluded.match_id",
        )
        .with(params![id, board.number, &board.table_id, &board.match_id])
        .run(&self.writer)
        .await?;
        Ok(())
    }

    /// Keeps what a player says about the end of a match, in the place of what was said before.
    pub async fn claim_tournament_result(&self, id: &TournamentId, number: u32, claim: &str) -> Result<()> {
        query(
            "INSERT INTO tournament_claims (tournament_id, number, claim) VALUES ($1, $2, $3) \
             ON CONFLICT (tournament_id, number) DO UPDATE SET claim = excluded.claim",
        )
        .with(params![id, number, claim])
        .run(&self.writer)
        .await?;
        Ok(())
    }

    /// Tournaments that somebody directs or is in, and public ones in which something has happened since a moment; the latest first.
    pub async fn tournaments(&self, user_id: &UserId, since: i64, most: u32) -> Result<Vec<TournamentRow>> {
        Ok(query(LISTED).with(params![user_id, since, most]).all(&self.readers).await?)
    }
}
