//! Looking ahead: ranking plays and deciding about the cube some rolls deep.
//!
//! *Ply* counts the rolls looked ahead: 0 is the bare evaluator. Inside the tree every reply is
//! the best one by the bare evaluator with the gammon values of the score; the cube is carried
//! down as the set of states it can be in, each judged by Janowski's model at the leaves.
//!
//! Invariant: results do not depend on the cache, on what was searched before, or on how many
//! threads the [`Executor`] uses.

mod cache;
mod choice;
mod exact;
mod expand;
mod heats;
mod leaf;
mod slope;
mod states;
mod tree;

pub use slope::Slope;

use crate::bearoff::{Bearoff, TwoSided};
use crate::cube::{CubeDecision, CubeInfo, CubeMet, decide};
use crate::eval::{Evaluator, Probs};
use crate::hyper::Hyper;
use crate::met::Met;
use crate::standard::Board;
use crate::standard::movegen::Moves;
use cache::Results;
use exact::Exact;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use thiserror::Error;
use tree::{Tree, Workspace};

/// The deepest search there is.
pub const MOST_PLIES: u8 = 4;

/// Which plays the next stage of a search looks at: those within `threshold` of the best, at most
/// `keep`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stage {
    /// Most plays kept; 0 keeps all.
    pub keep: usize,
    /// Equity a kept play may be behind the best.
    pub threshold: f64,
}

/// Which plays are looked at how deep: one stage after the bare evaluator, one after 2 plies for
/// deeper searches. There is none after 1 ply: odd and even plies are not compared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Filter {
    /// Its name.
    pub name: &'static str,
    /// Applied to the static equities.
    pub first: Stage,
    /// Applied to the 2-ply equities of searches of 3 plies and more.
    pub second: Stage,
    /// Equity a play may be behind the best after a third of the rolls have been looked at from 2 plies up; what is
    /// farther behind is looked at no further. Infinite: all plays are looked at after every roll.
    pub race: f64,
}

impl Filter {
    /// 5 plays within .08, then 2 within .02.
    pub const TINY: Self = Self::new("tiny", (5, 0.08), (2, 0.02), 0.03);
    /// 8 plays within .12, then 2 within .03.
    pub const NARROW: Self = Self::new("narrow", (8, 0.12), (2, 0.03), 0.04);
    /// 6 plays within .16, then 2 within .04; the default.
    pub const NORMAL: Self = Self::new("normal", (6, 0.16), (2, 0.04), 0.05);
    /// 16 plays within .32, then 4 within .08.
    pub const LARGE: Self = Self::new("large", (16, 0.32), (4, 0.08), 0.10);
    /// 20 plays within .44, then 6 within .11.
    pub const HUGE: Self = Self::new("huge", (20, 0.44), (6, 0.11), 0.16);
    /// Every play to the full depth.
    pub const NONE: Self = Self::new("none", (0, f64::INFINITY), (0, f64::INFINITY), f64::INFINITY);

    /// All named filters, narrowest first.
    pub const ALL: [Self; 6] = [Self::TINY, Self::NARROW, Self::NORMAL, Self::LARGE, Self::HUGE, Self::NONE];

    const fn new(name: &'static str, first: (usize, f64), second: (usize, f64), race: f64) -> Self {
        Self {
            name,
            first: Stage { keep: first.0, threshold: first.1 },
            second: Stage { keep: second.0, threshold: second.1 },
            race,
        }
    }
}

/// How to search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchSettings {
    /// Rolls looked ahead, 0 to [`MOST_PLIES`].
    pub plies: u8,
    /// Which plays are looked at how deep.
    pub filter: Filter,
    /// Rank by cubeful equities; otherwise as if the cube never moved again.
    pub cubeful: bool,
}

impl Default for SearchSettings {
    /// 2 plies, the normal filter, cubeful.
    fn default() -> Self {
        Self { plies: 2, filter: Filter::NORMAL, cubeful: true }
    }
}

impl SearchSettings {
    /// The default with another depth.
    #[must_use]
    pub fn plies(plies: u8) -> Self {
        Self { plies, ..Self::default() }
    }
}

/// A play with its judgement. All numbers are the mover's, after the play and before the
/// opponent's roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RankedPlay {
    /// Moves of one way to make the play.
    pub moves: Moves,
    /// The position after it, the mover still in `lanes[0]`.
    pub board: Board,
    /// Cubeless chances.
    pub probs: Probs,
    /// Equity by which it was ranked: per unit of the cube for money, normalised in a match.
    pub equity: f64,
    /// Equity as if the cube never moved again, on the same scale.
    pub cubeless: f64,
    /// Match winning chance belonging to `equity`; none for money.
    pub mwc: Option<f64>,
    /// Rolls looked ahead for this play.
    pub plies: u8,
}

/// Why a search gave no result.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[non_exhaustive]
pub enum SearchError {
    /// The caller's cancel check said so.
    #[error("cancelled")]
    Cancelled,
    /// Dice outside 1 to 6.
    #[error("{0}-{1} is no roll")]
    Dice(u8, u8),
    /// More plies than [`MOST_PLIES`].
    #[error("{0} plies, more than {MOST_PLIES}")]
    TooDeep(u8),
    /// A position that cannot stand on a board, or a finished game.
    #[error("no position of a game in play: {0:?}")]
    Position(Box<Board>),
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

/// Searches with one evaluator, one match equity table and perhaps some databases. May be shared
/// between threads.
///
/// ```
/// use pasch_engine::cube::{CubeInfo, CubeVerdict};
/// use pasch_engine::{met::Met, nets, search::{Run, Searcher}, standard::Board};
/// use std::sync::Arc;
/// let searcher = Searcher::new(Arc::new(nets::builtin().fast.clone()), Arc::new(Met::kazaross_xg2()));
/// // Two on the two point, the opponent off with any roll: 26 of 36 win at once.
/// let board = Board::from_points(&[(2, 2), (0, 13)], &[(1, 2), (0, 13)]);
/// let money = CubeInfo::money(true, true);
/// let (decision, chances) = searcher.cube_decision(&board, &money, 2, Run::default())?;
/// assert!((chances.win - 26.0 / 36.0).abs() < 1e-5 && decision.best == CubeVerdict::DoubleTake);
/// # Ok::<(), pasch_engine::search::SearchError>(())
/// ```
pub struct Searcher {
    evaluator: Arc<dyn Evaluator>,
    pruner: Option<Pruner>,
    exact: Exact,
    met: Arc<Met>,
    /// What was searched before, for all threads.
    results: Results,
    /// Working memory of searches that are over, for the next ones.
    spare: Mutex<Vec<Workspace>>,
}

/// A fast evaluator that sorts out replies inside the tree.
#[derive(Clone)]
struct Pruner {
    evaluator: Arc<dyn Evaluator>,
    widths: Widths,
    /// Tells the results that are worth the fast evaluator's look.
    line: Option<Arc<Slope>>,
}

/// How many results of a roll inside the tree are looked at more closely.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Width {
    /// Results that a straight line through the fast evaluator lets through, at least 1.
    pub line: usize,
    /// Results of these that the fast evaluator shows to the main one, at least 1.
    pub keep: usize,
    /// And none that it likes so much less than the best, in normalised equity.
    pub margin: f32,
}

impl Width {
    /// So many results, however far behind.
    #[must_use]
    pub const fn keep(keep: usize) -> Self {
        Self { line: usize::MAX, keep, margin: f32::INFINITY }
    }
}

/// The widths of a tree. There are twenty times as many last rolls as rolls before them, which matter more.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Widths {
    /// After the last roll looked ahead.
    pub last: Width,
    /// After the rolls before it.
    pub before: Width,
    /// After every roll, for decisions that are near. What pruning takes from one side's replies raises the other
    /// side's equity, which plays have in common and a cube decision has not.
    pub near: Width,
    /// Plays so near each other at 2 plies and more are looked at again with `near`.
    pub again: Stage,
}

impl Widths {
    /// The same after every roll.
    #[must_use]
    pub const fn both(width: Width) -> Self {
        Self { last: width, before: width, near: width, again: Stage { keep: 1, threshold: 0.0 } }
    }

    pub(crate) const fn after(&self, plies: u8, near: bool) -> &Width {
        match plies {
            _ if near => &self.near,
            0 | 1 => &self.last,
            _ => &self.before,
        }
    }
}

impl fmt::Debug for Searcher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Searcher")
            .field("pruner", &self.pruner.as_ref().map(|p| p.widths))
            .field("exact", &self.exact)
            .field("met", &self.met.name())
            .finish_non_exhaustive()
    }
}

impl Searcher {
    /// A searcher without databases and without pruning.
    #[must_use]
    pub fn new(evaluator: Arc<dyn Evaluator>, met: Arc<Met>) -> Self {
        Self {
            evaluator,
            pruner: None,
            exact: Exact::default(),
            met,
            results: Results::new(cache::ENTRIES),
            spare: Mutex::default(),
        }
    }

    /// Takes cubeless chances of covered races from `bearoff`.
    #[must_use]
    pub fn with_bearoff(mut self, bearoff: Arc<Bearoff>) -> Self {
        self.exact.bearoff = Some(bearoff);
        self.forgetful()
    }

    /// Takes chances and money equities of late bear-offs from `two_sided`; they are exact.
    #[must_use]
    pub fn with_two_sided(mut self, two_sided: Arc<TwoSided>) -> Self {
        self.exact.two_sided = Some(two_sided);
        self.forgetful()
    }

    /// Takes chances and money equities of games with its number of checkers from `hyper`; they are exact.
    #[must_use]
    pub fn with_hyper(self, hyper: Arc<Hyper>) -> Self {
        self.with_hyper_on_demand(|| Some(hyper))
    }

    /// The same with a solution that is opened when a position of its game is first asked about.
    #[must_use]
    pub fn with_hyper_on_demand(
        mut self,
        open: impl FnOnce() -> Option<Arc<Hyper>> + Send + 'static,
    ) -> Self {
        self.exact.hyper = Some(Arc::new(LazyLock::new(Box::new(open))));
        self.forgetful()
    }

    /// Lets `evaluator` sort the replies inside the tree first; only those within `widths` are shown to the main
    /// evaluator. The plays at the root are never pruned so.
    #[must_use]
    pub fn with_pruner(mut self, evaluator: Arc<dyn Evaluator>, widths: Widths) -> Self {
        self.pruner = Some(Pruner { evaluator, widths, line: None });
        self.forgetful()
    }

    /// Lets a straight line through the pruner's judgement choose the results of a roll before the pruner sees them,
    /// as many as the pruner's widths say. Nothing happens without a pruner.
    #[must_use]
    pub fn with_line(mut self, slope: Arc<Slope>) -> Self {
        if let Some(pruner) = &mut self.pruner {
            pruner.line = Some(slope);
        }
        self.forgetful()
    }

    /// Keeps the results of `entries` positions, 104 bytes each, for later searches; with 0 none. Results are the same
    /// with any number.
    #[must_use]
    pub fn with_cache(mut self, entries: usize) -> Self {
        self.results = Results::new(entries);
        self
    }

    /// With nothing kept from before: what a result depends on has changed.
    fn forgetful(mut self) -> Self {
        self.results = Results::new(self.results.entries());
        self.spare = Mutex::default();
        self
    }

    /// Judges matches by another table.
    #[must_use]
    pub fn with_met(mut self, met: Arc<Met>) -> Self {
        self.met = met;
        self.forgetful()
    }

    /// Another search with the same nets and databases, judging matches by `met`.
    #[must_use]
    pub fn judging_by(&self, met: Arc<Met>) -> Self {
        Self {
            evaluator: Arc::clone(&self.evaluator),
            pruner: self.pruner.clone(),
            exact: self.exact.clone(),
            met,
            results: Results::new(self.results.entries()),
            spare: Mutex::default(),
        }
    }

    /// The match equity table.
    #[must_use]
    pub fn met(&self) -> &Arc<Met> {
        &self.met
    }

    /// The one-sided bear-off database, if there is one.
    #[must_use]
    pub fn bearoff(&self) -> Option<&Arc<Bearoff>> {
        self.exact.bearoff.as_ref()
    }

    /// The two-sided bear-off database, if there is one.
    #[must_use]
    pub fn two_sided(&self) -> Option<&Arc<TwoSided>> {
        self.exact.two_sided.as_ref()
    }

    /// The solution of the game that is played with so few checkers, if there is one.
    pub(crate) fn hyper_of(&self, board: &Board) -> Option<&Arc<Hyper>> {
        self.exact.hyper(board)
    }

    /// The solved small game, if there is one; it is opened for this.
    #[must_use]
    pub fn hyper(&self) -> Option<&Arc<Hyper>> {
        self.exact.hyper.as_ref().and_then(|solution| (**solution).as_ref())
    }

    /// The chances of the player on roll where a database or the end of the game tells them.
    #[must_use]
    pub fn known_probs(&self, board: &Board) -> Option<Probs> {
        self.exact.probs(board)
    }

    /// The value of the game to the player on roll with the best cube play of both, where a
    /// database tells it exactly: for money only.
    #[must_use]
    pub fn known_value(&self, board: &Board, cube: &CubeInfo) -> Option<f64> {
        self.exact.value(board, CubeMet::new(*cube, &self.met))
    }

    /// Ranks every play of a roll, best first: plays looked at deeper come before the others,
    /// equal depths by equity. `board` has the player who rolled in `lanes[0]`, `cube` is their
    /// view. `always` names positions after a play (mover first) that pass every filter.
    ///
    /// # Errors
    /// [`SearchError`] for impossible input, or when cancelled.
    ///
    /// ```
    /// use pasch_engine::{analyst::Engine, cube::CubeInfo, standard::Board};
    /// use pasch_engine::search::{Run, SearchError, SearchSettings};
    /// let (engine, cube, settings) = (Engine::builtin(), CubeInfo::money(true, true), SearchSettings::plies(1));
    /// let rank = |dice| engine.searcher().rank_plays(&Board::start(), dice, &cube, &settings, &[], Run::default());
    /// // 6-1 makes the bar point.
    /// assert_eq!(rank((6, 1))?[0].moves.pairs(), [(13, 7), (8, 7)]);
    /// assert_eq!(rank((7, 1)), Err(SearchError::Dice(7, 1)));
    /// # Ok::<(), SearchError>(())
    /// ```
    pub fn rank_plays(
        &self,
        board: &Board,
        dice: (u8, u8),
        cube: &CubeInfo,
        settings: &SearchSettings,
        always: &[Board],
        run: Run<'_>,
    ) -> Result<Vec<RankedPlay>, SearchError> {
        check(board, settings.plies)?;
        if !(1..=6).contains(&dice.0) || !(1..=6).contains(&dice.1) {
            return Err(SearchError::Dice(dice.0, dice.1));
        }
        choice::rank(self, board, dice, cube, settings, always, run)
    }

    /// The cube decision of the player on roll of `board`, before their roll, `plies` deep.
    ///
    /// # Errors
    /// [`SearchError`] for impossible input, or when cancelled.
    pub fn cube_decision(
        &self,
        board: &Board,
        cube: &CubeInfo,
        plies: u8,
        run: Run<'_>,
    ) -> Result<(CubeDecision, Probs), SearchError> {
        check(board, plies)?;
        choice::cube(self, board, cube, plies, run)
    }

    /// Chances of the player on roll of `board`, before their roll, and the value of the game to them
    /// (points of the whole cube, or match winning chance), with the best cube play of both if
    /// `cubeful`.
    ///
    /// # Errors
    /// [`SearchError`] for impossible input, or when cancelled.
    ///
    /// ```
    /// use pasch_engine::{analyst::Engine, cube::CubeInfo, search::Run, standard::Board};
    /// let (engine, even) = (Engine::builtin(), CubeInfo::in_match(7, 7, false));
    /// let (chances, mwc) = engine.searcher().evaluate(&Board::start(), &even, 1, true, Run::default())?;
    /// assert!(chances.win > 0.5 && chances.win_bg <= chances.win_g && mwc > 0.5);
    /// # Ok::<(), pasch_engine::search::SearchError>(())
    /// ```
    pub fn evaluate(
        &self,
        board: &Board,
        cube: &CubeInfo,
        plies: u8,
        cubeful: bool,
        run: Run<'_>,
    ) -> Result<(Probs, f64), SearchError> {
        check(board, plies)?;
        choice::evaluate(self, board, cube, plies, cubeful, run)
    }

    /// The main evaluator.
    pub(crate) fn evaluator(&self) -> &dyn Evaluator {
        &*self.evaluator
    }

    /// The fast evaluator that sorts replies, if there is one.
    pub(crate) fn pruner(&self) -> Option<&dyn Evaluator> {
        self.pruner.as_ref().map(|pruner| &*pruner.evaluator)
    }

    /// The value with the best cube play, from static chances: exact where it is known.
    pub(crate) fn static_value(&self, board: &Board, probs: &Probs, at: CubeMet<'_>) -> f64 {
        self.exact.cubeful(board, probs, at)
    }

    /// The cube decision from static chances: exact where it is known.
    pub(crate) fn static_decision(&self, board: &Board, probs: &Probs, at: CubeMet<'_>) -> CubeDecision {
        let doubled = || self.exact.cubeful(board, probs, CubeMet { cube: at.cube.doubled(), ..at });
        let [no_double, double_take] = self
            .exact
            .branches(board, at)
            .unwrap_or_else(|| [self.exact.undoubled(board, probs, at), doubled()]);
        decide(no_double, double_take, at)
    }

    /// Runs `work` with working memory kept from earlier searches.
    fn with_tree<T>(&self, run: Run<'_>, work: impl FnOnce(&mut Tree<'_>) -> T) -> T {
        let spare = || self.spare.lock().unwrap_or_else(PoisonError::into_inner);
        let mut workspace = spare().pop().unwrap_or_default();
        let result = work(&mut Tree { searcher: self, workspace: &mut workspace, run });
        spare().push(workspace);
        result
    }
}

fn check(board: &Board, plies: u8) -> Result<(), SearchError> {
    if plies > MOST_PLIES {
        return Err(SearchError::TooDeep(plies));
    }
    if !board.is_valid() || board.finished().is_some() {
        return Err(SearchError::Position(Box::new(*board)));
    }
    Ok(())
}

/// The 21 rolls with the number of ways, of 36, to throw them; the order every sum uses.
pub(crate) const ROLLS: [((u8, u8), u8); 21] = {
    let mut rolls = [((0, 0), 0); 21];
    let (mut i, mut high) = (0, 1);
    while high <= 6 {
        let mut low = 1;
        while low <= high {
            rolls[i] = ((high, low), if high == low { 1 } else { 2 });
            i += 1;
            low += 1;
        }
        high += 1;
    }
    rolls
};

#[cfg(test)]
mod tests;
