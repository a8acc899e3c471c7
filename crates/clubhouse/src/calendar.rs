//! The calendar of a club: events, dates that differ from the plan, and who comes.

use std::collections::BTreeMap;

use jiff::civil::{Date, DateTime};
use pasch_tournament::Time;

use crate::error::Refusal;
use crate::ids::{EventId, PersonId};
use crate::plan::{Plan, instant, is_long_over, is_time};

/// The most events of a club.
pub const MOST_EVENTS: usize = 5_000;

/// The most dates of one event that differ from its plan.
pub const MOST_EXCEPTIONS: usize = 500;

/// A date that differs from the plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Exception {
    /// It begins at another time.
    Moved {
        /// The begin, in the event's time zone.
        to: DateTime,
    },
    /// It is cancelled.
    CalledOff {
        /// Why.
        reason: String,
    },
}

/// An event as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Its number.
    pub id: EventId,
    /// The plan.
    pub plan: Plan,
    /// When it was planned.
    pub planned_at: Time,
    /// When it last changed, sign-ups left out.
    pub changed_at: Time,
    /// How often it has changed, sign-ups left out.
    pub sequence: u32,
    /// Why it is cancelled, if it is.
    pub called_off: Option<String>,
    /// Dates that differ from the plan.
    pub exceptions: BTreeMap<Date, Exception>,
    /// Those who have signed up, in order, by date.
    pub signed: BTreeMap<Date, Vec<PersonId>>,
    /// The number of the entry that changed it last.
    pub(crate) changed: u32,
}

/// A date of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occurrence {
    /// The event.
    pub event: EventId,
    /// The day by the plan, which names the date.
    pub date: Date,
    /// The begin on the wall clock, moved if it was.
    pub begin: DateTime,
    /// The begin in milliseconds since the beginning of 1970, UTC.
    pub at: Time,
    /// Why it is cancelled, if it is.
    pub called_off: Option<String>,
}

impl Event {
    /// The begin of a date, moved if it was; `None` if the event does not take place on that day by the plan.
    #[must_use]
    pub fn begin(&self, date: Date) -> Option<DateTime> {
        self.plan.takes_place(date).then(|| match self.exceptions.get(&date) {
            Some(Exception::Moved { to }) => *to,
            _ => self.plan.begin(date),
        })
    }

    /// Why a date is cancelled, by itself or with the event.
    #[must_use]
    pub fn called_off(&self, date: Date) -> Option<&str> {
        match (&self.called_off, self.exceptions.get(&date)) {
            (Some(reason), _) | (None, Some(Exception::CalledOff { reason })) => Some(reason),
            _ => None,
        }
    }

    /// Those who come to a date and those who wait for a place, both in the order of signing up.
    #[must_use]
    pub fn attendance(&self, date: Date) -> (&[PersonId], &[PersonId]) {
        let signed = self.signed.get(&date).map_or(&[][..], Vec::as_slice);
        signed.split_at(self.plan.limit.map_or(signed.len(), |limit| signed.len().min(limit as usize)))
    }

    fn open_date(&self, date: Date, now: Time) -> Result<(), Refusal> {
        let begin = self.begin(date).ok_or(Refusal::NoDate)?;
        if self.called_off(date).is_some() {
            return Err(Refusal::CalledOff);
        }
        if is_long_over(begin, self.plan.minutes, now) { Err(Refusal::TooLate) } else { Ok(()) }
    }

    fn change(&mut self, at: Time, entry: u32) {
        self.sequence += 1;
        self.changed_at = at;
        self.changed = entry;
    }
}

/// All events.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Calendar {
    events: Vec<Event>,
}

impl Calendar {
    /// All events, in the order of planning.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// An event by its number.
    #[must_use]
    pub fn find(&self, id: EventId) -> Option<&Event> {
        self.events.get(id.0 as usize)
    }

    /// The dates from one day to another, both included, in the order of their begin; at most `most` of each event. A date that was moved
    /// is found by its new day.
    #[must_use]
    pub fn occurrences(&self, from: Date, to: Date, most: usize) -> Vec<Occurrence> {
        let mut found = Vec::new();
        for event in &self.events {
            let plain = event.plan.dates(from, to, most).into_iter();
            let moved = event.exceptions.keys().copied().filter(|date| event.plan.takes_place(*date));
            let mut dates: Vec<Date> = plain.chain(moved).collect();
            dates.sort_unstable();
            dates.dedup();
            let all = dates.into_iter().filter_map(|date| {
                let begin = event.begin(date).filter(|begin| (from..=to).contains(&begin.date()))?;
                let at = instant(begin, &event.plan.zone)?;
                let called_off = event.called_off(date).map(str::to_owned);
                Some(Occurrence { event: event.id, date, begin, at, called_off })
            });
            found.extend(all);
        }
        found.sort_by_key(|one| (one.at, one.event, one.date));
        found
    }

    fn at(&mut self, id: EventId) -> Result<&mut Event, Refusal> {
        self.events.get_mut(id.0 as usize).ok_or(Refusal::NoEvent { number: id.0 })
    }

    fn running(&mut self, id: EventId) -> Result<&mut Event, Refusal> {
        let event = self.at(id)?;
        if event.called_off.is_some() { Err(Refusal::CalledOff) } else { Ok(event) }
    }

    pub(crate) fn plan(&mut self, plan: &Plan, at: Time, entry: u32) -> Result<(), Refusal> {
        plan.check()?;
        if self.events.len() >= MOST_EVENTS {
            return Err(Refusal::TooMany { most: MOST_EVENTS as u32 });
        }
        self.events.push(Event {
            id: EventId(self.events.len() as u32),
            plan: plan.clone(),
            planned_at: at,
            changed_at: at,
            sequence: 0,
            called_off: None,
            exceptions: BTreeMap::new(),
            signed: BTreeMap::new(),
            changed: entry,
        });
        Ok(())
    }

    /// Another plan. Dates that it does not have lose their exceptions and sign-ups; those of a single date move with it.
    pub(crate) fn replan(&mut self, id: EventId, plan: &Plan, at: Time, entry: u32) -> Result<(), Refusal> {
        plan.check()?;
        let event = self.running(id)?;
        if !event.plan.repeats()
            && !plan.repeats()
            && let Some(signed) = event.signed.remove(&event.plan.start.date())
        {
            event.signed.insert(plan.start.date(), signed);
        }
        event.plan = plan.clone();
        event.exceptions.retain(|date, _| plan.repeats() && plan.takes_place(*date));
        event.signed.retain(|date, _| plan.takes_place(*date));
        event.change(at, entry);
        Ok(())
    }

    pub(crate) fn call_off(
        &mut self,
        id: EventId,
        reason: &str,
        at: Time,
        entry: u32,
    ) -> Result<(), Refusal> {
        let event = self.running(id)?;
        event.called_off = Some(reason.to_owned());
        event.change(at, entry);
        Ok(())
    }

    /// Makes a date differ from the plan, or (with `None`) be as planned.
    pub(crate) fn except(
        &mut self,
        id: EventId,
        date: Date,
        exception: Option<Exception>,
        at: Time,
        entry: u32,
    ) -> Result<(), Refusal> {
        let event = self.running(id)?;
        if !event.plan.repeats() {
            return Err(Refusal::NotRepeated);
        }
        if !event.plan.takes_place(date) {
            return Err(Refusal::NoDate);
        }
        match exception {
            None => {
                event.exceptions.remove(&date).ok_or(Refusal::NoException)?;
            }
            Some(Exception::Moved { to }) if !is_time(to) => return Err(Refusal::Plan),
            Some(exception) => {
                if event.exceptions.len() >= MOST_EXCEPTIONS && !event.exceptions.contains_key(&date) {
                    return Err(Refusal::TooMany { most: MOST_EXCEPTIONS as u32 });
                }
                event.exceptions.insert(date, exception);
            }
        }
        event.change(at, entry);
        Ok(())
    }

    pub(crate) fn sign_up(
        &mut self,
        id: EventId,
        date: Date,
        person: &PersonId,
        at: Time,
    ) -> Result<(), Refusal> {
        let event = self.at(id)?;
        event.open_date(date, at)?;
        let signed = event.signed.get(&date);
        if signed.is_some_and(|signed| signed.contains(person)) {
            return Err(Refusal::SignedUp);
        }
        event.signed.entry(date).or_default().push(person.clone());
        Ok(())
    }

    pub(crate) fn sign_off(
        &mut self,
        id: EventId,
        date: Date,
        person: &PersonId,
        at: Time,
    ) -> Result<(), Refusal> {
        let event = self.at(id)?;
        event.open_date(date, at)?;
        let signed = event.signed.get_mut(&date).ok_or(Refusal::NotSignedUp)?;
        let place = signed.iter().position(|one| one == person).ok_or(Refusal::NotSignedUp)?;
        signed.remove(place);
        if signed.is_empty() {
            event.signed.remove(&date);
        }
        Ok(())
    }

    /// Takes a person who has left off all dates that are not over.
    pub(crate) fn leave(&mut self, person: &PersonId, at: Time) {
        for event in &mut self.events {
            let begins: Vec<Date> = event.signed.keys().copied().collect();
            for date in begins {
                let is_over =
                    event.begin(date).is_none_or(|begin| is_long_over(begin, event.plan.minutes, at));
                if is_over {
                    continue;
                }
                if let Some(signed) = event.signed.get_mut(&date) {
                    signed.retain(|one| one != person);
                    if signed.is_empty() {
                        event.signed.remove(&date);
                    }
                }
            }
        }
    }
}
