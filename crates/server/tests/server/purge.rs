//! Guests who have not been seen for long, by a clock that is moved.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use pasch_server::{Config, MovedClock};
use pasch_store::Store;
use pasch_wire::MatchId;
use serde_json::json;
use tempfile::TempDir;

use crate::support::{Guest, Server, config, on_both_engines};

on_both_engines! {
    old_guests_go_and_matches_with_an_account_stay,
    a_server_of_ones_own_forgets_nobody,
}

const DAYS: i64 = 24 * 3600;

async fn start(setup: Config, data: &Path) -> Server {
    Server::start_at(setup, 1, Arc::new(MovedClock::new(data.join("moved")))).await
}

fn pass(data: &Path, days: i64) {
    std::fs::write(data.join("moved"), (days * DAYS).to_string()).unwrap();
}

/// A table of one guest to which the other sits down.
async fn meet(host: &Guest, other: &Guest) -> String {
    let wish = json!({ "game": { "variant": "backgammon", "length": 1, "cube": false }, "clock": { "type": "none" } });
    let table: serde_json::Value = host.post("/api/v1/tables", &wish).await.json();
    let path = format!("/api/v1/tables/{}/join", table["id"].as_str().unwrap());
    let begun = other.post(&path, &json!({})).await;
    assert_eq!(begun.status, 200, "{}", begun.text());
    begun.json::<serde_json::Value>()["matchId"].as_str().unwrap().to_owned()
}

/// The match as it is kept, whoever may see it.
async fn is_kept(store: &Store, id: &str) -> bool {
    store.find_match(&MatchId::from(id)).await.unwrap().is_some()
}

async fn old_guests_go_and_matches_with_an_account_stay(data: TempDir) {
    let mut setup = config(data.path());
    setup.public_origin = Some("http://play.example.org".to_owned());
    setup.purge_every = Duration::from_millis(200);
    let server = start(setup.clone(), data.path()).await;
    let store = Store::open(&setup.database).await.unwrap();
    let (old, anna) = (server.guest().await, server.guest().await);
    let alone = old.new_match(|_| {}).await;
    let shared = meet(&old, &anna).await;
    let anna_is = json!({ "name": "Anna", "password": "a long enough one" });
    let made = anna.post("/api/v1/account", &anna_is).await;
    assert_eq!(made.status, 201, "{}", made.text());
    pass(data.path(), 399);
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert!(is_kept(&store, &alone).await && is_kept(&store, &shared).await, "nobody goes a day too early");
    pass(data.path(), 401);
    for tries in 0.. {
        if !is_kept(&store, &alone).await {
            break;
        }
        assert!(tries < 200, "the guest is still there");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(old.get("/api/v1/matches").await.status, 401);
    // Her session has ended meanwhile, too.
    let anna = anna.after(&anna.post("/api/v1/session", &anna_is).await);
    // The guest goes a moment after the matches that were theirs alone.
    for tries in 0.. {
        let answer = anna.get(&format!("/api/v1/matches/{shared}")).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        if answer.text().contains("deleted guest") {
            break;
        }
        assert!(tries < 200, "the guest is still named: {}", answer.text());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    server.stop().await;
}

async fn a_server_of_ones_own_forgets_nobody(data: TempDir) {
    let mut setup = config(data.path());
    setup.purge_every = Duration::from_millis(50);
    let server = start(setup.clone(), data.path()).await;
    let store = Store::open(&setup.database).await.unwrap();
    let old = server.guest().await;
    let alone = old.new_match(|_| {}).await;
    pass(data.path(), 5000);
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert!(is_kept(&store, &alone).await);
    server.stop().await;

    // Unless it is told to.
    setup.keep_guests = Some(30);
    let server = start(setup, data.path()).await;
    for tries in 0.. {
        if !is_kept(&store, &alone).await {
            break;
        }
        assert!(tries < 200, "the guest is still there");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    server.stop().await;
}
