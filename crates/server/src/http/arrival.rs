//! Where a request comes from, and whether its network may ask.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::App;
use super::near::Peer;

/// The address of whoever is behind a chain of proxies that are known: the last one that none of them has.
fn caller(peer: IpAddr, proxies: &[IpAddr], headers: &HeaderMap) -> IpAddr {
    let is_proxy =
        |address: &IpAddr| proxies.iter().any(|proxy| proxy.to_canonical() == address.to_canonical());
    if !is_proxy(&peer) {
        return peer;
    }
    let said = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let chain: Vec<&str> = said.flat_map(|value| value.split(',')).map(str::trim).collect();
    let mut last = peer;
    for text in chain.into_iter().rev() {
        // Beyond something that is no address nothing can be believed.
        let Ok(address) = text.parse() else { break };
        last = address;
        if !is_proxy(&address) {
            break;
        }
    }
    last
}

/// Puts the caller's own address in the place of a known proxy's.
pub async fn locate(State(app): App, mut request: Request, next: Next) -> Response {
    if let Some(ConnectInfo(peer)) = request.extensions().get::<ConnectInfo<SocketAddr>>().copied() {
        app.neighbours.look(peer.ip(), request.headers());
        let address = caller(peer.ip(), &app.config.proxies, request.headers());
        request.extensions_mut().insert(Peer(peer));
        request.extensions_mut().insert(ConnectInfo(SocketAddr::new(address, peer.port())));
    }
    next.run(request).await
}

/// Counts API requests by network.
pub async fn guard(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    match app.bans.check(address.ip()).and_then(|()| app.limiters.request(address.ip())) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_known_proxies_are_believed() {
        let at = |text: &str| text.parse::<IpAddr>().unwrap();
        let proxies = [at("127.0.0.1"), at("10.0.0.1")];
        let said = |peer: &str, chain: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for value in chain {
                headers.append("x-forwarded-for", value.parse().unwrap());
            }
            caller(at(peer), &proxies, &headers)
        };
        assert_eq!(said("192.0.2.1", &["198.51.100.7"]), at("192.0.2.1"), "a caller who only says so");
        assert_eq!(said("127.0.0.1", &["198.51.100.7"]), at("198.51.100.7"));
        assert_eq!(said("::ffff:127.0.0.1", &["198.51.100.7, 10.0.0.1"]), at("198.51.100.7"));
        assert_eq!(
            said("127.0.0.1", &["203.0.113.9, 198.51.100.7"]),
            at("198.51.100.7"),
            "what the caller prefixed"
        );
        assert_eq!(said("127.0.0.1", &["203.0.113.9", "198.51.100.7"]), at("198.51.100.7"));
        assert_eq!(said("127.0.0.1", &["203.0.113.9, nonsense"]), at("127.0.0.1"));
        assert_eq!(said("127.0.0.1", &[]), at("127.0.0.1"));
    }
}
