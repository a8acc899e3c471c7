//! The calendar as a feed, read back by a reader of our own.

use pasch_clubhouse::{Access, Action, EventId, Plan, Profile, Reach, Repeat, ics};

use crate::driver::{FIRST, Story, date, profile, time, tuesdays};
use crate::reader::{Component, expand, in_utc, read, text};

fn feed(for_members: bool) -> ics::Feed<'static> {
    ics::Feed { club: "oslo", host: "pasch.example", for_members, last_year: 2029 }
}

fn written(story: &Story, for_members: bool) -> String {
    ics::write(story.club.state(), &feed(for_members))
}

fn events(calendar: &Component) -> Vec<&Component> {
    calendar.parts.iter().filter(|part| part.name == "VEVENT").collect()
}

/// A club with an event of every kind, zones on both sides of the world, and dates that differ.
fn busy() -> Story {
    let mut story = Story::new(Access::Public);
    let long = "Long, and with; signs: \\ \"quotes\"\nÆøå – 日本語のとても長い説明 😀 ".repeat(9);
    let plans = [
        Plan { text: long, ..tuesdays() },
        Plan {
            title: "Monthly; with, commas\\".to_owned(),
            start: time("2026-01-30T18:30"),
            zone: "America/Chicago".to_owned(),
            repeat: Repeat::Monthly { last: true, until: Some(date("2027-02-26")) },
            ..tuesdays()
        },
        Plan {
            title: "Fifth Saturdays".to_owned(),
            start: time("2026-01-31T10:00"),
            zone: "Australia/Lord_Howe".to_owned(),
            repeat: Repeat::Monthly { last: false, until: None },
            reach: Reach::Members,
            ..tuesdays()
        },
        Plan {
            title: "Cup".to_owned(),
            start: time("2026-10-25T02:30"),
            repeat: Repeat::Once,
            place: String::new(),
            ..tuesdays()
        },
        Plan {
            title: "Every third week".to_owned(),
            start: time("2026-03-26T23:45"),
            zone: "UTC".to_owned(),
            repeat: Repeat::Weekly { every: 3, until: Some(date("2026-12-03")) },
            ..tuesdays()
        },
    ];
    for plan in plans {
        story.ok("dora", Action::Planned { plan: Box::new(plan) });
    }
    story.ok("dora", Action::DateMoved { id: FIRST, date: date("2026-03-24"), to: time("2026-03-29T20:15") });
    story.ok("dora", Action::DateMoved { id: FIRST, date: date("2026-05-19"), to: time("2026-05-18T19:00") });
    for day in ["2026-04-07", "2026-12-29"] {
        story.ok("dora", Action::DateCalledOff { id: FIRST, date: date(day), reason: "Holiday".to_owned() });
    }
    story.ok(
        "dora",
        Action::DateCalledOff { id: EventId(1), date: date("2026-06-26"), reason: "Sun".to_owned() },
    );
    story
}

#[test]
fn a_reader_finds_the_same_days_as_the_calendar() {
    let story = busy();
    let calendar = read(&written(&story, true));
    let (from, to) = (date("2026-01-01"), date("2028-12-31"));
    let expected: Vec<_> = story
        .club
        .state()
        .calendar()
        .occurrences(from, to, 1_000)
        .into_iter()
        .filter(|one| one.called_off.is_none())
        .map(|one| {
            let title =
                story.club.state().calendar().find(one.event).expect("it is there").plan.title.clone();
            (in_utc(one.at), title, false)
        })
        .collect();
    let mut expected = expected;
    expected.sort();
    let found = expand(&calendar, from, to);
    let (first, last) = (found.first().expect("some").0.date(), found.last().expect("some").0.date());
    assert!(found.len() > 180 && first < date("2026-02-01") && last > date("2028-12-01"));
    assert_eq!(found, expected);
}

#[test]
fn texts_come_back_as_they_were_and_lines_are_folded_between_letters() {
    let story = busy();
    let calendar = read(&written(&story, true));
    let all = events(&calendar);
    for event in story.club.state().calendar().events() {
        let uid = format!("oslo-{}@pasch.example", event.id.0);
        let own: Vec<_> = all.iter().filter(|one| one.text("UID") == uid).collect();
        assert!(!own.is_empty(), "{uid}");
        for one in own {
            assert_eq!(one.text("SUMMARY"), event.plan.title);
            assert_eq!(one.text("DESCRIPTION"), event.plan.text);
            assert_eq!(one.text("LOCATION"), event.plan.place);
            assert_eq!(one.value("DURATION"), "PT240M");
        }
    }
    let name =
        "Chess; Checkers, and \\ Backgammon \u{1f3b2} of the whole long long long city of Oslo and around";
    let name: String = name.chars().take(80).collect();
    let name = name.trim_end();
    let mut story = Story::new(Access::Public);
    let profile = Profile { name: name.to_owned(), ..profile(Access::Public) };
    story.ok("ada", Action::Described { profile });
    assert_eq!(text(read(&written(&story, true)).value("X-WR-CALNAME")), name);
}

#[test]
fn a_feed_for_everybody_has_public_events_alone() {
    let story = busy();
    let (public, members) = (read(&written(&story, false)), read(&written(&story, true)));
    let titles = |calendar: &Component| {
        events(calendar).iter().any(|event| event.text("SUMMARY") == "Fifth Saturdays")
    };
    assert!(!titles(&public) && titles(&members));
    let zones = |calendar: &Component| calendar.parts.iter().filter(|part| part.name == "VTIMEZONE").count();
    assert_eq!((zones(&public), zones(&members)), (3, 4));
}

#[test]
fn identifiers_stay_and_sequences_rise_with_each_change() {
    let mut story = Story::new(Access::Public);
    story.ok("dora", Action::Planned { plan: Box::new(tuesdays()) });
    let seen = |story: &Story| {
        let calendar = read(&written(story, true));
        let event = events(&calendar)[0].clone();
        let sequence: u32 = event.value("SEQUENCE").parse().expect("a number");
        (event.text("UID"), sequence, event.value("DTSTAMP").to_owned(), event.value("STATUS").to_owned())
    };
    let before = written(&story, true);
    assert_eq!(seen(&story).1, 0);
    story.ok("bert", Action::SignedUp { id: FIRST, date: date("2026-01-06"), person: None });
    assert_eq!(written(&story, true), before, "a sign-up changes nothing in the feed");
    let changes = [
        Action::DateMoved { id: FIRST, date: date("2026-01-13"), to: time("2026-01-14T19:00") },
        Action::DateKept { id: FIRST, date: date("2026-01-13") },
        Action::Replanned { id: FIRST, plan: Box::new(Plan { minutes: 60, ..tuesdays() }) },
        Action::CalledOff { id: FIRST, reason: "No room".to_owned() },
    ];
    let mut last = seen(&story);
    for change in changes {
        story.ok("dora", change);
        let now = seen(&story);
        assert!(now.0 == last.0 && now.1 == last.1 + 1 && now.2 > last.2, "{last:?}, {now:?}");
        last = now;
    }
    assert_eq!(last.3, "CANCELLED");
}

#[test]
fn the_events_of_a_dissolved_club_are_cancelled_until_it_is_restored() {
    let mut story = busy();
    let states = |story: &Story| {
        let calendar = read(&written(story, true));
        let all = events(&calendar);
        let off = all.iter().filter(|event| event.value("STATUS") == "CANCELLED").count();
        let sequence: u32 = all[0].value("SEQUENCE").parse().expect("a number");
        (off, all.len(), sequence)
    };
    assert_eq!(states(&story), (0, 7, 4));
    story.ok("ada", Action::Dissolved { reason: "Enough".to_owned() });
    assert_eq!(states(&story), (7, 7, 5));
    story.ok("ada", Action::Restored);
    assert_eq!(states(&story), (0, 7, 6), "programs take it for newer than the cancellation");
}

/// Files for a look by other programs: `CLUBHOUSE_ICS=folder` writes them.
#[test]
fn the_feed_is_the_same_each_time_it_is_written() {
    let story = busy();
    assert_eq!(written(&story, true), written(&busy(), true), "neither a clock nor chance is in it");
    if let Some(folder) = std::env::var_os("CLUBHOUSE_ICS") {
        let folder = std::path::Path::new(&folder);
        std::fs::write(folder.join("busy.ics"), written(&story, true)).expect("it can be written");
        let all = story.club.state().calendar().occurrences(date("2026-01-01"), date("2028-12-31"), 1_000);
        let lines =
            all.iter().filter(|one| one.called_off.is_none()).map(|one| format!("{}\n", in_utc(one.at)));
        std::fs::write(folder.join("busy.txt"), lines.collect::<String>()).expect("it can be written");
    }
}
