//! Games between classics: cubeless, for points, with mirrored dice.

use pasch_engine::standard::board::{Board, Seat};
use pasch_engine::standard::movegen::{Afterstates, generate};

use crate::random::Random;

/// A way to choose a play: the board before, the dice, and all results in the mover's lane order; the answer is a place in
/// that list.
pub type Chooser<'c> = dyn Fn(&Board, (u8, u8), &[Board]) -> usize + Sync + 'c;

/// Points a game of the first player, with half the width of its 95% interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Score {
    /// Games played.
    pub games: u64,
    /// Mean points a game.
    pub points: f64,
    /// Half the width of the interval, from the means of mirrored pairs.
    pub interval: f64,
    /// Share of the games won.
    pub wins: f64,
}

/// Plays `pairs` pairs of games: the same dice twice, with the seats exchanged.
#[must_use]
pub fn meet(a: &Chooser<'_>, b: &Chooser<'_>, pairs: u64, seed: u64) -> Score {
    let mut means = Vec::new();
    let mut won = 0u64;
    for pair in 0..pairs {
        let results = [game([a, b], seed, pair), -game([b, a], seed, pair)];
        won += results.iter().filter(|points| **points > 0).count() as u64;
        means.push(results.iter().map(|points| f64::from(*points)).sum::<f64>() / 2.0);
    }
    let n = means.len().max(1) as f64;
    let mean = means.iter().sum::<f64>() / n;
    let spread = means.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    Score {
        games: 2 * pairs,
        points: mean,
        interval: 1.96 * (spread / n).sqrt(),
        wins: won as f64 / (2.0 * n),
    }
}

/// Points of the player who moves first.
fn game(players: [&Chooser<'_>; 2], seed: u64, pair: u64) -> i32 {
    let mut random = Random::new(&[seed, pair, 0x6A3E]);
    let (mut board, mut dice) = (Board::start(), random.opening());
    let mut list = Afterstates::new();
    let mut mover = 0;
    loop {
        generate(&board, dice, &mut list);
        let after = list.boards()[players[mover](&board, dice, list.boards())];
        if let Some(finish) = after.finished() {
            let won = (finish.winner == Seat::OnRoll) == (mover == 0);
            return if won { i32::from(finish.points) } else { -i32::from(finish.points) };
        }
        (board, dice, mover) = (after.swap(), random.dice(), 1 - mover);
    }
}

/// A position some plays into a game by chance, the next player on roll; never a finished one.
#[cfg(test)]
pub(crate) fn somewhere(seed: u64, plays: usize) -> Board {
    let mut random = Random::new(&[seed]);
    let (mut board, mut dice) = (Board::start(), random.opening());
    let mut list = Afterstates::new();
    for _ in 0..plays {
        generate(&board, dice, &mut list);
        let after = list.boards()[random.bits() as usize % list.len()];
        if after.finished().is_some() {
            break;
        }
        (board, dice) = (after.swap(), random.dice());
    }
    board
}
