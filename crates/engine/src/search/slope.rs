//! A net as a straight line: what each checker's step is worth around one position.
//!
//! Most results of a roll are plainly bad. A line through the fast net's judgement of the position before the play
//! tells them from the others for a few additions each, while they are generated.

use crate::cube::Weights;
use crate::eval::Probs;
use crate::net::NetFile;
use crate::standard::movegen::Slopes;
use crate::standard::{
    Board,
    board::{BAR, OFF},
    encode,
};

/// How steep the gate of a hidden unit is where it opens. A unit that is shut may be opened by a play, so the gate is a
/// soft one; the steepness was chosen by what the main net loses on the results that are kept.
const STEEPNESS: f32 = 3.0;
const LANES: usize = 32;

/// A net with one hidden layer, to draw lines through.
#[derive(Clone, Debug)]
pub struct Slope {
    hidden: usize,
    /// The first layer's weights, input by input.
    first: Vec<f32>,
    bias: Vec<f32>,
    last: Vec<[f32; 6]>,
}

impl Slope {
    /// Takes the weights of a net with a single hidden layer; `None` for others.
    #[must_use]
    pub fn new(file: &NetFile) -> Option<Self> {
        let [first, last] = file.layers.as_slice() else { return None };
        if first.inputs != encode::INPUTS || first.outputs % LANES != 0 || last.outputs != 6 {
            return None;
        }
        let rows = last.weights.chunks_exact(6).map(|row| [row[0], row[1], row[2], row[3], row[4], row[5]]);
        Some(Self {
            hidden: first.outputs,
            first: first.weights.clone(),
            bias: first.bias.clone(),
            last: rows.collect(),
        })
    }

    /// Draws the line through `board` (the player who is about to play first), where the other player would have the
    /// chances `theirs` if it were their roll, for a mover who weighs chances by `weights`.
    pub(super) fn draw(&self, board: &Board, theirs: &Probs, weights: &Weights, space: &mut Space) {
        let base = board.swap();
        space.units.clear();
        space.units.extend_from_slice(&self.bias);
        encode::for_each_active(&base, |input, value| {
            let row = &self.first[input * self.hidden..][..self.hidden];
            for (unit, weight) in space.units.iter_mut().zip(row) {
                *unit += value * weight;
            }
        });
        let classes = theirs.classes();
        let worth: [f32; 6] = std::array::from_fn(|class| {
            let mut one = [0.0; 6];
            one[class] = 1.0;
            weights.measure(&Probs::from_classes(&one).swap())
        });
        let mean: f32 = classes.iter().zip(&worth).map(|(p, w)| p * w).sum();
        let pull: [f32; 6] = std::array::from_fn(|class| classes[class] * (worth[class] - mean));
        for (unit, last) in space.units.iter_mut().zip(&self.last) {
            let steep = STEEPNESS * *unit;
            let gate = 0.5 + 0.5 * steep / (1.0 + steep.abs());
            *unit = gate * last.iter().zip(&pull).map(|(w, p)| w * p).sum::<f32>();
        }
        let Space { units, slopes } = space;
        // The net sees the other player first.
        let input = |side: usize, input: usize| {
            let row = &self.first[((1 - side) * encode::SIDE + input) * self.hidden..][..self.hidden];
            dot(units, row)
        };
        let place_rises = |side: usize, place: usize| {
            let [one, two, three, more] = [0, 1, 2, 3].map(|kind| input(side, (place - 1) * 4 + kind));
            let mut rise = [0.5 * more; 16];
            (rise[0], rise[1], rise[2]) = (one, two - one, three - two);
            rise
        };
        let rear = board.rear(0);
        for (place, rise) in slopes.rise[0].iter_mut().enumerate().take(rear + 1).skip(1) {
            *rise = place_rises(0, place);
        }
        let off = usize::from(board.lanes[0][OFF]);
        for (off, rise) in slopes.rise[0][OFF].iter_mut().enumerate().take(15.min(off + 4)).skip(off) {
            *rise = input(0, 100 + off);
        }
        // Of the opponent's checkers only blots can move, and only to the bar.
        for (place, rise) in slopes.rise[1].iter_mut().enumerate().take(BAR).skip(1) {
            if board.lanes[1][place] == 1 {
                rise[0] = input(1, (place - 1) * 4);
            }
        }
        slopes.rise[1][BAR] = place_rises(1, BAR);
    }
}

/// Room to draw a line in.
#[derive(Default)]
pub(super) struct Space {
    units: Vec<f32>,
    pub(super) slopes: Box<Slopes>,
}

fn dot(a: &[f32], b: &[f32]) -> f32 {
    let mut sums = [0.0; LANES];
    for (a, b) in a.chunks_exact(LANES).zip(b.chunks_exact(LANES)) {
        for ((sum, a), b) in sums.iter_mut().zip(a).zip(b) {
            *sum += a * b;
        }
    }
    sums.iter().sum()
}
