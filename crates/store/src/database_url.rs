//! Where the database is: a file, or a PostgreSQL server.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use pasch_messages::Describe;
#[cfg(feature = "postgres")]
use sqlx::postgres::PgConnectOptions;

/// Settings that may stand behind the question mark of a PostgreSQL address.
#[cfg(feature = "postgres")]
const SETTINGS: &[&str] = &[
    "application_name",
    "dbname",
    "host",
    "hostaddr",
    "options",
    "password",
    "port",
    "ssl-ca",
    "ssl-cert",
    "ssl-key",
    "ssl-mode",
    "ssl-root-cert",
    "sslcert",
    "sslkey",
    "sslmode",
    "sslrootcert",
    "statement-cache-capacity",
    "user",
];

/// Where the database is. Shown and logged without password.
///
/// ```
/// use pasch_store::DatabaseUrl;
/// let url: DatabaseUrl = "postgres://anna:secret@db.example.org/pasch".parse()?;
/// assert_eq!(url.to_string(), "postgres://anna@db.example.org:5432/pasch");
/// assert_eq!("sqlite:data/pasch.sqlite".parse::<DatabaseUrl>()?.to_string(), "data/pasch.sqlite");
/// # Ok::<(), pasch_store::UrlError>(())
/// ```
#[derive(Clone)]
pub struct DatabaseUrl(pub(super) Place);

#[derive(Clone)]
pub(super) enum Place {
    File(PathBuf),
    #[cfg(feature = "postgres")]
    Server(Box<PgConnectOptions>),
}

/// Why a text is no address of a database.
#[derive(Clone, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[describe("url-error")]
pub enum UrlError {
    /// Neither of the two kinds.
    Scheme,
    /// The address of a file has no path.
    NoFile,
    /// Not a PostgreSQL address; without its text, in which a password may stand.
    Postgres(#[describe(name = "value")] String),
    /// The address of a server, in a program that is built without PostgreSQL.
    NoPostgres,
    /// The address of a server names no database.
    NoName,
    /// A setting that is not understood.
    Setting(#[describe(name = "value", escaped)] String),
}

/// The file with this ending beside a SQLite file, whatever links lead there: two names of one database have one lock.
pub(super) fn beside(file: &Path, end: &str) -> std::io::Result<PathBuf> {
    let real = match std::fs::canonicalize(file) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
            let folder = std::fs::canonicalize(folder.unwrap_or(Path::new(".")))?;
            folder.join(file.file_name().unwrap_or_default())
        }
        real => real?,
    };
    let mut name = real.into_os_string();
    name.push(end);
    Ok(PathBuf::from(name))
}

/// The file of a server's database, in its data folder.
pub const DATABASE: &str = "pasch.sqlite";

impl DatabaseUrl {
    /// The address of a SQLite file.
    #[must_use]
    pub fn file(path: impl Into<PathBuf>) -> Self {
        Self(Place::File(path.into()))
    }

    /// The SQLite file, if it is one.
    #[must_use]
    pub fn as_file(&self) -> Option<&Path> {
        match &self.0 {
            Place::File(path) => Some(path),
            #[cfg(feature = "postgres")]
            Place::Server(_) => None,
        }
    }
}

impl FromStr for DatabaseUrl {
    type Err = UrlError;

    fn from_str(text: &str) -> Result<Self, UrlError> {
        if let Some(path) = text.strip_prefix("sqlite:") {
            let path = path.strip_prefix("//").unwrap_or(path);
            return if path.is_empty() { Err(UrlError::NoFile) } else { Ok(Self::file(path)) };
        }
        if !text.starts_with("postgres://") && !text.starts_with("postgresql://") {
            return Err(UrlError::Scheme);
        }
        Self::server(text)
    }
}

impl DatabaseUrl {
    #[cfg(not(feature = "postgres"))]
    fn server(_: &str) -> Result<Self, UrlError> {
        Err(UrlError::NoPostgres)
    }

    #[cfg(feature = "postgres")]
    fn server(text: &str) -> Result<Self, UrlError> {
        for setting in text.split_once('?').map_or("", |(_, settings)| settings).split('&') {
            let key = setting.split('=').next().unwrap_or_default();
            if !key.is_empty() && !SETTINGS.contains(&key) {
                return Err(UrlError::Setting(key.to_owned()));
            }
        }
        let options = PgConnectOptions::from_str(text).map_err(|error| {
            UrlError::Postgres(match error {
                sqlx::Error::Configuration(cause) => cause.to_string(),
                _ => "not understood".to_owned(),
            })
        })?;
        if options.get_database().is_none() {
            return Err(UrlError::NoName);
        }
        Ok(Self(Place::Server(Box::new(options.application_name("pasch")))))
    }
}

impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Place::File(path) => path.display().fmt(f),
            #[cfg(feature = "postgres")]
            Place::Server(options) => {
                let (user, name) = (options.get_username(), options.get_database().unwrap_or_default());
                match options.get_socket() {
                    Some(socket) => write!(f, "postgres://{user}@/{name}?host={}", socket.display()),
                    None => {
                        write!(f, "postgres://{user}@{}:{}/{name}", options.get_host(), options.get_port())
                    }
                }
            }
        }
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DatabaseUrl({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<DatabaseUrl, UrlError> {
        text.parse()
    }

    #[test]
    fn both_kinds_are_understood() {
        for (text, path) in [
            ("sqlite:a/b.sqlite", "a/b.sqlite"),
            ("sqlite:///var/pasch.sqlite", "/var/pasch.sqlite"),
            ("sqlite:/x y?z.sqlite", "/x y?z.sqlite"),
        ] {
            assert_eq!(parse(text).unwrap().as_file().unwrap().to_str(), Some(path));
        }
        let url = parse("postgresql:///pasch?host=/run/postgresql&user=anna").unwrap();
        assert_eq!(url.to_string(), "postgres://anna@/pasch?host=/run/postgresql");
        assert_eq!(url.as_file(), None);
    }

    #[test]
    fn what_is_wrong_is_said() {
        assert_eq!(parse("data/pasch.sqlite").unwrap_err(), UrlError::Scheme);
        assert_eq!(parse("mysql://anna@localhost/x").unwrap_err(), UrlError::Scheme);
        assert_eq!(parse("sqlite:").unwrap_err(), UrlError::NoFile);
        assert_eq!(parse("postgres://anna@localhost").unwrap_err(), UrlError::NoName);
        assert!(matches!(parse("postgres://a@b:port/c"), Err(UrlError::Postgres(_))));
        let refused = parse("postgres://a@b/c?pasword=hush").unwrap_err();
        assert_eq!(refused, UrlError::Setting("pasword".to_owned()));
    }

    #[test]
    fn a_password_is_never_shown() {
        for text in
            ["postgres://anna:hush@localhost:1/pasch", "postgres://anna@localhost:1/pasch?password=hush"]
        {
            let url = parse(text).unwrap();
            let shown = format!("{url} {url:?}");
            assert!(!shown.contains("hush") && shown.contains("anna@localhost:1/pasch"), "{shown}");
        }
        for wrong in
            ["postgres://anna:hush@loc alhost/x", "postgres://anna:hush@localhost:99999/x", "anna:hush@x"]
        {
            let error = parse(wrong).unwrap_err();
            assert!(!format!("{error} {error:?}").contains("hush"), "{error}");
        }
    }
}
