//! New databases of both engines for the store's tests.

use super::{DatabaseUrl, SqlStore};

#[path = "../../tests/support/postgres.rs"]
mod postgres;

/// A new database, empty, gone with the test.
pub struct Fresh {
    /// Where it is.
    pub url: DatabaseUrl,
    _folder: Option<tempfile::TempDir>,
}

impl Fresh {
    /// A file.
    pub fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self { url: DatabaseUrl::file(folder.path().join("test.sqlite")), _folder: Some(folder) }
    }

    /// On a server; `None` where there is none and none is demanded.
    pub fn postgres() -> Option<Self> {
        let url = postgres::new_database()?;
        Some(Self { url: url.parse().unwrap(), _folder: None })
    }

    /// The store in it.
    pub async fn open(&self) -> SqlStore {
        SqlStore::open(&self.url).await.unwrap()
    }
}

/// Makes tests of functions: each runs on both engines.
macro_rules! on_both_engines {
    ($($name:ident),* $(,)?) => {$(
        mod $name {
            use crate::store::fresh::Fresh;

            #[tokio::test]
            async fn sqlite() {
                super::$name(Fresh::sqlite()).await;
            }

            #[tokio::test]
            async fn postgres() {
                if let Some(fresh) = Fresh::postgres() {
                    super::$name(fresh).await;
                }
            }
        }
    )*};
}

pub(super) use on_both_engines;
