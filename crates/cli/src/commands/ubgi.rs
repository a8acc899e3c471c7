//! `pasch ubgi`: the engine for programs that speak the Universal Backgammon Interface.

use std::io::{BufRead, BufReader, Read, Write};

use anyhow::{Context, Result};
use pasch_protocol::{Brain, Thinking, ubgi};

use crate::engine;

/// Speak the Universal Backgammon Interface on standard input and output, so that other programs can use the engine.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Rolls to look ahead, 0 to 4
    #[arg(long, value_name = "N", default_value_t = 2)]
    plies: u8,
}

/// Runs the command.
///
/// # Errors
/// When the engine cannot start or a stream fails.
pub fn run(args: &Args) -> Result<()> {
    let depth = engine::depth(Some(args.plies), None)?;
    let engine = engine::ready()?;
    let brain = Thinking { engine: &engine, settings: depth.play, cube_plies: depth.cube_plies };
    talk(std::io::stdin().lock(), std::io::stdout().lock(), &brain)
}

fn talk(from: impl Read, mut to: impl Write, brain: &dyn Brain) -> Result<()> {
    let mut session = ubgi::Session::new("Pasch", env!("CARGO_PKG_VERSION"));
    let mut from = BufReader::new(from);
    while let Some(line) = line(&mut from, ubgi::LONGEST).context("cannot read")? {
        let reply = session.line(&line, brain);
        let text: String = reply.lines.iter().flat_map(|line| [line, "\n"]).collect();
        to.write_all(text.as_bytes()).and_then(|()| to.flush()).context("cannot answer")?;
        if reply.ends {
            break;
        }
    }
    Ok(())
}

/// The next line, cut where it grows beyond what any command has; `None` at the end.
///
/// # Errors
/// When reading fails.
pub fn line(from: &mut impl BufRead, longest: usize) -> std::io::Result<Option<String>> {
    let mut bytes = Vec::new();
    from.take(longest as u64).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.last() != Some(&b'\n') {
        from.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}
