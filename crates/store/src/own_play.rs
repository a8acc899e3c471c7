//! Keeps the sums and problems of a collection up to date with its analyses.

use pasch_practice::{Derived, VERSION, derive, statistics};
use pasch_wire::{CollectedName, CollectedNames, Statistics, UserId};

use super::practice::DerivedRow;
use super::{Result, Store};

/// Matches whose sums are made before one question is answered; further ones wait for the next question.
const AT_ONCE: u32 = 20_000;

/// Matches whose sums are written together.
const TOGETHER: usize = 16;

/// Makes the sums and problems that are missing, or of another version, in a collection. A report that
/// cannot be read counts as empty.
///
/// # Errors
/// If the store fails.
pub async fn keep_up(store: &Store, owner: &UserId) -> Result<()> {
    for some in store.without_sums(owner, VERSION, AT_ONCE).await?.chunks(TOGETHER) {
        let mut all = Vec::new();
        for (match_id, analysis_id) in some {
            let report =
                store.find_analysis(analysis_id).await?.and_then(|row| row.report).unwrap_or_default();
            let derived = derive(&report).unwrap_or_else(|error| {
                tracing::error!(event = "damaged-report", analysis = %analysis_id, cause = %error);
                Derived::default()
            });
            all.push(DerivedRow { match_id: match_id.clone(), analysis_id: analysis_id.clone(), derived });
        }
        store.keep_derived(VERSION, &all).await?;
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

/// Names listed at most, besides the player's own.
const LISTED: u32 = 30;

/// The names a player plays under, then those that are most frequent in their collection.
///
/// # Errors
/// If the store fails.
pub async fn names(store: &Store, owner: &UserId) -> Result<CollectedNames> {
    let own = store.own_names(owner).await?;
    let frequent = store.frequent_names(owner, LISTED).await?;
    let times = |key: &str| {
        let known = frequent.iter().find(|row| row.key == key);
        known.map_or(0, |row| u32::try_from(row.matches).unwrap_or(u32::MAX))
    };
    let mine = own.iter().map(|(key, name)| (key, name, true));
    let others = frequent.iter().map(|row| (&row.key, &row.name, false));
    let others = others.filter(|(key, ..)| !own.iter().any(|(mine, _)| mine == *key));
    let one = |(key, name, own): (&String, &String, bool)| CollectedName {
        name: name.clone(),
        matches: times(key),
        own,
    };
    Ok(CollectedNames { names: mine.chain(others).map(one).collect() })
}

#[cfg(test)]
#[path = "own_play_tests.rs"]
mod tests;
