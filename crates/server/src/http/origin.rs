//! Which pages may change anything here.
//!
//! A browser says where a request comes from and cannot be made to lie. State-changing requests and
//! socket upgrades are refused when that is another site; programs that are no browsers send neither
//! header and have no cookie to be abused. Who comes with a token comes without a cookie's rights.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::AppState;
use super::bearer;
use super::error::ApiError;

/// Whether the headers speak of this site's own pages.
#[must_use]
pub fn is_own(headers: &HeaderMap, public_origin: Option<&str>) -> bool {
    if let Some(origin) = headers.get(header::ORIGIN) {
        let Ok(origin) = origin.to_str() else { return false };
        return public_origin.is_some_and(|public| public.trim_end_matches('/') == origin)
            || is_host(origin, headers);
    }
    match headers.get("sec-fetch-site").map(|value| value.as_bytes()) {
        None | Some(b"same-origin" | b"none") => true,
        Some(_) => false,
    }
}

fn is_host(origin: &str, headers: &HeaderMap) -> bool {
    let authority = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    match (authority, host) {
        (Some(authority), Some(host)) => authority.eq_ignore_ascii_case(host),
        _ => false,
    }
}

/// 403 for a foreign page.
pub fn check(headers: &HeaderMap, public_origin: Option<&str>) -> Result<(), ApiError> {
    if is_own(headers, public_origin) || bearer::token(headers).is_some() {
        return Ok(());
    }
    Err(ApiError::new(
        axum::http::StatusCode::FORBIDDEN,
        "foreign-origin",
        "This request comes from another site's page and is refused.",
    ))
}

/// Refuses state-changing requests from other sites' pages.
pub async fn guard(State(app): State<Arc<AppState>>, request: Request, next: Next) -> Response {
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let checked = check(request.headers(), app.config.public_origin.as_deref());
    if let (false, Err(error)) = (safe, checked) {
        super::body::refuse_body(request.into_body()).await;
        return error.into_response();
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (axum::http::HeaderName::from_static(name), value.parse().unwrap()))
            .collect()
    }

    #[test]
    fn own_pages_pass_and_others_do_not() {
        let check = |pairs: &[(&'static str, &str)], public: Option<&str>| is_own(&headers(pairs), public);
        assert!(check(&[("host", "127.0.0.1:8080")], None));
        assert!(check(&[("host", "127.0.0.1:8080"), ("origin", "http://127.0.0.1:8080")], None));
        assert!(!check(&[("host", "127.0.0.1:8080"), ("origin", "http://127.0.0.1:9090")], None));
        assert!(!check(&[("host", "127.0.0.1:8080"), ("origin", "https://evil.example")], None));
        assert!(!check(&[("host", "127.0.0.1:8080"), ("origin", "null")], None));
        assert!(!check(&[("origin", "http://127.0.0.1:8080")], None));
        assert!(check(&[("sec-fetch-site", "same-origin")], None));
        assert!(check(&[("sec-fetch-site", "none")], None));
        assert!(!check(&[("sec-fetch-site", "cross-site")], None));
        assert!(!check(&[("sec-fetch-site", "same-site")], None));
        let behind = [("host", "backend:80"), ("origin", "https://play.example.org")];
        assert!(check(&behind, Some("https://play.example.org")));
        assert!(!check(&behind, Some("https://other.example.org")));
    }
}
