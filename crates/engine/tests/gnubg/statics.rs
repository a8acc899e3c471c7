//! Two judges that learnt apart: what they think of the same positions without looking ahead.

use crate::answer::ask;
use crate::games::positions;
use pasch_engine::analyst::Engine;
use pasch_engine::cube::{CubeInfo, CubeOwner};
use pasch_engine::eval::Evaluator;
use pasch_engine::level::Chance;
use pasch_engine::nets;
use pasch_engine::search::Run;
use pasch_engine::standard::Board;

/// How two lists of equities belong together.
struct Agreement {
    correlation: f64,
    rms: f64,
    /// Mean of ours less theirs.
    lean: f64,
    /// The largest differences: ours, theirs, the board.
    worst: Vec<(f64, f64, Board)>,
}

fn agreement(boards: &[Board], ours: &[f64], theirs: &[f64]) -> Agreement {
    let n = ours.len() as f64;
    let mean = |values: &[f64]| values.iter().sum::<f64>() / n;
    let (mx, my) = (mean(ours), mean(theirs));
    let (mut xx, mut yy, mut xy, mut square) = (0.0, 0.0, 0.0, 0.0);
    for (x, y) in ours.iter().zip(theirs) {
        xx += (x - mx).powi(2);
        yy += (y - my).powi(2);
        xy += (x - mx) * (y - my);
        square += (x - y).powi(2);
    }
    let mut worst: Vec<(f64, f64, Board)> =
        ours.iter().zip(theirs).zip(boards).map(|((x, y), board)| (*x, *y, *board)).collect();
    worst.sort_by(|a, b| (b.0 - b.1).abs().total_cmp(&(a.0 - a.1).abs()));
    worst.truncate(8);
    Agreement { correlation: xy / (xx * yy).sqrt(), rms: (square / n).sqrt(), lean: mx - my, worst }
}

/// Asks it about the boards and compares its cubeless equities for money with those of our evaluators.
fn compare(name: &str, boards: &[Board], evaluators: &[&dyn Evaluator]) -> Option<Vec<Agreement>> {
    let questions: Vec<_> = boards.iter().map(|board| (*board, CubeInfo::cubeless())).collect();
    let answers = ask(name, &questions)?;
    let theirs: Vec<f64> = answers.each.iter().map(|answer| f64::from(answer.probs.equity())).collect();
    let found = evaluators.iter().map(|evaluator| {
        let ours: Vec<f64> =
            boards.iter().map(|board| f64::from(evaluator.evaluate_one(board).equity())).collect();
        agreement(boards, &ours, &theirs)
    });
    Some(found.collect())
}

#[test]
fn static_equities_of_contact_positions() {
    let boards = positions(51, 2000, |board| !board.is_race());
    let nets = nets::builtin();
    let Some(found) = compare("contact", &boards, &[&nets.main, &nets.fast]) else { return };
    for (name, a) in ["main", "fast"].iter().zip(&found) {
        println!(
            "{name} net on {} contact positions: correlation {:.4}, rms {:.4}, lean {:+.4}",
            boards.len(),
            a.correlation,
            a.rms,
            a.lean
        );
        for (ours, theirs, board) in &a.worst {
            println!("    ours {ours:+.3}, theirs {theirs:+.3}: {board:?}");
        }
    }
    assert!(found[0].correlation > 0.99 && found[0].rms < 0.09 && found[0].lean.abs() < 0.03);
    assert!(found[1].correlation > 0.98 && found[1].rms < 0.13 && found[1].lean.abs() < 0.04);
}

#[test]
fn static_equities_of_races() {
    // Beyond the home boards, where it asks its race net and we ask ours.
    let long = |board: &Board| board.is_race() && board.rear(0).max(board.rear(1)) > 6;
    let boards = positions(52, 800, long);
    let Some(found) = compare("races", &boards, &[&nets::builtin().main]) else { return };
    let a = &found[0];
    println!(
        "{} races: correlation {:.4}, rms {:.4}, lean {:+.4}",
        boards.len(),
        a.correlation,
        a.rms,
        a.lean
    );
    assert!(a.correlation > 0.995 && a.rms < 0.06 && a.lean.abs() < 0.02);
}

/// A cube of any kind that may be turned.
fn any_cube(below: &mut impl FnMut(usize) -> usize) -> CubeInfo {
    loop {
        let value = 1 << below(3);
        let owner = if value == 1 { CubeOwner::Centred } else { CubeOwner::Mine };
        let stake = match below(2) {
            0 => CubeInfo::money(below(2) == 0, false),
            _ => CubeInfo::in_match(1 + below(9) as u32, 1 + below(9) as u32, false),
        };
        let cube = stake.with(value, owner);
        if cube.can_double() {
            return cube;
        }
    }
}

#[test]
fn static_cube_decisions() {
    let mut chance = Chance::new(53);
    let mut below = move |n: usize| (chance.uniform() * n as f64) as usize;
    // Where somebody is well ahead without having won: elsewhere nobody would think of doubling.
    let close = |board: &Board| (0.15..1.3).contains(&nets::builtin().fast.evaluate_one(board).equity());
    let questions: Vec<_> =
        positions(53, 1000, close).into_iter().map(|board| (board, any_cube(&mut below))).collect();
    let Some(answers) = ask("decisions", &questions) else { return };
    let engine = Engine::builtin();
    let (mut doubles, mut takes, mut both, mut lost) = (0, 0, 0, 0.0);
    let mut disputed = Vec::new();
    for ((board, cube), answer) in questions.iter().zip(&answers.each) {
        let (ours, _) = engine.searcher().cube_decision(board, cube, 0, Run::default()).expect("in play");
        let theirs = (answer.double_take.min(1.0) >= answer.no_double, answer.double_take <= 1.0);
        let same = (ours.should_double() == theirs.0, ours.take == theirs.1);
        doubles += usize::from(same.0);
        takes += usize::from(same.1);
        both += usize::from(same.0 && same.1);
        // What ours would cost if they were right.
        let double = if same.0 { 0.0 } else { (answer.double_take.min(1.0) - answer.no_double).abs() };
        let take = if same.1 { 0.0 } else { (answer.double_take - 1.0).abs() };
        lost += double;
        disputed.push((double.max(take), board, cube, ours, answer));
    }
    let n = questions.len();
    let percent = |count: usize| 100.0 * count as f64 / n as f64;
    println!(
        "{n} decisions: {:.1} % agree on the double, {:.1} % on the take, {:.1} % on both; by its own numbers our \
         doubles lose {:.4} a decision",
        percent(doubles),
        percent(takes),
        percent(both),
        lost / n as f64
    );
    disputed.sort_by(|a, b| b.0.total_cmp(&a.0));
    for (size, board, cube, ours, answer) in disputed.iter().take(10) {
        println!(
            "    {size:.3}: ours {:+.3} / {:+.3}, theirs {:+.3} / {:+.3}, {cube:?} {board:?}",
            ours.no_double, ours.double_take, answer.no_double, answer.double_take
        );
    }
    assert!(percent(doubles) > 85.0 && percent(takes) > 88.0, "{doubles} {takes} of {n}");
}
