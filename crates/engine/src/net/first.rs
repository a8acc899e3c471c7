//! The first layer in 16-bit integers: one column for each (side, place, number of checkers).
//!
//! Integer sums do not depend on the order of the additions, so a board's accumulator is the same whether it was built
//! from nothing or from its sibling's, and a result never depends on the boards evaluated with it.

use super::file::Layer;
use crate::standard::{Board, board::BAR, encode};

const PLACES: usize = 26;
const COUNTS: usize = 16;
/// Up to this many changed places it is cheaper to change the previous accumulator than to build a new one.
const MOST_CHANGES: u32 = 14;

/// The folded, quantised first layer.
#[derive(Clone, Debug)]
pub(super) struct FirstLayer {
    /// Width, a multiple of 16.
    pub width: usize,
    /// What one unit of an accumulator is worth.
    pub unit: f32,
    columns: Vec<i16>,
    bias: Vec<i16>,
}

impl FirstLayer {
    /// Quantises a layer with the finest power of two for which no legal board can overflow 16 bits.
    pub fn new(layer: &Layer) -> Self {
        let width = layer.outputs.next_multiple_of(16);
        let mut exact = vec![0.0f32; 2 * PLACES * COUNTS * width];
        for side in 0..2 {
            for place in 0..PLACES {
                for count in 0..COUNTS {
                    let at = ((side * PLACES + place) * COUNTS + count) * width;
                    encode::for_each_of_place(side, place, count as u8, &mut |input, value| {
                        let row = &layer.weights[input * layer.outputs..][..layer.outputs];
                        for (sum, weight) in exact[at..].iter_mut().zip(row) {
                            *sum += value * weight;
                        }
                    });
                }
            }
        }
        let largest = (0..layer.outputs).map(|unit| reach(&exact, width, unit) + layer.bias[unit].abs());
        let largest = largest.fold(1e-3f32, f32::max);
        // Rounding moves each of at most 31 summands by half a unit.
        let scale = (0..=12).rev().map(|bits| (1u32 << bits) as f32).find(|s| largest * s + 16.0 < 32_767.0);
        let scale = scale.unwrap_or(1.0);
        let quantise = |x: &f32| (x * scale).round() as i16;
        let mut bias: Vec<i16> = layer.bias.iter().map(quantise).collect();
        bias.resize(width, 0);
        Self { width, unit: 1.0 / scale, columns: exact.iter().map(quantise).collect(), bias }
    }

    fn column(&self, side: usize, place: usize, count: u8) -> &[i16] {
        let at = ((side * PLACES + place) * COUNTS + usize::from(count.min(15))) * self.width;
        &self.columns[at..at + self.width]
    }

    /// Writes the accumulator of `board` into `sums`, which holds that of `before` if there is one.
    #[inline(always)]
    pub fn accumulate(&self, board: &Board, before: Option<&Board>, sums: &mut [i16]) {
        debug_assert_eq!(sums.len(), self.width);
        if let Some(before) = before {
            let changed = [0, 1].map(|side| differences(&board.lanes[side], &before.lanes[side]));
            if changed[0].count_ones() + changed[1].count_ones() <= MOST_CHANGES {
                for (side, mut places) in changed.into_iter().enumerate() {
                    while places != 0 {
                        let place = places.trailing_zeros() as usize;
                        places &= places - 1;
                        let new = self.column(side, place, board.lanes[side][place]);
                        let old = self.column(side, place, before.lanes[side][place]);
                        for ((sum, new), old) in sums.iter_mut().zip(new).zip(old) {
                            *sum = sum.wrapping_add(new.wrapping_sub(*old));
                        }
                    }
                }
                return;
            }
        }
        sums.copy_from_slice(&self.bias);
        for (side, lane) in board.lanes.iter().enumerate() {
            for (place, &count) in lane[..=BAR].iter().enumerate() {
                if count > 0 {
                    for (sum, new) in sums.iter_mut().zip(self.column(side, place, count)) {
                        *sum = sum.wrapping_add(*new);
                    }
                }
            }
        }
    }
}

/// The most one unit's sum can reach in size: a side has fifteen checkers, so at most fifteen occupied places.
fn reach(exact: &[f32], width: usize, unit: usize) -> f32 {
    let mut total = 0.0;
    for side in 0..2 {
        let mut sizes: Vec<f32> = (0..PLACES)
            .map(|place| {
                let at =
                    |count: usize| exact[((side * PLACES + place) * COUNTS + count) * width + unit].abs();
                (1..COUNTS).map(at).fold(0.0, f32::max)
            })
            .collect();
        sizes.sort_by(|a, b| b.total_cmp(a));
        total += sizes[..15].iter().sum::<f32>();
    }
    total
}

/// The indices at which two lanes differ, as bits.
#[inline(always)]
fn differences(a: &[u8; 32], b: &[u8; 32]) -> u32 {
    let mut bits = 0;
    for group in 0..4 {
        let mut flags = [0u8; 8];
        for (i, flag) in flags.iter_mut().enumerate() {
            *flag = u8::from(a[8 * group + i] != b[8 * group + i]);
        }
        let gathered = u64::from_le_bytes(flags).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        bits |= (gathered as u32) << (8 * group);
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changed_and_fresh_accumulators_are_equal() {
        let weights = (0..encode::INPUTS * 32).map(|i| ((i * 37 % 101) as f32 - 50.0) / 120.0).collect();
        let layer = Layer { inputs: encode::INPUTS, outputs: 32, weights, bias: vec![0.25; 32] };
        let first = FirstLayer::new(&layer);
        let start = Board::start();
        let moved = Board::from_points(
            &[(24, 1), (20, 1), (13, 5), (8, 3), (6, 5)],
            &[(25, 1), (24, 1), (13, 5), (8, 3), (6, 4), (5, 1)],
        );
        let (mut fresh, mut changed) = (vec![0; 32], vec![0; 32]);
        first.accumulate(&moved, None, &mut fresh);
        first.accumulate(&start, None, &mut changed);
        first.accumulate(&moved, Some(&start), &mut changed);
        assert_eq!(fresh, changed);
        let row = encode::dense(&moved);
        for (unit, &sum) in fresh.iter().enumerate() {
            let exact: f32 = (0..encode::INPUTS).map(|i| row[i] * layer.weights[i * 32 + unit]).sum();
            let found = f32::from(sum) * first.unit;
            assert!((exact + 0.25 - found).abs() < 16.0 * first.unit, "{unit}: {exact} {found}");
        }
    }
}
