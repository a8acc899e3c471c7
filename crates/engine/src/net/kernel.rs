//! The instruction sets a net runs on, and the loops that each of them has in its own way.

use super::dense::{Group, Order, PANEL, Shorts};
use crate::standard::Board;

/// An instruction set the forward pass is compiled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kernel {
    /// Plain code for any machine.
    Scalar,
    /// 256-bit vectors of AVX2, 32 bytes at a time.
    #[cfg(target_arch = "x86_64")]
    Avx2,
    /// 512-bit vectors with dot products of bytes.
    #[cfg(target_arch = "x86_64")]
    Avx512,
}

impl Kernel {
    /// The fastest kernel of this machine.
    #[must_use]
    pub fn detect() -> Self {
        Self::available().last().copied().unwrap_or(Self::Scalar)
    }

    /// Every kernel this machine can run, from the slowest, the scalar one, to the fastest.
    #[must_use]
    pub fn available() -> Vec<Self> {
        #[cfg_attr(not(target_arch = "x86_64"), allow(unused_mut))]
        let mut all = vec![Self::Scalar];
        #[cfg(target_arch = "x86_64")]
        if std::is_x86_feature_detected!("avx2") {
            all.push(Self::Avx2);
            if std::is_x86_feature_detected!("avx512f")
                && std::is_x86_feature_detected!("avx512bw")
                && std::is_x86_feature_detected!("avx512vl")
                && std::is_x86_feature_detected!("avx512vnni")
            {
                all.push(Self::Avx512);
            }
        }
        all
    }

    /// How its weights lie.
    pub(super) const fn order(self) -> Order {
        match self {
            Self::Scalar => Order::Inputs,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 | Self::Avx512 => Order::Outputs,
        }
    }

    /// How many neighbouring inputs have to stay neighbours when they are arranged for speed: where products are added
    /// up in 16 bits, two, as only for these the sum is known to fit. The scalar kernel, by which the others are
    /// tested, takes the units as they are stored.
    pub(super) const fn atom(self) -> Option<usize> {
        match self {
            Self::Scalar => None,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => Some(2),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => Some(1),
        }
    }

    /// The name for reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Scalar => "scalar",
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => "avx2",
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => "avx512-vnni",
        }
    }
}

/// The inner loops of a kernel.
pub(super) trait Block: Copy {
    /// The bytes in which two boards differ, as bits.
    fn differences(self, a: &Board, b: &Board) -> u64;

    /// Adds to `sums`, for each pair, the column that begins at the first place of `columns` and takes away the one
    /// that begins at the second.
    fn change(self, columns: &[Shorts], changes: &[(usize, usize)], sums: &mut [Shorts]);

    /// Lists the places that are not zero in all rows of `n` words, in rising order. Returns their number; behind
    /// them `list` needs room for 16 more.
    fn active(self, rows: &[u32], n: usize, list: &mut [u32]) -> usize;

    /// `R` rows of activations times the weights of a panel, plus the bias: `R` rows of sums. Only the
    /// `active` words are looked at.
    fn tile<const R: usize>(
        self,
        from: &[u32],
        active: &[u32],
        groups: &[Group],
        bias: &[i32; PANEL],
        sums: &mut [[i32; PANEL]],
    );

    /// One row of activations times the weights of the six outputs.
    fn head(self, row: &[Shorts], weights: &[[Shorts; 6]]) -> [i32; 8];
}
