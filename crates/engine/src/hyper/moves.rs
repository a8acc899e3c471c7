//! All plays of one side, by the point the opponent blocks: with three checkers they block one at most.

use super::place::{POINTS, Places, Spots};
use crate::rolls::ROLLS;

/// A way to play a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Way {
    /// The position it leads to.
    pub(super) to: u32,
    /// The points on which a checker landed, as bits: blots there are hit.
    pub(super) touched: u32,
}

/// All ways of all positions.
pub(super) struct Moves {
    ways: Vec<Way>,
    /// For each position and each blocked point (0 for none): the place of its list in `lists`.
    index: Vec<u32>,
    /// Where the ways of each roll begin in `ways`, and where those of the last end.
    lists: Vec<[u32; ROLLS.len() + 1]>,
}

impl Moves {
    pub(super) fn new(places: &Places) -> Self {
        let mut moves = Self { ways: Vec::new(), index: Vec::new(), lists: Vec::new() };
        for number in 0..places.len() {
            let free = moves.lists.len() as u32;
            for blocked in 0..=POINTS {
                let mut maker = Maker { places, blocked, stopped: false, ways: Vec::new(), most: 0 };
                let mut list = [0; ROLLS.len() + 1];
                let start = moves.ways.len();
                for (end, ((high, low), _)) in list[1..].iter_mut().zip(ROLLS) {
                    maker.roll(places.spots(number), high, low);
                    moves.ways.append(&mut maker.ways);
                    *end = moves.ways.len() as u32;
                }
                if blocked > 0 && !maker.stopped {
                    // Nothing ran into the block: the plays are those of a free board.
                    moves.ways.truncate(start);
                    moves.index.push(free);
                    continue;
                }
                list[0] = start as u32;
                moves.index.push(moves.lists.len() as u32);
                moves.lists.push(list);
            }
        }
        moves
    }

    /// The ways to play each roll, in the order of [`ROLLS`].
    #[inline]
    pub(super) fn rolls(&self, number: usize, blocked: usize) -> impl Iterator<Item = &[Way]> {
        let list = &self.lists[self.index[number * (POINTS + 1) + blocked] as usize];
        list.windows(2).map(|ends| &self.ways[ends[0] as usize..ends[1] as usize])
    }
}

/// Makes the ways of one roll.
struct Maker<'p> {
    places: &'p Places,
    blocked: usize,
    /// Whether a move failed because of the block.
    stopped: bool,
    ways: Vec<Way>,
    /// Dice the ways found so far use.
    most: usize,
}

impl Maker<'_> {
    /// Fills `ways` with every result of a roll, each result and set of landings once.
    fn roll(&mut self, spots: Spots, high: u8, low: u8) {
        self.most = 0;
        if high == low {
            self.play(spots, &[high; 4], 0, 0);
        } else {
            self.play(spots, &[high, low], 0, 0);
            self.play(spots, &[low, high], 0, 0);
            if self.most == 1 {
                // Only one die can be played: the higher one, if it can.
                let either = std::mem::take(&mut self.ways);
                self.most = 0;
                self.play(spots, &[high], 0, 0);
                if self.most == 0 {
                    self.ways = either;
                }
            }
        }
        if self.ways.is_empty() {
            self.ways.push(Way { to: u32::from(self.places.number(spots)), touched: 0 });
        }
        self.ways.sort_unstable();
        self.ways.dedup();
    }

    fn play(&mut self, spots: Spots, dice: &[u8], used: usize, touched: u32) {
        if used > self.most {
            self.ways.clear();
            self.most = used;
        }
        if used > 0 && used == self.most {
            self.ways.push(Way { to: u32::from(self.places.number(spots)), touched });
        }
        let Some((&die, rest)) = dice.split_first() else { return };
        for (i, &from) in spots.iter().enumerate() {
            // Farthest first; a checker on the bar comes in before others move.
            let repeated = i > 0 && spots[i - 1] == from;
            if from == 0 || repeated || (spots[0] > POINTS as u8 && i > 0) {
                continue;
            }
            let to = if from > die {
                from - die
            } else if spots[0] > 6 || (from < die && from < spots[0]) {
                continue;
            } else {
                0
            };
            if to > 0 && usize::from(to) == self.blocked {
                self.stopped = true;
                continue;
            }
            let mut after = spots;
            after[i] = to;
            after.sort_unstable_by(|a, b| b.cmp(a));
            let landed = if to > 0 { 1 << to } else { 0 };
            self.play(after, rest, used + 1, touched | landed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::place::mirror;
    use super::*;
    use crate::level::Chance;
    use crate::standard::Board;
    use crate::standard::movegen::{Afterstates, generate};
    use std::collections::HashSet;

    #[test]
    fn the_ways_are_those_of_the_move_generator() {
        let places = Places::new(3);
        let moves = Moves::new(&places);
        let mut chance = Chance::new(4);
        let mut list = Afterstates::new();
        let mut seen = 0;
        while seen < 1500 {
            let mut draw = || (chance.uniform() * places.len() as f64) as usize;
            let (me, opp) = (draw(), draw());
            let board = Board { lanes: [lane(&places, me), lane(&places, opp)] };
            if !board.is_valid() || board.finished().is_some() {
                continue;
            }
            seen += 1;
            let blocked = mirror(places.points(opp, 2)).checked_ilog2().unwrap_or(0) as usize;
            let blots = mirror(places.points(opp, 1)) & !mirror(places.points(opp, 2));
            for (ways, (dice, _)) in moves.rolls(me, blocked).zip(ROLLS) {
                generate(&board, dice, &mut list);
                let after = |way: &Way| {
                    let hit = places.hit(opp, mirror(way.touched & blots));
                    Board { lanes: [lane(&places, way.to as usize), lane(&places, hit)] }
                };
                let ours: HashSet<Board> = ways.iter().map(after).collect();
                let theirs: HashSet<Board> = list.boards().iter().copied().collect();
                assert_eq!(ours, theirs, "{board:?} {dice:?}");
            }
        }
    }

    fn lane(places: &Places, number: usize) -> crate::standard::board::Lane {
        let mut lane = [0; 32];
        places.spots(number)[..places.checkers()].iter().for_each(|&spot| lane[usize::from(spot)] += 1);
        lane
    }
}
