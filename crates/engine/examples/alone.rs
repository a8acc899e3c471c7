//! The engine by itself: reads nets, judges a position, decides a roll and a cube.
//!
//! `cargo run --release -p pasch-engine --example alone [contact.net race.net]`
//!
//! Without files it takes the nets it was built with, which bring a fast net to sort replies.

use pasch_engine::analyst::Engine;
use pasch_engine::cube::CubeInfo;
use pasch_engine::eval::NetEvaluator;
use pasch_engine::net::NetFile;
use pasch_engine::search::{Run, SearchSettings};
use pasch_engine::standard::Board;
use std::error::Error;
use std::sync::Arc;

fn main() -> Result<(), Box<dyn Error>> {
    let files: Vec<String> = std::env::args().skip(1).collect();
    let engine = match &files[..] {
        [] => Engine::builtin(),
        [contact, race] => Engine::new(Arc::new(NetEvaluator::from_files(&net(contact)?, &net(race)?)?)),
        _ => return Err("give a contact net and a race net, or nothing".into()),
    };
    let searcher = engine.searcher();
    // A 7-point match; the player on roll needs 5 points, their opponent 3.
    let cube = CubeInfo::in_match(5, 3, false);
    // Pairs (point, checkers), each side in its own count: 0 is off, 25 the bar.
    let board = Board::from_points(
        &[(24, 1), (13, 3), (8, 3), (7, 1), (6, 4), (5, 2), (4, 1)],
        &[(24, 2), (13, 5), (8, 3), (6, 5)],
    );
    println!("on roll | opponent: {board:?}");

    let (chances, mwc) = searcher.evaluate(&board, &cube, 2, true, Run::default())?;
    println!("wins {:.1} %, gammons {:.1} %", 100.0 * chances.win, 100.0 * chances.win_g);
    println!("loses {:.1} %, gammons {:.1} %", 100.0 * (1.0 - chances.win), 100.0 * chances.lose_g);
    println!("wins the match {:.1} %", 100.0 * mwc);

    let (decision, _) = searcher.cube_decision(&board, &cube, 2, Run::default())?;
    println!(
        "cube: {:?}; no double {:+.3}, double and take {:+.3}, double and pass {:+.3}",
        decision.best, decision.no_double, decision.double_take, decision.double_pass
    );

    let dice = (6, 1);
    let plays = searcher.rank_plays(&board, dice, &cube, &SearchSettings::plies(2), &[], Run::default())?;
    for play in plays.iter().take(3) {
        let moves: Vec<String> =
            play.play.moves.pairs().iter().map(|(from, to)| format!("{from}/{to}")).collect();
        println!("{}-{}: {:<12} {:+.3} ({}-ply)", dice.0, dice.1, moves.join(" "), play.equity, play.plies);
    }
    Ok(())
}

fn net(path: &str) -> Result<NetFile, Box<dyn Error>> {
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    Ok(NetFile::from_bytes(&bytes).map_err(|error| format!("{path}: {error}"))?)
}
