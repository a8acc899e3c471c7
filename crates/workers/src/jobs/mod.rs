//! Analyses in the background.
//!
//! A queue in memory over rows in the store: what is running there when the process ends is begun
//! again by the next one. Several threads share the decisions of one match, the oldest match first.
//! Play goes before analysis: between two decisions a thread waits while a bot thinks.

mod ahead;
mod import;
mod queue;
mod wanted;
mod worker;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use pasch_analysis::{Item, Level, Remembered, Turn, judge_remembering};
use pasch_engine::analyst::Engine;
use pasch_engine::search::Run;

use crate::bots::{BotPool, SharedEngine};
use pasch_host::Answers;
use pasch_host::WallClock;
use pasch_store::{NewAnalysis, Store, StoreError, WorkState};
use pasch_wire::{AnalysisId, AnalysisProgress, UserId, Warning};

pub use import::{Import, ImportError, standing};
use queue::{Queue, Rank};

/// The level when none is asked for.
pub const DEFAULT_LEVEL: &str = Level::STANDARD.id;

/// Levels went by other names once; rows of old analyses, and callers, may still say them.
const OLD_NAMES: [(&str, &str); 2] = [("quick", "instant"), ("deep", "thorough")];

/// The level that can be asked for by this name.
#[must_use]
pub fn level(name: &str) -> Option<Level> {
    let new = OLD_NAMES.iter().find(|(old, _)| *old == name).map_or(name, |(_, new)| new);
    Level::find(new)
}

/// What analyses are made with.
pub struct Sources {
    /// Where they are kept.
    pub store: Arc<Store>,
    /// The clock that dates what is stored.
    pub clock: Arc<dyn WallClock>,
    /// The engine that judges their decisions.
    pub engine: SharedEngine,
    /// The bots, who go first.
    pub bots: BotPool,
    /// What was judged before.
    pub answers: Answers,
}

/// The queue and its threads.
#[derive(Clone)]
pub struct Jobs {
    shared: Arc<Shared>,
    threads: Arc<Mutex<Vec<JoinHandle<()>>>>,
}

struct Shared {
    sources: Sources,
    runtime: tokio::runtime::Handle,
    queue: Mutex<Queue>,
    /// Rung when there may be something to do.
    bell: Condvar,
    stop: AtomicBool,
    /// Rung when matches of collections may wait.
    wanted: tokio::sync::Notify,
}

impl Jobs {
    /// Starts the threads and puts what is unfinished back into the queue.
    ///
    /// # Errors
    /// When the store cannot say what is unfinished.
    pub async fn start(sources: Sources, threads: usize) -> Result<Self, StoreError> {
        let unfinished = sources.store.running_analyses().await?;
        let shared = Arc::new(Shared {
            sources,
            runtime: tokio::runtime::Handle::current(),
            queue: Mutex::default(),
            bell: Condvar::new(),
            stop: AtomicBool::new(false),
            wanted: tokio::sync::Notify::new(),
        });
        for (id, owner) in unfinished {
            tracing::info!(event = "analysis-resumed", analysis = %id);
            shared.with_queue(|queue| queue.push(&id, &owner, Rank::Asked));
        }
        tokio::spawn(wanted::feed(Arc::clone(&shared)));
        let threads = (0..threads.max(1))
            .filter_map(|number| {
                let shared = Arc::clone(&shared);
                let name = format!("analysis-{number}");
                let started = std::thread::Builder::new().name(name).spawn(move || worker::work(&shared));
                started.inspect_err(|error| tracing::error!(event = "no-thread", cause = %error)).ok()
            })
            .collect();
        Ok(Self { shared, threads: Arc::new(Mutex::new(threads)) })
    }

    /// Reads a file, stores it and puts it into the queue. What the reader forgave comes back.
    ///
    /// # Errors
    /// When there is nothing in the file that can be judged, or the store fails.
    pub async fn import(&self, import: Import) -> Result<Vec<Warning>, ImportError> {
        let (id, owner) = (import.id.clone(), import.owner.clone());
        let warnings = self.prepare(import).await?;
        self.enqueue(&id, &owner);
        Ok(warnings)
    }

    /// Reads a file and stores it, to be put into the queue by [`Self::enqueue`], at the latest by the next start.
    ///
    /// # Errors
    /// The same errors as [`Self::import`].
    pub async fn prepare(&self, import: Import) -> Result<Vec<Warning>, ImportError> {
        let Import { id, owner, level, name, bytes } = import;
        let (bytes, title, warnings) = import::examine(bytes, name.clone()).await?;
        let stored = NewAnalysis {
            id,
            owner,
            title,
            level,
            file_name: name,
            source: bytes,
            warnings: serde_json::to_string(&warnings).unwrap_or_else(|_| "[]".to_owned()),
            now: self.shared.sources.clock.now(),
        };
        self.shared.sources.store.create_analysis(&stored).await?;
        Ok(warnings)
    }

    /// Puts a stored analysis into the queue.
    pub fn enqueue(&self, id: &AnalysisId, owner: &UserId) {
        self.shared.with_queue(|queue| queue.push(id, owner, Rank::Asked));
        self.shared.bell.notify_all();
    }

    /// How far an analysis has come; all zero unless it is waiting or at work.
    #[must_use]
    pub fn progress(&self, id: &AnalysisId) -> AnalysisProgress {
        self.shared.with_queue(|queue| queue.progress(id))
    }

    /// How many of a user's analyses are not done.
    #[must_use]
    pub fn waiting_of(&self, owner: &UserId) -> u32 {
        self.shared.with_queue(|queue| queue.count_of(owner))
    }

    /// Stops an analysis, whether it waits or is at work.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn cancel(&self, id: &AnalysisId) -> Result<(), StoreError> {
        self.shared.with_queue(|queue| queue.remove(id));
        self.shared.wanted.notify_one();
        let Sources { store, clock, .. } = &self.shared.sources;
        store.finish_analysis(id, WorkState::Cancelled, None, None, clock.now()).await?;
        metrics::counter!("pasch_analyses_total", "outcome" => "cancelled").increment(1);
        Ok(())
    }

    /// Judges one decision apart from the queue, at a level; `None` when the engine cannot.
    pub async fn judge(&self, item: Item, level: &str) -> Option<Turn> {
        let (engine, depth) = (self.engine(), self::level(level).unwrap_or(Level::STANDARD).depth());
        let shared = Arc::clone(&self.shared);
        let judged = tokio::task::spawn_blocking(move || {
            let memory = Remembered::new(&shared.sources.answers, &engine);
            judge_remembering(&item, &engine, &depth, Some(&memory), Run::default())
        });
        match judged.await {
            Ok(Ok(judged)) => Some(judged.turn),
            Ok(Err(error)) => {
                tracing::error!(event = "judge-failed", cause = %error);
                None
            }
            Err(error) => {
                tracing::error!(event = "judge-panicked", cause = %error);
                None
            }
        }
    }

    /// The engine now in use.
    #[must_use]
    pub fn engine(&self) -> Arc<Engine> {
        self.shared.sources.engine.now()
    }

    /// Ends the threads; what they were at stays unfinished in the store.
    pub async fn stop(&self, patience: Duration) {
        self.shared.stop.store(true, Ordering::Relaxed);
        self.shared.with_queue(|queue| queue.interrupt());
        self.shared.bell.notify_all();
        self.shared.wanted.notify_one();
        let threads = std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
        let ended = tokio::task::spawn_blocking(move || {
            threads.into_iter().filter_map(|thread| thread.join().err()).count()
        });
        match tokio::time::timeout(patience, ended).await {
            Ok(Ok(0)) => {}
            Ok(_) => tracing::error!(event = "analysis-threads-failed"),
            Err(_) => tracing::warn!(event = "drain-timeout", what = "analyses"),
        }
    }
}

impl Shared {
    fn with_queue<T>(&self, use_it: impl FnOnce(&mut Queue) -> T) -> T {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let result = use_it(&mut queue);
        metrics::gauge!("pasch_analyses_waiting").set(queue.len() as f64);
        result
    }
}
