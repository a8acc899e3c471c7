//! Rollouts for whoever asks: one at a time, the others wait.
//!
//! Invariant: a rollout is named by what is rolled out and how, so the same question meets the same rollout: it goes on
//! where it was, and what is there already is never played again.

use pasch_messages::{Describe, Message, message};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use pasch_engine::rollout::Ended;
use pasch_engine::search::MOST_PLIES;
use pasch_formats::diagram::{self, Diagram, DiagramFault};
use pasch_rules::MatchState;
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;

use super::work::{Known, Polite, WorkError, roll_out};
use crate::bots::{BotPool, SharedEngine};
use pasch_host::WallClock;
use pasch_store::{RolloutRow, Store, StoreError};
use pasch_table::plays::sentence;
use pasch_wire::{RolloutId, RolloutStatus, RolloutView, RolloutWish, UserId};

/// Most games of a candidate.
pub const MOST_TRIALS: u32 = 46_656;

/// Most plays of a roll.
const MOST_PLAYS: usize = 20;

/// Time between two writings of a rollout at work.
const KEEP_EVERY: Duration = Duration::from_secs(5);

/// Why a rollout is not begun.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("rollout-refusal")]
pub enum RolloutRefusal {
    /// Settings that are none, with the field.
    #[describe(transparent)]
    Settings(#[describe(skip)] &'static str, Message),
    /// No position that can be played.
    #[describe(transparent)]
    Fault(#[from] DiagramFault),
    /// The caller has enough of them under way.
    TooMany(#[describe(name = "value")] u32),
    /// The store fails to read or to write.
    #[describe(transparent)]
    Store(#[from] StoreError),
}

/// All rollouts; clones share them.
#[derive(Clone)]
pub struct Rollouts(Arc<Shared>);

struct Shared {
    store: Arc<Store>,
    clock: Arc<dyn WallClock>,
    engine: SharedEngine,
    bots: BotPool,
    runtime: tokio::runtime::Handle,
    threads: usize,
    /// Rollouts at work at a time.
    seat: Arc<Semaphore>,
    running: Mutex<HashMap<RolloutId, Arc<Job>>>,
}

/// A rollout that waits or is at work.
struct Job {
    owner: UserId,
    state: MatchState,
    cancel: AtomicBool,
    view: Mutex<RolloutView>,
    /// Where it goes on, and when that was written.
    kept: Mutex<(Vec<u8>, Instant)>,
}

impl Rollouts {
    /// A service whose rollouts use so many threads.
    pub fn new(
        store: Arc<Store>,
        clock: Arc<dyn WallClock>,
        engine: SharedEngine,
        bots: BotPool,
        threads: usize,
    ) -> Self {
        Self(Arc::new(Shared {
            store,
            clock,
            engine,
            bots,
            runtime: tokio::runtime::Handle::current(),
            threads: threads.max(1),
            seat: Arc::new(Semaphore::new(1)),
            running: Mutex::default(),
        }))
    }

    /// Begins a rollout, goes on with it, or finds it done. Returns its identifier.
    ///
    /// # Errors
    /// [`RolloutRefusal`] when it may not or cannot begin.
    pub async fn start(
        &self,
        owner: &UserId,
        diagram: &Diagram,
        wish: RolloutWish,
        most: u32,
    ) -> Result<RolloutId, RolloutRefusal> {
        check(&wish)?;
        let state = diagram.state()?;
        let position = diagram::encode(diagram);
        let id = name(&position, &wish);
        while let Some(job) = self.job(&id) {
            if !job.cancel.load(Ordering::Relaxed) {
                return Ok(id);
            }
            // It was stopped and is about to write down what is known: this one goes on from there.
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let stored = self.0.store.find_rollout(&id).await?;
        let before = stored.as_ref().and_then(|row| serde_json::from_str::<RolloutView>(&row.view).ok());
        if before.as_ref().is_some_and(|before| is_enough(before, &wish)) {
            return Ok(id);
        }
        let view = match before {
            Some(before) => {
                RolloutView { settings: wish, status: RolloutStatus::Waiting, failure: None, ..before }
            }
            None => RolloutView {
                id: id.clone(),
                position,
                settings: wish,
                status: RolloutStatus::Waiting,
                played: 0,
                seconds: 0.0,
                seconds_left: None,
                candidates: Vec::new(),
                double_pass: None,
                best: String::new(),
                failure: None,
                mine: false,
            },
        };
        let job = Arc::new(Job {
            owner: owner.to_owned(),
            state,
            cancel: AtomicBool::new(false),
            view: Mutex::new(view),
            kept: Mutex::new((stored.map(|row| row.state).unwrap_or_default(), Instant::now())),
        });
        {
            let mut running = lock(&self.0.running);
            let mine = running.values().filter(|job| job.owner == *owner).count();
            let mine = u32::try_from(mine).unwrap_or(u32::MAX);
            if running.contains_key(&id) {
                return Ok(id);
            }
            if mine >= most {
                return Err(RolloutRefusal::TooMany(mine));
            }
            running.insert(id.clone(), Arc::clone(&job));
        }
        let shared = Arc::clone(&self.0);
        tracing::info!(event = "rollout", rollout = %id, user = %owner);
        self.0.runtime.spawn(run(shared, id.clone(), job));
        Ok(id)
    }

    /// A rollout as `viewer` sees it.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn view(&self, id: &RolloutId, viewer: &UserId) -> Result<Option<RolloutView>, StoreError> {
        if let Some(job) = self.job(id) {
            let view = lock(&job.view).clone();
            return Ok(Some(RolloutView { mine: job.owner == *viewer, ..view }));
        }
        let row = self.0.store.find_rollout(id).await?;
        Ok(row.and_then(|row| serde_json::from_str(&row.view).ok()))
    }

    /// Stops a rollout; what is known stays. False when it is somebody else's.
    #[must_use]
    pub fn stop(&self, id: &RolloutId, owner: &UserId) -> bool {
        let Some(job) = self.job(id) else { return true };
        if job.owner == *owner {
            job.cancel.store(true, Ordering::Relaxed);
        }
        job.owner == *owner
    }

    /// Stops all of them and waits until what is known is written.
    pub async fn close(&self, patience: Duration) {
        let until = Instant::now() + patience;
        loop {
            let count = {
                let running = lock(&self.0.running);
                running.values().for_each(|job| job.cancel.store(true, Ordering::Relaxed));
                running.len()
            };
            if count == 0 {
                return;
            }
            if Instant::now() > until {
                tracing::warn!(event = "drain-timeout", what = "rollouts");
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    fn job(&self, id: &RolloutId) -> Option<Arc<Job>> {
        lock(&self.0.running).get(id).cloned()
    }
}

/// Waits for a seat, plays, writes down what came of it.
async fn run(shared: Arc<Shared>, id: RolloutId, job: Arc<Job>) {
    let seat = Arc::clone(&shared.seat).acquire_owned().await;
    let mut status = RolloutStatus::Stopped;
    let mut failure = None;
    if seat.is_ok() && !job.cancel.load(Ordering::Relaxed) {
        let (worker, work) = (Arc::clone(&shared), Arc::clone(&job));
        let ended = tokio::task::spawn_blocking(move || worker.play(&work)).await;
        failure = match ended {
            Ok(Ok(reached)) => {
                status = reached;
                None
            }
            Ok(Err(error)) if error.is_cancelled() => None,
            Ok(Err(error)) => Some(sentence(&error)),
            Err(_) => Some(sentence(&message!("engine-failed-on-position"))),
        };
    }
    if let Some(failure) = &failure {
        tracing::error!(event = "rollout-failed", rollout = %id, cause = %failure);
        status = RolloutStatus::Failed;
    }
    // Nobody is told that it has ended before it can be begun anew: until it has left the list it is at work.
    let mut row = row(&id, &job, shared.clock.now());
    let last = RolloutView { status, failure, seconds_left: None, ..lock(&job.view).clone() };
    row.view = serde_json::to_string(&last).unwrap_or_default();
    if let Err(error) = shared.store.keep_rollout(&row).await {
        tracing::error!(event = "internal-error", cause = %error);
    }
    lock(&shared.running).remove(&id);
    metrics::counter!("pasch_rollouts_total").increment(1);
}

fn row(id: &RolloutId, job: &Job, now: i64) -> RolloutRow {
    let view = serde_json::to_string(&*lock(&job.view)).unwrap_or_default();
    RolloutRow { id: id.to_owned(), view, state: lock(&job.kept).0.clone(), updated_at: now }
}

impl Shared {
    /// Plays until enough is known or it is stopped; says which.
    fn play(&self, job: &Job) -> Result<RolloutStatus, WorkError> {
        let (wish, id, before, done) = {
            let mut view = lock(&job.view);
            view.status = RolloutStatus::Running;
            (view.settings.clone(), view.id.clone(), view.seconds, view.played)
        };
        let kept = lock(&job.kept).0.clone();
        let start = Instant::now();
        let executor = Polite { threads: self.threads, bots: &self.bots, cancel: &job.cancel };
        let mut tell = |known: &Known| {
            job.take(known, before, done, start);
            let mut kept = lock(&job.kept);
            if kept.1.elapsed() > KEEP_EVERY {
                kept.1 = Instant::now();
                drop(kept);
                let written =
                    self.runtime.block_on(self.store.keep_rollout(&row(&id, job, self.clock.now())));
                if let Err(error) = written {
                    tracing::error!(event = "internal-error", cause = %error);
                }
            }
        };
        let (known, ended) =
            roll_out(&self.engine.now(), &job.state, &wish, &kept, &executor, &job.cancel, &mut tell)?;
        job.take(&known, before, done, start);
        Ok(match ended {
            Ended::Complete => RolloutStatus::Done,
            Ended::Certain => RolloutStatus::Certain,
            _ => RolloutStatus::Stopped,
        })
    }
}

impl Job {
    /// Takes over what is known by now.
    fn take(&self, known: &Known, before: f64, done: u32, start: Instant) {
        let mut view = lock(&self.view);
        let elapsed = start.elapsed().as_secs_f64();
        view.candidates.clone_from(&known.candidates);
        view.double_pass = known.double_pass;
        view.best.clone_from(&known.best);
        view.played = known.played;
        view.seconds = before + elapsed;
        let (now, left) =
            (known.played.saturating_sub(done), view.settings.trials.saturating_sub(known.played));
        view.seconds_left = (now > 0).then(|| elapsed / f64::from(now) * f64::from(left));
        lock(&self.kept).0.clone_from(&known.state);
    }
}

/// Settings that make sense and can be paid for.
///
/// # Errors
/// [`RolloutRefusal::Settings`], with the field.
pub fn check(wish: &RolloutWish) -> Result<(), RolloutRefusal> {
    let refuse = |field, message: Message| Err(RolloutRefusal::Settings(field, message));
    if !(2..=MOST_TRIALS).contains(&wish.trials) {
        return refuse("settings.trials", message!("rollout-trials", most = MOST_TRIALS));
    }
    if wish.horizon == Some(0) {
        return refuse("settings.horizon", message!("rollout-horizon"));
    }
    if wish.plies > MOST_PLIES || wish.cube_plies > MOST_PLIES {
        return refuse("settings.plies", message!("rollout-plies", plies = MOST_PLIES));
    }
    if wish.jsd.is_some_and(|jsd| jsd.is_nan() || jsd <= 0.0) {
        return refuse("settings.jsd", message!("rollout-certainty"));
    }
    if wish.error.is_some_and(|error| error.is_nan() || error <= 0.0) {
        return refuse("settings.error", message!("rollout-error"));
    }
    if wish.plays.len() > MOST_PLAYS || usize::from(wish.best) > MOST_PLAYS {
        return refuse("settings.plays", message!("rollout-plays", most = MOST_PLAYS));
    }
    Ok(())
}

/// What a rollout is called: a digest of what is rolled out and how, not of how long.
fn name(position: &str, wish: &RolloutWish) -> RolloutId {
    let best = if wish.plays.is_empty() { wish.best } else { 0 };
    let lasting = RolloutWish { trials: 0, jsd: None, error: None, best, ..wish.clone() };
    let mut hash = Sha256::new();
    hash.update(position.as_bytes());
    hash.update(b"\n");
    hash.update(serde_json::to_vec(&lasting).unwrap_or_default());
    hash.finalize().iter().take(12).map(|byte| format!("{byte:02x}")).collect::<String>().into()
}

/// Whether what is known answers the wish.
fn is_enough(before: &RolloutView, wish: &RolloutWish) -> bool {
    let as_sure = before.settings.jsd == wish.jsd && before.settings.error == wish.error;
    match before.status {
        RolloutStatus::Done => before.played >= wish.trials,
        RolloutStatus::Certain => as_sure,
        _ => false,
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
