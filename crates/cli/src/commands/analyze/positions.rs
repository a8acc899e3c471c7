//! The chosen decisions of matches as a file of positions.

use std::path::Path;

use anyhow::{Context, Result};
use pasch_analysis::Report;
use pasch_analysis::foreign::Said;
use pasch_console::files;
use pasch_messages::message;
use pasch_rules::Record;
use pasch_table::view::decisions::{PositionFormat, Told, chosen};

use super::Args;

/// The decisions that are chosen so far.
#[derive(Default)]
pub(super) struct Positions(Vec<Told>);

impl Positions {
    /// Adds the decisions of a match that cost enough, if they are asked for. `name` is that of its file.
    pub(super) fn add(&mut self, args: &Args, name: &str, record: &Record, report: &Report, said: &Said) {
        if args.positions.is_some() {
            let view = pasch_table::view::report::report(record, report, said);
            self.0.extend(chosen(view, name, |turn| turn.mark.is_some() && turn.loss >= args.from_loss));
        }
    }

    /// Writes them, if they are asked for, in the form that the file's ending names.
    pub(super) fn write(&self, args: &Args) -> Result<()> {
        let Some(path) = &args.positions else { return Ok(()) };
        let text = format_of(path).write(&self.0);
        files::write(Some(path), text.as_bytes()).with_context(|| path.display().to_string())?;
        if path.as_os_str() != "-" {
            eprintln!("{}", message!("positions-written", count = self.0.len(), path = path.as_path()));
        }
        Ok(())
    }
}

fn format_of(path: &Path) -> PositionFormat {
    match path.extension().and_then(|ending| ending.to_str()) {
        Some(ending) if ending.eq_ignore_ascii_case("csv") => PositionFormat::Csv,
        Some(ending) if ending.eq_ignore_ascii_case("txt") => PositionFormat::XgText,
        _ => PositionFormat::Xgid,
    }
}
