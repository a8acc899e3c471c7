//! `pasch-lab load`: how many people can play at once.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use pasch_load::{Figures, Overload, PACE, Wanted, draw, knee, steps_to};
use pasch_messages::message;

use pasch_console::{files, programs};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "N", default_value_t = 200)]
    players: usize,
    #[arg(long, value_name = "S", default_value_t = 60.0)]
    seconds: f64,
    #[arg(long, value_name = "F", default_value_t = 1.0)]
    pace: f64,
    #[arg(long, value_name = "URL", conflicts_with_all = ["database", "knee"])]
    url: Option<String>,
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    #[arg(long, value_name = "FILE.svg")]
    knee: Option<PathBuf>,
    #[arg(long, conflicts_with_all = ["knee", "pace"])]
    overload: bool,
    #[arg(long)]
    keyless: bool,
    #[arg(long)]
    json: bool,
}

/// Runs `pasch-lab load`. Fails when there is no server, not everybody finds a seat, or an
/// acknowledged action was lost.
pub fn run(args: &Args) -> Result<()> {
    let fits = |value: f64, most: f64| value > 0.0 && value <= most;
    if !fits(args.pace, 1000.0) || !fits(args.seconds, 86_400.0) {
        bail!(message!("lab-load-range"));
    }
    if let Some(path) = &args.knee {
        files::check_place(path)?;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context(message!("cannot-start-threads"))?;
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
        bail!(message!("lab-load-lost", count = lost));
    }
    Ok(())
}

/// The program that serves. A server that runs already, at `--url`, needs none.
fn server(args: &Args) -> Result<PathBuf> {
    match args.url {
        Some(_) => Ok(PathBuf::new()),
        None => programs::beside("pasch").context(message!("lab-load-no-pasch")),
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
        bail!(message!("lab-load-lost", count = figures.lost));
    }
    Ok(())
}

fn told_flood(figures: &Overload) -> String {
    let (knee, new) = (&figures.knee_newcomers, &figures.newcomers);
    let ms = |value: f64| format!("{value:.1}");
    let whole = |value: f64| format!("{value:.0}");
    let mut text = format!(
        "{}\n",
        message!(
            "lab-load-flood",
            players = figures.players,
            knee_p99 = ms(figures.knee_p99_ms),
            knee = whole(figures.knee_per_s),
            knee_put_off = knee.put_off,
            knee_asked = knee.let_in + knee.put_off,
            flood = whole(figures.flood_per_s),
            seconds = whole(figures.seconds),
            actions = figures.actions,
            p50 = ms(figures.p50_ms),
            p99 = ms(figures.p99_ms),
            most = ms(figures.max_ms),
            waiting = figures.waiting,
            lost = figures.lost,
            let_in = new.let_in,
            put_off = new.put_off,
            refused_p99 = ms(new.refused_p99_ms),
            silent = new.without_retry_after,
            failed = new.failed,
            not_asked = new.not_asked,
            before = ms(figures.before_p99_ms),
            after = ms(figures.after_p99_ms)
        )
    );
    if let Some(memory) = figures.server_memory {
        let _ = writeln!(text, "  {}", message!("lab-load-memory", memory = memory / 1_000_000));
    }
    for (what, count) in figures.errors.iter().chain(&new.failures) {
        let _ = writeln!(text, "  {count} × {what}");
    }
    text
}

fn told(figures: &Figures) -> String {
    let turn = (PACE.roll.0 + PACE.roll.1 + PACE.play.0 + PACE.play.1) / 2.0 / figures.pace;
    let mut text = format!(
        "{}\n",
        message!(
            "lab-load-figures",
            players = figures.players,
            games = figures.games,
            turn = format!("{turn:.1}"),
            seconds = format!("{:.0}", figures.seconds),
            seating = format!("{:.0}", figures.seating_s),
            p50 = format!("{:.1}", figures.p50_ms),
            p99 = format!("{:.1}", figures.p99_ms),
            most = format!("{:.0}", figures.max_ms),
            actions = figures.actions,
            rate = format!("{:.0}", figures.actions_per_s),
            lost = figures.lost,
            bytes = format!("{:.0}", figures.bytes_per_action)
        )
    );
    if let Some(((memory, each), cores)) =
        figures.server_memory.zip(figures.memory_per_connection).zip(figures.server_cores)
    {
        let server = message!(
            "lab-load-server",
            cores = format!("{cores:.2}"),
            memory = memory / 1_000_000,
            each = format!("{:.1}", each as f64 / 1000.0),
            players = format!("{:.2}", figures.players_cores.unwrap_or_default())
        );
        let _ = writeln!(text, "  {server}");
    }
    for (what, count) in &figures.errors {
        let _ = writeln!(text, "  {count} × {what}");
    }
    text
}
