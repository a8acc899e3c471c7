//! When a match is over: its card, nothing of it before, the same once more, and which kinds of matches count.

use std::time::Duration;

use pasch_server::wire::{
    AfterMatch, AfterState, CountedKinds, MatchView, Phase, ProblemView, Seat, Statistics,
};
use serde_json::{Value, json};

use crate::support::{Guest, Server, first_path, on_both_engines};

on_both_engines! {
    the_card_has_both_players_and_what_cost_most,
    nothing_of_an_analysis_can_be_read_before_the_end,
    a_match_against_the_computer_can_be_played_again,
    kinds_of_matches_that_do_not_count,
}

/// Takes part in a match against the computer as seat a until so much has happened.
async fn play(guest: &Guest, id: &str, enough: u32) -> MatchView {
    for number in 0..600 {
        let view = guest.view(id).await;
        let intent = match (&view.phase, &view.plays) {
            _ if view.seq > enough => return view,
            (Phase::MatchOver { .. }, _) => return view,
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

async fn act(guest: &Guest, view: &MatchView, number: usize, intent: Value) {
    let body = json!({ "id": format!("i{number}"), "seq": view.seq, "intent": intent });
    let answer = guest.post(&format!("/api/v1/matches/{}/intents", view.id), &body).await;
    assert!(answer.status == 200 || answer.refusal().1 == "stale", "{}", answer.text());
}

async fn give_up(guest: &Guest, id: &str) {
    for number in 1000..1400 {
        let view = guest.view(id).await;
        if matches!(view.phase, Phase::MatchOver { .. }) {
            return;
        }
        act(guest, &view, number, json!({ "type": "concede" })).await;
    }
    panic!("the match goes on");
}

async fn against_the_bot(guest: &Guest) -> String {
    guest.new_match(|wish| wish["opponent"] = json!({ "type": "bot", "level": "beginner" })).await
}

/// The card, once its analysis is there or will not come.
async fn card(guest: &Guest, id: &str) -> AfterMatch {
    for _ in 0..1200 {
        let after: AfterMatch = guest.get(&format!("/api/v1/matches/{id}/after")).await.json();
        if after.state != AfterState::Coming {
            return after;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the match is never analysed");
}

async fn the_card_has_both_players_and_what_cost_most(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let (guest, other) = (server.guest().await, server.guest().await);
    let id = against_the_bot(&guest).await;
    play(&guest, &id, 60).await;
    let address = format!("/api/v1/matches/{id}/after");
    assert_eq!(guest.get(&address).await.refusal().1, "still-playing");
    assert_eq!(other.get(&address).await.status, 403);
    give_up(&guest, &id).await;
    let after = card(&guest, &id).await;
    assert_eq!((after.state, after.deeper), (AfterState::Done, false));
    let judged = after.judged.expect("how both played");
    assert_eq!(judged.level, "standard");
    assert!(judged.a.decisions > 5 && judged.b.decisions > 5);
    let worst = after.worst;
    assert!((1..=3).contains(&worst.len()), "the first play of each roll is seldom good");
    assert!(worst.is_sorted_by(|one, other| one.loss >= other.loss));
    assert!(worst.iter().all(|one| one.seat == Seat::A && one.played != one.best && !one.best.is_empty()));
    let problem = worst[0].problem.as_ref().expect("the costliest play is a problem");
    let asked: ProblemView = guest.get(&format!("/api/v1/quiz/{problem}")).await.json();
    assert_eq!((asked.player, asked.dice), (Seat::A, worst[0].dice.clone()));
    assert_eq!(other.get(&address).await.status, 403);
    // A match that was given up at once has no analysis.
    let short = against_the_bot(&guest).await;
    give_up(&guest, &short).await;
    assert_eq!(card(&guest, &short).await.state, AfterState::None);
    server.stop().await;
}

async fn nothing_of_an_analysis_can_be_read_before_the_end(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let (guest, other) = (server.guest().await, server.guest().await);
    let id = against_the_bot(&guest).await;
    play(&guest, &id, 60).await;
    // What was played is judged meanwhile.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let document: Value =
        serde_json::from_str(include_str!("../../../../docs/api/v1/openapi.json")).expect("JSON");
    let paths = document["paths"].as_object().expect("addresses");
    let mut asked = 0;
    for (path, methods) in paths {
        if methods.get("get").is_none() {
            continue;
        }
        let mut address = path.clone();
        while let (Some(from), Some(to)) = (address.find('{'), address.find('}')) {
            address.replace_range(from..=to, &id);
        }
        for one in [&guest, &other] {
            let text = one.get(&address).await.text();
            for sign in [
                "\"loss\"",
                "\"candidates\":[{",
                "\"lossEquity\"",
                "\"pr\":1",
                "\"pr\":2",
                "\"cubeDecision\":{",
            ] {
                assert!(!text.contains(sign), "{address} tells {sign}: {text}");
            }
            asked += 1;
        }
    }
    assert!(asked > 80, "{asked} questions");
    server.stop().await;
}

async fn a_match_against_the_computer_can_be_played_again(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let (guest, other) = (server.guest().await, server.guest().await);
    let id = guest
        .new_match(|wish| {
            wish["opponent"] = json!({ "type": "bot", "level": "casual" });
            wish["length"] = json!(3);
            wish["seat"] = json!("b");
        })
        .await;
    give_up(&guest, &id).await;
    let again = format!("/api/v1/matches/{id}/again");
    assert_eq!(other.post(&again, &json!({})).await.status, 403);
    let made: Value = guest.post(&again, &json!({})).await.json();
    let (first, second) = (guest.view(&id).await, guest.view(made["id"].as_str().expect("an id")).await);
    assert_eq!((second.length, &second.variant, second.you), (3, &first.variant, Some(Seat::B)));
    assert_eq!(second.players.a.level.as_deref(), Some("casual"));
    assert_eq!((second.players.a.score, second.players.b.score), (0, 0));
    // At a table somebody else has to agree.
    let wish = json!({ "game": { "variant": "backgammon", "length": 1, "cube": false }, "clock": { "type": "none" } });
    let table = guest.table(&wish).await;
    let at_table = other.sit(table.id.as_str(), "Bert").await.match_id.expect("it has begun");
    give_up(&guest, at_table.as_str()).await;
    let refused = guest.post(&format!("/api/v1/matches/{at_table}/again"), &json!({})).await;
    assert_eq!(refused.refusal().1, "at-a-table");
    server.stop().await;
}

async fn kinds_of_matches_that_do_not_count(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let guest = server.guest().await;
    let id = against_the_bot(&guest).await;
    play(&guest, &id, 40).await;
    give_up(&guest, &id).await;
    card(&guest, &id).await;
    let all: CountedKinds = guest.get("/api/v1/you/kinds").await.json();
    assert_eq!(all, CountedKinds { computer: true, people: true, screen: true, file: true });
    let matches = async || guest.get("/api/v1/you").await.json::<Statistics>().matches;
    assert_eq!(matches().await, 1);
    let without = json!({ "computer": false, "people": true, "screen": true, "file": true });
    assert_eq!(guest.put("/api/v1/you/kinds", &without).await.status, 200);
    assert_eq!(matches().await, 0);
    let quiz: Value = guest.get("/api/v1/quiz").await.json();
    assert_eq!(quiz["problems"], 0, "its mistakes are no problems either");
    assert_eq!(guest.put("/api/v1/you/kinds", &json!(all)).await.status, 200);
    assert_eq!(matches().await, 1);
    server.stop().await;
}
