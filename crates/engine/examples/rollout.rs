//! Prints how certain a cubeful money rollout is for the work it takes, SE² × seconds of processor time,
//! beside GNU Backgammon's with variance reduction where that is installed (with `bash` and `script`, as it
//! prints its results to terminals only).
//!
//! `cargo run --release -p pasch-engine --example rollout [trials]`

mod terminal;

use pasch_engine::analyst::Engine;
use pasch_engine::bearoff::{Bearoff, TwoSided};
use pasch_engine::cube::CubeInfo;
use pasch_engine::rollout::{Luck, Rollout, RolloutResult, RolloutSettings};
use pasch_engine::search::{Run, Serial};
use pasch_engine::standard::Board;
use std::sync::Arc;

fn main() {
    let trials: u32 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(324);
    let database = Bearoff::generate(6, 15, &mut |_| true).expect("a possible size");
    let two_sided = TwoSided::generate(6, 6, &Serial, &mut |_| true).expect("a possible size");
    let engine = Engine::builtin().with_bearoff(Arc::new(database)).with_two_sided(Arc::new(two_sided));
    println!(
        "{:8} {:10} {:>9} {:>7} {:>9} {:>7} {:>8} {:>10} {:>6}",
        "", "", "equity", "se", "cubeless", "se", "games/s", "SE²·s", "ratio"
    );
    let mut ratios = Vec::new();
    for (name, board) in positions() {
        let gnubg = gnubg(&board, trials);
        if let Some(found) = &gnubg {
            row(name, "gnubg", found, trials, None);
        }
        for luck in [Luck::Off, Luck::Fast, Luck::Main] {
            let settings = RolloutSettings { trials, luck, ..RolloutSettings::FULL };
            let cube = CubeInfo::money(false, false);
            let rollout =
                Rollout::position(engine.searcher(), &board, &cube, settings).expect("sound settings");
            let start = worked();
            let result = rollout.run(Run::default(), &mut |_| {}).expect("a position in play");
            let found = Found::of(&result, worked() - start);
            let ratio = gnubg.as_ref().map(|gnubg| gnubg.price() / found.price());
            row(name, &format!("{luck:?}"), &found, trials, ratio);
            if luck == Luck::Main {
                ratios.extend(ratio);
            }
        }
    }
    if !ratios.is_empty() {
        let mean = ratios.iter().map(|r| r.ln()).sum::<f64>() / ratios.len() as f64;
        println!("geometric mean of the ratios with {:?}: {:.2}", Luck::Main, mean.exp());
    }
}

fn positions() -> [(&'static str, Board); 4] {
    let home = [(6, 4), (5, 2), (4, 2)];
    let with = |more: &[(u8, u8)]| [more, &home].concat();
    [
        ("start", Board::start()),
        (
            "blitz",
            Board::from_points(
                &with(&[(24, 1), (13, 3), (8, 3)]),
                &[(25, 2), (24, 1), (13, 5), (8, 3), (6, 4)],
            ),
        ),
        (
            "holding",
            Board::from_points(
                &[(13, 3), (8, 3), (7, 1), (6, 5), (4, 3)],
                &[(20, 2), (13, 3), (8, 3), (6, 4), (5, 3)],
            ),
        ),
        (
            "race",
            Board::from_points(
                &with(&[(10, 2), (8, 3), (7, 2)]),
                &[(11, 3), (8, 3), (7, 1), (6, 4), (5, 2), (4, 2)],
            ),
        ),
    ]
}

/// What a rollout found, and the seconds it worked.
struct Found {
    equity: [f64; 2],
    cubeless: [f64; 2],
    seconds: f64,
}

impl Found {
    fn of(result: &RolloutResult, seconds: f64) -> Self {
        let first = &result.candidates[0];
        Self {
            equity: [first.equity.mean, first.equity.se],
            cubeless: [first.cubeless.mean, first.cubeless.se],
            seconds,
        }
    }

    fn price(&self) -> f64 {
        self.equity[1].powi(2) * self.seconds
    }
}

fn row(name: &str, who: &str, found: &Found, trials: u32, ratio: Option<f64>) {
    let ratio = ratio.map_or_else(String::new, |r| format!("{r:.2}"));
    println!(
        "{name:8} {who:10} {:9.4} {:7.4} {:9.4} {:7.4} {:8.1} {:10.2e} {ratio:>6}",
        found.equity[0],
        found.equity[1],
        found.cubeless[0],
        found.cubeless[1],
        f64::from(trials) / found.seconds,
        found.price(),
    );
}

/// Seconds this thread has worked, by the system's own count.
fn worked() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split(' ').next().and_then(|ns| ns.parse::<f64>().ok()).unwrap_or(0.0) / 1e9
}

/// The same rollout by GNU Backgammon, on one thread.
fn gnubg(board: &Board, trials: u32) -> Option<Found> {
    let found = terminal::roll_out(board, trials, true, None)?;
    Some(Found { equity: found.cubeful?, cubeless: found.cubeless, seconds: found.seconds })
}
