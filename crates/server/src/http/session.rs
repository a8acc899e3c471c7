//! Who is asking: a cookie with an opaque token, known to the store by its hash.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};

use super::AppState;
use super::body::JsonBody;
use super::error::ApiError;
use crate::clock;
use crate::store::{NewSession, User};
use crate::tables::words;
use crate::token;
use crate::wire::{Me, NameRequest};

/// As long as browsers keep a cookie: for a guest it is the only key to the matches.
const LIFETIME_S: i64 = 400 * 24 * 3600;

/// The caller, known by the cookie. Refused with 401 without one.
#[derive(Debug, Clone)]
pub struct Caller(pub User);

impl FromRequestParts<Arc<AppState>> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Self, ApiError> {
        known(app, &parts.headers).await?.map(Caller).ok_or_else(ApiError::no_session)
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

async fn known(app: &AppState, headers: &HeaderMap) -> Result<Option<User>, ApiError> {
    let Some(token) = token(headers, cookie_name(app.config.is_https())) else {
        return Ok(None);
    };
    Ok(app.store.session_user(&token::hash_token(token), clock::now()).await?)
}

/// `GET /api/v1/me`: the caller; a guest is made on the first call.
pub async fn me(
    State(app): State<Arc<AppState>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    if let Some(user) = known(&app, &headers).await? {
        return Ok(Json(Me { id: user.id, name: user.name }).into_response());
    }
    app.limiters.guest(address.ip())?;
    let (token, token_hash) = token::new_token()?;
    let user = User { id: token::new_id()?, name: "Guest".to_owned() };
    let now = clock::now();
    let session = NewSession { token_hash, now, expires_at: now + LIFETIME_S * 1000 };
    app.store.create_guest(&user, &session).await?;
    tracing::info!(event = "guest", user = %user.id);
    let https = app.config.is_https();
    let cookie = format!(
        "{}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={LIFETIME_S}{}",
        cookie_name(https),
        if https { "; Secure" } else { "" }
    );
    let mut response = Json(Me { id: user.id, name: user.name }).into_response();
    let cookie = HeaderValue::from_str(&cookie).map_err(|error| ApiError::internal(&error))?;
    response.headers_mut().insert(header::SET_COOKIE, cookie);
    Ok(response)
}

/// `PUT /api/v1/me`: what a guest wants to be called.
pub async fn rename(
    State(app): State<Arc<AppState>>,
    Caller(user): Caller,
    JsonBody(request): JsonBody<NameRequest>,
) -> Result<Json<Me>, ApiError> {
    let user = renamed(&app, user, Some(&request.name)).await?;
    Ok(Json(Me { id: user.id, name: user.name }))
}

/// The user under the name he wishes from now on; a guest keeps it.
pub async fn renamed(app: &AppState, mut user: User, name: Option<&str>) -> Result<User, ApiError> {
    let Some(name) = name.filter(|name| *name != user.name) else { return Ok(user) };
    let name = words::name(name).ok_or_else(|| {
        let message = "A name has 1 to 24 letters, figures, spaces or _ - . '";
        ApiError::unprocessable("bad-name", message).at("name")
    })?;
    app.store.rename_guest(&user.id, &name).await?;
    user.name = name;
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
