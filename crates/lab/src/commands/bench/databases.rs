//! Databases beside GNU Backgammon's `makebearoff` and `makehyper`: ours in real time, theirs (one thread each) in
//! processor time, so that a busy machine only ever speaks against us.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use pasch_console::programs;
use pasch_engine::bearoff::{Bearoff, TwoSided};
use pasch_engine::database::DatabaseError;
use pasch_engine::hyper::Hyper;
use pasch_host::Threads;
use pasch_messages::message;

/// How long one database took to make.
pub struct Made {
    pub name: String,
    pub pasch: f64,
    /// Seconds of processor time of the other program, one thread; missing where it is not installed.
    pub gnubg: Option<f64>,
}

/// Which databases are made beside the small ones.
#[derive(Clone, Copy, Debug)]
pub struct Wished {
    /// One-sided of ten points: ten minutes of the other program.
    pub large: bool,
    /// Hypergammon of three checkers: more than an hour of the other program.
    pub hyper: bool,
}

/// Makes the databases with so many threads, beside the other program or alone.
///
/// # Errors
/// When one cannot be made.
pub fn measure(threads: usize, wished: Wished, beside: bool) -> Result<Vec<Made>> {
    let threads = Threads(threads);
    let folder = std::env::temp_dir().join(format!("pasch-bench-databases-{}", std::process::id()));
    std::fs::create_dir_all(&folder).with_context(|| message!("cannot-make", path = folder))?;
    let other = |program: &str, arguments: &[&str]| -> Result<Option<f64>> {
        let found = programs::installed(program).filter(|_| beside);
        found.map(|program| seconds_of(&program, arguments, &folder)).transpose()
    };
    let one_sided = |points| timed(|| Bearoff::generate_with(points, 15, &threads, &mut |_| true).map(drop));
    let hyper = |checkers| timed(|| Hyper::solve(checkers, &threads, &mut |_| true).map(drop));
    let two_sided = timed(|| TwoSided::generate(6, 6, &threads, &mut |_| true).map(drop));
    let mut made = vec![
        Made {
            name: message!("lab-database-one-sided", points = 6).to_string(),
            pasch: one_sided(6)?,
            gnubg: other("makebearoff", &["-o", "6"])?,
        },
        Made {
            name: message!("lab-database-two-sided", points = 6, checkers = 6).to_string(),
            pasch: two_sided?,
            gnubg: other("makebearoff", &["-t", "6x6"])?,
        },
        Made {
            name: message!("lab-database-hyper", checkers = 2).to_string(),
            pasch: hyper(2)?,
            gnubg: other("makehyper", &["-n", "-c", "2"])?,
        },
    ];
    if wished.large {
        made.push(Made {
            name: message!("lab-database-one-sided", points = 10).to_string(),
            pasch: one_sided(10)?,
            gnubg: other("makebearoff", &["-o", "10"])?,
        });
    }
    if wished.hyper {
        made.push(Made {
            name: message!("lab-database-hyper", checkers = 3).to_string(),
            pasch: hyper(3)?,
            gnubg: other("makehyper", &["-n", "-c", "3"])?,
        });
    }
    // Left-overs in the temporary folder are no reason to fail.
    let _ = std::fs::remove_dir_all(&folder);
    Ok(made)
}

fn timed(work: impl FnOnce() -> Result<(), DatabaseError>) -> Result<f64> {
    let start = Instant::now();
    work()?;
    Ok(start.elapsed().as_secs_f64())
}

fn seconds_of(program: &Path, arguments: &[&str], folder: &Path) -> Result<f64> {
    let (start, before) = (Instant::now(), children_seconds());
    let status = Command::new(program)
        .args(arguments)
        .arg("-f")
        .arg(folder.join("database"))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .with_context(|| message!("cannot-start", program = program))?;
    ensure!(status.success(), message!("lab-program-failed", program = program));
    let real = start.elapsed().as_secs_f64();
    Ok(before.zip(children_seconds()).map_or(real, |(before, after)| after - before))
}

/// Processor time of all child processes that have ended, as Linux counts it; `None` elsewhere.
fn children_seconds() -> Option<f64> {
    /// The kernel's unit in this file, on all common machines.
    const TICKS_PER_SECOND: f64 = 100.0;
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name, second and in brackets, may hold spaces; user and system time of children are fields 16 and 17.
    let rest = stat.rsplit_once(')')?.1;
    let ticks = rest.split_whitespace().skip(13).take(2).map(str::parse::<f64>).sum::<Result<f64, _>>();
    Some(ticks.ok()? / TICKS_PER_SECOND)
}
