//! Why a server could not start or had to stop.

use std::path::PathBuf;

use pasch_messages::Describe;

use crate::store::{DatabaseUrl, StoreError};
use pasch_delivery::CourierError;
#[cfg(feature = "mail")]
use pasch_delivery::MailConfigError;

/// Why a server could not start or had to stop.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("server-error")]
pub enum ServerError {
    /// The data directory cannot be made or written.
    DataDir {
        path: PathBuf,
        /// What the system said.
        #[describe(text)]
        source: std::io::Error,
    },
    /// Another process serves from the same directory.
    InUse { path: PathBuf },
    /// The database cannot be opened.
    Store {
        #[describe(text)]
        database: Box<DatabaseUrl>,
        /// What the store said.
        source: StoreError,
    },
    /// Another server may use the database from now on.
    HoldLost {
        #[describe(text)]
        database: Box<DatabaseUrl>,
    },
    /// The system's random generator does not answer.
    Random(#[describe(name = "value", text)] getrandom::Error),
    /// Nothing could be brought to browsers.
    Notices(
        #[describe(name = "value")]
        #[from]
        CourierError,
    ),
    /// Mail cannot be sent as the configuration says.
    #[cfg(feature = "mail")]
    Mail(
        #[describe(name = "value")]
        #[from]
        MailConfigError,
    ),
    Listen(
        #[describe(name = "value", text)]
        #[from]
        std::io::Error,
    ),
}
