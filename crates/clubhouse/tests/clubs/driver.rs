//! Clubs for tests: people by their names, a minute between two things that happen.

use jiff::civil::{Date, DateTime};
use pasch_clubhouse::{
    Access, Action, Club, Entry, EventId, Kind, Link, LinkId, LinkKind, Outcome, PersonId, Placed, Plan,
    Profile, Reach, Refusal, Repeat, Role,
};
use pasch_tournament::{MINUTE, Time};

pub const DAY: Time = 24 * 60 * MINUTE;

/// The first of January 2026, midnight UTC.
pub const NEW_YEAR: Time = 1_767_225_600_000;

pub fn id(name: &str) -> PersonId {
    PersonId::from(name)
}

/// The name of somebody with this identifier.
pub fn titled(name: &str) -> String {
    format!("{}{}", name[..1].to_uppercase(), &name[1..])
}

pub fn profile(access: Access) -> Profile {
    Profile {
        name: "Oslo Backgammon".to_owned(),
        access,
        language: "nb".to_owned(),
        text: "We play on **Tuesdays**.".to_owned(),
    }
}

/// A club and the time of what happens next.
pub struct Story {
    pub club: Club,
    pub now: Time,
}

impl Story {
    /// A club whose owner is Ada, with Dora as a director and Bert and Cleo as members.
    pub fn new(access: Access) -> Self {
        let mut story = Self::alone(access);
        for name in ["dora", "bert", "cleo"] {
            story.enter(name);
        }
        story.ok("ada", Action::RoleGiven { person: id("dora"), role: Role::Director });
        story
    }

    /// A club of Ada alone.
    pub fn alone(access: Access) -> Self {
        let action = Action::Founded { profile: profile(access), name: "Ada".to_owned() };
        let entry = Entry { at: NEW_YEAR, by: Some(id("ada")), seen: None, action };
        Self { club: Club::new(entry).expect("a good founding"), now: NEW_YEAR }
    }

    /// Lets somebody in by an invitation of Ada's.
    pub fn enter(&mut self, name: &str) {
        let title = titled(name);
        let invited = Action::InvitedByName { person: id(name), name: title.clone(), until: None };
        self.ok("ada", invited);
        self.ok(name, Action::Joined { name: title, code: None });
    }

    pub fn act(&mut self, by: &str, action: Action) -> Result<(), Refusal> {
        self.now += MINUTE;
        let before = self.club.clone();
        let person = (by != "server").then(|| id(by));
        let done = self.club.act(self.now, person.as_ref(), action);
        if done.is_err() {
            assert!(before == self.club, "a refusal changes nothing");
        }
        done
    }

    #[track_caller]
    pub fn ok(&mut self, by: &str, action: Action) {
        let told = format!("{action:?}");
        self.act(by, action).unwrap_or_else(|refusal| panic!("{by}: {told}: {refusal}"));
    }

    #[track_caller]
    pub fn refused(&mut self, by: &str, action: Action, refusal: Refusal) {
        let told = format!("{action:?}");
        assert_eq!(self.act(by, action), Err(refusal), "{by}: {told}");
    }

    pub fn role(&self, name: &str) -> Option<Role> {
        self.club.state().members().role(&id(name))
    }

    /// A link of this kind, opened by the server.
    pub fn link(&mut self, name: &str, kind: LinkKind) {
        self.ok("server", Action::Linked { link: link(name, kind) });
    }

    /// A linked tournament that has ended.
    pub fn tournament(&mut self, name: &str, placed: Vec<Placed>) {
        self.link(name, LinkKind::Tournament);
        let outcome = Box::new(Outcome::Tournament { placed });
        self.ok("server", Action::Result { link: LinkId::from(name), outcome });
    }

    /// A match that has ended, to five points.
    pub fn won(&mut self, name: &str, winner: &str, loser: &str) {
        self.link(name, LinkKind::Table);
        let outcome = Box::new(match_won(winner, loser));
        self.ok("server", Action::Result { link: LinkId::from(name), outcome });
    }
}

pub fn match_won(winner: &str, loser: &str) -> Outcome {
    Outcome::Match { players: [id(winner), id(loser)], winner: 0, score: [5, 2], length: 5, gammon: None }
}

pub fn link(name: &str, kind: LinkKind) -> Link {
    Link { id: LinkId::from(name), kind, title: name.to_owned(), reach: Reach::Members, event: None }
}

pub fn placed(person: &str, rating: i32, place: u32) -> Placed {
    Placed { person: Some(id(person)), name: titled(person), rating: Some(rating), place }
}

pub fn date(text: &str) -> Date {
    text.parse().expect("a date")
}

pub fn time(text: &str) -> DateTime {
    text.parse().expect("a time")
}

/// Every Tuesday at seven in Oslo, from the sixth of January 2026.
pub fn tuesdays() -> Plan {
    Plan {
        title: "Club evening".to_owned(),
        kind: Kind::Evening,
        start: time("2026-01-06T19:00"),
        zone: "Europe/Oslo".to_owned(),
        minutes: 240,
        place: "Café Løve, Oslo".to_owned(),
        text: String::new(),
        repeat: Repeat::Weekly { every: 1, until: None },
        limit: None,
        reach: Reach::Public,
        link: None,
    }
}

pub const FIRST: EventId = EventId(0);
