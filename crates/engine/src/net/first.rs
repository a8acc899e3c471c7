//! The first layer in 16-bit integers: one column for each (side, place, number of checkers).
//!
//! Integer sums do not depend on the order of the additions, so a board's accumulator is the same whether it was built
//! from nothing or from its sibling's, and a result never depends on the boards evaluated with it.

use super::{
    dense::{STEP, Shorts},
    file::Layer,
    kernel::Block,
};
use crate::standard::{Board, encode};

const PLACES: usize = 26;
const COUNTS: usize = 16;
/// Up to this many changed places it is cheaper to change the previous accumulator than to build a new one.
const MOST_CHANGES: u32 = 12;
/// The most a sum may reach in size. Rounding moves each of at most 31 summands by half a unit.
pub(super) const REACH: f32 = 32_700.0;

/// No checkers at all.
const EMPTY: Board = Board { lanes: [[0; 32]; 2] };

/// The folded, quantised first layer.
#[derive(Clone, Debug)]
pub(super) struct FirstLayer {
    /// Vectors of 32 sums.
    pub lines: usize,
    columns: Vec<Shorts>,
    bias: Vec<Shorts>,
}

/// The folded layer before it is quantised.
#[derive(Clone, Debug)]
pub(super) struct Folded {
    units: usize,
    columns: Vec<f32>,
    bias: Vec<f32>,
}

impl Folded {
    /// Folds the inputs of each place.
    pub fn new(layer: &Layer) -> Self {
        let units = layer.outputs;
        let mut columns = vec![0.0f32; 2 * PLACES * COUNTS * units];
        for (index, column) in columns.chunks_exact_mut(units).enumerate() {
            let (side, place, count) = (index / COUNTS / PLACES, index / COUNTS % PLACES, index % COUNTS);
            encode::for_each_of_place(side, place, count as u8, &mut |input, value| {
                let row = &layer.weights[input * units..][..units];
                for (sum, weight) in column.iter_mut().zip(row) {
                    *sum += value * weight;
                }
            });
        }
        Self { units, columns, bias: layer.bias.clone() }
    }

    /// The most each unit's sum can reach in size on any board with at most fifteen checkers a side.
    pub fn reach(&self) -> Vec<f32> {
        let units = self.units;
        let mut bounds = [self.bias.clone(), self.bias.clone()];
        for side in self.columns.chunks_exact(PLACES * COUNTS * units) {
            for (bound, sign) in bounds.iter_mut().zip([1.0f32, -1.0]) {
                // The most that n checkers can make of the places so far, for each n and each unit.
                let mut best = vec![0.0f32; COUNTS * units];
                for place in side.chunks_exact(COUNTS * units) {
                    for n in (1..COUNTS).rev() {
                        let (fewer, rest) = best.split_at_mut(n * units);
                        for count in 1..=n {
                            let fewer = &fewer[(n - count) * units..][..units];
                            let column = &place[count * units..][..units];
                            for ((best, fewer), weight) in rest.iter_mut().zip(fewer).zip(column) {
                                let with = fewer + sign * weight;
                                *best = if with > *best { with } else { *best };
                            }
                        }
                    }
                }
                for (bound, best) in bound.iter_mut().zip(&best[(COUNTS - 1) * units..]) {
                    *bound += sign * best;
                }
            }
        }
        let [most, least] = bounds;
        most.iter().zip(&least).map(|(most, least)| most.abs().max(least.abs()).max(1e-6)).collect()
    }

    /// Quantises the layer: each unit's sums are multiplied by its `scale`, and `half` is added to them.
    pub fn quantise(&self, scale: &[f32], half: f32) -> FirstLayer {
        let lines = self.units.next_multiple_of(STEP) / 32;
        let pack = |row: &[f32], half: f32| {
            let mut packed = vec![Shorts([0; 32]); lines];
            for (unit, (value, scale)) in row.iter().zip(scale).enumerate() {
                packed[unit / 32].0[unit % 32] = (value * scale + half).round() as i16;
            }
            packed
        };
        let columns = self.columns.chunks_exact(self.units).flat_map(|column| pack(column, 0.0)).collect();
        FirstLayer { lines, columns, bias: pack(&self.bias, half) }
    }
}

impl FirstLayer {
    /// The same layer with its units in another order.
    pub fn with_units(&self, units: &[usize]) -> Self {
        let arranged = |rows: &[Shorts]| {
            let mut to = rows.to_vec();
            for (to, from) in to.chunks_exact_mut(self.lines).zip(rows.chunks_exact(self.lines)) {
                for (place, &unit) in units.iter().enumerate() {
                    to[place / 32].0[place % 32] = from[unit / 32].0[unit % 32];
                }
            }
            to
        };
        Self { lines: self.lines, columns: arranged(&self.columns), bias: arranged(&self.bias) }
    }

    /// Where the column of `count` checkers at `place` (0 to 25, and 32 to 57 for the second side) begins.
    #[inline(always)]
    fn column(&self, place: usize, count: u8) -> usize {
        let place = place - (place >> 5) * (32 - PLACES);
        (place * COUNTS + usize::from(count.min(15))) * self.lines
    }

    /// Writes the accumulator of `board` into `sums`, which holds that of `before` if there is one.
    #[inline(always)]
    pub fn accumulate<B: Block>(&self, block: B, board: &Board, before: Option<&Board>, sums: &mut [Shorts]) {
        debug_assert_eq!(sums.len(), self.lines);
        let (mut were, mut changed) = match before {
            Some(before) => (before, block.differences(board, before)),
            None => (&EMPTY, u64::MAX),
        };
        if changed.count_ones() > MOST_CHANGES {
            // An empty board is worth the bias.
            (were, changed) = (&EMPTY, block.differences(board, &EMPTY));
            sums.copy_from_slice(&self.bias);
        }
        let (places, were) = (board.lanes.as_flattened(), were.lanes.as_flattened());
        let mut list = [(0, 0); 64];
        let mut count = 0;
        while changed != 0 {
            let place = changed.trailing_zeros() as usize;
            changed &= changed - 1;
            list[count] = (self.column(place, places[place]), self.column(place, were[place]));
            count += 1;
        }
        block.change(&self.columns, &list[..count], sums);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::simd::Plain;

    #[test]
    fn no_board_goes_beyond_the_reach() {
        let weights = (0..encode::INPUTS * 32).map(|i| ((i * 37 % 101) as f32 - 50.0) / 120.0).collect();
        let layer = Layer { inputs: encode::INPUTS, outputs: 32, weights, bias: vec![0.25; 32] };
        let folded = Folded::new(&layer);
        let reach = folded.reach();
        let scale: Vec<f32> = reach.iter().map(|reach| REACH / reach).collect();
        let first = folded.quantise(&scale, 0.0);
        let mut closest = 0.0f32;
        // All checkers on one or two places each: where sums are largest.
        for places in 0..26u16 * 26 {
            let (a, b) = ((places % 26) as u8, (places / 26) as u8);
            for count in [1, 4, 8, 15] {
                let board = Board::from_points(&[(a, count), (b, 15 - count)], &[(b, 15)]);
                let mut exact = layer.bias.clone();
                for (input, value) in encode::dense(&board).into_iter().enumerate() {
                    for (sum, weight) in exact.iter_mut().zip(&layer.weights[input * 32..]) {
                        *sum += value * weight;
                    }
                }
                let mut sums = vec![Shorts([0; 32]); first.lines];
                first.accumulate(Plain, &board, None, &mut sums);
                for (unit, &exact) in exact.iter().enumerate() {
                    assert!(exact.abs() <= reach[unit] * 1.0001, "{board:?}: {exact} {}", reach[unit]);
                    closest = closest.max(exact.abs() / reach[unit]);
                    let found = f32::from(sums[0].0[unit]) / scale[unit];
                    assert!((exact - found).abs() < 16.0 / scale[unit], "{unit}: {exact} {found}");
                }
            }
        }
        assert!(closest > 0.5, "a bound that is far away is none: {closest}");
    }
}
