//! Wall-clock time as the store keeps it: milliseconds since 1970 in UTC.

use jiff::Timestamp;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_in_utc() {
        assert_eq!(iso(0), "1970-01-01T00:00:00.000Z");
        assert_eq!(iso(1_750_000_000_123), "2025-06-15T15:06:40.123Z");
        assert_eq!(day(1_750_000_000_123), "2025-06-15");
    }
}
