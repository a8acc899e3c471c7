//! 512-bit vectors with dot products of bytes (`vpdpbusd`).

use std::arch::x86_64::{
    __m512i, _mm256_add_epi32, _mm256_permute2x128_si256, _mm256_storeu_si256, _mm512_add_epi16,
    _mm512_add_epi32, _mm512_castsi512_si256, _mm512_cmpneq_epi8_mask, _mm512_dpbusd_epi32,
    _mm512_dpwssd_epi32, _mm512_extracti64x4_epi64, _mm512_load_si512, _mm512_loadu_si512,
    _mm512_mask_compressstoreu_epi32, _mm512_or_si512, _mm512_set1_epi32, _mm512_setr_epi32,
    _mm512_setzero_si512, _mm512_storeu_si512, _mm512_sub_epi16, _mm512_test_epi32_mask,
    _mm512_unpackhi_epi32, _mm512_unpackhi_epi64, _mm512_unpacklo_epi32, _mm512_unpacklo_epi64,
};

use super::super::{
    Net, Scratch,
    dense::{Bytes, Group, PANEL, Shorts},
    kernel::Block,
};
use crate::{eval::Probs, standard::Board};

/// A promise that the machine has the instructions; made only in [`forward`].
#[derive(Clone, Copy)]
struct Avx512(());

/// The forward pass compiled for AVX-512 with VNNI.
#[target_feature(enable = "avx2,avx512f,avx512bw,avx512vl,avx512vnni")]
pub(super) fn forward(
    net: &Net,
    boards: &[Board],
    indices: &[u32],
    scratch: &mut Scratch,
    out: &mut [Probs],
) {
    net.forward_with(Avx512(()), boards, indices, scratch, out);
}

#[allow(unsafe_code)]
impl Block for Avx512 {
    #[inline(always)]
    fn differences(self, a: &Board, b: &Board) -> u64 {
        // SAFETY: an `Avx512` exists only where the machine has the instructions.
        unsafe { differences(a, b) }
    }

    #[inline(always)]
    fn change(self, columns: &[Shorts], changes: &[(usize, usize)], sums: &mut [Shorts]) {
        // SAFETY: an `Avx512` exists only where the machine has the instructions.
        unsafe { change(columns, changes, sums) }
    }

    #[inline(always)]
    fn active(self, rows: &[u32], n: usize, list: &mut [u32]) -> usize {
        // SAFETY: an `Avx512` exists only where the machine has the instructions.
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
        // SAFETY: an `Avx512` exists only where the machine has the instructions.
        unsafe { tile::<R>(from, active, groups, bias, sums) }
    }

    #[inline(always)]
    fn head(self, row: &[Shorts], weights: &[[Shorts; 6]]) -> [i32; 8] {
        // SAFETY: an `Avx512` exists only where the machine has the instructions.
        unsafe { head(row, weights) }
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn shorts(line: &Shorts) -> __m512i {
    // SAFETY: a line is 64 bytes and lies at a multiple of 64.
    #[allow(unsafe_code)]
    unsafe {
        _mm512_load_si512(line.0.as_ptr().cast())
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn bytes(line: &Bytes) -> __m512i {
    // SAFETY: a line is 64 bytes and lies at a multiple of 64.
    #[allow(unsafe_code)]
    unsafe {
        _mm512_load_si512(line.0.as_ptr().cast())
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn words(words: &[u32; 16]) -> __m512i {
    // SAFETY: sixteen words are 64 bytes.
    #[allow(unsafe_code)]
    unsafe {
        _mm512_loadu_si512(words.as_ptr().cast())
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn sixteen(words: &[i32; 16]) -> __m512i {
    // SAFETY: sixteen words are 64 bytes.
    #[allow(unsafe_code)]
    unsafe {
        _mm512_loadu_si512(words.as_ptr().cast())
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn differences(a: &Board, b: &Board) -> u64 {
    // SAFETY: a board is 64 bytes and lies at a multiple of 64.
    #[allow(unsafe_code)]
    let [a, b] = [a, b].map(|board| unsafe { _mm512_load_si512(board.lanes.as_ptr().cast()) });
    _mm512_cmpneq_epi8_mask(a, b)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn change(columns: &[Shorts], changes: &[(usize, usize)], sums: &mut [Shorts]) {
    let (eights, rest) = sums.as_chunks_mut::<8>();
    for (index, eight) in eights.iter_mut().enumerate() {
        change_some(&columns[8 * index..], changes, eight);
    }
    let columns = &columns[8 * eights.len()..];
    let (fours, rest) = rest.as_chunks_mut::<4>();
    for four in fours.iter_mut() {
        change_some(columns, changes, four);
    }
    let columns = &columns[4 * fours.len()..];
    for (index, two) in rest.as_chunks_mut::<2>().0.iter_mut().enumerate() {
        change_some(&columns[2 * index..], changes, two);
    }
}

/// `V` vectors at a time stay in registers.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn change_some<const V: usize>(columns: &[Shorts], changes: &[(usize, usize)], sums: &mut [Shorts; V]) {
    let mut totals = [_mm512_setzero_si512(); V];
    for (total, sums) in totals.iter_mut().zip(sums.iter()) {
        *total = shorts(sums);
    }
    for &(new, old) in changes {
        let (new, old) = (&columns[new..][..V], &columns[old..][..V]);
        for v in 0..V {
            let change = _mm512_sub_epi16(shorts(&new[v]), shorts(&old[v]));
            totals[v] = _mm512_add_epi16(totals[v], change);
        }
    }
    for (total, sums) in totals.iter().zip(sums) {
        // SAFETY: a line is 64 bytes.
        #[allow(unsafe_code)]
        unsafe {
            _mm512_storeu_si512(sums.0.as_mut_ptr().cast(), *total);
        }
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn active(rows: &[u32], n: usize, list: &mut [u32]) -> usize {
    let mut at = 0;
    let mut index = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    for group in (0..n).step_by(16) {
        let mut any = _mm512_setzero_si512();
        for row in rows.chunks_exact(n) {
            any = _mm512_or_si512(any, words(&row[group..].as_chunks().0[0]));
        }
        let mask = _mm512_test_epi32_mask(any, any);
        let room = &mut list[at..at + 16];
        // SAFETY: there is room for sixteen.
        #[allow(unsafe_code)]
        unsafe {
            _mm512_mask_compressstoreu_epi32(room.as_mut_ptr().cast(), mask, index);
        }
        at += mask.count_ones() as usize;
        index = _mm512_add_epi32(index, _mm512_set1_epi32(16));
    }
    at
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vnni")]
fn tile<const R: usize>(
    from: &[u32],
    active: &[u32],
    groups: &[Group],
    bias: &[i32; PANEL],
    sums: &mut [[i32; PANEL]],
) {
    let n = groups.len();
    assert!(from.len() == R * n);
    let bias = bias.as_chunks::<16>().0;
    let mut start = [_mm512_setzero_si512(); 4];
    for (start, bias) in start.iter_mut().zip(bias) {
        *start = sixteen(bias);
    }
    let mut totals = [start; R];
    for &group in active {
        let group = group as usize;
        let weights = &groups[group];
        let mut panel = [_mm512_setzero_si512(); 4];
        for (panel, weights) in panel.iter_mut().zip(weights) {
            *panel = bytes(weights);
        }
        for (row, totals) in totals.iter_mut().enumerate() {
            let four = _mm512_set1_epi32(from[row * n + group] as i32);
            for (total, panel) in totals.iter_mut().zip(panel) {
                *total = _mm512_dpbusd_epi32(*total, four, panel);
            }
        }
    }
    for (sums, totals) in sums.iter_mut().zip(&totals) {
        for (sums, total) in sums.as_chunks_mut::<16>().0.iter_mut().zip(totals) {
            // SAFETY: sixteen sums are 64 bytes.
            #[allow(unsafe_code)]
            unsafe {
                _mm512_storeu_si512(sums.as_mut_ptr().cast(), *total);
            }
        }
    }
}

#[inline]
#[target_feature(enable = "avx2,avx512f,avx512bw,avx512vnni")]
fn head(row: &[Shorts], weights: &[[Shorts; 6]]) -> [i32; 8] {
    let mut totals = [_mm512_setzero_si512(); 6];
    for (row, weights) in row.iter().zip(weights) {
        let row = shorts(row);
        for (total, weights) in totals.iter_mut().zip(weights) {
            *total = _mm512_dpwssd_epi32(*total, row, shorts(weights));
        }
    }
    // Six vectors of sixteen partial sums to six sums: in each step half as many vectors.
    let [a, b, c, d, e, f] = totals;
    let pair = |a, b| _mm512_add_epi32(_mm512_unpacklo_epi32(a, b), _mm512_unpackhi_epi32(a, b));
    let (ab, cd, ef) = (pair(a, b), pair(c, d), pair(e, f));
    let abcd = _mm512_add_epi32(_mm512_unpacklo_epi64(ab, cd), _mm512_unpackhi_epi64(ab, cd));
    let ef = _mm512_add_epi32(_mm512_unpacklo_epi64(ef, ef), _mm512_unpackhi_epi64(ef, ef));
    let halves = |x| _mm256_add_epi32(_mm512_castsi512_si256(x), _mm512_extracti64x4_epi64::<1>(x));
    let (abcd, ef) = (halves(abcd), halves(ef));
    let low = _mm256_permute2x128_si256::<0x20>(abcd, ef);
    let high = _mm256_permute2x128_si256::<0x31>(abcd, ef);
    let mut sums = [0; 8];
    // SAFETY: eight sums are 32 bytes.
    #[allow(unsafe_code)]
    unsafe {
        _mm256_storeu_si256(sums.as_mut_ptr().cast(), _mm256_add_epi32(low, high));
    }
    // The last two lanes repeat e and f.
    [sums[0], sums[1], sums[2], sums[3], sums[4], sums[5], 0, 0]
}
