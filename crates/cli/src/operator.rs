//! What the commands for operators share.

use std::sync::Arc;

use anyhow::{Context as _, Result, bail};
use pasch_messages::{Message, message};
use pasch_store::Store;

use crate::data::DataArgs;

/// Longest reason, in characters, as for moderators.
const REASON: usize = 280;

/// A day, in milliseconds.
const DAY_MS: i64 = 24 * 3600 * 1000;

/// Opens the database of a server, which may be running, for what a command does there.
///
/// # Errors
/// When there is none, or the command fails.
pub fn on_store<T>(data: &DataArgs, act: impl AsyncFnOnce(&Arc<Store>) -> Result<T>) -> Result<T> {
    let database = data.database()?;
    if let Some(file) = database.as_file().filter(|file| !file.exists()) {
        bail!(message!("no-database", path = file));
    }
    // Files are packed on a thread of their own.
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        let store = Arc::new(Store::open(&database).await.with_context(|| database.to_string())?);
        let done = act(&store).await;
        store.close().await;
        done
    })
}

/// Now, in milliseconds since 1970.
pub fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// The end of so many days from now, in milliseconds since 1970.
pub fn end_of(days: u16) -> i64 {
    now() + i64::from(days) * DAY_MS
}

/// The day of a moment: `2026-11-25`.
pub fn day(at: i64) -> String {
    pasch_table::calendar::day(at)
}

/// How long a measure lasts, in words.
pub fn lasting(until: Option<i64>) -> Message {
    until.map_or_else(|| message!("lasting-for-good"), |at| message!("lasting-until", day = day(at)))
}

/// A reason as it is kept.
///
/// # Errors
/// When there is none, or it is too long.
pub fn reason(text: &str) -> Result<String> {
    let text = text.trim();
    if text.is_empty() || text.chars().count() > REASON {
        bail!(message!("reason-length", most = REASON));
    }
    Ok(text.to_owned())
}

/// A text on one line, without tabs, which divide columns.
pub fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
