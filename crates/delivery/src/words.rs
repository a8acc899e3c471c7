//! Numbers and times in words.

/// Milliseconds of an hour.
const HOUR_MS: i64 = 3_600_000;

/// A number of things in words: "one game", "3 games".
#[must_use]
pub fn count(n: i64, what: &str) -> String {
    if n == 1 { format!("one {what}") } else { format!("{n} {what}s") }
}

/// A time in words, to the hour.
#[must_use]
pub fn left(ms: i64) -> String {
    let hours = ms / HOUR_MS;
    match (hours / 24, hours % 24) {
        (0, 0) => "less than an hour".to_owned(),
        (0, hours) => count(hours, "hour"),
        (days, 0) => count(days, "day"),
        (days, hours) => format!("{} and {}", count(days, "day"), count(hours, "hour")),
    }
}
