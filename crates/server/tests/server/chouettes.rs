//! Chouettes over HTTP and their sockets: who may do what, and what each page is sent.

use crate::support::{Guest, Server, Socket};
use pasch_server::wire::{ChouetteList, ChouetteMessage, ChouetteView};
use serde_json::{Value, json};

/// Anna has begun a chouette in which advice is free; Bert and Cleo have joined.
async fn chouette(server: &Server) -> ([Guest; 4], String) {
    let guests = [server.guest().await, server.guest().await, server.guest().await, server.guest().await];
    let options = json!({
        "order": "joined", "most": 3, "partner": false, "singleCube": false, "allOrNone": false, "openAnswers": false,
        "animals": 1, "soleTakerMustBeaver": true, "boxTakesHalf": false, "extras": false, "consultation": "free",
        "automaticDoubles": "none", "jacoby": true, "mostPoints": false,
    });
    let wish = json!({ "variant": "backgammon", "options": options, "public": true, "name": "Anna" });
    let made = guests[0].post("/api/v1/chouettes", &wish).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let id = made.json::<ChouetteView>().id.into_string();
    for (guest, name) in guests[1..3].iter().zip(["Bert", "Cleo"]) {
        let joined = guest.post(&format!("/api/v1/chouettes/{id}/join"), &json!({ "name": name })).await;
        assert_eq!(joined.status, 200, "{}", joined.text());
    }
    (guests, id)
}

async fn act(guest: &Guest, id: &str, seq: u32, intent: &Value) -> Result<ChouetteView, (u16, String)> {
    let answer =
        guest.post(&format!("/api/v1/chouettes/{id}/acts"), &json!({ "seq": seq, "intent": intent })).await;
    if answer.status == 200 {
        return Ok(answer.json());
    }
    let (status, code, _) = answer.refusal();
    Err((status, code))
}

async fn view(guest: &Guest, id: &str) -> ChouetteView {
    guest.get(&format!("/api/v1/chouettes/{id}")).await.json()
}

/// The text of the next message that has these words.
async fn with(socket: &mut Socket, words: &str) -> String {
    loop {
        let ChouetteMessage::View(view) = socket.next_as().await.unwrap();
        let text = serde_json::to_string(&view).unwrap();
        if text.contains(words) {
            return text;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_page_is_sent_what_is_for_it() {
    let server = Server::fresh().await;
    let ([anna, bert, cleo, dora], id) = chouette(&server).await;
    let mut sockets = Vec::new();
    for guest in [&anna, &bert, &cleo, &dora] {
        let mut socket = guest.socket_at(&format!("chouettes/{id}/ws"), None).await.unwrap();
        with(&mut socket, &id).await;
        sockets.push(socket);
    }
    act(&anna, &id, 3, &json!({ "type": "order" })).await.unwrap();
    let view = act(&bert, &id, 4, &json!({ "type": "start" })).await.unwrap();
    assert_eq!((view.box_seat, view.captain, view.you), (Some(0), Some(1), Some(1)));
    let talk = format!("/api/v1/chouettes/{id}/talk");
    let say = async |guest: &Guest, to: &str, text: &str| {
        guest.post(&talk, &json!({ "to": to, "text": text })).await
    };
    assert_eq!(say(&cleo, "side", "we should run").await.status, 204);
    assert_eq!(say(&cleo, "all", "good luck").await.status, 204);
    for (place, socket) in sockets.iter_mut().enumerate() {
        let hears = place == 1 || place == 2;
        assert_eq!(with(socket, "good luck").await.contains("we should run"), hears, "seat {place}");
    }
    let (status, code, _) = say(&anna, "side", "alone").await.refusal();
    assert_eq!((status, code.as_str()), (403, "no-talk"));
    let (status, code, _) = say(&dora, "all", "hello").await.refusal();
    assert_eq!((status, code.as_str()), (403, "not-seated"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_has_a_code() {
    let server = Server::fresh().await;
    let ([anna, bert, _, dora], id) = chouette(&server).await;
    let refused = |status: u16, code: &str| Err((status, code.to_owned()));
    assert_eq!(act(&anna, &id, 2, &json!({ "type": "order" })).await, refused(409, "stale"));
    assert_eq!(act(&dora, &id, 3, &json!({ "type": "order" })).await, refused(403, "not-seated"));
    assert_eq!(act(&anna, &id, 3, &json!({ "type": "roll" })).await, refused(422, "refused"));
    assert_eq!(
        act(&anna, &id, 3, &json!({ "type": "play", "play": "8/5" })).await,
        refused(422, "illegal-play")
    );
    assert_eq!(act(&anna, &id, 3, &json!({ "type": "dismiss", "seat": 1 })).await, refused(422, "not-away"));
    assert_eq!(act(&anna, "nothing", 3, &json!({ "type": "order" })).await, refused(404, "not-found"));
    let full = dora.post(&format!("/api/v1/chouettes/{id}/join"), &json!({ "name": "Dora" })).await;
    assert_eq!(full.refusal().1, "refused");
    let bots = format!("/api/v1/chouettes/{id}/bots");
    assert_eq!(anna.post(&bots, &json!({ "level": "none" })).await.refusal().1, "unknown-level");
    assert_eq!(dora.post(&bots, &json!({ "level": "expert" })).await.refusal().1, "not-seated");
    let wish = |variant: &str, change: Value| json!({ "variant": variant, "options": change });
    let none = bert.post("/api/v1/chouettes", &wish("plakoto", Value::Null)).await;
    assert_eq!(none.refusal().1, "bad-options", "a game without a cube");
    let unknown = bert.post("/api/v1/chouettes", &wish("chess", Value::Null)).await;
    assert_eq!(unknown.refusal().1, "unknown-variant");
    let half = bert.post("/api/v1/chouettes", &wish("backgammon", json!({ "most": 3 }))).await;
    assert_eq!(half.status, 400, "{}", half.text());
    // The whole list, and the sheet.
    let list: ChouetteList = dora.get("/api/v1/chouettes").await.json();
    assert_eq!(list.chouettes.len(), 1);
    assert!(!list.chouettes[0].mine);
    let sheet = anna.get(&format!("/api/v1/chouettes/{id}/sheet")).await;
    assert_eq!(sheet.text(), "game,Anna,Bert,Cleo\r\ntotal,0,0,0\r\n");
    assert_eq!(view(&anna, &id).await.seq, 3, "nothing has happened");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chouette_goes_on_after_a_restart() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let ([anna, bert, ..], id) = chouette(&server).await;
    act(&anna, &id, 3, &json!({ "type": "order" })).await.unwrap();
    let before = act(&bert, &id, 4, &json!({ "type": "start" })).await.unwrap();
    server.stop().await;
    let server = Server::start(data.path()).await;
    let anna = Guest { addr: server.addr, ..anna };
    let after = view(&anna, &id).await;
    assert_eq!(
        (after.seq, after.game.map(|game| game.position)),
        (before.seq, before.game.map(|game| game.position))
    );
}
