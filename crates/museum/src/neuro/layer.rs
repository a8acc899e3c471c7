//! A net of one hidden layer of sigmoid units with outputs that are plain sums, and how it learns.

use super::inputs::INPUTS;
use crate::logistic::{dot, sigmoid};
use crate::random::Random;

/// The weights of a net.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Layer {
    pub hidden: usize,
    /// For each input the weights to the hidden units; the last row is the constant.
    pub first: Vec<f32>,
    /// For each output the weights of the hidden units, then the constant.
    pub second: Vec<f32>,
}

impl Layer {
    /// Small random weights.
    pub fn random(hidden: usize, outputs: usize, random: &mut Random) -> Self {
        let mut small = |count: usize| (0..count).map(|_| 0.2 * random.unit() - 0.1).collect();
        let first = small((INPUTS + 1) * hidden);
        Self { hidden, first, second: small(outputs * (hidden + 1)) }
    }

    /// Number of weights of a net of these sizes: in the first layer, and in the second.
    pub const fn sizes(hidden: usize, outputs: usize) -> [usize; 2] {
        [(INPUTS + 1) * hidden, outputs * (hidden + 1)]
    }

    /// Adds what some inputs bring to the hidden units.
    pub fn add(&self, active: &[(usize, f32)], sums: &mut [f32]) {
        for &(input, value) in active {
            let row = &self.first[input * self.hidden..(input + 1) * self.hidden];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += value * weight;
            }
        }
    }

    /// The hidden units of some inputs, written into `hidden`.
    pub fn feel(&self, active: &[(usize, f32)], hidden: &mut Vec<f32>) {
        hidden.clear();
        hidden.resize(self.hidden, 0.0);
        self.add(active, hidden);
        for sum in hidden {
            *sum = sigmoid(*sum);
        }
    }

    /// One output from the hidden units.
    pub fn output(&self, number: usize, hidden: &[f32]) -> f32 {
        let n = self.hidden;
        let row = &self.second[number * (n + 1)..(number + 1) * (n + 1)];
        dot(hidden, &row[..n]) + row[n]
    }

    /// Moves every weight so that `output` changes by about `step` times the square of its slopes: a step of gradient
    /// ascent. `active` and `hidden` are those of the judgement.
    pub fn learn(&mut self, active: &[(usize, f32)], hidden: &[f32], output: usize, step: f32) {
        let n = self.hidden;
        let row = &mut self.second[output * (n + 1)..(output + 1) * (n + 1)];
        let below: Vec<f32> = hidden.iter().zip(&*row).map(|(h, w)| step * w * h * (1.0 - h)).collect();
        for (weight, h) in row.iter_mut().zip(hidden.iter().chain(std::iter::once(&1.0))) {
            *weight += step * h;
        }
        for &(input, value) in active {
            let row = &mut self.first[input * n..(input + 1) * n];
            for (weight, below) in row.iter_mut().zip(&below) {
                *weight += value * below;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The slopes by which it learns are those that small changes of the weights show.
    #[test]
    fn learning_follows_the_slopes() {
        let layer = Layer::random(5, 2, &mut Random::new(&[4]));
        let active = [(3, 1.0), (40, 0.5), (INPUTS, 1.0)];
        let judge = |layer: &Layer| {
            let mut hidden = Vec::new();
            layer.feel(&active, &mut hidden);
            layer.output(1, &hidden)
        };
        let mut hidden = Vec::new();
        layer.feel(&active, &mut hidden);
        let mut after = layer.clone();
        let step = 1e-3;
        after.learn(&active, &hidden, 1, step);
        let mut squares = 0.0;
        for place in 0..layer.first.len() + layer.second.len() {
            let bumped = |by: f32| {
                let mut other = layer.clone();
                let first = other.first.len();
                if place < first {
                    other.first[place] += by
                } else {
                    other.second[place - first] += by
                }
                judge(&other)
            };
            let slope = (bumped(0.05) - bumped(-0.05)) / 0.1;
            squares += slope * slope;
        }
        let moved = judge(&after) - judge(&layer);
        assert!((moved - step * squares).abs() < 0.02 * moved, "{moved} {}", step * squares);
    }
}
