//! The kernel for 256-bit vectors (AVX2).

use std::arch::x86_64::{
    __m256i, _mm256_add_epi16, _mm256_add_epi32, _mm256_castsi256_ps, _mm256_cmpeq_epi8, _mm256_cmpeq_epi32,
    _mm256_load_si256, _mm256_loadu_si256, _mm256_madd_epi16, _mm256_maddubs_epi16, _mm256_movemask_epi8,
    _mm256_movemask_ps, _mm256_or_si256, _mm256_set1_epi16, _mm256_set1_epi32, _mm256_setzero_si256,
    _mm256_storeu_si256, _mm256_sub_epi16,
};

use super::super::{
    Net, Scratch,
    dense::{Group, PANEL, Shorts},
    kernel::Block,
};
use crate::{eval::Probs, standard::Board};

/// A promise that the machine has AVX2; made only in [`forward`].
#[derive(Clone, Copy)]
struct Avx2(());

/// The forward pass compiled for AVX2.
#[target_feature(enable = "avx2")]
pub(super) fn forward(
    net: &Net,
    boards: &[Board],
    indices: &[u32],
    scratch: &mut Scratch,
    out: &mut [Probs],
) {
    net.forward_with(Avx2(()), boards, indices, scratch, out);
}

#[allow(unsafe_code)]
impl Block for Avx2 {
    #[inline(always)]
    fn differences(self, a: &Board, b: &Board) -> u64 {
        // SAFETY: an `Avx2` exists only where the machine has the instructions.
        unsafe { differences(a, b) }
    }

    #[inline(always)]
    fn change(self, columns: &[Shorts], changes: &[(usize, usize)], sums: &mut [Shorts]) {
        // SAFETY: an `Avx2` exists only where the machine has the instructions.
        unsafe { change(columns, changes, sums) }
    }

    #[inline(always)]
    fn active(self, rows: &[u32], n: usize, list: &mut [u32]) -> usize {
        // SAFETY: an `Avx2` exists only where the machine has the instructions.
        unsafe { active(rows, n, list) }
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
        // SAFETY: an `Avx2` exists only where the machine has the instructions.
        unsafe { tile::<R>(from, active, groups, bias, sums) }
    }

    #[inline(always)]
    fn head(self, row: &[Shorts], weights: &[[Shorts; 6]]) -> [i32; 8] {
        // SAFETY: an `Avx2` exists only where the machine has the instructions.
        unsafe { head(row, weights) }
    }
}

/// The two halves of a line.
#[inline]
#[target_feature(enable = "avx2")]
fn halves(line: &Shorts) -> [__m256i; 2] {
    // SAFETY: a line is 64 bytes and lies at a multiple of 64.
    #[allow(unsafe_code)]
    unsafe {
        let at = line.0.as_ptr().cast::<__m256i>();
        [_mm256_load_si256(at), _mm256_load_si256(at.add(1))]
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn differences(a: &Board, b: &Board) -> u64 {
    let mut bits = 0;
    for side in 0..2 {
        // SAFETY: a lane is 32 bytes.
        #[allow(unsafe_code)]
        let [a, b] = [a, b].map(|board| unsafe { _mm256_loadu_si256(board.lanes[side].as_ptr().cast()) });
        let equal = _mm256_movemask_epi8(_mm256_cmpeq_epi8(a, b)) as u32;
        bits |= u64::from(!equal) << (32 * side);
    }
    bits
}

#[inline]
#[target_feature(enable = "avx2")]
fn change(columns: &[Shorts], changes: &[(usize, usize)], sums: &mut [Shorts]) {
    let (fours, rest) = sums.as_chunks_mut::<4>();
    for (index, four) in fours.iter_mut().enumerate() {
        change_some(&columns[4 * index..], changes, four);
    }
    let columns = &columns[4 * fours.len()..];
    for two in rest.as_chunks_mut::<2>().0 {
        change_some(columns, changes, two);
    }
}

/// `V` lines at a time stay in registers.
#[inline]
#[target_feature(enable = "avx2")]
fn change_some<const V: usize>(columns: &[Shorts], changes: &[(usize, usize)], sums: &mut [Shorts; V]) {
    let mut totals = [[_mm256_setzero_si256(); 2]; V];
    for (total, sums) in totals.iter_mut().zip(sums.iter()) {
        *total = halves(sums);
    }
    for &(new, old) in changes {
        let (new, old) = (&columns[new..][..V], &columns[old..][..V]);
        for v in 0..V {
            let (new, old) = (halves(&new[v]), halves(&old[v]));
            for half in 0..2 {
                let change = _mm256_sub_epi16(new[half], old[half]);
                totals[v][half] = _mm256_add_epi16(totals[v][half], change);
            }
        }
    }
    for (total, sums) in totals.iter().zip(sums) {
        // SAFETY: a line is 64 bytes.
        #[allow(unsafe_code)]
        unsafe {
            let at = sums.0.as_mut_ptr().cast::<__m256i>();
            _mm256_storeu_si256(at, total[0]);
            _mm256_storeu_si256(at.add(1), total[1]);
        }
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn active(rows: &[u32], n: usize, list: &mut [u32]) -> usize {
    let mut at = 0;
    for group in (0..n).step_by(8) {
        let mut any = _mm256_setzero_si256();
        for row in rows.chunks_exact(n) {
            let words: &[u32; 8] = &row[group..].as_chunks().0[0];
            // SAFETY: eight words are 32 bytes.
            #[allow(unsafe_code)]
            let words = unsafe { _mm256_loadu_si256(words.as_ptr().cast()) };
            any = _mm256_or_si256(any, words);
        }
        let zero = _mm256_cmpeq_epi32(any, _mm256_setzero_si256());
        let lit = !_mm256_movemask_ps(_mm256_castsi256_ps(zero)) as u32;
        let room = &mut list[at..at + 8];
        let mut count = 0;
        for lane in 0..8 {
            // Written always, kept only if it is lit: no branch to mispredict.
            room[count & 7] = group as u32 + lane;
            count += (lit >> lane & 1) as usize;
        }
        at += count;
    }
    at
}

#[inline]
#[target_feature(enable = "avx2")]
fn tile<const R: usize>(
    from: &[u32],
    active: &[u32],
    groups: &[Group],
    bias: &[i32; PANEL],
    sums: &mut [[i32; PANEL]],
) {
    for part in 0..4 {
        quarter::<R>(part, from, active, groups, bias, sums);
    }
}

/// Sixteen outputs: their sums fit the registers.
#[inline]
#[target_feature(enable = "avx2")]
fn quarter<const R: usize>(
    part: usize,
    from: &[u32],
    active: &[u32],
    groups: &[Group],
    bias: &[i32; PANEL],
    sums: &mut [[i32; PANEL]],
) {
    let n = groups.len();
    assert!(from.len() == R * n && sums.len() >= R);
    let ones = _mm256_set1_epi16(1);
    let mut start = [_mm256_setzero_si256(); 2];
    for (start, bias) in start.iter_mut().zip(bias[16 * part..].as_chunks::<8>().0) {
        // SAFETY: eight sums are 32 bytes.
        #[allow(unsafe_code)]
        unsafe {
            *start = _mm256_loadu_si256(bias.as_ptr().cast());
        }
    }
    let mut totals = [start; R];
    for &group in active {
        let group = group as usize;
        // SAFETY: a line is 64 bytes and lies at a multiple of 64.
        #[allow(unsafe_code)]
        let weights = unsafe {
            let at = groups[group][part].0.as_ptr().cast::<__m256i>();
            [_mm256_load_si256(at), _mm256_load_si256(at.add(1))]
        };
        for (row, totals) in totals.iter_mut().enumerate() {
            let four = _mm256_set1_epi32(from[row * n + group] as i32);
            for (total, weights) in totals.iter_mut().zip(weights) {
                // No pair of products leaves 16 bits: see `Dense`.
                let pairs = _mm256_maddubs_epi16(four, weights);
                *total = _mm256_add_epi32(*total, _mm256_madd_epi16(pairs, ones));
            }
        }
    }
    for (sums, totals) in sums.iter_mut().zip(&totals) {
        for (sums, total) in sums[16 * part..].as_chunks_mut::<8>().0.iter_mut().zip(totals) {
            // SAFETY: eight sums are 32 bytes.
            #[allow(unsafe_code)]
            unsafe {
                _mm256_storeu_si256(sums.as_mut_ptr().cast(), *total);
            }
        }
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn head(row: &[Shorts], weights: &[[Shorts; 6]]) -> [i32; 8] {
    let mut totals = [_mm256_setzero_si256(); 6];
    for (row, weights) in row.iter().zip(weights) {
        let row = halves(row);
        for (total, weights) in totals.iter_mut().zip(weights) {
            let weights = halves(weights);
            let both = _mm256_add_epi32(
                _mm256_madd_epi16(row[0], weights[0]),
                _mm256_madd_epi16(row[1], weights[1]),
            );
            *total = _mm256_add_epi32(*total, both);
        }
    }
    let mut sums = [0; 8];
    for (sum, total) in sums.iter_mut().zip(totals) {
        let mut parts = [0i32; 8];
        // SAFETY: eight sums are 32 bytes.
        #[allow(unsafe_code)]
        unsafe {
            _mm256_storeu_si256(parts.as_mut_ptr().cast(), total);
        }
        *sum = parts.iter().fold(0i32, |a, &b| a.wrapping_add(b));
    }
    sums
}
