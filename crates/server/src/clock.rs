//! Wall-clock time as the store keeps it: milliseconds since 1970 in UTC.

use std::path::PathBuf;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// Now.
#[must_use]
pub fn now() -> i64 {
    Timestamp::now().as_millisecond()
}

/// The time by which players' clocks run: the server's own, never a client's.
pub trait WallClock: Send + Sync + 'static {
    /// Now, in milliseconds since 1970.
    fn now(&self) -> i64;
}

/// The system's time.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl WallClock for SystemClock {
    fn now(&self) -> i64 {
        now()
    }
}

/// The system's time, moved by what a file says: whole seconds, forwards or (with a minus) backwards. A file that
/// is not there, or says anything else, moves nothing. So that tests of a running server can let days pass.
#[derive(Clone, Debug)]
pub struct MovedClock {
    by: PathBuf,
}

impl MovedClock {
    /// A clock that is moved by what this file says at each look.
    #[must_use]
    pub fn new(by: impl Into<PathBuf>) -> Self {
        Self { by: by.into() }
    }
}

impl WallClock for MovedClock {
    fn now(&self) -> i64 {
        let said = std::fs::read_to_string(&self.by).unwrap_or_default();
        let seconds: i64 = said.trim().parse().unwrap_or(0);
        now().saturating_add(seconds.saturating_mul(1000))
    }
}

/// ISO 8601 with milliseconds, as the wire carries it.
#[must_use]
pub fn iso(ms: i64) -> String {
    Timestamp::from_millisecond(ms).map_or_else(|_| String::new(), |at| format!("{at:.3}"))
}

/// The day in UTC, ISO 8601.
#[must_use]
pub fn day(ms: i64) -> String {
    iso(ms).chars().take(10).collect()
}

/// The day in UTC, for reckoning with; 1970 began with it where there is none.
#[must_use]
pub fn date(ms: i64) -> Date {
    TimeZone::UTC.to_datetime(Timestamp::from_millisecond(ms).unwrap_or_default()).date()
}

/// When a day begins in UTC, in milliseconds since 1970.
#[must_use]
pub fn midnight(date: Date) -> i64 {
    TimeZone::UTC.to_timestamp(date.at(0, 0, 0, 0)).map_or(0, Timestamp::as_millisecond)
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
    }

    #[test]
    fn times_are_written_in_utc() {
        assert_eq!(iso(0), "1970-01-01T00:00:00.000Z");
        assert_eq!(iso(1_750_000_000_123), "2025-06-15T15:06:40.123Z");
        assert_eq!(day(1_750_000_000_123), "2025-06-15");
        assert_eq!(date(1_750_000_000_123).to_string(), "2025-06-15");
        assert_eq!(iso(midnight(date(1_750_000_000_123))), "2025-06-15T00:00:00.000Z");
    }
}
