//! `pasch-lab load`: how many people can play at once.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use pasch_load::{Figures, Overload, PACE, Wanted, draw, knee, steps_to};

use pasch_console::{files, programs};

/// Seat players at live games and measure how long their actions take to reach each other.
///
/// The players are guests with WebSockets and dice keys of their own, at tables with a clock. They think as people do: 1 to 3
/// seconds before a roll, 3 to 9 before a play, eight seconds a turn.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Without --url it starts a server of its own, the `pasch` that lies beside this program, on the loopback \
                        interface, with its data in the folder for temporary files (TMPDIR chooses the disk). Limits by \
                        address do not apply on that interface; those of users and sockets do. Players and server share \
                        the machine: cores of both are reported."
)]
pub struct Args {
    /// Players at once, two for each game
    #[arg(long, value_name = "N", default_value_t = 200)]
    players: usize,
    /// How long is measured, once all are seated
    #[arg(long, value_name = "S", default_value_t = 60.0)]
    seconds: f64,
    /// How many times faster than people they play
    #[arg(long, value_name = "F", default_value_t = 1.0)]
    pace: f64,
    /// The server, `http://HOST:PORT`; it has to let one address in that often
    #[arg(long, value_name = "URL", conflicts_with_all = ["database", "knee"])]
    url: Option<String>,
    /// Database of the own server, `postgres://USER@HOST/NAME`; it is filled with guests and their games, so take an
    /// empty one [default: a SQLite file that goes with the server]
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Measure with growing numbers of players up to `--players`, each on a new server, and draw them
    #[arg(long, value_name = "FILE.svg")]
    knee: Option<PathBuf>,
    /// Find the rate at which one action in a hundred takes longer than 50 ms or newcomers are put off, then flood the server
    /// for `--seconds` with three times as much. Half comes from the players, half from newcomers who want a session and a
    /// match. The generator does not wait for the server
    #[arg(long, conflicts_with_all = ["knee", "pace"])]
    overload: bool,
    /// Players sign no dice, as programs without keys: the server throws for them. Otherwise each has a key and signs as a
    /// browser does
    #[arg(long)]
    keyless: bool,
    /// As JSON, a line for each run
    #[arg(long)]
    json: bool,
}

/// Runs `pasch-lab load`. Fails when there is no server, not everybody finds a seat, or an
/// acknowledged action was lost.
pub fn run(args: &Args) -> Result<()> {
    let fits = |value: f64, most: f64| value > 0.0 && value <= most;
    if !fits(args.pace, 1000.0) || !fits(args.seconds, 86_400.0) {
        bail!("--pace is between 0 and 1000, --seconds between 0 and a day");
    }
    if let Some(path) = &args.knee {
        files::check_place(path)?;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("cannot start")?;
    if args.overload {
        return flood(args, &runtime);
    }
    let steps = if args.knee.is_some() { steps_to(args.players) } else { vec![args.players] };
    let mut measured: Vec<Figures> = Vec::new();
    for players in steps {
        let wanted = Wanted {
            players,
            time: Duration::from_secs_f64(args.seconds),
            pace: args.pace,
            url: args.url.clone(),
            database: args.database.clone(),
            program: server(args)?,
            keyless: args.keyless,
        };
        let figures = runtime.block_on(pasch_load::run(&wanted))?;
        if args.json {
            files::print_json(&figures)?;
        } else {
            files::print(&told(&figures))?;
        }
        measured.push(figures);
        if let Some(path) = &args.knee {
            files::write(Some(path), draw(&measured).as_bytes())?;
        }
        if knee(&measured).is_some() {
            break;
        }
    }
    let lost: u64 = measured.iter().map(|figures| figures.lost).sum();
    if lost > 0 {
        bail!("{lost} acknowledged actions have not reached the opponent");
    }
    Ok(())
}

/// The program that serves. A server that runs already, at `--url`, needs none.
fn server(args: &Args) -> Result<PathBuf> {
    match args.url {
        Some(_) => Ok(PathBuf::new()),
        None => programs::beside("pasch").context(
            "there is no `pasch` beside pasch-lab or on the PATH to start a server: build it with \
             `cargo build --release -p pasch-cli`",
        ),
    }
}

fn flood(args: &Args, runtime: &tokio::runtime::Runtime) -> Result<()> {
    let wanted = Wanted {
        players: args.players,
        time: Duration::from_secs_f64(args.seconds),
        pace: 1.0,
        url: args.url.clone(),
        database: args.database.clone(),
        program: server(args)?,
        keyless: args.keyless,
    };
    let figures = runtime.block_on(pasch_load::overload(&wanted))?;
    if args.json {
        files::print_json(&figures)?;
    } else {
        files::print(&told_flood(&figures))?;
    }
    if figures.lost > 0 {
        bail!("{} acknowledged actions have not reached the opponent", figures.lost);
    }
    Ok(())
}

fn told_flood(figures: &Overload) -> String {
    let (knee, new) = (&figures.knee_newcomers, &figures.newcomers);
    let mut text = format!(
        "{} players: 99 of 100 actions took {:.1} ms at {:.0} a second, half of them newcomers ({} of {} put off)\n  flood of {:.0} a second for {:.0} s, half of them \
         newcomers\n  players: {} actions, half within {:.1} ms, 99 of 100 within {:.1} ms, all within {:.0} ms, {} still \
         waiting, {} lost\n  newcomers: {} let in, {} put off with 503, 99 of 100 of them within {:.1} ms, {} without \
         Retry-After, {} failed, {} not asked\n  99 of 100 actions at the first rate: {:.1} ms before, {:.1} ms after\n",
        figures.players,
        figures.knee_p99_ms,
        figures.knee_per_s,
        knee.put_off,
        knee.let_in + knee.put_off,
        figures.flood_per_s,
        figures.seconds,
        figures.actions,
        figures.p50_ms,
        figures.p99_ms,
        figures.max_ms,
        figures.waiting,
        figures.lost,
        new.let_in,
        new.put_off,
        new.refused_p99_ms,
        new.without_retry_after,
        new.failed,
        new.not_asked,
        figures.before_p99_ms,
        figures.after_p99_ms,
    );
    if let Some(memory) = figures.server_memory {
        let _ = writeln!(text, "  server: at most {} MB", memory / 1_000_000);
    }
    for (what, count) in figures.errors.iter().chain(&new.failures) {
        let _ = writeln!(text, "  {count} × {what}");
    }
    text
}

fn told(figures: &Figures) -> String {
    let turn = (PACE.roll.0 + PACE.roll.1 + PACE.play.0 + PACE.play.1) / 2.0 / figures.pace;
    let mut text = format!(
        "{} players in {} games, {turn:.1} s a turn, {:.0} s ({:.0} s to seat them)\n  action to opponent's screen: half \
         within {:.1} ms, 99 of 100 within {:.1} ms, all within {:.0} ms\n  {} actions, {:.0} a second, {} lost, {:.0} \
         bytes each\n",
        figures.players,
        figures.games,
        figures.seconds,
        figures.seating_s,
        figures.p50_ms,
        figures.p99_ms,
        figures.max_ms,
        figures.actions,
        figures.actions_per_s,
        figures.lost,
        figures.bytes_per_action,
    );
    if let Some(((memory, each), cores)) =
        figures.server_memory.zip(figures.memory_per_connection).zip(figures.server_cores)
    {
        let _ = writeln!(
            text,
            "  server: {cores:.2} cores, {} MB, {:.1} kB for each connection; players: {:.2} cores",
            memory / 1_000_000,
            each as f64 / 1000.0,
            figures.players_cores.unwrap_or_default(),
        );
    }
    for (what, count) in &figures.errors {
        let _ = writeln!(text, "  {count} × {what}");
    }
    text
}
