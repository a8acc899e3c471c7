//! The layers after the first: 32-bit floats, several boards at a time.

use super::file::Layer;

/// Boards that go through a layer together, so that each weight is loaded once for all of them.
pub(super) const TILE: usize = 6;

/// A fully connected layer whose weights lie in panels of `LANES` outputs, input by input.
#[derive(Clone, Debug)]
pub(super) struct Dense {
    pub inputs: usize,
    /// Outputs, padded to whole panels; the padding is zero.
    pub outputs: usize,
    lanes: usize,
    panels: Vec<f32>,
    bias: Vec<f32>,
}

impl Dense {
    /// Lays out a layer for inputs padded to `inputs` (the width of the layer before).
    pub fn new(layer: &Layer, inputs: usize) -> Self {
        let lanes = if layer.outputs <= 8 { 8 } else { 16 };
        let outputs = layer.outputs.next_multiple_of(lanes);
        let mut panels = vec![0.0; inputs * outputs];
        for input in 0..layer.inputs {
            for output in 0..layer.outputs {
                let (panel, lane) = (output / lanes, output % lanes);
                panels[(panel * inputs + input) * lanes + lane] =
                    layer.weights[input * layer.outputs + output];
            }
        }
        let mut bias = layer.bias.clone();
        bias.resize(outputs, 0.0);
        Self { inputs, outputs, lanes, panels, bias }
    }

    /// Sends `rows` rows (rounded up to whole tiles by the caller's buffers) of `from`, none of them negative, through
    /// the layer.
    ///
    /// Each output is summed over the inputs in rising order, starting from the bias, so that every kernel adds in the
    /// same order. Where there is more than one panel, inputs that are zero in a whole tile are left out, which changes
    /// no sum.
    #[inline(always)]
    pub fn forward<B: Block>(
        &self,
        block: B,
        rows: usize,
        from: &[f32],
        packed: &mut Packed,
        to: &mut [f32],
        relu: bool,
    ) {
        let tiles = rows.div_ceil(TILE);
        let n = self.inputs;
        let panels = self.outputs / self.lanes;
        if panels > 1 {
            packed.fill(n, &from[..tiles * TILE * n]);
        }
        for panel in 0..panels {
            let weights = &self.panels[panel * n * self.lanes..][..n * self.lanes];
            let bias = &self.bias[panel * self.lanes..][..self.lanes];
            for tile in 0..tiles {
                let mut sums = [0.0; TILE * 16];
                let sums = &mut sums[..TILE * self.lanes];
                if panels > 1 {
                    let (active, values) = packed.tile(tile);
                    block.sum(weights, bias, active, values, sums);
                } else {
                    block.sum_rows(weights, bias, &from[tile * TILE * n..][..TILE * n], sums);
                }
                for (row, sums) in sums.chunks_exact(self.lanes).enumerate() {
                    let to = &mut to[(tile * TILE + row) * self.outputs + panel * self.lanes..][..self.lanes];
                    for (out, &sum) in to.iter_mut().zip(sums) {
                        *out = if relu { sum.max(0.0) } else { sum };
                    }
                }
            }
        }
    }
}

/// The inputs of each tile that are not zero in all its rows, input by input.
#[derive(Clone, Debug, Default)]
pub(super) struct Packed {
    active: Vec<u32>,
    values: Vec<[f32; TILE]>,
    /// Where each tile begins in both lists, and where the last ends.
    starts: Vec<usize>,
}

impl Packed {
    #[inline(always)]
    fn fill(&mut self, n: usize, from: &[f32]) {
        self.starts.clear();
        self.starts.push(0);
        let tiles = from.len() / (TILE * n);
        // One place more than can be kept: the last write may be one that is not.
        if self.active.len() <= tiles * n {
            self.active.resize(tiles * n + 1, 0);
            self.values.resize(tiles * n + 1, [0.0; TILE]);
        }
        let mut at = 0;
        for tile in from.chunks_exact(TILE * n) {
            let (r0, rest) = tile.split_at(n);
            let (r1, rest) = rest.split_at(n);
            let (r2, rest) = rest.split_at(n);
            let (r3, rest) = rest.split_at(n);
            let (r4, r5) = rest.split_at(n);
            for i in 0..n {
                // Written always, kept only if something is lit: no branch to mispredict.
                let six = [r0[i], r1[i], r2[i], r3[i], r4[i], r5[i]];
                self.active[at] = i as u32;
                self.values[at] = six;
                at += usize::from(six[0] + six[1] + six[2] + six[3] + six[4] + six[5] > 0.0);
            }
            self.starts.push(at);
        }
    }

    #[inline(always)]
    fn tile(&self, tile: usize) -> (&[u32], &[[f32; TILE]]) {
        let span = self.starts[tile]..self.starts[tile + 1];
        (&self.active[span.clone()], &self.values[span])
    }
}

/// How a kernel multiplies one tile by one panel.
pub(super) trait Block: Copy {
    /// Six rows of inputs times rows of 8 or 16 weights, plus the bias: six rows of sums. `active` names the rows of
    /// `weights` that are needed, `values` holds the six inputs for each. The number of lanes is the length of `bias`.
    fn sum(self, weights: &[f32], bias: &[f32], active: &[u32], values: &[[f32; TILE]], sums: &mut [f32]);

    /// The same with all inputs, which lie row after row in `from`.
    fn sum_rows(self, weights: &[f32], bias: &[f32], from: &[f32], sums: &mut [f32]);
}

/// The plain kernel: every product is rounded before it is added.
#[derive(Clone, Copy)]
pub(super) struct Plain;

impl Block for Plain {
    #[inline(always)]
    fn sum(self, weights: &[f32], bias: &[f32], active: &[u32], values: &[[f32; TILE]], sums: &mut [f32]) {
        let lanes = bias.len();
        for sums in sums.chunks_exact_mut(lanes) {
            sums.copy_from_slice(bias);
        }
        for (&input, six) in active.iter().zip(values) {
            let weights = &weights[input as usize * lanes..][..lanes];
            for (sums, &value) in sums.chunks_exact_mut(lanes).zip(six) {
                for (sum, &weight) in sums.iter_mut().zip(weights) {
                    *sum += value * weight;
                }
            }
        }
    }
    #[inline(always)]
    fn sum_rows(self, weights: &[f32], bias: &[f32], from: &[f32], sums: &mut [f32]) {
        let lanes = bias.len();
        for (sums, row) in sums.chunks_exact_mut(lanes).zip(from.chunks_exact(weights.len() / lanes)) {
            sums.copy_from_slice(bias);
            for (&value, weights) in row.iter().zip(weights.chunks_exact(lanes)) {
                for (sum, &weight) in sums.iter_mut().zip(weights) {
                    *sum += value * weight;
                }
            }
        }
    }
}
