//! The cube as a viewer is told of it: what may be done with an offer, and who owns the cube then.

use crate::support::{Guest, Server, first_path};
use crate::tables::wish;
use pasch_server::wire::{
    Applied, Catalogue, CubeCounter, Grade, HistoryKind, Intent, MatchView, OfferKind, Phase, Seat, StepKind,
};
use serde_json::json;

/// Money play against a second person on the same device, with the cube.
async fn money(guest: &Guest, variant: &str, beavers: bool) -> MatchView {
    let id = guest
        .new_match(|wish| {
            wish["variant"] = json!(variant);
            wish["length"] = json!(0);
            wish["cube"] = json!(true);
            wish["beavers"] = json!(beavers);
            wish["opponent"] = json!({ "type": "local" });
        })
        .await;
    guest.view(&id).await
}

async fn act(guest: &Guest, view: &MatchView, intent: Intent) -> Applied {
    let body = json!({ "id": format!("at-{}", view.seq), "seq": view.seq, "intent": intent });
    let answer = guest.post(&format!("/api/v1/matches/{}/intents", view.id), &body).await;
    assert_eq!(answer.status, 200, "{intent:?}: {}", answer.text());
    answer.json()
}

/// Plays until whoever has to roll may double, and doubles; who that was.
async fn doubled(guest: &Guest, mut view: MatchView) -> (MatchView, Seat) {
    for _ in 0..40 {
        let intent = match &view.phase {
            Phase::ToRoll { player } if view.cube.can_double => {
                let player = *player;
                return (act(guest, &view, Intent::Double).await.view, player);
            }
            Phase::Opening | Phase::ToRoll { .. } => Intent::Roll,
            Phase::ToMove { .. } => Intent::Play { path: first_path(view.plays.as_ref().unwrap()) },
            other => panic!("{other:?}"),
        };
        view = act(guest, &view, intent).await.view;
    }
    panic!("nobody may double in {}", view.variant.id);
}

/// Cube on offer, what it is called, who owns it if it is taken, and what may be done instead of taking.
fn offer(view: &MatchView) -> (Seat, u32, OfferKind, Seat, Option<CubeCounter>) {
    match view.phase {
        Phase::DoubleOffered { by, value, kind, owner_if_taken, counter } => {
            (by, value, kind, owner_if_taken, counter)
        }
        ref other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_with_a_cube_tells_of_beaver_and_raccoon_and_of_nothing_after_it() {
    let (server, guest) = Server::with_guest().await;
    let catalogue: Catalogue = guest.get("/api/v1/variants").await.json();
    let games: Vec<&str> =
        catalogue.variants.iter().filter(|one| one.cube).map(|one| one.id.as_str()).collect();
    assert!(games.len() > 5, "{games:?}");
    for game in games {
        let (view, doubler) = doubled(&guest, money(&guest, game, true).await).await;
        let taker = doubler.other();
        let counter = |kind, value| Some(CubeCounter { kind, value });
        let beaver = counter(OfferKind::Beaver, 4);
        assert_eq!(offer(&view), (doubler, 2, OfferKind::Double, taker, beaver), "{game}");

        let beavered = act(&guest, &view, Intent::Beaver).await;
        let raccoon = counter(OfferKind::Raccoon, 8);
        assert_eq!(offer(&beavered.view), (taker, 4, OfferKind::Beaver, taker, raccoon), "{game}");
        assert!(beavered.steps.last().unwrap().text.ends_with(" beavers to 4."), "{:?}", beavered.steps);

        let raccooned = act(&guest, &beavered.view, Intent::Beaver).await;
        assert_eq!(offer(&raccooned.view), (doubler, 8, OfferKind::Raccoon, taker, None), "{game}");
        assert!(raccooned.steps.last().unwrap().text.ends_with(" raccoons to 8."), "{:?}", raccooned.steps);
        let body = json!({ "id": "once more", "seq": raccooned.view.seq, "intent": Intent::Beaver });
        let refused = guest.post(&format!("/api/v1/matches/{}/intents", view.id), &body).await;
        assert_eq!(refused.status, 422, "{game}: {}", refused.text());

        let taken = act(&guest, &raccooned.view, Intent::Take).await.view;
        assert_eq!((taken.cube.value, taken.cube.owner), (8, Some(taker)), "{game}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_beaver_where_none_is_agreed() {
    let (server, guest) = Server::with_guest().await;
    let (view, doubler) = doubled(&guest, money(&guest, "backgammon", false).await).await;
    assert_eq!(offer(&view), (doubler, 2, OfferKind::Double, doubler.other(), None));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_player_is_told_what_happens_as_you() {
    let server = Server::fresh().await;
    let (anna, bert) = (server.guest().await, server.guest().await);
    let table = anna.table(&wish(|wish| wish["name"] = json!("Anna"))).await;
    let id = bert.sit(table.id.as_str(), "Bert").await.match_id.unwrap();
    let watching = format!("matches/{id}/ws?table={}", table.id);
    let eve = server.guest().await;
    let mut sockets = [
        anna.socket(id.as_str()).await,
        bert.socket(id.as_str()).await,
        eve.socket_at(&watching, None).await.unwrap(),
    ];
    for socket in &mut sockets {
        socket.resume(0).await;
    }
    let start = anna.view(id.as_str()).await;
    let rolled = act(&anna, &start, Intent::Roll).await;
    let seat = rolled.view.you.unwrap();
    let told = |steps: &[pasch_server::wire::Step]| {
        let opening = steps.iter().find(|step| step.kind == StepKind::Opening && step.player.is_some());
        opening.expect("the throw that begins the game").clone()
    };
    let to_anna = told(&rolled.steps);
    let dice = to_anna.dice.clone().unwrap();
    let starts = |own: &str, other: &str| match to_anna.player == Some(seat) {
        true => format!(": {own}."),
        false => format!(": {other}."),
    };
    assert!(to_anna.text.ends_with(&starts("you start", "Bert starts")), "{to_anna:?}");
    assert!(!to_anna.text.contains("Anna"), "{}", to_anna.text);
    for (socket, ending, names) in [
        (1, starts("Anna starts", "you start"), [true, false]),
        (2, starts("Anna starts", "Bert starts"), [true, true]),
    ] {
        let (_, steps) = sockets[socket].state().await;
        let heard = told(&steps);
        assert_eq!(heard.dice.as_ref(), Some(&dice));
        assert!(heard.text.ends_with(&ending), "{:?}", heard.text);
        assert_eq!(["Anna", "Bert"].map(|name| heard.text.contains(name)), names, "{:?}", heard.text);
    }

    // A resignation is one in the move list, too.
    let resigning = if to_anna.player == Some(seat) { &anna } else { &bert };
    let before = resigning.view(id.as_str()).await;
    let resigned = act(resigning, &before, Intent::Resign { grade: Grade::Gammon }).await;
    assert_eq!(resigned.steps.last().unwrap().text, "You offer to resign a gammon.");
    let line = resigned.view.history.last().unwrap();
    assert_eq!((line.kind, line.text.as_str()), (HistoryKind::Resign, "Offers to resign a gammon"));
    server.stop().await;
}
