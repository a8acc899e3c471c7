//! Queries about tables, their talk and reports.

use sqlx::AssertSqlSafe;

use super::driver::{Value, from_row, params, query};
use super::sql::insert_match;
use super::sql_people::is_kept;
use super::tables::{ChatRow, ReportRow, TableRow};
use super::{MatchRow, Result, Store};
use pasch_credentials::names::Name;
use pasch_table::clocks::Outage;
use pasch_wire::{MatchId, TableId, UserId};

const COLUMNS: &str = "tables.id, tables.code, tables.host, tables.host_name, tables.host_seat, tables.header, \
     tables.clock, tables.rated, tables.ratings, tables.by_hand, tables.strict, tables.public, tables.invited, tables.state, tables.created_at, \
     tables.host_program, last.number, last.match_id";

/// A table with its present match.
const FROM: &str = "FROM tables LEFT JOIN table_matches last ON last.table_id = tables.id AND last.number = \
     (SELECT MAX(number) FROM table_matches WHERE table_id = tables.id)";

from_row!(TableRow {
    id, code, host, host_name, host_seat, host_program, header, clock, rated, ratings, by_hand, strict, public, invited,
    state, created_at, match_id,
}, row => {
    matches: row.try_get::<Option<u32>>("number")?.unwrap_or(0),
});
from_row!(Outage { began, ended, ahead });
from_row!(ChatRow { number, at, user_id, body });

impl Store {
    async fn one_table(&self, condition: &str, value: impl Into<Value>) -> Result<Option<TableRow>> {
        let text = format!("SELECT {COLUMNS} {FROM} WHERE {condition}");
        Ok(query(AssertSqlSafe(text)).bind(value).first(&self.readers).await?)
    }

    /// Adds an open table.
    pub async fn create_table(&self, table: &TableRow) -> Result<()> {
        Ok(query(
            "INSERT INTO tables (id, code, host, host_name, host_seat, header, clock, rated, public, invited, \
             state, created_at, updated_at, host_program, by_hand, ratings, strict) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'open', $11, $11, $12, $13, $14, $15)",
        )
        .with(params![&table.id, &table.code, &table.host, &table.host_name, table.host_seat])
        .with(params![&table.header, &table.clock, table.rated, table.public, &table.invited])
        .with(params![table.created_at, table.host_program, table.by_hand, &table.ratings])
        .bind(table.strict)
        .run(&self.writer)
        .await?)
    }

    /// A table by its identifier, in whatever state it is.
    pub async fn find_table(&self, id: &TableId) -> Result<Option<TableRow>> {
        self.one_table("tables.id = $1", id).await
    }

    /// The table of this short name.
    pub async fn table_by_code(&self, code: &str) -> Result<Option<TableRow>> {
        self.one_table("tables.code = $1", code).await
    }

    /// The table at which a match is played.
    pub async fn table_of_match(&self, match_id: &MatchId) -> Result<Option<TableRow>> {
        self.one_table("tables.id = (SELECT table_id FROM table_matches WHERE match_id = $1)", match_id).await
    }

    /// All tables with a free seat, and those whose present match is not over.
    pub async fn live_tables(&self) -> Result<Vec<TableRow>> {
        let text = format!(
            "SELECT {COLUMNS} {FROM} LEFT JOIN summaries ON summaries.match_id = last.match_id \
             WHERE tables.state = 'open' \
             OR (tables.state = 'playing' AND summaries.body NOT LIKE '%\"over\":true%') \
             ORDER BY tables.created_at, tables.id"
        );
        Ok(query(AssertSqlSafe(text)).all(&self.readers).await?)
    }

    /// The headers of the latest matches, as many as asked for.
    pub async fn latest_headers(&self, count: u32) -> Result<Vec<String>> {
        Ok(query("SELECT header FROM matches ORDER BY created_at DESC LIMIT $1")
            .bind(i64::from(count))
            .all(&self.readers)
            .await?)
    }

    /// Tables at which a match has ended since then, in milliseconds since 1970; `match_id` is that match.
    pub async fn ended_tables(&self, since: i64) -> Result<Vec<TableRow>> {
        let text = format!(
            "SELECT {COLUMNS} FROM tables JOIN table_matches last ON last.table_id = tables.id \
             JOIN summaries ON summaries.match_id = last.match_id \
             WHERE tables.state = 'playing' AND summaries.updated_at >= $1 AND summaries.body LIKE '%\"over\":true%' \
             ORDER BY summaries.updated_at, last.match_id"
        );
        Ok(query(AssertSqlSafe(text)).bind(since).all(&self.readers).await?)
    }

    /// How many open tables a user hosts.
    pub async fn open_tables_of(&self, host: &UserId) -> Result<u32> {
        Ok(query("SELECT COUNT(*) AS n FROM tables WHERE host = $1 AND state = 'open'")
            .bind(host)
            .one(&self.readers)
            .await?)
    }

    /// Begins the next match at a table: the match with its seats and first summary, all or nothing. False
    /// when the table has left the state it has in `table`, or somebody else has begun that match.
    pub async fn begin_match(&self, table: &TableRow, row: &MatchRow, summary: &str) -> Result<bool> {
        let mut tx = self.writer.begin().await?;
        let taken =
            query("UPDATE tables SET state = 'playing', updated_at = $1 WHERE id = $2 AND state = $3")
                .with(params![row.created_at, &table.id, table.state.word()])
                .execute(&mut tx)
                .await?;
        if taken != 1 {
            return Ok(false);
        }
        insert_match(&mut tx, row, summary).await?;
        let next = query("INSERT INTO table_matches (table_id, number, match_id) VALUES ($1, $2, $3)")
            .with(params![&table.id, i64::from(table.matches) + 1, &row.id])
            .execute(&mut tx)
            .await;
        match next {
            Err(sqlx::Error::Database(cause)) if cause.is_unique_violation() => return Ok(false),
            other => other?,
        };
        tx.commit().await?;
        Ok(true)
    }

    /// From now on a program of a user's plays at a match, with a token.
    pub async fn mark_program(&self, match_id: &MatchId, user_id: &UserId) -> Result<()> {
        Ok(query("UPDATE seats SET program = 1 WHERE match_id = $1 AND user_id = $2")
            .with(params![match_id, user_id])
            .run(&self.writer)
            .await?)
    }

    /// The derived summary of a match, JSON.
    pub async fn summary(&self, match_id: &MatchId) -> Result<Option<String>> {
        Ok(query("SELECT body FROM summaries WHERE match_id = $1")
            .bind(match_id)
            .first(&self.readers)
            .await?)
    }

    /// Closes an open table; false when it was not open any more.
    pub async fn close_table(&self, id: &TableId, now: i64) -> Result<bool> {
        Ok(query("UPDATE tables SET state = 'closed', updated_at = $1 WHERE id = $2 AND state = 'open'")
            .with(params![now, id])
            .changes(&self.writer)
            .await?)
    }

    /// Notes that the host of an open table has looked at it.
    pub async fn touch_table(&self, id: &TableId, host: &UserId, now: i64) -> Result<()> {
        Ok(query("UPDATE tables SET updated_at = $1 WHERE id = $2 AND host = $3 AND state = 'open'")
            .with(params![now, id, host])
            .run(&self.writer)
            .await?)
    }

    /// Open tables for anybody that nobody has touched since `before`, in milliseconds since 1970.
    pub async fn untouched_tables(&self, before: i64) -> Result<Vec<TableRow>> {
        let text = format!(
            "SELECT {COLUMNS} {FROM} WHERE tables.state = 'open' AND tables.public = 1 AND tables.invited IS NULL \
             AND tables.updated_at <= $1 ORDER BY tables.created_at, tables.id"
        );
        Ok(query(AssertSqlSafe(text)).bind(before).all(&self.readers).await?)
    }

    /// Closes an open table that nobody has touched since `before`; false when somebody has, or it was not open any more.
    pub async fn close_untouched(&self, id: &TableId, before: i64, now: i64) -> Result<bool> {
        Ok(query(
            "UPDATE tables SET state = 'untouched', updated_at = $1 \
             WHERE id = $2 AND state = 'open' AND updated_at <= $3",
        )
        .with(params![now, id, before])
        .changes(&self.writer)
        .await?)
    }

    /// Gives a guest a name; `false` for people with an account, and when an account has the name, or one that looks like
    /// it, or it is kept from everybody.
    pub async fn rename_guest(&self, user_id: &UserId, name: &Name, now: i64) -> Result<bool> {
        let mut tx = self.writer.begin().await?;
        if is_kept(&mut tx, &name.look, now).await? {
            return Ok(false);
        }
        let done = query(
            "UPDATE users SET name = $1 WHERE id = $2 AND kind = 'guest' \
             AND NOT EXISTS (SELECT 1 FROM accounts WHERE name_key = $3 OR look = $4)",
        )
        .with(params![&name.shown, user_id, &name.key, &name.look])
        .execute(&mut tx)
        .await?;
        tx.commit().await?;
        Ok(done == 1)
    }

    /// The name of a user.
    pub async fn user_name(&self, user_id: &UserId) -> Result<Option<String>> {
        Ok(query("SELECT name FROM users WHERE id = $1").bind(user_id).first(&self.readers).await?)
    }

    /// Notes that the server is up, in playing time.
    pub async fn beat(&self, now: i64) -> Result<()> {
        query(
            "INSERT INTO heartbeat (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
        )
        .bind(now)
        .execute(&self.writer)
        .await?;
        if let Some(head) = &self.head {
            // What it says is never more than what the database has.
            if let Err(error) = super::sound::write_head(head, now) {
                tracing::warn!(event = "no-head", cause = %error);
            }
        }
        Ok(())
    }

    /// When the server was last up, in milliseconds since 1970.
    pub async fn last_beat(&self) -> Result<Option<i64>> {
        Ok(query("SELECT at FROM heartbeat WHERE id = 1").first(&self.readers).await?)
    }

    /// Notes a time at which the server was down.
    pub async fn add_outage(&self, outage: &Outage) -> Result<()> {
        Ok(query(
            "INSERT INTO outages (began, ended, ahead) VALUES ($1, $2, $3) \
             ON CONFLICT (began) DO UPDATE SET ended = excluded.ended, ahead = excluded.ahead",
        )
        .with(params![outage.began, outage.ended, outage.ahead])
        .run(&self.writer)
        .await?)
    }

    /// All times at which the server was down, in order.
    pub async fn outages(&self) -> Result<Vec<Outage>> {
        Ok(query("SELECT began, ended, ahead FROM outages ORDER BY began").all(&self.readers).await?)
    }

    /// Adds something said; its number must be the next one.
    pub async fn add_chat(&self, match_id: &MatchId, row: &ChatRow) -> Result<()> {
        Ok(query("INSERT INTO chat (match_id, number, at, user_id, body) VALUES ($1, $2, $3, $4, $5)")
            .with(params![match_id, row.number, row.at, &row.user_id, &row.body])
            .run(&self.writer)
            .await?)
    }

    /// What was said at a match, in order.
    pub async fn chat(&self, match_id: &MatchId) -> Result<Vec<ChatRow>> {
        Ok(query("SELECT number, at, user_id, body FROM chat WHERE match_id = $1 ORDER BY number")
            .bind(match_id)
            .all(&self.readers)
            .await?)
    }

    /// From now on a user hears another, or not.
    pub async fn set_mute(&self, user_id: &UserId, muted: &UserId, on: bool) -> Result<()> {
        let text = if on {
            "INSERT INTO mutes (user_id, muted) VALUES ($1, $2) ON CONFLICT (user_id, muted) DO NOTHING"
        } else {
            "DELETE FROM mutes WHERE user_id = $1 AND muted = $2"
        };
        Ok(query(text).bind(user_id).bind(muted).run(&self.writer).await?)
    }

    /// Whether a user does not want to hear another.
    pub async fn is_muted(&self, user_id: &UserId, muted: &UserId) -> Result<bool> {
        Ok(query("SELECT user_id FROM mutes WHERE user_id = $1 AND muted = $2")
            .with(params![user_id, muted])
            .finds(&self.readers)
            .await?)
    }

    /// Keeps a report for moderators.
    pub async fn add_report(&self, report: &ReportRow) -> Result<()> {
        Ok(query(
            "INSERT INTO reports (id, match_id, by_user, about, body, at) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .with(params![&report.id, &report.match_id, &report.by])
        .with(params![&report.about, &report.body, report.at])
        .run(&self.writer)
        .await?)
    }
}
