//! Queries about tables, their talk and reports.

use sqlx::AssertSqlSafe;

use super::driver::{Row, Value, query};
use super::sql::insert_match;
use super::sql_people::is_kept;
use super::tables::{ChatRow, ReportRow, TableRow, TableState};
use super::{MatchRow, Store, StoreError};
use pasch_credentials::names::Name;
use pasch_table::clocks::Outage;
use pasch_wire::{MatchId, TableId, UserId};

const COLUMNS: &str = "tables.id, tables.code, tables.host, tables.host_name, tables.host_seat, tables.header, \
     tables.clock, tables.rated, tables.ratings, tables.by_hand, tables.strict, tables.public, tables.invited, tables.state, tables.created_at, \
     tables.host_program, last.number, last.match_id";

/// A table with its present match.
const FROM: &str = "FROM tables LEFT JOIN table_matches last ON last.table_id = tables.id AND last.number = \
     (SELECT MAX(number) FROM table_matches WHERE table_id = tables.id)";

fn table_row(row: &Row) -> Result<TableRow, sqlx::Error> {
    let state: String = row.try_get("state")?;
    let matches: Option<i64> = row.try_get("number")?;
    Ok(TableRow {
        id: row.try_get("id")?,
        code: row.try_get("code")?,
        host: row.try_get("host")?,
        host_name: row.try_get("host_name")?,
        host_seat: row.try_get("host_seat")?,
        host_program: row.try_get::<i64>("host_program")? != 0,
        header: row.try_get("header")?,
        clock: row.try_get("clock")?,
        rated: row.try_get::<i64>("rated")? != 0,
        ratings: row.try_get("ratings")?,
        by_hand: row.try_get::<i64>("by_hand")? != 0,
        strict: row.try_get::<i64>("strict")? != 0,
        public: row.try_get::<i64>("public")? != 0,
        invited: row.try_get("invited")?,
        state: TableState::from_word(&state),
        created_at: row.try_get("created_at")?,
        matches: count(matches.unwrap_or(0)),
        match_id: row.try_get("match_id")?,
    })
}

fn count(value: i64) -> u32 {
    u32::try_from(value).unwrap_or(u32::MAX)
}

impl Store {
    async fn one_table(
        &self,
        condition: &str,
        value: impl Into<Value>,
    ) -> Result<Option<TableRow>, StoreError> {
        let text = format!("SELECT {COLUMNS} {FROM} WHERE {condition}");
        let row = query(AssertSqlSafe(text)).bind(value).fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(table_row).transpose()?)
    }

    /// Adds an open table.
    pub async fn create_table(&self, table: &TableRow) -> Result<(), StoreError> {
        query(
            "INSERT INTO tables (id, code, host, host_name, host_seat, header, clock, rated, public, invited, \
             state, created_at, updated_at, host_program, by_hand, ratings, strict) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'open', $11, $11, $12, $13, $14, $15)",
        )
        .bind(&table.id)
        .bind(&table.code)
        .bind(&table.host)
        .bind(&table.host_name)
        .bind(table.host_seat)
        .bind(&table.header)
        .bind(&table.clock)
        .bind(i64::from(table.rated))
        .bind(i64::from(table.public))
        .bind(&table.invited)
        .bind(table.created_at)
        .bind(i64::from(table.host_program))
        .bind(i64::from(table.by_hand))
        .bind(&table.ratings)
        .bind(i64::from(table.strict))
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// A table by its identifier, in whatever state it is.
    pub async fn find_table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        self.one_table("tables.id = $1", id).await
    }

    /// The table of this short name.
    pub async fn table_by_code(&self, code: &str) -> Result<Option<TableRow>, StoreError> {
        self.one_table("tables.code = $1", code).await
    }

    /// The table at which a match is played.
    pub async fn table_of_match(&self, match_id: &MatchId) -> Result<Option<TableRow>, StoreError> {
        self.one_table("tables.id = (SELECT table_id FROM table_matches WHERE match_id = $1)", match_id).await
    }

    /// All tables with a free seat, and those whose present match is not over.
    pub async fn live_tables(&self) -> Result<Vec<TableRow>, StoreError> {
        let text = format!(
            "SELECT {COLUMNS} {FROM} LEFT JOIN summaries ON summaries.match_id = last.match_id \
             WHERE tables.state = 'open' \
             OR (tables.state = 'playing' AND summaries.body NOT LIKE '%\"over\":true%') \
             ORDER BY tables.created_at, tables.id"
        );
        let rows = query(AssertSqlSafe(text)).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(table_row).collect::<Result<_, _>>()?)
    }

    /// Tables at which a match has ended since then, in milliseconds since 1970; `match_id` is that match.
    pub async fn ended_tables(&self, since: i64) -> Result<Vec<TableRow>, StoreError> {
        let text = format!(
            "SELECT {COLUMNS} FROM tables JOIN table_matches last ON last.table_id = tables.id \
             JOIN summaries ON summaries.match_id = last.match_id \
             WHERE tables.state = 'playing' AND summaries.updated_at >= $1 AND summaries.body LIKE '%\"over\":true%' \
             ORDER BY summaries.updated_at, last.match_id"
        );
        let rows = query(AssertSqlSafe(text)).bind(since).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(table_row).collect::<Result<_, _>>()?)
    }

    /// How many open tables a user hosts.
    pub async fn open_tables_of(&self, host: &UserId) -> Result<u32, StoreError> {
        let row = query("SELECT COUNT(*) AS n FROM tables WHERE host = $1 AND state = 'open'")
            .bind(host)
            .fetch_one(&self.readers)
            .await?;
        Ok(count(row.try_get("n")?))
    }

    /// Begins the next match at a table: the match with its seats and first summary, all or nothing. False
    /// when the table has left the state it has in `table`, or somebody else has begun that match.
    pub async fn begin_match(
        &self,
        table: &TableRow,
        row: &MatchRow,
        summary: &str,
    ) -> Result<bool, StoreError> {
        let mut tx = self.writer.begin().await?;
        let taken =
            query("UPDATE tables SET state = 'playing', updated_at = $1 WHERE id = $2 AND state = $3")
                .bind(row.created_at)
                .bind(&table.id)
                .bind(table.state.word())
                .execute(&mut tx)
                .await?;
        if taken.rows_affected() != 1 {
            return Ok(false);
        }
        insert_match(&mut tx, row, summary).await?;
        let next = query("INSERT INTO table_matches (table_id, number, match_id) VALUES ($1, $2, $3)")
            .bind(&table.id)
            .bind(i64::from(table.matches) + 1)
            .bind(&row.id)
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
    pub async fn mark_program(&self, match_id: &MatchId, user_id: &UserId) -> Result<(), StoreError> {
        query("UPDATE seats SET program = 1 WHERE match_id = $1 AND user_id = $2")
            .bind(match_id)
            .bind(user_id)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// The derived summary of a match, JSON.
    pub async fn summary(&self, match_id: &MatchId) -> Result<Option<String>, StoreError> {
        let row = query("SELECT body FROM summaries WHERE match_id = $1")
            .bind(match_id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| row.try_get("body")).transpose()?)
    }

    /// Closes an open table; false when it was not open any more.
    pub async fn close_table(&self, id: &TableId, now: i64) -> Result<bool, StoreError> {
        let done =
            query("UPDATE tables SET state = 'closed', updated_at = $1 WHERE id = $2 AND state = 'open'")
                .bind(now)
                .bind(id)
                .execute(&self.writer)
                .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Gives a guest a name; `false` for people with an account, and when an account has the name, or one that looks like
    /// it, or it is kept from everybody.
    pub async fn rename_guest(&self, user_id: &UserId, name: &Name, now: i64) -> Result<bool, StoreError> {
        let mut tx = self.writer.begin().await?;
        if is_kept(&mut tx, &name.look, now).await? {
            return Ok(false);
        }
        let done = query(
            "UPDATE users SET name = $1 WHERE id = $2 AND kind = 'guest' \
             AND NOT EXISTS (SELECT 1 FROM accounts WHERE name_key = $3 OR look = $4)",
        )
        .bind(&name.shown)
        .bind(user_id)
        .bind(&name.key)
        .bind(&name.look)
        .execute(&mut tx)
        .await?;
        tx.commit().await?;
        Ok(done.rows_affected() == 1)
    }

    /// The name of a user.
    pub async fn user_name(&self, user_id: &UserId) -> Result<Option<String>, StoreError> {
        let row =
            query("SELECT name FROM users WHERE id = $1").bind(user_id).fetch_optional(&self.readers).await?;
        Ok(row.map(|row| row.try_get("name")).transpose()?)
    }

    /// Notes that the server is up, in playing time.
    pub async fn beat(&self, now: i64) -> Result<(), StoreError> {
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
    pub async fn last_beat(&self) -> Result<Option<i64>, StoreError> {
        let row = query("SELECT at FROM heartbeat WHERE id = 1").fetch_optional(&self.readers).await?;
        Ok(row.map(|row| row.try_get("at")).transpose()?)
    }

    /// Notes a time at which the server was down.
    pub async fn add_outage(&self, outage: &Outage) -> Result<(), StoreError> {
        query(
            "INSERT INTO outages (began, ended, ahead) VALUES ($1, $2, $3) \
             ON CONFLICT (began) DO UPDATE SET ended = excluded.ended, ahead = excluded.ahead",
        )
        .bind(outage.began)
        .bind(outage.ended)
        .bind(outage.ahead)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// All times at which the server was down, in order.
    pub async fn outages(&self) -> Result<Vec<Outage>, StoreError> {
        let rows =
            query("SELECT began, ended, ahead FROM outages ORDER BY began").fetch_all(&self.readers).await?;
        let outage = |row: &Row| -> Result<Outage, sqlx::Error> {
            Ok(Outage {
                began: row.try_get("began")?,
                ended: row.try_get("ended")?,
                ahead: row.try_get("ahead")?,
            })
        };
        Ok(rows.iter().map(outage).collect::<Result<_, _>>()?)
    }

    /// Adds something said; its number must be the next one.
    pub async fn add_chat(&self, match_id: &MatchId, row: &ChatRow) -> Result<(), StoreError> {
        query("INSERT INTO chat (match_id, number, at, user_id, body) VALUES ($1, $2, $3, $4, $5)")
            .bind(match_id)
            .bind(i64::from(row.number))
            .bind(row.at)
            .bind(&row.user_id)
            .bind(&row.body)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// What was said at a match, in order.
    pub async fn chat(&self, match_id: &MatchId) -> Result<Vec<ChatRow>, StoreError> {
        let rows = query("SELECT number, at, user_id, body FROM chat WHERE match_id = $1 ORDER BY number")
            .bind(match_id)
            .fetch_all(&self.readers)
            .await?;
        rows.iter()
            .map(|row| {
                Ok(ChatRow {
                    number: count(row.try_get("number")?),
                    at: row.try_get("at")?,
                    user_id: row.try_get("user_id")?,
                    body: row.try_get("body")?,
                })
            })
            .collect()
    }

    /// From now on a user hears another, or not.
    pub async fn set_mute(&self, user_id: &UserId, muted: &UserId, on: bool) -> Result<(), StoreError> {
        let text = if on {
            "INSERT INTO mutes (user_id, muted) VALUES ($1, $2) ON CONFLICT (user_id, muted) DO NOTHING"
        } else {
            "DELETE FROM mutes WHERE user_id = $1 AND muted = $2"
        };
        query(text).bind(user_id).bind(muted).execute(&self.writer).await?;
        Ok(())
    }

    /// Whether a user does not want to hear another.
    pub async fn is_muted(&self, user_id: &UserId, muted: &UserId) -> Result<bool, StoreError> {
        let row = query("SELECT user_id FROM mutes WHERE user_id = $1 AND muted = $2")
            .bind(user_id)
            .bind(muted)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    /// Keeps a report for moderators.
    pub async fn add_report(&self, report: &ReportRow) -> Result<(), StoreError> {
        query("INSERT INTO reports (id, match_id, by_user, about, body, at) VALUES ($1, $2, $3, $4, $5, $6)")
            .bind(&report.id)
            .bind(&report.match_id)
            .bind(&report.by)
            .bind(&report.about)
            .bind(&report.body)
            .bind(report.at)
            .execute(&self.writer)
            .await?;
        Ok(())
    }
}
