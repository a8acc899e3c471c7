//! How strong people are, by the results of their matches: FIBS's rating and Glicko-2 beside it, one list for each kind
//! of game.
//!
//! Pure: what was played goes in, ratings come out. They are the fold of all results in order, so that they can be made
//! again whenever a formula changes.

mod fibs;
mod glicko;

use std::collections::HashMap;

use pasch_rules::{Contact, Header, Place, VariantSpec};

pub use fibs::Fibs;
pub use glicko::Glicko;

/// Changes when a formula or the choice of what counts does; then everything is rated anew.
pub const VERSION: i64 = 1;

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

impl Pool {
    /// All lists.
    pub const ALL: [Self; 5] = [Self::Hitting, Self::Pinning, Self::Running, Self::Entering, Self::Mixed];

    /// The word in the database and on the wire.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Hitting => "hitting",
            Self::Pinning => "pinning",
            Self::Running => "running",
            Self::Entering => "entering",
            Self::Mixed => "mixed",
        }
    }

    /// The list of that word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pool| pool.word() == word)
    }

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
    pub match_id: String,
    /// When it ended, in milliseconds since 1970.
    pub ended_at: i64,
    /// In which list it counts.
    pub pool: Pool,
    /// Its length in points.
    pub length: u32,
    /// Who won.
    pub winner: String,
    /// Who lost.
    pub loser: String,
}

/// Where somebody stands in a list.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// FIBS's rating.
    pub fibs: Fibs,
    /// Glicko-2.
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

/// Both players' standings after a match, the winner's first.
#[must_use]
pub fn after(winner: Standing, loser: Standing, length: u32, at: i64) -> (Standing, Standing) {
    let (fibs_won, fibs_lost) = fibs::after(winner.fibs, loser.fibs, length);
    let rested = |standing: Standing| standing.glicko.rested(at - standing.at);
    let (glicko_won, glicko_lost) = glicko::after(rested(winner), rested(loser));
    let next = |before: Standing, fibs, glicko| Standing { fibs, glicko, matches: before.matches + 1, at };
    (next(winner, fibs_won, glicko_won), next(loser, fibs_lost, glicko_lost))
}

/// A standing after one match.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The match.
    pub match_id: String,
    /// Whose.
    pub user_id: String,
    /// In which list.
    pub pool: Pool,
    /// The standing.
    pub standing: Standing,
}

/// Standings as they grow, result by result.
#[derive(Default)]
pub struct Ladder {
    standings: HashMap<(String, Pool), Standing>,
}

impl Ladder {
    /// Begins where somebody stands already.
    pub fn place(&mut self, user_id: &str, pool: Pool, standing: Standing) {
        self.standings.insert((user_id.to_owned(), pool), standing);
    }

    /// Counts one more match; the two new standings.
    pub fn count(&mut self, result: &MatchResult) -> [Step; 2] {
        let MatchResult { pool, ended_at, length, .. } = *result;
        let key = |user: &String| (user.clone(), pool);
        let standing = |user: &String| {
            self.standings.get(&key(user)).copied().unwrap_or_else(|| Standing::new(ended_at))
        };
        let (won, lost) = after(standing(&result.winner), standing(&result.loser), length, ended_at);
        [(&result.winner, won), (&result.loser, lost)].map(|(user, standing)| {
            self.standings.insert(key(user), standing);
            Step { match_id: result.match_id.clone(), user_id: user.clone(), pool, standing }
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

    #[test]
    fn the_order_of_results_is_what_counts() {
        let result = |number: i64, winner: &str, loser: &str| MatchResult {
            match_id: number.to_string(),
            ended_at: number,
            pool: Pool::Hitting,
            length: 5,
            winner: winner.to_owned(),
            loser: loser.to_owned(),
        };
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
}
