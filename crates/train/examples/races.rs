//! How near do judgements of races come to rollouts? Races put by chance, by how many checkers the player who has fewer has
//! left, and races as they come in games; prints how far equities lie from cubeless rollouts, for the searches of the program
//! and for files of race nets at a glance. The database of six points answers inside both home boards, so such races are left out.
//!
//! `cargo run --release -p pasch-train --example races [positions] [trials] [seed] [FILE.net…]`

use std::sync::Arc;

use pasch_engine::analyst::Engine;
use pasch_engine::bearoff::Bearoff;
use pasch_engine::cube::CubeInfo;
use pasch_engine::eval::{Evaluator as _, NetEvaluator, Probs};
use pasch_engine::net::{Net, NetFile};
use pasch_engine::nets;
use pasch_engine::rollout::{Rollout, RolloutSettings};
use pasch_engine::search::Run;
use pasch_engine::standard::{
    Board,
    movegen::{Afterstates, generate},
};
use pasch_train::random::Stream;
use pasch_train::themes::Starts;

/// Plies of the searches beside the glances.
const PLIES: u8 = 2;

/// Rows: checkers left, from and to.
const ROWS: [(u8, u8); 4] = [(1, 3), (4, 6), (7, 10), (11, 15)];

/// A race as it comes in the fast net's games from the usual start.
fn from_games(stream: &mut Stream, list: &mut Afterstates) -> Board {
    let fast = &nets::builtin().fast;
    loop {
        let (mut board, mut races) = (Board::start(), Vec::new());
        while board.finished().is_none() {
            if board.is_race() {
                races.push(board);
            }
            generate(&board, stream.dice(), list);
            let next: Vec<Board> = list.boards().iter().map(Board::swap).collect();
            let mut probs = vec![Probs::default(); next.len()];
            fast.evaluate(&next, &mut probs);
            let best = probs.iter().zip(&next).min_by(|a, b| a.0.equity().total_cmp(&b.0.equity()));
            board = *best.expect("a play, if only to dance").1;
        }
        races.retain(|board| !is_home(board));
        if !races.is_empty() {
            return races[stream.below(races.len())];
        }
    }
}

/// Both armies are in their home boards.
fn is_home(board: &Board) -> bool {
    board.lanes.iter().all(|lane| lane[7..].iter().all(|&n| n == 0))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |usual: u32| arguments.next().map_or(Ok(usual), |text| text.parse());
    let (count, trials, seed) = (number(200)?, number(1296)?, u64::from(number(1)?));
    let files: Vec<String> = arguments.collect();
    let main = &nets::builtin().main;
    let judges = files
        .iter()
        .map(|path| {
            let net = Net::new(&NetFile::from_bytes(&std::fs::read(path)?)?);
            Ok(NetEvaluator::new(Arc::clone(main.contact()), Arc::new(net))?)
        })
        .collect::<Result<Vec<_>, Box<dyn std::error::Error>>>()?;
    let database = Bearoff::generate(6, 15, &mut |_| true)?;
    let engine = Engine::builtin().with_bearoff(Arc::new(database));
    let searcher = engine.searcher();
    let settings = RolloutSettings { trials, seed, cubeful: false, ..RolloutSettings::FULL };
    let cube = CubeInfo::money(true, false);
    let starts =
        Starts { themes: 0.0, nackgammon: 0.0, contained: 0.0, back_games: 0.0, races: 1.0, explore: 0.0 };
    let mut stream = Stream::new(&[seed]);
    let mut list = Afterstates::new();
    let mut names: Vec<String> = (0..=PLIES).map(|plies| format!("{plies}-ply")).collect();
    names.extend(files);
    println!("  left {}", names.join("  "));
    for row in ROWS.iter().map(Some).chain([None]) {
        let mut errors = vec![Vec::new(); names.len()];
        let mut spread = 0.0;
        while errors[0].len() < count as usize {
            let board = match row {
                Some(_) => starts.draw(&mut stream, &mut list),
                None => from_games(&mut stream, &mut list),
            };
            let left = 15 - board.lanes[0][0].max(board.lanes[1][0]);
            if is_home(&board) || row.is_some_and(|&(least, most)| left < least || left > most) {
                continue;
            }
            let found = Rollout::cube_decision(searcher, &board, &cube, settings)?
                .run(Run::default(), &mut |_| {})?;
            let truth = f64::from(found.candidates[0].probs.equity());
            // What is decided teaches nothing about judges.
            if row.is_some() && truth.abs() > 0.98 && truth.abs() < 1.02 {
                continue;
            }
            spread += found.candidates[0].cubeless.se.powi(2);
            let mut all = Vec::new();
            for plies in 0..=PLIES {
                let (_, probs) = searcher.cube_decision(&board, &cube, plies, Run::default())?;
                all.push(f64::from(probs.equity()));
            }
            all.extend(judges.iter().map(|judge| f64::from(judge.evaluate_one(&board).equity())));
            for (list, equity) in errors.iter_mut().zip(&all) {
                list.push(equity - truth);
            }
        }
        let line: Vec<String> = errors
            .iter()
            .map(|list| {
                let n = list.len() as f64;
                let mean = list.iter().sum::<f64>() / n;
                let rms = (list.iter().map(|x| x * x).sum::<f64>() / n).sqrt();
                format!("{mean:+.3} rms {rms:.4}")
            })
            .collect();
        let name = row.map_or("games".to_owned(), |(least, most)| format!("{least}-{most}"));
        println!("{name:>6} {}  (rollouts ±{:.4})", line.join("  "), (spread / f64::from(count)).sqrt());
    }
    Ok(())
}
