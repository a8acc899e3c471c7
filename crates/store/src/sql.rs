//! The store in SQL, on SQLite or PostgreSQL: opening it, matches with their logs, analyses, rollouts.
//!
//! SQLite: a write-ahead log with full synchronisation, so that a committed append survives a power cut; one
//! connection writes, a few read; readers never wait for the writer. PostgreSQL does the same by itself, as
//! long as nobody has switched `synchronous_commit` off.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use sqlx::SqlitePool;
use sqlx::migrate::MigrateError;
#[cfg(feature = "postgres")]
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
#[cfg(feature = "postgres")]
use sqlx::{ConnectOptions as _, Connection as _};

use pasch_wire::{AnalysisId, CollectedId, MatchId, RolloutId, UserId};

use super::database_url::{Place, beside};
use super::driver::{On, Pool, Transaction, from_row, params, query};
use super::kept::Kept;
#[cfg(feature = "postgres")]
use super::migrations::POSTGRES;
use super::migrations::SQLITE;
use super::sound::make_private;
use super::sql_log::LogWriter;
use super::{
    ActionRow, AnalysisRow, AnalysisSource, Append, DatabaseUrl, IntentKey, MatchRow, NewAnalysis,
    NewSession, Result, RolloutRow, SeatRow, StoreError, SummaryRow, User, WorkState,
};

/// Connections that read a file, and that read and write on a server.
const FILE_READERS: u32 = 4;
#[cfg(feature = "postgres")]
const SERVER_READERS: u32 = 8;
#[cfg(feature = "postgres")]
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
    /// Packed decisions by analysis.
    pub(super) packed: Kept<AnalysisId>,
}

/// Bytes of packed decisions that are kept in memory: those of some six thousand matches.
const PACKED_MOST: usize = 64 << 20;

impl Store {
    /// Opens the database, making the file where there is none, and brings its schema up to date.
    ///
    /// # Errors
    /// When the file cannot be opened or is no database, when the server does not answer or refuses, and when the
    /// database was written by a newer version.
    pub async fn open(url: &DatabaseUrl) -> Result<Self> {
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
            #[cfg(feature = "postgres")]
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
            #[cfg(feature = "postgres")]
            Place::Server(_) => None,
        };
        Ok(Self { writer, readers, log, head, packed: Kept::new(PACKED_MOST) })
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
async fn migrate(writer: &Pool) -> Result<()> {
    let most = SQLITE.iter().count() + 3;
    let mut tries = 1;
    loop {
        let done = match writer {
            Pool::Sqlite(pool) => SQLITE.run(pool).await,
            #[cfg(feature = "postgres")]
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

from_row!(ActionRow { seq, at, held, actor, body });
from_row!(AnalysisRow {
    id,
    owner,
    title,
    level,
    state: "status",
    warnings,
    error,
    result,
    report,
    created_at
});
from_row!(AnalysisSource { file_name, level, source });
from_row!(IntentKey { user_id, client_id });
from_row!(MatchRow { id, header, created_by, created_at }, row => { seats: Vec::new() });
from_row!(RolloutRow { id, view, state, updated_at });
from_row!(SeatRow { seat, user_id, bot_level, program, name });
from_row!(SummaryRow { match_id, seq, updated_at, body });

/// Writes a match with its seats and its first summary.
pub(super) async fn insert_match(
    tx: &mut Transaction,
    row: &MatchRow,
    summary: &str,
) -> Result<(), sqlx::Error> {
    query("INSERT INTO matches (id, header, created_by, created_at) VALUES ($1, $2, $3, $4)")
        .with(params![&row.id, &row.header, &row.created_by, row.created_at])
        .execute(&mut *tx)
        .await?;
    for seat in &row.seats {
        query("INSERT INTO seats (match_id, seat, user_id, bot_level, name, program) VALUES ($1, $2, $3, $4, $5, $6)")
            .with(params![&row.id, seat.seat, &seat.user_id, &seat.bot_level])
            .with(params![&seat.name, seat.program])
            .execute(&mut *tx)
            .await?;
    }
    query("INSERT INTO summaries (match_id, seq, updated_at, body) VALUES ($1, 0, $2, $3)")
        .with(params![&row.id, row.created_at, summary])
        .run(tx)
        .await
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
    .with(params![&analysis.id, &analysis.owner, &analysis.title, &analysis.level])
    .with(params![&analysis.file_name, &analysis.source, &analysis.warnings])
    .with(params![analysis.now, collected])
    .run(on)
    .await
}

impl Store {
    /// Adds a guest together with the session that will recognise it.
    pub async fn create_guest(&self, user: &User, session: &NewSession) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        query("INSERT INTO users (id, name, kind, created_at) VALUES ($1, $2, 'guest', $3)")
            .with(params![&user.id, &user.name, session.now])
            .execute(&mut tx)
            .await?;
        query(
            "INSERT INTO sessions (token_hash, user_id, created_at, seen_at, expires_at) \
             VALUES ($1, $2, $3, $3, $4)",
        )
        .with(params![&session.token_hash[..], &user.id, session.now, session.expires_at])
        .execute(&mut tx)
        .await?;
        Ok(tx.commit().await?)
    }

    /// Adds a match with its seats and first summary.
    pub async fn create_match(&self, row: &MatchRow, summary: &str) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        insert_match(&mut tx, row, summary).await?;
        Ok(tx.commit().await?)
    }

    /// A match without its log.
    pub async fn find_match(&self, id: &MatchId) -> Result<Option<MatchRow>> {
        let found: Option<MatchRow> =
            query("SELECT id, header, created_by, created_at FROM matches WHERE id = $1")
                .bind(id)
                .first(&self.readers)
                .await?;
        let Some(found) = found else { return Ok(None) };
        let seats = query(
            "SELECT seat, user_id, bot_level, program, name FROM seats WHERE match_id = $1 ORDER BY seat",
        )
        .bind(id)
        .all(&self.readers)
        .await?;
        Ok(Some(MatchRow { seats, ..found }))
    }

    /// The log of a match in order.
    pub async fn actions(&self, match_id: &MatchId) -> Result<Vec<ActionRow>> {
        Ok(query("SELECT seq, at, held, actor, body FROM actions WHERE match_id = $1 ORDER BY seq")
            .bind(match_id)
            .all(&self.readers)
            .await?)
    }

    /// Adds facts to the end of a log; on return they are on disk.
    pub async fn append(&self, append: &Append<'_>) -> Result<()> {
        self.log.append(append).await
    }

    /// The intents of a match that were done, in no order.
    pub async fn intents(&self, match_id: &MatchId) -> Result<Vec<IntentKey>> {
        Ok(query("SELECT user_id, client_id FROM intents WHERE match_id = $1")
            .bind(match_id)
            .all(&self.readers)
            .await?)
    }

    /// The log's length after an intent that was already done.
    pub async fn intent_seq(&self, match_id: &MatchId, key: &IntentKey) -> Result<Option<u32>> {
        Ok(query("SELECT seq FROM intents WHERE match_id = $1 AND user_id = $2 AND client_id = $3")
            .with(params![match_id, &key.user_id, &key.client_id])
            .first(&self.readers)
            .await?)
    }

    /// The matches at which a user sits, the latest first.
    pub async fn matches_of(&self, user_id: &UserId, limit: u32) -> Result<Vec<SummaryRow>> {
        Ok(query(
            "SELECT match_id, seq, updated_at, body FROM summaries \
             WHERE match_id IN (SELECT match_id FROM seats WHERE user_id = $1) \
             ORDER BY updated_at DESC, match_id LIMIT $2",
        )
        .with(params![user_id, limit])
        .all(&self.readers)
        .await?)
    }

    /// The matches at which a user sits, by identifier after this one, and when each last changed.
    pub async fn matches_after(
        &self,
        user_id: &UserId,
        after: &str,
        limit: u32,
    ) -> Result<Vec<(MatchId, i64)>> {
        Ok(query(
            "SELECT match_id, updated_at FROM summaries \
             WHERE match_id IN (SELECT match_id FROM seats WHERE user_id = $1 AND match_id > $2) \
             ORDER BY match_id LIMIT $3",
        )
        .with(params![user_id, after, limit])
        .all(&self.readers)
        .await?)
    }

    /// Adds an analysis in state running.
    pub async fn create_analysis(&self, analysis: &NewAnalysis) -> Result<()> {
        insert_analysis(&self.writer, analysis, None).await?;
        Ok(())
    }

    /// An analysis with its report.
    pub async fn find_analysis(&self, id: &AnalysisId) -> Result<Option<AnalysisRow>> {
        Ok(query(
            "SELECT id, owner, title, level, status, warnings, error, result, report, created_at \
             FROM analyses WHERE id = $1",
        )
        .bind(id)
        .first(&self.readers)
        .await?)
    }

    /// What there is to analyse.
    pub async fn analysis_source(&self, id: &AnalysisId) -> Result<Option<AnalysisSource>> {
        Ok(query("SELECT file_name, level, source FROM analyses WHERE id = $1")
            .bind(id)
            .first(&self.readers)
            .await?)
    }

    /// Keeps what a list shows of an analysis's report, JSON.
    pub async fn keep_analysis_result(&self, id: &AnalysisId, result: &str) -> Result<()> {
        Ok(query("UPDATE analyses SET result = $1 WHERE id = $2")
            .with(params![result, id])
            .run(&self.writer)
            .await?)
    }

    /// A user's analyses without reports, the latest first.
    pub async fn analyses_of(&self, owner: &UserId, limit: u32) -> Result<Vec<AnalysisRow>> {
        Ok(query(
            "SELECT id, owner, title, level, status, warnings, error, result, CAST(NULL AS TEXT) AS report, created_at FROM analyses \
             WHERE owner = $1 ORDER BY created_at DESC, id LIMIT $2",
        )
        .with(params![owner, limit])
        .all(&self.readers)
        .await?)
    }

    /// Identifiers and owners of all analyses in state running, the oldest first.
    pub async fn running_analyses(&self) -> Result<Vec<(AnalysisId, UserId)>> {
        Ok(query("SELECT id, owner FROM analyses WHERE status = 'running' ORDER BY created_at, id")
            .all(&self.readers)
            .await?)
    }

    /// Ends an analysis. Does nothing when it is no longer running.
    pub async fn finish_analysis(
        &self,
        id: &AnalysisId,
        state: WorkState,
        report: Option<&str>,
        error: Option<&str>,
        now: i64,
    ) -> Result<()> {
        Ok(query(
            "UPDATE analyses SET status = $1, report = $2, error = $3, updated_at = $4 \
             WHERE id = $5 AND status = 'running'",
        )
        .with(params![state.word(), report, error, now, id])
        .run(&self.writer)
        .await?)
    }

    /// Removes an analysis with its source and report.
    pub async fn delete_analysis(&self, id: &AnalysisId) -> Result<()> {
        Ok(query("DELETE FROM analyses WHERE id = $1").bind(id).run(&self.writer).await?)
    }

    /// A rollout by its identifier, whosever it is.
    pub async fn find_rollout(&self, id: &RolloutId) -> Result<Option<RolloutRow>> {
        Ok(query("SELECT id, view, state, updated_at FROM rollouts WHERE id = $1")
            .bind(id)
            .first(&self.readers)
            .await?)
    }

    /// Writes a rollout in the place of what was there of it.
    pub async fn keep_rollout(&self, rollout: &RolloutRow) -> Result<()> {
        Ok(query(
            "INSERT INTO rollouts (id, view, state, updated_at) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (id) DO UPDATE SET view = excluded.view, state = excluded.state, \
             updated_at = excluded.updated_at",
        )
        .with(params![&rollout.id, &rollout.view, &rollout.state, rollout.updated_at])
        .run(&self.writer)
        .await?)
    }

    /// Whether the database answers, and takes what is written.
    pub async fn ping(&self) -> Result<()> {
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
