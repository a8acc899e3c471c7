//! `pasch hyper`: Hypergammon, solved.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use pasch_engine::hyper::Hyper;
use pasch_host::Threads;

use crate::commands::bearoff;
use pasch_console::finish::Finish;
use pasch_console::{databases, engine, files};

/// Solve Hypergammon or check its solution. Once solved, every command plays and judges it perfectly.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, clap::Subcommand)]
enum Task {
    /// Solve the game and write the solution, whole or not at all; takes minutes and 0.7 GB of memory
    Generate {
        /// The file to write [default: where all commands look for it; a server looks for hyper-3.bin in its folder]
        #[arg(value_name = "OUT")]
        out: Option<PathBuf>,
        /// Checkers a side, 1 to 3
        #[arg(long, value_name = "N", default_value_t = Hyper::CHECKERS)]
        checkers: usize,
        /// Threads to use [default: all]
        #[arg(long, value_name = "N")]
        threads: Option<usize>,
    },
    /// Read a solution, check its hash and figures that are known
    Verify {
        /// The file to check [default: where all commands look for it]
        #[arg(value_name = "FILE")]
        file: Option<PathBuf>,
    },
}

/// Runs `pasch hyper`. Fails when the number of checkers is out of range, a file cannot be used, or
/// a solution is wrong.
pub fn run(args: &Args) -> Result<Finish> {
    match &args.task {
        Task::Generate { out, checkers, threads } => {
            let out = databases::hyper_place(out.as_deref())?;
            let threads = Threads(engine::threads(*threads));
            bearoff::generate(
                &out,
                |go_on| Hyper::solve(*checkers, &threads, go_on),
                Hyper::bytes,
                |made| {
                    format!("{} checkers a side, {} pairs of positions", checkers, made.positions().pow(2))
                },
            )
        }
        Task::Verify { file } => verify(&databases::hyper_path(file.as_deref())?).map(|()| Finish::Done),
    }
}

/// Positions drawn for the check, and the difference that rounding explains.
const SAMPLES: u64 = 5000;
const ROUNDING: f64 = 3e-4;

fn verify(file: &Path) -> Result<()> {
    let bytes = pasch_host::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    let solution = Hyper::from_shared(bytes).with_context(|| file.display().to_string())?;
    let checkers = solution.checkers();
    let checked = bearoff::check_wins((6, checkers), checkers as u8, &|board| solution.probs(board))?;
    let fault = solution.largest_fault(SAMPLES);
    if fault > ROUNDING {
        bail!("a position is worth {fault:.5} more or less than what its rolls lead to");
    }
    files::print(&format!(
        "{}: {checkers} checkers a side, {} pairs of positions; hash right, {checked} known figures right, \
         {SAMPLES} draws worth what their rolls are within {fault:.5}\n",
        file.display(),
        solution.positions().pow(2)
    ))
}
