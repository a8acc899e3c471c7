//! One round of a Swiss: everybody plays somebody of the same score, as far as that can be.
//!
//! What a pairing costs, the heaviest first, so that no amount of the lighter outweighs one of the heavier:
//! 1. each earlier bye of whoever has the bye;
//! 2. each earlier meeting of two who are paired again;
//! 3. the score of whoever has the bye;
//! 4. the squares of the differences of score.
//!
//! Equal pairings are told apart by a seed that comes in.

use super::matching::least_cost;

/// A player who waits to be paired.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Waiting {
    /// The score, or in a Swiss with lives the defeats as a negative number. Any unit.
    pub score: i32,
    /// The byes so far.
    pub byes: u32,
}

/// A round: indices into the list of who waited.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// The matches.
    pub pairs: Vec<(usize, usize)>,
    /// The player without an opponent.
    pub bye: Option<usize>,
}

/// The weights of the costs, for these players.
struct Weights {
    lowest: i64,
    bye: i64,
    meeting: i64,
    second_bye: i64,
}

/// Scores further apart than this are as far apart as this.
const WIDEST: i64 = 64;

/// More earlier meetings than these count as these.
const MOST_MEETINGS: i64 = 32;

impl Weights {
    fn of(players: &[Waiting]) -> Self {
        let lowest = players.iter().map(|player| i64::from(player.score)).min().unwrap_or(0);
        let pairs = players.len() as i64 / 2 + 1;
        let bye = pairs * WIDEST * WIDEST + 1;
        let meeting = bye * (WIDEST + 1);
        Self { lowest, bye, meeting, second_bye: meeting * (pairs * MOST_MEETINGS + 1) }
    }

    fn of_pair(&self, a: Waiting, b: Waiting, met: u32) -> i64 {
        let apart = (i64::from(a.score) - i64::from(b.score)).abs().min(WIDEST);
        apart * apart + self.meeting * i64::from(met).min(MOST_MEETINGS)
    }

    fn of_bye(&self, player: Waiting) -> i64 {
        let above = (i64::from(player.score) - self.lowest).min(WIDEST);
        above * self.bye + self.second_bye * i64::from(player.byes.min(16))
    }
}

/// The cheapest round. `met(a, b)` is how often two have met; pairs that cost the same are drawn by `seed`.
#[must_use]
pub fn round(players: &[Waiting], met: impl Fn(usize, usize) -> u32, seed: u64) -> Round {
    let mut order: Vec<usize> = (0..players.len()).collect();
    fastrand::Rng::with_seed(seed).shuffle(&mut order);
    let weights = Weights::of(players);
    let count = players.len();
    let partner = least_cost(count + count % 2, |a, b| match order.get(b) {
        Some(&other) => {
            let one = order[a];
            weights.of_pair(players[one], players[other], met(one, other))
        }
        None => weights.of_bye(players[order[a]]),
    });
    let mut found = Round::default();
    for (a, b) in partner.iter().enumerate().filter(|(a, b)| a < b) {
        match order.get(*b) {
            Some(&other) => found.pairs.push((order[a], other)),
            None => found.bye = Some(order[a]),
        }
    }
    found.pairs.sort_by_key(|&(a, b)| {
        let (a, b) = (players[a].score, players[b].score);
        (-a.max(b), -a.min(b))
    });
    found
}

/// The cost of a round, as the head of this module says; `None` if it leaves somebody out or has somebody twice.
#[must_use]
pub fn cost(players: &[Waiting], round: &Round, met: impl Fn(usize, usize) -> u32) -> Option<i64> {
    let mut seen: Vec<usize> = round.pairs.iter().flat_map(|&(a, b)| [a, b]).chain(round.bye).collect();
    seen.sort_unstable();
    if !seen.iter().copied().eq(0..players.len()) {
        return None;
    }
    let weights = Weights::of(players);
    let pairs = round.pairs.iter().map(|&(a, b)| weights.of_pair(players[a], players[b], met(a, b)));
    Some(pairs.sum::<i64>() + round.bye.map_or(0, |player| weights.of_bye(players[player])))
}
