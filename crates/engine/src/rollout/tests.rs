use super::node::{Judge, Maker, Node, Wanted};
use super::*;
use crate::bearoff::{Bearoff, TwoSided};
use crate::cube::{CubeOwner, CubeVerdict};
use crate::met::Met;
use crate::nets;
use crate::rolls::ROLLS;
use crate::search::{Executor, Filter, Serial, Width, Widths};
use crate::standard::movegen::{Afterstates, generate};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

fn met() -> Arc<Met> {
    static MET: OnceLock<Arc<Met>> = OnceLock::new();
    MET.get_or_init(|| Arc::new(Met::kazaross_xg2())).clone()
}

/// The fast nets, which are good enough to be wrong in every way.
fn searcher() -> Searcher {
    Searcher::new(Arc::new(nets::builtin().fast.clone()), met())
}

fn quick() -> RolloutSettings {
    RolloutSettings { trials: 72, horizon: Some(6), ..RolloutSettings::FULL }
}

/// Positions of short games with random dice in which the fast net plays.
fn positions(seed: u64, count: usize) -> Vec<Board> {
    let (mut dice, mut board, mut out) = (Dice::new(seed, false).of_block(0), Board::start(), Vec::new());
    let (mut list, mut turn) = (Afterstates::new(), 0);
    let evaluator = &nets::builtin().fast;
    while out.len() < count {
        let (faces, _) = ROLLS[dice.roll(0, turn, 0)];
        generate(&board, faces, &mut list);
        let worth = |b: &Board| crate::eval::Evaluator::evaluate_one(evaluator, &b.swap()).equity();
        let best = list.boards().iter().min_by(|a, b| worth(a).total_cmp(&worth(b)));
        board = best.map_or(board, Board::swap);
        turn += 1;
        if board.finished().is_some() {
            board = Board::start();
        } else if turn % 5 == 0 {
            out.push(board);
        }
    }
    out
}

/// Threads of the standard library.
struct Threads(usize);

impl Executor for Threads {
    fn run(&self, tasks: usize, task: &(dyn Fn(usize) + Sync)) {
        let next = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..self.0 {
                scope.spawn(|| {
                    while let Some(i) = Some(next.fetch_add(1, Ordering::Relaxed)).filter(|i| *i < tasks) {
                        task(i);
                    }
                });
            }
        });
    }
}

fn on(executor: &dyn Executor) -> Run<'_> {
    Run { executor, cancel: None }
}

fn run(rollout: &Rollout<'_>) -> RolloutResult {
    rollout.run(on(&Threads(2)), &mut |_| {}).expect("a position in play")
}

fn cube_decision(searcher: &Searcher, board: &Board, cube: &CubeInfo, s: RolloutSettings) -> RolloutResult {
    run(&Rollout::cube_decision(searcher, board, cube, s).expect("sound settings"))
}

fn replies(board: &Board, dice: (u8, u8), count: usize) -> Vec<Board> {
    let mut list = Afterstates::new();
    generate(board, dice, &mut list);
    list.boards().iter().take(count).copied().collect()
}

#[test]
fn without_luck_the_mean_is_the_same() {
    let searcher = searcher();
    let cubes = [CubeInfo::money(true, true), CubeInfo::money(false, false), CubeInfo::in_match(3, 5, false)];
    let mut scores = [Vec::new(), Vec::new()];
    let mut spread = [0.0, 0.0];
    for (i, board) in positions(4, 9).iter().enumerate() {
        let cube = cubes[i % 3];
        let adjusted = RolloutSettings { trials: 36, ..RolloutSettings::FULL };
        let plain = RolloutSettings { trials: 216, luck: Luck::Off, ..adjusted };
        let (a, b) =
            (cube_decision(&searcher, board, &cube, adjusted), cube_decision(&searcher, board, &cube, plain));
        for (a, b) in a.candidates.iter().zip(&b.candidates) {
            for (scores, (a, b)) in scores.iter_mut().zip([(a.equity, b.equity), (a.cubeless, b.cubeless)]) {
                let joint = a.se.hypot(b.se);
                if joint > 1e-9 {
                    scores.push((a.mean - b.mean) / joint);
                } else {
                    assert!((a.mean - b.mean).abs() < 1e-6, "{board:?}: {a:?} {b:?}");
                }
            }
        }
        for (total, result) in spread.iter_mut().zip([&a, &b]) {
            *total += result.candidates.iter().map(|c| c.equity.se * c.equity.se).sum::<f64>();
        }
    }
    // Six times the games, and yet less certain.
    assert!(spread[0] < spread[1], "{spread:?}");
    for scores in scores {
        let n = scores.len() as f64;
        assert!(n > 14.0 && scores.iter().all(|z| z.abs() < 4.0), "{scores:?}");
        assert!((scores.iter().sum::<f64>() / n).abs() < 3.0 / (n / 2.0).sqrt(), "{scores:?}");
        let square = scores.iter().map(|z| z * z).sum::<f64>() / n;
        assert!(square < 1.0 + 3.0 * (2.0 / (n / 2.0)).sqrt(), "{square}");
    }
}

#[test]
fn the_luck_of_all_first_rolls_adds_up_to_nothing() {
    let plain = searcher();
    let pruned = searcher().with_pruner(Arc::new(nets::builtin().fast.clone()), Widths::both(Width::keep(2)));
    let cube = CubeInfo::in_match(2, 4, false);
    let line = nets::builtin().line.clone().expect("the fast net has one hidden layer");
    let lined = searcher()
        .with_pruner(
            Arc::new(nets::builtin().fast.clone()),
            Widths::both(Width { line: 8, ..Width::keep(2) }),
        )
        .with_line(line);
    let ways_to_measure = [
        (&plain, Luck::Main),
        (&pruned, Luck::Main),
        (&pruned, Luck::Fast),
        (&lined, Luck::Main),
        (&lined, Luck::Fast),
    ];
    for (searcher, luck) in ways_to_measure {
        for board in positions(5, 6) {
            for (opening, cubeful) in [(false, true), (true, true), (false, false)] {
                let ways = Dice::new(1, opening).ways(0);
                let judge = Judge::new(searcher, cube, cubeful);
                let wanted = Wanted { luck, roll: None, play: true };
                let mut node = Node::default();
                Maker::default().make(searcher, &board, &judge.weights, wanted, &mut node);
                let mut sum = [0.0; 6];
                let mut size = 0.0f64;
                for roll in (0..21).filter(|&roll| ways[roll] > 0.0) {
                    let luck = node.fortune(&judge, &ways, roll);
                    sum[5] += ways[roll] * luck.value;
                    (0..5).for_each(|k| sum[k] += ways[roll] * luck.probs[k]);
                    size += luck.probs[0].abs();
                }
                assert!(sum.iter().all(|s| s.abs() < 1e-9), "{sum:?}");
                assert!(size > 1e-3, "luck there is: {board:?}");
            }
        }
    }
}

#[test]
fn exact_positions_have_no_spread() {
    let db = Arc::new(Bearoff::generate(6, 6, &mut |_| true).expect("a possible size"));
    let searcher = searcher().with_bearoff(Arc::clone(&db));
    let race = Board::from_points(&[(6, 2), (3, 2), (0, 11)], &[(5, 3), (1, 1), (0, 11)]);
    let cubeless = RolloutSettings { cubeful: false, trials: 72, ..RolloutSettings::FULL };
    let result = cube_decision(&searcher, &race, &CubeInfo::money(false, false), cubeless);
    let exact = db.race_probs(&race).expect("covered");
    assert_eq!(result.candidates.len(), 1);
    assert_eq!((result.candidates[0].equity.se, result.candidates[0].probs), (0.0, exact));
    // The opponent is off at their next roll: 26 of 36 win, whatever is done with the cube.
    let last = Board::from_points(&[(2, 2), (0, 13)], &[(1, 2), (0, 13)]);
    let cubeful = RolloutSettings { trials: 36, ..RolloutSettings::FULL };
    let result = cube_decision(&searcher, &last, &CubeInfo::money(false, false), cubeful);
    let [no_double, double_take] = result.candidates[..] else { panic!("two branches") };
    let equity = 2.0 * 26.0 / 36.0 - 1.0;
    assert!((no_double.equity.mean - equity).abs() < 1e-5 && no_double.equity.se < 1e-5, "{no_double:?}");
    assert!((double_take.equity.mean - 2.0 * equity).abs() < 1e-5 && double_take.equity.se < 1e-5);
    assert_eq!(result.decision.map(|d| d.best), Some(CubeVerdict::DoubleTake));
}

#[test]
fn two_sided_positions_have_no_spread_with_the_cube() {
    let db = Arc::new(TwoSided::generate(6, 4, &Serial, &mut |_| true).expect("a possible size"));
    let searcher = searcher().with_two_sided(Arc::clone(&db));
    let settings = RolloutSettings { trials: 36, ..RolloutSettings::FULL };
    for (mine, theirs) in [([(6, 2), (4, 2)], [(5, 3), (2, 1)]), ([(5, 1), (1, 3)], [(6, 2), (5, 2)])] {
        let off = |side: [(u8, u8); 2]| [side.as_slice(), &[(0, 11)]].concat();
        let board = Board::from_points(&off(mine), &off(theirs));
        let exact = db.equities(&board).expect("covered");
        let result = cube_decision(&searcher, &board, &CubeInfo::money(false, false), settings);
        let [no_double, double_take] = result.candidates[..] else { panic!("two branches") };
        assert!(no_double.equity.se < 1e-9 && double_take.equity.se < 1e-9, "{result:?}");
        assert!((no_double.equity.mean - exact.centred).abs() < 1e-4, "{no_double:?} {exact:?}");
        assert!((double_take.equity.mean - exact.doubled()).abs() < 1e-4, "{double_take:?} {exact:?}");
    }
}

#[test]
fn threads_change_nothing() {
    let searcher = searcher();
    let board = Board::start();
    let plays = replies(&board, (3, 1), 5);
    let settings = RolloutSettings { trials: 200, drop: Some(0.7), ..quick() };
    let cube = CubeInfo::money(true, true);
    let rollout = Rollout::plays(&searcher, &plays, &cube, settings).expect("sound settings");
    let ask = |executor: &dyn Executor| rollout.run(on(executor), &mut |_| {}).expect("in play");
    let one = ask(&Serial);
    assert_eq!(one, ask(&Threads(2)));
    assert_eq!(one, ask(&Threads(8)));
    assert!(one.candidates.iter().any(|c| c.dropped), "{one:?}");
    assert!(one.candidates.iter().all(|c| !c.dropped || c.jsd > 0.7), "{one:?}");
}

#[test]
fn going_on_equals_going_through() {
    let searcher = searcher();
    let board = positions(8, 3)[2];
    let cube = CubeInfo::in_match(5, 4, false);
    let plays = replies(&board, (6, 4), 3);
    let settings = RolloutSettings { trials: 160, ..quick() };
    let rollout = || Rollout::plays(&searcher, &plays, &cube, settings).expect("sound settings");
    let whole = run(&rollout());
    let stop = AtomicBool::new(false);
    let mut heard = 0;
    let part = rollout().run(Run { cancel: Some(&stop), ..on(&Threads(3)) }, &mut |so_far| {
        heard += 1;
        assert_eq!(so_far.candidates[0].trials, 36 * heard);
        stop.store(heard == 2, Ordering::Relaxed);
    });
    let part = part.expect("two blocks are done");
    assert_eq!(part.ended, Ended::Cancelled);
    assert_eq!(part.candidates[0].trials, 72);
    let kept = RolloutState::from_bytes(&part.state.to_bytes()).expect("whole");
    assert_eq!(run(&rollout().resume(&kept).expect("the same rollout")), whole);
    assert_eq!(whole.candidates[0].trials, 160);
    // Longer from the end of the shorter is the longer one.
    let longer = RolloutSettings { trials: 216, ..settings };
    let rollout = || Rollout::plays(&searcher, &plays, &cube, longer).expect("sound settings");
    assert_eq!(run(&rollout().resume(&whole.state).expect("only the length differs")), run(&rollout()));
    let other = RolloutSettings { seed: 2, ..settings };
    let other = Rollout::plays(&searcher, &plays, &cube, other).expect("sound settings");
    assert_eq!(other.resume(&whole.state).err(), Some(RolloutError::State));
}

#[test]
fn money_after_a_match_is_money_before_it() {
    let searcher =
        searcher().with_pruner(Arc::new(nets::builtin().fast.clone()), Widths::both(Width::keep(2)));
    let board = positions(3, 4)[3];
    let settings = RolloutSettings {
        trials: 36,
        early: Strength { plies: 1, cube_plies: 1 },
        early_turns: 1,
        filter: Filter::TINY,
        ..quick()
    };
    let ask = |cube: CubeInfo| cube_decision(&searcher, &board, &cube, settings).candidates;
    let money = ask(CubeInfo::money(true, true));
    let in_match = ask(CubeInfo::in_match(2, 9, false).with(2, CubeOwner::Mine));
    assert_ne!(money[0].equity, in_match[0].equity);
    assert!(money[0].mwc.is_none() && in_match[0].mwc.is_some());
    assert_eq!(money, ask(CubeInfo::money(true, true)));
    assert_eq!(in_match, ask(CubeInfo::in_match(2, 9, false).with(2, CubeOwner::Mine)));
}

#[test]
fn a_play_is_worth_what_it_leaves_the_opponent() {
    let searcher = searcher();
    let settings = RolloutSettings { cubeful: false, ..quick() };
    for board in positions(6, 3) {
        for cube in [CubeInfo::cubeless(), CubeInfo::in_match(3, 2, false)] {
            let plays = Rollout::plays(&searcher, &[board.swap()], &cube.swap(), settings);
            let mine = run(&plays.expect("sound settings")).candidates[0];
            let theirs = cube_decision(&searcher, &board, &cube, settings).candidates[0];
            assert!((mine.equity.mean + theirs.equity.mean).abs() < 1e-5);
            assert!((mine.probs.win + theirs.probs.win - 1.0).abs() < 1e-5);
            assert!((mine.equity.se - theirs.equity.se).abs() < 1e-5);
        }
    }
}

#[test]
fn ends_when_it_is_certain() {
    let searcher = searcher();
    let plays = replies(&Board::start(), (6, 2), 40);
    let cube = CubeInfo::money(true, true);
    let stop = Stop { min_trials: 72, jsd: 1.5, se: 0.0 };
    let settings = RolloutSettings { trials: 3600, stop: Some(stop), drop: Some(2.0), ..quick() };
    let rollout = Rollout::plays(&searcher, &plays, &cube, settings).expect("sound settings");
    let result = run(&rollout);
    assert_eq!(result.ended, Ended::Certain);
    let [best, second, ..] = result.ranking()[..] else { panic!("many plays") };
    assert!(result.candidates[best].trials >= 72 && result.candidates[best].jsd == 0.0);
    assert!(result.candidates[second].jsd >= 1.5 && result.candidates[second].equity.mean < 0.2);
    // A double from the starting position is out of the question, and soon known to be.
    let rollout = Rollout::cube_decision(&searcher, &Board::start(), &cube, settings).expect("sound");
    let result = run(&rollout);
    assert_eq!(result.ended, Ended::Certain);
    assert!(result.candidates[0].trials < 3600 && result.decision.is_some_and(|d| d.take));
    let by_se = Stop { min_trials: 36, jsd: f64::INFINITY, se: 1.0 };
    let settings = RolloutSettings { stop: Some(by_se), drop: None, ..settings };
    let rollout = Rollout::cube_decision(&searcher, &Board::start(), &cube, settings).expect("sound");
    assert_eq!(run(&rollout).candidates[0].trials, 36);
}

#[test]
fn refusals() {
    let searcher = searcher();
    let (board, cube) = (Board::start(), CubeInfo::money(true, true));
    let refused = |settings| Rollout::cube_decision(&searcher, &board, &cube, settings).err();
    assert!(matches!(refused(RolloutSettings { trials: 0, ..quick() }), Some(RolloutError::Settings(_))));
    assert!(matches!(
        refused(RolloutSettings { horizon: Some(0), ..quick() }),
        Some(RolloutError::Settings(_))
    ));
    let deep = Strength { plies: 9, cube_plies: 0 };
    assert!(matches!(refused(RolloutSettings { late: deep, ..quick() }), Some(RolloutError::Settings(_))));
    assert_eq!(Rollout::plays(&searcher, &[], &cube, quick()).err(), Some(RolloutError::Empty));
    let bad = Board::from_points(&[(6, 16)], &[(6, 16)]);
    assert!(matches!(Rollout::cube_decision(&searcher, &bad, &cube, quick()), Err(RolloutError::Search(_))));
    let stop = AtomicBool::new(true);
    let rollout = Rollout::cube_decision(&searcher, &board, &cube, quick()).expect("sound");
    let cancelled = rollout.run(Run { cancel: Some(&stop), ..Run::default() }, &mut |_| {});
    assert_eq!(cancelled, Err(RolloutError::Search(SearchError::Cancelled)));
}
