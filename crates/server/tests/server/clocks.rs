//! Players' clocks, by a time that the test moves.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use pasch_server::WallClock;
use pasch_server::wire::{ClientMessage, Intent, MatchView, Phase, Seat};
use serde_json::{Value, json};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};

use crate::dice::{Keeper, open};
use crate::support::{Guest, Server, config, first_path};
use crate::tables::wish;

const DAY: i64 = 24 * 3600;

/// Stands still until it is moved.
pub struct TestClock {
    passed: AtomicI64,
    /// By how much the wall clock was set otherwise.
    set: AtomicI64,
    /// Time in which the server's heart did not beat.
    stopped: AtomicI64,
}

impl WallClock for TestClock {
    fn now(&self) -> i64 {
        1_800_000_000_000 + self.passed.load(Ordering::SeqCst) + self.set.load(Ordering::SeqCst)
    }

    fn monotonic(&self) -> i64 {
        self.passed.load(Ordering::SeqCst)
    }

    fn pulse(&self) -> i64 {
        self.stopped.load(Ordering::SeqCst)
    }
}

impl TestClock {
    pub fn new() -> Arc<Self> {
        Arc::new(Self { passed: AtomicI64::new(0), set: AtomicI64::new(0), stopped: AtomicI64::new(0) })
    }

    pub fn pass(&self, seconds: i64) {
        self.passed.fetch_add(seconds * 1000, Ordering::SeqCst);
    }

    /// Somebody sets the wall clock; no time passes.
    pub fn set_wall(&self, seconds: i64) {
        self.set.fetch_add(seconds * 1000, Ordering::SeqCst);
    }

    /// Time passes in which the server does nothing.
    pub fn stop_server(&self, seconds: i64) {
        self.pass(seconds);
        self.stopped.fetch_add(seconds * 1000, Ordering::SeqCst);
    }
}

async fn start(data: &Path, clock: &Arc<TestClock>) -> Server {
    Server::start_at(config(data), 7, Arc::clone(clock) as Arc<dyn WallClock>).await
}

pub struct Pair {
    pub anna: Guest,
    pub bert: Guest,
    pub id: String,
}

impl Pair {
    pub async fn seated(server: &Server, clock: Value) -> Self {
        let (anna, bert) = (server.guest().await, server.guest().await);
        let table = anna.table(&wish(|wish| wish["clock"] = clock)).await;
        let id = bert.sit(table.id.as_str(), "Bert").await.match_id.unwrap();
        Self { anna, bert, id: id.to_string() }
    }

    /// As the one who has to act sees it.
    pub async fn view(&self) -> MatchView {
        let view = self.anna.view(&self.id).await;
        match view.phase {
            Phase::ToRoll { player: Seat::B } | Phase::ToMove { player: Seat::B, .. } => {
                self.bert.view(&self.id).await
            }
            _ => view,
        }
    }

    /// Waits for what the server does of its own.
    pub async fn until(&self, fits: impl Fn(&MatchView) -> bool) -> MatchView {
        for _ in 0..400 {
            let view = self.view().await;
            if fits(&view) {
                return view;
            }
            tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        }
        panic!("the server does nothing");
    }

    /// Rolls, if need be, and plays for whoever has to; whether it was done.
    pub async fn turn(&self, view: &MatchView) -> u16 {
        let guest = if view.you == Some(Seat::A) { &self.anna } else { &self.bert };
        let path = format!("/api/v1/matches/{}/intents", self.id);
        let mut view = view.clone();
        if matches!(view.phase, Phase::ToRoll { .. }) {
            let body = json!({ "id": format!("roll-{}", view.seq), "seq": view.seq, "intent": Intent::Roll });
            let answer = guest.post(&path, &body).await;
            if answer.status != 200 {
                return answer.status;
            }
            view = guest.view(&self.id).await;
        }
        let Some(plays) = &view.plays else { return 200 };
        let intent = Intent::Play { path: first_path(plays) };
        let body = json!({ "id": format!("play-{}", view.seq), "seq": view.seq, "intent": intent });
        guest.post(&path, &body).await.status
    }
}

fn running(view: &MatchView) -> (Seat, i64, i64) {
    let clock = view.clock.expect("a clock");
    let seat = clock.running.expect("it runs");
    (seat, clock.delay / 1000, if seat == Seat::A { clock.a } else { clock.b } / 1000)
}

#[tokio::test]
async fn a_flag_falls_by_the_servers_time_with_nobody_there() {
    let data = tempfile::tempdir().unwrap();
    let clock = TestClock::new();
    let server = start(data.path(), &clock).await;
    let pair = Pair::seated(&server, json!({ "type": "delay", "delay": 12, "reserve": 60 })).await;
    assert_eq!(pair.view().await.clock.unwrap().running, None, "nobody has begun");
    // The first game begins by itself.
    clock.pass(11);
    let view = pair.until(|view| matches!(view.phase, Phase::ToMove { .. })).await;
    let (first, delay, reserve) = running(&view);
    assert_eq!((delay, reserve), (12, 60));
    clock.pass(20);
    assert_eq!(running(&pair.view().await), (first, 0, 52));
    assert_eq!(pair.turn(&pair.view().await).await, 200);
    let view = pair.view().await;
    let (second, delay, reserve) = running(&view);
    assert_eq!((second == first, delay, reserve), (false, 12, 60));
    // A moment before the flag a move still counts; a moment after it does not.
    clock.pass(71);
    assert_eq!(running(&pair.view().await), (second, 0, 1));
    clock.pass(1);
    let refused = pair.turn(&view).await;
    assert!(matches!(refused, 409 | 422), "{refused}");
    let over = pair.until(|view| matches!(view.phase, Phase::MatchOver { .. })).await;
    assert_eq!(over.phase, Phase::MatchOver { winner: first });
    let log = pair.anna.get(&format!("/api/v1/matches/{}/export?format=log", pair.id)).await.text();
    let fact = format!(r#"{{"do":"forfeit","by":"{}"}}"#, if second == Seat::A { "A" } else { "B" });
    assert!(log.trim_end().ends_with(&fact), "{log}");
    server.stop().await;
}

/// The room waits for the disk, and a play for the room: it was made when it came, and the other's clock stood until it was
/// written. A restart remembers that.
#[tokio::test(flavor = "multi_thread")]
async fn no_clock_runs_while_a_play_waits_for_the_server() {
    let data = tempfile::tempdir().unwrap();
    let clock = TestClock::new();
    let server = start(data.path(), &clock).await;
    let mut pair = Pair::seated(&server, json!({ "type": "delay", "delay": 12, "reserve": 60 })).await;
    clock.pass(11);
    let view = pair.until(|view| matches!(view.phase, Phase::ToMove { .. })).await;
    let (first, ..) = running(&view);
    let second = if first == Seat::A { Seat::B } else { Seat::A };
    let (mover, other) = if first == Seat::A { (&pair.anna, &pair.bert) } else { (&pair.bert, &pair.anna) };
    let (mut mine, mut theirs) = (mover.socket(&pair.id).await, other.socket(&pair.id).await);
    let view = mine.resume(0).await.0;
    theirs.resume(0).await;

    let options = SqliteConnectOptions::new().filename(data.path().join("pasch.sqlite"));
    let mut disk = SqlitePool::connect_with(options).await.unwrap().acquire().await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *disk).await.unwrap();
    theirs.send(&ClientMessage::Say { text: "One moment.".to_owned() }).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let path = first_path(view.plays.as_ref().unwrap());
    mine.intend("1", view.seq, Intent::Play { path }).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    clock.pass(100);
    sqlx::query("COMMIT").execute(&mut *disk).await.unwrap();

    // The play stands, and nobody has paid for the hundred seconds.
    let on = mine.state_where(|view| !matches!(view.phase, Phase::ToMove { .. })).await;
    assert_eq!(running(&on), (second, 12, 60));
    clock.pass(15);
    assert_eq!(running(&pair.view().await), (second, 0, 57));
    let turn =
        theirs.state_where(|view| view.seq > on.seq || matches!(view.phase, Phase::ToRoll { .. })).await;
    theirs.intend("2", turn.seq, Intent::Roll).await;
    theirs.state_where(|view| view.seq > turn.seq).await;
    let before = pair.view().await.clock;
    drop(disk);
    server.stop().await;
    let server = start(data.path(), &clock).await;
    (pair.anna.addr, pair.bert.addr) = (server.addr, server.addr);
    let after = pair.view().await.clock;
    assert_eq!(after.map(|one| (one.a, one.b)), before.map(|one| (one.a, one.b)));
    server.stop().await;
}

#[tokio::test]
async fn a_game_begins_by_itself_on_dice_of_players_who_are_not_there() {
    let data = tempfile::tempdir().unwrap();
    let clock = TestClock::new();
    let mut config = config(data.path());
    config.dice_patience = Duration::from_millis(300);
    let server = Server::start_fair_at(config, Arc::clone(&clock) as Arc<dyn WallClock>).await;
    // One player who was never here, and one who was bound and has gone away.
    for is_bound in [false, true] {
        let pair = Pair::seated(&server, json!({ "type": "days", "days": 1 })).await;
        if is_bound {
            let mut keeper = Keeper::new(7);
            let (mut socket, _) = open(&pair.anna, &pair.id, &mut keeper).await;
            while keeper.chain.is_none() {
                keeper.hear(&mut socket).await;
            }
        }
        clock.pass(11);
        let view = pair.until(|view| matches!(view.phase, Phase::ToMove { .. })).await;
        let (first, _, _) = running(&view);
        clock.pass(DAY + 1);
        let over = pair.until(|view| matches!(view.phase, Phase::MatchOver { .. })).await;
        let Phase::MatchOver { winner } = over.phase else { unreachable!() };
        assert_ne!(winner, first, "letting the day pass loses");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_restart_costs_nobody_time_and_finds_fallen_flags() {
    let data = tempfile::tempdir().unwrap();
    let clock = TestClock::new();
    let server = start(data.path(), &clock).await;
    let mut pair = Pair::seated(&server, json!({ "type": "delay", "delay": 10, "reserve": 30 })).await;
    clock.pass(11);
    pair.until(|view| matches!(view.phase, Phase::ToMove { .. })).await;
    clock.pass(4);
    let (seat, delay, reserve) = running(&pair.view().await);
    assert_eq!((delay, reserve), (6, 30));
    server.stop().await;
    clock.pass(3 * DAY);
    let server = start(data.path(), &clock).await;
    (pair.anna.addr, pair.bert.addr) = (server.addr, server.addr);
    assert_eq!(running(&pair.view().await), (seat, 6, 30), "three days, and nobody has lost a second");
    assert_eq!(pair.view().await.clock.unwrap().paused, 20_000, "players have time to come back");
    clock.pass(20 + 5);
    assert_eq!(running(&pair.view().await), (seat, 1, 30));
    clock.pass(30);
    assert_eq!(running(&pair.view().await), (seat, 0, 1));
    clock.pass(1);
    // Nobody asks for it, and nobody is connected: the time alone does it.
    let over = pair.until(|view| matches!(view.phase, Phase::MatchOver { .. })).await;
    assert!(matches!(over.phase, Phase::MatchOver { winner } if winner != seat));
    server.stop().await;
}

#[tokio::test]
async fn correspondence_has_days_for_each_move() {
    let data = tempfile::tempdir().unwrap();
    let clock = TestClock::new();
    let server = start(data.path(), &clock).await;
    let mut pair = Pair::seated(&server, json!({ "type": "days", "days": 3 })).await;
    clock.pass(11);
    let mut last = pair.until(|view| matches!(view.phase, Phase::ToMove { .. })).await;
    for _ in 0..4 {
        clock.pass(2 * DAY);
        let view = pair.view().await;
        assert_eq!((view.seq, view.clock.unwrap().days), (last.seq, true));
        assert_eq!(running(&view).1, DAY, "one of three days is left");
        assert_eq!(pair.turn(&view).await, 200);
        last = pair.view().await;
        assert!(last.seq > view.seq && running(&last).1 == 3 * DAY);
    }
    // A restart in between is no move.
    clock.pass(2 * DAY);
    server.stop().await;
    let server = start(data.path(), &clock).await;
    (pair.anna.addr, pair.bert.addr) = (server.addr, server.addr);
    // Only what passes when the server is there counts.
    assert_eq!(running(&pair.view().await).1, DAY);
    clock.pass(DAY + 21);
    let (slow, ..) = running(&last);
    let over = pair.until(|view| matches!(view.phase, Phase::MatchOver { .. })).await;
    assert!(matches!(over.phase, Phase::MatchOver { winner } if winner != slow));
    server.stop().await;
}

/// What is left of both reserves in seconds, for how long clocks stand, and whether the match is over.
async fn left(pair: &Pair) -> (i64, i64, i64, bool) {
    let view = pair.view().await;
    let clock = view.clock.expect("a clock");
    let is_over = matches!(view.phase, Phase::MatchOver { .. });
    (clock.a / 1000, clock.b / 1000, clock.paused / 1000, is_over)
}

#[tokio::test]
async fn no_step_of_the_wall_clock_gives_or_takes_time() {
    let data = tempfile::tempdir().unwrap();
    let clock = TestClock::new();
    let server = start(data.path(), &clock).await;
    for steps in [[2 * 3600, 0], [4 * DAY, 0], [-2 * 3600, 2 * 3600], [3 * 3600, -3 * 3600], [-40 * DAY, 0]] {
        let pair = Pair::seated(&server, json!({ "type": "delay", "delay": 0, "reserve": 600 })).await;
        clock.pass(11);
        let view = pair.until(|view| matches!(view.phase, Phase::ToMove { .. })).await;
        let (first, ..) = running(&view);
        clock.pass(10);
        let mut expected = 590;
        for step in steps.into_iter().filter(|step| *step != 0) {
            clock.set_wall(step);
            let (a, b, paused, is_over) = left(&pair).await;
            assert_eq!((a.min(b), a.max(b), paused, is_over), (expected, 600, 20, false), "{steps:?}");
            clock.pass(20 + 30);
            expected -= 30;
            let (a, b, paused, is_over) = left(&pair).await;
            assert_eq!((a.min(b), a.max(b), paused, is_over), (expected, 600, 0, false), "{steps:?}");
        }
        // The move costs what it took, and the other's clock has lost nothing.
        assert_eq!(pair.turn(&pair.view().await).await, 200);
        let (second, _, reserve) = running(&pair.view().await);
        assert_eq!((second == first, reserve), (false, 600), "{steps:?}");
        clock.pass(601);
        let over = pair.until(|view| matches!(view.phase, Phase::MatchOver { .. })).await;
        assert_eq!(over.phase, Phase::MatchOver { winner: first }, "{steps:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_watches_is_told_that_clocks_stand_after_the_server_was_stopped() {
    let data = tempfile::tempdir().unwrap();
    let clock = TestClock::new();
    let server = start(data.path(), &clock).await;
    let pair = Pair::seated(&server, json!({ "type": "delay", "delay": 0, "reserve": 30 })).await;
    clock.pass(11);
    pair.until(|view| matches!(view.phase, Phase::ToMove { .. })).await;
    let mut socket = pair.anna.socket(&pair.id).await;
    socket.resume(0).await;
    clock.pass(8);
    clock.stop_server(3600);
    let view = socket.state_where(|view| view.clock.is_some_and(|clock| clock.paused > 0)).await;
    let shown = view.clock.unwrap();
    assert_eq!((shown.paused, shown.a.min(shown.b)), (20_000, 22_000));
    // It is the same for a server that is killed then: the outage is in the store.
    clock.pass(20);
    server.stop().await;
    let server = start(data.path(), &clock).await;
    let pair = Pair {
        anna: Guest { addr: server.addr, ..pair.anna },
        bert: Guest { addr: server.addr, ..pair.bert },
        ..pair
    };
    let (a, b, ..) = left(&pair).await;
    assert_eq!(a.min(b), 22);
    server.stop().await;
}

#[tokio::test]
async fn a_wall_clock_that_was_set_back_before_a_start_gives_nobody_time() {
    let data = tempfile::tempdir().unwrap();
    let clock = TestClock::new();
    let server = start(data.path(), &clock).await;
    let mut pair = Pair::seated(&server, json!({ "type": "days", "days": 1 })).await;
    clock.pass(11);
    let view = pair.until(|view| matches!(view.phase, Phase::ToMove { .. })).await;
    let (slow, ..) = running(&view);
    clock.pass(DAY / 2);
    server.stop().await;
    clock.set_wall(-5 * DAY);
    let server = start(data.path(), &clock).await;
    (pair.anna.addr, pair.bert.addr) = (server.addr, server.addr);
    assert_eq!(running(&pair.view().await), (slow, DAY / 2, 0), "half of the day is used");
    clock.pass(20 + DAY / 2 - 1);
    assert_eq!(running(&pair.view().await).1, 1);
    clock.pass(2);
    let over = pair.until(|view| matches!(view.phase, Phase::MatchOver { .. })).await;
    assert!(matches!(over.phase, Phase::MatchOver { winner } if winner != slow));
    server.stop().await;
}
