//! 256-bit vectors with fused multiply-add.

use std::arch::x86_64::{
    __m256, _mm256_broadcast_ss, _mm256_fmadd_ps, _mm256_loadu_ps, _mm256_setzero_ps, _mm256_storeu_ps,
};

use super::super::{
    Net, Scratch,
    dense::{Block, TILE},
};
use crate::{eval::Probs, standard::Board};

/// A promise that the machine has AVX2 and FMA; made only in [`forward`].
#[derive(Clone, Copy)]
struct Avx2(());

/// The forward pass compiled for AVX2 and FMA.
///
/// # Safety
/// The machine must have AVX2 and FMA.
#[allow(unsafe_code)]
#[target_feature(enable = "avx2,fma")]
pub(super) unsafe fn forward(
    net: &Net,
    boards: &[Board],
    indices: &[u32],
    scratch: &mut Scratch,
    out: &mut [Probs],
) {
    net.forward_with(Avx2(()), boards, indices, scratch, out);
}

impl Block for Avx2 {
    #[inline(always)]
    fn sum(self, weights: &[f32], bias: &[f32], active: &[u32], values: &[[f32; TILE]], sums: &mut [f32]) {
        let lanes = bias.len();
        assert!(active.len() == values.len() && sums.len() == TILE * lanes);
        if let Some(&last) = active.last() {
            // The list rises, so its last entry is the largest.
            assert!((last as usize + 1) * lanes <= weights.len());
            debug_assert!(active.is_sorted());
        }
        // SAFETY: an `Avx2` exists only where the machine has the instructions; the lengths were just checked for
        // lanes of 8 and 16, the only ones the two calls are made with.
        #[allow(unsafe_code)]
        unsafe {
            match lanes {
                8 => tile::<1>(active, values, weights.as_ptr(), bias.as_ptr(), sums.as_mut_ptr()),
                16 => tile::<2>(active, values, weights.as_ptr(), bias.as_ptr(), sums.as_mut_ptr()),
                _ => unreachable!("panels have 8 or 16 lanes"),
            }
        }
    }

    #[inline(always)]
    fn sum_rows(self, weights: &[f32], bias: &[f32], from: &[f32], sums: &mut [f32]) {
        let lanes = bias.len();
        let n = weights.len() / lanes;
        assert!(weights.len() == n * lanes && from.len() == TILE * n && sums.len() == TILE * lanes);
        // SAFETY: as above.
        #[allow(unsafe_code)]
        unsafe {
            match lanes {
                8 => tile_rows::<1>(n, from.as_ptr(), weights.as_ptr(), bias.as_ptr(), sums.as_mut_ptr()),
                16 => tile_rows::<2>(n, from.as_ptr(), weights.as_ptr(), bias.as_ptr(), sums.as_mut_ptr()),
                _ => unreachable!("panels have 8 or 16 lanes"),
            }
        }
    }
}

/// Six rows times one panel of `V` vectors.
///
/// # Safety
/// AVX2 and FMA; `active` and `values` of one length, every entry of `active` names a row of `8 * V` weights, `bias`
/// holds `8 * V` numbers, `sums` room for `TILE * 8 * V`.
#[allow(unsafe_code)]
#[inline]
#[target_feature(enable = "avx2,fma")]
unsafe fn tile<const V: usize>(
    active: &[u32],
    values: &[[f32; TILE]],
    weights: *const f32,
    bias: *const f32,
    sums: *mut f32,
) {
    // SAFETY: every address below lies inside the lengths the caller promises, who has the instructions too.
    unsafe {
        let mut totals: [[__m256; V]; TILE] = [[_mm256_setzero_ps(); V]; TILE];
        for row in &mut totals {
            for (v, total) in row.iter_mut().enumerate() {
                *total = _mm256_loadu_ps(bias.add(8 * v));
            }
        }
        for (&input, six) in active.iter().zip(values) {
            let mut panel = [_mm256_setzero_ps(); V];
            for (v, weight) in panel.iter_mut().enumerate() {
                *weight = _mm256_loadu_ps(weights.add((input as usize * V + v) * 8));
            }
            for (value, totals) in six.iter().zip(&mut totals) {
                let value = _mm256_broadcast_ss(value);
                for (total, &weight) in totals.iter_mut().zip(&panel) {
                    *total = _mm256_fmadd_ps(value, weight, *total);
                }
            }
        }
        for (row, totals) in totals.iter().enumerate() {
            for (v, total) in totals.iter().enumerate() {
                _mm256_storeu_ps(sums.add((row * V + v) * 8), *total);
            }
        }
    }
}

/// Six rows of `n` inputs times one panel of `V` vectors.
///
/// # Safety
/// AVX2 and FMA; `from` holds `TILE * n` numbers, `weights` `n * 8 * V`, `bias` `8 * V`, `sums` room for
/// `TILE * 8 * V`.
#[allow(unsafe_code)]
#[inline]
#[target_feature(enable = "avx2,fma")]
unsafe fn tile_rows<const V: usize>(
    n: usize,
    from: *const f32,
    weights: *const f32,
    bias: *const f32,
    sums: *mut f32,
) {
    // SAFETY: every address below lies inside the lengths the caller promises, who has the instructions too.
    unsafe {
        let mut totals: [[__m256; V]; TILE] = [[_mm256_setzero_ps(); V]; TILE];
        for row in &mut totals {
            for (v, total) in row.iter_mut().enumerate() {
                *total = _mm256_loadu_ps(bias.add(8 * v));
            }
        }
        for i in 0..n {
            let mut panel = [_mm256_setzero_ps(); V];
            for (v, weight) in panel.iter_mut().enumerate() {
                *weight = _mm256_loadu_ps(weights.add((i * V + v) * 8));
            }
            for (row, totals) in totals.iter_mut().enumerate() {
                let value = _mm256_broadcast_ss(&*from.add(row * n + i));
                for (total, &weight) in totals.iter_mut().zip(&panel) {
                    *total = _mm256_fmadd_ps(value, weight, *total);
                }
            }
        }
        for (row, totals) in totals.iter().enumerate() {
            for (v, total) in totals.iter().enumerate() {
                _mm256_storeu_ps(sums.add((row * V + v) * 8), *total);
            }
        }
    }
}
