//! One log line and one count per request; security headers on every answer.

use pasch_messages::message;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::error::ApiError;
use super::{App, AppState};

/// What pages may load and whom they may connect to. The sockets are named, for not every browser takes them to be `'self'`.
fn policy(sockets: Option<&str>) -> String {
    let (gap, sockets) = sockets.map_or(("", ""), |sockets| (" ", sockets));
    format!(
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
         connect-src 'self'{gap}{sockets}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; \
         object-src 'none'"
    )
}

/// Where a page's own sockets are: at the public origin, else at the host that the request names.
fn sockets(app: &AppState, headers: &HeaderMap) -> Option<String> {
    if let Some(public) = &app.config.public_origin {
        let (scheme, authority) = public.trim_end_matches('/').split_once("://")?;
        let scheme = if scheme.eq_ignore_ascii_case("https") { "wss" } else { "ws" };
        return Some(format!("{scheme}://{authority}"));
    }
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | ':' | '-' | '_' | '[' | ']');
    (!host.is_empty() && host.chars().all(is_plain)).then(|| format!("ws://{host}"))
}

/// Logs and counts a request. Neither query nor headers are written.
pub async fn log(request: Request, next: Next) -> Response {
    let start = Instant::now();
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let route = request
        .extensions()
        .get::<MatchedPath>()
        .map_or_else(|| "pages".to_owned(), |matched| matched.as_str().to_owned());
    let response = next.run(request).await;
    let seconds = start.elapsed().as_secs_f64();
    let status = response.status().as_u16();
    let labels = [("method", method.to_string()), ("route", route.clone()), ("status", status.to_string())];
    metrics::counter!("pasch_http_requests_total", &labels).increment(1);
    metrics::histogram!("pasch_http_seconds", "route" => route).record(seconds);
    tracing::info!(event = "http", %method, %path, status, ms = seconds * 1000.0);
    response
}

/// Adds the security headers.
pub async fn secure(State(app): App, request: Request, next: Next) -> Response {
    let policy = policy(sockets(&app, request.headers()).as_deref());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    // An operator's origin that cannot stand in a header leaves the sockets to `'self'`.
    let policy = HeaderValue::try_from(policy)
        .unwrap_or(HeaderValue::from_static("default-src 'self'; frame-ancestors 'none'; object-src 'none'"));
    // A page with scripts of its own in it says so itself.
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(policy);
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.entry(header::REFERRER_POLICY).or_insert(HeaderValue::from_static("same-origin"));
    headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    );
    headers.insert(
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    );
    if app.config.is_https() {
        headers.insert(
            header::STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static("max-age=31536000; includeSubDomains"),
        );
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Ends a request that takes too long.
pub async fn time_box(State(app): App, request: Request, next: Next) -> Response {
    let limit = app.config.request_timeout;
    match tokio::time::timeout(limit, next.run(request)).await {
        Ok(response) => response,
        Err(_) => ApiError::new(
            axum::http::StatusCode::REQUEST_TIMEOUT,
            "timeout",
            message!("too-slow", seconds = limit.as_secs()),
        )
        .into_response(),
    }
}
