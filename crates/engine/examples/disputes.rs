//! Who is right where Pasch and GNU Backgammon disagree most? Takes positions of our own games, asks both for the
//! cubeless equity without looking ahead, and lets both programs roll out the largest differences: with the luck taken
//! out, 0-ply play, ours to the end, theirs for 11 half-moves (they are slow).
//!
//! `cargo run --release -p pasch-engine --example disputes [file] [disputes] [seconds]`
//!
//! What is found is written to the file (`target/disputes.tsv`) as it comes. Run again with the same nets it goes on
//! where it was; it starts no further rollout after so many seconds (540).

#[path = "../tests/gnubg/ask.rs"]
mod ask;
#[path = "../tests/gnubg/games.rs"]
mod games;
mod terminal;

use pasch_engine::analyst::Engine;
use pasch_engine::bearoff::{Bearoff, TwoSided};
use pasch_engine::cube::CubeInfo;
use pasch_engine::eval::Evaluator;
use pasch_engine::nets;
use pasch_engine::rollout::{Rollout, RolloutSettings};
use pasch_engine::search::{Run, Serial};
use pasch_engine::standard::Board;
use std::collections::{BTreeMap, HashMap};
use std::io::Write as _;
use std::sync::Arc;
use std::time::Instant;

/// Positions that are judged.
const POSITIONS: usize = 20_000;
const TRIALS: u32 = 216;
/// Rollouts this much nearer to one judge than to the other call them right.
const CLEAR: f64 = 0.02;

/// A position both judges see differently.
struct Dispute {
    board: Board,
    /// Static equities: ours, theirs.
    judged: [f64; 2],
}

/// Rollouts of it: mean and standard error, ours and theirs.
type RolledOut = [[f64; 2]; 2];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().unwrap_or_else(|| "target/disputes.tsv".to_owned());
    let count: usize = arguments.next().map_or(Ok(50), |text| text.parse())?;
    let most: u64 = arguments.next().map_or(Ok(540), |text| text.parse())?;
    let start = Instant::now();
    let Some(disputes) = disputes(count) else { return Ok(()) };
    let database = Bearoff::generate(6, 15, &mut |_| true)?;
    let two_sided = TwoSided::generate(6, 6, &Serial, &mut |_| true)?;
    let engine = Engine::builtin().with_bearoff(Arc::new(database)).with_two_sided(Arc::new(two_sided));
    let net = nets::builtin().main.id();
    let mut done = read(&std::fs::read_to_string(&file).unwrap_or_default(), net);
    let mut out = std::fs::OpenOptions::new().create(true).append(true).open(&file)?;
    for (i, dispute) in disputes.iter().enumerate() {
        if done.contains_key(&dispute.board.key()) {
            continue;
        }
        if start.elapsed().as_secs() >= most {
            eprintln!("{most} seconds are over; run again to go on");
            break;
        }
        let Some(found) = roll_out(&engine, &dispute.board) else {
            eprintln!("no rollout of {:?}", dispute.board);
            continue;
        };
        let [[a, b], [c, d]] = found;
        writeln!(out, "{net:016x}\t{:032x}\t{a}\t{b}\t{c}\t{d}", dispute.board.key())?;
        done.insert(dispute.board.key(), found);
        eprintln!("{} of {}, {} s", i + 1, disputes.len(), start.elapsed().as_secs());
    }
    report(&disputes, &done);
    Ok(())
}

/// The largest differences of static equity, at most one of each kind of position.
fn disputes(count: usize) -> Option<Vec<Dispute>> {
    let boards = games::positions(61, POSITIONS, |_| true);
    eprintln!("{POSITIONS} positions of our games; asking GNU Backgammon");
    let questions: Vec<_> = boards.iter().map(|board| (*board, CubeInfo::cubeless())).collect();
    let rows = ask::rows("disputes", &questions)?;
    let judge = |(board, row): (&Board, &Vec<f64>)| {
        let theirs = 2.0 * row[0] - 1.0 + row[1] - row[3] + row[2] - row[4];
        Dispute {
            board: *board,
            judged: [f64::from(nets::builtin().main.evaluate_one(board).equity()), theirs],
        }
    };
    let mut all: Vec<Dispute> = boards.iter().zip(&rows[ask::TABLE..]).map(judge).collect();
    let n = all.len() as f64;
    let rms = (all.iter().map(|d| (d.judged[0] - d.judged[1]).powi(2)).sum::<f64>() / n).sqrt();
    println!("{POSITIONS} positions, static cubeless equities differ by {rms:.4} (rms)");
    let size = |d: &Dispute| (d.judged[0] - d.judged[1]).abs();
    all.sort_by(|a, b| size(b).total_cmp(&size(a)));
    let mut taken: Vec<Dispute> = Vec::new();
    for dispute in all {
        let alike = |other: &Dispute| {
            apart(&dispute.board, &other.board).min(apart(&dispute.board, &other.board.swap()))
        };
        if taken.iter().all(|other| alike(other) > 12) {
            taken.push(dispute);
        }
        if taken.len() == count {
            break;
        }
    }
    Some(taken)
}

/// Places counted once for each checker more or less there.
fn apart(a: &Board, b: &Board) -> u32 {
    let pairs = a.lanes.as_flattened().iter().zip(b.lanes.as_flattened());
    pairs.map(|(a, b)| u32::from(a.abs_diff(*b))).sum()
}

/// Rollouts done before with this net.
fn read(text: &str, net: u64) -> HashMap<u128, RolledOut> {
    let line = |line: &str| {
        let mut fields = line.split('\t');
        let made_by = u64::from_str_radix(fields.next()?, 16).ok()?;
        let key = u128::from_str_radix(fields.next()?, 16).ok()?;
        let mut number = || fields.next()?.parse::<f64>().ok();
        let found = [[number()?, number()?], [number()?, number()?]];
        (made_by == net).then_some((key, found))
    };
    text.lines().filter_map(line).collect()
}

fn roll_out(engine: &Engine, board: &Board) -> Option<RolledOut> {
    let ours = || {
        let settings = RolloutSettings { trials: TRIALS, cubeful: false, ..RolloutSettings::FULL };
        let rollout = Rollout::position(engine.searcher(), board, &CubeInfo::cubeless(), settings).ok()?;
        let found = rollout.run(Run::default(), &mut |_| {}).ok()?.candidates[0].cubeless;
        Some([found.mean, found.se])
    };
    std::thread::scope(|scope| {
        let theirs = scope.spawn(|| terminal::roll_out(board, TRIALS, false, Some(11)));
        let ours = ours();
        let (ours, theirs) = (ours?, theirs.join().ok()??);
        // It says nothing of a cube it did not play with.
        debug_assert!(theirs.cubeful.is_none());
        eprintln!("GNU Backgammon worked {:.1} s", theirs.seconds);
        Some([ours, theirs.cubeless])
    })
}

/// Who a rollout says is right: 0 for us, 1 for them.
fn nearer(judged: &[f64; 2], truth: f64) -> Option<usize> {
    let [ours, theirs] = judged.map(|judged| (judged - truth).abs());
    ((ours - theirs).abs() > CLEAR).then_some(usize::from(theirs < ours))
}

fn report(disputes: &[Dispute], done: &HashMap<u128, RolledOut>) {
    const NAMES: [&str; 3] = ["Pasch", "gnubg", "open"];
    println!(
        "\n{:>7} {:>7} {:>15} {:>15}  {:6} {:24} position",
        "static", "gnubg's", "our rollout", "gnubg's", "nearer", "theme"
    );
    // By our rollouts, by theirs, and where both say the same; then of each theme the last.
    let mut counts = [[0u32; 3]; 3];
    let mut themes: BTreeMap<&str, [u32; 3]> = BTreeMap::new();
    let mut errors = [0.0, 0.0];
    for dispute in disputes {
        let Some([ours, theirs]) = done.get(&dispute.board.key()) else { continue };
        let by = [ours, theirs].map(|found| nearer(&dispute.judged, found[0]));
        let agreed = by[0].filter(|_| by[0] == by[1]);
        for (counts, verdict) in counts.iter_mut().zip([by[0], by[1], agreed]) {
            counts[verdict.unwrap_or(2)] += 1;
        }
        let truth = (ours[0] + theirs[0]) / 2.0;
        (0..2).for_each(|k| errors[k] += (dispute.judged[k] - truth).abs());
        let theme = theme(&dispute.board);
        themes.entry(theme).or_default()[agreed.unwrap_or(2)] += 1;
        println!(
            "{:+7.3} {:+7.3} {:+8.3} ±{:.3} {:+8.3} ±{:.3}  {:6} {theme:24} {:?}",
            dispute.judged[0],
            dispute.judged[1],
            ours[0],
            1.96 * ours[1],
            theirs[0],
            1.96 * theirs[1],
            NAMES[agreed.unwrap_or(2)],
            dispute.board
        );
    }
    let total: u32 = counts[0].iter().sum();
    println!("\n{:28} {:>5} {:>5} {:>5}", format!("nearer, of {total}"), NAMES[0], NAMES[1], NAMES[2]);
    let rows = [("by our rollouts", counts[0]), ("by gnubg's rollouts", counts[1]), ("by both", counts[2])];
    for (name, [us, them, open]) in rows.into_iter().chain(themes) {
        println!("{name:28} {us:>5} {them:>5} {open:>5}");
    }
    let [us, them] = errors.map(|sum| sum / f64::from(total.max(1)));
    println!("mean distance from the mean of both rollouts: Pasch {us:.3}, gnubg {them:.3}");
}

/// What the position is about, roughly.
fn theme(board: &Board) -> &'static str {
    if board.is_race() {
        return "race";
    }
    let anchors = |lane: usize| (19..=24).filter(|&point| board.lanes[lane][point] >= 2).count();
    let prime = |lane: usize| {
        let mut longest = (0, 0);
        for &count in &board.lanes[lane][1..=12] {
            longest.1 = if count >= 2 { longest.1 + 1 } else { 0 };
            longest.0 = longest.0.max(longest.1);
        }
        longest.0
    };
    let both = |count: &dyn Fn(usize) -> usize| count(0).max(count(1));
    let off = |lane: usize| usize::from(board.lanes[lane][0]);
    if both(&off) > 0 {
        "hit or contact in bear-off"
    } else if both(&anchors) >= 2 {
        "backgame"
    } else if both(&prime) >= 5 {
        "prime"
    } else if board.lanes.iter().any(|lane| lane[25] > 0) {
        "checker on the bar"
    } else if both(&anchors) == 1 {
        "holding game"
    } else {
        "other contact"
    }
}
