//! Statements with numbered parameters, run on either engine.

#[cfg(feature = "postgres")]
use sqlx::Postgres;
#[cfg(feature = "postgres")]
use sqlx::postgres::PgArguments;
use sqlx::query::Query as Typed;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments as _, AssertSqlSafe, Error, SqlSafeStr, SqlStr, Sqlite};

use pasch_wire::{
    AnalysisId, ChouetteId, CollectedId, ImportId, MatchId, ReportId, RolloutId, Seat, SetId, TableId,
    TournamentId, UserId,
};

use super::{FromRow, Pool, Row, Transaction};

/// A parameter. A null has a type, too: PostgreSQL keeps a statement with the types it first came with.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A text: `TEXT` on both engines.
    Text(Option<String>),
    /// A whole number, or yes and no: `BIGINT`.
    Int(Option<i64>),
    /// A number with a fraction: `DOUBLE`, `DOUBLE PRECISION`.
    Real(Option<f64>),
    /// Bytes: `BLOB` on SQLite, `BYTEA` on PostgreSQL.
    Blob(Option<Vec<u8>>),
}

macro_rules! values {
    ($($kind:ident from $type:ty: |$value:ident| $owned:expr;)*) => {$(
        impl From<$type> for Value {
            fn from($value: $type) -> Self {
                Self::$kind(Some($owned))
            }
        }

        impl From<Option<$type>> for Value {
            fn from(value: Option<$type>) -> Self {
                Self::$kind(value.map(|$value| $owned))
            }
        }
    )*};
}

values! {
    Text from &str: |value| value.to_owned();
    Text from &String: |value| value.clone();
    Text from String: |value| value;
    Int from i64: |value| value;
    Real from f64: |value| value;
    Text from Seat: |seat| seat.word().to_owned();
    Blob from &[u8]: |value| value.to_vec();
    Blob from &Vec<u8>: |value| value.clone();
    Blob from Vec<u8>: |value| value;
    Blob from &[u8; 32]: |value| value.to_vec();
    Int from bool: |value| i64::from(value);
    Int from i32: |value| i64::from(value);
    Int from u32: |value| i64::from(value);
    Int from u64: |value| i64::try_from(value).unwrap_or(i64::MAX);
}

/// Parameters of a statement, in their order.
macro_rules! params {
    ($($value:expr),+ $(,)?) => { [$($crate::driver::Value::from($value)),+] };
}

pub(crate) use params;

macro_rules! ids {
    ($($id:ty),+) => {
        values! {
            $(
                Text from &$id: |id| id.as_str().to_owned();
                Text from $id: |id| id.into_string();
            )+
        }

        $(
            impl From<&Option<$id>> for Value {
                fn from(id: &Option<$id>) -> Self {
                    id.as_ref().into()
                }
            }
        )+
    };
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

impl From<&Option<String>> for Value {
    fn from(value: &Option<String>) -> Self {
        Self::Text(value.clone())
    }
}

/// Where a statement runs.
pub enum On<'a> {
    /// On any connection of a pool, by itself.
    Pool(&'a Pool),
    /// As part of a transaction.
    Transaction(&'a mut Transaction),
}

impl<'a> From<&'a Pool> for On<'a> {
    fn from(pool: &'a Pool) -> Self {
        Self::Pool(pool)
    }
}

impl<'a> From<&'a mut Transaction> for On<'a> {
    fn from(transaction: &'a mut Transaction) -> Self {
        Self::Transaction(transaction)
    }
}

/// The text of a statement.
enum Text {
    /// Plain SQL with `$1`, `$2`, …, understood by both engines.
    Whole(SqlStr),
    /// What stands around the parameters.
    Parts(Vec<String>),
}

impl Text {
    /// SQLite looks for each numbered parameter among all before it, so parts are joined by parameters without a number.
    fn sqlite(self) -> SqlStr {
        match self {
            Self::Whole(sql) => sql,
            Self::Parts(parts) => AssertSqlSafe(parts.join("?")).into_sql_str(),
        }
    }

    #[cfg(feature = "postgres")]
    fn postgres(self) -> SqlStr {
        let parts = match self {
            Self::Whole(sql) => return sql,
            Self::Parts(parts) => parts,
        };
        let mut sql = String::new();
        for (number, part) in parts.iter().enumerate() {
            if number > 0 {
                sql.push_str(&format!("${number}"));
            }
            sql.push_str(part);
        }
        AssertSqlSafe(sql).into_sql_str()
    }
}

/// A statement with its parameters.
pub struct Query {
    sql: Text,
    values: Vec<Value>,
    is_kept: bool,
}

/// A statement, to be given its parameters. It is kept prepared.
pub fn query(sql: impl SqlSafeStr) -> Query {
    Query { sql: Text::Whole(sql.into_sql_str()), values: Vec::new(), is_kept: true }
}

/// Most rows of one statement of [`insert`].
const ROWS: usize = 64;

/// Inserts rows, and returns what `end` asks to be returned. `head` is the SQL up to `VALUES`, `end` what follows the
/// values. There are statements of 64, 32, … rows and of one, so that few texts are kept prepared.
pub async fn insert<R, const N: usize>(
    tx: &mut Transaction,
    (head, end): (&str, &str),
    mut rows: &[R],
    values: impl Fn(&R) -> [Value; N],
) -> Result<Vec<Row>, Error> {
    let mut returned = Vec::new();
    while !rows.is_empty() {
        let many = (1 << rows.len().ilog2()).min(ROWS);
        let (now, later) = rows.split_at(many);
        let mut sql = QueryBuilder::new(head);
        for (number, row) in now.iter().enumerate() {
            sql.push(if number > 0 { ", (" } else { " (" }).push_list(values(row)).push(")");
        }
        sql.push(end);
        returned.extend(sql.build(true).fetch_all(&mut *tx).await?);
        rows = later;
    }
    Ok(returned)
}

/// Runs a typed statement where it shall run.
macro_rules! run {
    ($query:ident, $on:expr, $method:ident) => {
        match $on.into() {
            On::Pool(Pool::Sqlite(pool)) => Either::Sqlite($query.sqlite()?.$method(pool).await?),
            #[cfg(feature = "postgres")]
            On::Pool(Pool::Postgres(pool)) => Either::Postgres($query.postgres()?.$method(pool).await?),
            On::Transaction(Transaction::Sqlite(tx)) => {
                Either::Sqlite($query.sqlite()?.$method(tx.connection()).await?)
            }
            #[cfg(feature = "postgres")]
            On::Transaction(Transaction::Postgres(tx)) => {
                Either::Postgres($query.postgres()?.$method(&mut **tx).await?)
            }
        }
    };
}

#[cfg(feature = "postgres")]
enum Either<S, P> {
    Sqlite(S),
    Postgres(P),
}

#[cfg(not(feature = "postgres"))]
enum Either<S> {
    Sqlite(S),
}

impl Query {
    /// Binds the next parameter, from `$1` on.
    pub fn bind(mut self, value: impl Into<Value>) -> Self {
        self.values.push(value.into());
        self
    }

    /// Binds the next parameters.
    pub fn with<const N: usize>(mut self, values: [Value; N]) -> Self {
        self.values.extend(values);
        self
    }

    /// Runs it, and returns how many rows were written, changed or removed; rows that it returns are dropped.
    pub async fn execute<'a>(self, on: impl Into<On<'a>>) -> Result<u64, Error> {
        Ok(match run!(self, on, execute) {
            Either::Sqlite(done) => done.rows_affected(),
            #[cfg(feature = "postgres")]
            Either::Postgres(done) => done.rows_affected(),
        })
    }

    /// Runs it, whatever it does to however many rows.
    pub async fn run<'a>(self, on: impl Into<On<'a>>) -> Result<(), Error> {
        self.execute(on).await.map(|_| ())
    }

    /// Runs it, and returns whether it wrote, changed or removed one row.
    pub async fn changes<'a>(self, on: impl Into<On<'a>>) -> Result<bool, Error> {
        Ok(self.execute(on).await? == 1)
    }

    /// All rows that the query returns, read as `T`.
    pub async fn all<'a, T: FromRow>(self, on: impl Into<On<'a>>) -> Result<Vec<T>, Error> {
        self.fetch_all(on).await?.iter().map(T::from_row).collect()
    }

    /// The first row, if there is one, read as `T`.
    pub async fn first<'a, T: FromRow>(self, on: impl Into<On<'a>>) -> Result<Option<T>, Error> {
        self.fetch_optional(on).await?.as_ref().map(T::from_row).transpose()
    }

    /// The first row, read as `T`; without one, an error.
    pub async fn one<'a, T: FromRow>(self, on: impl Into<On<'a>>) -> Result<T, Error> {
        T::from_row(&self.fetch_one(on).await?)
    }

    /// Whether there is a row.
    pub async fn finds<'a>(self, on: impl Into<On<'a>>) -> Result<bool, Error> {
        Ok(self.fetch_optional(on).await?.is_some())
    }

    /// Runs the query and returns all its rows.
    pub async fn fetch_all<'a>(self, on: impl Into<On<'a>>) -> Result<Vec<Row>, Error> {
        Ok(match run!(self, on, fetch_all) {
            Either::Sqlite(rows) => rows.into_iter().map(Row::Sqlite).collect(),
            #[cfg(feature = "postgres")]
            Either::Postgres(rows) => rows.into_iter().map(Row::Postgres).collect(),
        })
    }

    /// The first row, if there is one.
    pub async fn fetch_optional<'a>(self, on: impl Into<On<'a>>) -> Result<Option<Row>, Error> {
        Ok(match run!(self, on, fetch_optional) {
            Either::Sqlite(row) => row.map(Row::Sqlite),
            #[cfg(feature = "postgres")]
            Either::Postgres(row) => row.map(Row::Postgres),
        })
    }

    /// The first row; without one, an error.
    pub async fn fetch_one<'a>(self, on: impl Into<On<'a>>) -> Result<Row, Error> {
        self.fetch_optional(on).await?.ok_or(Error::RowNotFound)
    }

    /// The statement for SQLite.
    pub fn sqlite(self) -> Result<Typed<'static, Sqlite, SqliteArguments>, Error> {
        let mut arguments = SqliteArguments::default();
        for value in self.values {
            match value {
                Value::Text(text) => arguments.add(text),
                Value::Int(number) => arguments.add(number),
                Value::Real(number) => arguments.add(number),
                Value::Blob(bytes) => arguments.add(bytes),
            }
            .map_err(Error::Encode)?;
        }
        Ok(sqlx::query_with(self.sql.sqlite(), arguments).persistent(self.is_kept))
    }

    #[cfg(feature = "postgres")]
    fn postgres(self) -> Result<Typed<'static, Postgres, PgArguments>, Error> {
        let mut arguments = PgArguments::default();
        for value in self.values {
            match value {
                Value::Text(text) => arguments.add(text.map(without_nul)),
                Value::Int(number) => arguments.add(number),
                Value::Real(number) => arguments.add(number),
                Value::Blob(bytes) => arguments.add(bytes),
            }
            .map_err(Error::Encode)?;
        }
        Ok(sqlx::query_with(self.sql.postgres(), arguments).persistent(self.is_kept))
    }
}

/// PostgreSQL's text has every character but U+0000; files have that, too.
#[cfg(feature = "postgres")]
fn without_nul(text: String) -> String {
    if text.contains('\0') { text.replace('\0', "\u{FFFD}") } else { text }
}

/// A statement that is put together from parts.
pub struct QueryBuilder {
    parts: Vec<String>,
    last: String,
    values: Vec<Value>,
}

impl QueryBuilder {
    /// Begins with this SQL.
    pub fn new(sql: impl Into<String>) -> Self {
        Self { parts: Vec::new(), last: sql.into(), values: Vec::new() }
    }

    /// Adds SQL, as it is.
    pub fn push(&mut self, sql: &str) -> &mut Self {
        self.last.push_str(sql);
        self
    }

    /// Adds the next number and binds its value.
    pub fn push_bind(&mut self, value: impl Into<Value>) -> &mut Self {
        self.values.push(value.into());
        self.parts.push(std::mem::take(&mut self.last));
        self
    }

    /// Adds parameters with commas between them.
    pub fn push_list<V: Into<Value>>(&mut self, values: impl IntoIterator<Item = V>) -> &mut Self {
        for (index, value) in values.into_iter().enumerate() {
            if index > 0 {
                self.push(", ");
            }
            self.push_bind(value);
        }
        self
    }

    /// The statement; whether it shall be kept prepared, since its text comes again.
    pub fn build(mut self, is_kept: bool) -> Query {
        self.parts.push(self.last);
        Query { sql: Text::Parts(self.parts), values: self.values, is_kept }
    }
}
