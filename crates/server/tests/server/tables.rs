//! People who play each other: tables, the lobby, what others may see and do.

use pasch_server::wire::{
    ClientMessage, Grade, Intent, LobbyMessage, MatchView, Phase, Seat, TableStatus, TableView,
};
use serde_json::{Value, json};

use crate::support::{Guest, Server, Socket, config, first_path};

pub fn wish(change: impl FnOnce(&mut Value)) -> Value {
    let mut wish = json!({
        "game": { "variant": "backgammon", "length": 3, "cube": true },
        "clock": { "type": "none" }, "rated": false, "public": false,
    });
    change(&mut wish);
    wish
}

impl Guest {
    pub async fn table(&self, wish: &Value) -> TableView {
        let answer = self.post("/api/v1/tables", wish).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        answer.json()
    }

    pub async fn sit(&self, table: &str, name: &str) -> TableView {
        let answer = self.post(&format!("/api/v1/tables/{table}/join"), &json!({ "name": name })).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }

    async fn id(&self) -> String {
        self.get("/api/v1/me").await.json::<Value>()["id"].as_str().unwrap().to_owned()
    }

    async fn lobby(&self, table: &str) -> Socket {
        self.socket_at(&format!("lobby/ws?table={table}"), None).await.unwrap()
    }
}

/// The plainest thing that whoever has to act can do; resigns a game it has to roll in for the third time.
fn plain(view: &MatchView) -> Intent {
    match &view.phase {
        Phase::Opening => Intent::Roll,
        Phase::ToRoll { .. } if view.history.len() > 4 => Intent::Resign { grade: Grade::Single },
        Phase::ToRoll { .. } => Intent::Roll,
        Phase::ToMove { .. } => Intent::Play { path: first_path(view.plays.as_ref().unwrap()) },
        Phase::ResignOffered { .. } => Intent::AcceptResign,
        Phase::GameOver { .. } => Intent::Next,
        other => panic!("{other:?}"),
    }
}

pub(super) fn decider(view: &MatchView) -> Option<Seat> {
    let other = |seat: Seat| if seat == Seat::A { Seat::B } else { Seat::A };
    match view.phase {
        Phase::ToRoll { player } | Phase::ToMove { player, .. } => Some(player),
        Phase::ResignOffered { by, .. } => Some(other(by)),
        _ => None,
    }
}

#[tokio::test]
async fn two_guests_meet_by_a_link_and_play_to_the_end() {
    let server = Server::fresh().await;
    let (anna, bert, eve) = (server.guest().await, server.guest().await, server.guest().await);
    let table = anna.table(&wish(|wish| wish["name"] = json!("Anna"))).await;
    assert_eq!((table.status, table.host.name.as_str(), table.b.as_ref()), (TableStatus::Open, "Anna", None));
    assert_eq!(table.id.as_str().len(), 26, "not to be guessed");

    // By the link, or by the code as somebody says it.
    let found: TableView = bert.get(&format!("/api/v1/tables/{}", table.id)).await.json();
    assert_eq!(found.code, table.code);
    let spoken = format!("{} {}", table.code[..4].to_uppercase(), &table.code[4..]);
    let found: TableView = bert.post("/api/v1/tables/find", &json!({ "code": spoken })).await.json();
    assert_eq!(found.id, table.id);
    assert_eq!(
        anna.post(&format!("/api/v1/tables/{}/join", table.id), &json!({})).await.refusal().1,
        "own-table"
    );
    let bad = bert.post(&format!("/api/v1/tables/{}/join", table.id), &json!({ "name": "<b>" })).await;
    assert_eq!(bad.refusal(), (422, "bad-name".to_owned(), Some("name".to_owned())));

    let begun = bert.sit(table.id.as_str(), "Bert").await;
    let id = begun.match_id.clone().expect("the match has begun");
    assert_eq!((begun.status, begun.b.unwrap().name), (TableStatus::Playing, "Bert".to_owned()));
    let late = eve.post(&format!("/api/v1/tables/{}/join", table.id), &json!({ "name": "Eve" })).await;
    assert_eq!((late.status, late.refusal().1), (409, "taken".to_owned()));
    let closed = eve.post("/api/v1/tables/find", &json!({ "code": table.code })).await;
    assert_eq!(closed.status, 404, "the code has done its work");

    // Both play; whoever watches with the link sees the same and no more.
    let (mut a, mut b) = (anna.socket(id.as_str()).await, bert.socket(id.as_str()).await);
    assert_eq!(eve.try_socket(id.as_str(), None).await.err(), Some(403), "a private match");
    assert_eq!(eve.get(&format!("/api/v1/matches/{id}")).await.status, 403);
    let mut watcher = eve.socket_at(&format!("matches/{id}/ws?table={}", table.id), None).await.unwrap();
    let (mut view, _) = a.resume(0).await;
    assert_eq!((view.you, view.local), (Some(Seat::A), false));
    assert_eq!(b.resume(0).await.0.you, Some(Seat::B));
    let (seen, _) = watcher.resume(0).await;
    assert_eq!((seen.you, seen.plays.is_none(), seen.resignable.is_empty()), (None, true, true));
    assert_eq!(seen.table.as_ref().unwrap().id, None, "who only watches hands nothing on");
    let (mut turn, mut refusals) = (0, 0);
    while !matches!(view.phase, Phase::MatchOver { .. }) {
        let by = decider(&view).unwrap_or(Seat::B);
        let (actor, other) = if by == Seat::A { (&mut a, &mut b) } else { (&mut b, &mut a) };
        let mine = if by == Seat::A { anna.view(id.as_str()).await } else { bert.view(id.as_str()).await };
        let intent = plain(&mine);
        turn += 1;
        if decider(&view).is_some() && turn < 8 {
            // The other, and whoever watches, wish the same and are refused.
            other.intend(&format!("forged-{turn}"), view.seq, intent.clone()).await;
            assert!(["not-your-turn", "illegal-play"].contains(&other.refusal().await.as_str()));
            watcher.intend(&format!("forged-{turn}"), view.seq, intent.clone()).await;
            assert_eq!(watcher.refusal().await, "not-yours");
            actor.intend(&format!("late-{turn}"), view.seq.wrapping_sub(1), intent.clone()).await;
            assert_eq!(actor.refusal().await, "stale");
            refusals += 1;
        }
        let seq = view.seq;
        actor.intend(&format!("turn-{turn}"), seq, intent.clone()).await;
        view = actor.state_where(|view| view.seq > seq).await;
        // The same once more is acknowledged and done once.
        actor.intend(&format!("turn-{turn}"), seq, intent).await;
        other.state_where(|seen| seen.seq == view.seq).await;
        let seen = watcher.state_where(|seen| seen.seq == view.seq).await;
        assert!(seen.plays.is_none() && !seen.cube.can_double && seen.position == view.position);
    }
    assert!(refusals > 3);
    assert_eq!(view.players.a.score.max(view.players.b.score), 3);
    let log = anna.get(&format!("/api/v1/matches/{id}/export?format=log")).await.text();
    assert_eq!(log.lines().count() as u32, view.seq + 1, "nothing was done twice");
    assert!(log.contains("Anna") && log.contains("Bert"));
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_needs_both_and_exchanges_the_seats() {
    let server = Server::fresh().await;
    let (anna, bert) = (server.guest().await, server.guest().await);
    let table = anna.table(&wish(|wish| wish["game"]["length"] = json!(1))).await;
    let id = bert.sit(table.id.as_str(), "Bert").await.match_id.unwrap();
    let (mut a, mut b) = (anna.socket(id.as_str()).await, bert.socket(id.as_str()).await);
    let (view, _) = a.resume(0).await;
    b.resume(0).await;
    b.send(&ClientMessage::Rematch { on: true }).await;
    // Giving up is possible at any time, also before the first roll; a wish before the end counts for nothing.
    a.intend("enough", view.seq, Intent::Concede).await;
    let over = b.state_where(|view| matches!(view.phase, Phase::MatchOver { winner: Seat::B })).await;
    assert_eq!(over.table.unwrap().rematch, None);
    b.send(&ClientMessage::Rematch { on: true }).await;
    let asked = a.state_where(|view| view.table.as_ref().unwrap().rematch == Some(Seat::B)).await;
    assert_eq!(asked.table.unwrap().next, None);
    a.send(&ClientMessage::Rematch { on: true }).await;
    let next =
        b.state_where(|view| view.table.as_ref().unwrap().next.is_some()).await.table.unwrap().next.unwrap();
    assert_eq!(
        (anna.view(next.as_str()).await.you, bert.view(next.as_str()).await.you),
        (Some(Seat::B), Some(Seat::A))
    );
    assert_eq!(anna.view(id.as_str()).await.table.unwrap().next, Some(next), "also for who comes back later");
    server.stop().await;
}

#[tokio::test]
async fn a_challenge_is_for_one_person() {
    let server = Server::fresh().await;
    let (anna, bert, eve) = (server.guest().await, server.guest().await, server.guest().await);
    let (bert_id, anna_id) = (bert.id().await, anna.id().await);
    let nobody = anna.post("/api/v1/tables", &wish(|wish| wish["invite"] = json!("nobody"))).await;
    assert_eq!(nobody.refusal().1, "no-player");
    let mut lobby = bert.lobby("none").await;
    let Some(LobbyMessage::Snapshot { tables, online, .. }) = lobby.next_as().await else { panic!() };
    assert_eq!((tables.len(), online), (0, 1));
    let challenge = wish(|wish| (wish["invite"], wish["public"]) = (json!(bert_id), json!(true)));
    let table = anna.table(&challenge).await;
    assert!(!table.public, "a challenge is between two");
    loop {
        let Some(LobbyMessage::Diff { put, .. }) = lobby.next_as().await else { panic!() };
        if let Some(told) = put.first() {
            assert_eq!((told.id.as_str(), told.status), (table.id.as_str(), TableStatus::Open));
            break;
        }
    }
    let path = format!("/api/v1/tables/{}", table.id);
    assert_eq!(eve.get(&path).await.status, 404);
    assert_eq!(eve.post(&format!("{path}/join"), &json!({})).await.refusal().1, "not-invited");
    assert_eq!(eve.delete(&path).await.refusal().1, "not-host");
    assert_eq!(eve.post(&format!("{path}/counter"), &challenge).await.refusal().1, "not-invited");
    let mut spy = eve.lobby(table.id.as_str()).await;
    let Some(LobbyMessage::Snapshot { tables, .. }) = spy.next_as().await else { panic!() };
    assert!(tables.is_empty());

    // Bert answers the challenge with another match length.
    let counter = wish(|wish| wish["game"]["length"] = json!(5));
    let answer: TableView = bert.post(&format!("{path}/counter"), &counter).await.json();
    assert_eq!((answer.invited.unwrap().id, answer.game.length), (anna_id.into(), 5));
    assert_eq!(anna.get(&path).await.json::<TableView>().status, TableStatus::Closed);
    assert_eq!(bert.post(&format!("{path}/join"), &json!({})).await.refusal().1, "taken");
    let begun = anna.sit(answer.id.as_str(), "Anna").await;
    assert_eq!((begun.status, begun.a.unwrap().id), (TableStatus::Playing, Some(bert_id.into())));
    // And one that is declined.
    let again = anna.table(&challenge).await;
    let declined: TableView = bert.delete(&format!("/api/v1/tables/{}", again.id)).await.json();
    assert_eq!(declined.status, TableStatus::Closed);
    server.stop().await;
}

/// The tables at which a bot of the house waits, once there are so many.
async fn house_tables(guest: &Guest, count: usize) -> Vec<TableView> {
    for _ in 0..200 {
        let mut lobby = guest.lobby("").await;
        let LobbyMessage::Snapshot { tables, .. } = lobby.next_as().await.unwrap() else {
            panic!("a snapshot")
        };
        let waits = |table: &TableView| {
            table.status == TableStatus::Open && table.a.as_ref().is_some_and(|seat| seat.level.is_some())
        };
        let found: Vec<TableView> = tables.into_iter().filter(waits).collect();
        if found.len() == count {
            return found;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    panic!("never {count} tables of the house");
}

#[tokio::test]
async fn house_bots_wait_in_an_empty_lobby_and_give_way_to_people() {
    let server = Server::fresh_with(|config| config.house_bots = 2).await;
    let (anna, bert) = (server.guest().await, server.guest().await);
    let open = house_tables(&anna, 2).await;
    assert!(open.iter().all(|table| table.here && table.public && !table.rated && table.match_id.is_none()));
    assert_ne!(open[0].game.variant, open[1].game.variant);
    let (mine, id) = (open[0].game.variant.clone(), open[0].id.to_string());
    let shown: TableView = anna.get(&format!("/api/v1/tables/{id}")).await.json();
    assert_eq!(shown.a.as_ref().and_then(|seat| seat.level.clone()), open[0].a.as_ref().unwrap().level);
    // One of two gets the seat, and becomes the host; the bot plays.
    let sat = anna.sit(&id, "Anna").await;
    assert_eq!((sat.status, sat.host.name.as_str()), (TableStatus::Playing, "Anna"));
    assert_eq!(bert.post(&format!("/api/v1/tables/{id}/join"), &json!({})).await.refusal().1, "taken");
    let view = anna.view(sat.match_id.unwrap().as_str()).await;
    let bot = &view.players.b;
    assert_eq!((view.you, bot.level.is_some()), (Some(Seat::A), true));
    assert_eq!(bot.name, open[0].host.name);
    // The other table goes when a person offers its game.
    let left = house_tables(&bert, 1).await;
    assert_ne!(left[0].game.variant, mine);
    let theirs = bert
        .table(&wish(|wish| {
            wish["public"] = json!(true);
            wish["game"]["variant"] = json!(left[0].game.variant);
            wish["clock"] = json!({ "type": "days", "days": 3 });
        }))
        .await;
    assert!(house_tables(&bert, 0).await.is_empty());
    assert_eq!(theirs.status, TableStatus::Open);
    server.stop().await;
}

#[tokio::test]
async fn the_lobby_pairs_equals_and_shows_what_is_public() {
    let server = Server::fresh().await;
    let (anna, bert, eve) = (server.guest().await, server.guest().await, server.guest().await);
    let clocked =
        |delay: u32| wish(|wish| wish["clock"] = json!({ "type": "delay", "delay": delay, "reserve": 60 }));
    let (five, eight) = (clocked(5), clocked(8));
    let mut at_anna = anna.lobby("").await;
    let _at_bert = bert.lobby("").await;
    let first: TableView = anna.post("/api/v1/tables/quick", &five).await.json();
    let twice: TableView = anna.post("/api/v1/tables/quick", &five).await.json();
    assert_eq!((first.status, &twice.id, first.public), (TableStatus::Open, &first.id, true));
    let other: TableView = bert.post("/api/v1/tables/quick", &eight).await.json();
    assert_eq!(other.status, TableStatus::Open, "another clock is another table");
    let paired: TableView = bert.post("/api/v1/tables/quick", &five).await.json();
    assert_eq!((&paired.id, paired.status), (&first.id, TableStatus::Playing));
    let id = paired.match_id.unwrap();
    // Whoever waits in the lobby hears of it.
    let told = loop {
        let message: LobbyMessage = at_anna.next_as().await.unwrap();
        if let LobbyMessage::Diff { put, .. } = message
            && let Some(table) = put.into_iter().find(|table| table.match_id.is_some())
        {
            break table;
        }
    };
    assert_eq!(told.match_id, Some(id.clone()));
    // A public match may be watched by anybody, and does not become theirs.
    let seen = eve.view(id.as_str()).await;
    assert_eq!((seen.you, seen.plays), (None, None));
    assert_eq!(eve.get(&format!("/api/v1/matches/{id}/export")).await.status, 403);
    let review = eve.post("/api/v1/analyses", &json!({ "match": id })).await;
    assert_eq!(review.status, 403);
    let review = bert.post("/api/v1/analyses", &json!({ "match": id })).await;
    assert_eq!(review.refusal().1, "still-playing", "no engine while one plays somebody");
    // The host may offer a seat to the computer; a stranger may not.
    let path = format!("/api/v1/tables/{}/bot", other.id);
    assert_eq!(eve.post(&path, &json!({ "level": "beginner" })).await.refusal().1, "not-host");
    assert_eq!(bert.post(&path, &json!({ "level": "god" })).await.refusal().1, "unknown-level");
    let against: TableView = bert.post(&path, &json!({ "level": "beginner" })).await.json();
    assert_eq!(against.b.unwrap().level.as_deref(), Some("beginner"));
    for clock in [json!({ "type": "days", "days": 0 }), json!({ "type": "delay", "delay": 0, "reserve": 0 })]
    {
        let bad = anna.post("/api/v1/tables", &wish(|wish| wish["clock"] = clock.clone())).await;
        assert_eq!(bad.refusal().1, "bad-clock", "{clock}");
    }
    server.stop().await;
}

#[tokio::test]
async fn tables_are_limited() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let anna = server.guest().await;
    for _ in 0..10 {
        anna.table(&wish(|_| ())).await;
    }
    assert_eq!(anna.post("/api/v1/tables", &wish(|_| ())).await.refusal().1, "too-many-tables");
    server.stop().await;
    let mut tight = config(data.path());
    tight.limits.knocks.burst = 3;
    let server = Server::start_with(tight, 1).await;
    let eve = server.guest().await;
    for turn in 0..4 {
        let answer = eve.post("/api/v1/tables/find", &json!({ "code": "guess123" })).await;
        assert_eq!(answer.status, if turn < 3 { 404 } else { 429 }, "codes are not to be guessed");
    }
    server.stop().await;
}

#[tokio::test]
async fn players_talk_and_others_do_not_hear() {
    let server = Server::fresh().await;
    let (anna, bert, eve) = (server.guest().await, server.guest().await, server.guest().await);
    let table = anna.table(&wish(|wish| wish["public"] = json!(true))).await;
    let id = bert.sit(table.id.as_str(), "Bert").await.match_id.unwrap();
    let (mut a, mut b, mut e) =
        (anna.socket(id.as_str()).await, bert.socket(id.as_str()).await, eve.socket(id.as_str()).await);
    for socket in [&mut a, &mut b, &mut e] {
        socket.resume(0).await;
    }
    assert_eq!(a.talk().await.0.len(), 0);
    assert_eq!(b.talk().await.0.len(), 0);
    let say = |text: &str| ClientMessage::Say { text: text.to_owned() };
    a.send(&say("good\u{202E} luck <b>\n")).await;
    let (lines, _) = b.talk().await;
    assert_eq!((lines[0].text.as_str(), lines[0].seat), ("good luck <b>", Seat::A));
    a.talk().await;
    e.send(&say("I see all")).await;
    assert_eq!(e.refusal().await, "no-player");
    b.send(&say(&"x".repeat(281))).await;
    assert_eq!(b.refusal().await, "bad-line");
    for _ in 0..5 {
        b.send(&say("hurry")).await;
        a.talk().await;
        b.talk().await;
    }
    b.send(&say("hurry")).await;
    assert_eq!(b.refusal().await, "too-many-requests");
    a.send(&ClientMessage::Mute { on: true }).await;
    let (lines, muted) = a.talk().await;
    assert_eq!((lines.len(), muted), (1, true), "only the own line is left");
    // Another device hears what this one does.
    let mut again = bert.socket(id.as_str()).await;
    again.resume(0).await;
    assert_eq!(again.talk().await.0.len(), 6);
    let path = format!("/api/v1/matches/{id}/report");
    assert_eq!(eve.post(&path, &json!({ "text": "hm" })).await.status, 403);
    assert_eq!(anna.post(&path, &json!({ "text": " " })).await.refusal().1, "bad-line");
    assert_eq!(anna.post(&path, &json!({ "text": "He hurries me." })).await.status, 204);
    server.stop().await;
}
