//! Files of positions: each decision judged, beside what the file says about it.

use std::path::Path;

use anyhow::{Context as _, Result};
use pasch_analysis::foreign::in_unit;
use pasch_engine::met::Met;
use pasch_formats::ReadFile;
use pasch_formats::diagram::Diagram;
use pasch_formats::overlay::{Note, Unit};
use pasch_messages::{Message, message};
use pasch_rules::Action;

use super::Args;
use crate::commands::eval;
use pasch_console::{engine, files};

/// Whether a file holds a decision and no play.
pub fn is_one(file: &ReadFile) -> bool {
    matches!(file.record.actions.as_slice(), [Action::Setup(_)]) && Diagram::at_end(&file.record).is_ok()
}

/// Every position of a file as eXtreme Gammon's text shows it, with the judgement of the engine and that of the file.
pub fn report(args: &Args, path: &Path) -> Result<String> {
    let depth = engine::depth(args.plies, args.level.as_deref())?;
    let engine = engine::ready()?.with_met(args.met.read()?);
    let mut texts = Vec::new();
    for (file, number) in files::read_all(path)?.into_iter().zip(1..) {
        let place = || message!("numbered-position", path = path, number = number).to_string();
        let file = file.with_context(place)?;
        let diagram = Diagram::at_end(&file.record).with_context(place)?;
        let mut text = eval::judged_text(&engine, &diagram, &[], &depth, None).with_context(place)?;
        let told = in_unit(&file.record, &file.overlay, Unit::Equity, &Met::kazaross_xg2());
        text.push_str(&told.notes.get(&0).map(said).unwrap_or_default());
        texts.push(text);
    }
    Ok(texts.join("\n"))
}

/// What the file says, a line for each candidate or figure.
fn said(note: &Note) -> String {
    let mut lines = Vec::new();
    if let Some(plays) = &note.plays {
        let best = plays.candidates.first().map_or(0.0, |best| best.equity);
        let line = |one: &pasch_formats::overlay::Candidate| {
            let win = 100.0 * one.chances.win;
            let loss = one.equity - best;
            format!(
                "{:<24} {:+.3} ({loss:+.3})  {}",
                one.text(),
                one.equity,
                message!("position-wins", win = format!("{win:.1}"), method = one.method.quoted())
            )
        };
        lines.extend(plays.candidates.iter().map(line));
    }
    if let Some(cube) = &note.cube {
        let figure = |name: Message, value: f32| format!("{:<24} {value:+.3}", name.to_string());
        lines.push(figure(message!("word-no-double"), cube.no_double_value[1]));
        lines.push(figure(message!("word-double-take"), cube.double_take_value[1]));
        lines.extend(cube.double_drop.map(|value| figure(message!("word-double-pass"), value)));
        lines.push(cube.method.quoted());
    }
    lines.extend(note.comment.clone());
    if lines.is_empty() {
        String::new()
    } else {
        format!("{}\n  {}\n", message!("position-said"), lines.join("\n  "))
    }
}
