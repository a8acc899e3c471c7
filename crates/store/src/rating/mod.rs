//! How strong people are, by the results of their matches: FIBS's rating and Glicko-2 beside it, one list for
//! each kind of game.
//!
//! Pure: what was played goes in, ratings come out. They are the fold of all results in order, so that they can be made
//! again whenever a formula changes.

mod eligibility;
mod fibs;

use crate::driver::words;
use std::collections::HashMap;

use pasch_practice::glicko;
use pasch_rules::{Contact, Header, Place, VariantSpec};
use pasch_wire::{MatchId, UserId};

pub use eligibility::{
    Conspicuous, DAY_MS, RatedEnd, Uncounted, VOID_BEFORE, conspicuous, least_plays, weight,
};
pub use fibs::Fibs;
pub use pasch_practice::glicko::Glicko;

/// Changes when a formula or the choice of what counts does; then everything is rated anew.
pub const VERSION: i64 = 2;

/// The list in which a match counts: by what its games' checkers do to each other, off their data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pool {
    /// Backgammon and whatever else hits.
    Hitting,
    /// A lone checker is pinned.
    Pinning,
    /// Any checker blocks, or none does.
    Running,
    /// The checkers enter from a pool.
    Entering,
    /// Games of several kinds in one match.
    Mixed,
}

words!(Pool {
    Hitting = "hitting",
    Pinning = "pinning",
    Running = "running",
    Entering = "entering",
    Mixed = "mixed",
});

impl Pool {
    /// The list of a match.
    #[must_use]
    pub fn of(header: &Header) -> Self {
        let mut pools = header.games().map(|game| Self::of_game(game.spec()));
        let first = pools.next().unwrap_or(Self::Hitting);
        if pools.all(|pool| pool == first) { first } else { Self::Mixed }
    }

    fn of_game(spec: &VariantSpec) -> Self {
        if spec.start.iter().any(|(place, _)| matches!(place, Place::Pool)) {
            return Self::Entering;
        }
        match spec.contact {
            Contact::Hit => Self::Hitting,
            Contact::Pin => Self::Pinning,
            Contact::Block | Contact::Share => Self::Running,
        }
    }
}

/// A match that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// Identifier of the match.
    pub match_id: MatchId,
    /// When it ended, in milliseconds since 1970.
    pub ended_at: i64,
    /// In which list it counts.
    pub pool: Pool,
    /// Its length in points.
    pub length: u32,
    /// Identifier of the player who won.
    pub winner: UserId,
    /// Identifier of the player who lost.
    pub loser: UserId,
}

/// Where somebody stands in a list.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The rating by FIBS's formula.
    pub fibs: Fibs,
    /// The rating by Glicko-2, with its deviation.
    pub glicko: Glicko,
    /// Rated matches so far.
    pub matches: u32,
    /// The end of the last one, in milliseconds since 1970.
    pub at: i64,
}

impl Standing {
    /// Somebody who has not played.
    #[must_use]
    pub fn new(at: i64) -> Self {
        Self { fibs: Fibs::NEW, glicko: Glicko::NEW, matches: 0, at }
    }
}

/// Both players' standings after a match, the winner's first; `weight`, from 1 to 0, is how much of the change counts.
#[must_use]
pub fn after(winner: Standing, loser: Standing, length: u32, weight: f64, at: i64) -> (Standing, Standing) {
    if weight <= 0.0 {
        return (winner, loser);
    }
    let fibs = fibs::after(winner.fibs, loser.fibs, length);
    let [rested_winner, rested_loser] = [winner, loser].map(|one| one.glicko.rested(at - one.at));
    let glicko = glicko::after(rested_winner, rested_loser);
    let next = |before: Standing, rested: Glicko, fibs: Fibs, glicko: Glicko| Standing {
        fibs: before.fibs.towards(fibs, weight),
        glicko: rested.towards(glicko, weight),
        matches: before.matches + 1,
        at,
    };
    (next(winner, rested_winner, fibs.0, glicko.0), next(loser, rested_loser, fibs.1, glicko.1))
}

/// A standing after one match.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Identifier of the match.
    pub match_id: MatchId,
    /// When it ended, in milliseconds since 1970.
    pub ended_at: i64,
    /// Identifier of the player whose standing it is.
    pub user_id: UserId,
    /// The list in which it stands.
    pub pool: Pool,
    /// How much of the change counted, from 1 to 0.
    pub weight: f64,
    /// The standing after the match.
    pub standing: Standing,
}

/// Standings as they grow, result by result.
#[derive(Default)]
pub struct Ladder {
    standings: HashMap<(UserId, Pool), Standing>,
    /// When the matches of two players ended, whoever won.
    pairs: HashMap<[UserId; 2], Vec<i64>>,
}

/// Two players in the one order in which they are found.
fn pair(result: &MatchResult) -> [UserId; 2] {
    let mut pair = [result.winner.clone(), result.loser.clone()];
    pair.sort();
    pair
}

impl Ladder {
    /// Begins where somebody stands already.
    pub fn place(&mut self, user_id: &UserId, pool: Pool, standing: Standing) {
        self.standings.insert((user_id.to_owned(), pool), standing);
    }

    /// A match that was counted before, as far as it weighs on the next ones of the same two.
    pub fn remember(&mut self, result: &MatchResult) {
        self.pairs.entry(pair(result)).or_default().push(result.ended_at);
    }

    /// Counts one more match; the two new standings.
    pub fn count(&mut self, result: &MatchResult) -> [Step; 2] {
        let MatchResult { pool, ended_at, length, .. } = *result;
        let key = |user: &UserId| (user.clone(), pool);
        let standing = |user: &UserId| {
            self.standings.get(&key(user)).copied().unwrap_or_else(|| Standing::new(ended_at))
        };
        let earlier = self.pairs.entry(pair(result)).or_default();
        earlier.retain(|&at| at > ended_at - DAY_MS);
        let weight = weight(u32::try_from(earlier.len()).unwrap_or(u32::MAX));
        earlier.push(ended_at);
        let (won, lost) = after(standing(&result.winner), standing(&result.loser), length, weight, ended_at);
        [(&result.winner, won), (&result.loser, lost)].map(|(user, standing)| {
            self.standings.insert(key(user), standing);
            let match_id = result.match_id.clone();
            Step { match_id, ended_at, user_id: user.clone(), pool, weight, standing }
        })
    }
}

#[cfg(test)]
mod tests {
    use pasch_rules::VariantId;

    use super::*;

    #[test]
    fn games_count_where_their_kind_does() {
        let pool = |first: &str, then: &[&str]| {
            let id = |name: &str| VariantId::all().find(|id| id.as_str() == name).unwrap();
            let mut header = Header::new(id(first), 5);
            header.then = then.iter().map(|name| id(name)).collect();
            Pool::of(&header)
        };
        for (name, expected) in [
            ("backgammon", Pool::Hitting),
            ("hypergammon", Pool::Hitting),
            ("plakoto", Pool::Pinning),
            ("fevga", Pool::Running),
            ("acey-deucey", Pool::Entering),
        ] {
            assert_eq!(pool(name, &[]), expected, "{name}");
            assert_eq!(Pool::from_word(expected.word()), Some(expected));
        }
        assert_eq!(pool("backgammon", &["nackgammon"]), Pool::Hitting);
        assert_eq!(pool("portes", &["plakoto", "fevga"]), Pool::Mixed);
    }

    fn result(at: i64, winner: &str, loser: &str) -> MatchResult {
        MatchResult {
            match_id: at.to_string().into(),
            ended_at: at,
            pool: Pool::Hitting,
            length: 5,
            winner: winner.into(),
            loser: loser.into(),
        }
    }

    #[test]
    fn the_order_of_results_is_what_counts() {
        let results = [result(1, "anna", "bert"), result(2, "bert", "clara"), result(3, "anna", "clara")];
        let mut whole = Ladder::default();
        let steps: Vec<Step> = results.iter().flat_map(|one| whole.count(one)).collect();
        assert_eq!(steps.iter().filter(|step| step.user_id == "anna").count(), 2);
        // From the standings in between it goes on the same.
        let mut half = Ladder::default();
        for step in &steps[..4] {
            half.place(&step.user_id, step.pool, step.standing);
        }
        assert_eq!(half.count(&results[2])[..], steps[4..]);
        let anna = steps[4].standing;
        assert!(anna.fibs.rating > 1500.0 && anna.glicko.rating > 1500.0 && anna.matches == 2);
        assert_eq!(anna.fibs.experience, 10);
    }
    /// What the winner of each match gained by it.
    fn gains(ladder: &mut Ladder, results: &[MatchResult]) -> Vec<f64> {
        let mut before = Fibs::NEW.rating;
        let gain = |one| {
            let [won, _] = ladder.count(one);
            let gained = won.standing.fibs.rating - before;
            before = won.standing.fibs.rating;
            gained
        };
        results.iter().map(gain).collect()
    }

    #[test]
    fn a_day_of_matches_against_one_opponent_is_worth_less_than_two() {
        let hour = 3_600_000;
        let ten: Vec<MatchResult> = (0..10).map(|at| result(at * hour, "anna", "bert")).collect();
        let gained = gains(&mut Ladder::default(), &ten);
        assert!(gained.windows(2).all(|two| two[1] <= two[0]), "{gained:?}");
        assert!(gained[4] > 0.0 && gained[5..].iter().all(|&gain| gain == 0.0), "{gained:?}");
        assert!(gained.iter().sum::<f64>() < 2.0 * gained[0], "{gained:?}");
        let mut ladder = Ladder::default();
        let steps: Vec<Step> = ten.iter().flat_map(|one| ladder.count(one)).collect();
        let [first, .., last] = &steps[..] else { panic!() };
        assert_eq!((first.weight, last.weight, last.standing.matches), (1.0, 0.0, 5));
        assert_eq!(steps[11].standing, last.standing, "what counts nothing changes nothing");
        // The same from the middle, with what was counted the day before.
        let mut half = Ladder::default();
        for (result, steps) in ten.iter().zip(steps.chunks(2)).take(5) {
            half.remember(result);
            steps.iter().for_each(|step| half.place(&step.user_id, step.pool, step.standing));
        }
        let rest: Vec<Step> = ten[5..].iter().flat_map(|one| half.count(one)).collect();
        assert_eq!(rest, steps[10..]);
    }

    #[test]
    fn another_opponent_or_another_day_counts_in_full() {
        let mut ladder = Ladder::default();
        for (number, name) in ["bert", "clara", "dora", "emil"].iter().enumerate() {
            assert_eq!(ladder.count(&result(number as i64, "anna", name))[0].weight, 1.0, "{name}");
        }
        assert_eq!(ladder.count(&result(5, "bert", "anna"))[0].weight, 0.5, "whoever wins");
        assert_eq!(ladder.count(&result(DAY_MS - 1, "anna", "bert"))[0].weight, 0.25);
        assert_eq!(ladder.count(&result(DAY_MS + 5, "anna", "bert"))[0].weight, 0.5, "two are a day old");
        assert_eq!(ladder.count(&result(3 * DAY_MS, "anna", "bert"))[0].weight, 1.0);
    }
}
