//! How certain a rollout is for the work it takes: squared standard error × seconds of processor time, for a cubeful
//! money rollout to the end, 0-ply, luck taken out, beside the same one by GNU Backgammon.

use std::io::Write as _;
use std::process::{Command, Stdio};

use anyhow::{Context, Result};
use pasch_engine::analyst::{Engine, Spot};
use pasch_engine::rollout::{Rollout, RolloutSettings};
use pasch_engine::search::Run;
use pasch_messages::message;

use pasch_console::gnubg;
use pasch_console::query::Query;

/// The start, an attack, a holding game and a race; money without the Jacoby rule and beavers.
const POSITIONS: [&str; 4] = [
    "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
    "XGID=ba--BBD-C---eC---c-d----A-:0:0:1:00:0:0:0:0:10",
    "XGID=----CbEAC---cC---c-dc-----:0:0:1:00:0:0:0:0:10",
    "XGID=----BBDBC-B---c--cadbb----:0:0:1:00:0:0:0:0:10",
];

/// Geometric means over the positions.
pub struct Prices {
    pub pasch: f64,
    /// Only where it gives results for every position.
    pub gnubg: Option<f64>,
}

/// Rolls out every position with so many games.
///
/// # Errors
/// When a position is refused.
pub fn measure(engine: &Engine, trials: u32, beside: bool) -> Result<Prices> {
    let settings = RolloutSettings { trials, ..RolloutSettings::FULL };
    let (mut own, mut other) = (0.0, Some(0.0).filter(|_| beside && gnubg::find().is_some()));
    for xgid in POSITIONS {
        let query = Query::from_text(xgid)?;
        let spot = Spot::new(&query.rules, &query.position, query.on_roll, query.cube_info())?;
        let board = spot.board().context(message!("lab-bench-no-board"))?;
        let rollout = Rollout::position(engine.searcher(), board, spot.cube(), settings)?;
        let start = worked().context(message!("lab-bench-no-clock"))?;
        let result = rollout.run(Run::default(), &mut |_| {})?;
        let seconds = worked().unwrap_or(start) - start;
        let first = result.candidates.first().context(message!("lab-bench-no-candidate"))?;
        own += (first.equity.se.powi(2) * seconds.max(1e-3)).ln();
        other = other.and_then(|sum| Some(sum + theirs(xgid, trials)?.ln()));
    }
    let mean = |sum: f64| (sum / POSITIONS.len() as f64).exp();
    Ok(Prices { pasch: mean(own), gnubg: other.map(mean) })
}

/// Seconds this thread has worked, by the system's own count.
fn worked() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse::<f64>().ok().map(|ns| ns / 1e9)
}

/// The same by GNU Backgammon, on one thread. It prints results of rollouts to terminals only, hence `script`.
fn theirs(xgid: &str, trials: u32) -> Option<f64> {
    let settings = [
        "set threads 1",
        "set automatic game off",
        "set automatic roll off",
        "set confirm new off",
        "set player 0 human",
        "set player 1 human",
        "set rollout cubeful on",
        "set rollout varredn on",
        "set rollout quasirandom on",
        "set rollout initial off",
        "set rollout jsd stop off",
        "set rollout limit enable off",
        "set rollout truncation enable off",
        "set rollout chequerplay plies 0",
        "set rollout cubedecision plies 0",
        "set output digits 6",
    ];
    let mut commands = settings.join("\n");
    commands.push_str(&format!("\nset rollout seed 1\nset rollout trials {trials}\nset {xgid}\n"));
    let commands = commands.replace("set XGID=", "set xgid ");
    let (_, idle) = talk(&commands)?;
    let (text, seconds) = talk(&format!("{commands}rollout\n"))?;
    let errors = text.split(['\r', '\n']).rfind(|line| line.contains(" CF "))?;
    let se: f64 = errors.split(" CF ").nth(1)?.trim().split([' ', ']']).next()?.parse().ok()?;
    Some(se.powi(2) * (seconds - idle).max(1e-3))
}

/// What it says to some commands, and the seconds it worked.
fn talk(commands: &str) -> Option<(String, f64)> {
    const TIMED: &str = "PATH=$PATH:/usr/games; time -p script -qec 'gnubg -t -q' /dev/null";
    let mut bash = Command::new("bash")
        .args(["-c", TIMED])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .ok()?;
    bash.stdin.take()?.write_all(format!("{commands}quit\ny\n").as_bytes()).ok()?;
    let output = bash.wait_with_output().ok()?;
    let times = String::from_utf8_lossy(&output.stderr).into_owned();
    let part = |name: &str| -> Option<f64> {
        times.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok())
    };
    Some((String::from_utf8_lossy(&output.stdout).into_owned(), part("user")? + part("sys")?))
}
