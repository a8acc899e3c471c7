//! What is to be analysed, and how far it is.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use pasch_analysis::{Depth, Judged, Plan};
use pasch_engine::analyst::Engine;
use pasch_formats::Overlay;
use pasch_rules::Record;

use pasch_store::ratings::SYSTEM;
use pasch_wire::{AnalysisId, AnalysisProgress, UserId};

/// The analyses that are not done, the oldest first.
#[derive(Default)]
pub struct Queue {
    entries: Vec<Entry>,
}

struct Entry {
    job: Arc<Job>,
    stage: Stage,
}

enum Stage {
    /// Nobody has looked at it.
    Waiting,
    /// Somebody reads the file.
    Preparing,
    /// Decisions are handed out; this one is next.
    Open { match_: Arc<Match>, next: usize },
}

/// An analysis that is waiting or at work.
pub struct Job {
    /// Identifier of the analysis.
    pub id: AnalysisId,
    /// Identifier of the user who asked.
    pub owner: UserId,
    /// Set to end the work soon.
    pub cancelled: AtomicBool,
}

/// A match read and planned.
pub struct Match {
    /// The match as it was read.
    pub record: Record,
    /// What its file says beside the play.
    pub overlay: Overlay,
    /// What there is to judge.
    pub plan: Plan,
    /// How deep its decisions are judged.
    pub depth: Depth,
    /// With what; the same for all decisions.
    pub engine: Arc<Engine>,
    /// Its number, for the memory.
    pub fingerprint: u64,
    /// The verdicts so far.
    pub judged: Mutex<Vec<Option<Judged>>>,
    /// How many verdicts there are.
    pub done: AtomicUsize,
    /// When the work began.
    pub started: Instant,
}

/// Something for a thread to do.
pub enum Task {
    /// Read and plan a match.
    Prepare(Arc<Job>),
    /// Judge one decision of it.
    Judge(Arc<Job>, Arc<Match>, usize),
}

impl Queue {
    /// Analyses that are waiting or at work.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Adds an analysis at the end.
    pub fn push(&mut self, id: &AnalysisId, owner: &UserId) {
        let job = Job { id: id.to_owned(), owner: owner.to_owned(), cancelled: AtomicBool::new(false) };
        self.entries.push(Entry { job: Arc::new(job), stage: Stage::Waiting });
    }

    /// The next thing to do, if there is one; what the server does of itself comes last.
    pub fn next(&mut self) -> Option<Task> {
        self.next_of(false).or_else(|| self.next_of(true))
    }

    fn next_of(&mut self, is_own: bool) -> Option<Task> {
        for entry in self.entries.iter_mut().filter(|entry| (entry.job.owner == SYSTEM) == is_own) {
            match &mut entry.stage {
                Stage::Waiting => {
                    entry.stage = Stage::Preparing;
                    return Some(Task::Prepare(Arc::clone(&entry.job)));
                }
                Stage::Open { match_, next } if *next < match_.plan.items.len() => {
                    let index = *next;
                    *next += 1;
                    return Some(Task::Judge(Arc::clone(&entry.job), Arc::clone(match_), index));
                }
                Stage::Preparing | Stage::Open { .. } => {}
            }
        }
        None
    }

    /// Hands out the decisions of a prepared match.
    pub fn open(&mut self, id: &AnalysisId, match_: Arc<Match>) {
        if let Some(entry) = self.entries.iter_mut().find(|entry| entry.job.id == *id) {
            entry.stage = Stage::Open { match_, next: 0 };
        }
    }

    /// Takes an analysis out, done or not, and ends work on it.
    pub fn remove(&mut self, id: &AnalysisId) {
        self.entries.retain(|entry| {
            let keep = entry.job.id != *id;
            if !keep {
                entry.job.cancelled.store(true, Ordering::Relaxed);
            }
            keep
        });
    }

    /// Ends the work in hand without taking anything out.
    pub fn interrupt(&mut self) {
        for entry in &self.entries {
            entry.job.cancelled.store(true, Ordering::Relaxed);
        }
    }

    /// How many of a user's analyses are not done.
    pub fn count_of(&self, owner: &UserId) -> u32 {
        let count = self.entries.iter().filter(|entry| entry.job.owner == *owner).count();
        u32::try_from(count).unwrap_or(u32::MAX)
    }

    /// How far an analysis has come.
    pub fn progress(&self, id: &AnalysisId) -> AnalysisProgress {
        let entry = self.entries.iter().find(|entry| entry.job.id == *id);
        let Some(Entry { stage: Stage::Open { match_, next }, .. }) = entry else {
            return AnalysisProgress::default();
        };
        let total = match_.plan.items.len();
        let done = match_.done.load(Ordering::Relaxed);
        let at = next.saturating_sub(1).min(total.saturating_sub(1));
        let game = match_.plan.items.get(at).and_then(|item| match_.plan.games.get(item.game));
        let elapsed = match_.started.elapsed().as_secs_f64();
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        AnalysisProgress {
            done: number(done),
            total: number(total),
            seconds_left: (done > 0).then(|| elapsed / done as f64 * (total - done) as f64),
            game: game.map_or(0, |game| game.number),
            games: number(match_.plan.games.len()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_comes_first_and_only_once() {
        let mut queue = Queue::default();
        queue.push(&"one".into(), &"anna".into());
        queue.push(&"two".into(), &"bert".into());
        let taken = |queue: &mut Queue| match queue.next() {
            Some(Task::Prepare(job)) => job.id.clone(),
            _ => AnalysisId::default(),
        };
        assert_eq!(taken(&mut queue), "one");
        assert_eq!(taken(&mut queue), "two");
        assert!(queue.next().is_none());
        assert_eq!(queue.count_of(&"anna".into()), 1);
        queue.remove(&"one".into());
        assert_eq!((queue.len(), queue.count_of(&"anna".into())), (1, 0));
        assert_eq!(queue.progress(&"one".into()), AnalysisProgress::default());
    }

    #[test]
    fn people_come_before_the_server_itself() {
        let mut queue = Queue::default();
        for (id, owner) in [("own", SYSTEM), ("one", "anna"), ("other", SYSTEM)] {
            queue.push(&id.into(), &owner.into());
        }
        let order = std::iter::from_fn(|| match queue.next() {
            Some(Task::Prepare(job)) => Some(job.id.clone()),
            _ => None,
        });
        assert_eq!(order.collect::<Vec<_>>(), ["one", "own", "other"]);
    }
}
