//! Who is away is mailed about correspondence, by a real conversation with a mail server.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

use pasch_delivery::Privacy;
use pasch_server::wire::{MailPace, MailView, MatchView, NoticesView, Phase, Seat};
use pasch_server::{Config, Rate, ServerError, WallClock};
use serde_json::{Value, json};

use crate::clocks::{Pair, TestClock};
use crate::mail_host::{Mail, MailHost};
use crate::people::{PASSWORD, with_account};
use crate::push_service::{Browser, PushService};
use crate::support::{Answer, Guest, Server, config, on_both_engines, request};
use crate::tables::wish;

on_both_engines! {
    an_address_is_confirmed_by_its_link_alone,
    what_waits_is_mailed_to_who_is_away,
    little_time_is_told_and_mail_ends_by_one_request,
    who_is_on_vacation_is_mailed_when_it_is_over,
    what_cannot_be_brought_is_tried_again_and_a_refused_address_is_named,
}

const HOUR: i64 = 3600;

/// From the beginning of a turn until it is mailed, in seconds.
const REST: i64 = 60 + 300;

pub fn with_mail(data: &Path, host: &MailHost) -> Config {
    let mut config = config(data);
    // Over plain http, as the test's browsers speak.
    config.public_origin = Some("http://club.example/".to_owned());
    config.notices.mail = Some(host.config());
    config.limits.mails.burst = 1000;
    config.limits.guests.burst = 1000;
    config.limits.logins.burst = 1000;
    config
}

pub async fn start(data: &Path, host: &MailHost, clock: &Arc<TestClock>) -> Server {
    Server::start_at(with_mail(data, host), 7, Arc::clone(clock) as Arc<dyn WallClock>).await
}

async fn mail_of(guest: &Guest) -> Option<MailView> {
    guest.get("/api/v1/notices").await.json::<NoticesView>().mail
}

async fn give(guest: &Guest, address: &str) -> Answer {
    guest.put("/api/v1/notices/mail", &json!({ "address": address, "password": PASSWORD })).await
}

/// Without a session, as another device would.
pub async fn post(server: &Server, path: &str, body: &Value) -> Answer {
    let headers = [("Content-Type", "application/json")];
    request(server.addr, "POST", path, &headers, body.to_string().as_bytes()).await
}

fn link(mail: &Mail) -> String {
    mail.between("http://club.example/mail/confirm#", '\n')
}

async fn follow(server: &Server, link: &str) -> Answer {
    post(server, "/api/v1/notices/mail/confirm", &json!({ "token": link })).await
}

pub async fn confirmed(server: &Server, host: &mut MailHost, guest: &Guest, address: &str) {
    assert_eq!(give(guest, address).await.status, 204);
    let mut mail = host.next().await;
    if mail.body.contains("another e-mail address was given") {
        assert_ne!(mail.to, address, "the address until now is told");
        mail = host.next().await;
    }
    assert_eq!(mail.to, address, "{}", mail.body);
    assert_eq!(follow(server, &link(&mail)).await.status, 204);
}

/// Two accounts in correspondence, with addresses; who has the first turn comes first.
async fn begun(server: &Server, host: &mut MailHost, clock: &TestClock, days: u32) -> (Pair, [Guest; 2]) {
    let mut pair = Pair::seated(server, json!({ "type": "days", "days": days })).await;
    pair.anna = with_account(&pair.anna, "Anna").await;
    pair.bert = with_account(&pair.bert, "Bert").await;
    confirmed(server, host, &pair.anna, "anna@home.example").await;
    confirmed(server, host, &pair.bert, "bert@home.example").await;
    clock.pass(11);
    let view = pair.until(|view| matches!(view.phase, Phase::ToMove { .. })).await;
    let both = [pair.anna.clone(), pair.bert.clone()];
    let both = if on_turn(&view) == Seat::A { both } else { [both[1].clone(), both[0].clone()] };
    (pair, both)
}

fn on_turn(view: &MatchView) -> Seat {
    view.clock.and_then(|clock| clock.running).expect("somebody's turn")
}

/// Where mail about the turn that runs goes, and against whom it is.
async fn runs(pair: &Pair) -> (&'static str, String) {
    let view = pair.view().await;
    match on_turn(&view) {
        Seat::A => ("anna@home.example", view.players.b.name),
        Seat::B => ("bert@home.example", view.players.a.name),
    }
}

async fn play(pair: &Pair) {
    let before = pair.view().await;
    assert_eq!(pair.turn(&before).await, 200);
    assert_ne!(on_turn(&before), on_turn(&pair.view().await));
}

/// Nothing else is on its way: what is asked for now comes next.
pub async fn quiet(server: &Server, host: &mut MailHost) {
    static NEXT: AtomicU16 = AtomicU16::new(1);
    let name = format!("Carl{}", NEXT.fetch_add(1, Ordering::Relaxed));
    let carl = with_account(&server.guest().await, &name).await;
    assert_eq!(give(&carl, "carl@home.example").await.status, 204);
    let mail = host.next().await;
    assert_eq!(mail.to, "carl@home.example", "{:?} {}", mail.headers.get("subject"), mail.body);
    assert_eq!(carl.delete("/api/v1/notices/mail").await.status, 204);
}

/// Waits for what the server does of its own.
async fn until(what: &str, holds: impl AsyncFn() -> bool) {
    for _ in 0..800 {
        if holds().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("not so: {what}");
}

async fn is_refused(guest: &Guest) -> bool {
    mail_of(guest).await.unwrap().refused.is_some()
}

async fn an_address_is_confirmed_by_its_link_alone(data: tempfile::TempDir) {
    let (mut host, clock) = (MailHost::start(Privacy::Plain).await, TestClock::new());
    let server = start(data.path(), &host, &clock).await;
    let guest = server.guest().await;
    assert_eq!(mail_of(&guest).await, None);
    assert_eq!(give(&guest, "anna@home.example").await.refusal().1, "no-account");
    let anna = with_account(&guest, "Anna").await;
    let none = MailView { address: None, asked: None, refused: None, pace: MailPace::Hourly };
    assert_eq!(mail_of(&anna).await.as_ref(), Some(&none));
    for bad in ["anna", "anna@localhost", "a@home.example\r\nBcc: b@home.example", "a@b.example,c@d.example"]
    {
        let refusal = give(&anna, bad).await.refusal();
        assert_eq!(refusal, (422, "bad-address".to_owned(), Some("address".to_owned())), "{bad}");
    }
    assert_eq!(
        anna.put("/api/v1/notices/mail/pace", &json!({ "pace": "daily" })).await.refusal().1,
        "no-address"
    );

    assert_eq!(give(&anna, " anna@home.example ").await.status, 204);
    let first = host.next().await;
    assert_eq!((first.from.as_str(), first.to.as_str()), ("pasch@club.example", "anna@home.example"));
    assert_eq!(first.login.as_deref(), Some("\0pasch\0sec ret"));
    assert_eq!(first.headers["from"], "Club <pasch@club.example>");
    assert_eq!(first.headers["subject"], "Is this your address?");
    assert_eq!(first.headers["auto-submitted"], "auto-generated");
    assert!(first.headers["message-id"].ends_with("@club.example>"), "{:?}", first.headers);
    assert!(first.body.contains("Anna at http://club.example would like to be told"), "{}", first.body);
    let asked = MailView { asked: Some("anna@home.example".to_owned()), ..none.clone() };
    assert_eq!(mail_of(&anna).await.as_ref(), Some(&asked));
    assert_eq!(follow(&server, "x").await.refusal().1, "link-over");

    // The link opens for a day, and the one before a new one does not.
    clock.pass(24 * HOUR);
    assert_eq!(follow(&server, &link(&first)).await.refusal().1, "link-over");
    assert_eq!(give(&anna, "anna@home.example").await.status, 204);
    let second = host.next().await;
    assert_eq!(give(&anna, "anna@home.example").await.status, 204);
    let third = host.next().await;
    assert_eq!(follow(&server, &link(&second)).await.refusal().1, "link-over");
    clock.pass(24 * HOUR - 1);
    assert_eq!(follow(&server, &link(&third)).await.status, 204);
    assert_eq!(follow(&server, &link(&third)).await.refusal(), (410, "link-over".to_owned(), None));
    let is = MailView { address: Some("anna@home.example".to_owned()), ..none.clone() };
    assert_eq!(mail_of(&anna).await.as_ref(), Some(&is));

    // Somebody else may have the same address, and is told nothing of it.
    let bert = with_account(&server.guest().await, "Bert").await;
    let answer = give(&bert, "anna@home.example").await;
    assert_eq!((answer.status, answer.text()), (204, String::new()));
    assert_eq!(host.next().await.to, "anna@home.example");
    assert_eq!(mail_of(&anna).await.as_ref(), Some(&is));

    // Another address takes the place of the first when it is confirmed, and both go when they are removed.
    assert_eq!(give(&anna, "anna@work.example").await.status, 204);
    let told = host.next().await;
    assert_eq!(
        (told.to.as_str(), told.headers["subject"].as_str()),
        ("anna@home.example", "Another e-mail address was given")
    );
    let mail = host.next().await;
    let both = MailView { asked: Some("anna@work.example".to_owned()), ..is };
    assert_eq!(mail_of(&anna).await, Some(both));
    assert_eq!(follow(&server, &link(&mail)).await.status, 204);
    assert_eq!(mail_of(&anna).await.unwrap().address.as_deref(), Some("anna@work.example"));
    assert_eq!(anna.put("/api/v1/notices/mail/pace", &json!({ "pace": "daily" })).await.status, 204);
    assert_eq!(mail_of(&anna).await.unwrap().pace, MailPace::Daily);
    assert_eq!(anna.delete("/api/v1/notices/mail").await.status, 204);
    assert_eq!(mail_of(&anna).await, Some(none));
    assert!(host.taken().is_none());
    server.stop().await;
}

async fn what_waits_is_mailed_to_who_is_away(data: tempfile::TempDir) {
    let (mut host, clock) = (MailHost::start(Privacy::Plain).await, TestClock::new());
    let mut service = PushService::start().await;
    let mut config = with_mail(data.path(), &host);
    config.notices.near = true;
    config.notices.roots = vec![service.root.clone()];
    let server = Server::start_at(config, 7, Arc::clone(&clock) as Arc<dyn WallClock>).await;
    let (pair, [first, second]) = begun(&server, &mut host, &clock, 3).await;

    clock.pass(REST - 1);
    quiet(&server, &mut host).await;
    clock.pass(1);
    let mail = host.next().await;
    let (to, other) = runs(&pair).await;
    assert_eq!(mail.to, to);
    assert_eq!(mail.headers["subject"], format!("Your turn against {other}"));
    let said =
        format!("One game waits for you:\n\n* Against {other}, 0-0, to 3. You have 2 days and 23 hours.\n");
    assert!(mail.body.contains(&said), "{}", mail.body);
    assert!(mail.body.contains(&format!("  http://club.example/play/{}\n", pair.id)), "{}", mail.body);
    let stop = mail.between("http://club.example/mail/stop?token=", '\n');
    assert_eq!(mail.headers["list-unsubscribe"], format!("<http://club.example/mail/stop?token={stop}>"));
    assert_eq!(mail.headers["list-unsubscribe-post"], "List-Unsubscribe=One-Click");
    assert_eq!(mail.headers["auto-submitted"], "auto-generated");
    assert_eq!(mail.headers["content-type"], "text/plain; charset=utf-8");

    // A turn is mailed once, and nobody is mailed twice within an hour.
    clock.pass(2 * HOUR);
    quiet(&server, &mut host).await;
    play(&pair).await;
    clock.pass(REST);
    assert_eq!(host.next().await.to, runs(&pair).await.0);
    play(&pair).await;
    play(&pair).await;
    clock.pass(REST);
    quiet(&server, &mut host).await;
    clock.pass(HOUR - REST);
    assert_eq!(host.next().await.to, runs(&pair).await.0);

    // Nobody is mailed while they are here; after leaving they are, unless they have looked at the match.
    clock.pass(HOUR);
    play(&pair).await;
    let lobby = first.socket_at("lobby/ws", None).await.unwrap();
    clock.pass(REST);
    quiet(&server, &mut host).await;
    drop(lobby);
    let mail = loop {
        clock.pass(REST);
        tokio::time::sleep(Duration::from_millis(250)).await;
        if let Some(mail) = host.taken() {
            break mail;
        }
    };
    assert_eq!(mail.to, runs(&pair).await.0);
    clock.pass(HOUR);
    play(&pair).await;
    let mut socket = second.socket(&pair.id).await;
    socket.resume(0).await;
    drop(socket);
    pair.until(|view| !view.players.a.connected && !view.players.b.connected).await;
    clock.pass(HOUR);
    quiet(&server, &mut host).await;

    // After a notification in the browser there is no mail about the same turn.
    let browser = Browser::new("anna", 1);
    browser.subscribe(&first, &service).await;
    play(&pair).await;
    clock.pass(60);
    browser.open(&service.next().await);
    quiet(&server, &mut host).await;
    clock.pass(HOUR);
    quiet(&server, &mut host).await;

    // Two games are one mail.
    assert_eq!(first.delete("/api/v1/notices/push").await.status, 204);
    let table = first.table(&wish(|wish| wish["clock"] = json!({ "type": "days", "days": 5 }))).await;
    let dora = server.guest().await;
    let id = dora.sit(table.id.as_str(), "Dora").await.match_id.unwrap();
    let other = Pair { anna: first.clone(), bert: dora, id: id.to_string() };
    clock.pass(11);
    let view = other.until(|view| matches!(view.phase, Phase::ToMove { .. })).await;
    if on_turn(&view) == Seat::B {
        play(&other).await;
    }
    clock.pass(REST);
    let mail = host.next().await;
    assert_eq!(
        (mail.to.as_str(), mail.headers["subject"].as_str()),
        (runs(&pair).await.0, "2 games wait for you")
    );
    assert_eq!(mail.body.matches("* Against ").count(), 2, "{}", mail.body);
    server.stop().await;
}

async fn little_time_is_told_and_mail_ends_by_one_request(data: tempfile::TempDir) {
    let (mut host, clock) = (MailHost::start(Privacy::Plain).await, TestClock::new());
    let server = start(data.path(), &host, &clock).await;
    let (pair, [first, _]) = begun(&server, &mut host, &clock, 2).await;
    let mut socket = first.socket(&pair.id).await;
    socket.resume(0).await;
    drop(socket);
    pair.until(|view| !view.players.a.connected && !view.players.b.connected).await;
    clock.pass(24 * HOUR - 60);
    quiet(&server, &mut host).await;
    clock.pass(61);
    let mail = host.next().await;
    let (to, other) = runs(&pair).await;
    assert_eq!(mail.to, to);
    assert_eq!(mail.headers["subject"], format!("Less than a day left against {other}"));
    assert!(mail.body.contains("You have 23 hours."), "{}", mail.body);
    clock.pass(12 * HOUR);
    quiet(&server, &mut host).await;

    // The link ends it for whoever has it: looking at it does not, one request does.
    let path = format!("/mail/stop?token={}", mail.between("/mail/stop?token=", '\n'));
    assert_eq!(request(server.addr, "GET", &path, &[], b"").await.status, 200);
    assert_eq!(mail_of(&first).await.unwrap().pace, MailPace::Hourly);
    let form = [("Content-Type", "application/x-www-form-urlencoded")];
    let once =
        async |path: &str| request(server.addr, "POST", path, &form, b"List-Unsubscribe=One-Click").await;
    assert_eq!(once("/mail/stop?token=x").await.refusal().1, "link-over");
    let foreign = [form[0], ("Origin", "https://elsewhere.example")];
    assert_eq!(request(server.addr, "POST", &path, &foreign, b"x").await.refusal().1, "foreign-origin");
    assert_eq!((once(&path).await.status, once(&path).await.status), (204, 204));
    assert_eq!(mail_of(&first).await.unwrap().pace, MailPace::Never);
    play(&pair).await;
    clock.pass(REST);
    assert_eq!(host.next().await.to, runs(&pair).await.0, "the other is mailed as before");
    play(&pair).await;
    clock.pass(REST);
    quiet(&server, &mut host).await;

    // Wished again, what waits is told.
    assert_eq!(first.put("/api/v1/notices/mail/pace", &json!({ "pace": "daily" })).await.status, 204);
    clock.pass(24 * HOUR);
    let mail = host.next().await;
    assert_eq!(mail.to, to);
    let body = json!({ "token": mail.between("/mail/stop?token=", '\n') });
    assert_eq!(post(&server, "/api/v1/notices/mail/stop", &body).await.status, 204);
    assert_eq!(mail_of(&first).await.unwrap().pace, MailPace::Never);
    server.stop().await;
}

async fn who_is_on_vacation_is_mailed_when_it_is_over(data: tempfile::TempDir) {
    let (mut host, clock) = (MailHost::start(Privacy::Plain).await, TestClock::new());
    let server = start(data.path(), &host, &clock).await;
    let (pair, [first, second]) = begun(&server, &mut host, &clock, 3).await;
    let away =
        async |who: &Guest| who.put("/api/v1/me/vacation", &json!({ "last": "2027-01-31" })).await.status;
    assert_eq!(away(&first).await, 200);
    clock.pass(REST);
    quiet(&server, &mut host).await;
    clock.pass(80 * HOUR);
    quiet(&server, &mut host).await;
    // Back early, the player is mailed about the turn, and later that little time is left of the time as it runs now.
    assert_eq!(first.delete("/api/v1/me/vacation").await.status, 200);
    clock.pass(1);
    let (to, other) = runs(&pair).await;
    let mail = host.next().await;
    assert_eq!((mail.to.as_str(), &mail.headers["subject"]), (to, &format!("Your turn against {other}")));
    // It is noted as told by then.
    quiet(&server, &mut host).await;
    clock.pass(47 * HOUR);
    quiet(&server, &mut host).await;
    clock.pass(HOUR);
    assert_eq!(host.next().await.headers["subject"], format!("Less than a day left against {other}"));

    // A turn that begins on a vacation has little time left earlier when that ends early.
    quiet(&server, &mut host).await;
    assert_eq!(away(&second).await, 200);
    play(&pair).await;
    clock.pass(30 * HOUR);
    quiet(&server, &mut host).await;
    assert_eq!(second.delete("/api/v1/me/vacation").await.status, 200);
    clock.pass(1);
    let (to, other) = runs(&pair).await;
    assert_eq!(host.next().await.to, to);
    quiet(&server, &mut host).await;
    clock.pass(48 * HOUR);
    assert_eq!(host.next().await.headers["subject"], format!("Less than a day left against {other}"));
    server.stop().await;
}

async fn what_cannot_be_brought_is_tried_again_and_a_refused_address_is_named(data: tempfile::TempDir) {
    let (mut host, clock) = (MailHost::start(Privacy::Plain).await, TestClock::new());
    let server = start(data.path(), &host, &clock).await;
    let (mut pair, both) = begun(&server, &mut host, &clock, 3).await;
    let (to, _) = runs(&pair).await;

    // Out of order twice, and once about who asks: tried again, after a restart as well.
    host.answer(to, &["554 5.7.1 relay access denied", "451 4.3.0 later", "421 later"]);
    clock.pass(REST);
    let left = async |host: &mut MailHost, server: &Server, many: usize| {
        until("it is tried", async || host.left(to) == many).await;
        // The mail after it has gone out: what became of it is in the store.
        quiet(server, host).await;
    };
    left(&mut host, &server, 2).await;
    server.stop().await;
    let server = start(data.path(), &host, &clock).await;
    let [mut first, mut second] = both;
    for guest in [&mut pair.anna, &mut pair.bert, &mut first, &mut second] {
        guest.addr = server.addr;
    }
    clock.pass(61);
    left(&mut host, &server, 1).await;
    clock.pass(60);
    quiet(&server, &mut host).await;
    clock.pass(4 * 60);
    left(&mut host, &server, 0).await;
    assert_eq!(mail_of(&first).await.unwrap().refused, None);
    clock.pass(16 * 60);
    assert_eq!(host.next().await.to, to);

    // Nobody has the address: no mail goes there until it is confirmed again.
    play(&pair).await;
    play(&pair).await;
    host.answer(to, &["550 5.1.1 nobody here"]);
    clock.pass(2 * HOUR);
    until("the address is refused", async || is_refused(&first).await).await;
    assert_eq!(mail_of(&first).await.unwrap().refused.as_deref(), Some(to));
    clock.pass(6 * HOUR);
    quiet(&server, &mut host).await;
    confirmed(&server, &mut host, &first, to).await;
    assert_eq!(mail_of(&first).await.unwrap().refused, None);
    let mail = host.next().await;
    assert_eq!((mail.to.as_str(), mail.body.contains("One game waits for you")), (to, true));

    // An address that is asked for may be refused, too.
    host.answer("gone@home.example", &["550 5.1.1 nobody here"]);
    assert_eq!(give(&second, "gone@home.example").await.status, 204);
    until("the address is refused", async || is_refused(&second).await).await;
    let view = mail_of(&second).await.unwrap();
    assert_eq!(
        (view.refused.as_deref(), view.asked.as_deref()),
        (Some("gone@home.example"), Some("gone@home.example"))
    );
    assert!(view.address.is_some(), "the one before is as good as it was");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_mail_says_nothing_of_it() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let anna = with_account(&server.guest().await, "Anna").await;
    assert_eq!(mail_of(&anna).await, None);
    assert_eq!(give(&anna, "anna@home.example").await.refusal(), (404, "no-mail".to_owned(), None));
    server.stop().await;
    let host = MailHost::start(Privacy::Plain).await;
    let mut config = with_mail(data.path(), &host);
    config.public_origin = None;
    let failed = Server::start_with(config, 1).await.fails().await;
    assert!(matches!(failed, ServerError::Mail(_)), "{failed}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_many_links() {
    let data = tempfile::tempdir().unwrap();
    let mut host = MailHost::start(Privacy::Plain).await;
    let mut config = with_mail(data.path(), &host);
    config.limits.mails = Rate { per_second: 0.001, burst: 3 };
    let server = Server::start_with(config, 1).await;
    let mut people = Vec::new();
    for name in ["Anna", "Bert", "Carl", "Dora"] {
        people.push(with_account(&server.guest().await, name).await);
    }
    // Four ask for one address, three of them are mailed to it, and none is told which.
    for (number, guest) in people.iter().enumerate() {
        let answer = give(guest, "one@home.example").await;
        assert_eq!((answer.status, answer.text()), (204, String::new()));
        if number < 3 {
            assert_eq!(host.next().await.to, "one@home.example");
        }
    }
    assert_eq!(mail_of(&people[3]).await.unwrap().asked.as_deref(), Some("one@home.example"));
    let mut last = give(&people[0], "two@home.example").await.status;
    assert_eq!(
        (last, host.next().await.to),
        (204, "two@home.example".to_owned()),
        "the fourth got none before"
    );
    for _ in 0..3 {
        last = give(&people[0], "three@home.example").await.status;
    }
    assert_eq!(last, 429);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_is_kept_from_others_on_its_way() {
    for privacy in [Privacy::Upgraded, Privacy::Tls] {
        let data = tempfile::tempdir().unwrap();
        let mut host = MailHost::start(privacy).await;
        let mut config = with_mail(data.path(), &host);
        if let Some(mail) = &mut config.notices.mail {
            mail.relay.privacy = privacy;
        }
        let server = Server::start_with(config, 1).await;
        let anna = with_account(&server.guest().await, "Anna").await;
        assert_eq!(give(&anna, "anna@home.example").await.status, 204);
        let mail = host.next().await;
        assert!(mail.is_secured && mail.login.is_some(), "{privacy:?}");
        server.stop().await;
    }
    // A mail server that does not offer it, or whom nobody vouches for, is told neither mail nor password.
    for (offered, trusted) in [(Privacy::Plain, true), (Privacy::Upgraded, false)] {
        let data = tempfile::tempdir().unwrap();
        let mut host = MailHost::start(offered).await;
        let mut config = with_mail(data.path(), &host);
        if let Some(mail) = &mut config.notices.mail {
            mail.relay.privacy = Privacy::Upgraded;
            mail.roots.retain(|_| trusted);
        }
        let server = Server::start_with(config, 1).await;
        let anna = with_account(&server.guest().await, "Anna").await;
        assert_eq!(give(&anna, "anna@home.example").await.status, 204);
        until("the conversation is over", async || host.conversations() > 0).await;
        assert!(host.taken().is_none() && !host.has_heard_a_password(), "{offered:?}");
        server.stop().await;
    }
}
