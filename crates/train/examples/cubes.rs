//! Who is right where Pasch and GNU Backgammon decide otherwise about the cube? Asks both, two rolls deep, about positions
//! of our own games with the cube in the middle, for money with Jacoby's rule, and rolls out those they disagree on.
//!
//! `cargo run --release -p pasch-train --example cubes [positions] [trials] [seed]`

#[path = "../../engine/tests/gnubg/games.rs"]
mod games;

use pasch_engine::analyst::Engine;
use pasch_engine::bearoff::{Bearoff, TwoSided};
use pasch_engine::cube::CubeInfo;
use pasch_engine::eval::Evaluator as _;
use pasch_engine::nets;
use pasch_engine::rollout::{Rollout, RolloutSettings};
use pasch_engine::search::{Run, Serial};
use pasch_engine::standard::Board;
use pasch_train::gnubg::Gnubg;
use pasch_train::player::{CubePlayer, PlayerError, Searching};
use std::sync::Arc;

/// Positions of the same game are like each other: one in so many is asked about.
const APART: usize = 5;

/// What somebody would do on either side.
#[derive(Clone, Copy, PartialEq)]
struct Said {
    doubles: bool,
    takes: bool,
}

impl Said {
    fn of(player: &dyn CubePlayer, board: &Board, cube: &CubeInfo) -> Result<Self, PlayerError> {
        Ok(Self { doubles: player.doubles(board, cube)?, takes: player.takes(board, cube)? })
    }

    /// Points given up by the doubler and by who answers, where a game without a double is worth `none` to the doubler
    /// and a taken one `taken`.
    fn losses(self, none: f64, taken: f64) -> [f64; 2] {
        let doubled = taken.min(1.0);
        let kept = if self.doubles { doubled } else { none };
        [none.max(doubled) - kept, if self.takes { taken - doubled } else { 1.0 - doubled }]
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |usual: u32| arguments.next().map_or(Ok(usual), |text| text.parse());
    let (count, trials, seed) = (number(400)?, number(648)?, u64::from(number(81)?));
    let program = Gnubg::find().ok_or("GNU Backgammon is not installed")?;
    let gnubg = Gnubg::start(&program, 2, true)?;
    let database = Bearoff::generate(6, 15, &mut |_| true)?;
    let two_sided = TwoSided::generate(6, 6, &Serial, &mut |_| true)?;
    let engine = Engine::builtin().with_bearoff(Arc::new(database)).with_two_sided(Arc::new(two_sided));
    let pasch = Searching { engine, plies: 2 };
    let cube = CubeInfo::money(true, false);
    let boards = games::positions(seed, count as usize * APART, |board| {
        (0.58..0.84).contains(&nets::builtin().main.evaluate_one(board).win)
    });
    let settings = RolloutSettings { trials, seed, ..RolloutSettings::FULL };
    let (mut sums, mut disagreed) = ([[0.0; 2]; 2], 0);
    for board in boards.iter().step_by(APART) {
        let said = [Said::of(&pasch, board, &cube)?, Said::of(&gnubg, board, &cube)?];
        if said[0] == said[1] {
            continue;
        }
        disagreed += 1;
        let rollout = Rollout::cube_decision(pasch.engine.searcher(), board, &cube, settings)?;
        let found = rollout.run(Run::default(), &mut |_| {})?;
        let [none, taken] = [&found.candidates[0].equity, &found.candidates[1].equity];
        for (sum, said) in sums.iter_mut().zip(said) {
            let losses = said.losses(none.mean, taken.mean);
            (0..2).for_each(|k| sum[k] += losses[k]);
        }
        let words = said.map(|one| {
            let answer = if one.takes { "take" } else { "pass" };
            format!("{}/{answer}", if one.doubles { "double" } else { "no double" })
        });
        println!(
            "Pasch {:14} gnubg {:14} rolled out: no double {:+.3} ±{:.3}, taken {:+.3} ±{:.3}  {board:?}",
            words[0],
            words[1],
            none.mean,
            1.96 * none.se,
            taken.mean,
            1.96 * taken.se
        );
    }
    println!(
        "\n{disagreed} of {count} positions with other decisions; points given up there, by our rollouts:"
    );
    for (name, [double, answer]) in ["Pasch", "gnubg"].into_iter().zip(sums) {
        println!("{name:6} by doubling or not {double:.3}, by the answer {answer:.3}");
    }
    Ok(())
}
