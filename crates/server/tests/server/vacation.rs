//! Vacations from correspondence: whose clock stands, what it costs, who sees it, and how it ends.

use std::path::Path;
use std::sync::Arc;

use pasch_server::WallClock;
use pasch_server::wire::{MatchList, MatchView, Phase, PlayerView, Seat, VacationView};
use serde_json::{Value, json};

use crate::clocks::{Pair, TestClock};
use crate::people::with_account;
use crate::support::{Answer, Guest, Server, config, on_both_engines, request};

on_both_engines! {
    ones_own_clock_stands_and_everybody_at_the_table_sees_why,
    a_planned_vacation_begins_and_ends_by_itself_and_saves_no_fallen_flag,
    days_are_refused_with_the_reason_and_counted_as_taken,
    it_goes_with_the_account_and_comes_with_ones_data,
    it_ends_by_date_though_the_wall_clock_was_set,
}

const DAY: i64 = 24 * 3600;
const PATH: &str = "/api/v1/me/vacation";

/// The day on which the clock of these tests begins, at eight in the morning.
const TODAY: &str = "2027-01-15";

async fn start(data: &Path, clock: &Arc<TestClock>) -> Server {
    Server::start_at(config(data), 7, Arc::clone(clock) as Arc<dyn WallClock>).await
}

async fn put(guest: &Guest, first: Option<&str>, last: &str) -> Answer {
    guest.put(PATH, &json!({ "first": first, "last": last })).await
}

async fn set(guest: &Guest, first: Option<&str>, last: &str) -> VacationView {
    let answer = put(guest, first, last).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

fn seat(view: &MatchView, seat: Seat) -> &PlayerView {
    if seat == Seat::A { &view.players.a } else { &view.players.b }
}

fn other(seat: Seat) -> Seat {
    if seat == Seat::A { Seat::B } else { Seat::A }
}

/// Whose clock runs, what is left of it and for how long it stands, in seconds.
fn running(view: &MatchView) -> (Seat, i64, i64) {
    let clock = view.clock.expect("a clock");
    (clock.running.expect("somebody's turn"), clock.delay / 1000, clock.paused / 1000)
}

/// Two in correspondence, the match begun: who is on turn, and who waits.
async fn begun(server: &Server, clock: &TestClock) -> (Pair, Seat, [Guest; 2]) {
    let pair = Pair::seated(server, json!({ "type": "days", "days": 3 })).await;
    clock.pass(11);
    let view = pair.until(|view| matches!(view.phase, Phase::ToMove { .. })).await;
    let (on_turn, ..) = running(&view);
    let both = [pair.anna.clone(), pair.bert.clone()];
    let both = if on_turn == Seat::A { both } else { [both[1].clone(), both[0].clone()] };
    (pair, on_turn, both)
}

async fn ones_own_clock_stands_and_everybody_at_the_table_sees_why(data: tempfile::TempDir) {
    let clock = TestClock::new();
    let server = start(data.path(), &clock).await;
    let (mut pair, first, [mut goes, mut waits]) = begun(&server, &clock).await;
    let mut socket = waits.socket(&pair.id).await;
    let (view, _) = socket.resume(0).await;
    assert_eq!(seat(&view, first).vacation, None);
    clock.pass(DAY);

    let told = set(&goes, None, "2027-01-25").await;
    let vacation = told.vacation.unwrap();
    assert_eq!(
        (vacation.first.as_str(), vacation.last.as_str(), vacation.running),
        ("2027-01-16", "2027-01-25", true)
    );
    assert_eq!((told.years[0].year, told.years[0].left, told.years[1].left), (2027, 20, 30));
    let view = socket.state_where(|view| seat(view, first).vacation.is_some()).await;
    assert_eq!(seat(&view, first).vacation.as_deref(), Some("2027-01-25"));
    assert_eq!(seat(&view, other(first)).vacation, None);
    let until_over = 10 * DAY - 8 * 3600 - 11;
    assert_eq!(running(&view), (first, 2 * DAY, until_over));
    for guest in [&goes, &waits] {
        let list: MatchList = guest.get("/api/v1/matches").await.json();
        let [a, b] = [&list.matches[0].vacations.a, &list.matches[0].vacations.b];
        let (own, others) = if first == Seat::A { (a, b) } else { (b, a) };
        assert_eq!((own.as_deref(), others.as_deref()), (Some("2027-01-25"), None));
    }

    // Far beyond the days for a move, with a restart in between, the flag stands.
    clock.pass(4 * DAY);
    server.stop().await;
    let server = start(data.path(), &clock).await;
    for guest in [&mut pair.anna, &mut pair.bert, &mut goes, &mut waits] {
        guest.addr = server.addr;
    }
    let mut socket = waits.socket(&pair.id).await;
    let (view, _) = socket.resume(0).await;
    assert_eq!(running(&view), (first, 2 * DAY, until_over - 4 * DAY));

    // The one on vacation may play, and stays on it; the other's clock runs.
    assert_eq!(pair.turn(&pair.view().await).await, 200);
    let view = pair.view().await;
    assert_eq!((running(&view), seat(&view, first).vacation.is_some()), ((other(first), 3 * DAY, 0), true));
    clock.pass(DAY);
    let view = pair.view().await;
    assert_eq!(running(&view), (other(first), 2 * DAY, 0));
    assert_eq!(pair.turn(&view).await, 200);
    assert_eq!(running(&pair.view().await).1, 3 * DAY);

    // Back before it is over: the clock runs on, and the days away are spent.
    let told: VacationView = goes.delete(PATH).await.json();
    assert_eq!((told.vacation, told.years[0].left), (None, 24));
    let view = socket.state_where(|view| seat(view, first).vacation.is_none()).await;
    assert_eq!(running(&view), (first, 3 * DAY, 0));
    clock.pass(3 * DAY - 1);
    assert_eq!(running(&pair.view().await), (first, 1, 0));
    clock.pass(1);
    let over = pair.until(|view| matches!(view.phase, Phase::MatchOver { .. })).await;
    assert_eq!(over.phase, Phase::MatchOver { winner: other(first) });
    server.stop().await;
}

async fn a_planned_vacation_begins_and_ends_by_itself_and_saves_no_fallen_flag(data: tempfile::TempDir) {
    let clock = TestClock::new();
    let server = start(data.path(), &clock).await;
    let (pair, first, [goes, waits]) = begun(&server, &clock).await;
    // It begins sixteen hours from now, and lasts for four days.
    let told = set(&goes, Some("2027-01-16"), "2027-01-19").await;
    assert!(!told.vacation.unwrap().running);
    let mut socket = waits.socket(&pair.id).await;
    let (view, _) = socket.resume(0).await;
    assert_eq!((seat(&view, first).vacation.as_deref(), running(&view).2), (None, 0), "not before it begins");
    clock.pass(16 * 3600);
    let view = socket.state_where(|view| seat(view, first).vacation.is_some()).await;
    assert_eq!(running(&view), (first, 3 * DAY - 16 * 3600 + 11, 4 * DAY - 11));
    clock.pass(4 * DAY);
    let view = socket.state_where(|view| seat(view, first).vacation.is_none()).await;
    assert_eq!(running(&view), (first, 3 * DAY - 16 * 3600, 0));
    let told: VacationView = goes.get(PATH).await.json();
    assert_eq!((told.vacation, told.years[0].left), (None, 26));

    // Asked for when the time is over, even before anybody has looked, it comes too late.
    clock.pass(3 * DAY);
    assert!(set(&goes, None, "2027-01-30").await.vacation.unwrap().running);
    let over = pair.until(|view| matches!(view.phase, Phase::MatchOver { .. })).await;
    assert_eq!(over.phase, Phase::MatchOver { winner: other(first) });
    assert_eq!(seat(&over, first).vacation, None, "it is of no more account there");

    // Other clocks know of no vacation.
    let quick = Pair::seated(&server, json!({ "type": "delay", "delay": 12, "reserve": 60 })).await;
    clock.pass(11);
    let view = quick.until(|view| matches!(view.phase, Phase::ToMove { .. })).await;
    let (runs, ..) = running(&view);
    set(if runs == Seat::A { &quick.anna } else { &quick.bert }, None, "2027-01-30").await;
    clock.pass(5);
    let view = quick.view().await;
    assert_eq!((running(&view), seat(&view, runs).vacation.as_deref()), ((runs, 7, 0), None));
    let list: MatchList = quick.anna.get("/api/v1/matches").await.json();
    assert_eq!((&list.matches[0].vacations.a, &list.matches[0].vacations.b), (&None, &None));
    server.stop().await;
}

async fn days_are_refused_with_the_reason_and_counted_as_taken(data: tempfile::TempDir) {
    let clock = TestClock::new();
    let server = start(data.path(), &clock).await;
    let guest = server.guest().await;
    let told: VacationView = guest.get(PATH).await.json();
    assert_eq!((told.today.as_str(), told.budget, told.vacation), (TODAY, 30, None));
    let refusal = |code: &str, place: &str| (422, code.to_owned(), Some(place.to_owned()));
    for (first, last, code, place) in [
        (None, "25 January", "bad-day", "last"),
        (None, "2027-02-30", "bad-day", "last"),
        (Some("2027-01-20T10:00"), "2027-01-25", "bad-day", "first"),
        (Some("2027-01-14"), "2027-01-25", "bad-day", "first"),
        (None, "2027-01-14", "bad-day", "last"),
        (Some("2027-01-20"), "2027-01-19", "bad-day", "last"),
        (Some("2028-01-16"), "2028-01-17", "bad-day", "last"),
        (None, "2027-02-14", "no-days-left", "last"),
    ] {
        assert_eq!(put(&guest, first, last).await.refusal(), refusal(code, place), "{first:?} {last}");
    }
    let text = put(&guest, None, "2027-02-14").await.text();
    assert!(text.contains("That is 31 days of 2027, and you have 30 days left of 30."), "{text}");
    assert_eq!(guest.put(PATH, &json!({ "last": TODAY, "always": true })).await.refusal().1, "bad-json");
    assert_eq!(
        guest.get(PATH).await.json::<VacationView>().vacation,
        None,
        "what was refused has changed nothing"
    );

    // Planned, planned otherwise, begun; then only its end can change.
    set(&guest, Some("2027-03-01"), "2027-03-10").await;
    assert_eq!(set(&guest, Some("2027-02-01"), "2027-02-10").await.years[0].left, 20);
    assert_eq!(set(&guest, None, "2027-01-16").await.years[0].left, 28);
    assert_eq!(put(&guest, Some("2027-02-01"), "2027-02-10").await.refusal().1, "on-vacation");
    assert_eq!(set(&guest, None, TODAY).await.years[0].left, 29);
    assert_eq!(guest.delete(PATH).await.json::<VacationView>().years[0].left, 30, "no time has passed");
    set(&guest, None, "2027-02-10").await;
    clock.pass(2 * DAY);
    let told: VacationView = guest.delete(PATH).await.json();
    assert_eq!((told.vacation, told.years[0].left), (None, 27));
    assert_eq!(guest.delete(PATH).await.status, 200, "nothing to end");

    // Who is not known, another site and programs change nothing.
    assert_eq!(request(server.addr, "GET", PATH, &[], b"").await.refusal().1, "no-session");
    let body = json!({ "last": "2027-02-10" }).to_string();
    let foreign = [
        ("Cookie", guest.cookie.as_str()),
        ("Content-Type", "application/json"),
        ("Origin", "https://elsewhere.example"),
    ];
    assert_eq!(
        request(server.addr, "PUT", PATH, &foreign, body.as_bytes()).await.refusal().1,
        "foreign-origin"
    );
    let account = with_account(&guest, "Anna").await;
    let wish =
        json!({ "name": "my bot", "scopes": ["read", "play"], "days": 30, "password": "a prime of six" });
    let made: Value = account.post("/api/v1/account/tokens", &wish).await.json();
    let bearer = format!("Bearer {}", made["token"].as_str().unwrap());
    let program = [("Authorization", bearer.as_str()), ("Content-Type", "application/json")];
    assert_eq!(
        request(server.addr, "PUT", PATH, &program, body.as_bytes()).await.refusal().1,
        "not-for-tokens"
    );
    assert_eq!(request(server.addr, "DELETE", PATH, &program[..1], b"").await.refusal().1, "not-for-tokens");
    let told: VacationView = request(server.addr, "GET", PATH, &program[..1], b"").await.json();
    assert_eq!(told.years[0].left, 27, "the guest's days are the account's");
    server.stop().await;
}

async fn it_goes_with_the_account_and_comes_with_ones_data(data: tempfile::TempDir) {
    let clock = TestClock::new();
    let server = start(data.path(), &clock).await;
    let anna = with_account(&server.guest().await, "Anna").await;
    let names = |answer: &Answer| answer.body.windows(14).any(|part| part == b"vacations.json");
    assert!(!names(&anna.get("/api/v1/me/export").await), "who never was on vacation has no list of them");
    set(&anna, None, "2027-01-25").await;
    assert!(names(&anna.get("/api/v1/me/export").await));
    let wish = json!({ "password": "a prime of six" });
    assert_eq!(anna.post("/api/v1/account/delete", &wish).await.status, 204);
    server.stop().await;
    // Nothing of it is left that a server would read.
    let server = start(data.path(), &clock).await;
    let again = with_account(&server.guest().await, "Anna").await;
    assert_eq!(again.get(PATH).await.json::<VacationView>().vacation, None);
    server.stop().await;
}

async fn it_ends_by_date_though_the_wall_clock_was_set(data: tempfile::TempDir) {
    let clock = TestClock::new();
    let server = start(data.path(), &clock).await;
    let (pair, first, [goes, _]) = begun(&server, &clock).await;
    clock.pass(DAY);
    set(&goes, None, "2027-01-25").await;
    // The wall clock says a day earlier from now on, so the date comes a day later.
    clock.set_wall(-DAY);
    let until_over = 10 * DAY - 8 * 3600 - 11 + DAY;
    assert_eq!(running(&pair.view().await), (first, 2 * DAY, until_over));
    clock.pass(until_over - 1);
    let view = pair.view().await;
    assert_eq!(
        (running(&view), seat(&view, first).vacation.as_deref()),
        ((first, 2 * DAY, 1), Some("2027-01-25"))
    );
    clock.pass(1 + 3600);
    let view = pair.view().await;
    assert_eq!((running(&view), seat(&view, first).vacation.is_some()), ((first, 2 * DAY - 3600, 0), false));
    server.stop().await;
}
