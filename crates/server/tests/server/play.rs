//! Matches through the socket, as a browser plays them.

use crate::support::{Server, config, first_path, on_both_engines};
use pasch_rules::{Rules, VariantId};
use pasch_server::wire::{
    Catalogue, ClientMessage, Grade, HistoryKind, Intent, MatchView, Phase, PlayerKind, Seat, ServerMessage,
    StepKind,
};
use serde_json::json;
use tempfile::TempDir;

on_both_engines! {
    a_match_against_the_bot_from_start_to_finish,
    a_restart_in_mid_game_goes_on_where_it_was_with_the_bot_to_move,
}

/// What a person without ambition does; `None` while it is the other's turn.
pub fn reply(view: &MatchView) -> Option<Intent> {
    let me = view.you?;
    match &view.phase {
        Phase::Opening => Some(Intent::Roll),
        Phase::ToRoll { player } if *player == me => {
            Some(if view.cube.can_double && view.cube.value == 1 { Intent::Double } else { Intent::Roll })
        }
        Phase::ToMove { player, .. } if *player == me => {
            let plays = view.plays.as_ref().expect("legal plays for the mover");
            assert_eq!(plays.seq, view.seq);
            Some(Intent::Play { path: first_path(plays) })
        }
        Phase::DoubleOffered { by, .. } if *by != me => Some(Intent::Take),
        Phase::GameOver { .. } => Some(Intent::Next),
        _ => None,
    }
}

async fn a_match_against_the_bot_from_start_to_finish(data: TempDir) {
    let server = Server::start(data.path()).await;
    let guest = server.guest().await;
    let id = guest.new_match(|_| {}).await;
    let mut socket = guest.socket(&id).await;
    let (mut view, steps) = socket.resume(0).await;
    assert_eq!((view.seq, view.phase.clone(), steps.len()), (0, Phase::Opening, 0));
    assert_eq!((view.you, view.players.b.kind), (Some(Seat::A), PlayerKind::Bot));
    assert!(view.players.a.connected && view.players.b.connected);
    let mut said = Vec::new();
    let mut turn = 0;
    while !matches!(view.phase, Phase::MatchOver { .. }) {
        if let Some(intent) = reply(&view) {
            turn += 1;
            socket.intend(&format!("turn-{turn}"), view.seq, intent.clone()).await;
            loop {
                match socket.next().await.unwrap() {
                    ServerMessage::Ack { id, seq } => {
                        assert_eq!(id, format!("turn-{turn}"));
                        assert!(seq > view.seq);
                        break;
                    }
                    ServerMessage::Thinking { .. } => {}
                    other => panic!("{intent:?} → {other:?}"),
                }
            }
        }
        let (next, steps) = socket.state().await;
        assert!(next.seq > view.seq && steps.iter().all(|step| step.seq > view.seq));
        said.extend(steps);
        view = next;
        assert!(turn < 2000, "a match ends");
    }
    let Phase::MatchOver { winner } = view.phase else { unreachable!() };
    let score = |seat| if seat == Seat::A { view.players.a.score } else { view.players.b.score };
    assert!(score(winner) >= 3 && score(winner.other()) < 3);
    let points: u32 = view.results.iter().filter(|one| one.winner == winner).map(|one| one.points).sum();
    assert_eq!(points, score(winner));
    assert_eq!(said.iter().filter(|step| step.kind == StepKind::GameStart).count(), view.results.len());
    assert_eq!(said.last().unwrap().kind, StepKind::GameOver);
    assert!(said.iter().any(|step| step.text.starts_with("Pasch plays ")), "the bot's plays are told");
    assert_eq!(view.history.last().unwrap().kind, HistoryKind::End);
    assert!(socket.left_out > 10, "states bring only what is new in the move list");
    assert_eq!(guest.view(&id).await.history, view.history, "and no line is lost by that");

    // What was played is there after a restart, to the letter.
    socket.intend("late", view.seq, Intent::Next).await;
    match socket.next().await.unwrap() {
        ServerMessage::Refused { code, .. } => assert_eq!(code, "match-over"),
        other => panic!("{other:?}"),
    }
    server.stop().await;
    let server = Server::start(data.path()).await;
    let guest = crate::support::Guest { addr: server.addr, ..guest };
    let mut again = guest.view(&id).await;
    again.players.a.connected = view.players.a.connected;
    assert_eq!(again, view);
    let list = guest.get("/api/v1/matches").await.json::<serde_json::Value>();
    assert_eq!(list["matches"][0]["id"], json!(id));
    assert_eq!(list["matches"][0]["over"], json!(true));
    for (format, first) in [("mat", " 3 point match"), ("log", "{\"format\":\"pasch\"")] {
        let export = guest.get(&format!("/api/v1/matches/{id}/export?format={format}")).await;
        assert_eq!(export.status, 200);
        assert!(export.header("content-disposition").unwrap().starts_with("attachment"));
        assert!(export.text().lines().any(|line| line.starts_with(first)), "{}", export.text());
    }
    server.stop().await;
}

async fn a_restart_in_mid_game_goes_on_where_it_was_with_the_bot_to_move(data: TempDir) {
    let server = Server::start(data.path()).await;
    let guest = server.guest().await;
    let id = guest.new_match(|wish| wish["seat"] = json!("b")).await;
    let mut view = guest.view(&id).await;
    for turn in 0.. {
        if let Some(intent) = reply(&view) {
            let body = json!({ "id": format!("t{turn}"), "seq": view.seq, "intent": intent });
            let answer = guest.post(&format!("/api/v1/matches/{id}/intents"), &body).await;
            assert_eq!(answer.status, 200, "{}", answer.text());
            if view.seq > 8 {
                // The bot is thinking about its answer, or about to.
                break;
            }
        }
        view = guest.view(&id).await;
    }
    let before = guest.view(&id).await;
    server.stop().await;

    let server = Server::start(data.path()).await;
    let guest = crate::support::Guest { addr: server.addr, ..guest };
    let mut socket = guest.socket(&id).await;
    let (mut view, steps) = socket.resume(before.seq).await;
    assert!(view.seq >= before.seq, "nothing acknowledged is lost");
    assert!(steps.iter().all(|step| step.seq > before.seq));
    while reply(&view).is_none() {
        view = socket.state().await.0;
    }
    let (_, all) = socket.resume(0).await;
    let numbers: Vec<u32> = all.iter().map(|step| step.seq).collect();
    assert!(numbers.is_sorted() && numbers[0] == 1 && *numbers.last().unwrap() == view.seq);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_asks_for_short_plays_gets_them_and_no_others_do() {
    let (server, guest) = Server::with_guest().await;
    let id = guest.new_match(|_| {}).await;
    let (mut brief, mut full) = (guest.socket(&id).await, guest.socket(&id).await);
    let resume =
        ClientMessage::Resume { since: 0, dice: false, dice_key: None, dice_known: None, short_plays: true };
    brief.send(&resume).await;
    full.resume(0).await;
    brief.intend("start", 0, Intent::Roll).await;
    let (view, plays) = loop {
        match brief.next().await.unwrap() {
            ServerMessage::State { view, short_plays, .. } => {
                assert_eq!(view.plays, None);
                match short_plays {
                    Some(plays) => break (view, plays),
                    None if matches!(view.phase, Phase::ToRoll { player: Seat::A }) => {
                        brief.intend("roll", view.seq, Intent::Roll).await;
                    }
                    None => {}
                }
            }
            ServerMessage::Refused { code, .. } => panic!("{code}"),
            _ => {}
        }
    };
    let told = full.state_where(|told| told.seq == view.seq).await.plays.unwrap();
    assert_eq!((plays.seq, plays.nodes.len()), (told.seq, told.nodes.len()));
    for (short, long) in plays.nodes.iter().zip(&told.nodes) {
        assert_eq!((&short.left, &short.play), (&long.dice_left, &long.play));
        let ends: Vec<u32> = short.steps.iter().map(|step| step[4]).collect();
        assert_eq!(ends, long.edges.iter().map(|edge| edge.node).collect::<Vec<_>>());
    }
    brief.intend("play", view.seq, Intent::Play { path: first_path(&told) }).await;
    brief.state_where(|next| next.seq > view.seq).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_state_on_a_socket_is_the_answer_to_its_question() {
    let (server, guest) = Server::with_guest().await;
    let id = guest.new_match(|_| {}).await;
    let mut known = guest.socket(&id).await;
    let (mut view, _) = known.resume(0).await;
    let mut late = guest.socket(&id).await;
    // The match goes on before the second socket has said what it knows.
    for turn in 0..4 {
        while reply(&view).is_none() {
            view = known.state().await.0;
        }
        known.intend(&format!("t{turn}"), view.seq, reply(&view).unwrap()).await;
        view = known.state().await.0;
    }
    let (told, all) = late.resume(0).await;
    assert!(told.seq >= view.seq);
    assert_eq!(all[0].seq, 1, "nothing is left out before what was told");
    assert_eq!(all.last().unwrap().seq, told.seq);
    server.stop().await;
}

/// As near to `kill -9` as a test in one process comes: the runtime is thrown away in the middle.
#[test]
fn a_server_that_vanishes_loses_nothing_it_acknowledged() {
    let data = tempfile::tempdir().unwrap();
    let runtime = || tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let (first, second) = (runtime(), runtime());
    let (guest, id, acknowledged) = first.block_on(async {
        let server = Server::start(data.path()).await;
        let guest = server.guest().await;
        let id =
            guest.new_match(|wish| wish["opponent"] = json!({ "type": "bot", "level": "world-class" })).await;
        let mut socket = guest.socket(&id).await;
        let mut view = socket.resume(0).await.0;
        for turn in 0.. {
            if let Some(intent) = reply(&view) {
                socket.intend(&format!("t{turn}"), view.seq, intent).await;
                let Some(ServerMessage::Ack { seq, .. }) = socket.next().await else { panic!("an ack") };
                if seq > 6 {
                    return (guest, id, seq);
                }
            }
            view = socket.state().await.0;
        }
        unreachable!()
    });
    first.shutdown_background();
    second.block_on(async {
        let server = Server::start_with(config(data.path()), 99).await;
        let guest = crate::support::Guest { addr: server.addr, ..guest };
        let mut socket = guest.socket(&id).await;
        let (mut view, steps) = socket.resume(0).await;
        assert!(view.seq >= acknowledged);
        assert_eq!(steps.first().map(|step| step.seq), Some(1));
        // The bot goes on by itself.
        while reply(&view).is_none() {
            view = socket.state().await.0;
        }
        server.stop().await;
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_see_the_same_and_the_slower_one_is_refused() {
    let (server, guest) = Server::with_guest().await;
    let id = guest.new_match(|wish| wish["opponent"] = json!({ "type": "local" })).await;
    let mut one = guest.socket(&id).await;
    let mut two = guest.socket(&id).await;
    let (start, _) = one.resume(0).await;
    assert_eq!(two.resume(0).await.0, start);
    one.intend("first", start.seq, Intent::Roll).await;
    let (seen, _) = one.state().await;
    assert_eq!(two.state().await.0, seen, "both tabs get every state");
    assert!(matches!(seen.phase, Phase::ToMove { .. }));
    assert_eq!(seen.players.b.name, "Player 2");

    two.intend("late", start.seq, Intent::Roll).await;
    match two.next().await.unwrap() {
        ServerMessage::Refused { id, code, seq, .. } => {
            assert_eq!((id.as_str(), code.as_str(), seq), ("late", "stale", seen.seq));
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(two.state().await.0, seen, "and gets the present state");

    // The same intent again is acknowledged again and done once.
    one.intend("first", start.seq, Intent::Roll).await;
    match one.next().await.unwrap() {
        ServerMessage::Ack { id, seq } => assert_eq!((id.as_str(), seq), ("first", seen.seq)),
        other => panic!("{other:?}"),
    }
    assert_eq!(guest.view(&id).await.seq, seen.seq);

    // Both seats are this person's: whoever has to act is "you".
    let Phase::ToMove { player, .. } = seen.phase else { unreachable!() };
    assert_eq!(seen.you, Some(player));
    let path = first_path(seen.plays.as_ref().unwrap());
    two.intend("play", seen.seq, Intent::Play { path }).await;
    let (next, steps) = one.state().await;
    assert_eq!(next.you, Some(player.other()));
    assert_eq!(steps.last().unwrap().kind, StepKind::Move);

    one.send(&ClientMessage::Ping { t: 12.5 }).await;
    assert_eq!(one.next().await, Some(ServerMessage::Pong { t: 12.5 }));
    server.stop().await;
    assert_eq!(one.next().await, None, "a stopping server closes its sockets");
}

#[tokio::test(flavor = "multi_thread")]
async fn at_once_from_two_sides_exactly_one_acts() {
    let (server, guest) = Server::with_guest().await;
    let id = guest.new_match(|wish| wish["opponent"] = json!({ "type": "local" })).await;
    let path = format!("/api/v1/matches/{id}/intents");
    let mut all = tokio::task::JoinSet::new();
    for number in 0..8 {
        let (guest, path) = (guest.clone(), path.clone());
        all.spawn(async move {
            let body = json!({ "id": format!("n{number}"), "seq": 0, "intent": { "type": "roll" } });
            guest.post(&path, &body).await.status
        });
    }
    let mut statuses = all.join_all().await;
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409, 409, 409, 409, 409, 409, 409]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_resignation_is_offered_and_answered() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start_with(config(data.path()), 3).await;
    let guest = server.guest().await;
    let id = guest.new_match(|wish| wish["opponent"] = json!({ "type": "local" })).await;
    let mut socket = guest.socket(&id).await;
    let (view, _) = socket.resume(0).await;
    assert!(view.resignable.is_empty());
    socket.intend("1", view.seq, Intent::Roll).await;
    let (view, _) = socket.state().await;
    let resigner = view.you.unwrap();
    let grade = *view.resignable.last().unwrap();
    socket.intend("2", view.seq, Intent::Resign { grade }).await;
    let (view, _) = socket.state().await;
    assert_eq!(view.phase, Phase::ResignOffered { by: resigner, points: 3, grade });
    assert_eq!(view.you, Some(resigner.other()), "the other answers");
    socket.intend("3", view.seq, Intent::AcceptResign).await;
    let (view, steps) = socket.state().await;
    assert_eq!(view.phase, Phase::MatchOver { winner: resigner.other() });
    assert_eq!(steps.last().unwrap().kind, StepKind::GameOver);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_variant_can_be_begun() {
    let (server, guest) = Server::with_guest().await;
    let catalogue: pasch_server::wire::Catalogue = guest.get("/api/v1/variants").await.json();
    assert!(catalogue.variants.len() >= 5 && catalogue.levels.len() >= 4);
    for variant in &catalogue.variants {
        let id = guest
            .new_match(|wish| {
                wish["variant"] = json!(variant.id);
                wish["opponent"] = json!({ "type": "local" });
            })
            .await;
        let body = json!({ "id": "1", "seq": 0, "intent": { "type": "roll" } });
        let answer = guest.post(&format!("/api/v1/matches/{id}/intents"), &body).await;
        assert_eq!(answer.status, 200, "{}: {}", variant.id, answer.text());
        let applied: pasch_server::wire::Applied = answer.json();
        assert_eq!(applied.view.position, variant.start, "{}", variant.id);
        let id = VariantId::find(&variant.id).expect("a game");
        let board = Rules::standard(id).moves_as_backgammon();
        assert_eq!(applied.view.xgid.is_empty(), !board, "{}", variant.id);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_limits_of_the_catalogue_are_those_of_matches() {
    let (server, guest) = Server::with_guest().await;
    let catalogue: Catalogue = guest.get("/api/v1/variants").await.json();
    let status = async |length: u32, games: u32| {
        let then: Vec<&str> = (1..games).map(|i| ["fevga", "backgammon"][i as usize % 2]).collect();
        let wish = json!({
            "variant": "backgammon", "then": then, "length": length, "cube": true, "jacoby": false,
            "beavers": false, "opponent": { "type": "local" }, "seat": "a",
        });
        guest.post("/api/v1/matches", &wish).await.status
    };
    let (length, games) = (catalogue.limits.length, catalogue.limits.games);
    assert_eq!((status(length, games).await, status(length + 1, 1).await), (201, 422));
    assert_eq!(status(length, games + 1).await, 422);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_series_changes_the_game_and_the_winner_begins() {
    let (server, guest) = Server::with_guest().await;
    let catalogue: Catalogue = guest.get("/api/v1/variants").await.json();
    let tavli = catalogue.series.iter().find(|series| series.id == "tavli").expect("Tavli");
    assert_eq!((tavli.games.len(), tavli.length), (3, 5));
    let (first, then) = (json!(tavli.games[0]), json!(tavli.games[1..]));
    let id = guest
        .new_match(|wish| {
            (wish["variant"], wish["then"]) = (first, then);
            (wish["cube"], wish["length"]) = (json!(false), json!(tavli.length));
            wish["opponent"] = json!({ "type": "local" });
        })
        .await;
    let mut socket = guest.socket(&id).await;
    let (mut view, _) = socket.resume(0).await;
    let mut turn = 0;
    // Whoever has to act first in a game gives it up, and the other accepts.
    while !matches!(view.phase, Phase::MatchOver { .. }) {
        let over = view.results.len();
        assert_eq!(view.variant.id, tavli.games[(view.game as usize - 1) % 3], "game {}", view.game);
        let intent = match &view.phase {
            Phase::Opening => Intent::Roll,
            Phase::ToRoll { player } => {
                if let Some(last) = view.results.last() {
                    assert_eq!(*player, last.winner, "the winner of the last game begins");
                }
                Intent::Resign { grade: Grade::Gammon }
            }
            Phase::ResignOffered { .. } => Intent::AcceptResign,
            Phase::GameOver { .. } => Intent::Next,
            other => panic!("{other:?} after {over} games"),
        };
        turn += 1;
        socket.intend(&format!("turn-{turn}"), view.seq, intent).await;
        view = socket.state().await.0;
    }
    // Gammons, turn about: 2-0, 2-2, 4-2, 4-4, 6-4.
    assert_eq!((view.game, view.players.a.score + view.players.b.score), (5, 10));
    let log = guest.get(&format!("/api/v1/matches/{id}/export?format=log")).await.text();
    assert!(
        log.starts_with("{\"format\":\"pasch\",\"version\":6,\"variant\":\"portes\",\"then\":[\"plakoto\",")
    );
    server.stop().await;
}
