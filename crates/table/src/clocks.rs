//! Players' clocks: a fold of the times in a match's log, and nothing stored beside it.
//!
//! Every fact says when it was written. Between two facts the clock of whoever had to decide runs; what is
//! used beyond the delay of a move comes off the reserve. Times at which the server was not there count for
//! nobody; in correspondence a player's vacations do not count for that player. A flag that falls is a fact
//! of its own: the player forfeits.

use std::borrow::Cow;

use pasch_rules::{ByPlayer, Player};
use serde::{Deserialize, Serialize};

/// Milliseconds of a day.
pub const DAY_MS: i64 = 24 * 3600 * 1000;

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
        /// Days that each move may take.
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

/// A time during which clocks stand, in milliseconds since 1970: everybody's while the server was not there,
/// one player's on vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause {
    /// From when on they stand: when the server was last known to be there, when the vacation begins.
    pub began: i64,
    /// From when on they run again.
    pub ended: i64,
}

impl Pause {
    /// Whether clocks stand at a moment.
    #[must_use]
    pub fn holds(&self, at: i64) -> bool {
        self.began <= at && at < self.ended
    }
}

/// A time during which everybody's clocks stood, in playing time: the server was away, or its clocks were set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// When the server was last known to be there, in milliseconds since 1970.
    pub began: i64,
    /// From when on clocks run again.
    pub ended: i64,
    /// By how much playing time is ahead of the wall clock from then on, in milliseconds.
    pub ahead: i64,
}

impl Outage {
    /// The time from `began` to `ended` as a pause.
    #[must_use]
    pub fn pause(&self) -> Pause {
        Pause { began: self.began, ended: self.ended }
    }
}

/// Whose clocks stand when, each list in order and without overlaps.
#[derive(Clone, Copy, Debug)]
pub struct Pauses<'a> {
    /// Everybody's: the server was away.
    pub outages: &'a [Pause],
    /// Each player's own vacations, in order.
    pub vacations: &'a ByPlayer<Vec<Pause>>,
}

impl Pauses<'_> {
    /// When a player's clock stands. Vacations are for correspondence alone.
    fn of(&self, player: Player, rule: ClockRule) -> Cow<'_, [Pause]> {
        let own = &self.vacations[player];
        if own.is_empty() || !matches!(rule, ClockRule::Days { .. }) {
            return Cow::Borrowed(self.outages);
        }
        Cow::Owned(joined([self.outages, own.as_slice()].concat()))
    }
}

/// The same times in order and without overlaps.
fn joined(mut all: Vec<Pause>) -> Vec<Pause> {
    all.sort_by_key(|one| one.began);
    let mut joined: Vec<Pause> = Vec::with_capacity(all.len());
    for one in all {
        match joined.last_mut() {
            Some(last) if one.began <= last.ended => last.ended = last.ended.max(one.ended),
            _ => joined.push(one),
        }
    }
    joined
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
    /// For how long the clocks stood from then on, in milliseconds, because something waited in the server.
    pub held: i64,
}

impl Mark {
    /// When the clocks stood from this fact on.
    fn hold(&self) -> Option<Pause> {
        (self.held > 0).then(|| Pause { began: self.at, ended: self.at + self.held })
    }
}

/// Where the clocks stand at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The player whose clock runs; `None` while none does.
    pub running: Option<Player>,
    /// Since when the player has had to act without a break, in milliseconds since 1970.
    pub since: Option<i64>,
    /// What is left of the delay of the move that runs, in milliseconds.
    pub delay: i64,
    /// What is left of the reserves, in milliseconds, never below 0.
    pub reserve: ByPlayer<i64>,
    /// Milliseconds until the clock runs on, after an outage or a vacation; 0 when it runs.
    pub paused: i64,
    /// The player who has used up all their time.
    pub flagged: Option<Player>,
    /// When the flag of the clock that runs falls unless something happens.
    pub due: Option<i64>,
}

/// Time between two moments at which a clock ran.
fn served(from: i64, to: i64, pauses: &[Pause]) -> i64 {
    let lost = |one: &Pause| (one.ended.min(to) - one.began.max(from)).max(0);
    (to - from - pauses.iter().map(lost).sum::<i64>()).max(0)
}

/// When so much time has passed since a moment. `pauses` are in order.
fn after(from: i64, time: i64, pauses: &[Pause]) -> i64 {
    let mut due = from + time;
    for one in pauses {
        if one.ended > from && one.began < due {
            due += one.ended - one.began.max(from);
        }
    }
    due
}

/// A time during which a player let the other wait for dice, and paid for it with time of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aside {
    /// Who let the other wait.
    pub player: Player,
    /// From when on their clock ran.
    pub from: i64,
    /// Until when, if it is over.
    pub to: Option<i64>,
}

/// What waiting for dice means for the clocks, in order of time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiceWaits {
    /// Times during which the clock of whoever has to act stood.
    pub pauses: Vec<Pause>,
    /// Times during which a clock ran beside it.
    pub asides: Vec<Aside>,
    /// Since when the clock of whoever has to act stands now.
    pub since: Option<i64>,
}

/// Reads the clocks of a match: its rule, the marks of its log, when clocks stand, how players have waited for dice, and
/// now. `None` without a clock. In money play each game has a reserve of its own.
#[must_use]
pub fn read(
    rule: ClockRule,
    money: bool,
    marks: &[Mark],
    pauses: Pauses<'_>,
    waits: &DiceWaits,
    now: i64,
) -> Option<Reading> {
    let (delay, full) = rule.allowance()?;
    let queued: Vec<Pause> = marks.iter().filter_map(Mark::hold).collect();
    let others = ByPlayer::from_fn(|player| match pauses.of(player, rule) {
        all if queued.is_empty() => all,
        all => Cow::Owned(joined([&all, queued.as_slice()].concat())),
    });
    let held = waits.since.map(|since| Pause { began: since, ended: now.max(since) + 1 });
    let stands = ByPlayer::from_fn(|player| match (&waits.pauses, held) {
        (pauses, None) if pauses.is_empty() => others[player].clone(),
        (pauses, held) => {
            let held: Vec<Pause> = held.into_iter().collect();
            Cow::Owned(joined([&others[player], pauses.as_slice(), &held].concat()))
        }
    });
    let mut reserve = ByPlayer { a: full, b: full };
    let mut running: Option<(Player, i64)> = None;
    let mut closed = waits.asides.iter().filter_map(|one| one.to.map(|to| (one, to))).peekable();
    let mut pay = |reserve: &mut ByPlayer<i64>, until: i64| {
        while let Some((one, to)) = closed.next_if(|(_, to)| *to <= until) {
            reserve[one.player] -= (served(one.from, to, &others[one.player]) - delay).max(0);
        }
    };
    for mark in marks {
        if let Some((player, since)) = running
            && (mark.moved || mark.on != Some(player))
        {
            reserve[player] -= (served(since, mark.at, &stands[player]) - delay).max(0);
            running = None;
        }
        pay(&mut reserve, mark.at);
        if money && mark.opens {
            reserve = ByPlayer { a: full, b: full };
        }
        if running.is_none() {
            running = mark.on.map(|player| (player, mark.at));
        }
    }
    pay(&mut reserve, i64::MAX);
    let mut reading = Reading {
        running: None,
        since: running.map(|(_, since)| since),
        delay,
        reserve: reserve.map(|left| left.max(0)),
        paused: pauses.outages.last().map_or(0, |one| (one.ended - now).max(0)),
        flagged: None,
        due: None,
    };
    // While dice are waited for the clock of whoever has to act stands; those of players who are late run instead.
    let open = waits.asides.iter().filter(|one| one.to.is_none()).map(|one| (one.player, one.from, &others));
    let turn = running.map(|(player, since)| (player, since, &stands));
    for (player, since, stands) in open.chain(turn) {
        let stands = &stands[player];
        let (used, left) = (served(since, now, stands), reserve[player].max(0));
        let is_held =
            waits.since.is_some() && turn.is_some_and(|(turn, from, _)| (turn, from) == (player, since));
        let runs = !is_held && since <= now;
        if runs || reading.running.is_none() {
            reading.delay = (delay - used).max(0);
        }
        reading.reserve[player] = reading.reserve[player].min((left - (used - delay).max(0)).max(0));
        if is_held {
            continue;
        }
        let due = after(since, delay + left, stands);
        reading.due = Some(reading.due.map_or(due, |other: i64| other.min(due)));
        if runs && reading.running.is_none() {
            reading.running = Some(player);
            reading.since = Some(since);
            reading.paused = stands.iter().find(|one| one.holds(now)).map_or(0, |one| one.ended - now);
        }
        if used >= delay + left && reading.flagged.is_none() {
            reading.flagged = Some(player);
        }
    }
    Some(reading)
}

#[cfg(test)]
mod tests {
    use super::read as read_with;
    use super::*;

    fn read(rule: ClockRule, money: bool, marks: &[Mark], pauses: Pauses<'_>, now: i64) -> Option<Reading> {
        read_with(rule, money, marks, pauses, &DiceWaits::default(), now)
    }

    const RULE: ClockRule = ClockRule::Delay { delay: 12, reserve: 60 };

    fn mark(seconds: i64, on: Option<Player>, moved: bool) -> Mark {
        Mark { at: seconds * 1000, on, moved, opens: false, held: 0 }
    }

    /// Nobody is on vacation.
    const HERE: ByPlayer<Vec<Pause>> = ByPlayer { a: Vec::new(), b: Vec::new() };

    fn reading(marks: &[Mark], outages: &[Pause], seconds: i64) -> Reading {
        read(RULE, false, marks, Pauses { outages, vacations: &HERE }, seconds * 1000).unwrap()
    }

    fn game() -> Vec<Mark> {
        vec![
            mark(0, None, false),
            mark(10, Some(Player::A), true),
            // A roll after 5 s and a play after 20: eight seconds of the reserve.
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
    fn no_clock_runs_while_an_action_waits_in_the_server() {
        let mut marks = game();
        // The last play reached the disk after 90 seconds.
        marks.last_mut().unwrap().held = 90_000;
        for seconds in [41, 100, 130] {
            let now = reading(&marks, &[], seconds);
            assert_eq!((now.delay, now.reserve.a, now.flagged), (12_000, 52_000, None), "{seconds}");
        }
        let now = reading(&marks, &[], 137);
        assert_eq!((now.running, now.delay), (Some(Player::A), 5_000));
        assert_eq!(now.due, Some((40 + 90 + 12 + 52) * 1000));
        // An outage at the same time is not counted twice.
        let outage = [Pause { began: 100_000, ended: 140_000 }];
        assert_eq!(reading(&marks, &outage, 147).delay, 5_000);
        // Held or not: whoever is late later loses.
        assert_eq!(reading(&marks, &[], 194).flagged, Some(Player::A));
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
        let away = [Pause { began: 42_000, ended: 100_000_000 }];
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
        let before = [Pause { began: 1_000, ended: 9_000 }];
        assert_eq!(reading(&game(), &before, 47), reading(&game(), &[], 47));
    }

    #[test]
    fn days_are_for_each_move_and_money_games_for_themselves() {
        let days = ClockRule::Days { days: 2 };
        let marks = [mark(0, Some(Player::A), true), mark(3600, Some(Player::B), true)];
        let always = Pauses { outages: &[], vacations: &HERE };
        let now = read(days, false, &marks, always, 3600 * 1000 + DAY_MS).unwrap();
        assert_eq!((now.delay, now.due), (DAY_MS, Some(3600 * 1000 + 2 * DAY_MS)));
        assert_eq!(
            read(days, false, &marks, always, 3600 * 1000 + 2 * DAY_MS).unwrap().flagged,
            Some(Player::B)
        );
        let mut marks = game();
        marks.push(mark(200, None, false));
        let open = Mark { opens: true, ..mark(210, Some(Player::B), false) };
        marks.push(open);
        assert_eq!(read(RULE, false, &marks, always, 210_000).unwrap().reserve.a, 0);
        assert_eq!(read(RULE, true, &marks, always, 210_000).unwrap().reserve.a, 60_000);
        assert_eq!(read(ClockRule::None, false, &marks, always, 0), None);
    }

    const HOUR: i64 = 3_600_000;

    /// Two days for each move; A has to act from hour 0 on, B from hour 100 on.
    fn slow(vacations: &ByPlayer<Vec<Pause>>, outages: &[Pause], hour: i64) -> Reading {
        let mut marks = vec![Mark { at: 0, on: Some(Player::A), moved: true, opens: false, held: 0 }];
        if hour >= 100 {
            marks.push(Mark { at: 100 * HOUR, on: Some(Player::B), moved: true, opens: false, held: 0 });
        }
        let pauses = Pauses { outages, vacations };
        read(ClockRule::Days { days: 2 }, false, &marks, pauses, hour * HOUR).unwrap()
    }

    fn away(hours: &[(i64, i64)]) -> Vec<Pause> {
        hours.iter().map(|&(began, ended)| Pause { began: began * HOUR, ended: ended * HOUR }).collect()
    }

    #[test]
    fn a_vacation_stops_ones_own_clock_and_not_the_others() {
        // It begins in the middle of a move.
        let of_a = ByPlayer { a: away(&[(10, 90)]), b: Vec::new() };
        let before = slow(&of_a, &[], 5);
        assert_eq!((before.delay, before.paused, before.due), (43 * HOUR, 0, Some(128 * HOUR)));
        let within = slow(&of_a, &[], 70);
        assert_eq!((within.delay, within.paused, within.flagged), (38 * HOUR, 20 * HOUR, None));
        let back = slow(&of_a, &[], 92);
        assert_eq!((back.delay, back.paused, back.due), (36 * HOUR, 0, Some(128 * HOUR)));
        // The opponent's clock runs, and nobody's stands because the other is away.
        let of_both = ByPlayer { a: away(&[(10, 90), (100, 500)]), b: Vec::new() };
        let other = slow(&of_both, &[], 148);
        assert_eq!((other.flagged, other.paused, other.due), (Some(Player::B), 0, Some(148 * HOUR)));
        assert_eq!(slow(&of_both, &[], 101).delay, 47 * HOUR);
    }

    #[test]
    fn a_vacation_that_ends_early_ends_there_and_a_fallen_flag_stays_fallen() {
        let planned = ByPlayer { a: away(&[(10, 90)]), b: Vec::new() };
        let early = ByPlayer { a: away(&[(10, 20)]), b: Vec::new() };
        assert_eq!(
            slow(&planned, &[], 20).delay,
            slow(&early, &[], 20).delay,
            "nothing that has passed changes"
        );
        assert_eq!(slow(&early, &[], 21).due, Some(58 * HOUR));
        assert_eq!(slow(&early, &[], 58).flagged, Some(Player::A));
        let too_late = ByPlayer { a: away(&[(48, 90)]), b: Vec::new() };
        assert_eq!(slow(&too_late, &[], 60).flagged, Some(Player::A));
        // A turn that begins during it begins with all its time when it is over.
        let of_b = ByPlayer { a: away(&[(10, 90)]), b: away(&[(80, 120)]) };
        assert_eq!(slow(&of_b, &[], 110).delay, 48 * HOUR);
        assert_eq!((slow(&of_b, &[], 110).paused, slow(&of_b, &[], 110).due), (10 * HOUR, Some(168 * HOUR)));
    }

    #[test]
    fn an_hour_of_vacation_without_a_server_counts_once_and_other_clocks_know_no_vacation() {
        let vacation = ByPlayer { a: away(&[(10, 30), (60, 70)]), b: Vec::new() };
        let outages = away(&[(5, 15), (20, 25), (28, 40), (90, 91)]);
        // Clocks stand from hour 5 to 40 and from 60 to 70.
        let now = slow(&vacation, &outages, 75);
        assert_eq!((now.delay, now.due), ((48 - 75 + 35 + 10) * HOUR, Some((48 + 35 + 10 + 1) * HOUR)));
        assert_eq!(slow(&vacation, &outages, 29).paused, 11 * HOUR, "until both are over");
        let marks = [mark(0, Some(Player::A), true)];
        let all_day = ByPlayer { a: away(&[(0, 24)]), b: Vec::new() };
        let quick = read(RULE, false, &marks, Pauses { outages: &[], vacations: &all_day }, 5_000).unwrap();
        assert_eq!((quick.delay, quick.paused), (7_000, 0));
    }

    #[test]
    fn the_rollers_clock_stands_while_dice_are_waited_for_and_who_is_late_pays() {
        let always = Pauses { outages: &[], vacations: &HERE };
        let reading = |waits: &DiceWaits, marks: &[Mark], seconds: i64| {
            read_with(RULE, false, marks, always, waits, seconds * 1000).unwrap()
        };
        // A is on turn since second 40, rolls at 45, and B lets A wait; after ten seconds B's clock runs.
        let aside = Aside { player: Player::B, from: 55_000, to: None };
        let waits = DiceWaits { pauses: Vec::new(), asides: Vec::new(), since: Some(45_000) };
        let first = reading(&waits, &game(), 50);
        assert_eq!((first.running, first.delay, first.due, first.flagged), (None, 7_000, None, None));
        let waits = DiceWaits { asides: vec![aside], ..waits };
        let late = reading(&waits, &game(), 70);
        assert_eq!((late.running, late.delay, late.reserve.b), (Some(Player::B), 0, 57_000));
        assert_eq!((late.reserve.a, late.due), (52_000, Some((55 + 12 + 60) * 1000)));
        assert_eq!(reading(&waits, &game(), 127).flagged, Some(Player::B));
        // The throw at second 80: A goes on with what was left, and B has paid.
        let mut marks = game();
        marks.push(mark(80, Some(Player::A), false));
        let waits = DiceWaits {
            pauses: vec![Pause { began: 45_000, ended: 80_000 }],
            asides: vec![Aside { to: Some(80_000), ..aside }],
            since: None,
        };
        let now = reading(&waits, &marks, 82);
        assert_eq!((now.running, now.delay), (Some(Player::A), 5_000));
        assert_eq!(now.reserve, ByPlayer { a: 52_000, b: 47_000 });
        assert_eq!((now.due, now.flagged), (Some((40 + 35 + 12 + 52) * 1000), None));
    }
}
