//! What is to be analysed, and how far it is.
//!
//! Matches that have just ended come first, then whatever else people wait for, then the server's own; last come matches
//! that are still played. Among matches of the same rank, people take turns, decision by decision; of one person the oldest
//! match goes first.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use pasch_analysis::{Depth, Item, Judged, Plan};
use pasch_engine::analyst::Engine;
use pasch_formats::Overlay;
use pasch_rules::Record;

use pasch_store::ratings::SYSTEM;
use pasch_wire::{AnalysisId, AnalysisProgress, UserId};

/// The analyses that are not done, the oldest first.
#[derive(Default)]
pub struct Queue {
    entries: Vec<Entry>,
    /// Tasks handed out so far.
    count: u64,
    /// Which of them was each person's last, of those who have something here.
    served: HashMap<UserId, u64>,
    /// Decisions of a match that is still played.
    ahead: Option<(Arc<Foreseen>, usize)>,
}

struct Entry {
    job: Arc<Job>,
    rank: Rank,
    stage: Stage,
}

/// Which analyses go first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// A match that has just ended, with somebody looking at its card.
    Ended,
    /// Whatever else people wait for.
    Asked,
    /// The server's own.
    Own,
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

/// Decisions of a match that is still played, judged so that they are remembered when it ends.
pub struct Foreseen {
    /// The decisions.
    pub items: Vec<Item>,
    /// How deep they are judged.
    pub depth: Depth,
    /// With what.
    pub engine: Arc<Engine>,
    /// How many are done.
    pub done: AtomicUsize,
    /// Set to end the work soon.
    pub cancelled: AtomicBool,
    /// Rung when all are done, or the work has ended.
    pub end: tokio::sync::Notify,
}

/// Something for a thread to do.
pub enum Task {
    /// Judge one decision of a match that is still played.
    Foresee(Arc<Foreseen>, usize),
    /// Read and plan a match.
    Prepare(Arc<Job>),
    /// Judge one decision of it.
    Judge(Arc<Job>, Arc<Match>, usize),
}

impl Stage {
    /// There is something for a thread to do.
    fn has_more(&self) -> bool {
        match self {
            Self::Waiting => true,
            Self::Preparing => false,
            Self::Open { match_, next } => *next < match_.plan.items.len(),
        }
    }
}

impl Queue {
    /// Analyses that are waiting or at work.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Adds an analysis at the end of those of its rank.
    pub fn push(&mut self, id: &AnalysisId, owner: &UserId, rank: Rank) {
        let rank = if owner == SYSTEM { Rank::Own } else { rank };
        let job = Job { id: id.to_owned(), owner: owner.to_owned(), cancelled: AtomicBool::new(false) };
        self.entries.push(Entry { job: Arc::new(job), rank, stage: Stage::Waiting });
    }

    /// The next thing to do, if there is one.
    pub fn next(&mut self) -> Option<Task> {
        let served = |entry: &Entry| self.served.get(&entry.job.owner).copied().unwrap_or(0);
        let able = self.entries.iter().enumerate().filter(|(_, entry)| entry.stage.has_more());
        // The first of those that are equal, which is the oldest.
        let chosen = able.min_by_key(|(_, entry)| (entry.rank, served(entry))).map(|(at, _)| at);
        let Some(entry) = chosen.and_then(|at| self.entries.get_mut(at)) else { return self.next_ahead() };
        self.count += 1;
        self.served.insert(entry.job.owner.clone(), self.count);
        let job = Arc::clone(&entry.job);
        if let Stage::Open { match_, next } = &mut entry.stage {
            *next += 1;
            return Some(Task::Judge(job, Arc::clone(match_), *next - 1));
        }
        entry.stage = Stage::Preparing;
        Some(Task::Prepare(job))
    }

    fn next_ahead(&mut self) -> Option<Task> {
        let (foreseen, next) = self.ahead.as_mut()?;
        let (foreseen, index) = (Arc::clone(foreseen), *next);
        *next += 1;
        if *next >= foreseen.items.len() {
            self.ahead = None;
        }
        Some(Task::Foresee(foreseen, index))
    }

    /// Has decisions of a match judged while it is still played, when there is nothing else to do.
    pub fn foresee(&mut self, foreseen: Arc<Foreseen>) {
        if let Some((before, _)) = self.ahead.replace((foreseen, 0)) {
            before.end.notify_one();
        }
    }

    /// Hands out the decisions of a prepared match.
    pub fn open(&mut self, id: &AnalysisId, match_: Arc<Match>) {
        if let Some(entry) = self.entries.iter_mut().find(|entry| entry.job.id == *id) {
            entry.stage = Stage::Open { match_, next: 0 };
        }
    }

    /// Takes an analysis out, done or not, and ends work on it.
    pub fn remove(&mut self, id: &AnalysisId) {
        let Self { entries, served, .. } = self;
        entries.retain(|entry| {
            let keep = entry.job.id != *id;
            if !keep {
                entry.job.cancelled.store(true, Ordering::Relaxed);
            }
            keep
        });
        served.retain(|owner, _| entries.iter().any(|entry| entry.job.owner == *owner));
    }

    /// Ends the work in hand without taking anything out.
    pub fn interrupt(&mut self) {
        if let Some((foreseen, _)) = self.ahead.take() {
            foreseen.cancelled.store(true, Ordering::Relaxed);
            foreseen.end.notify_one();
        }
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

    fn order(queue: &mut Queue) -> Vec<AnalysisId> {
        let next = std::iter::from_fn(|| match queue.next() {
            Some(Task::Prepare(job)) => Some(job.id.clone()),
            _ => None,
        });
        next.collect()
    }

    #[test]
    fn the_oldest_comes_first_and_only_once() {
        let mut queue = Queue::default();
        queue.push(&"one".into(), &"anna".into(), Rank::Asked);
        queue.push(&"two".into(), &"bert".into(), Rank::Asked);
        assert_eq!(order(&mut queue), ["one", "two"]);
        assert_eq!(queue.count_of(&"anna".into()), 1);
        queue.remove(&"one".into());
        assert_eq!((queue.len(), queue.count_of(&"anna".into())), (1, 0));
        assert_eq!(queue.progress(&"one".into()), AnalysisProgress::default());
    }

    #[test]
    fn people_come_before_the_server_itself_and_take_turns() {
        let mut queue = Queue::default();
        for (id, owner) in [("own", SYSTEM), ("one", "anna"), ("two", "anna"), ("three", "bert")] {
            queue.push(&id.into(), &owner.into(), Rank::Asked);
        }
        assert_eq!(order(&mut queue), ["one", "three", "two", "own"]);
    }

    #[test]
    fn a_match_that_has_just_ended_comes_before_all_others() {
        let mut queue = Queue::default();
        for number in 0..3 {
            queue.push(&format!("old{number}").into(), &"anna".into(), Rank::Asked);
        }
        queue.push(&"new".into(), &"anna".into(), Rank::Ended);
        assert_eq!(order(&mut queue), ["new", "old0", "old1", "old2"]);
    }
}
