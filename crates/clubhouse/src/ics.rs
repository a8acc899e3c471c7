//! The calendar as an ICS feed (RFC 5545), for programs that subscribe to it.
//!
//! An event is a `VEVENT` with a rule (`RRULE`), a cancelled date an `EXDATE` of it, a moved date a `VEVENT` of its own with
//! `RECURRENCE-ID`, and a cancelled event has `STATUS:CANCELLED`. `UID` never changes, `SEQUENCE` counts the changes of the event, and
//! `DTSTAMP` and `LAST-MODIFIED` are the time of the last one: the feed is the same until something changes. All events of a dissolved club
//! are cancelled, and both turns, to dissolve and to restore it, count as changes. The time zones come as `VTIMEZONE` with every change of
//! clocks from the year of the first begin to the year that the caller names.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use icalendar::{Component as _, EventLike as _, Property};
use jiff::civil::{Date, DateTime};
use jiff::tz::{Offset, TimeZone};
use jiff::{Span, Timestamp, Zoned};
use pasch_tournament::Time;

use crate::calendar::{Event, Exception};
use crate::plan::{Kind, Repeat, YEARS, zone, zoned};
use crate::profile::Reach;
use crate::state::State;

/// The feed to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feed<'a> {
    /// The identifier of the club, part of every `UID`.
    pub club: &'a str,
    /// The host of the server, the other part of every `UID`.
    pub host: &'a str,
    /// Whether events for members alone are in it.
    pub for_members: bool,
    /// The last year for which changes of clocks are written.
    pub last_year: i16,
}

/// Writes the feed of a club.
#[must_use]
pub fn write(club: &State, feed: &Feed<'_>) -> String {
    let mut out = icalendar::Calendar::empty();
    out.append_property(("VERSION", "2.0"));
    out.append_property(("PRODID", "-//Pasch//Clubs//EN"));
    out.append_property(("CALSCALE", "GREGORIAN"));
    out.append_property(("METHOD", "PUBLISH"));
    out.append_property(("X-WR-CALNAME", club.profile().name.as_str()));
    let shown = |event: &&Event| feed.for_members || event.plan.reach == Reach::Public;
    let mut zones: BTreeMap<&str, i16> = BTreeMap::new();
    for event in club.calendar().events().iter().filter(shown) {
        let first = zones.entry(&event.plan.zone).or_insert(i16::MAX);
        *first = (*first).min(event.plan.start.year());
        for exception in event.exceptions.values() {
            if let Exception::Moved { to } = exception {
                *first = (*first).min(to.year());
            }
        }
        out.push(main(event, club, feed));
        for (date, exception) in &event.exceptions {
            if let Exception::Moved { to } = exception {
                out.push(moved(event, *date, *to, club, feed));
            }
        }
    }
    let text = out.to_string();
    // Written by hand: the library would give parts of a time zone an identifier by lot and the time of its clock.
    let zones: String =
        zones.into_iter().map(|(name, first)| time_zone(name, first, feed.last_year)).collect();
    match text.find("BEGIN:VEVENT") {
        Some(begin) => format!("{}{zones}{}", &text[..begin], &text[begin..]),
        None => text,
    }
}

/// The part that all entries of an event share.
fn entry(event: &Event, begin: DateTime, club: &State, feed: &Feed<'_>) -> icalendar::Event {
    let plan = &event.plan;
    let (turns, turned_at) = club.turns();
    let changed = stamp(event.changed_at.max(turned_at));
    let is_off = event.called_off.is_some() || club.dissolved().is_some();
    let mut out = icalendar::Event::new();
    out.uid(&format!("{}-{}@{}", feed.club, event.id.0, feed.host));
    out.append_property(("DTSTAMP", changed.as_str()));
    out.append_property(("CREATED", stamp(event.planned_at).as_str()));
    out.append_property(("LAST-MODIFIED", changed.as_str()));
    out.append_property(("SEQUENCE", (event.sequence + turns).to_string().as_str()));
    out.summary(&plan.title);
    out.append_property(local("DTSTART", begin, plan.zone.as_str()));
    // A length rather than an end: it is the same on every date.
    out.append_property(("DURATION", format!("PT{}M", plan.minutes).as_str()));
    out.append_property(("CATEGORIES", category(plan.kind)));
    out.append_property(("STATUS", if is_off { "CANCELLED" } else { "CONFIRMED" }));
    if !plan.place.is_empty() {
        out.location(&plan.place);
    }
    if !plan.text.is_empty() {
        out.description(&plan.text);
    }
    out.done()
}

const fn category(kind: Kind) -> &'static str {
    match kind {
        Kind::Evening => "EVENING",
        Kind::Tournament => "TOURNAMENT",
        Kind::Chouette => "CHOUETTE",
        Kind::Match => "MATCH",
    }
}

fn main(event: &Event, club: &State, feed: &Feed<'_>) -> icalendar::Event {
    let plan = &event.plan;
    let mut out = entry(event, plan.start, club, feed);
    if let Some(rule) = rule(event) {
        out.append_property(("RRULE", rule.as_str()));
    }
    for (date, exception) in &event.exceptions {
        if let Exception::CalledOff { .. } = exception {
            out.append_multi_property(local("EXDATE", plan.begin(*date), &plan.zone));
        }
    }
    out.done()
}

fn moved(event: &Event, date: Date, to: DateTime, club: &State, feed: &Feed<'_>) -> icalendar::Event {
    let mut out = entry(event, to, club, feed);
    out.append_property(local("RECURRENCE-ID", event.plan.begin(date), &event.plan.zone));
    out.done()
}

/// The rule of an event, if it takes place on several days.
fn rule(event: &Event) -> Option<String> {
    let plan = &event.plan;
    let first = plan.start.date();
    let day = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"][first.weekday().to_monday_zero_offset() as usize];
    let (mut rule, until) = match plan.repeat {
        Repeat::Once => return None,
        Repeat::Weekly { every, until } => (format!("FREQ=WEEKLY;INTERVAL={every};BYDAY={day}"), until),
        Repeat::Monthly { last, until } => {
            let nth = if last { -1 } else { (first.day() - 1) / 7 + 1 };
            (format!("FREQ=MONTHLY;BYDAY={nth}{day}"), until)
        }
    };
    if let Some(until) = until {
        // With a time zone the end is an instant in UTC.
        let at = zoned(until.to_datetime(plan.start.time()), &plan.zone)?;
        let _ = write!(rule, ";UNTIL={}", stamp(at.timestamp().as_millisecond()));
    }
    Some(rule)
}

/// A property with a time on the wall clock of a zone.
fn local(name: &str, time: DateTime, zone: &str) -> Property {
    Property::new(name, time.strftime("%Y%m%dT%H%M%S").to_string()).add_parameter("TZID", zone).done()
}

/// An instant in UTC, to the second.
fn stamp(at: Time) -> String {
    let at = Timestamp::from_millisecond(at).unwrap_or(Timestamp::UNIX_EPOCH);
    at.strftime("%Y%m%dT%H%M%SZ").to_string()
}

/// A time zone from the beginning of one year to the end of another, with every change of its clocks.
fn time_zone(name: &str, first: i16, last: i16) -> String {
    let Some(zone) = zone(name) else { return String::new() };
    let start =
        Date::new(first.clamp(*YEARS.start(), *YEARS.end()), 1, 1).unwrap_or(Date::constant(2_000, 1, 1));
    let Ok(begin) = start.to_zoned(TimeZone::UTC) else { return String::new() };
    let end = begin
        .with()
        .year(last.clamp(start.year(), *YEARS.end()) + 1)
        .build()
        .unwrap_or_else(|_| begin.clone());
    let mut out = format!("BEGIN:VTIMEZONE\r\nTZID:{name}\r\n");
    let info = zone.to_offset_info(begin.timestamp());
    // The offset that holds at the beginning stands as a change from itself.
    let mut before = info.offset();
    part(&mut out, info.dst().is_dst(), before, before, info.abbreviation(), &begin);
    for change in zone.following(begin.timestamp()) {
        if change.timestamp() >= end.timestamp() {
            break;
        }
        let at = change.timestamp().to_zoned(TimeZone::UTC);
        part(&mut out, change.dst().is_dst(), before, change.offset(), change.abbreviation(), &at);
        before = change.offset();
    }
    out.push_str("END:VTIMEZONE\r\n");
    out
}

/// A part of a time zone: from an instant on another offset holds. The begin is written on the wall clock of before.
fn part(out: &mut String, is_dst: bool, before: Offset, after: Offset, name: &str, at: &Zoned) {
    let kind = if is_dst { "DAYLIGHT" } else { "STANDARD" };
    let wall = at.datetime().checked_add(Span::new().seconds(before.seconds())).unwrap_or(at.datetime());
    let _ = write!(
        out,
        "BEGIN:{kind}\r\nDTSTART:{}\r\nTZOFFSETFROM:{}\r\nTZOFFSETTO:{}\r\nTZNAME:{name}\r\nEND:{kind}\r\n",
        wall.strftime("%Y%m%dT%H%M%S"),
        offset(before),
        offset(after),
    );
}

fn offset(offset: Offset) -> String {
    let seconds = offset.seconds();
    let (sign, size) = if seconds < 0 { ('-', -seconds) } else { ('+', seconds) };
    format!("{sign}{:02}{:02}", size / 3_600, size / 60 % 60)
}
