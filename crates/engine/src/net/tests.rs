//! Every kernel against the scalar one, and the integers against the floats.

use std::sync::Arc;

use super::*;
use crate::{
    eval::Evaluator,
    standard::{
        encode::INPUTS,
        movegen::{Afterstates, generate},
    },
};

struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

/// Siblings of every ply of random games from three starts.
fn nodes(count: usize) -> Vec<Vec<Board>> {
    let (mut dice, mut list, mut nodes) = (Dice(1), Afterstates::new(), Vec::new());
    for start in [Board::start(), Board::nackgammon(), Board::hypergammon()] {
        let mut board = start;
        for _ in 0..count {
            generate(&board, (1 + dice.below(6) as u8, 1 + dice.below(6) as u8), &mut list);
            nodes.push(list.boards().iter().map(Board::swap).collect());
            board = list.boards()[dice.below(list.len())].swap();
            if board.finished().is_some() {
                board = start;
            }
        }
    }
    nodes
}

fn random(kind: NetKind, widths: &[usize]) -> NetFile {
    let mut dice = Dice(widths.iter().sum::<usize>() as u64);
    let mut unit = |size: f32| (dice.below(2001) as f32 / 1000.0 - 1.0) * size;
    let layers = widths.windows(2).map(|pair| Layer {
        inputs: pair[0],
        outputs: pair[1],
        weights: (0..pair[0] * pair[1]).map(|_| unit((6.0 / pair[0] as f32).sqrt())).collect(),
        bias: (0..pair[1]).map(|_| unit(0.2)).collect(),
    });
    NetFile { kind, layers: layers.collect() }
}

const SHAPES: &[&[usize]] = &[
    &[INPUTS, 128, CLASSES],
    &[INPUTS, 1, CLASSES],
    &[INPUTS, 200, CLASSES],
    &[INPUTS, 16, 8, CLASSES],
    &[INPUTS, 512, 256, 128, CLASSES],
    &[INPUTS, 100, 70, 33, CLASSES],
    &[INPUTS, 256, 192, 128, 64, CLASSES],
    &[INPUTS, 1024, 256, 64, CLASSES],
];

#[test]
fn an_arranged_net_lights_fewer_groups_and_answers_the_same() {
    let file = NetFile::from_bytes(include_bytes!("../../../../nets/contact.net"))
        .expect("a delivered net is whole");
    let plain = Net::with_kernel(&file, Kernel::Scalar);
    let mut boards: Vec<Board> = nodes(20).concat();
    boards.retain(|board| file.kind.covers(board));
    let indices: Vec<u32> = (0..boards.len() as u32).collect();
    let through = |net: &Net| {
        let mut scratch = Scratch { lit: Some(vec![Vec::new(); net.hidden.len()]), ..Scratch::default() };
        let mut probs = vec![Probs::default(); boards.len()];
        net.forward(&boards, &indices, &mut scratch, &mut probs);
        let lit = scratch.lit.expect("it was asked for");
        let share =
            |words: Vec<u32>| words.iter().filter(|&&word| word != 0).count() as f64 / words.len() as f64;
        (probs, lit.into_iter().map(share).collect::<Vec<f64>>())
    };
    let (wanted, before) = through(&plain);
    for atom in [1, 2] {
        let (found, after) = through(&plain.clone().arranged(atom));
        // Pairs that are torn apart may not fit the scalar kernel's 16 bits.
        assert!(atom == 1 || found == wanted, "the sums are the same in another order");
        println!("groups lit, {atom} at a time: {before:.3?} before, {after:.3?} after");
        for (before, after) in before.iter().zip(&after) {
            assert!(*after < before * if atom == 1 { 0.88 } else { 0.97 }, "{before} before, {after} after");
        }
    }
}

#[test]
fn every_kernel_gives_the_same_bits() {
    let nodes = nodes(100);
    let boards: Vec<Board> = nodes.concat();
    let delivered = [
        include_bytes!("../../../../nets/contact.net").as_slice(),
        include_bytes!("../../../../nets/fast.net"),
    ];
    let delivered = delivered.map(|bytes| NetFile::from_bytes(bytes).expect("a delivered net is whole"));
    let files = SHAPES.iter().map(|widths| random(NetKind::Contact, widths)).chain(delivered);
    for file in files {
        let race = random(NetKind::Race, &[INPUTS, 48, 32, CLASSES]);
        let evaluator = |kernel| {
            let net = |file| Arc::new(Net::with_kernel(file, kernel));
            NetEvaluator::new(net(&file), net(&race)).expect("the kinds fit")
        };
        let mut wanted = vec![Probs::default(); boards.len()];
        evaluator(Kernel::Scalar).evaluate(&boards, &mut wanted);
        for kernel in Kernel::available() {
            let evaluator = evaluator(kernel);
            // In bites of every size up to more than a batch, so that every kind of left-over tile occurs.
            let (mut at, mut size) = (0, 1);
            while at < boards.len() {
                let end = boards.len().min(at + size);
                let mut found = vec![Probs::default(); end - at];
                evaluator.evaluate(&boards[at..end], &mut found);
                for ((board, found), wanted) in boards[at..end].iter().zip(&found).zip(&wanted[at..end]) {
                    assert_eq!(found, wanted, "{} {}: {board:?}", file.shape(), kernel.name());
                }
                at = end;
                size = size % (BATCH + 7) + 1;
            }
        }
    }
}

#[test]
fn integers_judge_like_the_floats_of_the_file() {
    // (file, points of equity root mean square, most)
    let files: [(&[u8], f32, f32); 4] = [
        (include_bytes!("../../../../nets/contact.net"), 0.01, 0.1),
        (include_bytes!("../../../../nets/fast.net"), 0.002, 0.01),
        (include_bytes!("../../../../nets/late.net"), 0.01, 0.1),
        (include_bytes!("../../../../nets/race.net"), 0.001, 0.01),
    ];
    let nodes = nodes(600);
    for (bytes, usual, most) in files {
        let file = NetFile::from_bytes(bytes).expect("a delivered net is whole");
        let net = Net::new(&file);
        let fits = |board: &&Board| board.finished().is_none() && file.kind.covers(board);
        let boards: Vec<Board> = nodes.iter().flat_map(|node| node.iter().find(fits)).copied().collect();
        assert!(boards.len() > 50, "{}", boards.len());
        let out = net.evaluate(&boards);
        let errors =
            boards.iter().zip(&out).map(|(board, probs)| probs.equity() - file.evaluate(board).equity());
        let errors: Vec<f32> = errors.collect();
        let mean = (errors.iter().map(|e| e * e).sum::<f32>() / errors.len() as f32).sqrt();
        let worst = errors.iter().map(|e| e.abs()).fold(0.0, f32::max);
        assert!(mean < usual && worst < most, "{}: {mean} {worst}", file.shape());
    }
}

#[test]
fn a_settled_net_is_what_its_integers_hold() {
    let boards: Vec<Board> = nodes(60).iter().map(|node| node[0]).filter(|board| !board.is_race()).collect();
    let file = random(NetKind::Contact, &[INPUTS, 96, 64, 32, CLASSES]);
    let settled = file.settled(&boards);
    assert!(settled.shape() == file.shape() && settled.layers[0] == file.layers[0]);
    let off = |net: &NetFile, from: &NetFile| -> f32 {
        let out = Net::new(net).evaluate(&boards);
        boards
            .iter()
            .zip(&out)
            .map(|(board, out)| (out.equity() - from.evaluate(board).equity()).powi(2))
            .sum()
    };
    let (before, after) = (off(&file, &file), off(&settled, &file));
    assert!(after < before, "{after} against {before}");
    let again = settled.settled(&boards);
    for (layer, same) in settled.layers.iter().zip(&again.layers) {
        for (weight, same) in layer.weights.iter().zip(&same.weights) {
            assert!((weight - same).abs() < 1e-4 * weight.abs().max(0.01), "{weight} {same}");
        }
    }
}

#[test]
fn extreme_weights_leave_no_sum_out_of_range() {
    // In a build with overflow checks the scalar kernel would stop.
    for size in [1e-20, 1e4] {
        let mut file = random(NetKind::Contact, &[INPUTS, 40, 24, 16, CLASSES]);
        for (index, layer) in file.layers.iter_mut().enumerate() {
            layer.weights.iter_mut().for_each(|weight| *weight = weight.signum() * size);
            layer.bias.iter_mut().for_each(|bias| *bias = if index == 1 { 1e4 } else { -*bias });
        }
        let boards: Vec<Board> = nodes(5).concat().into_iter().filter(|board| !board.is_race()).collect();
        let results =
            Kernel::available().into_iter().map(|kernel| Net::with_kernel(&file, kernel).evaluate(&boards));
        let results: Vec<_> = results.collect();
        assert!(results.iter().all(|out| *out == results[0]));
        assert!(results[0].iter().all(|probs| probs.equity().is_finite()));
    }
}

#[test]
fn the_mean_of_two_nets_lies_between_them() {
    let one = random(NetKind::Contact, &[INPUTS, 16, 8, CLASSES]);
    let mut other = one.clone();
    other.layers[0].weights[3] += 2.0;
    other.layers[1].bias[1] -= 1.0;
    let mean = one.mean_with(&other).expect("one shape");
    let near = |a: f32, b: f32| (a - b).abs() < 1e-6;
    assert!(near(mean.layers[0].weights[3], one.layers[0].weights[3] + 1.0));
    assert!(near(mean.layers[1].bias[1], one.layers[1].bias[1] - 0.5));
    assert_eq!((&mean.layers[2], one.mean_with(&one).as_ref()), (&one.layers[2], Some(&one)));
    assert_eq!(one.mean_with(&random(NetKind::Race, &[INPUTS, 16, 8, CLASSES])), None);
    assert_eq!(one.mean_with(&random(NetKind::Contact, &[INPUTS, 16, 16, CLASSES])), None);
}

#[test]
fn late_contact_has_a_net_of_its_own() {
    let net = |(kind, width)| Arc::new(Net::new(&random(kind, &[INPUTS, width, 8, CLASSES])));
    let [contact, late, race] = [(NetKind::Contact, 16), (NetKind::Late, 24), (NetKind::Race, 32)].map(net);
    let plain = NetEvaluator::new(contact.clone(), race.clone()).expect("the kinds fit");
    assert!(plain.clone().with_late(contact.clone()).is_err(), "a contact net is no net for late contact");
    let both = plain.clone().with_late(late.clone()).expect("the kinds fit");
    assert_ne!(both.id(), plain.id());
    let early = Board::start();
    let begun = Board::from_points(&[(24, 2), (6, 13)], &[(6, 5), (4, 5), (2, 4), (0, 1)]);
    let over = Board::from_points(&[(6, 14), (0, 1)], &[(6, 15)]);
    assert_eq!(both.evaluate_one(&early), contact.evaluate(&[early])[0]);
    assert_eq!(both.evaluate_one(&begun), late.evaluate(&[begun])[0]);
    assert_eq!(both.evaluate_one(&begun.swap()), late.evaluate(&[begun.swap()])[0]);
    assert_eq!(plain.evaluate_one(&begun), contact.evaluate(&[begun])[0]);
    assert_eq!(both.evaluate_one(&over), race.evaluate(&[over])[0]);
}
