//! Times in words.

use pasch_messages::{Message, message};

/// Milliseconds of an hour.
const HOUR_MS: i64 = 3_600_000;

/// A time in words, to the hour: *3 days and one hour*.
#[must_use]
pub fn left(ms: i64) -> Message {
    let hours = ms / HOUR_MS;
    match (hours / 24, hours % 24) {
        (0, 0) => message!("left-nothing"),
        (0, hours) => message!("left-hours", hours = hours),
        (days, 0) => days_text(days),
        (days, hours) => {
            message!("left-both", days = days_text(days), hours = message!("left-hours", hours = hours))
        }
    }
}

/// So many days in words.
#[must_use]
pub fn days_text(days: i64) -> Message {
    message!("left-days", days = days)
}
