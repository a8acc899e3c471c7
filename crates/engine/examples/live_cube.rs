//! How much of a live cube's worth players get: rolls contact positions of games out with the cube in each hand, and
//! prints what Janowski's model would need as its weight, by the cube's place.
//!
//! `cargo run --release -p pasch-engine --example live_cube [positions] [trials] [seed]`

#[path = "../tests/gnubg/games.rs"]
mod games;

use pasch_engine::analyst::Engine;
use pasch_engine::bearoff::{Bearoff, TwoSided};
use pasch_engine::cube::{CubeInfo, CubeOwner, Efficiency, cubeful_equity, efficiency};
use pasch_engine::eval::Evaluator as _;
use pasch_engine::met::Met;
use pasch_engine::nets;
use pasch_engine::rollout::{Rollout, RolloutSettings};
use pasch_engine::search::{Run, Serial};
use std::sync::Arc;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |usual: u64| arguments.next().map_or(Ok(usual), |text| text.parse());
    let (count, trials, seed) = (number(100)?, number(648)?, number(71)?);
    let database = Bearoff::generate(6, 15, &mut |_| true)?;
    let two_sided = TwoSided::generate(6, 6, &Serial, &mut |_| true)?;
    let engine = Engine::builtin().with_bearoff(Arc::new(database)).with_two_sided(Arc::new(two_sided));
    let met = Met::kazaross_xg2();
    let boards = games::positions(seed, count as usize * 12, |board| {
        let win = nets::builtin().main.evaluate_one(board).win;
        (0.1..0.9).contains(&win)
    });
    for board in boards.iter().step_by(12) {
        for owner in [CubeOwner::Centred, CubeOwner::Mine, CubeOwner::Theirs] {
            let cube = CubeInfo { value: if owner == CubeOwner::Centred { 1 } else { 2 }, owner, ..CubeInfo::money(false, false) };
            let settings = RolloutSettings { trials: trials as u32, seed, ..RolloutSettings::FULL };
            let found = Rollout::position(engine.searcher(), board, &cube, settings)?.run(Run::default(), &mut |_| {})?;
            let one = &found.candidates[0];
            let at = |x: f64| cubeful_equity(&one.probs, &cube, &met, Efficiency::flat(x));
            println!(
                "{}\t{owner:?}\t{:.4}\t{:.4}\t{:.4}\t{:.4}\t{:.4}\t{:.4}\t{:.4}\t{:.4}\t{:.4}\t{:.4}\t{:.3}\t{}\t{}",
                board.is_race(),
                one.probs.win, one.probs.win_g, one.probs.lose_g,
                one.cubeless.mean, one.cubeless.se, one.equity.mean, one.equity.se,
                at(0.0), at(1.0), cubeful_equity(&nets::builtin().main.evaluate_one(board), &cube, &met, efficiency(board)),
                efficiency(board).live, board.pips(0), board.pips(1),
            );
        }
    }
    Ok(())
}
