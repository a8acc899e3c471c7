//! A small and strict reader of RFC 5545, written from the RFC alone: lines, folding, parameters, escapes, components, rules and dates.
//! It refuses what the RFC does not allow, and expands events by looking at every day.

use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::{Date, DateTime};
use jiff::{Span, tz::TimeZone};

/// A property: name, parameters and raw value.
#[derive(Clone, Debug)]
pub struct Line {
    pub name: String,
    pub parameters: BTreeMap<String, String>,
    pub value: String,
}

/// A component with its properties and parts.
#[derive(Clone, Debug, Default)]
pub struct Component {
    pub name: String,
    pub lines: Vec<Line>,
    pub parts: Vec<Component>,
}

impl Component {
    pub fn all(&self, name: &str) -> Vec<&Line> {
        self.lines.iter().filter(|line| line.name == name).collect()
    }

    pub fn one(&self, name: &str) -> Option<&Line> {
        let all = self.all(name);
        assert!(all.len() <= 1, "{name} stands {} times in {}", all.len(), self.name);
        all.first().copied()
    }

    pub fn value(&self, name: &str) -> &str {
        self.one(name).map_or("", |line| &line.value)
    }

    pub fn text(&self, name: &str) -> String {
        text(self.value(name))
    }
}

/// Reads one calendar, strictly.
pub fn read(text: &str) -> Component {
    assert!(text.ends_with("\r\n"), "every line ends with CRLF");
    let physical: Vec<&str> = text[..text.len() - 2].split("\r\n").collect();
    let mut logical: Vec<String> = Vec::new();
    for line in physical {
        assert!(line.len() <= 75, "{} octets: {line}", line.len());
        assert!(!line.contains(['\r', '\n']), "a bare end of line: {line:?}");
        match line.strip_prefix([' ', '\t']) {
            Some(rest) => logical.last_mut().expect("a line before").push_str(rest),
            None => logical.push(line.to_owned()),
        }
    }
    let mut open: Vec<Component> = vec![Component::default()];
    for line in logical {
        let line = content(&line);
        match line.name.as_str() {
            "BEGIN" => open.push(Component { name: line.value, ..Component::default() }),
            "END" => {
                let closed = open.pop().expect("something is open");
                assert_eq!(closed.name, line.value, "components are closed in order");
                check(&closed);
                open.last_mut().expect("a component around it").parts.push(closed);
            }
            _ => open.last_mut().expect("a component").lines.push(line),
        }
    }
    let mut root = open.pop().expect("the root");
    assert!(open.is_empty() && root.lines.is_empty() && root.parts.len() == 1, "one calendar");
    root.parts.remove(0)
}

fn content(line: &str) -> Line {
    let is_name = |name: &str| {
        !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    let mut quoted = false;
    let colon = line.char_indices().find(|(_, letter)| {
        quoted ^= *letter == '"';
        *letter == ':' && !quoted
    });
    let (colon, _) = colon.unwrap_or_else(|| panic!("no value: {line}"));
    let (head, value) = (&line[..colon], &line[colon + 1..]);
    let mut parts = head.split(';');
    let name = parts.next().expect("a name").to_owned();
    assert!(is_name(&name), "{line}");
    let parameter = |part: &str| {
        let (key, value) = part.split_once('=').unwrap_or_else(|| panic!("no parameter: {line}"));
        assert!(is_name(key) && !value.is_empty(), "{line}");
        (key.to_owned(), value.trim_matches('"').to_owned())
    };
    assert!(!value.contains(|letter: char| letter.is_control() && letter != '\t'), "{line:?}");
    Line { name, parameters: parts.map(parameter).collect(), value: value.to_owned() }
}

/// A value of type TEXT without its escapes.
pub fn text(value: &str) -> String {
    let mut out = String::new();
    let mut letters = value.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => match letters.next() {
                Some('n' | 'N') => out.push('\n'),
                Some(kept @ ('\\' | ';' | ',')) => out.push(kept),
                other => panic!("no escape: \\{other:?} in {value}"),
            },
            ';' | ',' => panic!("not escaped: {value}"),
            _ => out.push(letter),
        }
    }
    out
}

/// The properties that a component has to have, and may have.
fn check(component: &Component) {
    let names: BTreeSet<&str> = component.lines.iter().map(|line| line.name.as_str()).collect();
    let (needed, allowed): (&[&str], &[&str]) = match component.name.as_str() {
        "VCALENDAR" => (&["VERSION", "PRODID"], &["CALSCALE", "METHOD", "X-WR-CALNAME"]),
        "VTIMEZONE" => (&["TZID"], &[]),
        "STANDARD" | "DAYLIGHT" => (&["DTSTART", "TZOFFSETFROM", "TZOFFSETTO"], &["TZNAME"]),
        "VEVENT" => (
            &["UID", "DTSTAMP", "DTSTART"],
            &[
                "CREATED",
                "LAST-MODIFIED",
                "SEQUENCE",
                "SUMMARY",
                "DURATION",
                "CATEGORIES",
                "STATUS",
                "LOCATION",
                "DESCRIPTION",
                "RRULE",
                "EXDATE",
                "RECURRENCE-ID",
            ],
        ),
        other => panic!("no component: {other}"),
    };
    for name in needed {
        assert!(names.contains(name), "{} lacks {name}", component.name);
    }
    for name in names {
        assert!(needed.contains(&name) || allowed.contains(&name), "{name} in {}", component.name);
        if name != "EXDATE" {
            component.one(name);
        }
    }
    for name in ["SUMMARY", "LOCATION", "DESCRIPTION", "X-WR-CALNAME", "UID"] {
        component.text(name);
    }
}

pub fn wall(value: &str) -> DateTime {
    DateTime::strptime("%Y%m%dT%H%M%S", value).unwrap_or_else(|_| panic!("no local time: {value}"))
}

fn utc(value: &str) -> DateTime {
    wall(value.strip_suffix('Z').unwrap_or_else(|| panic!("no UTC time: {value}")))
}

fn seconds(value: &str) -> i64 {
    let (sign, digits) = value.split_at(1);
    assert!(digits.len() == 4 && matches!(sign, "+" | "-"), "no offset: {value}");
    let size = digits[..2].parse::<i64>().expect("hours") * 3_600
        + digits[2..].parse::<i64>().expect("minutes") * 60;
    if sign == "-" { -size } else { size }
}

/// The offset of a time zone at a time of the wall clock, in seconds: that of the last part that begins before or then.
pub fn offset(zone: &Component, at: DateTime) -> i64 {
    let parts = zone.parts.iter().map(|part| (wall(part.value("DTSTART")), part.value("TZOFFSETTO")));
    let last = parts.filter(|(begin, _)| *begin <= at).max_by_key(|(begin, _)| *begin);
    seconds(last.expect("the zone begins before the event").1)
}

/// An event on one day: the begin in UTC, the title and whether it is cancelled.
pub type Happening = (DateTime, String, bool);

/// All days of all events between two days, as a program that shows the calendar would find them.
pub fn expand(calendar: &Component, from: Date, to: Date) -> Vec<Happening> {
    let zones: BTreeMap<String, &Component> = calendar
        .parts
        .iter()
        .filter(|part| part.name == "VTIMEZONE")
        .map(|zone| (zone.value("TZID").to_owned(), zone))
        .collect();
    let events: Vec<&Component> = calendar.parts.iter().filter(|part| part.name == "VEVENT").collect();
    let mut found = Vec::new();
    let instant = |line: &Line| {
        let zone = zones.get(&line.parameters["TZID"]).expect("every TZID has a VTIMEZONE");
        let local = wall(&line.value);
        local.checked_sub(Span::new().seconds(offset(zone, local))).expect("in range")
    };
    let told = |event: &Component| (event.text("SUMMARY"), event.value("STATUS") == "CANCELLED");
    for event in events.iter().filter(|event| event.one("RECURRENCE-ID").is_none()) {
        let start = event.one("DTSTART").expect("a begin");
        let out: BTreeSet<DateTime> =
            event.all("EXDATE").iter().flat_map(|line| line.value.split(',')).map(wall).collect();
        let same = |other: &&&Component| other.value("UID") == event.value("UID");
        let instead: BTreeMap<DateTime, &Component> = events
            .iter()
            .filter(same)
            .filter_map(|other| Some((wall(&other.one("RECURRENCE-ID")?.value), *other)))
            .collect();
        for begin in begins(event, wall(&start.value), instant(start)) {
            if out.contains(&begin) {
                continue;
            }
            let (line, component) = match instead.get(&begin) {
                Some(other) => (other.one("DTSTART").expect("a begin").clone(), *other),
                None => {
                    let value = begin.strftime("%Y%m%dT%H%M%S").to_string();
                    (Line { value, ..start.clone() }, *event)
                }
            };
            if (from..=to).contains(&wall(&line.value).date()) {
                let (title, is_off) = told(component);
                found.push((instant(&line), title, is_off));
            }
        }
    }
    found.sort();
    found
}

/// The begins of an event by its rule, for three years.
fn begins(event: &Component, start: DateTime, start_utc: DateTime) -> Vec<DateTime> {
    let Some(rule) = event.one("RRULE") else { return vec![start] };
    let rule: BTreeMap<&str, &str> =
        rule.value.split(';').map(|part| part.split_once('=').expect("a part of a rule")).collect();
    let known = ["FREQ", "INTERVAL", "BYDAY", "UNTIL"];
    assert!(rule.keys().all(|key| known.contains(key)), "{rule:?}");
    let until = rule.get("UNTIL").map(|until| utc(until));
    let (number, day) = rule["BYDAY"].split_at(rule["BYDAY"].len() - 2);
    let weekday =
        ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].iter().position(|one| *one == day).expect("a day");
    let end = start.date().saturating_add(Span::new().days(1_100));
    let fits = |date: &Date| {
        if date.weekday().to_monday_zero_offset() as usize != weekday {
            return false;
        }
        match rule["FREQ"] {
            "WEEKLY" => {
                let weeks = start.date().until(*date).expect("in range").get_days() / 7;
                weeks % rule["INTERVAL"].parse::<i32>().expect("a number") == 0
            }
            "MONTHLY" if number == "-1" => date.day() + 7 > date.days_in_month(),
            "MONTHLY" => (date.day() + 6) / 7 == number.parse::<i8>().expect("a number"),
            other => panic!("no frequency: {other}"),
        }
    };
    let days = start.date().series(Span::new().days(1)).take_while(|date| *date <= end).filter(fits);
    let begins = days.map(|date| date.to_datetime(start.time()));
    // The end is an instant; a day's difference of offsets does not matter, since dates are days apart.
    let shift = start.duration_since(start_utc);
    begins
        .filter(|begin| until.is_none_or(|until| begin.saturating_sub(shift).date() <= until.date()))
        .collect()
}

/// The same instant, in UTC.
pub fn in_utc(milliseconds: i64) -> DateTime {
    let at = jiff::Timestamp::from_millisecond(milliseconds).expect("in range");
    at.to_zoned(TimeZone::UTC).datetime()
}
