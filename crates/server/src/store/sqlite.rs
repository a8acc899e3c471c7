//! The store in one SQLite file.
//!
//! Write-ahead log with full synchronisation: a committed append survives a power cut. One
//! connection writes, a few read; readers never wait for the writer. The statements use numbered
//! parameters and plain SQL so that another engine can share them.

use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{Row, query};

use super::{
    ActionRow, AnalysisRow, AnalysisSource, AnalysisState, Append, IntentKey, MatchRow, NewAnalysis,
    NewSession, RolloutRow, SeatRow, Store, StoreError, SummaryRow, User,
};

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("./migrations/sqlite");

/// A session is marked as seen at most this often, so that reading stays reading.
const SEEN_EVERY_MS: i64 = 3_600_000;

const READERS: u32 = 4;

/// How often, and how far apart, a migration that fails is tried again.
const MIGRATE_TRIES: u32 = 3;
const MIGRATE_WAIT: Duration = Duration::from_millis(100);

/// The store in a SQLite file.
#[derive(Debug, Clone)]
pub struct SqliteStore {
    pub(super) writer: SqlitePool,
    pub(super) readers: SqlitePool,
}

impl SqliteStore {
    /// Opens (or makes) the file and brings its schema up to date.
    ///
    /// # Errors
    /// When the file cannot be opened, is no database, or was written by a newer version.
    pub async fn open(file: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options.clone())
            .await?;
        migrate(&writer).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.create_if_missing(false).read_only(true))
            .await?;
        Ok(Self { writer, readers })
    }
}

/// Brings the schema up to date. Another process may be about it, such as a command beside the server: then it has done
/// the work when this one asks again.
async fn migrate(writer: &SqlitePool) -> Result<(), StoreError> {
    for _ in 0..MIGRATE_TRIES {
        if MIGRATIONS.run(writer).await.is_ok() {
            return Ok(());
        }
        tokio::time::sleep(MIGRATE_WAIT).await;
    }
    Ok(MIGRATIONS.run(writer).await?)
}

fn seq(row: &SqliteRow, column: &str) -> Result<u32, sqlx::Error> {
    let value: i64 = row.try_get(column)?;
    u32::try_from(value)
        .map_err(|source| sqlx::Error::ColumnDecode { index: column.to_owned(), source: Box::new(source) })
}

fn analysis_row(row: &SqliteRow, report: Option<String>) -> Result<AnalysisRow, sqlx::Error> {
    let status: String = row.try_get("status")?;
    Ok(AnalysisRow {
        id: row.try_get("id")?,
        owner: row.try_get("owner")?,
        title: row.try_get("title")?,
        level: row.try_get("level")?,
        state: AnalysisState::from_word(&status),
        warnings: row.try_get("warnings")?,
        error: row.try_get("error")?,
        report,
        created_at: row.try_get("created_at")?,
    })
}

fn is_duplicate(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Database(cause) if cause.is_unique_violation())
}

#[async_trait]
impl Store for SqliteStore {
    async fn create_guest(&self, user: &User, session: &NewSession) -> Result<(), StoreError> {
        let mut tx = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        query("INSERT INTO users (id, name, kind, created_at) VALUES ($1, $2, 'guest', $3)")
            .bind(&user.id)
            .bind(&user.name)
            .bind(session.now)
            .execute(&mut *tx)
            .await?;
        query(
            "INSERT INTO sessions (token_hash, user_id, created_at, seen_at, expires_at) \
             VALUES ($1, $2, $3, $3, $4)",
        )
        .bind(&session.token_hash[..])
        .bind(&user.id)
        .bind(session.now)
        .bind(session.expires_at)
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(())
    }

    async fn session_user(&self, token_hash: &[u8; 32], now: i64) -> Result<Option<User>, StoreError> {
        let row = query(
            "SELECT users.id, users.name, sessions.seen_at FROM sessions \
             JOIN users ON users.id = sessions.user_id \
             WHERE sessions.token_hash = $1 AND sessions.expires_at > $2",
        )
        .bind(&token_hash[..])
        .bind(now)
        .fetch_optional(&self.readers)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let seen_at: i64 = row.try_get("seen_at")?;
        if now - seen_at > SEEN_EVERY_MS {
            query("UPDATE sessions SET seen_at = $1 WHERE token_hash = $2")
                .bind(now)
                .bind(&token_hash[..])
                .execute(&self.writer)
                .await?;
        }
        Ok(Some(User { id: row.try_get("id")?, name: row.try_get("name")? }))
    }

    async fn create_match(&self, row: &MatchRow, summary: &str) -> Result<(), StoreError> {
        let mut tx = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        query("INSERT INTO matches (id, header, created_by, created_at) VALUES ($1, $2, $3, $4)")
            .bind(&row.id)
            .bind(&row.header)
            .bind(&row.created_by)
            .bind(row.created_at)
            .execute(&mut *tx)
            .await?;
        for seat in &row.seats {
            query(
                "INSERT INTO seats (match_id, seat, user_id, bot_level, name) \
                 VALUES ($1, $2, $3, $4, $5)",
            )
            .bind(&row.id)
            .bind(&seat.seat)
            .bind(&seat.user_id)
            .bind(&seat.bot_level)
            .bind(&seat.name)
            .execute(&mut *tx)
            .await?;
        }
        query("INSERT INTO summaries (match_id, seq, updated_at, body) VALUES ($1, 0, $2, $3)")
            .bind(&row.id)
            .bind(row.created_at)
            .bind(summary)
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(())
    }

    async fn find_match(&self, id: &str) -> Result<Option<MatchRow>, StoreError> {
        let found = query("SELECT id, header, created_by, created_at FROM matches WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        let Some(found) = found else { return Ok(None) };
        let seats =
            query("SELECT seat, user_id, bot_level, name FROM seats WHERE match_id = $1 ORDER BY seat")
                .bind(id)
                .fetch_all(&self.readers)
                .await?
                .iter()
                .map(|row| {
                    Ok(SeatRow {
                        seat: row.try_get("seat")?,
                        user_id: row.try_get("user_id")?,
                        bot_level: row.try_get("bot_level")?,
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

    async fn actions(&self, match_id: &str) -> Result<Vec<ActionRow>, StoreError> {
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

    async fn append(&self, append: &Append<'_>) -> Result<(), StoreError> {
        let conflict =
            || StoreError::Conflict { match_id: append.match_id.to_owned(), seq: append.first_seq };
        let mut tx = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        let last = query("SELECT COALESCE(MAX(seq), 0) AS last FROM actions WHERE match_id = $1")
            .bind(append.match_id)
            .fetch_one(&mut *tx)
            .await?;
        if seq(&last, "last")? + 1 != append.first_seq {
            return Err(conflict());
        }
        let mut next = append.first_seq;
        for (actor, body) in append.facts {
            query("INSERT INTO actions (match_id, seq, at, actor, body) VALUES ($1, $2, $3, $4, $5)")
                .bind(append.match_id)
                .bind(i64::from(next))
                .bind(append.at)
                .bind(actor)
                .bind(body)
                .execute(&mut *tx)
                .await
                .map_err(|error| if is_duplicate(&error) { conflict() } else { error.into() })?;
            next += 1;
        }
        let last = i64::from(next) - 1;
        if let Some(key) = append.intent {
            query("INSERT INTO intents (match_id, user_id, client_id, seq) VALUES ($1, $2, $3, $4)")
                .bind(append.match_id)
                .bind(&key.user_id)
                .bind(&key.client_id)
                .bind(last)
                .execute(&mut *tx)
                .await
                .map_err(|error| if is_duplicate(&error) { conflict() } else { error.into() })?;
        }
        query("UPDATE summaries SET seq = $1, updated_at = $2, body = $3 WHERE match_id = $4")
            .bind(last)
            .bind(append.at)
            .bind(append.summary)
            .bind(append.match_id)
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(())
    }

    async fn intent_seq(&self, match_id: &str, key: &IntentKey) -> Result<Option<u32>, StoreError> {
        let row = query("SELECT seq FROM intents WHERE match_id = $1 AND user_id = $2 AND client_id = $3")
            .bind(match_id)
            .bind(&key.user_id)
            .bind(&key.client_id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| seq(&row, "seq")).transpose()?)
    }

    async fn matches_of(&self, user_id: &str, limit: u32) -> Result<Vec<SummaryRow>, StoreError> {
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

    async fn create_analysis(&self, analysis: &NewAnalysis) -> Result<(), StoreError> {
        query(
            "INSERT INTO analyses (id, owner, title, level, file_name, source, status, warnings, \
             created_at, updated_at) VALUES ($1, $2, $3, $4, $5, $6, 'running', $7, $8, $8)",
        )
        .bind(&analysis.id)
        .bind(&analysis.owner)
        .bind(&analysis.title)
        .bind(&analysis.level)
        .bind(&analysis.file_name)
        .bind(&analysis.source)
        .bind(&analysis.warnings)
        .bind(analysis.now)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    async fn find_analysis(&self, id: &str) -> Result<Option<AnalysisRow>, StoreError> {
        let row = query(
            "SELECT id, owner, title, level, status, warnings, error, report, created_at \
             FROM analyses WHERE id = $1",
        )
        .bind(id)
        .fetch_optional(&self.readers)
        .await?;
        row.map(|row| Ok(analysis_row(&row, row.try_get("report")?)?)).transpose()
    }

    async fn analysis_source(&self, id: &str) -> Result<Option<AnalysisSource>, StoreError> {
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

    async fn analyses_of(&self, owner: &str, limit: u32) -> Result<Vec<AnalysisRow>, StoreError> {
        let rows = query(
            "SELECT id, owner, title, level, status, warnings, error, created_at FROM analyses \
             WHERE owner = $1 ORDER BY created_at DESC, id LIMIT $2",
        )
        .bind(owner)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok(analysis_row(row, None)?)).collect()
    }

    async fn running_analyses(&self) -> Result<Vec<(String, String)>, StoreError> {
        let rows = query("SELECT id, owner FROM analyses WHERE status = 'running' ORDER BY created_at, id")
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok((row.try_get("id")?, row.try_get("owner")?))).collect()
    }

    async fn finish_analysis(
        &self,
        id: &str,
        state: AnalysisState,
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

    async fn delete_analysis(&self, id: &str) -> Result<(), StoreError> {
        query("DELETE FROM analyses WHERE id = $1").bind(id).execute(&self.writer).await?;
        Ok(())
    }

    async fn find_rollout(&self, id: &str) -> Result<Option<RolloutRow>, StoreError> {
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

    async fn keep_rollout(&self, rollout: &RolloutRow) -> Result<(), StoreError> {
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

    async fn ping(&self) -> Result<(), StoreError> {
        query("SELECT 1").execute(&self.readers).await?;
        Ok(())
    }

    async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn store(folder: &Path) -> SqliteStore {
        let store = SqliteStore::open(&folder.join("test.sqlite")).await.unwrap();
        if store.find_match("m").await.unwrap().is_none() {
            let user = User { id: "anna".to_owned(), name: "Anna".to_owned() };
            let session = NewSession { token_hash: [7; 32], now: 1, expires_at: 1000 };
            store.create_guest(&user, &session).await.unwrap();
            let seat = SeatRow {
                seat: "a".to_owned(),
                user_id: Some("anna".to_owned()),
                bot_level: None,
                name: "Anna".to_owned(),
            };
            let row = MatchRow {
                id: "m".to_owned(),
                header: "{}".to_owned(),
                created_by: "anna".to_owned(),
                created_at: 1,
                seats: vec![seat],
            };
            store.create_match(&row, "new").await.unwrap();
        }
        store
    }

    fn facts(bodies: &[&str]) -> Vec<(String, String)> {
        bodies.iter().map(|body| ("anna".to_owned(), (*body).to_owned())).collect()
    }

    async fn append(
        store: &SqliteStore,
        first_seq: u32,
        bodies: &[&str],
        intent: Option<&IntentKey>,
    ) -> Result<(), StoreError> {
        let facts = facts(bodies);
        let append = Append { match_id: "m", first_seq, at: 5, facts: &facts, intent, summary: "later" };
        store.append(&append).await
    }

    #[tokio::test]
    async fn of_two_writers_one_fails_and_nothing_is_half_written() {
        let folder = tempfile::tempdir().unwrap();
        let store = store(folder.path()).await;
        let key = IntentKey { user_id: "anna".to_owned(), client_id: "1".to_owned() };
        append(&store, 1, &["one", "two"], Some(&key)).await.unwrap();
        for wrong in [1, 2, 4] {
            let refused = append(&store, wrong, &["other"], None).await;
            assert!(matches!(refused, Err(StoreError::Conflict { seq, .. }) if seq == wrong));
        }
        let twice = append(&store, 3, &["three"], Some(&key)).await;
        assert!(matches!(twice, Err(StoreError::Conflict { .. })), "an intent is done once");
        let log = store.actions("m").await.unwrap();
        assert_eq!(log.iter().map(|fact| fact.body.as_str()).collect::<Vec<_>>(), ["one", "two"]);
        assert_eq!(store.intent_seq("m", &key).await.unwrap(), Some(2));
        let listed = store.matches_of("anna", 10).await.unwrap();
        assert_eq!((listed[0].seq, listed[0].body.as_str(), listed[0].updated_at), (2, "later", 5));
    }

    #[tokio::test]
    async fn the_log_cannot_be_changed_and_is_there_after_reopening() {
        let folder = tempfile::tempdir().unwrap();
        let first = store(folder.path()).await;
        append(&first, 1, &["one"], None).await.unwrap();
        for statement in ["UPDATE actions SET body = 'other'", "DELETE FROM actions"] {
            let refused = query(statement).execute(&first.writer).await.unwrap_err();
            assert!(refused.to_string().contains("insert-only"), "{refused}");
        }
        first.close().await;
        let again = store(folder.path()).await;
        assert_eq!(again.actions("m").await.unwrap()[0].body, "one");
        assert_eq!(again.session_user(&[7; 32], 999).await.unwrap().unwrap().id, "anna");
        assert_eq!(again.session_user(&[7; 32], 1000).await.unwrap(), None, "sessions end");
        assert_eq!(again.session_user(&[8; 32], 2).await.unwrap(), None);
    }

    #[tokio::test]
    async fn a_rollout_is_kept_as_it_was_written_last() {
        let folder = tempfile::tempdir().unwrap();
        let store = store(folder.path()).await;
        assert_eq!(store.find_rollout("r").await.unwrap(), None);
        let row = |view: &str, state: &[u8]| RolloutRow {
            id: "r".to_owned(),
            view: view.to_owned(),
            state: state.to_vec(),
            updated_at: 7,
        };
        store.keep_rollout(&row("{}", &[])).await.unwrap();
        store.keep_rollout(&row("[1]", &[0, 255])).await.unwrap();
        assert_eq!(store.find_rollout("r").await.unwrap(), Some(row("[1]", &[0, 255])));
    }

    #[tokio::test]
    async fn only_running_analyses_end() {
        let folder = tempfile::tempdir().unwrap();
        let store = store(folder.path()).await;
        let analysis = NewAnalysis {
            id: "x".to_owned(),
            owner: "anna".to_owned(),
            title: "t".to_owned(),
            level: "quick".to_owned(),
            file_name: "f".to_owned(),
            source: vec![1, 2],
            warnings: "[]".to_owned(),
            now: 3,
        };
        store.create_analysis(&analysis).await.unwrap();
        assert_eq!(store.running_analyses().await.unwrap(), [("x".to_owned(), "anna".to_owned())]);
        store.finish_analysis("x", AnalysisState::Cancelled, None, None, 4).await.unwrap();
        store.finish_analysis("x", AnalysisState::Done, Some("{}"), None, 5).await.unwrap();
        let row = store.find_analysis("x").await.unwrap().unwrap();
        assert_eq!((row.state, row.report), (AnalysisState::Cancelled, None), "the first end holds");
        assert_eq!(store.analysis_source("x").await.unwrap().unwrap().source, [1, 2]);
        store.delete_analysis("x").await.unwrap();
        assert!(store.analyses_of("anna", 9).await.unwrap().is_empty());
    }

    #[tokio::test]
    async fn what_is_no_database_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("test.sqlite");
        std::fs::write(&file, "this is no database, whatever its name says".repeat(100)).unwrap();
        assert!(matches!(SqliteStore::open(&file).await, Err(StoreError::Database(_))));
    }
}
