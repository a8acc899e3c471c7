//! Prints what each level loses: the mean loss per decision of the noisy choice, judged by the level's own search.
//!
//! `cargo run --release -p pasch-engine --example levels [decisions]`

use pasch_engine::{
    analyst::Engine,
    cube::CubeInfo,
    level::{Chance, Level},
    search::{Run, SearchSettings},
    standard::Board,
};

fn main() {
    let decisions: u32 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(2000);
    let engine = Engine::builtin();
    let cube = CubeInfo::money(true, true);
    for level in Level::ALL.iter().filter(|level| level.play_noise > 0.0) {
        let mut chance = Chance::new(1);
        let mut board = Board::start();
        let (mut counted, mut lost) = (0u32, 0.0);
        while counted < decisions {
            let die = |chance: &mut Chance| 1 + (chance.uniform() * 6.0) as u8;
            let dice = (die(&mut chance), die(&mut chance));
            let settings = SearchSettings::plies(0);
            let plays = engine
                .searcher()
                .rank_plays(&board, dice, &cube, &settings, &[], Run::default())
                .expect("a position in play");
            let chosen = level.draw(plays.iter().map(|p| p.equity), &mut chance);
            let (best, worst) = (plays[0].equity, plays[plays.len() - 1].equity);
            if best - worst >= 0.001 {
                counted += 1;
                lost += best - plays[chosen].equity;
            }
            let after = plays[chosen].play.board.swap();
            board = if after.finished().is_some() { Board::start() } else { after };
        }
        let mean = lost / f64::from(counted);
        println!("{:<14} loss {:.4} a decision, PR {:.1}", level.id, mean, 500.0 * mean);
    }
}
