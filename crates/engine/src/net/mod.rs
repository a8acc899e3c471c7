//! Nets: how they are stored, and how boards go through them.

mod dense;
mod evaluator;
mod file;
mod first;
mod simd;

pub use evaluator::NetEvaluator;
pub use file::{CLASSES, Layer, NetError, NetFile, NetKind, checksum};
pub use simd::Kernel;

use crate::{eval::Probs, standard::Board};
use dense::{Block, Dense, Packed, TILE};
use first::FirstLayer;

/// Boards that are taken through the layers together.
const BATCH: usize = 4 * TILE;

/// A net ready for use: the first layer folded and quantised, the others laid out for the vector units.
#[derive(Clone, Debug)]
pub struct Net {
    kind: NetKind,
    kernel: Kernel,
    id: u64,
    shape: String,
    first: FirstLayer,
    rest: Vec<Dense>,
}

/// Room for one batch on its way through a net.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scratch {
    sums: Vec<i16>,
    from: Vec<f32>,
    packed: Packed,
    to: Vec<f32>,
}

impl Net {
    /// Prepares a net for the fastest kernel of this machine.
    #[must_use]
    pub fn new(file: &NetFile) -> Self {
        Self::with_kernel(file, Kernel::detect())
    }

    /// Prepares a net for a certain kernel; one this machine cannot run is replaced by the scalar one.
    #[must_use]
    pub fn with_kernel(file: &NetFile, kernel: Kernel) -> Self {
        let kernel = if Kernel::available().contains(&kernel) { kernel } else { Kernel::Scalar };
        let first = FirstLayer::new(&file.layers[0]);
        let mut width = first.width;
        let mut rest = Vec::with_capacity(file.layers.len() - 1);
        for layer in &file.layers[1..] {
            let dense = Dense::new(layer, width);
            width = dense.outputs;
            rest.push(dense);
        }
        let id = checksum(&file.to_bytes());
        Self { kind: file.kind, kernel, id, shape: file.shape(), first, rest }
    }

    /// What the net was trained for.
    #[must_use]
    pub fn kind(&self) -> NetKind {
        self.kind
    }

    /// A number that tells nets apart: a hash of the file's contents, for caches and manifests.
    #[must_use]
    pub fn id(&self) -> u64 {
        self.id
    }

    /// The widths from the inputs to the classes, as `230-128-6`.
    #[must_use]
    pub fn shape(&self) -> &str {
        &self.shape
    }

    /// The kernel the net runs on.
    #[must_use]
    pub fn kernel(&self) -> Kernel {
        self.kernel
    }

    /// Evaluates the boards at `indices`, none of them finished, into the same places of `out`.
    pub(crate) fn forward(
        &self,
        boards: &[Board],
        indices: &[u32],
        scratch: &mut Scratch,
        out: &mut [Probs],
    ) {
        simd::forward(self, boards, indices, scratch, out);
    }

    #[inline(always)]
    fn forward_with<B: Block>(
        &self,
        block: B,
        boards: &[Board],
        indices: &[u32],
        scratch: &mut Scratch,
        out: &mut [Probs],
    ) {
        let widest = self.rest.iter().map(|layer| layer.outputs).fold(self.first.width, usize::max);
        scratch.sums.resize(self.first.width, 0);
        for buffer in [&mut scratch.from, &mut scratch.to] {
            if buffer.len() < BATCH * widest {
                buffer.resize(BATCH * widest, 0.0);
            }
        }
        let mut before = None;
        for chunk in indices.chunks(BATCH) {
            for (row, &index) in scratch.from.chunks_exact_mut(self.first.width).zip(chunk) {
                let board = &boards[index as usize];
                self.first.accumulate(board, before, &mut scratch.sums);
                before = Some(board);
                for (value, &sum) in row.iter_mut().zip(&scratch.sums) {
                    *value = f32::from(sum.max(0)) * self.first.unit;
                }
            }
            // What is left of the last tile must not light inputs that nobody asked for.
            let rows = chunk.len().next_multiple_of(TILE);
            scratch.from[chunk.len() * self.first.width..rows * self.first.width].fill(0.0);
            for (index, layer) in self.rest.iter().enumerate() {
                let last = index + 1 == self.rest.len();
                layer.forward(block, chunk.len(), &scratch.from, &mut scratch.packed, &mut scratch.to, !last);
                std::mem::swap(&mut scratch.from, &mut scratch.to);
            }
            let width = self.rest.last().map_or(8, |layer| layer.outputs);
            for (logits, &index) in scratch.from.chunks_exact(width).zip(chunk) {
                let index = index as usize;
                let mut six = [0.0; CLASSES];
                six.copy_from_slice(&logits[..CLASSES]);
                out[index] = outcome(&boards[index], &six);
            }
        }
    }
}

/// Which of the six classes can still happen on a board that is not finished: nobody loses a gammon with a checker
/// off, and nobody who has passed the other loses a backgammon without a checker in the other's home.
#[must_use]
pub fn possible_classes(board: &Board) -> [bool; CLASSES] {
    let race = board.is_race();
    let [mine, theirs] = [0, 1].map(|side| {
        let gammon = board.lanes[side][0] == 0;
        (gammon, gammon && (!race || board.rear(side) >= 19))
    });
    [mine.1, mine.0, true, true, theirs.0, theirs.1]
}

/// Softmax over the classes that are possible.
#[inline(always)]
fn outcome(board: &Board, logits: &[f32; CLASSES]) -> Probs {
    let possible = possible_classes(board);
    let mut most = f32::NEG_INFINITY;
    for (&logit, &possible) in logits.iter().zip(&possible) {
        most = most.max(if possible { logit } else { f32::NEG_INFINITY });
    }
    // Eight lanes, so that the exponentials go through the vector unit together.
    let mut powers = [f32::NEG_INFINITY; 8];
    for class in 0..CLASSES {
        powers[class] = if possible[class] { logits[class] - most } else { f32::NEG_INFINITY };
    }
    let powers = powers.map(exp_of_negative);
    let mut classes = [0.0; CLASSES];
    let mut total = 0.0;
    for (class, &power) in classes.iter_mut().zip(&powers) {
        *class = power;
        total += power;
    }
    Probs::from_classes(&classes.map(|class| class / total))
}

/// e to the power of `x`, which is not positive, to within a few units of the last place; 0 below -80. In plain
/// arithmetic, so that it is the same on every machine.
#[inline(always)]
fn exp_of_negative(x: f32) -> f32 {
    let bounded = x.max(-80.0);
    let whole = (bounded * std::f32::consts::LOG2_E - 0.5) as i32;
    // ln(2) in two parts, the first so short that its multiples are exact.
    const LONG: f32 = 355.0 / 512.0;
    const SHORT: f32 = -2.121_944_4e-4;
    let rest = (bounded - whole as f32 * LONG) - whole as f32 * SHORT;
    // |rest| is at most ln(2) / 2.
    let series = 1.0
        + rest
            * (1.0
                + rest
                    * (0.5
                        + rest
                            * (1.0 / 6.0
                                + rest * (1.0 / 24.0 + rest * (1.0 / 120.0 + rest * (1.0 / 720.0))))));
    let scale = f32::from_bits(((whole + 127) as u32) << 23);
    if x < -80.0 { 0.0 } else { series * scale }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_is_exact_enough() {
        for step in 0..=80_000i32 {
            let x = (-f64::from(step) / 1000.0) as f32;
            let (found, wanted) = (f64::from(exp_of_negative(x)), f64::from(x).exp());
            assert!((found - wanted).abs() <= 2e-6 * wanted, "{x}: {found} {wanted}");
        }
        assert_eq!((exp_of_negative(0.0), exp_of_negative(f32::NEG_INFINITY)), (1.0, 0.0));
    }
}
