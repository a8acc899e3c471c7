//! Games that go on whatever happens: the server is killed (SIGKILL) again and again while people play, and every
//! connection is delayed and cut. Between the kills its process is stopped for seconds (SIGSTOP), its wall clock is set
//! forwards and back, and its database refuses to be written, as a full disk does. In the end every game is over, every acknowledged action is in the log and nobody has
//! ever been told otherwise, the dice are those that everybody was bound to, and the clocks add up.
//!
//! What happens follows the number of actions, not the time, so a slow machine sees the same. `PASCH_CHAOS_GAMES=200`
//! plays more games, `PASCH_CHAOS_EVERY=20` lets something happen after so many actions of all games together, and
//! `PASCH_SEED=2` is another bad network. `PASCH_CHAOS_ON` names the one database, `sqlite` or `postgres`.
#![cfg(unix)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

use fastrand::Rng;
use pasch_load::{Asked, House, Line, Mind, hear, say};
use pasch_rules::{MatchState, Player};
use pasch_server::wire::{ClockView, Intent, Seat, Step, StepKind};
use pasch_store::{DatabaseUrl, Store};
use serde_json::{Value, json};
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Executor as _};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

mod chouettes;
#[path = "../../../server/tests/support/postgres.rs"]
mod postgres;

const PASCH: &str = env!("CARGO_BIN_EXE_pasch");

/// Actions from one trouble to the next, for every game that is played; each second one is a kill.
const EVERY: f64 = 7.5;

/// Without any action for so long, something hangs.
const HANGS: Duration = Duration::from_secs(180);

/// What is heard of the server at least so often; else the line is taken to be dead.
const SILENCE: Duration = Duration::from_secs(5);

/// The clocks: no delay, so that every moment counts.
const RESERVE_MS: i64 = 3000 * 1000;

/// Messages and acknowledgements that one player got.
#[derive(Default)]
struct Diary {
    steps: BTreeMap<u32, Vec<Step>>,
    done: Vec<(Asked, u32)>,
}

/// Somebody at a table.
struct Person {
    seat: Seat,
    match_id: String,
    cookie: Option<String>,
}

fn number(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

#[tokio::test(flavor = "multi_thread")]
async fn games_go_on_whatever_happens() {
    if std::env::var("PASCH_CHAOS_ON").as_deref() != Ok("postgres") {
        let data = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", data.path().join("pasch.sqlite").display());
        games_go_on(data.path(), &url, number("PASCH_CHAOS_GAMES").unwrap_or(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_go_on_whatever_happens_on_postgres() {
    if std::env::var("PASCH_CHAOS_ON").as_deref() != Ok("sqlite")
        && let Some(url) = postgres::new_database()
    {
        let data = tempfile::tempdir().unwrap();
        games_go_on(data.path(), &url, number("PASCH_CHAOS_GAMES").unwrap_or(6)).await;
    }
}

async fn games_go_on(data: &Path, url: &str, games: u64) {
    let world = World { data, url, options: Vec::new() }.with_clock();
    let house = world.open("127.0.0.1:0").await;
    let authority = house.authority.clone();
    let mut people = Vec::new();
    for game in 0..games {
        people.extend(meet(&authority, game).await);
    }
    let net = bad_net(authority.clone()).await;
    let actions = Arc::new(AtomicU64::new(0));
    let playing: Vec<_> = people
        .into_iter()
        .map(|person| {
            let (net, actions) = (net.clone(), Arc::clone(&actions));
            tokio::spawn(async move {
                let diary = play(&net, &person, &actions).await;
                (person, diary)
            })
        })
        .collect();
    let every = number("PASCH_CHAOS_EVERY").unwrap_or((EVERY * games as f64) as u64).max(1);
    let (house, done) = trouble_until_over(house, &world, &playing, &actions, every).await;
    let mut played = Vec::new();
    for player in playing {
        played.push(player.await.unwrap());
    }
    let Done { kills, stops, steps, failures } = done;
    eprintln!(
        "{games} games, {} actions, {kills} kills, {stops} stops, {steps} steps of the clock, {failures} failed writes",
        actions.load(Ordering::Relaxed)
    );
    assert!(kills >= 3 && stops + steps + failures >= 3, "that is no chaos");
    let mut clocks = Vec::new();
    for pair in played.chunks(2) {
        clocks.push((pair[0].0.match_id.clone(), check_log(&authority, pair).await));
        check_dice(&authority, &pair[0].0, data).await;
    }
    house.kill().await.unwrap();
    check_clocks(&url.parse().unwrap(), &clocks).await;
}

/// Two guests at a table of their own, before anything goes wrong.
async fn meet(authority: &str, game: u64) -> [Person; 2] {
    let mut line = Line::connect(authority).await.unwrap();
    let mut guests = [None, None];
    for cookie in &mut guests {
        line.cookie = None;
        line.ask("GET", "/api/v1/me", None).await.unwrap();
        cookie.clone_from(&line.cookie);
    }
    let wish = json!({
        "game": { "variant": "backgammon", "length": 1, "cube": false },
        "clock": { "type": "delay", "delay": 0, "reserve": RESERVE_MS / 1000 }, "name": format!("White {game}"),
    });
    line.cookie.clone_from(&guests[0]);
    let table = line.ask("POST", "/api/v1/tables", Some(&wish)).await.unwrap();
    line.cookie.clone_from(&guests[1]);
    let path = format!("/api/v1/tables/{}/join", table["id"].as_str().unwrap());
    let begun = line.ask("POST", &path, Some(&json!({ "name": format!("Black {game}") }))).await.unwrap();
    let match_id = begun["matchId"].as_str().unwrap().to_owned();
    let [a, b] = guests;
    [(Seat::A, a), (Seat::B, b)].map(|(seat, cookie)| Person { seat, match_id: match_id.clone(), cookie })
}

/// A net between players and server that delays what it carries, and after a while drops it.
async fn bad_net(to: String) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let authority = listener.local_addr().unwrap().to_string();
    let seed = number("PASCH_SEED").unwrap_or(1);
    tokio::spawn(async move {
        let mut number = seed.saturating_sub(1) << 20;
        while let Ok((near, _)) = listener.accept().await {
            number += 1;
            let to = to.clone();
            tokio::spawn(async move {
                let mut chance = Rng::with_seed(number);
                // Where nobody listens just now, the caller is dropped.
                let Ok(far) = TcpStream::connect(&to).await else { return };
                let pieces = 6 + chance.u64(..60);
                let ((mut near_in, mut near_out), (mut far_in, mut far_out)) =
                    (near.into_split(), far.into_split());
                let mut there = Rng::with_seed(number << 32);
                tokio::select! {
                    () = carry(&mut near_in, &mut far_out, &mut chance, pieces) => {}
                    () = carry(&mut far_in, &mut near_out, &mut there, pieces) => {}
                }
            });
        }
    });
    authority
}

/// Carries so many pieces, or until an end is gone. Of the last one only a part arrives.
async fn carry(
    from: &mut (impl tokio::io::AsyncRead + Unpin),
    to: &mut (impl tokio::io::AsyncWrite + Unpin),
    chance: &mut Rng,
    pieces: u64,
) {
    let mut bytes = vec![0; 4096];
    for left in (0..pieces).rev() {
        let Ok(count @ 1..) = from.read(&mut bytes).await else { return };
        tokio::time::sleep(Duration::from_millis(chance.u64(..8))).await;
        let part = if left == 0 { count / 2 } else { count };
        if to.write_all(&bytes[..part]).await.is_err() {
            return;
        }
    }
}

/// Where the server's data is, and how it is started.
struct World<'w> {
    data: &'w Path,
    url: &'w str,
    options: Vec<String>,
}

impl World<'_> {
    fn clock(&self) -> PathBuf {
        self.data.join("clock")
    }

    fn with_clock(mut self) -> Self {
        self.options = vec!["--clock-moved-by".to_owned(), self.clock().display().to_string()];
        self
    }

    async fn open(&self, address: &str) -> House {
        let options: Vec<&str> = self.options.iter().map(String::as_str).collect();
        let (program, database) = (Path::new(PASCH), Some(self.url));
        House::open_with(program, self.data, address, database, &options).await.unwrap()
    }

    /// For a while every fact that is to be written is refused, and SQLite rolls the whole transaction back,
    /// as on a full disk.
    async fn fail_writes(&self, time: Duration) {
        // The logs of matches, and those of chouettes.
        let (fails, works): (&[&str], &[&str]) = if self.url.starts_with("sqlite:") {
            (
                &[
                    "CREATE TRIGGER chaos BEFORE INSERT ON actions BEGIN SELECT RAISE(ROLLBACK, 'no space'); END",
                    "CREATE TRIGGER chaos_too BEFORE INSERT ON chouette_actions \
                     BEGIN SELECT RAISE(ROLLBACK, 'no space'); END",
                ],
                &["DROP TRIGGER chaos", "DROP TRIGGER chaos_too"],
            )
        } else {
            (
                &[
                    "CREATE OR REPLACE FUNCTION chaos() RETURNS TRIGGER LANGUAGE plpgsql AS \
                     $$ BEGIN RAISE EXCEPTION 'no space'; END $$",
                    "CREATE TRIGGER chaos BEFORE INSERT ON actions FOR EACH ROW EXECUTE FUNCTION chaos()",
                    "CREATE TRIGGER chaos BEFORE INSERT ON chouette_actions FOR EACH ROW EXECUTE FUNCTION chaos()",
                ],
                &["DROP TRIGGER chaos ON actions", "DROP TRIGGER chaos ON chouette_actions"],
            )
        };
        for statement in fails {
            self.say(statement).await;
        }
        tokio::time::sleep(time).await;
        for statement in works {
            self.say(statement).await;
        }
    }

    /// Says something to the database beside the server, until it is heard.
    async fn say(&self, statement: &'static str) {
        for _ in 0..100 {
            let said = if self.url.starts_with("sqlite:") {
                let options = SqliteConnectOptions::new().filename(self.data.join("pasch.sqlite"));
                match options.connect().await {
                    Ok(mut connection) => connection.execute(statement).await.is_ok(),
                    Err(_) => false,
                }
            } else {
                match PgConnection::connect(self.url).await {
                    Ok(mut connection) => connection.execute(statement).await.is_ok(),
                    Err(_) => false,
                }
            };
            if said {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("the database does not hear {statement}");
    }
}

/// How often what has happened.
#[derive(Default)]
struct Done {
    kills: u32,
    stops: u32,
    steps: u32,
    failures: u32,
}

/// Lets something happen every so many actions, each second time a kill, until all games are over.
async fn trouble_until_over<T>(
    mut house: House,
    world: &World<'_>,
    playing: &[tokio::task::JoinHandle<T>],
    actions: &AtomicU64,
    every: u64,
) -> (House, Done) {
    let (mut done, mut troubles, mut wall) = (Done::default(), 0_u64, 0_i64);
    let mut chance = Rng::with_seed(number("PASCH_SEED").unwrap_or(1) << 40);
    let (mut last_at, mut last) = (0, (0, tokio::time::Instant::now()));
    while !playing.iter().all(tokio::task::JoinHandle::is_finished) {
        tokio::time::sleep(Duration::from_millis(20)).await;
        let now = actions.load(Ordering::Relaxed);
        if now > last.0 {
            last = (now, tokio::time::Instant::now());
        }
        assert!(last.1.elapsed() < HANGS, "nothing has happened after {now} actions and {troubles} troubles");
        if now - last_at < every {
            continue;
        }
        troubles += 1;
        match troubles % 6 {
            2 => {
                signal(&house, "-STOP");
                tokio::time::sleep(Duration::from_millis(2200 + chance.u64(..2000))).await;
                signal(&house, "-CONT");
                done.stops += 1;
            }
            4 => {
                // Some minutes forwards or back.
                wall += i64::try_from(chance.u64(..240)).unwrap() - 120;
                std::fs::write(world.clock(), format!("0 {wall}")).unwrap();
                done.steps += 1;
            }
            0 => {
                world.fail_writes(Duration::from_millis(200 + chance.u64(..800))).await;
                done.failures += 1;
            }
            _ => {
                let address = house.authority.clone();
                house.kill().await.unwrap();
                done.kills += 1;
                house = world.open(&address).await;
            }
        }
        last_at = actions.load(Ordering::Relaxed);
    }
    (house, done)
}

fn signal(house: &House, name: &str) {
    let process = house.process().expect("it runs").to_string();
    assert!(Command::new("kill").args([name, &process]).status().unwrap().success());
}

/// Plays until the match is over, over as many lines as it takes.
async fn play(net: &str, person: &Person, actions: &AtomicU64) -> Diary {
    let (mut mind, mut diary) = (Mind::new(person.seat), Diary::default());
    while !mind.is_over() {
        let socket = async {
            let mut line = Line::connect(net).await.ok()?;
            line.cookie.clone_from(&person.cookie);
            line.socket(&person.match_id).await.ok()
        };
        let Ok(Some(mut socket)) = tokio::time::timeout(SILENCE, socket).await else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let mut to_say = mind.comes();
        loop {
            let mut stands = true;
            for text in to_say.drain(..) {
                stands = stands && say(&mut socket, text).await;
            }
            let Ok(Some(text)) = tokio::time::timeout(SILENCE, hear(&mut socket)).await else { break };
            let heard = mind.hear(&text).unwrap();
            for step in heard.steps {
                let told = diary.steps.entry(step.seq).or_default();
                if !told.contains(&step) {
                    told.push(step);
                }
            }
            if heard.done.is_some() {
                actions.fetch_add(1, Ordering::Relaxed);
            }
            diary.done.extend(heard.done);
            if let Some(code) = heard.refused {
                // Whatever could not be written has not happened, and is wished again.
                assert!(
                    ["stale", "bad-dice", "unavailable", "internal"].contains(&code.as_str()),
                    "refused: {code}"
                );
            }
            to_say = heard.answers;
            if !stands || mind.is_over() {
                break;
            }
            if let Some(intent) = mind.wish() {
                to_say.extend(mind.begin(intent).unwrap());
            }
        }
    }
    diary
}

async fn ask(authority: &str, person: &Person, path: &str) -> Vec<u8> {
    let mut line = Line::connect(authority).await.unwrap();
    line.cookie.clone_from(&person.cookie);
    line.fetch("GET", &format!("/api/v1/matches/{}{path}", person.match_id), None).await.unwrap()
}

/// The whole match as one of its players is told it in the end.
async fn story_of(authority: &str, person: &Person) -> (BTreeMap<u32, Vec<Step>>, Mind) {
    let mut line = Line::connect(authority).await.unwrap();
    line.cookie.clone_from(&person.cookie);
    let mut socket = line.socket(&person.match_id).await.unwrap();
    let mut whole = Mind::new(person.seat);
    assert!(say(&mut socket, whole.comes().remove(0)).await);
    let mut story: BTreeMap<u32, Vec<Step>> = BTreeMap::new();
    while story.is_empty() {
        let heard = whole.hear(&hear(&mut socket).await.unwrap()).unwrap();
        for step in heard.steps {
            story.entry(step.seq).or_default().push(step);
        }
    }
    assert!(whole.is_over());
    (story, whole)
}

/// Whatever was acknowledged or told is what happened, once. Where the clocks stand in the end.
async fn check_log(authority: &str, pair: &[(Person, Diary)]) -> ClockView {
    let mut clock = None;
    let mut done_at = BTreeMap::new();
    for (player, diary) in pair {
        let (story, whole) = story_of(authority, player).await;
        clock = clock.or_else(|| whole.clock().cloned());
        for (seq, told) in &diary.steps {
            assert_eq!(Some(told), story.get(seq), "{} was told otherwise", player.match_id);
        }
        assert_eq!(diary.steps.len(), story.len(), "everything was told in the end");
        for (asked, seq) in &diary.done {
            let twice = done_at.insert(asked.seq, player.seat);
            assert_eq!(twice, None, "two actions after {}", asked.seq);
            assert!(*seq > asked.seq && story.contains_key(seq), "{asked:?} is not in the log");
            let steps = &story[&(asked.seq + 1)];
            let fits = steps.iter().any(|step| match asked.intent {
                Intent::Play { .. } => step.kind == StepKind::Move && step.player == Some(player.seat),
                Intent::Roll => matches!(step.kind, StepKind::Roll | StepKind::Opening),
                _ => false,
            });
            assert!(fits, "{asked:?} has become {steps:?}");
        }
    }
    clock.expect("a clock")
}

/// `pasch verify-dice` has nothing against the export but that these programs have no keys.
async fn check_dice(authority: &str, person: &Person, folder: &Path) {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let export = ask(authority, person, "/export?format=json").await;
    let file = folder.join(format!("export-{}.json", NUMBER.fetch_add(1, Ordering::Relaxed)));
    std::fs::write(&file, export).unwrap();
    let checked = Command::new(PASCH).arg("verify-dice").arg("--json").arg(&file).output().unwrap();
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
    let verdict: Value = serde_json::from_slice(&checked.stdout).unwrap();
    assert!(verdict["throws"].as_u64().is_some_and(|throws| throws > 5), "{verdict}");
    assert!(verdict["contradiction"].is_null(), "{verdict}");
    let no_share = |party: &str| json!({ "reason": "no-share", "party": party });
    assert_eq!(verdict["reasons"], json!([no_share("a"), no_share("b")]), "{verdict}");
}

/// Each player's clock has lost the time that passed while they had to act and the server was there.
async fn check_clocks(url: &DatabaseUrl, clocks: &[(String, ClockView)]) {
    let store = Store::open(url).await.unwrap();
    let outages = store.outages().await.unwrap();
    let away = |from: i64, to: i64| {
        let (mut away, mut until) = (0, from);
        for outage in outages.iter().filter(|one| one.began < to && one.ended > from) {
            let (began, ended) = (outage.began.max(until), outage.ended.min(to));
            away += (ended - began).max(0);
            until = until.max(ended);
        }
        away
    };
    assert!(outages.is_sorted_by_key(|one| one.began));
    for (match_id, clock) in clocks {
        let row = store.find_match(&match_id.as_str().into()).await.unwrap().unwrap();
        let header = pasch_formats::log::parse_header(&row.header).unwrap();
        let mut state = MatchState::new(&header).unwrap();
        let mut left = [RESERVE_MS; 2];
        let mut before: Option<(i64, Option<Player>)> = None;
        for fact in store.actions(&match_id.as_str().into()).await.unwrap() {
            if let Some((at, decider)) = before {
                assert!(fact.at >= at, "time goes on");
                if let Some(player) = decider {
                    left[usize::from(player == Player::B)] -= fact.at - at - away(at, fact.at);
                }
            }
            state.apply(&pasch_formats::log::parse_action(&fact.body).unwrap()).unwrap();
            before = Some((fact.at, state.phase().decider()));
        }
        assert_eq!([clock.a, clock.b], left, "{match_id}");
    }
    store.close().await;
}
