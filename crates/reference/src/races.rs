//! Race formulas beside the truth, over races that are drawn by a seed.
//!
//! Bear-offs of a few checkers have an exact truth, the two-sided database. For races with all checkers no such database
//! fits into memory; there the truth is a search that knows every chance without a cube exactly. How good this search
//! is, the bear-offs tell: it is tried on them as if it were a formula.

use std::sync::{Arc, Mutex, PoisonError};

use pasch_engine::bearoff::{Bearoff, TwoSided};
use pasch_engine::cube::{CubeDecision, CubeInfo, CubeMet, CubeOwner, decide};
use pasch_engine::database::DatabaseError;
use pasch_engine::eval::{Evaluator, Probs};
use pasch_engine::level::Chance;
use pasch_engine::met::Met;
use pasch_engine::race::Advice;
use pasch_engine::search::{Executor, Run, Searcher};
use pasch_engine::standard::Board;
use serde::Serialize;

use crate::formulas::Formula;
use crate::round;

/// The chances without a cube, in per cent, between which the player on roll wins: elsewhere everybody knows what to do.
pub const WINDOW: [u32; 2] = [60, 90];

/// Which races are drawn, and how they are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Bear-offs that are drawn; a tenth of this number are drawn of the races with all checkers, and the search is
    /// tried on a twentieth.
    pub races: u32,
    /// The seed of the draw.
    pub seed: u64,
    /// The fewest and the most checkers of a side in a bear-off.
    pub checkers: [u8; 2],
    /// The points on which the checkers stand in races with all of them.
    pub points: u8,
    /// Rolls that the search looks ahead.
    pub plies: u8,
}

impl Plan {
    /// The plan of the delivered figures.
    pub const STANDARD: Self = Self { races: 10_000, seed: 1, checkers: [3, 8], points: 8, plies: 2 };
}

/// Both kinds of races.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Races {
    /// The seed of the draw.
    pub seed: u64,
    /// The chances between which the player on roll wins, in per cent.
    pub window: [u32; 2],
    /// The fewest and the most checkers of a side in the bear-offs.
    pub checkers: [u8; 2],
    /// The points on which the checkers stand in races with all of them.
    pub points: u8,
    /// Rolls that the search looks ahead.
    pub plies: u8,
    /// Bear-offs; the last row is the search.
    pub short: Set,
    /// Races with all checkers.
    pub long: Set,
}

/// How well the formulas do in one kind of race.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Set {
    /// Races of this kind.
    pub races: u32,
    /// Mean pips of the player on roll.
    pub pips: f64,
    /// A row for each formula.
    pub rows: Vec<Row>,
    /// The formulas that name winning chances.
    pub chances: Vec<ChanceRow>,
}

/// How often a formula is wrong.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// Its name; none is the search.
    pub formula: Option<&'static str>,
    /// Races that it was tried on.
    pub races: u32,
    /// Offering a cube that is in the middle.
    pub double: Wrong,
    /// Offering one's own cube.
    pub redouble: Wrong,
    /// Taking.
    pub take: Wrong,
}

/// Errors about one kind of decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Wrong {
    /// Per cent of the races in which the decision is wrong.
    pub share: f64,
    /// Equity that this gives up for each race, the right decisions counted as well, in thousandths of the cube before
    /// the double.
    pub lost: f64,
}

/// The error of a winning chance, in per cent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChanceRow {
    /// The formula's name.
    pub formula: &'static str,
    /// The mean error.
    pub mean: f64,
    /// The largest error.
    pub worst: f64,
}

impl Races {
    /// Draws and judges all races.
    ///
    /// # Errors
    /// [`DatabaseError`] when a size of the plan is out of range.
    pub fn compute(plan: &Plan, executor: &dyn Executor) -> Result<Self, DatabaseError> {
        let [fewest, most] = plan.checkers;
        let few = Bearoff::generate_with(6, usize::from(most), executor, &mut |_| true)?;
        let exact = TwoSided::generate(6, usize::from(most), executor, &mut |_| true)?;
        let races = draw(plan.seed, plan.races, |chance| {
            let lanes = [0, 1].map(|_| {
                let checkers = fewest + chance.below(u64::from(most - fewest) + 1) as u8;
                lane(chance, checkers, 6)
            });
            let board = Board { lanes };
            exact.probs(&board).map(|probs| (board, f64::from(probs.win)))
        });
        let truths = map(executor, &races, |board| of_database(&exact, board));
        let mut short = set(&races, &truths);
        let searcher = searcher(few);
        let tried = &races[..races.len() / 20];
        let found = map(executor, tried, |board| of_search(&searcher, board, plan.plies));
        let advice = |at: usize| found[at].advice();
        short.rows.push(row(None, &truths[..tried.len()], advice));

        let all = Bearoff::generate_with(usize::from(plan.points), 15, executor, &mut |_| true)?;
        let races = draw(plan.seed, plan.races / 10, |chance| {
            let board = Board { lanes: [0, 1].map(|_| lane(chance, 15, plan.points)) };
            all.race_probs(&board).map(|probs| (board, f64::from(probs.win)))
        });
        let searcher = self::searcher(all);
        let truths = map(executor, &races, |board| of_search(&searcher, board, plan.plies));
        let long = set(&races, &truths);
        let Plan { seed, checkers, points, plies, .. } = *plan;
        Ok(Self { seed, window: WINDOW, checkers, points, plies, short, long })
    }
}

/// A race, and the chance of the player on roll without a cube.
type Race = (Board, f64);

/// The right decisions and what the others cost, in units of the cube before the double.
#[derive(Clone, Copy, Debug)]
struct Truth {
    centred: CubeDecision,
    own: CubeDecision,
}

impl Truth {
    /// The right decisions.
    fn advice(&self) -> Advice {
        let Self { centred, own } = self;
        Advice { double: centred.should_double(), redouble: own.should_double(), take: centred.take }
    }

    /// The cost of each decision that differs: double or not, redouble or not, take or not; 0 where it is right.
    fn costs(&self, said: Advice) -> [f64; 3] {
        let cube = |decision: &CubeDecision, double: bool| {
            if double { decision.double_loss() } else { decision.no_double_loss() }
        };
        let take = if said.take { self.centred.take_loss() } else { self.centred.pass_loss() };
        [cube(&self.centred, said.double), cube(&self.own, said.redouble), take]
    }
}

const CENTRED: CubeInfo = CubeInfo::money(false, false);
const OWN: CubeInfo = CENTRED.with(2, CubeOwner::Mine);

fn of_database(database: &TwoSided, board: &Board) -> Truth {
    let equities = database.equities(board).expect("races are drawn from the database");
    let met = Met::kazaross_xg2();
    let decision = |cube: CubeInfo, undoubled: f64| {
        let at = CubeMet::new(cube, &met);
        decide(at.value(undoubled), at.value(equities.doubled()), at)
    };
    Truth { centred: decision(CENTRED, equities.centred), own: decision(OWN, equities.own) }
}

fn of_search(searcher: &Searcher, board: &Board, plies: u8) -> Truth {
    let decision = |cube: &CubeInfo| {
        let (decision, _) =
            searcher.cube_decision(board, cube, plies, Run::default()).expect("a race is no odd position");
        decision
    };
    Truth { centred: decision(&CENTRED), own: decision(&OWN) }
}

/// A search that knows the chances of all races of a database.
fn searcher(database: Bearoff) -> Searcher {
    /// Is never asked: plays of a race stay within the database.
    struct Nobody;
    impl Evaluator for Nobody {
        fn evaluate(&self, boards: &[Board], _: &mut [Probs]) {
            assert!(boards.is_empty(), "a race left its database");
        }
    }
    Searcher::new(Arc::new(Nobody), Arc::new(Met::kazaross_xg2())).with_bearoff(Arc::new(database))
}

/// Draws races in which the player on roll wins as often as the window says.
fn draw(seed: u64, races: u32, next: impl Fn(&mut Chance) -> Option<Race>) -> Vec<Race> {
    let mut chance = Chance::new(seed);
    let [low, high] = WINDOW.map(|percent| f64::from(percent) / 100.0);
    let mut found = Vec::with_capacity(races as usize);
    while found.len() < races as usize {
        found.extend(next(&mut chance).filter(|(_, win)| (low..=high).contains(win)));
    }
    found
}

/// The truth about each race, in their order.
fn map(executor: &dyn Executor, races: &[Race], truth: impl Fn(&Board) -> Truth + Sync) -> Vec<Truth> {
    let slots: Vec<Mutex<Option<Truth>>> = races.iter().map(|_| Mutex::new(None)).collect();
    executor.run(races.len(), &|at| {
        *slots[at].lock().unwrap_or_else(PoisonError::into_inner) = Some(truth(&races[at].0));
    });
    let truths = slots.into_iter().map(|slot| slot.into_inner().unwrap_or_else(PoisonError::into_inner));
    truths.map(|truth| truth.expect("an executor runs every task")).collect()
}

/// All formulas on some races.
fn set(races: &[Race], truths: &[Truth]) -> Set {
    let rows = Formula::ALL
        .map(|formula| row(Some(formula.name()), truths, |at: usize| formula.advice(&races[at].0)));
    let chances = Formula::ALL.iter().filter_map(|formula| {
        let errors: Option<Vec<f64>> =
            races.iter().map(|(board, win)| Some((formula.chance(board)? - win).abs())).collect();
        let errors = errors?;
        let mean = errors.iter().sum::<f64>() / errors.len().max(1) as f64;
        let worst = errors.iter().copied().fold(0.0, f64::max);
        let formula = formula.name();
        Some(ChanceRow { formula, mean: round::to(100.0 * mean, 2), worst: round::percent(worst) })
    });
    let pips: u32 = races.iter().map(|(board, _)| board.pips(0)).sum();
    let pips = round::to(f64::from(pips) / races.len().max(1) as f64, 1);
    Set { races: races.len() as u32, pips, rows: rows.to_vec(), chances: chances.collect() }
}

/// The errors of one formula.
fn row(formula: Option<&'static str>, truths: &[Truth], said: impl Fn(usize) -> Advice) -> Row {
    let (mut wrong, mut lost) = ([0_u32; 3], [0.0; 3]);
    for (at, truth) in truths.iter().enumerate() {
        for (kind, cost) in truth.costs(said(at)).into_iter().enumerate() {
            wrong[kind] += u32::from(cost > 0.0);
            lost[kind] += cost;
        }
    }
    let races = truths.len() as u32;
    let each = 1.0 / f64::from(races.max(1));
    let [double, redouble, take] = [0, 1, 2].map(|kind| Wrong {
        share: round::percent(f64::from(wrong[kind]) * each),
        lost: round::to(1000.0 * lost[kind] * each, 2),
    });
    Row { formula, races, double, redouble, take }
}

/// A side with so many checkers left, each on the higher of two points that are drawn: in races that are played
/// most checkers stand on high points, too. The others are off.
fn lane(chance: &mut Chance, checkers: u8, points: u8) -> [u8; 32] {
    let mut lane = [0; 32];
    for _ in 0..checkers {
        let [one, other] = [0, 1].map(|_| 1 + chance.below(u64::from(points)) as usize);
        lane[one.max(other)] += 1;
    }
    lane[0] = 15 - checkers;
    lane
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_engine::search::Serial;

    const SMALL: Plan = Plan { races: 200, seed: 3, checkers: [2, 4], points: 5, plies: 1 };

    #[test]
    fn races_are_the_same_for_the_same_seed() {
        let races = Races::compute(&SMALL, &Serial).unwrap();
        assert_eq!(races, Races::compute(&SMALL, &Serial).unwrap());
        assert_ne!(races.short, Races::compute(&Plan { seed: 4, ..SMALL }, &Serial).unwrap().short);
        assert_eq!((races.short.races, races.long.races), (200, 20));
        assert_eq!(races.short.rows.last().map(|row| (row.formula, row.races)), Some((None, 10)));
    }

    #[test]
    fn whoever_knows_the_truth_makes_no_errors() {
        let database = TwoSided::generate(6, 4, &Serial, &mut |_| true).unwrap();
        let races = draw(7, 300, |chance| {
            let board = Board { lanes: [0, 1].map(|_| lane(chance, 4, 6)) };
            database.probs(&board).map(|probs| (board, f64::from(probs.win)))
        });
        let truths = map(&Serial, &races, |board| of_database(&database, board));
        let knows = row(None, &truths, |at: usize| truths[at].advice());
        assert_eq!((knows.double, knows.redouble, knows.take), <_>::default());
        // Whoever always takes is wrong exactly where the truth passes, and loses what it says.
        let always = Advice { double: true, redouble: true, take: true };
        let taker = row(None, &truths, |_: usize| always);
        let passes = truths.iter().filter(|truth| truth.centred.double_take > 1.0);
        let lost: f64 = passes.clone().map(|truth| truth.centred.double_take - 1.0).sum();
        assert_eq!(taker.take.share, round::percent(passes.count() as f64 / 300.0));
        assert!((taker.take.lost - 1000.0 * lost / 300.0).abs() < 0.006, "{taker:?}");
        assert!(taker.take.share > 5.0 && taker.double.share > 5.0, "{taker:?}");
    }

    #[test]
    fn a_last_roll_is_judged_as_everybody_does() {
        // Two on the two point, 26 rolls of 36 win, the opponent is off with any roll: double and take.
        let database = TwoSided::generate(6, 2, &Serial, &mut |_| true).unwrap();
        let board = Board::from_points(&[(2, 2), (0, 13)], &[(1, 2), (0, 13)]);
        let truth = of_database(&database, &board);
        assert_eq!(truth.advice(), Advice { double: true, redouble: true, take: true });
        let pass = Advice { double: false, redouble: false, take: false };
        let win = 26.0 / 36.0;
        let [double, redouble, take] = truth.costs(pass);
        // Undoubled 2p − 1, doubled twice as much; passed a whole point.
        for (found, due) in [(double, 2.0 * win - 1.0), (redouble, 2.0 * win - 1.0), (take, 3.0 - 4.0 * win)]
        {
            assert!((found - due).abs() < 1e-3, "{found} {due}");
        }
    }
}
