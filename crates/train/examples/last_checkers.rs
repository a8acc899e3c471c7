//! How near do judgements come to rollouts where the last checkers of one side were hit? Puts a checker on the bar, a few
//! more into its home board, the rest off; against them a whole army, at home or on the way there. Prints, by how many the
//! side on the bar has left, and for late contact as it comes in games, how far equities lie from cubeless rollouts, for the searches of the program and for files of
//! contact nets, or nets for late contact, at a glance.
//!
//! `cargo run --release -p pasch-train --example last_checkers [positions] [trials] [seed] [FILE.net…]`

mod beside;

use beside::{Asked, Beside, Failure, from_games, row};
use pasch_engine::standard::Board;
use pasch_train::random::Stream;

/// Checkers that the side on the bar has left, at most.
const LEFT: usize = 5;

fn position(stream: &mut Stream, left: usize) -> Board {
    let (mut army, mut hit) = ([0_u8; 26], [0_u8; 26]);
    hit[25] = 1;
    for _ in 1..left {
        hit[1 + stream.below(6)] += 1;
    }
    // Points first, as somebody would who has hit a shot; the others anywhere before them.
    let reach = if stream.chance(0.3) { 6 } else { 9 };
    let mut order: Vec<usize> = (1..=reach).filter(|&point| hit[25 - point] == 0).collect();
    let mut rest = 15;
    for _ in 0..3 + stream.below(4) {
        if order.is_empty() {
            break;
        }
        army[order.swap_remove(stream.below(order.len()))] += 2;
        rest -= 2;
    }
    while rest > 0 {
        let point = 1 + stream.below(if reach == 6 { 6 } else { 18 });
        if hit[25 - point] == 0 {
            army[point] += 1;
            rest -= 1;
        }
    }
    let pairs = |side: &[u8; 26]| -> Vec<(u8, u8)> {
        side.iter().enumerate().filter(|(_, n)| **n > 0).map(|(point, n)| (point as u8, *n)).collect()
    };
    let mut board = Board::from_points(&pairs(&army), &pairs(&hit));
    for lane in 0..2 {
        board.lanes[lane][0] += 15 - board.checkers(lane) as u8;
    }
    if stream.chance(0.5) { board.swap() } else { board }
}

fn main() -> Result<(), Failure> {
    let asked = Asked::read([40, 144])?;
    let beside = Beside::new(&asked)?;
    let mut stream = Stream::new(&[asked.seed]);
    println!(" left {}", beside.names.join("  "));
    for left in (1..=LEFT).map(Some).chain([None]) {
        let mut judged = Vec::new();
        while judged.len() < asked.count {
            let board = match left {
                Some(left) => position(&mut stream, left),
                None => from_games(&mut stream, |board| (!board.is_race()).then(|| board.is_bearing_off())),
            };
            if board.is_race() {
                continue;
            }
            let one = beside.judge(&board)?;
            if one.errors[0].abs() > 0.15 {
                println!("  {:?} {:+.3} {:+.3?}", board.lanes, one.truth, one.errors);
            }
            judged.push(one);
        }
        println!("{:>5} {}", left.map_or("games".to_owned(), |left| left.to_string()), row(&judged));
    }
    Ok(())
}
