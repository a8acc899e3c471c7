//! Where a server keeps its data: the options of all commands that use it.

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use pasch_server::Config;

/// Options of the commands that use a server's data.
#[derive(Debug, clap::Args)]
pub struct DataArgs {
    /// Folder of the server's data; made when missing
    #[arg(long, value_name = "DIR", default_value = "data")]
    pub data: PathBuf,
    /// Database: `sqlite:PATH` or `postgres://USER@HOST/NAME`; a password is better kept in `PGPASSWORD` or `~/.pgpass`
    /// [default: the SQLite file pasch.sqlite in that folder]
    // Read later: what cannot be read is not repeated, for a password may stand in it.
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
}

impl DataArgs {
    /// A server's configuration with this data.
    ///
    /// # Errors
    /// When the database's address is none.
    pub fn config(&self) -> Result<Config> {
        let mut config = Config::new(&self.data);
        if let Some(url) = &self.database {
            config.database = url.parse().context("--database cannot be used")?;
        }
        Ok(config)
    }
}
