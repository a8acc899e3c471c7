//! Matches of collections that wait to be analysed: fed into the queue a few at a time, so that a hundred thousand of
//! them wait in the database and not in memory.

use pasch_messages::{Describe, message};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::queue::Rank;
use super::{ImportError, Jobs, Shared, import};
use pasch_credentials::token;
use pasch_store::NewAnalysis;
use pasch_table::view::files::FileError;
use pasch_wire::{AnalysisId, CollectedId, UserId};

/// Analyses in the queue below which the next match is fetched.
const HUNGRY: usize = 3;

/// How often the database is asked when nobody rings; a command may have been at work on it.
const PATIENCE: Duration = Duration::from_secs(20);

impl Jobs {
    /// Begins to analyse a collected match; the analysis's identifier comes back.
    ///
    /// # Errors
    /// When there is nothing in it that can be judged, or the store fails.
    pub async fn analyse_collected(
        &self,
        match_id: &CollectedId,
        owner: &UserId,
        level: &str,
    ) -> Result<AnalysisId, ImportError> {
        analyse(&self.shared, match_id, owner, level, Rank::Asked).await
    }

    /// As [`Self::analyse_collected`], for a match that has just ended: it comes before all others.
    ///
    /// # Errors
    /// The same errors.
    pub async fn analyse_ended(
        &self,
        match_id: &CollectedId,
        owner: &UserId,
        level: &str,
    ) -> Result<AnalysisId, ImportError> {
        analyse(&self.shared, match_id, owner, level, Rank::Ended).await
    }

    /// Looks soon for matches that wait.
    pub fn look_for_wanted(&self) {
        self.shared.wanted.notify_one();
    }
}

async fn analyse(
    shared: &Shared,
    match_id: &CollectedId,
    owner: &UserId,
    level: &str,
    rank: Rank,
) -> Result<AnalysisId, ImportError> {
    let log = shared.sources.store.collected_log(match_id).await?;
    let (packed, warnings) =
        log.ok_or_else(|| FileError::new("not-found", message!("not-collected-any-more")))?;
    let text =
        pasch_collection::unpack(&packed).map_err(|error| FileError::new("unreadable", error.message()))?;
    let (source, title, _) = import::examine(text.into_bytes(), String::new()).await?;
    let id: AnalysisId = token::new_id().map_err(|_| ImportError::Reader)?;
    let analysis = NewAnalysis {
        id: id.clone(),
        owner: owner.to_owned(),
        title,
        level: level.to_owned(),
        file_name: String::new(),
        source,
        warnings,
        now: shared.sources.clock.now(),
    };
    shared.sources.store.analyse_collected(match_id, &analysis).await?;
    shared.with_queue(|queue| queue.push(&id, owner, rank));
    shared.bell.notify_all();
    Ok(id)
}

/// Keeps the queue fed until the server stops; collections take turns.
pub async fn feed(shared: Arc<Shared>) {
    let mut last = UserId::default();
    while !shared.stop.load(Ordering::Relaxed) {
        if shared.with_queue(|queue| queue.len()) < HUNGRY {
            match shared.sources.store.next_wanted(&last).await {
                Ok(Some((match_id, owner, level))) => {
                    let begun = analyse(&shared, &match_id, &owner, &level, Rank::Asked).await;
                    last = owner;
                    if let Err(error) = begun {
                        tracing::warn!(event = "not-analysable", collected = %match_id, cause = %error);
                        let forgotten = shared.sources.store.forget_wanted(&match_id).await;
                        if forgotten.is_ok() {
                            continue;
                        }
                        // The database fails: no use in asking at once.
                    } else {
                        continue;
                    }
                }
                Ok(None) => {}
                Err(error) => tracing::error!(event = "internal-error", cause = %error),
            }
        }
        // Either way it is time to look again.
        let _ = tokio::time::timeout(PATIENCE, shared.wanted.notified()).await;
    }
}
