//! The same forward pass, compiled for several instruction sets and chosen at run time.
//!
//! All kernels give the same bits: sums are sums of integers, and what is done in floats is done in the same order
//! everywhere. The scalar pass is always there and is what every other one is tested against.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod plain;

pub(super) use plain::Plain;

use super::{Net, Scratch, kernel::Kernel};
use crate::{eval::Probs, standard::Board};

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
        // SAFETY (of both): a net carries a kernel only when `Net::with_kernel` has found it among
        // `Kernel::available`, that is when the machine has its instructions.
        #[cfg(target_arch = "x86_64")]
        #[allow(unsafe_code)]
        Kernel::Avx2 => unsafe { avx2::forward(net, boards, indices, scratch, out) },
        #[cfg(target_arch = "x86_64")]
        #[allow(unsafe_code)]
        Kernel::Avx512 => unsafe { avx512::forward(net, boards, indices, scratch, out) },
    }
}
