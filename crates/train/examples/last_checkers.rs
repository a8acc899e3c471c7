//! How near do judgements come to rollouts where the last checkers of one side were hit? Puts a checker on the bar, a few
//! more into its home board, the rest off; against them a whole army, at home or on the way there. Prints, by how many the
//! side on the bar has left, and for late contact as it comes in games, how far equities lie from cubeless rollouts, for the searches of the program and for files of
//! contact nets, or nets for late contact, at a glance.
//!
//! `cargo run --release -p pasch-train --example last_checkers [positions] [trials] [seed] [FILE.net…]`

use std::sync::Arc;

use pasch_engine::analyst::Engine;
use pasch_engine::bearoff::Bearoff;
use pasch_engine::cube::CubeInfo;
use pasch_engine::eval::{Evaluator as _, NetEvaluator, Probs};
use pasch_engine::net::{Net, NetFile, NetKind};
use pasch_engine::nets;
use pasch_engine::rollout::{Rollout, RolloutSettings};
use pasch_engine::search::Run;
use pasch_engine::standard::{
    Board,
    movegen::{Afterstates, generate},
};
use pasch_train::random::Stream;

/// Checkers that the side on the bar has left, at most.
const LEFT: usize = 5;

/// Plies of the searches beside the glances.
const PLIES: u8 = 2;

fn position(stream: &mut Stream, left: usize) -> Board {
    let (mut army, mut hit) = ([0_u8; 26], [0_u8; 26]);
    hit[25] = 1;
    for _ in 1..left {
        hit[1 + stream.below(6)] += 1;
    }
    // Points first, as somebody would who has hit a shot; the others anywhere before them.
    let reach = if stream.chance(0.3) { 6 } else { 9 };
    let mut order: Vec<usize> = (1..=reach).filter(|&point| hit[25 - point] == 0).collect();
    let mut rest = 15;
    for _ in 0..3 + stream.below(4) {
        if order.is_empty() {
            break;
        }
        army[order.swap_remove(stream.below(order.len()))] += 2;
        rest -= 2;
    }
    while rest > 0 {
        let point = 1 + stream.below(if reach == 6 { 6 } else { 18 });
        if hit[25 - point] == 0 {
            army[point] += 1;
            rest -= 1;
        }
    }
    let pairs = |side: &[u8; 26]| -> Vec<(u8, u8)> {
        side.iter().enumerate().filter(|(_, n)| **n > 0).map(|(point, n)| (point as u8, *n)).collect()
    };
    let mut board = Board::from_points(&pairs(&army), &pairs(&hit));
    for lane in 0..2 {
        board.lanes[lane][0] += 15 - board.checkers(lane) as u8;
    }
    if stream.chance(0.5) { board.swap() } else { board }
}

/// Contact after the first checker was borne off, as it comes in the fast net's games from the usual start.
fn from_games(stream: &mut Stream) -> Board {
    let fast = &nets::builtin().fast;
    let mut list = Afterstates::new();
    loop {
        let (mut board, mut late) = (Board::start(), Vec::new());
        while board.finished().is_none() && !board.is_race() {
            if board.is_bearing_off() {
                late.push(board);
            }
            generate(&board, stream.dice(), &mut list);
            let next: Vec<Board> = list.boards().iter().map(Board::swap).collect();
            let mut probs = vec![Probs::default(); next.len()];
            fast.evaluate(&next, &mut probs);
            let best = probs.iter().zip(&next).min_by(|a, b| a.0.equity().total_cmp(&b.0.equity()));
            board = *best.expect("a play, if only to dance").1;
        }
        if !late.is_empty() {
            return late[stream.below(late.len())];
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |usual: u32| arguments.next().map_or(Ok(usual), |text| text.parse());
    let (count, trials, seed) = (number(40)?, number(144)?, u64::from(number(1)?));
    let files: Vec<String> = arguments.collect();
    let main = &nets::builtin().main;
    let judges = files
        .iter()
        .map(|path| {
            let net = Net::new(&NetFile::from_bytes(&std::fs::read(path)?)?);
            let (net, race) = (Arc::new(net), Arc::clone(main.race()));
            Ok(match net.kind() {
                NetKind::Late => NetEvaluator::new(Arc::clone(main.contact()), race)?.with_late(net)?,
                NetKind::Contact | NetKind::Race => NetEvaluator::new(net, race)?,
            })
        })
        .collect::<Result<Vec<_>, Box<dyn std::error::Error>>>()?;
    let database = Bearoff::generate(6, 15, &mut |_| true)?;
    let engine = Engine::builtin().with_bearoff(Arc::new(database));
    let searcher = engine.searcher();
    let settings = RolloutSettings { trials, seed, cubeful: false, ..RolloutSettings::FULL };
    let cube = CubeInfo::money(true, false);
    let mut stream = Stream::new(&[seed]);
    let mut names: Vec<String> = (0..=PLIES).map(|plies| format!("{plies}-ply")).collect();
    names.extend(files);
    println!(" left {}", names.join("  "));
    for row in 1..=LEFT + 1 {
        let from = Some(row).filter(|left| *left <= LEFT);
        let mut errors = vec![Vec::new(); names.len()];
        while errors[0].len() < count as usize {
            let board = match from {
                Some(left) => position(&mut stream, left),
                None => from_games(&mut stream),
            };
            if board.is_race() {
                continue;
            }
            let found = Rollout::cube_decision(searcher, &board, &cube, settings)?
                .run(Run::default(), &mut |_| {})?;
            let truth = f64::from(found.candidates[0].probs.equity());
            let mut all = Vec::new();
            for plies in 0..=PLIES {
                let (_, probs) = searcher.cube_decision(&board, &cube, plies, Run::default())?;
                all.push(f64::from(probs.equity()));
            }
            all.extend(judges.iter().map(|judge| f64::from(judge.evaluate_one(&board).equity())));
            for (list, equity) in errors.iter_mut().zip(&all) {
                list.push(equity - truth);
            }
            let worst = all[0] - truth;
            if worst.abs() > 0.15 {
                println!("  {:?} {truth:+.3} {all:.3?}", board.lanes);
            }
        }
        let line: Vec<String> = errors
            .iter()
            .map(|list| {
                let n = list.len() as f64;
                let mean = list.iter().sum::<f64>() / n;
                let rms = (list.iter().map(|x| x * x).sum::<f64>() / n).sqrt();
                format!("{mean:+.3} rms {rms:.3}")
            })
            .collect();
        println!("{:>5} {}", from.map_or("games".to_owned(), |left| left.to_string()), line.join("  "));
    }
    Ok(())
}
