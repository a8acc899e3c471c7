//! Tournaments over HTTP: tables make themselves, and results come in when their matches are over.

use crate::support::{Guest, Server};
use crate::tables::decider;
use pasch_server::wire::{
    Applied, Grade, Intent, MatchView, Seat, TournamentList, TournamentStage, TournamentView,
};
use serde_json::{Value, json};

fn wish(change: impl FnOnce(&mut Value)) -> Value {
    let mut wish = json!({
        "name": "Evening", "format": { "type": "knockOut" }, "lengths": [1], "clock": "none", "variant": "backgammon",
        "online": true, "public": true,
    });
    change(&mut wish);
    wish
}

async fn act(guest: &Guest, id: &str, intent: Value) -> Result<TournamentView, (u16, String)> {
    let seq = view(guest, id).await.seq;
    let answer =
        guest.post(&format!("/api/v1/tournaments/{id}/acts"), &json!({ "seq": seq, "intent": intent })).await;
    if answer.status == 200 {
        return Ok(answer.json());
    }
    let (status, code, _) = answer.refusal();
    Err((status, code))
}

async fn view(guest: &Guest, id: &str) -> TournamentView {
    guest.get(&format!("/api/v1/tournaments/{id}")).await.json()
}

async fn intend(guest: &Guest, match_id: &str, intent: Intent) -> MatchView {
    let at = guest.view(match_id).await;
    let body = json!({ "id": format!("at-{}", at.seq), "seq": at.seq, "intent": intent });
    let answer = guest.post(&format!("/api/v1/matches/{match_id}/intents"), &body).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let Applied { view, .. } = answer.json();
    view
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bracket_of_four_is_played_at_tables_that_make_themselves() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let mut guests = Vec::new();
    for _ in 0..4 {
        guests.push(server.guest().await);
    }
    let made = guests[0].post("/api/v1/tournaments", &wish(|_| ())).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let id = made.json::<TournamentView>().id.into_string();
    for guest in &guests {
        act(guest, &id, json!({ "type": "enter" })).await.unwrap();
    }
    assert_eq!(act(&guests[1], &id, json!({ "type": "start" })).await, Err((403, "not-director".to_owned())));
    let begun = act(&guests[0], &id, json!({ "type": "start" })).await.unwrap();
    assert_eq!(begun.matches.iter().filter(|one| one.match_id.is_some()).count(), 2);
    let mut server = server;
    for round in 0..2 {
        let open: Vec<_> =
            view(&guests[0], &id).await.matches.into_iter().filter(|one| one.running).collect();
        assert_eq!(open.len(), 2 - round);
        for one in &open {
            let match_id = one.match_id.as_ref().unwrap().as_str();
            let [a, b] = one.players.map(|player| &guests[player.unwrap() as usize]);
            let begun = intend(a, match_id, Intent::Roll).await;
            let first = decider(&begun).expect("the first roll says who begins");
            let (loser, winner) = if first == Seat::A { (a, b) } else { (b, a) };
            intend(loser, match_id, Intent::Resign { grade: Grade::Single }).await;
            intend(winner, match_id, Intent::AcceptResign).await;
        }
        if round == 0 {
            // What ended while the server was gone counts when it is back.
            server.stop().await;
            server = Server::start(data.path()).await;
            for guest in &mut guests {
                guest.addr = server.addr;
            }
        }
        for _ in 0..200 {
            let now = view(&guests[0], &id).await;
            if now.matches.iter().all(|one| open.iter().all(|before| before.id != one.id || !one.running)) {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        }
    }
    for _ in 0..200 {
        if view(&guests[0], &id).await.stage == TournamentStage::Finished {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    let end = view(&guests[0], &id).await;
    assert_eq!(end.stage, TournamentStage::Finished);
    assert_eq!((end.standings[0].wins, end.standings[0].losses), (2, 0));
    let list: TournamentList = guests[3].get("/api/v1/tournaments").await.json();
    assert!(list.tournaments[0].mine && list.tournaments[0].entrants == 4);
    let csv = guests[2].get(&format!("/api/v1/tournaments/{id}/results")).await.text();
    assert!(csv.lines().count() >= 8, "{csv}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_has_a_code() {
    let (server, anna) = Server::with_guest().await;
    let bert = server.guest().await;
    let code = async |wish: Value| anna.post("/api/v1/tournaments", &wish).await.refusal().1;
    assert_eq!(code(wish(|wish| wish["variant"] = json!("chess"))).await, "unknown-variant");
    assert_eq!(code(wish(|wish| wish["lengths"] = json!([0]))).await, "bad-options");
    assert_eq!(code(wish(|wish| wish["name"] = json!(" "))).await, "bad-options");
    assert_eq!(code(wish(|wish| wish["more"] = json!(1))).await, "bad-json");
    let made = anna.post("/api/v1/tournaments", &wish(|wish| wish["online"] = json!(false))).await;
    let id = made.json::<TournamentView>().id.into_string();
    let refused = |status: u16, code: &str| Err((status, code.to_owned()));
    assert_eq!(act(&bert, &id, json!({ "type": "withdraw" })).await, refused(403, "not-entered"));
    assert_eq!(act(&anna, &id, json!({ "type": "start" })).await, refused(422, "refused"));
    act(&bert, &id, json!({ "type": "enter" })).await.unwrap();
    assert_eq!(act(&bert, &id, json!({ "type": "enter" })).await, refused(422, "refused"));
    act(&anna, &id, json!({ "type": "add", "name": "Cleo" })).await.unwrap();
    act(&anna, &id, json!({ "type": "start" })).await.unwrap();
    let report = json!({ "type": "report", "id": 7, "winner": 0, "score": [1, 0] });
    assert_eq!(act(&bert, &id, report).await, refused(403, "not-yours"));
    let late = json!({ "seq": 2, "intent": { "type": "pause" } });
    // A pause contradicts nobody, whatever has happened meanwhile; a decision does.
    assert_eq!(anna.post(&format!("/api/v1/tournaments/{id}/acts"), &late).await.status, 200);
    let decide =
        json!({ "type": "decide", "id": 0, "winner": 0, "score": [1, 0], "reason": "a broken board" });
    let late = json!({ "seq": 2, "intent": decide });
    let answer = anna.post(&format!("/api/v1/tournaments/{id}/acts"), &late).await;
    assert_eq!(answer.refusal().1, "stale");
    assert_eq!(anna.get("/api/v1/tournaments/none").await.refusal().1, "not-found");
}
