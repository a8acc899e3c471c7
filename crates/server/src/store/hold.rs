//! One server for a database: two would run the same analyses and hold the same matches.

use std::fs::{File, TryLockError};
use std::path::PathBuf;
use std::time::Duration;

use sqlx::ConnectOptions as _;
use sqlx::postgres::PgConnection;

use super::database_url::Place;
use super::{DatabaseUrl, StoreError};

/// How often, and how far apart, a lock is asked for: who is just ending is waited for.
const TRIES: u32 = 20;
const WAIT: Duration = Duration::from_millis(100);

/// The key of the server's lock on PostgreSQL: `serve` in ASCII.
const SERVER: i64 = 0x0073_6572_7665;

/// The right to be the server of a database, until it is dropped or the process ends, however it ends.
#[derive(Debug)]
pub struct Hold {
    _file: Option<File>,
    _connection: Option<PgConnection>,
}

impl DatabaseUrl {
    /// Makes the caller the only server of the database.
    ///
    /// # Errors
    /// [`StoreError::InUse`] when there is one already; when the file or the server cannot be reached.
    pub async fn hold(&self) -> Result<Hold, StoreError> {
        match &self.0 {
            Place::File(path) => {
                let mut name = path.clone().into_os_string();
                name.push(".lock");
                let file = File::create(PathBuf::from(name)).map_err(StoreError::File)?;
                for _ in 0..TRIES {
                    match file.try_lock() {
                        Ok(()) => return Ok(Hold { _file: Some(file), _connection: None }),
                        Err(TryLockError::WouldBlock) => tokio::time::sleep(WAIT).await,
                        Err(TryLockError::Error(error)) => return Err(StoreError::File(error)),
                    }
                }
            }
            Place::Server(options) => {
                let mut connection = options.connect().await?;
                for _ in 0..TRIES {
                    let sql = "SELECT pg_try_advisory_lock($1)";
                    if sqlx::query_scalar(sql).bind(SERVER).fetch_one(&mut connection).await? {
                        return Ok(Hold { _file: None, _connection: Some(connection) });
                    }
                    tokio::time::sleep(WAIT).await;
                }
            }
        }
        Err(StoreError::InUse)
    }
}
