//! Prints how long a decision takes on one thread: the median and mean over contact positions of self-play.
//!
//! `cargo run --release -p pasch-engine --example search [positions] [plies]`

use pasch_engine::analyst::Engine;
use pasch_engine::cube::CubeInfo;
use pasch_engine::level::Chance;
use pasch_engine::search::{Run, SearchSettings};
use pasch_engine::standard::Board;
use std::time::Instant;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let count: usize = arguments.next().and_then(|n| n.parse().ok()).unwrap_or(500);
    let plies: u8 = arguments.next().and_then(|n| n.parse().ok()).unwrap_or(2);
    let engine = Engine::builtin();
    let searcher = engine.searcher();
    let cube = CubeInfo::money(true, true);
    let mut times = Vec::new();
    let mut sum = 0.0;
    for (board, dice) in contact(&engine, count) {
        let settings = SearchSettings::plies(plies);
        let start = Instant::now();
        let plays = searcher.rank_plays(&board, dice, &cube, &settings, &[], Run::default());
        times.push(1e3 * start.elapsed().as_secs_f64());
        sum += plays.expect("a position in play")[0].equity;
    }
    times.sort_by(f64::total_cmp);
    let mean = times.iter().sum::<f64>() / times.len() as f64;
    println!(
        "{plies}-ply, {} positions: median {:.2} ms, mean {mean:.2} ms, slowest {:.2} ms; mean equity {:.6}",
        times.len(),
        times[times.len() / 2],
        times[times.len() - 1],
        sum / times.len() as f64
    );
}

/// Every third contact position with a choice from games the engine plays against itself at a glance.
fn contact(engine: &Engine, count: usize) -> Vec<(Board, (u8, u8))> {
    let mut chance = Chance::new(7);
    let mut out = Vec::new();
    let (mut board, mut turn) = (Board::start(), 0u32);
    while out.len() < count {
        let die = |chance: &mut Chance| 1 + (chance.uniform() * 6.0) as u8;
        let dice = (die(&mut chance), die(&mut chance));
        let cube = CubeInfo::money(true, true);
        let settings = SearchSettings::plies(0);
        let plays = engine.searcher().rank_plays(&board, dice, &cube, &settings, &[], Run::default());
        let plays = plays.expect("a position in play");
        turn += 1;
        if turn % 3 == 0 && plays.len() > 1 && !board.is_race() {
            out.push((board, dice));
        }
        let after = plays[0].play.board.swap();
        board = if after.finished().is_some() { Board::start() } else { after };
    }
    out
}
