//! Odd questions get clear answers: crowded bars, rolls that cannot be played, the ends of very long matches, work
//! that is called off.

use crate::{fast_search, main_search, met};
use pasch_engine::analyst::{AnalystError, Engine, Spot};
use pasch_engine::bearoff::{Bearoff, TwoSided};
use pasch_engine::cube::{CubeInfo, CubeMet, CubeOwner, CubeVerdict};
use pasch_engine::database::DatabaseError;
use pasch_engine::gate::{GateError, board_from};
use pasch_engine::hyper::Hyper;
use pasch_engine::met::MAX_AWAY;
use pasch_engine::rollout::{Ended, Rollout, RolloutError, RolloutSettings};
use pasch_engine::search::{Run, SearchError, SearchSettings, Serial};
use pasch_engine::standard::Board;
use pasch_rules::{ByPlayer, Dice, Player, Position, Rules, VariantId};
use std::sync::atomic::{AtomicBool, Ordering};

/// Boards nobody plays on purpose.
fn oddities() -> Vec<Board> {
    let home = [(6, 3), (5, 3), (4, 3), (3, 2), (2, 2), (1, 2)];
    vec![
        // Everything on the bar, of one side and of both.
        Board::from_points(&[(25, 15)], &home),
        Board::from_points(&[(25, 15)], &[(25, 15)]),
        Board::from_points(&[(25, 15)], &[(6, 2), (5, 2), (0, 11)]),
        Board::from_points(&home, &[(25, 15)]),
        // One heap each, far and near.
        Board::from_points(&[(24, 15)], &[(24, 15)]),
        Board::from_points(&[(1, 15)], &[(1, 15)]),
        Board::from_points(&[(24, 15)], &[(2, 15)]),
        // The last checkers, in contact and past it.
        Board::from_points(&[(25, 1), (0, 14)], &[(1, 1), (0, 14)]),
        Board::from_points(&[(1, 1), (0, 14)], &[(23, 1), (0, 14)]),
        Board::from_points(&[(25, 1), (0, 14)], &[(25, 1), (0, 14)]),
    ]
}

#[test]
fn no_position_is_too_odd_to_be_judged() {
    let engine = Engine::builtin();
    let searcher = engine.searcher();
    for board in oddities() {
        assert!(board.is_valid() && board.finished().is_none(), "{board:?}");
        for cube in [CubeInfo::money(true, true), CubeInfo::in_match(3, 64, false)] {
            for plies in 0..=1 {
                let (decision, probs) =
                    searcher.cube_decision(&board, &cube, plies, Run::default()).expect("a decision");
                assert!(decision.no_double.is_finite() && decision.double_take.is_finite(), "{board:?}");
                assert!((0.0..=1.0).contains(&probs.win), "{board:?} {probs:?}");
            }
            for dice in [(6, 6), (2, 1)] {
                let plays =
                    searcher.rank_plays(&board, dice, &cube, &SearchSettings::plies(1), &[], Run::default());
                assert!(!plays.expect("plays").is_empty());
            }
        }
        let settings = RolloutSettings { trials: 4, ..RolloutSettings::TRUNCATED_1 };
        let rollout = Rollout::cube_decision(searcher, &board, &CubeInfo::money(true, true), settings);
        let result = rollout.expect("sound").run(Run::default(), &mut |_| {}).expect("in play");
        assert!(result.candidates.iter().all(|c| c.equity.mean.abs() <= 12.0), "{board:?} {result:?}");
    }
}

#[test]
fn a_roll_that_cannot_be_played_is_one_play_without_moves() {
    let shut = Board::from_points(&[(25, 1), (6, 14)], &[(6, 3), (5, 3), (4, 3), (3, 2), (2, 2), (1, 2)]);
    let searcher = fast_search();
    for plies in 0..=2 {
        for cube in [CubeInfo::money(false, false), CubeInfo::in_match(64, 64, false)] {
            let plays =
                searcher.rank_plays(&shut, (6, 4), &cube, &SearchSettings::plies(plies), &[], Run::default());
            let plays = plays.expect("a dance is a play");
            let [dance] = plays.as_slice() else { panic!("{plays:?}") };
            assert_eq!((dance.play.board, dance.play.moves.pairs(), dance.plies), (shut, &[][..], plies));
        }
    }
    let rules = Rules::standard(VariantId::BACKGAMMON);
    let position = pasch_engine::gate::position_from(&shut, Player::A);
    let spot = Spot::new(&rules, &position, Player::A, CubeInfo::money(false, false)).expect("fits");
    let dice = Dice::from_faces(&[6, 4]).expect("two dice");
    let plays = Engine::builtin().rank_plays(&spot, &dice, &SearchSettings::plies(0), &[], Run::default());
    assert!(matches!(plays.expect("a dance").as_slice(), [only] if only.play.play.is_dance()));
}

#[test]
fn the_ends_of_the_longest_matches() {
    let (met, searcher) = (met(), fast_search());
    let most = MAX_AWAY;
    assert!(met.published() < most, "beyond the published figures");
    assert!(met.mwc(1, most, true) > 0.999 && met.mwc(most, 1, true) < 0.001);
    assert!((met.mwc(most, most, true) - 0.5).abs() < 1e-12);
    assert!(met.mwc(most, 1, false) > 0.0 && met.mwc(most, 1, false) < met.mwc(most - 2, 1, false));
    let board = Board::start();
    for (me, opp, crawford) in [
        (most, most, false),
        (most, 1, true),
        (1, most, true),
        (most, 1, false),
        (1, most, false),
        (most + 1, most, false),
        (u32::MAX, 1, false),
        (1, u32::MAX, true),
        (u32::MAX, u32::MAX, false),
        (0, 0, false),
    ] {
        let cube = CubeInfo::in_match(me, opp, crawford);
        for cube in [cube, cube.with(32, CubeOwner::Mine), cube.with(1 << 31, CubeOwner::Theirs)] {
            let (decision, _) = searcher.cube_decision(&board, &cube, 1, Run::default()).expect("in play");
            let at = CubeMet::new(cube, &met);
            let mwc = at.value(decision.optimal());
            assert!((0.0..=1.0).contains(&mwc), "{cube:?} {decision:?}");
            if crawford {
                assert_eq!(decision.best, CubeVerdict::NotAvailable, "{cube:?}");
            }
        }
        let plays =
            searcher.rank_plays(&board, (3, 1), &cube, &SearchSettings::plies(1), &[], Run::default());
        assert!(
            plays.expect("plays").iter().all(|play| play.mwc.is_some_and(|mwc| (0.0..=1.0).contains(&mwc)))
        );
    }
    // After the Crawford game the trailer doubles at once, however long the way.
    let (decision, _) = searcher
        .cube_decision(&board, &CubeInfo::in_match(most, 1, false), 0, Run::default())
        .expect("in play");
    assert!(decision.should_double(), "{decision:?}");
}

#[test]
fn what_is_no_position_is_refused_by_name() {
    let searcher = main_search();
    let money = CubeInfo::money(true, true);
    for board in [
        Board { lanes: [[0; 32]; 2] },
        Board::from_points(&[(0, 15)], &[(0, 15)]),
        Board::from_points(&[(0, 15)], &[(6, 15)]),
        Board::from_points(&[(6, 15)], &[(19, 15)]),
        Board::from_points(&[(6, 15)], &[(6, 14)]),
        Board::from_points(&[(6, 255)], &[(6, 255)]),
        Board { lanes: [[1; 32]; 2] },
        Board { lanes: [[255; 32]; 2] },
    ] {
        let refused = Some(SearchError::Position(Box::new(board)));
        assert_eq!(searcher.cube_decision(&board, &money, 0, Run::default()).err(), refused);
        assert_eq!(searcher.evaluate(&board, &money, 1, true, Run::default()).err(), refused);
        let plays =
            searcher.rank_plays(&board, (2, 1), &money, &SearchSettings::plies(0), &[], Run::default());
        assert_eq!(plays.err(), refused);
        let rollout = Rollout::position(&searcher, &board, &money, RolloutSettings::TRUNCATED_1);
        assert!(matches!(rollout.err(), Some(RolloutError::Search(SearchError::Position(_)))), "{board:?}");
    }
    let rules = Rules::standard(VariantId::BACKGAMMON);
    let empty = Position { sides: ByPlayer::default() };
    assert_eq!(board_from(&empty, Player::A, &rules), Err(GateError::Position));
    let start = Position::start(rules.spec());
    let spot = Spot::new(&rules, &start, Player::A, money).expect("fits");
    let three = Dice::from_faces(&[3, 2, 1]).expect("three dice");
    let plays = Engine::builtin().rank_plays(&spot, &three, &SearchSettings::plies(0), &[], Run::default());
    assert_eq!(plays.err(), Some(AnalystError::Dice));
}

#[test]
fn work_that_is_called_off_ends_and_leaves_the_engine_whole() {
    let searcher = fast_search();
    let (board, money) = (Board::start(), CubeInfo::money(true, true));
    let before = searcher.cube_decision(&board, &money, 2, Run::default()).expect("in play");
    let stop = AtomicBool::new(true);
    let stopped = Run { cancel: Some(&stop), ..Run::default() };
    for plies in 1..=4 {
        assert_eq!(
            searcher.cube_decision(&board, &money, plies, stopped).err(),
            Some(SearchError::Cancelled)
        );
        let plays = searcher.rank_plays(&board, (6, 5), &money, &SearchSettings::plies(plies), &[], stopped);
        assert_eq!(plays.err(), Some(SearchError::Cancelled));
    }
    // Stopped while it runs, a rollout says what it knows, and that can be gone on from.
    let settings = RolloutSettings { trials: 720, ..RolloutSettings::TRUNCATED_1 };
    let rollout = Rollout::position(&searcher, &board, &money, settings).expect("sound");
    let stop = AtomicBool::new(false);
    let run = Run { cancel: Some(&stop), ..Run::default() };
    let part = rollout.run(run, &mut |_| stop.store(true, Ordering::Relaxed)).expect("one block is done");
    assert_eq!((part.ended, part.candidates[0].trials), (Ended::Cancelled, 36));
    assert_eq!(
        searcher.cube_decision(&board, &money, 2, Run::default()),
        Ok(before),
        "nothing half done is kept"
    );
    // The builders stop at once, too.
    assert_eq!(Bearoff::generate(10, 15, &mut |_| false).err(), Some(DatabaseError::Cancelled));
    assert_eq!(TwoSided::generate(6, 6, &Serial, &mut |_| false).err(), Some(DatabaseError::Cancelled));
    assert_eq!(Hyper::solve(2, &Serial, &mut |_| false).err(), Some(DatabaseError::Cancelled));
}
