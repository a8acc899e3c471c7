//! Bear-offs against its databases: the one-sided, and the two-sided one with the cube.

use crate::answer::ask;
use pasch_engine::bearoff::{Bearoff, TwoSided};
use pasch_engine::cube::{CubeInfo, CubeOwner};
use pasch_engine::level::Chance;
use pasch_engine::search::Serial;
use pasch_engine::standard::Board;

/// Bear-offs of up to `most` checkers a side within their home boards; now and then with all of them.
fn bear_offs(count: usize, most: usize) -> Vec<Board> {
    let mut chance = Chance::new(12);
    let mut below = move |n: usize| (chance.uniform() * n as f64) as usize;
    let mut side = move || {
        let on_board = if below(3) == 0 { most } else { 1 + below(most) };
        let mut points = vec![(0, 15 - on_board as u8)];
        points.extend((0..on_board).map(|_| (1 + below(6) as u8, 1)));
        points
    };
    (0..count).map(|_| Board::from_points(&side(), &side())).collect()
}

#[test]
fn bear_off_chances_agree() {
    let money = CubeInfo::money(false, false);
    let questions: Vec<_> = bear_offs(300, 15).into_iter().map(|board| (board, money)).collect();
    let Some(answers) = ask("bear-off", &questions) else { return };
    let db = Bearoff::generate(6, 15, &mut |_| true).expect("a possible size");
    let (mut win_sum, mut gammon_sum, mut worst) = (0.0, 0.0, 0.0f32);
    for ((board, _), answer) in questions.iter().zip(&answers.each) {
        let (ours, theirs) = (db.race_probs(board).expect("covered"), answer.probs);
        let win = (ours.win - theirs.win).abs();
        let gammon = (ours.win_g - theirs.win_g).abs() + (ours.lose_g - theirs.lose_g).abs();
        win_sum += f64::from(win);
        gammon_sum += f64::from(gammon);
        worst = worst.max(win).max(gammon);
        assert!(win < 0.012 && gammon < 0.012, "{board:?}: {ours:?}, theirs {theirs:?}");
    }
    let mean = [win_sum, gammon_sum].map(|sum| sum / questions.len() as f64);
    println!("mean difference {:.5} in wins, {:.5} in gammons; largest {worst:.4}", mean[0], mean[1]);
    assert!(mean[0] < 0.001 && mean[1] < 0.001);
}

#[test]
fn late_bear_offs_with_the_cube_agree() {
    let owners = [CubeOwner::Centred, CubeOwner::Mine, CubeOwner::Theirs];
    let cube =
        |i: usize| CubeInfo::money(false, false).with(if i.is_multiple_of(3) { 1 } else { 2 }, owners[i % 3]);
    let questions: Vec<_> =
        bear_offs(600, 6).into_iter().enumerate().map(|(i, board)| (board, cube(i))).collect();
    let Some(answers) = ask("late-bear-off", &questions) else { return };
    let db = TwoSided::generate(6, 6, &Serial, &mut |_| true).expect("a possible size");
    let (mut worst, mut doubles) = (0.0f64, 0);
    for ((board, cube), answer) in questions.iter().zip(&answers.each) {
        let equities = db.equities(board).expect("covered");
        let undoubled = equities.undoubled(cube).expect("money");
        let mut differences = vec![
            undoubled - answer.no_double,
            f64::from(db.probs(board).expect("covered").win - answer.probs.win),
        ];
        if cube.can_double() {
            differences.push(equities.doubled() - answer.double_take);
            let double = |no: f64, yes: f64| yes.min(1.0) > no;
            let ours = double(undoubled, equities.doubled());
            doubles += usize::from(ours);
            // A choice may only differ where it does not matter.
            let same = ours == double(answer.no_double, answer.double_take);
            let matters = (equities.doubled().min(1.0) - undoubled).abs();
            assert!(same || matters < 3e-4, "{board:?} {cube:?}: {equities:?}, theirs {answer:?}");
        }
        let most = differences.iter().fold(0.0, |most: f64, d| most.max(d.abs()));
        // Both round to 16 bits; a double doubles the rounding.
        assert!(most < 3e-4, "{board:?} {cube:?}: {equities:?}, theirs {answer:?}");
        worst = worst.max(most);
    }
    println!("{} late bear-offs, {doubles} of them doubles: largest difference {worst:.6}", questions.len());
    assert!(doubles > 50);
}
