//! `pasch bearoff`: the bear-off databases.

use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use pasch_engine::bearoff::{Bearoff, TwoSided};
use pasch_engine::database::{DatabaseError, Kind};
use pasch_engine::eval::Probs;
use pasch_engine::standard::Board;
use pasch_engine::standard::board::{Lane, OFF};
use pasch_host::Threads;
use pasch_messages::message;

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
        out: PathBuf,
        #[arg(long, value_name = "N", default_value_t = 6)]
        points: usize,
        #[arg(long, value_name = "N")]
        checkers: Option<usize>,
        #[arg(long)]
        two_sided: bool,
        #[arg(long, value_name = "N")]
        threads: Option<usize>,
    },
    Verify {
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
}

/// Runs `pasch bearoff`. Fails when a size is out of range, a file cannot be used, or a database is wrong.
pub fn run(args: &Args) -> Result<Finish> {
    match &args.task {
        Task::Generate { out, points, checkers, two_sided, threads } => {
            let threads = Threads(engine::threads(*threads));
            if *two_sided {
                let checkers = checkers.unwrap_or(engine::TWO_SIDED.1);
                let make = |go_on: &mut dyn FnMut(f32) -> bool| {
                    TwoSided::generate(*points, checkers, &threads, go_on)
                };
                let report = |made: &TwoSided| {
                    let pairs = made.positions().pow(2);
                    message!("bearoff-made-two-sided", pairs = pairs, checkers = checkers, points = points)
                        .to_string()
                };
                generate(out, make, TwoSided::bytes, report)
            } else {
                let checkers = checkers.unwrap_or(engine::ONE_SIDED.1);
                let make = |go_on: &mut dyn FnMut(f32) -> bool| {
                    Bearoff::generate_with(*points, checkers, &threads, go_on)
                };
                let report = |made: &Bearoff| {
                    message!(
                        "bearoff-made-one-sided",
                        positions = made.positions(),
                        checkers = checkers,
                        points = points
                    )
                    .to_string()
                };
                generate(out, make, Bearoff::bytes, report)
            }
        }
        Task::Verify { file } => verify(file).map(|()| Finish::Done),
    }
}

/// Makes a database with a bar that Ctrl-C ends, and writes it.
///
/// # Errors
/// When it cannot be made or written.
pub fn generate<D>(
    out: &Path,
    make: impl FnOnce(&mut dyn FnMut(f32) -> bool) -> Result<D, DatabaseError>,
    bytes: impl Fn(&D) -> &[u8],
    report: impl Fn(&D) -> String,
) -> Result<Finish> {
    let start = Instant::now();
    let Some(made) = databases::make_file(out, make, &bytes)? else { return Ok(Finish::Stopped) };
    let seconds = start.elapsed().as_secs_f64();
    let size = bytes(&made).len();
    files::print(&format!(
        "{}\n",
        message!(
            "bearoff-made",
            path = out,
            what = report(&made),
            size = size,
            seconds = format!("{seconds:.2}")
        )
    ))?;
    Ok(Finish::Done)
}

/// Ways of 36 in which these checkers come off in one roll: everybody can count them.
const KNOWN: [(&[usize], u32); 9] = [
    (&[6], 27),
    (&[5], 31),
    (&[1], 36),
    (&[6, 6], 4),
    (&[6, 5], 6),
    (&[2, 2], 26),
    (&[3, 3], 17),
    (&[4, 4], 11),
    (&[1, 1], 36),
];

fn verify(file: &Path) -> Result<()> {
    let bytes = pasch_host::read(file).with_context(|| message!("cannot-read", path = file))?;
    let named = || file.display().to_string();
    if Kind::of((*bytes).as_ref()) == Some(Kind::TwoSided) {
        let database = TwoSided::from_shared(bytes).with_context(named)?;
        let size = (database.points(), database.checkers());
        let checked = check_wins(size, 15, &|board| database.probs(board))?;
        return files::print(&format!(
            "{}\n",
            message!(
                "bearoff-verified-two-sided",
                file = file,
                checkers = size.1,
                points = size.0,
                pairs = database.positions().pow(2),
                checked = checked
            )
        ));
    }
    let database = Bearoff::from_shared(bytes).with_context(named)?;
    let mut checked = 0;
    for (points, ways) in known((database.points(), database.checkers())) {
        let rolls = database.rolls_to_clear(&lane(points)).context(message!("bearoff-position-missing"))?;
        compare(points, rolls.exactly(1), ways)?;
        checked += 1;
    }
    files::print(&format!(
        "{}\n",
        message!(
            "bearoff-verified-one-sided",
            file = file,
            checkers = database.checkers(),
            points = database.points(),
            positions = database.positions(),
            checked = checked
        )
    ))
}

/// Checks the chances of winning with the next roll, of `all` checkers a side, against an opponent who needs any
/// roll; how many were checked.
///
/// # Errors
/// When a chance is not what can be counted by hand.
pub fn check_wins(size: (usize, usize), all: u8, probs: &dyn Fn(&Board) -> Option<Probs>) -> Result<usize> {
    let mut checked = 0;
    for (points, ways) in known(size) {
        let [mut me, mut opp] = [lane(points), lane(&[1])];
        me[OFF] = all - points.len() as u8;
        opp[OFF] = all - 1;
        if me[OFF] == 0 || opp[OFF] == 0 {
            // Gammons are still to be won: not covered by all kinds.
            continue;
        }
        let board = Board { lanes: [me, opp] };
        let found = probs(&board).context(message!("bearoff-position-missing"))?;
        compare(points, f64::from(found.win), ways)?;
        checked += 1;
    }
    Ok(checked)
}

fn known((most, checkers): (usize, usize)) -> impl Iterator<Item = (&'static [usize], u32)> {
    KNOWN.into_iter().filter(move |(points, _)| points.len() <= checkers && points.iter().all(|p| *p <= most))
}

fn lane(points: &[usize]) -> Lane {
    let mut lane = [0; 32];
    points.iter().for_each(|p| lane[*p] += 1);
    lane
}

fn compare(points: &[usize], chance: f64, ways: u32) -> Result<()> {
    let found = chance * 36.0;
    if (found - f64::from(ways)).abs() > 0.01 {
        bail!(message!(
            "bearoff-wrong",
            points = format!("{points:?}"),
            found = format!("{found:.3}"),
            ways = ways
        ));
    }
    Ok(())
}
