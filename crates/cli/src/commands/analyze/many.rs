//! Many matches: files, folders, archives.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};
use indicatif::HumanDuration;
use pasch_analysis::foreign::Said;
use pasch_analysis::{Report, Tally};
use pasch_collection::{Digest, Item, Limits, Source, Summary, estimate, name_key, walk};
use pasch_formats::ReadFile;
use pasch_messages::message;
use pasch_rules::{ByPlayer, Player};

use super::positions::Positions;
use super::{Args, Judge, output};
use pasch_console::files;
use pasch_console::finish::Finish;
use pasch_console::term::{Align, Style, Table, Tone, equity};

/// What is known so far.
#[derive(Default)]
struct Sums {
    matches: Vec<Row>,
    players: BTreeMap<String, Played>,
    /// The file of each match, so that none counts twice.
    known: BTreeMap<Digest, String>,
    /// Files that are no match, or not to be judged.
    passed_over: usize,
}

/// A match as one line shows it.
struct Row {
    file: String,
    names: ByPlayer<String>,
    length: u32,
    pr: ByPlayer<Option<f64>>,
}

/// One player over all their matches.
#[derive(Default)]
struct Played {
    name: String,
    matches: u32,
    tally: Tally,
    /// PR × decisions, match by match: one to a single point has a factor of its own.
    weighed: f64,
}

impl Sums {
    fn add(&mut self, file: String, read: &ReadFile, report: &Report) {
        let names = read.record.header.names.clone();
        let pr = ByPlayer { a: report.pr(Player::A), b: report.pr(Player::B) };
        for player in Player::BOTH {
            let sum = self.players.entry(name_key(&names[player])).or_default();
            sum.name.clone_from(&names[player]);
            sum.matches += 1;
            sum.tally.add(&report.players[player]);
            sum.weighed += pr[player].unwrap_or(0.0) * f64::from(report.players[player].decisions());
        }
        self.matches.push(Row { file, names, length: report.length, pr });
    }

    fn text(&self, style: Style) -> String {
        use Align::{Left, Right};
        let rating = |pr: Option<f64>| pr.map_or_else(|| "–".to_owned(), |pr| format!("{pr:.1}"));
        let mut matches = Table::new(&[Left, Right, Left, Right, Left, Right]);
        matches.headings(Tone::Strong, &message!("many-match-headings"));
        for one in &self.matches {
            let length = message!("many-length", points = one.length).to_string();
            let [a, b] = [rating(one.pr.a), rating(one.pr.b)];
            matches
                .row(Tone::Plain, [one.file.clone(), length, one.names.a.clone(), a, one.names.b.clone(), b]);
        }
        let mut players = Table::new(&[Left, Right, Right, Right, Right, Right, Right]);
        players.headings(Tone::Strong, &message!("many-player-headings"));
        let mut order: Vec<&Played> = self.players.values().collect();
        order.sort_by(|x, y| y.matches.cmp(&x.matches).then_with(|| x.name.cmp(&y.name)));
        for one in order {
            let decisions = one.tally.decisions();
            let pr = (decisions > 0).then(|| one.weighed / f64::from(decisions));
            players.row(
                Tone::Plain,
                [
                    one.name.clone(),
                    one.matches.to_string(),
                    rating(pr),
                    decisions.to_string(),
                    one.tally.marks[1].to_string(),
                    one.tally.marks[2].to_string(),
                    equity(one.tally.luck / f64::from(one.matches)),
                ],
            );
        }
        let passed = match self.passed_over {
            0 => String::new(),
            count => format!("{}\n", message!("many-passed-over", count = count)),
        };
        format!("{}\n{}{passed}", matches.render(style, 0), players.render(style, 0))
    }
}

/// Judges what the paths hold, one match after the other.
///
/// # Errors
/// When nothing can be judged, or a report not be written.
pub fn run(args: &Args, paths: &[PathBuf]) -> Result<Finish> {
    if args.game.is_some() {
        bail!(message!("many-game"));
    }
    if args.out.is_none() && (args.html || args.svg || args.sgf) {
        bail!(message!("many-needs-folder"));
    }
    if let Some(missing) = paths.iter().find(|path| !path.exists()) {
        bail!(message!("cannot-open", path = missing));
    }
    if let Some(folder) = &args.out {
        std::fs::create_dir_all(folder).with_context(|| message!("cannot-make-folder", path = folder))?;
    }
    let judge = Judge::of(args)?;
    let sources: Vec<Source> = paths.iter().cloned().map(Source::Path).collect();
    let about = estimate(&sources);
    let (mut sums, mut positions) = (Sums::default(), Positions::default());
    let begun = Instant::now();
    let (mut seen, mut stopped, mut fault) = (0u64, false, None);
    let _ = walk(&sources, Limits::default(), &mut |item| {
        seen += 1;
        let (name, bytes) = match item {
            Item::File { name, bytes } => (name, bytes),
            Item::Trouble { name, why } => {
                files::tell(&format!("{name}: {why}"));
                sums.passed_over += 1;
                return ControlFlow::Continue(());
            }
        };
        let about = about.max(seen);
        let progress = match u32::try_from(seen - 1) {
            Ok(done @ 1..) => {
                let left = begun.elapsed().as_secs_f64() / f64::from(done) * (about - seen + 1) as f64;
                let left = HumanDuration(std::time::Duration::from_secs_f64(left)).to_string();
                message!("many-progress-left", seen = seen, about = about, left = left, name = name)
            }
            _ => message!("many-progress", seen = seen, about = about, name = name),
        };
        files::tell(&progress);
        match one(args, &judge, &mut sums.known, &name, &bytes) {
            Ok(Some((file, report, said))) => {
                positions.add(args, &name, &file.record, &report, &said);
                sums.add(name, &file, &report);
            }
            Ok(None) => {
                stopped = true;
                return ControlFlow::Break(());
            }
            Err(Refused::Match(why)) => {
                files::tell(&format!("{why:#}"));
                sums.passed_over += 1;
            }
            Err(Refused::Output(why)) => {
                fault = Some(why);
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    });
    if let Some(why) = fault {
        return Err(why);
    }
    if sums.matches.is_empty() && !stopped {
        bail!(message!("many-nothing-to-judge", path = paths[0]));
    }
    positions.write(args)?;
    if !args.json || args.out.is_some() {
        files::print(&sums.text(Style::of_stdout()))?;
    }
    if stopped {
        eprintln!("{}", message!("many-stopped", count = sums.matches.len()));
        return Ok(Finish::Stopped);
    }
    Ok(Finish::Done)
}

/// Why there is no report: the match is not to be judged, or nothing can be written any more.
enum Refused {
    Match(anyhow::Error),
    Output(anyhow::Error),
}

/// Judges one match and writes its report, if one is asked for; nothing after Ctrl-C.
fn one(
    args: &Args,
    judge: &Judge,
    known: &mut BTreeMap<Digest, String>,
    name: &str,
    bytes: &[u8],
) -> Result<Option<(ReadFile, Report, Said)>, Refused> {
    let refused = |why: anyhow::Error| Refused::Match(why.context(name.to_owned()));
    let file = pasch_formats::read(bytes, Some(name)).map_err(|error| refused(error.into()))?;
    match file.warnings.len() {
        0 => {}
        count => files::tell(&message!("many-warnings", name = name, count = count)),
    }
    // A record that the rules refuse somewhere is judged up to there, and is the same as no other.
    if let Ok(summary) = Summary::of(&file.record) {
        if let Some(first) = known.get(&summary.digest) {
            return Err(refused(anyhow!(message!("many-same-match", first = first))));
        }
        known.insert(summary.digest, name.to_owned());
    }
    let (report, said, stopped) = judge.report(&file, name, None).map_err(Refused::Match)?;
    if stopped {
        return Ok(None);
    }
    if report.total == 0 {
        return Err(refused(anyhow!(message!("many-nothing-played"))));
    }
    if args.out.is_some() || args.json {
        let text = output(args, &file, &report, &said).map_err(refused)?;
        let path = args.out.as_ref().map(|folder| folder.join(report_name(args, name)));
        files::write(path.as_deref(), text.as_bytes()).map_err(Refused::Output)?;
    }
    Ok(Some((file, report, said)))
}

/// The file of a report: the folders of the match in its name, so that no two are the same.
fn report_name(args: &Args, name: &str) -> String {
    let ending = match (args.json, args.html, args.svg, args.sgf) {
        (true, ..) => "json",
        (_, true, ..) => "html",
        (_, _, true, _) => "svg",
        (.., true) => "sgf",
        _ => "txt",
    };
    let parts = name.split(['/', '\\']).filter(|part| !matches!(*part, "" | "." | ".."));
    let flat: Vec<&str> = parts.collect();
    format!("{}.{ending}", flat.join("_"))
}
