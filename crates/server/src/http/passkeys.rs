//! Passkeys: accounts are made and entered with them, and their owners look after them.

use pasch_messages::message;
use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};

use super::account::{account, enter, name_taken, new_account, read_name, tell_change};
use super::answer::{Cookies, Created, NoContent};
use super::asked::Path;
use super::body::JsonBody;
use super::error::{ApiError, ApiResult};
use super::proof::{self, Shown, prove, recognise};
use super::session::Visitor;
use super::{App, AppState};
use crate::store::mail::Change;
use crate::store::passkeys::Removal;
use crate::store::people::{AccountRow, Role, Visit};
use crate::wire::{
    AccountName, Me, PasskeyMade, PasskeyName, PasskeyProof, PasskeyView, PasskeyWanted, Proof,
};
use pasch_credentials::passkeys::{End, Made, PasskeyRow, Site};
use pasch_credentials::token;

/// Passkeys of one account.
const MOST: u32 = 20;

/// Longest name of a passkey, in characters.
const NAME: usize = 40;

/// What is told of an account's passkeys to pages at this site.
pub fn view(row: &PasskeyRow, site: &Site) -> PasskeyView {
    PasskeyView {
        id: id(row),
        name: row.name.clone(),
        elsewhere: (row.host != site.host).then(|| row.host.clone()),
        created_at: row.created_at,
        used_at: row.used_at,
    }
}

/// A passkey's name in addresses.
fn id(row: &PasskeyRow) -> String {
    super::account::session_id(&token::hash_bytes(&row.credential_id))
}

fn check_name(name: &str) -> ApiResult<()> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > NAME || name.chars().any(char::is_control) {
        let message = message!("passkey-name", longest = NAME);
        return Err(ApiError::unprocessable("bad-name", message).at("name"));
    }
    Ok(())
}

fn unfit() -> ApiError {
    ApiError::unprocessable("bad-passkey", message!("passkey-unfit"))
}

/// `POST /api/v1/session/passkey/challenge`: asks for any passkey.
pub async fn ask_to_enter(
    State(app): App,
    Visitor(visit): Visitor,
    headers: HeaderMap,
) -> ApiResult<Json<PasskeyWanted>> {
    let site = proof::site(&app, &headers)?;
    let now = app.clock.now();
    let public_key = app.people.ceremonies.ask_for_proof(visit.session, &site, End::Enter, &[], now)?;
    Ok(Json(PasskeyWanted { public_key }))
}

/// `POST /api/v1/session/passkey`: logs in.
pub async fn log_in(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Visitor(visit): Visitor,
    headers: HeaderMap,
    JsonBody(given): JsonBody<PasskeyProof>,
) -> ApiResult<(Cookies, Json<Me>)> {
    let count = |outcome| metrics::counter!("pasch_logins_total", "outcome" => outcome).increment(1);
    let claim = app.people.ceremonies.claimed(&visit.session, End::Enter, &given, app.clock.now())?;
    let row = recognise(&app, &claim, address.ip()).await.inspect_err(|_| count("wrong"))?;
    let account = app.store.account_of(&row.user_id).await?;
    let account = account.ok_or_else(|| ApiError::internal(&"a passkey without an account"))?;
    count("right");
    tracing::info!(event = "login", user = %account.user_id, passkey = %id(&row));
    Ok(enter(&app, &account, &headers).await?.answer())
}

fn refuse_accounts(visit: &Visit) -> ApiResult<()> {
    if visit.role.is_none() {
        return Ok(());
    }
    Err(ApiError::new(StatusCode::CONFLICT, "has-account", message!("has-account")))
}

/// `POST /api/v1/account/passkey/challenge`: asks for a new passkey to make an account with.
pub async fn ask_to_create(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Visitor(visit): Visitor,
    headers: HeaderMap,
    JsonBody(wish): JsonBody<AccountName>,
) -> ApiResult<Json<PasskeyWanted>> {
    app.limiters.login(address.ip())?;
    refuse_accounts(&visit)?;
    let name = read_name(&wish.name)?;
    if app.store.account_named(&name.key).await?.is_some() {
        return Err(name_taken());
    }
    let site = proof::site(&app, &headers)?;
    let (session, now) = (visit.session, app.clock.now());
    let asked = app.people.ceremonies.ask_for_new(session, &site, &visit.user, Some(name), &[], now);
    Ok(Json(PasskeyWanted { public_key: asked? }))
}

/// `POST /api/v1/account/passkey`: the guest who asks becomes an account and keeps everything.
pub async fn create(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Visitor(visit): Visitor,
    headers: HeaderMap,
    JsonBody(given): JsonBody<PasskeyMade>,
) -> ApiResult<(Cookies, Created<Me>)> {
    app.limiters.login(address.ip())?;
    refuse_accounts(&visit)?;
    check_name(&given.name)?;
    let now = app.clock.now();
    let Made { row, account } = app.people.ceremonies.made(&visit.session, &visit.user, &given, now)?;
    // A challenge for one more passkey makes no account.
    let name = account.ok_or_else(|| ApiError::from(pasch_credentials::passkeys::PasskeyError::Over))?;
    if app.store.passkey(&row.credential_id).await?.is_some() {
        return Err(unfit());
    }
    let account = AccountRow {
        user_id: visit.user.id.clone(),
        name: name.shown,
        name_key: name.key,
        password: None,
        role: Role::Player,
        created_at: now,
    };
    if !app.store.make_account_by_passkey(&account, &row).await? {
        return Err(name_taken());
    }
    new_account(&app, &account, &headers).await
}

/// `POST /api/v1/account/passkeys/challenge`: asks for one more passkey, once its owner has proved who they are.
pub async fn ask_to_add(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Visitor(visit): Visitor,
    headers: HeaderMap,
    JsonBody(shown): JsonBody<Proof>,
) -> ApiResult<Json<PasskeyWanted>> {
    let account = account(&app, &visit).await?;
    let site = proof::site(&app, &headers)?;
    let has = app.store.passkeys_of(&account.user_id).await?;
    if has.len() >= MOST as usize {
        return Err(too_many());
    }
    prove(&app, &visit, &account, &Shown::of(&shown), address.ip()).await?;
    let (session, now) = (visit.session, app.clock.now());
    let asked = app.people.ceremonies.ask_for_new(session, &site, &visit.user, None, &has, now);
    Ok(Json(PasskeyWanted { public_key: asked? }))
}

fn too_many() -> ApiError {
    let message = message!("too-many-passkeys", most = MOST);
    ApiError::new(StatusCode::CONFLICT, "too-many-passkeys", message)
}

/// `POST /api/v1/account/passkeys`: keeps the passkey that was asked for.
pub async fn add(
    State(app): App,
    Visitor(visit): Visitor,
    headers: HeaderMap,
    JsonBody(given): JsonBody<PasskeyMade>,
) -> ApiResult<Created<PasskeyView>> {
    account(&app, &visit).await?;
    check_name(&given.name)?;
    let made = app.people.ceremonies.made(&visit.session, &visit.user, &given, app.clock.now())?;
    let row = made.row;
    if app.store.passkey(&row.credential_id).await?.is_some() {
        return Err(unfit());
    }
    if !app.store.add_passkey(&row, MOST).await? {
        return Err(too_many());
    }
    tracing::info!(event = "passkey-added", user = %visit.user.id, passkey = %id(&row));
    tell_change(&app, &visit.user.id, Change::PasskeyAdded).await?;
    let view = view(&row, &proof::site(&app, &headers)?);
    Ok(Created(view))
}

async fn own(app: &AppState, visit: &Visit, wanted: &str) -> ApiResult<PasskeyRow> {
    let rows = app.store.passkeys_of(&visit.user.id).await?;
    rows.into_iter().find(|row| id(row) == wanted).ok_or_else(unknown)
}

fn unknown() -> ApiError {
    ApiError::not_found(message!("no-such-passkey"))
}

pub async fn rename(
    State(app): App,
    Path(wanted): Path<String>,
    Visitor(visit): Visitor,
    JsonBody(wish): JsonBody<PasskeyName>,
) -> ApiResult<NoContent> {
    account(&app, &visit).await?;
    check_name(&wish.name)?;
    let row = own(&app, &visit, &wanted).await?;
    if !app.store.rename_passkey(&visit.user.id, &row.credential_id, wish.name.trim()).await? {
        return Err(unknown());
    }
    Ok(NoContent)
}

/// `POST /api/v1/account/passkeys/{id}/remove`: the passkey goes, and with it all other sessions and all tokens: whoever
/// has the device may have made them.
pub async fn remove(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(wanted): Path<String>,
    Visitor(visit): Visitor,
    headers: HeaderMap,
    JsonBody(shown): JsonBody<Proof>,
) -> ApiResult<NoContent> {
    let account = account(&app, &visit).await?;
    let site = proof::site(&app, &headers)?;
    let row = own(&app, &visit, &wanted).await?;
    prove(&app, &visit, &account, &Shown::of(&shown), address.ip()).await?;
    match app.store.remove_passkey(&visit.user.id, &row.credential_id, &site.host).await? {
        Removal::Done => {}
        Removal::Unknown => return Err(unknown()),
        Removal::LastWayIn => {
            let message = message!("last-way-in");
            return Err(ApiError::new(StatusCode::CONFLICT, "last-way-in", message));
        }
    }
    app.store.end_sessions(&visit.user.id, Some(&visit.session)).await?;
    app.store.end_tokens(&visit.user.id).await?;
    app.people.sessions_ended(&visit.user.id, Some(visit.session));
    tracing::info!(event = "passkey-removed", user = %visit.user.id, passkey = %wanted);
    tell_change(&app, &visit.user.id, Change::PasskeyRemoved).await?;
    Ok(NoContent)
}
