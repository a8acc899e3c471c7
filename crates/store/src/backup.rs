//! Copies of a database, made while it is in use, and put back.
//!
//! A backup is a SQLite file with Pasch's own schema, whichever engine it was made of; so what was backed up on one
//! engine can be put back on the other. It holds one moment of the database: every append that had returned before it
//! was begun, none by half.

use std::collections::BTreeMap;
use std::fs::File;
use std::path::{Path, PathBuf};

#[cfg(feature = "postgres")]
use futures_util::TryStreamExt as _;
use pasch_messages::Describe;
#[cfg(feature = "postgres")]
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Row as _};

use super::database_url::{self, Place};
#[cfg(feature = "postgres")]
use super::driver::{QueryBuilder, Row, Value};
#[cfg(feature = "postgres")]
use super::migrations::POSTGRES;
use super::migrations::SQLITE;
use super::{DatabaseUrl, Store, StoreError};

/// Rows written in one statement to a server.
#[cfg(feature = "postgres")]
const ROWS: usize = 100;

/// Why there is no backup, or none was put back.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("backup-error")]
pub enum BackupError {
    /// A file could not be read or written.
    File {
        /// The file that failed, or the folder.
        path: PathBuf,
        /// What the system said.
        #[describe(text)]
        source: std::io::Error,
    },
    /// The backup's file is there already.
    Exists(#[describe(name = "value")] PathBuf),
    /// There is nothing to back up.
    Nothing(#[describe(name = "value")] PathBuf),
    /// The database was migrated by another version of Pasch.
    Schema {
        /// The schema's number in the database.
        found: i64,
        /// The latest schema that this program knows.
        known: i64,
    },
    /// The file is no backup, or a damaged one.
    Unsound {
        /// The file that was checked.
        path: PathBuf,
        /// What is wrong with it.
        cause: String,
    },
    /// The database that would be replaced holds something.
    Used(#[describe(name = "value")] String),
    /// A database on a server is only filled, never replaced.
    NotEmpty(#[describe(name = "value")] String),
    /// One of the two databases failed.
    #[describe(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for BackupError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

/// How many rows a backup holds, by table.
pub type Contents = BTreeMap<String, u64>;

/// A table: its columns with their types, SQLite's words, and the tables it refers to.
struct Table {
    name: String,
    columns: Vec<(String, String)>,
    refers_to: Vec<String>,
}

fn at(path: &Path) -> impl Fn(std::io::Error) -> BackupError + '_ {
    |source| BackupError::File { path: path.to_owned(), source }
}

/// The folder of a file, and a new file in it that only its owner can read.
fn beside(path: &Path) -> Result<(PathBuf, tempfile::NamedTempFile), BackupError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    Ok((folder.to_owned(), tempfile::NamedTempFile::new_in(folder).map_err(at(path))?))
}

/// A file is on disk only when its folder is, too.
fn sync(folder: &Path) -> Result<(), BackupError> {
    if cfg!(unix) {
        File::open(folder).and_then(|folder| folder.sync_all()).map_err(at(folder))
    } else {
        Ok(())
    }
}

async fn open(file: &Path, is_written: bool) -> Result<SqliteConnection, sqlx::Error> {
    let options = SqliteConnectOptions::new().filename(file).foreign_keys(false);
    let options =
        if is_written { options.journal_mode(SqliteJournalMode::Delete) } else { options.read_only(true) };
    options.connect().await
}

/// Writes a backup to a file that does not exist yet; complete or not at all. The database may be in use.
///
/// # Errors
/// When the file is there already or cannot be written, when there is no database or it fails.
pub async fn backup(url: &DatabaseUrl, file: &Path) -> Result<Contents, BackupError> {
    if file.exists() {
        return Err(BackupError::Exists(file.to_owned()));
    }
    let (folder, part) = beside(file)?;
    match &url.0 {
        Place::File(source) => {
            if !source.exists() {
                return Err(BackupError::Nothing(source.clone()));
            }
            let mut connection = open(source, false).await?;
            let into = part.path().to_string_lossy().into_owned();
            sqlx::query("VACUUM INTO $1").bind(into).execute(&mut connection).await?;
            connection.close().await?;
        }
        #[cfg(feature = "postgres")]
        Place::Server(options) => {
            // With the schema of this program, and closed again: nothing of it is in another file then.
            Store::open(&DatabaseUrl::file(part.path())).await?.close().await;
            fetch(options, part.path()).await?;
        }
    }
    forget_secrets(part.path()).await?;
    let contents = check(part.path()).await?;
    part.as_file().sync_all().map_err(at(file))?;
    part.persist_noclobber(file).map_err(|error| match error.error.kind() {
        std::io::ErrorKind::AlreadyExists => BackupError::Exists(file.to_owned()),
        _ => at(file)(error.error),
    })?;
    sync(&folder)?;
    Ok(contents)
}

/// Deletes what nobody may know of the dice of running matches, page by page. A server that goes on from the backup draws
/// new chains for them.
async fn forget_secrets(file: &Path) -> Result<(), sqlx::Error> {
    let mut connection = open(file, true).await?;
    let known = sqlx::query("SELECT 1 FROM sqlite_master WHERE name = 'dice_secrets'");
    // A database that an older version has written has none.
    if known.fetch_optional(&mut connection).await?.is_some() {
        sqlx::query("PRAGMA secure_delete = ON").execute(&mut connection).await?;
        sqlx::query("DELETE FROM dice_secrets").execute(&mut connection).await?;
    }
    connection.close().await
}

/// Copies all rows of a server's database, as they are at one moment, into a file of the same schema.
#[cfg(feature = "postgres")]
async fn fetch(options: &PgConnectOptions, file: &Path) -> Result<(), BackupError> {
    let mut from = options.connect().await?;
    let mut snapshot = from.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
    let found: i64 = sqlx::query_scalar("SELECT COALESCE(MAX(version), 0) FROM _sqlx_migrations")
        .fetch_one(&mut *snapshot)
        .await?;
    let known = POSTGRES.iter().map(|migration| migration.version).max().unwrap_or(0);
    if found != known {
        return Err(BackupError::Schema { found, known });
    }
    let mut into = open(file, true).await?;
    let mut written = into.begin().await?;
    for table in tables(&mut written).await? {
        let select = format!("SELECT {} FROM {}", names(&table), table.name);
        let mut rows = sqlx::query(AssertSqlSafe(select)).fetch(&mut *snapshot);
        while let Some(row) = rows.try_next().await? {
            let mut insert =
                QueryBuilder::new(format!("INSERT INTO {} ({}) VALUES (", table.name, names(&table)));
            insert.push_list(values(&table, &Row::Postgres(row))?).push(")");
            insert.build(true).sqlite()?.execute(&mut *written).await?;
        }
    }
    written.commit().await?;
    into.close().await?;
    Ok(())
}

#[cfg(feature = "postgres")]
fn names(table: &Table) -> String {
    table.columns.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(", ")
}

#[cfg(feature = "postgres")]
fn values(table: &Table, row: &Row) -> Result<Vec<Value>, sqlx::Error> {
    let value = |(name, kind): &(String, String)| {
        Ok(match kind.as_str() {
            "BIGINT" => Value::Int(row.try_get(name)?),
            "DOUBLE" => Value::Real(row.try_get(name)?),
            "BLOB" => Value::Blob(row.try_get(name)?),
            _ => Value::Text(row.try_get(name)?),
        })
    };
    table.columns.iter().map(value).collect()
}

/// The tables of a file, those that are referred to before those that refer to them.
async fn tables(connection: &mut SqliteConnection) -> Result<Vec<Table>, sqlx::Error> {
    let rows = sqlx::query(
        "SELECT m.name, c.name AS col, c.type FROM sqlite_master m JOIN pragma_table_info(m.name) c \
         WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' AND m.name <> '_sqlx_migrations' ORDER BY m.name, c.cid",
    )
    .fetch_all(&mut *connection)
    .await?;
    let mut unsorted: Vec<Table> = Vec::new();
    for row in &rows {
        let (name, column): (String, String) = (row.try_get("name")?, row.try_get("col")?);
        if unsorted.last().is_none_or(|table| table.name != name) {
            unsorted.push(Table { name, columns: Vec::new(), refers_to: Vec::new() });
        }
        let kind: String = row.try_get("type")?;
        unsorted.last_mut().into_iter().for_each(|table| table.columns.push((column.clone(), kind.clone())));
    }
    for table in &mut unsorted {
        table.refers_to = sqlx::query_scalar("SELECT DISTINCT \"table\" FROM pragma_foreign_key_list($1)")
            .bind(&table.name)
            .fetch_all(&mut *connection)
            .await?;
        table.refers_to.retain(|other| *other != table.name);
    }
    let mut sorted: Vec<Table> = Vec::new();
    while !unsorted.is_empty() {
        let is_known = |name: &String| sorted.iter().any(|table| table.name == *name);
        let next = unsorted.iter().position(|table| table.refers_to.iter().all(is_known)).unwrap_or(0);
        sorted.push(unsorted.remove(next));
    }
    Ok(sorted)
}

/// Whether a file is a sound backup that this program can use, and what is in it.
///
/// # Errors
/// [`BackupError::Unsound`] with the reason; [`StoreError::Newer`] when a newer version wrote it.
pub async fn check(file: &Path) -> Result<Contents, BackupError> {
    let unsound = |cause: String| BackupError::Unsound { path: file.to_owned(), cause };
    if !file.is_file() {
        return Err(unsound("there is no such file".to_owned()));
    }
    let told = |error: sqlx::Error| unsound(error.to_string());
    let mut connection = open(file, false).await.map_err(told)?;
    let faults: Vec<String> =
        sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut connection).await.map_err(told)?;
    if faults != ["ok"] {
        return Err(unsound(faults.into_iter().next().unwrap_or_default()));
    }
    if !sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut connection).await.map_err(told)?.is_empty() {
        return Err(unsound("rows refer to others that are missing".to_owned()));
    }
    let versions: Vec<i64> = sqlx::query_scalar("SELECT version FROM _sqlx_migrations ORDER BY version")
        .fetch_all(&mut connection)
        .await
        .map_err(|_| unsound("it is no database of pasch".to_owned()))?;
    if let Some(&version) = versions.iter().find(|version| !SQLITE.version_exists(**version)) {
        return Err(StoreError::Newer { version }.into());
    }
    let contents = contents(&mut connection).await?;
    connection.close().await?;
    Ok(contents)
}

async fn contents(connection: &mut SqliteConnection) -> Result<Contents, BackupError> {
    let mut contents = Contents::new();
    for table in tables(connection).await? {
        let sql = format!("SELECT COUNT(*) FROM {}", table.name);
        let many: i64 = sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(&mut *connection).await?;
        contents.insert(table.name, u64::try_from(many).unwrap_or(0));
    }
    Ok(contents)
}

/// Puts a backup back: checked first, then written as a whole. Nobody else may use the database meanwhile.
///
/// A file that is replaced stays beside the new one, with `.replaced` behind its name. A database on a server
/// has to be empty.
///
/// # Errors
/// When the backup is unsound or of a newer version, when a server uses the database, and when there is something in it
/// that shall not be replaced. What was there is untouched then.
pub async fn restore(file: &Path, url: &DatabaseUrl, may_replace: bool) -> Result<Contents, BackupError> {
    check(file).await?;
    match &url.0 {
        Place::File(target) => {
            if target.exists() && !may_replace {
                return Err(BackupError::Used(url.to_string()));
            }
            let _hold = url.hold().await?;
            let (folder, part) = beside(target)?;
            let contents = copy(file, part.path()).await?;
            part.as_file().sync_all().map_err(at(target))?;
            set_aside(target)?;
            // What it said of the other database is not so of this one.
            let head = database_url::beside(target, ".head").map_err(at(target))?;
            if head.exists() {
                std::fs::remove_file(&head).map_err(at(&head))?;
            }
            part.persist_noclobber(target).map_err(|error| at(target)(error.error))?;
            sync(&folder)?;
            Ok(contents)
        }
        #[cfg(feature = "postgres")]
        Place::Server(_) => {
            let folder = tempfile::tempdir().map_err(at(file))?;
            let part = folder.path().join("backup.sqlite");
            let contents = copy(file, &part).await?;
            let _hold = url.hold().await?;
            let store = Store::open(url).await?;
            let sent = send(&part, &store, url).await;
            store.close().await;
            sent.map(|()| contents)
        }
    }
}

/// A copy of a backup, brought to the schema of this program; what is in it.
async fn copy(file: &Path, to: &Path) -> Result<Contents, BackupError> {
    std::fs::copy(file, to).map_err(at(file))?;
    Store::open(&DatabaseUrl::file(to)).await?.close().await;
    // Its journal is written back and gone; it is one file again.
    open(to, true).await?.close().await?;
    check(to).await
}

/// Moves a database with its journal out of the way. At every moment there is the old one or none, never a part.
fn set_aside(target: &Path) -> Result<(), BackupError> {
    let name = |end: &str| {
        let mut name = target.as_os_str().to_owned();
        name.push(end);
        PathBuf::from(name)
    };
    // True when there was such a file.
    let moved = |from: &Path, to: &Path| match std::fs::rename(from, to) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(false),
        done => done.map(|()| true).map_err(at(from)),
    };
    if moved(target, &name(".replaced"))? {
        for end in ["-wal", "-shm"] {
            let to = name(&format!(".replaced{end}"));
            if !moved(&name(end), &to)? && to.exists() {
                // The journal of what was replaced before.
                std::fs::remove_file(&to).map_err(at(&to))?;
            }
        }
    }
    Ok(())
}

/// Fills a server's empty database from a file of the same schema, in one transaction.
#[cfg(feature = "postgres")]
async fn send(file: &Path, store: &Store, url: &DatabaseUrl) -> Result<(), BackupError> {
    let mut from = open(file, false).await?;
    let mut tx = store.writer.begin().await?;
    let tables = tables(&mut from).await?;
    for table in &tables {
        let sql = format!("SELECT 1 AS one FROM {} LIMIT 1", table.name);
        if QueryBuilder::new(sql).build(false).fetch_optional(&mut tx).await?.is_some() {
            return Err(BackupError::NotEmpty(url.to_string()));
        }
    }
    for table in &tables {
        // As they were written: what refers to rows of its own table comes after them.
        let select = format!("SELECT {} FROM {}", names(table), table.name);
        let mut rows = sqlx::query(AssertSqlSafe(select)).fetch(&mut from).try_chunks(ROWS);
        while let Some(part) = rows.try_next().await.map_err(|error| error.1)? {
            let many = part.len();
            let mut insert =
                QueryBuilder::new(format!("INSERT INTO {} ({}) VALUES ", table.name, names(table)));
            for (number, row) in part.into_iter().enumerate() {
                insert.push(if number > 0 { ", (" } else { "(" });
                insert.push_list(values(table, &Row::Sqlite(row))?).push(")");
            }
            insert.build(many == ROWS).execute(&mut tx).await?;
        }
    }
    Ok(tx.commit().await?)
}
