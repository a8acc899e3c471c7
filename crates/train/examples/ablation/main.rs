//! What the shape of the contact net and an expert's features are worth, and what they cost:
//!
//! ```text
//! ablation --judge NET --labels DIR... [--samples N] [--seconds S] [--shapes SHAPE...]
//! ```
//!
//! Each shape (512-256-128, or 512-256-128+ with features) is fitted twice to the labels of `[backup]` runs: to N
//! samples, and to as many as fit into S seconds of processor time. A shape given twice is fitted from other random
//! weights; the shapes judge and judge+ go on from NET. NET judges, one roll deep, the test positions that no fit from
//! random weights sees; its own figures, static, stand first. docs/engine.md has the table.

mod cost;
mod features;

use std::{collections::BTreeMap, error::Error, fs, io::Write, path::PathBuf};

use pasch_engine::{
    net::{Net, NetEvaluator, NetFile},
    nets::builtin,
    standard::{
        Board,
        movegen::{Afterstates, generate},
    },
};
use pasch_train::{
    deep::{Deep, Extra, Loss, Pass},
    fit::{Fit, FitPlan},
    labels::{Bench, Label, Teacher, read_shard},
    random::Stream,
};

/// Shards at the end of the last folder that no net is fitted to.
const HELD_OUT: usize = 8;
const POSITIONS: usize = 5_000;
const DECISIONS: usize = 3_000;
const SEED: u64 = 1;
const SHAPES: &str =
    "512-256-128 512-256-128+ 512-32+ 512-32 512+ 512-512-256-128 256-128 256-128+ judge judge+";

type Fallible<T> = Result<T, Box<dyn Error>>;

fn main() -> Fallible<()> {
    let mut options: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut name = String::new();
    for word in std::env::args().skip(1) {
        match word.strip_prefix("--") {
            Some(option) => name = option.into(),
            None => options.entry(name.clone()).or_default().push(word),
        }
    }
    let all = |name: &str| options.get(name).map_or(&[][..], Vec::as_slice);
    let number = |name: &str, default: f64| all(name).first().map_or(Ok(default), |word| word.parse());
    let judge = fs::read(all("judge").first().ok_or("--judge NET is needed")?)?;
    let judge = NetFile::from_bytes(&judge)?;
    let mut shapes: Vec<&str> = all("shapes").iter().map(String::as_str).collect();
    if shapes.is_empty() {
        shapes = SHAPES.split(' ').collect();
    }
    let paths = shards(all("labels"))?;
    let (fitted, held_out) = paths.split_at(paths.len() - HELD_OUT);
    let test = Test::new(read_all(held_out)?, &judge)?;
    let labels = read_all(fitted)?;
    println!("{} labels to fit, {} held out", labels.len(), test.held_out.len());
    let judge = Deep::from_file(&judge);
    println!("the judge, {:?}: {}", judge.hidden(), test.measure(&judge));
    table(&shapes, &judge, &labels, &test, number("samples", 2e6)? as usize, number("seconds", 50.0)?)
}

fn shards(folders: &[String]) -> Fallible<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for folder in folders {
        let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
        let mut found = entries.collect::<std::io::Result<Vec<_>>>()?;
        found.retain(|path| path.extension().is_some_and(|extension| extension == "labels"));
        found.sort();
        paths.extend(found);
    }
    if paths.len() <= HELD_OUT {
        return Err(format!("--labels: {} shards, more than {HELD_OUT} needed", paths.len()).into());
    }
    Ok(paths)
}

fn read_all(paths: &[PathBuf]) -> Fallible<Vec<Label>> {
    let mut labels = Vec::new();
    for path in paths {
        labels.extend(read_shard(path)?);
    }
    Ok(labels)
}

/// What nets are measured on.
struct Test {
    /// Labels of games that no net is fitted to.
    held_out: Vec<Label>,
    /// Some of their positions with labels exactly one roll deep, without the noise of the game that was played.
    positions: Vec<Label>,
    /// The same of all positions that a roll leads to, opponent on roll.
    decisions: Vec<Vec<Label>>,
}

/// Errors of the equity in points: over all held-out labels, over the positions, lost a decision with standard error.
struct Measured {
    held_out: f64,
    positions: f64,
    lost: [f64; 2],
}

impl Test {
    fn new(held_out: Vec<Label>, judge: &NetFile) -> Fallible<Self> {
        let nets = builtin();
        let main = NetEvaluator::new(Net::new(judge).into(), nets.main.race().clone())?;
        let teacher = Teacher::new(nets.fast.clone(), main, 8, None);
        let (mut bench, mut stream) = (Bench::default(), Stream::new(&[SEED, 0xAB1A]));
        let mut draw = || loop {
            if let Some(board) = Board::from_key(held_out[stream.below(held_out.len())].key) {
                return (board, stream.dice());
            }
        };
        let mut judge = |board: &Board| Label::new(board, &teacher.one_roll(board, &mut bench));
        let positions = (0..POSITIONS).map(|_| judge(&draw().0)).collect();
        let (mut list, mut decisions) = (Afterstates::new(), Vec::new());
        while decisions.len() < DECISIONS {
            let (board, dice) = draw();
            generate(&board, dice, &mut list);
            let boards: Vec<Board> = list.boards().iter().map(Board::swap).collect();
            // The contact net alone must answer, and a hundred plays of a double would cost what five others do.
            if (2..=40).contains(&boards.len()) && !boards.iter().any(Board::is_race) {
                decisions.push(boards.iter().map(&mut judge).collect());
            }
        }
        Ok(Self { held_out, positions, decisions })
    }

    fn measure(&self, deep: &Deep) -> Measured {
        let mut pass = Pass::default();
        let losses: Vec<f64> = self.decisions.iter().map(|plays| lost(deep, plays, &mut pass)).collect();
        let count = losses.len() as f64;
        let mean = losses.iter().sum::<f64>() / count;
        let variance = losses.iter().map(|loss| (loss - mean) * (loss - mean)).sum::<f64>() / (count - 1.0);
        Measured {
            held_out: rms(deep, &self.held_out, &mut pass),
            positions: rms(deep, &self.positions, &mut pass),
            lost: [mean, (variance / count).sqrt()],
        }
    }
}

impl std::fmt::Display for Measured {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [mean, error] = self.lost.map(|points| 1e3 * points);
        write!(f, "{:.5} | {:.5} | {mean:.2} ± {error:.2}", self.held_out, self.positions)
    }
}

fn rms(deep: &Deep, labels: &[Label], pass: &mut Pass) -> f64 {
    let mut loss = Loss::default();
    labels.chunks(1024).for_each(|part| loss += deep.judge(part, pass));
    loss.rms()
}

/// Points that the net's choice gives up, judged by the labels; the opponent is on roll, so less is better.
fn lost(deep: &Deep, plays: &[Label], pass: &mut Pass) -> f64 {
    deep.judge(plays, pass);
    let truth: Vec<f32> = plays.iter().map(|play| play.probs().equity()).collect();
    let chosen = pass.equities.iter().zip(&truth).min_by(|a, b| a.0.total_cmp(b.0));
    let best = truth.iter().copied().reduce(f32::min);
    chosen.zip(best).map_or(0.0, |((_, chosen), best)| f64::from(chosen - best))
}

fn table(
    shapes: &[&str],
    judge: &Deep,
    labels: &[Label],
    test: &Test,
    samples: usize,
    seconds: f64,
) -> Fallible<()> {
    let course = cost::Course::new();
    let features = course.features();
    println!("features: {:.0} ns a board", 1e9 * features);
    println!(
        "| hidden | weights | kernel | evaluations/s | CPU s | samples | rms held out | rms one roll | lost, mp |"
    );
    for (place, text) in shapes.iter().enumerate() {
        let seed = SEED + shapes[..place].iter().filter(|before| before == &text).count() as u64;
        let bare = text.trim_end_matches('+');
        let extra = Extra { inputs: features::FEATURES, write: features::write };
        let extra = (bare != *text).then_some(extra);
        let (start, rate) = if bare == "judge" {
            (extra.map_or_else(|| judge.clone(), |extra| judge.with_extra(extra)), 4e-4)
        } else {
            let hidden = bare.split('-').map(str::parse).collect::<Result<Vec<usize>, _>>()?;
            (Deep::random_with(&hidden, extra, &mut Stream::new(&[seed, 0xF17])), 1e-3)
        };
        let (net, kernel) = course.net(start.hidden())?;
        let speed = 1.0 / (net + extra.map_or(0.0, |_| features));
        let mut samples = samples;
        for _ in 0..2 {
            let (deep, used) =
                fitted(start.clone(), rate, labels, samples, seed).ok_or("a net that cannot be fitted")?;
            println!(
                "| {text} | {} | {kernel} | {speed:.0} | {used:.0} | {samples} | {} |",
                deep.weights().len(),
                test.measure(&deep)
            );
            std::io::stdout().flush()?;
            if used <= 0.0 {
                break;
            }
            samples = (samples as f64 * seconds / used) as usize;
        }
    }
    Ok(())
}

/// Fits to about so many samples, in equal passes over as many of the labels as that takes; also the seconds of
/// processor time it took.
fn fitted(start: Deep, rate: f32, labels: &[Label], samples: usize, seed: u64) -> Option<(Deep, f64)> {
    let passes = samples.div_ceil(labels.len()).max(1);
    let labels = &labels[..samples / passes];
    let plan =
        FitPlan { hidden: Vec::new(), passes: passes as u64, batch: 256, rate, rate_end: 1e-6, warm_up: 500 };
    let mut fit = Fit::new(&plan, Some(start), seed)?;
    let before = cost::process_seconds();
    while fit.step() < fit.steps(labels.len()) {
        fit.advance(labels);
    }
    Some((fit.into_deep(), cost::process_seconds() - before))
}
