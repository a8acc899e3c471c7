//! Whether a SQLite file is what a server has left: undamaged, complete, and nobody else's to read.
//!
//! Beside the database lies a small file, the *head*, that says which heartbeat was last written to it. A database whose
//! own heartbeat is older has lost something since: its write-ahead log, or it is another file.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};

use super::database_url::beside;
use super::{DatabaseUrl, Result, StoreError};

/// Says in the head what was last written. Called after the database has it on disk.
pub(super) fn write_head(head: &Path, beat: i64) -> std::io::Result<()> {
    let part = head.with_extension("head-part");
    std::fs::write(&part, beat.to_string())?;
    std::fs::rename(part, head)
}

/// What a database's head says; `None` without one.
fn read_head(head: &Path) -> Option<i64> {
    std::fs::read_to_string(head).ok()?.trim().parse().ok()
}

/// Leaves a database's files to their owner alone. New ones are made so; old ones of earlier versions are not.
pub(super) fn make_private(file: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
        // Where there is none yet SQLite would make one that everybody can read. Its log gets the same rights.
        let made = std::fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(file);
        if made.is_ok() {
            return;
        }
        for end in ["", "-wal", "-shm", ".replaced", ".replaced-wal"] {
            let mut name = file.as_os_str().to_owned();
            name.push(end);
            if let Ok(known) = std::fs::metadata(&name)
                && known.permissions().mode() & 0o077 != 0
            {
                // Where it is somebody else's, that is for them to say.
                let _ = std::fs::set_permissions(&name, std::fs::Permissions::from_mode(0o600));
            }
        }
    }
    #[cfg(not(unix))]
    let _ = file;
}

impl DatabaseUrl {
    /// Checks a SQLite file before a server uses it: every page, and that nothing is missing of what was written last.
    /// PostgreSQL looks after that itself.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] and [`StoreError::Older`] with what to do.
    pub async fn check(&self) -> Result<()> {
        let Some(file) = self.as_file() else { return Ok(()) };
        let head = read_head(&beside(file, ".head").map_err(StoreError::File)?);
        let older = || StoreError::Older(file.display().to_string());
        if std::fs::metadata(file).map_or(0, |known| known.len()) == 0 {
            // There is none yet, or there should be one.
            return if head.is_some() { Err(older()) } else { Ok(()) };
        }
        let damaged = |error: sqlx::Error| StoreError::Damaged { cause: error.to_string() };
        let options = SqliteConnectOptions::new().filename(file).create_if_missing(false);
        let mut connection = options.connect().await.map_err(damaged)?;
        let faults: Vec<String> =
            sqlx::query_scalar("PRAGMA quick_check(1)").fetch_all(&mut connection).await.map_err(damaged)?;
        let beat = last_beat(&mut connection).await.map_err(damaged)?;
        connection.close().await.map_err(damaged)?;
        if faults != ["ok"] {
            return Err(StoreError::Damaged { cause: faults.concat() });
        }
        if head > beat { Err(older()) } else { Ok(()) }
    }
}

async fn last_beat(connection: &mut SqliteConnection) -> Result<Option<i64>, sqlx::Error> {
    let known = "SELECT 1 FROM sqlite_master WHERE name = 'heartbeat'";
    if sqlx::query(known).fetch_optional(&mut *connection).await?.is_none() {
        return Ok(None);
    }
    sqlx::query_scalar("SELECT at FROM heartbeat WHERE id = 1").fetch_optional(connection).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fresh::Fresh;
    use crate::{NewSession, User};

    /// A database in use whose log has not been written back, and its copy as a crash leaves it.
    async fn crashed(fresh: &Fresh, folder: &Path) -> DatabaseUrl {
        let store = fresh.open().await;
        for number in 0..200 {
            let user = User { id: format!("user-{number:03}").into(), name: "Anna".repeat(20) };
            let session = NewSession { token_hash: [number; 32], now: 1, expires_at: 1000 };
            store.create_guest(&user, &session).await.unwrap();
        }
        store.beat(70_000).await.unwrap();
        let from = fresh.url.as_file().unwrap();
        for file in std::fs::read_dir(from.parent().unwrap()).unwrap().flatten() {
            std::fs::copy(file.path(), folder.join(file.file_name())).unwrap();
        }
        store.close().await;
        DatabaseUrl::file(folder.join(from.file_name().unwrap()))
    }

    #[tokio::test]
    async fn a_lost_log_a_truncated_file_and_a_damaged_page_are_noticed() {
        let copy = async || {
            let fresh = Fresh::sqlite();
            let folder = tempfile::tempdir().unwrap();
            let url = crashed(&fresh, folder.path()).await;
            (folder, url)
        };
        let (folder, whole) = copy().await;
        whole.check().await.unwrap();
        // Written back, it is one file, and still whole.
        let file = whole.as_file().unwrap();
        assert!(!folder.path().join("test.sqlite-wal").exists());
        let bytes = std::fs::read(file).unwrap();
        std::fs::write(file, &bytes[..bytes.len() / 2]).unwrap();
        assert!(matches!(whole.check().await, Err(StoreError::Damaged { .. })), "truncated");
        let mut hurt = bytes.clone();
        for page in hurt.chunks_mut(4096).skip(3) {
            page[..64].fill(0xAA);
        }
        std::fs::write(file, hurt).unwrap();
        assert!(matches!(whole.check().await, Err(StoreError::Damaged { .. })), "damaged");
        std::fs::remove_file(file).unwrap();
        let missing = whole.check().await.unwrap_err();
        assert!(matches!(missing, StoreError::Older(_)), "{missing}");
        assert!(missing.to_string().contains("test.sqlite.head"), "{missing}");

        let (folder, lost) = copy().await;
        std::fs::remove_file(folder.path().join("test.sqlite-wal")).unwrap();
        std::fs::remove_file(folder.path().join("test.sqlite-shm")).unwrap();
        assert!(lost.check().await.is_err(), "the log is lost");
        std::fs::remove_file(folder.path().join("test.sqlite.head")).unwrap();
        let unknown = lost.check().await;
        assert!(
            !matches!(unknown, Err(StoreError::Older(_))),
            "whoever deletes the head goes on: {unknown:?}"
        );
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn files_are_their_owners_alone() {
        use std::os::unix::fs::PermissionsExt as _;
        let fresh = Fresh::sqlite();
        let file = fresh.url.as_file().unwrap();
        let store = fresh.open().await;
        store.beat(5).await.unwrap();
        let mode = |end: &str| {
            let name = format!("{}{end}", file.display());
            std::fs::metadata(name).unwrap().permissions().mode() & 0o777
        };
        assert_eq!([mode(""), mode("-wal"), mode("-shm")], [0o600; 3]);
        store.close().await;
        std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o644)).unwrap();
        fresh.open().await.close().await;
        assert_eq!(mode(""), 0o600, "one of an earlier version");
    }
}
