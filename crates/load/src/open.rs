//! A generator that does not wait: what people wish comes at a rate, whether or not the server keeps up, and how long they
//! wait counts from the moment they wished it.
//!
//! First the rate grows until one action in a hundred takes longer than [`SLOW`] or newcomers are put off; three times that rate
//! is the flood. Half of it are actions of players who sat at their tables before, half are newcomers who ask for a session and
//! then for a match.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::json;
use tokio::sync::{Notify, Semaphore};
use tokio_util::sync::CancellationToken;

use crate::line::{Line, LineError};
use crate::measure::Latencies;

/// One action in a hundred beyond this is too slow.
pub const SLOW: Duration = Duration::from_millis(50);

/// How many times the rate at which that happens.
pub const TIMES: f64 = 3.0;

/// How much the rate grows from one step to the next, until one is too slow.
const GROWTH: f64 = 1.5;

/// How near the knee is found: the slowest rate that is too slow and the fastest that is not are no further apart.
pub const NEAR: f64 = 1.07;

/// The first rate, actions a second for each player; nobody plays faster for long.
const FIRST: f64 = 0.1;

/// Newcomers who are asked for at the same time; more would take the ports of the machine.
const LINES: usize = 2000;

/// A line that was not used for so long may be closed by the server.
const UNUSED: Duration = Duration::from_secs(5);

/// Moments at which somebody wishes something, in order.
#[derive(Debug, Default)]
pub struct Arrivals {
    due: Mutex<VecDeque<Instant>>,
    come: Notify,
}

impl Arrivals {
    /// One more, from this moment on.
    pub fn add(&self, at: Instant) {
        self.due().push_back(at);
        self.come.notify_one();
    }

    /// The next moment for somebody who is ready. May be dropped before it is there.
    pub async fn next(&self) -> Instant {
        loop {
            let come = self.come.notified();
            if let Some(at) = self.due().pop_front() {
                return at;
            }
            come.await;
        }
    }

    /// Forgets those that nobody was ready for; how many there were.
    pub fn clear(&self) -> u64 {
        let mut due = self.due();
        let left = due.len() as u64;
        due.clear();
        left
    }

    fn due(&self) -> MutexGuard<'_, VecDeque<Instant>> {
        self.due.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Calls `each` at a rate, at the moments that belong to it, late ones at once.
pub async fn at_rate(
    per_second: f64,
    time: Duration,
    stop: &CancellationToken,
    mut each: impl FnMut(Instant),
) {
    let begun = Instant::now();
    let mut number = 0_u64;
    while begun.elapsed() < time && !stop.is_cancelled() {
        let wanted = (begun.elapsed().as_secs_f64() * per_second) as u64;
        while number < wanted {
            each(begun + Duration::from_secs_f64(number as f64 / per_second));
            number += 1;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// The rates that are tried for a number of players.
pub fn rates(players: usize) -> impl Iterator<Item = f64> {
    std::iter::successors(Some(players as f64 * FIRST), |rate| Some(rate * GROWTH))
}

/// What newcomers were told.
#[derive(Debug, Default)]
pub struct Newcomers {
    /// Sessions and matches that were begun.
    pub let_in: AtomicU64,
    /// Refusals with 503 that say when to come back.
    pub put_off: AtomicU64,
    /// Refusals with 503 that do not.
    pub put_off_for_ever: AtomicU64,
    pub failed: AtomicU64,
    /// Those that came while all lines were taken: the generator's own limit.
    pub not_asked: AtomicU64,
    /// The same in words.
    pub failures: Mutex<BTreeMap<String, u64>>,
    /// How long refusals took, from the wish.
    pub refusals: Mutex<Latencies>,
}

/// What newcomers were told, as it is printed.
#[derive(Clone, Debug, Serialize)]
pub struct NewFigures {
    /// Sessions and matches that were begun.
    pub let_in: u64,
    /// Refusals with 503 and `Retry-After`.
    pub put_off: u64,
    /// Refusals with 503 that do not say when to come back.
    pub without_retry_after: u64,
    pub failed: u64,
    /// The same in words.
    pub failures: BTreeMap<String, u64>,
    /// Wishes that the generator itself had no line for.
    pub not_asked: u64,
    /// 99 of 100 refusals came within so many milliseconds.
    pub refused_p99_ms: f64,
}

impl Newcomers {
    /// The figures so far.
    #[must_use]
    pub fn figures(&self) -> NewFigures {
        let count = |number: &AtomicU64| number.load(Ordering::Relaxed);
        let refusals = self.refusals.lock().unwrap_or_else(PoisonError::into_inner);
        NewFigures {
            let_in: count(&self.let_in),
            put_off: count(&self.put_off),
            without_retry_after: count(&self.put_off_for_ever),
            failed: count(&self.failed),
            failures: self.failures.lock().unwrap_or_else(PoisonError::into_inner).clone(),
            not_asked: count(&self.not_asked),
            refused_p99_ms: refusals.within(0.99),
        }
    }

    fn hear<T>(&self, since: Instant, answer: &Result<T, LineError>) {
        let more = |number: &AtomicU64| number.fetch_add(1, Ordering::Relaxed);
        match answer {
            Ok(_) => more(&self.let_in),
            Err(LineError::Refused { status: 503, retry_after, .. }) => {
                let mut refusals = self.refusals.lock().unwrap_or_else(PoisonError::into_inner);
                refusals.add(since.elapsed());
                more(if retry_after.is_some() { &self.put_off } else { &self.put_off_for_ever })
            }
            Err(error) => {
                self.fail(error);
                0
            }
        };
    }

    fn fail(&self, error: &LineError) {
        self.failed.fetch_add(1, Ordering::Relaxed);
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        *failures.entry(error.to_string()).or_default() += 1;
    }
}

/// People who come to a server: each asks for a session and, if there is one, for a match against the computer.
pub struct Door {
    authority: String,
    places: Arc<Semaphore>,
    idle: Arc<Mutex<Vec<(Line, Instant)>>>,
    /// What they were told.
    pub told: Arc<Newcomers>,
}

impl Door {
    /// The door of a server.
    #[must_use]
    pub fn new(authority: &str) -> Self {
        Self {
            authority: authority.to_owned(),
            places: Arc::new(Semaphore::new(LINES)),
            idle: Arc::default(),
            told: Arc::default(),
        }
    }

    /// One more, without waiting for those before.
    pub fn knock(&self, at: Instant) {
        let Ok(place) = Arc::clone(&self.places).try_acquire_owned() else {
            self.told.not_asked.fetch_add(1, Ordering::Relaxed);
            return;
        };
        let (idle, told, authority) =
            (Arc::clone(&self.idle), Arc::clone(&self.told), self.authority.clone());
        tokio::spawn(async move {
            let known = idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let line = match known {
                Some((line, since)) if since.elapsed() < UNUSED => Ok(line),
                _ => Line::connect(&authority).await,
            };
            let mut line = match line {
                Ok(line) => line,
                Err(error) => return told.fail(&error),
            };
            line.cookie = None;
            let came = line.ask("GET", "/api/v1/me", None).await;
            told.hear(at, &came);
            let mut is_broken = matches!(came, Err(LineError::Broken(_)));
            if came.is_ok() {
                let (wish, since) = (
                    json!({
                        "variant": "backgammon", "length": 3, "cube": true, "jacoby": false, "beavers": false,
                        "opponent": { "type": "bot", "level": "beginner" }, "seat": "a",
                    }),
                    Instant::now(),
                );
                let begun = line.ask("POST", "/api/v1/matches", Some(&wish)).await;
                told.hear(since, &begun);
                is_broken = matches!(begun, Err(LineError::Broken(_)));
            }
            if !is_broken {
                idle.lock().unwrap_or_else(PoisonError::into_inner).push((line, Instant::now()));
            }
            drop(place);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn wishes_come_at_their_rate_whoever_is_slow() {
        let arrivals = Arrivals::default();
        let begun = Instant::now();
        at_rate(200.0, Duration::from_millis(300), &CancellationToken::new(), |at| arrivals.add(at)).await;
        let sent = arrivals.due().len() as u64;
        assert!((50..=61).contains(&sent), "{sent}");
        // Nobody was ready meanwhile: the first one has waited since it came.
        let first = arrivals.next().await;
        assert!(first.duration_since(begun) < Duration::from_millis(10));
        assert!(first.elapsed() >= Duration::from_millis(290));
        assert_eq!(arrivals.clear(), sent - 1);
        // Who waits for the next one keeps nobody from looking, and gets it.
        let (next, ()) = tokio::join!(tokio::time::timeout(Duration::from_secs(5), arrivals.next()), async {
            tokio::task::yield_now().await;
            assert_eq!(arrivals.clear(), 0);
            arrivals.add(begun);
        });
        assert_eq!(next.expect("the one that waits is told"), begun);
    }

    #[test]
    fn rates_grow() {
        let all: Vec<f64> = rates(1000).take(3).collect();
        assert_eq!(all, [100.0, 150.0, 225.0]);
    }
}
