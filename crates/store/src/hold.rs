//! One server for a database: two would run the same analyses and hold the same matches.
//!
//! A file is held by a lock of the system's, which nobody can take away. On PostgreSQL the lock belongs to a connection,
//! and ends with it: with a restart of PostgreSQL, an administrator's word, a network that fails. So that connection is
//! watched, and whoever has lost it must stop.

use std::fs::{File, TryLockError};
use std::time::Duration;

#[cfg(feature = "postgres")]
use sqlx::ConnectOptions as _;
#[cfg(feature = "postgres")]
use sqlx::postgres::PgConnection;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::database_url::{Place, beside};
use super::{DatabaseUrl, Result, StoreError};

/// How often, and how far apart, a lock is asked for: who is just ending is waited for.
const TRIES: u32 = 20;
const WAIT: Duration = Duration::from_millis(100);

/// How often the connection that holds the lock is looked at, and how soon it has to answer.
#[cfg(feature = "postgres")]
const LOOK: Duration = Duration::from_millis(250);
#[cfg(feature = "postgres")]
const ANSWER: Duration = Duration::from_secs(2);

/// The key of the server's lock on PostgreSQL: `serve` in ASCII.
#[cfg(feature = "postgres")]
const SERVER: i64 = 0x0073_6572_7665;

/// The right to be the server of a database, until it is dropped or the process ends, however it ends.
#[derive(Debug)]
pub struct Hold {
    _file: Option<File>,
    /// The task that owns the connection and its lock.
    watcher: Option<JoinHandle<()>>,
    lost: CancellationToken,
}

impl Hold {
    fn of_file(file: File) -> Self {
        Self { _file: Some(file), watcher: None, lost: CancellationToken::new() }
    }

    #[cfg(feature = "postgres")]
    fn of_connection(connection: PgConnection) -> Self {
        let lost = CancellationToken::new();
        let watcher = tokio::spawn(watch(connection, lost.clone()));
        Self { _file: None, watcher: Some(watcher), lost }
    }

    /// Cancelled as soon as it is lost.
    #[must_use]
    pub fn lost(&self) -> CancellationToken {
        self.lost.clone()
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        if let Some(watcher) = &self.watcher {
            watcher.abort();
        }
    }
}

/// Asks the connection whether it is still there, until it is not.
#[cfg(feature = "postgres")]
async fn watch(mut connection: PgConnection, lost: CancellationToken) {
    loop {
        tokio::time::sleep(LOOK).await;
        let asked = sqlx::query("SELECT 1").execute(&mut connection);
        let cause = match tokio::time::timeout(ANSWER, asked).await {
            Ok(Ok(_)) => continue,
            Ok(Err(error)) => error.to_string(),
            Err(_) => "no answer".to_owned(),
        };
        tracing::error!(event = "hold-lost", cause);
        lost.cancel();
        return;
    }
}

impl DatabaseUrl {
    /// Makes the caller the only server of the database.
    ///
    /// # Errors
    /// [`StoreError::InUse`] when there is one already; when the file or the server cannot be reached.
    pub async fn hold(&self) -> Result<Hold> {
        match &self.0 {
            Place::File(path) => {
                let lock = beside(path, ".lock").map_err(StoreError::File)?;
                let file = File::create(lock).map_err(StoreError::File)?;
                for _ in 0..TRIES {
                    match file.try_lock() {
                        Ok(()) => return Ok(Hold::of_file(file)),
                        Err(TryLockError::WouldBlock) => tokio::time::sleep(WAIT).await,
                        Err(TryLockError::Error(error)) => return Err(StoreError::File(error)),
                    }
                }
            }
            #[cfg(feature = "postgres")]
            Place::Server(options) => {
                let mut connection = options.connect().await?;
                for _ in 0..TRIES {
                    let sql = "SELECT pg_try_advisory_lock($1)";
                    if sqlx::query_scalar(sql).bind(SERVER).fetch_one(&mut connection).await? {
                        return Ok(Hold::of_connection(connection));
                    }
                    tokio::time::sleep(WAIT).await;
                }
            }
        }
        Err(StoreError::InUse)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::driver::query;
    use crate::fresh::Fresh;

    #[cfg(unix)]
    #[tokio::test]
    async fn a_file_is_held_under_all_its_names() {
        let fresh = Fresh::sqlite();
        let file = fresh.url.as_file().unwrap();
        let folder = tempfile::tempdir().unwrap();
        // A folder's other name, before there is a file, and a file's other name.
        let other_folder = folder.path().join("data");
        std::os::unix::fs::symlink(file.parent().unwrap(), &other_folder).unwrap();
        let other = DatabaseUrl::file(other_folder.join(file.file_name().unwrap()));
        let hold = fresh.url.hold().await.unwrap();
        assert!(matches!(other.hold().await, Err(StoreError::InUse)));
        fresh.open().await.close().await;
        let link = folder.path().join("link.sqlite");
        std::os::unix::fs::symlink(file, &link).unwrap();
        assert!(matches!(DatabaseUrl::file(&link).hold().await, Err(StoreError::InUse)));
        drop(hold);
        DatabaseUrl::file(&link).hold().await.unwrap();
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_lock_whose_connection_is_cut_is_known_to_be_lost() {
        let Some(fresh) = Fresh::postgres() else { return };
        let store = fresh.open().await;
        let hold = fresh.url.hold().await.unwrap();
        assert!(matches!(fresh.url.hold().await, Err(StoreError::InUse)));
        assert!(!hold.lost().is_cancelled());
        cut(&store).await;
        tokio::time::timeout(Duration::from_secs(5), hold.lost().cancelled()).await.expect("noticed");
        let second = fresh.url.hold().await.unwrap();
        assert!(!second.lost().is_cancelled());
    }

    /// Ends the connection that holds the lock, as an administrator would.
    async fn cut(store: &crate::Store) {
        let sql = "SELECT CAST(pg_terminate_backend(pid) AS TEXT) AS cut FROM pg_locks WHERE locktype = 'advisory' \
                   AND objsubid = 1 AND classid = $1 AND objid = $2 AND database = \
                   (SELECT oid FROM pg_database WHERE datname = current_database())";
        let rows =
            query(sql).bind(SERVER >> 32).bind(SERVER & 0xFFFF_FFFF).fetch_all(&store.writer).await.unwrap();
        assert_eq!(rows.len(), 1);
    }
}
