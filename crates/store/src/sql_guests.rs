//! How guests who have not been seen for long go.

use sqlx::AssertSqlSafe;

use pasch_wire::{MatchId, UserId};

use super::driver::{params, query};
use super::guests::Unseen;
use super::sql_people::forget;
use super::{Result, Store};

/// Whether a user `u` is a guest who was not seen since `$1`. Whoever has no session any more cannot come back.
const UNSEEN: &str = "u.kind = 'guest' AND u.created_at <= $1 \
     AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.user_id = u.id) \
     AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.id AND s.seen_at > $1)";

/// Whether nobody else has a match `m`: neither somebody who may come back, nor a rating, nor a moderator.
const LONELY: &str = "NOT EXISTS (SELECT 1 FROM seats o JOIN users w ON w.id = o.user_id WHERE o.match_id = m.id \
     AND w.kind <> 'left' AND NOT (w.kind = 'guest' AND w.created_at <= $1 \
     AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.user_id = w.id) \
     AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = w.id AND s.seen_at > $1))) \
     AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.match_id = m.id) \
     AND NOT EXISTS (SELECT 1 FROM results r WHERE r.match_id = m.id) \
     AND NOT EXISTS (SELECT 1 FROM played_analyses p WHERE p.match_id = m.id)";

/// What hangs on a match, in the order in which it can go.
const OF_MATCH: &[&str] = &[
    "INSERT INTO purged (match_id) VALUES ($1) ON CONFLICT DO NOTHING",
    "DELETE FROM mail_turns WHERE match_id = $1",
    "DELETE FROM notices WHERE subject = $1",
    "DELETE FROM intents WHERE match_id = $1",
    "DELETE FROM chat WHERE match_id = $1",
    "DELETE FROM summaries WHERE match_id = $1",
    "DELETE FROM table_matches WHERE match_id = $1",
    "DELETE FROM dice_seeds WHERE match_id = $1",
    "DELETE FROM dice_steps WHERE match_id = $1",
    "DELETE FROM dice_secrets WHERE match_id = $1",
    "DELETE FROM dice_entries WHERE match_id = $1",
    "DELETE FROM actions WHERE match_id = $1",
    "DELETE FROM seats WHERE match_id = $1",
    "DELETE FROM matches WHERE id = $1",
    // The log of another match of this name could not be removed.
    "DELETE FROM purged WHERE match_id = $1",
];

/// Tables of a guest at which nothing was played, or nothing stays.
const EMPTY_TABLES: &str = "DELETE FROM tables WHERE host = $1 \
     AND NOT EXISTS (SELECT 1 FROM table_matches t WHERE t.table_id = tables.id)";

/// Whether anything still names a user `$1`.
const NAMED: &str = "SELECT 1 AS named FROM users u WHERE u.id = $1 AND (\
     EXISTS (SELECT 1 FROM seats x WHERE x.user_id = u.id) \
     OR EXISTS (SELECT 1 FROM matches x WHERE x.created_by = u.id) \
     OR EXISTS (SELECT 1 FROM tables x WHERE x.host = u.id OR x.invited = u.id) \
     OR EXISTS (SELECT 1 FROM tournaments x WHERE x.created_by = u.id) \
     OR EXISTS (SELECT 1 FROM tournament_people x WHERE x.user_id = u.id) \
     OR EXISTS (SELECT 1 FROM chouettes x WHERE x.created_by = u.id) \
     OR EXISTS (SELECT 1 FROM chouette_seats x WHERE x.user_id = u.id) \
     OR EXISTS (SELECT 1 FROM chat x WHERE x.user_id = u.id) \
     OR EXISTS (SELECT 1 FROM reports x WHERE x.by_user = u.id OR x.about = u.id) \
     OR EXISTS (SELECT 1 FROM audit x WHERE x.actor = u.id OR x.about = u.id) \
     OR EXISTS (SELECT 1 FROM results x WHERE x.winner = u.id OR x.loser = u.id) \
     OR EXISTS (SELECT 1 FROM rating_steps x WHERE x.user_id = u.id) \
     OR EXISTS (SELECT 1 FROM ratings x WHERE x.user_id = u.id))";

impl Store {
    /// Counts what would go of guests who were not seen since `before`, in milliseconds since 1970.
    pub async fn count_unseen(&self, before: i64) -> Result<Unseen> {
        let (guests, matches, theirs): (u64, u64, u64) = query(AssertSqlSafe(format!(
            "SELECT (SELECT count(*) FROM users u WHERE {UNSEEN}) AS guests, \
             (SELECT count(*) FROM matches m WHERE m.id IN \
             (SELECT p.match_id FROM users u JOIN seats p ON p.user_id = u.id WHERE {UNSEEN}) AND {LONELY}) AS gone, \
             (SELECT count(*) FROM matches m WHERE m.id IN \
             (SELECT p.match_id FROM users u JOIN seats p ON p.user_id = u.id WHERE {UNSEEN})) AS theirs"
        )))
        .bind(before)
        .one(&self.readers)
        .await?;
        Ok(Unseen { guests, matches, kept: theirs.saturating_sub(matches) })
    }

    /// Removes at most `most` matches whose players are all guests not seen since `before`, or computers, or people who
    /// left. Returns their identifiers; none when there are no more. What moderators may need stays.
    pub async fn purge_matches(&self, before: i64, most: u32) -> Result<Vec<MatchId>> {
        let mut tx = self.writer.begin().await?;
        let ids: Vec<MatchId> = query(AssertSqlSafe(format!(
            "SELECT m.id FROM matches m WHERE m.id IN \
             (SELECT p.match_id FROM users u JOIN seats p ON p.user_id = u.id WHERE {UNSEEN}) AND {LONELY} LIMIT $2"
        )))
        .with(params![before, most])
        .all(&mut tx)
        .await?;
        for id in &ids {
            for statement in OF_MATCH {
                query(*statement).bind(id).execute(&mut tx).await?;
            }
        }
        tx.commit().await?;
        Ok(ids)
    }

    /// At most `most` guests who were not seen since `before`.
    pub async fn unseen_guests(&self, before: i64, most: u32) -> Result<Vec<UserId>> {
        Ok(query(AssertSqlSafe(format!(
            "SELECT u.id FROM users u WHERE {UNSEEN} ORDER BY u.created_at LIMIT $2"
        )))
        .with(params![before, most])
        .all(&self.readers)
        .await?)
    }

    /// Removes a guest who was not seen since `before`, with all that is theirs alone. Where a match or a report still names
    /// them, `name` stands in the place of theirs. `false` when they have come back.
    pub async fn forget_guest(&self, user_id: &UserId, before: i64, name: &str) -> Result<bool> {
        let mut tx = self.writer.begin().await?;
        let is_unseen =
            query(AssertSqlSafe(format!("SELECT u.id FROM users u WHERE {UNSEEN} AND u.id = $2")))
                .with(params![before, user_id])
                .finds(&mut tx)
                .await?;
        if !is_unseen {
            return Ok(false);
        }
        query(EMPTY_TABLES).bind(user_id).execute(&mut tx).await?;
        forget(&mut tx, user_id, name).await?;
        if !query(NAMED).bind(user_id).finds(&mut tx).await? {
            query("DELETE FROM users WHERE id = $1").bind(user_id).execute(&mut tx).await?;
        }
        tx.commit().await?;
        Ok(true)
    }

    /// The matches that stay for others although this guest sits at them.
    pub async fn seats_of(&self, user_id: &UserId) -> Result<Vec<MatchId>> {
        Ok(query("SELECT match_id FROM seats WHERE user_id = $1").bind(user_id).all(&self.readers).await?)
    }
}
