//! `pasch accounts`: what whoever runs a server does for, and about, one account.

use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context as _, Result, bail};
use pasch_credentials::{hash_password, new_password, skeleton};
use pasch_intake::{account_zip, collection_zip};
use pasch_store::mail::Change;
use pasch_store::moderation::{Deed, NewDeed, Restraint};
use pasch_store::people::AccountRow;
use pasch_store::{
    MailStore as _, ModerationStore as _, OperatorStore as _, PasskeyStore as _, PeopleStore as _,
    SecondFactorStore as _, SignInStore as _, SqlStore, Store,
};

use crate::data::DataArgs;
use crate::operator::{day, end_of, now, on_store, one_line, reason};
use pasch_console::files;
use pasch_wire::UserId;

/// Look after one account: reset its password, end its sessions, ban it and lift the ban, export or delete it. The server may
/// go on serving; each command says when it takes effect.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    data: DataArgs,
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// Show what is known of an account, without secrets
    Show(Named),
    /// Give an account a new password and print it, this once; all its sessions and tokens end
    ///
    /// The password is random. Its owner signs in with it and chooses another one under Account. Works beside a running server,
    /// which closes open pages of the account within a minute. Passkeys stay.
    Password(Named),
    /// End all sessions and tokens of an account
    ///
    /// Works beside a running server, which closes open pages of the account within a minute.
    EndSessions(Named),
    /// Let an account ask for no codes any more, for an owner who has lost the authenticator app and the recovery codes
    ///
    /// Make sure that it is the owner who asks. The password stays as it is. Works beside a running server.
    EndSecondFactor(Named),
    /// Suspend an account: it begins no match with others and does not talk, but plays on what it has begun
    ///
    /// The same as a moderator's decision, and in the same log; unlike a moderator you may also suspend a moderator.
    /// A running server keeps to it from the next request on.
    Ban {
        #[command(flatten)]
        named: Named,
        /// Why, in at most 280 characters; the account's owner reads it
        #[arg(long, value_name = "TEXT")]
        reason: String,
        /// How many days; without it, for good
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=3660))]
        days: Option<u16>,
    },
    /// End an account's suspension, and its being muted
    Lift {
        #[command(flatten)]
        named: Named,
        /// Why, in at most 280 characters, for the log
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    /// Write what is kept of an account into a zip: its data, and every match at which it sat
    ///
    /// The account's own data is account.json; passwords, tokens and keys are left out. Works beside a running server.
    Export {
        #[command(flatten)]
        named: Named,
        /// Zip file to write; must not exist yet
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// Write the account's collection instead, as .pasch files
        #[arg(long)]
        collection: bool,
    },
    /// Delete an account as its owner can: what it plays with others is given up, and its data is removed
    ///
    /// The server does it: a running one within some seconds, a stopped one when it starts next.
    Delete {
        #[command(flatten)]
        named: Named,
        /// Really delete it
        #[arg(long)]
        yes: bool,
    },
}

#[derive(Debug, clap::Args)]
struct Named {
    /// The account's name
    #[arg(value_name = "NAME")]
    name: String,
}

/// Runs `pasch accounts`. Fails when there is no database or no such account, or nothing to do.
pub fn run(args: &Args) -> Result<()> {
    let told = on_store(&args.data, async |store| carry_out(store, &args.what).await)?;
    files::print_shown(&told)
}

async fn account(store: &SqlStore, named: &Named) -> Result<AccountRow> {
    let found = store.account_named(&skeleton(&named.name)).await?;
    found.with_context(|| format!("there is no account of the name {}", named.name))
}

async fn carry_out(store: &Arc<SqlStore>, what: &What) -> Result<String> {
    match what {
        What::Show(named) => show(store, &account(store, named).await?).await,
        What::Password(named) => {
            let account = account(store, named).await?;
            let password = new_password()?;
            store.set_password(&account.user_id, &hash_password(&password).await?).await?;
            end_all(store, &account.user_id).await?;
            Ok(format!("{password}\n"))
        }
        What::EndSessions(named) => {
            let account = account(store, named).await?;
            let user = &account.user_id;
            let count =
                store.sessions_of(user, now()).await?.len() + store.tokens_of(user, now()).await?.len();
            end_all(store, user).await?;
            Ok(format!("{}: {count} ended\n", account.name))
        }
        What::EndSecondFactor(named) => {
            let account = account(store, named).await?;
            if !store.end_second_factor(&account.user_id).await? {
                bail!("{} asks for no codes", account.name);
            }
            store.post_change(&account.user_id, Change::NoSecondFactor, now()).await?;
            Ok(format!("{} asks for the password alone\n", account.name))
        }
        What::Ban { named, reason: why, days } => {
            let account = account(store, named).await?;
            let until = days.map(end_of);
            note(store, &account, Deed::Suspend, until, why).await?;
            let until = until.map_or_else(|| "for good".to_owned(), |at| format!("until {}", day(at)));
            Ok(format!("{} is suspended {until}\n", account.name))
        }
        What::Lift { named, reason: why } => {
            let account = account(store, named).await?;
            let held = store.sanctions_of(&account.user_id, now()).await?;
            if held.is_empty() {
                bail!("{} is kept from nothing", account.name);
            }
            for one in held {
                note(store, &account, one.restraint.deeds().1, None, why).await?;
            }
            Ok(format!("{} may play and talk again\n", account.name))
        }
        What::Export { named, file, collection } => {
            let account = account(store, named).await?;
            let store: Arc<dyn Store> = Arc::clone(store) as Arc<dyn Store>;
            let mut pieces = match collection {
                true => collection_zip(store, &account),
                false => account_zip(store, &account, now()).await?,
            };
            let mut out =
                std::fs::File::create_new(file).with_context(|| format!("cannot make {}", file.display()))?;
            while let Some(piece) = pieces.recv().await {
                out.write_all(&piece?).with_context(|| format!("cannot write {}", file.display()))?;
            }
            out.sync_all()?;
            Ok(format!("{}: {} kB\n", file.display(), out.metadata()?.len().div_ceil(1000)))
        }
        What::Delete { named, yes } => {
            let account = account(store, named).await?;
            if !yes {
                bail!("this cannot be undone: say --yes to delete {}", account.name);
            }
            if !store.ask_departure(&account.user_id, now()).await? {
                bail!("{} is to be deleted already; a server that runs does it", account.name);
            }
            Ok(format!(
                "{} goes: a running server deletes it now, a stopped one when it starts\n",
                account.name
            ))
        }
    }
}

async fn end_all(store: &SqlStore, user_id: &UserId) -> Result<()> {
    store.end_sessions(user_id, None).await?;
    store.end_tokens(user_id).await?;
    Ok(())
}

async fn note(
    store: &SqlStore,
    account: &AccountRow,
    deed: Deed,
    until: Option<i64>,
    why: &str,
) -> Result<()> {
    let about = account.user_id.clone();
    let entry = NewDeed { at: now(), actor: None, deed, about, report: None, until, reason: reason(why)? };
    Ok(store.note(&entry).await?)
}

async fn show(store: &SqlStore, account: &AccountRow) -> Result<String> {
    let user = &account.user_id;
    let mail = store.mail_of(user).await?.and_then(|row| row.address);
    let asks_for_codes = store.second_factor(user).await?.is_some_and(|row| row.since.is_some());
    let failures = store.sign_in_failures(user).await?.map_or(0, |one| one.count);
    let mut lines = vec![
        ("name", account.name.clone()),
        ("identifier", user.to_string()),
        ("made", day(account.created_at)),
        ("role", account.role.word().to_owned()),
        ("password", if account.password.is_some() { "yes" } else { "no" }.to_owned()),
        ("second factor", if asks_for_codes { "yes" } else { "no" }.to_owned()),
        ("passkeys", store.passkeys_of(user).await?.len().to_string()),
        ("mail", mail.unwrap_or_else(|| "no".to_owned())),
        ("sessions", store.sessions_of(user, now()).await?.len().to_string()),
        ("tokens", store.tokens_of(user, now()).await?.len().to_string()),
        ("failed sign-ins", failures.to_string()),
        ("matches", store.matches_of(user, u32::MAX).await?.len().to_string()),
    ];
    for held in store.sanctions_of(user, now()).await? {
        let what = if held.restraint == Restraint::Mute { "muted" } else { "suspended" };
        let until = held.until.map_or_else(|| "for good".to_owned(), |at| format!("until {}", day(at)));
        lines.push((what, format!("{until}: {}", one_line(&held.reason))));
    }
    Ok(lines.iter().map(|(key, value)| format!("{key:<16} {value}\n")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_store::people::{AccountSession, Role};
    use pasch_store::{NewSession, User};

    async fn with_anna(folder: &std::path::Path) -> Arc<SqlStore> {
        let data = DataArgs { data: folder.to_owned(), database: None };
        let store = SqlStore::open(&data.database().unwrap()).await.unwrap();
        let user = User { id: "anna".into(), name: "Guest".to_owned() };
        store
            .create_guest(&user, &NewSession { token_hash: [1; 32], now: 1, expires_at: i64::MAX })
            .await
            .unwrap();
        let account = AccountRow {
            user_id: "anna".into(),
            name: "Änna".to_owned(),
            name_key: skeleton("Änna"),
            password: Some("old".to_owned()),
            role: Role::Moderator,
            created_at: 2,
        };
        assert!(store.make_account(&account).await.unwrap());
        Arc::new(store)
    }

    fn anna() -> Named {
        Named { name: "anna".to_owned() }
    }

    #[tokio::test]
    async fn a_new_password_is_printed_once_and_ends_all_sessions() {
        let folder = tempfile::tempdir().unwrap();
        let store = with_anna(folder.path()).await;
        let session = AccountSession {
            user_id: "anna".into(),
            session: [2; 32],
            agent: "a browser".to_owned(),
            now: now(),
            idle_ms: 1_000_000,
            expires_at: i64::MAX,
        };
        store.begin_session(&session).await.unwrap();
        assert!(carry_out(&store, &What::Show(anna())).await.unwrap().contains("sessions         2\n"));
        let printed = carry_out(&store, &What::Password(anna())).await.unwrap();
        let password = printed.trim_end();
        assert!(password.len() >= 20 && !password.contains(char::is_whitespace), "{printed}");
        let hash = store.account_of(&"anna".into()).await.unwrap().unwrap().password.unwrap();
        assert!(hash.starts_with("$argon2id$") && !hash.contains(password));
        assert!(carry_out(&store, &What::Show(anna())).await.unwrap().contains("sessions         0\n"));
        assert_ne!(carry_out(&store, &What::Password(anna())).await.unwrap(), printed);
        let nobody = What::Password(Named { name: "Bert".to_owned() });
        assert!(carry_out(&store, &nobody).await.unwrap_err().to_string().contains("no account"));
    }

    #[tokio::test]
    async fn an_account_asks_for_no_codes_any_more() {
        let folder = tempfile::tempdir().unwrap();
        let store = with_anna(folder.path()).await;
        let end = || What::EndSecondFactor(anna());
        assert!(carry_out(&store, &end()).await.unwrap_err().to_string().contains("asks for no codes"));
        let secret = b"a secret of 20 bytes";
        store.offer_second_factor(&"anna".into(), secret).await.unwrap();
        store.prove_second_factor(&"anna".into(), secret, 5, &[[1; 32]], now()).await.unwrap();
        let shown = async || carry_out(&store, &What::Show(anna())).await.unwrap();
        assert!(shown().await.contains("second factor    yes\n"));
        assert_eq!(carry_out(&store, &end()).await.unwrap(), "Änna asks for the password alone\n");
        assert!(shown().await.contains("second factor    no\n"));
    }

    #[tokio::test]
    async fn an_account_is_banned_and_the_ban_lifted() {
        let folder = tempfile::tempdir().unwrap();
        let store = with_anna(folder.path()).await;
        let ban = |days, reason: &str| What::Ban { named: anna(), reason: reason.to_owned(), days };
        let lift = || What::Lift { named: anna(), reason: "Settled.".to_owned() };
        assert!(carry_out(&store, &lift()).await.unwrap_err().to_string().contains("kept from nothing"));
        assert!(carry_out(&store, &ban(None, " ")).await.unwrap_err().to_string().contains("reason"));
        assert_eq!(
            carry_out(&store, &ban(None, "Bad faith.")).await.unwrap(),
            "Änna is suspended for good\n"
        );
        let shown = carry_out(&store, &What::Show(anna())).await.unwrap();
        assert!(shown.contains("suspended        for good: Bad faith.\n"), "{shown}");
        assert!(carry_out(&store, &ban(Some(7), "Bad faith.")).await.unwrap().contains(" until 20"));
        carry_out(&store, &lift()).await.unwrap();
        assert_eq!(store.sanctions_of(&"anna".into(), now()).await.unwrap(), []);
        assert_eq!(store.audit(i64::MAX, 9).await.unwrap().len(), 3, "all of it is in the log");
    }

    #[tokio::test]
    async fn an_account_is_exported_and_asked_to_be_deleted() {
        let folder = tempfile::tempdir().unwrap();
        let store = with_anna(folder.path()).await;
        let file = folder.path().join("anna.zip");
        let export = || What::Export { named: anna(), file: file.clone(), collection: false };
        carry_out(&store, &export()).await.unwrap();
        let bytes = std::fs::read(&file).unwrap();
        assert!(bytes.starts_with(b"PK") && bytes.windows(12).any(|part| part == b"account.json"));
        assert!(carry_out(&store, &export()).await.unwrap_err().to_string().contains("cannot make"));
        let delete = |yes| What::Delete { named: anna(), yes };
        assert!(carry_out(&store, &delete(false)).await.unwrap_err().to_string().contains("--yes"));
        assert_eq!(store.departures().await.unwrap(), []);
        carry_out(&store, &delete(true)).await.unwrap();
        assert_eq!(store.departures().await.unwrap()[0].id, "anna");
        assert!(carry_out(&store, &delete(true)).await.unwrap_err().to_string().contains("already"));
    }
}
