//! Finished games, and games so small that they can be solved on the spot.

use crate::{fast_search, main_search, nets, rolls};
use pasch_engine::cube::CubeInfo;
use pasch_engine::eval::{Evaluator, Probs};
use pasch_engine::hyper::Hyper;
use pasch_engine::search::{Run, SearchSettings, Serial};
use pasch_engine::standard::movegen::{Afterstates, generate};
use pasch_engine::standard::{Board, Finish, Seat};

type Points = &'static [(u8, u8)];

/// The loser's checkers, in their count, and what they lose.
const LOSERS: [(Points, u8); 20] = [
    (&[(0, 14), (1, 1)], 1),
    (&[(0, 1), (1, 14)], 1),
    (&[(0, 1), (6, 14)], 1),
    (&[(0, 1), (24, 14)], 1),
    (&[(0, 1), (25, 14)], 1),
    (&[(0, 14), (25, 1)], 1),
    (&[(1, 15)], 2),
    (&[(6, 15)], 2),
    (&[(6, 5), (13, 10)], 2),
    (&[(18, 15)], 2),
    (&[(18, 1), (1, 14)], 2),
    (&[(7, 3), (12, 3), (17, 3), (18, 6)], 2),
    (&[(19, 1), (1, 14)], 3),
    (&[(19, 15)], 3),
    (&[(20, 2), (6, 13)], 3),
    (&[(22, 1), (18, 14)], 3),
    (&[(24, 1), (6, 14)], 3),
    (&[(24, 15)], 3),
    (&[(25, 1), (6, 14)], 3),
    (&[(25, 15)], 3),
];

#[test]
fn finished_games_are_worth_what_they_count() {
    for (loser, points) in LOSERS {
        let lost = Board::from_points(loser, &[(0, 15)]);
        for (board, winner, sign) in [(lost, Seat::Opponent, -1.0), (lost.swap(), Seat::OnRoll, 1.0)] {
            let finish = Finish { winner, points };
            assert_eq!(board.finished(), Some(finish), "{board:?}");
            let equity = sign * f32::from(points);
            for evaluator in [&nets().main, &nets().fast] {
                assert_eq!(evaluator.evaluate_one(&board), Probs::certain(finish), "{board:?}");
                assert_eq!(evaluator.evaluate_one(&board).equity(), equity, "{board:?}");
            }
            assert_eq!(main_search().known_probs(&board), Some(Probs::certain(finish)));
        }
    }
}

#[test]
fn the_play_that_ends_the_game_is_worth_its_grade_at_any_depth() {
    let searcher = fast_search();
    for (loser, points) in LOSERS {
        if loser.iter().any(|&(place, _)| place == 24) {
            // Their checkers on our ace point leave no room for our last one.
            continue;
        }
        let board = Board::from_points(&[(1, 1), (0, 14)], loser);
        for plies in 0..=2 {
            let settings = SearchSettings { cubeful: false, ..SearchSettings::plies(plies) };
            for cube in [CubeInfo::cubeless(), CubeInfo::money(false, false)] {
                let plays = searcher.rank_plays(&board, (2, 1), &cube, &settings, &[], Run::default());
                let plays = plays.expect("in play");
                assert_eq!((plays.len(), plays[0].equity), (1, f64::from(points)), "{board:?} {plies}");
            }
            let (probs, value) = searcher
                .evaluate(&board, &CubeInfo::cubeless(), plies, false, Run::default())
                .expect("in play");
            if plies > 0 {
                assert!((value - f64::from(points)).abs() < 1e-6 && probs.win == 1.0, "{board:?} {probs:?}");
            }
        }
    }
}

/// A roll's chance and its results: a place in the list of values, or the points of a finished game.
type RollOf = (f64, Vec<Result<usize, f64>>);

/// One checker a side, by sweeping over all positions in floating point until nothing changes: the equity of the player
/// on roll, at (their place, the opponent's place).
fn one_checker_each() -> Vec<f64> {
    let board = |me: usize, opp: usize| Board::from_points(&[(me as u8, 1)], &[(opp as u8, 1)]);
    let mut list = Afterstates::new();
    let mut steps: Vec<Vec<RollOf>> = Vec::new();
    for me in 0..26 {
        for opp in 0..26 {
            let board = board(me, opp);
            let mut all = Vec::new();
            for (dice, ways) in rolls().filter(|_| board.is_valid() && board.finished().is_none()) {
                generate(&board, dice, &mut list);
                let replies = list.boards().iter().map(|after| {
                    let there = after.swap();
                    match there.finished() {
                        Some(finish) => Err(f64::from(finish.points)),
                        None => Ok(there.rear(0) * 26 + there.rear(1)),
                    }
                });
                all.push((ways / 36.0, replies.collect()));
            }
            steps.push(all);
        }
    }
    let mut worth = vec![0.0f64; 26 * 26];
    for _ in 0..500 {
        let mut change = 0.0f64;
        for (place, rolls) in steps.iter().enumerate() {
            let reply =
                |reply: &Result<usize, f64>| reply.map_or_else(|points| points, |there| -worth[there]);
            let mean: f64 = rolls
                .iter()
                .map(|(weight, replies)| weight * replies.iter().map(reply).fold(f64::NEG_INFINITY, f64::max))
                .sum();
            change = change.max((mean - worth[place]).abs());
            worth[place] = mean;
        }
        if change < 1e-9 {
            break;
        }
    }
    worth
}

#[test]
fn a_toy_game_is_solved_and_searched_to_the_same_values() {
    let worth = one_checker_each();
    let solved = Hyper::solve(1, &Serial, &mut |_| true).expect("a possible size");
    let searcher = fast_search().with_hyper(std::sync::Arc::new(solved.clone()));
    let mut compared = 0;
    for me in 1..26u8 {
        for opp in 1..26u8 {
            let board = Board::from_points(&[(me, 1)], &[(opp, 1)]);
            let Some(equities) = solved.equities(&board) else {
                assert!(!board.is_valid(), "{board:?} has no value");
                continue;
            };
            let slow = worth[usize::from(me) * 26 + usize::from(opp)];
            assert!((equities.cubeless - slow).abs() < 3e-4, "{board:?}: {} {slow}", equities.cubeless);
            let found =
                searcher.evaluate(&board, &CubeInfo::cubeless(), 2, false, Run::default()).expect("in play");
            assert!((found.1 - slow).abs() < 3e-4, "{board:?}: {found:?} {slow}");
            compared += 1;
        }
    }
    assert!(compared > 550, "{compared} positions");
}
