//! What whoever runs the server asks from the command line, beside a running server.

use std::time::Duration;

use pasch_server::store::Store;
use pasch_server::store::operators::BannedNetwork;
use serde_json::json;

use crate::people::with_account;
use crate::support::{Guest, Server, config, on_both_engines, request};

on_both_engines! {
    a_network_is_banned_and_let_in_again_while_the_server_runs,
    an_account_is_deleted_by_the_running_server,
    what_was_asked_of_a_stopped_server_is_done_when_it_starts,
}

/// Waits for what the server does of its own.
async fn until(what: &str, holds: impl AsyncFn() -> bool) {
    for _ in 0..400 {
        if holds().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("not so: {what}");
}

/// What a command does with the store.
async fn beside(data: &tempfile::TempDir) -> Store {
    Store::open(&config(data.path()).database).await.unwrap()
}

fn banned(network: &str) -> BannedNetwork {
    BannedNetwork { network: network.to_owned(), at: 1, until: None, reason: "A flood.".to_owned() }
}

async fn a_network_is_banned_and_let_in_again_while_the_server_runs(data: tempfile::TempDir) {
    let mut setup = config(data.path());
    setup.proxies = vec!["127.0.0.1".parse().unwrap()];
    let server = Server::start_with(setup, 1).await;
    let asks = async |from: &str, path: &str| {
        let headers = [("X-Forwarded-For", from)];
        request(server.addr, "GET", path, &headers, b"").await
    };
    let me = async |from: &str| asks(from, "/api/v1/me").await.status;
    assert_eq!(me("203.0.113.7").await, 200);
    let store = beside(&data).await;
    store.ban_network(&banned("203.0.113.0/24")).await.unwrap();
    store.ban_network(&banned("2001:db8:1::/48")).await.unwrap();
    until("the network is banned", async || me("203.0.113.7").await == 403).await;
    assert_eq!(asks("203.0.113.200", "/api/v1/me").await.refusal().1, "network-banned");
    assert_eq!(me("2001:db8:1:2::3").await, 403);
    assert_eq!((me("203.0.114.7").await, me("2001:db8:2::1").await), (200, 200), "others come in");
    assert_eq!(asks("203.0.113.7", "/healthz").await.status, 200);
    assert!(store.lift_network("203.0.113.0/24").await.unwrap());
    until("it may come again", async || me("203.0.113.7").await == 200).await;
    store.close().await;
    server.stop().await;
}

async fn an_account_is_deleted_by_the_running_server(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let anna = with_account(&server.guest().await, "Anna").await;
    let bert = with_account(&server.guest().await, "Bert").await;
    let table = anna.table(&crate::tables::wish(|_| {})).await;
    let id = bert.sit(table.id.as_str(), "").await.match_id.unwrap();
    let store = beside(&data).await;
    let account = store.account_named("anna").await.unwrap().unwrap();
    assert!(store.ask_departure(&account.user_id, 1).await.unwrap());
    assert!(!store.ask_departure(&"nobody".into(), 1).await.unwrap());
    until("she is gone", async || anna.get("/api/v1/account").await.status == 401).await;
    let view = bert.view(id.as_str()).await;
    assert!(matches!(view.phase, pasch_server::wire::Phase::MatchOver { .. }), "what she played is given up");
    assert_eq!(view.players.a.name, "somebody who left");
    assert_eq!(store.departures().await.unwrap(), []);
    let again = json!({ "name": "Anna", "password": "a prime of six" });
    assert_eq!(server.guest().await.post("/api/v1/account", &again).await.status, 201, "her name is free");
    store.close().await;
    server.stop().await;
}

async fn what_was_asked_of_a_stopped_server_is_done_when_it_starts(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let anna = with_account(&server.guest().await, "Anna").await;
    server.stop().await;
    let store = beside(&data).await;
    let account = store.account_named("anna").await.unwrap().unwrap();
    assert!(store.ask_departure(&account.user_id, 1).await.unwrap());
    store.ban_network(&banned("203.0.113.9/32")).await.unwrap();
    store.close().await;
    let mut setup = config(data.path());
    setup.proxies = vec!["127.0.0.1".parse().unwrap()];
    let server = Server::start_with(setup, 1).await;
    let headers = [("X-Forwarded-For", "203.0.113.9")];
    let first = request(server.addr, "GET", "/api/v1/me", &headers, b"").await;
    assert_eq!(first.status, 403, "from the first request on");
    let anna = Guest { addr: server.addr, ..anna };
    until("she is gone", async || anna.get("/api/v1/account").await.status == 401).await;
    server.stop().await;
}
