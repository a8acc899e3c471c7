//! House rules through the server: what may be agreed on, and the one that asks for an act of its own.

use std::collections::BTreeMap;

use crate::dice::checked;
use crate::support::{Server, config};
use crate::tables::wish;
use pasch_server::wire::{Applied, Catalogue, Intent, MatchView, Phase};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn house_rules_are_agreed_on_by_name() {
    let server = Server::fresh().await;
    let anna = server.guest().await;
    let catalogue: Catalogue = anna.get("/api/v1/variants").await.json();
    let offered = |game: &str| &catalogue.variants.iter().find(|one| one.id == game).unwrap().house;
    assert_eq!(offered("backgammon")["max-per-point"], ["5"]);
    assert!(!offered("backgammon").contains_key("mother") && offered("plakoto").contains_key("mother"));
    for variant in &catalogue.variants {
        for (rule, ways) in &variant.house {
            let known = catalogue.house.iter().find(|one| one.id == *rule).expect("a rule of the list");
            assert!(
                ways.iter().all(|way| known.ways.iter().any(|one| one.id == *way)),
                "{}: {rule}",
                variant.id
            );
        }
    }

    let agreed = json!({ "max-per-point": "5", "holland": "yes" });
    let table = anna.table(&wish(|wish| wish["game"]["house"] = agreed.clone())).await;
    assert_eq!(json!(table.game.house), agreed);
    let begun = server.guest().await.sit(table.id.as_str(), "Bert").await;
    let id = begun.match_id.unwrap();
    let view = anna.view(id.as_str()).await;
    assert_eq!(view.house.len(), 2);
    assert_eq!(view.house[0], "At most five checkers on a point");
    let log = anna.get(&format!("/api/v1/matches/{id}/export?format=log")).await;
    assert!(log.text().contains(r#""max-per-point":"5""#), "{}", log.text());

    let refused =
        async |change: Value| anna.post("/api/v1/tables", &wish(|wish| wish["game"]["house"] = change)).await;
    for unknown in [json!({ "max-per-point": "6" }), json!({ "speed": "1" })] {
        let refusal = refused(unknown).await.refusal();
        assert_eq!(refusal, (422, "bad-options".to_owned(), Some("house".to_owned())));
    }
    let pointless = refused(json!({ "mother": "none" })).await;
    assert_eq!(pointless.refusal().1, "bad-match");
    let alone = json!({ "variant": "portes", "length": 0, "cube": false, "jacoby": false, "beavers": false, "seat": "a",
        "house": { "score": "checkers-left" }, "opponent": { "type": "bot", "level": "expert" } });
    assert_eq!(anna.post("/api/v1/matches", &alone).await.refusal().1, "no-bot");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_roll_is_refused_once() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start_fair(config(data.path())).await;
    let guest = server.guest().await;
    let id = guest
        .new_match(|wish| {
            wish["length"] = json!(0);
            wish["cube"] = json!(true);
            wish["house"] = json!(BTreeMap::from([("opening-refusal", "yes"), ("automatic-doubles", "1")]));
            wish["opponent"] = json!({ "type": "local" });
        })
        .await;
    let act = async |view: &MatchView, intent: Intent| {
        let body = json!({ "id": format!("at-{}", view.seq), "seq": view.seq, "intent": intent });
        guest.post(&format!("/api/v1/matches/{}/intents", view.id), &body).await
    };
    let start = guest.view(&id).await;
    assert!(!start.may_refuse);
    let rolled = act(&start, Intent::Roll).await.json::<Applied>().view;
    assert!(rolled.may_refuse, "{:?}", rolled.phase);
    let before = rolled.cube.value;
    let again = act(&rolled, Intent::RejectOpening).await.json::<Applied>().view;
    assert_eq!((again.cube.value, again.cube.owner), (2 * before, None));
    assert!(matches!(again.phase, Phase::ToMove { .. }) && !again.may_refuse, "{:?}", again.phase);
    assert_eq!(act(&again, Intent::RejectOpening).await.status, 422, "once a game");
    checked(&guest, &id).await;

    // The same between two people, whose dice are made together.
    let (anna, bert) = (server.guest().await, server.guest().await);
    let agreed = wish(|wish| {
        wish["game"]["length"] = json!(0);
        wish["game"]["house"] = json!({ "opening-refusal": "yes" });
    });
    let id = bert.sit(anna.table(&agreed).await.id.as_str(), "Bert").await.match_id.unwrap();
    let (mut a, mut b) = (anna.socket(id.as_str()).await, bert.socket(id.as_str()).await);
    let (view, _) = a.resume(0).await;
    b.resume(0).await;
    a.intend("open", view.seq, Intent::Roll).await;
    let rolled = |view: &MatchView| matches!(view.phase, Phase::ToMove { .. });
    let (at_a, at_b) = (a.state_where(rolled).await, b.state_where(rolled).await);
    assert!(at_a.may_refuse != at_b.may_refuse, "it is one player's roll");
    let (first, second) = if at_a.may_refuse { (&mut a, &mut b) } else { (&mut b, &mut a) };
    second.intend("not-mine", at_a.seq, Intent::RejectOpening).await;
    assert_eq!(second.refusal().await, "not-your-turn");
    first.intend("refuse", at_a.seq, Intent::RejectOpening).await;
    let again = second.state_where(|view| view.cube.value == 2).await;
    assert!(rolled(&again) && !again.may_refuse, "{:?}", again.phase);
    second.intend("enough", again.seq, Intent::Concede).await;
    second.state_where(|view| matches!(view.phase, Phase::GameOver { .. })).await;
    checked(&anna, id.as_str()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_only_money_play_has_is_refused_in_a_match() {
    let server = Server::fresh().await;
    let anna = server.guest().await;
    let game = |length: u32, change: &Value| {
        wish(|wish| {
            wish["game"]["length"] = json!(length);
            for (key, value) in change.as_object().unwrap() {
                wish["game"][key] = value.clone();
            }
        })
    };
    for (change, place) in [
        (json!({ "jacoby": true }), "jacoby"),
        (json!({ "beavers": true }), "beavers"),
        (json!({ "house": { "automatic-doubles": "1" } }), "house"),
        (json!({ "house": { "opening-refusal": "yes" } }), "house"),
    ] {
        let answer = anna.post("/api/v1/tables", &game(5, &change)).await;
        assert_eq!(answer.refusal(), (422, "bad-options".to_owned(), Some(place.to_owned())), "{change}");
        assert!(answer.text().contains("a rule of money play. A match to 5 points"), "{}", answer.text());
        let alone = json!({ "variant": "backgammon", "length": 5, "cube": true, "jacoby": change["jacoby"] == true,
            "beavers": change["beavers"] == true, "seat": "a", "house": change.get("house").unwrap_or(&json!({})),
            "opponent": { "type": "local" } });
        assert_eq!(anna.post("/api/v1/matches", &alone).await.refusal().1, "bad-options", "{change}");
    }
    // Switched off is as if nothing had been said.
    for off in ["none", "0", "no", "false"] {
        let change = json!({ "jacoby": false, "beavers": false, "house": { "automatic-doubles": off, "opening-refusal": off } });
        let table = anna.table(&game(5, &change)).await;
        assert!(table.game.house.is_empty(), "{:?}", table.game.house);
        let money = anna.table(&game(0, &change)).await;
        assert!(money.game.house.is_empty());
    }
    let money = anna.table(&game(0, &json!({ "jacoby": true, "house": { "automatic-doubles": "1" } }))).await;
    assert_eq!(json!(money.game.house), json!({ "automatic-doubles": "1" }));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_roll_of_no_past_is_asked_about_with_any_numbers() {
    let (_server, guest) = Server::with_guest().await;
    let asked = |a: &str, b: &str| {
        json!({ "variant": "gul-bara", "options": {}, "position": { "a": a, "b": b, "pinnedA": [], "pinnedB": [] },
            "player": "a", "dice": [5, 5], "turnsBefore": u32::MAX, "doublesBefore": u32::MAX, "opponentTurns": u32::MAX })
    };
    let answer = guest.post("/api/v1/plays", &asked("24:14 9:1", "24:15")).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert_eq!(
        guest.post("/api/v1/plays", &asked("24:1", "")).await.refusal().1,
        "bad-position",
        "the game is over"
    );
}
