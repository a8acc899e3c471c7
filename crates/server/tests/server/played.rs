//! Finished matches count for their players: they go into the collection, are analysed, and give statistics and problems.

use std::time::Duration;

use pasch_server::wire::{CollectionPage, MatchView, Phase, Seat, Statistics};
use serde_json::{Value, json};

use crate::support::{Guest, Server, first_path, on_both_engines};

on_both_engines! {
    a_match_against_the_computer_counts_once,
    what_is_given_up_at_once_counts_for_nothing,
    both_people_have_their_match_and_a_restart_takes_in_what_was_left,
}

async fn act(guest: &Guest, view: &MatchView, number: usize, intent: Value) {
    let body = json!({ "id": format!("i{number}"), "seq": view.seq, "intent": intent });
    let answer = guest.post(&format!("/api/v1/matches/{}/intents", view.id), &body).await;
    assert!(answer.status == 200 || answer.refusal().1 == "stale", "{}", answer.text());
}

/// Takes part in a match as seat a until enough has happened, and gives it up then.
async fn play(guest: &Guest, id: &str, enough: u32) {
    for number in 0..400 {
        let view = guest.view(id).await;
        let intent = match (&view.phase, &view.plays) {
            (Phase::MatchOver { .. }, _) => return,
            _ if view.seq > enough => json!({ "type": "concede" }),
            (Phase::ToMove { player: Seat::A, .. }, Some(plays)) => {
                json!({ "type": "play", "path": first_path(plays) })
            }
            (Phase::Opening, _) | (Phase::ToRoll { player: Seat::A }, _) => json!({ "type": "roll" }),
            (Phase::DoubleOffered { by: Seat::B, .. }, _) => json!({ "type": "take" }),
            _ => {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            }
        };
        act(guest, &view, number, intent).await;
    }
    panic!("the match goes on");
}

async fn against_the_bot(guest: &Guest) -> String {
    guest.new_match(|wish| wish["opponent"] = json!({ "type": "bot", "level": "beginner" })).await
}

/// The statistics, once so many matches are analysed.
async fn sums(guest: &Guest, analysed: u32) -> Statistics {
    for _ in 0..1200 {
        let sums: Statistics = guest.get("/api/v1/you").await.json();
        if sums.analysed >= analysed {
            return sums;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the match is never analysed");
}

async fn collection(guest: &Guest) -> CollectionPage {
    guest.get("/api/v1/collection").await.json()
}

async fn a_match_against_the_computer_counts_once(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let guest = server.guest().await;
    assert_eq!(guest.get("/api/v1/you").await.json::<Statistics>(), Statistics::default());
    let id = against_the_bot(&guest).await;
    play(&guest, &id, 40).await;
    let first = sums(&guest, 1).await;
    assert_eq!((first.matches, first.analysed, first.over_time.len()), (1, 1, 1));
    assert_eq!((first.won, first.lost), (0, 1), "it was given up");
    assert!(first.decisions > 0 && first.pr.is_some());
    assert_eq!(first.opponents[0].name, "Pasch");
    // The same match as a file is the same match.
    let file = guest.get(&format!("/api/v1/matches/{id}/export?format=log")).await.text();
    let import = guest.send_files(&[("match.log", file.as_bytes())]).await;
    assert_eq!((import.added, import.known), (0, 1));
    assert_eq!(sums(&guest, 1).await, first);
    assert_eq!(collection(&guest).await.matches.len(), 1);
    server.stop().await;
}

async fn what_is_given_up_at_once_counts_for_nothing(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let guest = server.guest().await;
    let short = against_the_bot(&guest).await;
    play(&guest, &short, 0).await;
    let long = against_the_bot(&guest).await;
    play(&guest, &long, 40).await;
    assert_eq!(sums(&guest, 1).await.matches, 1);
    assert_eq!(collection(&guest).await.matches.len(), 1);
    server.stop().await;
}

async fn both_people_have_their_match_and_a_restart_takes_in_what_was_left(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let (anna, bert) = (server.guest().await, server.guest().await);
    let wish = json!({ "game": { "variant": "backgammon", "length": 1, "cube": false }, "clock": { "type": "none" } });
    let table = anna.table(&wish).await;
    let id = bert.sit(table.id.as_str(), "Bert").await.match_id.unwrap().to_string();
    for number in 0..400 {
        let view = anna.view(&id).await;
        if view.seq > 40 {
            act(&bert, &bert.view(&id).await, number, json!({ "type": "concede" })).await;
            break;
        }
        let (guest, view) = match view.phase {
            Phase::MatchOver { .. } => break,
            Phase::ToRoll { player: Seat::B } | Phase::ToMove { player: Seat::B, .. } => {
                (&bert, bert.view(&id).await)
            }
            _ => (&anna, view),
        };
        let intent = match &view.plays {
            Some(plays) => json!({ "type": "play", "path": first_path(plays) }),
            None => json!({ "type": "roll" }),
        };
        act(guest, &view, number, intent).await;
    }
    // Whatever the first server did of it, the second one does the rest, and nothing twice.
    server.stop().await;
    let server = Server::start(data.path()).await;
    let [anna, bert] = [anna, bert].map(|guest| Guest { addr: server.addr, ..guest });
    let (of_anna, of_bert) = (sums(&anna, 1).await, sums(&bert, 1).await);
    assert_eq!((of_anna.matches, of_anna.won, of_bert.matches, of_bert.lost), (1, 1, 1, 1));
    assert_eq!((collection(&anna).await.matches.len(), collection(&bert).await.matches.len()), (1, 1));
    // Both send the file of the match five times, all at once: it is still one match each.
    let file = anna.get(&format!("/api/v1/matches/{id}/export?format=log")).await.text();
    let send = |guest: Guest| {
        let file = file.clone();
        tokio::spawn(async move { guest.send_files(&[("match.log", file.as_bytes())]).await })
    };
    let sent: Vec<_> =
        (0..10).map(|number| send(if number % 2 == 0 { &anna } else { &bert }.clone())).collect();
    for one in sent {
        let import = one.await.unwrap();
        assert_eq!((import.added, import.known), (0, 1));
    }
    assert_eq!((sums(&anna, 1).await, sums(&bert, 1).await), (of_anna, of_bert));
    assert_eq!((collection(&anna).await.matches.len(), collection(&bert).await.matches.len()), (1, 1));
    server.stop().await;
}
