//! Who is right where Pasch and GNU Backgammon decide otherwise about the cube? Asks both, two rolls deep, about positions
//! of our own games with the cube in the middle, for money with Jacoby's rule, and rolls out those they disagree on.
//!
//! `cargo run --release -p pasch-train --example cubes [positions] [trials] [seed]`
//!
//! A line for each position: its board, whether each doubles and takes, and of the rollout the equity without a double,
//! with one that is taken, and their standard errors.

#[path = "../../engine/tests/gnubg/games.rs"]
mod games;

use pasch_engine::analyst::Engine;
use pasch_engine::bearoff::{Bearoff, TwoSided};
use pasch_engine::cube::CubeInfo;
use pasch_engine::eval::Evaluator as _;
use pasch_engine::nets;
use pasch_engine::rollout::{Rollout, RolloutSettings};
use pasch_engine::search::{Run, Serial};
use pasch_train::gnubg::Gnubg;
use pasch_train::player::{CubePlayer, Searching};
use std::collections::HashSet;
use std::sync::Arc;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |usual: u64| arguments.next().map_or(Ok(usual), |text| text.parse());
    let (count, trials, seed) = (number(400)?, number(648)?, number(81)?);
    let also: HashSet<String> = match arguments.next() {
        Some(file) => std::fs::read_to_string(file)?.lines().filter_map(|line| {
            let mut f = line.split('\t');
            let (key, flags) = (f.next()?, f.next()?);
            (flags.len() == 4 && flags[..2] != flags[2..]).then(|| key.to_owned())
        }).collect(),
        None => HashSet::new(),
    };
    let program = Gnubg::find().ok_or("gnubg is not installed")?;
    let gnubg = Gnubg::start(&program, 2, true)?;
    let database = Bearoff::generate(6, 15, &mut |_| true)?;
    let two_sided = TwoSided::generate(6, 6, &Serial, &mut |_| true)?;
    let engine = Engine::builtin().with_bearoff(Arc::new(database)).with_two_sided(Arc::new(two_sided));
    let pasch = Searching { engine, plies: 2 };
    let cube = CubeInfo::money(true, false);
    let boards = games::positions(seed, count as usize * 5, |board| {
        (0.58..0.84).contains(&nets::builtin().main.evaluate_one(board).win)
    });
    for board in boards.iter().step_by(5) {
        let flag = |yes: bool, letter: char| if yes { letter } else { '-' };
        let said: String = [
            flag(pasch.doubles(board, &cube)?, 'D'), flag(pasch.takes(board, &cube)?, 'T'),
            flag(gnubg.doubles(board, &cube)?, 'D'), flag(gnubg.takes(board, &cube)?, 'T'),
        ].iter().collect();
        let key = format!("{:032x}", board.key());
        let mut rolled = String::new();
        if trials > 0 && (said[..2] != said[2..] || also.contains(&key)) {
            let settings = RolloutSettings { trials: trials as u32, seed, ..RolloutSettings::FULL };
            let found = Rollout::cube_decision(pasch.engine.searcher(), board, &cube, settings)?.run(Run::default(), &mut |_| {})?;
            let [none, double] = [&found.candidates[0].equity, &found.candidates[1].equity];
            rolled = format!("\t{:.4}\t{:.4}\t{:.4}\t{:.4}", none.mean, double.mean, none.se, double.se);
        }
        println!("{key}\t{said}{rolled}");
    }
    Ok(())
}
