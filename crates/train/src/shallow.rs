//! A net with one hidden layer that learns while it plays: 32-bit floats, one position at a time.

use pasch_engine::{
    eval::Probs,
    net::{CLASSES, Layer, NetFile, NetKind, possible_classes},
    standard::{
        Board,
        encode::{INPUTS, for_each_active, for_each_of_place},
    },
};

use crate::random::Stream;

/// Classes padded to one vector.
const OUT: usize = 8;

/// The net: 230 inputs, one hidden layer of max(0, x), six classes.
#[derive(Clone, Debug, PartialEq)]
pub struct Shallow {
    hidden: usize,
    /// `INPUTS` rows of `hidden`, the biases as one row more, then `hidden` rows of eight output weights and
    /// the eight output biases.
    weights: Vec<f32>,
}

/// Room for the activations of one position.
#[derive(Clone, Debug, Default)]
pub struct Room {
    base: Vec<f32>,
    sums: Vec<f32>,
    slopes: Vec<f32>,
}

impl Shallow {
    /// Random weights; `hidden` is rounded up to a multiple of 8.
    #[must_use]
    pub fn random(hidden: usize, stream: &mut Stream) -> Self {
        let hidden = hidden.next_multiple_of(8);
        let mut weights = vec![0.0; (INPUTS + 1) * hidden + (hidden + 1) * OUT];
        let (first, second) = weights.split_at_mut((INPUTS + 1) * hidden);
        first[..INPUTS * hidden].fill_with(|| stream.normal() * 0.1);
        for row in second[..hidden * OUT].chunks_exact_mut(OUT) {
            row[..CLASSES].fill_with(|| stream.normal() * 0.1);
        }
        Self { hidden, weights }
    }

    /// Every weight in a fixed order, for checkpoints and for merging.
    #[must_use]
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// The same, to be changed.
    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// The net as it is stored.
    #[must_use]
    pub fn to_file(&self, kind: NetKind) -> NetFile {
        let (first, second) = self.weights.split_at((INPUTS + 1) * self.hidden);
        let (input, bias) = first.split_at(INPUTS * self.hidden);
        let rows = second.chunks_exact(OUT).map(|row| &row[..CLASSES]);
        let output: Vec<f32> = rows.clone().take(self.hidden).flatten().copied().collect();
        let output_bias: Vec<f32> = rows.skip(self.hidden).flatten().copied().collect();
        NetFile {
            kind,
            layers: vec![
                Layer { inputs: INPUTS, outputs: self.hidden, weights: input.to_vec(), bias: bias.to_vec() },
                Layer { inputs: self.hidden, outputs: CLASSES, weights: output, bias: output_bias },
            ],
        }
    }

    /// The chances of each board; `near` is a board like them, from which their hidden sums are reached in few steps.
    pub fn evaluate(&self, near: &Board, boards: &[Board], room: &mut Room, out: &mut Vec<Probs>) {
        #[cfg(target_arch = "x86_64")]
        if std::is_x86_feature_detected!("avx2") && std::is_x86_feature_detected!("fma") {
            // SAFETY: the machine has the instruction sets, as just asked.
            #[allow(unsafe_code)]
            unsafe {
                self.evaluate_avx2(near, boards, room, out);
            }
            return;
        }
        self.evaluate_with::<false>(near, boards, room, out);
    }

    /// One step downhill towards `target` (six class chances) at `board`.
    pub fn learn(&mut self, board: &Board, target: &[f32; CLASSES], rate: f32, room: &mut Room) {
        #[cfg(target_arch = "x86_64")]
        if std::is_x86_feature_detected!("avx2") && std::is_x86_feature_detected!("fma") {
            // SAFETY: the machine has the instruction sets, as just asked.
            #[allow(unsafe_code)]
            unsafe {
                self.learn_avx2(board, target, rate, room);
            }
            return;
        }
        self.learn_with::<false>(board, target, rate, room);
    }

    // SAFETY: the body is safe code; only its instruction set needs the caller's promise.
    #[cfg(target_arch = "x86_64")]
    #[allow(unsafe_code)]
    #[target_feature(enable = "avx2,fma")]
    unsafe fn evaluate_avx2(&self, near: &Board, boards: &[Board], room: &mut Room, out: &mut Vec<Probs>) {
        self.evaluate_with::<true>(near, boards, room, out);
    }

    // SAFETY: the body is safe code; only its instruction set needs the caller's promise.
    #[cfg(target_arch = "x86_64")]
    #[allow(unsafe_code)]
    #[target_feature(enable = "avx2,fma")]
    unsafe fn learn_avx2(&mut self, board: &Board, target: &[f32; CLASSES], rate: f32, room: &mut Room) {
        self.learn_with::<true>(board, target, rate, room);
    }

    #[inline(always)]
    fn column(&self, input: usize) -> &[f32] {
        &self.weights[input * self.hidden..][..self.hidden]
    }

    #[inline(always)]
    fn sums<const FMA: bool>(&self, board: &Board, sums: &mut Vec<f32>) {
        sums.clear();
        sums.extend_from_slice(self.column(INPUTS));
        for_each_active(board, |input, value| add::<FMA>(sums, self.column(input), value));
    }

    #[inline(always)]
    fn evaluate_with<const FMA: bool>(
        &self,
        near: &Board,
        boards: &[Board],
        room: &mut Room,
        out: &mut Vec<Probs>,
    ) {
        self.sums::<FMA>(near, &mut room.base);
        out.clear();
        for board in boards {
            if let Some(finish) = board.finished() {
                out.push(Probs::certain(finish));
                continue;
            }
            room.sums.clear();
            room.sums.extend_from_slice(&room.base);
            for side in 0..2 {
                for place in 0..26 {
                    let (new, old) = (board.lanes[side][place], near.lanes[side][place]);
                    if new != old {
                        let sums = &mut room.sums;
                        for_each_of_place(side, place, new, &mut |input, value| {
                            add::<FMA>(sums, self.column(input), value);
                        });
                        for_each_of_place(side, place, old, &mut |input, value| {
                            add::<FMA>(sums, self.column(input), -value);
                        });
                    }
                }
            }
            out.push(Probs::from_classes(&self.classes::<FMA>(board, &room.sums)).sanitize());
        }
    }

    #[inline(always)]
    fn classes<const FMA: bool>(&self, board: &Board, sums: &[f32]) -> [f32; CLASSES] {
        let rows = &self.weights[(INPUTS + 1) * self.hidden..];
        let mut parts = [[0.0f32; OUT]; 4];
        parts[0].copy_from_slice(&rows[self.hidden * OUT..][..OUT]);
        for (sums, rows) in sums.chunks_exact(4).zip(rows.chunks_exact(4 * OUT)) {
            for k in 0..4 {
                let on = sums[k].max(0.0);
                for (part, &weight) in parts[k].iter_mut().zip(&rows[k * OUT..][..OUT]) {
                    *part = if FMA { on.mul_add(weight, *part) } else { *part + on * weight };
                }
            }
        }
        let mut logits = [0.0; CLASSES];
        for (class, logit) in logits.iter_mut().enumerate() {
            *logit = parts[0][class] + parts[1][class] + parts[2][class] + parts[3][class];
        }
        softmax(&possible_classes(board), &logits)
    }

    #[inline(always)]
    fn learn_with<const FMA: bool>(
        &mut self,
        board: &Board,
        target: &[f32; CLASSES],
        rate: f32,
        room: &mut Room,
    ) {
        self.sums::<FMA>(board, &mut room.sums);
        let classes = self.classes::<FMA>(board, &room.sums);
        let mut step = [0.0; OUT];
        for class in 0..CLASSES {
            step[class] = rate * (target[class] - classes[class]);
        }
        let hidden = self.hidden;
        room.slopes.clear();
        let (first, second) = self.weights.split_at_mut((INPUTS + 1) * hidden);
        for (&sum, row) in room.sums.iter().zip(second.chunks_exact_mut(OUT)) {
            let slope: f32 = row.iter().zip(&step).map(|(weight, step)| weight * step).sum();
            room.slopes.push(if sum > 0.0 { slope } else { 0.0 });
            let on = sum.max(0.0);
            for (weight, step) in row.iter_mut().zip(&step) {
                *weight += on * step;
            }
        }
        for (bias, step) in second[hidden * OUT..].iter_mut().zip(&step) {
            *bias += step;
        }
        let slopes = &room.slopes;
        for_each_active(board, |input, value| {
            add::<FMA>(&mut first[input * hidden..][..hidden], slopes, value);
        });
        add::<FMA>(&mut first[INPUTS * hidden..], slopes, 1.0);
    }
}

#[inline(always)]
fn add<const FMA: bool>(to: &mut [f32], column: &[f32], value: f32) {
    for (to, &weight) in to.iter_mut().zip(column) {
        *to = if FMA { value.mul_add(weight, *to) } else { *to + value * weight };
    }
}

/// Softmax over the possible classes; the others get 0.
#[inline(always)]
#[must_use]
pub fn softmax(possible: &[bool; CLASSES], logits: &[f32; CLASSES]) -> [f32; CLASSES] {
    let mut most = f32::NEG_INFINITY;
    for class in 0..CLASSES {
        if possible[class] {
            most = most.max(logits[class]);
        }
    }
    let mut classes = [0.0; CLASSES];
    let mut total = 0.0;
    for class in 0..CLASSES {
        if possible[class] {
            classes[class] = (logits[class] - most).exp();
            total += classes[class];
        }
    }
    classes.map(|class| class / total)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_engine::net::{Kernel, Net, NetEvaluator};
    use pasch_engine::{eval::Evaluator, standard::movegen};
    use std::sync::Arc;

    #[test]
    fn plays_like_its_file() {
        let net = Shallow::random(16, &mut Stream::new(&[3]));
        let mut list = movegen::Afterstates::new();
        movegen::generate(&Board::start(), (6, 4), &mut list);
        let boards: Vec<Board> = list.boards().iter().map(Board::swap).collect();
        let (mut room, mut own) = (Room::default(), Vec::new());
        net.evaluate(&Board::start(), &boards, &mut room, &mut own);
        let file = net.to_file(NetKind::Contact);
        let race = net.to_file(NetKind::Race);
        for kernel in Kernel::available() {
            let nets = [&file, &race].map(|file| Arc::new(Net::with_kernel(file, kernel)));
            let [contact, race] = nets;
            let engine = NetEvaluator::new(contact, race).expect("the kinds fit");
            let mut out = vec![Probs::default(); boards.len()];
            engine.evaluate(&boards, &mut out);
            for (a, b) in own.iter().zip(&out) {
                assert!((a.equity() - b.equity()).abs() < 0.01, "{kernel:?}: {a:?} {b:?}");
            }
        }
    }

    #[test]
    fn learning_approaches_the_target() {
        let mut net = Shallow::random(16, &mut Stream::new(&[4]));
        let mut room = Room::default();
        let target = [0.01, 0.09, 0.3, 0.4, 0.15, 0.05];
        for _ in 0..400 {
            net.learn(&Board::start(), &target, 0.05, &mut room);
        }
        let mut out = Vec::new();
        net.evaluate(&Board::start(), &[Board::start()], &mut room, &mut out);
        for (found, wanted) in out[0].classes().iter().zip(target) {
            assert!((found - wanted).abs() < 0.01, "{out:?}");
        }
    }
}
