//! `pasch convert`: from one file format to another.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use pasch_analysis::foreign;
use pasch_engine::met::Met;
use pasch_formats::diagram::Diagram;
use pasch_formats::overlay::Unit;
use pasch_formats::spell::{Spelling, spell};
use pasch_formats::{Format, ReadFile, WRITTEN};

use crate::files;

/// Write a match, or the position in which it stands, in another format.
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
    /// .pasch, .jsonl). A position, which is a file of one or where an unfinished match stands: `xgid`, `ogid`, `gnubg-id`,
    /// `fibs-board`, `snowie`, `xg-text` (a drawn board with what the file says about the decision) or `pasch-id`
    #[arg(long, value_name = "FORMAT")]
    to: Option<String>,
}

/// Runs the command.
///
/// # Errors
/// When the input cannot be read, the output not written, or the format cannot hold the match.
pub fn run(args: &Args) -> Result<()> {
    let target = Target::of(args.to.as_deref(), &args.output)?;
    let file = files::read_match(&args.input)?;
    if let Some(from) = &args.from {
        let expected = Format::from_id(from).with_context(|| format!("unknown format {from:?}"))?;
        if file.format != expected {
            bail!("{} is a file of the format {}, not {expected}", args.input.display(), file.format);
        }
    }
    for warning in &file.warnings {
        eprintln!("{}: {warning}", args.input.display());
    }
    let text = match target {
        Target::Match(format) => write(&file, format),
        Target::Position(spelling) => position(&file, spelling),
    };
    let text = text.with_context(|| format!("cannot write {}", args.output.display()))?;
    files::write(Some(&args.output), text.as_bytes())
}

/// What is to be written.
#[derive(Clone, Copy)]
enum Target {
    Match(Format),
    Position(Spelling),
}

impl Target {
    fn of(to: Option<&str>, output: &Path) -> Result<Self> {
        match to.and_then(Spelling::from_id) {
            Some(spelling) => Ok(Self::Position(spelling)),
            None => format(to, output).map(Self::Match),
        }
    }
}

fn format(to: Option<&str>, output: &Path) -> Result<Format> {
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
    let spellings: Vec<&str> = Spelling::ALL.into_iter().map(Spelling::id).collect();
    format!("{} can be written, a position as {}", ids.join(", "), spellings.join(", "))
}

/// The position in which the play stands, with what the file says about it if it holds nothing else.
fn position(file: &ReadFile, spelling: Spelling) -> Result<String> {
    let record = &file.record;
    let diagram = Diagram::at_end(record)?;
    let situation = diagram.situation();
    let situation =
        situation.with_context(|| format!("{} has no such identifiers", diagram.variant.spec().name))?;
    let overlay = foreign::in_unit(record, &file.overlay, Unit::Equity, &Met::kazaross_xg2());
    let note = overlay.notes.get(&0).filter(|_| record.actions.len() == 1);
    let program = concat!("Written by Pasch ", env!("CARGO_PKG_VERSION"));
    Ok(spell(spelling, &situation, &record.header.names, note, program)?)
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
