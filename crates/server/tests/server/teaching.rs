//! A table at which illegal plays can be made and challenged, through the server.

use crate::support::{Guest, Server};
use pasch_server::wire::{
    Applied, HistoryKind, IllegalRule, Intent, MatchView, Phase, Seat, ShiftView, StepKind,
};
use serde_json::json;

async fn act(guest: &Guest, view: &MatchView, intent: Intent) -> Applied {
    let body = json!({ "id": format!("at-{}", view.seq), "seq": view.seq, "intent": intent });
    let answer = guest.post(&format!("/api/v1/matches/{}/intents", view.id), &body).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

async fn refused(guest: &Guest, view: &MatchView, intent: Intent) -> String {
    let body = json!({ "id": format!("no-{}", view.seq), "seq": view.seq, "intent": intent });
    let answer = guest.post(&format!("/api/v1/matches/{}/intents", view.id), &body).await;
    let (_, code, _) = answer.refusal();
    code
}

fn carried(moves: &[(u8, u8)]) -> Intent {
    Intent::PlayFreely { moves: moves.iter().map(|&(from, to)| ShiftView { from, to }).collect() }
}

/// A move no roll allows: a midpoint checker of the player on turn straight home.
fn home() -> Intent {
    carried(&[(13, 2)])
}

/// Almost every checker put where it can be hit.
fn everything_alone() -> Intent {
    carried(&[(13, 11), (13, 10), (13, 9), (8, 7), (8, 5), (6, 4), (6, 3)])
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_challenge_each_other() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let guest = server.guest().await;
    let id = guest
        .new_match(|wish| {
            wish["opponent"] = json!({ "type": "local" });
            wish["illegal"] = json!("opponentMayInsist");
        })
        .await;
    let view = guest.view(&id).await;
    assert_eq!(view.illegal, IllegalRule::OpponentMayInsist);
    let Applied { view: mut rolled, .. } = act(&guest, &view, Intent::Roll).await;
    while matches!(rolled.phase, Phase::Opening) {
        rolled = act(&guest, &rolled, Intent::Roll).await.view;
    }
    let Phase::ToMove { player: first, .. } = rolled.phase else { panic!("{:?}", rolled.phase) };
    let wrong = act(&guest, &rolled, home()).await;
    let Phase::IllegalPlay { by, reason, told, at, can_stand } = &wrong.view.phase else {
        panic!("{:?}", wrong.view.phase)
    };
    assert_eq!((*by, *can_stand, wrong.view.you), (first, true, Some(first.other())));
    assert_eq!(reason, "No die left moves a checker from 13 to 2.");
    assert_eq!(told.sentence, "why-not-no-such-die");
    assert_eq!(*at, Some(ShiftView { from: 13, to: 2 }));
    assert_eq!(wrong.steps.last().map(|step| (step.kind, step.moves.len())), Some((StepKind::Move, 1)));
    assert_eq!(wrong.view.history.last().map(|line| line.kind), Some(HistoryKind::Illegal));
    assert_eq!(wrong.view.xgid, "", "no identifier says where checkers stand that were put there wrongly");

    let back = act(&guest, &wrong.view, Intent::Insist).await;
    assert_eq!(back.view.position, rolled.position);
    assert!(matches!(back.view.phase, Phase::ToMove { player, .. } if player == first));
    assert!(
        back.steps[0].text.ends_with("insists on a legal play: No die left moves a checker from 13 to 2.")
    );
    assert!(back.view.history.iter().all(|line| line.moves.is_empty()), "nothing has been played");
    assert_eq!(refused(&guest, &back.view, home()).await, "illegal-play", "it has to be a legal one now");

    let path = crate::support::first_path(back.view.plays.as_ref().unwrap());
    let played = act(&guest, &back.view, Intent::Play { path }).await.view;
    let mut turn = act(&guest, &played, Intent::Roll).await.view;
    let wrong = act(&guest, &turn, home()).await.view;
    turn = act(&guest, &wrong, Intent::LetStand).await.view;
    assert!(matches!(turn.phase, Phase::ToRoll { player } if player == first));
    assert_eq!(refused(&guest, &turn, Intent::Insist).await, "not-now");
    assert_eq!(turn.history.last().map(|line| line.kind), Some(HistoryKind::LetStand));
    let export = guest.get(&format!("/api/v1/matches/{id}/export?format=log")).await.text();
    assert!(export.contains("\"misplay\"") && export.contains("\"let_stand\""), "{export}");
    server.stop().await;
    let server = Server::start(data.path()).await;
    let guest = Guest { addr: server.addr, ..guest };
    assert_eq!(guest.view(&id).await.history, turn.history, "the log holds it all");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_insists_where_it_pays_and_where_nothing_is_agreed_nothing_illegal_is_taken() {
    let (server, guest) = Server::with_guest().await;
    let insist = StepKind::Insist;
    let cases = [
        // Both back checkers home and five points in a row: worth more than any roll, wherever the bot has begun.
        ("opponentMayInsist", carried(&[(24, 5), (24, 5), (13, 7), (13, 7)]), insist),
        ("opponentMayInsist", everything_alone(), StepKind::LetStand),
        ("bothMustCorrect", everything_alone(), insist),
        ("refused", home(), insist),
    ];
    for (illegal, wrong, answer) in cases {
        let id = guest.new_match(|wish| wish["illegal"] = json!(illegal)).await;
        let mut socket = guest.socket(&id).await;
        let (mut view, _) = socket.resume(0).await;
        // Until it is the guest's own roll.
        while !matches!(view.phase, Phase::ToMove { player: Seat::A, .. }) {
            if matches!(view.phase, Phase::Opening | Phase::ToRoll { player: Seat::A }) {
                socket.intend(&format!("r{}", view.seq), view.seq, Intent::Roll).await;
            }
            view = loop {
                if let pasch_server::wire::ServerMessage::State { view, .. } = socket.next().await.unwrap() {
                    break *view;
                }
            };
        }
        if illegal == "refused" {
            assert_eq!(refused(&guest, &view, home()).await, "illegal-play");
            continue;
        }
        let before = view.position.clone();
        socket.intend("wrong", view.seq, wrong).await;
        let mut kinds = Vec::new();
        while !kinds.contains(&answer) {
            if let pasch_server::wire::ServerMessage::State { view: next, steps, .. } =
                socket.next().await.unwrap()
            {
                kinds.extend(steps.iter().map(|step| step.kind));
                view = *next;
            }
            let answered = kinds.iter().find(|kind| [insist, StepKind::LetStand].contains(kind));
            assert!(answered.is_none_or(|kind| *kind == answer), "{illegal}: {kinds:?} {:?}", view.position);
        }
        if answer == StepKind::LetStand {
            assert_ne!(view.position, before, "the play stands");
            assert!(!kinds.contains(&insist));
            continue;
        }
        assert_eq!((view.position.clone(), kinds.last()), (before, Some(&insist)));
        let asked = view.history.last().expect("a line");
        let both = illegal == "bothMustCorrect";
        assert_eq!(asked.player, if both { None } else { Some(Seat::B) }, "nobody is said to have asked");
        assert!(matches!(view.phase, Phase::ToMove { player: Seat::A, .. }));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_series_tells_its_round_and_a_roll_what_follows_it() {
    let (server, guest) = Server::with_guest().await;
    let tavli = guest
        .new_match(|wish| {
            wish["variant"] = json!("portes");
            wish["then"] = json!(["plakoto", "fevga"]);
            wish["cube"] = json!(false);
        })
        .await;
    let round = guest.view(&tavli).await.round.expect("a series");
    let names: Vec<&str> = round.games.iter().map(|game| game.name.as_str()).collect();
    assert_eq!((names, round.now), (vec!["Portes", "Plakoto", "Fevga"], 0));
    let single = guest.new_match(|_| {}).await;
    assert_eq!(guest.view(&single).await.round, None);
    server.stop().await;
}
