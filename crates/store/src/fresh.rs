//! New databases of both engines for the store's tests.

use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{PgPool, SqlitePool};

use super::database_url::Place;
use super::driver::Pool;
use super::people::{AccountRow, Role};
use super::{DatabaseUrl, MatchRow, NewSession, Store, User};

#[path = "../../server/tests/support/postgres.rs"]
pub mod postgres;

/// A new database, empty, gone with the test.
pub struct Fresh {
    /// The address that opens it.
    pub url: DatabaseUrl,
    _folder: Option<tempfile::TempDir>,
}

impl Fresh {
    /// A new file in a folder of its own.
    pub fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self { url: DatabaseUrl::file(folder.path().join("test.sqlite")), _folder: Some(folder) }
    }

    /// On a server; `None` where there is none and none is demanded.
    pub fn postgres() -> Option<Self> {
        let url = postgres::new_database()?;
        Some(Self { url: url.parse().unwrap(), _folder: None })
    }

    /// Another one on the same engine.
    pub fn another(&self) -> Self {
        match self._folder {
            Some(_) => Self::sqlite(),
            None => Self::postgres().unwrap(),
        }
    }

    /// Connections to it, as it is; the file is made.
    pub async fn bare(&self) -> Pool {
        match &self.url.0 {
            Place::File(file) => {
                let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
                Pool::Sqlite(SqlitePool::connect_with(options).await.unwrap())
            }
            Place::Server(options) => {
                Pool::Postgres(PgPool::connect_with(PgConnectOptions::clone(options)).await.unwrap())
            }
        }
    }

    /// The store in it.
    pub async fn open(&self) -> Store {
        Store::open(&self.url).await.unwrap()
    }

    /// The store in it, with guests who have these identifiers. Their sessions are `[1; 32]`, `[2; 32]`, … and last long.
    pub async fn with_guests(&self, ids: &[&str]) -> Store {
        let store = self.open().await;
        for (number, id) in (1..).zip(ids) {
            let user = User { id: (*id).into(), name: "Guest".to_owned() };
            let session = NewSession { token_hash: [number; 32], now: 0, expires_at: 400 * 24 * 3_600_000 };
            store.create_guest(&user, &session).await.unwrap();
        }
        store
    }
}

/// The account that a guest becomes, with a password and the identifier in capitals as its name.
pub fn account(user: &str) -> AccountRow {
    AccountRow {
        user_id: user.into(),
        name: user.to_uppercase(),
        name_key: user.to_owned(),
        password: Some("hash".to_owned()),
        role: Role::Player,
        created_at: 5,
    }
}

/// A match at which nobody sits, made by `anna`.
pub fn bare_match(id: &str) -> MatchRow {
    MatchRow {
        id: id.into(),
        header: "{}".to_owned(),
        created_by: "anna".into(),
        created_at: 1,
        seats: Vec::new(),
    }
}

/// Makes tests of functions: each runs on both engines.
#[macro_export]
macro_rules! on_both_engines {
    ($($name:ident),* $(,)?) => {$(
        mod $name {
            use $crate::fresh::Fresh;

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
