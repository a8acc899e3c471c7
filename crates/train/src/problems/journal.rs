//! What every game gave, line by line, so that a run that was killed goes on.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

use pasch_engine::net::checksum;
use pasch_practice::set::{Entry, Kind};

use super::Plan;
use crate::store::StoreError;

/// What came of a game.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// Nothing worth asking that was needed.
    Nothing,
    /// A question of this kind whose best answer is not certain.
    Unsettled(Kind),
    Kept(Box<Entry>),
}

/// How many there are of what.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    pub games: usize,
    pub unsettled: usize,
    kinds: BTreeMap<Kind, usize>,
}

impl Counts {
    #[must_use]
    pub fn of(&self, kind: Kind) -> usize {
        self.kinds.get(&kind).copied().unwrap_or(0)
    }
}

/// The file with what is in it.
pub struct Journal {
    plan: Plan,
    path: PathBuf,
    file: File,
    games: BTreeMap<u64, Outcome>,
    counts: Counts,
}

impl Journal {
    /// Opens the journal in a folder, or begins it. Lines of other nets, seeds or limits are left alone; the end of a line that
    /// was being written when the program was killed is dropped.
    ///
    /// # Errors
    /// When the file cannot be read or written.
    pub fn open(folder: &Path, plan: &Plan) -> Result<Self, StoreError> {
        let path = folder.join("journal.txt");
        let text = match std::fs::read_to_string(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            other => other.map_err(StoreError::io(&path))?,
        };
        let mut file =
            OpenOptions::new().create(true).append(true).open(&path).map_err(StoreError::io(&path))?;
        if !text.is_empty() && !text.ends_with('\n') {
            file.write_all(b"\n").map_err(StoreError::io(&path))?;
        }
        let mut journal =
            Self { plan: plan.clone(), path, file, games: BTreeMap::new(), counts: Counts::default() };
        let known: Vec<_> = text.lines().filter_map(|line| journal.read(line)).collect();
        for (game, outcome) in known {
            journal.count(game, outcome);
        }
        Ok(journal)
    }

    fn judge(&self, outcome: &Outcome) -> u64 {
        match outcome {
            Outcome::Nothing => self.plan.key(),
            Outcome::Unsettled(kind) => self.plan.judge(*kind),
            Outcome::Kept(entry) => self.plan.judge(entry.kind),
        }
    }

    fn write(&self, game: u64, outcome: &Outcome) -> String {
        let told = match outcome {
            Outcome::Nothing => "nothing".to_owned(),
            Outcome::Unsettled(kind) => format!("unsettled {}", kind.name()),
            Outcome::Kept(entry) => format!("kept {}", entry.to_line()),
        };
        let line = format!("{game} {:016x} {told}", self.judge(outcome));
        format!("{line} {:016x}\n", checksum(line.as_bytes()))
    }

    fn read(&self, line: &str) -> Option<(u64, Outcome)> {
        let (line, sum) = line.rsplit_once(' ')?;
        (u64::from_str_radix(sum, 16).ok()? == checksum(line.as_bytes())).then_some(())?;
        let (game, rest) = line.split_once(' ')?;
        let (judge, told) = rest.split_once(' ')?;
        let outcome = match told.split_once(' ') {
            None if told == "nothing" => Outcome::Nothing,
            Some(("unsettled", kind)) => Outcome::Unsettled(Kind::find(kind)?),
            Some(("kept", entry)) => Outcome::Kept(Box::new(Entry::from_line(entry)?)),
            _ => return None,
        };
        let known = u64::from_str_radix(judge, 16).ok()? == self.judge(&outcome);
        known.then_some((game.parse().ok()?, outcome))
    }

    fn count(&mut self, game: u64, outcome: Outcome) {
        self.counts.games += 1;
        match &outcome {
            Outcome::Nothing => {}
            Outcome::Unsettled(_) => self.counts.unsettled += 1,
            Outcome::Kept(entry) => *self.counts.kinds.entry(entry.kind).or_default() += 1,
        }
        self.games.insert(game, outcome);
    }

    /// Whether it is known what came of a game.
    #[must_use]
    pub fn knows(&self, game: u64) -> bool {
        self.games.contains_key(&game)
    }

    /// Writes what came of a game.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn add(&mut self, game: u64, outcome: Outcome) -> Result<Counts, StoreError> {
        let line = self.write(game, &outcome);
        self.file.write_all(line.as_bytes()).map_err(StoreError::io(&self.path))?;
        self.count(game, outcome);
        Ok(self.counts.clone())
    }

    /// The problems of some games, in their order.
    pub fn entries(&self, games: Range<u64>) -> impl Iterator<Item = &Entry> {
        self.games.range(games).filter_map(|(_, outcome)| match outcome {
            Outcome::Kept(entry) => Some(&**entry),
            _ => None,
        })
    }
}
