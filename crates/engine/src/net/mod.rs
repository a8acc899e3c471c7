//! Nets: how they are stored, and how boards go through them.

mod arrange;
mod dense;
mod evaluator;
mod file;
mod first;
mod kernel;
mod outcome;
mod quantise;
mod settle;
mod simd;
#[cfg(test)]
mod tests;

pub use evaluator::NetEvaluator;
pub use file::{CLASSES, Layer, NetError, NetFile, NetKind, checksum};
pub use kernel::Kernel;
pub use outcome::possible_classes;

use crate::{eval::Probs, standard::Board};
use dense::{Dense, Head, PANEL, Shorts, TOP};
use first::FirstLayer;
use kernel::Block;
use outcome::{LANES, outcomes};
use quantise::{DEEP_TOP, Parts, SHIFT};

/// Boards that are taken through the layers together.
const BATCH: usize = 2 * LANES;
/// Rows of a layer that are multiplied together, so that each weight is loaded once for all of them.
const TILE: usize = 4;

/// A net ready for use: quantised, and laid out for the vector units.
#[derive(Clone, Debug)]
pub struct Net {
    kind: NetKind,
    kernel: Kernel,
    id: u64,
    shape: String,
    first: FirstLayer,
    hidden: Vec<Dense>,
    head: Head,
}

/// What each layer's tiles of activations light: for each tile the words of its rows, or-ed.
type Lit = Vec<Vec<u32>>;

/// Room for one batch on its way through a net.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scratch {
    sums: Vec<Shorts>,
    /// Activations, four to a word, the first in the lowest byte.
    from: Vec<u32>,
    to: Vec<u32>,
    /// Activations before the head.
    deep: Vec<Shorts>,
    /// Groups of four inputs that are not zero in a whole tile, tile by tile.
    active: Vec<u32>,
    starts: Vec<usize>,
    /// Notes what is lit, if somebody wants to know.
    lit: Option<Lit>,
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
        let Parts { first, hidden, head } = quantise::quantise(file, kernel.order());
        let id = checksum(&file.to_bytes());
        let plain = Self { kind: file.kind, kernel, id, shape: file.shape(), first, hidden, head };
        match kernel.atom() {
            Some(atom) if !plain.hidden.is_empty() => plain.arranged(atom),
            _ => plain,
        }
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

    /// Judges boards of the net's kind, none of them finished; an [`Evaluator`](crate::eval::Evaluator) of
    /// two nets takes any.
    #[must_use]
    pub fn evaluate(&self, boards: &[Board]) -> Vec<Probs> {
        let indices: Vec<u32> = (0..boards.len() as u32).collect();
        let mut out = vec![Probs::default(); boards.len()];
        self.forward(boards, &indices, &mut Scratch::default(), &mut out);
        out
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
        let lines = self.first.lines;
        scratch.fit(self);
        let race = self.kind == NetKind::Race;
        let mut before = None;
        for chunk in indices.chunks(BATCH) {
            for (row, &index) in chunk.iter().enumerate() {
                let board = &boards[index as usize];
                self.first.accumulate(block, board, before, &mut scratch.sums);
                before = Some(board);
                if self.hidden.is_empty() {
                    let row = &mut scratch.deep[row * lines..][..lines];
                    for (to, from) in row.iter_mut().zip(&scratch.sums) {
                        to.0 = from.0.map(|sum| sum.max(0));
                    }
                } else {
                    narrow(&scratch.sums, &mut scratch.from[row * lines * 8..][..lines * 8]);
                }
            }
            for (index, layer) in self.hidden.iter().enumerate() {
                let last = index + 1 == self.hidden.len();
                if let Some(lit) = &mut scratch.lit {
                    note(&scratch.from[..chunk.len() * layer.groups], layer.groups, &mut lit[index]);
                }
                scratch.through(block, layer, chunk.len(), last);
            }
            let lines = self.head.weights.len();
            let mut logits = [[0.0; 8]; BATCH];
            for (logits, row) in logits.iter_mut().zip(scratch.deep.chunks_exact(lines)).take(chunk.len()) {
                let sums = block.head(row, &self.head.weights);
                for lane in 0..8 {
                    logits[lane] = sums[lane] as f32 * self.head.factor[lane] + self.head.bias[lane];
                }
            }
            for (chunk, logits) in chunk.chunks(LANES).zip(logits.chunks(LANES)) {
                outcomes(boards, chunk, logits, race, out);
            }
        }
    }
}

/// The first layer's activations as bytes.
#[inline(always)]
fn narrow(sums: &[Shorts], to: &mut [u32]) {
    for (words, sums) in to.as_chunks_mut::<8>().0.iter_mut().zip(sums) {
        let bytes = sums.0.map(|sum| (sum >> SHIFT).clamp(0, TOP as i16) as u8);
        for (word, bytes) in words.iter_mut().zip(bytes.as_chunks::<4>().0) {
            *word = u32::from_le_bytes(*bytes);
        }
    }
}

/// Adds to `lit` what each tile of the rows of `n` words lights.
fn note(rows: &[u32], n: usize, lit: &mut Vec<u32>) {
    for tile in rows.chunks(TILE * n) {
        lit.extend((0..n).map(|group| tile.chunks_exact(n).fold(0, |any, row| any | row[group])));
    }
}

impl Scratch {
    fn fit(&mut self, net: &Net) {
        let widest = net.hidden.iter().map(|layer| layer.outputs).fold(net.first.lines * 32, usize::max);
        if self.sums.len() != net.first.lines {
            self.sums.resize(net.first.lines, Shorts([0; 32]));
        }
        if self.deep.len() < BATCH * widest / 32 {
            self.deep.resize(BATCH * widest / 32, Shorts([0; 32]));
            self.from.resize(BATCH * widest / 4, 0);
            self.to.resize(BATCH * widest / 4, 0);
            self.active.resize(BATCH / TILE * widest / 4 + 16, 0);
        }
    }

    /// Sends `rows` rows of `from` through a hidden layer: into `deep` if it is the last one, else back into `from`.
    #[inline(always)]
    fn through<B: Block>(&mut self, block: B, layer: &Dense, rows: usize, last: bool) {
        let n = layer.groups;
        self.starts.clear();
        self.starts.push(0);
        let mut at = 0;
        for tile in self.from[..rows * n].chunks(TILE * n) {
            at += block.active(tile, n, &mut self.active[at..]);
            self.starts.push(at);
        }
        for (panel, groups) in layer.panels.chunks_exact(n).enumerate() {
            let bias = &layer.bias[panel * PANEL..].as_chunks::<PANEL>().0[0];
            let factor = &layer.factor[panel * PANEL..].as_chunks::<PANEL>().0[0];
            for (tile, spans) in self.starts.windows(2).enumerate() {
                let active = &self.active[spans[0]..spans[1]];
                let first = tile * TILE;
                let count = TILE.min(rows - first);
                let from = &self.from[first * n..][..count * n];
                let mut sums = [[0i32; PANEL]; TILE];
                match count {
                    1 => block.tile::<1>(from, active, groups, bias, &mut sums),
                    2 => block.tile::<2>(from, active, groups, bias, &mut sums),
                    3 => block.tile::<3>(from, active, groups, bias, &mut sums),
                    _ => block.tile::<4>(from, active, groups, bias, &mut sums),
                }
                for (row, sums) in sums[..count].iter().enumerate() {
                    let row = first + row;
                    if last {
                        let to = &mut self.deep[(row * layer.outputs + panel * PANEL) / 32..][..PANEL / 32];
                        let values = rounded(sums, factor, DEEP_TOP);
                        for (to, values) in to.iter_mut().zip(values.as_chunks::<32>().0) {
                            to.0 = values.map(|value| value as i16);
                        }
                    } else {
                        let to = &mut self.to[(row * layer.outputs + panel * PANEL) / 4..][..PANEL / 4];
                        let values = rounded(sums, factor, TOP).map(|value| value as u8);
                        for (to, values) in to.iter_mut().zip(values.as_chunks::<4>().0) {
                            *to = u32::from_le_bytes(*values);
                        }
                    }
                }
            }
        }
        if !last {
            std::mem::swap(&mut self.from, &mut self.to);
        }
    }
}

/// Sums as activations from 0 to `top`: one multiplication, then the nearest whole number, the even one of two.
#[inline(always)]
fn rounded(sums: &[i32; PANEL], factor: &[f32; PANEL], top: f32) -> [u32; PANEL] {
    /// Adding it leaves no room for digits behind the point: the lowest bits of the sum are the whole number.
    const ROUND: f32 = 8_388_608.0;
    let mut values = [0; PANEL];
    for ((value, &sum), &factor) in values.iter_mut().zip(sums).zip(factor) {
        let scaled = sum as f32 * factor;
        let positive = if scaled > 0.0 { scaled } else { 0.0 };
        let bounded = if positive < top { positive } else { top };
        *value = (bounded + ROUND).to_bits() & 0xFFFF;
    }
    values
}
