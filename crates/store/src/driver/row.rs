//! A row of either engine.

#[cfg(feature = "postgres")]
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Decode, Error, Row as _, Sqlite, Type};

use pasch_wire::{AnalysisId, CollectedId, ImportId, MatchId, ReportId, RolloutId, Seat, TableId, UserId};

/// A row of either engine.
pub enum Row {
    /// A row as SQLite gives it.
    Sqlite(SqliteRow),
    /// A row as PostgreSQL gives it.
    #[cfg(feature = "postgres")]
    Postgres(PgRow),
}

/// What every engine reads.
#[cfg(feature = "postgres")]
trait Stored<'r>: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, sqlx::Postgres> + Type<sqlx::Postgres> {}

#[cfg(feature = "postgres")]
impl<'r, T> Stored<'r> for T where
    T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, sqlx::Postgres> + Type<sqlx::Postgres>
{
}

/// What every engine reads.
#[cfg(not(feature = "postgres"))]
trait Stored<'r>: Decode<'r, Sqlite> + Type<Sqlite> {}

#[cfg(not(feature = "postgres"))]
impl<'r, T> Stored<'r> for T where T: Decode<'r, Sqlite> + Type<Sqlite> {}

impl Row {
    /// The value of a column.
    ///
    /// # Errors
    /// When there is no such column, or it is of another type.
    pub fn try_get<T: Column>(&self, column: impl AsRef<str>) -> Result<T, Error> {
        T::read(self, column.as_ref())
    }

    fn get<'r, T>(&'r self, column: &str) -> Result<T, Error>
    where
        T: Stored<'r>,
    {
        match self {
            Self::Sqlite(row) => row.try_get(column),
            #[cfg(feature = "postgres")]
            Self::Postgres(row) => row.try_get(column),
        }
    }
}

/// A type that a column is read as.
pub trait Column: Sized {
    /// Reads the value of a column.
    ///
    /// # Errors
    /// When there is no such column, or it is of another type.
    fn read(row: &Row, column: &str) -> Result<Self, Error>;
}

macro_rules! columns {
    ($($type:ty),+) => {$(
        impl Column for $type {
            fn read(row: &Row, column: &str) -> Result<Self, Error> {
                row.get(column)
            }
        }

        impl Column for Option<$type> {
            fn read(row: &Row, column: &str) -> Result<Self, Error> {
                row.get(column)
            }
        }
    )+};
}

columns!(String, i64, f64, Vec<u8>);

impl Column for Seat {
    fn read(row: &Row, column: &str) -> Result<Self, Error> {
        seat(row.get(column)?, column)
    }
}

impl Column for Option<Seat> {
    fn read(row: &Row, column: &str) -> Result<Self, Error> {
        row.get::<Option<&str>>(column)?.map(|word| seat(word, column)).transpose()
    }
}

fn seat(word: &str, column: &str) -> Result<Seat, Error> {
    let unknown =
        || Error::ColumnDecode { index: column.to_owned(), source: format!("no seat: {word}").into() };
    Seat::from_word(word).ok_or_else(unknown)
}

macro_rules! ids {
    ($($id:ty),+) => {$(
        impl Column for $id {
            fn read(row: &Row, column: &str) -> Result<Self, Error> {
                row.get::<String>(column).map(Self::from)
            }
        }

        impl Column for Option<$id> {
            fn read(row: &Row, column: &str) -> Result<Self, Error> {
                Ok(row.get::<Option<String>>(column)?.map(<$id>::from))
            }
        }
    )+};
}

ids!(AnalysisId, CollectedId, ImportId, MatchId, ReportId, RolloutId, TableId, UserId);
