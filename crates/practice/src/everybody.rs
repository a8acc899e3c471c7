//! Problems for everybody: how a player stands with them, which is next, and what an answer changes.

mod asked;

use std::collections::{HashMap, HashSet};

pub use asked::Question;

use super::glicko::{Glicko, after};
use super::schedule::{BEST, DAY_MS};
use super::set::{Entry, Kind, Set};

/// Answers of a player that do not come again for now.
pub const LATELY: u32 = 300;

/// The next problem is one of so many whose ratings are nearest to the player's.
const NEAR: usize = 12;

/// Days in a row, in UTC, on which a player answered a problem.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Days up to the last one.
    pub days: u32,
    /// The longest streak so far.
    pub best: u32,
    /// The last day, counted from 1970-01-01.
    pub last: i64,
}

impl Streak {
    /// The streak after an answer at `now`, in milliseconds since 1970. A clock that was set back neither breaks nor lengthens it.
    #[must_use]
    pub fn after(self, now: i64) -> Self {
        let day = now.div_euclid(DAY_MS);
        if self.days > 0 && day <= self.last {
            return self;
        }
        let days = if self.days > 0 && day == self.last + 1 { self.days + 1 } else { 1 };
        Self { days, best: self.best.max(days), last: day }
    }

    /// The days in a row as they stand at `now`: a streak lives until a whole day has passed without an answer.
    #[must_use]
    pub fn now(&self, now: i64) -> u32 {
        if now.div_euclid(DAY_MS) <= self.last + 1 { self.days } else { 0 }
    }
}

impl Streak {
    /// Whether a problem was answered on the day of `now`: the goal of each day.
    #[must_use]
    pub const fn is_done(&self, now: i64) -> bool {
        self.days > 0 && now.div_euclid(DAY_MS) <= self.last
    }
}

/// How a player stands with the problems for everybody.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Solver {
    /// Their rating.
    pub glicko: Glicko,
    /// Problems that were rated.
    pub answered: u32,
    /// Of these, answered with the best answer.
    pub right: u32,
    /// Days in a row.
    pub streak: Streak,
    /// When the last problem was rated, in milliseconds since 1970.
    pub at: i64,
}

impl Solver {
    /// Somebody who has answered nothing yet.
    pub const NEW: Self = Self {
        glicko: Glicko::NEW,
        answered: 0,
        right: 0,
        streak: Streak { days: 0, best: 0, last: 0 },
        at: 0,
    };
}

/// How a problem stands with the players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Asked {
    /// Its rating: the higher, the fewer find the best answer.
    pub glicko: Glicko,
    /// Players who have answered it.
    pub answered: u32,
    /// Of these, with the best answer.
    pub right: u32,
}

impl Asked {
    /// A problem that nobody has answered. Its first difficulty is worth about five answers.
    #[must_use]
    pub fn new(entry: &Entry) -> Self {
        let glicko = Glicko { rating: entry.difficulty, deviation: 150.0, ..Glicko::NEW };
        Self { glicko, answered: 0, right: 0 }
    }
}

/// Both after an answer that gave up `loss` at `now` (milliseconds since 1970): whoever finds the best answer has won against
/// the problem.
#[must_use]
pub fn rated(solver: Solver, problem: Asked, loss: f64, now: i64) -> (Solver, Asked) {
    let is_right = is_right(loss);
    // A rating that was never given has no time to rest.
    let rested = if solver.answered == 0 { solver.glicko } else { solver.glicko.rested(now - solver.at) };
    let (mine, its) = if is_right {
        after(rested, problem.glicko)
    } else {
        let (its, mine) = after(problem.glicko, rested);
        (mine, its)
    };
    let solver = Solver {
        glicko: mine,
        answered: solver.answered + 1,
        right: solver.right + u32::from(is_right),
        streak: solver.streak.after(now),
        at: now.max(solver.at),
    };
    let problem =
        Asked { glicko: its, answered: problem.answered + 1, right: problem.right + u32::from(is_right) };
    (solver, problem)
}

/// Whether an answer that gives up so much is the best one.
#[must_use]
pub fn is_right(loss: f64) -> bool {
    loss <= BEST
}

/// The next problem of a kind, or of any: by `seed` one of those whose ratings are nearest to `rating`, and none that was answered
/// `lately`, unless there is no other. `known` are the ratings of problems that somebody has answered.
#[must_use]
pub fn next<'s>(
    set: &'s Set,
    kind: Option<Kind>,
    rating: f64,
    known: &HashMap<String, f64>,
    lately: &HashSet<String>,
    seed: u64,
) -> Option<(&'s str, &'s Entry)> {
    let all = nearest(set, kind, rating, known, lately, NEAR);
    let at = seed % (all.len().max(1) as u64);
    all.into_iter().nth(at as usize)
}

/// At most `count` problems of a kind, or of any, whose ratings are nearest to `rating`, the nearest first, and none that was
/// answered `lately`, unless there is no other.
#[must_use]
pub fn nearest<'s>(
    set: &'s Set,
    kind: Option<Kind>,
    rating: f64,
    known: &HashMap<String, f64>,
    lately: &HashSet<String>,
    count: usize,
) -> Vec<(&'s str, &'s Entry)> {
    let far = |id: &str, entry: &Entry| (known.get(id).copied().unwrap_or(entry.difficulty) - rating).abs();
    let mut all: Vec<(&str, &Entry)> = set.of_kind(kind).filter(|(id, _)| !lately.contains(*id)).collect();
    if all.is_empty() {
        all = set.of_kind(kind).collect();
    }
    all.sort_by(|one, two| far(one.0, one.1).total_cmp(&far(two.0, two.1)).then(one.0.cmp(two.0)));
    all.truncate(count);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_counts_days_in_a_row() {
        let day = |days: i64| days * DAY_MS + 5;
        let three = Streak::default().after(day(10)).after(day(10) + 9).after(day(11)).after(day(12));
        assert_eq!(three, Streak { days: 3, best: 3, last: 12 });
        assert_eq!((three.now(day(12)), three.now(day(13)), three.now(day(14))), (3, 3, 0));
        assert!(three.is_done(day(12)) && !three.is_done(day(13)) && !Streak::default().is_done(0));
        let broken = three.after(day(14));
        assert_eq!((broken.days, broken.best), (1, 3));
        // The clock is set back, and right again.
        assert_eq!(three.after(day(2)), three);
        assert_eq!(three.after(day(2)).after(day(12)), three);
        assert_eq!(three.after(day(2)).after(day(13)).days, 4);
        assert_eq!(three.now(day(2)), 3);
    }

    #[test]
    fn who_finds_the_answer_gains_what_the_problem_loses() {
        let entry = &Set::builtin().entries()[0];
        let problem = Asked::new(entry);
        let (right, beaten) = rated(Solver::NEW, problem, 0.0, 1);
        assert!(right.glicko.rating > 1500.0 && beaten.glicko.rating < problem.glicko.rating);
        assert_eq!((right.answered, right.right, beaten.answered, beaten.right), (1, 1, 1, 1));
        let (wrong, kept) = rated(right, problem, 0.08, DAY_MS);
        assert!(wrong.glicko.rating < right.glicko.rating && kept.glicko.rating > problem.glicko.rating);
        assert_eq!((wrong.answered, wrong.right, wrong.streak.days), (2, 1, 2));
        assert_eq!(rated(wrong, problem, 0.0, 3).0.at, DAY_MS, "no time goes back");
    }

    #[test]
    fn the_next_problem_is_near_and_was_not_answered_lately() {
        let set = Set::builtin();
        let (known, mut lately) = (HashMap::new(), HashSet::new());
        let all: Vec<&str> = set.of_kind(Some(Kind::Prime)).map(|(id, _)| id).collect();
        for seed in 0..all.len() as u64 {
            let (id, entry) = next(set, Some(Kind::Prime), 1500.0, &known, &lately, seed).unwrap();
            assert_eq!(entry.kind, Kind::Prime);
            assert!(lately.insert(id.to_owned()), "twice");
        }
        assert!(next(set, Some(Kind::Prime), 1500.0, &known, &lately, 3).is_some(), "rather again than none");
        let far = |rating| {
            let (_, entry) = next(set, None, rating, &known, &HashSet::new(), 0).unwrap();
            entry.difficulty
        };
        assert!(far(900.0) < far(2200.0));
        assert!(next(&Set::default(), None, 1500.0, &known, &lately, 0).is_none());
    }

    proptest::proptest! {
        #[test]
        fn a_streak_is_no_longer_than_its_days(days in proptest::collection::vec(0_i64..40, 1..60)) {
            let streak = days.iter().fold(Streak::default(), |streak, day| streak.after(day * DAY_MS));
            let different: HashSet<i64> = days.iter().copied().collect();
            proptest::prop_assert!(streak.best as usize <= different.len());
            proptest::prop_assert!(streak.days >= 1 && streak.days <= streak.best);
            proptest::prop_assert_eq!(Some(streak.last), days.iter().max().copied());
        }
    }
}
