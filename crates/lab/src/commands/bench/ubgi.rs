//! What a UBGI engine takes for the same decisions.

use std::time::Instant;

use anyhow::{Context, Result};
use pasch_messages::message;
use pasch_train::outside::Ubgi;
use pasch_train::player::CubePlayer as _;

use super::own::{Material, median};
use crate::players::PATIENCE;

/// Milliseconds of the engine's median decision at the rolls, in real time and with the way to it and back.
///
/// # Errors
/// When it does not start, does not answer or breaks the rules.
pub fn ms_per_decision(command: &str, material: &Material) -> Result<f64> {
    let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
    let engine =
        Ubgi::start(&words, PATIENCE).with_context(|| message!("lab-bench-no-engine", command = command))?;
    let mut times = Vec::new();
    for (spot, dice, _) in &material.rolls {
        let Some(board) = spot.board() else { continue };
        let faces = (dice.high().face(), dice.low().face());
        let start = Instant::now();
        engine.move_checkers(board, spot.cube(), faces)?;
        times.push(start.elapsed().as_secs_f64() * 1000.0);
    }
    Ok(median(&mut times))
}
