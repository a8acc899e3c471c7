//! What headers say, before anybody has asked who sent them.

use std::net::IpAddr;

use axum::http::{HeaderMap, header};

/// The token of a request, if it comes with one. What other schemes say is for a proxy in front.
#[must_use]
pub fn token(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

/// The host of an authority, without its port.
#[must_use]
pub fn host_of(authority: &str) -> &str {
    match authority.rsplit_once(':') {
        // A bracket behind the colon: it is inside of an IPv6 address.
        Some((host, port)) if !port.ends_with(']') => host,
        _ => authority,
    }
}

/// Headers of proxies: a caller who comes through one is not on this machine.
pub const PROXIED: [&str; 6] =
    ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];

/// Whether a request carries a header that only proxies add.
#[must_use]
pub fn is_proxied(headers: &HeaderMap) -> bool {
    PROXIED.iter().any(|name| headers.contains_key(*name))
}

/// Whether a request names this machine as its own callers do; programs may name none.
pub fn names_this_machine(headers: &HeaderMap) -> bool {
    let Some(host) = headers.get(header::HOST) else { return true };
    let Ok(host) = host.to_str() else { return false };
    let name = host_of(host).to_ascii_lowercase();
    let is_local = |address: IpAddr| address.to_canonical().is_loopback();
    name == "localhost"
        || name.ends_with(".localhost")
        || name.trim_matches(['[', ']']).parse().is_ok_and(is_local)
}
