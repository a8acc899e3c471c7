//! Hints and the tutor: only against the computer, only for one's own decision, and only as much as was asked for.

use std::time::Duration;

use pasch_server::wire::{Checked, Hint, MatchView, Phase, Seat};
use serde_json::{Value, json};

use crate::support::{Guest, Server, first_path, on_both_engines};

on_both_engines! {
    a_hint_gives_away_as_much_as_was_asked_for,
    a_costly_play_is_known_before_it_is_made,
    there_is_no_advice_against_people,
}

async fn act(guest: &Guest, view: &MatchView, number: usize, intent: Value) {
    let body = json!({ "id": format!("i{number}"), "seq": view.seq, "intent": intent });
    let answer = guest.post(&format!("/api/v1/matches/{}/intents", view.id), &body).await;
    assert!(answer.status == 200 || answer.refusal().1 == "stale", "{}", answer.text());
}

/// A match against the computer in which the guest has a roll to play that can be played in several ways.
async fn to_move(guest: &Guest) -> MatchView {
    let id = guest.new_match(|wish| wish["cube"] = json!(false)).await;
    for number in 0..400 {
        let view = guest.view(&id).await;
        let intent = match (&view.phase, &view.plays) {
            (Phase::ToMove { player: Seat::A, .. }, Some(plays)) if plays.nodes.len() > 12 => return view,
            (Phase::ToMove { player: Seat::A, .. }, Some(plays)) => {
                json!({ "type": "play", "path": first_path(plays) })
            }
            (Phase::Opening, _) | (Phase::ToRoll { player: Seat::A }, _) => json!({ "type": "roll" }),
            _ => {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            }
        };
        act(guest, &view, number, intent).await;
    }
    panic!("nothing to play");
}

async fn a_hint_gives_away_as_much_as_was_asked_for(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let (guest, other) = (server.guest().await, server.guest().await);
    let view = to_move(&guest).await;
    let address = format!("/api/v1/matches/{}/hint", view.id);
    let ask = |step: &str| json!({ "seq": view.seq, "step": step });
    let hint = async |step: &str| -> Hint { guest.post(&address, &ask(step)).await.json() };
    let (idea, part, whole) = (hint("idea").await, hint("part").await, hint("whole").await);
    assert_eq!((idea.from, &idea.play), (None, &None));
    assert!(part.from.is_some() && part.play.is_none());
    let play = whole.play.expect("the play");
    assert!(whole.text.contains(&play) && !idea.text.contains(&play) && !part.text.contains(&play));
    assert!(
        play.starts_with(&part.from.map(|from| from.to_string()).unwrap_or_default())
            || play.starts_with("bar")
    );
    assert_eq!(other.post(&address, &ask("idea")).await.status, 403);
    let late = guest.post(&address, &json!({ "seq": view.seq - 1, "step": "idea" })).await;
    assert_eq!(late.refusal().1, "stale");
    server.stop().await;
}

async fn a_costly_play_is_known_before_it_is_made(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let guest = server.guest().await;
    let view = to_move(&guest).await;
    let address = format!("/api/v1/matches/{}/check", view.id);
    let check = async |intent: Value| -> Checked {
        guest.post(&address, &json!({ "seq": view.seq, "intent": intent })).await.json()
    };
    // All ways to play the roll: one of them loses nothing, the worst a good deal.
    let plays = view.plays.as_ref().expect("a roll to play");
    let mut paths = vec![vec![0_u32]];
    let mut whole = Vec::new();
    while let Some(path) = paths.pop() {
        let node = &plays.nodes[path[path.len() - 1] as usize];
        if node.edges.is_empty() {
            whole.push(path);
            continue;
        }
        paths.extend(
            node.edges.iter().map(|edge| path.iter().copied().chain([edge.node]).collect::<Vec<u32>>()),
        );
    }
    let mut found = Vec::new();
    for path in whole.iter().take(60) {
        found.push(check(json!({ "type": "play", "path": path })).await);
    }
    let best = found.iter().map(|one| one.loss).fold(f64::INFINITY, f64::min);
    let worst = found.iter().max_by(|one, other| one.loss.total_cmp(&other.loss)).expect("a play");
    assert!(best < 0.2 && worst.loss > 0.02, "{best} {}", worst.loss);
    assert!(worst.told.is_some() && !worst.text.contains("est is"), "{}", worst.text);
    let nothing = check(json!({ "type": "concede" })).await;
    assert_eq!((nothing.loss, nothing.mark), (0.0, None));
    // Nothing was done by looking.
    assert_eq!(guest.view(view.id.as_str()).await.seq, view.seq);
    server.stop().await;
}

async fn there_is_no_advice_against_people(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let (anna, bert) = (server.guest().await, server.guest().await);
    let wish = json!({ "game": { "variant": "backgammon", "length": 1, "cube": false }, "clock": { "type": "none" } });
    let table = anna.table(&wish).await;
    let at_table = bert.sit(table.id.as_str(), "Bert").await.match_id.expect("it has begun");
    let at_screen = anna.new_match(|wish| wish["opponent"] = json!({ "type": "local" })).await;
    for id in [at_table.as_str(), at_screen.as_str()] {
        let view = anna.view(id).await;
        act(&anna, &view, 0, json!({ "type": "roll" })).await;
        let seq = anna.view(id).await.seq;
        let hint = json!({ "seq": seq, "step": "idea" });
        let check = json!({ "seq": seq, "intent": { "type": "roll" } });
        for (what, body) in [("hint", hint), ("check", check)] {
            let answer = anna.post(&format!("/api/v1/matches/{id}/{what}"), &body).await;
            assert_eq!(answer.refusal().1, "no-advice", "{what}");
        }
    }
    server.stop().await;
}
