//! Whose number it is, and when: before the roll or after the play.

use crate::{contact, draws, fast_search, five, main_search, nets, positions, rolls};
use pasch_engine::cube::{CubeInfo, CubeMet, Weights};
use pasch_engine::eval::{Evaluator, Probs};
use pasch_engine::met::Met;
use pasch_engine::search::Run;
use pasch_engine::standard::Board;
use pasch_engine::standard::movegen::{Afterstates, generate};

/// Chances of the player on roll, `plies` deep by the definition and nothing else: no cache, no batches, one board at a
/// time, both orders of the dice. Replies are the best ones of the bare evaluator by the score's gammon values.
fn slowly(evaluator: &dyn Evaluator, board: &Board, plies: u8, cube: CubeInfo, met: &Met) -> [f64; 5] {
    if let Some(finish) = board.finished() {
        return five(&Probs::certain(finish));
    }
    if plies == 0 {
        return five(&evaluator.evaluate_one(board));
    }
    let weights = Weights::of(CubeMet::new(cube, met));
    let (mut list, mut sum) = (Afterstates::new(), [0.0; 5]);
    for (dice, ways) in rolls() {
        generate(board, dice, &mut list);
        let judged = list.boards().iter().map(|after| {
            let theirs = after.swap();
            let probs = theirs.finished().map_or_else(|| evaluator.evaluate_one(&theirs), Probs::certain);
            (weights.measure(&probs.swap()), theirs)
        });
        let best = judged.reduce(|a, b| if b.0 > a.0 { b } else { a }).expect("a play or a dance").1;
        let [win, win_g, win_bg, lose_g, lose_bg] = slowly(evaluator, &best, plies - 1, cube.swap(), met);
        for (sum, p) in sum.iter_mut().zip([1.0 - win, lose_g, lose_bg, win_g, win_bg]) {
            *sum += ways / 36.0 * p;
        }
    }
    sum
}

#[test]
fn one_ply_of_the_delivered_nets_is_the_plain_mean_over_rolls() {
    let (searcher, met) = (main_search(), crate::met());
    for (board, _) in positions(1, draws(10)) {
        for cube in [CubeInfo::cubeless(), CubeInfo::in_match(2, 1, true), CubeInfo::in_match(1, 3, true)] {
            let found = searcher.evaluate(&board, &cube, 1, false, Run::default()).expect("in play").0;
            let slow = slowly(&nets().main, &board, 1, cube, &met);
            assert!(
                five(&found).iter().zip(slow).all(|(a, b)| (a - b).abs() < 1e-5),
                "{board:?} {found:?} {slow:?}"
            );
        }
    }
}

#[test]
fn two_plies_from_a_used_cache_are_those_without_a_cache() {
    let (searcher, met) = (fast_search(), crate::met());
    let cubes = [CubeInfo::cubeless(), CubeInfo::in_match(2, 1, true), CubeInfo::in_match(1, 1, false)];
    for (board, _) in positions(2, draws(4)) {
        let slow = cubes.map(|cube| slowly(&nets().fast, &board, 2, cube, &met));
        // Twice over all scores: what one leaves in the cache must not be another's answer.
        for (cube, slow) in cubes.iter().zip(&slow).chain(cubes.iter().zip(&slow)) {
            let found = searcher.evaluate(&board, cube, 2, false, Run::default()).expect("in play").0;
            assert!(
                five(&found).iter().zip(slow).all(|(a, b)| (a - b).abs() < 1e-5),
                "{board:?} {found:?} {slow:?}"
            );
        }
    }
}

#[test]
fn the_first_mover_has_a_small_advantage() {
    let (searcher, mut list) = (main_search(), Afterstates::new());
    let mut sum = 0.0;
    for (dice, _) in rolls().filter(|((a, b), _)| a != b) {
        generate(&Board::start(), dice, &mut list);
        let worth = list.boards().iter().map(|after| {
            let there = searcher.evaluate(&after.swap(), &CubeInfo::cubeless(), 0, false, Run::default());
            -there.expect("in play").1
        });
        sum += worth.fold(f64::NEG_INFINITY, f64::max);
    }
    // Published rollouts of the 15 opening rolls come to some four hundredths of a point.
    let mean = sum / 15.0;
    assert!((0.0..0.1).contains(&mean), "{mean}");
}

#[test]
fn to_be_on_roll_is_worth_a_tempo() {
    // Before and after the first checker is off: positions, those in which a tempo is worth something, and its worth.
    let mut sums = [(0.0, 0.0, 0.0); 2];
    for (board, _) in contact(3, draws(300)) {
        let tempo =
            nets().main.evaluate_one(&board).equity() + nets().main.evaluate_one(&board.swap()).equity();
        let sum = &mut sums[usize::from(board.is_bearing_off())];
        *sum = (sum.0 + 1.0, sum.1 + f64::from(u8::from(tempo > 0.0)), sum.2 + f64::from(tempo) / 2.0);
    }
    let mean = (sums[0].2 + sums[1].2) / (sums[0].0 + sums[1].0);
    let [early, late] = sums.map(|(count, better, _)| better / count);
    println!(
        "a tempo is worth {mean:.3} points in the mean, something in {early:.3}, late in {late:.3} of the positions"
    );
    // Seen from the wrong side, all would be turned round. Late, who has to play may have to break their board: the contact
    // net alone and a search one roll deep find a tempo worthless there in 11 of 62 positions.
    assert!((0.05..0.4).contains(&mean) && early > 0.9 && late > 0.7, "{mean} {early} {late}");
}
