//! Two engines, one way to speak to them: pools, transactions, statements and rows of SQLite or PostgreSQL.
//!
//! What is bound and read is text, whole numbers, fractions and bytes; the SQL is what both engines understand. What
//! PostgreSQL lacks of it (`instr`, `json_each` of a list), its first migrations define.

mod query;
mod row;

use sqlx::pool::PoolConnection;
use sqlx::{Error, Sqlite, SqliteConnection, SqlitePool};
#[cfg(feature = "postgres")]
use sqlx::{PgPool, Postgres};

pub(crate) use query::params;
pub use query::{On, Query, QueryBuilder, Value, insert, query};
pub use row::{FromRow, Row, Word};
pub(crate) use row::{from_row, words};

/// The key of the lock that write transactions hold on PostgreSQL, in its own numbering: `pasch` in ASCII.
#[cfg(feature = "postgres")]
const WRITERS: i64 = 0x0070_6173_6368;

/// Connections to one database.
#[derive(Clone, Debug)]
pub enum Pool {
    /// Connections to a file of SQLite.
    Sqlite(SqlitePool),
    /// Connections to a server of PostgreSQL.
    #[cfg(feature = "postgres")]
    Postgres(PgPool),
}

/// A transaction; dropped without [`Transaction::commit`], nothing of it is done.
pub enum Transaction {
    /// A transaction in a file of SQLite.
    Sqlite(FileTransaction),
    /// A transaction on a server of PostgreSQL.
    #[cfg(feature = "postgres")]
    Postgres(sqlx::Transaction<'static, Postgres>),
}

/// A transaction of SQLite. Its connection is thrown away unless the commit succeeds: after a full disk or another fault
/// SQLite may have rolled back by itself, and whoever goes on with such a connection would have to know.
pub struct FileTransaction {
    connection: PoolConnection<Sqlite>,
    committed: bool,
}

impl FileTransaction {
    async fn begin(pool: &SqlitePool) -> Result<Self, Error> {
        let mut begun = Self { connection: pool.acquire().await?, committed: false };
        sqlx::query("BEGIN IMMEDIATE").execute(begun.connection()).await?;
        Ok(begun)
    }

    /// The connection it runs on.
    pub fn connection(&mut self) -> &mut SqliteConnection {
        &mut self.connection
    }

    async fn commit(mut self) -> Result<(), Error> {
        sqlx::query("COMMIT").execute(self.connection()).await?;
        self.committed = true;
        Ok(())
    }
}

impl Drop for FileTransaction {
    fn drop(&mut self) {
        if !self.committed {
            self.connection.close_on_drop();
        }
    }
}

impl Pool {
    /// Begins a transaction that writes. There is one at a time in the whole database, on PostgreSQL as on SQLite: what
    /// it has read is still so when it writes.
    pub async fn begin(&self) -> Result<Transaction, Error> {
        match self {
            Self::Sqlite(pool) => Ok(Transaction::Sqlite(FileTransaction::begin(pool).await?)),
            #[cfg(feature = "postgres")]
            Self::Postgres(pool) => {
                let mut tx = Transaction::Postgres(pool.begin().await?);
                query("SELECT pg_advisory_xact_lock($1)").bind(WRITERS).execute(&mut tx).await?;
                Ok(tx)
            }
        }
    }

    /// Begins a transaction that need not be alone, because the tables' keys decide between two of them.
    pub async fn begin_beside(&self) -> Result<Transaction, Error> {
        match self {
            Self::Sqlite(_) => self.begin().await,
            #[cfg(feature = "postgres")]
            Self::Postgres(pool) => Ok(Transaction::Postgres(pool.begin().await?)),
        }
    }

    /// Closes all connections once what they do is done.
    pub async fn close(&self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
            #[cfg(feature = "postgres")]
            Self::Postgres(pool) => pool.close().await,
        }
    }
}

impl Transaction {
    /// Makes it lasting; on return it is on disk.
    pub async fn commit(self) -> Result<(), Error> {
        match self {
            Self::Sqlite(tx) => tx.commit().await,
            #[cfg(feature = "postgres")]
            Self::Postgres(tx) => tx.commit().await,
        }
    }
}
