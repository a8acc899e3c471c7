//! Many players at once, and how long their actions take to reach each other.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use pasch_messages::{Describe, message};
use pasch_wire::{HostKey, Intent, Phase, Seat};
use serde_json::json;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::fair::{Fair, FairError};
use crate::house::{House, usage};
use crate::line::{Line, LineError, Socket, hear, say};
use crate::measure::{Figures, Latencies};
use crate::mind::Mind;
use crate::open::Arrivals;

/// Tables that are made at the same time.
const SEATING: usize = 32;

/// How often a server that has a lot to do is asked for a seat.
const TRIES: u32 = 20;

/// How long the player who begins waits for the other to be there, and for the messages of their program about dice.
const SETTLE: Duration = Duration::from_millis(200);

/// How long stragglers are waited for in the end.
const DRAIN: Duration = Duration::from_secs(30);

/// Files a process has open beside its connections.
const SPARE_FILES: usize = 200;

/// Connections that one address can have to another: Linux gives ports 32768 to 60999 to those who call.
const PORTS: usize = 28_000;

/// How long people think, in seconds: from, to, evenly spread.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Before they roll or begin a game.
    pub roll: (f64, f64),
    /// From the roll to the play.
    pub play: (f64, f64),
}

/// A human pace: a turn takes eight seconds on average.
pub const PACE: Pace = Pace { roll: (1.0, 3.0), play: (3.0, 9.0) };

/// What is to be run.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// Players, two for each game.
    pub players: usize,
    /// How long is measured, once all are seated.
    pub time: Duration,
    /// How many times faster than [`PACE`] they play.
    pub pace: f64,
    /// The server, `http://HOST:PORT`; else one of one's own.
    pub url: Option<String>,
    /// The database of one's own server; else a SQLite file in a temporary folder.
    pub database: Option<String>,
    /// The program that serves.
    pub program: PathBuf,
    /// Players sign no dice: the server throws for them, as it does for programs without keys.
    pub keyless: bool,
}

/// Why nothing was measured.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("load-error")]
pub enum LoadError {
    Players,
    /// Too many for one address.
    #[describe(args(ports = PORTS))]
    Ports,
    /// Too few files may be open.
    Files {
        needed: usize,
        /// But so many may.
        allowed: u64,
    },
    /// Another kind of address.
    Url,
    /// The own server does not start.
    House(#[describe(name = "value", text)] std::io::Error),
    /// It ended at once.
    NoHouse(#[describe(name = "value")] String),
    /// Not everybody found a seat.
    Seat(
        #[from]
        #[describe(name = "value")]
        LineError,
    ),
}

/// What the two at one table know of each other's actions.
#[derive(Debug, Default)]
pub(crate) struct Pair {
    /// The number before each one's action that is under way, and when it was sent.
    sent: [Option<(u32, Instant)>; 2],
    /// Numbers of each one's acknowledged actions that the other has not seen.
    unseen: [Vec<u32>; 2],
    /// The last number each has seen.
    seen: [u32; 2],
    /// Who has been told where the match stands.
    here: [bool; 2],
}

impl Pair {
    /// Acknowledged actions that the other has not seen.
    pub(crate) fn unseen_count(&self) -> u64 {
        self.unseen.iter().map(|unseen| unseen.len() as u64).sum()
    }
}

/// What all players share.
pub(crate) struct Common {
    pace: f64,
    /// When somebody who is ready may act; without it everybody thinks.
    pub(crate) arrivals: Option<Arrivals>,
    /// The server's key, where players sign dice.
    pub(crate) host: Option<HostKey>,
    pub(crate) go: CancellationToken,
    /// Nobody begins anything more.
    pub(crate) enough: CancellationToken,
    pub(crate) home: CancellationToken,
    pub(crate) actions: AtomicU64,
    received: AtomicU64,
    pub(crate) latencies: Mutex<Latencies>,
    pub(crate) errors: Mutex<BTreeMap<String, u64>>,
}

impl Common {
    /// Before anybody is there.
    pub(crate) fn new(pace: f64, arrivals: Option<Arrivals>, host: Option<HostKey>) -> Self {
        Self {
            pace,
            arrivals,
            host,
            go: CancellationToken::new(),
            enough: CancellationToken::new(),
            home: CancellationToken::new(),
            actions: AtomicU64::new(0),
            received: AtomicU64::new(0),
            latencies: Mutex::default(),
            errors: Mutex::default(),
        }
    }

    fn fault(&self, what: &str) {
        *lock(&self.errors).entry(what.to_owned()).or_default() += 1;
    }

    /// Whether it is measured now.
    fn counts(&self) -> bool {
        self.go.is_cancelled() && !self.enough.is_cancelled()
    }
}

pub(crate) fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The numbers of players for a drawing of the knee: halves of the largest, from about a hundred on.
#[must_use]
pub fn steps_to(players: usize) -> Vec<usize> {
    let halves = std::iter::successors(Some(players), |&more| Some(more / 4 * 2));
    let mut steps: Vec<usize> = halves.take_while(|&step| step >= 2).take(7).collect();
    steps.retain(|&step| step >= 100 || step == players);
    steps.reverse();
    steps
}

/// Seats the players, lets them play and measures.
///
/// # Errors
/// When there is no server, or not everybody finds a seat.
pub async fn run(wanted: &Wanted) -> Result<Figures, LoadError> {
    check(wanted)?;
    let folder = tempfile::tempdir().map_err(LoadError::House)?;
    let house = match &wanted.url {
        Some(_) => None,
        None => Some(
            House::open(&wanted.program, folder.path(), "127.0.0.1:0", wanted.database.as_deref()).await?,
        ),
    };
    let authority = match (&wanted.url, &house) {
        (Some(url), _) => authority(url)?,
        (None, Some(house)) => house.authority.clone(),
        (None, None) => return Err(LoadError::Url),
    };
    let before = house.as_ref().and_then(House::usage);
    let started = Instant::now();
    let common = Arc::new(Common::new(wanted.pace, None, host_key(&authority, wanted.keyless).await?));
    let mut playing = JoinSet::new();
    let pairs = seat_all(&authority, wanted.players / 2, &common, &mut playing).await?;
    let seating_s = started.elapsed().as_secs_f64();

    let (server_before, own_before) = (house.as_ref().and_then(House::usage), usage("self"));
    common.received.store(0, Ordering::Relaxed);
    let begun = Instant::now();
    common.go.cancel();
    tokio::time::sleep(wanted.time).await;
    common.enough.cancel();
    let seconds = begun.elapsed().as_secs_f64();
    let actions = common.actions.load(Ordering::Relaxed);
    let received = common.received.load(Ordering::Relaxed);
    let (server_after, own_after) = (house.as_ref().and_then(House::usage), usage("self"));

    drain(&pairs).await;
    common.home.cancel();
    while playing.join_next().await.is_some() {}
    let lost = pairs.iter().map(|pair| lock(pair).unseen_count()).sum();
    let latencies = std::mem::take(&mut *lock(&common.latencies));
    let errors = std::mem::take(&mut *lock(&common.errors));
    let per_action = |what: f64| if actions > 0 { what / actions as f64 } else { 0.0 };
    let server_cpu = server_before.zip(server_after).map(|(before, after)| after.cpu - before.cpu);
    Ok(Figures {
        players: wanted.players,
        games: wanted.players / 2,
        seconds,
        seating_s,
        pace: wanted.pace,
        actions,
        actions_per_s: actions as f64 / seconds,
        p50_ms: latencies.within(0.5),
        p99_ms: latencies.within(0.99),
        max_ms: latencies.within(1.0),
        lost,
        errors,
        bytes_per_action: per_action(received as f64),
        memory_per_connection: before
            .zip(server_after)
            .map(|(before, after)| after.memory.saturating_sub(before.memory) / wanted.players as u64),
        server_memory: server_after.map(|after| after.memory),
        server_cpu_us_per_action: server_cpu.map(|cpu| per_action(cpu * 1e6)),
        server_cores: server_cpu.map(|cpu| cpu / seconds),
        players_cores: own_before.zip(own_after).map(|(before, after)| (after.cpu - before.cpu) / seconds),
    })
}

/// Whether so many can be seated.
pub(crate) fn check(wanted: &Wanted) -> Result<(), LoadError> {
    if wanted.players < 2 || !wanted.players.is_multiple_of(2) {
        return Err(LoadError::Players);
    }
    if wanted.players > PORTS {
        return Err(LoadError::Ports);
    }
    let (needed, allowed) = (wanted.players + SPARE_FILES, pasch_host::raise_open_files());
    match allowed.filter(|allowed| *allowed < needed as u64) {
        Some(allowed) => Err(LoadError::Files { needed, allowed }),
        None => Ok(()),
    }
}

/// The server's key, which players who sign have to know first.
pub(crate) async fn host_key(authority: &str, keyless: bool) -> Result<Option<HostKey>, LoadError> {
    if keyless {
        return Ok(None);
    }
    let mut line = Line::connect(authority).await?;
    let found = line.ask("GET", "/.well-known/pasch-key", None).await?;
    Ok(Some(serde_json::from_value(found).map_err(|error| LineError::Strange(error.to_string()))?))
}

pub(crate) fn authority(url: &str) -> Result<String, LoadError> {
    let rest = url.strip_prefix("http://").ok_or(LoadError::Url)?.trim_end_matches('/');
    match rest.contains('/') || rest.is_empty() {
        true => Err(LoadError::Url),
        false if rest.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok()) => {
            Ok(rest.to_owned())
        }
        false => Ok(format!("{rest}:80")),
    }
}

/// Seats everybody, so many tables at a time; who sits waits for the beginning.
pub(crate) async fn seat_all(
    authority: &str,
    games: usize,
    common: &Arc<Common>,
    playing: &mut JoinSet<()>,
) -> Result<Vec<Arc<Mutex<Pair>>>, LoadError> {
    let doors = Arc::new(Semaphore::new(SEATING));
    let mut seated = JoinSet::new();
    for number in 0..games {
        let (authority, doors) = (authority.to_owned(), Arc::clone(&doors));
        seated.spawn(async move {
            let _place = doors.acquire().await;
            seat(&authority, number).await
        });
    }
    let mut pairs = Vec::with_capacity(games);
    while let Some(met) = seated.join_next().await {
        let Ok(met) = met else { continue };
        let sockets = met?;
        let pair = Arc::new(Mutex::new(Pair::default()));
        for (seat, socket) in [Seat::A, Seat::B].into_iter().zip(sockets) {
            playing.spawn(play(socket, seat, Arc::clone(&pair), Arc::clone(common)));
        }
        pairs.push(pair);
    }
    Ok(pairs)
}

/// As [`meet`]; a server that has a lot to do is asked again.
async fn seat(authority: &str, number: usize) -> Result<[Socket; 2], LineError> {
    let mut tries = 0;
    loop {
        match meet(authority, number).await {
            Err(LineError::Refused { status: 503, retry_after: Some(seconds), .. }) if tries < TRIES => {
                tries += 1;
                tokio::time::sleep(Duration::from_secs(seconds)).await;
            }
            met => return met,
        }
    }
}

/// Two guests who meet at a table: the sockets of their match.
async fn meet(authority: &str, number: usize) -> Result<[Socket; 2], LineError> {
    let (mut a, mut b) = (Line::connect(authority).await?, Line::connect(authority).await?);
    for guest in [&mut a, &mut b] {
        guest.ask("GET", "/api/v1/me", None).await?;
    }
    let wish = json!({
        "game": { "variant": "backgammon", "length": 25, "cube": true },
        "clock": { "type": "delay", "delay": 12, "reserve": 3000 },
        "rated": false, "public": false, "name": format!("White {number}"),
    });
    let table = a.ask("POST", "/api/v1/tables", Some(&wish)).await?;
    let path = format!("/api/v1/tables/{}/join", table["id"].as_str().unwrap_or_default());
    let begun = b.ask("POST", &path, Some(&json!({ "name": format!("Black {number}") }))).await?;
    let id =
        begun["matchId"].as_str().ok_or_else(|| LineError::Strange(message!("load-no-match").to_string()))?;
    Ok([a.socket(id).await?, b.socket(id).await?])
}

/// Waits until every acknowledged action has been seen and every sent one is answered, or for too long.
pub(crate) async fn drain(pairs: &[Arc<Mutex<Pair>>]) {
    let is_settled = |pair: &Arc<Mutex<Pair>>| {
        let pair = lock(pair);
        pair.unseen.iter().all(Vec::is_empty) && pair.sent.iter().all(Option::is_none)
    };
    let until = Instant::now() + DRAIN;
    while Instant::now() < until && !pairs.iter().all(is_settled) {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// One player, until everybody goes home.
async fn play(mut socket: Socket, seat: Seat, pair: Arc<Mutex<Pair>>, common: Arc<Common>) {
    let mut mind = match common.host.as_ref().map(|host| Fair::new(seat, host)) {
        None => Mind::new(seat),
        Some(Ok(fair)) => Mind::signing(seat, fair.trusting()),
        Some(Err(error)) => {
            common.fault(&format!("dice: {error}"));
            return;
        }
    };
    let me = usize::from(seat == Seat::B);
    let mut plan: Option<(Intent, tokio::time::Instant)> = None;
    for text in mind.comes() {
        if !say(&mut socket, text).await {
            common.fault("connection lost");
            return;
        }
    }
    loop {
        let thinks = !common.enough.is_cancelled();
        // A first game begins as soon as both are there: after ten seconds the server would begin it.
        if plan.is_none() && matches!(mind.phase(), Some(Phase::Opening)) && !common.go.is_cancelled() {
            plan = mind.wish().map(|intent| (intent, tokio::time::Instant::now() + SETTLE));
        }
        let time = plan.as_ref().map(|(_, time)| *time).filter(|_| thinks);
        let said = tokio::select! {
            () = common.home.cancelled() => return,
            () = common.go.cancelled(), if thinks && plan.is_none() && mind.wish().is_some() && common.arrivals.is_none() => {
                plan = mind.wish().map(|intent| {
                    let wait = common.think(&intent);
                    (intent, tokio::time::Instant::now() + wait)
                });
                continue;
            }
            () = tokio::time::sleep_until(time.unwrap_or_else(tokio::time::Instant::now)), if time.is_some() => {
                let Some((intent, _)) = plan.take() else { continue };
                let alone = !lock(&pair).here[1 - me];
                if alone {
                    plan = Some((intent, tokio::time::Instant::now() + SETTLE));
                    continue;
                }
                lock(&pair).sent[me] = Some((mind.seq(), Instant::now()));
                began(mind.begin(intent), &common)
            }
            due = common.due(), if thinks && mind.wish().is_some() => {
                let Some(intent) = mind.wish() else { continue };
                lock(&pair).sent[me] = Some((mind.seq(), due));
                began(mind.begin(intent), &common)
            }
            frame = hear(&mut socket) => {
                let at = Instant::now();
                let Some(text) = frame else {
                    common.fault("connection lost");
                    return;
                };
                common.received.fetch_add(text.len() as u64, Ordering::Relaxed);
                match mind.hear(&text) {
                    Ok(heard) => {
                        if heard.seen.is_some() {
                            // Another state, other thoughts.
                            plan = None;
                        }
                        pair_up(&pair, &common, me, &heard, at);
                        heard.answers
                    }
                    Err(error) => {
                        common.fault(&error.to_string());
                        Vec::new()
                    }
                }
            }
        };
        for text in said {
            if !say(&mut socket, text).await {
                common.fault("connection lost");
                return;
            }
        }
    }
}

/// The frames of a wish, or none and a fault.
fn began(frames: Result<Vec<String>, FairError>, common: &Common) -> Vec<String> {
    frames.unwrap_or_else(|error| {
        common.fault(&format!("dice: {error}"));
        Vec::new()
    })
}

/// Takes down what a player has heard.
fn pair_up(pair: &Mutex<Pair>, common: &Common, me: usize, heard: &crate::Heard, at: Instant) {
    let (mut pair, other) = (lock(pair), 1 - me);
    if let Some(seen) = heard.seen {
        pair.seen[me] = pair.seen[me].max(seen);
        pair.here[me] = true;
        pair.unseen[other].retain(|&seq| seq > seen);
        if let Some((_, sent)) = pair.sent[other].take_if(|(seq, _)| seen > *seq)
            && common.counts()
        {
            lock(&common.latencies).add(at.saturating_duration_since(sent));
        }
    }
    if let Some((_, seq)) = heard.done {
        if common.counts() {
            common.actions.fetch_add(1, Ordering::Relaxed);
        }
        if seq > pair.seen[other] {
            pair.unseen[me].push(seq);
        }
    }
    if let Some(code) = &heard.refused {
        pair.sent[me] = None;
        common.fault(&format!("refused: {code}"));
    }
}

impl Common {
    /// The next moment at which somebody who is ready acts, where they come at a rate.
    async fn due(&self) -> Instant {
        match &self.arrivals {
            Some(arrivals) => {
                self.go.cancelled().await;
                arrivals.next().await
            }
            None => std::future::pending().await,
        }
    }

    /// How long somebody thinks before this.
    fn think(&self, intent: &Intent) -> Duration {
        let (from, to) = if matches!(intent, Intent::Play { .. }) { PACE.play } else { PACE.roll };
        let mut bytes = [0; 4];
        // Without random numbers everybody thinks for the same time.
        let _ = getrandom::fill(&mut bytes);
        let part = f64::from(u32::from_le_bytes(bytes)) / f64::from(u32::MAX);
        Duration::from_secs_f64((from + (to - from) * part) / self.pace.max(1e-3))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_hosts_and_ports() {
        assert_eq!(authority("http://127.0.0.1:8080/").unwrap(), "127.0.0.1:8080");
        assert_eq!(authority("http://play.example.org").unwrap(), "play.example.org:80");
        for wrong in ["https://play.example.org", "127.0.0.1:80", "http://", "http://a/b"] {
            assert!(matches!(authority(wrong), Err(LoadError::Url)), "{wrong}");
        }
    }

    #[test]
    fn steps_are_even_and_lead_to_the_most() {
        assert_eq!(steps_to(10_000), [156, 312, 624, 1250, 2500, 5000, 10_000]);
        assert_eq!(steps_to(20), [20]);
    }

    #[tokio::test]
    async fn odd_players_find_nobody() {
        let wanted = Wanted {
            players: 3,
            time: Duration::ZERO,
            pace: 1.0,
            url: None,
            database: None,
            program: PathBuf::new(),
            keyless: false,
        };
        assert!(matches!(run(&wanted).await, Err(LoadError::Players)));
    }
}
