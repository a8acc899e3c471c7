//! `pasch convert`: from one file format to another.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use pasch_formats::{Format, ReadFile, WRITTEN};

use crate::commands::info;
use crate::files;

/// Write a match in another format.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The file to read; `-` is standard input
    #[arg(value_name = "IN")]
    input: PathBuf,
    /// The file to write, whole or not at all; `-` is standard output
    #[arg(value_name = "OUT")]
    output: PathBuf,
    /// Refuse the input unless it is of this format (it is recognised by its content)
    #[arg(long, value_name = "FORMAT")]
    from: Option<String>,
    /// Format to write: `mat`, `sgf`, `oldmoves` or `pasch`; else the extension of OUT decides (.mat, .txt, .sgf, .fibs,
    /// .pasch, .jsonl)
    #[arg(long, value_name = "FORMAT")]
    to: Option<String>,
}

/// Runs the command.
///
/// # Errors
/// When the input cannot be read, the output not written, or the format cannot hold the match.
pub fn run(args: &Args) -> Result<()> {
    let target = target(args.to.as_deref(), &args.output)?;
    let file = info::read(&args.input)?;
    if let Some(from) = &args.from {
        let expected = Format::from_id(from).with_context(|| format!("unknown format {from:?}"))?;
        if file.format != expected {
            bail!("{} is a file of the format {}, not {expected}", args.input.display(), file.format);
        }
    }
    for warning in &file.warnings {
        eprintln!("{}: {warning}", args.input.display());
    }
    let text = write(&file, target).with_context(|| format!("cannot write {}", args.output.display()))?;
    files::write(Some(&args.output), text.as_bytes())
}

fn target(to: Option<&str>, output: &Path) -> Result<Format> {
    let format = match to {
        Some(id) => Format::from_id(id).with_context(|| format!("unknown format {id:?}; {}", written()))?,
        None => match output.extension().and_then(|e| e.to_str()).map(str::to_ascii_lowercase).as_deref() {
            Some("mat" | "txt") => Format::Mat,
            Some("sgf") => Format::Sgf,
            Some("fibs" | "oldmoves") => Format::FibsOldmoves,
            Some("pasch" | "jsonl") => Format::Log,
            _ => bail!("the name {} does not tell the format; add --to mat or --to pasch", output.display()),
        },
    };
    if !WRITTEN.contains(&format) {
        bail!("the format {format} cannot be written; {}", written());
    }
    Ok(format)
}

/// What can be written, for messages.
fn written() -> String {
    let ids: Vec<&str> = WRITTEN.into_iter().map(Format::id).collect();
    format!("{} can be written", ids.join(", "))
}

fn write(file: &ReadFile, target: Format) -> Result<String> {
    let written = pasch_server::noted(&file.record, &file.overlay, target)
        .context("use --to pasch, which holds every game and action")?;
    for (game, loss) in &written.losses {
        let place = if *game == 0 { String::new() } else { format!("game {game}: ") };
        eprintln!("{place}{target} cannot hold {loss}");
    }
    Ok(written.text)
}
