//! Which callers are on this machine itself, and the proxy that nobody has named.
//!
//! Callers on the loopback interface are spared the limits by network while no proxy stands in front. A proxy that the
//! options do not name speaks from the loopback interface, too. It gives itself away by the headers that proxies add, and by
//! a `Host` that is no name of this machine. From then on nobody is spared, and the operator is told.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use sha2::{Digest as _, Sha256};

use super::AppState;
use super::error::ApiError;
use super::{bearer, origin};
use crate::config::Config;

/// Headers of proxies: a caller who comes through one is not on this machine.
const PROXIED: [&str; 6] =
    ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];

/// Whether a request carries a header that only proxies add.
#[must_use]
pub fn is_proxied(headers: &HeaderMap) -> bool {
    PROXIED.iter().any(|name| headers.contains_key(*name))
}

/// Whether a request names this machine as its own callers do; programs may name none.
fn names_this_machine(headers: &HeaderMap) -> bool {
    let Some(host) = headers.get(header::HOST) else { return true };
    let Ok(host) = host.to_str() else { return false };
    let name = origin::host_of(host).to_ascii_lowercase();
    let is_local = |address: IpAddr| address.to_canonical().is_loopback();
    name == "localhost"
        || name.ends_with(".localhost")
        || name.trim_matches(['[', ']']).parse().is_ok_and(is_local)
}

/// Whom the limits by network spare, and whether an unknown proxy was seen.
#[derive(Clone, Debug)]
pub struct Neighbours(Arc<Known>);

#[derive(Debug)]
struct Known {
    proxies: Vec<IpAddr>,
    is_private: bool,
    has_unknown_proxy: AtomicBool,
}

impl Neighbours {
    /// Callers on this machine are spared unless there is a public origin.
    #[must_use]
    pub fn new(config: &Config) -> Self {
        Self(Arc::new(Known {
            proxies: config.proxies.iter().map(IpAddr::to_canonical).collect(),
            is_private: config.public_origin.is_none(),
            has_unknown_proxy: AtomicBool::new(false),
        }))
    }

    /// Whether a caller from this address is not counted by its network.
    #[must_use]
    pub fn spares(&self, address: IpAddr) -> bool {
        self.0.is_private && !self.has_unknown_proxy() && address.to_canonical().is_loopback()
    }

    /// Whether requests have come through a proxy that the options do not name.
    #[must_use]
    pub fn has_unknown_proxy(&self) -> bool {
        self.0.has_unknown_proxy.load(Ordering::Relaxed)
    }

    /// Looks at a request from a peer, before anybody believes what it says.
    pub fn look(&self, peer: IpAddr, headers: &HeaderMap) {
        let peer = peer.to_canonical();
        if self.has_unknown_proxy() || self.0.proxies.contains(&peer) {
            return;
        }
        let is_near = match peer {
            IpAddr::V4(address) => address.is_loopback() || address.is_private(),
            IpAddr::V6(address) => address.is_loopback() || address.is_unique_local(),
        };
        // A direct caller from afar may say anything and is counted as itself.
        let is_proxy = is_near && is_proxied(headers);
        let is_odd = self.0.is_private && peer.is_loopback() && !names_this_machine(headers);
        if (is_proxy || is_odd) && !self.0.has_unknown_proxy.swap(true, Ordering::Relaxed) {
            tracing::warn!(
                event = "unknown-proxy",
                %peer,
                message = "requests come through a proxy that is not named: its callers are counted as one network and the \
                    limits hold for this machine, too; start the server with --origin URL and --proxy IP"
            );
        }
    }
}

/// Where a connection comes from, kept when a proxy's word has replaced it.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);

/// An operator: somebody on this machine who came through no proxy, or a program with the token for operators.
pub struct Operator;

impl FromRequestParts<Arc<AppState>> for Operator {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Self, ApiError> {
        let told = bearer::token(&parts.headers);
        if let (Some(wanted), Some(told)) = (&app.config.metrics_token, told) {
            // Of hashes, so that the time it takes says nothing about the token.
            if Sha256::digest(wanted) == Sha256::digest(told) {
                return Ok(Self);
            }
        }
        let peer = parts.extensions.get::<Peer>().map(|peer| peer.0.ip().to_canonical());
        let address = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|at| at.0.ip().to_canonical());
        let is_here = |address: Option<IpAddr>| address.is_some_and(|address| address.is_loopback());
        // A named proxy on this machine may leave out whom it speaks for.
        let is_proxy = peer.is_some_and(|peer| app.neighbours.0.proxies.contains(&peer));
        let is_own = is_here(peer) && is_here(address) && !is_proxy;
        if told.is_none() && is_own && !is_proxied(&parts.headers) && names_this_machine(&parts.headers) {
            return Ok(Self);
        }
        Err(ApiError::new(
            axum::http::StatusCode::FORBIDDEN,
            "operators-only",
            "This page is for the server's own machine, or for a program with the token for operators.",
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (axum::http::HeaderName::from_static(name), value.parse().unwrap()))
            .collect()
    }

    #[test]
    fn an_unknown_proxy_ends_the_exception_for_this_machine() {
        let at = |text: &str| text.parse::<IpAddr>().unwrap();
        let after = |peer: &str, pairs: &[(&'static str, &'static str)], change: fn(&mut Config)| {
            let mut config = Config::new("unused");
            change(&mut config);
            let neighbours = Neighbours::new(&config);
            neighbours.look(at(peer), &headers(pairs));
            (neighbours.spares(at("127.0.0.1")), neighbours.has_unknown_proxy())
        };
        for host in ["localhost:8080", "127.0.0.1", "[::1]:80", "pasch.localhost", "127.0.0.2:1"] {
            assert_eq!(after("127.0.0.1", &[("host", host)], |_| ()), (true, false), "{host}");
        }
        assert_eq!(after("::1", &[], |_| ()), (true, false));
        for name in PROXIED {
            let said = [("host", "localhost:8080"), (name, "192.0.2.1")];
            assert_eq!(after("127.0.0.1", &said, |_| ()), (false, true), "{name}");
            assert_eq!(after("::ffff:127.0.0.1", &said, |_| ()), (false, true), "{name}");
            assert_eq!(after("10.0.0.7", &said, |_| ()), (false, true), "{name}");
            assert_eq!(after("198.51.100.7", &said, |_| ()), (true, false), "who only says so: {name}");
            let known = |config: &mut Config| config.proxies.push("127.0.0.1".parse().unwrap());
            assert_eq!(after("127.0.0.1", &said, known), (true, false), "{name}");
        }
        assert_eq!(after("127.0.0.1", &[("host", "play.example.org")], |_| ()), (false, true));
        assert_eq!(after("192.0.2.1", &[("host", "play.example.org")], |_| ()), (true, false));
        let public = |config: &mut Config| config.public_origin = Some("https://play.example.org".to_owned());
        assert_eq!(after("127.0.0.1", &[("host", "play.example.org")], public), (false, false));
        assert_eq!(after("127.0.0.1", &[("x-forwarded-for", "192.0.2.1")], public), (false, true));
    }
}
