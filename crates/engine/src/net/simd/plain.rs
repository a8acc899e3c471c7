//! Plain code for any machine: what the other kernels are tested against.

use super::super::{
    dense::{Group, PANEL, Shorts},
    kernel::Block,
};
use crate::standard::Board;

/// The scalar kernel, for machines without known vectors.
#[derive(Clone, Copy)]
pub(in super::super) struct Plain;

impl Block for Plain {
    #[inline(always)]
    fn differences(self, a: &Board, b: &Board) -> u64 {
        let mut bits = 0;
        let pairs = a.lanes.as_flattened().chunks_exact(8).zip(b.lanes.as_flattened().chunks_exact(8));
        for (group, (a, b)) in pairs.enumerate() {
            let mut flags = [0u8; 8];
            for (flag, (a, b)) in flags.iter_mut().zip(a.iter().zip(b)) {
                *flag = u8::from(a != b);
            }
            // One multiplication gathers the eight flags.
            bits |= (u64::from_le_bytes(flags).wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * group);
        }
        bits
    }

    #[inline(always)]
    fn change(self, columns: &[Shorts], changes: &[(usize, usize)], sums: &mut [Shorts]) {
        for &(new, old) in changes {
            let (new, old) = (&columns[new..], &columns[old..]);
            for ((sums, new), old) in sums.iter_mut().zip(new).zip(old) {
                let (were, new, old) = (sums.0, new.0, old.0);
                // Over copies: that nothing overlaps is then plain to the compiler, which makes vectors of it.
                sums.0 = std::array::from_fn(|i| were[i].wrapping_add(new[i].wrapping_sub(old[i])));
            }
        }
    }

    #[inline(always)]
    fn active(self, rows: &[u32], n: usize, list: &mut [u32]) -> usize {
        let (first, rest) = rows.split_at(n);
        let mut at = 0;
        for (group, &word) in first.iter().enumerate() {
            let any = rest.chunks_exact(n).fold(word, |any, row| any | row[group]);
            // Written always, kept only if something is lit: no branch to mispredict.
            list[at] = group as u32;
            at += usize::from(any != 0);
        }
        at
    }

    #[inline(always)]
    fn tile<const R: usize>(
        self,
        from: &[u32],
        active: &[u32],
        groups: &[Group],
        bias: &[i32; PANEL],
        sums: &mut [[i32; PANEL]],
    ) {
        for (sums, row) in sums.iter_mut().zip(from.chunks_exact(groups.len())).take(R) {
            *sums = *bias;
            for &group in active {
                let bytes = row[group as usize].to_le_bytes().map(i16::from);
                // Two products and their sum fit 16 bits: see `Dense`.
                for (pair, weights) in
                    bytes.as_chunks::<2>().0.iter().zip(groups[group as usize].as_chunks::<2>().0)
                {
                    if *pair != [0; 2] {
                        let weights = weights[0].0.iter().zip(&weights[1].0);
                        for (sum, (&first, &second)) in sums.iter_mut().zip(weights) {
                            *sum += i32::from(pair[0] * i16::from(first) + pair[1] * i16::from(second));
                        }
                    }
                }
            }
        }
    }

    #[inline(always)]
    fn head(self, row: &[Shorts], weights: &[[Shorts; 6]]) -> [i32; 8] {
        let mut sums = [0; 8];
        for (row, weights) in row.iter().zip(weights) {
            for (sum, weights) in sums.iter_mut().zip(weights) {
                for (&value, &weight) in row.0.iter().zip(&weights.0) {
                    *sum += i32::from(value) * i32::from(weight);
                }
            }
        }
        sums
    }
}
