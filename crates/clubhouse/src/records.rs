//! The records of a club, folded from results: a record that several people hold is shown with all of them.

use std::collections::BTreeMap;

use pasch_tournament::Time;
use serde::Serialize;

use crate::ids::PersonId;
use crate::links::{LinkKind, Linked, Outcome};
use crate::state::State;

/// A record: the value, and everybody who has reached it. Nobody holds one of value 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Held {
    /// The value: a number of matches or of points.
    pub value: u64,
    /// Those who hold it, by identifier.
    pub people: Vec<PersonId>,
}

/// The records of a club.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Records {
    /// Most matches won.
    pub most_wins: Held,
    /// Most matches won in a row, in the order in which they ended.
    pub longest_streak: Held,
    /// Most points of a single gammon or backgammon.
    pub biggest_gammon: Held,
    /// Longest match won, in points.
    pub longest_match: Held,
    /// Most tournaments won, shared first places included.
    pub most_tournaments: Held,
    /// Most points won in one chouette.
    pub best_chouette: Held,
}

/// Values by person, of which the highest is the record.
#[derive(Default)]
struct Board<'a>(BTreeMap<&'a PersonId, u64>);

impl<'a> Board<'a> {
    fn add(&mut self, person: &'a PersonId) {
        *self.0.entry(person).or_default() += 1;
    }

    fn reach(&mut self, person: &'a PersonId, value: u64) {
        let best = self.0.entry(person).or_default();
        *best = value.max(*best);
    }

    fn held(&self) -> Held {
        let value = self.0.values().copied().max().unwrap_or(0);
        let holders = self.0.iter().filter(|(_, own)| **own == value && value > 0);
        Held { value, people: holders.map(|(person, _)| (*person).clone()).collect() }
    }
}

/// The records of results that ended from one moment to before another.
#[must_use]
pub fn records(club: &State, from: Time, before: Time) -> Records {
    let [mut wins, mut streaks, mut gammons, mut lengths, mut firsts, mut sheets] =
        [const { Board(BTreeMap::new()) }; 6];
    let mut running: BTreeMap<&PersonId, u64> = BTreeMap::new();
    let counts = |linked: &&Linked| linked.ended_at.is_some_and(|at| (from..before).contains(&at));
    for linked in club.links().ended().filter(counts) {
        match &linked.outcome {
            Some(Outcome::Match { players, winner, length, gammon, .. }) => {
                let (winner, loser) = (&players[usize::from(*winner)], &players[1 - usize::from(*winner)]);
                wins.add(winner);
                lengths.reach(winner, u64::from(*length));
                let streak = running.entry(winner).or_default();
                *streak += 1;
                streaks.reach(winner, *streak);
                running.insert(loser, 0);
                if let Some(game) = gammon {
                    gammons.reach(&players[usize::from(game.winner)], u64::from(game.points));
                }
            }
            Some(Outcome::Sheet { sheet }) if linked.link.kind == LinkKind::Chouette => {
                for (person, points) in sheet {
                    sheets.reach(person, u64::try_from(*points).unwrap_or(0));
                }
            }
            Some(Outcome::Tournament { placed }) => {
                let first = placed.iter().filter(|one| one.place == 1);
                first.filter_map(|one| one.person.as_ref()).for_each(|person| firsts.add(person));
            }
            _ => {}
        }
    }
    Records {
        most_wins: wins.held(),
        longest_streak: streaks.held(),
        biggest_gammon: gammons.held(),
        longest_match: lengths.held(),
        most_tournaments: firsts.held(),
        best_chouette: sheets.held(),
    }
}
