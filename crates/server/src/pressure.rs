//! When the server has enough to do: those who play go on, and whoever wants to begin something is asked to come back later.
//!
//! Two things tell how long people wait: how late a task of the server wakes up, and how long facts take to be on disk. While
//! the worst of them within half a second is above [`HIGH`], new guests, tables and matches are refused with 503 and
//! `Retry-After`, before anything is looked up for them. It ends when all was below [`LOW`] for two seconds.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio_util::sync::CancellationToken;

/// Waiting that is too long.
const HIGH: Duration = Duration::from_millis(100);

/// Waiting that is short again.
const LOW: Duration = Duration::from_millis(50);

/// What is looked at together.
const WINDOW: Duration = Duration::from_millis(500);

/// So many windows have to be short before anybody new is let in.
const CALM: u32 = 4;

/// How often a task wakes up to see how late it is.
const WAKE: Duration = Duration::from_millis(20);

/// How long people wait.
#[derive(Clone, Debug, Default)]
pub struct Pressure(Arc<Known>);

#[derive(Debug, Default)]
struct Known {
    /// The worst of the window, in microseconds.
    worst: AtomicU64,
    is_high: AtomicBool,
}

impl Pressure {
    /// Something that people wait for has taken so long.
    pub fn note(&self, taken: Duration) {
        let micros = u64::try_from(taken.as_micros()).unwrap_or(u64::MAX);
        self.0.worst.fetch_max(micros, Ordering::Relaxed);
    }

    /// Whether nobody new is let in.
    #[must_use]
    pub fn is_high(&self) -> bool {
        self.0.is_high.load(Ordering::Relaxed)
    }

    /// The end of a window; `calm` counts short ones.
    fn turn(&self, calm: &mut u32) {
        let worst = Duration::from_micros(self.0.worst.swap(0, Ordering::Relaxed));
        *calm = if worst < LOW { *calm + 1 } else { 0 };
        let was = self.is_high();
        if worst > HIGH && !was {
            tracing::warn!(event = "overload", ms = worst.as_millis() as u64);
            self.0.is_high.store(true, Ordering::Relaxed);
        } else if was && *calm >= CALM {
            tracing::info!(event = "overload-over");
            self.0.is_high.store(false, Ordering::Relaxed);
        }
        metrics::gauge!("pasch_overload").set(if self.is_high() { 1.0 } else { 0.0 });
    }

    /// Watches until the server stops.
    pub async fn watch(self, stop: CancellationToken) {
        let (mut calm, mut began) = (0, Instant::now());
        loop {
            let asleep = Instant::now();
            tokio::select! {
                () = stop.cancelled() => return,
                () = tokio::time::sleep(WAKE) => {}
            }
            self.note(asleep.elapsed().saturating_sub(WAKE));
            if began.elapsed() >= WINDOW {
                self.turn(&mut calm);
                began = Instant::now();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_new_is_let_in_until_all_was_calm_for_a_while() {
        let (pressure, mut calm) = (Pressure::default(), 0);
        let mut window = |worst: u64| {
            pressure.note(Duration::from_millis(worst));
            pressure.note(Duration::from_millis(1));
            pressure.turn(&mut calm);
            pressure.is_high()
        };
        assert!(!window(99), "people wait, but not too long");
        assert!(window(101));
        assert!(window(60) && window(10) && window(10) && window(10));
        assert!(!window(10), "four short windows in a row");
        assert!(window(5000));
        assert!(window(10) && window(70) && window(10) && window(10) && window(10), "counted anew");
        assert!(!window(10));
    }
}
