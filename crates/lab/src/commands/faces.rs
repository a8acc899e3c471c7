//! `pasch-lab bots --faces`: what tells the bots with a face apart.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::{Context, Result, bail};
use pasch_analysis::Level;
use pasch_engine::analyst::Engine;
use pasch_engine::faces::Face;
use pasch_messages::message;
use pasch_train::faces::{Course, ENOUGH, Figure, Figures, Journal, OPPONENT, measure};

use super::ladder;

use pasch_console::files;

#[derive(Debug, clap::Args)]
#[group(skip)]
pub struct Args {
    #[arg(long, group = "who")]
    faces: bool,
    #[arg(long, group = "who")]
    ladder: bool,
    #[arg(long, value_name = "ID", requires = "who", default_value = Level::STANDARD.id)]
    judge: String,
    #[arg(long, value_name = "N", requires = "who", default_value_t = 8)]
    judged: u64,
    #[arg(long, value_name = "N", requires = "who", default_value_t = 1)]
    threads: usize,
    #[arg(long, value_name = "FILE", requires = "who")]
    journal: Option<PathBuf>,
    #[arg(long, value_name = "FILE", requires = "who")]
    figures: Option<PathBuf>,
}

impl Args {
    /// Whether the faces or the levels are asked for.
    pub const fn asked(&self) -> bool {
        self.faces || self.ladder
    }

    /// Measures every face, or every level, and writes page and figures. Fails when two faces are not told apart, or a level
    /// does not beat the one below.
    pub fn run(&self, games: u64, seed: u64, markdown: Option<&Path>) -> Result<()> {
        let level = Level::find(&self.judge)
            .with_context(|| message!("lab-faces-no-judge", id = format!("{:?}", self.judge)))?;
        let journal = self.journal.clone().unwrap_or_else(|| std::env::temp_dir().join("pasch-faces.txt"));
        let journal = Journal::open(&journal)?;
        let (judged, threads) = (self.judged, self.threads);
        if self.ladder {
            let deeper = Level::ALL.into_iter().find(|one| one.depth().play.plies > level.depth().play.plies);
            let judges = [level, deeper.unwrap_or(level)].map(|one| (one.id, one.depth()));
            let plan = ladder::Plan { games, seed, judged, judges, threads };
            return ladder::run(&plan, journal, self.figures.as_deref(), markdown);
        }
        let course = Course { opponent: OPPONENT, games, seed, judged, depth: level.depth(), threads };
        let journal = Mutex::new(journal);
        let engine = Engine::builtin();
        let mut found = Vec::new();
        for face in &Face::ALL {
            let news = |number: u64| {
                if (number + 1).is_multiple_of(100) {
                    eprintln!("{}", message!("lab-faces-news", name = face.name, games = number + 1));
                }
            };
            found.push((*face, measure(&engine, &face.level(), &course, &journal, &news)?));
        }
        found.sort_by(|(_, a), (_, b)| b.pr.value.total_cmp(&a.pr.value));
        let page = page(&found, &course, self);
        match markdown {
            Some(path) => files::write(Some(path), page.as_bytes())?,
            None => files::print(&page)?,
        }
        if let Some(path) = &self.figures {
            files::write(Some(path), table(&found).as_bytes())?;
        }
        let alike: Vec<String> = pairs(&found)
            .filter(|(_, _, apart)| apart.iter().filter(|one| **one).count() < ENOUGH)
            .map(|(a, b, _)| format!("{}/{}", a.name, b.name))
            .collect();
        if !alike.is_empty() {
            bail!(message!("lab-faces-alike", pairs = alike.join(", "), enough = ENOUGH));
        }
        Ok(())
    }
}

fn pairs(found: &[(Face, Figures)]) -> impl Iterator<Item = (Face, Face, [bool; 5])> + '_ {
    found.iter().enumerate().flat_map(move |(place, (a, mine))| {
        found.iter().skip(place + 1).map(move |(b, theirs)| (*a, *b, mine.apart(theirs)))
    })
}

/// The lines that the engine reads.
fn table(found: &[(Face, Figures)]) -> String {
    let mut text = format!("# {}\n", message!("lab-faces-table"));
    for (face, figures) in found {
        let _ = writeln!(text, "{} {:.2} {:.2}", face.id, figures.pr.value, figures.pr.interval);
    }
    text
}

fn page(found: &[(Face, Figures)], course: &Course, args: &Args) -> String {
    let intro = message!(
        "lab-faces-page",
        games = course.games,
        seed = course.seed,
        judge = args.judge.clone(),
        judged = args.judged
    );
    let mut page = format!("{intro}\n");
    for (face, figures) in found {
        let [pr, hits, slots, doubles, passes] = figures.all();
        let [pr, hits, slots] = [(pr, 1), (hits, 2), (slots, 2)].map(|(one, digits)| told(one, digits));
        let (doubles, passes) = (told(doubles, 3), told(percent(passes), 1));
        let (name, level, style) = (face.name, face.level, face.style);
        let _ =
            writeln!(page, "| {name} | {level} | {style} | {pr} | {hits} | {slots} | {doubles} | {passes} |");
    }
    let _ = writeln!(page, "\n{}", message!("lab-faces-pairs"));
    let names = Figures::names();
    for (a, b, apart) in pairs(found) {
        let told: Vec<String> =
            names.iter().zip(apart).filter(|(_, one)| *one).map(|(name, _)| name.to_string()).collect();
        let _ = writeln!(page, "| {} | {} | {} |", a.name, b.name, told.join(", "));
    }
    page
}

fn percent(figure: Figure) -> Figure {
    Figure { value: 100.0 * figure.value, interval: 100.0 * figure.interval }
}

fn told(figure: Figure, digits: usize) -> String {
    format!("{:.digits$} ±{:.digits$}", figure.value, figure.interval)
}
