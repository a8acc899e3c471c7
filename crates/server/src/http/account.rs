//! Accounts: made out of a guest, entered, left, looked after.

use pasch_messages::{Describe, message};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use serde_json::{Map, Value};

use super::answer::{Cookies, Created, NoContent, cookies};
use super::asked::Path;
use super::body::JsonBody;
use super::error::{ApiError, ApiResult};
use super::proof::{self, Shown, prove};
use super::session::{self, Visitor};
use super::{App, AppState};
use super::{passkeys, second_factor};
use crate::people::{self, LeavingError};
use crate::store::mail::Change;
use crate::store::people::{AccountRow, Role, Visit};
use crate::wire::{
    AccountView, Credentials, FailuresView, Me, PasswordChange, Proof, SessionView, SignIn, UserId,
};
use pasch_credentials::{HashError, Name, network, skeleton};

/// From so many failed attempts on an account's owner is mailed, and not again within a day, in milliseconds.
const MAILED_FROM: u32 = 20;
const MAILED_AGAIN_MS: i64 = 24 * 3600 * 1000;

/// Largest settings, in bytes of JSON.
const SETTINGS: usize = 4096;

impl From<HashError> for ApiError {
    fn from(error: HashError) -> Self {
        match error {
            HashError::Busy => Self::unavailable(error.message()),
            HashError::Failed(_) => Self::internal(&error),
        }
    }
}

impl From<LeavingError> for ApiError {
    fn from(error: LeavingError) -> Self {
        match error {
            LeavingError::Room(cause) => cause.into(),
            LeavingError::Table(cause) => cause.into(),
            LeavingError::Store(cause) => cause.into(),
        }
    }
}

/// A name that an account can have.
pub fn read_name(typed: &str) -> ApiResult<Name> {
    Name::read(typed).map_err(|fault| ApiError::unprocessable("bad-name", fault.message()).at("name"))
}

/// Refuses a password that is too short or too common.
pub fn check_password(password: &str, name: &str) -> ApiResult<()> {
    pasch_credentials::check_password(password, name)
        .map_err(|fault| ApiError::unprocessable("bad-password", fault.message()).at("password"))
}

/// `POST /api/v1/account`: the guest who asks becomes an account and keeps everything.
pub async fn create(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    JsonBody(wish): JsonBody<Credentials>,
) -> ApiResult<(Cookies, Created<Me>)> {
    app.limiters.login(address.ip())?;
    let name = read_name(&wish.name)?;
    check_password(&wish.password, &name.shown)?;
    if app.store.account_named(&name.key).await?.is_some() {
        return Err(name_taken());
    }
    let guest = match session::known(&app, &headers).await? {
        Some(Visit { role: Some(_), .. }) => {
            return Err(ApiError::new(StatusCode::CONFLICT, "has-account", message!("has-account")));
        }
        Some(guest) => guest,
        None => session::new_guest(&app, address).await?.0,
    };
    let _place = app.shares.hashing(address.ip())?;
    let password = app.people.hasher.hash(&wish.password).await?;
    let account = AccountRow {
        user_id: guest.user.id.clone(),
        name: name.shown,
        name_key: name.key,
        password: Some(password),
        role: Role::Player,
        created_at: app.clock.now(),
    };
    if !app.store.make_account(&account).await? {
        return Err(name_taken());
    }
    new_account(&app, &account, &headers).await
}

/// 409: somebody has the name.
pub fn name_taken() -> ApiError {
    let message = message!("name-is-taken");
    ApiError::new(StatusCode::CONFLICT, "name-taken", message).at("name")
}

/// The guest who has just become an account is told everywhere, and comes in.
pub async fn new_account(
    app: &AppState,
    account: &AccountRow,
    headers: &HeaderMap,
) -> ApiResult<(Cookies, Created<Me>)> {
    tracing::info!(event = "account", user = %account.user_id);
    app.tables
        .lobby()
        .rename(&crate::store::User { id: account.user_id.clone(), name: account.name.clone() });
    let entered = enter(app, account, headers).await?;
    // Whoever knew a session of the guest is not to be in the account.
    app.store.end_sessions(&account.user_id, Some(&entered.session)).await?;
    app.people.sessions_ended(&account.user_id, Some(entered.session));
    Ok((entered.cookies, Created(entered.me)))
}

/// Somebody who has just come in.
pub struct Entered {
    /// SHA-256 of the token of the session.
    session: [u8; 32],
    cookies: Cookies,
    me: Me,
}

impl Entered {
    pub fn answer(self) -> (Cookies, Json<Me>) {
        (self.cookies, Json(self.me))
    }
}

/// Begins a session of an account.
pub async fn enter(app: &AppState, account: &AccountRow, headers: &HeaderMap) -> ApiResult<Entered> {
    let begun = session::begin(app, &account.user_id, headers).await?;
    let user = crate::store::User { id: account.user_id.clone(), name: account.name.clone() };
    let visit = Visit { user, session: begun.session, role: Some(account.role), scopes: None };
    let me = session::me_of(app, visit).await?;
    let mark = session::device_cookie(app, &account.user_id, headers)?;
    Ok(Entered { session: begun.session, cookies: cookies([begun.cookie, mark]), me })
}

/// From where somebody shows a password.
#[derive(Clone, Copy)]
pub struct Place<'a> {
    pub address: IpAddr,
    /// The marks of devices that come with the request.
    pub marks: Option<&'a str>,
    /// The caller is signed in and shows it again.
    pub signed_in: bool,
}

/// Any network: what a device or a name is counted under by itself.
pub(super) const ANYWHERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::UNSPECIFIED);

/// A password, and the code beside it.
#[derive(Clone, Copy)]
pub struct Given<'a> {
    pub password: &'a str,
    /// A code of an authenticator app, or a recovery code.
    pub code: Option<&'a str>,
}

/// An attempt that was counted: its counter, under which name, and the network.
struct Attempt<'a> {
    device: Option<String>,
    name_key: &'a str,
    network: IpAddr,
}

/// Counts an attempt. A device that the account knows has attempts of its own, and no number of strangers uses them up; for
/// all others those of a network and those at the name count.
fn attempt<'a>(
    app: &AppState,
    name_key: &'a str,
    account: Option<&AccountRow>,
    from: Place<'_>,
) -> ApiResult<Attempt<'a>> {
    let (people, now) = (&app.people, app.clock.now());
    let network = network(from.address);
    let device =
        account.zip(from.marks).and_then(|(one, marks)| people.devices.known(marks, &one.user_id, now));
    match &device {
        Some(device) => people.backoff.attempt(device, ANYWHERE, now).map_err(ApiError::too_many)?,
        None => {
            app.limiters.login(from.address)?;
            people.backoff.attempt(name_key, network, now).map_err(ApiError::too_many)?;
            if !from.signed_in {
                people.names.attempt(name_key, ANYWHERE, now).map_err(ApiError::too_many)?;
            }
        }
    }
    Ok(Attempt { device, name_key, network })
}

impl Attempt<'_> {
    /// It was right, so its counters begin anew.
    fn succeeded(&self, people: &people::People) {
        match &self.device {
            Some(device) => people.backoff.succeeded(device, ANYWHERE),
            None => {
                people.backoff.succeeded(self.name_key, self.network);
                people.names.succeeded(self.name_key, ANYWHERE);
            }
        }
    }
}

/// Counts a failure for the account's owner, who is told. The answer does not wait for it, so it does not
/// tell which names there are.
fn tell_owner(app: &Arc<AppState>, account: &AccountRow) {
    let (app, user_id) = (Arc::clone(app), account.user_id.clone());
    tokio::spawn(async move {
        match app.store.sign_in_failed(&user_id, app.clock.now(), MAILED_FROM, MAILED_AGAIN_MS).await {
            Ok(true) => app.notices.mail_changed(),
            Ok(false) => {}
            Err(error) => tracing::error!(event = "internal-error", cause = %error),
        }
    });
}

/// Tells an account's owner by mail what has changed about the ways into it, where an address is confirmed.
pub async fn tell_change(app: &AppState, user_id: &UserId, change: Change) -> ApiResult<()> {
    if app.store.post_change(user_id, change, app.clock.now()).await? {
        app.notices.mail_changed();
    }
    Ok(())
}

/// Compares a password, counting the attempt; the account when it is right. Takes as long for names that nobody has. Where the
/// account asks for a code beside the password, that is compared, too.
///
/// # Errors
/// 401 when the password is right and the code is not there or wrong; 429 when it is too early for an attempt.
pub async fn proven(
    app: &Arc<AppState>,
    name_key: &str,
    given: Given<'_>,
    from: Place<'_>,
) -> ApiResult<Option<AccountRow>> {
    let password = given.password;
    let account = app.store.account_named(name_key).await?;
    let attempt = attempt(app, name_key, account.as_ref(), from)?;
    let stored = account.as_ref().and_then(|account| account.password.clone());
    let verdict = if attempt.device.is_some() || from.signed_in {
        app.people.own_hasher.verify(password, stored).await?
    } else {
        let _place = app.shares.hashing(from.address)?;
        app.people.hasher.verify(password, stored).await?
    };
    let Some(account) = account.as_ref().filter(|_| verdict.right).cloned() else {
        // Not the name: people type their password there.
        tracing::warn!(event = "login-failed", network = %attempt.network, known = attempt.device.is_some());
        if let Some(account) = account.filter(|_| attempt.device.is_none()) {
            tell_owner(app, &account);
        }
        return Ok(None);
    };
    attempt.succeeded(&app.people);
    if verdict.outdated {
        let renewed = app.people.hasher.hash(password).await?;
        app.store.set_password(&account.user_id, &renewed).await?;
        tracing::info!(event = "password-rehashed", user = %account.user_id);
    }
    if let Err(refused) = second_factor::check(app, &account, given.code, attempt.device.as_deref()).await {
        if refused.code == second_factor::WRONG && attempt.device.is_none() {
            tell_owner(app, &account);
        }
        return Err(refused);
    }
    Ok(Some(account))
}

/// `POST /api/v1/session`: logs in.
pub async fn log_in(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    JsonBody(given): JsonBody<SignIn>,
) -> ApiResult<(Cookies, Json<Me>)> {
    let name: String = given.name.chars().take(100).collect();
    let marks = session::device_marks(&app, &headers);
    let from = Place { address: address.ip(), marks, signed_in: false };
    let count = |outcome| metrics::counter!("pasch_logins_total", "outcome" => outcome).increment(1);
    let shown = Given { password: &given.password, code: given.code.as_deref() };
    let account = proven(&app, &skeleton(&name), shown, from).await.inspect_err(|refused| {
        if refused.code == second_factor::WRONG {
            count("wrong");
        }
    })?;
    let account = account.ok_or_else(|| {
        count("wrong");
        ApiError::new(StatusCode::UNAUTHORIZED, "bad-credentials", message!("wrong-name-or-password"))
    })?;
    count("right");
    tracing::info!(event = "login", user = %account.user_id);
    Ok(enter(&app, &account, &headers).await?.answer())
}

/// `DELETE /api/v1/session`: logs out. Not for guests: their cookie is the one key to their games.
pub async fn log_out(State(app): App, Visitor(visit): Visitor) -> ApiResult<(Cookies, NoContent)> {
    account(&app, &visit).await?;
    session::end(&app, &visit).await?;
    tracing::info!(event = "logout", user = %visit.user.id);
    let cookie = session::cookie(&app, "", 0)?;
    Ok((cookies([cookie]), NoContent))
}

/// The account of who asks; refused for guests.
pub async fn account(app: &AppState, visit: &Visit) -> ApiResult<AccountRow> {
    app.store
        .account_of(&visit.user.id)
        .await?
        .ok_or_else(|| ApiError::new(StatusCode::FORBIDDEN, "no-account", message!("account-wanted")))
}

pub async fn show(
    State(app): App,
    Visitor(visit): Visitor,
    headers: HeaderMap,
) -> ApiResult<Json<AccountView>> {
    let account = account(&app, &visit).await?;
    let site = proof::site(&app, &headers)?;
    let passkeys = app.store.passkeys_of(&visit.user.id).await?;
    let rows = app.store.sessions_of(&visit.user.id, app.clock.now()).await?;
    let failures = app.store.sign_in_failures(&visit.user.id).await?;
    let second_factor = second_factor::view(&app, &visit.user.id).await?;
    let sessions = rows.into_iter().map(|row| SessionView {
        id: session_id(&row.session),
        agent: row.agent,
        here: row.session == visit.session,
        created_at: row.created_at,
        seen_at: row.seen_at,
    });
    Ok(Json(AccountView {
        name: account.name,
        role: account.role.word().to_owned(),
        created_at: account.created_at,
        password: account.password.is_some(),
        passkeys: passkeys.iter().map(|row| passkeys::view(row, &site)).collect(),
        second_factor,
        failures: failures.map(|one| FailuresView {
            count: one.count,
            first_at: one.first_at,
            last_at: one.last_at,
        }),
        sessions: sessions.collect(),
    }))
}

/// `DELETE /api/v1/account/failures`: the caller has seen the failed attempts to sign in.
pub async fn forget_failures(State(app): App, Visitor(visit): Visitor) -> ApiResult<NoContent> {
    account(&app, &visit).await?;
    app.store.forget_failures(&visit.user.id).await?;
    Ok(NoContent)
}

/// A session's name in lists: half of the hash of its token, from which nobody finds the token.
pub fn session_id(session: &[u8; 32]) -> String {
    session[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// `PUT /api/v1/account/password`: a new password, or the first one, a new session, and the end of all others and of all tokens.
pub async fn set_password(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Visitor(visit): Visitor,
    headers: HeaderMap,
    JsonBody(wish): JsonBody<PasswordChange>,
) -> ApiResult<(Cookies, NoContent)> {
    let account = account(&app, &visit).await?;
    check_password(&wish.new, &account.name)?;
    let shown = Shown {
        password: wish.old.as_deref(),
        field: "old",
        passkey: wish.passkey.as_ref(),
        code: wish.code.as_deref(),
    };
    prove(&app, &visit, &account, &shown, address.ip()).await?;
    let _place = app.shares.hashing(address.ip())?;
    let password = app.people.hasher.hash(&wish.new).await?;
    app.store.set_password(&account.user_id, &password).await?;
    let begun = session::begin(&app, &account.user_id, &headers).await?;
    app.store.end_sessions(&account.user_id, Some(&begun.session)).await?;
    app.store.end_tokens(&account.user_id).await?;
    app.people.sessions_ended(&account.user_id, Some(begun.session));
    tracing::info!(event = "password-changed", user = %account.user_id);
    tell_change(&app, &account.user_id, Change::Password).await?;
    Ok((cookies([begun.cookie]), NoContent))
}

/// `POST /api/v1/account/delete`: gives up what is played with others, and forgets the account.
pub async fn delete(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Visitor(visit): Visitor,
    JsonBody(shown): JsonBody<Proof>,
) -> ApiResult<(Cookies, NoContent)> {
    let account = account(&app, &visit).await?;
    prove(&app, &visit, &account, &Shown::of(&shown), address.ip()).await?;
    people::leave(&app.store, &app.rooms, &app.tables, &visit.user, app.clock.now()).await?;
    app.vacations.forget(&visit.user.id);
    app.people.sessions_ended(&visit.user.id, None);
    tracing::info!(event = "account-deleted", user = %visit.user.id);
    let cookie = session::cookie(&app, "", 0)?;
    Ok((cookies([cookie]), NoContent))
}

/// `DELETE /api/v1/account/sessions`: ends all sessions but this one.
pub async fn end_others(State(app): App, Visitor(visit): Visitor) -> ApiResult<NoContent> {
    account(&app, &visit).await?;
    app.store.end_sessions(&visit.user.id, Some(&visit.session)).await?;
    app.people.sessions_ended(&visit.user.id, Some(visit.session));
    Ok(NoContent)
}

pub async fn end_session(
    State(app): App,
    Path(id): Path<String>,
    Visitor(visit): Visitor,
) -> ApiResult<NoContent> {
    account(&app, &visit).await?;
    let rows = app.store.sessions_of(&visit.user.id, app.clock.now()).await?;
    let row = rows.into_iter().find(|row| session_id(&row.session) == id);
    let row = row.ok_or_else(|| ApiError::not_found(message!("no-such-session")))?;
    session::end(&app, &Visit { session: row.session, ..visit }).await?;
    Ok(NoContent)
}

/// `PUT /api/v1/account/settings`: keeps how the caller likes the board.
pub async fn keep_settings(
    State(app): App,
    Visitor(visit): Visitor,
    JsonBody(settings): JsonBody<Map<String, Value>>,
) -> ApiResult<NoContent> {
    let body = serde_json::to_string(&settings).map_err(|error| ApiError::internal(&error))?;
    let is_plain = |value: &Value| match value {
        Value::Array(items) => items.iter().all(|item| !item.is_array() && !item.is_object()),
        other => !other.is_object(),
    };
    if body.len() > SETTINGS || !settings.values().all(is_plain) {
        let message = message!("settings-plain", bytes = SETTINGS);
        return Err(ApiError::unprocessable("bad-settings", message));
    }
    app.store.keep_settings(&visit.user.id, &body, app.clock.now()).await?;
    if visit.role.is_some() {
        app.tables.lobby().change(|hall| hall.hide(&visit.user.id, wishes_to_hide(&settings)));
    }
    Ok(NoContent)
}

/// The setting of an account by which nobody sees that they are there, but those they play with.
fn wishes_to_hide(settings: &Map<String, Value>) -> bool {
    settings.get("invisible") == Some(&Value::Bool(true))
}

/// Whether whoever asks wishes to be seen by nobody but those they play with. Guests cannot.
pub async fn is_hidden(app: &AppState, visit: &Visit) -> ApiResult<bool> {
    if visit.role.is_none() {
        return Ok(false);
    }
    let settings = app.store.settings_of(&visit.user.id).await?;
    Ok(settings.and_then(|body| serde_json::from_str(&body).ok()).is_some_and(|all| wishes_to_hide(&all)))
}
