//! `pasch-lab problems`: the set of problems for everybody, and its check.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use pasch_console::finish::Finish;
use pasch_console::{engine, files, stop};
use pasch_host::{SystemClock, WallClock};
use pasch_messages::message;
use pasch_practice::set::{Kind, Set};
use pasch_table::calendar;
use pasch_train::problems::manifest::{Manifest, assemble};
use pasch_train::problems::{Limits, Maker, Plan, check, journal::Journal};
use pasch_train::run::{Progress, RunError};

use crate::players::{PATIENCE, cube_player};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "N", default_value_t = 260)]
    each: usize,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "N", default_value_t = 400_000)]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 2)]
    threads: usize,
    #[arg(long, value_name = "DIR", default_value = "runs/problems")]
    out: PathBuf,
    #[arg(long, value_name = "FILE", default_value = "crates/practice/data/problems.txt")]
    set: PathBuf,
    #[arg(long, conflicts_with = "check")]
    write: bool,
    #[arg(long)]
    check: bool,
    #[arg(long, value_name = "SHARE", default_value_t = 0.05)]
    share: f64,
}

/// Seconds between two lines of the progress where nobody sees the bar.
const LINES: Duration = Duration::from_secs(120);

/// Runs `pasch-lab problems`. Fails when files fail, or GNU Backgammon is missing for a check.
pub fn run(args: &Args) -> Result<Finish> {
    let before = read(&args.set)?;
    if args.check {
        return checked(args, &before);
    }
    let Args { each, seed, games, threads, .. } = *args;
    let plan = Plan { seed, each, games, threads, limits: Limits::USUAL };
    let card = args.set.with_extension("toml");
    let kept = match std::fs::read_to_string(&card) {
        Ok(text) => Manifest::from_toml(&text)
            .with_context(|| message!("lab-problems-card", path = card))?
            .kept(&plan),
        Err(_) => Vec::new(),
    };
    if args.write {
        let journal = Journal::open(&args.out, &plan)?;
        let made = journal.entries(0..games).cloned().collect();
        return write(args, &plan, &assemble(&plan, &kept, &before, made));
    }
    files::print(&format!(
        "{}\n",
        message!(
            "lab-problems-begun",
            seed = seed,
            each = each,
            kinds = Kind::ALL.len(),
            threads = threads,
            path = args.out.join("journal.txt")
        )
    ))?;
    let engine = engine::ready()?;
    let interrupted = stop::on_interrupt();
    let bar = stop::bar(1, "problems");
    let mut told = Instant::now();
    let mut watch = |progress: &Progress| {
        bar.set_length(progress.total);
        bar.set_position(progress.done);
        bar.set_message(progress.note.clone());
        if bar.is_hidden() && told.elapsed() >= LINES {
            told = Instant::now();
            let minutes = format!("{:.0}", progress.seconds_left / 60.0);
            let (done, total) = (progress.done, progress.total);
            eprintln!(
                "{}",
                message!(
                    "lab-problems-stand",
                    done = done,
                    total = total,
                    minutes = minutes,
                    note = progress.note
                )
            );
        }
        !stop::asked(interrupted)
    };
    let maker = Maker { engine: &engine, plan, kept };
    let made = maker.run(&args.out, &mut watch);
    bar.finish_and_clear();
    match made {
        Err(RunError::Stopped) => {
            eprintln!("{}", message!("stopped-at", path = args.out));
            Ok(Finish::Stopped)
        }
        Err(error) => Err(error.into()),
        Ok(made) => write(args, &maker.plan, &assemble(&maker.plan, &maker.kept, &before, made)),
    }
}

/// The set in a file; an empty one where there is none yet.
fn read(path: &Path) -> Result<Set> {
    if !path.exists() {
        return Ok(Set::default());
    }
    let text = std::fs::read_to_string(path).with_context(|| message!("cannot-read", path = path))?;
    Set::parse(&text).with_context(|| message!("lab-problems-no-set", path = path))
}

fn write(args: &Args, plan: &Plan, set: &Set) -> Result<Finish> {
    let command = format!("pasch-lab problems --each {} --seed {}", args.each, args.seed);
    let card = Manifest::new(plan, set, command, calendar::day(SystemClock.now()));
    files::write(Some(&args.set), set.to_text().as_bytes())?;
    files::write(Some(&args.set.with_extension("toml")), card.to_toml()?.as_bytes())?;
    let count = set.entries().len();
    files::print(&format!("{}\n", message!("lab-problems-written", count = count, path = args.set)))?;
    Ok(Finish::Done)
}

fn checked(args: &Args, set: &Set) -> Result<Finish> {
    let player = cube_player("gnubg:2", PATIENCE)?;
    let engine = engine::ready()?;
    let interrupted = stop::on_interrupt();
    let bar = stop::bar(1, "problems");
    let mut watch = |progress: &Progress| {
        bar.set_length(progress.total);
        bar.set_position(progress.done);
        bar.set_message(progress.note.clone());
        !stop::asked(interrupted)
    };
    let rows = check::check(set, args.share, args.seed, &*player, engine.searcher(), &mut watch);
    bar.finish_and_clear();
    let rows = match rows {
        Err(RunError::Stopped) => return Ok(Finish::Stopped),
        other => other?,
    };
    let asked: usize = rows.iter().map(|(_, row)| row.asked).sum();
    let count = set.entries().len();
    let head = message!("lab-problems-checked", asked = asked, count = count, seed = args.seed);
    let mut text = format!("{head}\n\n{}\n", message!("lab-problems-head"));
    for (kind, row) in rows {
        let mean = |sum: f64, of: usize| sum / of.max(1) as f64;
        text += &format!(
            "| {} | {} | {:.3} | {:.4} | {} | {} | {} | {:.4} |\n",
            kind.name(),
            row.count,
            mean(row.margin, row.count),
            mean(row.margin_se, row.count),
            row.asked,
            row.agreed,
            format_args!("{} of {}", row.upheld, row.asked - row.agreed),
            mean(row.given_up, row.asked)
        );
    }
    files::print(&text)?;
    Ok(Finish::Done)
}
