//! Players who do not look at a correspondence match are notified by their browser's push service.

use std::path::Path;
use std::sync::Arc;

use pasch_rules::Player;
use pasch_server::store::live::{self, Loaded};
use pasch_server::store::{Append, DiceRows, Store};
use pasch_server::wire::{Intent, MatchView, NoticesView, Phase, Seat};
use pasch_server::{Rate, SystemDice, WallClock};
use pasch_table::{Stamp, Wish};
use serde_json::{Value, json};

use crate::clocks::{Pair, TestClock};
use crate::people::with_account;
use crate::push_service::{Browser, PushService, signed};
use crate::support::{Guest, Server, config, on_both_engines};
use crate::tables::wish;

on_both_engines! {
    a_turn_is_told_once_and_only_to_who_does_not_look,
    who_is_on_vacation_is_told_of_turns_when_it_is_over,
    what_is_on_its_way_survives_a_restart_and_ends_with_the_subscription,
    an_end_that_nobody_heard_of_is_told_at_the_next_start,
}

/// The quiet time before a turn is told, in seconds.
const QUIET: i64 = 60;

async fn start(data: &Path, service: &PushService, clock: &Arc<TestClock>) -> Server {
    let mut config = config(data);
    config.notices.near = true;
    config.notices.roots = vec![service.root.clone()];
    Server::start_at(config, 7, Arc::clone(clock) as Arc<dyn WallClock>).await
}

fn on_turn(view: &MatchView) -> Seat {
    view.clock.and_then(|clock| clock.running).expect("somebody's turn")
}

/// Two people in correspondence, Anna and Bert, both told by their browsers; who has the first turn comes first.
async fn begun(
    server: &Server,
    service: &PushService,
    clock: &Arc<TestClock>,
) -> (Pair, [(Guest, Browser); 2]) {
    let pair = Pair::seated(server, json!({ "type": "days", "days": 3 })).await;
    let (anna, bert) = (Browser::new("anna", 1), Browser::new("bert", 2));
    anna.subscribe(&pair.anna, service).await;
    bert.subscribe(&pair.bert, service).await;
    clock.pass(11);
    let view = pair.until(|view| matches!(view.phase, Phase::ToMove { .. })).await;
    let (anna, bert) = ((pair.anna.clone(), anna), (pair.bert.clone(), bert));
    let both = if on_turn(&view) == Seat::A { [anna, bert] } else { [bert, anna] };
    (pair, both)
}

/// Whoever has to play does; it is the other's turn then.
async fn play(pair: &Pair) {
    let before = pair.view().await;
    assert_eq!(pair.turn(&before).await, 200);
    let after = pair.view().await;
    assert_ne!(on_turn(&before), on_turn(&after));
}

async fn view(guest: &Guest) -> NoticesView {
    guest.get("/api/v1/notices").await.json()
}

async fn id(guest: &Guest) -> String {
    guest.get("/api/v1/me").await.json::<Value>()["id"].as_str().unwrap().to_owned()
}

async fn a_turn_is_told_once_and_only_to_who_does_not_look(data: tempfile::TempDir) {
    let (mut service, clock) = (PushService::start().await, TestClock::new());
    let server = start(data.path(), &service, &clock).await;
    let (pair, [(first, one), (second, two)]) = begun(&server, &service, &clock).await;

    clock.pass(QUIET);
    let posted = service.next().await;
    let said = one.open(&posted);
    assert!(!two.can_open(&posted), "encrypted for one browser");
    assert_eq!(said["path"], format!("/play/{}", pair.id));
    let players = pair.view().await.players;
    let other = if on_turn(&pair.view().await) == Seat::A { players.b.name } else { players.a.name };
    assert_eq!(said["title"], format!("Your turn against {other}"));
    assert_eq!(said["body"], "0–0, to 3. You have 2 days and 23 hours.");
    assert_eq!(posted.headers["topic"], pair.id);
    let worth: i64 = posted.headers["ttl"].parse().unwrap();
    assert_eq!(worth, 3 * 24 * 3600 - QUIET);
    let (claims, key) = signed(&posted);
    assert_eq!(claims["aud"], format!("https://localhost:{}", service.addr.port()));
    let ahead = claims["exp"].as_i64().unwrap() * 1000 - clock.now();
    assert!((1..=24 * 3_600_000).contains(&ahead), "{ahead}");
    assert_eq!(key, view(&first).await.push_key);

    play(&pair).await;
    clock.pass(QUIET);
    assert_eq!(two.open(&service.next().await)["path"], format!("/play/{}", pair.id));

    // A chain of quick moves gives one notice, to whose turn it is at its end.
    for seconds in [5, 10, 0] {
        play(&pair).await;
        clock.pass(seconds);
    }
    clock.pass(QUIET);
    one.open(&service.next().await);

    // Who looks at the match is not told. A challenge that is noted after it is.
    let carl = server.guest().await;
    let third = Browser::new("carl", 3);
    third.subscribe(&carl, &service).await;
    let mut socket = second.socket(&pair.id).await;
    socket.resume(0).await;
    play(&pair).await;
    let carls = id(&carl).await;
    let challenge = wish(|wish| {
        wish["clock"] = json!({ "type": "days", "days": 1 });
        wish["name"] = json!("Dora");
        wish["invite"] = json!(carls);
    });
    server.guest().await.table(&challenge).await;
    clock.pass(QUIET);
    let said = third.open(&service.next().await);
    assert_eq!(
        (&said["title"], &said["body"]),
        (&json!("Dora challenges you"), &json!("A match to 3 points, one day for each move."))
    );
    assert_eq!(said["path"], "/lobby");

    // Nor after leaving without a move: the player has seen the turn.
    drop(socket);
    pair.until(
        |view| !if on_turn(view) == Seat::A { view.players.a.connected } else { view.players.b.connected },
    )
    .await;
    play(&pair).await;
    clock.pass(QUIET);
    one.open(&service.next().await);

    // The end is told to who has not brought it about.
    let seen = first.view(&pair.id).await;
    let body = json!({ "id": "end", "seq": seen.seq, "intent": Intent::Concede });
    assert_eq!(first.post(&format!("/api/v1/matches/{}/intents", pair.id), &body).await.status, 200);
    clock.pass(QUIET);
    let said = two.open(&service.next().await);
    let title = said["title"].as_str().unwrap();
    assert!(title.starts_with("Your match with ") && title.ends_with(" is over"), "{said}");
    assert!(said["body"].as_str().unwrap().starts_with("You have won, "), "{said}");
    assert!(service.is_quiet());
    server.stop().await;
}

async fn who_is_on_vacation_is_told_of_turns_when_it_is_over(data: tempfile::TempDir) {
    const DAY: i64 = 24 * 3600;
    let (mut service, clock) = (PushService::start().await, TestClock::new());
    let server = start(data.path(), &service, &clock).await;
    let (pair, [(first, one), (_, two)]) = begun(&server, &service, &clock).await;
    let away = async |last: &str| first.put("/api/v1/me/vacation", &json!({ "last": last })).await.status;
    assert_eq!(away("2027-01-20").await, 200);
    clock.pass(QUIET);
    // A challenge is told all the same, and whatever was due before it has been looked at by then.
    let host = server.guest().await;
    let id = id(&first).await;
    let challenge = wish(|wish| wish["invite"] = json!(id));
    host.table(&challenge).await;
    clock.pass(QUIET);
    assert_eq!(one.open(&service.next().await)["path"], "/lobby");
    // Play is allowed; the other is notified of their turn, and the next one is put off again.
    play(&pair).await;
    clock.pass(QUIET);
    two.open(&service.next().await);
    play(&pair).await;
    clock.pass(QUIET);
    // Back before it is over, the player is notified after the usual time.
    clock.pass(DAY);
    assert_eq!(first.delete("/api/v1/me/vacation").await.status, 200);
    assert!(service.is_quiet(), "nothing of what waited");
    clock.pass(QUIET);
    let said = one.open(&service.next().await);
    assert_eq!(said["path"], format!("/play/{}", pair.id));

    // What goes out late goes out when the vacation is over by itself.
    service
        .answer(if first.cookie == pair.anna.cookie { "anna" } else { "bert" }, &["503 Service Unavailable"]);
    play(&pair).await;
    clock.pass(QUIET);
    two.open(&service.next().await);
    play(&pair).await;
    clock.pass(QUIET);
    one.open(&service.next().await);
    assert_eq!(away("2027-01-20").await, 200);
    clock.pass(DAY);
    play(&pair).await;
    clock.pass(QUIET);
    two.open(&service.next().await);
    play(&pair).await;
    clock.pass(DAY);
    assert!(service.is_quiet(), "it is not tried again before");
    clock.pass(3 * DAY);
    one.open(&service.next().await);
    assert!(service.is_quiet());
    server.stop().await;
}

async fn what_is_on_its_way_survives_a_restart_and_ends_with_the_subscription(data: tempfile::TempDir) {
    let (mut service, clock) = (PushService::start().await, TestClock::new());
    let server = start(data.path(), &service, &clock).await;
    let (mut pair, [(mut first, one), (mut second, two)]) = begun(&server, &service, &clock).await;
    let names = if first.cookie == pair.anna.cookie { ["anna", "bert"] } else { ["bert", "anna"] };

    // The push service is out of order: the message is tried again, by a server that was started since.
    service.answer(names[0], &["503 Service Unavailable"]);
    clock.pass(QUIET);
    one.open(&service.next().await);
    server.stop().await;
    let server = start(data.path(), &service, &clock).await;
    for guest in [&mut pair.anna, &mut pair.bert, &mut first, &mut second] {
        guest.addr = server.addr;
    }
    let key = view(&first).await.push_key;
    clock.pass(31);
    let posted = service.next().await;
    one.open(&posted);
    assert_eq!(signed(&posted).1, key, "the server is known by the same key");

    // A browser that has gone is forgotten.
    service.answer(names[1], &["410 Gone"]);
    play(&pair).await;
    clock.pass(QUIET);
    two.open(&service.next().await);
    for _ in 0..400 {
        if view(&second).await.endpoint.is_none() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    assert_eq!(view(&second).await.endpoint, None);

    // With an account and a new password the same browser is told as before.
    let endpoint = view(&first).await.endpoint;
    assert!(endpoint.is_some());
    let account = with_account(&first, "Friedrich").await;
    assert_eq!(view(&account).await.endpoint, endpoint);
    play(&pair_of(&pair, &first, &account)).await;
    clock.pass(QUIET);
    one.open(&service.next().await);

    // Signed out, or gone for good, it is not.
    let two = Browser::new("other", 9);
    two.subscribe(&account, &service).await;
    assert_ne!(view(&account).await.endpoint, endpoint);
    assert_eq!(account.delete("/api/v1/notices/push").await.status, 204);
    assert_eq!(view(&account).await.endpoint, None);
    two.subscribe(&account, &service).await;
    let wish = json!({ "password": "a prime of six" });
    assert_eq!(account.post("/api/v1/account/delete", &wish).await.status, 204);
    let next = server.guest().await;
    two.subscribe(&next, &service).await;
    assert!(view(&next).await.endpoint.is_some(), "the address is free");
    assert!(service.is_quiet());
    server.stop().await;
}

/// The same match, one of its players known by another cookie.
fn pair_of(pair: &Pair, before: &Guest, now: &Guest) -> Pair {
    let swap = |guest: &Guest| if guest.cookie == before.cookie { now.clone() } else { guest.clone() };
    Pair { anna: swap(&pair.anna), bert: swap(&pair.bert), id: pair.id.clone() }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_push_services_of_the_internet_and_keys_of_browsers_are_taken() {
    let data = tempfile::tempdir().unwrap();
    let mut config = config(data.path());
    config.limits.knocks = Rate { per_second: 0.001, burst: 20 };
    let server = Server::start_with(config, 1).await;
    let guest = server.guest().await;
    let good = Browser::new("x", 1).wish("127.0.0.1:1".parse().unwrap());
    let with = |field: &str, value: &str| {
        let mut wish = good.clone();
        wish["endpoint"] = json!("https://push.example.org/x");
        wish[field] = json!(value);
        wish
    };
    let put = async |wish: &Value| guest.put("/api/v1/notices/push", wish).await;
    for home in [
        "http://push.example.org/x",
        "https://localhost/x",
        "https://127.0.0.1/x",
        "https://push.example.org:8443/x",
    ] {
        let refusal = put(&with("endpoint", home)).await.refusal();
        assert_eq!(refusal, (422, "bad-endpoint".to_owned(), Some("endpoint".to_owned())), "{home}");
    }
    assert_eq!(put(&with("p256dh", "AAAA")).await.refusal().1, "bad-keys");
    assert_eq!(put(&with("auth", "no base64!")).await.refusal().1, "bad-keys");
    assert_eq!(put(&with("more", "x")).await.refusal().1, "bad-json");
    assert_eq!(view(&guest).await.endpoint, None);
    assert_eq!(put(&with("endpoint", "https://push.example.org/y")).await.status, 204);
    assert_eq!(view(&guest).await.endpoint.as_deref(), Some("https://push.example.org/y"));
    // No oftener than a table may be made.
    let mut last = 204;
    for _ in 0..20 {
        last = put(&with("endpoint", "https://push.example.org/y")).await.status;
    }
    assert_eq!(last, 429);
    server.stop().await;
}

async fn an_end_that_nobody_heard_of_is_told_at_the_next_start(data: tempfile::TempDir) {
    let (mut service, clock) = (PushService::start().await, TestClock::new());
    let server = start(data.path(), &service, &clock).await;
    let (pair, [(first, one), (_, two)]) = begun(&server, &service, &clock).await;
    clock.pass(QUIET);
    one.open(&service.next().await);
    let (seat, conceding) = (on_turn(&pair.view().await), id(&first).await);
    server.stop().await;

    // What a server leaves behind that was killed when it had written the end.
    let store = Store::open(&config(data.path()).database).await.unwrap();
    let row = store.find_match(&pair.id.as_str().into()).await.unwrap().unwrap();
    let Loaded { table, .. } = live::load(&store, &row).await.unwrap();
    let player = if seat == Seat::A { Player::A } else { Player::B };
    let stamp = Stamp { at: clock.now(), by_server: false };
    let (next, facts) = table.decided(player, &Wish::Forfeit, &SystemDice, stamp).unwrap();
    let facts: Vec<_> = facts.iter().map(|fact| (conceding.clone(), fact.line())).collect();
    let (summary, dice) = (next.summary().write(), DiceRows::default());
    let append = Append {
        match_id: &pair.id.as_str().into(),
        first_seq: table.seq() + 1,
        at: stamp.at,
        held: None,
        facts: &facts,
        intent: None,
        summary: &summary,
        dice: &dice,
    };
    store.append(&append).await.unwrap();
    let queued = async |is: bool| {
        for _ in 0..400 {
            if store.next_notice().await.unwrap().is_some() == is {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        }
        panic!("queued: {is}");
    };

    let server = start(data.path(), &service, &clock).await;
    queued(true).await;
    clock.pass(QUIET);
    let said = two.open(&service.next().await);
    assert!(said["title"].as_str().unwrap().ends_with(" is over"), "{said}");
    queued(false).await;
    assert!(service.is_quiet(), "who has conceded knows");
    server.stop().await;

    // It is told once.
    let server = start(data.path(), &service, &clock).await;
    clock.pass(QUIET);
    let (third, browser) = (server.guest().await, Browser::new("carl", 3));
    browser.subscribe(&third, &service).await;
    let third = id(&third).await;
    let challenge = wish(|wish| wish["invite"] = json!(third));
    server.guest().await.table(&challenge).await;
    queued(true).await;
    clock.pass(QUIET);
    browser.open(&service.next().await);
    assert!(service.is_quiet());
    store.close().await;
    server.stop().await;
}
