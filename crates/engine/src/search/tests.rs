use super::*;
use crate::cube::{
    CubeMet, CubeOwner, CubeVerdict, Weights, cubeful_value, cubeless_value, decide, efficiency,
    undoubled_value,
};
use crate::rolls::ROLLS;
use crate::standard::movegen::{Afterstates, generate};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

mod near;

/// A crude judge for tests: who is ahead in pips, gammons by how far.
struct Pips;

impl Evaluator for Pips {
    fn evaluate(&self, boards: &[Board], out: &mut [Probs]) {
        for (board, out) in boards.iter().zip(out) {
            let blots = |lane: usize| board.lanes[lane][1..25].iter().filter(|&&c| c == 1).count() as f32;
            let lead = board.pips(1) as f32 - board.pips(0) as f32 + 4.0 + 3.0 * (blots(1) - blots(0));
            let win = 1.0 / (1.0 + (-lead / 22.0).exp());
            *out = Probs {
                win,
                win_g: 0.4 * win * win,
                win_bg: 0.01 * win,
                lose_g: 0.4 * (1.0 - win) * (1.0 - win),
                lose_bg: 0.0,
            }
            .sanitize();
        }
    }
}

/// Takes the best for the worst.
struct Backwards;

impl Evaluator for Backwards {
    fn evaluate(&self, boards: &[Board], out: &mut [Probs]) {
        Pips.evaluate(boards, out);
        out.iter_mut().for_each(|probs| *probs = probs.swap());
    }
}

fn met() -> Arc<Met> {
    static MET: OnceLock<Arc<Met>> = OnceLock::new();
    MET.get_or_init(|| Arc::new(Met::kazaross_xg2())).clone()
}

fn bearoff() -> Arc<Bearoff> {
    static DB: OnceLock<Arc<Bearoff>> = OnceLock::new();
    DB.get_or_init(|| Arc::new(Bearoff::generate(6, 6, &mut |_| true).expect("a possible size"))).clone()
}

fn searcher() -> Searcher {
    Searcher::new(Arc::new(Pips), met())
}

/// Positions of short random games.
fn positions(seed: u64, count: usize) -> Vec<(Board, (u8, u8))> {
    let mut state = seed;
    let mut next = move |below: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    let mut list = Afterstates::new();
    let mut out = Vec::new();
    let mut board = Board::start();
    while out.len() < count {
        let dice = (1 + next(6) as u8, 1 + next(6) as u8);
        if next(4) == 0 {
            out.push((board, dice));
        }
        generate(&board, dice, &mut list);
        board = list.boards()[next(list.len() as u64) as usize].swap();
        if board.finished().is_some() || next(80) == 0 {
            board = Board::start();
        }
    }
    out
}

fn cubes() -> [CubeInfo; 8] {
    [
        CubeInfo::money(false, false),
        CubeInfo::money(true, true),
        CubeInfo::money(false, true).with(2, CubeOwner::Mine),
        CubeInfo::cubeless(),
        CubeInfo::in_match(7, 7, false),
        CubeInfo::in_match(2, 1, false),
        CubeInfo::in_match(1, 4, true),
        CubeInfo::in_match(3, 5, false).with(2, CubeOwner::Theirs),
    ]
}

/// What a board that is not finished is worth to a player who doubles when that is best, by the model.
fn static_value(board: &Board, probs: &Probs, at: CubeMet<'_>) -> f64 {
    let x = efficiency(board);
    if !at.cube.can_double() {
        return cubeful_value(probs, at, x);
    }
    let doubled = cubeful_value(probs, CubeMet { cube: at.cube.doubled(), ..at }, x);
    at.value(decide(undoubled_value(probs, at, x), doubled, at).optimal())
}

/// One roll deep by the definition, straight from the parts.
fn brute_one_ply(board: &Board, cube: CubeInfo, cubeful: bool) -> (Probs, f64) {
    let met = met();
    let at = CubeMet::new(cube, &met);
    let weights = Weights::of(at);
    let mut list = Afterstates::new();
    let mut sum = [0.0f64; 5];
    let mut values = [0.0f64; 2];
    for high in 1..=6u8 {
        for low in 1..=6u8 {
            generate(board, (high, low), &mut list);
            let judged = list.boards().iter().map(|after| {
                let theirs = after.swap();
                let probs = theirs.finished().map_or_else(|| Pips.evaluate_one(&theirs), Probs::certain);
                (theirs, probs)
            });
            let (theirs, probs) = judged
                .reduce(
                    |a, b| if weights.measure(&b.1.swap()) > weights.measure(&a.1.swap()) { b } else { a },
                )
                .expect("a play or a dance");
            let p = probs.swap();
            for (s, p) in sum.iter_mut().zip([p.win, p.win_g, p.win_bg, p.lose_g, p.lose_bg]) {
                *s += f64::from(p) / 36.0;
            }
            for (value, cube) in values.iter_mut().zip([cube, cube.doubled()]) {
                let there = CubeMet::new(cube.swap(), &met);
                let v = if cubeful && theirs.finished().is_none() {
                    static_value(&theirs, &probs, there)
                } else {
                    cubeless_value(&probs, there)
                };
                *value += there.flip(v) / 36.0;
            }
        }
    }
    let [win, win_g, win_bg, lose_g, lose_bg] = sum.map(|v| v as f32);
    let probs = Probs { win, win_g, win_bg, lose_g, lose_bg };
    let value = match (cubeful, cube.can_double()) {
        (false, _) => cubeless_value(&probs, at),
        (true, false) => values[0],
        (true, true) => at.value(decide(values[0], values[1], at).optimal()),
    };
    (probs, value)
}

#[test]
fn one_ply_is_the_brute_force_one() {
    let searcher = searcher();
    for (board, _) in positions(1, 25) {
        for cube in cubes() {
            for cubeful in [false, true] {
                let (probs, value) =
                    searcher.evaluate(&board, &cube, 1, cubeful, Run::default()).expect("a position in play");
                let (brute, brute_value) = brute_one_ply(&board, cube, cubeful);
                assert!((probs.win - brute.win).abs() < 1e-5 && (probs.lose_g - brute.lose_g).abs() < 1e-5);
                assert!(
                    (value - brute_value).abs() < 1e-5,
                    "{board:?} {cube:?} {cubeful}: {value} {brute_value}"
                );
            }
        }
    }
}

struct Threads(usize);

impl Executor for Threads {
    fn run(&self, tasks: usize, task: &(dyn Fn(usize) + Sync)) {
        let next = std::sync::atomic::AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..self.0 {
                scope.spawn(|| {
                    loop {
                        let i = next.fetch_add(1, Ordering::Relaxed);
                        if i >= tasks {
                            break;
                        }
                        task(i);
                    }
                });
            }
        });
    }
}

/// Whether two answers are the same to the last bit; short where they are not.
fn same(a: &[RankedPlay<BoardPlay>], b: &[RankedPlay<BoardPlay>]) -> bool {
    let bits = |plays: &[RankedPlay<BoardPlay>]| -> Vec<(u128, u64, u64, u8, [u32; 5])> {
        let five = |p: &Probs| [p.win, p.win_g, p.win_bg, p.lose_g, p.lose_bg].map(f32::to_bits);
        let one = |p: &RankedPlay<BoardPlay>| {
            (p.play.board.key(), p.equity.to_bits(), p.cubeless.to_bits(), p.plies, five(&p.probs))
        };
        plays.iter().map(one).collect()
    };
    bits(a) == bits(b)
}

#[test]
fn neither_threads_nor_earlier_searches_change_a_result() {
    let nets = crate::nets::builtin();
    let main: Arc<dyn Evaluator> = Arc::new(nets.fast.clone());
    let line = nets.line.clone().expect("the fast net has one hidden layer");
    let new = || {
        let plain = Searcher::new(Arc::clone(&main), met());
        plain
            .with_pruner(Arc::new(Pips), Widths::both(Width { line: 4, ..Width::keep(2) }))
            .with_line(Arc::clone(&line))
            .with_bearoff(bearoff())
    };
    let used = new();
    let settings = SearchSettings { plies: 2, filter: Filter::TINY, cubeful: true };
    let ask = |searcher: &Searcher, board: &Board, dice, cube: &CubeInfo, threads| {
        let run = Run { executor: &Threads(threads), cancel: None };
        searcher.rank_plays(board, dice, cube, &settings, &[], run).expect("a roll")
    };
    for (i, (board, dice)) in positions(2, 6).into_iter().enumerate() {
        let (money, other) = (CubeInfo::money(true, true), cubes()[(i + 3) % 8]);
        let fresh = new().with_cache(0);
        let wanted = [money, other, money].map(|cube| ask(&fresh, &board, dice, &cube, 1));
        assert!(same(&wanted[0], &wanted[2]));
        for threads in [1, 2, 8] {
            for (cube, wanted) in [money, other, money].iter().zip(&wanted) {
                assert!(
                    same(&ask(&used, &board, dice, cube, threads), wanted),
                    "{board:?} {dice:?} {cube:?}"
                );
            }
        }
        // The same positions asked about in other ways.
        for cube in [money, other, money] {
            let bits = |searcher: &Searcher, threads| {
                let run = Run { executor: &Threads(threads), cancel: None };
                let (decision, probs) = searcher.cube_decision(&board, &cube, 2, run).expect("in play");
                let value = searcher.evaluate(&board, &cube, 1, i % 2 == 0, run).expect("in play").1;
                (
                    decision.no_double.to_bits(),
                    decision.double_take.to_bits(),
                    probs.win.to_bits(),
                    value.to_bits(),
                )
            };
            let wanted = bits(&fresh, 1);
            assert!([1, 2, 8].iter().all(|&threads| bits(&used, threads) == wanted), "{board:?} {cube:?}");
        }
    }
}

#[test]
fn the_next_decision_finds_what_this_one_knew() {
    /// Counts what it is asked.
    struct Counting(std::sync::atomic::AtomicUsize);
    impl Evaluator for Counting {
        fn evaluate(&self, boards: &[Board], out: &mut [Probs]) {
            self.0.fetch_add(boards.len(), Ordering::Relaxed);
            Pips.evaluate(boards, out);
        }
    }
    let counting = Arc::new(Counting(std::sync::atomic::AtomicUsize::new(0)));
    let searcher = Searcher::new(Arc::clone(&counting) as Arc<dyn Evaluator>, met());
    let cube = CubeInfo::money(true, true);
    let plays = searcher
        .rank_plays(&Board::start(), (3, 1), &cube, &SearchSettings::plies(2), &[], Run::default())
        .expect("a roll");
    let before = counting.0.load(Ordering::Relaxed);
    // The opponent's decision about the cube after the play.
    let (decision, _) = searcher
        .cube_decision(&plays[0].play.board.swap(), &cube.swap(), 2, Run::default())
        .expect("in play");
    assert_eq!(counting.0.load(Ordering::Relaxed), before);
    assert!((decision.optimal() + plays[0].equity).abs() < 1e-9);
}

#[test]
fn the_line_finds_the_good_replies() {
    let nets = crate::nets::builtin();
    let line = nets.line.clone().expect("the fast net has one hidden layer");
    let with = |keep| {
        let plain = Searcher::new(Arc::new(nets.fast.clone()), met());
        plain
            .with_pruner(Arc::new(nets.fast.clone()), Widths::both(Width { line: keep, ..Width::keep(2) }))
            .with_line(Arc::clone(&line))
    };
    let (all, few) = (with(1000), with(8));
    let value = |s: &Searcher, board: &Board| {
        s.evaluate(board, &CubeInfo::cubeless(), 2, false, Run::default()).expect("in play").1
    };
    // Around two checkers on the bar no line is drawn: it would take the closing of points for less than it is.
    let home = [(6, 4), (5, 2), (4, 2), (8, 3), (13, 3), (24, 1)];
    let blitz = Board::from_points(&home, &[(25, 2), (24, 1), (13, 5), (8, 3), (6, 4)]);
    assert!((value(&few, &blitz) - value(&all, &blitz)).abs() < 0.005);
    let mut lost = 0.0;
    let mut count = 0.0;
    for (board, _) in positions(12, 40) {
        let ask = |s: &Searcher| {
            let cube = CubeInfo::cubeless();
            s.evaluate(&board, &cube, 1, false, Run::default()).expect("in play").1
        };
        lost += ask(&all) - ask(&few);
        count += 1.0;
    }
    assert!((0.0..0.02).contains(&(lost / count)), "{}", lost / count);
}

#[test]
fn a_race_drops_only_what_is_far_behind() {
    let searcher = searcher();
    let cube = CubeInfo::money(true, true);
    for (board, dice) in positions(7, 6) {
        let rank = |race, always: &[Board]| {
            let filter = Filter { race, ..Filter::NORMAL };
            let settings = SearchSettings { filter, ..SearchSettings::plies(2) };
            searcher.rank_plays(&board, dice, &cube, &settings, always, Run::default()).expect("a roll")
        };
        let full = rank(f64::INFINITY, &[]);
        let raced = rank(0.05, &[]);
        for play in raced.iter().filter(|play| play.plies == 2) {
            assert!(full.iter().any(|p| p.play.board == play.play.board && p.equity == play.equity));
        }
        // Nobody is dropped who was asked for.
        let always: Vec<Board> = full.iter().filter(|p| p.plies == 2).map(|p| p.play.board).collect();
        assert!(same(&rank(0.05, &always), &full));
    }
}

#[test]
fn every_play_is_ranked_once_and_deepest_first() {
    let searcher = searcher();
    let mut list = Afterstates::new();
    for (board, dice) in positions(3, 15) {
        generate(&board, dice, &mut list);
        for plies in [0, 1] {
            let settings = SearchSettings::plies(plies);
            let cube = CubeInfo::in_match(5, 3, false);
            let plays =
                searcher.rank_plays(&board, dice, &cube, &settings, &[], Run::default()).expect("a roll");
            assert_eq!(plays.len(), list.len());
            assert!(list.boards().iter().all(|b| plays.iter().filter(|p| p.play.board == *b).count() == 1));
            assert!(
                plays
                    .windows(2)
                    .all(|w| w[0].plies > w[1].plies
                        || (w[0].plies == w[1].plies && w[0].equity >= w[1].equity))
            );
            assert_eq!(plays[0].plies, plies);
            let deep = plays.iter().filter(|p| p.plies == plies).count();
            assert!(plies == 0 || deep <= 8);
            let met = met();
            let at = CubeMet::new(cube, &met);
            for play in &plays {
                assert!((at.value(play.equity) - play.mwc.expect("a match")).abs() < 1e-9);
            }
            // The worst play passes the filter when it is asked for.
            let worst = plays.last().expect("a play").play.board;
            let with = searcher
                .rank_plays(&board, dice, &cube, &settings, &[worst], Run::default())
                .expect("a roll");
            assert!(with.iter().any(|p| p.play.board == worst && p.plies == plies));
        }
    }
}

#[test]
fn a_pruner_that_keeps_all_changes_nothing() {
    let plain = searcher();
    let pruned = searcher().with_pruner(Arc::new(Pips), Widths::both(Width::keep(1000)));
    let strict = searcher().with_pruner(Arc::new(Pips), Widths::both(Width::keep(1)));
    for (board, _) in positions(4, 6) {
        let cube = CubeInfo::money(true, true);
        let ask =
            |s: &Searcher| s.evaluate(&board, &cube, 1, true, Run::default()).expect("a position in play");
        assert_eq!(ask(&plain), ask(&pruned));
        // Sorted by the same judge, the best one is enough.
        assert_eq!(ask(&plain), ask(&strict));
    }
}

#[test]
fn last_roll_decisions_are_exact() {
    let searcher = searcher().with_bearoff(bearoff());
    // Opponent off next roll; we have 26 of 36 (two on the two), 17 (two on the three), 11 (two on the four).
    for (points, ways, best) in [
        ([(2, 2), (0, 13)], 26.0, CubeVerdict::DoubleTake),
        ([(3, 2), (0, 13)], 17.0, CubeVerdict::NoDouble),
        ([(4, 2), (0, 13)], 11.0, CubeVerdict::NoDouble),
    ] {
        let board = Board::from_points(&points, &[(1, 2), (0, 13)]);
        let cube = CubeInfo::money(false, false);
        for plies in 1..=3 {
            let (d, probs) = searcher.cube_decision(&board, &cube, plies, Run::default()).expect("in play");
            let win = ways / 36.0;
            assert!((f64::from(probs.win) - win).abs() < 3e-5);
            assert_eq!(d.best, best, "{points:?} at {plies} plies");
            // With the centred cube a miss is doubled out: the loss is 1 either way.
            assert!((d.no_double - (2.0 * win - 1.0)).abs() < 1e-4, "{d:?}");
            assert!((d.double_take - 2.0 * (2.0 * win - 1.0)).abs() < 1e-4, "{d:?}");
        }
    }
    let board = Board::from_points(&[(1, 3), (0, 12)], &[(1, 2), (0, 13)]);
    let (d, _) =
        searcher.cube_decision(&board, &CubeInfo::money(false, false), 2, Run::default()).expect("in play");
    assert_eq!((d.best, d.take), (CubeVerdict::NoDouble, true), "6 of 36 win");
}

#[test]
fn double_match_point_is_cubeless_and_the_owner_gains_by_his_cube() {
    let searcher = searcher();
    for (board, _) in positions(5, 6) {
        let (probs, value) = searcher
            .evaluate(&board, &CubeInfo::in_match(1, 1, false), 1, true, Run::default())
            .expect("in play");
        assert!((value - f64::from(probs.win)).abs() < 1e-5);
        let value = |owner| {
            let cube = CubeInfo::money(false, false).with(1, owner);
            searcher.evaluate(&board, &cube, 1, true, Run::default()).expect("in play").1
        };
        let dead =
            searcher.evaluate(&board, &CubeInfo::cubeless(), 1, false, Run::default()).expect("in play").1;
        assert!(value(CubeOwner::Mine) >= dead - 1e-5 && value(CubeOwner::Theirs) <= dead + 1e-5);
    }
}

#[test]
fn refusals_and_cancel() {
    let searcher = searcher();
    let (board, cube) = (Board::start(), CubeInfo::money(false, false));
    let rank = |board: &Board, dice, plies, run| {
        searcher.rank_plays(board, dice, &cube, &SearchSettings::plies(plies), &[], run)
    };
    assert_eq!(rank(&board, (0, 3), 0, Run::default()), Err(SearchError::Dice(0, 3)));
    assert_eq!(rank(&board, (1, 3), 9, Run::default()), Err(SearchError::TooDeep(9)));
    let bad = Board::from_points(&[(6, 16)], &[(6, 16)]);
    assert_eq!(rank(&bad, (1, 3), 0, Run::default()), Err(SearchError::Position(Box::new(bad))));
    let stop = AtomicBool::new(true);
    let run = Run { cancel: Some(&stop), ..Run::default() };
    assert_eq!(rank(&board, (1, 3), 2, run), Err(SearchError::Cancelled));
    assert_eq!(searcher.cube_decision(&board, &cube, 2, run).err(), Some(SearchError::Cancelled));
}

fn two_sided() -> Arc<TwoSided> {
    static DB: OnceLock<Arc<TwoSided>> = OnceLock::new();
    let make = || Arc::new(TwoSided::generate(6, 4, &Serial, &mut |_| true).expect("a possible size"));
    DB.get_or_init(make).clone()
}

/// Both sides off in two rolls at most, one or two checkers each.
fn endings() -> Vec<Board> {
    let sides: [&[(u8, u8)]; 6] = [
        &[(0, 14), (6, 1)],
        &[(0, 13), (6, 1), (5, 1)],
        &[(0, 13), (3, 2)],
        &[(0, 13), (4, 1), (1, 1)],
        &[(0, 14), (1, 1)],
        &[(0, 13), (2, 2)],
    ];
    sides.iter().flat_map(|me| sides.iter().map(|opp| Board::from_points(me, opp))).collect()
}

#[test]
fn the_tree_finds_what_the_two_sided_database_knows() {
    let exact = searcher().with_two_sided(two_sided());
    // Plays by the one-sided database are the best ones here; the cube is left to the tree.
    let tree = searcher().with_bearoff(bearoff());
    let money = CubeInfo::money(false, false);
    for board in endings() {
        for cube in [money, money.with(2, CubeOwner::Mine), money.with(4, CubeOwner::Theirs)] {
            let (known, probs) = exact.cube_decision(&board, &cube, 0, Run::default()).expect("a decision");
            let (found, deep) = tree.cube_decision(&board, &cube, 4, Run::default()).expect("a decision");
            assert!((probs.win - deep.win).abs() < 1e-4, "{board:?}");
            assert!(
                (known.no_double - found.no_double).abs() < 2e-4,
                "{board:?} {cube:?} {known:?} {found:?}"
            );
            if cube.can_double() {
                let differ = (known.double_take - found.double_take).abs();
                assert!(differ < 4e-4, "{board:?} {cube:?} {known:?} {found:?}");
            }
            for plies in 1..=2 {
                let again = exact.cube_decision(&board, &cube, plies, Run::default()).expect("a decision");
                assert_eq!(again, (known, probs), "exact at any depth");
            }
            let value = exact.evaluate(&board, &cube, 2, true, Run::default()).expect("a value").1;
            let at = CubeMet::new(cube, exact.met());
            assert!((at.equity(value) - known.optimal()).abs() < 1e-9, "{board:?} {cube:?}");
            assert_eq!(exact.known_value(&board, &cube), Some(value));
        }
        // At double match point only winning counts.
        let last = CubeInfo::in_match(1, 1, false);
        let (decision, probs) = exact.cube_decision(&board, &last, 0, Run::default()).expect("a decision");
        assert_eq!(exact.known_value(&board, &last), None);
        assert!((decision.no_double - (2.0 * f64::from(probs.win) - 1.0)).abs() < 1e-6, "{decision:?}");
    }
}

#[test]
fn plays_of_covered_positions_are_ranked_exactly() {
    let exact = searcher().with_two_sided(two_sided());
    let cube = CubeInfo::money(false, false).with(2, CubeOwner::Mine);
    let board = Board::from_points(&[(6, 1), (4, 2), (2, 1), (0, 11)], &[(5, 2), (1, 2), (0, 11)]);
    for (dice, _) in ROLLS {
        let at_once = exact
            .rank_plays(&board, dice, &cube, &SearchSettings::plies(0), &[], Run::default())
            .expect("plays");
        let deeper = exact
            .rank_plays(&board, dice, &cube, &SearchSettings::plies(2), &[], Run::default())
            .expect("plays");
        assert_eq!(at_once[0].play.board, deeper[0].play.board, "{dice:?}");
        assert_eq!((at_once[0].equity, at_once[0].probs), (deeper[0].equity, deeper[0].probs));
    }
}

#[test]
fn far_from_the_end_of_a_match_late_bear_offs_are_worth_what_they_are_for_money() {
    let exact = searcher().with_two_sided(two_sided());
    let (mut with, mut without) = (0.0, 0.0);
    for board in endings() {
        let money = CubeInfo::money(false, false);
        let long = CubeInfo::in_match(25, 25, false);
        let worth = |searcher: &Searcher, cube: &CubeInfo| {
            let value = searcher.evaluate(&board, cube, 0, true, Run::default()).expect("a value").1;
            CubeMet::new(*cube, searcher.met()).equity(value)
        };
        let truth = worth(&exact, &money);
        with += (worth(&exact, &long) - truth).abs();
        // The same chances, but the efficiency of any race.
        let probs = exact.known_probs(&board).expect("covered");
        let at = CubeMet::new(long, exact.met());
        let model = static_value(&board, &probs, at);
        without += (at.equity(model) - truth).abs();
    }
    assert!(with < 0.5 * without, "mean error {} instead of {}", with / 36.0, without / 36.0);
}

#[test]
fn the_solved_game_is_played_perfectly() {
    let hyper = Arc::new(Hyper::solve(2, &Serial, &mut |_| true).expect("a possible size"));
    let (solution, opened) = (Arc::clone(&hyper), Arc::new(AtomicBool::new(false)));
    let seen = Arc::clone(&opened);
    let exact = searcher().with_hyper_on_demand(move || {
        seen.store(true, Ordering::Relaxed);
        Some(solution)
    });
    let money = CubeInfo::money(true, false);
    exact.cube_decision(&Board::start(), &money, 1, Run::default()).expect("a decision");
    assert!(!opened.load(Ordering::Relaxed), "nothing of it is needed in backgammon");
    let board = Board::from_points(&[(24, 1), (23, 1)], &[(24, 1), (23, 1)]);
    for (dice, _) in ROLLS {
        let plays = exact
            .rank_plays(&board, dice, &money, &SearchSettings::plies(0), &[], Run::default())
            .expect("plays");
        for play in &plays {
            let theirs =
                hyper.equities(&play.play.board.swap()).and_then(|e| e.optimal(&money)).expect("covered");
            assert!((play.equity + theirs).abs() < 1e-9, "{dice:?} {play:?}");
        }
    }
    let (decision, probs) = exact.cube_decision(&board, &money, 2, Run::default()).expect("a decision");
    let equities = hyper.equities(&board).expect("covered");
    assert!((decision.no_double - equities.jacoby).abs() < 1e-9);
    assert!((decision.double_take - 2.0 * equities.theirs).abs() < 1e-9);
    assert_eq!(hyper.probs(&board), Some(probs));
    // Other grades, other equities: those of the model.
    assert_eq!(exact.known_value(&board, &money.counting([1, 2, 2])), None);
}

#[test]
fn no_shot_at_the_last_checkers_is_pruned() {
    let nets = crate::nets::builtin();
    let engine = crate::analyst::Engine::builtin();
    let plain = Searcher::new(Arc::new(nets.main.clone()), met());
    let cube = CubeInfo::cubeless();
    // The ace and three points hold what shots there are while the other side has nine off or more.
    let boards = [
        Board::from_points(
            &[(22, 2), (12, 1), (8, 1), (7, 1), (6, 3), (5, 1), (4, 3), (3, 2), (2, 1)],
            &[(4, 1), (2, 2), (1, 3), (0, 9)],
        ),
        Board::from_points(&[(24, 2), (6, 4), (5, 3), (4, 3), (3, 3)], &[(3, 1), (2, 2), (0, 12)]),
        Board::from_points(
            &[(20, 2), (7, 1), (6, 3), (5, 3), (4, 3), (3, 3)],
            &[(6, 1), (4, 2), (1, 2), (0, 10)],
        ),
    ];
    for board in boards {
        for board in [board, board.swap()] {
            let equity = |searcher: &Searcher| {
                searcher.evaluate(&board, &cube, 1, false, Run::default()).expect("in play").1
            };
            let (pruned, full) = (equity(engine.searcher()), equity(&plain));
            assert!((pruned - full).abs() < 0.02, "{board:?}: {pruned} with pruning, {full} without");
        }
    }
}
