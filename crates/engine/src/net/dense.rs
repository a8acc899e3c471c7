//! The hidden layers after the first: 8-bit activations and weights, exact 32-bit sums.
//!
//! An activation is a byte from 0 to 255, a weight one from -127 to 127, and the sizes of two neighbouring weights of
//! an output add up to at most 128: so no pair of products leaves 16 bits, whichever instructions add them up. Sums of
//! integers do not depend on their order, what follows is one multiplication and one rounding of 32-bit floats, and so
//! every kernel gives the same bits.

use super::file::Layer;

/// Outputs that are computed together, four vectors of sixteen.
pub(super) const PANEL: usize = 64;
/// Widths are padded to whole multiples of this; the padding is zero.
pub(super) const STEP: usize = 64;
/// The largest activation of a hidden layer.
pub(super) const TOP: f32 = 255.0;
/// The largest size of a quantised weight.
pub(super) const MOST: f32 = 127.0;
/// What the sizes of two neighbouring weights may add up to before they are rounded, which moves each by up to a half:
/// 255 times one more stays below 2^15.
pub(super) const MOST_OF_PAIR: f32 = 127.0;
/// Keeps the sum of a bias and all products inside 32 bits.
const LARGEST_BIAS: f32 = (1 << 30) as f32;

/// A line of weights.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(super) struct Bytes(pub [i8; 64]);

/// The weights of a panel for four neighbouring inputs.
pub(super) type Group = [Bytes; 4];

/// How the weights of a [`Group`] lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// Input by input, its weights to all outputs together.
    Inputs,
    /// Output by output, its four inputs together.
    #[cfg(target_arch = "x86_64")]
    Outputs,
}

impl Order {
    /// The group of a weight in a layer of `groups` words, and its place there.
    const fn place(self, groups: usize, input: usize, output: usize) -> (usize, usize) {
        let (panel, lane) = (output / PANEL, output % PANEL);
        let at = match self {
            Self::Inputs => input % 4 * PANEL + lane,
            #[cfg(target_arch = "x86_64")]
            Self::Outputs => lane * 4 + input % 4,
        };
        (panel * groups + input / 4, at)
    }
}

/// A fully connected layer whose weights lie in panels of [`PANEL`] outputs, four inputs at a time.
#[derive(Clone, Debug)]
pub(super) struct Dense {
    /// Groups of four inputs.
    pub groups: usize,
    /// Outputs, a multiple of [`STEP`].
    pub outputs: usize,
    pub panels: Vec<Group>,
    /// In units of the sums.
    pub bias: Vec<i32>,
    /// For each output, the factor that makes its sum an activation.
    pub factor: Vec<f32>,
}

impl Dense {
    /// Quantises a layer. `from` is what one unit of each input's activation is worth, `to` what one unit of
    /// each output's shall be; `mean` the usual activation of each input, by which the mean error of rounding
    /// the weights is taken back.
    pub fn new(layer: &Layer, from: &[f32], mean: &[f32], to: &[f32], order: Order) -> Self {
        let groups = layer.inputs.next_multiple_of(STEP) / 4;
        let outputs = layer.outputs.next_multiple_of(STEP);
        let mut panels = vec![[Bytes([0; 64]); 4]; outputs / PANEL * groups];
        let (mut bias, mut factor) = (vec![0; outputs], vec![0.0; outputs]);
        for output in 0..layer.outputs {
            let exact: Vec<f32> =
                (0..layer.inputs).map(|i| layer.weights[i * layer.outputs + output] * from[i]).collect();
            let scale = scale(&exact, layer.bias[output]);
            let mut error = 0.0;
            for (input, &weight) in exact.iter().enumerate() {
                let rounded = (weight * scale).round();
                error += (weight * scale - rounded) * mean[input];
                let (group, at) = order.place(groups, input, output);
                panels[group][at / 64].0[at % 64] = rounded as i8;
            }
            bias[output] = (layer.bias[output] * scale + error).round() as i32;
            factor[output] = 1.0 / (scale * to[output]);
        }
        Self { groups, outputs, panels, bias, factor }
    }

    /// The same layer with its inputs in another order, whose weights lie in `order`.
    pub fn with_inputs(&self, inputs: &[usize], order: Order) -> Self {
        let outputs: Vec<usize> = (0..self.outputs).collect();
        self.arranged(inputs, &outputs, order)
    }

    /// The same layer with its outputs in another order, whose weights lie in `order`.
    pub fn with_outputs(&self, outputs: &[usize], order: Order) -> Self {
        let inputs: Vec<usize> = (0..4 * self.groups).collect();
        self.arranged(&inputs, outputs, order)
    }

    fn arranged(&self, inputs: &[usize], outputs: &[usize], order: Order) -> Self {
        let mut panels = self.panels.clone();
        for (to, &output) in outputs.iter().enumerate() {
            for (place, &input) in inputs.iter().enumerate() {
                let (from, at) = order.place(self.groups, input, output);
                let weight = self.panels[from][at / 64].0[at % 64];
                let (group, at) = order.place(self.groups, place, to);
                panels[group][at / 64].0[at % 64] = weight;
            }
        }
        let bias = outputs.iter().map(|&output| self.bias[output]).collect();
        let factor = outputs.iter().map(|&output| self.factor[output]).collect();
        Self { groups: self.groups, outputs: self.outputs, panels, bias, factor }
    }
}

/// By how much the weights of one output, in units of their inputs' activations, are multiplied before rounding.
pub(super) fn scale(exact: &[f32], bias: f32) -> f32 {
    let single = exact.iter().map(|w| w.abs()).fold(1e-12, f32::max);
    let pair = exact.chunks(2).map(|two| two.iter().map(|w| w.abs()).sum()).fold(1e-12, f32::max);
    let scale = (MOST / single).min(MOST_OF_PAIR / pair);
    scale.min(LARGEST_BIAS / bias.abs().max(1e-12))
}

/// Thirty-two 16-bit numbers, aligned for the widest vectors.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(super) struct Shorts(pub [i16; 32]);

/// The last layer: 16-bit activations and weights, so that it is as exact as floats.
#[derive(Clone, Debug)]
pub(super) struct Head {
    /// For each 32 inputs the weights of the six outputs.
    pub weights: Vec<[Shorts; 6]>,
    pub factor: [f32; 8],
    pub bias: [f32; 8],
}

impl Head {
    /// Quantises a layer. `from` is what one unit of each input's activation is worth, `most` how large it can get.
    pub fn new(layer: &Layer, from: &[f32], most: f32) -> Self {
        let lines = layer.inputs.next_multiple_of(STEP) / 32;
        let mut weights = vec![[Shorts([0; 32]); 6]; lines];
        let (mut bias, mut factor) = ([0.0; 8], [0.0; 8]);
        for output in 0..layer.outputs {
            let exact: Vec<f32> =
                (0..layer.inputs).map(|i| layer.weights[i * layer.outputs + output] * from[i]).collect();
            let single = exact.iter().map(|w| w.abs()).fold(1e-12, f32::max);
            let total = exact.iter().map(|w| w.abs()).sum::<f32>().max(1e-12);
            // No sum can leave 32 bits, whatever the activations; half a unit of each weight is rounding.
            let room = (2_147_480_000.0 / most - layer.inputs as f32).max(1.0);
            let scale = (32_767.0 / single).min(room / total);
            for (input, &weight) in exact.iter().enumerate() {
                weights[input / 32][output].0[input % 32] = (weight * scale).round() as i16;
            }
            bias[output] = layer.bias[output];
            factor[output] = 1.0 / scale;
        }
        Self { weights, factor, bias }
    }
}
