//! `pasch compare`: the analysis of matches beside GNU Backgammon's, and rollouts of both where they disagree.

mod chart;
mod disputes;
mod other;
mod pairs;
mod summary;

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use pasch_analysis::{Depth, Plan, Report, Thresholds, assemble, plan, plan_sound};
use pasch_engine::analyst::Engine;
use pasch_formats::{Overlay, sgf};
use pasch_messages::message;
use pasch_rules::Record;

use pairs::Judged;
use pasch_console::finish::Finish;
use pasch_console::judge::judge_all;
use pasch_console::{engine, files, gnubg};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "N")]
    matches: Option<usize>,
    #[arg(long, value_name = "NAME", default_value = "standard", value_parser = engine::levels())]
    level: String,
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = engine::plies())]
    gnubg_plies: u8,
    #[arg(long, value_name = "N", default_value_t = 20)]
    disputes: usize,
    #[arg(long, value_name = "N", default_value_t = 324, value_parser = clap::value_parser!(u32).range(2..))]
    trials: u32,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u32,
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// Runs `pasch compare`. Fails when GNU Backgammon is not installed or fails, or no file holds a match
/// that can be judged.
pub fn run(args: &Args) -> Result<Finish> {
    let program = gnubg::find().context(message!("no-gnubg"))?;
    let depth = engine::depth(None, Some(&args.level))?;
    if let Some(place) = &args.svg {
        files::check_place(place)?;
    }
    let texts = read(args);
    if texts.is_empty() {
        bail!(message!("compare-no-files"));
    }
    let folder = std::env::temp_dir().join(format!("pasch-compare-{}", std::process::id()));
    std::fs::create_dir_all(&folder).with_context(|| message!("cannot-make", path = folder))?;
    let done = compare(args, &depth, &texts, &other::Program { program, folder: folder.clone() });
    // Left-overs in the temporary folder are no reason to fail.
    let _ = std::fs::remove_dir_all(&folder);
    done
}

/// The matches that can be judged to their end, as SGF: name and text.
fn read(args: &Args) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for path in &args.files {
        if args.matches.is_some_and(|most| texts.len() >= most) {
            break;
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match text(path) {
            Ok(text) => texts.push((name, text)),
            Err(error) => {
                files::tell(&message!("compare-left-out", name = name, error = format!("{error:#}")))
            }
        }
    }
    texts
}

fn text(path: &std::path::Path) -> Result<String> {
    let file = files::read_match(path)?;
    if file.has_faults() {
        bail!(message!("compare-faulty-file"));
    }
    let record = file.record;
    let planned = plan(&record)?;
    if planned.items.is_empty() {
        bail!(message!("compare-nothing-to-judge"));
    }
    Ok(sgf::write(&record, &Overlay::default())?.text)
}

fn compare(args: &Args, depth: &Depth, texts: &[(String, String)], other: &other::Program) -> Result<Finish> {
    let engine = engine::ready()?;
    eprintln!("{}", message!("compare-analysing", count = texts.len()));
    let analysed = other.analyse(texts, args.gnubg_plies)?;
    let mut judged = Vec::new();
    let (mut pasch, mut gnubg) = (0.0, 0.0);
    for ((name, _), found) in texts.iter().zip(analysed.files) {
        let file = pasch_formats::read(&found.sgf, None).with_context(|| name.clone())?;
        let start = worked();
        let Some((plan, report)) = judge(&file.record, &engine, depth)? else { return Ok(Finish::Stopped) };
        pasch += worked() - start;
        gnubg += found.seconds;
        judged.push(Judged { name: name.clone(), record: file.record, overlay: file.overlay, plan, report });
    }
    let pairs = pairs::all(&judged, engine.searcher().met());
    let start = worked();
    let mut disputes = disputes::largest(&pairs, args.disputes);
    disputes::roll_out(&mut disputes, &judged, &engine, args)?;
    let own_rollouts = worked() - start;
    let theirs = other.roll_out(&mut disputes, &judged, engine.searcher().met(), args)?;
    let summary = summary::Summary::new(
        &judged,
        &pairs,
        disputes,
        summary::Facts {
            gnubg: analysed.version,
            level: depth.name.clone(),
            gnubg_plies: args.gnubg_plies,
            trials: args.trials,
            seed: args.seed,
            seconds: [pasch, gnubg],
            rollout_seconds: [own_rollouts, theirs],
        },
    );
    if let Some(path) = &args.svg {
        files::write(Some(path), chart::draw(&pairs).as_bytes())?;
    }
    if args.json {
        files::print_json(&summary)?
    } else {
        files::print(&summary.text())?
    }
    Ok(Finish::Done)
}

/// Judges a match as `pasch analyze` does, on this thread and without a memory; `None` when it was interrupted.
fn judge(record: &Record, engine: &Engine, depth: &Depth) -> Result<Option<(Plan, Report)>> {
    let (plan, _) = plan_sound(record)?;
    let (judged, stopped) = judge_all(&plan, engine, depth, None, 1)?;
    let report = assemble(&plan, &judged, depth, Thresholds::PASCH);
    Ok((!stopped).then_some((plan, report)))
}

/// Seconds this thread has worked, by the system's own count; 0 where there is none.
fn worked() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split(' ').next().and_then(|ns| ns.parse::<f64>().ok()).unwrap_or(0.0) / 1e9
}
