//! GNU Backgammon's figures, from its own command line: it times itself, so that starting it costs nothing.

use std::time::Duration;

use anyhow::{Context, Result};
use pasch_formats::mat;
use pasch_messages::message;
use serde::Deserialize;
use serde_json::json;

use super::own::{Material, median};
use pasch_console::gnubg;

/// What was measured; a figure is missing where this build of GNU Backgammon cannot give it.
pub struct Measured {
    pub version: String,
    /// Static evaluations, as its own `calibrate` counts them.
    pub evaluations_per_s: Option<f64>,
    /// Median over the same rolls.
    pub ms_per_2ply: Option<f64>,
    pub seconds_per_match: Option<f64>,
    /// The most memory it used for the decisions.
    pub peak_mib: Option<f64>,
}

const PATIENCE: Duration = Duration::from_secs(600);
const MARK: &str = "PASCH-BENCH ";

/// What the script prints.
#[derive(Deserialize)]
struct Answer {
    hints: Vec<f64>,
    peak: Option<f64>,
    analysis: f64,
}

/// Runs it; `None` when it is not installed.
///
/// # Errors
/// When it is there but cannot be used.
pub fn measure(material: &Material, seconds: f64, threads: usize) -> Result<Option<Measured>> {
    let Some(program) = gnubg::find() else { return Ok(None) };
    let folder = std::env::temp_dir().join(format!("pasch-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder).with_context(|| message!("cannot-make", path = folder))?;
    let measured = measure_in(&program, &folder, material, seconds, threads);
    // Left-overs in the temporary folder are no reason to fail.
    let _ = std::fs::remove_dir_all(&folder);
    measured.map(Some)
}

fn measure_in(
    program: &std::path::Path,
    folder: &std::path::Path,
    material: &Material,
    seconds: f64,
    threads: usize,
) -> Result<Measured> {
    let match_file = folder.join("match.mat");
    std::fs::write(&match_file, mat::write(&material.record)?.text)?;
    let script = folder.join("bench.py");
    let xgids: Vec<&str> = material.rolls.iter().map(|(.., xgid)| xgid.as_str()).collect();
    let ask = json!({ "xgids": xgids, "match": match_file, "threads": threads, "mark": MARK });
    std::fs::write(&script, format!("ask = {ask}\n{SCRIPT}"))?;

    // `calibrate` counts rounds of some thousand evaluations.
    let rounds = (seconds * 40.0).ceil().max(5.0);
    let commands = format!("set threads 1\ncalibrate {rounds}\nload python {}\n", script.display());
    let output = gnubg::talk(program, &commands, PATIENCE)?;
    let evaluations_per_s = output
        .lines()
        .filter_map(|line| line.trim().strip_prefix("Calibration result: "))
        .next_back()
        .and_then(|rest| rest.split(' ').next()?.parse().ok());
    let answer = output.lines().find_map(|line| line.split_once(MARK).map(|(_, json)| json.to_owned()));
    let answer: Option<Answer> = match answer {
        Some(text) => Some(serde_json::from_str(&text).context(message!("gnubg-answer"))?),
        None => None,
    };
    Ok(Measured {
        version: gnubg::version(&output),
        evaluations_per_s,
        ms_per_2ply: answer.as_ref().map(|a| median(&mut a.hints.clone())),
        seconds_per_match: answer.as_ref().map(|a| a.analysis),
        peak_mib: answer.as_ref().and_then(|a| a.peak),
    })
}

/// Each roll with an empty cache, in processor time, as its threads are waited for in steps of ten milliseconds; then
/// the match as it analyses it, in real time.
const SCRIPT: &str = r#"
import gnubg, json, time
def do(*commands):
    for command in commands:
        gnubg.command(command)
do("set automatic game off", "set automatic roll off", "set automatic move off", "set automatic bearoff off",
   "set confirm new off", "set player 0 human", "set player 1 human", "set threads 1",
   "set evaluation chequerplay evaluation plies 2", "set evaluation chequerplay evaluation cubeful on",
   "set evaluation cubedecision evaluation plies 2", "set evaluation cubedecision evaluation cubeful on")
hints = []
for xgid in ask["xgids"]:
    do("set xgid " + xgid, "clear cache")
    start = time.process_time()
    gnubg.hint(10)
    hints.append((time.process_time() - start) * 1000)
peak = None
try:
    for line in open("/proc/self/status"):
        if line.startswith("VmHWM:"):
            peak = float(line.split()[1]) / 1024
except IOError:
    pass
do("set analysis chequerplay evaluation plies 2", "set analysis cubedecision evaluation plies 2",
   "set threads %d" % ask["threads"], "import mat " + ask["match"], "clear cache")
start = time.perf_counter()
do("analyse match")
analysis = time.perf_counter() - start
print("\n" + ask["mark"] + json.dumps({"hints": hints, "peak": peak, "analysis": analysis}))
"#;
