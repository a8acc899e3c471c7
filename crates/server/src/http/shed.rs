//! Under pressure those who play go on, and whoever wants to begin something comes back later ([`crate::pressure`]).

use pasch_messages::message;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::App;
use super::error::ApiError;

/// When it makes sense to try again, in seconds.
const RETRY_S: u64 = 5;

/// Whether a request wants to begin something: a guest, a table, a match.
fn begins(method: &Method, path: &str, headers: &HeaderMap) -> bool {
    match path {
        "/me" => {
            *method == Method::GET
                && !headers.contains_key(header::COOKIE)
                && !headers.contains_key(header::AUTHORIZATION)
        }
        "/matches" | "/tables" | "/account" => *method == Method::POST,
        _ => *method == Method::POST && path.starts_with("/tables/") && path.ends_with("/join"),
    }
}

/// Refuses whoever wants to begin something while there is enough to do.
pub async fn guard(State(app): App, request: Request, next: Next) -> Response {
    if !begins(request.method(), request.uri().path(), request.headers()) {
        return next.run(request).await;
    }
    let Some(_let_in) = app.pressure.let_in() else {
        metrics::counter!("pasch_shed_total").increment(1);
        let message = message!("overloaded", seconds = RETRY_S);
        let mut error = ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "overloaded", message);
        error.retry_after = Some(RETRY_S);
        return error.into_response();
    };
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_plays_begins_nothing() {
        let none = HeaderMap::new();
        let known = HeaderMap::from_iter([(header::COOKIE, "pasch=x".parse().unwrap())]);
        assert!(begins(&Method::GET, "/me", &none) && !begins(&Method::GET, "/me", &known));
        for path in ["/matches", "/tables", "/tables/abc/join", "/account"] {
            assert!(begins(&Method::POST, path, &known), "{path}");
            assert!(!begins(&Method::GET, path, &known), "{path}");
        }
        for path in ["/matches/abc/intents", "/session", "/tables/abc/close", "/analyses"] {
            assert!(!begins(&Method::POST, path, &known), "{path}");
        }
        assert!(!begins(&Method::GET, "/matches/abc/ws", &known));
    }
}
