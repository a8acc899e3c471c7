//! When a problem comes back: the Free Spaced Repetition Scheduler, version 6.
//!
//! FSRS keeps two figures for each problem: its stability, the days after which it is still known nine times out of ten,
//! and its difficulty, 1 to 10. An answer is one of four: *again* (it was not known), *hard*, *good*, *easy*. The crate
//! `fsrs` says what an answer makes of the two figures, with the weights of its authors, found over some hundred million
//! answers to flash cards; nothing is fitted to the player. (J. Ye and others, *A Stochastic Shortest Path Algorithm for
//! Optimizing Spaced Repetition Scheduling*, 2022.)
//!
//! Three things are ours. Answers are graded by the equity they give up; none is *easy*, since a good play can be
//! guessed. A right answer before its time changes nothing, so that looking at a problem again and again does not put it
//! off. A problem that was not known is asked again the same day.

use std::sync::LazyLock;

use fsrs::{FSRS, MemoryState, NextStates};

/// A day in milliseconds.
pub const DAY_MS: i64 = 24 * 3600 * 1000;

/// How long until a problem that was not known is asked again.
const AGAIN_MS: i64 = 10 * 60 * 1000;

/// Equity up to which an answer counts as the best.
pub const BEST: f64 = 0.0005;

/// Equity up to which an answer was known well, and known at all.
const KNOWN: (f64, f64) = (0.020, 0.060);

/// How often a problem should still be known when it comes back.
const RETENTION: f32 = 0.9;

/// Longest interval in days.
const LONGEST: f32 = 3650.0;

static FSRS: LazyLock<FSRS> = LazyLock::new(FSRS::default);

/// How well a problem was known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// It was not known.
    Again,
    /// It was known, not quite.
    Hard,
    /// It was known.
    Good,
}

impl Grade {
    /// The grade of an answer by the equity it gives up: up to .020 good, up to .060 hard, more again.
    #[must_use]
    pub fn of(loss: f64) -> Self {
        match loss {
            loss if loss <= KNOWN.0 => Self::Good,
            loss if loss <= KNOWN.1 => Self::Hard,
            _ => Self::Again,
        }
    }

    /// Its number in FSRS, 1 to 3.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    const fn of_states(self, states: &NextStates) -> (MemoryState, f32) {
        let state = match self {
            Self::Again => &states.again,
            Self::Hard => &states.hard,
            Self::Good => &states.good,
        };
        (state.memory, state.interval)
    }
}

/// What the schedule remembers of a problem that was answered at least once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Memory {
    /// Days after which it is still known nine times out of ten.
    pub stability: f32,
    /// How hard it is to remember, 1 to 10.
    pub difficulty: f32,
    /// Days from the last answer that counted to the next; 0 if it was not known.
    pub interval: u32,
    /// When the last answer that counted was given, in milliseconds since 1970.
    pub answered_at: i64,
    /// When it comes back, in milliseconds since 1970. Whole days end where the day does, in UTC.
    pub due_at: i64,
    /// Times it was not known.
    pub lapses: u32,
}

const fn day(at: i64) -> i64 {
    at.div_euclid(DAY_MS)
}

impl Memory {
    /// After the first answer.
    #[must_use]
    pub fn first(grade: Grade, at: i64) -> Self {
        Self::next(None, grade, at)
    }

    /// After one answer more.
    #[must_use]
    pub fn after(self, grade: Grade, at: i64) -> Self {
        if grade > Grade::Again && at < self.due_at { self } else { Self::next(Some(self), grade, at) }
    }

    fn next(before: Option<Self>, grade: Grade, at: i64) -> Self {
        let state = before.map(|one| MemoryState { stability: one.stability, difficulty: one.difficulty });
        let days = before.map_or(0, |one| u32::try_from(day(at) - day(one.answered_at)).unwrap_or(0));
        // The weights are those of the crate, and the states are its own: it refuses neither.
        let states = FSRS.next_states(state, RETENTION, days);
        let (memory, interval) = states.map_or_else(
            |_| (MemoryState { stability: 1.0, difficulty: 5.0 }, 1.0),
            |states| grade.of_states(&states),
        );
        let MemoryState { stability, difficulty } = memory;
        let lapses = before.map_or(0, |one| one.lapses);
        if grade == Grade::Again {
            let due_at = at + AGAIN_MS;
            return Self { stability, difficulty, interval: 0, answered_at: at, due_at, lapses: lapses + 1 };
        }
        let interval = interval.round().clamp(1.0, LONGEST) as u32;
        // At the beginning of its day, not at the minute of the last answer.
        let due_at = (day(at) + i64::from(interval)) * DAY_MS;
        Self { stability, difficulty, interval, answered_at: at, due_at, lapses }
    }

    /// After all answers to a problem, the earliest first, as grade and time; `None` without any.
    #[must_use]
    pub fn of(answers: impl IntoIterator<Item = (Grade, i64)>) -> Option<Self> {
        answers.into_iter().fold(None, |memory: Option<Self>, (grade, at)| {
            Some(memory.map_or_else(|| Self::first(grade, at), |memory| memory.after(grade, at)))
        })
    }

    /// Whether it is time to ask it.
    #[must_use]
    pub const fn is_due(&self, now: i64) -> bool {
        self.due_at <= now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRADES: [Grade; 3] = [Grade::Again, Grade::Hard, Grade::Good];

    #[test]
    fn equity_given_up_makes_the_grade() {
        let grades = [0.0, 0.0004, 0.01, 0.02, 0.021, 0.06, 0.061, 0.5].map(|loss| Grade::of(loss).number());
        assert_eq!(grades, [3, 3, 3, 3, 2, 2, 1, 1]);
    }

    /// FSRS-6 as it is written down (its wiki, *The Algorithm*), with its weights of 2025.
    mod by_the_book {
        pub const W: [f64; 21] = [
            0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
            0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
        ];

        pub fn first(grade: usize) -> (f64, f64) {
            let difficulty = W[4] - ((grade as f64 - 1.0) * W[5]).exp() + 1.0;
            (W[grade - 1], difficulty.clamp(1.0, 10.0))
        }

        /// A good answer after so many days.
        pub fn good((stability, difficulty): (f64, f64), days: f64) -> (f64, f64) {
            let factor = 0.9_f64.powf(-1.0 / W[20]) - 1.0;
            let known = (1.0 + factor * days / stability).powf(-W[20]);
            let growth = W[8].exp()
                * (11.0 - difficulty)
                * stability.powf(-W[9])
                * ((W[10] * (1.0 - known)).exp() - 1.0);
            // A good answer moves the difficulty towards that of an easy first answer alone.
            let easy = W[4] - (3.0 * W[5]).exp() + 1.0;
            let difficulty = W[7] * easy + (1.0 - W[7]) * difficulty;
            (stability * (1.0 + growth), difficulty.clamp(1.0, 10.0))
        }
    }

    #[test]
    fn intervals_are_those_of_the_book() {
        let mut memory = Memory::first(Grade::Good, 0);
        let mut told = by_the_book::first(3);
        let mut days = Vec::new();
        for _ in 0..6 {
            assert!((f64::from(memory.stability) / told.0 - 1.0).abs() < 1e-3, "{memory:?} {told:?}");
            assert!((f64::from(memory.difficulty) - told.1).abs() < 1e-3, "{memory:?} {told:?}");
            // At a retention of .9 the interval is the stability.
            assert_eq!(memory.interval, told.0.round() as u32);
            days.push(memory.interval);
            memory = memory.after(Grade::Good, memory.due_at);
            told = by_the_book::good(told, f64::from(*days.last().unwrap()));
        }
        assert!(days.windows(2).all(|pair| pair[0] * 2 < pair[1]), "each more than twice the last: {days:?}");
        assert_eq!(Memory::first(Grade::Hard, 0).interval, 1);
    }

    #[test]
    fn what_was_not_known_comes_back_the_same_day_and_sooner_after_it() {
        let known = Memory::first(Grade::Good, 0);
        let known = known.after(Grade::Good, known.due_at);
        let lost = known.after(Grade::Again, known.due_at);
        assert_eq!((lost.interval, lost.lapses, lost.due_at), (0, 1, known.due_at + AGAIN_MS));
        assert!(lost.stability < known.stability && lost.difficulty > known.difficulty);
        let again = lost.after(Grade::Good, lost.due_at);
        assert!((1..known.interval).contains(&again.interval), "{again:?} after {known:?}");
    }

    #[test]
    fn a_right_answer_before_its_time_changes_nothing_a_wrong_one_does() {
        use Grade::{Again, Good};
        let known = Memory::first(Good, 0);
        assert_eq!(known.after(Good, 10), known);
        assert_eq!(known.after(Again, 10).interval, 0);
        assert_eq!(Memory::of([(Good, 0), (Good, 10), (Good, 20)]), Some(known));
        assert_eq!(Memory::of([]), None);
    }

    #[test]
    fn whole_days_begin_with_the_day() {
        let evening = 20 * 3600 * 1000;
        let memory = Memory::first(Grade::Hard, evening);
        assert!(!memory.is_due(DAY_MS - 1) && memory.is_due(DAY_MS));
    }

    proptest::proptest! {
        #[test]
        fn any_history_keeps_the_bounds(answers in proptest::collection::vec((0_usize..3, 0_i64..400), 1..60)) {
            let mut at = 0;
            let history: Vec<(Grade, i64)> = answers.into_iter().map(|(grade, days)| {
                at += days * DAY_MS;
                (GRADES[grade], at)
            }).collect();
            let memory = Memory::of(history.iter().copied()).unwrap();
            proptest::prop_assert!(memory.stability > 0.0 && (1.0..=10.0).contains(&memory.difficulty));
            proptest::prop_assert!(memory.interval <= LONGEST as u32);
            proptest::prop_assert!(memory.due_at >= history[0].1);
            // A better last answer never brings it back earlier.
            let (&(_, last), before) = history.split_last().unwrap();
            let ending = |grade| Memory::of(before.iter().copied().chain([(grade, last)])).unwrap().due_at;
            proptest::prop_assert!(ending(Grade::Again) <= ending(Grade::Hard));
            proptest::prop_assert!(ending(Grade::Hard) <= ending(Grade::Good));
        }
    }
}
