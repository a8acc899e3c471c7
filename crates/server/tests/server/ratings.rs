//! Rated matches over HTTP: what they change, what is said of them, by whom they may be played.

use std::time::Duration;

use pasch_server::wire::{
    AnalysisStatus, AnalysisView, HistoryKind, LeadersView, MatchRating, MatchView, Phase, PlayerMatch,
    PlayerPage, RatingRange, Seat,
};
use serde_json::{Value, json};

use crate::people::with_account;
use crate::support::{Guest, Server, first_path, on_both_engines};
use crate::tables::wish;

on_both_engines! {
    a_rated_match_is_rated_and_analysed_once,
    conceded_matches_make_no_rating,
}

/// Waits for what the server does of its own.
async fn page_where(guest: &Guest, name: &str, fits: impl Fn(&PlayerPage) -> bool) -> PlayerPage {
    for _ in 0..2400 {
        let page: PlayerPage = guest.get(&format!("/api/v1/players/{name}")).await.json();
        if fits(&page) {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nothing happens to {name}");
}

async fn act(guest: &Guest, view: &MatchView, number: usize, intent: Value) {
    let body = json!({ "id": format!("i{number}"), "seq": view.seq, "intent": intent });
    let answer = guest.post(&format!("/api/v1/matches/{}/intents", view.id), &body).await;
    assert!(answer.status == 200 || answer.refusal().1 == "stale", "{}", answer.text());
}

/// As many turns between the host and the other as it takes to count; then the other gives up.
async fn play(host: &Guest, other: &Guest, wish: &Value) -> String {
    let table = host.table(wish).await;
    let id = other.sit(table.id.as_str(), "").await.match_id.unwrap();
    let plays = |view: &MatchView| {
        view.history.iter().filter(|one| matches!(one.kind, HistoryKind::Play | HistoryKind::Dance)).count()
    };
    for number in 0..60 {
        let view = host.view(id.as_str()).await;
        if plays(&view) >= 12 || matches!(view.phase, Phase::GameOver { .. } | Phase::MatchOver { .. }) {
            break;
        }
        let (guest, view) = match view.phase {
            Phase::ToRoll { player: Seat::B } | Phase::ToMove { player: Seat::B, .. } => {
                (other, other.view(id.as_str()).await)
            }
            _ => (host, view),
        };
        let intent = match &view.plays {
            Some(plays) => json!({ "type": "play", "path": first_path(plays) }),
            None => json!({ "type": "roll" }),
        };
        act(guest, &view, number, intent).await;
    }
    act(other, &other.view(id.as_str()).await, 99, json!({ "type": "concede" })).await;
    assert!(matches!(host.view(id.as_str()).await.phase, Phase::MatchOver { .. }));
    id.to_string()
}

/// A few turns against the computer; then the player gives up.
async fn play_the_bot(guest: &Guest) -> String {
    let id = guest.new_match(|wish| wish["opponent"] = json!({ "type": "bot", "level": "beginner" })).await;
    for number in 0..60 {
        let view = guest.view(&id).await;
        let intent = match (&view.phase, &view.plays) {
            (Phase::ToMove { player: Seat::A, .. }, Some(plays)) => {
                json!({ "type": "play", "path": first_path(plays) })
            }
            (Phase::Opening, _) | (Phase::ToRoll { player: Seat::A }, _) => json!({ "type": "roll" }),
            _ => {
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        act(guest, &view, number, intent).await;
        if view.seq > 12 {
            break;
        }
    }
    for number in 100..200 {
        let view = guest.view(&id).await;
        if matches!(view.phase, Phase::MatchOver { .. }) {
            return id;
        }
        // The computer may have been quicker.
        act(guest, &view, number, json!({ "type": "concede" })).await;
    }
    panic!("the match goes on");
}

/// Whether the rating after a match is about this.
fn near(one: &PlayerMatch, rating: f64, within: f64) -> bool {
    one.fibs.is_some_and(|fibs| (fibs - rating).abs() < within)
}

async fn a_rated_match_is_rated_and_analysed_once(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let (anna, bert) = (
        with_account(&server.guest().await, "Anna").await,
        with_account(&server.guest().await, "J.R.Bert").await,
    );
    let rated = wish(|wish| wish["rated"] = json!(true));
    let friendly = play(&anna, &bert, &wish(|_| {})).await;
    let id = play(&anna, &bert, &rated).await;

    let eve = server.guest().await;
    let analysed = |page: &PlayerPage, count: usize| {
        page.matches.iter().filter(|one| one.analysis.is_some()).count() == count
    };
    let page = page_where(&eve, "anna", |page| analysed(page, 1)).await;
    assert!(!page.is_own);
    assert_eq!(
        (page.name.as_str(), page.matches.len(), page.standings.len()),
        ("Anna", 1, 1),
        "the rated one"
    );
    let one = &page.matches[0];
    assert_eq!(
        (one.id.as_str(), one.opponent.as_str(), one.won, one.length),
        (id.as_str(), "J.R.Bert", true, 3)
    );
    // Three points between equals, both new: 5 × 2√3.
    assert!(near(one, 1517.321, 0.001) && Some(page.standings[0].fibs) == one.fibs, "{one:?}");
    assert!(one.pr.is_some() && page.over_time.len() == 1 && page.over_time[0].decisions > 0);
    let lost = page_where(&anna, "J.R.Bert", |page| page.matches.len() == 1).await;
    assert!(near(&lost.matches[0], 1482.679, 0.001) && !lost.matches[0].won);

    // The friendly match is analysed as well, for its two players.
    let own = page_where(&anna, "anna", |page| analysed(page, 2)).await;
    let one_more = &own.matches[0];
    assert_eq!((own.is_own, own.over_time.len()), (true, 2));
    assert_eq!((one_more.id.as_str(), one_more.fibs, one_more.won), (friendly.as_str(), None, true));
    assert!(one_more.pr.is_some());
    let analysis = format!("/api/v1/analyses/{}", one_more.analysis.as_ref().unwrap());
    for (guest, status) in [(&anna, 200), (&bert, 200), (&eve, 403)] {
        assert_eq!(guest.get(&analysis).await.status, status);
    }

    // Anybody may read the analysis of the rated one; nobody may throw it away.
    let analysis = format!("/api/v1/analyses/{}", one.analysis.as_ref().unwrap());
    let found: AnalysisView = eve.get(&analysis).await.json();
    assert_eq!(found.status, AnalysisStatus::Done);
    assert_eq!(eve.delete(&analysis).await.status, 403);
    assert_eq!(anna.delete(&analysis).await.status, 403);

    // A table for some ratings: who is outside is told so, who was never rated counts with 1500.
    let ranged = |rated: bool, from: u16, to: u16| {
        wish(|wish| {
            wish["rated"] = json!(rated);
            wish["ratings"] = json!({ "from": from, "to": to });
        })
    };
    let table = anna.table(&ranged(true, 1500, 1600)).await;
    assert_eq!(table.ratings, Some(RatingRange { from: 1500, to: 1600 }));
    let refused = bert.post(&format!("/api/v1/tables/{}/join", table.id), &json!({})).await;
    assert_eq!(refused.refusal().1, "out-of-range");
    assert!(refused.text().contains("from 1500 to 1600; yours is 1483"), "{}", refused.text());
    let cora = with_account(&server.guest().await, "Cora").await;
    assert!(cora.sit(table.id.as_str(), "").await.match_id.is_some());
    for wrong in [ranged(true, 1600, 1500), ranged(false, 1500, 1600)] {
        let refused = anna.post("/api/v1/tables", &wrong).await;
        assert_eq!(refused.refusal(), (422, "bad-range".to_owned(), Some("ratings".to_owned())));
    }

    // A match against the computer is found at the next start, if not before.
    let alone = play_the_bot(&anna).await;
    server.stop().await;
    let server = Server::start(data.path()).await;
    let [anna, bert] = [anna, bert].map(|guest| Guest { addr: server.addr, ..guest });
    play(&bert, &anna, &rated).await;
    let eve = Guest { addr: server.addr, ..eve };
    let again = page_where(&eve, "anna", |page| page.matches.len() == 2).await;
    assert_eq!(again.matches[0], page.matches[0], "what was rated is rated");
    let own = page_where(&anna, "anna", |page| analysed(page, 4)).await;
    let against_it = own.matches.iter().find(|one| one.id == *alone).unwrap();
    assert_eq!((against_it.opponent.as_str(), against_it.won, against_it.fibs), ("Pasch", false, None));
    // It was the second of the two within a day, so half of what it would have brought.
    assert!(near(&again.matches[1], 1508.16, 1.0) && !again.matches[1].won, "{:?}", again.matches[1]);
    let half = again.matches[1].why.as_ref().unwrap();
    assert_eq!((half.code.as_str(), half.args["percent"]), ("same-pair", 50));
    let counted = rating_of(&anna, again.matches[1].id.as_str()).await;
    assert_eq!(counted.why.as_ref(), Some(half));
    let lost =
        if counted.a.unwrap().after < counted.a.unwrap().before { counted.a } else { counted.b }.unwrap();
    assert_eq!((Some(lost.before), Some(lost.after)), (page.matches[0].fibs, again.matches[1].fibs));

    let list: LeadersView = anna.get("/api/v1/ratings/hitting").await.json();
    assert_eq!(list.players.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Anna", "J.R.Bert"]);
    // Three points, and half of three.
    assert!(list.players.iter().all(|one| one.standing.matches == 2 && one.standing.experience == 5));
    let none: LeadersView = anna.get("/api/v1/ratings/running").await.json();
    assert_eq!(none.players, []);
    assert_eq!(anna.get("/api/v1/ratings/other").await.status, 404);
    assert_eq!(anna.get("/api/v1/players/Nobody").await.status, 404);
    server.stop().await;
}

/// How a match counted, once that is known.
async fn rating_of(guest: &Guest, id: &str) -> MatchRating {
    for _ in 0..200 {
        let answer = guest.get(&format!("/api/v1/matches/{id}/rating")).await;
        if answer.status == 200 {
            return answer.json();
        }
        assert_eq!(answer.status, 404, "{}", answer.text());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nothing is known of {id}");
}

async fn conceded_matches_make_no_rating(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let (anna, bert) = (
        with_account(&server.guest().await, "Anna").await,
        with_account(&server.guest().await, "Bert").await,
    );
    let rated = wish(|wish| {
        wish["rated"] = json!(true);
        wish["game"]["length"] = json!(1);
    });
    let mut last = String::new();
    for _ in 0..10 {
        let table = anna.table(&rated).await;
        last = bert.sit(table.id.as_str(), "").await.match_id.unwrap().into_string();
        act(&bert, &bert.view(&last).await, 1, json!({ "type": "concede" })).await;
    }
    let counted = rating_of(&anna, &last).await;
    let why = counted.why.unwrap();
    assert_eq!(why.code, "left-early");
    assert_eq!((why.args["plays"], why.args["least"]), (0, 4));
    assert!(counted.a.is_none() && counted.b.is_none());
    let page = page_where(&bert, "Anna", |page| page.matches.len() == 10).await;
    assert_eq!(page.standings, [], "ten wins, no rating");
    for one in &page.matches {
        assert_eq!((one.fibs, one.why.as_ref().map(|why| why.code.as_str())), (None, Some("left-early")));
    }
    // Who may not see the match is not told; neither is anybody of a match that was not rated.
    let friendly = play(&anna, &bert, &wish(|_| {})).await;
    let stranger = server.guest().await;
    for (guest, id) in [(&stranger, &last), (&anna, &friendly)] {
        let answer = guest.get(&format!("/api/v1/matches/{id}/rating")).await;
        assert!(matches!(answer.status, 403 | 404), "{}", answer.text());
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_and_the_computer_play_no_rated_matches() {
    let (server, guest) = Server::with_guest().await;
    let anna = with_account(&server.guest().await, "Anna").await;
    let rated = wish(|wish| wish["rated"] = json!(true));
    for path in ["/api/v1/tables", "/api/v1/tables/quick"] {
        assert_eq!(guest.post(path, &rated).await.refusal().1, "no-account", "{path}");
    }
    let money = wish(|wish| {
        wish["rated"] = json!(true);
        wish["game"]["length"] = json!(0);
    });
    assert_eq!(anna.post("/api/v1/tables", &money).await.refusal().1, "not-rated");
    let table = anna.table(&rated).await;
    let path = |what: &str| format!("/api/v1/tables/{}/{what}", table.id);
    assert_eq!(guest.post(&path("join"), &json!({})).await.refusal().1, "no-account");
    assert_eq!(anna.post(&path("bot"), &json!({ "level": "beginner" })).await.refusal().1, "not-rated");
    server.stop().await;
}
