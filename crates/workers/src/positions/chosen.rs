//! Decisions that were chosen to be rolled out, one after the other.
//!
//! The queue is in the database, so that it outlives the process. At most one of these rollouts waits for the engine at a
//! time, whoever asked for it, and people take turns: a rollout that somebody asks for by itself waits for one of them at
//! most.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use pasch_formats::diagram;
use pasch_host::WallClock;
use pasch_messages::message;
use pasch_store::rolled::{RolledRow, RolledState, WantedRollout};
use pasch_store::{Store, StoreError};
use pasch_table::plays::sentence;
use pasch_wire::{RolloutId, RolloutQueue, RolloutStatus, RolloutView, RolloutWish, UserId};
use tokio::sync::Notify;
use tokio::task::JoinHandle;

use super::rollouts::{RolloutRefusal, Rollouts};

/// How often a rollout at work is looked at, and how often the database is asked when nobody rings.
const LOOK: Duration = Duration::from_millis(200);
const PATIENCE: Duration = Duration::from_secs(20);

/// Rollouts that tell how long others take.
const LATEST: u32 = 40;

/// The decisions that wait; clones share them.
#[derive(Clone)]
pub struct Chosen(Arc<Shared>);

struct Shared {
    store: Arc<Store>,
    clock: Arc<dyn WallClock>,
    rollouts: Rollouts,
    /// Rung when there may be something to do.
    bell: Notify,
    stop: AtomicBool,
    /// The decision at work and its rollout.
    current: Mutex<Option<(String, RolloutId)>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Chosen {
    /// Goes on with what waits, and waits for more.
    #[must_use]
    pub fn start(store: Arc<Store>, clock: Arc<dyn WallClock>, rollouts: Rollouts) -> Self {
        let shared = Shared {
            store,
            clock,
            rollouts,
            bell: Notify::new(),
            stop: AtomicBool::new(false),
            current: Mutex::default(),
            task: Mutex::default(),
        };
        let chosen = Self(Arc::new(shared));
        let working = chosen.clone();
        *lock(&chosen.0.task) = Some(tokio::spawn(async move { working.0.work().await }));
        chosen
    }

    /// Puts decisions into the queue; false when more than `most` of the owner's would wait.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn want(&self, owner: &UserId, all: &[WantedRollout], most: u32) -> Result<bool, StoreError> {
        let taken = self.0.store.want_rollouts(owner, all, most, self.0.clock.now()).await?;
        self.0.bell.notify_one();
        Ok(taken)
    }

    /// Takes all of an owner's decisions out of the queue. The one at work ends soon.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn forget(&self, owner: &UserId) -> Result<(), StoreError> {
        let left = self.0.store.forget_rollouts(owner, self.0.clock.now()).await?;
        tracing::info!(event = "rollouts-forgotten", user = %owner, left);
        Ok(())
    }

    /// How far an owner's decisions have come.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn queue(&self, owner: &UserId, most: u32) -> Result<RolloutQueue, StoreError> {
        let rows = self.0.store.rollout_queue(owner).await?;
        let count =
            |state| u32::try_from(rows.iter().filter(|row| row.state == state).count()).unwrap_or(u32::MAX);
        let current = lock(&self.0.current).clone();
        let current = current.filter(|(key, _)| rows.iter().any(|row| row.wanted.key.to_string() == *key));
        let seconds_left =
            if rows.is_empty() { None } else { self.left(owner, &rows, current.as_ref()).await? };
        Ok(RolloutQueue {
            total: u32::try_from(rows.len()).unwrap_or(u32::MAX),
            done: count(RolledState::Done),
            failed: count(RolledState::Failed),
            current: current.map(|(key, _)| key),
            seconds_left,
            most,
        })
    }

    /// Seconds of work that are left.
    async fn left(
        &self,
        owner: &UserId,
        rows: &[RolledRow],
        current: Option<&(String, RolloutId)>,
    ) -> Result<Option<f64>, StoreError> {
        let mut sum = 0.0;
        let mut waiting = Vec::new();
        for row in rows.iter().filter(|row| row.state == RolledState::Waiting) {
            let at_work = current.filter(|(key, _)| *key == row.wanted.key.to_string());
            let view = match at_work {
                Some((_, id)) => self.0.rollouts.view(id, owner).await?,
                None => None,
            };
            match view.and_then(|view| view.seconds_left) {
                Some(seconds) => sum += seconds,
                None => waiting.extend(wish(&row.wanted)),
            }
        }
        Ok(self.estimate(&waiting).await?.map(|rest| rest + sum))
    }

    /// Seconds that these rollouts would take; `None` while nothing was rolled out lately with such settings.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn estimate(&self, wishes: &[RolloutWish]) -> Result<Option<f64>, StoreError> {
        let latest = self.0.store.latest_rollouts(LATEST).await?;
        let latest: Vec<RolloutView> =
            latest.iter().filter_map(|view| serde_json::from_str(view).ok()).collect();
        Ok(wishes.iter().map(|wish| pace(&latest, wish).map(|pace| pace * games(wish))).sum())
    }

    /// Ends; what waits goes on with the next start.
    pub async fn close(&self, patience: Duration) {
        self.0.stop.store(true, Ordering::Relaxed);
        self.0.bell.notify_one();
        let task = lock(&self.0.task).take();
        if let Some(task) = task
            && tokio::time::timeout(patience, task).await.is_err()
        {
            tracing::warn!(event = "drain-timeout", what = "chosen rollouts");
        }
    }
}

/// Games of all candidates together.
fn games(wish: &RolloutWish) -> f64 {
    let candidates = if wish.plays.is_empty() { 2 } else { wish.plays.len() };
    f64::from(wish.trials) * candidates as f64
}

/// Seconds a game, by earlier rollouts with such settings.
fn pace(latest: &[RolloutView], wish: &RolloutWish) -> Option<f64> {
    let alike = |one: &RolloutWish| {
        (one.plies, one.cube_plies, one.horizon, one.cubeful, one.variance_reduction)
            == (wish.plies, wish.cube_plies, wish.horizon, wish.cubeful, wish.variance_reduction)
    };
    let (seconds, games) =
        latest.iter().filter(|view| alike(&view.settings)).fold((0.0, 0.0), |sum, view| {
            let games: f64 = view.candidates.iter().map(|one| f64::from(one.trials)).sum();
            (sum.0 + view.seconds, sum.1 + games)
        });
    (games > 0.0).then(|| seconds / games)
}

fn wish(wanted: &WantedRollout) -> Option<RolloutWish> {
    serde_json::from_str(&wanted.settings).ok()
}

impl Shared {
    /// Rolls out until the server stops.
    async fn work(&self) {
        let mut last = UserId::default();
        while !self.stop.load(Ordering::Relaxed) {
            match self.store.next_rollout(&last).await {
                Ok(Some((wanted, owner))) => {
                    match self.roll_out(&wanted, &owner).await {
                        Ok(()) => {
                            last = owner;
                            continue;
                        }
                        Err(error) => tracing::error!(event = "internal-error", cause = %error),
                    }
                    last = owner;
                }
                Ok(None) => {}
                Err(error) => tracing::error!(event = "internal-error", cause = %error),
            }
            // Either way it is time to look again.
            let _ = tokio::time::timeout(PATIENCE, self.bell.notified()).await;
        }
    }

    /// One decision, until it is finished, failed or no longer wanted.
    async fn roll_out(&self, wanted: &WantedRollout, owner: &UserId) -> Result<(), StoreError> {
        let refused =
            |why: String| async move { self.store.finish_rollout(wanted, Err(&why), self.clock.now()).await };
        let (Some(wish), Ok(diagram)) = (wish(wanted), diagram::decode(&wanted.position)) else {
            return refused(sentence(&message!("rolled-damaged"))).await;
        };
        let id = match self.rollouts.start(owner, &diagram, wish, u32::MAX).await {
            Ok(id) => id,
            Err(RolloutRefusal::Store(error)) => return Err(error),
            Err(refusal) => return refused(sentence(&refusal)).await,
        };
        *lock(&self.current) = Some((wanted.key.to_string(), id.clone()));
        let ended = self.end(wanted, owner, &id).await;
        *lock(&self.current) = None;
        let Some(view) = ended? else { return Ok(()) };
        let now = self.clock.now();
        match view.status {
            RolloutStatus::Done | RolloutStatus::Certain => {
                let result = serde_json::to_string(&view).unwrap_or_default();
                tracing::info!(event = "decision-rolled-out", decision = %wanted.key, user = %owner);
                self.store.finish_rollout(wanted, Ok(&result), now).await
            }
            RolloutStatus::Failed => refused(view.failure.unwrap_or_default()).await,
            // Somebody stopped it by itself: it waits for its next turn.
            RolloutStatus::Waiting | RolloutStatus::Running | RolloutStatus::Stopped => Ok(()),
        }
    }

    /// The rollout as it ended; `None` when the server stops, or nobody wants it any more.
    async fn end(
        &self,
        wanted: &WantedRollout,
        owner: &UserId,
        id: &RolloutId,
    ) -> Result<Option<RolloutView>, StoreError> {
        loop {
            let Some(view) = self.rollouts.view(id, owner).await? else { return Ok(None) };
            if !matches!(view.status, RolloutStatus::Waiting | RolloutStatus::Running) {
                return Ok(Some(view));
            }
            if self.stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            if !self.store.is_rollout_wanted(wanted).await? {
                // Somebody else may have asked for the same: then it goes on.
                let _ = self.rollouts.stop(id, owner);
                return Ok(None);
            }
            tokio::time::sleep(LOOK).await;
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_wire::{RolloutCandidate, RolloutSubject};

    fn settings(plies: u8, trials: u32, plays: usize) -> RolloutWish {
        RolloutWish {
            trials,
            horizon: Some(7),
            plies,
            cube_plies: 0,
            cubeful: true,
            variance_reduction: true,
            seed: 1,
            jsd: None,
            error: None,
            best: 3,
            plays: (0..plays).map(|number| number.to_string()).collect(),
        }
    }

    fn candidate(trials: u32) -> RolloutCandidate {
        RolloutCandidate {
            subject: RolloutSubject::Play,
            play: String::new(),
            moves: Vec::new(),
            trials,
            equity: 0.0,
            error: 0.0,
            low: 0.0,
            high: 0.0,
            loss: 0.0,
            jsd: 0.0,
            cubeless: 0.0,
            win: 0.5,
            win_g: 0.0,
            win_bg: 0.0,
            lose_g: 0.0,
            lose_bg: 0.0,
            mwc: None,
            dropped: false,
        }
    }

    #[test]
    fn earlier_rollouts_tell_how_long_others_take() {
        let view = |plies, seconds, trials: &[u32]| RolloutView {
            id: "r".into(),
            position: String::new(),
            settings: settings(plies, 360, 0),
            status: RolloutStatus::Done,
            played: 360,
            seconds,
            seconds_left: None,
            candidates: trials.iter().copied().map(candidate).collect(),
            double_pass: None,
            best: String::new(),
            failure: None,
            mine: false,
        };
        let latest = [view(0, 2.0, &[100, 100]), view(0, 4.0, &[200, 200]), view(1, 900.0, &[1])];
        // Six seconds for 600 games.
        assert_eq!(pace(&latest, &settings(0, 360, 3)), Some(0.01));
        assert_eq!(games(&settings(0, 360, 3)), 1080.0);
        assert_eq!(games(&settings(0, 360, 0)), 720.0, "both branches of a cube");
        assert_eq!(pace(&latest, &settings(2, 360, 3)), None);
    }
}
