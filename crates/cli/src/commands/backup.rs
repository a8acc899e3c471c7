//! `pasch backup` and `pasch restore`: a server's data in one file, and back.

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use pasch_store::backup::{self, Contents};

use crate::data::DataArgs;
use pasch_console::files;

/// Copy everything a server keeps into one file, complete or not at all; the server may go on serving. Left out is what
/// can be computed again: bear-off databases, the engine's kept answers.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// File to write; must not exist yet. It is a SQLite database, whichever engine the server uses
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    data: DataArgs,
}

/// Put a backup back, on either engine. The server has to be stopped; the backup is checked first and written as a whole.
#[derive(Debug, clap::Args)]
pub struct RestoreArgs {
    /// The backup
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Replace the SQLite database that is there; it stays beside the new one, with `.replaced` behind its name. A
    /// database on a PostgreSQL server has to be empty
    #[arg(long)]
    replace: bool,
    #[command(flatten)]
    data: DataArgs,
}

/// Runs `pasch backup`. Fails when there is no database, the file exists or cannot be written.
pub fn run(args: &Args) -> Result<()> {
    let database = args.data.database()?;
    let contents =
        runtime()?.block_on(backup::backup(&database, &args.file)).context("no backup was made")?;
    let size = std::fs::metadata(&args.file).map_or(0, |file| file.len());
    files::print(&format!("{}: {}, {} kB\n", args.file.display(), told(&contents), size.div_ceil(1000)))
}

/// Runs `pasch restore`. Fails when the backup is unsound, the server runs, or there is something that
/// shall not be replaced.
pub fn restore(args: &RestoreArgs) -> Result<()> {
    let database = args.data.database()?;
    std::fs::create_dir_all(&args.data.data).context("cannot make the data folder")?;
    let restored = backup::restore(&args.file, &database, args.replace);
    let contents = runtime()?.block_on(restored).context("nothing was put back")?;
    files::print(&format!("{}: {}\n", database, told(&contents)))
}

fn runtime() -> Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_current_thread().enable_all().build().context("cannot start")
}

/// What people have a name for.
fn told(contents: &Contents) -> String {
    let many = |table: &str, name: &str| format!("{} {name}", contents.get(table).copied().unwrap_or(0));
    [
        many("users", "users"),
        many("matches", "matches played"),
        many("actions", "actions in their logs"),
        many("collected", "matches collected"),
        many("analyses", "analyses"),
    ]
    .join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_backup_is_made_and_put_back_once() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| DataArgs { data: folder.path().join(name), database: None };
        let file = folder.path().join("backup");
        let args = Args { file: file.clone(), data: at("old") };
        let nothing = format!("{:#}", run(&args).unwrap_err());
        assert!(nothing.contains("there is no database"), "{nothing}");
        assert!(!file.exists());
        // A new database has everything but rows.
        let database = at("old").database().unwrap();
        std::fs::create_dir(&args.data.data).unwrap();
        runtime().unwrap().block_on(async {
            use pasch_store::Store as _;
            pasch_store::SqlStore::open(&database).await.unwrap().close().await;
        });
        run(&args).unwrap();
        assert!(format!("{:#}", run(&args).unwrap_err()).contains("exists"));
        let back = |replace| restore(&RestoreArgs { file: file.clone(), replace, data: at("new") });
        back(false).unwrap();
        assert!(format!("{:#}", back(false).unwrap_err()).contains("would have to be replaced"));
        back(true).unwrap();
        let wrong = DataArgs { data: folder.path().into(), database: Some("postgres:hush@x".to_owned()) };
        let told = format!("{:#}", run(&Args { file, data: wrong }).unwrap_err());
        assert!(told.contains("--database") && !told.contains("hush"), "{told}");
    }
}
