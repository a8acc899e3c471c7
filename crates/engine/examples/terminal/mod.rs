//! GNU Backgammon's rollouts, which it prints to terminals only: needs `bash` and `script` beside it.

use pasch_engine::standard::Board;
use std::io::Write as _;
use std::process::{Command, Stdio};

/// What its rollout found, each a mean with its standard error, seen by the player on roll.
pub struct Found {
    /// Equity with the cube; none when it was not played with.
    pub cubeful: Option<[f64; 2]>,
    /// Equity without the cube, mean and standard error.
    pub cubeless: [f64; 2],
    /// Processor seconds it worked.
    pub seconds: f64,
}

/// A rollout with variance reduction of a money position without Jacoby rule and beavers, on one thread, both players
/// 0-ply; to the end or for so many half-moves. `None` when it cannot be had.
pub fn roll_out(board: &Board, trials: u32, cubeful: bool, horizon: Option<u32>) -> Option<Found> {
    let settings = [
        "set threads 1",
        "set automatic game off",
        "set automatic roll off",
        "set confirm new off",
        "set player 0 human",
        "set player 1 human",
        "set rollout varredn on",
        "set rollout quasirandom on",
        "set rollout initial off",
        "set rollout jsd stop off",
        "set rollout limit enable off",
        "set rollout chequerplay plies 0",
        "set rollout cubedecision plies 0",
    ];
    let mut script = settings.join("\n");
    script += if cubeful { "\nset rollout cubeful on" } else { "\nset rollout cubeful off" };
    script += &match horizon {
        Some(turns) => format!("\nset rollout truncation enable on\nset rollout truncation plies {turns}"),
        None => "\nset rollout truncation enable off".to_owned(),
    };
    script += &format!("\nset rollout seed 1\nset rollout trials {trials}\nset xgid {}\n", xgid(board));
    let (_, idle) = talk(&script)?;
    let (text, seconds) = talk(&format!("{script}rollout\n"))?;
    let lines: Vec<&str> = text.split(['\r', '\n']).filter(|line| line.contains(" CL ")).collect();
    let [.., means, errors] = lines[..] else { return None };
    let after = |line: &str, mark: &str| -> Option<f64> {
        line.split(mark).nth(1)?.trim().split([' ', ']']).next()?.parse().ok()
    };
    let pair = |mark: &str| Some([after(means, mark)?, after(errors, mark)?]);
    Some(Found { cubeful: pair(" CF "), cubeless: pair(" CL ")?, seconds: seconds - idle })
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
    let seconds = part("user")? + part("sys")?;
    Some((String::from_utf8_lossy(&output.stdout).into_owned(), seconds))
}

/// The XGID of a money position without Jacoby rule and beavers, the player on roll at the bottom.
fn xgid(board: &Board) -> String {
    let mut text = String::from("XGID=");
    for place in 0..=25 {
        let (mine, theirs) = (board.lanes[0][place], board.lanes[1][25 - place]);
        // Index 0 of a lane holds the checkers off; the opponent's bar is seen at our 0.
        text.push(match (place, mine, theirs) {
            (1.., mine @ 1.., _) => char::from(b'A' + mine - 1),
            (..=24, _, theirs @ 1..) => char::from(b'a' + theirs - 1),
            _ => '-',
        });
    }
    text + ":0:0:1:00:0:0:0:0:10"
}
