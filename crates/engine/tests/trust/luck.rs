//! Rollouts: taking the luck out changes how sure they are, not what they say.

use crate::{draws, fast_search, nets, positions};
use pasch_engine::cube::CubeInfo;
use pasch_engine::eval::Evaluator;
use pasch_engine::rollout::{Luck, Rollout, RolloutSettings};
use pasch_engine::search::Run;
use pasch_engine::standard::Board;

#[test]
fn with_and_without_luck_agree_on_fifty_positions() {
    let searcher = fast_search();
    let cubes = [CubeInfo::money(true, true), CubeInfo::money(false, false), CubeInfo::in_match(4, 3, false)];
    let (mut scores, mut spread) = (Vec::new(), [0.0, 0.0]);
    // Where the game is all but decided, a few dozen games say little about how rare the surprises are.
    let open = |board: &Board| nets().fast.evaluate_one(board).equity().abs() < 0.7;
    let boards = positions(31, draws(120)).into_iter().map(|(board, _)| board).filter(open);
    for (i, board) in boards.take(draws(50)).enumerate() {
        let settings = RolloutSettings { trials: 36, horizon: Some(6), ..RolloutSettings::FULL };
        let found = [(Luck::Main, 36), (Luck::Off, 144)].map(|(luck, trials)| {
            let settings = RolloutSettings { luck, trials, ..settings };
            let rollout =
                Rollout::position(&searcher, &board, &cubes[i % 3], settings).expect("sound settings");
            rollout.run(Run::default(), &mut |_| {}).expect("in play").candidates[0].equity
        });
        let joint = found[0].se.hypot(found[1].se);
        if joint > 1e-6 {
            scores.push((found[0].mean - found[1].mean) / joint);
        } else {
            assert!((found[0].mean - found[1].mean).abs() < 1e-5, "{board:?} {found:?}");
        }
        (0..2).for_each(|k| spread[k] += found[k].se * found[k].se);
    }
    let n = scores.len() as f64;
    let mean = scores.iter().sum::<f64>() / n;
    let far = scores.iter().filter(|z| z.abs() > 3.0).count();
    println!(
        "{n} positions: mean score {mean:.3}, {far} beyond 3; variance {:.2} to {:.2}",
        spread[0], spread[1]
    );
    assert!(n > 40.0 && far <= 1 && scores.iter().all(|z| z.abs() < 4.5), "{scores:?}");
    assert!(mean.abs() < 3.0 / n.sqrt(), "{mean}");
    assert!(spread[0] < spread[1], "four times the games and yet less certain: {spread:?}");
}
