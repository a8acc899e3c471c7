//! `pasch met`: match equity tables.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use pasch_engine::met::Met;
use pasch_engine::rollout::{RolloutError, nets_of};
use pasch_engine::scores::{self, Plan, Scores};
use pasch_engine::search::{Run, SearchError};
use pasch_host::Threads;
use pasch_messages::message;

use crate::commands::card::Card;
use pasch_console::finish::Finish;
use pasch_console::stop;
use pasch_console::term::{Align, Style, Table, Tone};
use pasch_console::{engine, files};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, clap::Subcommand)]
enum Task {
    Show {
        #[command(flatten)]
        table: Choice,
        #[arg(long, value_name = "N", default_value_t = 15, value_parser = clap::value_parser!(u32).range(1..=64))]
        points: u32,
    },
    Make(Make),
}

#[derive(Debug, clap::Args)]
struct Make {
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[arg(long, value_name = "N", default_value_t = STANDARD.points)]
    points: u32,
    #[arg(long, value_name = "N", default_value_t = STANDARD.trials)]
    trials: u32,
    #[arg(long, value_name = "N", default_value_t = STANDARD.plies)]
    plies: u8,
    #[arg(long, value_name = "N", default_value_t = STANDARD.horizon)]
    truncate: u32,
    #[arg(long, value_name = "N", default_value_t = STANDARD.seed)]
    seed: u64,
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

const STANDARD: Plan = Plan::standard(0);

/// Which table to judge matches by.
#[derive(Clone, Debug, clap::Args)]
pub struct Choice {
    #[arg(long = "met", value_name = "TABLE", default_value = Met::DELIVERED[0])]
    name: String,
}

impl Choice {
    /// The match equity table that was chosen.
    ///
    /// # Errors
    /// When there is none of that name, or the file holds none.
    pub fn read(&self) -> Result<Arc<Met>> {
        if let Some(met) = Met::delivered(&self.name) {
            return Ok(Arc::new(met));
        }
        let text =
            String::from_utf8(files::read(Path::new(&self.name))?).with_context(|| self.name.clone())?;
        Ok(Arc::new(Met::from_xml(&text).with_context(|| self.name.clone())?))
    }
}

/// Runs `pasch met`. Fails when a table cannot be read, made or written.
pub fn run(args: &Args) -> Result<Finish> {
    match &args.task {
        Task::Show { table, points } => {
            files::print(&text(&*table.read()?, *points))?;
            Ok(Finish::Done)
        }
        Task::Make(make) => make_table(make),
    }
}

fn text(met: &Met, points: u32) -> String {
    let columns = points as usize + 1;
    let percent = |chance: f64| format!("{:.1}", chance * 100.0);
    let mut table = Table::new(&vec![Align::Right; columns]);
    table.row(Tone::Strong, std::iter::once(String::new()).chain((1..=points).map(|n| n.to_string())));
    for me in 1..=points {
        let row = (1..=points).map(|opp| percent(met.mwc(me, opp, true)));
        table.row(Tone::Plain, std::iter::once(me.to_string()).chain(row));
    }
    let after = (1..=points).map(|n| percent(met.mwc(n, 1, false)));
    table.row(Tone::Plain, std::iter::once(message!("met-after").to_string()).chain(after));
    let published = met.published();
    let head = message!("met-head", name = met.name(), published = published);
    format!("{head}\n{}", table.render(Style::of_stdout(), 0))
}

fn make_table(args: &Make) -> Result<Finish> {
    let start = Instant::now();
    let engine = engine::ready()?;
    let (points, trials, plies) = (args.points, args.trials, args.plies);
    let (horizon, seed) = (args.truncate, args.seed);
    let plan = Plan { points, trials, plies, horizon, seed, nets: nets_of(engine.searcher()) };
    let mut scores = Scores::new(plan)?;
    let kept = args.out.with_extension("scores");
    if kept.exists() {
        let text = String::from_utf8(files::read(&kept)?).with_context(|| kept.display().to_string())?;
        scores = Scores::from_text(&text).with_context(|| kept.display().to_string())?;
        if *scores.plan() != plan {
            bail!(message!("made-otherwise", path = kept));
        }
    }
    let threads = Threads(engine::threads(args.threads));
    let run = Run { executor: &threads, cancel: Some(stop::on_interrupt()) };
    let bar = stop::bar(u64::from(scores::count(points)), message!("met-scores"));
    bar.set_position(scores.figures().len() as u64);
    bar.reset_eta();
    let mut engine = engine;
    while let Some(score) = scores.next_score() {
        bar.set_message(score.to_string());
        engine = engine.with_met(Arc::new(scores.table()));
        match scores.roll_out(engine.searcher(), run) {
            Ok(Some(figure)) => scores.push(figure)?,
            Ok(None) => break,
            Err(RolloutError::Search(SearchError::Cancelled)) => {
                bar.finish_and_clear();
                eprintln!("{}", message!("stopped-at", path = kept));
                return Ok(Finish::Stopped);
            }
            Err(error) => return Err(error).with_context(|| score.to_string()),
        }
        files::write(Some(&kept), scores.to_text().as_bytes())?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let name = message!("met-name", points = points).to_string();
    scores.finished(&name)?;
    files::write(Some(&args.out), scores.to_xml(&name).as_bytes())?;
    let largest = scores.figures().iter().map(|figure| figure.se).fold(0.0, f64::max);
    let card = Card {
        about: message!("met-about"),
        command: format!(
            "pasch met make --out {} --points {points} --trials {trials} --plies {plies} --truncate {horizon} --seed {seed}",
            args.out.display()
        ),
        seed,
        took: start.elapsed(),
        figures: vec![
            ("points", points.into()),
            ("scores", scores.figures().len() as f64),
            ("games", f64::from(2 * trials) * scores.figures().len() as f64),
            ("largest_standard_error_of_a_score", largest),
            ("scores_set_equal_to_a_neighbour", scores.moved() as f64),
        ],
    };
    card.write(&args.out)?;
    println!(
        "{}",
        message!(
            "met-made",
            path = args.out,
            points = points,
            figures = scores.figures().len(),
            largest = format!("{largest:.4}")
        )
    );
    Ok(Finish::Done)
}
