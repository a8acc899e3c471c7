//! When the server has enough to do: those who play go on, and whoever wants to begin something is asked to come back later.
//!
//! Two things tell how long people wait: how late a task of the server wakes up, and how long facts take to be on disk. When in
//! two windows of a quarter of a second, one after the other, a quarter of either was above [`HIGH`], new guests, tables and matches are
//! refused with 503 and `Retry-After`, before anything is looked up for them. It ends when less than a quarter of both was above
//! [`LOW`] for two seconds. One slow write, or one moment in which another program has the processor, is no pressure.
//!
//! Those who have waited outside do not all come in at once: [`FIRST`] a second at first, quickly more up to half of the rate at
//! which it became too much, slowly more from there. And at no time are more than [`DOOR`] requests of newcomers under way: what
//! they write stands before what players write.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_util::sync::CancellationToken;

/// Waiting that is too long.
const HIGH: Duration = Duration::from_millis(60);

/// Waiting that is short again.
const LOW: Duration = Duration::from_millis(30);

/// What is looked at together.
const WINDOW: Duration = Duration::from_millis(250);

/// One wait in so many has to be long for a window to be.
const SHARE: u32 = 4;

/// So many windows have to be long in a row before anybody is put off.
const HARD: u32 = 2;

/// So many windows have to be short before anybody new is let in.
const CALM: u32 = 8;

/// How often a task wakes up to see how late it is.
const WAKE: Duration = Duration::from_millis(20);

/// Requests of newcomers that are under way at the same time.
const DOOR: usize = 16;

/// Newcomers a second after the pressure, and how much more they become in each short window: far from the rate that was too
/// much, and near it, until it is [`MOST`].
const FIRST: f64 = 20.0;
const MORE: f64 = 1.12;
const LITTLE_MORE: f64 = 1.01;
const MOST: f64 = 2000.0;

/// How long people wait.
#[derive(Clone, Debug, Default)]
pub struct Pressure(Arc<Known>);

#[derive(Debug)]
struct Known {
    /// Newcomers are counted and put off.
    is_watched: AtomicBool,
    door: Arc<Semaphore>,
    /// How many may come after pressure; none where as many may come as like.
    ramp: Mutex<Option<Ramp>>,
    /// How many came in this window.
    came: AtomicU32,
    /// The worst of the window, in microseconds.
    worst: AtomicU64,
    wakes: Waits,
    facts: Waits,
    is_high: AtomicBool,
}

impl Default for Known {
    fn default() -> Self {
        Self {
            is_watched: AtomicBool::default(),
            door: Arc::new(Semaphore::new(DOOR)),
            ramp: Mutex::default(),
            came: AtomicU32::default(),
            worst: AtomicU64::default(),
            wakes: Waits::default(),
            facts: Waits::default(),
            is_high: AtomicBool::default(),
        }
    }
}

/// A rate that grows.
#[derive(Debug)]
struct Ramp {
    per_s: f64,
    /// The rate that was too much.
    much: f64,
    /// Newcomers who may come now.
    room: f64,
    since: Instant,
}

impl Ramp {
    fn new(now: Instant, much: f64) -> Self {
        Self { per_s: FIRST, much, room: 0.0, since: now }
    }

    /// After a short window.
    fn grow(&mut self) {
        self.per_s *= if self.per_s < self.much / 2.0 { MORE } else { LITTLE_MORE };
    }

    fn take(&mut self, now: Instant) -> bool {
        let gone = now.saturating_duration_since(self.since).as_secs_f64();
        self.room = (self.room + gone * self.per_s).min(self.per_s * WINDOW.as_secs_f64());
        self.since = now;
        let is_room = self.room >= 1.0;
        if is_room {
            self.room -= 1.0;
        }
        is_room
    }
}

/// How many waits of one kind a window had: all, those above `LOW`, those above `HIGH`.
#[derive(Debug, Default)]
struct Waits {
    all: AtomicU32,
    above_low: AtomicU32,
    above_high: AtomicU32,
}

impl Waits {
    fn note(&self, taken: Duration) {
        self.all.fetch_add(1, Ordering::Relaxed);
        self.above_low.fetch_add(u32::from(taken > LOW), Ordering::Relaxed);
        self.above_high.fetch_add(u32::from(taken > HIGH), Ordering::Relaxed);
    }

    /// Whether a share of the window was above `LOW`, and above `HIGH`; the next window begins.
    fn turn(&self) -> (bool, bool) {
        let all = self.all.swap(0, Ordering::Relaxed).max(1);
        let is_share = |count: &AtomicU32| count.swap(0, Ordering::Relaxed).saturating_mul(SHARE) >= all;
        (is_share(&self.above_low), is_share(&self.above_high))
    }
}

/// How many windows in a row were long, and how many short.
#[derive(Debug, Default)]
struct Windows {
    hard: u32,
    calm: u32,
    /// Newcomers a second in the window before.
    came: f64,
    /// Newcomers a second when it last became too much.
    much: f64,
}

impl Pressure {
    /// A fact took so long to be on disk.
    pub fn note_fact(&self, taken: Duration) {
        self.note(&self.0.facts, taken);
    }

    fn note(&self, waits: &Waits, taken: Duration) {
        let micros = u64::try_from(taken.as_micros()).unwrap_or(u64::MAX);
        self.0.worst.fetch_max(micros, Ordering::Relaxed);
        waits.note(taken);
    }

    /// Whether nobody new is let in.
    #[must_use]
    pub fn is_high(&self) -> bool {
        self.0.is_high.load(Ordering::Relaxed)
    }

    /// Lets a newcomer in until the answer is dropped; `None`: they have to come back later.
    #[must_use]
    pub fn let_in(&self) -> Option<LetIn> {
        if !self.0.is_watched.load(Ordering::Relaxed) {
            return Some(LetIn { _place: None });
        }
        if self.is_high() {
            return None;
        }
        let place = Arc::clone(&self.0.door).try_acquire_owned().ok()?;
        let has_room = self.ramp().as_mut().is_none_or(|ramp| ramp.take(Instant::now()));
        has_room.then(|| {
            self.0.came.fetch_add(1, Ordering::Relaxed);
            LetIn { _place: Some(place) }
        })
    }

    fn ramp(&self) -> std::sync::MutexGuard<'_, Option<Ramp>> {
        self.0.ramp.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The end of a window.
    fn turn(&self, windows: &mut Windows) {
        let worst = Duration::from_micros(self.0.worst.swap(0, Ordering::Relaxed));
        let (low, high): (Vec<bool>, Vec<bool>) =
            [&self.0.wakes, &self.0.facts].into_iter().map(Waits::turn).unzip();
        windows.hard = if high.contains(&true) { windows.hard + 1 } else { 0 };
        windows.calm = if low.contains(&true) { 0 } else { windows.calm + 1 };
        let came = f64::from(self.0.came.swap(0, Ordering::Relaxed)) / WINDOW.as_secs_f64();
        let most = came.max(std::mem::replace(&mut windows.came, came));
        let was = self.is_high();
        if windows.hard >= HARD && !was {
            tracing::warn!(event = "overload", ms = worst.as_millis() as u64);
            windows.much = most;
            self.0.is_high.store(true, Ordering::Relaxed);
        } else if was && windows.calm >= CALM {
            tracing::info!(event = "overload-over");
            *self.ramp() = Some(Ramp::new(Instant::now(), windows.much));
            self.0.is_high.store(false, Ordering::Relaxed);
        } else if !was && windows.calm > 0 {
            let mut ramp = self.ramp();
            if let Some(known) = &mut *ramp {
                known.grow();
            }
            ramp.take_if(|known| known.per_s > MOST);
        }
        metrics::gauge!("pasch_overload").set(if self.is_high() { 1.0 } else { 0.0 });
    }

    /// Watches until the server stops.
    pub async fn watch(self, stop: CancellationToken) {
        self.0.is_watched.store(true, Ordering::Relaxed);
        let (mut windows, mut began) = (Windows::default(), Instant::now());
        loop {
            let asleep = Instant::now();
            tokio::select! {
                () = stop.cancelled() => return,
                () = tokio::time::sleep(WAKE) => {}
            }
            self.note(&self.0.wakes, asleep.elapsed().saturating_sub(WAKE));
            if began.elapsed() >= WINDOW {
                self.turn(&mut windows);
                began = Instant::now();
            }
        }
    }
}

/// A newcomer's request is under way.
#[derive(Debug)]
pub struct LetIn {
    _place: Option<OwnedSemaphorePermit>,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A window with these waits in milliseconds; whether newcomers are put off after it.
    fn window(pressure: &Pressure, windows: &mut Windows, waits: &[u64]) -> bool {
        for &wait in waits {
            pressure.note(&pressure.0.wakes, Duration::from_millis(wait));
        }
        pressure.turn(windows);
        pressure.is_high()
    }

    #[test]
    fn nobody_new_is_let_in_until_all_was_calm_for_a_while() {
        let (pressure, mut windows) = (Pressure::default(), Windows::default());
        let mut after = |waits: &[u64]| window(&pressure, &mut windows, waits);
        assert!(!after(&[59, 59, 59]), "people wait, but not too long");
        assert!(!after(&[61, 400]), "for a moment");
        assert!(after(&[61, 1, 1, 1]), "and again: a quarter");
        assert!(after(&[40]) && (1..CALM).all(|_| after(&[10])));
        assert!(!after(&[10]), "so many short windows in a row");
        assert!(!after(&[5000]) && after(&[5000]));
        assert!((1..CALM).all(|_| after(&[10])) && after(&[50]), "almost");
        assert!((1..CALM).all(|_| after(&[10])), "counted anew");
        assert!(!after(&[10]));
    }

    fn watched() -> Pressure {
        let pressure = Pressure::default();
        pressure.0.is_watched.store(true, Ordering::Relaxed);
        pressure
    }

    #[test]
    fn so_many_newcomers_at_once_and_no_more() {
        let pressure = watched();
        let inside: Vec<LetIn> = (0..100).map_while(|_| pressure.let_in()).collect();
        assert_eq!(inside.len(), DOOR);
        drop(inside);
        assert!(pressure.let_in().is_some());
        let pressure = Pressure::default();
        assert!((0..100).map(|_| pressure.let_in()).all(|one| one.is_some()), "nobody watches");
    }

    #[test]
    fn who_has_waited_outside_comes_in_bit_by_bit() {
        let (pressure, mut windows) = (watched(), Windows::default());
        assert!(!window(&pressure, &mut windows, &[900]) && window(&pressure, &mut windows, &[900]));
        assert!(pressure.let_in().is_none());
        while window(&pressure, &mut windows, &[1]) {}
        let begun = Instant::now();
        let mut ramp = Ramp::new(begun, 40.0);
        let within = |ramp: &mut Ramp, from: u64, to: u64| {
            (from..to).filter(|ms| ramp.take(begun + Duration::from_millis(*ms))).count()
        };
        assert!((19..=20).contains(&within(&mut ramp, 0, 1000)));
        assert_eq!(within(&mut ramp, 9000, 9001), 1);
        // Nobody has come for eight seconds: a window's worth is there, no more.
        assert_eq!((0..100).filter(|_| ramp.take(begun + Duration::from_millis(9001))).count(), 4);
        // Quickly more up to half of the rate that was too much, slowly more from there.
        let rates: Vec<f64> = (0..3)
            .map(|_| {
                ramp.grow();
                ramp.per_s
            })
            .collect();
        assert_eq!(rates[0], FIRST * LITTLE_MORE, "20 is half of 40");
        assert_eq!(rates[2], rates[1] * LITTLE_MORE);
        let mut ramp = Ramp::new(begun, 400.0);
        let mut windows_until = |rate: f64| {
            let mut count = 0;
            while ramp.per_s < rate {
                ramp.grow();
                count += 1;
            }
            count
        };
        assert_eq!(windows_until(200.0), 21, "20 × 1.12²¹ = 216");
        assert_eq!(windows_until(400.0), 62, "216 × 1.01⁶² = 400.3");
    }

    #[test]
    fn the_rate_that_was_too_much_is_known_until_as_many_may_come_as_like() {
        let (pressure, mut windows) = (watched(), Windows::default());
        for came in [10, 100, 90] {
            for _ in 0..came {
                assert!(pressure.let_in().is_some());
            }
            window(&pressure, &mut windows, &[if came == 10 { 1 } else { 900 }]);
        }
        assert!(pressure.is_high());
        assert_eq!(windows.much, 400.0, "100 in a quarter of a second; 90 in the one after");
        while window(&pressure, &mut windows, &[1]) {}
        let known = |pressure: &Pressure| pressure.ramp().as_ref().map(|ramp| ramp.per_s);
        assert_eq!(known(&pressure), Some(FIRST));
        window(&pressure, &mut windows, &[1]);
        assert_eq!(known(&pressure), Some(FIRST * MORE));
        window(&pressure, &mut windows, &[70]);
        assert_eq!(known(&pressure), Some(FIRST * MORE), "a window in which people wait");
        for _ in 0..400 {
            window(&pressure, &mut windows, &[1]);
        }
        assert_eq!(known(&pressure), None);
    }

    #[test]
    fn one_slow_write_is_no_pressure() {
        let (pressure, mut windows) = (Pressure::default(), Windows::default());
        for _ in 0..10 {
            assert!(!window(&pressure, &mut windows, &[900, 2, 3, 1, 2]));
        }
        assert!(!window(&pressure, &mut windows, &[]), "nothing to wait for");
        pressure.note_fact(Duration::from_millis(900));
        assert!(!window(&pressure, &mut windows, &[1, 2]), "the one of a quiet moment");
        assert!(!window(&pressure, &mut windows, &[1, 2]));
    }

    #[test]
    fn slow_writes_are_pressure_though_nothing_else_waits() {
        let (pressure, mut windows) = (Pressure::default(), Windows::default());
        pressure.note_fact(Duration::from_millis(300));
        assert!(!window(&pressure, &mut windows, &[1; 20]));
        pressure.note_fact(Duration::from_millis(300));
        pressure.note_fact(Duration::from_millis(3));
        assert!(window(&pressure, &mut windows, &[1; 20]));
    }
}
