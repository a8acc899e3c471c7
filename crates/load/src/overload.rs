//! A flood of people, and what becomes of those who play and of those who come.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use serde::Serialize;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::house::House;
use crate::open::{Arrivals, Door, NEAR, NewFigures, Newcomers, SLOW, TIMES, at_rate, rates};
use crate::run::{Common, LoadError, Wanted, authority, check, drain, host_key, lock, seat_all};

/// Longest time for one step on the way to the knee.
const STEP: Duration = Duration::from_secs(10);

/// The pause after which a step counts, so that what the one before left is done.
const BREATH: Duration = Duration::from_millis(300);

/// How long after the flood all has to be as it was.
const CALM: Duration = Duration::from_secs(30);

/// Rates beyond this are the generator's affair.
const MOST: f64 = 100_000.0;

/// The result of a flood.
#[derive(Clone, Debug, Serialize)]
pub struct Overload {
    /// Players who sat at their tables before.
    pub players: usize,
    /// Wishes a second, half of them newcomers', at which one action in a hundred took longer than 50 ms or one newcomer in a
    /// hundred was put off.
    pub knee_per_s: f64,
    /// What 99 of 100 actions took there, in milliseconds.
    pub knee_p99_ms: f64,
    pub knee_newcomers: NewFigures,
    /// Wishes a second in the flood: three times that rate, half of them newcomers'.
    pub flood_per_s: f64,
    /// How long it lasted.
    pub seconds: f64,
    /// Actions of those who played that were acknowledged meanwhile.
    pub actions: u64,
    /// From the wish to the opponent's screen: half of them, in milliseconds.
    pub p50_ms: f64,
    pub p99_ms: f64,
    pub max_ms: f64,
    /// Wishes that no player was ready for when the flood ended.
    pub waiting: u64,
    /// Acknowledged actions that the opponent has not seen in the end.
    pub lost: u64,
    /// What else those who played were told, refusals among it.
    pub errors: BTreeMap<String, u64>,
    pub newcomers: NewFigures,
    /// Most memory of the server's process, in bytes; null for servers elsewhere.
    pub server_memory: Option<u64>,
    /// 99 of 100 actions at the first rate before the flood, in milliseconds.
    pub before_p99_ms: f64,
    /// The same half a minute after it.
    pub after_p99_ms: f64,
}

/// Finds the knee, floods the server and looks at it afterwards.
///
/// # Errors
/// When there is no server, or not everybody finds a seat.
pub async fn overload(wanted: &Wanted) -> Result<Overload, LoadError> {
    check(wanted)?;
    let folder = tempfile::tempdir().map_err(LoadError::House)?;
    let house = match &wanted.url {
        Some(_) => None,
        None => Some(
            House::open_with(
                &wanted.program,
                folder.path(),
                "127.0.0.1:0",
                wanted.database.as_deref(),
                &["--shed-newcomers"],
            )
            .await?,
        ),
    };
    let authority = match (&wanted.url, &house) {
        (Some(url), _) => authority(url)?,
        (None, Some(house)) => house.authority.clone(),
        (None, None) => return Err(LoadError::Url),
    };
    let common =
        Arc::new(Common::new(1.0, Some(Arrivals::default()), host_key(&authority, wanted.keyless).await?));
    let mut playing = JoinSet::new();
    let pairs = seat_all(&authority, wanted.players / 2, &common, &mut playing).await?;
    common.go.cancel();
    let step = STEP.min(wanted.time);
    let first = wanted.players as f64 * 0.1;
    let crowd = Crowd { common: &common, authority: &authority };
    let before = crowd.p99_at(first, step).await;
    let knee = crowd.knee(wanted.players, step, before.clone()).await;
    crowd.forget().await;
    common.actions.store(0, Ordering::Relaxed);
    let (flood_per_s, over) = (TIMES * knee.per_s, CancellationToken::new());
    let memory = most_memory(house.as_ref(), &over);
    let flood = async {
        let told = crowd.come(flood_per_s, wanted.time).await;
        over.cancel();
        told
    };
    let (server_memory, told) = tokio::join!(memory, flood);
    let actions = common.actions.load(Ordering::Relaxed);
    let latencies = std::mem::take(&mut *lock(&common.latencies));
    let newcomers = told.figures();
    let waiting = match &common.arrivals {
        Some(arrivals) => arrivals.clear(),
        None => 0,
    };
    tokio::time::sleep(CALM.min(wanted.time)).await;
    let after = crowd.p99_at(first, step).await;
    common.enough.cancel();
    drain(&pairs).await;
    common.home.cancel();
    while playing.join_next().await.is_some() {}
    let lost = pairs.iter().map(|pair| lock(pair).unseen_count()).sum();
    let errors = std::mem::take(&mut *lock(&common.errors));
    Ok(Overload {
        players: wanted.players,
        knee_per_s: knee.per_s,
        knee_p99_ms: knee.seen.p99_ms,
        knee_newcomers: knee.seen.newcomers,
        flood_per_s,
        seconds: wanted.time.as_secs_f64(),
        actions,
        p50_ms: latencies.within(0.5),
        p99_ms: latencies.within(0.99),
        max_ms: latencies.within(1.0),
        waiting,
        lost,
        errors,
        newcomers,
        server_memory,
        before_p99_ms: before.p99_ms,
        after_p99_ms: after.p99_ms,
    })
}

/// What people saw at a rate.
#[derive(Clone, Debug)]
struct Seen {
    /// What 99 of 100 actions took, in milliseconds.
    p99_ms: f64,
    newcomers: NewFigures,
}

impl Seen {
    /// Whether the server has more than it can do: actions are slow, or newcomers are put off.
    fn is_too_much(&self) -> bool {
        let new = &self.newcomers;
        let is_shed = 100 * (new.put_off + new.without_retry_after) > new.let_in + new.put_off;
        self.p99_ms > SLOW.as_secs_f64() * 1000.0 || is_shed
    }
}

/// A rate that is too much.
struct Knee {
    per_s: f64,
    seen: Seen,
}

/// Those who sit at their tables, and those who come: half of all wishes are theirs.
struct Crowd<'a> {
    common: &'a Common,
    authority: &'a str,
}

impl Crowd<'_> {
    /// The rate that becomes too much: it grows until that happens, then it is looked for between there and the step before.
    async fn knee(&self, players: usize, step: Duration, first: Seen) -> Knee {
        let mut rates = rates(players).take_while(|rate| *rate < MOST);
        let mut fast = rates.next().unwrap_or(MOST);
        let mut slow = Knee { per_s: fast, seen: first };
        for rate in rates {
            if slow.seen.is_too_much() {
                break;
            }
            fast = slow.per_s;
            slow = Knee { per_s: rate, seen: self.p99_at(rate, step).await };
        }
        while slow.seen.is_too_much() && slow.per_s > fast * NEAR {
            let per_s = (fast * slow.per_s).sqrt();
            let seen = self.p99_at(per_s, step).await;
            if seen.is_too_much() {
                slow = Knee { per_s, seen };
            } else {
                fast = per_s;
            }
        }
        slow
    }

    /// Wishes at a rate; what newcomers were told.
    async fn come(&self, per_s: f64, time: Duration) -> Arc<Newcomers> {
        let door = Door::new(self.authority);
        let old = at_rate(per_s / 2.0, time, &self.common.enough, |at| {
            if let Some(arrivals) = &self.common.arrivals {
                arrivals.add(at);
            }
        });
        let new = at_rate(per_s / 2.0, time, &self.common.enough, |at| door.knock(at));
        tokio::join!(old, new);
        door.told
    }

    async fn forget(&self) {
        if let Some(arrivals) = &self.common.arrivals {
            arrivals.clear();
        }
        tokio::time::sleep(BREATH).await;
        lock(&self.common.latencies).clear();
    }

    async fn p99_at(&self, per_s: f64, time: Duration) -> Seen {
        self.forget().await;
        let told = self.come(per_s, time).await;
        // Those on their way count, too.
        tokio::time::sleep(BREATH).await;
        Seen { p99_ms: lock(&self.common.latencies).within(0.99), newcomers: told.figures() }
    }
}

/// Most memory that the server has used until the end.
async fn most_memory(house: Option<&House>, over: &CancellationToken) -> Option<u64> {
    let mut most = None;
    while !over.is_cancelled() {
        most = most.max(house.and_then(House::usage).map(|usage| usage.memory));
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    most
}
