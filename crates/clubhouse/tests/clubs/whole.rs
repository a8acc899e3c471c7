//! Random clubs: hostile orders of actions by anybody, beside a plain model; and large ones.

use std::collections::{BTreeMap, HashSet};

use jiff::Span;
use pasch_clubhouse::ranking::of_club;
use pasch_clubhouse::{
    Access, Action, Club, Entry, EventId, LinkId, LinkKind, NoteId, PersonId, Plan, Profile, Repeat, Role,
    Standing,
};
use pasch_tournament::{MINUTE, Time};

use crate::driver::{DAY, NEW_YEAR, Story, date, id, link, match_won, placed, profile, time, tuesdays};

const NAMES: [&str; 9] = ["ada", "bert", "cleo", "dora", "emil", "finn", "gro", "hana", "ivo"];

fn anybody(dice: &mut fastrand::Rng) -> PersonId {
    id(NAMES[dice.usize(0..NAMES.len())])
}

/// Any action at all, sensible or not.
fn anything(dice: &mut fastrand::Rng, now: Time) -> Action {
    let person = anybody(dice);
    let reason = || "Reason".to_owned();
    let day = date("2026-01-06").saturating_add(Span::new().days(7 * dice.i64(0..6) + dice.i64(0..2) / 2));
    let event = EventId(dice.u32(0..4));
    let until = now + dice.i64(-1..30) * DAY;
    let code = format!("code-of-sixteen-letters-{}", dice.u8(0..4));
    let role = [Role::Member, Role::Director, Role::Owner][dice.usize(0..3)];
    let access = if dice.bool() { Access::Public } else { Access::Closed };
    let plan = Plan { limit: dice.bool().then(|| dice.u32(0..4)), ..tuesdays() };
    let match_id = LinkId(format!("m{}", dice.u8(0..20)));
    match dice.u8(0..42) {
        0 => Action::Described { profile: Profile { name: "Club".to_owned(), ..profile(access) } },
        1 if dice.u8(0..5) == 0 => Action::Dissolved { reason: reason() },
        1..=3 => Action::Restored,
        4 => Action::Invited { code, uses: dice.u32(0..3), until },
        5 => Action::Revoked { code },
        6..=7 => Action::InvitedByName { person, name: "Name".to_owned(), until: Some(until) },
        8 => Action::Uninvited { person },
        9..=12 => Action::Joined { name: "Name".to_owned(), code: dice.bool().then_some(code) },
        13 => Action::Asked { name: "Name".to_owned(), text: String::new() },
        14 => Action::AskWithdrawn,
        15 => Action::Admitted { person },
        16 => Action::TurnedDown { person, reason: reason() },
        17..=18 => Action::Left,
        19 => Action::Renamed { person, name: format!("Name {}", dice.u8(0..3)) },
        20..=22 => Action::RoleGiven { person, role },
        23 => Action::HandedOver { to: person },
        24 => Action::Expelled { person, reason: reason() },
        25 => Action::Banned { person, name: "Name".to_owned(), reason: reason(), until: Some(until) },
        26 => Action::Lifted { person },
        27 => Action::Muted { person, until, reason: reason() },
        28 => Action::Pinned { text: "Note".to_owned() },
        29 => Action::Unpinned { note: NoteId(dice.u32(0..9)) },
        30 => Action::Planned { plan: Box::new(plan) },
        31 => Action::Replanned { id: event, plan: Box::new(plan) },
        32 if dice.u8(0..4) == 0 => Action::CalledOff { id: event, reason: reason() },
        32 => Action::DateCalledOff { id: event, date: day, reason: reason() },
        33 => Action::DateMoved { id: event, date: day, to: time("2026-02-01T12:00") },
        34..=36 => Action::SignedUp { id: event, date: day, person: dice.bool().then_some(person) },
        37 => Action::SignedOff { id: event, date: day, person: dice.bool().then_some(person) },
        38 => Action::Linked { link: link(&match_id.0, LinkKind::Table) },
        39 => Action::Result { link: match_id, outcome: Box::new(match_won(&person.0, "ivo")) },
        40 => Action::Corrected { link: match_id, outcome: None, reason: reason() },
        _ => Action::Granted { season: format!("s{}", dice.u8(0..9)), points: dice.u64(0..9) },
    }
}

#[test]
fn random_logs_keep_their_promises() {
    let seed = 2_026;
    let mut dice = fastrand::Rng::with_seed(seed);
    let (mut taken, mut refused, mut kinds) = (0, 0, HashSet::new());
    for round in 0..120 {
        let mut story = if dice.bool() { Story::new(Access::Public) } else { Story::new(Access::Closed) };
        // Beside the fold: who is signed up where, in order, by the plain rules.
        let mut waiting: BTreeMap<(EventId, jiff::civil::Date), Vec<PersonId>> = BTreeMap::new();
        for _ in 0..400 {
            let at = story.now + dice.i64(-1..12) * 30 * MINUTE;
            let action = anything(&mut dice, at);
            let by = (dice.u8(0..12) > 0).then(|| {
                // Owners and directors have more to say than others.
                if dice.bool() { id("ada") } else { anybody(&mut dice) }
            });
            let entries = story.club.state().entries();
            let seen = (dice.u8(0..10) > 0).then(|| entries - dice.u32(0..3).min(entries - 1));
            let entry = Entry { at, by: by.clone(), seen, action: action.clone() };
            let before = story.club.clone();
            if story.club.apply(entry).is_err() {
                refused += 1;
                assert!(before == story.club, "seed {seed}, round {round}: {action:?} changed something");
                continue;
            }
            taken += 1;
            kinds.insert(std::mem::discriminant(&action));
            story.now = at;
            let state = story.club.state();
            assert!(state.members().owners() > 0, "seed {seed}, round {round}: no owner after {action:?}");
            match &action {
                Action::SignedUp { id, date, person } => {
                    let person = person.clone().or(by).expect("a person");
                    waiting.entry((*id, *date)).or_default().push(person);
                }
                Action::SignedOff { id, date, person } => {
                    let person = person.clone().or(by).expect("a person");
                    waiting.entry((*id, *date)).or_default().retain(|one| *one != person);
                }
                _ => {}
            }
            for ((event, date), order) in &waiting {
                let event = state.calendar().find(*event).expect("it was planned");
                let (there, more) = event.attendance(*date);
                let now: Vec<&PersonId> = there.iter().chain(more).collect();
                // Whoever has left is gone; the others stand in the order of signing up.
                let expected: Vec<&PersonId> = order.iter().filter(|one| now.contains(one)).collect();
                assert_eq!(now, expected, "seed {seed}, round {round}");
                let limit = event.plan.limit.map_or(usize::MAX, |limit| limit as usize);
                assert!(there.len() <= limit && (more.is_empty() || there.len() == limit));
            }
            for (key, order) in &mut waiting {
                let event = state.calendar().find(key.0).expect("it was planned");
                order.retain(|one| event.signed.get(&key.1).is_some_and(|signed| signed.contains(one)));
            }
            for name in NAMES {
                let standing = state.standing(Some(&id(name)), at);
                let person = state.members().find(&id(name));
                let is_banned = person.is_some_and(|person| person.is_banned(at));
                assert!(!is_banned || standing == Standing::Banned, "a banned person is no member");
            }
        }
        let folded = Club::fold(story.club.entries().to_vec()).expect("it folds again");
        assert!(folded == story.club, "seed {seed}, round {round}");
        assert!(Club::from_text(&story.club.to_text()) == Ok(folded), "seed {seed}, round {round}");
    }
    assert!(taken > 4_000 && refused > 10_000 && kinds.len() > 32, "{taken}, {refused}, {}", kinds.len());
}

/// Whatever order the same entries come in, no owner is lost and nothing panics.
#[test]
fn hostile_orders_leave_an_owner() {
    let seed = 8;
    let mut dice = fastrand::Rng::with_seed(seed);
    let mut taken = 0;
    for round in 0..200 {
        let mut story = Story::new(Access::Public);
        let mut deeds: Vec<(&str, Action)> = vec![
            ("ada", Action::Left),
            ("ada", Action::RoleGiven { person: id("bert"), role: Role::Owner }),
            ("ada", Action::HandedOver { to: id("cleo") }),
            ("bert", Action::Expelled { person: id("ada"), reason: "Coup".to_owned() }),
            ("bert", Action::RoleGiven { person: id("bert"), role: Role::Member }),
            ("bert", Action::Left),
            ("cleo", Action::RoleGiven { person: id("ada"), role: Role::Member }),
            ("cleo", Action::HandedOver { to: id("dora") }),
            ("dora", Action::Expelled { person: id("cleo"), reason: "Coup".to_owned() }),
            ("server", Action::RoleGiven { person: id("dora"), role: Role::Owner }),
            ("server", Action::Expelled { person: id("dora"), reason: "Rules".to_owned() }),
            ("ada", Action::Joined { name: "Ada".to_owned(), code: None }),
        ];
        dice.shuffle(&mut deeds);
        for (by, action) in deeds {
            taken += usize::from(story.act(by, action).is_ok());
            assert!(story.club.state().members().owners() > 0, "seed {seed}, round {round}");
        }
    }
    assert!(taken > 600, "{taken}");
}

#[test]
fn five_thousand_members_of_whom_many_have_the_same_name() {
    let mut story = Story::new(Access::Public);
    let name = |number: usize| ["Kim Lee", "Ada", "Jo"][number % 3].to_owned();
    for number in 0..5_000 {
        let by = id(&format!("user{number}"));
        let at = NEW_YEAR + DAY + number as Time;
        story.club.act(at, Some(&by), Action::Joined { name: name(number), code: None }).expect("room");
    }
    story.now = NEW_YEAR + 2 * DAY;
    story.ok("ada", Action::Planned { plan: Box::new(Plan { limit: Some(4_000), ..tuesdays() }) });
    for number in 0..5_000 {
        let by = id(&format!("user{number}"));
        let action = Action::SignedUp { id: EventId(0), date: date("2026-01-13"), person: None };
        story.club.act(story.now, Some(&by), action).expect("a member");
    }
    story.ok("ada", Action::Granted { season: "2026".to_owned(), points: 10 });
    let field =
        (0..5_000).map(|number| placed(&format!("user{number}"), 1_200 + number / 5, number as u32 + 1));
    story.tournament("cup", field.collect());
    let state = story.club.state();
    assert_eq!(state.members().members().count(), 5_004);
    let event = state.calendar().find(EventId(0)).expect("it is there");
    let (there, waiting) = event.attendance(date("2026-01-13"));
    assert_eq!((there.len(), waiting.len(), waiting[0].0.as_str()), (4_000, 1_000, "user4000"));
    assert_eq!(state.purses().granted(), 50_040);
    assert_eq!(of_club(state, story.now).len(), 8, "eight places have shares");
    let text = story.club.to_text();
    assert!(Club::from_text(&text).expect("it reads") == story.club);
    // One of many Adas is deleted: the others keep their name.
    story.ok("ada", Action::Expelled { person: id("user1"), reason: "Ada was absent".to_owned() });
    let club = story.club.erase(&id("user1"), &id("gone"), "Deleted player").expect("no member");
    let adas = club.state().members().people().filter(|(_, person)| person.name == "Ada").count();
    assert_eq!(adas, 1_667, "the founder and all but one of 1,667");
    let bounded = Repeat::Weekly { every: 1, until: Some(date("2026-06-30")) };
    story.ok(
        "ada",
        Action::Replanned { id: EventId(0), plan: Box::new(Plan { repeat: bounded, ..tuesdays() }) },
    );
}
