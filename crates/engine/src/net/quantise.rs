//! From a net as it is stored to integers: what each activation's unit is worth.
//!
//! How large the activations of a net get is measured on positions from random plays, always the same ones.

use super::{
    NetFile, NetKind,
    dense::{Dense, Head, Order, TOP},
    first::{FirstLayer, Folded, REACH},
};
use crate::standard::{
    Board, encode,
    movegen::{Afterstates, generate},
};

/// Bits by which the first layer's sums are finer than its activations.
pub(super) const SHIFT: u32 = 3;
/// The largest activation before the head in a net of several hidden layers.
pub(super) const DEEP_TOP: f32 = 8191.0;
/// Positions the activations are measured on, one in `STRIDE` of those that games pass through.
const SAMPLE: usize = 256;
const STRIDE: usize = 32;

/// The integer parts of a net.
pub(super) struct Parts {
    pub first: FirstLayer,
    pub hidden: Vec<Dense>,
    pub head: Head,
}

/// What one layer's activations are like on the sample.
pub(super) struct Activity {
    /// The largest of each unit.
    most: Vec<f32>,
    /// The mean of each unit.
    pub mean: Vec<f32>,
    /// Mean and mean square of each unit before max(0, x).
    raw: Vec<[f32; 2]>,
}

impl Activity {
    /// How large an activation each unit shall be able to tell: far above what the sample shows, for positions unlike
    /// it. What lies above is cut off, and costs far more than a coarser unit.
    fn room(&self, factor: f32, deviations: f32) -> Vec<f32> {
        // A unit the sample never lit gets some of the room of the others.
        let least = (self.most.iter().sum::<f32>() / self.most.len() as f32 / 16.0).max(1e-6);
        let room = self.most.iter().zip(&self.raw).map(|(most, [mean, square])| {
            let deviation = (square - mean * mean).max(0.0).sqrt();
            (factor * most).max(mean + deviations * deviation).max(least)
        });
        room.collect()
    }
}

/// Rounds the weights of a net to whole numbers, laid out in this order.
pub(super) fn quantise(file: &NetFile, order: Order) -> Parts {
    let folded = Folded::new(&file.layers[0]);
    let reach = folded.reach();
    let (last, before) = file.layers.split_last().expect("a net has at least two layers");
    if before.len() == 1 {
        // The sums themselves go into the head.
        let scale: Vec<f32> = reach.iter().map(|reach| REACH / reach).collect();
        let unit: Vec<f32> = scale.iter().map(|scale| 1.0 / scale).collect();
        let head = Head::new(last, &unit, f32::from(i16::MAX));
        return Parts { first: folded.quantise(&scale, 0.0), hidden: Vec::new(), head };
    }
    let activity = measure(file);
    let fine = (1u32 << SHIFT) as f32;
    let units = units(&activity, &reach);
    let scale: Vec<f32> = units[0].iter().map(|unit| fine / unit).collect();
    let first = folded.quantise(&scale, fine / 2.0);
    let mut hidden = Vec::new();
    for (index, layer) in before.iter().enumerate().skip(1) {
        let (from, to) = (&units[index - 1], &units[index]);
        let mean: Vec<f32> =
            activity[index - 1].mean.iter().zip(from).map(|(mean, unit)| mean / unit).collect();
        hidden.push(Dense::new(layer, from, &mean, to, order));
    }
    Parts { first, hidden, head: Head::new(last, &units[before.len() - 1], DEEP_TOP) }
}

/// What one unit of each activation is worth, layer by layer; `reach` is what the first layer's sums can reach. A
/// layer's units depend on nothing behind it.
pub(super) fn units(activity: &[Activity], reach: &[f32]) -> Vec<Vec<f32>> {
    let fine = (1u32 << SHIFT) as f32;
    let layers = activity.iter().enumerate().map(|(index, layer)| {
        // Before the head there are bits enough to be generous.
        let (room, top) = if index > 0 && index + 1 == activity.len() {
            (layer.room(8.0, 16.0), DEEP_TOP)
        } else {
            (layer.room(1.2, if index == 0 { 7.0 } else { 6.0 }), TOP)
        };
        let mut units: Vec<f32> = room.iter().map(|room| room / top).collect();
        if index == 0 {
            // The sums, finer than the activations, must fit into 16 bits too, and need no more room than they reach.
            for (unit, reach) in units.iter_mut().zip(reach) {
                *unit = unit.min(reach / top).max(fine * reach / REACH);
            }
        }
        units
    });
    layers.collect()
}

/// Sends the sample through all layers but the last.
pub(super) fn measure(file: &NetFile) -> Vec<Activity> {
    let hidden = &file.layers[..file.layers.len() - 1];
    let mut activity: Vec<Activity> = hidden
        .iter()
        .map(|layer| layer.outputs)
        .map(|n| Activity { most: vec![0.0; n], mean: vec![0.0; n], raw: vec![[0.0; 2]; n] })
        .collect();
    for board in &sample(file.kind) {
        let mut row = encode::dense(board).to_vec();
        for (layer, activity) in hidden.iter().zip(&mut activity) {
            row = layer.forward(&row);
            for (unit, value) in row.iter_mut().enumerate() {
                activity.raw[unit][0] += *value / SAMPLE as f32;
                activity.raw[unit][1] += *value * *value / SAMPLE as f32;
                *value = value.max(0.0);
                activity.mean[unit] += *value / SAMPLE as f32;
                activity.most[unit] = activity.most[unit].max(*value);
            }
        }
    }
    activity
}

/// Positions of one kind from games of random plays.
fn sample(kind: NetKind) -> Vec<Board> {
    let mut boards = Vec::with_capacity(SAMPLE);
    let mut list = Afterstates::new();
    let mut state = 1u64;
    let mut next = |bound: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    };
    let starts = kind.starts();
    let mut board = starts[0];
    let mut games = 0;
    let mut passed = 0;
    while boards.len() < SAMPLE {
        if board.finished().is_some() {
            games += 1;
            board = starts[games % starts.len()];
        }
        if kind.covers(&board) {
            if passed % STRIDE == 0 {
                boards.push(board);
            }
            passed += 1;
        }
        generate(&board, (1 + next(6) as u8, 1 + next(6) as u8), &mut list);
        board = list.boards()[next(list.len())].swap();
    }
    boards
}

impl NetKind {
    /// Where games begin that pass through positions of this kind.
    pub(super) fn starts(self) -> Vec<Board> {
        let mut starts = vec![Board::start(), Board::nackgammon()];
        if self == Self::Late {
            // A last checker to contain, and an anchor to bear off against.
            starts.push(Board::from_points(
                &[(25, 1), (3, 1), (2, 2), (0, 11)],
                &[(13, 2), (6, 4), (5, 3), (4, 4), (3, 2)],
            ));
            starts.push(Board::from_points(
                &[(24, 2), (6, 5), (5, 4), (4, 4)],
                &[(6, 4), (5, 4), (4, 3), (3, 2), (0, 2)],
            ));
        }
        starts
    }
}
