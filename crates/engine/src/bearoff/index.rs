//! Positions as numbers: the lexicographic rank from the highest point down; and walking from one
//! to another without ranking anew.
//!
//! Invariant: moving a checker down the path or off makes the rank smaller, so the positions can
//! be solved in the order of their ranks; rank 0 is the empty board.

use crate::standard::board::{BAR, Lane};

/// Ranks of all positions of up to `checkers` checkers on the points 1 to `points`.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Ranking {
    points: usize,
    checkers: usize,
    /// `ways[p][n]`: positions of up to `n` checkers on the points 1 to `p`.
    ways: [[u32; 16]; 16],
}

impl Ranking {
    pub(super) fn new(points: usize, checkers: usize) -> Self {
        let mut ways = [[1u32; 16]; 16];
        for p in 1..=points {
            for n in 1..16 {
                // The highest point is empty, or it holds a checker more.
                ways[p][n] = ways[p - 1][n] + ways[p][n - 1];
            }
        }
        Self { points, checkers, ways }
    }

    pub(super) const fn points(&self) -> usize {
        self.points
    }

    pub(super) const fn checkers(&self) -> usize {
        self.checkers
    }

    /// How many positions there are.
    pub(super) fn len(&self) -> usize {
        self.ways[self.points][self.checkers] as usize
    }

    /// The rank of a lane; `None` when it is not covered.
    pub(super) fn rank(&self, lane: &Lane) -> Option<usize> {
        if lane[self.points + 1..=BAR].iter().any(|&count| count > 0) {
            return None;
        }
        let mut left = self.checkers;
        let mut rank = 0;
        for p in (1..=self.points).rev() {
            let count = usize::from(lane[p]);
            if count > left {
                return None;
            }
            let ways = &self.ways[p];
            rank += ways[left];
            left -= count;
            rank -= ways[left];
        }
        Some(rank as usize)
    }

    /// The lane of a rank below [`Ranking::len`]; nothing is put on its index 0.
    pub(super) fn lane(&self, rank: usize) -> Lane {
        let mut lane = [0; 32];
        let mut rank = rank as u32;
        let mut left = self.checkers;
        for p in (1..=self.points).rev() {
            let ways = &self.ways[p];
            // The largest count whose positions start at or before the rank.
            let mut count = 0;
            while count < left && ways[left] - ways[left - count - 1] <= rank {
                count += 1;
            }
            rank -= ways[left] - ways[left - count];
            lane[p] = count as u8;
            left -= count;
        }
        lane
    }

    /// All ranks by pip count, those with the least first; within a level they rise.
    pub(super) fn levels(&self) -> Vec<Vec<u32>> {
        let mut levels = vec![Vec::new(); self.points * self.checkers + 1];
        for rank in 0..self.len() {
            let lane = self.lane(rank);
            let pips: usize = (1..=self.points).map(|p| p * usize::from(lane[p])).sum();
            levels[pips].push(rank as u32);
        }
        levels
    }
}

/// A side without contact that plays rolls, knowing its rank all the time.
///
/// With `room[p]` the checkers that are not on `p` or farther, the rank falls by
/// `ways[q-1][room[q]]` for every point `q` a checker leaves behind.
pub(super) struct Walk<'r> {
    ranking: &'r Ranking,
    counts: [u8; 16],
    room: [u8; 16],
    occupied: u32,
    rank: u32,
    start: u8,
}

impl<'r> Walk<'r> {
    pub(super) fn new(ranking: &'r Ranking) -> Self {
        Self { ranking, counts: [0; 16], room: [0; 16], occupied: 0, rank: 0, start: 0 }
    }

    /// Sets the position up.
    pub(super) fn place(&mut self, rank: usize) {
        let lane = self.ranking.lane(rank);
        self.rank = rank as u32;
        self.occupied = 0;
        let mut room = self.ranking.checkers as u8;
        for p in (1..=self.ranking.points).rev() {
            room -= lane[p];
            self.counts[p] = lane[p];
            self.room[p] = room;
            self.occupied |= u32::from(lane[p] > 0) << p;
        }
        self.start = room;
    }

    /// Tells every way to play a roll: the rank it leads to, and whether a checker comes off. Some
    /// results are told more than once. The position is the same afterwards.
    ///
    /// Playing the farther checker first with equal dice loses no position: nothing blocks, and
    /// bearing off becomes possible no later. With the lower die first only those results are new
    /// in which the higher one then bears off.
    pub(super) fn roll(&mut self, high: usize, low: usize, found: &mut impl FnMut(usize, bool)) {
        if high == low {
            return self.doubles(high, 4, u32::MAX, found);
        }
        for from in each(self.sources(high)) {
            let to = self.step(from, high);
            if self.occupied == 0 {
                self.tell(found);
            }
            self.last(low, self.sources(low), found);
            self.back(from, to);
        }
        if self.rear() > 6 + low {
            return;
        }
        for from in each(self.sources(low)) {
            let to = self.step(from, low);
            self.last(high, self.sources(high) & ((2 << high) - 1), found);
            self.back(from, to);
        }
    }

    fn doubles(&mut self, die: usize, moves: usize, below: u32, found: &mut impl FnMut(usize, bool)) {
        if self.occupied == 0 {
            return self.tell(found);
        }
        if moves == 1 {
            return self.last(die, self.sources(die) & below, found);
        }
        for from in each(self.sources(die) & below) {
            let to = self.step(from, die);
            self.doubles(die, moves - 1, (2 << from) - 1, found);
            self.back(from, to);
        }
    }

    /// Tells the results of a last move from each of some points.
    #[inline]
    fn last(&self, die: usize, sources: u32, found: &mut impl FnMut(usize, bool)) {
        // What the rank loses when a checker leaves this point and all nearer ones behind.
        let mut losses = [0; 16];
        for q in 1..=self.ranking.points & 15 {
            losses[q] = losses[q - 1] + self.ranking.ways[q - 1][usize::from(self.room[q] & 15)];
        }
        for from in each(sources) {
            let to = from.saturating_sub(die);
            let rank = self.rank + losses[to & 15] - losses[from & 15];
            found(rank as usize, to == 0 || self.room[1] > self.start);
        }
    }

    #[inline]
    fn tell(&self, found: &mut impl FnMut(usize, bool)) {
        found(self.rank as usize, self.room[1] > self.start);
    }

    fn rear(&self) -> usize {
        (31 - (self.occupied | 1).leading_zeros()) as usize
    }

    /// The points from which a checker may move by `die`, as bits.
    #[inline]
    fn sources(&self, die: usize) -> u32 {
        let beyond = self.occupied >> (die + 1) << (die + 1);
        let rear = self.rear();
        if rear > 6 {
            beyond
        } else if rear > die {
            beyond | self.occupied & 1 << die
        } else {
            self.occupied & 1 << rear
        }
    }

    /// Moves a checker down and gives its new point, 0 for off.
    #[inline]
    fn step(&mut self, from: usize, die: usize) -> usize {
        let to = from.saturating_sub(die);
        self.counts[from] -= 1;
        self.occupied &= !(u32::from(self.counts[from] == 0) << from);
        if to > 0 {
            self.counts[to] += 1;
            self.occupied |= 1 << to;
        }
        for q in to + 1..=from {
            let room = &mut self.room[q & 15];
            self.rank -= self.ranking.ways[(q - 1) & 15][usize::from(*room & 15)];
            *room += 1;
        }
        to
    }

    /// Takes a move back.
    #[inline]
    fn back(&mut self, from: usize, to: usize) {
        self.counts[from] += 1;
        self.occupied |= 1 << from;
        if to > 0 {
            self.counts[to] -= 1;
            self.occupied &= !(u32::from(self.counts[to] == 0) << to);
        }
        for q in to + 1..=from {
            let room = &mut self.room[q & 15];
            *room -= 1;
            self.rank += self.ranking.ways[(q - 1) & 15][usize::from(*room & 15)];
        }
    }
}

/// The members of a set, the highest first.
#[inline]
fn each(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let top = 31 - set.leading_zeros();
            set &= !(1 << top);
            top as usize
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn walking_keeps_the_rank_right() {
        let ranking = Ranking::new(8, 5);
        let mut walk = Walk::new(&ranking);
        for rank in (0..ranking.len()).step_by(7) {
            walk.place(rank);
            for from in each(walk.occupied) {
                for die in 1..=6 {
                    let to = walk.step(from, die);
                    let mut lane = ranking.lane(rank);
                    lane[from] -= 1;
                    lane[to] += u8::from(to > 0);
                    assert_eq!(ranking.rank(&lane), Some(walk.rank as usize));
                    walk.back(from, to);
                    assert_eq!(walk.rank as usize, rank);
                }
            }
        }
    }

    #[test]
    fn levels_hold_every_position_once() {
        let ranking = Ranking::new(6, 4);
        let levels = ranking.levels();
        let mut ranks: Vec<u32> = levels.concat();
        ranks.sort_unstable();
        assert_eq!(ranks, (0..ranking.len() as u32).collect::<Vec<_>>());
        assert_eq!((&levels[0], levels[24].len()), (&vec![0], 1));
    }
}
