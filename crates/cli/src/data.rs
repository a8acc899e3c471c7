//! Where a server keeps its data: the options of all commands that use it.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use pasch_messages::message;
use pasch_store::{DATABASE, DatabaseUrl};

/// Options of the commands that use a server's data.
#[derive(Debug, clap::Args)]
pub struct DataArgs {
    #[arg(long, value_name = "DIR", default_value = "data")]
    pub data: PathBuf,
    // Read later: what cannot be read is not repeated, for a password may stand in it.
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
}

impl DataArgs {
    /// The database of this data. Files that the process makes from now on are for its user alone.
    ///
    /// # Errors
    /// If the address of the database cannot be read.
    pub fn database(&self) -> Result<DatabaseUrl> {
        pasch_host::keep_files_private();
        match &self.database {
            Some(url) => url.parse().context(message!("database-option")),
            None => Ok(DatabaseUrl::file(self.data.join(DATABASE))),
        }
    }
}

/// The file in a data folder that tells where its server listens.
const ADDRESS: &str = "address";

/// Keeps the address at which people reach the server of a data folder. That it cannot be kept harms nothing.
pub fn keep_address(data: &Path, url: &str) {
    let _ = std::fs::write(data.join(ADDRESS), url);
}

/// The address of the server that runs on a data folder; `None` while none does.
pub fn running_address(data: &Path) -> Option<String> {
    // A server holds this lock as long as it runs.
    let lock = File::open(data.join("lock")).ok()?;
    match lock.try_lock_shared() {
        Err(TryLockError::WouldBlock) => {
            let url = std::fs::read_to_string(data.join(ADDRESS)).ok()?;
            Some(url.trim().to_owned()).filter(|url| url.starts_with("http"))
        }
        _ => None,
    }
}
