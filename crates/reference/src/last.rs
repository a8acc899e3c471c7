//! Rolls that take off all of the last checkers at once.

use pasch_rules::{PlayGraph, Player};
use serde::Serialize;

use crate::rolls::Table;

/// Rolls of 36 that end the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Last {
    /// One checker on the ace point, on the deuce point, … on the six point.
    pub one: Vec<u32>,
    /// Two checkers: a row for the higher point, 1 to 6, a column for each lower or equal one.
    pub two: Vec<Vec<u32>>,
    /// Three and four checkers.
    pub more: Vec<More>,
}

/// A position of three or four checkers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct More {
    /// The points of the checkers, the highest first.
    pub points: Vec<u8>,
    /// Rolls of 36 that take all of them off.
    pub rolls: u32,
}

impl Last {
    /// Plays every roll of every position of one to four checkers in the home board.
    #[must_use]
    pub fn compute() -> Self {
        let of = |checkers| positions(checkers, 6).into_iter().map(|points| (rolls(&points), points));
        Self {
            one: (1..=6).map(|point| rolls(&[point])).collect(),
            two: (1..=6).map(|high| (1..=high).map(|low| rolls(&[high, low])).collect()).collect(),
            more: of(3).chain(of(4)).map(|(rolls, points)| More { points, rolls }).collect(),
        }
    }
}

/// All positions of so many checkers on the points up to one, the highest checker first, from low points to high ones.
fn positions(checkers: usize, highest: u8) -> Vec<Vec<u8>> {
    if checkers == 0 {
        return vec![Vec::new()];
    }
    let with = |point: u8| {
        let rest = positions(checkers - 1, point).into_iter();
        rest.map(move |rest| [&[point], rest.as_slice()].concat())
    };
    (1..=highest).flat_map(with).collect()
}

/// How many rolls take off the checkers on these points.
fn rolls(points: &[u8]) -> u32 {
    let mine: Vec<(u8, u8)> = points.iter().map(|point| (*point, 1)).collect();
    // The opponent has passed, and waits with the last checker.
    let table = Table::new(&mine, &[(1, 1)]);
    table.count(|graph: &PlayGraph| graph.nodes().iter().any(|node| node.position.is_finished(Player::A)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_engine::bearoff::Bearoff;

    #[test]
    fn last_rolls_are_as_in_the_table() {
        let last = Last::compute();
        assert_eq!(last.one, [36, 36, 36, 34, 31, 27]);
        let pair = |high: usize, low: usize| last.two[high - 1][low - 1];
        for (high, low, rolls) in [
            (6, 5, 6),
            (5, 5, 6),
            (6, 6, 4),
            (4, 4, 11),
            (5, 2, 19),
            (6, 1, 15),
            (4, 3, 17),
            (3, 3, 17),
            (2, 2, 26),
        ] {
            assert_eq!(pair(high, low), rolls, "{high} and {low}");
        }
        assert_eq!(last.more.len(), 56 + 126);
    }

    /// The rules and the engine's own bear-off database agree on each of the 209 positions.
    #[test]
    fn the_database_says_the_same() {
        let database = Bearoff::generate(6, 4, &mut |_| true).unwrap();
        for checkers in 1..=4 {
            for points in positions(checkers, 6) {
                let mut lane = [0; 32];
                for point in &points {
                    lane[usize::from(*point)] += 1;
                }
                let chance = database.rolls_to_clear(&lane).unwrap().exactly(1);
                assert!((chance - f64::from(rolls(&points)) / 36.0).abs() < 1e-4, "{points:?}");
            }
        }
    }
}
