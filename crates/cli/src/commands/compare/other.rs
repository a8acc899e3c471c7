//! GNU Backgammon's part: its analysis and its rollouts, read back from the SGF it writes.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use pasch_engine::met::Met;
use pasch_formats::overlay::{Method, Note};
use pasch_formats::{Overlay, sgf};
use pasch_messages::message;
use serde::Deserialize;
use serde_json::json;

use super::Args;
use super::disputes::{Dispute, Rolled};
use super::pairs::Judged;
use super::pairs::{self, Choice, Two};
use pasch_console::gnubg;

/// Where the program is and where its files may lie.
pub struct Program {
    pub program: PathBuf,
    /// A folder of this run alone.
    pub folder: PathBuf,
}

/// What it made of the matches.
pub struct Analysed {
    /// Its name and version.
    pub version: String,
    /// In the order of the matches.
    pub files: Vec<Found>,
}

/// A match it has analysed.
pub struct Found {
    /// The match with its judgements.
    pub sgf: Vec<u8>,
    /// Processor seconds it worked.
    pub seconds: f64,
}

/// As long as a machine may reasonably be at it.
const PATIENCE: Duration = Duration::from_secs(24 * 3600);
const MARK: &str = "PASCH-COMPARE ";

#[derive(Deserialize)]
struct Answer {
    seconds: Vec<f64>,
}

impl Program {
    /// Lets it analyse matches, given as SGF.
    ///
    /// # Errors
    /// When GNU Backgammon does not run or does not answer.
    pub fn analyse(&self, texts: &[(String, String)], plies: u8) -> Result<Analysed> {
        let settings = [
            format!("set analysis chequerplay evaluation plies {plies}"),
            "set analysis chequerplay evaluation cubeful on".to_owned(),
            format!("set analysis cubedecision evaluation plies {plies}"),
            "set analysis cubedecision evaluation cubeful on".to_owned(),
        ];
        let texts: Vec<&str> = texts.iter().map(|(_, text)| text.as_str()).collect();
        self.each(&texts, &settings, "analyse match")
    }

    /// Lets it roll out both choices of every dispute, and notes what it found; the processor seconds it worked.
    ///
    /// # Errors
    /// When it fails, or leaves a choice out.
    pub fn roll_out(
        &self,
        disputes: &mut [Dispute],
        judged: &[Judged],
        met: &Met,
        args: &Args,
    ) -> Result<f64> {
        let mut matches: Vec<usize> = disputes.iter().map(|dispute| dispute.pair.of).collect();
        matches.sort_unstable();
        matches.dedup();
        if matches.is_empty() {
            return Ok(0.0);
        }
        eprintln!("{}", message!("compare-rolling-out", count = disputes.len()));
        let texts: Vec<String> = matches
            .iter()
            .map(|&of| {
                let mut overlay = judged[of].overlay.clone();
                for dispute in disputes.iter().filter(|dispute| dispute.pair.of == of) {
                    mark(&mut overlay, dispute);
                }
                sgf::write(&judged[of].record, &overlay).map(|written| written.text)
            })
            .collect::<Result<_, _>>()?;
        let settings = [
            "varredn on",
            "quasirandom on",
            "initial off",
            "jsd stop off",
            "jsd move off",
            "limit enable off",
            "truncation enable off",
            "late enable off",
            "cubeful on",
            "chequerplay plies 0",
            "cubedecision plies 0",
            &format!("trials {}", args.trials),
            &format!("seed {}", args.seed),
        ]
        .map(|setting| format!("set rollout {setting}"));
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let done = self.each(&texts, &settings, "analyse rollout match")?;
        let mut seconds = 0.0;
        for (of, found) in matches.into_iter().zip(done.files) {
            seconds += found.seconds;
            let file = pasch_formats::read(&found.sgf, None)?;
            for dispute in disputes.iter_mut().filter(|dispute| dispute.pair.of == of) {
                let note = file.overlay.notes.get(&dispute.pair.action);
                let rolled = note.and_then(|note| rolled(note, dispute, &judged[of], met));
                let name = &judged[of].name;
                dispute.gnubg = Some(rolled.with_context(|| {
                    message!("compare-not-rolled", action = dispute.pair.action + 1, name = name)
                })?);
            }
        }
        Ok(seconds)
    }

    /// Loads each match, does one thing with it and saves it.
    fn each(&self, texts: &[&str], settings: &[String], command: &str) -> Result<Analysed> {
        let place = |number: usize, kind: &str| self.folder.join(format!("{number}-{kind}.sgf"));
        let mut files = Vec::new();
        for (number, text) in texts.iter().enumerate() {
            std::fs::write(place(number, "in"), text)?;
            files.push([place(number, "in"), place(number, "out")]);
        }
        let ask = json!({ "files": files, "settings": settings, "command": command, "mark": MARK });
        let script = self.folder.join("compare.py");
        std::fs::write(&script, format!("ask = {ask}\n{SCRIPT}"))?;
        let output = gnubg::talk(&self.program, &format!("load python {}\n", script.display()), PATIENCE)?;
        let answer = output.lines().find_map(|line| line.split_once(MARK).map(|(_, json)| json.to_owned()));
        let answer = answer.context(message!("compare-unfinished"))?;
        let answer: Answer = serde_json::from_str(&answer).context(message!("gnubg-answer"))?;
        if answer.seconds.len() != texts.len() {
            bail!(message!("compare-incomplete"));
        }
        let read =
            |path: &Path| std::fs::read(path).with_context(|| message!("compare-unwritten", path = path));
        let files = answer.seconds.into_iter().enumerate();
        let files: Result<Vec<Found>> =
            files.map(|(number, seconds)| Ok(Found { sgf: read(&place(number, "out"))?, seconds })).collect();
        Ok(Analysed { version: gnubg::version(&output), files: files? })
    }
}

/// Marks what is to be rolled out, as its own `cmark` does: plays by their places from 1, or the cube.
fn mark(overlay: &mut Overlay, dispute: &Dispute) {
    let note = overlay.notes.entry(dispute.pair.action).or_default();
    match &dispute.pair.choice {
        Choice::Play { places, .. } => {
            note.other.retain(|(name, _)| name != "MR");
            let mut marked = String::new();
            for place in places.iter().flatten() {
                let _ = write!(marked, "{} ", place + 1);
            }
            note.other.push(("MR".to_owned(), vec![marked]));
        }
        Choice::Double(_) | Choice::Take(_) => {
            note.other.retain(|(name, _)| name != "CR");
            note.other.push(("CR".to_owned(), vec![String::new()]));
        }
    }
}

/// What its rollout says about a dispute.
fn rolled(note: &Note, dispute: &Dispute, judged: &Judged, met: &Met) -> Option<Rolled> {
    let item = judged.plan.items.iter().find(|item| item.action == dispute.pair.action)?;
    let at = pairs::scale(item, met);
    let error = |value: f64, error: f64| {
        if at.is_match() { at.equity(value + error) - at.equity(value) } else { error }
    };
    match &dispute.pair.choice {
        Choice::Play { places, .. } => {
            let plays = note.plays.as_ref()?;
            let one = |place: usize| -> Option<Two<f64>> {
                let candidate = plays.candidates.get(place)?;
                let Method::Rollout { text, .. } = &candidate.method else { return None };
                let cubeful = |word| numbers(text, word, 7).next()?.last().copied();
                Some([candidate.equity.into(), error(cubeful("Output")?, cubeful("StdDev")?)])
            };
            // A rollout may have put them in another order: they are found by what is after them.
            let [mine, theirs] = (*places)?;
            let ([a, b], moved) = (dispute.boards(judged, plays)?, [mine, theirs]);
            let places = [a.unwrap_or(moved[0]), b.unwrap_or(moved[1])];
            Some(Rolled::plays([one(places[0])?, one(places[1])?]))
        }
        Choice::Double(_) | Choice::Take(_) => {
            let cube = note.cube.as_ref()?;
            let Method::Rollout { text, .. } = &cube.method else { return None };
            let values: Vec<f64> = numbers(text, "Output", 7).filter_map(|n| n.last().copied()).collect();
            let errors: Vec<f64> = numbers(text, "StdDev", 7).filter_map(|n| n.last().copied()).collect();
            let [nd, dt] = pairs::branches(item, cube, met);
            let ([nd_value, dt_value], [nd_error, dt_error]) = (values.get(..2)?, errors.get(..2)?) else {
                return None;
            };
            Some(Rolled::cube(
                &dispute.pair.choice,
                [nd, error(*nd_value, *nd_error)],
                [dt, error(*dt_value, *dt_error)],
            ))
        }
    }
}

/// The numbers behind every occurrence of a word, so many of them each.
fn numbers<'t>(text: &'t str, word: &'t str, count: usize) -> impl Iterator<Item = Vec<f64>> + 't {
    let words: Vec<&str> = text.split_whitespace().collect();
    let places: Vec<usize> = (0..words.len()).filter(|&at| words[at] == word).collect();
    places.into_iter().filter_map(move |at| {
        words.get(at + 1..=at + count)?.iter().map(|number| number.parse().ok()).collect()
    })
}

/// Times are processor time of the work alone.
const SCRIPT: &str = r#"
import gnubg, json, time
def do(*commands):
    for command in commands:
        gnubg.command(command)
do("set automatic game off", "set automatic roll off", "set automatic move off", "set automatic bearoff off",
   "set confirm new off", "set confirm save off", "set display off", "set threads 1")
do(*ask["settings"])
seconds = []
for source, target in ask["files"]:
    do("load match " + source, "clear cache")
    start = time.process_time()
    do(ask["command"])
    seconds.append(time.process_time() - start)
    do("save match " + target)
print("\n" + ask["mark"] + json.dumps({"seconds": seconds}))
"#;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_behind_their_word() {
        let text = "X ver 3 Output 1 2 3 StdDev .5 .25 0.125 Output 4 5 6 SK 0";
        let found: Vec<Vec<f64>> = numbers(text, "Output", 3).collect();
        assert_eq!(found, [vec![1.0, 2.0, 3.0], vec![4.0, 5.0, 6.0]]);
        assert_eq!(numbers(text, "StdDev", 3).next().unwrap().last(), Some(&0.125));
        assert_eq!(numbers(text, "StdDev", 4).count(), 0);
    }
}
