//! `pasch backup` and `pasch restore`: a server's data in one file, and back.

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use pasch_messages::message;
use pasch_store::backup::{self, Contents};

use crate::data::DataArgs;
use pasch_console::files;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    data: DataArgs,
}

#[derive(Debug, clap::Args)]
pub struct RestoreArgs {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long)]
    replace: bool,
    #[command(flatten)]
    data: DataArgs,
}

/// Runs `pasch backup`. Fails when there is no database, the file exists or cannot be written.
pub fn run(args: &Args) -> Result<()> {
    let database = args.data.database()?;
    let contents =
        runtime()?.block_on(backup::backup(&database, &args.file)).context(message!("backup-failed"))?;
    let size = std::fs::metadata(&args.file).map_or(0, |file| file.len());
    let made =
        message!("backup-made", path = args.file, contents = told(&contents), size = size.div_ceil(1000));
    files::print(&format!("{made}\n"))
}

/// Runs `pasch restore`. Fails when the backup is unsound, the server runs, or there is something that
/// shall not be replaced.
pub fn restore(args: &RestoreArgs) -> Result<()> {
    let database = args.data.database()?;
    std::fs::create_dir_all(&args.data.data).context(message!("backup-no-folder"))?;
    let restored = backup::restore(&args.file, &database, args.replace);
    let contents = runtime()?.block_on(restored).context(message!("restore-failed"))?;
    files::print(&format!("{}: {}\n", database, told(&contents)))
}

fn runtime() -> Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context(message!("cannot-start-threads"))
}

/// What people have a name for.
fn told(contents: &Contents) -> String {
    let many = |table: &str| contents.get(table).copied().unwrap_or(0);
    message!(
        "backup-contents",
        users = many("users"),
        matches = many("matches"),
        actions = many("actions"),
        collected = many("collected"),
        analyses = many("analyses")
    )
    .to_string()
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
            pasch_store::Store::open(&database).await.unwrap().close().await;
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
