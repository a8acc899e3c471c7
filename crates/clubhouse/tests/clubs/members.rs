//! Members, roles, invitations, bans and the end of a club, by example.

use crate::driver::{DAY, NEW_YEAR, Story, id, placed, profile};
use pasch_clubhouse::{
    Access, Action, Club, Deed, Entry, MOST_USES, PersonId, Refusal, Role, Standing, erase_from_remains,
    remains::{Remains, remains},
};
use pasch_tournament::MINUTE;

const CODE: &str = "k3J9-x7Qp2-mm41-zz";

fn joined(code: Option<&str>) -> Action {
    Action::Joined { name: "Emil".to_owned(), code: code.map(str::to_owned) }
}

#[test]
fn everybody_may_join_a_public_club_but_those_who_are_banned() {
    let mut story = Story::new(Access::Public);
    story.ok("emil", joined(None));
    story.refused("emil", joined(None), Refusal::Rights);
    story.refused("finn", Action::Asked { name: "Finn".to_owned(), text: String::new() }, Refusal::Public);
    let banned = Action::Banned {
        person: id("gro"),
        name: "Gro".to_owned(),
        reason: "Insults".to_owned(),
        until: Some(story.now + DAY),
    };
    story.ok("dora", banned);
    story.refused("gro", joined(None), Refusal::Rights);
    story.now += DAY;
    story.ok("gro", joined(None));
    assert_eq!(story.role("gro"), Some(Role::Member));
}

#[test]
fn codes_are_limited_by_uses_and_time_and_can_be_revoked() {
    let mut story = Story::new(Access::Closed);
    story.refused("emil", joined(None), Refusal::Closed);
    let until = story.now + DAY;
    let invited = |code: &str, uses| Action::Invited { code: code.to_owned(), uses, until };
    story.refused("bert", invited(CODE, 2), Refusal::Rights);
    story.refused("dora", invited("short", 2), Refusal::Code);
    story.refused("dora", invited(CODE, 0), Refusal::Code);
    story.refused("dora", invited(CODE, MOST_USES + 1), Refusal::Code);
    story.ok("dora", invited(CODE, 2));
    story.refused("dora", invited(CODE, 1), Refusal::Code);
    story.refused("emil", joined(Some("k3J9-x7Qp2-mm41-zy")), Refusal::NoCode);
    story.ok("emil", joined(Some(CODE)));
    story.ok("finn", joined(Some(CODE)));
    story.refused("gro", joined(Some(CODE)), Refusal::NoCode);

    let second = "another-code-of-sixteen";
    story.ok("dora", invited(second, 5));
    story.ok("ada", Action::Revoked { code: second.to_owned() });
    story.refused("gro", joined(Some(second)), Refusal::NoCode);
    story.refused("ada", Action::Revoked { code: second.to_owned() }, Refusal::NoCode);
    // Old links stay dead: no code is given out twice.
    story.refused("dora", invited(second, 5), Refusal::Code);
    story.refused("dora", invited(CODE, 5), Refusal::Code);

    let third = "a-third-code-of-sixteen";
    story.ok("dora", invited(third, 5));
    story.now = until - MINUTE;
    story.refused("gro", joined(Some(third)), Refusal::NoCode);
}

#[test]
fn a_code_is_valid_until_the_last_millisecond_before_its_end() {
    for (late, expected) in [(-1, Ok(())), (0, Err(Refusal::NoCode))] {
        let mut story = Story::new(Access::Closed);
        let until = story.now + DAY;
        story.ok("ada", Action::Invited { code: CODE.to_owned(), uses: 1, until });
        assert_eq!(story.club.act(until + late, Some(&id("emil")), joined(Some(CODE))), expected);
    }
}

#[test]
fn requests_are_admitted_or_refused_once() {
    let mut story = Story::new(Access::Closed);
    let asked = Action::Asked { name: "Emil".to_owned(), text: "May I?".to_owned() };
    story.ok("emil", asked.clone());
    story.refused("emil", asked.clone(), Refusal::Asked);
    story.refused("bert", Action::Admitted { person: id("emil") }, Refusal::Rights);
    let reason = "We are full".to_owned();
    story.ok("dora", Action::TurnedDown { person: id("emil"), reason });
    story.refused("dora", Action::Admitted { person: id("emil") }, Refusal::NotAsked);
    story.ok("emil", asked.clone());
    story.ok("emil", Action::AskWithdrawn);
    story.ok("emil", asked);
    story.ok("ada", Action::Admitted { person: id("emil") });
    assert_eq!(story.role("emil"), Some(Role::Member));
    story.refused("ada", Action::Admitted { person: id("nobody") }, Refusal::NoPerson);
}

#[test]
fn invitations_by_name_expire_and_can_be_declined() {
    let mut story = Story::new(Access::Closed);
    let until = story.now + DAY;
    let invited = Action::InvitedByName { person: id("emil"), name: "Emil".to_owned(), until: Some(until) };
    story.ok("dora", invited.clone());
    story.ok("emil", Action::Uninvited { person: id("emil") });
    story.refused("emil", joined(None), Refusal::Closed);
    story.ok("dora", invited);
    story.now = until;
    story.refused("emil", joined(None), Refusal::Closed);
    let member = Action::InvitedByName { person: id("bert"), name: "Bert".to_owned(), until: None };
    story.refused("dora", member, Refusal::Member);
}

#[test]
fn a_club_always_has_an_owner() {
    let mut story = Story::new(Access::Public);
    story.refused("ada", Action::Left, Refusal::LastOwner);
    let down = Action::RoleGiven { person: id("ada"), role: Role::Member };
    story.refused("ada", down.clone(), Refusal::LastOwner);
    let reason = "They asked for it".to_owned();
    story.refused("ada", Action::Expelled { person: id("ada"), reason: reason.clone() }, Refusal::LastOwner);
    story.refused("server", Action::Expelled { person: id("ada"), reason }, Refusal::LastOwner);
    story.refused("ada", Action::HandedOver { to: id("nobody") }, Refusal::NotMember);
    story.ok("ada", Action::HandedOver { to: id("bert") });
    assert_eq!((story.role("ada"), story.role("bert")), (Some(Role::Director), Some(Role::Owner)));
    story.ok("ada", Action::Left);
    story.refused("bert", Action::Left, Refusal::LastOwner);
    story.ok("bert", Action::RoleGiven { person: id("cleo"), role: Role::Owner });
    story.ok("bert", Action::RoleGiven { person: id("bert"), role: Role::Member });
    assert_eq!(story.club.state().members().owners(), 1);
}

#[test]
fn directors_expel_members_and_owners_expel_directors() {
    let mut story = Story::new(Access::Public);
    let expelled = |name| Action::Expelled { person: id(name), reason: "Slow play".to_owned() };
    story.refused("dora", expelled("ada"), Refusal::Rights);
    story.refused("bert", expelled("cleo"), Refusal::Rights);
    story.refused("dora", Action::Expelled { person: id("bert"), reason: " ".to_owned() }, Refusal::Reason);
    story.ok("dora", expelled("bert"));
    story.refused("dora", expelled("bert"), Refusal::NotMember);
    story.ok("ada", expelled("dora"));
    // Nothing keeps them from coming back to a public club.
    story.ok("bert", joined(None));
}

#[test]
fn a_mute_survives_leaving_and_coming_back() {
    let mut story = Story::new(Access::Public);
    let until = story.now + DAY;
    let muted = |name, until| Action::Muted { person: id(name), until, reason: "Shouting".to_owned() };
    story.refused("dora", muted("ada", until), Refusal::Rights);
    story.refused("dora", muted("bert", story.now), Refusal::Until);
    story.ok("dora", muted("bert", until));
    let may_talk = |story: &Story, at| story.club.state().may_talk(&id("bert"), at);
    assert!(!may_talk(&story, until - 1) && may_talk(&story, until));
    story.ok("bert", Action::Left);
    story.ok("bert", joined(None));
    assert!(!may_talk(&story, until - 1));
    story.ok("ada", Action::Unmuted { person: id("bert") });
    story.refused("ada", Action::Unmuted { person: id("bert") }, Refusal::NotMuted);
    assert!(may_talk(&story, story.now));
    assert!(!story.club.state().may_talk(&id("stranger"), story.now));
}

#[test]
fn membership_begins_anew_after_coming_back() {
    let mut story = Story::new(Access::Public);
    let before = story.now;
    assert!(story.club.state().members().since_before(before + 1).contains(&id("bert")));
    story.ok("bert", Action::Left);
    story.ok("bert", joined(None));
    let voters = story.club.state().members().since_before(before + 1);
    assert!(!voters.contains(&id("bert")) && voters.contains(&id("cleo")), "{voters:?}");
    // Since before the match: whoever joined at the very moment comes too late.
    let now = story.now;
    assert!(!story.club.state().members().since_before(now).contains(&id("bert")));
}

#[test]
fn a_dissolved_club_can_be_restored_for_thirty_days_and_no_longer() {
    let mut story = Story::new(Access::Public);
    story.won("m1", "bert", "cleo");
    story.tournament("cup", vec![placed("bert", 1_500, 1), placed("cleo", 1_600, 2)]);
    let reason = "Nobody comes".to_owned();
    story.refused("dora", Action::Dissolved { reason: reason.clone() }, Refusal::Rights);
    story.refused("ada", Action::Restored, Refusal::NotDissolved);
    story.ok("ada", Action::Dissolved { reason });
    let dissolved = story.now;
    story.refused("emil", joined(None), Refusal::Dissolved);
    story.refused("bert", Action::Left, Refusal::Dissolved);
    story.refused("bert", Action::Restored, Refusal::Rights);
    assert!(!story.club.state().may_talk(&id("bert"), story.now));
    assert!(story.club.state().may(Some(&id("ada")), Deed::Export, story.now));

    let in_time = dissolved + 30 * DAY - 1;
    assert_eq!(remains(story.club.state(), in_time), None);
    let mut restored = story.club.clone();
    restored.act(in_time, Some(&id("ada")), Action::Restored).expect("in time");
    restored.act(in_time, Some(&id("emil")), joined(None)).expect("it goes on");

    let late = dissolved + 30 * DAY;
    assert_eq!(story.club.act(late, Some(&id("ada")), Action::Restored), Err(Refusal::TooLate));
    let rest = remains(story.club.state(), late).expect("all that is left");
    assert_eq!((rest.name.as_str(), rest.results.len()), ("Oslo Backgammon", 2));
    let json = serde_json::to_string(&rest).expect("it is written");
    assert!(!json.contains("Tuesdays") && !json.contains("dora"), "texts and members go: {json}");
    assert_eq!(serde_json::from_str::<Remains>(&json).expect("it is read"), rest);
    // People are deleted from it, too, and the points of the others stay.
    let erased = erase_from_remains(&rest, &id("bert"), &id("gone"), "Deleted player");
    let text = serde_json::to_string(&erased).expect("it is written");
    assert!(json.contains("Bert") && !text.contains("bert") && !text.contains("Bert"), "{text}");
    let points = |rest: &Remains| rest.awards[0].awards.iter().map(|one| one.points).collect::<Vec<_>>();
    assert_eq!(points(&erased), points(&rest));
}

#[test]
fn two_directors_at_once_do_not_contradict_each_other() {
    let mut story = Story::new(Access::Closed);
    for name in ["emil", "finn"] {
        story.ok(name, Action::Asked { name: name.to_owned(), text: String::new() });
    }
    let seen = story.club.state().entries();
    let at = story.now;
    let act = |club: &mut Club, by: &str, action| {
        club.apply(Entry { at, by: Some(id(by)), seen: Some(seen), action })
    };
    let no = |name| Action::TurnedDown { person: id(name), reason: "No".to_owned() };
    let club = &mut story.club;
    assert_eq!(act(club, "ada", Action::Admitted { person: id("emil") }), Ok(()));
    assert_eq!(act(club, "dora", no("emil")), Err(Refusal::Stale));
    assert_eq!(act(club, "dora", no("finn")), Ok(()), "another person, no contradiction");
    let other = pasch_clubhouse::Profile { name: "Bergen".to_owned(), ..profile(Access::Closed) };
    assert_eq!(act(club, "ada", Action::Described { profile: other.clone() }), Ok(()));
    assert_eq!(act(club, "ada", Action::Described { profile: other.clone() }), Err(Refusal::Stale));
    assert_eq!(act(club, "ada", Action::Dissolved { reason: "Gone".to_owned() }), Err(Refusal::Stale));
    let unseen = Entry { at, by: Some(id("ada")), seen: None, action: Action::Described { profile: other } };
    assert_eq!(club.apply(unseen), Err(Refusal::Unseen));
    let future = Entry {
        at,
        by: Some(id("ada")),
        seen: Some(1_000),
        action: Action::RoleGiven { person: id("bert"), role: Role::Director },
    };
    assert_eq!(club.apply(future), Err(Refusal::Stale));
}

#[test]
fn names_and_identifiers_have_no_mail_addresses_and_nothing_hidden() {
    let mut story = Story::new(Access::Public);
    let named = |name: &str| Action::Joined { name: name.to_owned(), code: None };
    for (name, refusal) in [
        ("emil@example.org", Refusal::Mail),
        ("Emil (emil@mail.example.org)", Refusal::Mail),
        ("", Refusal::Name),
        (" Emil", Refusal::Name),
        ("Em\u{202e}il", Refusal::Name),
        ("Em\nil", Refusal::Name),
    ] {
        story.refused("emil", named(name), refusal);
    }
    story.refused("emil", named(&"x".repeat(81)), Refusal::Name);
    story.refused("emil@example.org", named("Emil"), Refusal::Id);
    story.refused("", named("Emil"), Refusal::Id);
    story.ok("emil", named("Bert"));
    story.ok("finn", named("@Finn."));
    let berts = story.club.state().members().members().filter(|(_, person, _)| person.name == "Bert");
    assert_eq!(berts.count(), 2, "two people may have the same name");
}

#[test]
fn a_founding_needs_a_person_and_comes_first_and_once() {
    let action = Action::Founded { profile: profile(Access::Public), name: "Ada".to_owned() };
    let by_house = Entry { at: NEW_YEAR, by: None, seen: None, action: action.clone() };
    assert_eq!(Club::new(by_house).err(), Some(Refusal::Founded));
    let left = Entry { at: NEW_YEAR, by: Some(id("ada")), seen: None, action: Action::Left };
    assert_eq!(Club::new(left).err(), Some(Refusal::Founded));
    let mut story = Story::new(Access::Public);
    story.refused("ada", action.clone(), Refusal::Founded);
    let early = Entry { at: NEW_YEAR, by: Some(id("emil")), seen: None, action: joined(None) };
    assert_eq!(story.club.apply(early), Err(Refusal::Backwards));
    for at in [-1, i64::MIN, i64::MAX] {
        let entry = Entry { at, by: Some(id("ada")), seen: None, action: action.clone() };
        assert_eq!(Club::new(entry).err(), Some(Refusal::Backwards));
    }
    for language in ["", "norsk", "n b", "nb-", "nb-NO-a-b-c"] {
        let profile = pasch_clubhouse::Profile { language: language.to_owned(), ..profile(Access::Public) };
        story.refused("ada", Action::Described { profile }, Refusal::Language);
    }
}

#[test]
fn texts_have_a_limit_and_links_lead_to_the_web() {
    use pasch_clubhouse::{LONGEST_TEXT, check_text, is_link_allowed};
    assert_eq!(check_text(&"ø".repeat(LONGEST_TEXT)), Ok(()));
    assert_eq!(check_text(&"ø".repeat(LONGEST_TEXT + 1)), Err(Refusal::Text));
    assert_eq!(check_text("two\n\tlines"), Ok(()));
    assert_eq!(check_text("a\rb"), Err(Refusal::Text));
    for good in ["https://example.org", "HTTP://example.org/a?b=c:d", "/t/spring", "#rules", "/a:b"] {
        assert!(is_link_allowed(good), "{good}");
    }
    for bad in [
        "",
        "javascript:alert(1)",
        "JavaScript:alert(1)",
        "java\nscript:alert(1)",
        " javascript:alert(1)",
        "data:text/html,x",
        "//evil.example",
        "/\\evil.example",
        "https:evil.example",
        "vbscript:x",
        "mailto:ada@example.org",
        "relative/path",
    ] {
        assert!(!is_link_allowed(bad), "{bad}");
    }
}

#[test]
fn announcements_are_pinned_changed_and_taken_down() {
    let mut story = Story::new(Access::Public);
    let pinned = |text: &str| Action::Pinned { text: text.to_owned() };
    story.refused("bert", pinned("Hi"), Refusal::Rights);
    story.refused("dora", pinned(" "), Refusal::Text);
    for number in 0..pasch_clubhouse::MOST_PINNED {
        story.ok("dora", pinned(&format!("Note {number}")));
    }
    story.refused("dora", pinned("One more"), Refusal::TooMany { most: 20 });
    let note = pasch_clubhouse::NoteId(3);
    story.ok("ada", Action::NoteChanged { note, text: "New".to_owned() });
    story.ok("ada", Action::Unpinned { note });
    story.refused("ada", Action::Unpinned { note }, Refusal::NoNote { number: 3 });
    story.ok("dora", pinned("One more"));
    let first = story.club.state().notes().pinned().next().map(|note| note.text.clone());
    assert_eq!(first.as_deref(), Some("One more"), "the latest comes first");
}

#[test]
fn standings_follow_from_what_has_happened() {
    let mut story = Story::new(Access::Closed);
    let at = |story: &Story, name| story.club.state().standing(Some(&id(name)), story.now);
    assert_eq!(at(&story, "emil"), Standing::Outsider);
    story.ok("emil", Action::Asked { name: "Emil".to_owned(), text: String::new() });
    assert_eq!(at(&story, "emil"), Standing::Applicant);
    story.ok("ada", Action::InvitedByName { person: id("emil"), name: "Emil".to_owned(), until: None });
    assert_eq!(at(&story, "emil"), Standing::Invited);
    story.ok("emil", joined(None));
    assert_eq!(at(&story, "emil"), Standing::Role(Role::Member));
    let banned = |name: &str| Action::Banned {
        person: id(name),
        name: "Emil".to_owned(),
        reason: "Cheating".to_owned(),
        until: None,
    };
    story.ok("dora", banned("emil"));
    assert_eq!(at(&story, "emil"), Standing::Banned);
    story.refused(
        "dora",
        Action::InvitedByName { person: id("emil"), name: "Emil".to_owned(), until: None },
        Refusal::Banned,
    );
    story.ok("dora", Action::Lifted { person: id("emil") });
    assert_eq!(at(&story, "emil"), Standing::Outsider);
    assert_eq!(story.club.state().standing(None::<&PersonId>, story.now), Standing::Server);
}
