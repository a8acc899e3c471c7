//! Wall-clock time as the store keeps it: milliseconds since 1970 in UTC.

use std::path::PathBuf;
use std::sync::LazyLock;
use std::time::Instant;

use jiff::Timestamp;

fn now() -> i64 {
    Timestamp::now().as_millisecond()
}

/// The machine's two clocks: what the date is, and what time has passed.
pub trait WallClock: Send + Sync + 'static {
    /// The date and time, in milliseconds since 1970. It steps when somebody, or a time server, sets it.
    fn now(&self) -> i64;

    /// Milliseconds since some moment. It never steps; it may stop while the machine sleeps.
    fn monotonic(&self) -> i64;

    /// Milliseconds by which heartbeats are measured: those of the monotonic clock, unless that is moved by hand.
    fn pulse(&self) -> i64 {
        self.monotonic()
    }
}

/// The system's clocks, as they are set.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

/// What [`SystemClock`] counts from.
static STARTED: LazyLock<Instant> = LazyLock::new(Instant::now);

impl WallClock for SystemClock {
    fn now(&self) -> i64 {
        now()
    }

    fn monotonic(&self) -> i64 {
        i64::try_from(STARTED.elapsed().as_millis()).unwrap_or(i64::MAX)
    }
}

/// The system's clocks, moved by what a file says, so that tests of a running server can let days pass: whole seconds
/// by which both have moved, forwards or (with a minus) backwards, and after them, if at all, seconds by which the wall
/// clock alone was set otherwise. A file that is missing, or says anything else, moves nothing.
#[derive(Clone, Debug)]
pub struct MovedClock {
    by: PathBuf,
}

impl MovedClock {
    /// Clocks that are moved by what this file says at each look.
    #[must_use]
    pub fn new(by: impl Into<PathBuf>) -> Self {
        Self { by: by.into() }
    }

    /// Milliseconds by which both clocks have moved, and by which the wall clock was set otherwise.
    fn moved(&self) -> (i64, i64) {
        let text = std::fs::read_to_string(&self.by).unwrap_or_default();
        let mut seconds = text.split_whitespace().map(str::parse::<i64>);
        match (seconds.next(), seconds.next()) {
            (Some(Ok(both)), None) => (both.saturating_mul(1000), 0),
            (Some(Ok(both)), Some(Ok(wall))) => (both.saturating_mul(1000), wall.saturating_mul(1000)),
            _ => (0, 0),
        }
    }
}

impl WallClock for MovedClock {
    fn now(&self) -> i64 {
        let (both, wall) = self.moved();
        now().saturating_add(both).saturating_add(wall)
    }

    fn monotonic(&self) -> i64 {
        SystemClock.monotonic().saturating_add(self.moved().0)
    }

    fn pulse(&self) -> i64 {
        SystemClock.monotonic()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_moves_the_clock() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("clock");
        let clock = MovedClock::new(&file);
        let ahead = || clock.now() - now();
        assert!(ahead().abs() < 60_000, "no file moves nothing");
        std::fs::write(&file, "86400\n").unwrap();
        assert!((ahead() - 86_400_000).abs() < 60_000);
        std::fs::write(&file, "-3600").unwrap();
        assert!((ahead() + 3_600_000).abs() < 60_000);
        std::fs::write(&file, "soon").unwrap();
        assert!(ahead().abs() < 60_000, "nor does what is no number");
        let passed = || clock.monotonic() - SystemClock.monotonic();
        std::fs::write(&file, "60 7200").unwrap();
        assert!((ahead() - 7_260_000).abs() < 30_000 && (passed() - 60_000).abs() < 30_000);
    }
}
