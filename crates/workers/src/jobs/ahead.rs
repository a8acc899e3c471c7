//! Matches that are still played: their decisions are judged when there is nothing else to do, so that the analysis is
//! there a moment after the end. Only the memory of the engine's answers learns of it: nothing can be read before.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize};

use pasch_analysis::{Level, plan_sound};
use pasch_rules::Record;

use super::queue::Foreseen;
use super::{Jobs, Shared};

impl Jobs {
    /// Whether no analysis waits or is at work.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.shared.with_queue(|queue| queue.len() == 0)
    }

    /// Analyses that wait or are at work.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.shared.with_queue(|queue| queue.len())
    }

    /// Judges the decisions of a match that is still played, from the one with this number on, at the level at which it
    /// will be analysed. Ends when all are judged; the number of decisions that the match has so far comes back. One match
    /// at a time: a second call takes the place of the first.
    pub async fn foresee(&self, record: Record, from: usize) -> usize {
        let plan = tokio::task::spawn_blocking(move || plan_sound(&record).map(|(plan, _)| plan.items));
        let Ok(Ok(mut items)) = plan.await else { return from };
        let count = items.len();
        let items = items.split_off(from.min(count));
        if items.is_empty() {
            return count;
        }
        let foreseen = Arc::new(Foreseen {
            items,
            depth: Level::STANDARD.depth(),
            engine: self.engine(),
            done: AtomicUsize::new(0),
            cancelled: AtomicBool::new(false),
            end: tokio::sync::Notify::new(),
        });
        Shared::with_queue(&self.shared, |queue| queue.foresee(Arc::clone(&foreseen)));
        self.shared.bell.notify_all();
        foreseen.end.notified().await;
        count
    }
}
