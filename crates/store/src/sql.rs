//! The store in SQL, on SQLite or PostgreSQL: opening it, matches with their logs, analyses, rollouts.
//!
//! SQLite: a write-ahead log with full synchronisation, so that a committed append survives a power cut; one
//! connection writes, a few read; readers never wait for the writer. PostgreSQL does the same by itself, as
//! long as nobody has switched `synchronous_commit` off.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use sqlx::migrate::MigrateError;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, SqlitePool};

use pasch_wire::{AnalysisId, CollectedId, MatchId, RolloutId, UserId};

use super::database_url::{Place, beside};
use super::driver::{On, Pool, Row, Transaction, query};
use super::migrations::{POSTGRES, SQLITE};
use super::sound::make_private;
use super::sql_log::LogWriter;
use super::{
    ActionRow, AnalysisRow, AnalysisSource, Append, DatabaseUrl, IntentKey, MatchRow, NewAnalysis,
    NewSession, RolloutRow, SeatRow, StoreError, SummaryRow, User, WorkState,
};

/// Connections that read a file, and that read and write on a server.
const FILE_READERS: u32 = 4;
const SERVER_READERS: u32 = 8;
const SERVER_WRITERS: u32 = 4;

/// How long a write waits for another one.
const LOCK_WAIT: Duration = Duration::from_secs(10);

/// How far apart migrations that fail are tried again.
const MIGRATE_WAIT: Duration = Duration::from_millis(50);

/// The database behind the server: a SQLite file, or PostgreSQL. Both pass the same tests.
#[derive(Debug, Clone)]
pub struct Store {
    pub(super) writer: Pool,
    pub(super) readers: Pool,
    pub(super) log: LogWriter,
    /// The file beside a SQLite database that says what was last written to it.
    pub(super) head: Option<PathBuf>,
}

impl Store {
    /// Opens the database, making the file where there is none, and brings its schema up to date.
    ///
    /// # Errors
    /// When the file cannot be opened or is no database, when the server does not answer or refuses, and when the
    /// database was written by a newer version.
    pub async fn open(url: &DatabaseUrl) -> Result<Self, StoreError> {
        let (writer, readers) = match &url.0 {
            Place::File(file) => {
                make_private(file);
                let options = SqliteConnectOptions::new()
                    .filename(file)
                    .create_if_missing(true)
                    .journal_mode(SqliteJournalMode::Wal)
                    .synchronous(SqliteSynchronous::Full)
                    .foreign_keys(true)
                    .busy_timeout(LOCK_WAIT);
                let writer = Pool::Sqlite(connect_to_write(&options).await?);
                migrate(&writer).await?;
                let readers = SqlitePoolOptions::new()
                    .max_connections(FILE_READERS)
                    .connect_with(options.create_if_missing(false).read_only(true))
                    .await?;
                (writer, Pool::Sqlite(readers))
            }
            Place::Server(options) => {
                let options = PgConnectOptions::clone(options)
                    .options([("lock_timeout", LOCK_WAIT.as_millis().to_string())]);
                // A pool would try again for long; here it is told at once why there is no connection.
                options.connect().await?.close().await?;
                let pool =
                    |size| PgPoolOptions::new().max_connections(size).connect_lazy_with(options.clone());
                let writer = Pool::Postgres(pool(SERVER_WRITERS));
                migrate(&writer).await?;
                (writer, Pool::Postgres(pool(SERVER_READERS)))
            }
        };
        let log = LogWriter::start(writer.clone());
        let head = match &url.0 {
            Place::File(file) => Some(beside(file, ".head").map_err(StoreError::File)?),
            Place::Server(_) => None,
        };
        Ok(Self { writer, readers, log, head })
    }
}

/// Opens a file for writing. Who makes a new file and its log does not wait for others who do so at the same time, but
/// fails, and may ask again.
async fn connect_to_write(options: &SqliteConnectOptions) -> Result<SqlitePool, sqlx::Error> {
    const BUSY: &str = "5";
    let since = Instant::now();
    loop {
        let pool = SqlitePoolOptions::new().max_connections(1).idle_timeout(None).max_lifetime(None);
        match pool.connect_with(options.clone()).await {
            Err(sqlx::Error::Database(error))
                if error.code().as_deref() == Some(BUSY) && since.elapsed() < LOCK_WAIT =>
            {
                tokio::time::sleep(MIGRATE_WAIT).await;
            }
            opened => return opened,
        }
    }
}

/// Brings the schema up to date. Others may be about it at the same time, such as a command beside the server. Whoever
/// comes to a step a moment later fails there and asks again, so there may be as many failures as steps, and then
/// everything is done; a few more are for a database that is busy otherwise.
async fn migrate(writer: &Pool) -> Result<(), StoreError> {
    let most = SQLITE.iter().count() + 3;
    let mut tries = 1;
    loop {
        let done = match writer {
            Pool::Sqlite(pool) => SQLITE.run(pool).await,
            Pool::Postgres(pool) => POSTGRES.run(pool).await,
        };
        match done {
            Ok(()) => return Ok(()),
            Err(MigrateError::VersionMissing(version)) => return Err(StoreError::Newer { version }),
            Err(error) if tries == most => return Err(error.into()),
            Err(_) => tries += 1,
        }
        tokio::time::sleep(MIGRATE_WAIT).await;
    }
}

fn seq(row: &Row, column: &str) -> Result<u32, sqlx::Error> {
    let value: i64 = row.try_get(column)?;
    u32::try_from(value)
        .map_err(|source| sqlx::Error::ColumnDecode { index: column.to_owned(), source: Box::new(source) })
}

fn analysis_row(row: &Row, report: Option<String>) -> Result<AnalysisRow, sqlx::Error> {
    let status: String = row.try_get("status")?;
    Ok(AnalysisRow {
        id: row.try_get("id")?,
        owner: row.try_get("owner")?,
        title: row.try_get("title")?,
        level: row.try_get("level")?,
        state: WorkState::from_word(&status),
        warnings: row.try_get("warnings")?,
        error: row.try_get("error")?,
        result: row.try_get("result")?,
        report,
        created_at: row.try_get("created_at")?,
    })
}

/// Writes a match with its seats and its first summary.
pub(super) async fn insert_match(
    tx: &mut Transaction,
    row: &MatchRow,
    summary: &str,
) -> Result<(), sqlx::Error> {
    query("INSERT INTO matches (id, header, created_by, created_at) VALUES ($1, $2, $3, $4)")
        .bind(&row.id)
        .bind(&row.header)
        .bind(&row.created_by)
        .bind(row.created_at)
        .execute(&mut *tx)
        .await?;
    for seat in &row.seats {
        query("INSERT INTO seats (match_id, seat, user_id, bot_level, name, program) VALUES ($1, $2, $3, $4, $5, $6)")
            .bind(&row.id)
            .bind(seat.seat)
            .bind(&seat.user_id)
            .bind(&seat.bot_level)
            .bind(&seat.name)
            .bind(i64::from(seat.program))
            .execute(&mut *tx)
            .await?;
    }
    query("INSERT INTO summaries (match_id, seq, updated_at, body) VALUES ($1, 0, $2, $3)")
        .bind(&row.id)
        .bind(row.created_at)
        .bind(summary)
        .execute(tx)
        .await?;
    Ok(())
}

/// Writes an analysis that is about to begin; `collected` is the match of a collection that it is of.
pub(super) async fn insert_analysis(
    on: impl Into<On<'_>>,
    analysis: &NewAnalysis,
    collected: Option<&CollectedId>,
) -> Result<(), sqlx::Error> {
    query(
        "INSERT INTO analyses (id, owner, title, level, file_name, source, status, warnings, \
         created_at, updated_at, collected_id) VALUES ($1, $2, $3, $4, $5, $6, 'running', $7, $8, $8, $9)",
    )
    .bind(&analysis.id)
    .bind(&analysis.owner)
    .bind(&analysis.title)
    .bind(&analysis.level)
    .bind(&analysis.file_name)
    .bind(&analysis.source)
    .bind(&analysis.warnings)
    .bind(analysis.now)
    .bind(collected)
    .execute(on)
    .await?;
    Ok(())
}

impl Store {
    /// Adds a guest together with the session that will recognise it.
    pub async fn create_guest(&self, user: &User, session: &NewSession) -> Result<(), StoreError> {
        let mut tx = self.writer.begin().await?;
        query("INSERT INTO users (id, name, kind, created_at) VALUES ($1, $2, 'guest', $3)")
            .bind(&user.id)
            .bind(&user.name)
            .bind(session.now)
            .execute(&mut tx)
            .await?;
        query(
            "INSERT INTO sessions (token_hash, user_id, created_at, seen_at, expires_at) \
             VALUES ($1, $2, $3, $3, $4)",
        )
        .bind(&session.token_hash[..])
        .bind(&user.id)
        .bind(session.now)
        .bind(session.expires_at)
        .execute(&mut tx)
        .await?;
        tx.commit().await?;
        Ok(())
    }

    /// Adds a match with its seats and first summary.
    pub async fn create_match(&self, row: &MatchRow, summary: &str) -> Result<(), StoreError> {
        let mut tx = self.writer.begin().await?;
        insert_match(&mut tx, row, summary).await?;
        tx.commit().await?;
        Ok(())
    }

    /// A match without its log.
    pub async fn find_match(&self, id: &MatchId) -> Result<Option<MatchRow>, StoreError> {
        let found = query("SELECT id, header, created_by, created_at FROM matches WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        let Some(found) = found else { return Ok(None) };
        let seats = query(
            "SELECT seat, user_id, bot_level, program, name FROM seats WHERE match_id = $1 ORDER BY seat",
        )
        .bind(id)
        .fetch_all(&self.readers)
        .await?
        .iter()
        .map(|row| {
            Ok(SeatRow {
                seat: row.try_get("seat")?,
                user_id: row.try_get("user_id")?,
                bot_level: row.try_get("bot_level")?,
                program: row.try_get::<i64>("program")? != 0,
                name: row.try_get("name")?,
            })
        })
        .collect::<Result<Vec<_>, sqlx::Error>>()?;
        Ok(Some(MatchRow {
            id: found.try_get("id")?,
            header: found.try_get("header")?,
            created_by: found.try_get("created_by")?,
            created_at: found.try_get("created_at")?,
            seats,
        }))
    }

    /// The log of a match in order.
    pub async fn actions(&self, match_id: &MatchId) -> Result<Vec<ActionRow>, StoreError> {
        let rows = query("SELECT seq, at, actor, body FROM actions WHERE match_id = $1 ORDER BY seq")
            .bind(match_id)
            .fetch_all(&self.readers)
            .await?;
        rows.iter()
            .map(|row| {
                Ok(ActionRow {
                    seq: seq(row, "seq")?,
                    at: row.try_get("at")?,
                    actor: row.try_get("actor")?,
                    body: row.try_get("body")?,
                })
            })
            .collect()
    }

    /// Adds facts to the end of a log; on return they are on disk.
    pub async fn append(&self, append: &Append<'_>) -> Result<(), StoreError> {
        self.log.append(append).await
    }

    /// The intents of a match that were done, in no order.
    pub async fn intents(&self, match_id: &MatchId) -> Result<Vec<IntentKey>, StoreError> {
        let rows = query("SELECT user_id, client_id FROM intents WHERE match_id = $1")
            .bind(match_id)
            .fetch_all(&self.readers)
            .await?;
        let key = |row: &Row| {
            Ok(IntentKey { user_id: row.try_get("user_id")?, client_id: row.try_get("client_id")? })
        };
        rows.iter().map(key).collect()
    }

    /// The log's length after an intent that was already done.
    pub async fn intent_seq(&self, match_id: &MatchId, key: &IntentKey) -> Result<Option<u32>, StoreError> {
        let row = query("SELECT seq FROM intents WHERE match_id = $1 AND user_id = $2 AND client_id = $3")
            .bind(match_id)
            .bind(&key.user_id)
            .bind(&key.client_id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| seq(&row, "seq")).transpose()?)
    }

    /// The matches at which a user sits, the latest first.
    pub async fn matches_of(&self, user_id: &UserId, limit: u32) -> Result<Vec<SummaryRow>, StoreError> {
        let rows = query(
            "SELECT match_id, seq, updated_at, body FROM summaries \
             WHERE match_id IN (SELECT match_id FROM seats WHERE user_id = $1) \
             ORDER BY updated_at DESC, match_id LIMIT $2",
        )
        .bind(user_id)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(SummaryRow {
                    match_id: row.try_get("match_id")?,
                    seq: seq(row, "seq")?,
                    updated_at: row.try_get("updated_at")?,
                    body: row.try_get("body")?,
                })
            })
            .collect()
    }

    /// The matches at which a user sits, by identifier after this one, and when each last changed.
    pub async fn matches_after(
        &self,
        user_id: &UserId,
        after: &str,
        limit: u32,
    ) -> Result<Vec<(MatchId, i64)>, StoreError> {
        let rows = query(
            "SELECT match_id, updated_at FROM summaries \
             WHERE match_id IN (SELECT match_id FROM seats WHERE user_id = $1 AND match_id > $2) \
             ORDER BY match_id LIMIT $3",
        )
        .bind(user_id)
        .bind(after)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok((row.try_get("match_id")?, row.try_get("updated_at")?))).collect()
    }

    /// Adds an analysis in state running.
    pub async fn create_analysis(&self, analysis: &NewAnalysis) -> Result<(), StoreError> {
        insert_analysis(&self.writer, analysis, None).await?;
        Ok(())
    }

    /// An analysis with its report.
    pub async fn find_analysis(&self, id: &AnalysisId) -> Result<Option<AnalysisRow>, StoreError> {
        let row = query(
            "SELECT id, owner, title, level, status, warnings, error, result, report, created_at \
             FROM analyses WHERE id = $1",
        )
        .bind(id)
        .fetch_optional(&self.readers)
        .await?;
        row.map(|row| Ok(analysis_row(&row, row.try_get("report")?)?)).transpose()
    }

    /// What there is to analyse.
    pub async fn analysis_source(&self, id: &AnalysisId) -> Result<Option<AnalysisSource>, StoreError> {
        let row = query("SELECT file_name, level, source FROM analyses WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| {
            Ok(AnalysisSource {
                file_name: row.try_get("file_name")?,
                level: row.try_get("level")?,
                source: row.try_get("source")?,
            })
        })
        .transpose()
    }

    /// Keeps what a list shows of an analysis's report, JSON.
    pub async fn keep_analysis_result(&self, id: &AnalysisId, result: &str) -> Result<(), StoreError> {
        query("UPDATE analyses SET result = $1 WHERE id = $2")
            .bind(result)
            .bind(id)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// A user's analyses without reports, the latest first.
    pub async fn analyses_of(&self, owner: &UserId, limit: u32) -> Result<Vec<AnalysisRow>, StoreError> {
        let rows = query(
            "SELECT id, owner, title, level, status, warnings, error, result, created_at FROM analyses \
             WHERE owner = $1 ORDER BY created_at DESC, id LIMIT $2",
        )
        .bind(owner)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok(analysis_row(row, None)?)).collect()
    }

    /// Identifiers and owners of all analyses in state running, the oldest first.
    pub async fn running_analyses(&self) -> Result<Vec<(AnalysisId, UserId)>, StoreError> {
        let rows = query("SELECT id, owner FROM analyses WHERE status = 'running' ORDER BY created_at, id")
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok((row.try_get("id")?, row.try_get("owner")?))).collect()
    }

    /// Ends an analysis. Does nothing when it is no longer running.
    pub async fn finish_analysis(
        &self,
        id: &AnalysisId,
        state: WorkState,
        report: Option<&str>,
        error: Option<&str>,
        now: i64,
    ) -> Result<(), StoreError> {
        query(
            "UPDATE analyses SET status = $1, report = $2, error = $3, updated_at = $4 \
             WHERE id = $5 AND status = 'running'",
        )
        .bind(state.word())
        .bind(report)
        .bind(error)
        .bind(now)
        .bind(id)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Removes an analysis with its source and report.
    pub async fn delete_analysis(&self, id: &AnalysisId) -> Result<(), StoreError> {
        query("DELETE FROM analyses WHERE id = $1").bind(id).execute(&self.writer).await?;
        Ok(())
    }

    /// A rollout by its identifier, whosever it is.
    pub async fn find_rollout(&self, id: &RolloutId) -> Result<Option<RolloutRow>, StoreError> {
        let row = query("SELECT view, state, updated_at FROM rollouts WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        let found = row.map(|row| -> Result<RolloutRow, sqlx::Error> {
            Ok(RolloutRow {
                id: id.to_owned(),
                view: row.try_get("view")?,
                state: row.try_get("state")?,
                updated_at: row.try_get("updated_at")?,
            })
        });
        Ok(found.transpose()?)
    }

    /// Writes a rollout in the place of what was there of it.
    pub async fn keep_rollout(&self, rollout: &RolloutRow) -> Result<(), StoreError> {
        query(
            "INSERT INTO rollouts (id, view, state, updated_at) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (id) DO UPDATE SET view = excluded.view, state = excluded.state, \
             updated_at = excluded.updated_at",
        )
        .bind(&rollout.id)
        .bind(&rollout.view)
        .bind(&rollout.state)
        .bind(rollout.updated_at)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Whether the database answers, and takes what is written.
    pub async fn ping(&self) -> Result<(), StoreError> {
        query("SELECT 1").execute(&self.readers).await?;
        let mut tx = self.writer.begin_beside().await?;
        query("UPDATE heartbeat SET at = at").execute(&mut tx).await?;
        Ok(tx.commit().await?)
    }

    /// Closes all connections, writing the journal back.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}
