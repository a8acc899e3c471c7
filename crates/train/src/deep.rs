//! A deep net under training: forward and backward passes over batches.

use pasch_engine::{
    net::{CLASSES, Layer, NetFile, NetKind, possible_classes},
    standard::{
        Board,
        encode::{INPUTS, for_each_active},
    },
};

use crate::{
    labels::Label,
    matmul::{Product, multiply},
    random::Stream,
    shallow::softmax,
};

/// Inputs behind those of the checkers' places, for experiments: the nets in use have none.
#[derive(Clone, Copy, Debug)]
pub struct Extra {
    pub inputs: usize,
    /// Writes them, about 0 to 1 each, for a board seen by the player on roll.
    pub write: fn(&Board, &mut [f32]),
}

impl PartialEq for Extra {
    fn eq(&self, other: &Self) -> bool {
        self.inputs == other.inputs && std::ptr::fn_addr_eq(self.write, other.write)
    }
}

/// Widths and weights. The weights lie in one slice, layer by layer: inputs × outputs, then the biases.
#[derive(Clone, Debug, PartialEq)]
pub struct Deep {
    extra: Option<Extra>,
    widths: Vec<usize>,
    weights: Vec<f32>,
}

/// Sums over a part of a batch.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Loss {
    pub samples: f64,
    /// Sum of the cross-entropies, less the entropies of the targets: 0 is perfect.
    pub divergence: f64,
    /// Sum of the squared errors of the equity, in points.
    pub squared: f64,
}

impl Loss {
    /// Root of the mean squared error of the equity, in points.
    #[must_use]
    pub fn rms(&self) -> f64 {
        (self.squared / self.samples.max(1.0)).sqrt()
    }
}

impl std::ops::AddAssign for Loss {
    fn add_assign(&mut self, other: Self) {
        self.samples += other.samples;
        self.divergence += other.divergence;
        self.squared += other.squared;
    }
}

/// Buffers of one worker.
#[derive(Clone, Debug, Default)]
pub struct Pass {
    active: Vec<(u32, f32)>,
    written: Vec<f32>,
    starts: Vec<usize>,
    possible: Vec<[bool; CLASSES]>,
    targets: Vec<[f32; CLASSES]>,
    values: Vec<Vec<f32>>,
    slopes: Vec<Vec<f32>>,
    /// What the net made of each sample's equity, in points.
    pub equities: Vec<f32>,
    /// The gradient, in the order of the weights.
    pub gradient: Vec<f32>,
}

impl Deep {
    /// Random weights for the given hidden widths.
    #[must_use]
    pub fn random(hidden: &[usize], stream: &mut Stream) -> Self {
        Self::random_with(hidden, None, stream)
    }

    /// As [`Deep::random`], with inputs of the caller's own behind those of the checkers' places. Such a net has no
    /// file that an engine would read.
    #[must_use]
    pub fn random_with(hidden: &[usize], extra: Option<Extra>, stream: &mut Stream) -> Self {
        let mut widths = vec![INPUTS + extra.map_or(0, |extra| extra.inputs)];
        widths.extend_from_slice(hidden);
        widths.push(CLASSES);
        let mut weights = Vec::new();
        for (index, pair) in widths.windows(2).enumerate() {
            // About 32 inputs of the first layer are lit at a time.
            let fan = if index == 0 { 32.0 } else { pair[0] as f32 };
            let gain = if index + 2 == widths.len() { 0.5 } else { 1.0 };
            let deviation = gain * (2.0 / fan).sqrt();
            weights.extend((0..pair[0] * pair[1]).map(|_| stream.normal() * deviation));
            weights.extend((0..pair[1]).map(|_| 0.0));
        }
        Self { extra, widths, weights }
    }

    /// The same function with inputs of the caller's own, which have no weight yet, in place of those it may have had.
    #[must_use]
    pub fn with_extra(&self, extra: Extra) -> Self {
        let outputs = self.widths[1];
        let mut widths = self.widths.clone();
        widths[0] = INPUTS + extra.inputs;
        let (raw, rest) = (&self.weights[..INPUTS * outputs], &self.weights[self.widths[0] * outputs..]);
        let weights = [raw, &vec![0.0; extra.inputs * outputs], rest].concat();
        Self { extra: Some(extra), widths, weights }
    }

    /// The same function in a larger net: layers may be wider than before, and layers may be added before the last
    /// hidden one. `None` when `hidden` is smaller somewhere.
    ///
    /// A layer that is added hands on what it gets, which is never negative, so that max(0, x) changes nothing. A new
    /// unit hears the layer before with random weights and is heard by nobody yet: learning finds a use for it.
    #[must_use]
    pub fn grown(&self, hidden: &[usize], stream: &mut Stream) -> Option<Self> {
        let added = hidden.len().checked_sub(self.hidden().len())?;
        let mut widths = self.widths.clone();
        let mut layers = self.to_file(NetKind::Contact).layers;
        // Added layers stand behind the first, as wide as it.
        for _ in 0..added {
            let width = widths[1];
            widths.insert(2, width);
            let mut weights = vec![0.0; width * width];
            weights.iter_mut().step_by(width + 1).for_each(|weight| *weight = 1.0);
            layers.insert(1, Layer { inputs: width, outputs: width, weights, bias: vec![0.0; width] });
        }
        let mut inputs = INPUTS;
        for (index, layer) in layers.iter_mut().enumerate() {
            let outputs = hidden.get(index).copied().unwrap_or(CLASSES);
            if outputs < layer.outputs || inputs < layer.inputs {
                return None;
            }
            let fan = if index == 0 { 32.0 } else { inputs as f32 };
            let mut weights = Vec::with_capacity(inputs * outputs);
            for input in 0..inputs {
                for output in 0..outputs {
                    weights.push(match (input < layer.inputs, output < layer.outputs) {
                        (true, true) => layer.weights[input * layer.outputs + output],
                        (_, false) => stream.normal() * (2.0 / fan).sqrt(),
                        (false, true) => 0.0,
                    });
                }
            }
            layer.bias.resize(outputs, 0.0);
            *layer = Layer { inputs, outputs, weights, bias: std::mem::take(&mut layer.bias) };
            inputs = outputs;
        }
        Some(Self::from_file(&NetFile { kind: NetKind::Contact, layers }))
    }

    /// The net of a file.
    #[must_use]
    pub fn from_file(file: &NetFile) -> Self {
        let mut widths = vec![INPUTS];
        let mut weights = Vec::new();
        for layer in &file.layers {
            widths.push(layer.outputs);
            weights.extend_from_slice(&layer.weights);
            weights.extend_from_slice(&layer.bias);
        }
        Self { extra: None, widths, weights }
    }

    /// The file of the net.
    #[must_use]
    pub fn to_file(&self, kind: NetKind) -> NetFile {
        let mut rest = self.weights.as_slice();
        let mut layers = Vec::new();
        for pair in self.widths.windows(2) {
            let (weights, after) = rest.split_at(pair[0] * pair[1]);
            let (bias, after) = after.split_at(pair[1]);
            layers.push(Layer {
                inputs: pair[0],
                outputs: pair[1],
                weights: weights.to_vec(),
                bias: bias.to_vec(),
            });
            rest = after;
        }
        NetFile { kind, layers }
    }

    #[must_use]
    pub fn hidden(&self) -> &[usize] {
        &self.widths[1..self.widths.len() - 1]
    }

    #[must_use]
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// All weights, to be changed.
    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// Forward pass; leaves the losses' slopes at the classes in `pass`.
    pub fn judge(&self, labels: &[Label], pass: &mut Pass) -> Loss {
        let rows = labels.len();
        pass.read(labels, self.extra);
        let layers = self.widths.len() - 1;
        pass.values.resize(layers, Vec::new());
        let mut at = 0;
        for layer in 0..layers {
            let (inputs, outputs) = (self.widths[layer], self.widths[layer + 1]);
            let weights = &self.weights[at..at + inputs * outputs];
            let bias = &self.weights[at + inputs * outputs..][..outputs];
            at += (inputs + 1) * outputs;
            let (before, rest) = pass.values.split_at_mut(layer);
            let values = &mut rest[0];
            values.resize(rows * outputs, 0.0);
            for row in values.chunks_exact_mut(outputs) {
                row.copy_from_slice(bias);
            }
            if layer == 0 {
                for (row, bounds) in values.chunks_exact_mut(outputs).zip(pass.starts.windows(2)) {
                    for &(input, value) in &pass.active[bounds[0]..bounds[1]] {
                        add(row, &weights[input as usize * outputs..][..outputs], value);
                    }
                }
            } else {
                multiply(Product::Plain, [rows, outputs, inputs], &before[layer - 1], weights, values, true);
            }
            if layer + 1 < layers {
                values.iter_mut().for_each(|x| *x = x.max(0.0));
            }
        }
        pass.loss(layers - 1)
    }

    /// Forward and backward pass: the loss, and in `pass.gradient` the sum of the samples' gradients.
    pub fn learn(&self, labels: &[Label], pass: &mut Pass) -> Loss {
        let loss = self.judge(labels, pass);
        let rows = labels.len();
        let layers = self.widths.len() - 1;
        pass.gradient.resize(self.weights.len(), 0.0);
        pass.slopes.resize(layers, Vec::new());
        let mut end = self.weights.len();
        for layer in (0..layers).rev() {
            let (inputs, outputs) = (self.widths[layer], self.widths[layer + 1]);
            let start = end - (inputs + 1) * outputs;
            let (gradient, bias) = pass.gradient[start..end].split_at_mut(inputs * outputs);
            let weights = &self.weights[start..start + inputs * outputs];
            end = start;
            let (lower, upper) = pass.slopes.split_at_mut(layer);
            let slopes = &upper[0];
            bias.fill(0.0);
            for row in slopes.chunks_exact(outputs) {
                add(bias, row, 1.0);
            }
            if layer == 0 {
                gradient.fill(0.0);
                for (row, bounds) in slopes.chunks_exact(outputs).zip(pass.starts.windows(2)) {
                    for &(input, value) in &pass.active[bounds[0]..bounds[1]] {
                        add(&mut gradient[input as usize * outputs..][..outputs], row, value);
                    }
                }
            } else {
                let values = &pass.values[layer - 1];
                multiply(Product::LeftTransposed, [inputs, outputs, rows], values, slopes, gradient, false);
                let below = &mut lower[layer - 1];
                below.resize(rows * inputs, 0.0);
                multiply(Product::RightTransposed, [rows, inputs, outputs], slopes, weights, below, false);
                for (slope, &value) in below.iter_mut().zip(values) {
                    if value <= 0.0 {
                        *slope = 0.0;
                    }
                }
            }
        }
        loss
    }
}

impl Pass {
    fn read(&mut self, labels: &[Label], extra: Option<Extra>) {
        self.active.clear();
        self.starts.clear();
        self.possible.clear();
        self.targets.clear();
        self.starts.push(0);
        for label in labels {
            // A key that is no board's cannot come from a shard whose checksum fits; it would teach the start.
            let board = Board::from_key(label.key).unwrap_or(Board::start());
            for_each_active(&board, |input, value| self.active.push((input as u32, value)));
            if let Some(extra) = extra {
                self.written.clear();
                self.written.resize(extra.inputs, 0.0);
                (extra.write)(&board, &mut self.written);
                let inputs = (INPUTS as u32..).zip(self.written.iter().copied());
                self.active.extend(inputs.filter(|&(_, value)| value != 0.0));
            }
            self.starts.push(self.active.len());
            let possible = possible_classes(&board);
            let mut classes = label.probs().classes();
            for (class, &possible) in classes.iter_mut().zip(&possible) {
                *class = if possible { class.max(0.0) } else { 0.0 };
            }
            let sum: f32 = classes.iter().sum();
            self.possible.push(possible);
            self.targets.push(classes.map(|class| class / sum));
        }
    }

    /// Losses from the logits in the last values, and their slopes.
    fn loss(&mut self, last: usize) -> Loss {
        const POINTS: [f32; CLASSES] = [-3.0, -2.0, -1.0, 1.0, 2.0, 3.0];
        self.slopes.resize(last + 1, Vec::new());
        let slopes = &mut self.slopes[last];
        slopes.clear();
        self.equities.clear();
        let mut loss = Loss { samples: self.targets.len() as f64, ..Loss::default() };
        let rows = self.values[last].chunks_exact(CLASSES);
        for ((row, possible), target) in rows.zip(&self.possible).zip(&self.targets) {
            let mut logits = [0.0; CLASSES];
            logits.copy_from_slice(row);
            let found = softmax(possible, &logits);
            let mut error = 0.0;
            self.equities.push(POINTS.iter().zip(&found).map(|(points, class)| points * class).sum());
            for class in 0..CLASSES {
                slopes.push(found[class] - target[class]);
                error += POINTS[class] * (found[class] - target[class]);
                if target[class] > 0.0 {
                    let ratio = f64::from(target[class]) / f64::from(found[class].max(1e-9));
                    loss.divergence += f64::from(target[class]) * ratio.ln();
                }
            }
            loss.squared += f64::from(error * error);
        }
        loss
    }
}

/// `to += value · column`.
fn add(to: &mut [f32], column: &[f32], value: f32) {
    #[cfg(target_arch = "x86_64")]
    if std::is_x86_feature_detected!("avx2") && std::is_x86_feature_detected!("fma") {
        // SAFETY: the machine has the instruction sets, as just asked.
        #[allow(unsafe_code)]
        unsafe {
            add_avx2(to, column, value);
        }
        return;
    }
    for (to, &x) in to.iter_mut().zip(column) {
        *to += value * x;
    }
}

// SAFETY: the body is safe code; only its instruction set needs the caller's promise.
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
#[target_feature(enable = "avx2,fma")]
unsafe fn add_avx2(to: &mut [f32], column: &[f32], value: f32) {
    for (to, &x) in to.iter_mut().zip(column) {
        *to = value.mul_add(x, *to);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_engine::eval::Probs;

    fn samples() -> Vec<Label> {
        let boards = [
            Board::start(),
            Board::from_points(
                &[(6, 5), (5, 5), (20, 2), (25, 1), (8, 2)],
                &[(24, 2), (13, 5), (8, 3), (6, 5)],
            ),
            Board::from_points(&[(6, 7), (0, 8)], &[(24, 2), (1, 13)]),
        ];
        let probs = Probs { win: 0.6, win_g: 0.2, win_bg: 0.01, lose_g: 0.1, lose_bg: 0.005 };
        let fitting = |board: &Board| match board.lanes[0][0] {
            0 => probs,
            _ => Probs { lose_g: 0.0, lose_bg: 0.0, ..probs },
        };
        boards.iter().map(|board| Label::new(board, &fitting(board))).collect()
    }

    #[test]
    fn gradients_are_the_slopes_of_the_loss() {
        let pips = Extra {
            inputs: 2,
            write: |board, to| to.copy_from_slice(&[0, 1].map(|lane| board.pips(lane) as f32 / 167.0)),
        };
        for extra in [None, Some(pips)] {
            slopes_fit(Deep::random_with(&[16, 8], extra, &mut Stream::new(&[2])));
        }
    }

    #[test]
    fn new_inputs_change_nothing_at_first() {
        let ones = Extra { inputs: 3, write: |_, to| to.fill(1.0) };
        let plain = Deep::random(&[16, 8], &mut Stream::new(&[3]));
        let judged = |deep: &Deep| {
            let mut pass = Pass::default();
            deep.judge(&samples(), &mut pass);
            pass.equities
        };
        assert_eq!(judged(&plain), judged(&plain.with_extra(ones)));
    }

    fn slopes_fit(mut deep: Deep) {
        let labels = samples();
        let mut pass = Pass::default();
        deep.learn(&labels, &mut pass);
        let gradient = pass.gradient.clone();
        let mut stream = Stream::new(&[3]);
        let mut checked = 0;
        while checked < 60 {
            let at = stream.below(gradient.len());
            if gradient[at] == 0.0 {
                continue;
            }
            let step = 1e-3;
            let kept = deep.weights[at];
            deep.weights[at] = kept + step;
            let above = deep.judge(&labels, &mut pass).divergence;
            deep.weights[at] = kept - step;
            let below = deep.judge(&labels, &mut pass).divergence;
            deep.weights[at] = kept;
            let slope = ((above - below) / (2.0 * f64::from(step))) as f32;
            assert!(
                (slope - gradient[at]).abs() < 0.02 * slope.abs().max(0.1),
                "{at}: {slope} {}",
                gradient[at]
            );
            checked += 1;
        }
    }

    #[test]
    fn a_grown_net_is_the_same_function() {
        let mut stream = Stream::new(&[7]);
        let deep = Deep::random(&[16, 8], &mut stream);
        let labels = samples();
        let judge = |deep: &Deep| {
            let mut pass = Pass::default();
            deep.judge(&labels, &mut pass);
            pass.values.last().cloned().expect("a last layer")
        };
        for hidden in [&[16, 8][..], &[24, 8], &[16, 16, 8], &[32, 20, 9], &[16, 16, 16, 12]] {
            let grown = deep.grown(hidden, &mut stream).expect("larger");
            assert_eq!(grown.hidden(), hidden);
            for (found, wanted) in judge(&grown).iter().zip(judge(&deep)) {
                assert!((found - wanted).abs() < 1e-4, "{hidden:?}: {found} {wanted}");
            }
        }
        for smaller in [&[8, 8][..], &[16], &[16, 4]] {
            assert_eq!(deep.grown(smaller, &mut stream), None, "{smaller:?}");
        }
    }

    #[test]
    fn files_keep_the_net() {
        let deep = Deep::random(&[16, 8], &mut Stream::new(&[2]));
        let file = deep.to_file(NetKind::Contact);
        assert_eq!(file.shape(), "230-16-8-6");
        assert_eq!(Deep::from_file(&file), deep);
    }
}
