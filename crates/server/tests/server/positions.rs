//! Positions by themselves: named, checked, judged, played on.

use pasch_server::wire::{EvaluationView, Phase, PlaceView, RollsView, Seat};
use serde_json::json;

use crate::support::{Guest, Server};

async fn place(guest: &Guest, body: &serde_json::Value) -> PlaceView {
    let answer = guest.post("/api/v1/positions", body).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_named_checked_and_judged() {
    let (server, guest) = Server::with_guest().await;
    let text = "Position ID: 4HPwATDgc/ABMA, Match ID: cAkAAAAAAAAE";
    let found = place(&guest, &json!({ "type": "text", "text": text })).await;
    assert_eq!(found.id.as_deref(), Some("-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"));
    assert_eq!(
        (found.position_id.as_str(), found.judged, found.cube_possible),
        ("4HPwATDgc/ABMA", true, true)
    );

    let evaluate = |position: String, plies: u8| {
        let guest = guest.clone();
        async move {
            let body = json!({ "position": position, "plies": plies });
            guest.post("/api/v1/positions/evaluate", &body).await
        }
    };
    let answer = evaluate(found.id.unwrap(), 0).await;
    let worth: EvaluationView = answer.json();
    let cube = worth.cube.expect("a cube decision");
    assert!(worth.can_double && worth.complete && worth.candidates.is_empty());
    assert_eq!((worth.level.as_str(), cube.best.as_str()), ("0-ply", "No double, take"));
    assert!(cube.win > 0.5 && cube.no_double > cube.double_take);

    let mut draft = found.draft.clone();
    draft.dice = vec![3, 1];
    let rolled = place(&guest, &json!({ "type": "draft", "draft": draft })).await;
    let worth: EvaluationView = evaluate(rolled.id.unwrap(), 1).await.json();
    assert_eq!((worth.candidates.len(), worth.candidates[0].play.as_str()), (16, "8/5 6/5"));
    assert!(worth.cube.is_none() && worth.candidates[0].loss == Some(0.0));

    draft.position.a.points[0] = 3;
    let wrong = place(&guest, &json!({ "type": "draft", "draft": draft })).await;
    assert_eq!((wrong.id, wrong.faults.len()), (None, 2), "{:?}", wrong.faults);

    let fevga = place(&guest, &json!({ "type": "start", "variant": "fevga" })).await;
    assert_eq!((fevga.xgid.as_str(), fevga.judged), ("", true));
    let worth: EvaluationView = evaluate(fevga.id.unwrap(), 0).await.json();
    assert!(!worth.can_double && worth.cube.is_some_and(|cube| cube.win > 0.4 && cube.win < 0.7));

    let (status, code, place) =
        guest.post("/api/v1/positions", &json!({ "type": "text", "text": "XGID=nothing" })).await.refusal();
    assert_eq!((status, code.as_str(), place.as_deref()), (422, "bad-position", Some("text")));
    let impossible = "-b----F-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10".to_owned();
    assert_eq!(evaluate(impossible, 0).await.status, 422);
    assert_eq!(evaluate("fevga:24x15:24x15:a:0:0:0-0:0".to_owned(), 9).await.refusal().1, "bad-plies");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_knows_whether_a_position_is_a_race_before_it_asks() {
    let (server, guest) = Server::with_guest().await;
    let asked = [
        ("-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", false),
        ("-BBB----------------bbb---:1:1:1:64:2:3:0:5:10", true),
        ("plakoto:24x15:24x15:a:0:0:0-0:0", false),
        ("fevga:24x15:24x15:a:0:0:0-0:0", false),
    ];
    for (id, race) in asked {
        let answer = guest.post("/api/v1/positions/endgame", &json!({ "position": id })).await;
        assert_eq!(answer.status, if race { 200 } else { 422 }, "{id}");
        assert_eq!(place(&guest, &json!({ "type": "text", "text": id })).await.race, race, "{id}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_begins_with_a_position() {
    let (server, guest) = Server::with_guest().await;
    let bear_off = "-BBB----------------bbb---:1:1:1:64:2:3:0:5:10";
    let id = guest.new_match(|wish| {
        wish["position"] = json!(bear_off);
        wish["seat"] = json!("b");
    });
    let view = guest.view(&id.await).await;
    assert_eq!((view.length, view.players.a.score, view.players.b.score), (5, 3, 2));
    assert_eq!((view.cube.value, view.cube.owner), (2, Some(Seat::B)));
    assert!(
        matches!(&view.phase, Phase::ToMove { player: Seat::B, dice, .. } if *dice == [6, 4]),
        "{:?}",
        view.phase
    );
    assert_eq!(view.position.b.off, 9);

    // The computer goes first where it is its turn.
    let id = guest.new_match(|wish| wish["position"] = json!(bear_off)).await;
    let mut socket = guest.socket(&id).await;
    let (mut view, _) = socket.resume(0).await;
    while !matches!(view.phase, Phase::ToRoll { player: Seat::A } | Phase::GameOver { .. }) {
        (view, _) = socket.state().await;
    }
    assert!(view.position.b.off > 9);
    let wish = json!({
        "variant": "backgammon", "length": 1, "cube": true, "jacoby": false, "beavers": false,
        "opponent": { "type": "local" }, "seat": "a", "position": "nonsense",
    });
    assert_eq!(guest.post("/api/v1/matches", &wish).await.refusal().0, 422);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_rolls_of_a_position_are_judged() {
    let (_server, guest) = Server::with_guest().await;
    let rolls = async |text: &str, plies: u8| {
        let found = place(&guest, &json!({ "type": "text", "text": text })).await;
        guest.post("/api/v1/positions/rolls", &json!({ "position": found.id, "plies": plies })).await
    };
    let start: RollsView = rolls("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", 0).await.json();
    assert_eq!(start.rolls.iter().map(|one| one.ways).sum::<u32>(), 36);
    let play = |dice: [u8; 2]| start.rolls.iter().find(|one| one.dice == dice).map(|one| one.play.as_str());
    assert_eq!((start.rolls.len(), play([3, 1]), play([1, 1])), (21, Some("8/5 6/5"), Some("8/7(2) 6/5(2)")));
    let take = start.take.unwrap();
    assert!(
        take.live < take.dead && (0.2..0.3).contains(&take.live) && (0.25..0.35).contains(&take.dead),
        "{take:?}"
    );
    assert!(take.now > 0.4 && start.gammon == [0.5, 0.5]);
    assert_eq!(start.market_lost, Some(0.0), "no two rolls from the start make a pass");
    // Against a checker on the bar and a blot at home most do.
    let blitz: RollsView = rolls("XGID=aa--BBD-C---eC---c-e----A-:0:0:1:00:0:0:0:0:10", 0).await.json();
    assert!(blitz.market_lost.is_some_and(|share| share > 0.5 && share < 1.0), "{blitz:?}");
    assert!((0.0..0.15).contains(&start.mean), "the player on roll is ahead: {}", start.mean);

    // Every roll ends the game: all of them lose the market.
    let last: RollsView = rolls("XGID=-A----------------------a-:0:0:1:00:0:0:0:0:10", 1).await.json();
    assert!(last.rolls.iter().all(|one| one.play == "1/off" && one.equity == 1.0), "{last:?}");
    assert_eq!((last.market_lost, last.mean), (Some(1.0), 1.0));

    // At double match point nobody doubles, and a gammon is worth nothing more.
    let dmp: RollsView = rolls("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:4:4:0:5:10", 0).await.json();
    assert_eq!((dmp.market_lost, dmp.take.is_none(), dmp.gammon), (None, true, vec![0.0, 0.0]));

    let thrown = rolls("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10", 0).await;
    assert_eq!(thrown.refusal(), (422, "no-rolls".to_owned(), Some("position".to_owned())));
    assert_eq!(
        rolls("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", 3).await.refusal().1,
        "bad-plies"
    );
}
