//! Which callers are on this machine itself, and the proxy that nobody has named.
//!
//! Callers on the loopback interface are spared the limits by network while no proxy stands in front. A proxy that the
//! options do not name speaks from the loopback interface, too. It gives itself away by the headers that proxies add, and by
//! a `Host` that is no name of this machine. From then on nobody is spared, and the operator is told.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::http::HeaderMap;

use super::headers::{is_proxied, names_this_machine};
use crate::config::Config;

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

    /// Whether a proxy at this address is named.
    #[must_use]
    pub fn is_proxy(&self, address: IpAddr) -> bool {
        self.0.proxies.contains(&address)
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

#[cfg(test)]
mod tests {
    use super::super::headers::PROXIED;
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
