//! Everything that is the club's, as JSON and as CSV.
//!
//! People appear with their names and a number that means something in this export alone: no account goes out, and no mail address ever
//! came in. What belongs to single people stays: requests, invitations and codes, bans, mutes and reasons, who signed up for what, purses
//! and bids.

use std::collections::BTreeMap;

use pasch_tournament::Time;
use pasch_tournament::csv::write_line;
use serde::Serialize;

use crate::calendar::Exception;
use crate::ids::{EventId, PersonId};
use crate::links::{LinkKind, Outcome};
use crate::plan::Plan;
use crate::profile::{Profile, Reach};
use crate::ranking::{all, of_club};
use crate::records::{Held, Records, records};
use crate::rights::Role;
use crate::state::State;

/// The version of the form of the export.
pub const FORM: u32 = 1;

/// A person in an export.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Person {
    /// The number, in this export.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The role of a member.
    pub role: Option<Role>,
    /// When a member has joined.
    pub since: Option<Time>,
}

/// An event with its dates that differ from the plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Event {
    /// Its number.
    pub id: EventId,
    /// The plan.
    pub plan: Plan,
    /// Why it is cancelled.
    pub called_off: Option<String>,
    /// Moved dates: the day by the plan, and the begin.
    pub moved: Vec<(String, String)>,
    /// Cancelled dates.
    pub cancelled: Vec<String>,
    /// For each date the number of those who have signed up.
    pub signed_up: Vec<(String, usize)>,
}

/// A table, tournament or match, with its result. People are numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Linked {
    /// The identifier.
    pub id: String,
    /// The kind.
    pub kind: LinkKind,
    /// The title.
    pub title: String,
    /// Those who could come.
    pub reach: Reach,
    /// The event that it belonged to.
    pub event: Option<EventId>,
    /// When it was opened.
    pub opened_at: Time,
    /// When it ended.
    pub ended_at: Option<Time>,
    /// How often its result was corrected.
    pub corrections: usize,
    /// The result, by rows: place or side, number of the person, name, points.
    pub rows: Vec<ResultRow>,
}

/// A row of a result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ResultRow {
    /// The place: 1 for a winner of two.
    pub place: u32,
    /// The number of the person, if it is one with an account.
    pub person: Option<u32>,
    /// The name.
    pub name: String,
    /// The points, where there are some.
    pub points: Option<i64>,
    /// The rating at a tournament.
    pub rating: Option<i32>,
}

/// An award with its derivation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Award {
    /// The tournament.
    pub tournament: String,
    /// When it ended.
    pub at: Time,
    /// The number of entrants.
    pub entrants: usize,
    /// The strength of the field.
    pub strength: f64,
    /// The number of the person, if it is one with an account.
    pub person: Option<u32>,
    /// The name.
    pub name: String,
    /// The place.
    pub place: u32,
    /// The number of those who share it.
    pub sharing: u32,
    /// The shares that they take together, in hundredths.
    pub shares: u32,
    /// The points in thousandths.
    pub points: u64,
}

/// A line of the ranking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ranked {
    /// The place.
    pub place: u32,
    /// The number of the person.
    pub person: u32,
    /// The name.
    pub name: String,
    /// The points in thousandths.
    pub points: u64,
}

/// A record with the names of those who hold it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Record {
    /// Its name.
    pub record: &'static str,
    /// The value.
    pub value: u64,
    /// The holders.
    pub people: Vec<u32>,
}

/// An announcement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Note {
    /// When it was pinned.
    pub at: Time,
    /// The text, as Markdown.
    pub text: String,
}

/// Everything that is the club's.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Export {
    /// The version of this form.
    pub form: u32,
    /// When it was made.
    pub at: Time,
    /// The profile.
    pub profile: Profile,
    /// When the club was founded.
    pub founded_at: Time,
    /// Members, and others who appear in results.
    pub people: Vec<Person>,
    /// The calendar.
    pub events: Vec<Event>,
    /// Tables, tournaments and matches.
    pub links: Vec<Linked>,
    /// Awards, those that no longer count included.
    pub awards: Vec<Award>,
    /// The ranking at this moment.
    pub ranking: Vec<Ranked>,
    /// The records of all times.
    pub records: Vec<Record>,
    /// Announcements that are pinned.
    pub notes: Vec<Note>,
    /// Seasons of auctions: name and points.
    pub seasons: Vec<(String, u64)>,
    /// The club's chest, in points.
    pub chest: u64,
}

/// Numbers for people: members first, the others as they appear.
struct People<'a> {
    club: &'a State,
    name_of: &'a dyn Fn(&PersonId) -> Option<String>,
    numbers: BTreeMap<PersonId, u32>,
    all: Vec<Person>,
}

impl People<'_> {
    fn number(&mut self, id: &PersonId) -> u32 {
        if let Some(number) = self.numbers.get(id) {
            return *number;
        }
        let number = self.all.len() as u32;
        let known = self.club.members().find(id);
        let name = known.map(|person| person.name.clone()).or_else(|| (self.name_of)(id)).unwrap_or_default();
        let member = known.and_then(|person| person.member);
        let (role, since) = (member.map(|member| member.role), member.map(|member| member.since));
        self.all.push(Person { number, name, role, since });
        self.numbers.insert(id.clone(), number);
        number
    }

    fn row(&mut self, place: u32, id: &PersonId, points: i64) -> ResultRow {
        let number = self.number(id);
        let name = self.all[number as usize].name.clone();
        ResultRow { place, person: Some(number), name, points: Some(points), rating: None }
    }

    fn rows(&mut self, outcome: &Outcome) -> Vec<ResultRow> {
        match outcome {
            Outcome::Match { players, winner, score, .. } => {
                let place = |side: usize| if side == usize::from(*winner) { 1 } else { 2 };
                (0..2).map(|side| self.row(place(side), &players[side], i64::from(score[side]))).collect()
            }
            Outcome::Sheet { sheet } => {
                let place =
                    |points: i64| 1 + sheet.iter().filter(|(_, other)| *other > points).count() as u32;
                sheet.iter().map(|(person, points)| self.row(place(*points), person, *points)).collect()
            }
            Outcome::Tournament { placed } => placed
                .iter()
                .map(|one| ResultRow {
                    place: one.place,
                    person: one.person.as_ref().map(|person| self.number(person)),
                    name: one.name.clone(),
                    points: None,
                    rating: one.rating,
                })
                .collect(),
            Outcome::Encounter { opponent, boards: score, .. }
            | Outcome::VoteMatch { opponent, score, .. } => {
                let names = [self.club.profile().name.clone(), opponent.clone()];
                let place = |side: usize| if score[side] >= score[1 - side] { 1 } else { 2 };
                let row = |(side, name)| ResultRow {
                    place: place(side),
                    person: None,
                    name,
                    points: Some(i64::from(score[side])),
                    rating: None,
                };
                names.into_iter().enumerate().map(row).collect()
            }
        }
    }
}

impl Export {
    /// The export at a moment. `name_of` gives the names of people who appear in results and whom the club does not know.
    #[must_use]
    pub fn new(club: &State, now: Time, name_of: &dyn Fn(&PersonId) -> Option<String>) -> Self {
        let mut people = People { club, name_of, numbers: BTreeMap::new(), all: Vec::new() };
        for (id, ..) in club.members().members() {
            people.number(id);
        }
        let links = club.links().all().map(|linked| Linked {
            id: linked.link.id.0.clone(),
            kind: linked.link.kind,
            title: linked.link.title.clone(),
            reach: linked.link.reach,
            event: linked.link.event,
            opened_at: linked.opened_at,
            ended_at: linked.ended_at,
            corrections: linked.corrections.len(),
            rows: linked.outcome.as_ref().map(|outcome| people.rows(outcome)).unwrap_or_default(),
        });
        let links = links.collect();
        let mut awards = Vec::new();
        for each in all(club) {
            for award in each.awards {
                awards.push(Award {
                    tournament: each.tournament.0.clone(),
                    at: each.at,
                    entrants: each.ratings.len(),
                    strength: each.strength,
                    person: award.person.as_ref().map(|person| people.number(person)),
                    name: award.name,
                    place: award.place,
                    sharing: award.sharing,
                    shares: award.shares,
                    points: award.points,
                });
            }
        }
        let ranking = of_club(club, now).into_iter().map(|row| {
            let person = people.number(&row.person);
            let name = people.all[person as usize].name.clone();
            Ranked { place: row.place, person, name, points: row.points }
        });
        let ranking = ranking.collect();
        let records = named(&records(club, Time::MIN, Time::MAX))
            .map(|(record, held)| {
                let holders = held.people.iter().map(|person| people.number(person)).collect();
                Record { record, value: held.value, people: holders }
            })
            .to_vec();
        Self {
            form: FORM,
            at: now,
            profile: club.profile().clone(),
            founded_at: club.founded_at(),
            people: people.all,
            events: club.calendar().events().iter().map(event).collect(),
            links,
            awards,
            ranking,
            records,
            notes: club.notes().pinned().map(|note| Note { at: note.at, text: note.text.clone() }).collect(),
            seasons: club.purses().seasons().to_vec(),
            chest: club.purses().chest(),
        }
    }

    /// The export as JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        // Types of numbers, names and lists are always written.
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    /// Members as CSV: number, name, role, when they joined (milliseconds since 1970, UTC).
    #[must_use]
    pub fn members_csv(&self) -> String {
        let members = self.people.iter().filter_map(|person| {
            let role = match person.role? {
                Role::Owner => "owner",
                Role::Director => "director",
                Role::Member => "member",
            };
            let since = person.since.unwrap_or_default().to_string();
            Some([person.number.to_string(), person.name.clone(), role.to_owned(), since])
        });
        csv(["number", "name", "role", "since"], members)
    }

    /// The calendar as CSV: an event a line, with its plan.
    #[must_use]
    pub fn events_csv(&self) -> String {
        let titles = ["event", "title", "kind", "start", "zone", "minutes", "place", "cancelled"];
        let events = self.events.iter().map(|event| {
            let plan = &event.plan;
            [
                event.id.0.to_string(),
                plan.title.clone(),
                plan.kind.word().to_owned(),
                plan.start.to_string(),
                plan.zone.clone(),
                plan.minutes.to_string(),
                plan.place.clone(),
                event.called_off.clone().unwrap_or_default(),
            ]
        });
        csv(titles, events)
    }

    /// All results as CSV: a line for each person or club in a result.
    #[must_use]
    pub fn results_csv(&self) -> String {
        let titles = ["id", "kind", "title", "ended", "place", "name", "points", "rating"];
        let optional = |number: Option<i64>| number.map_or(String::new(), |number| number.to_string());
        let rows = self.links.iter().flat_map(|link| {
            link.rows.iter().map(move |row| {
                [
                    link.id.clone(),
                    link.kind.word().to_owned(),
                    link.title.clone(),
                    optional(link.ended_at),
                    row.place.to_string(),
                    row.name.clone(),
                    optional(row.points),
                    optional(row.rating.map(i64::from)),
                ]
            })
        });
        csv(titles, rows)
    }

    /// Awards as CSV, each with its derivation. Points are in thousandths.
    #[must_use]
    pub fn awards_csv(&self) -> String {
        let titles =
            ["tournament", "ended", "entrants", "strength", "place", "sharing", "shares", "name", "points"];
        let rows = self.awards.iter().map(|award| {
            [
                award.tournament.clone(),
                award.at.to_string(),
                award.entrants.to_string(),
                format!("{:.6}", award.strength),
                award.place.to_string(),
                award.sharing.to_string(),
                award.shares.to_string(),
                award.name.clone(),
                award.points.to_string(),
            ]
        });
        csv(titles, rows)
    }

    /// The ranking as CSV. Points are in thousandths.
    #[must_use]
    pub fn ranking_csv(&self) -> String {
        let rows =
            self.ranking.iter().map(|row| [row.place.to_string(), row.name.clone(), row.points.to_string()]);
        csv(["place", "name", "points"], rows)
    }
}

fn csv<const N: usize>(titles: [&str; N], rows: impl Iterator<Item = [String; N]>) -> String {
    let mut out = String::new();
    write_line(&mut out, &titles.map(str::to_owned));
    rows.for_each(|row| write_line(&mut out, &row));
    out
}

fn named(records: &Records) -> [(&'static str, &Held); 6] {
    [
        ("most wins", &records.most_wins),
        ("longest streak", &records.longest_streak),
        ("biggest gammon", &records.biggest_gammon),
        ("longest match", &records.longest_match),
        ("most tournaments", &records.most_tournaments),
        ("best chouette", &records.best_chouette),
    ]
}

fn event(event: &crate::calendar::Event) -> Event {
    let mut out = Event {
        id: event.id,
        plan: event.plan.clone(),
        called_off: event.called_off.clone(),
        moved: Vec::new(),
        cancelled: Vec::new(),
        signed_up: event.signed.iter().map(|(date, signed)| (date.to_string(), signed.len())).collect(),
    };
    for (date, exception) in &event.exceptions {
        match exception {
            Exception::Moved { to } => out.moved.push((date.to_string(), to.to_string())),
            Exception::CalledOff { .. } => out.cancelled.push(date.to_string()),
        }
    }
    out
}
