//! A row of either engine.

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Decode, Error, Postgres, Row as _, Sqlite, Type};

/// A row of either engine.
pub enum Row {
    /// A row as SQLite gives it.
    Sqlite(SqliteRow),
    /// A row as PostgreSQL gives it.
    Postgres(PgRow),
}

impl Row {
    /// The value of a column.
    ///
    /// # Errors
    /// When there is no such column, or it is of another type.
    pub fn try_get<'r, T>(&'r self, column: impl AsRef<str>) -> Result<T, Error>
    where
        T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>,
    {
        match self {
            Self::Sqlite(row) => row.try_get(column.as_ref()),
            Self::Postgres(row) => row.try_get(column.as_ref()),
        }
    }
}
