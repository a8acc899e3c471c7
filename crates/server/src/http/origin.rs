//! Which pages may change anything here.
//!
//! A browser says where a request comes from and cannot be made to lie. State-changing requests and
//! socket upgrades are refused when that is another site; programs that are no browsers send neither
//! header and have no cookie to be abused. Who comes with a token comes without a cookie's rights.

use pasch_messages::message;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::App;
use super::error::{ApiError, ApiResult};
use super::headers::{host_of, token};
use pasch_credentials::passkeys::Site;

/// Whether the headers speak of this site's own pages: those of the public origin where there is one, else of the host that
/// the request names. Whoever names several origins has none.
#[must_use]
pub fn is_own(headers: &HeaderMap, public_origin: Option<&str>) -> bool {
    let mut origins = headers.get_all(header::ORIGIN).iter();
    if let Some(origin) = origins.next() {
        let Ok(origin) = origin.to_str() else { return false };
        let is_one = match public_origin {
            Some(public) => public.trim_end_matches('/').eq_ignore_ascii_case(origin),
            None => is_host(origin, headers),
        };
        return is_one && origins.next().is_none();
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

/// Where the pages are that this request comes from, once `check` has let it pass: the public origin where there is one,
/// else what the browser says, which is the request's own host.
#[must_use]
pub fn site(headers: &HeaderMap, public_origin: Option<&str>) -> Option<Site> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let origin = match (public_origin, text(header::ORIGIN)) {
        (Some(public), _) => public.trim_end_matches('/').to_owned(),
        (None, Some(said)) => said.to_owned(),
        (None, None) => format!("http://{}", text(header::HOST)?),
    };
    let (_, authority) = origin.split_once("://")?;
    let host = host_of(authority).to_ascii_lowercase();
    Some(Site { origin, host })
}

/// Refuses requests that name several hosts. Where HTTP/2 names the host in the address, it is put into the header.
pub async fn one_host(mut request: Request, next: Next) -> Response {
    let named = request.uri().authority().map(ToString::to_string);
    let mut hosts = request.headers().get_all(header::HOST).iter();
    let first = hosts.next().cloned();
    let differs =
        |(first, named): (&HeaderValue, &String)| !first.as_bytes().eq_ignore_ascii_case(named.as_bytes());
    if hosts.next().is_some() || first.as_ref().zip(named.as_ref()).is_some_and(differs) {
        let error = ApiError::bad_request("several-hosts", message!("several-hosts"));
        return error.into_response();
    }
    if let (None, Some(named)) = (first, named)
        && let Ok(value) = named.parse()
    {
        request.headers_mut().insert(header::HOST, value);
    }
    next.run(request).await
}

/// 403 for a foreign page.
pub fn check(headers: &HeaderMap, public_origin: Option<&str>) -> ApiResult<()> {
    if is_own(headers, public_origin) || token(headers).is_some() {
        return Ok(());
    }
    Err(ApiError::new(axum::http::StatusCode::FORBIDDEN, "foreign-origin", message!("foreign-origin")))
}

/// Refuses state-changing requests from other sites' pages.
pub async fn guard(State(app): App, request: Request, next: Next) -> Response {
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
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(axum::http::HeaderName::from_static(name), value.parse().unwrap());
        }
        headers
    }

    #[test]
    fn a_site_is_the_public_origin_or_what_the_browser_says() {
        let site = |pairs: &[(&'static str, &str)], public: Option<&str>| {
            site(&headers(pairs), public).map(|site| (site.origin, site.host))
        };
        let is = |origin: &str, host: &str| Some((origin.to_owned(), host.to_owned()));
        let local = [("host", "localhost:8080"), ("origin", "http://localhost:8080")];
        assert_eq!(site(&local, None), is("http://localhost:8080", "localhost"));
        assert_eq!(site(&local[..1], None), is("http://localhost:8080", "localhost"));
        assert_eq!(site(&[("host", "[::1]:80")], None), is("http://[::1]:80", "[::1]"));
        assert_eq!(site(&[("host", "[::1]")], None), is("http://[::1]", "[::1]"));
        let public = Some("https://Play.example.org/");
        assert_eq!(site(&local, public), is("https://Play.example.org", "play.example.org"));
        assert_eq!(site(&[], None), None);
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
        // The public origin is the only one, whatever the request calls its host.
        let public = Some("https://play.example.org/");
        assert!(check(&behind, public));
        for foreign in ["http://evil.example", "http://play.example.org", "https://play.example.org:8443"] {
            let host = foreign.split_once("//").unwrap().1;
            assert!(!check(&[("host", host), ("origin", foreign)], public), "{foreign}");
        }
        let several = [behind[0], behind[1], ("origin", "https://evil.example")];
        assert!(!check(&several, public));
        let local = ("origin", "http://127.0.0.1:8080");
        assert!(!check(&[("host", "127.0.0.1:8080"), local, local], None));
    }
}
