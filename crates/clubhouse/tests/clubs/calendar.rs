//! Events: days by the plan beside a look at every single day, moved and cancelled dates, places and the waiting list.

use jiff::civil::{Date, Weekday};
use pasch_clubhouse::{Access, Action, Calendar, EventId, MOST_WEEKS, Plan, Refusal, Repeat, instant, zone};
use pasch_tournament::MINUTE;

use crate::driver::{DAY, FIRST, NEW_YEAR, Story, date, id, time, tuesdays};

fn planned(plan: Plan) -> Action {
    Action::Planned { plan: Box::new(plan) }
}

/// The definition in words, for a single day: no steps, no division by the length of a month.
fn takes_place(plan: &Plan, day: Date) -> bool {
    let first = plan.start.date();
    let same_weekday = day.weekday() == first.weekday() && day >= first;
    let number_in_month = |day: Date| {
        let mut number = 0;
        let mut other = day.first_of_month();
        while other <= day {
            number += u8::from(other.weekday() == day.weekday());
            other = other.tomorrow().expect("not the last day");
        }
        number
    };
    match plan.repeat {
        Repeat::Once => day == first,
        Repeat::Weekly { every, until } => {
            let mut weeks = 0_u32;
            let mut other = first;
            while other < day {
                other = other.tomorrow().expect("not the last day");
                weeks += u32::from(other.weekday() == first.weekday());
            }
            same_weekday && weeks.is_multiple_of(u32::from(every)) && until.is_none_or(|until| day <= until)
        }
        Repeat::Monthly { last, until } => {
            let in_a_week = (0..7).fold(day, |day, _| day.tomorrow().expect("not the last day"));
            let fits = if last {
                in_a_week.month() != day.month()
            } else {
                number_in_month(day) == number_in_month(first)
            };
            same_weekday && fits && until.is_none_or(|until| day <= until)
        }
    }
}

#[test]
fn days_by_steps_are_those_of_the_definition() {
    let seed = 42;
    let mut dice = fastrand::Rng::with_seed(seed);
    let mut found = 0;
    for round in 0..400 {
        let first = date("2023-11-20").saturating_add(jiff::Span::new().days(dice.i64(0..900)));
        let end = first.saturating_add(jiff::Span::new().days(dice.i64(0..700)));
        let until = dice.bool().then_some(end);
        let is_last = first.day() + 7 > first.days_in_month();
        let repeat = match dice.u8(0..5) {
            0 => Repeat::Once,
            1..=2 => Repeat::Weekly { every: dice.u8(1..=6), until },
            _ => Repeat::Monthly { last: is_last && dice.bool(), until },
        };
        let plan = Plan { start: first.at(19, 0, 0, 0), repeat, ..tuesdays() };
        assert_eq!(plan.check(), Ok(()));
        let from = first.saturating_add(jiff::Span::new().days(dice.i64(-40..400)));
        let to = from.saturating_add(jiff::Span::new().days(dice.i64(0..400)));
        let expected: Vec<Date> = from
            .series(jiff::Span::new().days(1))
            .take_while(|day| *day <= to)
            .filter(|day| takes_place(&plan, *day))
            .collect();
        let dates = plan.dates(from, to, usize::MAX);
        assert_eq!(dates, expected, "seed {seed}, round {round}: {plan:?} from {from} to {to}");
        assert!(dates.iter().all(|day| plan.takes_place(*day)));
        found += dates.len();
    }
    assert!(found > 2_000, "{found} days");
}

#[test]
fn months_without_a_fifth_weekday_are_left_out_and_the_last_is_always_there() {
    let fifth = Plan {
        start: time("2026-01-29T19:00"),
        repeat: Repeat::Monthly { last: false, until: None },
        ..tuesdays()
    };
    let year = |plan: &Plan| plan.dates(date("2026-01-01"), date("2026-12-31"), 100);
    let days = ["2026-01-29", "2026-04-30", "2026-07-30", "2026-10-29", "2026-12-31"];
    assert_eq!(year(&fifth), days.map(date));
    let last = Plan { repeat: Repeat::Monthly { last: true, until: None }, ..fifth };
    assert_eq!(year(&last).len(), 12);
    assert!(year(&last).iter().all(|day| day.weekday() == Weekday::Thursday));
    // The last Saturday of a February with 29 days.
    let leap = Plan { start: time("2028-01-29T19:00"), ..last };
    assert_eq!(leap.dates(date("2028-02-01"), date("2028-02-29"), 5), [date("2028-02-26")]);
    let not_last = Plan { start: time("2028-01-22T19:00"), ..leap };
    assert_eq!(not_last.check(), Err(Refusal::Plan));
}

#[test]
fn evenings_stay_at_seven_when_clocks_change() {
    let at = |text: &str, zone: &str| instant(time(text), zone).expect("a time") / (60 * MINUTE) % 24;
    assert_eq!(at("2026-03-24T19:00", "Europe/Oslo"), 18);
    assert_eq!(at("2026-03-31T19:00", "Europe/Oslo"), 17);
    assert_eq!(at("2026-10-27T19:00", "Europe/Oslo"), 18);
    // Left out on 29 March: read with the offset before. Twice on 25 October: the first one.
    assert_eq!(
        instant(time("2026-03-29T02:30"), "Europe/Oslo"),
        instant(time("2026-03-29T03:30"), "Europe/Oslo")
    );
    let twice = instant(time("2026-10-25T02:30"), "Europe/Oslo").expect("a time");
    assert_eq!(instant(time("2026-10-25T03:30"), "Europe/Oslo"), Some(twice + 2 * 60 * MINUTE));
    for name in ["", "Oslo", "europe/oslo", "Europe/Oslo ", "../etc/passwd", "Mars/Base"] {
        assert!(zone(name).is_none(), "{name}");
    }
    for name in ["UTC", "America/Chicago", "Asia/Tokyo", "Australia/Lord_Howe"] {
        assert!(zone(name).is_some(), "{name}");
    }
}

#[test]
fn plans_that_make_no_sense_are_refused() {
    let mut story = Story::new(Access::Public);
    let with = |change: &dyn Fn(&mut Plan)| {
        let mut plan = tuesdays();
        change(&mut plan);
        planned(plan)
    };
    type Change<'a> = &'a dyn Fn(&mut Plan);
    let cases: [(Change<'_>, Refusal); 10] = [
        (&|plan| plan.title.clear(), Refusal::Name),
        (&|plan| plan.place = "a\nb".to_owned(), Refusal::Name),
        (&|plan| plan.zone = "Oslo".to_owned(), Refusal::Zone),
        (&|plan| plan.minutes = 0, Refusal::Plan),
        (&|plan| plan.limit = Some(0), Refusal::Plan),
        (&|plan| plan.start = time("2026-01-06T19:00:30"), Refusal::Plan),
        (&|plan| plan.start = time("9999-01-06T19:00"), Refusal::Plan),
        (&|plan| plan.repeat = Repeat::Weekly { every: 1, until: Some(Date::MAX) }, Refusal::Plan),
        (&|plan| plan.repeat = Repeat::Weekly { every: MOST_WEEKS + 1, until: None }, Refusal::Plan),
        (&|plan| plan.repeat = Repeat::Weekly { every: 1, until: Some(date("2026-01-05")) }, Refusal::Plan),
    ];
    for (change, refusal) in cases {
        story.refused("dora", with(change), refusal);
    }
    story.refused(
        "dora",
        Action::DateKept { id: EventId(7), date: date("2026-01-06") },
        Refusal::NoEvent { number: 7 },
    );
}

fn days(calendar: &Calendar, from: &str, to: &str) -> Vec<(String, bool)> {
    let all = calendar.occurrences(date(from), date(to), 1_000);
    all.into_iter().map(|one| (one.begin.to_string(), one.called_off.is_some())).collect()
}

#[test]
fn one_date_is_moved_or_cancelled_and_the_others_stay() {
    let mut story = Story::new(Access::Public);
    story.ok("dora", planned(tuesdays()));
    let (second, third) = (date("2026-01-13"), date("2026-01-20"));
    story.ok("dora", Action::DateMoved { id: FIRST, date: second, to: time("2026-01-14T20:00") });
    story.ok("ada", Action::DateCalledOff { id: FIRST, date: third, reason: "Snow".to_owned() });
    let not_there = Action::DateMoved { id: FIRST, date: date("2026-01-14"), to: time("2026-01-15T20:00") };
    story.refused("dora", not_there, Refusal::NoDate);
    let shown = |story: &Story| days(story.club.state().calendar(), "2026-01-12", "2026-01-27");
    let moved = ("2026-01-14T20:00:00".to_owned(), false);
    let plain = |day: &str, off| (format!("{day}T19:00:00"), off);
    assert_eq!(shown(&story), [moved, plain("2026-01-20", true), plain("2026-01-27", false)]);
    // A date is found by its new day alone.
    assert_eq!(days(story.club.state().calendar(), "2026-01-13", "2026-01-13"), []);
    story.ok("dora", Action::DateKept { id: FIRST, date: second });
    story.refused("dora", Action::DateKept { id: FIRST, date: second }, Refusal::NoException);
    assert_eq!(shown(&story)[0], plain("2026-01-13", false));
    assert_eq!(story.club.state().calendar().find(FIRST).map(|event| event.sequence), Some(3));
    // Another weekday has none of the old dates.
    let wednesdays = Plan { start: time("2026-01-07T19:00"), ..tuesdays() };
    story.ok("dora", Action::Replanned { id: FIRST, plan: Box::new(wednesdays) });
    let event = story.club.state().calendar().find(FIRST).expect("it is there");
    assert!(event.exceptions.is_empty());
    story.ok("dora", Action::CalledOff { id: FIRST, reason: "No room".to_owned() });
    let again = Action::CalledOff { id: FIRST, reason: "No room".to_owned() };
    story.refused("dora", again, Refusal::CalledOff);
    assert!(shown(&story).iter().all(|(_, off)| *off));
}

#[test]
fn single_events_have_no_dates_that_differ() {
    let mut story = Story::new(Access::Public);
    let once = Plan { repeat: Repeat::Once, ..tuesdays() };
    story.ok("dora", planned(once.clone()));
    let day = date("2026-01-06");
    story.refused(
        "dora",
        Action::DateCalledOff { id: FIRST, date: day, reason: "Snow".to_owned() },
        Refusal::NotRepeated,
    );
    // Those who have signed up move with it.
    story.ok("bert", Action::SignedUp { id: FIRST, date: day, person: None });
    let later = Plan { start: time("2026-01-08T18:00"), ..once };
    story.ok("dora", Action::Replanned { id: FIRST, plan: Box::new(later) });
    let event = story.club.state().calendar().find(FIRST).expect("it is there");
    assert_eq!(event.attendance(date("2026-01-08")).0, [id("bert")]);
    assert!(event.attendance(day).0.is_empty());
}

#[test]
fn whoever_waits_comes_in_by_the_order_of_signing_up() {
    let mut story = Story::new(Access::Public);
    for name in ["emil", "finn", "gro"] {
        story.enter(name);
    }
    story.ok("dora", planned(Plan { limit: Some(2), ..tuesdays() }));
    let day = date("2026-01-13");
    let up = |person: Option<&str>| Action::SignedUp { id: FIRST, date: day, person: person.map(id) };
    let off = |person: Option<&str>| Action::SignedOff { id: FIRST, date: day, person: person.map(id) };
    for name in ["gro", "bert", "emil", "finn"] {
        story.ok(name, up(None));
    }
    let both = |story: &Story| {
        let event = story.club.state().calendar().find(FIRST).expect("it is there");
        let (there, waiting) = event.attendance(day);
        let names = |people: &[pasch_clubhouse::PersonId]| {
            people.iter().map(|one| one.0.clone()).collect::<Vec<_>>().join(" ")
        };
        format!("{} | {}", names(there), names(waiting))
    };
    assert_eq!(both(&story), "gro bert | emil finn");
    story.refused("gro", up(None), Refusal::SignedUp);
    story.refused("outsider", up(None), Refusal::Rights);
    story.refused("bert", off(Some("gro")), Refusal::Rights);
    story.refused("dora", up(Some("outsider")), Refusal::NotMember);
    story.ok("gro", off(None));
    assert_eq!(both(&story), "bert emil | finn");
    // Whoever signs up again stands last; whoever leaves the club makes room.
    story.ok("dora", up(Some("gro")));
    story.ok("bert", Action::Left);
    assert_eq!(both(&story), "emil finn | gro");
    story.refused("bert", off(None), Refusal::Rights);
    story.refused("cleo", off(None), Refusal::NotSignedUp);
    let plan = Box::new(Plan { limit: Some(1), ..tuesdays() });
    story.ok("dora", Action::Replanned { id: FIRST, plan });
    assert_eq!(both(&story), "emil | finn gro");
    story.refused(
        "cleo",
        Action::SignedUp { id: FIRST, date: date("2026-01-14"), person: None },
        Refusal::NoDate,
    );
    story.ok("ada", Action::DateCalledOff { id: FIRST, date: day, reason: "Snow".to_owned() });
    story.refused("cleo", up(None), Refusal::CalledOff);
}

#[test]
fn nobody_signs_up_for_the_past_and_leaving_keeps_it() {
    let mut story = Story::new(Access::Public);
    story.ok("dora", planned(tuesdays()));
    let (past, next) = (date("2026-01-06"), date("2026-01-13"));
    let up = |date| Action::SignedUp { id: FIRST, date, person: None };
    story.ok("bert", up(past));
    story.ok("bert", up(next));
    // It ends on the sixth at eleven in the evening: by noon of the seventh in UTC that is over wherever in the world it was.
    for (late, expected) in [(-1, Ok(())), (0, Err(Refusal::TooLate))] {
        let noon = NEW_YEAR + 6 * DAY + DAY / 2;
        assert_eq!(story.club.clone().act(noon + late, Some(&id("cleo")), up(past)), expected);
    }
    story.now += 7 * DAY;
    story.refused("cleo", up(past), Refusal::TooLate);
    story.refused("bert", Action::SignedOff { id: FIRST, date: past, person: None }, Refusal::TooLate);
    story.ok("bert", Action::Left);
    let event = story.club.state().calendar().find(FIRST).expect("it is there");
    assert_eq!((event.attendance(past).0.len(), event.attendance(next).0.len()), (1, 0));
}
