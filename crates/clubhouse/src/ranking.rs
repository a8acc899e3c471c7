//! The ranking over twelve months, by the points formula of [`pasch_tournament::prizes`], with the derivation of every award.
//!
//! A tournament awards strength of field × share of the place. The strength is Σ 1.003^(rating − 1500) over the entrants, the shares are
//! those of [`pasch_tournament::prizes::SHARES`]; those who share a place share what their places are awarded. Points are in thousandths,
//! as there. An award counts for 365 days, by the first result of its tournament: a correction changes the points and not the day.
//! Entrants without an account make the field stronger, but are not ranked.

use std::collections::BTreeMap;

use pasch_tournament::Time;
use pasch_tournament::awards::{self, Award as Points};
use pasch_tournament::prizes::{SHARES, points, strength};
use serde::{Deserialize, Serialize};

use crate::ids::{LinkId, PersonId};
use crate::links::{Linked, Outcome, Placed};
use crate::state::State;

/// The awards of a tournament.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Awarded {
    /// The tournament.
    pub tournament: LinkId,
    /// Its title.
    pub title: String,
    /// When it ended.
    pub at: Time,
    /// The ratings of all entrants in the order of their places; `None` counts as 1500.
    pub ratings: Vec<Option<i32>>,
    /// The strength of the field: Σ 1.003^(rating − 1500).
    pub strength: f64,
    /// The awards, the first place first.
    pub awards: Vec<Award>,
}

/// An award with its derivation: `points` are `strength` × `shares` / 100 / `sharing`, in thousandths, to the rounding of
/// [`pasch_tournament::prizes::pay`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Award {
    /// The person; `None` for an entrant without an account.
    pub person: Option<PersonId>,
    /// The name at the tournament.
    pub name: String,
    /// The place.
    pub place: u32,
    /// The number of those who share the place, from 1.
    pub sharing: u32,
    /// The shares of the places that they take together, in hundredths.
    pub shares: u32,
    /// The points in thousandths.
    pub points: u64,
}

/// A line of the ranking. Those with equal points share a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// The place, from 1.
    pub place: u32,
    /// The person.
    pub person: PersonId,
    /// The points in thousandths.
    pub points: u64,
    /// The tournaments that have given them, the first one first.
    pub tournaments: Vec<LinkId>,
}

/// The awards of a linked tournament as its result stands; `None` if it has none.
#[must_use]
pub fn awarded(linked: &Linked) -> Option<Awarded> {
    let (Some(Outcome::Tournament { placed }), Some(at)) = (&linked.outcome, linked.ended_at) else {
        return None;
    };
    let ratings: Vec<Option<i32>> = placed.iter().map(|one| one.rating).collect();
    let places: Vec<u32> = placed.iter().map(|one| one.place).collect();
    let field = strength(ratings.iter().copied());
    let given = points(field, &places);
    let awards = placed.iter().zip(given).filter(|(_, points)| *points > 0);
    let award = |(one, points): (&Placed, u64)| {
        let sharing = places.iter().filter(|place| **place == one.place).count() as u32;
        let taken = one.place as usize - 1..(one.place - 1 + sharing) as usize;
        let shares = taken.filter_map(|place| SHARES.get(place)).sum();
        Award {
            person: one.person.clone(),
            name: one.name.clone(),
            place: one.place,
            sharing,
            shares,
            points,
        }
    };
    Some(Awarded {
        tournament: linked.link.id.clone(),
        title: linked.link.title.clone(),
        at,
        awards: awards.map(award).collect(),
        ratings,
        strength: field,
    })
}

/// All awards of a club, those that no longer count included, in the order in which the tournaments ended.
#[must_use]
pub fn all(club: &State) -> Vec<Awarded> {
    club.links().ended().filter_map(awarded).collect()
}

/// The ranking of a club at a moment.
#[must_use]
pub fn of_club(club: &State, now: Time) -> Vec<Row> {
    rank(&all(club), now)
}

/// The ranking over several clubs at a moment. A tournament to which several of them have a link counts once, with the result of the club
/// in which it ended first, or else of the club that comes first.
#[must_use]
pub fn overall<'a>(clubs: impl IntoIterator<Item = &'a State>, now: Time) -> Vec<Row> {
    let mut once: BTreeMap<LinkId, Awarded> = BTreeMap::new();
    for each in clubs.into_iter().flat_map(all) {
        match once.get(&each.tournament) {
            Some(known) if known.at <= each.at => {}
            _ => {
                once.insert(each.tournament.clone(), each);
            }
        }
    }
    rank(&once.into_values().collect::<Vec<_>>(), now)
}

/// The ranking that awards lead to at a moment.
#[must_use]
pub fn rank(awarded: &[Awarded], now: Time) -> Vec<Row> {
    let mut from: BTreeMap<&PersonId, Vec<(Time, &LinkId)>> = BTreeMap::new();
    let mut points = Vec::new();
    for each in awarded {
        for award in &each.awards {
            let Some(person) = &award.person else { continue };
            points.push(Points { at: each.at, account: &person.0, points: award.points });
            if each.at <= now && now.saturating_sub(each.at) < awards::YEAR {
                from.entry(person).or_default().push((each.at, &each.tournament));
            }
        }
    }
    let row = |(place, account, points): (u32, &str, u64)| {
        let person = PersonId::from(account);
        let mut tournaments = from.remove(&person).unwrap_or_default();
        tournaments.sort_unstable();
        Row {
            place,
            points,
            tournaments: tournaments.into_iter().map(|(_, id)| id.clone()).collect(),
            person,
        }
    };
    awards::ranking(points, now).into_iter().map(row).collect()
}
