//! Plain code for any machine: what the other kernels are tested against.

use super::{
    super::dense::{Group, PANEL, Shorts},
    Block,
};
use crate::standard::Board;

/// The scalar kernel.
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
                for ((sum, new), old) in sums.0.iter_mut().zip(&new.0).zip(&old.0) {
                    *sum = sum.wrapping_add(new.wrapping_sub(*old));
                }
            }
        }
    }

    #[inline(always)]
    fn active(self, rows: &[u32], n: usize, list: &mut [u32]) -> usize {
        let mut at = 0;
        for group in 0..n {
            // Written always, kept only if something is lit: no branch to mispredict.
            list[at] = group as u32;
            at += usize::from(rows.iter().skip(group).step_by(n).any(|&word| word != 0));
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
                let bytes = row[group as usize].to_le_bytes();
                for (&byte, weights) in bytes.iter().zip(&groups[group as usize]) {
                    if byte != 0 {
                        let byte = i16::from(byte);
                        for (sum, &weight) in sums.iter_mut().zip(&weights.0) {
                            *sum += i32::from(byte * i16::from(weight));
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
