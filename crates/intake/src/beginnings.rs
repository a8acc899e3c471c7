//! How the games of matches begin that were collected before this was kept: found out in the background.

use std::time::Duration;

use pasch_store::{Store, StoreError};

use super::export::unpacked;
use super::file::beginnings;

/// Matches that are fetched in one go, and the pause after each of them: nobody waits for it.
const PART: u32 = 50;
const PAUSE: Duration = Duration::from_millis(5);

/// Finds out how all games begin of which it is not known; `is_over` ends it early. A match that cannot be read has no
/// beginnings. Returns how many matches there were.
///
/// # Errors
/// When the store fails.
pub async fn fill_beginnings(store: &Store, is_over: impl Fn() -> bool) -> Result<u64, StoreError> {
    let mut filled = 0;
    loop {
        let part = store.without_beginnings(PART).await?;
        if part.is_empty() {
            return Ok(filled);
        }
        for (id, log) in part {
            if is_over() {
                return Ok(filled);
            }
            let work = move || unpacked(&log).map(|(record, _)| beginnings(&record)).unwrap_or_default();
            let found = tokio::task::spawn_blocking(work).await.unwrap_or_default();
            store.keep_beginnings(&id, &found).await?;
            filled += 1;
            tokio::time::sleep(PAUSE).await;
        }
    }
}
