//! Times by which mail is due and links open, whether or not mail is sent.

/// A link opens for so long, in milliseconds.
pub const LINK_MS: i64 = 24 * 3_600_000;

/// Little time is left from here on, in milliseconds; of shorter clocks from half of it.
const LITTLE_MS: i64 = 24 * 3_600_000;

/// Time for a browser's push service, and to look by oneself, before a turn is mailed, in milliseconds.
pub const PATIENCE_MS: i64 = 5 * 60_000;

/// Little time, of a clock that has so much in all.
#[must_use]
pub fn little(full: i64) -> i64 {
    LITTLE_MS.min(full / 2)
}
