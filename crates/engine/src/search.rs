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
mod settings;
mod slope;
mod sources;
mod states;
mod tree;
mod worth;

pub use crate::rolls::MOST_PLIES;
pub use crate::run::{Executor, Run, SearchError, Serial};
pub use settings::{BoardPlay, Filter, RankedPlay, SearchSettings, Stage, Width, Widths};
pub use slope::Slope;

use crate::bearoff::{Bearoff, TwoSided};
use crate::cube::{CubeDecision, CubeInfo, CubeMet, decide};
use crate::eval::{Evaluator, Probs};
use crate::hyper::Hyper;
use crate::met::Met;
use crate::standard::Board;
use cache::Results;
use exact::Exact;
use sources::{Pruner, Sources};
use std::fmt;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use tree::{Tree, Workspace};

/// Searches with one evaluator, one match equity table and perhaps some databases. May
/// be shared between threads.
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
    sources: Sources,
    met: Arc<Met>,
    /// What was searched before, for all threads.
    results: Results,
    /// Working memory of searches that are over, for the next ones.
    spare: Mutex<Vec<Workspace>>,
}

impl fmt::Debug for Searcher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Searcher")
            .field("pruner", &self.sources.pruner.as_ref().map(|p| p.widths))
            .field("exact", &self.sources.exact)
            .field("met", &self.met.name())
            .finish_non_exhaustive()
    }
}

impl Searcher {
    /// A searcher without databases and without pruning.
    #[must_use]
    pub fn new(evaluator: Arc<dyn Evaluator>, met: Arc<Met>) -> Self {
        Self {
            sources: Sources { evaluator, pruner: None, exact: Exact::default() },
            met,
            results: Results::new(cache::ENTRIES),
            spare: Mutex::default(),
        }
    }

    /// Takes cubeless chances of covered races from `bearoff`.
    #[must_use]
    pub fn with_bearoff(mut self, bearoff: Arc<Bearoff>) -> Self {
        self.sources.exact.bearoff = Some(bearoff);
        self.forgetful()
    }

    /// Takes chances and money equities of late bear-offs from `two_sided`; they are exact.
    #[must_use]
    pub fn with_two_sided(mut self, two_sided: Arc<TwoSided>) -> Self {
        self.sources.exact.two_sided = Some(two_sided);
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
        self.sources.exact.hyper = Some(Arc::new(LazyLock::new(Box::new(open))));
        self.forgetful()
    }

    /// Lets `evaluator` sort the replies inside the tree first; only those within `widths` are shown to the main
    /// evaluator. The plays at the root are never pruned so.
    #[must_use]
    pub fn with_pruner(mut self, evaluator: Arc<dyn Evaluator>, widths: Widths) -> Self {
        self.sources.pruner = Some(Pruner { evaluator, widths, line: None });
        self.forgetful()
    }

    /// Lets a straight line through the pruner's judgement choose the results of a roll before the pruner sees them,
    /// as many as the pruner's widths say. Nothing happens without a pruner.
    #[must_use]
    pub fn with_line(mut self, slope: Arc<Slope>) -> Self {
        if let Some(pruner) = &mut self.sources.pruner {
            pruner.line = Some(slope);
        }
        self.forgetful()
    }

    /// Keeps the results of `entries` positions, 104 bytes each, for later searches; with 0 none. Results are
    /// the same with any number.
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
            sources: self.sources.clone(),
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
        self.sources.exact.bearoff.as_ref()
    }

    /// The two-sided bear-off database, if there is one.
    #[must_use]
    pub fn two_sided(&self) -> Option<&Arc<TwoSided>> {
        self.sources.exact.two_sided.as_ref()
    }

    /// The solution of the game that is played with so few checkers, if there is one.
    pub(crate) fn hyper_of(&self, board: &Board) -> Option<&Arc<Hyper>> {
        self.sources.exact.hyper(board)
    }

    /// The solved small game, if there is one; it is opened for this.
    #[must_use]
    pub fn hyper(&self) -> Option<&Arc<Hyper>> {
        self.sources.exact.hyper.as_ref().and_then(|solution| (**solution).as_ref())
    }

    /// The chances of the player on roll where a database or the end of the game tells them.
    #[must_use]
    pub fn known_probs(&self, board: &Board) -> Option<Probs> {
        self.sources.exact.probs(board)
    }

    /// The value of the game to the player on roll with the best cube play of both, where a
    /// database tells it exactly: for money only.
    #[must_use]
    pub fn known_value(&self, board: &Board, cube: &CubeInfo) -> Option<f64> {
        self.sources.exact.value(board, CubeMet::new(*cube, &self.met))
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
    /// assert_eq!(rank((6, 1))?[0].play.moves.pairs(), [(13, 7), (8, 7)]);
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
    ) -> Result<Vec<RankedPlay<BoardPlay>>, SearchError> {
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

    /// Chances of the player on roll of `board`, before their roll, and the value of the game to them (points
    /// of the whole cube, or match winning chance), with the best cube play of both if `cubeful`.
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

    /// The main evaluator, which judges what no database knows.
    pub(crate) fn evaluator(&self) -> &dyn Evaluator {
        &*self.sources.evaluator
    }

    /// The fast evaluator that sorts replies, if there is one.
    pub(crate) fn pruner(&self) -> Option<&dyn Evaluator> {
        self.sources.pruner.as_ref().map(|pruner| &*pruner.evaluator)
    }

    /// The value with the best cube play, from static chances: exact where it is known.
    pub(crate) fn static_value(&self, board: &Board, probs: &Probs, at: CubeMet<'_>) -> f64 {
        self.sources.exact.cubeful(board, probs, at)
    }

    /// The cube decision from static chances: exact where it is known.
    pub(crate) fn static_decision(&self, board: &Board, probs: &Probs, at: CubeMet<'_>) -> CubeDecision {
        let doubled = || self.sources.exact.cubeful(board, probs, CubeMet { cube: at.cube.doubled(), ..at });
        let [no_double, double_take] = self
            .sources
            .exact
            .branches(board, at)
            .unwrap_or_else(|| [self.sources.exact.undoubled(board, probs, at), doubled()]);
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

#[cfg(test)]
mod tests;
