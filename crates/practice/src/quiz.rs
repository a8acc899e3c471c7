//! Which problem is next: first those that come back, then new ones, the costliest first and a few a day.

use std::collections::HashMap;

use sha2::{Digest, Sha256};

use pasch_wire::UserId;

use super::rows::{AnswerRow, ProblemKey, QuizRow};
use super::schedule::{DAY_MS, Grade, Memory};

/// New problems a day (UTC).
pub const NEW_A_DAY: u32 = 10;

/// How things stand with a player's problems at a moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Standing {
    /// Index of the next one.
    pub next: Option<usize>,
    /// Problems that come back by now.
    pub due: u32,
    /// New ones still to come today.
    pub fresh: u32,
    /// Problems answered today, each once.
    pub answered_today: u32,
    /// When the next one comes back, if none is due.
    pub next_at: Option<i64>,
}

/// The memory of every problem that was answered.
#[must_use]
pub fn memories(answers: &[AnswerRow]) -> HashMap<&ProblemKey, Memory> {
    let mut all: HashMap<&ProblemKey, Memory> = HashMap::new();
    for answer in answers {
        let grade = Grade::of(answer.loss);
        all.entry(&answer.key)
            .and_modify(|memory| *memory = memory.after(grade, answer.at))
            .or_insert_with(|| Memory::first(grade, answer.at));
    }
    all
}

/// How things stand. `problems` come costliest first, `answers` earliest first.
#[must_use]
pub fn standing(problems: &[QuizRow], answers: &[AnswerRow], now: i64) -> Standing {
    let memories = memories(answers);
    let today = now.div_euclid(DAY_MS) * DAY_MS;
    let mut first: HashMap<&ProblemKey, i64> = HashMap::new();
    for answer in answers {
        first.entry(&answer.key).or_insert(answer.at);
    }
    let begun = first.values().filter(|&&at| at >= today).count() as u32;
    let known = |problem: &QuizRow| memories.get(&problem.key);
    let due =
        || problems.iter().enumerate().filter(|(_, one)| known(one).is_some_and(|memory| memory.is_due(now)));
    let new = || problems.iter().enumerate().filter(|(_, one)| known(one).is_none());
    let fresh = (new().count() as u32).min(NEW_A_DAY.saturating_sub(begun));
    let waited_longest = due().min_by_key(|(_, one)| known(one).map(|memory| memory.due_at));
    let next = waited_longest.or_else(|| new().next().filter(|_| fresh > 0)).map(|(at, _)| at);
    let mut today: Vec<&ProblemKey> =
        answers.iter().filter(|answer| answer.at >= today).map(|answer| &answer.key).collect();
    today.sort_unstable();
    today.dedup();
    Standing {
        next,
        due: due().count() as u32,
        fresh,
        answered_today: today.len() as u32,
        next_at: problems.iter().filter_map(known).map(|memory| memory.due_at).filter(|&at| at > now).min(),
    }
}

/// The problem of the day (UTC): the one whose hash with the day is smallest, so that problems that come or go change it
/// only when they win themselves.
#[must_use]
pub fn daily<'p>(problems: &'p [QuizRow], user_id: &UserId, now: i64) -> Option<&'p QuizRow> {
    let day = now.div_euclid(DAY_MS);
    problems.iter().min_by_key(|problem| {
        let mut hash = Sha256::new();
        hash.update(day.to_be_bytes());
        hash.update(user_id.as_str().as_bytes());
        hash.update(problem.key.match_id.as_str().as_bytes());
        hash.update(problem.key.action.to_be_bytes());
        <[u8; 32]>::from(hash.finalize())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(count: u32) -> Vec<QuizRow> {
        let one = |action| QuizRow {
            key: ProblemKey { match_id: "m".into(), action },
            analysis_id: "x".into(),
            seat: pasch_wire::Seat::A,
            theme: None,
            loss: 1.0 - f64::from(action) / 100.0,
        };
        (0..count).map(one).collect()
    }

    fn answer(action: u32, at: i64, loss: f64) -> AnswerRow {
        AnswerRow { key: ProblemKey { match_id: "m".into(), action }, at, loss }
    }

    #[test]
    fn new_problems_come_costliest_first_and_a_few_a_day() {
        let all = problems(30);
        let mut answers = Vec::new();
        for round in 0..NEW_A_DAY {
            let now = standing(&all, &answers, 100 + i64::from(round));
            assert_eq!((now.next, now.fresh, now.due), (Some(round as usize), NEW_A_DAY - round, 0));
            answers.push(answer(round, 100 + i64::from(round), 0.0));
        }
        let done = standing(&all, &answers, 1000);
        assert_eq!((done.next, done.fresh, done.answered_today), (None, 0, NEW_A_DAY));
        assert_eq!(done.next_at, Some(2 * DAY_MS));
        let tomorrow = standing(&all, &answers, DAY_MS);
        assert_eq!((tomorrow.due, tomorrow.fresh, tomorrow.next), (0, NEW_A_DAY, Some(NEW_A_DAY as usize)));
        let later = standing(&all, &answers, 2 * DAY_MS);
        assert_eq!((later.due, later.fresh, later.next), (NEW_A_DAY, NEW_A_DAY, Some(0)));
    }

    #[test]
    fn what_was_wrong_comes_back_first() {
        let all = problems(5);
        let answers = [answer(3, 0, 0.5), answer(4, 1, 0.0)];
        assert_eq!(standing(&all, &answers, 2).next, Some(0), "not yet");
        let later = standing(&all, &answers, 3_600_000);
        assert_eq!((later.next, later.due), (Some(3), 1));
        // Answers to problems that are gone change nothing.
        assert_eq!(standing(&[], &answers, 3_600_000), Standing { answered_today: 2, ..Standing::default() });
    }

    #[test]
    fn the_problem_of_the_day_is_the_same_all_day_and_another_tomorrow() {
        let all = problems(40);
        let at = |now| daily(&all, &"anna".into(), now).unwrap().key.action;
        assert_eq!(at(0), at(DAY_MS - 1));
        let days: std::collections::BTreeSet<u32> = (0..20).map(|day| at(day * DAY_MS)).collect();
        assert!(days.len() > 5, "{days:?}");
        // One more problem leaves it, or is it.
        let more = problems(41);
        let with = daily(&more, &"anna".into(), 0).unwrap().key.action;
        assert!(with == at(0) || with == 40);
        assert_eq!(daily(&[], &"anna".into(), 0), None);
    }
}
