//! Problems for everybody: decisions of games that the engine plays against itself, with rolled-out answers.
//!
//! A game gives one problem at most. Which kind is looked for depends on what was missing when the game's round of games
//! began, so the set depends on seed and nets alone, not on threads or on when the work was stopped.

pub mod check;
mod find;
pub mod journal;
pub mod manifest;
mod verdict;

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Instant;

use pasch_engine::analyst::Engine;
use pasch_engine::nets;
use pasch_practice::set::{Entry, Kind};

use crate::progress::{Progress, RunError, Watch};
use crate::store::StoreError;
use find::{Finder, Found};
use journal::{Journal, Outcome};
pub use verdict::{Limits, Verdict, roll_out};

/// Raised when problems are found or rolled out in another way.
const WAY: u64 = 3;

/// Games of a round.
const ROUND: u64 = 32;

/// Seconds between two reports.
const REPORT: f64 = 0.5;

/// How a set is made.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// Seed of games and dice.
    pub seed: u64,
    /// Problems of each kind.
    pub each: usize,
    /// Games that are played at most.
    pub games: u64,
    pub threads: usize,
    pub limits: Limits,
}

impl Plan {
    /// A number for all that the answers of a kind depend on: seed, nets and how it is done.
    #[must_use]
    pub fn judge(&self, kind: Kind) -> u64 {
        let nets = nets::builtin();
        let race = nets.main.race().id();
        let ids = if matches!(kind, Kind::BearOff | Kind::RaceCube) {
            vec![race]
        } else {
            vec![nets.main.id(), nets.fast.id()]
        };
        hash(&[WAY, self.seed, self.limits.key()].into_iter().chain(ids).collect::<Vec<_>>())
    }

    /// The same for games in which nothing was found.
    fn key(&self) -> u64 {
        self.judge(Kind::Opening) ^ u64::from(nets::builtin().main.race().id() as u32)
    }
}

/// A number from numbers (FNV-1a over their bytes).
fn hash(words: &[u64]) -> u64 {
    words.iter().flat_map(|word| word.to_le_bytes()).fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
    })
}

/// What is still missing, as shares of what was asked for, by kind and, of questions about the cube, by the answer: not to
/// act, to act.
#[derive(Clone, Debug)]
pub(crate) struct Need([[f64; 2]; Kind::ALL.len()]);

/// The share of a kind's questions about the cube that may have the same answer.
const ONE_SIDED: f64 = 0.6;

impl Need {
    fn of(plan: &Plan, kept: &[Kind], entries: &[Entry]) -> Self {
        let each = plan.each as f64;
        Self(Kind::ALL.map(|kind| {
            if kept.contains(&kind) {
                return [0.0; 2];
            }
            let of_kind = entries.iter().filter(|entry| entry.kind == kind);
            let (mut all, mut sides) = (0.0, [0.0; 2]);
            for entry in of_kind {
                all += 1.0;
                if let Some(acts) = entry.acts() {
                    sides[usize::from(acts)] += 1.0;
                }
            }
            let left = ((each - all) / each).max(0.0);
            sides.map(|side| if side < ONE_SIDED * each { left } else { 0.0 })
        }))
    }

    /// How much a kind is needed; `side` says which answer is best, where it is about the cube.
    fn share(&self, kind: Kind, side: Option<bool>) -> f64 {
        let place = Kind::ALL.iter().position(|one| *one == kind).unwrap_or(0);
        let [stay, act] = self.0[place];
        match side {
            Some(false) => stay,
            Some(true) => act,
            None => stay.max(act),
        }
    }

    fn is_met(&self) -> bool {
        self.0.iter().flatten().all(|&share| share <= 0.0)
    }
}

/// The nets with the databases of the bear-off.
pub struct Maker<'e> {
    pub engine: &'e Engine,
    pub plan: Plan,
    /// Kinds that are not made because there are enough with the same judge.
    pub kept: Vec<Kind>,
}

impl Maker<'_> {
    /// Goes on until there are enough problems of every kind, or `watch` says stop, or all games were played. Everything is
    /// written to the journal in `folder` at once, and a run that was killed loses the games it was at.
    ///
    /// # Errors
    /// [`RunError::Stopped`], or when the journal or a game fails.
    pub fn run(&self, folder: &Path, watch: &mut Watch<'_>) -> Result<Vec<Entry>, RunError> {
        std::fs::create_dir_all(folder).map_err(StoreError::io(folder))?;
        let journal = Mutex::new(Journal::open(folder, &self.plan)?);
        let watch = Mutex::new(Reports { watch, begun: Instant::now(), last: None, at_first: None });
        let mut entries = Vec::new();
        for round in 0..self.plan.games.div_ceil(ROUND) {
            let need = Need::of(&self.plan, &self.kept, &entries);
            if need.is_met() {
                break;
            }
            self.round(round * ROUND, &need, &journal, &watch, &entries)?;
            let held = journal.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            entries.extend(held.entries(round * ROUND..(round + 1) * ROUND).cloned());
        }
        Ok(entries)
    }

    fn round(
        &self,
        from: u64,
        need: &Need,
        journal: &Mutex<Journal>,
        reports: &Mutex<Reports<'_, '_>>,
        entries: &[Entry],
    ) -> Result<(), RunError> {
        let lock = || journal.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let todo: Vec<u64> =
            (from..(from + ROUND).min(self.plan.games)).filter(|&game| !lock().knows(game)).collect();
        let (next, stopped) = (AtomicUsize::new(0), AtomicBool::new(false));
        let work = || -> Result<(), RunError> {
            while let Some(&game) = todo.get(next.fetch_add(1, Ordering::Relaxed)) {
                if stopped.load(Ordering::Relaxed) {
                    return Err(RunError::Stopped);
                }
                let outcome =
                    self.game(game, need).inspect_err(|_| stopped.store(true, Ordering::Relaxed))?;
                let known = lock().add(game, outcome)?;
                let mut reports = reports.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                if !reports.tell(&self.plan, &self.kept, entries.len(), &known) {
                    stopped.store(true, Ordering::Relaxed);
                }
            }
            if stopped.load(Ordering::Relaxed) { Err(RunError::Stopped) } else { Ok(()) }
        };
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
            let ended: Vec<_> = workers.into_iter().map(|worker| worker.join()).collect();
            ended.into_iter().try_for_each(|end| end.unwrap_or(Err(RunError::Stopped)))
        })
    }

    fn game(&self, game: u64, need: &Need) -> Result<Outcome, RunError> {
        let finder = Finder { searcher: self.engine.searcher(), seed: self.plan.seed, need };
        let Some(found) = finder.search(game).map_err(RunError::refused)? else {
            return Ok(Outcome::Nothing);
        };
        let verdict = roll_out(self.engine.searcher(), &found.asked, &found.boards(), &self.plan.limits, 0)
            .map_err(RunError::refused)?;
        Ok(match verdict.filter(|verdict| verdict.settled && verdict.margin() >= least(found.kind)) {
            Some(verdict) => Outcome::Kept(Box::new(entry(&found, &verdict))),
            None => Outcome::Unsettled(found.kind),
        })
    }
}

/// Equity by which the best answer of a kind is before the next, at least.
const fn least(kind: Kind) -> f64 {
    if matches!(kind, Kind::BearOff) { 0.01 } else { 0.02 }
}

fn entry(found: &Found, verdict: &Verdict) -> Entry {
    let answers = verdict.answers(&found.asked, &found.moves());
    let mut entry = Entry {
        kind: found.kind,
        asked: found.asked,
        difficulty: 0.0,
        trials: verdict.trials(),
        margin_se: verdict::rounded(verdict.margin_se),
        answers,
    };
    entry.difficulty = found.difficulty(&entry, verdict.best).round();
    entry
}

/// What is said of the work while it is done.
struct Reports<'w, 'f> {
    watch: &'w mut Watch<'f>,
    begun: Instant,
    last: Option<Instant>,
    /// Problems known when the first game of this run ended.
    at_first: Option<usize>,
}

impl Reports<'_, '_> {
    fn tell(&mut self, plan: &Plan, kept: &[Kind], _: usize, known: &journal::Counts) -> bool {
        if self.last.is_some_and(|last| last.elapsed().as_secs_f64() < REPORT) {
            return true;
        }
        self.last = Some(Instant::now());
        let made = |kind: Kind| if kept.contains(&kind) { plan.each } else { known.of(kind).min(plan.each) };
        let done: usize = Kind::ALL.into_iter().map(made).sum();
        let first = *self.at_first.get_or_insert(done);
        let total = plan.each * Kind::ALL.len();
        let new = done.saturating_sub(first);
        let pace = self.begun.elapsed().as_secs_f64() / new.max(1) as f64;
        let kinds: Vec<String> =
            Kind::ALL.into_iter().map(|kind| format!("{} {}", kind.name(), made(kind))).collect();
        (self.watch)(&Progress {
            stage: "games",
            done: done as u64,
            total: total as u64,
            seconds_left: pace * (total - done) as f64,
            note: format!("{}; {} games, {} unsettled", kinds.join(", "), known.games, known.unsettled),
        })
    }
}

#[cfg(test)]
mod tests;
