//! How near do judgements of races come to rollouts? Races put by chance, by how many checkers the player who has fewer has
//! left, and races as they come in games; prints how far equities lie from cubeless rollouts, for the searches of the program
//! and for files of race nets at a glance. The database of six points answers inside both home boards, so such races are left out.
//!
//! `cargo run --release -p pasch-train --example races [positions] [trials] [seed] [FILE.net…]`

mod beside;

use beside::{Asked, Beside, Failure, from_games, row};
use pasch_engine::standard::Board;
use pasch_engine::standard::movegen::Afterstates;
use pasch_train::random::Stream;
use pasch_train::themes::Starts;

/// Rows: checkers left, from and to.
const ROWS: [(u8, u8); 4] = [(1, 3), (4, 6), (7, 10), (11, 15)];

/// Both armies are in their home boards.
fn is_home(board: &Board) -> bool {
    board.lanes.iter().all(|lane| lane[7..].iter().all(|&n| n == 0))
}

fn main() -> Result<(), Failure> {
    let asked = Asked::read([200, 1296])?;
    let beside = Beside::new(&asked)?;
    let starts = Starts {
        themes: 0.0,
        nackgammon: 0.0,
        contained: 0.0,
        back_games: 0.0,
        snakes: 0.0,
        races: 1.0,
        explore: 0.0,
    };
    let mut stream = Stream::new(&[asked.seed]);
    let mut list = Afterstates::new();
    println!("  left {}", beside.names.join("  "));
    for range in ROWS.iter().map(Some).chain([None]) {
        let mut judged = Vec::new();
        while judged.len() < asked.count {
            let board = match range {
                Some(_) => starts.draw(&mut stream, &mut list),
                None => from_games(&mut stream, |board| Some(board.is_race() && !is_home(board))),
            };
            let left = 15 - board.lanes[0][0].max(board.lanes[1][0]);
            if is_home(&board) || range.is_some_and(|&(least, most)| left < least || left > most) {
                continue;
            }
            let one = beside.judge(&board)?;
            // What is decided teaches nothing about judges.
            if range.is_none() || (one.truth.abs() - 1.0).abs() >= 0.02 {
                judged.push(one);
            }
        }
        let name = range.map_or("games".to_owned(), |(least, most)| format!("{least}-{most}"));
        println!("{name:>6} {}", row(&judged));
    }
    Ok(())
}
