//! What a server keeps of an account, as a zip for its owner.

use std::sync::Arc;

use serde_json::{Value, json};

use super::export::{Export, Pieces, safe, zip_of};
use pasch_store::live::{self, Loaded};
use pasch_store::people::AccountRow;
use pasch_store::{Store, StoreError};
use pasch_table::calendar;
use pasch_table::view::files;
use pasch_wire::MatchId;

/// Matches that are looked up at a time.
const PAGE: u32 = 100;

/// An account's own data as `account.json`, and every match at which it sits as `.pasch` and, where the format can hold the
/// match, as `.mat`. The zip comes in pieces. The collection is a zip of its own ([`collection_zip`]).
///
/// # Errors
/// When the store cannot be asked; what fails later ends the pieces with an error.
pub async fn account_zip(store: Arc<Store>, account: &AccountRow, now: i64) -> Result<Pieces, StoreError> {
    let about = about(&store, account, now).await?;
    let (pages, owner) = (Arc::clone(&store), account.user_id.clone());
    let page = move |last: Option<(MatchId, i64)>| {
        let (store, owner) = (Arc::clone(&pages), owner.clone());
        async move { store.matches_after(&owner, last.as_ref().map_or("", |(id, _)| id.as_str()), PAGE).await }
    };
    let make = move |item: Option<(MatchId, i64)>| {
        let (store, about) = (Arc::clone(&store), about.clone());
        async move {
            match item {
                None => vec![("account.json".to_owned(), about)],
                Some((id, at)) => match_files(&store, &id, at).await,
            }
        }
    };
    Ok(zip_of(page, make))
}

/// All matches of an account's collection, each in Pasch's own format.
#[must_use]
pub fn collection_zip(store: Arc<Store>, account: &AccountRow) -> Pieces {
    let owner = account.user_id.clone();
    Export { store, owner, filter: Default::default(), format: pasch_formats::Format::Log }.begin()
}

async fn match_files(store: &Store, id: &MatchId, at: i64) -> Vec<(String, String)> {
    let loaded = async {
        let row = store.find_match(id).await.ok()??;
        live::load(store, &row).await.ok()
    };
    let Some(Loaded { table, .. }) = loaded.await else {
        tracing::error!(event = "not-exported", r#match = %id);
        return Vec::new();
    };
    let record = table.record();
    let players = format!("{} - {}", safe(&record.header.names.a), safe(&record.header.names.b));
    let name =
        format!("matches/{} {players} {}", calendar::day(at), id.as_str().get(..6).unwrap_or(id.as_str()));
    let mut all = vec![(format!("{name}.pasch"), files::log(&record))];
    all.extend(files::mat(&record).ok().map(|text| (format!("{name}.mat"), text)));
    all
}

/// What is kept about the account itself, without secrets: no password's hash, tokens, keys or seeds.
async fn about(store: &Store, account: &AccountRow, now: i64) -> Result<String, StoreError> {
    let user = &account.user_id;
    let moment = |at: i64| Value::from(calendar::iso(at));
    let sessions: Vec<Value> = (store.sessions_of(user, now).await?.iter())
        .map(
            |one| json!({ "agent": one.agent, "began": moment(one.created_at), "seen": moment(one.seen_at) }),
        )
        .collect();
    let tokens: Vec<Value> = (store.tokens_of(user, now).await?.iter())
        .map(
            |one| json!({ "name": one.name, "made": moment(one.created_at), "ends": moment(one.expires_at) }),
        )
        .collect();
    let passkeys: Vec<Value> = (store.passkeys_of(user).await?.iter())
        .map(|one| json!({ "name": one.name, "host": one.host, "made": moment(one.created_at) }))
        .collect();
    let second_factor = store.second_factor(user).await?.and_then(|row| row.since);
    let standings: Vec<Value> = (store.standings_of(user).await?.iter())
        .map(|(pool, one)| {
            json!({ "list": pool.word(), "fibs": one.fibs.rating, "experience": one.fibs.experience,
                    "glicko": one.glicko.rating, "deviation": one.glicko.deviation, "matches": one.matches })
        })
        .collect();
    let mail = store.mail_of(user).await?;
    let settings = store.settings_of(user).await?.and_then(|body| serde_json::from_str::<Value>(&body).ok());
    let about = json!({
        "name": account.name,
        "identifier": user,
        "made": moment(account.created_at),
        "role": account.role.word(),
        "password": account.password.is_some(),
        "mail": mail.and_then(|row| row.address),
        "settings": settings,
        "sessions": sessions,
        "tokens": tokens,
        "passkeys": passkeys,
        "codes beside the password since": second_factor.map(moment),
        "ratings": standings,
    });
    // Plain data with string keys cannot fail to be written.
    Ok(serde_json::to_string_pretty(&about).unwrap_or_default())
}
