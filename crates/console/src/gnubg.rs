//! GNU Backgammon's command line, for the commands that measure beside it.

use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use pasch_messages::message;

use crate::programs;

/// Where it is installed.
pub fn find() -> Option<PathBuf> {
    programs::installed("gnubg")
}

/// Gives it commands, without the user's own settings, and takes what it prints.
///
/// # Errors
/// When it does not start, or is not done in time; then it is ended.
pub fn talk(program: &Path, commands: &str, patience: Duration) -> Result<String> {
    let mut child = Command::new(program)
        .args(["-t", "-q", "-r"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .with_context(|| message!("cannot-start", program = program))?;
    let mut input = child.stdin.take().context(message!("gnubg-no-input"))?;
    let mut output = child.stdout.take().context(message!("gnubg-no-output"))?;
    let reader = std::thread::spawn(move || {
        let mut bytes = Vec::new();
        output.read_to_end(&mut bytes).map(|_| bytes)
    });
    input.write_all(commands.as_bytes())?;
    drop(input);
    let start = Instant::now();
    while child.try_wait()?.is_none() {
        if start.elapsed() > patience {
            child.kill()?;
            child.wait()?;
            bail!(message!("gnubg-slow", seconds = patience.as_secs()));
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    let bytes = reader.join().map_err(|_| anyhow::anyhow!(message!("gnubg-unreadable")))??;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Its name and version, as the first line it prints says.
pub fn version(output: &str) -> String {
    let line = output.lines().find(|line| line.starts_with("GNU Backgammon ")).unwrap_or("GNU Backgammon");
    line.split(' ').take(3).collect::<Vec<_>>().join(" ")
}
