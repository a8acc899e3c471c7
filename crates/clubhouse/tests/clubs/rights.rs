//! The table of rights: as it is written in the documentation, and as the log enforces it.

use crate::driver::{DAY, FIRST, Story, date, id, link, match_won, profile, time, tuesdays};
use pasch_clubhouse::{
    Access, Action, AuctionId, Deed, Entry, LinkId, LinkKind, NoteId, PersonId, Refusal, Role, Standing, may,
    table,
};
use pasch_tournament::EntrantId;
use pasch_tournament::calcutta::Rules;

/// The standings in the order of the table, with the person of the test club who has each.
const PEOPLE: [&str; 8] = ["server", "ada", "dora", "bert", "invited", "applicant", "outsider", "banned"];

/// The standings that may do each deed, by their first letters: server, owner, director, member, invited, applicant, outsider, banned.
const EXPECTED: &[(Deed, &str)] = &[
    (Deed::Found, "......x."),
    (Deed::Describe, ".o......"),
    (Deed::Dissolve, "so......"),
    (Deed::Restore, "so......"),
    (Deed::GiveRole, "so......"),
    (Deed::HandOver, ".o......"),
    (Deed::Invite, ".od....."),
    (Deed::Join, "....iax."),
    (Deed::Decline, "....i..."),
    (Deed::Ask, ".....ax."),
    (Deed::Admit, ".od....."),
    (Deed::Leave, ".odm...."),
    (Deed::RenameSelf, ".odmia.."),
    (Deed::RenameOther, "sod....."),
    (Deed::ExpelMember, "sod....."),
    (Deed::ExpelOfficer, "so......"),
    (Deed::Lift, "sod....."),
    (Deed::MuteMember, "sod....."),
    (Deed::MuteOfficer, "so......"),
    (Deed::Announce, "sod....."),
    (Deed::Plan, ".od....."),
    (Deed::SignUpSelf, ".odm...."),
    (Deed::SignUpOther, ".od....."),
    (Deed::OpenTable, "sodm...."),
    (Deed::OpenContest, "sod....."),
    (Deed::CloseOwnTable, ".odm...."),
    (Deed::CloseTable, "sod....."),
    (Deed::EnterResult, "sod....."),
    (Deed::CorrectResult, "sod....."),
    (Deed::Grant, "sod....."),
    (Deed::RunAuction, "sod....."),
    (Deed::Bid, ".odm...."),
    (Deed::Vote, ".odm...."),
    (Deed::LineUp, ".od....."),
    (Deed::Talk, ".odm...."),
    (Deed::SeeMembers, ".odm...."),
    (Deed::Export, "so......"),
];

fn expected(deed: Deed, place: usize) -> bool {
    let (_, row) = EXPECTED.iter().find(|(each, _)| *each == deed).expect("every deed has a row");
    row.as_bytes()[place] != b'.'
}

#[test]
fn every_cell_of_the_table_is_as_agreed() {
    assert_eq!(EXPECTED.len(), Deed::ALL.len());
    for deed in Deed::ALL {
        for (place, standing) in Standing::ALL.into_iter().enumerate() {
            assert_eq!(may(standing, *deed), expected(*deed, place), "{deed:?} by {}", standing.name());
        }
    }
}

#[test]
fn the_documentation_has_the_table() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/clubs.md");
    let page = std::fs::read_to_string(page).expect("docs/clubs.md is there");
    assert!(page.contains(&table()), "docs/clubs.md needs this table:\n{}", table());
}

/// A club in which people of every standing are, with something of every kind to act on.
fn everything() -> Story {
    let mut story = Story::new(Access::Closed);
    story.ok("ada", Action::InvitedByName { person: id("invited"), name: "Ina".to_owned(), until: None });
    story.ok("applicant", Action::Asked { name: "Alf".to_owned(), text: String::new() });
    story.ok("second", Action::Asked { name: "Second".to_owned(), text: String::new() });
    for name in ["banned", "other"] {
        let reason = "Cheating".to_owned();
        story.ok("ada", Action::Banned { person: id(name), name: "B".to_owned(), reason, until: None });
    }
    for name in ["emil", "finn"] {
        story.enter(name);
    }
    story.ok("ada", Action::RoleGiven { person: id("finn"), role: Role::Director });
    story.ok("ada", Action::Pinned { text: "Welcome".to_owned() });
    story.ok("ada", Action::Planned { plan: Box::new(tuesdays()) });
    story.ok("server", Action::Linked { link: link("open", LinkKind::Table) });
    story.won("over", "bert", "cleo");
    story.link("t", LinkKind::Tournament);
    story.ok("server", Action::Granted { season: "2026".to_owned(), points: 100 });
    let entrants = vec![Some(id("bert")), Some(id("cleo"))];
    let opened = Action::AuctionOpened { tournament: LinkId::from("t"), rules: Rules::default(), entrants };
    story.ok("server", opened);
    story.ok("server", Action::LotCalled { auction: AuctionId(0), entrants: vec![EntrantId(0)] });
    story
}

/// An action of a deed that nothing but rights stands against, if the log can hold one.
fn example(deed: Deed, by: &str, story: &Story) -> Option<Action> {
    let reason = || "Reason".to_owned();
    let monday = date("2026-01-13");
    let own = id(by);
    Some(match deed {
        Deed::Found => Action::Founded { profile: profile(Access::Public), name: "Ada".to_owned() },
        Deed::Describe => Action::Described { profile: profile(Access::Public) },
        Deed::Dissolve => Action::Dissolved { reason: reason() },
        Deed::Restore => Action::Restored,
        Deed::GiveRole => Action::RoleGiven { person: id("emil"), role: Role::Director },
        Deed::HandOver => Action::HandedOver { to: id("emil") },
        Deed::Invite => Action::InvitedByName { person: id("gro"), name: "Gro".to_owned(), until: None },
        Deed::Join => Action::Joined { name: "Me".to_owned(), code: None },
        Deed::Decline => Action::Uninvited { person: own },
        Deed::Ask => Action::Asked { name: "Me".to_owned(), text: String::new() },
        Deed::Admit => Action::Admitted { person: id("second") },
        Deed::Leave => Action::Left,
        Deed::RenameSelf => Action::Renamed { person: own, name: "Me".to_owned() },
        Deed::RenameOther => Action::Renamed { person: id("emil"), name: "Emil B.".to_owned() },
        Deed::ExpelMember => Action::Expelled { person: id("emil"), reason: reason() },
        Deed::ExpelOfficer => Action::Expelled { person: id("finn"), reason: reason() },
        Deed::Lift => Action::Lifted { person: id("other") },
        Deed::MuteMember | Deed::MuteOfficer => {
            let person = id(if deed == Deed::MuteMember { "emil" } else { "finn" });
            Action::Muted { person, until: story.now + DAY, reason: reason() }
        }
        Deed::Announce => Action::NoteChanged { note: NoteId(0), text: "Hello".to_owned() },
        Deed::Plan => Action::DateMoved { id: FIRST, date: monday, to: time("2026-01-14T19:00") },
        Deed::SignUpSelf => Action::SignedUp { id: FIRST, date: monday, person: None },
        Deed::SignUpOther => Action::SignedUp { id: FIRST, date: monday, person: Some(id("emil")) },
        Deed::OpenTable => Action::Linked { link: link("new", LinkKind::Chouette) },
        Deed::OpenContest => Action::Linked { link: link("new", LinkKind::VoteMatch) },
        Deed::CloseTable => Action::LinkClosed { link: LinkId::from("open") },
        Deed::EnterResult => {
            let outcome = Box::new(match_won("bert", "cleo"));
            Action::Result { link: LinkId::from("open"), outcome }
        }
        Deed::CorrectResult => {
            Action::Corrected { link: LinkId::from("over"), outcome: None, reason: reason() }
        }
        Deed::Grant => Action::Granted { season: "2027".to_owned(), points: 5 },
        Deed::RunAuction => Action::AuctionVoided { auction: AuctionId(0), reason: reason() },
        Deed::Bid => Action::Bid { auction: AuctionId(0), amount: 3 },
        Deed::CloseOwnTable | Deed::Vote | Deed::LineUp | Deed::Talk | Deed::SeeMembers | Deed::Export => {
            return None;
        }
    })
}

#[test]
fn the_log_enforces_the_table() {
    let story = everything();
    let mut tried = 0;
    for deed in Deed::ALL {
        for (place, by) in PEOPLE.into_iter().enumerate() {
            let Some(action) = example(*deed, by, &story) else { continue };
            let person: Option<PersonId> = (by != "server").then(|| id(by));
            if person.is_none() && matches!(deed, Deed::Decline | Deed::RenameSelf | Deed::SignUpSelf) {
                continue;
            }
            if *deed == Deed::Found {
                continue;
            }
            assert_eq!(story.club.state().deed(person.as_ref(), &action), *deed, "{action:?}");
            let mut club = story.club.clone();
            let seen = Some(club.state().entries());
            let done = club.apply(Entry { at: story.now, by: person, seen, action: action.clone() });
            tried += 1;
            if !expected(*deed, place) {
                assert_eq!(done, Err(Refusal::Rights), "{deed:?} by {by}");
            } else {
                // Other rules may stand against the rest.
                let other = match (deed, by) {
                    (Deed::Restore, _) => Some(Refusal::NotDissolved),
                    (Deed::Leave, "ada") => Some(Refusal::LastOwner),
                    (Deed::Join, "applicant" | "outsider") => Some(Refusal::Closed),
                    (Deed::Ask, "applicant") => Some(Refusal::Asked),
                    _ => None,
                };
                assert_eq!(done.err(), other, "{deed:?} by {by}: {action:?}");
            }
        }
    }
    assert!(tried > 200, "{tried} cells");
}

#[test]
fn members_close_the_tables_that_they_opened() {
    let mut story = Story::new(Access::Closed);
    story.ok("bert", Action::Linked { link: link("mine", LinkKind::Table) });
    let closed = Action::LinkClosed { link: LinkId::from("mine") };
    story.refused("cleo", closed.clone(), Refusal::Rights);
    story.ok("bert", closed.clone());
    story.refused("dora", closed, Refusal::Ended);
    story.ok("bert", Action::Linked { link: link("second", LinkKind::Table) });
    story.ok("dora", Action::LinkClosed { link: LinkId::from("second") });
    story.refused("dora", Action::LinkClosed { link: LinkId::from("third") }, Refusal::NoLink);
    story.refused("bert", Action::Linked { link: link("cup", LinkKind::Tournament) }, Refusal::Rights);
}
