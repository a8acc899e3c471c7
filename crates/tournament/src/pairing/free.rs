//! Pairs of those who are free, without rounds: as many as can be, of these the closest in score.

use super::matching::least_cost;
use super::swiss::Waiting;

/// Scores further apart than this are as far apart as this.
const WIDEST: i64 = 64;

/// The most pairs that `may` allows, those of closest scores; whoever is in none waits. Equal choices are drawn by `seed`.
#[must_use]
pub fn pairs(players: &[Waiting], may: impl Fn(usize, usize) -> bool, seed: u64) -> Vec<(usize, usize)> {
    let mut order: Vec<usize> = (0..players.len()).collect();
    fastrand::Rng::with_seed(seed).shuffle(&mut order);
    let count = players.len();
    // Waiting costs each of two more than all differences together.
    let wait = WIDEST * WIDEST * (count as i64 + 1);
    let partner = least_cost(count + count % 2, |a, b| match order.get(b) {
        Some(&other) if may(order[a], other) => {
            let apart = i64::from(players[order[a]].score) - i64::from(players[other].score);
            apart.abs().min(WIDEST).pow(2)
        }
        Some(_) => 2 * wait,
        None => wait,
    });
    let pairs = partner.iter().enumerate().filter(|(a, b)| a < b && **b < count);
    pairs.map(|(a, b)| (order[a], order[*b])).filter(|&(a, b)| may(a, b)).collect()
}
