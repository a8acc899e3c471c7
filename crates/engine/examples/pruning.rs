//! What pruning inside the tree loses and costs: 2-ply decisions of self-play with several widths, against a search that
//! asks the main net about every result of every roll and looks at more plays. Without the cube, or with it.
//!
//! `cargo run --release -p pasch-engine --example pruning [positions] [seed] [cubeful]`

use pasch_engine::analyst::Engine;
use pasch_engine::cube::CubeInfo;
use pasch_engine::level::Chance;
use pasch_engine::met::Met;
use pasch_engine::nets;
use pasch_engine::search::{
    BoardPlay, Filter, RankedPlay, Run, SearchSettings, Searcher, Stage, Width, Widths,
};
use pasch_engine::standard::Board;
use std::sync::Arc;
use std::time::Instant;

type Spot = (Board, (u8, u8));

const FAR: f32 = f32::INFINITY;

/// (line, keep, margin) after the last roll looked ahead, after those before it, and for plays that are looked at again;
/// how many of these there are, and how near they must be.
type Way = ([(usize, usize, f32); 3], usize, f64);

const TRIED: [Way; 8] = [
    ([(8, 2, FAR), (20, 6, FAR), (1, 1, FAR)], 1, 0.0),
    ([(14, 2, 0.03), (40, 6, FAR), (1, 1, FAR)], 1, 0.0),
    ([(16, 5, FAR), (16, 5, FAR), (1, 1, FAR)], 1, 0.0),
    ([(14, 2, 0.03), (40, 6, FAR), (40, 8, 0.2)], 2, 0.005),
    ([(14, 2, 0.03), (40, 6, FAR), (40, 8, 0.2)], 2, 0.01),
    ([(14, 2, 0.03), (40, 6, FAR), (40, 8, FAR)], 2, 0.01),
    ([(14, 2, 0.03), (40, 6, FAR), (40, 8, FAR)], 3, 0.02),
    ([(14, 2, 0.03), (40, 6, FAR), (100, 12, FAR)], 3, 0.02),
];

fn main() {
    let mut arguments = std::env::args().skip(1);
    let count: usize = arguments.next().and_then(|n| n.parse().ok()).unwrap_or(300);
    let seed: u64 = arguments.next().and_then(|n| n.parse().ok()).unwrap_or(17);
    let cubeful = arguments.next().is_some_and(|word| word == "cubeful");
    let rank = |searcher: &Searcher, filter, spot: &Spot, always: &[Board]| {
        rank(searcher, (filter, cubeful), spot, always)
    };
    let nets = nets::builtin();
    let line = nets.line.clone().expect("the fast net has one hidden layer");
    let plain = || Searcher::new(Arc::new(nets.main.clone()), Arc::new(Met::kazaross_xg2())).with_cache(0);
    let full = plain();
    let wide = Filter { race: f64::INFINITY, ..Filter::LARGE };
    let spots = contact(&Engine::builtin(), count, seed);
    let start = Instant::now();
    let truth: Vec<Vec<RankedPlay<BoardPlay>>> =
        spots.iter().map(|spot| rank(&full, wide, spot, &[])).collect();
    println!("without pruning: {:.2} ms a decision", 1e3 * start.elapsed().as_secs_f64() / count as f64);
    println!("widths, looked at again | median ms | mean ms | millipoints lost | standard error | most");
    for way in TRIED {
        let ([last, before, near], keep, threshold) = way;
        let width = |(line, keep, margin)| Width { line, keep, margin };
        let again = Stage { keep, threshold };
        let widths = Widths { last: width(last), before: width(before), near: width(near), again };
        let searcher = plain().with_pruner(Arc::new(nets.fast.clone()), widths).with_line(Arc::clone(&line));
        let mut times = Vec::new();
        let mut lost = Vec::new();
        for (spot, truth) in spots.iter().zip(&truth) {
            let start = Instant::now();
            let chosen = rank(&searcher, Filter::NORMAL, spot, &[])[0].play.board;
            times.push(1e3 * start.elapsed().as_secs_f64());
            lost.push(
                1e3 * behind(truth, &chosen).unwrap_or_else(|| {
                    // The wide filter left it out.
                    let truth = rank(&full, wide, spot, &[chosen]);
                    behind(&truth, &chosen).expect("a play that was asked for is looked at")
                }),
            );
        }
        times.sort_by(f64::total_cmp);
        let mean = |values: &[f64]| values.iter().sum::<f64>() / count as f64;
        let (loss, squares) = (mean(&lost), mean(&lost.iter().map(|l| l * l).collect::<Vec<_>>()));
        println!(
            "{way:?} | {:.2} | {:.2} | {loss:.3} | {:.3} | {:.1}",
            times[count / 2],
            mean(&times),
            ((squares - loss * loss) / count as f64).sqrt(),
            lost.iter().copied().fold(0.0, f64::max)
        );
    }
}

fn rank(
    searcher: &Searcher,
    (filter, cubeful): (Filter, bool),
    (board, dice): &Spot,
    always: &[Board],
) -> Vec<RankedPlay<BoardPlay>> {
    let settings = SearchSettings { plies: 2, filter, cubeful };
    let cube = if cubeful { CubeInfo::money(true, false) } else { CubeInfo::cubeless() };
    let ranked = searcher.rank_plays(board, *dice, &cube, &settings, always, Run::default());
    ranked.expect("a position in play")
}

/// Points that a play looked at to the full depth is behind the best.
fn behind(ranked: &[RankedPlay<BoardPlay>], chosen: &Board) -> Option<f64> {
    let found = ranked.iter().find(|play| play.play.board == *chosen && play.plies == 2)?;
    Some((ranked[0].equity - found.equity).max(0.0))
}

/// Every third contact position with a choice from games the engine plays against itself at a glance.
fn contact(engine: &Engine, count: usize, seed: u64) -> Vec<Spot> {
    let mut chance = Chance::new(seed);
    let mut out = Vec::new();
    let (mut board, mut turn) = (Board::start(), 0u32);
    while out.len() < count {
        let mut die = || 1 + (chance.uniform() * 6.0) as u8;
        let dice = (die(), die());
        let settings = SearchSettings { cubeful: false, ..SearchSettings::plies(0) };
        let plays =
            engine.searcher().rank_plays(&board, dice, &CubeInfo::cubeless(), &settings, &[], Run::default());
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
