//! `pasch bench` and other names of `pasch-lab`: the program for developers, run as it stands beside this one.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context as _, Result};
use pasch_console::{files, programs};
use pasch_messages::message;

/// The commands of `pasch-lab` that `pasch` knows by name.
pub const NAMES: [&str; 10] =
    ["bench", "load", "arena", "match", "validate", "problems", "bots", "museum", "tournaments", "train"];

/// Wrong use, as for an unknown command.
const MISSING: u8 = 2;

#[derive(Debug, clap::Args)]
#[command(disable_help_flag = true, disable_version_flag = true)]
pub struct Args {
    #[arg(value_name = "ARGUMENT", trailing_var_arg = true, allow_hyphen_values = true)]
    _passed_on: Vec<OsString>,
}

/// Runs `pasch-lab` with the arguments of this process.
///
/// # Errors
/// When it is there and does not start.
pub fn run() -> Result<ExitCode> {
    let Some(program) = programs::beside("pasch-lab") else {
        let command = std::env::args().nth(1).unwrap_or_default();
        files::tell(&message!("lab-missing", command = command));
        return Ok(ExitCode::from(MISSING));
    };
    let mut lab = Command::new(&program);
    // As they were typed: what reads them here may take a `--` away.
    lab.args(std::env::args_os().skip(1));
    become_it(lab, &program)
}

/// Takes this process over, so that signals reach it.
#[cfg(unix)]
fn become_it(mut lab: Command, program: &Path) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt as _;
    Err(lab.exec()).with_context(|| message!("cannot-start", program = program))
}

/// Waits for it and passes its exit code on.
#[cfg(not(unix))]
fn become_it(mut lab: Command, program: &Path) -> Result<ExitCode> {
    let status = lab.status().with_context(|| message!("cannot-start", program = program))?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}
