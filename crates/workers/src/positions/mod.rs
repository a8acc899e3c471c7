//! Single positions judged for whoever asks: at once by search, or played out many times.
//!
//! Invariant: nothing here runs on a thread that serves sockets, and play goes first: between two
//! pieces of work a thread waits while a bot thinks.

mod chosen;
mod endgame;
mod evaluate;
mod rollouts;
mod rolls;
mod work;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;

use crate::bots::{BotPool, SharedEngine};

pub use chosen::Chosen;
pub use endgame::race;
pub use evaluate::StudyError;
pub use rollouts::{RolloutRefusal, Rollouts, check};

/// The service; clones share it.
#[derive(Clone)]
pub struct Positions {
    engine: SharedEngine,
    bots: BotPool,
    seats: Arc<Semaphore>,
}

impl Positions {
    /// At most so many evaluations at a time.
    #[must_use]
    pub fn new(engine: SharedEngine, bots: BotPool, threads: usize) -> Self {
        Self { engine, bots, seats: Arc::new(Semaphore::new(threads.max(1))) }
    }
}

/// A piece of work waits this long at most for a thinking bot.
const GIVE_WAY: Duration = Duration::from_millis(500);

/// Lets bots think first, but not for ever.
fn give_way(bots: &BotPool, cancelled: &AtomicBool) {
    let until = Instant::now() + GIVE_WAY;
    while bots.is_thinking() && Instant::now() < until && !cancelled.load(Ordering::Relaxed) {
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Cancels when it is dropped, such as with the request that waits for the answer.
struct CancelOnDrop(Arc<AtomicBool>);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
