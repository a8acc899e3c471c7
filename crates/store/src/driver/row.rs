//! A row of either engine.

#[cfg(feature = "postgres")]
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Column as _, Decode, Error, Row as _, Sqlite, Type};

use pasch_wire::{
    AnalysisId, ChouetteId, CollectedId, ImportId, MatchId, ReportId, RolloutId, Seat, SetId, TableId,
    TournamentId, UserId,
};

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

    /// The name of a column, counted from 0.
    fn name(&self, index: usize) -> Result<&str, Error> {
        let name = match self {
            Self::Sqlite(row) => row.columns().get(index).map(|column| column.name()),
            #[cfg(feature = "postgres")]
            Self::Postgres(row) => row.columns().get(index).map(|column| column.name()),
        };
        name.ok_or(Error::ColumnIndexOutOfBounds { index, len: index })
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

fn unfit(column: &str, value: impl std::fmt::Display) -> Error {
    Error::ColumnDecode { index: column.to_owned(), source: format!("out of range: {value}").into() }
}

macro_rules! numbers {
    ($($type:ty),+) => {$(
        impl Column for $type {
            fn read(row: &Row, column: &str) -> Result<Self, Error> {
                let value: i64 = row.get(column)?;
                Self::try_from(value).map_err(|_| unfit(column, value))
            }
        }

        impl Column for Option<$type> {
            fn read(row: &Row, column: &str) -> Result<Self, Error> {
                let value: Option<i64> = row.get(column)?;
                value.map(|value| <$type>::try_from(value).map_err(|_| unfit(column, value))).transpose()
            }
        }
    )+};
}

numbers!(i32, u32, u64);

impl Column for bool {
    fn read(row: &Row, column: &str) -> Result<Self, Error> {
        Ok(row.get::<i64>(column)? != 0)
    }
}

impl<const N: usize> Column for [u8; N] {
    fn read(row: &Row, column: &str) -> Result<Self, Error> {
        let bytes: Vec<u8> = row.get(column)?;
        let length = bytes.len();
        bytes.try_into().map_err(|_| unfit(column, format_args!("{length} bytes")))
    }
}

impl Word for Seat {
    fn read(word: &str) -> Option<Self> {
        Self::from_word(word)
    }
}

fn value<T: Word>(word: &str, column: &str) -> Result<T, Error> {
    T::read(word).ok_or_else(|| unfit(column, word))
}

impl<T: Word> Column for T {
    fn read(row: &Row, column: &str) -> Result<Self, Error> {
        value(row.get(column)?, column)
    }
}

impl<T: Word> Column for Option<T> {
    fn read(row: &Row, column: &str) -> Result<Self, Error> {
        row.get::<Option<&str>>(column)?.map(|word| value(word, column)).transpose()
    }
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

ids!(
    AnalysisId,
    ChouetteId,
    CollectedId,
    ImportId,
    MatchId,
    ReportId,
    RolloutId,
    SetId,
    TableId,
    TournamentId,
    UserId
);

/// A type that a row is read as: a column, the row's first; a tuple of columns in their order; or a struct ([`from_row`]).
pub trait FromRow: Sized {
    /// Reads a row.
    ///
    /// # Errors
    /// When it lacks a column, or one is of another type.
    fn from_row(row: &Row) -> Result<Self, Error>;
}

impl<T: Column> FromRow for T {
    fn from_row(row: &Row) -> Result<Self, Error> {
        T::read(row, row.name(0)?)
    }
}

macro_rules! tuples {
    ($($type:ident $index:literal),+) => {
        impl<$($type: Column),+> FromRow for ($($type,)+) {
            fn from_row(row: &Row) -> Result<Self, Error> {
                Ok(($($type::read(row, row.name($index)?)?,)+))
            }
        }
    };
}

tuples!(A 0, B 1);
tuples!(A 0, B 1, C 2);
tuples!(A 0, B 1, C 2, D 3);

/// Lets rows be read as a struct: each field from the column of its name, or of the name that follows it. What is not
/// read from a column by itself is said after `row =>`, the row's name in these expressions.
macro_rules! from_row {
    ($type:ident { $($fields:tt)* }) => {
        $crate::driver::from_row!($type { $($fields)* }, row => {});
    };
    ($type:ident { $($field:ident $(: $column:literal)?),* $(,)? }, $row:ident => { $($other:ident: $read:expr),* $(,)? }) => {
        impl $crate::driver::FromRow for $type {
            fn from_row($row: &$crate::driver::Row) -> Result<Self, sqlx::Error> {
                Ok(Self {
                    $($field: $row.try_get($crate::driver::from_row!(@column $field $($column)?))?,)*
                    $($other: $read,)*
                })
            }
        }
    };
    (@column $field:ident) => { stringify!($field) };
    (@column $field:ident $column:literal) => { $column };
}

/// Gives each value of an enumeration its word in the database. Another word is read as what stands after `else`; without
/// that it is an error.
macro_rules! words {
    ($type:ident { $($value:ident = $word:literal),+ $(,)? } $(else $other:ident)?) => {
        impl $type {
            /// All values, in the order of the enumeration.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$value),+];

            /// The word in the database.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$value => $word),+ }
            }

            /// The value of that word; `None` for one that a newer version wrote.
            #[must_use]
            pub fn from_word(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.word() == word)
            }
        }

        impl From<$type> for $crate::driver::Value {
            fn from(value: $type) -> Self {
                value.word().into()
            }
        }

        impl From<Option<$type>> for $crate::driver::Value {
            fn from(value: Option<$type>) -> Self {
                value.map(<$type>::word).into()
            }
        }

        impl $crate::driver::Word for $type {
            fn read(word: &str) -> Option<Self> {
                Self::from_word(word)$(.or(Some(Self::$other)))?
            }
        }
    };
}

/// A value of an enumeration, which has a word in the database.
pub trait Word: Sized {
    /// The value that a word of the database stands for.
    fn read(word: &str) -> Option<Self>;
}

pub(crate) use {from_row, words};
