//! Which units of a layer lie beside each other.
//!
//! The next layer reads its weights four inputs at a time for a whole tile of rows, and leaves a group out that is zero
//! in all of them. So units that the same positions light are brought into the same groups. Sums of integers do not
//! depend on their order: the net's answers stay the same to the last bit.

use std::cmp::Reverse;

use super::{Lit, Net, NetKind, Scratch, TILE};
use crate::{
    eval::Probs,
    standard::{
        Board,
        movegen::{Afterstates, generate},
    },
};

/// Decisions of the games the net plays against itself to see what is lit.
const DECISIONS: usize = 256;
/// Plays it looks at in each, two tiles.
const SIBLINGS: usize = 2 * TILE;

impl Net {
    /// The same net with those units beside each other that the same positions light, `atom` at a time.
    pub(super) fn arranged(mut self, atom: usize) -> Self {
        for (index, order) in orders(&self, atom).iter().enumerate() {
            let lie = self.kernel.order();
            match index.checked_sub(1) {
                None => self.first = self.first.with_units(order),
                Some(before) => self.hidden[before] = self.hidden[before].with_outputs(order, lie),
            }
            self.hidden[index] = self.hidden[index].with_inputs(order, lie);
        }
        self
    }
}

/// For each hidden layer after the first an order of its inputs in which few groups are lit;
/// `atom` inputs stay together.
fn orders(net: &Net, atom: usize) -> Vec<Vec<usize>> {
    let lit = watch(net);
    lit.iter().zip(&net.hidden).map(|(words, layer)| order(words, layer.groups, atom)).collect()
}

/// Plays with the net, from the starts of the positions it is for, and notes what is lit.
fn watch(net: &Net) -> Lit {
    let mut scratch = Scratch { lit: Some(vec![Vec::new(); net.hidden.len()]), ..Scratch::default() };
    let mut state = 1u64;
    let mut below = |bound: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    };
    let starts = net.kind.starts();
    let (mut board, mut games, mut seen) = (starts[0], 0, 0);
    let mut list = Afterstates::new();
    let mut probs = [Probs::default(); SIBLINGS];
    while seen < DECISIONS {
        generate(&board, (1 + below(6) as u8, 1 + below(6) as u8), &mut list);
        let plays = list.boards();
        let some = (0..SIBLINGS.min(plays.len())).map(|_| plays[below(plays.len())].swap());
        let some: Vec<Board> =
            some.filter(|board| net.kind.covers(board) && board.finished().is_none()).collect();
        board = if some.is_empty() {
            plays[below(plays.len())].swap()
        } else {
            let indices: Vec<u32> = (0..some.len() as u32).collect();
            net.forward(&some, &indices, &mut scratch, &mut probs);
            seen += 1;
            let worst = |a: &usize, b: &usize| probs[*a].equity().total_cmp(&probs[*b].equity());
            some[(0..some.len()).min_by(worst).unwrap_or(0)]
        };
        // Games leave contact for good; into a race they come later.
        let strayed = net.kind != NetKind::Race && !net.kind.covers(&board);
        if board.finished().is_some() || strayed {
            games += 1;
            board = starts[games % starts.len()];
        }
    }
    scratch.lit.unwrap_or_default()
}

/// The order of the inputs behind `groups` words: beginning with the most often lit, each is joined by those most
/// alike, as many as make a group.
fn order(words: &[u32], groups: usize, atom: usize) -> Vec<usize> {
    let tiles = words.len() / groups;
    let mut lit = vec![vec![0u64; tiles.div_ceil(64)]; groups * 4 / atom];
    for (tile, words) in words.chunks_exact(groups).enumerate() {
        for (group, word) in words.iter().enumerate() {
            for (byte, value) in word.to_le_bytes().into_iter().enumerate() {
                lit[(4 * group + byte) / atom][tile / 64] |= u64::from(value != 0) << (tile % 64);
            }
        }
    }
    let count = |bits: &[u64]| bits.iter().map(|word| word.count_ones()).sum::<u32>();
    let mut left: Vec<usize> = (0..lit.len()).collect();
    left.sort_by_cached_key(|&atom| Reverse(count(&lit[atom])));
    let mut order = Vec::with_capacity(lit.len());
    while !left.is_empty() {
        let first = left.remove(0);
        let mut union = lit[first].clone();
        let mut group = vec![first];
        for _ in 1..4 / atom {
            let (mut best, mut most) = (0, (0, 1));
            for (place, &atom) in left.iter().enumerate() {
                let (mut shared, mut all) = (0, 0);
                for (a, b) in union.iter().zip(&lit[atom]) {
                    shared += u64::from((a & b).count_ones());
                    all += u64::from((a | b).count_ones());
                }
                if shared * most.1 > most.0 * all {
                    (best, most) = (place, (shared, all));
                }
            }
            let next = left.remove(best);
            union.iter_mut().zip(&lit[next]).for_each(|(union, lit)| *union |= lit);
            group.push(next);
        }
        order.extend(group.into_iter().flat_map(|member| member * atom..(member + 1) * atom));
    }
    order
}
