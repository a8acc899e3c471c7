//! Rollouts: playing a position out many times to learn what it is worth.
//!
//! The luck of every roll, the value it leads to less the mean over all rolls, both by the same
//! evaluator, is taken out of the results: of the five chances, and of the value with the cube in
//! each branch of its own. The mean stays that of the plain results, whatever the evaluator
//! believes; only the spread shrinks. Dice are balanced and the same for all candidates. A game
//! whose cube is turned is split in two that count half, as more depends on what follows.
//!
//! Invariant: a result depends on positions, settings and nets alone, not on threads, pauses or
//! what was asked before.

mod dice;
mod fold;
mod game;
mod keep;
mod moments;
mod node;
mod result;
mod settings;

pub use keep::KeepError;
pub use moments::Moments;
pub(crate) use result::set_behind_best;
pub use result::{Ended, Estimate, GroupState, RolledOut, RolloutResult, RolloutState, Subject, Sums};
pub use settings::{Luck, RolloutError, RolloutSettings, Stop, Strength};

use crate::cube::{CubeInfo, CubeMet};
use crate::search::{Run, SearchError, Searcher};
use crate::standard::Board;
use dice::Dice;
use fold::Fold;
use game::{Bench, Shared, Start, Table};
use std::fmt::Write as _;
use std::sync::{Mutex, PoisonError};

/// A rollout to be run: of a position with its cube decision, or of plays.
///
/// ```
/// use pasch_engine::{cube::CubeInfo, met::Met, nets, search::{Run, Searcher}, standard::Board};
/// use pasch_engine::rollout::{Rollout, RolloutSettings};
/// use std::sync::Arc;
/// let nets = nets::builtin();
/// let searcher = Searcher::new(Arc::new(nets.fast.clone()), Arc::new(Met::kazaross_xg2()));
/// let settings = RolloutSettings { trials: 36, ..RolloutSettings::TRUNCATED_1 };
/// let cube = CubeInfo::money(true, true);
/// let rollout = Rollout::cube_decision(&searcher, &Board::start(), &cube, settings)?;
/// let result = rollout.run(Run::default(), &mut |_| {})?;
/// let [no_double, double_take] = result.candidates[..] else { unreachable!() };
/// assert!(no_double.equity.mean > double_take.equity.mean);
/// assert!(!result.decision.unwrap().should_double());
/// # Ok::<(), pasch_engine::rollout::RolloutError>(())
/// ```
#[derive(Debug)]
pub struct Rollout<'s> {
    searcher: &'s Searcher,
    settings: RolloutSettings,
    /// The cube as the player the rollout is for sees it.
    cube: CubeInfo,
    subjects: Vec<Subject>,
    /// Games that are played side by side.
    groups: Vec<Vec<Start>>,
    state: RolloutState,
}

impl<'s> Rollout<'s> {
    /// A rollout of the position `board` before the roll of its player on roll, who sees `cube`:
    /// without a double and, where they may double, with a double that is taken.
    ///
    /// # Errors
    /// [`RolloutError::Settings`], or [`RolloutError::Search`] for impossible positions.
    pub fn cube_decision(
        searcher: &'s Searcher,
        board: &Board,
        cube: &CubeInfo,
        settings: RolloutSettings,
    ) -> Result<Self, RolloutError> {
        let start = |cube| Start { board: *board, cube, mine: true };
        let (mut subjects, mut games) = (vec![Subject::NoDouble], vec![start(*cube)]);
        if settings.cubeful && cube.can_double() {
            subjects.push(Subject::DoubleTake);
            games.push(start(cube.doubled()));
        }
        Self::new(searcher, settings, *cube, subjects, vec![games])
    }

    /// A rollout of the position `board` before the roll of its player on roll, who sees `cube`
    /// and does not double this turn.
    ///
    /// # Errors
    /// The same errors as [`Rollout::cube_decision`].
    pub fn position(
        searcher: &'s Searcher,
        board: &Board,
        cube: &CubeInfo,
        settings: RolloutSettings,
    ) -> Result<Self, RolloutError> {
        let start = Start { board: *board, cube: *cube, mine: true };
        Self::new(searcher, settings, *cube, vec![Subject::NoDouble], vec![vec![start]])
    }

    /// A rollout of plays: `boards` are the positions after them, the mover still in `lanes[0]`,
    /// and `cube` is their view. The opponent may double before they roll.
    ///
    /// # Errors
    /// [`RolloutError::Settings`], [`RolloutError::Empty`], or
    /// [`RolloutError::Search`] for impossible positions.
    pub fn plays(
        searcher: &'s Searcher,
        boards: &[Board],
        cube: &CubeInfo,
        settings: RolloutSettings,
    ) -> Result<Self, RolloutError> {
        let start = |board: &Board| vec![Start { board: board.swap(), cube: cube.swap(), mine: false }];
        let subjects = (0..boards.len()).map(Subject::Play).collect();
        Self::new(searcher, settings, *cube, subjects, boards.iter().map(start).collect())
    }

    fn new(
        searcher: &'s Searcher,
        settings: RolloutSettings,
        cube: CubeInfo,
        subjects: Vec<Subject>,
        groups: Vec<Vec<Start>>,
    ) -> Result<Self, RolloutError> {
        settings.check()?;
        if groups.is_empty() {
            return Err(RolloutError::Empty);
        }
        for start in groups.iter().flatten() {
            if !start.board.is_valid() || (start.mine && start.board.finished().is_some()) {
                return Err(SearchError::Position(Box::new(start.board)).into());
            }
        }
        let state = RolloutState { key: 0, groups: vec![GroupState::default(); groups.len()] };
        let mut rollout = Self { searcher, settings, cube, subjects, groups, state };
        rollout.state.key = rollout.key();
        Ok(rollout)
    }

    /// Goes on from where an earlier run of the same rollout came to. How long to go on
    /// (trials, stop) may differ.
    ///
    /// # Errors
    /// [`RolloutError::State`] when the state is that of another rollout.
    pub fn resume(mut self, state: &RolloutState) -> Result<Self, RolloutError> {
        let games = |g: &GroupState, starts: &Vec<Start>| g.blocks == 0 || g.sums.games.len() == starts.len();
        let fits = state.key == self.state.key
            && state.groups.len() == self.groups.len()
            && state.groups.iter().zip(&self.groups).all(|(group, starts)| games(group, starts));
        if !fits {
            return Err(RolloutError::State);
        }
        self.state = state.clone();
        Ok(self)
    }

    /// Plays the trials. `progress` is told after every block of trials what is known so far, on
    /// whichever thread finished it. Cancelled, it returns what it knows.
    ///
    /// # Errors
    /// [`RolloutError::Search`] when cancelled before the first block was done.
    pub fn run(
        &self,
        run: Run<'_>,
        progress: &mut (dyn FnMut(&RolloutResult) + Send),
    ) -> Result<RolloutResult, RolloutError> {
        let dice = Dice::new(self.settings.seed, self.settings.opening);
        let ways = [dice.ways(0), dice.ways(1)];
        let shared = Shared::default();
        let table = Table { searcher: self.searcher, settings: &self.settings, shared: &shared, run };
        let benches: Mutex<Vec<Bench>> = Mutex::default();
        let play = |group: usize, block: u32, trials: u32| -> Result<Sums, SearchError> {
            let mut bench = lock(&benches).pop().unwrap_or_default();
            let mut thrown = dice.of_block(block);
            let mut sums = Sums::default();
            for trial in 0..trials {
                sums.push(&table.trial(&self.groups[group], &mut thrown, &ways, trial, &mut bench)?);
            }
            lock(&benches).push(bench);
            Ok(sums)
        };
        let whole = self.settings.trials / dice.block();
        let fold = Mutex::new(Fold::new(self, self.state.clone(), progress));
        while let Some(pass) = { lock(&fold).next_pass(whole) } {
            let width = pass.groups.len();
            let tasks = (pass.to - pass.from) as usize * width;
            run.executor.run(tasks, &|task| {
                let (group, block) = (pass.groups[task % width], pass.from + (task / width) as u32);
                if !lock(&fold).wants(group) {
                    return;
                }
                let played = play(group, block, dice.block());
                let mut fold = lock(&fold);
                match played {
                    Ok(sums) => fold.take(&pass, group, block, sums),
                    Err(fault) => fold.fault = Some(fault),
                }
            });
        }
        let fold = fold.into_inner().unwrap_or_else(PoisonError::into_inner);
        let (state, ended, fault) = (fold.state, fold.ended, fold.fault);
        let rest = self.settings.trials - whole * dice.block();
        let complete = fault.is_none() && ended == Ended::Running;
        if complete && rest > 0 {
            let active: Vec<usize> = (0..self.groups.len())
                .filter(|&g| !state.groups[g].dropped && state.groups[g].blocks == whole)
                .collect();
            let tails: Vec<Mutex<Result<Sums, SearchError>>> =
                self.groups.iter().map(|_| Mutex::new(Ok(Sums::default()))).collect();
            run.executor.run(active.len(), &|task| {
                let played = play(active[task], whole, rest);
                *lock(&tails[active[task]]) = played;
            });
            let tails: Result<Vec<Sums>, SearchError> =
                tails.into_iter().map(|t| t.into_inner().unwrap_or_else(PoisonError::into_inner)).collect();
            return match tails {
                Ok(tails) => Ok(self.result(&state, &tails, Ended::Complete)),
                Err(fault) => self.broken_off(&state, fault),
            };
        }
        match fault {
            Some(fault) => self.broken_off(&state, fault),
            None => Ok(self.result(&state, &[], if complete { Ended::Complete } else { ended })),
        }
    }

    /// What is known when a fault ended the play.
    fn broken_off(&self, state: &RolloutState, fault: SearchError) -> Result<RolloutResult, RolloutError> {
        if fault == SearchError::Cancelled && state.groups.iter().all(|group| group.blocks > 0) {
            return Ok(self.result(state, &[], Ended::Cancelled));
        }
        Err(fault.into())
    }

    fn at(&self) -> CubeMet<'s> {
        CubeMet::new(self.cube, self.searcher.met())
    }

    fn net(&self) -> u64 {
        nets_of(self.searcher)
    }

    /// A number for everything a sum of trials depends on.
    fn key(&self) -> u64 {
        let settings = RolloutSettings { trials: 0, stop: None, drop: None, ..self.settings };
        let mut text = format!("{settings:?} {:?} {} ", self.cube, self.net());
        let first = self.groups.iter().flatten().next();
        let databases = (
            self.searcher.bearoff().map(|db| (db.points(), db.checkers())),
            self.searcher.two_sided().map(|db| (db.points(), db.checkers())),
            first.is_some_and(|start| self.searcher.hyper_of(&start.board).is_some()),
        );
        // How a trial is played; another number for another way. Writing to a string cannot fail.
        let _ = write!(text, "way 2 {:?} {databases:?} {:?}", self.groups, self.searcher.met());
        let mut hash = 0xCBF2_9CE4_8422_2325u64;
        for byte in text.bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
        hash
    }
}

/// A number that changes with the nets of a searcher: what results report as theirs.
#[must_use]
pub fn nets_of(searcher: &Searcher) -> u64 {
    let fast = searcher.pruner().map_or(0, |fast| fast.id());
    searcher.evaluator().id() ^ fast.rotate_left(1)
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
