//! Moments as the wire carries them: milliseconds since 1970 in UTC, as ISO 8601.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

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

/// Whether a text is a day, ISO 8601, as [`day`] writes it.
#[must_use]
pub fn is_day(text: &str) -> bool {
    text.len() == 10 && text.parse::<Date>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_in_utc() {
        assert_eq!(iso(0), "1970-01-01T00:00:00.000Z");
        assert_eq!(iso(1_750_000_000_123), "2025-06-15T15:06:40.123Z");
        assert_eq!(day(1_750_000_000_123), "2025-06-15");
        assert_eq!(date(1_750_000_000_123).to_string(), "2025-06-15");
        assert!(is_day("2024-02-29"));
        assert!(!["2025-02-29", "20250615", "2025-06-15T00", "", "yesterday!"].into_iter().any(is_day));
        assert_eq!(iso(midnight(date(1_750_000_000_123))), "2025-06-15T00:00:00.000Z");
    }
}
