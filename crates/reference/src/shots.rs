//! Rolls that hit: found by playing every roll by the rules, with one checker that hits.

use pasch_rules::{Effect, NodeId, PlayGraph};
use serde::{Serialize, Serializer};

use crate::rolls::{self, Table};

/// The farthest that a blot can be: from the bar to the ace point.
pub const FARTHEST: u8 = 24;

/// The distances of which pairs are told.
pub const PAIRS: u8 = 12;

/// Rolls of 36 that hit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shots {
    /// Rolls that hit a blot 1, 2, … 24 away when nothing stands between.
    pub open: Vec<u32>,
    /// For each of these distances the rolls that hit, and the points that each of them needs.
    pub ways: Vec<Vec<Way>>,
    /// Rolls that hit at least one of two blots: in the first row those 1 away and 2 to 12 away, in the next one those 2
    /// away and 3 to 12 away, and so on.
    pub pairs: Vec<Vec<u32>>,
}

/// A roll that hits. In JSON it is a list of three: the higher die, the lower one, and the paths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The dice, the higher one first.
    pub dice: [u8; 2],
    /// For each path to the blot the points on which the checker lands before, by their distance from its start. The roll
    /// hits unless a point of every path is blocked.
    pub paths: Vec<Vec<u8>>,
}

impl Serialize for Way {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.dice[0], self.dice[1], &self.paths).serialize(serializer)
    }
}

impl Way {
    /// How many of the 36 rolls it is.
    #[must_use]
    pub const fn rolls(&self) -> u32 {
        if self.dice[0] == self.dice[1] { 1 } else { 2 }
    }

    /// Whether it hits although these points are blocked.
    #[must_use]
    pub fn is_open(&self, blocked: &[u8]) -> bool {
        self.paths.iter().any(|path| path.iter().all(|point| !blocked.contains(point)))
    }
}

impl Shots {
    /// Plays every roll at every distance.
    #[must_use]
    pub fn compute() -> Self {
        let ways: Vec<Vec<Way>> = (1..=FARTHEST).map(ways).collect();
        let open = ways.iter().map(|ways| ways.iter().map(Way::rolls).sum()).collect();
        let pairs = (1..PAIRS)
            .map(|near| (near + 1..=PAIRS).map(|far| played(&[near, far], &[])).collect())
            .collect();
        Self { open, ways, pairs }
    }

    /// How many rolls hit a blot so far `away`, 1 to 24, while the points in `blocked`, by their distance from the
    /// checker that hits, are held by the opponent.
    ///
    /// # Panics
    /// When the distance is none.
    #[must_use]
    pub fn hits(&self, away: u8, blocked: &[u8]) -> u32 {
        let ways = &self.ways[usize::from(away) - 1];
        ways.iter().filter(|way| way.is_open(blocked)).map(Way::rolls).sum()
    }
}

/// The place of the checker that hits: it stands behind the blot, on the bar where the board is too short.
const fn start(farthest: u8) -> u8 {
    if farthest == FARTHEST { 25 } else { 24 }
}

/// A board with a checker that may hit, blots and points of the opponent so far away.
fn table(blots: &[u8], blocked: &[u8]) -> Table {
    let start = start(blots.iter().copied().max().unwrap_or(1));
    // The opponent counts from the other end.
    let theirs = |away: &u8| 25 - (start - away);
    let blots = blots.iter().map(|away| (theirs(away), 1));
    let points = blocked.iter().map(|away| (theirs(away), 2));
    Table::new(&[(start, 1)], &blots.chain(points).collect::<Vec<_>>())
}

/// How many rolls of 36 hit at least one of some blots, with some points held by the opponent: each roll is played on a
/// board that looks so.
///
/// # Panics
/// When the blots and points cannot stand on a board, such as a blot on a blocked point.
#[must_use]
pub fn played(blots: &[u8], blocked: &[u8]) -> u32 {
    let hits = |graph: &PlayGraph| {
        graph.nodes().iter().flat_map(|node| &node.edges).any(|edge| edge.mv.effect == Effect::Hit)
    };
    table(blots, blocked).count(hits)
}

/// The rolls that hit at a distance.
fn ways(away: u8) -> Vec<Way> {
    let table = table(&[away], &[]);
    let found = rolls::all().map(|(dice, _)| {
        let mut paths = Vec::new();
        follow(&table.plays(dice), 0, start(away), &mut Vec::new(), &mut paths);
        // A path over more points is idle beside one over some of them.
        paths.sort();
        paths.dedup();
        let all = paths.clone();
        let is_idle =
            |path: &Vec<u8>| all.iter().any(|other| other != path && other.iter().all(|p| path.contains(p)));
        paths.retain(|path| !is_idle(path));
        Way { dice: dice.map(|die| die.face()), paths }
    });
    found.filter(|way| !way.paths.is_empty()).collect()
}

/// Collects the points on which the checker lands before it hits, by their distance from its start.
fn follow(graph: &PlayGraph, at: NodeId, start: u8, so_far: &mut Vec<u8>, found: &mut Vec<Vec<u8>>) {
    for edge in &graph.nodes()[at].edges {
        if edge.mv.effect == Effect::Hit {
            found.push(so_far.clone());
            continue;
        }
        so_far.push(start - rolls::number(edge.mv.to));
        follow(graph, edge.node, start, so_far, found);
        so_far.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn open_shots_are_those_that_everybody_knows() {
        let shots = Shots::compute();
        assert_eq!(shots.open[..6], [11, 12, 14, 15, 15, 17]);
        assert_eq!(shots.open[6..12], [6, 6, 5, 3, 2, 3]);
        for away in 13..=FARTHEST {
            let rolls = u32::from([15, 16, 18, 20, 24].contains(&away));
            assert_eq!(shots.hits(away, &[]), rolls, "{away} away");
        }
    }

    #[test]
    fn two_blots_are_hit_as_they_are_in_the_table() {
        let shots = Shots::compute();
        let pair = |near: u8, far: u8| shots.pairs[usize::from(near) - 1][usize::from(far - near) - 1];
        for (near, far, rolls) in [(1, 6, 24), (5, 6, 28), (4, 6, 27), (1, 2, 20), (3, 6, 28)] {
            assert_eq!(pair(near, far), rolls, "{near} and {far}");
        }
        assert_eq!(played(&[4, 5, 6], &[]), 34);
    }

    /// Every set of up to three blocked points, played on a board, beside the rows that the page counts by.
    #[test]
    fn rows_count_as_the_rules_do_for_any_three_blocked_points() {
        let shots = Shots::compute();
        for away in 1..=FARTHEST {
            let mut sets = vec![Vec::new()];
            for _ in 0..3 {
                let longer: Vec<Vec<u8>> = sets
                    .iter()
                    .flat_map(|set: &Vec<u8>| {
                        let after = set.last().map_or(1, |last| last + 1);
                        (after..away).map(move |point| [set.as_slice(), &[point]].concat())
                    })
                    .collect();
                sets.extend(longer);
            }
            sets.sort();
            sets.dedup();
            for blocked in &sets {
                assert_eq!(shots.hits(away, blocked), played(&[away], blocked), "{away} away, {blocked:?}");
            }
        }
    }
}
