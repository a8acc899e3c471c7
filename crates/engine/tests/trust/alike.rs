//! The same question has the same answer, whoever asks, when, and on how many threads; and what the nets believe of a
//! whole game agrees with how their games end.

use crate::{below, draws, main_search, nets, positions, self_play};
use pasch_engine::analyst::Engine;
use pasch_engine::cube::{CubeInfo, CubeOwner};
use pasch_engine::eval::{Evaluator, Probs};
use pasch_engine::level::Chance;
use pasch_engine::search::{BoardPlay, Executor, Filter, RankedPlay, Run, SearchSettings};
use pasch_engine::standard::{Board, Seat};
use std::sync::atomic::{AtomicUsize, Ordering};

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

/// The delivered engine, asked for money, then for matches, then for money again, on 1, 2 and 8 threads, gives to the
/// last bit what a fresh one gives.
#[test]
fn money_then_match_then_money_on_any_number_of_threads() {
    let used = Engine::builtin();
    let settings = SearchSettings { plies: 2, filter: Filter::TINY, cubeful: true };
    let money = CubeInfo::money(true, true);
    let cubes = [
        money,
        CubeInfo::in_match(2, 1, true),
        CubeInfo::in_match(3, 5, false).with(2, CubeOwner::Mine),
        money,
    ];
    for (board, dice) in positions(11, draws(1)) {
        for (cube, threads) in cubes.into_iter().zip([1, 2, 8, 8]) {
            let ask = |engine: &Engine, executor: &dyn Executor| -> Vec<RankedPlay<BoardPlay>> {
                let run = Run { executor, cancel: None };
                engine.searcher().rank_plays(&board, dice, &cube, &settings, &[], run).expect("in play")
            };
            assert_eq!(
                ask(&used, &Threads(threads)),
                ask(&Engine::builtin(), &Threads(1)),
                "{board:?} {cube:?}"
            );
        }
    }
}

/// However siblings are grouped and ordered, a board has one value.
#[test]
fn a_board_has_one_value_in_any_company() {
    let mut boards: Vec<Board> = positions(12, draws(600)).into_iter().map(|(board, _)| board).collect();
    let mut chance = Chance::new(5);
    for evaluator in [&nets().main, &nets().fast] {
        let mut first = vec![Probs::default(); boards.len()];
        evaluator.evaluate(&boards, &mut first);
        let mut order: Vec<usize> = (0..boards.len()).collect();
        (1..order.len()).for_each(|i| order.swap(i, below(&mut chance, i + 1)));
        let mixed: Vec<Board> = order.iter().map(|&i| boards[i]).collect();
        let mut from = 0;
        while from < mixed.len() {
            let to = mixed.len().min(from + 1 + below(&mut chance, 40));
            let mut out = vec![Probs::default(); to - from];
            evaluator.evaluate(&mixed[from..to], &mut out);
            for (place, probs) in (from..to).zip(&out) {
                assert_eq!(*probs, first[order[place]], "{:?}", mixed[place]);
            }
            from = to;
        }
        boards.reverse();
    }
}

#[test]
fn games_end_in_gammons_as_often_as_games_do() {
    let (mut chance, games) = (Chance::new(13), draws(500));
    let (mut wins, mut gammons, mut backgammons, mut believed) = (0, 0, 0, 0.0);
    for _ in 0..games {
        let mut turns = 0;
        let finish = self_play(&mut chance, &mut |board, _| {
            turns += 1;
            if turns == 1 {
                let probs = nets().fast.evaluate_one(board);
                believed += f64::from(probs.win_g + probs.lose_g);
            }
        });
        // The finished board is seen by who would roll next.
        wins += usize::from((turns % 2 == 1) == (finish.winner == Seat::Opponent));
        gammons += usize::from(finish.points >= 2);
        backgammons += usize::from(finish.points == 3);
    }
    let share = |count: usize| 100.0 * count as f64 / games as f64;
    println!(
        "{games} games: first mover wins {:.1} %, gammons {:.1} % (believed {:.1} %), backgammons {:.2} %",
        share(wins),
        share(gammons),
        100.0 * believed / games as f64,
        share(backgammons)
    );
    // Good players' games end in 24 to 28 gammons of a hundred, one of them a backgammon; 500 games tell it to ±4.
    assert!((18.0..33.0).contains(&share(gammons)) && (0.1..3.5).contains(&share(backgammons)));
    assert!((45.0..60.0).contains(&share(wins)));
}

#[test]
fn chances_are_sound_on_boards_no_game_leads_to() {
    let mut chance = Chance::new(14);
    let mut boards = Vec::new();
    while boards.len() < draws(1500) {
        let mut lanes = [[0u8; 32]; 2];
        for lane in &mut lanes {
            // Everything in few heaps: stacks, crowded bars, most checkers off.
            let heaps: Vec<usize> = (0..1 + below(&mut chance, 6)).map(|_| below(&mut chance, 26)).collect();
            (0..15).for_each(|_| lane[heaps[below(&mut chance, heaps.len())]] += 1);
        }
        let board = Board { lanes };
        if board.is_valid() && board.finished().is_none() {
            boards.push(board);
        }
    }
    for evaluator in [&nets().main, &nets().fast] {
        for board in &boards {
            let p = evaluator.evaluate_one(board);
            let sound = 0.0 <= p.win_bg && p.win_bg <= p.win_g && p.win_g <= p.win && p.win <= 1.0 + 1e-6;
            let lost = 0.0 <= p.lose_bg && p.lose_bg <= p.lose_g && p.lose_g <= 1.0 - p.win + 1e-6;
            assert!(sound && lost, "{board:?} {p:?}");
            assert!(
                board.lanes[1][0] == 0 || p.win_g == 0.0,
                "a gammon against a checker off: {board:?} {p:?}"
            );
            assert!(board.lanes[0][0] == 0 || p.lose_g == 0.0, "{board:?} {p:?}");
        }
    }
    let searcher = main_search();
    for board in boards.iter().take(20) {
        for plies in 0..=1 {
            searcher
                .cube_decision(board, &CubeInfo::money(true, true), plies, Run::default())
                .expect("in play");
        }
    }
}
