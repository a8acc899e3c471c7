//! Positions of one side as numbers, sorted by pip count.

use crate::standard::board::{BAR, Lane};

/// Points of the board; the bar is one more.
pub(super) const POINTS: usize = 24;

/// Ways to place a checker: off, a point, or the bar.
const SPOTS: usize = 26;

/// One side: where each of three checkers is, the farthest first; absent ones are off.
pub(super) type Spots = [u8; 3];

/// All positions of one side.
pub(super) struct Places {
    checkers: usize,
    spots: Vec<Spots>,
    /// The number of the position with its checkers, the farthest first, at each triple of spots.
    numbers: Vec<u16>,
    /// Numbers of the first position of each pip count, and of the one after the last.
    levels: Vec<usize>,
}

impl Places {
    pub(super) fn new(checkers: usize) -> Self {
        let mut spots = Vec::new();
        for a in 0..SPOTS as u8 {
            for b in 0..=a {
                for c in 0..=b {
                    let place = [a, b, c];
                    if place[checkers..].iter().all(|&spot| spot == 0) {
                        spots.push(place);
                    }
                }
            }
        }
        let pips = |place: &Spots| place.iter().map(|&spot| usize::from(spot)).sum::<usize>();
        spots.sort_by_key(|place| (pips(place), *place));
        let mut numbers = vec![0; SPOTS.pow(3)];
        for (number, place) in spots.iter().enumerate() {
            numbers[triple(*place)] = number as u16;
        }
        let levels = (0..=BAR * checkers + 1).map(|level| spots.partition_point(|place| pips(place) < level));
        Self { checkers, levels: levels.collect(), spots, numbers }
    }

    pub(super) fn checkers(&self) -> usize {
        self.checkers
    }

    /// How many positions there are; number 0 has all checkers off.
    pub(super) fn len(&self) -> usize {
        self.spots.len()
    }

    /// The most pips that a side can need.
    pub(super) fn top(&self) -> usize {
        self.levels.len() - 2
    }

    /// The positions with so many pips.
    pub(super) fn level(&self, pips: usize) -> std::ops::Range<usize> {
        self.levels[pips]..self.levels[pips + 1]
    }

    pub(super) fn spots(&self, number: usize) -> Spots {
        self.spots[number]
    }

    /// The number of a position whose checkers are given farthest first.
    #[inline]
    pub(super) fn number(&self, spots: Spots) -> u16 {
        self.numbers[triple(spots)]
    }

    /// The number of a lane's position; `None` when it has another number of checkers.
    pub(super) fn of(&self, lane: &Lane) -> Option<usize> {
        if lane.iter().map(|&count| usize::from(count)).sum::<usize>() != self.checkers {
            return None;
        }
        let mut spots = [0; 3];
        let far_first = (1..=BAR).rev().flat_map(|spot| (0..lane[spot]).map(move |_| spot as u8));
        spots.iter_mut().zip(far_first).for_each(|(to, spot)| *to = spot);
        Some(usize::from(self.number(spots)))
    }

    /// The points with at least `least` checkers, as bits 1 to 24.
    pub(super) fn points(&self, number: usize, least: usize) -> u32 {
        let spots = self.spots(number);
        let on_board = spots.iter().filter(|spot| (1..=POINTS as u8).contains(spot));
        let many = on_board.filter(|spot| spots.iter().filter(|other| other == spot).count() >= least);
        many.fold(0, |set, spot| set | 1 << spot)
    }

    /// The position after the checkers on the given points (bits) were hit.
    pub(super) fn hit(&self, number: usize, points: u32) -> usize {
        let mut spots = self.spots(number).map(|spot| if points >> spot & 1 > 0 { BAR as u8 } else { spot });
        spots.sort_unstable_by(|a, b| b.cmp(a));
        usize::from(self.number(spots))
    }
}

/// A set of one side's points as points of the other.
pub(super) const fn mirror(points: u32) -> u32 {
    (points & 0x01FF_FFFE).reverse_bits() >> 6
}

fn triple(spots: Spots) -> usize {
    spots.iter().fold(0, |number, &spot| number * SPOTS + usize::from(spot))
}
