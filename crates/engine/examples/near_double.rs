//! How near do judgements come to rollouts where a double is near? Rolls positions of games out with the cube in the
//! middle, prints how far the search lies from that at 0, 1 and 2 plies, and, for files of contact nets, how far each
//! net's equity does at a glance.
//!
//! `cargo run --release -p pasch-engine --example near_double [positions] [trials] [seed] [contact.net…]`

#[path = "../tests/gnubg/games.rs"]
mod games;

use pasch_engine::analyst::Engine;
use pasch_engine::bearoff::{Bearoff, TwoSided};
use pasch_engine::cube::CubeInfo;
use pasch_engine::eval::{Evaluator as _, NetEvaluator};
use pasch_engine::net::{Net, NetFile};
use pasch_engine::nets;
use pasch_engine::rollout::{Rollout, RolloutSettings};
use pasch_engine::search::{Run, Serial};
use std::sync::Arc;

/// Positions of the same game are like each other: one in so many is taken.
const APART: usize = 5;
const PLIES: u8 = 2;

/// Differences from rollouts, in points.
#[derive(Default)]
struct Errors(Vec<f64>);

impl Errors {
    fn print(&self, name: &str) {
        let count = self.0.len() as f64;
        let mean = self.0.iter().sum::<f64>() / count;
        let spread = (self.0.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (count - 1.0)).sqrt();
        println!("{name:34} {mean:+.4} ±{:.4}  {spread:.4}", spread / count.sqrt());
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |usual: u32| arguments.next().map_or(Ok(usual), |text| text.parse());
    let (count, trials, seed) = (number(120)?, number(324)?, u64::from(number(91)?));
    let files: Vec<String> = arguments.collect();
    let race = nets::builtin().main.race();
    let judges = files
        .iter()
        .map(|path| {
            let net = Net::new(&NetFile::from_bytes(&std::fs::read(path)?)?);
            Ok(NetEvaluator::new(Arc::new(net), Arc::clone(race))?)
        })
        .collect::<Result<Vec<_>, Box<dyn std::error::Error>>>()?;
    let database = Bearoff::generate(6, 15, &mut |_| true)?;
    let two_sided = TwoSided::generate(6, 6, &Serial, &mut |_| true)?;
    let engine = Engine::builtin().with_bearoff(Arc::new(database)).with_two_sided(Arc::new(two_sided));
    let searcher = engine.searcher();
    let boards = games::positions(seed, count as usize * APART, |board| {
        (0.62..0.82).contains(&nets::builtin().main.evaluate_one(board).win)
    });
    let settings = RolloutSettings { trials, seed, ..RolloutSettings::FULL };
    let cube = CubeInfo::money(true, false);
    let mut searched: [[Errors; 3]; PLIES as usize + 1] = Default::default();
    let mut glances: Vec<Errors> = judges.iter().map(|_| Errors::default()).collect();
    for board in boards.iter().step_by(APART) {
        let found =
            Rollout::cube_decision(searcher, board, &cube, settings)?.run(Run::default(), &mut |_| {})?;
        let [none, taken] = [&found.candidates[0], &found.candidates[1]];
        let truth = f64::from(taken.probs.equity());
        for (plies, errors) in (0..).zip(&mut searched) {
            let (decision, probs) = searcher.cube_decision(board, &cube, plies, Run::default())?;
            errors[0].0.push(f64::from(probs.equity()) - truth);
            errors[1].0.push(decision.no_double - none.equity.mean);
            errors[2].0.push(decision.double_take - taken.equity.mean);
        }
        for (judge, errors) in judges.iter().zip(&mut glances) {
            errors.0.push(f64::from(judge.evaluate_one(board).equity()) - truth);
        }
    }
    println!("{count} positions, {trials} trials: difference from rollouts in points, mean ±se, and spread");
    for (plies, [cubeless, none, taken]) in searched.iter().enumerate() {
        cubeless.print(&format!("{plies}-ply, cubeless"));
        none.print(&format!("{plies}-ply, no double"));
        taken.print(&format!("{plies}-ply, doubled and taken"));
    }
    for (path, errors) in files.iter().zip(&glances) {
        errors.print(path);
    }
    Ok(())
}
