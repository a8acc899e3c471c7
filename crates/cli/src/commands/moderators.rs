//! `pasch moderators`: who may decide reports. The role is given here and nowhere else.

use anyhow::{Context as _, Result, bail};
use pasch_credentials::names::skeleton;
use pasch_messages::message;
use pasch_store::Store;
use pasch_store::people::Role;

use crate::data::DataArgs;
use pasch_console::files;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    data: DataArgs,
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    Add {
        #[arg(value_name = "NAME")]
        name: String,
    },
    Remove {
        #[arg(value_name = "NAME")]
        name: String,
    },
    List,
}

/// Runs `pasch moderators`. Fails when there is no database, no such account, or nothing to change.
pub fn run(args: &Args) -> Result<()> {
    let database = args.data.database()?;
    if let Some(file) = database.as_file().filter(|file| !file.exists()) {
        bail!(message!("no-database", path = file));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let told = runtime.block_on(async {
        let store = Store::open(&database).await.with_context(|| database.to_string())?;
        let told = carry_out(&store, &args.what).await;
        store.close().await;
        told
    })?;
    files::print(&told)
}

async fn carry_out(store: &Store, what: &What) -> Result<String> {
    let (name, role) = match what {
        What::Add { name } => (name, Role::Moderator),
        What::Remove { name } => (name, Role::Player),
        What::List => {
            return Ok(store.moderators().await?.iter().map(|one| format!("{}\n", one.name)).collect());
        }
    };
    let Some(account) = store.account_named(&skeleton(name)).await? else {
        bail!(message!("no-such-account", name = name));
    };
    let (name, moderator) = (&account.name, role == Role::Moderator);
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH)?.as_millis();
    if !store.set_role(&account.user_id, role, i64::try_from(now)?).await? {
        bail!(message!("moderators-already", name = name, moderator = moderator));
    }
    Ok(format!("{}\n", message!("moderators-now", name = name, moderator = moderator)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_store::people::AccountRow;
    use pasch_store::{NewSession, User};

    #[tokio::test]
    async fn the_role_is_given_and_taken_once() {
        let folder = tempfile::tempdir().unwrap();
        let data = || DataArgs { data: folder.path().to_owned(), database: None };
        let store = Store::open(&data().database().unwrap()).await.unwrap();
        let user = User { id: "anna".into(), name: "Guest".to_owned() };
        let session = NewSession { token_hash: [1; 32], now: 1, expires_at: 9 };
        store.create_guest(&user, &session).await.unwrap();
        let account = AccountRow {
            user_id: "anna".into(),
            name: "Änna".to_owned(),
            name_key: skeleton("Änna"),
            password: None,
            role: Role::Player,
            created_at: 2,
        };
        assert!(store.make_account(&account).await.unwrap());
        let add = What::Add { name: "anna".to_owned() };
        let remove = What::Remove { name: "ÄNNA".to_owned() };
        assert_eq!(carry_out(&store, &What::List).await.unwrap(), "");
        assert_eq!(carry_out(&store, &add).await.unwrap(), "Änna is a moderator now\n");
        assert!(carry_out(&store, &add).await.unwrap_err().to_string().contains("already"));
        assert_eq!(carry_out(&store, &What::List).await.unwrap(), "Änna\n");
        assert_eq!(carry_out(&store, &remove).await.unwrap(), "Änna is no moderator now\n");
        let nobody = What::Add { name: "Bert".to_owned() };
        assert!(carry_out(&store, &nobody).await.unwrap_err().to_string().contains("no account"));
        assert_eq!(store.audit(i64::MAX, 9).await.unwrap().len(), 2);
        store.close().await;
    }

    #[test]
    fn without_a_database_there_is_nothing_to_open() {
        let folder = tempfile::tempdir().unwrap();
        let data = DataArgs { data: folder.path().join("none"), database: None };
        let told = run(&Args { data, what: What::List }).unwrap_err().to_string();
        assert!(told.contains("there is no database"), "{told}");
    }
}
