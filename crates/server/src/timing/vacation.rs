//! Vacations: a player's correspondence clocks are paused while they are away.
//!
//! Invariants: a vacation never reaches back before the moment at which it is asked for, and what has passed of one is
//! never changed; vacations of a player do not overlap, and at most one is running or planned; the days of a calendar
//! year that a player spends on them are at most [`BUDGET`]. Days are counted in UTC, whole, each once.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, PoisonError, RwLock};

use jiff::civil::{Date, date};
use pasch_messages::Describe;
use tokio::sync::Mutex;

use super::{DAY_MS, Pause, ServerClock};
use crate::store::{Store, StoreError};
use crate::wire::UserId;
use pasch_table::calendar;

/// Days of a calendar year that a player can be on vacation.
pub const BUDGET: u32 = 30;

/// A vacation is planned at most so many days ahead.
const AHEAD: i64 = 365;

/// A vacation that somebody wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    /// Its first day; `None`: it begins at once.
    pub first: Option<Date>,
    pub last: Date,
}

/// Why there is no such vacation.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("vacation-error")]
pub enum VacationError {
    /// It would begin in the past.
    Past(#[describe(name = "first", text)] Date, #[describe(name = "today", text)] Date),
    /// It would end in the past, or before it begins.
    Backwards {
        #[describe(text)]
        first: Date,
        #[describe(text)]
        last: Date,
    },
    /// It is too far ahead.
    TooFar(#[describe(name = "value", text)] Date),
    /// One runs, and another first day is named.
    Running,
    /// The days of a year do not suffice.
    #[describe(args(budget = BUDGET))]
    OverBudget {
        year: i16,
        /// Days of it that the vacation would take beyond those that are taken.
        wanted: u32,
        /// Days that are left.
        left: u32,
    },
    #[describe(transparent)]
    Store(#[from] StoreError),
}

/// What has become of the vacation that was running or planned, and what is so now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Change {
    pub before: Option<Pause>,
    /// Now; what is over by now stays.
    pub after: Option<Pause>,
}

/// The vacation that is running or planned.
#[must_use]
pub fn open(known: &[Pause], now: i64) -> Option<Pause> {
    known.last().copied().filter(|one| one.ended > now)
}

pub use pasch_table::view::last_day;

/// Days in UTC, counted from 1970, that vacations touch.
fn touched(vacations: &[Pause]) -> BTreeSet<i64> {
    let begun = vacations.iter().filter(|one| one.began < one.ended);
    begun.flat_map(|one| one.began.div_euclid(DAY_MS)..=(one.ended - 1).div_euclid(DAY_MS)).collect()
}

fn in_year(days: &BTreeSet<i64>, year: i16) -> u32 {
    let begins = |year: i16| calendar::midnight(date(year, 1, 1)).div_euclid(DAY_MS);
    days.range(begins(year)..begins(year + 1)).count() as u32
}

/// Days of a calendar year that are left beside those taken and planned.
#[must_use]
pub fn left(known: &[Pause], year: i16) -> u32 {
    BUDGET.saturating_sub(in_year(&touched(known), year))
}

/// The vacation that somebody wants in the place of the one that is running or planned.
///
/// # Errors
/// When it cannot be.
fn wanted(known: &[Pause], wish: Wish, now: i64) -> Result<Pause, VacationError> {
    let today = calendar::date(now);
    let first = wish.first.unwrap_or(today);
    let open = open(known, now);
    let running = open.filter(|one| one.began <= now);
    if let Some(running) = running
        && wish.first.is_some_and(|first| first != calendar::date(running.began))
    {
        return Err(VacationError::Running);
    }
    if running.is_none() && first < today {
        return Err(VacationError::Past(first, today));
    }
    if wish.last < first.max(today) {
        return Err(VacationError::Backwards { first: first.max(today), last: wish.last });
    }
    let ended = calendar::midnight(wish.last) + DAY_MS;
    if ended - now > (AHEAD + 1) * DAY_MS {
        return Err(VacationError::TooFar(wish.last));
    }
    let began = match running {
        Some(running) => running.began,
        None if first > today => calendar::midnight(first),
        None => now,
    };
    // What has passed is taken, and today with it.
    let mut taken = known.to_vec();
    taken.retain(|one| open != Some(*one));
    taken.extend(running.map(|one| Pause { ended: now + 1, ..one }));
    let taken = touched(&taken);
    let new: BTreeSet<i64> =
        touched(&[Pause { began: began.max(now), ended }]).difference(&taken).copied().collect();
    for year in first.max(today).year()..=wish.last.year() {
        let (wanted, left) = (in_year(&new, year), BUDGET.saturating_sub(in_year(&taken, year)));
        if wanted > left {
            return Err(VacationError::OverBudget { year, wanted, left });
        }
    }
    Ok(Pause { began, ended })
}

struct Inner {
    store: Arc<Store>,
    clock: ServerClock,
    /// All vacations of who has had any, in order.
    known: RwLock<HashMap<UserId, Vec<Pause>>>,
    /// One change at a time: what was decided by is still so when it is written.
    turn: Mutex<()>,
}

/// The vacations of all players.
#[derive(Clone)]
pub struct Vacations(Arc<Inner>);

impl Vacations {
    /// Reads them at the server's start.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn open(store: Arc<Store>, clock: ServerClock) -> Result<Self, StoreError> {
        let mut known: HashMap<UserId, Vec<Pause>> = HashMap::new();
        for (user_id, vacation) in store.vacations().await? {
            known.entry(user_id).or_default().push(vacation);
        }
        Ok(Self(Arc::new(Inner { store, clock, known: RwLock::new(known), turn: Mutex::default() })))
    }

    /// A player's by date, in order.
    #[must_use]
    pub fn of(&self, user_id: &UserId) -> Vec<Pause> {
        let known = self.0.known.read().unwrap_or_else(PoisonError::into_inner);
        known.get(user_id).cloned().unwrap_or_default()
    }

    /// A player's in playing time, in order: what clocks are read with.
    #[must_use]
    pub fn in_play(&self, user_id: &UserId) -> Vec<Pause> {
        let at = |date| self.at_date(date);
        let all = self.of(user_id);
        all.into_iter().map(|one| Pause { began: at(one.began), ended: at(one.ended) }).collect()
    }

    /// The playing time at which the wall clock first shows a date.
    #[must_use]
    pub fn at_date(&self, date: i64) -> i64 {
        self.0.clock.at_date(date)
    }

    /// Until when in playing time a player is on vacation, if so.
    #[must_use]
    pub fn away_until(&self, user_id: &UserId) -> Option<i64> {
        self.away(user_id).map(|one| self.at_date(one.ended))
    }

    /// The vacation on which a player is now, by date.
    #[must_use]
    pub fn away(&self, user_id: &UserId) -> Option<Pause> {
        let now = self.0.clock.date();
        self.of(user_id).last().copied().filter(|one| one.holds(now))
    }

    /// Puts what a player wants in the place of the vacation that is running or planned.
    ///
    /// # Errors
    /// When it cannot be, or the store fails; then nothing has changed.
    pub async fn set(&self, user_id: &UserId, wish: Wish) -> Result<Change, VacationError> {
        let _turn = self.0.turn.lock().await;
        let (known, now) = (self.of(user_id), self.0.clock.date());
        let after = wanted(&known, wish, now)?;
        let before = open(&known, now);
        self.replace(user_id, before, Some(after)).await?;
        Ok(Change { before, after: Some(after) })
    }

    /// Ends the vacation that runs, or drops the one that is planned.
    ///
    /// # Errors
    /// When the store fails; then nothing has changed.
    pub async fn end(&self, user_id: &UserId) -> Result<Change, StoreError> {
        let _turn = self.0.turn.lock().await;
        let (known, now) = (self.of(user_id), self.0.clock.date());
        let Some(before) = open(&known, now) else { return Ok(Change::default()) };
        let after = Some(Pause { ended: now, ..before }).filter(|one| one.began < one.ended);
        self.replace(user_id, Some(before), after).await?;
        Ok(Change { before: Some(before), after })
    }

    /// A player has left, and the store has forgotten them.
    pub fn forget(&self, user_id: &UserId) {
        self.0.known.write().unwrap_or_else(PoisonError::into_inner).remove(user_id);
    }

    async fn replace(
        &self,
        user_id: &UserId,
        before: Option<Pause>,
        after: Option<Pause>,
    ) -> Result<(), StoreError> {
        self.0.store.replace_vacation(user_id, before.map(|one| one.began), after.as_ref()).await?;
        let mut known = self.0.known.write().unwrap_or_else(PoisonError::into_inner);
        let own = known.entry(user_id.to_owned()).or_default();
        own.retain(|one| before != Some(*one));
        own.extend(after);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(day: &str, hour: i64) -> i64 {
        calendar::midnight(day.parse().unwrap()) + hour * 3_600_000
    }

    fn wish(first: Option<&str>, last: &str) -> Wish {
        Wish { first: first.map(|day| day.parse().unwrap()), last: last.parse().unwrap() }
    }

    #[test]
    fn it_begins_now_or_on_a_later_day_and_ends_with_its_last() {
        let now = at("2026-11-23", 15);
        let once = wanted(&[], wish(None, "2026-12-05"), now).unwrap();
        assert_eq!(once, Pause { began: now, ended: at("2026-12-06", 0) });
        assert_eq!(last_day(&once), "2026-12-05");
        assert_eq!(wanted(&[], wish(Some("2026-11-23"), "2026-12-05"), now).unwrap(), once);
        let later = wanted(&[], wish(Some("2026-11-24"), "2026-11-24"), now).unwrap();
        assert_eq!(later, Pause { began: at("2026-11-24", 0), ended: at("2026-11-25", 0) });
        // Another one comes in its place.
        assert_eq!(wanted(&[later], wish(None, "2026-12-05"), now).unwrap(), once);
        let refused = |wish: Wish| wanted(&[], wish, now).unwrap_err().to_string();
        assert_eq!(
            refused(wish(Some("2026-11-22"), "2026-12-05")),
            "a vacation cannot begin on 2026-11-22, which is over: today is 2026-11-23 (UTC)"
        );
        assert_eq!(
            refused(wish(Some("2026-12-05"), "2026-12-04")),
            "a vacation that begins on 2026-12-05 cannot end on 2026-12-04"
        );
        assert_eq!(
            refused(wish(None, "2026-11-22")),
            "a vacation that begins on 2026-11-23 cannot end on 2026-11-22"
        );
        assert_eq!(
            refused(wish(Some("2027-11-24"), "2027-11-24")),
            "a vacation is planned a year ahead at most: 2027-11-24 is later"
        );
        assert!(wanted(&[], wish(Some("2027-11-23"), "2027-11-23"), now).is_ok());
    }

    #[test]
    fn of_one_that_runs_only_the_end_changes() {
        let began = at("2026-11-20", 9);
        let running = Pause { began, ended: at("2026-12-06", 0) };
        let now = at("2026-11-23", 15);
        let change = |wish: Wish| wanted(&[running], wish, now);
        assert_eq!(change(wish(None, "2026-11-23")).unwrap(), Pause { began, ended: at("2026-11-24", 0) });
        assert_eq!(change(wish(Some("2026-11-20"), "2026-12-10")).unwrap().began, began);
        assert!(matches!(change(wish(Some("2026-11-25"), "2026-12-10")), Err(VacationError::Running)));
        assert!(matches!(change(wish(None, "2026-11-22")), Err(VacationError::Backwards { .. })));
        assert_eq!((open(&[running], now), open(&[running], at("2026-12-06", 0))), (Some(running), None));
    }

    #[test]
    fn days_are_counted_as_they_are_taken() {
        let first = Pause { began: at("2026-03-01", 20), ended: at("2026-03-11", 0) };
        assert_eq!(left(&[first], 2026), 20);
        // Ended early, the days that were not taken are left; each day counts once.
        let early = Pause { ended: at("2026-03-03", 1), ..first };
        let again = Pause { began: at("2026-03-03", 5), ended: at("2026-03-03", 6) };
        assert_eq!((left(&[early], 2026), left(&[early, again], 2026)), (27, 27));
        let now = at("2026-11-23", 15);
        let refused =
            |known: &[Pause], wish: Wish, now: i64| wanted(known, wish, now).unwrap_err().to_string();
        assert_eq!(
            refused(&[first], wish(None, "2026-12-13"), now),
            "that is 21 days of 2026, and you have 20 days left of 30"
        );
        let all = wanted(&[first], wish(None, "2026-12-12"), now).unwrap();
        assert_eq!(left(&[first, all], 2026), 0);
        // It can be made shorter when nothing is left, and not longer.
        let later = at("2026-12-01", 3);
        assert!(wanted(&[first, all], wish(None, "2026-12-12"), later).is_ok());
        assert_eq!(
            refused(&[first, all], wish(None, "2026-12-13"), later),
            "that is 12 days of 2026, and you have 11 days left of 30"
        );
        // Each year has its own days.
        let newyear = wanted(&[], wish(Some("2026-12-02"), "2027-01-30"), now).unwrap();
        assert_eq!((left(&[newyear], 2026), left(&[newyear], 2027)), (0, 0));
        assert_eq!(
            refused(&[], wish(Some("2026-12-02"), "2027-01-31"), now),
            "that is 31 days of 2027, and you have 30 days left of 30"
        );
    }
}
