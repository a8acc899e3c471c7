//! Decisions between what is nearly or wholly the same.

use super::*;

#[test]
fn a_cube_that_is_near_is_looked_at_without_pruning() {
    let plain = searcher();
    let widths = Widths { near: Width::keep(1000), ..Widths::both(Width { line: 1, ..Width::keep(1) }) };
    let pruned = searcher().with_pruner(Arc::new(Backwards), widths);
    let (mut near, mut far) = (0, 0);
    for (board, _) in positions(6, 40) {
        let cube = CubeInfo::money(true, false);
        let ask = |s: &Searcher| s.cube_decision(&board, &cube, 1, Run::default()).expect("in play").0;
        let (full, found) = (ask(&plain), ask(&pruned));
        // Asked twice, so that what is kept from the first look is not taken for the second.
        assert_eq!(found, ask(&pruned));
        if found == full {
            near += 1;
        } else {
            assert!((found.double() - found.no_double).abs() > 0.05, "{board:?} {found:?} {full:?}");
            far += 1;
        }
    }
    assert!(near > 0 && far > 0, "{near} {far}");
}

#[test]
fn where_every_play_is_doubled_out_the_board_decides() {
    let searcher = Searcher::new(Arc::new(crate::nets::builtin().main.clone()), met());
    let behind = Board::from_points(
        &[(24, 1), (16, 1), (13, 2), (7, 2), (6, 3), (5, 2), (3, 2), (1, 2)],
        &[(13, 2), (10, 2), (8, 2), (7, 2), (6, 4), (5, 3)],
    );
    for plies in [0, 1] {
        let settings = SearchSettings { filter: Filter::NONE, ..SearchSettings::plies(plies) };
        let cube = CubeInfo::money(true, false);
        let ranked =
            searcher.rank_plays(&behind, (5, 4), &cube, &settings, &[], Run::default()).expect("in play");
        let out: Vec<f64> =
            ranked.iter().filter(|play| play.equity == -1.0).map(|play| play.cubeless).collect();
        assert!(out.len() > 5 && out.is_sorted_by(|a, b| a >= b), "{plies} plies: {out:?}");
        assert!(out[0] - out[out.len() - 1] > 0.05, "{plies} plies: {out:?}");
    }
}

#[test]
fn plays_that_are_near_are_looked_at_again_without_pruning() {
    let plain = searcher();
    let thin = Widths::both(Width { line: 1, ..Width::keep(1) });
    let again = Stage { keep: 2, threshold: 0.05 };
    let pruned = |widths| searcher().with_pruner(Arc::new(Backwards), widths);
    let (once, twice) = (pruned(thin), pruned(Widths { near: Width::keep(1000), again, ..thin }));
    let settings = SearchSettings { cubeful: false, ..SearchSettings::plies(2) };
    let mut near = 0;
    for (board, dice) in positions(8, 12) {
        let ask = |s: &Searcher, always: &[Board]| {
            s.rank_plays(&board, dice, &CubeInfo::cubeless(), &settings, always, Run::default())
                .expect("in play")
        };
        let first = ask(&once, &[]);
        let close = first.len() > 1 && first[1].plies == 2 && first[0].equity - first[1].equity < 0.05;
        let found = ask(&twice, &[]);
        if !close {
            assert_eq!(found, first);
            continue;
        }
        near += 1;
        let truth = ask(&plain, &[first[0].play.board, first[1].play.board]);
        let truth =
            |board: &Board| truth.iter().find(|play| play.play.board == *board).map(|play| play.equity);
        for play in &first[..2] {
            let again = found.iter().find(|one| one.play.board == play.play.board).expect("the same plays");
            assert_eq!(Some(again.equity), truth(&play.play.board));
        }
    }
    assert!(near > 0);
}
