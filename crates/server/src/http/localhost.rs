//! A server on one's own machine, and the addresses that a request can name it by.

use axum::http::{HeaderMap, header};

use crate::config::Config;
use pasch_credentials::Handover;

/// A server that is known as `localhost`.
pub struct Localhost {
    port: u16,
    /// The one-time keys that are out.
    pub keys: Handover,
}

impl Localhost {
    /// For a server that listens on localhost's addresses at this port; `None` where others reach it in another way.
    #[must_use]
    pub fn new(config: &Config, port: Option<u16>) -> Option<Self> {
        let is_own = config.public_origin.is_none() && config.proxies.is_empty();
        port.filter(|_| is_own).map(|port| Self { port, keys: Handover::default() })
    }

    /// This server at another name of the machine.
    #[must_use]
    pub fn address(&self, host: &str) -> String {
        format!("http://{host}:{}", self.port)
    }

    /// Which of the server's addresses a request names.
    #[must_use]
    pub fn host<'h>(&self, headers: &'h HeaderMap) -> Option<&'h str> {
        let host = headers.get(header::HOST)?.to_str().ok()?;
        // Browsers leave the port of http out.
        let (name, port) = match host.rsplit_once(':') {
            Some((name, port)) if !port.ends_with(']') => (name, port.parse().ok()?),
            _ => (host, 80),
        };
        (port == self.port).then_some(name)
    }
}
