//! An account is deleted: what goes, what stays for others, what can still be proved.

use std::time::Duration;

use pasch_dice::proofs_in;
use pasch_server::wire::{
    AnalysisView, HistoryEntry, HistoryKind, Intent, LeadersView, MatchList, MatchView, Phase, PlayerPage,
    TableView,
};
use serde_json::{Value, json};

use crate::people::with_account;
use crate::support::{Guest, Server, config, first_path, on_both_engines};
use crate::tables::wish;

const LEFT: &str = "somebody who left";

on_both_engines! {
    who_leaves_is_forgotten_and_games_stay_for_the_others,
}

async fn act(guest: &Guest, view: &MatchView, intent: &Intent) -> u16 {
    let body = json!({ "id": format!("at {}", view.seq), "seq": view.seq, "intent": intent });
    guest.post(&format!("/api/v1/matches/{}/intents", view.id), &body).await.status
}

/// A match between the host and the other, begun and as many turns old as it takes to count.
async fn begun(host: &Guest, other: &Guest, wish: &Value) -> String {
    let table = host.table(wish).await;
    let id = other.sit(table.id.as_str(), "").await.match_id.unwrap();
    for _ in 0..60 {
        for guest in [host, other] {
            let view = guest.view(id.as_str()).await;
            let plays = |one: &&HistoryEntry| matches!(one.kind, HistoryKind::Play | HistoryKind::Dance);
            if view.history.iter().filter(plays).count() >= 12 {
                return id.to_string();
            }
            let intent = match &view.plays {
                Some(plays) => Intent::Play { path: first_path(plays) },
                None => Intent::Roll,
            };
            // One of both may.
            act(guest, &view, &intent).await;
        }
    }
    id.to_string()
}

async fn delete(account: &Guest, password: &str) -> (u16, Option<String>) {
    let answer = account.post("/api/v1/account/delete", &json!({ "password": password })).await;
    let code = (answer.status >= 400).then(|| answer.refusal().1);
    (answer.status, code)
}

async fn who_leaves_is_forgotten_and_games_stay_for_the_others(data: tempfile::TempDir) {
    let server = Server::start_fair(config(data.path())).await;
    let anna = with_account(&server.guest().await, "Anna").await;
    let bert = with_account(&server.guest().await, "Bertram").await;
    let rated = wish(|wish| wish["rated"] = json!(true));
    let over = begun(&anna, &bert, &rated).await;
    act(&bert, &bert.view(&over).await, &Intent::Concede).await;
    // It is rated and analysed before the player goes, so that everything that could name them is there.
    let mut page: PlayerPage = anna.get("/api/v1/players/anna").await.json();
    for _ in 0..1200 {
        if page.matches.iter().any(|one| one.pr.is_some() && one.analysis.is_some()) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        page = anna.get("/api/v1/players/anna").await.json();
    }
    let analysis = page.matches[0].analysis.clone().expect("an analysis");
    let live = begun(&anna, &bert, &rated).await;
    let mut socket = anna.socket(&live).await;
    socket.resume(0).await;
    let open = bert.table(&wish(|wish| wish["public"] = json!(true))).await;
    let upload = bert.upload(
        "own.mat",
        b" 1 point match\n\n Game 1\n A : 0      B : 0\n  1) 31: 8/5 6/5    52: 13/8 2/1\n",
    );
    assert_eq!(upload.await.status, 202);
    let token = bert
        .post(
            "/api/v1/account/tokens",
            &json!({ "name": "x", "scopes": ["read"], "days": 1, "password": "a prime of six" }),
        )
        .await;
    let token: Value = token.json();

    assert_eq!(delete(&bert, "not the password").await, (401, Some("bad-credentials".to_owned())));
    assert_eq!(delete(&server.guest().await, "a prime of six").await.1.as_deref(), Some("no-account"));
    assert_eq!(delete(&bert, "a prime of six").await, (204, None));

    // Nobody comes in any more, and nothing is found under the name.
    assert_eq!(bert.get("/api/v1/matches").await.status, 401);
    let bearer = format!("Bearer {}", token["token"].as_str().unwrap());
    let headers = [("Authorization", bearer.as_str())];
    assert_eq!(crate::support::request(server.addr, "GET", "/api/v1/me", &headers, b"").await.status, 401);
    let again = json!({ "name": "Bertram", "password": "a prime of six" });
    assert_eq!(anna.post("/api/v1/session", &again).await.refusal().1, "bad-credentials");
    assert_eq!(anna.get("/api/v1/players/Bertram").await.status, 404);

    // Matches with the player are over, count, and are there without the name.
    let view = socket.state_where(|view| matches!(view.phase, Phase::MatchOver { .. })).await;
    assert_eq!(view.id, live.as_str());
    let mut pages = 0;
    let page: PlayerPage = loop {
        let page: PlayerPage = anna.get("/api/v1/players/anna").await.json();
        if page.matches.len() == 2 || pages > 1200 {
            break page;
        }
        pages += 1;
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    assert!(page.matches.iter().all(|one| one.won && one.opponent_left), "{:?}", page.matches);
    let best: LeadersView = anna.get("/api/v1/ratings/hitting").await.json();
    assert_eq!(best.players.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Anna"]);
    for id in [&over, &live] {
        let view = anna.view(id).await;
        assert_eq!(view.players.b.name, LEFT);
        let table = view.table.and_then(|table| table.id).unwrap();
        let table: TableView = anna.get(&format!("/api/v1/tables/{table}")).await.json();
        assert_eq!(table.b.unwrap().name, LEFT);
        let file = anna.get(&format!("/api/v1/matches/{id}/export")).await.text();
        assert!(file.contains(LEFT) && !file.contains("Bertram"), "{file}");
    }
    let list: MatchList = anna.get("/api/v1/matches").await.json();
    assert!(list.matches.iter().all(|one| one.players.a == "Anna" && one.players.b == LEFT), "{list:?}");
    assert_eq!(anna.get(&format!("/api/v1/tables/{}", open.id)).await.json::<TableView>().host.name, LEFT);
    let told = anna.get(&format!("/api/v1/analyses/{analysis}")).await;
    assert!(!told.text().contains("Bertram"), "{}", told.text());
    assert_eq!(told.json::<AnalysisView>().report.unwrap().players.b, LEFT);

    // The dice are bound to the name that was there, and are proved as before.
    for id in [&over, &live] {
        let text = anna.get(&format!("/api/v1/matches/{id}/export?format=json")).await.text();
        let proof = &proofs_in(&text).unwrap()[0];
        assert_eq!(proof.context.players[1], "Bertram");
        let found = proof.check().unwrap();
        assert!(found.faults.is_empty() && found.right > 2, "{found:?}");
    }

    // Also after a restart; and the name is free.
    server.stop().await;
    let server = Server::start_fair(config(data.path())).await;
    let anna = Guest { addr: server.addr, ..anna };
    assert_eq!(anna.view(&over).await.players.b.name, LEFT);
    let other = with_account(&server.guest().await, "Bertram").await;
    assert_eq!(other.get("/api/v1/matches").await.json::<MatchList>().matches.len(), 0);
    server.stop().await;
}
