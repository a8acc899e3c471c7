//! `pasch convert`: from one file format to another.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use pasch_analysis::foreign;
use pasch_engine::met::Met;
use pasch_formats::diagram::Diagram;
use pasch_formats::overlay::Unit;
use pasch_formats::spell::{Spelling, spell};
use pasch_formats::{Format, ReadFile, WRITTEN};
use pasch_messages::{Arg, message};
use pasch_rules::Action;

use pasch_console::files;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "IN")]
    input: PathBuf,
    #[arg(value_name = "OUT")]
    output: PathBuf,
    #[arg(long, value_name = "FORMAT", value_parser = from_id)]
    from: Option<Format>,
    #[arg(long, value_name = "FORMAT", value_parser = Target::from_id)]
    to: Option<Target>,
}

/// Runs `pasch convert`. Fails when the input cannot be read, the output not written, or the format
/// cannot hold the match.
pub fn run(args: &Args) -> Result<()> {
    let target = Target::of(args.to, &args.output)?;
    let found = files::read_all(&args.input)?;
    let several = found.len() > 1;
    let mut texts = Vec::with_capacity(found.len());
    for (file, number) in found.into_iter().zip(1..) {
        let name = || match several {
            true => message!("numbered-match", path = args.input, number = number).to_string(),
            false => args.input.display().to_string(),
        };
        let file = file.with_context(name)?;
        if let Some(expected) = args.from.filter(|expected| file.format != *expected) {
            bail!(message!(
                "convert-other-format",
                path = Arg::text(&name()),
                format = Arg::text(&file.format),
                expected = Arg::text(&expected)
            ));
        }
        files::warn(name(), &file.warnings);
        let text = match target {
            Target::Match(format) => write(&file, format),
            Target::Position(spelling) => position(&file, spelling),
        };
        texts.push(text.with_context(|| message!("convert-failed", output = args.output, name = name()))?);
    }
    // A file of a match holds one match.
    if several && matches!(target, Target::Match(_)) && args.output.as_os_str() != "-" {
        let places: Vec<PathBuf> = (1..=texts.len()).map(|number| numbered(&args.output, number)).collect();
        for (place, text) in places.iter().zip(&texts) {
            files::write(Some(place), text.as_bytes())?;
        }
        let (first, last) = (&places[0], &places[places.len() - 1]);
        files::tell(&message!(
            "convert-several",
            path = args.input,
            count = texts.len(),
            first = first,
            last = last
        ));
        return Ok(());
    }
    // Drawn positions are parted by a blank line, as eXtreme Gammon does.
    let between = if target == Target::Position(Spelling::XgText) { "\n" } else { "" };
    files::write(Some(&args.output), texts.join(between).as_bytes())
}

fn numbered(path: &Path, number: usize) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let extension =
        path.extension().map_or(String::new(), |extension| format!(".{}", extension.to_string_lossy()));
    path.with_file_name(format!("{stem}-{number}{extension}"))
}

/// What is to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    Match(Format),
    Position(Spelling),
}

impl Target {
    /// The target with this short name.
    fn from_id(id: &str) -> Result<Self, String> {
        if let Some(spelling) = Spelling::from_id(id) {
            return Ok(Self::Position(spelling));
        }
        let format = from_id(id).map_err(|error| format!("{error}; {}", written()))?;
        if !WRITTEN.contains(&format) {
            return Err(
                message!("convert-read-only", format = Arg::text(&format), known = written()).to_string()
            );
        }
        Ok(Self::Match(format))
    }

    /// The target that is asked for, or what the name of the output tells.
    fn of(to: Option<Self>, output: &Path) -> Result<Self> {
        if let Some(to) = to {
            return Ok(to);
        }
        let extension = output.extension().and_then(|e| e.to_str()).map(str::to_ascii_lowercase);
        Ok(Self::Match(match extension.as_deref() {
            Some("mat" | "txt") => Format::Mat,
            Some("sgf") => Format::Sgf,
            Some("fibs" | "oldmoves") => Format::FibsOldmoves,
            Some("pasch" | "jsonl") => Format::Log,
            Some(
                only_read @ ("xg" | "xgp" | "bgf" | "sgg" | "tmg" | "gam" | "pos" | "bkg" | "gvab" | "ogxm"
                | "ogxms"),
            ) => {
                bail!(message!("convert-read-only-kind", kind = only_read, known = written()))
            }
            _ => bail!(message!("convert-unclear-name", path = output, known = written())),
        }))
    }
}

/// The format with this short name.
fn from_id(id: &str) -> Result<Format, String> {
    Format::from_id(id).ok_or_else(|| message!("convert-unknown", id = format!("{id:?}")).to_string())
}

/// The names of the ways to write a position, for the help.
pub fn spellings() -> String {
    let names: Vec<String> = Spelling::all().map(|spelling| format!("`{}`", spelling.id())).collect();
    names.join(", ")
}

/// The formats that can be written, for messages.
fn written() -> String {
    let ids: Vec<&str> = WRITTEN.into_iter().map(Format::id).collect();
    let spellings: Vec<&str> = Spelling::all().map(Spelling::id).collect();
    message!("convert-known", formats = ids.join(", "), positions = spellings.join(", ")).to_string()
}

/// The position in which the play stands, with what the file says about it if it holds nothing else.
fn position(file: &ReadFile, spelling: Spelling) -> Result<String> {
    let record = &file.record;
    let diagram = Diagram::at_end(record)?;
    let situation = diagram.situation();
    let situation =
        situation.with_context(|| message!("convert-no-identifiers", name = diagram.variant.spec().name))?;
    let overlay = foreign::in_unit(record, &file.overlay, Unit::Equity, &Met::kazaross_xg2());
    // What is said of the last action is about the decision that waits, unless that action was a play.
    let waits = |action: &Action| {
        matches!(action, Action::Setup(_) | Action::Roll(_) | Action::OpeningRoll(_) | Action::Double)
    };
    let last = record.actions.len().checked_sub(1).filter(|&last| waits(&record.actions[last]));
    let note = last.and_then(|last| overlay.notes.get(&last));
    let program = message!("convert-program", version = env!("CARGO_PKG_VERSION")).to_string();
    Ok(spell(spelling, &situation, &record.header.names, note, &program)?)
}

fn write(file: &ReadFile, target: Format) -> Result<String> {
    let written = pasch_table::view::files::noted(&file.record, &file.overlay, target)
        .context(message!("convert-use-pasch"))?;
    for (game, loss) in &written.losses {
        files::tell(&match game {
            0 => message!("convert-loss", target = Arg::text(&target), loss = loss),
            game => message!("convert-loss-in-game", game = game, target = Arg::text(&target), loss = loss),
        });
    }
    Ok(written.text)
}
