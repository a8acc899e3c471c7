//! How pruning inside the tree changes equities where a double is near: cube decisions with several widths
//! against a search that asks the main net about every result of every roll. Means are what plays would have
//! in common and a cube decision has not.
//!
//! `cargo run --release -p pasch-engine --example cube_pruning [positions] [seed]`

#[path = "../tests/gnubg/games.rs"]
mod games;

use pasch_engine::cube::CubeInfo;
use pasch_engine::eval::Evaluator as _;
use pasch_engine::met::Met;
use pasch_engine::nets;
use pasch_engine::search::{Run, SearchError, Searcher, Width, Widths};
use pasch_engine::standard::Board;
use std::sync::Arc;
use std::time::Instant;

/// Positions of the same game are like each other: one in so many is taken.
const APART: usize = 5;
const FAR: f32 = f32::INFINITY;

/// (line, keep, margin) after the last roll looked ahead, and after those before it.
const TRIED: [[(usize, usize, f32); 2]; 5] = [
    [(14, 2, 0.03), (40, 6, FAR)],
    [(20, 4, 0.06), (40, 6, FAR)],
    [(40, 3, FAR), (40, 6, FAR)],
    [(30, 6, FAR), (40, 6, FAR)],
    [(40, 8, FAR), (40, 8, FAR)],
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let count: usize = arguments.next().map_or(Ok(300), |text| text.parse())?;
    let seed: u64 = arguments.next().map_or(Ok(101), |text| text.parse())?;
    let nets = nets::builtin();
    let line = nets.line.clone().ok_or("the fast net has one hidden layer")?;
    let plain = || Searcher::new(Arc::new(nets.main.clone()), Arc::new(Met::kazaross_xg2())).with_cache(0);
    let boards = games::positions(seed, count * APART, |board| {
        (0.62..0.82).contains(&nets.main.evaluate_one(board).win)
    });
    let boards: Vec<Board> = boards.into_iter().step_by(APART).collect();
    println!("{count} positions; differences from a search without pruning in points, mean and (spread)");
    println!("line keep margin | the same before | cubeless | doubled and taken | ms");
    for plies in [1, 2] {
        let (truth, ms) = judge(&plain(), &boards, plies)?;
        println!("{plies}-ply without pruning: {ms:.2} ms");
        for [last, before] in TRIED {
            let width = |(line, keep, margin)| Width { line, keep, margin };
            let widths = Widths { last: width(last), before: width(before), ..Widths::both(width(before)) };
            let searcher =
                plain().with_pruner(Arc::new(nets.fast.clone()), widths).with_line(Arc::clone(&line));
            let (found, ms) = judge(&searcher, &boards, plies)?;
            let columns = [0, 1].map(|i| {
                let off: Vec<f64> = found.iter().zip(&truth).map(|(a, b)| a[i] - b[i]).collect();
                let mean = off.iter().sum::<f64>() / off.len() as f64;
                let spread = off.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / off.len() as f64;
                format!("{mean:+.4} ({:.4})", spread.sqrt())
            });
            println!("{last:?} {before:?} | {} | {ms:.2}", columns.join(" | "));
        }
    }
    Ok(())
}

/// Equity without the cube and with a doubled cube that was taken, of each board, and milliseconds a board.
fn judge(searcher: &Searcher, boards: &[Board], plies: u8) -> Result<(Vec<[f64; 2]>, f64), SearchError> {
    let start = Instant::now();
    // Positions after a play or before a roll are not looked at as cube decisions are, but as every node is.
    let doubled = CubeInfo::money(true, false).doubled();
    let found = boards.iter().map(|board| {
        let (probs, value) = searcher.evaluate(board, &doubled, plies, true, Run::default())?;
        Ok([f64::from(probs.equity()), value])
    });
    let found = found.collect::<Result<Vec<_>, SearchError>>()?;
    Ok((found, 1e3 * start.elapsed().as_secs_f64() / boards.len() as f64))
}
