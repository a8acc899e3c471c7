//! Who is asking: a cookie with an opaque token, known to the store by its hash.

use pasch_messages::{Describe, message};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::{Extension, Json};
use tokio::time::{Instant, Interval, MissedTickBehavior};

use super::answer::{Cookies, cookies};
use super::body::JsonBody;
use super::error::{ApiError, ApiResult};
use super::{App, AppState};
use crate::people::{self, Watch};
use crate::restraint;
use crate::store::moderation::Restraint;
use crate::store::people::{AccountSession, Visit};
use crate::store::{NewSession, User};
use crate::wire::{Me, NameRequest, UserId};
use pasch_credentials::token;
use pasch_table::words;

/// As long as browsers keep a cookie: for a guest it is the only key to the matches.
const GUEST_LIFETIME_S: i64 = 400 * 24 * 3600;

/// What is kept of a browser's name for itself, in characters.
const AGENT: usize = 200;

/// How often the store is asked whether the session of a socket goes on.
const LOOK: Duration = Duration::from_secs(60);

/// The caller's session, or that of a program's token. Refused with 401 without one.
#[derive(Debug, Clone)]
pub struct Visitor(pub Visit);

/// The caller, known by the session. Refused with 401 without one.
#[derive(Debug, Clone)]
pub struct Caller(pub User);

impl FromRequestParts<Arc<AppState>> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> ApiResult<Self> {
        if let Some(program) = parts.extensions.get::<Visit>() {
            return Ok(Self(program.clone()));
        }
        known(app, &parts.headers).await?.map(Visitor).ok_or_else(ApiError::no_session)
    }
}

impl FromRequestParts<Arc<AppState>> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> ApiResult<Self> {
        let Visitor(visit) = Visitor::from_request_parts(parts, app).await?;
        Ok(Self(visit.user))
    }
}

fn cookie_name(https: bool) -> &'static str {
    if https { "__Host-pasch" } else { "pasch" }
}

fn token<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value)
}

/// The session of a browser's request, if it has one that lives. A token is no cookie.
pub async fn known(app: &AppState, headers: &HeaderMap) -> ApiResult<Option<Visit>> {
    Ok(known_by(app, headers).await?.map(|(visit, _)| visit))
}

/// The same, with the token in the cookie.
pub async fn known_by(app: &AppState, headers: &HeaderMap) -> ApiResult<Option<(Visit, String)>> {
    let Some(token) = token(headers, cookie_name(app.config.is_https())) else {
        return Ok(None);
    };
    let visit = app.store.visit(&token::hash_token(token), app.clock.now()).await?;
    Ok(visit.filter(|visit| visit.scopes.is_none()).map(|visit| (visit, token.to_owned())))
}

/// How long browsers keep the cookie of a session, in seconds.
pub fn lifetime_s(visit: &Visit) -> i64 {
    if visit.role.is_none() { GUEST_LIFETIME_S } else { people::ABSOLUTE_MS / 1000 }
}

/// The cookie of a token; an empty token takes it away.
pub fn cookie(app: &AppState, token: &str, lifetime_s: i64) -> ApiResult<HeaderValue> {
    let https = app.config.is_https();
    let text = format!(
        "{}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={lifetime_s}{}",
        cookie_name(https),
        if https { "; Secure" } else { "" }
    );
    HeaderValue::from_str(&text).map_err(|error| ApiError::internal(&error))
}

fn device_cookie_name(https: bool) -> &'static str {
    if https { "__Host-pasch-device" } else { "pasch-device" }
}

/// The marks of devices that come with a request.
pub fn device_marks<'a>(app: &AppState, headers: &'a HeaderMap) -> Option<&'a str> {
    token(headers, device_cookie_name(app.config.is_https()))
}

/// The cookie by which a device is known at which somebody has just signed in.
pub fn device_cookie(app: &AppState, user_id: &UserId, headers: &HeaderMap) -> ApiResult<HeaderValue> {
    let marks = device_marks(app, headers).unwrap_or_default();
    let marks = app.people.devices.mark(marks, user_id, app.clock.now())?;
    let https = app.config.is_https();
    let text = format!(
        "{}={marks}; Path=/; HttpOnly; SameSite=Lax; Max-Age={}{}",
        device_cookie_name(https),
        pasch_credentials::KNOWN_MS / 1000,
        if https { "; Secure" } else { "" }
    );
    HeaderValue::from_str(&text).map_err(|error| ApiError::internal(&error))
}

/// A session that has just begun.
pub struct Begun {
    /// SHA-256 of its token.
    pub session: [u8; 32],
    /// The cookie to send.
    pub cookie: HeaderValue,
}

/// The session that a socket belongs to.
pub struct Session {
    watch: Watch,
    id: [u8; 32],
    look: Interval,
}

impl Session {
    /// The session of a visit, watched from now on.
    pub fn of(app: &AppState, visit: &Visit) -> Self {
        let mut look = tokio::time::interval_at(Instant::now() + LOOK, LOOK);
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Self { watch: app.people.watch(&visit.user.id, visit.session), id: visit.session, look }
    }

    /// Ready when it has ended (`true`), or when it is time to ask the store.
    pub async fn stirred(&mut self) -> bool {
        tokio::select! {
            () = self.watch.ended() => true,
            _ = self.look.tick() => false,
        }
    }

    /// Whether it is over, after `stirred` has said what it knows: sessions also end by time, and by other servers
    /// over the same database.
    pub async fn is_over(&self, app: &AppState, known: bool) -> bool {
        match app.store.visit(&self.id, app.clock.now()).await {
            Ok(visit) => visit.is_none(),
            // Who knows only that it may have ended lets go.
            Err(_) => known,
        }
    }
}

/// Begins a session of an account and ends the one the request came with: nobody who knew that one knows the new one.
pub async fn begin(app: &AppState, user_id: &UserId, headers: &HeaderMap) -> ApiResult<Begun> {
    let before = known(app, headers).await?;
    let (token, session) = token::new_token()?;
    let now = app.clock.now();
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let row = AccountSession {
        user_id: user_id.to_owned(),
        session,
        agent: agent.chars().filter(|c| !c.is_control()).take(AGENT).collect(),
        now,
        idle_ms: people::IDLE_MS,
        expires_at: now + people::ABSOLUTE_MS,
    };
    app.store.begin_session(&row).await?;
    if let Some(before) = before {
        // The same person in the same browser is told as before.
        app.store.move_subscription(user_id, &before.session, &session).await?;
        end(app, &before).await?;
    }
    Ok(Begun { session, cookie: cookie(app, &token, people::ABSOLUTE_MS / 1000)? })
}

/// Ends a session and closes its sockets.
pub async fn end(app: &AppState, visit: &Visit) -> ApiResult<()> {
    app.store.end_session(&visit.session).await?;
    app.people.session_ended(&visit.user.id, visit.session);
    Ok(())
}

/// Makes a guest: the user and the cookie.
pub async fn new_guest(app: &AppState, address: SocketAddr) -> ApiResult<(Visit, HeaderValue)> {
    app.limiters.guest(address.ip())?;
    let (token, session) = token::new_token()?;
    let id: UserId = token::new_id()?;
    let user = User { name: pasch_credentials::made_up(id.as_str()), id };
    let now = app.clock.now();
    let row = NewSession { token_hash: session, now, expires_at: now + GUEST_LIFETIME_S * 1000 };
    app.store.create_guest(&user, &row).await?;
    tracing::info!(event = "guest", user = %user.id);
    let cookie = cookie(app, &token, GUEST_LIFETIME_S)?;
    Ok((Visit { user, session, role: None, scopes: None }, cookie))
}

/// A user as they see themselves.
pub async fn me_of(app: &AppState, visit: Visit) -> ApiResult<Me> {
    let settings = app.store.settings_of(&visit.user.id).await?;
    let held = app.store.sanctions_of(&visit.user.id, app.clock.now()).await?;
    let suspended = held.iter().find(|one| one.restraint == Restraint::Suspension).map(restraint::view);
    Ok(Me {
        id: visit.user.id,
        name: visit.user.name,
        role: visit.role.map(|role| role.word().to_owned()),
        suspended,
        settings: settings.and_then(|body| serde_json::from_str(&body).ok()),
    })
}

/// `GET /api/v1/me`: the caller; a guest is made on the first call.
pub async fn me(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    program: Option<Extension<Visit>>,
    headers: HeaderMap,
) -> ApiResult<(Cookies, Json<Me>)> {
    let visit = match program {
        Some(Extension(visit)) => Some(visit),
        None => known(&app, &headers).await?,
    };
    let (visit, cookie) = match visit {
        Some(visit) => (visit, None),
        None => new_guest(&app, address).await.map(|(visit, cookie)| (visit, Some(cookie)))?,
    };
    Ok((cookies(cookie), Json(me_of(&app, visit).await?)))
}

/// `PUT /api/v1/me`: what a guest wants to be called.
pub async fn rename(
    State(app): App,
    Visitor(mut visit): Visitor,
    JsonBody(request): JsonBody<NameRequest>,
) -> ApiResult<Json<Me>> {
    if visit.role.is_some() && request.name != visit.user.name {
        let message = message!("account-keeps-name");
        return Err(ApiError::new(StatusCode::CONFLICT, "has-account", message).at("name"));
    }
    visit.user = renamed(&app, visit.clone(), Some(&request.name)).await?;
    Ok(Json(me_of(&app, visit).await?))
}

/// A name that a guest may bear, and a bot at their table. Refuses others, as given at `place`.
pub fn guest_name(name: &str, place: &'static str) -> ApiResult<pasch_credentials::Name> {
    let name = words::name(name).ok_or_else(|| {
        let message = message!("guest-name");
        ApiError::unprocessable("bad-name", message).at(place)
    })?;
    pasch_credentials::Name::of_guest(&name)
        .map_err(|fault| ApiError::unprocessable("bad-name", fault.message()).at(place))
}

/// The user under the name they ask for; a guest keeps it, an account keeps the one it has.
pub async fn renamed(app: &AppState, visit: Visit, name: Option<&str>) -> ApiResult<User> {
    let mut user = visit.user;
    let Some(name) = name.filter(|name| visit.role.is_none() && *name != user.name) else { return Ok(user) };
    let name = guest_name(name, "name")?;
    if !app.store.rename_guest(&user.id, &name, app.clock.now()).await? {
        let message = message!("name-is-kept");
        return Err(ApiError::new(StatusCode::CONFLICT, "name-taken", message).at("name"));
    }
    user.name = name.shown;
    app.tables.lobby().rename(&user);
    Ok(user)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_token_is_found_among_other_cookies() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("theme=dark; pasch=abc; x=y"));
        assert_eq!(token(&headers, "pasch"), Some("abc"));
        assert_eq!(token(&headers, "__Host-pasch"), None);
        assert_eq!(token(&HeaderMap::new(), "pasch"), None);
    }
}
