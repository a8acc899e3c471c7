//! Players' clocks: a fold of the times in a match's log, and nothing stored beside it.
//!
//! Every fact says when it was written. Between two facts the clock of whoever had to decide runs; what is
//! used beyond the delay of a move comes off the reserve. Times at which the server was not there count for
//! nobody. A flag that falls is a fact of its own: the player forfeits.

mod beat;
mod flags;

use pasch_rules::{ByPlayer, Player};
use serde::{Deserialize, Serialize};

pub use beat::{Outages, beat};
pub use flags::{Flags, watch};

/// Milliseconds of a day.
const DAY_MS: i64 = 24 * 3600 * 1000;

/// How much time players have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ClockRule {
    /// As long as they like.
    #[default]
    None,
    /// A delay for each move, and a reserve for the match; in money play for each game.
    Delay {
        /// Seconds of each move that cost nothing.
        delay: u32,
        /// Seconds for the match beyond the delays.
        reserve: u32,
    },
    /// Days for each move.
    Days {
        /// How many.
        days: u32,
    },
}

impl ClockRule {
    /// Delay and reserve in milliseconds; `None` without a clock.
    #[must_use]
    pub fn allowance(self) -> Option<(i64, i64)> {
        match self {
            Self::None => None,
            Self::Delay { delay, reserve } => Some((i64::from(delay) * 1000, i64::from(reserve) * 1000)),
            Self::Days { days } => Some((i64::from(days) * DAY_MS, 0)),
        }
    }
}

/// A time at which the server was not there, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// When it was last known to be there.
    pub began: i64,
    /// From when on clocks run again.
    pub ended: i64,
}

/// What a fact means for the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
    /// Whose clock runs from then on.
    pub on: Option<Player>,
    /// A move is over with it, so that whoever goes on has a new delay.
    pub moved: bool,
    /// A game begins with it.
    pub opens: bool,
}

/// Where the clocks stand at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Whose clock runs.
    pub running: Option<Player>,
    /// Since when he has had to act without a break, in milliseconds since 1970.
    pub since: Option<i64>,
    /// What is left of the delay of the move that runs, in milliseconds.
    pub delay: i64,
    /// What is left of the reserves, in milliseconds, never below 0.
    pub reserve: ByPlayer<i64>,
    /// Milliseconds until the clock runs on after an outage; 0 when it runs.
    pub paused: i64,
    /// Who has used all his time.
    pub flagged: Option<Player>,
    /// When the flag of the clock that runs falls unless something happens.
    pub due: Option<i64>,
}

/// Time between two moments at which the server was there.
fn served(from: i64, to: i64, outages: &[Outage]) -> i64 {
    let lost = |one: &Outage| (one.ended.min(to) - one.began.max(from)).max(0);
    (to - from - outages.iter().map(lost).sum::<i64>()).max(0)
}

/// When so much time has passed since a moment. `outages` are in order.
fn after(from: i64, time: i64, outages: &[Outage]) -> i64 {
    let mut due = from + time;
    for one in outages {
        if one.ended > from && one.began < due {
            due += one.ended - one.began.max(from);
        }
    }
    due
}

/// Reads the clocks of a match: its rule, the marks of its log, when the server was away (in order, not
/// overlapping), and now. `None` without a clock. In money play each game has a reserve of its own.
#[must_use]
pub fn read(rule: ClockRule, money: bool, marks: &[Mark], outages: &[Outage], now: i64) -> Option<Reading> {
    let (delay, full) = rule.allowance()?;
    let mut reserve = ByPlayer { a: full, b: full };
    let mut running: Option<(Player, i64)> = None;
    for mark in marks {
        if let Some((player, since)) = running
            && (mark.moved || mark.on != Some(player))
        {
            reserve[player] -= (served(since, mark.at, outages) - delay).max(0);
            running = None;
        }
        if money && mark.opens {
            reserve = ByPlayer { a: full, b: full };
        }
        if running.is_none() {
            running = mark.on.map(|player| (player, mark.at));
        }
    }
    let mut reading = Reading {
        running: running.map(|(player, _)| player),
        since: running.map(|(_, since)| since),
        delay,
        reserve: reserve.map(|left| left.max(0)),
        paused: outages.last().map_or(0, |one| (one.ended - now).max(0)),
        flagged: None,
        due: None,
    };
    if let Some((player, since)) = running {
        let used = served(since, now, outages);
        let left = reserve[player].max(0);
        reading.delay = (delay - used).max(0);
        reading.reserve[player] = (left - (used - delay).max(0)).max(0);
        reading.due = Some(after(since, delay + left, outages));
        reading.flagged = (used >= delay + left).then_some(player);
    }
    Some(reading)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULE: ClockRule = ClockRule::Delay { delay: 12, reserve: 60 };

    fn mark(seconds: i64, on: Option<Player>, moved: bool) -> Mark {
        Mark { at: seconds * 1000, on, moved, opens: false }
    }

    fn reading(marks: &[Mark], outages: &[Outage], seconds: i64) -> Reading {
        read(RULE, false, marks, outages, seconds * 1000).unwrap()
    }

    fn game() -> Vec<Mark> {
        vec![
            mark(0, None, false),
            mark(10, Some(Player::A), true),
            // He rolls after 5 s and plays after 20: eight seconds of his reserve.
            mark(15, Some(Player::A), false),
            mark(30, Some(Player::B), true),
            // The other needs less than the delay.
            mark(40, Some(Player::A), true),
        ]
    }

    #[test]
    fn the_delay_comes_first_and_then_the_reserve() {
        let now = reading(&game(), &[], 47);
        assert_eq!((now.running, now.delay), (Some(Player::A), 5_000));
        assert_eq!(now.reserve, ByPlayer { a: 52_000, b: 60_000 });
        assert_eq!((now.due, now.flagged), (Some((40 + 12 + 52) * 1000), None));
        let later = reading(&game(), &[], 60);
        assert_eq!((later.delay, later.reserve.a), (0, 44_000));
        assert_eq!(reading(&game(), &[], 103).flagged, None);
        let fallen = reading(&game(), &[], 104);
        assert_eq!((fallen.flagged, fallen.reserve.a), (Some(Player::A), 0));
    }

    #[test]
    fn a_double_gives_the_clock_to_the_other_and_back_with_a_new_delay() {
        let mut marks = game();
        marks.push(mark(50, Some(Player::B), false));
        marks.push(mark(57, Some(Player::A), false));
        let now = reading(&marks, &[], 58);
        assert_eq!(
            (now.running, now.delay, now.reserve.a, now.reserve.b),
            (Some(Player::A), 11_000, 52_000, 60_000)
        );
    }

    #[test]
    fn nobody_pays_for_a_server_that_was_away() {
        let away = [Outage { began: 42_000, ended: 100_000_000 }];
        let after_it = reading(&game(), &away, 100_003);
        assert_eq!((after_it.delay, after_it.reserve.a, after_it.paused), (7_000, 52_000, 0));
        assert_eq!(after_it.due, Some(100_000_000 + (12 + 52 - 2) * 1000));
        let within = reading(&game(), &away, 99_000);
        assert_eq!((within.paused, within.delay, within.flagged), (1_000_000, 10_000, None));
        // A move made in that time costs what was used before it.
        let mut marks = game();
        marks.push(mark(99_000, Some(Player::B), true));
        assert_eq!(reading(&marks, &away, 99_500).reserve.a, 52_000);
        // What was over before the turn began changes nothing.
        let before = [Outage { began: 1_000, ended: 9_000 }];
        assert_eq!(reading(&game(), &before, 47), reading(&game(), &[], 47));
    }

    #[test]
    fn days_are_for_each_move_and_money_games_for_themselves() {
        let days = ClockRule::Days { days: 2 };
        let marks = [mark(0, Some(Player::A), true), mark(3600, Some(Player::B), true)];
        let now = read(days, false, &marks, &[], 3600 * 1000 + DAY_MS).unwrap();
        assert_eq!((now.delay, now.due), (DAY_MS, Some(3600 * 1000 + 2 * DAY_MS)));
        assert_eq!(
            read(days, false, &marks, &[], 3600 * 1000 + 2 * DAY_MS).unwrap().flagged,
            Some(Player::B)
        );
        let mut marks = game();
        marks.push(mark(200, None, false));
        let open = Mark { opens: true, ..mark(210, Some(Player::B), false) };
        marks.push(open);
        assert_eq!(read(RULE, false, &marks, &[], 210_000).unwrap().reserve.a, 0);
        assert_eq!(read(RULE, true, &marks, &[], 210_000).unwrap().reserve.a, 60_000);
        assert_eq!(read(ClockRule::None, false, &marks, &[], 0), None);
    }
}
