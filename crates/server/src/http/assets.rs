//! The pages, embedded in the program.

use std::borrow::Cow;

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use pasch_messages::{Arg, message};
use rust_embed::Embed;
use sha2::{Digest as _, Sha256};

use super::App;
use super::error::ApiError;

#[derive(Embed)]
#[folder = "../../web/dist/"]
struct Pages;

/// The page that checks dice: one file with its script inside, so that it can be saved.
const CHECKER: &str = "check-dice.html";

/// It runs its own script and talks to nobody.
const CHECKER_POLICY: &str = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; \
     img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/// Any path that is no API: a file of the web client, or the page that knows the path.
pub async fn serve(State(app): App, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return ApiError::not_found(message!("no-such-address", address = uri.path())).into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return ApiError::new(
            StatusCode::METHOD_NOT_ALLOWED,
            "method-not-allowed",
            message!("page-method", address = uri.path(), method = Arg::text(&method)),
        )
        .into_response();
    }
    if let Some(file) = Pages::get(path).filter(|_| !path.is_empty()) {
        let hash = file.metadata.sha256_hash();
        return answer(path, file.data, hash, &headers);
    }
    if !is_page(uri.path()) {
        return ApiError::not_found(message!("no-such-address", address = uri.path())).into_response();
    }
    match Pages::get("index.html") {
        Some(file) => match &app.config.public_origin {
            Some(origin) => {
                let html = with_origin(&file.data, origin);
                let hash = Sha256::digest(&html).into();
                answer("index.html", html.into(), hash, &headers)
            }
            None => {
                let hash = file.metadata.sha256_hash();
                answer("index.html", file.data, hash, &headers)
            }
        },
        None => ApiError::internal(&"the program was built without pages").into_response(),
    }
}

/// Whether a path is a page of the client. One with an ending names a file; but names of players have dots.
pub fn is_page(path: &str) -> bool {
    let path = path.trim_start_matches('/');
    let last = path.rsplit('/').next().unwrap_or_default();
    let is_file = last.contains('.') && !path.starts_with("player/");
    let first = path.split('/').next().unwrap_or_default();
    !is_file && !matches!(first, "api" | "healthz" | "metrics" | "handover" | ".well-known")
}

/// The card of a shared link has to have a whole address.
fn with_origin(html: &[u8], origin: &str) -> Vec<u8> {
    let card = format!("content=\"{}/card.png\"", origin.trim_end_matches('/'));
    String::from_utf8_lossy(html).replace("content=\"/card.png\"", &card).into_bytes()
}

fn answer(path: &str, data: Cow<'static, [u8]>, hash: [u8; 32], headers: &HeaderMap) -> Response {
    let tag: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    // Names under assets/ carry a hash of their content; the rest is asked for again each time.
    let caching =
        if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers
        .get(header::IF_NONE_MATCH)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.split(',').any(|one| one.trim().trim_start_matches("W/") == tag));
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Response::new(Body::from(data.into_owned()))
    };
    let own = response.headers_mut();
    own.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type(path)));
    own.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    if path == CHECKER {
        own.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CHECKER_POLICY));
    }
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        own.insert(header::ETAG, tag);
    }
    response
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wav" => "audio/wav",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_card_of_the_start_page_has_a_whole_address() {
        let html = Pages::get("index.html").expect("pages are built");
        let text = String::from_utf8(with_origin(&html.data, "https://play.example/")).expect("UTF-8");
        assert!(text.contains("property=\"og:image\" content=\"https://play.example/card.png\""), "{text}");
    }
}
