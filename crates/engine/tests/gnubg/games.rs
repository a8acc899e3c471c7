//! Positions of our own games.

use pasch_engine::eval::{Evaluator, Probs};
use pasch_engine::level::Chance;
use pasch_engine::nets;
use pasch_engine::standard::Board;
use pasch_engine::standard::movegen::{Afterstates, generate};

/// Every third position of games in which the delivered nets play without looking ahead, until `count` pass `wanted`;
/// the player on roll first.
pub fn positions(seed: u64, count: usize, wanted: impl Fn(&Board) -> bool) -> Vec<Board> {
    let mut chance = Chance::new(seed);
    let mut below = move |n: usize| (chance.uniform() * n as f64) as usize;
    let (mut list, mut probs, mut out) = (Afterstates::new(), Vec::new(), Vec::new());
    let mut board = Board::start();
    while out.len() < count {
        generate(&board, (1 + below(6) as u8, 1 + below(6) as u8), &mut list);
        let next: Vec<Board> = list.boards().iter().map(Board::swap).collect();
        probs.clear();
        probs.resize(next.len(), Probs::default());
        nets::builtin().main.evaluate(&next, &mut probs);
        let best = probs.iter().zip(&next).min_by(|a, b| a.0.equity().total_cmp(&b.0.equity()));
        board = *best.expect("a play or a dance").1;
        if board.finished().is_some() {
            board = Board::start();
        } else if below(3) == 0 && wanted(&board) {
            out.push(board);
        }
    }
    out
}
