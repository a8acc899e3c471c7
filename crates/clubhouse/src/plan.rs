//! The plan of an event: when it takes place, by the calendar of its time zone, and on which days.
//!
//! A date of an event is named by the day on which it takes place by the plan: there is at most one a day. Times are those of the wall
//! clock in the named zone, so that an evening at seven stays at seven when clocks change. The instants are computed with the time zone
//! database that is built in: a time that a change of clocks leaves out is read with the offset before the change, and one that comes
//! twice is the first, as RFC 5545 has it.

use std::sync::LazyLock;

use jiff::civil::{Date, DateTime};
use jiff::tz::{TimeZone, TimeZoneDatabase};
use jiff::{Span, Zoned};
use pasch_tournament::{MINUTE, Time};
use serde::{Deserialize, Serialize};

use crate::error::Refusal;
use crate::ids::{LinkId, check_id};
use crate::profile::{Reach, check_name, check_text};

/// The longest event, in minutes: two weeks.
pub const LONGEST_EVENT: u32 = 14 * 24 * 60;

/// The most weeks between two dates of a weekly event.
pub const MOST_WEEKS: u8 = 52;

/// The years in which events can take place.
pub const YEARS: std::ops::RangeInclusive<i16> = 2_000..=2_200;

/// The kind of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// People meet and play.
    Evening,
    /// A tournament.
    Tournament,
    /// A chouette.
    Chouette,
    /// A match, such as one against another club.
    Match,
}

impl Kind {
    /// The word for it in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Evening => "evening",
            Self::Tournament => "tournament",
            Self::Chouette => "chouette",
            Self::Match => "match",
        }
    }
}

/// The days on which an event takes place, besides the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Repeat {
    /// Only once.
    Once,
    /// On the same weekday, every so many weeks.
    Weekly {
        /// The weeks from one to the next.
        every: u8,
        /// The last day on which it can take place; `None` for no end.
        until: Option<Date>,
    },
    /// On the same weekday of each month: the first to fifth as the begin is, or the last. Months without a fifth are left out.
    Monthly {
        /// Whether it is the last such weekday rather than the same number.
        last: bool,
        /// The last day on which it can take place; `None` for no end.
        until: Option<Date>,
    },
}

/// An event as planned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The title.
    pub title: String,
    /// The kind.
    pub kind: Kind,
    /// The first begin, in the time zone; whole minutes.
    pub start: DateTime,
    /// The time zone by its name (`Europe/Oslo`).
    pub zone: String,
    /// How long it lasts, in minutes.
    pub minutes: u32,
    /// The place, or an address of the web; may be empty.
    #[serde(default)]
    pub place: String,
    /// The text, as Markdown; may be empty.
    #[serde(default)]
    pub text: String,
    /// Further days.
    pub repeat: Repeat,
    /// The most who come to one date; the others wait. `None` for no limit.
    #[serde(default)]
    pub limit: Option<u32>,
    /// Those who can see it.
    #[serde(default)]
    pub reach: Reach,
    /// The linked tournament, chouette or match.
    #[serde(default)]
    pub link: Option<LinkId>,
}

impl Plan {
    /// Looks whether an event can take place so.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), Refusal> {
        check_name(&self.title)?;
        if !self.place.is_empty() {
            check_name(&self.place)?;
        }
        check_text(&self.text)?;
        if let Some(link) = &self.link {
            check_id(&link.0)?;
        }
        zone(&self.zone).ok_or(Refusal::Zone)?;
        let first = self.start.date();
        let last =
            |until: Option<Date>| until.is_none_or(|until| until >= first && until.year() <= *YEARS.end());
        let is_good = is_time(self.start)
            && (1..=LONGEST_EVENT).contains(&self.minutes)
            && self.limit.is_none_or(|limit| limit > 0);
        let repeats = match self.repeat {
            Repeat::Once => true,
            Repeat::Weekly { every, until } => (1..=MOST_WEEKS).contains(&every) && last(until),
            Repeat::Monthly { last: is_last_one, until } => (!is_last_one || is_last(first)) && last(until),
        };
        if is_good && repeats { Ok(()) } else { Err(Refusal::Plan) }
    }

    /// Whether it takes place on several days.
    #[must_use]
    pub const fn repeats(&self) -> bool {
        !matches!(self.repeat, Repeat::Once)
    }

    /// Whether it takes place on a day by the plan.
    #[must_use]
    pub fn takes_place(&self, date: Date) -> bool {
        let first = self.start.date();
        if date < first || date.year() > *YEARS.end() {
            return false;
        }
        match self.repeat {
            Repeat::Once => date == first,
            Repeat::Weekly { every, until } => {
                until.is_none_or(|until| date <= until) && days(first, date) % (7 * i64::from(every)) == 0
            }
            Repeat::Monthly { last, until } => {
                let is_day = if last { is_last(date) } else { (date.day() - 1) / 7 == (first.day() - 1) / 7 };
                until.is_none_or(|until| date <= until) && date.weekday() == first.weekday() && is_day
            }
        }
    }

    /// The days on which it takes place by the plan, from one day to another, both included, in order; at most `most` of them.
    #[must_use]
    pub fn dates(&self, from: Date, to: Date, most: usize) -> Vec<Date> {
        let first = self.start.date();
        let to = to.min(Date::constant(*YEARS.end(), 12, 31));
        let mut found = Vec::new();
        match self.repeat {
            Repeat::Once => found.extend([first].into_iter().filter(|date| (from..=to).contains(date))),
            Repeat::Weekly { every, until } => {
                let step = 7 * i64::from(every);
                let skipped = days(first, from).max(0).div_euclid(step) * step;
                let mut next = first.checked_add(Span::new().days(skipped)).ok();
                while let Some(date) = next.filter(|date| *date <= to && found.len() < most) {
                    if until.is_some_and(|until| date > until) {
                        break;
                    }
                    found.extend((date >= from).then_some(date));
                    next = date.checked_add(Span::new().days(step)).ok();
                }
            }
            Repeat::Monthly { last, until } => {
                let nth = if last { -1 } else { (first.day() - 1) / 7 + 1 };
                let begin = first.max(from).first_of_month();
                let mut month = Some(begin);
                while let Some(start) = month.filter(|start| *start <= to && found.len() < most) {
                    if until.is_some_and(|until| start > until) {
                        break;
                    }
                    let date = start.nth_weekday_of_month(nth, first.weekday()).ok();
                    let fits = |date: &Date| {
                        *date >= first.max(from) && *date <= to && until.is_none_or(|until| *date <= until)
                    };
                    found.extend(date.filter(fits));
                    month = start.checked_add(Span::new().months(1)).ok();
                }
            }
        }
        found
    }

    /// The begin on a day by the plan, on the wall clock of the time zone.
    #[must_use]
    pub fn begin(&self, date: Date) -> DateTime {
        date.to_datetime(self.start.time())
    }
}

/// Whether something can begin at this time: on a whole minute, in a year that is taken.
#[must_use]
pub fn is_time(time: DateTime) -> bool {
    time.second() == 0 && time.subsec_nanosecond() == 0 && YEARS.contains(&time.year())
}

fn days(from: Date, to: Date) -> i64 {
    from.until(to).map_or(0, |span| i64::from(span.get_days()))
}

fn is_last(date: Date) -> bool {
    date.day() + 7 > date.days_in_month()
}

/// The database that is built in; it asks nothing of the machine.
static ZONES: LazyLock<TimeZoneDatabase> = LazyLock::new(TimeZoneDatabase::bundled);

/// A time zone by its name, exactly as the database writes it.
#[must_use]
pub fn zone(name: &str) -> Option<TimeZone> {
    ZONES.get(name).ok().filter(|zone| zone.iana_name() == Some(name))
}

/// The instant of a time on the wall clock of a zone.
#[must_use]
pub fn zoned(time: DateTime, zone_name: &str) -> Option<Zoned> {
    time.to_zoned(zone(zone_name)?).ok()
}

/// The same in milliseconds since the beginning of 1970, UTC.
#[must_use]
pub fn instant(time: DateTime, zone_name: &str) -> Option<Time> {
    zoned(time, zone_name).map(|zoned| zoned.timestamp().as_millisecond())
}

/// Whether something that begins at this time of the wall clock is over wherever in the world it is. The log is refused by this alone:
/// what follows from a time zone changes with its rules, and a log that was good has to stay good.
#[must_use]
pub(crate) fn is_long_over(begin: DateTime, minutes: u32, now: Time) -> bool {
    /// The clocks farthest behind UTC, and an hour to come late.
    const BEHIND: Time = 13 * 60 * MINUTE;
    let utc = begin.to_zoned(TimeZone::UTC).map_or(Time::MAX / 2, |zoned| zoned.timestamp().as_millisecond());
    now >= utc.saturating_add(Time::from(minutes) * MINUTE + BEHIND)
}
