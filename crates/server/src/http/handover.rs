//! One name for a server on one's own machine: `localhost`, where passkeys work.
//!
//! A page that is asked for at `127.0.0.1` or `[::1]` is answered by a redirect to the same page at `localhost`. Browsers
//! keep cookies by host, so whoever has a session at the old address takes it along by a one-time key
//! ([`crate::people::Handover`]). The key goes to the browser that sent the session's cookie and to nobody else: other
//! pages can make it follow the redirect but cannot read where it leads. Only callers on this machine are redirected, only
//! when the request names the server's own address, and only to the server's own port.

use pasch_messages::message;
use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::asked::Query;
use super::error::{ApiError, ApiResult};
use super::headers::is_proxied;
use super::localhost::Localhost;
use super::{App, AppState, assets, session};
use crate::store::StoreError;
use crate::store::people::Visit;
use pasch_credentials::{Handed, made_up};

/// Where a key is used.
pub const PATH: &str = "/handover";

/// Whether a browser asks for a page to be shown in its window, and from this machine.
fn is_visit(headers: &HeaderMap, peer: SocketAddr) -> bool {
    let is = |name: &'static str, wanted: &str| {
        headers.get(name).is_none_or(|value| value.as_bytes() == wanted.as_bytes())
    };
    peer.ip().to_canonical().is_loopback()
        && is("sec-fetch-mode", "navigate")
        && is("sec-fetch-dest", "document")
        && !is_proxied(headers)
}

fn redirect(to: &str) -> ApiResult<Response> {
    let to = HeaderValue::from_str(to).map_err(|error| ApiError::internal(&error))?;
    let headers = [
        (header::LOCATION, to),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    ];
    Ok((StatusCode::SEE_OTHER, headers).into_response())
}

/// Redirects page visits at this machine's other addresses to `localhost`.
pub async fn guard(State(app): App, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().copied();
    if let (Some(localhost), Some(ConnectInfo(peer))) = (&app.localhost, peer) {
        let (method, uri, headers) = (request.method(), request.uri(), request.headers());
        match leave(&app, localhost, peer, (method, uri, headers)).await {
            Ok(None) => {}
            Ok(Some(response)) => return response,
            Err(error) => return error.into_response(),
        }
    }
    next.run(request).await
}

async fn leave(
    app: &AppState,
    localhost: &Localhost,
    peer: SocketAddr,
    (method, uri, headers): (&Method, &Uri, &HeaderMap),
) -> ApiResult<Option<Response>> {
    let is_read = matches!(*method, Method::GET | Method::HEAD);
    if !is_read || !assets::is_page(uri.path()) || !is_visit(headers, peer) {
        return Ok(None);
    }
    let Some(host @ ("127.0.0.1" | "[::1]")) = localhost.host(headers) else { return Ok(None) };
    let page = uri.path_and_query().map_or("/", |page| page.as_str());
    let there = localhost.address("localhost");
    let plain = || redirect(&format!("{there}{page}")).map(Some);
    let Some((visit, token)) = session::known_by(app, headers).await? else { return plain() };
    if localhost.keys.stays(&visit.session) {
        return Ok(None);
    }
    let handed =
        Handed { token, session: visit.session, from: localhost.address(host), page: page.to_owned() };
    let key = localhost.keys.key(handed, app.clock.now()).map_err(|error| ApiError::internal(&error))?;
    match key.filter(|_| *method == Method::GET) {
        Some(key) => redirect(&format!("{there}{PATH}?key={key}")).map(Some),
        None => plain(),
    }
}

/// What stands after `?`.
#[derive(Debug, Deserialize)]
pub struct KeyQuery {
    #[serde(default)]
    key: String,
}

/// `GET /handover?key=…`: the session that the key stands for is this host's, too.
pub async fn arrive(
    State(app): App,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Query(query): Query<KeyQuery>,
    headers: HeaderMap,
) -> ApiResult<Response> {
    let missing = || ApiError::not_found(message!("no-such-address", address = PATH));
    let localhost = app.localhost.as_ref().ok_or_else(missing)?;
    if localhost.host(&headers) != Some("localhost") || !is_visit(&headers, peer) {
        return Err(missing());
    }
    let here = localhost.address("localhost");
    let Some(handed) = localhost.keys.take(&query.key, app.clock.now()) else {
        return redirect(&format!("{here}/"));
    };
    let to = format!("{here}{}", handed.page);
    let Some(visit) = app.store.visit(&handed.session, app.clock.now()).await? else { return redirect(&to) };
    match session::known(&app, &headers).await? {
        Some(own) if own.user.id == visit.user.id => return redirect(&to),
        // Who came to localhost first and has done something there is not sent away from it.
        Some(own) if !is_blank(&app, &own).await? => {
            if is_blank(&app, &visit).await? {
                return redirect(&to);
            }
            localhost.keys.stay(handed.session);
            return redirect(&format!("{}{}", handed.from, handed.page));
        }
        _ => {}
    }
    tracing::info!(event = "handed-over", user = %visit.user.id);
    let mut response = redirect(&to)?;
    let cookie = session::cookie(&app, &handed.token, session::lifetime_s(&visit))?;
    response.headers_mut().insert(header::SET_COOKIE, cookie);
    Ok(response)
}

/// Whether a visitor is a guest who has nothing here that could be missed.
async fn is_blank(app: &AppState, visit: &Visit) -> Result<bool, StoreError> {
    let id = &visit.user.id;
    Ok(visit.role.is_none()
        && visit.user.name == made_up(id.as_str())
        && app.store.matches_of(id, 1).await?.is_empty()
        && app.store.analyses_of(id, 1).await?.is_empty()
        && app.store.open_tables_of(id).await? == 0
        && app.store.imports_of(id, 1).await?.is_empty()
        && app.store.collected_kinds(id).await?.is_empty())
}
