//! `pasch hyper`: Hypergammon, solved.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use pasch_engine::hyper::Hyper;
use pasch_host::Threads;
use pasch_messages::message;

use crate::commands::bearoff;
use pasch_console::finish::Finish;
use pasch_console::{databases, engine, files};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, clap::Subcommand)]
enum Task {
    Generate {
        #[arg(value_name = "OUT")]
        out: Option<PathBuf>,
        #[arg(long, value_name = "N", default_value_t = Hyper::CHECKERS)]
        checkers: usize,
        #[arg(long, value_name = "N")]
        threads: Option<usize>,
    },
    Verify {
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
                    message!("hyper-made", checkers = checkers, pairs = made.positions().pow(2)).to_string()
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
    let bytes = pasch_host::read(file).with_context(|| message!("cannot-read", path = file))?;
    let solution = Hyper::from_shared(bytes).with_context(|| file.display().to_string())?;
    let checkers = solution.checkers();
    let checked = bearoff::check_wins((6, checkers), checkers as u8, &|board| solution.probs(board))?;
    let fault = solution.largest_fault(SAMPLES);
    if fault > ROUNDING {
        bail!(message!("hyper-wrong", fault = format!("{fault:.5}")));
    }
    let verified = message!(
        "hyper-verified",
        path = file,
        checkers = checkers,
        pairs = solution.positions().pow(2),
        checked = checked,
        samples = SAMPLES,
        fault = format!("{fault:.5}")
    );
    files::print(&format!("{verified}\n"))
}
