//! Where long work runs, and whether it goes on.

use pasch_messages::Describe;

use crate::rolls::MOST_PLIES;
use crate::standard::Board;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use thiserror::Error;

/// Why a search gave no result.
#[derive(Clone, Debug, Describe, Error, PartialEq, Eq)]
#[non_exhaustive]
#[describe("search-error")]
pub enum SearchError {
    /// The caller's cancel check said so.
    Cancelled,
    /// Dice outside 1 to 6.
    Dice(#[describe(name = "first")] u8, #[describe(name = "second")] u8),
    /// More plies than [`MOST_PLIES`].
    #[describe(args(most_plies = MOST_PLIES))]
    TooDeep(#[describe(name = "value")] u8),
    /// A position that cannot stand on a board, or a finished game.
    Position(#[describe(name = "value", debug)] Box<Board>),
}

/// Runs independent tasks, on as many threads as it likes. The library itself starts none.
///
/// ```
/// use pasch_engine::{analyst::Engine, cube::CubeInfo, search::{Executor, Run}, standard::Board};
/// struct ThreadEach;
/// impl Executor for ThreadEach {
///     fn run(&self, tasks: usize, task: &(dyn Fn(usize) + Sync)) {
///         std::thread::scope(|scope| (0..tasks).for_each(|i| drop(scope.spawn(move || task(i)))));
///     }
/// }
/// let (engine, board, money) = (Engine::builtin(), Board::start(), CubeInfo::money(true, true));
/// let ask = |run| engine.searcher().cube_decision(&board, &money, 1, run);
/// // Threads change no bit of an answer.
/// assert_eq!(ask(Run { executor: &ThreadEach, cancel: None })?, ask(Run::default())?);
/// # Ok::<(), pasch_engine::search::SearchError>(())
/// ```
pub trait Executor: Sync {
    /// Calls `task` once for each number below `tasks`, and returns when all calls have returned.
    fn run(&self, tasks: usize, task: &(dyn Fn(usize) + Sync));
}

impl dyn Executor + '_ {
    /// The results of `task` for each number below `tasks`, in their order.
    pub(crate) fn map<T: Send>(&self, tasks: usize, task: impl Fn(usize) -> T + Sync) -> Vec<T> {
        let slots: Vec<Mutex<Option<T>>> = (0..tasks).map(|_| Mutex::new(None)).collect();
        self.run(tasks, &|i| {
            let result = task(i);
            *slots[i].lock().unwrap_or_else(PoisonError::into_inner) = Some(result);
        });
        let results = slots.into_iter().map(|slot| slot.into_inner().unwrap_or_else(PoisonError::into_inner));
        results.map(|result| result.expect("an executor runs every task")).collect()
    }
}

/// Runs the tasks one after the other on the calling thread.
#[derive(Clone, Copy, Debug, Default)]
pub struct Serial;

impl Executor for Serial {
    fn run(&self, tasks: usize, task: &(dyn Fn(usize) + Sync)) {
        (0..tasks).for_each(task);
    }
}

/// The circumstances of one search: where it runs and whether to go on.
#[derive(Clone, Copy)]
pub struct Run<'r> {
    /// Who runs the parts.
    pub executor: &'r dyn Executor,
    /// Set to stop the search soon.
    pub cancel: Option<&'r AtomicBool>,
}

impl Default for Run<'_> {
    /// One thread, never cancelled.
    fn default() -> Self {
        Self { executor: &Serial, cancel: None }
    }
}

impl fmt::Debug for Run<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Run").field("cancel", &self.cancel).finish_non_exhaustive()
    }
}

impl Run<'_> {
    pub(crate) fn check(&self) -> Result<(), SearchError> {
        match self.cancel {
            Some(flag) if flag.load(Ordering::Relaxed) => Err(SearchError::Cancelled),
            _ => Ok(()),
        }
    }
}
