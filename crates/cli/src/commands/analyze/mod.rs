//! `pasch analyze`: every decision of a match judged.

#[cfg(test)]
mod by_hand;
mod html;
mod many;
mod named;
mod position;
mod positions;
mod sheet;
mod svg;
mod text;

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use pasch_analysis::foreign::{Said, as_overlay};
use pasch_analysis::{Depth, Memory, Report, Thresholds, assemble, plan_sound};
use pasch_engine::analyst::Engine;
use pasch_formats::{Format, ReadFile};
use pasch_messages::message;
use pasch_rules::Record;

use crate::commands::met;
use pasch_console::finish::Finish;
use pasch_console::judge::judge_all;
use pasch_console::term::{Style, shown};
use pasch_console::{engine, files};
use positions::Positions;
use sheet::Sheet;
use text::Shown;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE", required_unless_present = "schema")]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "N")]
    game: Option<u32>,
    #[arg(long, value_name = "N", value_parser = engine::plies(), conflicts_with = "level")]
    plies: Option<u8>,
    #[arg(long, value_name = "NAME", value_parser = engine::levels())]
    level: Option<String>,
    #[arg(long)]
    no_cache: bool,
    #[command(flatten)]
    met: met::Choice,
    #[arg(long, value_enum, default_value_t = Marks::Pasch)]
    marks: Marks,
    #[arg(long)]
    all: bool,
    #[arg(long)]
    boards: bool,
    #[arg(long, group = "format")]
    json: bool,
    #[arg(long, exclusive = true)]
    schema: bool,
    #[arg(long, group = "format")]
    html: bool,
    #[arg(long, group = "format")]
    svg: bool,
    #[arg(long, group = "format")]
    sgf: bool,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    positions: Option<PathBuf>,
    #[arg(long, value_name = "EQUITY", default_value_t = 0.060, requires = "positions")]
    from_loss: f64,
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

impl Args {
    fn shown(&self, style: Style) -> Shown {
        Shown { all: self.all, boards: self.boards, style }
    }
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Marks {
    Pasch,
    Xg,
}

/// The match with the analysis in place of the file's own, and the file's words; what SGF cannot hold is told.
fn as_sgf(file: &ReadFile, report: &Report) -> Result<String> {
    let mut overlay = as_overlay(report);
    for (&index, note) in file.overlay.notes.iter().filter(|(_, note)| note.comment.is_some()) {
        overlay.notes.entry(index).or_default().comment = note.comment.clone();
    }
    overlay.games.clone_from(&file.overlay.games);
    let written = pasch_table::view::files::noted(&file.record, &overlay, Format::Sgf)?;
    for (game, loss) in &written.losses {
        let told = match *game {
            0 => message!("convert-loss", target = "SGF", loss = loss),
            game => message!("convert-loss-in-game", game = game, target = "SGF", loss = loss),
        };
        eprintln!("{told}");
    }
    Ok(written.text)
}

/// What judging takes, the same for every match.
struct Judge {
    engine: Engine,
    depth: Depth,
    thresholds: Thresholds,
    answers: Option<Box<dyn Memory>>,
    threads: usize,
}

impl Judge {
    fn of(args: &Args) -> Result<Self> {
        let depth = engine::depth(args.plies, args.level.as_deref())?;
        Ok(Self {
            depth,
            thresholds: match args.marks {
                Marks::Pasch => Thresholds::PASCH,
                Marks::Xg => Thresholds::XG,
            },
            engine: engine::ready()?.with_met(args.met.read()?),
            answers: if args.no_cache { None } else { engine::answers().map(|kept| Box::new(kept) as _) },
            threads: engine::threads(args.threads),
        })
    }

    /// The report of a match, or of one game of it, and what the file says; the last value says whether
    /// Ctrl-C came before the end.
    fn report(&self, file: &ReadFile, name: &str, game: Option<u32>) -> Result<(Report, Said, bool)> {
        let (mut plan, fault) = plan_sound(&file.record).with_context(|| name.to_owned())?;
        if let Some(fault) = fault {
            files::tell(&format!("{name}: {fault}; judged up to there"));
        }
        if let Some(number) = game {
            let games = &plan.games;
            if !games.iter().any(|one| one.number == number) {
                bail!("{name} has no game {number}: there are {}", games.len());
            }
            plan.items.retain(|item| games.get(item.game).is_some_and(|one| one.number == number));
        }
        let memory = self.answers.as_deref();
        let (judged, stopped) = judge_all(&plan, &self.engine, &self.depth, memory, self.threads)?;
        let mut report = assemble(&plan, &judged, &self.depth, self.thresholds);
        report.games.retain(|one| game.is_none_or(|number| one.number == number));
        let met = plan.items.first().map(|item| self.engine.met(item.before.rules()));
        let said = met.map_or_else(Said::default, |met| Said::of(&file.record, &file.overlay, &report, &met));
        Ok((report, said, stopped))
    }
}

/// A record whose texts a terminal may be given.
fn shown_record(record: &Record) -> Record {
    let mut record = record.clone();
    record.header.names = record.header.names.map(|name| shown(&name).into_owned());
    for (key, value) in &mut record.header.extra {
        (*key, *value) = (shown(key).into_owned(), shown(value).into_owned());
    }
    record
}

/// The report in the form that is asked for.
fn output(args: &Args, file: &ReadFile, report: &Report, said: &Said) -> Result<String> {
    let record = &file.record;
    let sheet = Sheet::new(record, report, said);
    Ok(if args.json {
        serde_json::to_string(&pasch_table::view::report::report(record, report, said))? + "\n"
    } else if args.html {
        html::page(&sheet)
    } else if args.svg {
        svg::drawing(record, report)
    } else if args.sgf {
        as_sgf(file, report)?
    } else {
        let style = if args.out.is_some() { Style::PLAIN } else { Style::of_stdout() };
        text::report(&Sheet::new(&shown_record(record), report, said), args.shown(style))
    })
}

/// Runs `pasch analyze`. Fails when a file cannot be read or judged, or the report not written.
pub fn run(args: &Args) -> Result<Finish> {
    let path = match args.files.as_slice() {
        [] => {
            files::print(&pasch_wire::report_schema()?)?;
            return Ok(Finish::Done);
        }
        [one] if !pasch_collection::holds_several(one) => one,
        several => return many::run(args, several),
    };
    engine::depth(args.plies, args.level.as_deref())?;
    let file = files::read_match(path)?;
    files::warn(path.display(), &file.warnings);
    if position::is_one(&file) {
        if args.json || args.html || args.svg || args.sgf || args.positions.is_some() {
            bail!("{0} holds a position and no match; `pasch eval {0}` judges it in JSON", path.display());
        }
        let text = position::report(args, path)?;
        match &args.out {
            Some(out) => files::write(Some(out), text.as_bytes())?,
            None => files::print_shown(&text)?,
        }
        return Ok(Finish::Done);
    }
    let judge = Judge::of(args)?;
    let (report, said, stopped) = judge.report(&file, &path.display().to_string(), args.game)?;
    if stopped {
        eprintln!("stopped: {} of {} decisions judged", report.done, report.total);
        if args.out.is_none() && !(args.json || args.html || args.svg || args.sgf) {
            let record = shown_record(&file.record);
            let sheet = Sheet::new(&record, &report, &said);
            files::print(&text::report(&sheet, args.shown(Style::of_stdout())))?;
        } else {
            eprintln!("nothing was written");
        }
        return Ok(Finish::Stopped);
    }
    let mut positions = Positions::default();
    positions.add(args, &path.display().to_string(), &file.record, &report, &said);
    positions.write(args)?;
    let output = output(args, &file, &report, &said)?;
    match args.out.as_deref() {
        None if !(args.json || args.html || args.svg || args.sgf) => files::print(&output)?,
        out => files::write(out, output.as_bytes())?,
    }
    if let Some(out) = args.out.as_deref().filter(|out| out.as_os_str() != "-") {
        eprintln!("{} written", out.display());
    }
    Ok(Finish::Done)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use pasch_analysis::{Depth, assemble, judge_item, plan};
    use pasch_engine::analyst::Engine;
    use pasch_engine::nets;
    use pasch_engine::search::Run;

    use super::*;
    use pasch_console::gnubg;

    const MATCH: &str = " 3 point match\n\n Game 1\n ann : 0                      bob : 0\n  1)                             31: 8/5 6/5\n\
        ; everybody plays it\n  2) 52: 13/8 24/22              64: 24/14\n  3) 61: 13/7 8/7                33: 13/10(2) 8/5(2)\n\
        \x20 4)  Doubles => 2                Drops\n      Wins 1 point\n";

    #[test]
    fn the_analysis_goes_to_gnu_backgammon_and_comes_back() {
        let file = pasch_formats::read(MATCH.as_bytes(), None).unwrap();
        let engine = Engine::new(Arc::new(nets::builtin().fast.clone()));
        let (plan, depth) = (plan(&file.record).unwrap(), Depth::plies(0));
        let judged: Vec<_> =
            plan.items.iter().map(|item| judge_item(item, &engine, &depth, Run::default()).ok()).collect();
        let report = assemble(&plan, &judged, &depth, Thresholds::PASCH);
        let text = as_sgf(&file, &report).unwrap();
        let mut texts = vec![text.clone()];
        if let Some(program) = gnubg::find() {
            let folder = tempfile::tempdir().unwrap();
            let (from, to) = (folder.path().join("in.sgf"), folder.path().join("out.sgf"));
            std::fs::write(&from, &text).unwrap();
            let commands = format!("load match \"{}\"\nsave match \"{}\"\n", from.display(), to.display());
            gnubg::talk(&program, &commands, Duration::from_secs(60)).unwrap();
            texts.push(std::fs::read_to_string(&to).unwrap());
        } else {
            eprintln!("gnubg is not installed: reading back by it was NOT tested");
        }
        for text in texts {
            let again = pasch_formats::read(text.as_bytes(), None).unwrap();
            assert_eq!(again.record.actions, file.record.actions, "{text}");
            let words = again.overlay.notes.values().filter_map(|note| note.comment.as_deref());
            assert_eq!(words.map(str::trim).collect::<Vec<_>>(), ["everybody plays it"], "{text}");
            let mut compared = 0;
            for turn in report.turns() {
                let found = again.overlay.notes.get(&turn.action);
                match &turn.decision {
                    pasch_analysis::Decision::Play(play) if play.results > 1 => {
                        let plays = found.and_then(|note| note.plays.as_ref()).expect("candidates");
                        assert_eq!(
                            (plays.played, plays.candidates.len()),
                            (play.played, play.candidates.len())
                        );
                        let (is, due) = (plays.candidates[0].equity, play.candidates[0].equity as f32);
                        assert!((is - due).abs() < 1e-4, "{is} {due}");
                        compared += 1;
                    }
                    pasch_analysis::Decision::Cube(cube)
                        if cube.action == pasch_analysis::CubeAction::Double =>
                    {
                        assert!(found.is_some_and(|note| note.cube.is_some()), "{text}");
                        compared += 1;
                    }
                    _ => {}
                }
            }
            assert!(compared >= 6, "{compared}");
        }
    }
}
