//! Where one judge hands over to the next: contact net, net for late contact, race net, bear-off database. A step there
//! would make the engine
//! shun or seek the border instead of the better play.

use crate::{below, draws, main_search, nets, positions, rolls};
use pasch_engine::bearoff::Bearoff;
use pasch_engine::cube::CubeInfo;
use pasch_engine::eval::Evaluator;
use pasch_engine::level::Chance;
use pasch_engine::search::{Run, Searcher};
use pasch_engine::standard::Board;
use pasch_engine::standard::movegen::{Afterstates, generate};
use std::sync::{Arc, OnceLock};

fn database() -> Arc<Bearoff> {
    static DB: OnceLock<Arc<Bearoff>> = OnceLock::new();
    let make = || Arc::new(Bearoff::generate(6, 15, &mut |_| true).expect("a possible size"));
    DB.get_or_init(make).clone()
}

/// Who judges a board.
#[derive(Clone, Copy, PartialEq)]
enum Judge {
    Contact,
    Late,
    Race,
    Database,
}

fn judge(board: &Board) -> Judge {
    if !board.is_race() {
        if board.is_bearing_off() { Judge::Late } else { Judge::Contact }
    } else if database().race_probs(board).is_some() || board.finished().is_some() {
        Judge::Database
    } else {
        Judge::Race
    }
}

/// Share of the rolls whose best play leads to another judge.
fn leaving(searcher: &Searcher, board: &Board) -> f64 {
    let (here, mut list) = (judge(board), Afterstates::new());
    let left = rolls().filter(|&(dice, _)| {
        generate(board, dice, &mut list);
        let next = list.boards().iter().map(Board::swap);
        let known =
            |board: &Board| searcher.known_probs(board).unwrap_or_else(|| nets().main.evaluate_one(board));
        let best = next.min_by(|a, b| known(a).equity().total_cmp(&known(b).equity()));
        best.is_some_and(|board| judge(&board) != here)
    });
    left.map(|(_, ways)| ways / 36.0).sum()
}

#[test]
fn no_step_where_one_judge_hands_over_to_the_next() {
    let searcher = main_search().with_bearoff(database());
    // For contact, early and late, and for races: sums of the differences inside and at the border, with their counts.
    let mut sums = [[(0.0, 0.0, 0.0); 2]; 2];
    let mut enough = [0; 2];
    for (board, _) in positions(21, draws(1500)) {
        let (side, reach) = match judge(&board) {
            Judge::Contact | Judge::Late => (0, 31),
            Judge::Race => (1, 50),
            Judge::Database => continue,
        };
        // Far from any border one position in twelve says enough.
        let far = board.rear(0) + board.rear(1) > reach;
        enough[side] += usize::from(far);
        if far && enough[side] % 12 != 0 {
            continue;
        }
        let place = match leaving(&searcher, &board) {
            0.0 => 0,
            0.2.. => 1,
            _ => continue,
        };
        let value = |plies| {
            let asked = searcher.evaluate(&board, &CubeInfo::cubeless(), plies, false, Run::default());
            asked.expect("in play").1
        };
        let step = value(0) - value(1);
        let sum = &mut sums[side][place];
        *sum = (sum.0 + f64::abs(step), sum.1 + step, sum.2 + 1.0);
    }
    for (name, sides) in ["contact", "race"].iter().zip(sums) {
        let [inside, border] = sides.map(|(size, signed, count): (f64, f64, f64)| {
            [size, signed].map(|sum| sum / count.max(1.0)).into_iter().chain([count]).collect::<Vec<_>>()
        });
        println!(
            "{name}: static less 1-ply, mean size {:.4} ({:+.4} signed) over {} inside, {:.4} ({:+.4}) over {} at the border",
            inside[0], inside[1], inside[2], border[0], border[1], border[2]
        );
        assert!(border[2] >= 12.0, "{name}: {} positions at the border", border[2]);
        // Half as much again would be a step; a hundredth of a point is what a small sample may show.
        assert!(border[0] < 1.5 * inside[0] + 0.01, "{name}: {inside:?} {border:?}");
        assert!(border[1].abs() < 0.04, "{name}: one-sided by {}", border[1]);
    }
}

/// Positions both sides of which the database covers: those of games, and any heaps at home.
fn covered(count: usize) -> Vec<Board> {
    let mut boards: Vec<Board> = positions(22, count).into_iter().map(|(board, _)| board).collect();
    boards.retain(|board| judge(board) == Judge::Database);
    let mut chance = Chance::new(23);
    while boards.len() < count {
        let mut lanes = [[0u8; 32]; 2];
        for lane in &mut lanes {
            let off = below(&mut chance, 15);
            lane[0] = off as u8;
            (off..15).for_each(|_| lane[1 + below(&mut chance, 6)] += 1);
        }
        boards.push(Board { lanes });
    }
    boards
}

#[test]
fn the_race_net_knows_what_the_database_knows() {
    let db = database();
    let (mut square, mut gammons, mut worst, mut count) = (0.0, 0.0, (0.0, Board::start()), 0.0);
    for board in covered(draws(10_000)) {
        let exact = db.race_probs(&board).expect("covered");
        let net = nets().main.evaluate_one(&board);
        let off = f64::from((net.win - exact.win).abs());
        square += off * off;
        gammons += f64::from((net.win_g - exact.win_g).powi(2) + (net.lose_g - exact.lose_g).powi(2)) / 2.0;
        worst = if off > worst.0 { (off, board) } else { worst };
        count += 1.0;
    }
    let [wins, gammons] = [square, gammons].map(|sum: f64| (sum / count).sqrt());
    println!(
        "race net: rms {wins:.4} in wins, {gammons:.4} in gammons, over {count} positions; worst {worst:?}"
    );
    assert!(wins < 0.02 && gammons < 0.02 && worst.0 < 0.25, "{wins} {gammons} {worst:?}");
}
