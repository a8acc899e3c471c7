//! A net of a game of the family while it learns: 32-bit floats, one position at a time.
//!
//! Beside the weights it keeps their average over the later part of all learning so far. The average plays better than
//! any single moment of it and is what is delivered, so that a run can be stopped, and gone on with, at any time.

use pasch_engine::family::{
    Classes, FamilyNet, FamilyNetError, MOST_CLASSES, Results, State, Weights,
    encode::{Encoding, View},
    net::softmax,
};
use pasch_rules::{Rules, VariantId};

use crate::random::Stream;

/// Rows of output weights are padded to a multiple of this many classes.
const LANE: usize = 8;
/// The average forgets the first part of all learning: with this share `s` the weight of step `t` of `n` goes
/// with `(t / n)^s`.
const LATE: f64 = 8.0;

/// The net that learns.
#[derive(Clone, Debug, PartialEq)]
pub struct Learner {
    encoding: Encoding,
    results: Results,
    /// How much an input's step counts.
    steps: Vec<f32>,
    hidden: usize,
    padded: usize,
    /// A row of `hidden` per input, one more for the biases; a row of `padded` per hidden unit, one more for the biases.
    weights: Vec<f32>,
    average: Vec<f32>,
    averaged: u64,
}

/// Room for the activations of one position.
#[derive(Clone, Debug, Default)]
pub struct Room {
    view: View,
    base: Vec<f32>,
    sums: Vec<f32>,
    slopes: Vec<f32>,
    inputs: Vec<(usize, i32)>,
}

impl Learner {
    /// Random weights; `hidden` is rounded up to a multiple of 8.
    #[must_use]
    pub fn random(rules: &Rules, hidden: usize, stream: &mut Stream) -> Self {
        let (encoding, results) = (Encoding::of(rules), Results::of(rules));
        let hidden = hidden.next_multiple_of(8);
        let padded = results.classes().next_multiple_of(LANE);
        let inputs = encoding.inputs();
        let mut weights = vec![0.0; (inputs + 1) * hidden + (hidden + 1) * padded];
        let (first, second) = weights.split_at_mut((inputs + 1) * hidden);
        first[..inputs * hidden].fill_with(|| stream.normal() * 0.1);
        for row in second[..hidden * padded].chunks_exact_mut(padded) {
            row[..results.classes()].fill_with(|| stream.normal() * 0.1);
        }
        let average = weights.clone();
        Self { steps: encoding.steps(), encoding, results, hidden, padded, weights, average, averaged: 0 }
    }

    /// What it tells apart.
    #[must_use]
    pub const fn results(&self) -> &Results {
        &self.results
    }

    /// A net that goes on from a delivered one.
    #[must_use]
    pub fn from_net(rules: &Rules, net: &FamilyNet) -> Self {
        let told = net.weights();
        let mut learner = Self::random(rules, told.hidden, &mut Stream::new(&[0]));
        let (hidden, padded, classes) = (told.hidden, learner.padded, learner.results.classes());
        let inputs = learner.encoding.inputs();
        let (first, second) = learner.weights.split_at_mut((inputs + 1) * hidden);
        let columns = first.chunks_exact_mut(hidden).zip(told.first.chunks_exact(hidden));
        for ((column, from), step) in columns.zip(&learner.steps) {
            column.iter_mut().zip(from).for_each(|(weight, from)| *weight = from / step);
        }
        first[inputs * hidden..].copy_from_slice(&told.first_bias);
        let rows = told.second.chunks_exact(classes).chain([told.second_bias.as_slice()]);
        for (row, from) in second.chunks_exact_mut(padded).zip(rows) {
            row[..classes].copy_from_slice(from);
        }
        learner.average.copy_from_slice(&learner.weights);
        learner
    }

    /// The weights as they are now.
    #[must_use]
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// Takes other weights, of a net of the same shape, for its own and for their average.
    ///
    /// # Panics
    /// When they are not as many.
    pub fn set_weights(&mut self, weights: &[f32]) {
        self.weights.copy_from_slice(weights);
        self.average.copy_from_slice(weights);
    }

    /// Everything that changes while it learns, for a checkpoint.
    #[must_use]
    pub fn floats(&self) -> Vec<f32> {
        [&self.weights[..], &self.average].concat()
    }

    /// Takes the weights from a checkpoint made after `averaged` averages; `false` when they are another net's.
    #[must_use]
    pub fn restore(&mut self, floats: &[f32], averaged: u64) -> bool {
        let n = self.weights.len();
        if floats.len() != 2 * n {
            return false;
        }
        self.weights.copy_from_slice(&floats[..n]);
        self.average.copy_from_slice(&floats[n..]);
        self.averaged = averaged;
        true
    }

    /// Takes the present weights into the average.
    pub fn average(&mut self) {
        self.averaged += 1;
        let share = ((LATE + 1.0) / (self.averaged as f64 + LATE)).min(1.0) as f32;
        for (mean, weight) in self.average.iter_mut().zip(&self.weights) {
            *mean += share * (weight - *mean);
        }
    }

    /// The averaged net as it is delivered.
    ///
    /// # Errors
    /// When learning has gone astray: a weight is infinite or not a number.
    pub fn to_net(&self, variant: VariantId) -> Result<FamilyNet, FamilyNetError> {
        let (hidden, classes) = (self.hidden, self.results.classes());
        let (first, second) = self.average.split_at((self.encoding.inputs() + 1) * hidden);
        let (columns, first_bias) = first.split_at(self.encoding.inputs() * hidden);
        let scaled = columns.chunks_exact(hidden).zip(&self.steps);
        let rows = second.chunks_exact(self.padded).map(|row| &row[..classes]);
        let weights = Weights {
            hidden,
            first: scaled.flat_map(|(column, step)| column.iter().map(move |w| w * step)).collect(),
            first_bias: first_bias.to_vec(),
            second: rows.clone().take(hidden).flatten().copied().collect(),
            second_bias: rows.skip(hidden).flatten().copied().collect(),
        };
        FamilyNet::from_weights(variant, &weights)
    }

    /// Takes a position as the one from which others are reached in few steps.
    pub fn set_base(&self, state: &State, room: &mut Room) {
        room.view = self.encoding.view(state);
        self.encoding.active(&room.view, &mut room.inputs);
        room.base.clear();
        room.base.extend_from_slice(self.first_bias());
        self.add(&mut room.base, &room.inputs);
    }

    /// The chances of the player on roll.
    pub fn judge(&self, state: &State, room: &mut Room) -> Classes {
        let view = self.encoding.view(state);
        self.encoding.changes(&room.view, &view, &mut room.inputs);
        room.sums.clear();
        room.sums.extend_from_slice(&room.base);
        self.add(&mut room.sums, &room.inputs);
        self.chances(state, &room.sums)
    }

    fn chances(&self, state: &State, sums: &[f32]) -> Classes {
        let mut logits = [0.0; MOST_CLASSES + 2];
        self.output(sums, &mut logits[..self.padded]);
        let possible = self.results.possible(&state.position, state.player);
        softmax(possible, &logits[..self.results.classes()])
    }

    /// One step downhill towards `target`; how far the equity was from it before, in points.
    pub fn learn(&mut self, state: &State, target: &Classes, rate: f32, room: &mut Room) -> f32 {
        self.encoding.active(&self.encoding.view(state), &mut room.inputs);
        room.sums.clear();
        room.sums.extend_from_slice(self.first_bias());
        self.add(&mut room.sums, &room.inputs);
        let now = self.chances(state, &room.sums);
        let mut step = [0.0; MOST_CLASSES + 2];
        for (step, (target, now)) in step.iter_mut().zip(target.iter().zip(&now)) {
            *step = rate * (target - now);
        }
        let error = self.results.equity(&now) - self.results.equity(target);
        let (hidden, padded) = (self.hidden, self.padded);
        let (first, second) = self.weights.split_at_mut((self.encoding.inputs() + 1) * hidden);
        let down = Down { steps: &self.steps, step: &step[..padded], hidden };
        #[cfg(target_arch = "x86_64")]
        if std::is_x86_feature_detected!("avx2") {
            // SAFETY: the machine has the instruction set, as just asked.
            #[allow(unsafe_code)]
            unsafe {
                down.take_avx2(first, second, room);
            }
            return error;
        }
        down.take(first, second, room);
        error
    }

    fn first_bias(&self) -> &[f32] {
        &self.weights[self.encoding.inputs() * self.hidden..][..self.hidden]
    }

    fn add(&self, sums: &mut [f32], inputs: &[(usize, i32)]) {
        #[cfg(target_arch = "x86_64")]
        if std::is_x86_feature_detected!("avx2") {
            // SAFETY: the machine has the instruction set, as just asked.
            #[allow(unsafe_code)]
            unsafe {
                add_avx2(&self.weights, &self.steps, sums, inputs);
            }
            return;
        }
        add(&self.weights, &self.steps, sums, inputs);
    }

    fn output(&self, sums: &[f32], logits: &mut [f32]) {
        let rows = &self.weights[(self.encoding.inputs() + 1) * self.hidden..];
        #[cfg(target_arch = "x86_64")]
        if std::is_x86_feature_detected!("avx2") {
            // SAFETY: the machine has the instruction set, as just asked.
            #[allow(unsafe_code)]
            unsafe {
                output_avx2(rows, sums, logits);
            }
            return;
        }
        output(rows, sums, logits);
    }
}

#[inline(always)]
fn add(columns: &[f32], steps: &[f32], sums: &mut [f32], inputs: &[(usize, i32)]) {
    for &(input, times) in inputs {
        let value = times as f32 * steps[input];
        let column = &columns[input * sums.len()..][..sums.len()];
        sums.iter_mut().zip(column).for_each(|(sum, weight)| *sum += value * weight);
    }
}

// SAFETY: the body is safe code; only its instruction set needs the caller's promise.
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
#[target_feature(enable = "avx2")]
unsafe fn add_avx2(columns: &[f32], steps: &[f32], sums: &mut [f32], inputs: &[(usize, i32)]) {
    add(columns, steps, sums, inputs);
}

/// Four partial sums, so that additions need not wait for each other.
#[inline(always)]
fn output(rows: &[f32], sums: &[f32], logits: &mut [f32]) {
    let padded = logits.len();
    let (rows, bias) = rows.split_at(sums.len() * padded);
    logits.copy_from_slice(bias);
    if padded == LANE {
        let mut parts = [[0.0f32; LANE]; 4];
        for (sums, rows) in sums.chunks_exact(4).zip(rows.chunks_exact(4 * LANE)) {
            for k in 0..4 {
                let on = sums[k].max(0.0);
                for (part, weight) in parts[k].iter_mut().zip(&rows[k * LANE..][..LANE]) {
                    *part += on * weight;
                }
            }
        }
        for class in 0..LANE {
            logits[class] += (parts[0][class] + parts[1][class]) + (parts[2][class] + parts[3][class]);
        }
        return;
    }
    for (sum, row) in sums.iter().zip(rows.chunks_exact(padded)) {
        let on = sum.max(0.0);
        logits.iter_mut().zip(row).for_each(|(logit, weight)| *logit += on * weight);
    }
}

// SAFETY: the body is safe code; only its instruction set needs the caller's promise.
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
#[target_feature(enable = "avx2")]
unsafe fn output_avx2(rows: &[f32], sums: &[f32], logits: &mut [f32]) {
    output(rows, sums, logits);
}

struct Down<'d> {
    steps: &'d [f32],
    /// Rate times what is missing, class by class.
    step: &'d [f32],
    hidden: usize,
}

impl Down<'_> {
    #[inline(always)]
    fn take(&self, first: &mut [f32], second: &mut [f32], room: &mut Room) {
        let padded = self.step.len();
        room.slopes.clear();
        for (&sum, row) in room.sums.iter().zip(second.chunks_exact_mut(padded)) {
            if sum <= 0.0 {
                room.slopes.push(0.0);
                continue;
            }
            let mut slope = 0.0;
            for (weight, step) in row.iter_mut().zip(self.step) {
                slope += *weight * step;
                *weight += sum * step;
            }
            room.slopes.push(slope);
        }
        let bias = &mut second[self.hidden * padded..];
        bias.iter_mut().zip(self.step).for_each(|(bias, step)| *bias += step);
        for &(input, times) in &room.inputs {
            let value = times as f32 * self.steps[input];
            let column = &mut first[input * self.hidden..][..self.hidden];
            column.iter_mut().zip(&room.slopes).for_each(|(weight, slope)| *weight += value * slope);
        }
        let inputs = first.len() - self.hidden;
        first[inputs..].iter_mut().zip(&room.slopes).for_each(|(bias, slope)| *bias += slope);
    }

    // SAFETY: the body is safe code; only its instruction set needs the caller's promise.
    #[cfg(target_arch = "x86_64")]
    #[allow(unsafe_code)]
    #[target_feature(enable = "avx2")]
    unsafe fn take_avx2(&self, first: &mut [f32], second: &mut [f32], room: &mut Room) {
        self.take(first, second, room);
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;

    fn numbers(count: usize, stream: &mut Stream) -> Vec<f32> {
        let mut numbers = vec![0.0; count];
        numbers.fill_with(|| stream.normal());
        numbers
    }

    /// Bit for bit: the bodies are the same and additions keep their order, so that a run is the same on every machine.
    #[test]
    #[allow(unsafe_code)]
    fn the_vector_code_gives_the_same_bits_as_the_plain_code() {
        if !std::is_x86_feature_detected!("avx2") {
            return;
        }
        let mut stream = Stream::new(&[7]);
        for (hidden, padded) in [(8, LANE), (128, LANE), (24, 4 * LANE)] {
            let inputs = 40;
            let steps: Vec<f32> = (0..inputs).map(|i| if i % 3 == 0 { 0.25 } else { 1.0 }).collect();
            let columns = numbers((inputs + 1) * hidden, &mut stream);
            let rows = numbers((hidden + 1) * padded, &mut stream);
            let seen: Vec<(usize, i32)> = (0..inputs).step_by(2).map(|i| (i, i as i32 % 5 - 2)).collect();

            let mut plain = numbers(hidden, &mut stream);
            let mut vector = plain.clone();
            add(&columns, &steps, &mut plain, &seen);
            // SAFETY: the machine has the instruction set, as asked above.
            unsafe { add_avx2(&columns, &steps, &mut vector, &seen) };
            assert_eq!(bits(&plain), bits(&vector), "sums, {hidden}");

            let (mut here, mut there) = (vec![0.0; padded], vec![1.0; padded]);
            output(&rows, &plain, &mut here);
            // SAFETY: the machine has the instruction set, as asked above.
            unsafe { output_avx2(&rows, &plain, &mut there) };
            assert_eq!(bits(&here), bits(&there), "logits, {padded}");

            let step: Vec<f32> = numbers(padded, &mut stream);
            let down = Down { steps: &steps, step: &step, hidden };
            let room = Room { sums: plain, inputs: seen, ..Room::default() };
            let (mut first, mut second, mut used) = (columns.clone(), rows.clone(), room.clone());
            down.take(&mut first, &mut second, &mut used);
            assert!(first != columns && second != rows, "a step changes something");
            let (mut first_too, mut second_too, mut used_too) = (columns.clone(), rows.clone(), room);
            // SAFETY: the machine has the instruction set, as asked above.
            unsafe { down.take_avx2(&mut first_too, &mut second_too, &mut used_too) };
            assert_eq!(bits(&first), bits(&first_too), "inputs' weights");
            assert_eq!(bits(&second), bits(&second_too), "outputs' weights");
            assert_eq!(bits(&used.slopes), bits(&used_too.slopes), "slopes");
        }
    }

    fn bits(numbers: &[f32]) -> Vec<u32> {
        numbers.iter().map(|number| number.to_bits()).collect()
    }
}
