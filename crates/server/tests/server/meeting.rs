//! Where players meet, over HTTP and the lobby's socket: rated pairing among near ratings, being told that somebody comes.

use pasch_server::wire::{ComerView, LobbyMessage, LookoutView, NoticesView, RatingRange, TableView, UserId};
use serde_json::{Value, json};

use crate::people::with_account;
use crate::support::{Server, Socket, on_both_engines};
use crate::tables::wish;

on_both_engines! {
    near_pairing_has_the_range_of_the_callers_rating,
    who_comes_is_told_to_pages_other_than_the_lobby,
}

async fn near_pairing_has_the_range_of_the_callers_rating(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let (anna, bert) = (
        with_account(&server.guest().await, "Anna").await,
        with_account(&server.guest().await, "Bert").await,
    );
    let rated = |near: bool| wish(|wish| (wish["rated"], wish["near"]) = (json!(true), json!(near)));
    let friendly = wish(|wish| wish["near"] = json!(true));
    assert_eq!(anna.post("/api/v1/tables/quick", &friendly).await.refusal().1, "bad-range");
    let guest = server.guest().await;
    assert_eq!(guest.post("/api/v1/tables/quick", &rated(true)).await.refusal().1, "no-account");

    let mut lobby = anna.socket_at("lobby/ws", None).await.unwrap();
    let Some(LobbyMessage::Snapshot { ratings, .. }) = lobby.next_as().await else { panic!() };
    assert!(ratings.is_empty(), "never rated");
    let open: TableView = anna.post("/api/v1/tables/quick", &rated(true)).await.json();
    assert_eq!(open.ratings, Some(RatingRange { from: 1350, to: 1650 }));
    assert_eq!((open.match_id, open.pool.as_str()), (None, "hitting"));
    let begun: TableView = bert.post("/api/v1/tables/quick", &rated(true)).await.json();
    assert_eq!((begun.id, begun.match_id.is_some()), (open.id, true));
    server.stop().await;
}

/// The next word that somebody has come.
async fn comer(lobby: &mut Socket) -> ComerView {
    loop {
        match lobby.next_as().await {
            Some(LobbyMessage::Diff { comer: Some(comer), .. }) => return comer,
            Some(_) => {}
            None => panic!("the line is closed"),
        }
    }
}

async fn who_comes_is_told_to_pages_other_than_the_lobby(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let (anna, bert) = (server.guest().await, server.guest().await);
    let lookout = async || anna.get("/api/v1/notices").await.json::<NoticesView>().lookout;
    assert_eq!(lookout().await, None);
    let on: LookoutView = anna.put("/api/v1/notices/lookout", &Value::Null).await.json();
    assert_eq!(lookout().await, Some(on.until));
    let mut elsewhere = anna.socket_at("lobby/ws?own=true&busy=true", None).await.unwrap();
    assert!(matches!(elsewhere.next_as().await, Some(LobbyMessage::Snapshot { .. })));
    let id: UserId = bert.get("/api/v1/me").await.json::<Value>()["id"].as_str().unwrap().into();
    let _lobby = bert.socket_at("lobby/ws", None).await.unwrap();
    let told = comer(&mut elsewhere).await;
    assert_eq!((told.id, told.table), (id, None));
    assert_eq!(anna.delete("/api/v1/notices/lookout").await.status, 204);
    assert_eq!(lookout().await, None);

    // It ends at a table.
    anna.put("/api/v1/notices/lookout", &Value::Null).await;
    let table = bert.table(&wish(|wish| wish["public"] = json!(true))).await;
    anna.sit(table.id.as_str(), "Anna").await;
    assert_eq!(lookout().await, None);
    server.stop().await;
}
