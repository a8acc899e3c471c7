//! `pasch purge`: guests who have not been seen for long.

use anyhow::{Context as _, Result, bail};
use pasch_messages::message;
use pasch_store::Store;
use pasch_store::guests::Unseen;
use pasch_store::guests::{GUESTS_ARE_KEPT, purge_now};

use crate::data::DataArgs;
use pasch_console::files;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    data: DataArgs,
    #[arg(long, value_name = "DAYS", default_value_t = GUESTS_ARE_KEPT, value_parser = clap::value_parser!(u32).range(1..))]
    keep_guests: u32,
    #[arg(long)]
    dry_run: bool,
}

/// Runs `pasch purge`. Fails when there is no database, or it cannot be read or written.
pub fn run(args: &Args) -> Result<()> {
    let database = args.data.database()?;
    if let Some(file) = database.as_file().filter(|file| !file.exists()) {
        bail!(message!("no-database", path = file));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let unseen = runtime.block_on(async {
        let store = Store::open(&database).await.with_context(|| database.to_string())?;
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH)?.as_millis();
        let before = i64::try_from(now)? - i64::from(args.keep_guests) * 24 * 3600 * 1000;
        let unseen = match args.dry_run {
            true => store.count_unseen(before).await,
            false => purge_now(&store, before).await,
        };
        store.close().await;
        anyhow::Ok(unseen?)
    })?;
    files::print(&told(&unseen, args))
}

fn told(unseen: &Unseen, args: &Args) -> String {
    let Unseen { guests, matches, kept } = unseen;
    let (guests, matches) =
        (message!("purge-guests", count = guests), message!("purge-matches", count = matches));
    let days = args.keep_guests;
    let told = match args.dry_run {
        true => message!("purge-would-go", guests = guests, days = days, matches = matches, kept = kept),
        false => message!("purge-gone", guests = guests, days = days, matches = matches, kept = kept),
    };
    format!("{told}\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_store::{NewSession, User};

    fn args(data: &std::path::Path, dry_run: bool) -> Args {
        Args { data: DataArgs { data: data.to_owned(), database: None }, keep_guests: 400, dry_run }
    }

    #[test]
    fn a_dry_run_tells_what_would_go_and_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let data = args(folder.path(), true);
        let database = data.data.database().unwrap();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let guests = |made: Option<i64>| {
            runtime.block_on(async {
                let store = Store::open(&database).await.unwrap();
                if let Some(now) = made {
                    let user = User { id: "old".into(), name: "Guest 1".to_owned() };
                    let session = NewSession { token_hash: [1; 32], now, expires_at: i64::MAX };
                    store.create_guest(&user, &session).await.unwrap();
                }
                let name = store.user_name(&"old".into()).await.unwrap();
                store.close().await;
                name
            })
        };
        assert!(guests(Some(1)).is_some());
        run(&data).unwrap();
        assert!(guests(None).is_some());
        run(&args(folder.path(), false)).unwrap();
        assert_eq!(guests(None), None);
        let counted = told(&Unseen { guests: 1, matches: 4040, kept: 1 }, &data);
        assert_eq!(
            counted,
            "1 guest not seen for 400 days would go, with 4040 matches; with others stay: 1\n"
        );
    }

    #[test]
    fn without_a_database_there_is_nothing_to_purge() {
        let folder = tempfile::tempdir().unwrap();
        let told = run(&args(&folder.path().join("none"), true)).unwrap_err().to_string();
        assert!(told.contains("there is no database"), "{told}");
    }
}
