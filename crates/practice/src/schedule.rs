//! When a problem comes back: the SM-2 schedule.
//!
//! P. A. Woźniak, *Optimization of repetition spacing in the practice of learning*, 1990, describes it: an answer is
//! graded 0 to 5; from 3 on it was known, and the problem comes back after 1 day, then 6 days, then each time after the
//! last interval times an easiness, which begins at 2.5, moves with every grade and never falls below 1.3; below 3 it was
//! not known, and the repetitions begin again. What was not known is asked again the same day.
//!
//! Two things are ours: grades come from the equity given up, and a right answer before its time changes nothing, so
//! that looking at a problem again and again does not put it off.

/// A day in milliseconds.
pub const DAY_MS: i64 = 24 * 3600 * 1000;

/// How long until a problem that was not known is asked again.
const AGAIN_MS: i64 = 10 * 60 * 1000;

/// Equity up to which an answer counts as the best.
pub const BEST: f64 = 0.0005;

/// The easiness at first, and the least.
const EASY: (f64, f64) = (2.5, 1.3);

/// Longest interval in days.
const LONGEST: f64 = 3650.0;

/// How well a problem was known, 0 to 5, by the equity the answer gave up: the best play 5, up to .020 4, up to .060 3,
/// up to .120 2, more 1.
#[must_use]
pub fn grade(loss: f64) -> u8 {
    match loss {
        loss if loss <= BEST => 5,
        loss if loss <= 0.020 => 4,
        loss if loss <= 0.060 => 3,
        loss if loss <= 0.120 => 2,
        _ => 1,
    }
}

/// Whether an answer of this grade was known.
#[must_use]
pub const fn is_known(grade: u8) -> bool {
    grade >= 3
}

/// What the schedule remembers of a problem that was answered at least once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Memory {
    /// Answers in a row that were known, each in its time.
    pub repetitions: u32,
    /// Factor of the next interval.
    pub easiness: f64,
    /// Days from the last answer that counted to the next.
    pub interval: f64,
    /// When it comes back, in milliseconds since 1970. Whole days end where the day does, in UTC.
    pub due_at: i64,
    /// Times it was not known.
    pub lapses: u32,
}

impl Memory {
    /// After the first answer.
    #[must_use]
    pub fn first(grade: u8, at: i64) -> Self {
        let new = Self { repetitions: 0, easiness: EASY.0, interval: 0.0, due_at: at, lapses: 0 };
        new.after(grade, at)
    }

    /// After one answer more.
    #[must_use]
    pub fn after(self, grade: u8, at: i64) -> Self {
        let grade = grade.min(5);
        if !is_known(grade) {
            let lapses = self.lapses + 1;
            return Self { repetitions: 0, interval: 0.0, due_at: at + AGAIN_MS, lapses, ..self };
        }
        if at < self.due_at {
            return self;
        }
        let missing = f64::from(5 - grade);
        let easiness = (self.easiness + 0.1 - missing * (0.08 + missing * 0.02)).max(EASY.1);
        let interval = match self.repetitions {
            0 => 1.0,
            1 => 6.0,
            _ => (self.interval * easiness).round().min(LONGEST),
        };
        // At the beginning of its day, not at the minute of the last answer.
        let due_at = (at.div_euclid(DAY_MS) + interval as i64) * DAY_MS;
        Self { repetitions: self.repetitions + 1, easiness, interval, due_at, lapses: self.lapses }
    }

    /// After all answers to a problem, the earliest first, as grade and time; `None` without any.
    #[must_use]
    pub fn of(answers: impl IntoIterator<Item = (u8, i64)>) -> Option<Self> {
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

    #[test]
    fn equity_given_up_makes_the_grade() {
        let grades = [0.0, 0.0004, 0.01, 0.02, 0.021, 0.06, 0.1, 0.12, 0.5].map(grade);
        assert_eq!(grades, [5, 5, 4, 4, 3, 3, 2, 2, 1]);
    }

    #[test]
    fn intervals_are_those_of_the_paper() {
        // Always 4: the easiness stays at 2.5, so the intervals are 1, 6, 15, 38 (37.5), 95.
        let mut memory = Memory::first(4, 0);
        let mut days = vec![memory.interval];
        for _ in 0..4 {
            memory = memory.after(4, memory.due_at);
            days.push(memory.interval);
        }
        assert_eq!(days, [1.0, 6.0, 15.0, 38.0, 95.0]);
        assert!((memory.easiness - 2.5).abs() < 1e-12);
        // 5 raises it by .1, 3 lowers it by .14.
        assert!((Memory::first(5, 0).easiness - 2.6).abs() < 1e-12);
        assert!((Memory::first(3, 0).easiness - 2.36).abs() < 1e-12);
    }

    #[test]
    fn what_was_not_known_comes_back_the_same_day_and_begins_again() {
        let known = Memory::first(5, 0).after(5, DAY_MS);
        assert_eq!((known.repetitions, known.interval), (2, 6.0));
        let lost = known.after(1, 7 * DAY_MS);
        assert_eq!((lost.repetitions, lost.lapses, lost.due_at), (0, 1, 7 * DAY_MS + AGAIN_MS));
        assert!((lost.easiness - known.easiness).abs() < 1e-12, "the paper leaves it");
        assert_eq!(lost.after(5, lost.due_at).interval, 1.0);
    }

    #[test]
    fn a_right_answer_before_its_time_changes_nothing_a_wrong_one_does() {
        let known = Memory::first(5, 0);
        assert_eq!(known.after(5, 10), known);
        assert_eq!(known.after(2, 10).repetitions, 0);
        assert_eq!(Memory::of([(5, 0), (5, 10), (5, 20)]), Some(known));
        assert_eq!(Memory::of([]), None);
    }

    #[test]
    fn whole_days_begin_with_the_day() {
        let evening = 20 * 3600 * 1000;
        let memory = Memory::first(5, evening);
        assert!(!memory.is_due(DAY_MS - 1) && memory.is_due(DAY_MS));
    }

    proptest::proptest! {
        #[test]
        fn any_history_keeps_the_bounds(answers in proptest::collection::vec((0_u8..=7, 0_i64..40), 1..60)) {
            let mut at = 0;
            let history: Vec<(u8, i64)> = answers.into_iter().map(|(grade, days)| {
                at += days * DAY_MS;
                (grade, at)
            }).collect();
            let memory = Memory::of(history.iter().copied()).unwrap();
            proptest::prop_assert!(memory.easiness >= 1.3 && memory.interval <= LONGEST);
            proptest::prop_assert!(memory.due_at >= history[0].1);
            proptest::prop_assert_eq!(memory.repetitions == 0, memory.interval == 0.0);
            // A better last answer never brings it back earlier.
            let (&(_, last), before) = history.split_last().unwrap();
            let ending = |grade| Memory::of(before.iter().copied().chain([(grade, last)])).unwrap().due_at;
            for grade in 0..5 {
                proptest::prop_assert!(ending(grade) <= ending(grade + 1));
            }
        }
    }
}
