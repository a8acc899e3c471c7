//! Games that go on whatever happens: the server is killed (SIGKILL) again and again while people play, and every
//! connection is delayed and cut. In the end every game is over, every acknowledged action is in the log and nobody has
//! ever been told otherwise, the dice are those that everybody was bound to, and the clocks add up.
//!
//! Kills follow the number of actions, not the time, so a slow machine sees the same. `PASCH_CHAOS_GAMES=200` plays a
//! longer version, and `PASCH_SEED=2` another bad network.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

use pasch_load::{Asked, House, Line, Mind, hear, say};
use pasch_rules::{MatchState, Player};
use pasch_server::store::{SqlStore, Store as _, TableStore as _};
use pasch_server::wire::{ClockView, Intent, Seat, Step, StepKind};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

const PASCH: &str = env!("CARGO_BIN_EXE_pasch");

/// Actions from one kill to the next, for every game that is played.
const KILL_EVERY: u64 = 15;

/// Without any action for so long, something hangs.
const HANGS: Duration = Duration::from_secs(180);

/// What is heard of the server at least so often; else the line is taken to be dead.
const SILENCE: Duration = Duration::from_secs(5);

/// The clocks: no delay, so that every moment counts.
const RESERVE_MS: i64 = 3000 * 1000;

/// Numbers from a seed (SplitMix64).
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % end
    }
}

/// What one player was told and what was acknowledged to him.
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

#[tokio::test(flavor = "multi_thread")]
async fn games_go_on_whatever_happens() {
    let games = std::env::var("PASCH_CHAOS_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(20);
    let data = tempfile::tempdir().unwrap();
    let house = House::open(Path::new(PASCH), data.path(), "127.0.0.1:0", None).await.unwrap();
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
    let (house, kills) = kill_until_over(house, data.path(), &playing, &actions, games as u64).await;
    let mut played = Vec::new();
    for player in playing {
        played.push(player.await.unwrap());
    }
    eprintln!("{games} games, {} actions, {kills} kills", actions.load(Ordering::Relaxed));
    assert!(kills >= 3, "{kills} kills are no chaos");
    let mut clocks = Vec::new();
    for pair in played.chunks(2) {
        clocks.push((pair[0].0.match_id.clone(), check_log(&authority, pair).await));
        check_dice(&authority, &pair[0].0, data.path()).await;
    }
    house.kill().await.unwrap();
    check_clocks(data.path(), &clocks).await;
}

/// Two guests at a table of their own, before anything goes wrong.
async fn meet(authority: &str, game: usize) -> [Person; 2] {
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
    let seed =
        std::env::var("PASCH_SEED").map_or(1, |seed| seed.parse::<u64>().expect("PASCH_SEED is a number"));
    tokio::spawn(async move {
        let mut number = seed.saturating_sub(1) << 20;
        while let Ok((near, _)) = listener.accept().await {
            number += 1;
            let to = to.clone();
            tokio::spawn(async move {
                let mut chance = Chance(number);
                // Where nobody listens just now, the caller is dropped.
                let Ok(far) = TcpStream::connect(&to).await else { return };
                let pieces = 6 + chance.below(60);
                let ((mut near_in, mut near_out), (mut far_in, mut far_out)) =
                    (near.into_split(), far.into_split());
                let mut there = Chance(number << 32);
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
    chance: &mut Chance,
    pieces: u64,
) {
    let mut bytes = vec![0; 4096];
    for left in (0..pieces).rev() {
        let Ok(count @ 1..) = from.read(&mut bytes).await else { return };
        tokio::time::sleep(Duration::from_millis(chance.below(8))).await;
        let part = if left == 0 { count / 2 } else { count };
        if to.write_all(&bytes[..part]).await.is_err() {
            return;
        }
    }
}

/// Kills the server every so many actions and starts it again, until all games are over.
async fn kill_until_over<T>(
    mut house: House,
    data: &Path,
    playing: &[tokio::task::JoinHandle<T>],
    actions: &AtomicU64,
    games: u64,
) -> (House, u32) {
    let (mut kills, mut killed_at, mut last) = (0, 0, (0, tokio::time::Instant::now()));
    while !playing.iter().all(tokio::task::JoinHandle::is_finished) {
        tokio::time::sleep(Duration::from_millis(20)).await;
        let now = actions.load(Ordering::Relaxed);
        if now > last.0 {
            last = (now, tokio::time::Instant::now());
        }
        assert!(last.1.elapsed() < HANGS, "nothing has happened after {now} actions and {kills} kills");
        if now - killed_at < KILL_EVERY * games {
            continue;
        }
        let address = house.authority.clone();
        house.kill().await.unwrap();
        kills += 1;
        house = House::open(Path::new(PASCH), data, &address, None).await.unwrap();
        killed_at = actions.load(Ordering::Relaxed);
    }
    (house, kills)
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
                assert!(["stale", "bad-dice", "unavailable"].contains(&code.as_str()), "refused: {code}");
            }
            to_say = heard.answers;
            if !stands || mind.is_over() {
                break;
            }
            if let Some(intent) = mind.wish() {
                to_say.extend(mind.begin(intent));
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

/// `pasch verify-dice` has nothing against the export.
async fn check_dice(authority: &str, person: &Person, folder: &Path) {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let export = ask(authority, person, "/export?format=json").await;
    let file = folder.join(format!("export-{}.json", NUMBER.fetch_add(1, Ordering::Relaxed)));
    std::fs::write(&file, export).unwrap();
    let checked = Command::new(PASCH).arg("verify-dice").arg("--json").arg(&file).output().unwrap();
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
    let games: Value = serde_json::from_slice(&checked.stdout).unwrap();
    let right = games[0]["right"].as_u64().unwrap();
    assert!(right > 5 && games[0]["faults"].as_array().is_some_and(Vec::is_empty), "{games}");
}

/// What each player's clock has lost is the time that went by while he had to act and the server was there.
async fn check_clocks(data: &Path, clocks: &[(String, ClockView)]) {
    let url = format!("sqlite:{}", data.join("pasch.sqlite").display()).parse().unwrap();
    let store = SqlStore::open(&url).await.unwrap();
    let outages = store.outages().await.unwrap();
    let away = |from: i64, to: i64| {
        let near: Vec<_> = outages.iter().filter(|one| one.began < to && one.ended > from).collect();
        // Moment by moment: slow, and too plain to be wrong.
        (from..to).filter(|at| near.iter().any(|one| (one.began..one.ended).contains(at))).count() as i64
    };
    for (match_id, clock) in clocks {
        let row = store.find_match(match_id).await.unwrap().unwrap();
        let header = pasch_formats::log::parse_header(&row.header).unwrap();
        let mut state = MatchState::new(&header).unwrap();
        let mut left = [RESERVE_MS; 2];
        let mut before: Option<(i64, Option<Player>)> = None;
        for fact in store.actions(match_id).await.unwrap() {
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
