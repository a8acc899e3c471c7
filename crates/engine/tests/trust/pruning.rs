//! What looking at fewer plays costs.

use crate::{contact, draws, main_search, nets};
use pasch_engine::analyst::Engine;
use pasch_engine::cube::CubeInfo;
use pasch_engine::search::{Filter, Run, SearchSettings, Searcher};
use pasch_engine::standard::Board;

/// Thousandths of a point lost a decision by the choices of `quick`, judged by what the thorough search
/// says of all plays.
fn lost(quick: &Searcher, filter: Filter, plies: u8, decisions: &[(Board, (u8, u8))]) -> f64 {
    let thorough = main_search();
    let cube = CubeInfo::cubeless();
    let rank = |searcher: &Searcher, filter, board: &Board, dice| {
        let settings = SearchSettings { plies, filter, cubeful: false };
        searcher.rank_plays(board, dice, &cube, &settings, &[], Run::default()).expect("in play")
    };
    let mut sum = 0.0;
    for &(board, dice) in decisions {
        let chosen = rank(quick, filter, &board, dice)[0].play.board;
        let all = rank(&thorough, Filter::NONE, &board, dice);
        let found = all.iter().find(|play| play.play.board == chosen).expect("every play is judged");
        sum += all[0].equity - found.equity;
    }
    1000.0 * sum / decisions.len() as f64
}

#[test]
fn the_filter_and_the_fast_net_hide_little() {
    let decisions = contact(41, draws(60));
    let filtered = lost(&main_search(), Filter::NORMAL, 1, &decisions);
    let pruned = lost(Engine::builtin().searcher(), Filter::NORMAL, 1, &decisions);
    println!(
        "{} decisions, 1-ply: the normal filter loses {filtered:.2} thousandths, with the fast net inside {pruned:.2}",
        decisions.len()
    );
    assert!(nets().main.contact().shape() != nets().fast.contact().shape(), "there is a fast net");
    // A few dozen decisions can hold one bad miss; two thousand (PASCH_TRUST=34) cannot hide behind that.
    let most = if decisions.len() >= 2000 { 0.3 } else { 1.0 };
    assert!(filtered < most, "{filtered}");
    assert!(pruned < 3.0 * most, "{pruned}");
}
