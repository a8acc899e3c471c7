//! Keeps the sums and problems of a collection up to date with its analyses.

use pasch_practice::{Derived, VERSION, derive, statistics};
use pasch_wire::{Statistics, UserId};

use super::{Result, Store};

/// Matches whose sums are made before one question is answered; further ones wait for the next question.
const AT_ONCE: u32 = 20_000;

/// Makes the sums and problems that are missing, or of another version, in a collection. Reports are read one at a
/// time. A report that cannot be read counts as empty.
///
/// # Errors
/// If the store fails.
pub async fn keep_up(store: &Store, owner: &UserId) -> Result<()> {
    for (match_id, analysis_id) in store.without_sums(owner, VERSION, AT_ONCE).await? {
        let report = store.find_analysis(&analysis_id).await?.and_then(|row| row.report).unwrap_or_default();
        let derived = derive(&report).unwrap_or_else(|error| {
            tracing::error!(event = "damaged-report", analysis = %analysis_id, cause = %error);
            Derived::default()
        });
        store.keep_derived(&match_id, &analysis_id, VERSION, &derived).await?;
    }
    Ok(())
}

/// The statistics of a player in a collection, after [`keep_up`]. `names` are the names they play under: key and name.
///
/// # Errors
/// If the store fails.
pub async fn of_player(store: &Store, owner: &UserId, names: &[(String, String)]) -> Result<Statistics> {
    let (keys, names): (Vec<String>, Vec<String>) = names.iter().cloned().unzip();
    keep_up(store, owner).await?;
    let results = store.own_results(owner, &keys).await?;
    let matches = store.own_matches(owner, &keys).await?;
    let parts = store.own_parts(owner, &keys).await?;
    Ok(statistics(names, &results, &matches, &parts))
}

#[cfg(test)]
#[path = "own_play_tests.rs"]
mod tests;
