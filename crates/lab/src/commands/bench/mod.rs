//! `pasch-lab bench`: speed, beside GNU Backgammon's in the same run.

mod databases;
mod gnubg;
mod own;
mod rollouts;
mod ubgi;

use anyhow::Result;
use databases::Wished;
use pasch_engine::nets;
use pasch_messages::{Message, message};
use serde::Serialize;

use pasch_console::term::{Align, Style, Table, Tone};
use pasch_console::{engine, files};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long)]
    json: bool,
    #[arg(long)]
    quick: bool,
    #[arg(long)]
    no_gnubg: bool,
    #[arg(long)]
    databases: bool,
    #[arg(long)]
    large: bool,
    #[arg(long)]
    hyper: bool,
    #[arg(long, value_name = "COMMAND LINE")]
    ubgi: Vec<String>,
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

#[derive(Debug, Serialize)]
struct Figure {
    pasch: f64,
    gnubg: Option<f64>,
    /// How many times faster or smaller Pasch is; null where GNU Backgammon has no such figure.
    times_faster: Option<f64>,
}

#[derive(Debug, Serialize)]
struct Figures {
    evaluations_per_s: Figure,
    fast_evaluations_per_s: Figure,
    plays_generated_per_s: Figure,
    zero_ply_decisions_per_s: Figure,
    ms_per_2ply_decision: Figure,
    peak_mib_2ply: Figure,
    seconds_per_7_point_match: Figure,
    /// Squared standard error × seconds of processor time of a cubeful money rollout to the end, geometric
    /// mean over some positions.
    rollout_se2_seconds: Figure,
    /// Seconds to make databases.
    seconds_per_database: Vec<(String, Figure)>,
    /// Milliseconds of a decision of each UBGI engine, median of the same rolls.
    ms_per_ubgi_decision: Vec<(String, f64)>,
    match_decisions: usize,
    threads: usize,
    /// Hash of the best plays and rounded equities at fixed positions: changes when the engine's judgement does.
    fingerprint: String,
    gnubg: Option<String>,
}

impl Figure {
    fn speed(pasch: f64, gnubg: Option<f64>) -> Self {
        Self { pasch, gnubg, times_faster: gnubg.filter(|g| *g > 0.0).map(|gnubg| pasch / gnubg) }
    }

    fn scaled(&self, factor: f64) -> Self {
        Self { pasch: self.pasch * factor, gnubg: self.gnubg.map(|g| g * factor), ..*self }
    }

    fn time(pasch: f64, gnubg: Option<f64>) -> Self {
        Self { pasch, gnubg, times_faster: gnubg.filter(|_| pasch > 0.0).map(|gnubg| gnubg / pasch) }
    }
}

/// Runs `pasch-lab bench`. Fails when the engine cannot start or the match cannot be written.
pub fn run(args: &Args) -> Result<()> {
    let threads = engine::threads(args.threads);
    let engine = engine::ready()?;
    let material = own::Material::new(&engine, if args.quick { 8 } else { 500 })?;
    let seconds = if args.quick { 0.2 } else { 2.0 };
    let evaluations = own::evaluations_per_s(&nets::builtin().main, &material, seconds);
    let fast = own::evaluations_per_s(&nets::builtin().fast, &material, seconds);
    let generated = own::plays_generated_per_s(&material, seconds);
    let zero_ply = own::zero_ply_per_s(&engine, &material, seconds)?;
    let two_ply = own::ms_per_2ply(&engine, &material)?;
    let peak = own::peak_mib();
    let whole_match = own::seconds_per_match(&engine, &material, threads)?;

    let trials = if args.quick { 72 } else { 648 };
    let rollouts = rollouts::measure(&engine, trials, !args.no_gnubg)?;

    let other = if args.no_gnubg { None } else { gnubg::measure(&material, seconds, threads)? };
    let other_of = |pick: fn(&gnubg::Measured) -> Option<f64>| other.as_ref().and_then(pick);
    let databases = if args.databases || args.large || args.hyper {
        databases::measure(threads, Wished { large: args.large, hyper: args.hyper }, !args.no_gnubg)?
    } else {
        Vec::new()
    };
    let seconds_per_database =
        databases.iter().map(|made| (made.name.clone(), Figure::time(made.pasch, made.gnubg))).collect();
    let timed = |command: &String| Ok((command.clone(), ubgi::ms_per_decision(command, &material)?));
    let figures = Figures {
        ms_per_ubgi_decision: args.ubgi.iter().map(timed).collect::<Result<_>>()?,
        seconds_per_database,
        evaluations_per_s: Figure::speed(evaluations, other_of(|g| g.evaluations_per_s)),
        fast_evaluations_per_s: Figure::speed(fast, other_of(|g| g.evaluations_per_s)),
        plays_generated_per_s: Figure::speed(generated, None),
        zero_ply_decisions_per_s: Figure::speed(zero_ply, None),
        ms_per_2ply_decision: Figure::time(two_ply, other_of(|g| g.ms_per_2ply)),
        peak_mib_2ply: Figure::time(peak.unwrap_or(0.0), other_of(|g| g.peak_mib)),
        rollout_se2_seconds: Figure::time(rollouts.pasch, rollouts.gnubg),
        seconds_per_7_point_match: Figure::time(whole_match, other_of(|g| g.seconds_per_match)),
        match_decisions: material.plan.items.len(),
        threads,
        fingerprint: own::fingerprint(&engine, &material)?,
        gnubg: other.map(|g| g.version),
    };
    if args.json { files::print_json(&figures) } else { files::print(&text(&figures)) }
}

fn text(figures: &Figures) -> String {
    let mut table = Table::new(&[Align::Left, Align::Right, Align::Right, Align::Right]);
    let gnubg = figures.gnubg.as_deref().unwrap_or("gnubg");
    table.headings(Tone::Strong, &message!("lab-bench-headings", gnubg = gnubg));
    let mut row = |name: Message, figure: &Figure, digits: usize| {
        let or_dash =
            |value: Option<f64>, digits| value.map_or_else(|| "–".to_owned(), |v| format!("{v:.digits$}"));
        table.row(
            Tone::Plain,
            [
                name.to_string(),
                format!("{:.digits$}", figure.pasch),
                or_dash(figure.gnubg, digits),
                or_dash(figure.times_faster, 1),
            ],
        );
    };
    row(message!("lab-bench-evaluations"), &figures.evaluations_per_s, 0);
    row(message!("lab-bench-fast-evaluations"), &figures.fast_evaluations_per_s, 0);
    row(message!("lab-bench-generated"), &figures.plays_generated_per_s, 0);
    row(message!("lab-bench-decisions"), &figures.zero_ply_decisions_per_s, 0);
    row(message!("lab-bench-two-ply"), &figures.ms_per_2ply_decision, 2);
    row(message!("lab-bench-memory"), &figures.peak_mib_2ply, 0);
    row(message!("lab-bench-rollout"), &figures.rollout_se2_seconds.scaled(1e6), 1);
    row(message!("lab-bench-match", threads = figures.threads), &figures.seconds_per_7_point_match, 2);
    for (name, figure) in &figures.seconds_per_database {
        row(message!("lab-bench-database", name = name), figure, 2);
    }
    let times = figures.ms_per_ubgi_decision.iter().map(|(command, ms)| {
        format!(
            "{}\n",
            message!(
                "lab-bench-ubgi",
                command = command,
                ms = format!("{ms:.2}"),
                pasch = format!("{:.1}", ms / figures.ms_per_2ply_decision.pasch)
            )
        )
    });
    let foot = message!("lab-bench-foot", count = figures.match_decisions, fingerprint = figures.fingerprint);
    format!("{}{}{foot}\n", table.render(Style::of_stdout(), 0), times.collect::<String>())
}
