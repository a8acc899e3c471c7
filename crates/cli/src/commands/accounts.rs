//! `pasch accounts`: what whoever runs a server does for, and about, one account.

use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context as _, Result, bail};
use pasch_credentials::{hash_password, new_password, skeleton};
use pasch_intake::{account_zip, collection_zip};
use pasch_messages::message;
use pasch_store::Store;
use pasch_store::mail::Change;
use pasch_store::moderation::{Deed, NewDeed, Restraint};
use pasch_store::people::AccountRow;

use crate::data::DataArgs;
use crate::operator::{day, end_of, lasting, now, on_store, one_line, reason};
use pasch_console::files;
use pasch_wire::UserId;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    data: DataArgs,
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    Show(Named),
    Password(Named),
    EndSessions(Named),
    EndSecondFactor(Named),
    Ban {
        #[command(flatten)]
        named: Named,
        #[arg(long, value_name = "TEXT")]
        reason: String,
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=3660))]
        days: Option<u16>,
    },
    Lift {
        #[command(flatten)]
        named: Named,
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    Export {
        #[command(flatten)]
        named: Named,
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[arg(long)]
        collection: bool,
    },
    Delete {
        #[command(flatten)]
        named: Named,
        #[arg(long)]
        yes: bool,
    },
}

#[derive(Debug, clap::Args)]
struct Named {
    #[arg(value_name = "NAME")]
    name: String,
}

/// Runs `pasch accounts`. Fails when there is no database or no such account, or nothing to do.
pub fn run(args: &Args) -> Result<()> {
    let told = on_store(&args.data, async |store| carry_out(store, &args.what).await)?;
    files::print_shown(&told)
}

async fn account(store: &Store, named: &Named) -> Result<AccountRow> {
    let found = store.account_named(&skeleton(&named.name)).await?;
    found.with_context(|| message!("no-such-account", name = named.name))
}

async fn carry_out(store: &Arc<Store>, what: &What) -> Result<String> {
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
            Ok(format!("{}\n", message!("accounts-ended", name = account.name, count = count)))
        }
        What::EndSecondFactor(named) => {
            let account = account(store, named).await?;
            if !store.end_second_factor(&account.user_id).await? {
                bail!(message!("accounts-no-second-factor", name = account.name));
            }
            store.post_change(&account.user_id, Change::NoSecondFactor, now()).await?;
            Ok(format!("{}\n", message!("accounts-second-factor-ended", name = account.name)))
        }
        What::Ban { named, reason: why, days } => {
            let account = account(store, named).await?;
            let until = days.map(end_of);
            note(store, &account, Deed::Suspend, until, why).await?;
            Ok(format!("{}\n", message!("accounts-suspended", name = account.name, until = lasting(until))))
        }
        What::Lift { named, reason: why } => {
            let account = account(store, named).await?;
            let held = store.sanctions_of(&account.user_id, now()).await?;
            if held.is_empty() {
                bail!(message!("accounts-no-sanctions", name = account.name));
            }
            for one in held {
                note(store, &account, one.restraint.deeds().1, None, why).await?;
            }
            Ok(format!("{}\n", message!("accounts-lifted", name = account.name)))
        }
        What::Export { named, file, collection } => {
            let account = account(store, named).await?;
            let store = Arc::clone(store);
            let mut pieces = match collection {
                true => collection_zip(store, &account),
                false => account_zip(store, &account, now()).await?,
            };
            let mut out =
                std::fs::File::create_new(file).with_context(|| message!("cannot-make", path = file))?;
            while let Some(piece) = pieces.recv().await {
                out.write_all(&piece?).with_context(|| message!("cannot-write", path = file))?;
            }
            out.sync_all()?;
            let size = out.metadata()?.len().div_ceil(1000);
            Ok(format!("{}\n", message!("accounts-exported", path = file, size = size)))
        }
        What::Delete { named, yes } => {
            let account = account(store, named).await?;
            if !yes {
                bail!(message!("accounts-delete-unconfirmed", name = account.name));
            }
            if !store.ask_departure(&account.user_id, now()).await? {
                bail!(message!("accounts-delete-again", name = account.name));
            }
            Ok(format!("{}\n", message!("accounts-deleted", name = account.name)))
        }
    }
}

async fn end_all(store: &Store, user_id: &UserId) -> Result<()> {
    store.end_sessions(user_id, None).await?;
    store.end_tokens(user_id).await?;
    Ok(())
}

async fn note(store: &Store, account: &AccountRow, deed: Deed, until: Option<i64>, why: &str) -> Result<()> {
    let about = account.user_id.clone();
    let entry = NewDeed { at: now(), actor: None, deed, about, report: None, until, reason: reason(why)? };
    Ok(store.note(&entry).await?)
}

async fn show(store: &Store, account: &AccountRow) -> Result<String> {
    let user = &account.user_id;
    let mail = store.mail_of(user).await?.and_then(|row| row.address);
    let asks_for_codes = store.second_factor(user).await?.is_some_and(|row| row.since.is_some());
    let failures = store.sign_in_failures(user).await?.map_or(0, |one| one.count);
    let mut lines = vec![
        (message!("account-name"), account.name.clone()),
        (message!("account-identifier"), user.to_string()),
        (message!("account-made"), day(account.created_at)),
        (message!("account-role"), account.role.word().to_owned()),
        (message!("account-password"), yes_or_no(account.password.is_some())),
        (message!("account-second-factor"), yes_or_no(asks_for_codes)),
        (message!("account-passkeys"), store.passkeys_of(user).await?.len().to_string()),
        (message!("account-mail"), mail.unwrap_or_else(|| yes_or_no(false))),
        (message!("account-sessions"), store.sessions_of(user, now()).await?.len().to_string()),
        (message!("account-tokens"), store.tokens_of(user, now()).await?.len().to_string()),
        (message!("account-failures"), failures.to_string()),
        (message!("account-matches"), store.matches_of(user, u32::MAX).await?.len().to_string()),
    ];
    for held in store.sanctions_of(user, now()).await? {
        let what = match held.restraint {
            Restraint::Mute => message!("account-muted"),
            Restraint::Suspension => message!("account-suspended"),
        };
        lines.push((what, format!("{}: {}", lasting(held.until), one_line(&held.reason))));
    }
    Ok(lines.iter().map(|(key, value)| format!("{:<16} {value}\n", key.to_string())).collect())
}

fn yes_or_no(fact: bool) -> String {
    message!("yes-or-no", fact = fact).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_store::people::{AccountSession, Role};
    use pasch_store::{NewSession, User};

    async fn with_anna(folder: &std::path::Path) -> Arc<Store> {
        let data = DataArgs { data: folder.to_owned(), database: None };
        let store = Store::open(&data.database().unwrap()).await.unwrap();
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
    async fn an_operator_ends_the_sessions_of_an_account() {
        let folder = tempfile::tempdir().unwrap();
        let store = with_anna(folder.path()).await;
        assert!(store.visit(&[1; 32], 2).await.unwrap().is_some());
        assert!(carry_out(&store, &What::EndSessions(anna())).await.unwrap().contains("Änna"));
        assert!(store.visit(&[1; 32], 2).await.unwrap().is_none());
        assert!(store.account_of(&"anna".into()).await.unwrap().is_some(), "the account stays as it is");
    }

    #[tokio::test]
    async fn an_account_asks_for_no_codes_any_more() {
        let folder = tempfile::tempdir().unwrap();
        let store = with_anna(folder.path()).await;
        let end = || What::EndSecondFactor(anna());
        assert!(carry_out(&store, &end()).await.unwrap_err().to_string().contains("has no second factor"));
        let secret = b"a secret of 20 bytes";
        store.offer_second_factor(&"anna".into(), secret).await.unwrap();
        store.prove_second_factor(&"anna".into(), secret, 5, &[[1; 32]], now()).await.unwrap();
        let shown = async || carry_out(&store, &What::Show(anna())).await.unwrap();
        assert!(shown().await.contains("second factor    yes\n"));
        assert_eq!(carry_out(&store, &end()).await.unwrap(), "Änna now signs in with the password alone\n");
        assert!(shown().await.contains("second factor    no\n"));
    }

    #[tokio::test]
    async fn an_account_is_banned_and_the_ban_lifted() {
        let folder = tempfile::tempdir().unwrap();
        let store = with_anna(folder.path()).await;
        let ban = |days, reason: &str| What::Ban { named: anna(), reason: reason.to_owned(), days };
        let lift = || What::Lift { named: anna(), reason: "Settled.".to_owned() };
        assert!(
            carry_out(&store, &lift()).await.unwrap_err().to_string().contains("neither suspended nor muted")
        );
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
