//! Why a server could not start or had to stop.

use std::path::PathBuf;

use crate::store::{DatabaseUrl, StoreError};
use pasch_delivery::{CourierError, MailConfigError};

/// Why a server could not start or had to stop.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// The data directory cannot be made or written.
    #[error("the data directory {path} cannot be used: {source}")]
    DataDir {
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// Another process serves from the same directory.
    #[error("the data directory {path} is in use by another server")]
    InUse { path: PathBuf },
    /// The database cannot be opened.
    #[error("the database {database} cannot be opened: {source}")]
    Store {
        database: Box<DatabaseUrl>,
        /// What the store said.
        source: StoreError,
    },
    /// Another server may use the database from now on.
    #[error(
        "the hold on the database {database} was lost, so another server may use it now; start this one again"
    )]
    HoldLost { database: Box<DatabaseUrl> },
    /// The system's random generator does not answer.
    #[error("the system gives no random numbers: {0}")]
    Random(getrandom::Error),
    /// Nothing could be brought to browsers.
    #[error("notices cannot be sent: {0}")]
    Notices(#[from] CourierError),
    /// Mail cannot be sent as the configuration says.
    #[error("mail cannot be sent: {0}")]
    Mail(#[from] MailConfigError),
    #[error("the listener failed: {0}")]
    Listen(#[from] std::io::Error),
}
