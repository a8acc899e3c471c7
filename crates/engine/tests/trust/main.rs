//! Whether the engine can be trusted: the delivered nets, the search and the rollouts against slow and
//! plain computations of the same, against exact values, and against damage. `docs/engine.md` says which
//! risk each test stands for.
//!
//! Counts are such that the whole takes seconds; `PASCH_TRUST=10` makes those tests that draw positions draw
//! ten times as many.

mod alike;
mod borders;
mod damage;
mod endings;
mod luck;
mod perspective;
mod pruning;
mod straits;

use pasch_engine::eval::{Evaluator, Probs};
use pasch_engine::level::Chance;
use pasch_engine::met::Met;
use pasch_engine::nets::{self, Builtin};
use pasch_engine::search::Searcher;
use pasch_engine::standard::movegen::{Afterstates, generate};
use pasch_engine::standard::{Board, Finish};
use std::sync::{Arc, OnceLock};

/// So many times `count`, as the environment asks.
fn draws(count: usize) -> usize {
    let times = std::env::var("PASCH_TRUST").ok().and_then(|text| text.parse::<usize>().ok());
    count * times.unwrap_or(1).max(1)
}

fn nets() -> &'static Builtin {
    nets::builtin()
}

fn met() -> Arc<Met> {
    static MET: OnceLock<Arc<Met>> = OnceLock::new();
    MET.get_or_init(|| Arc::new(Met::kazaross_xg2())).clone()
}

/// A search with the nets all judgements that are shown come from, every reply in sight.
fn main_search() -> Searcher {
    Searcher::new(Arc::new(nets().main.clone()), met())
}

/// A search with the fast nets.
fn fast_search() -> Searcher {
    Searcher::new(Arc::new(nets().fast.clone()), met())
}

fn roll(chance: &mut Chance) -> (u8, u8) {
    (below(chance, 6) as u8 + 1, below(chance, 6) as u8 + 1)
}

fn below(chance: &mut Chance, n: usize) -> usize {
    ((chance.uniform() * n as f64) as usize).min(n - 1)
}

/// One game of the fast net against itself. Every position is shown to `each` with the roll that comes.
fn self_play(chance: &mut Chance, each: &mut dyn FnMut(&Board, (u8, u8))) -> Finish {
    let (mut board, mut list, mut probs) = (Board::start(), Afterstates::new(), Vec::new());
    // The first roll decides who begins: no doubles.
    let mut dice = roll(chance);
    while dice.0 == dice.1 {
        dice = roll(chance);
    }
    loop {
        each(&board, dice);
        generate(&board, dice, &mut list);
        let next: Vec<Board> = list.boards().iter().map(Board::swap).collect();
        probs.clear();
        probs.resize(next.len(), Probs::default());
        nets().fast.evaluate(&next, &mut probs);
        let worth = probs.iter().zip(&next).min_by(|a, b| a.0.equity().total_cmp(&b.0.equity()));
        board = *worth.expect("a play or a dance").1;
        if let Some(finish) = board.finished() {
            return finish;
        }
        dice = roll(chance);
    }
}

/// Positions with the rolls that came, some of each of many games.
fn positions(seed: u64, count: usize) -> Vec<(Board, (u8, u8))> {
    let (mut chance, mut pick) = (Chance::new(seed), Chance::new(!seed));
    let mut out = Vec::new();
    while out.len() < count {
        self_play(&mut chance, &mut |board, dice| {
            if pick.uniform() < 0.15 {
                out.push((*board, dice));
            }
        });
    }
    out.truncate(count);
    out
}

/// Those of [`positions`] with contact.
fn contact(seed: u64, count: usize) -> Vec<(Board, (u8, u8))> {
    let all = positions(seed, 3 * count);
    all.into_iter().filter(|(board, _)| !board.is_race()).take(count).collect()
}

/// The 21 rolls with the number of ways, of 36, to throw them.
fn rolls() -> impl Iterator<Item = ((u8, u8), f64)> {
    (1..=6u8).flat_map(|a| (1..=a).map(move |b| ((a, b), if a == b { 1.0 } else { 2.0 })))
}

fn five(probs: &Probs) -> [f64; 5] {
    [probs.win, probs.win_g, probs.win_bg, probs.lose_g, probs.lose_bg].map(f64::from)
}
