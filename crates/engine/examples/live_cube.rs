//! How much of a live cube's worth do players get? Rolls positions of games out with the cube in the middle and in either
//! hand, and prints the weights with which Janowski's model fits best, by the cube's place and by what is left to play.
//!
//! `cargo run --release -p pasch-engine --example live_cube [positions] [trials] [seed]`

#[path = "../tests/gnubg/games.rs"]
mod games;

use pasch_engine::analyst::Engine;
use pasch_engine::bearoff::{Bearoff, TwoSided};
use pasch_engine::cube::{CubeInfo, CubeOwner, Efficiency, cubeful_equity};
use pasch_engine::eval::Evaluator as _;
use pasch_engine::met::Met;
use pasch_engine::nets;
use pasch_engine::rollout::{Rollout, RolloutSettings};
use pasch_engine::search::{Run, Serial};
use std::sync::Arc;

/// Positions of the same game are like each other: one in so many is taken.
const APART: usize = 12;
const PLACES: [CubeOwner; 3] = [CubeOwner::Centred, CubeOwner::Mine, CubeOwner::Theirs];

/// A rollout beside the model: what the game is worth with a dead cube, with a live one, and as it was played.
struct Case {
    place: CubeOwner,
    /// Mean pip count of both sides.
    pips: u32,
    dead: f64,
    live: f64,
    played: f64,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |usual: u32| arguments.next().map_or(Ok(usual), |text| text.parse());
    let (count, trials, seed) = (number(100)?, number(324)?, u64::from(number(71)?));
    let database = Bearoff::generate(6, 15, &mut |_| true)?;
    let two_sided = TwoSided::generate(6, 6, &Serial, &mut |_| true)?;
    let engine = Engine::builtin().with_bearoff(Arc::new(database)).with_two_sided(Arc::new(two_sided));
    let met = Met::kazaross_xg2();
    let boards = games::positions(seed, count as usize * APART, |board| {
        (0.1..0.9).contains(&nets::builtin().main.evaluate_one(board).win)
    });
    let settings = RolloutSettings { trials, seed, ..RolloutSettings::FULL };
    let mut cases = Vec::new();
    for board in boards.iter().step_by(APART) {
        for place in PLACES {
            let cube =
                CubeInfo::money(false, false).with(if place == CubeOwner::Centred { 1 } else { 2 }, place);
            let rollout = Rollout::position(engine.searcher(), board, &cube, settings)?;
            let found = &rollout.run(Run::default(), &mut |_| {})?.candidates[0];
            let model = |x| cubeful_equity(&found.probs, &cube, &met, Efficiency::flat(x));
            let pips = (board.pips(0) + board.pips(1)) / 2;
            cases.push(Case { place, pips, dead: model(0.0), live: model(1.0), played: found.equity.mean });
        }
        if cases.len() % 30 == 0 {
            eprintln!("{} of {count} positions", cases.len() / PLACES.len());
        }
    }
    println!("{:10} {:>10} {:>9} {:>7} {:>6}", "cube", "mean pips", "positions", "weight", "± se");
    for place in PLACES {
        for pips in [0..1000, 0..100, 100..135, 135..1000] {
            let of: Vec<&Case> =
                cases.iter().filter(|c| c.place == place && pips.contains(&c.pips)).collect();
            if let Some((x, se)) = weight(&of) {
                let name = format!("{place:?}");
                println!(
                    "{name:10} {:>10} {:>9} {x:>7.3} {se:>6.3}",
                    format!("{}-{}", pips.start, pips.end),
                    of.len()
                );
            }
        }
    }
    Ok(())
}

/// The weight of the live value with the least squares, and its standard error.
fn weight(cases: &[&Case]) -> Option<(f64, f64)> {
    let spread: f64 = cases.iter().map(|c| (c.live - c.dead).powi(2)).sum();
    if cases.len() < 2 || spread == 0.0 {
        return None;
    }
    let x = cases.iter().map(|c| (c.played - c.dead) * (c.live - c.dead)).sum::<f64>() / spread;
    let left: f64 = cases.iter().map(|c| (c.played - c.dead - x * (c.live - c.dead)).powi(2)).sum();
    Some((x, (left / (cases.len() - 1) as f64 / spread).sqrt()))
}
