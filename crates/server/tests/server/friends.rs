//! Friends and blocked people: who is listed, and what the blocked cannot do.

use std::time::Duration;

use pasch_server::wire::{ClientMessage, FriendsView, TableStatus, TableView};
use serde_json::{Value, json};

use crate::people::with_account;
use crate::support::{Guest, Server, on_both_engines};
use crate::tables::wish;

on_both_engines! {
    the_blocked_come_no_nearer,
}

async fn circle(guest: &Guest) -> FriendsView {
    guest.get("/api/v1/friends").await.json()
}

fn names(view: &FriendsView) -> (Vec<(&str, bool)>, Vec<&str>) {
    let friends = view.friends.iter().map(|one| (one.name.as_str(), one.online)).collect();
    (friends, view.blocked.iter().map(|one| one.name.as_str()).collect())
}

async fn id(guest: &Guest) -> String {
    guest.get("/api/v1/me").await.json::<Value>()["id"].as_str().unwrap().to_owned()
}

/// Waits until the first friend is shown as being there, or as gone: the server hears of sockets a moment later.
async fn is_online(guest: &Guest, online: bool) {
    let mut looks = 0;
    while circle(guest).await.friends[0].online != online && looks < 400 {
        looks += 1;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(circle(guest).await.friends[0].online, online);
}

/// An account that wishes to be invisible is there for nobody, and again when it wishes to be seen.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_invisible_is_not_listed() {
    let server = Server::fresh().await;
    let anna = with_account(&server.guest().await, "Anna").await;
    let bert = with_account(&server.guest().await, "Bert").await;
    assert_eq!(anna.post("/api/v1/friends", &json!({ "name": "bert" })).await.status, 204);
    let wishes = async |guest: &Guest, invisible: bool| {
        let settings = json!({ "invisible": invisible });
        assert_eq!(guest.put("/api/v1/account/settings", &settings).await.status, 204);
    };
    let lobby = bert.socket_at("lobby/ws", None).await.unwrap();
    is_online(&anna, true).await;
    wishes(&bert, true).await;
    is_online(&anna, false).await;
    drop(lobby);
    // Whoever comes invisible is never told of.
    let mut seen = anna.socket_at("lobby/ws", None).await.unwrap();
    let snapshot: Value = seen.next_as().await.unwrap();
    assert_eq!(
        (snapshot["online"].as_u64(), snapshot["people"].as_array().map(Vec::len)),
        (Some(1), Some(1))
    );
    let again = bert.socket_at("lobby/ws", None).await.unwrap();
    wishes(&bert, false).await;
    // The first who comes and is none of these; that Anna has come herself may be told late.
    let mut came = async |known: &[&str]| loop {
        let told: Value = seen.next_as().await.unwrap();
        assert_eq!(told["left"].as_array().map(Vec::len), Some(0), "{told}");
        let mut names = told["came"].as_array().into_iter().flatten().filter_map(|one| one["name"].as_str());
        if let Some(name) = names.find(|name| !known.contains(name)) {
            return (name.to_owned(), told["online"].as_u64());
        }
    };
    assert_eq!(came(&["Anna"]).await, ("Bert".to_owned(), Some(2)));
    is_online(&anna, true).await;

    // Guests are always seen: they have no account to keep the wish.
    let guest = server.guest().await;
    wishes(&guest, true).await;
    let _lobby = guest.socket_at("lobby/ws", None).await.unwrap();
    assert_eq!(came(&["Anna", "Bert"]).await.1, Some(3));
    drop(again);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_are_listed_with_who_is_here() {
    let server = Server::fresh().await;
    let anna = with_account(&server.guest().await, "Anna").await;
    let bert = with_account(&server.guest().await, "Bert").await;
    let carl = with_account(&server.guest().await, "Carl").await;
    for name in ["bert", "CARL", "bert"] {
        assert_eq!(anna.post("/api/v1/friends", &json!({ "name": name })).await.status, 204);
    }
    let lobby = bert.socket_at("lobby/ws", None).await.unwrap();
    is_online(&anna, true).await;
    assert_eq!(names(&circle(&anna).await), (vec![("Bert", true), ("Carl", false)], vec![]));
    assert_eq!(names(&circle(&bert).await), (vec![], vec![]), "nobody is told");
    drop(lobby);
    is_online(&anna, false).await;

    // Nobody is on both lists.
    assert_eq!(anna.post("/api/v1/blocks", &json!({ "id": id(&carl).await })).await.status, 204);
    assert_eq!(names(&circle(&anna).await), (vec![("Bert", false)], vec!["Carl"]));
    assert_eq!(anna.post("/api/v1/friends", &json!({ "name": "Carl" })).await.status, 204);
    assert_eq!(names(&circle(&anna).await).1, Vec::<&str>::new());
    let carls = id(&carl).await;
    assert_eq!(bert.delete(&format!("/api/v1/friends/{carls}")).await.status, 204, "Bert's own list");
    assert_eq!(circle(&anna).await.friends.len(), 2);
    assert_eq!(anna.delete(&format!("/api/v1/friends/{carls}")).await.status, 204);
    assert_eq!(circle(&anna).await.friends.len(), 1);

    for (wish, code) in [
        (json!({ "name": "Anna" }), "bad-person"),
        (json!({}), "bad-person"),
        (json!({ "name": "Nobody" }), "no-player"),
        (json!({ "id": "nobody" }), "no-player"),
    ] {
        assert_eq!(anna.post("/api/v1/friends", &wish).await.refusal().1, code, "{wish}");
    }
    let guest = server.guest().await;
    assert_eq!(guest.get("/api/v1/friends").await.refusal().1, "no-account");
    assert_eq!(guest.post("/api/v1/blocks", &json!({ "name": "Anna" })).await.refusal().1, "no-account");
    server.stop().await;
}

async fn the_blocked_come_no_nearer(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let anna = with_account(&server.guest().await, "Anna").await;
    let eve = with_account(&server.guest().await, "Eve").await;
    let annas = id(&anna).await;
    let challenge = wish(|wish| wish["invite"] = json!(annas));
    // They are at a table already, and Eve has challenged Anna besides.
    let table = anna.table(&wish(|_| {})).await;
    let played = eve.sit(table.id.as_str(), "").await.match_id.unwrap();
    let before = eve.table(&challenge).await;
    assert_eq!(anna.post("/api/v1/blocks", &json!({ "name": "Eve" })).await.status, 204);
    let declined: TableView = anna.get(&format!("/api/v1/tables/{}", before.id)).await.json();
    assert_eq!(declined.status, TableStatus::Closed);

    assert_eq!(eve.post("/api/v1/tables", &challenge).await.refusal().1, "not-wanted");
    for open in [true, false] {
        let table = anna.table(&wish(|wish| wish["public"] = json!(open))).await;
        let join = format!("/api/v1/tables/{}/join", table.id);
        assert_eq!(eve.post(&join, &json!({})).await.refusal().1, "not-wanted", "public: {open}");
    }
    // Pairing passes by: neither sits down at the other's table.
    let quick = wish(|wish| wish["public"] = json!(true));
    let of_eve: TableView = eve.post("/api/v1/tables/quick", &quick).await.json();
    assert_eq!((of_eve.host.name.as_str(), of_eve.match_id), ("Eve", None));
    let of_anna: TableView = anna.post("/api/v1/tables/quick", &quick).await.json();
    assert_eq!((of_anna.host.name.as_str(), of_anna.match_id), ("Anna", None));

    // What Eve says at the table where both sit is not heard.
    let mut sockets = [anna.socket(played.as_str()).await, eve.socket(played.as_str()).await];
    for socket in &mut sockets {
        socket.resume(0).await;
    }
    assert!(sockets[0].talk().await.1, "muted");
    sockets[1].send(&ClientMessage::Say { text: "hello?".to_owned() }).await;
    sockets[0].send(&ClientMessage::Say { text: "to myself".to_owned() }).await;
    let heard = sockets[0].talk().await.0;
    assert_eq!(heard.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["to myself"]);

    // And once she may, she may.
    let eves = id(&eve).await;
    assert_eq!(anna.delete(&format!("/api/v1/blocks/{eves}")).await.status, 204);
    assert_eq!(eve.post("/api/v1/tables", &challenge).await.status, 201);
    server.stop().await;
}
