//! The same forward pass, compiled for several instruction sets and chosen at run time.
//!
//! The scalar pass is always there and is what every other one is tested against. Kernels that fuse multiplication and
//! addition (all but the scalar one) give bit-identical results among themselves; the scalar one differs from them by
//! rounding only, less than 1e-4 in any probability.

#[cfg(target_arch = "x86_64")]
mod avx2;

use super::{Net, Scratch, dense::Plain};
use crate::{eval::Probs, standard::Board};

/// An instruction set the forward pass is compiled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kernel {
    /// Plain code for any machine.
    Scalar,
    /// 256-bit vectors with fused multiply-add.
    #[cfg(target_arch = "x86_64")]
    Avx2,
}

impl Kernel {
    /// The fastest kernel of this machine.
    #[must_use]
    pub fn detect() -> Self {
        #[cfg(target_arch = "x86_64")]
        if std::is_x86_feature_detected!("avx2") && std::is_x86_feature_detected!("fma") {
            return Self::Avx2;
        }
        Self::Scalar
    }

    /// Every kernel this machine can run, the scalar one first.
    #[must_use]
    pub fn available() -> Vec<Self> {
        let mut all = vec![Self::Scalar];
        if Self::detect() != Self::Scalar {
            all.push(Self::detect());
        }
        all
    }

    /// The name for reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Scalar => "scalar",
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => "avx2",
        }
    }
}

/// Runs the net's forward pass with its kernel.
pub(super) fn forward(
    net: &Net,
    boards: &[Board],
    indices: &[u32],
    scratch: &mut Scratch,
    out: &mut [Probs],
) {
    match net.kernel {
        Kernel::Scalar => net.forward_with(Plain, boards, indices, scratch, out),
        #[cfg(target_arch = "x86_64")]
        Kernel::Avx2 => {
            // SAFETY: a net carries this kernel only when `Net::with_kernel` has found it among
            // `Kernel::available`, that is when the machine has AVX2 and FMA.
            #[allow(unsafe_code)]
            unsafe {
                avx2::forward(net, boards, indices, scratch, out);
            }
        }
    }
}
