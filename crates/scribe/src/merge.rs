//! Two transcripts of one match, compared by game and merged.

use std::collections::BTreeMap;

use pasch_messages::Describe;
use pasch_rules::Action;
use thiserror::Error;

use crate::align::{Stretch, align};
use crate::entry::{Change, Entry, Fact, LineId, Stamps};
use crate::fault::EntryError;
use crate::transcript::{Line, Transcript};

/// One of two scribes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scribe {
    /// The scribe of the first transcript.
    First,
    /// The scribe of the second transcript.
    Second,
}

/// Two transcripts beside each other.
#[derive(Clone, Debug)]
pub struct Comparison<'a> {
    transcripts: [&'a Transcript; 2],
    games: Vec<GameComparison>,
}

/// A game of two transcripts, or of one of them. Notes and clocks are not compared.
#[derive(Clone, Debug)]
pub struct GameComparison {
    units: [Vec<Unit>; 2],
    stretches: Vec<Stretch>,
}

/// A line of the board with the notes and clocks behind it.
#[derive(Clone, Debug)]
struct Unit {
    lines: Vec<Said>,
    meaning: Meaning,
}

#[derive(Clone, Debug)]
struct Said {
    id: LineId,
    fact: Fact,
    stamps: Stamps,
}

/// What lines have to share to be the same: their actions, and of those that do not fit the facts.
#[derive(Clone, Debug, PartialEq)]
struct Meaning {
    actions: Vec<Action>,
    unfit: Option<Fact>,
}

/// A difference within a game: what each of the scribes has there. One of the lists may be empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The lines of the first scribe.
    pub first: Vec<LineId>,
    /// The lines of the second scribe.
    pub second: Vec<LineId>,
}

/// Whose lines are taken. A difference without a choice goes with its game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// For names, length and options.
    pub header: Option<Scribe>,
    /// For whole games, by their place in the comparison, from 0.
    pub games: BTreeMap<usize, Scribe>,
    /// For single differences, by the place of the game and of the difference in it, from 0.
    pub differences: BTreeMap<(usize, usize), Scribe>,
}

/// Why two transcripts are not merged.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("scribe-merge")]
pub enum MergeError {
    /// Names, length or options differ, and nobody has chosen.
    Header,
    /// A game differs, and nobody has chosen.
    #[describe(args(game = game + 1))]
    Undecided {
        /// The place of the game in the comparison, from 0.
        #[describe(skip)]
        game: usize,
    },
    /// The merged transcript is refused.
    #[describe(transparent)]
    Entry(#[from] EntryError),
}

/// Lays two transcripts of one match beside each other. Games that are the same in both find each other even where one
/// scribe has missed a game.
#[must_use]
pub fn compare<'a>(first: &'a Transcript, second: &'a Transcript) -> Comparison<'a> {
    let (mine, theirs) = (games(first), games(second));
    let meanings = |games: &[Vec<Unit>]| -> Vec<Vec<Meaning>> {
        games.iter().map(|game| game.iter().map(|unit| unit.meaning.clone()).collect()).collect()
    };
    let (mut mine_left, mut theirs_left) = (mine.clone().into_iter(), theirs.clone().into_iter());
    let mut found = Vec::new();
    for stretch in align(&meanings(&mine), &meanings(&theirs)) {
        for place in 0..stretch.first.len().max(stretch.second.len()) {
            let one = mine_left.by_ref().take(usize::from(place < stretch.first.len())).next();
            let other = theirs_left.by_ref().take(usize::from(place < stretch.second.len())).next();
            found.push(GameComparison::of(one.unwrap_or_default(), other.unwrap_or_default()));
        }
    }
    Comparison { transcripts: [first, second], games: found }
}

impl GameComparison {
    fn of(first: Vec<Unit>, second: Vec<Unit>) -> GameComparison {
        let meanings = |units: &[Unit]| units.iter().map(|unit| unit.meaning.clone()).collect::<Vec<_>>();
        let stretches = align(&meanings(&first), &meanings(&second));
        GameComparison { units: [first, second], stretches }
    }

    /// Whether both scribes have the same game.
    #[must_use]
    pub fn is_same(&self) -> bool {
        self.stretches.iter().all(|stretch| stretch.same)
    }

    /// The only scribe who has the game.
    #[must_use]
    pub fn only(&self) -> Option<Scribe> {
        match self.units.each_ref().map(Vec::is_empty) {
            [false, true] => Some(Scribe::First),
            [true, false] => Some(Scribe::Second),
            _ => None,
        }
    }

    /// The differences in their order.
    pub fn differences(&self) -> impl Iterator<Item = Difference> {
        let ids = |units: &[Unit]| units.iter().map(|unit| unit.lines[0].id).collect();
        self.stretches.iter().filter(|stretch| !stretch.same).map(move |stretch| Difference {
            first: ids(&self.units[0][stretch.first.clone()]),
            second: ids(&self.units[1][stretch.second.clone()]),
        })
    }

    /// The first difference: the line of each scribe at which they part. `None` where the game of a scribe has ended.
    #[must_use]
    pub fn first_difference(&self) -> Option<(Option<LineId>, Option<LineId>)> {
        let parting = self.stretches.iter().find(|stretch| !stretch.same)?;
        let at = |units: &[Unit], place: usize| units.get(place).map(|unit| unit.lines[0].id);
        Some((at(&self.units[0], parting.first.start), at(&self.units[1], parting.second.start)))
    }
}

impl Comparison<'_> {
    /// The games, in the order of the match.
    #[must_use]
    pub fn games(&self) -> &[GameComparison] {
        &self.games
    }

    /// Whether names, length and options are the same.
    #[must_use]
    pub fn has_same_header(&self) -> bool {
        self.transcripts[0].header() == self.transcripts[1].header()
    }

    /// The transcript of both: what is the same once, what differs as chosen, and a game that only one has without a choice,
    /// too. Times and notes that the first scribe has not got come from the second where both have the line.
    ///
    /// # Errors
    /// [`MergeError`] names the first difference that nobody has chosen for.
    pub fn merge(&self, choices: &Choices) -> Result<Transcript, MergeError> {
        let header = match choices.header {
            _ if self.has_same_header() => Scribe::First,
            Some(scribe) => scribe,
            None => return Err(MergeError::Header),
        };
        let transcript = self.transcripts[header as usize];
        let begin = Fact::Match(Box::new(transcript.header().clone()));
        let stamps = transcript.lines().next().map(|line| line.stamps).unwrap_or_default();
        let mut entries = vec![Entry { change: Change::Add(begin), stamps }];
        let mut take = |said: Said| {
            let change = Change::Insert { before: None, fact: said.fact };
            entries.push(Entry { change, stamps: said.stamps });
        };
        for (place, game) in self.games.iter().enumerate() {
            let mut difference = 0;
            for stretch in &game.stretches {
                let first = &game.units[0][stretch.first.clone()];
                let second = &game.units[1][stretch.second.clone()];
                if stretch.same {
                    first.iter().zip(second).flat_map(|(one, other)| joined(one, other)).for_each(&mut take);
                    continue;
                }
                let chosen = choices.differences.get(&(place, difference)).or(choices.games.get(&place));
                let chosen = chosen.copied().or(game.only()).ok_or(MergeError::Undecided { game: place })?;
                let units = if chosen == Scribe::First { first } else { second };
                units.iter().flat_map(|unit| unit.lines.clone()).for_each(&mut take);
                difference += 1;
            }
        }
        Ok(Transcript::fold(entries)?)
    }
}

/// The same line of two scribes.
fn joined(first: &Unit, second: &Unit) -> Vec<Said> {
    let mut lines = if first.lines.len() > 1 { first.lines.clone() } else { second.lines.clone() };
    let (one, other) = (&first.lines[0], &second.lines[0]);
    let stamps = Stamps {
        wall: one.stamps.wall.or(other.stamps.wall),
        video: one.stamps.video.or(other.stamps.video),
    };
    lines[0] = Said { id: one.id, fact: one.fact.clone(), stamps };
    lines
}

/// The lines behind the header by game, and within a game by what was done at the board.
fn games(transcript: &Transcript) -> Vec<Vec<Unit>> {
    let mut games: Vec<(u32, Vec<Unit>)> = Vec::new();
    for row in transcript.list().filter(|row| row.game > 0) {
        let Line { id, fact, stamps, .. } = row.line;
        let said = Said { id, fact: fact.clone(), stamps };
        if games.last().is_none_or(|(game, _)| *game != row.game) {
            games.push((row.game, Vec::new()));
        }
        let Some((_, units)) = games.last_mut() else { continue };
        match units.last_mut() {
            Some(last) if !fact.is_play() => last.lines.push(said),
            _ => {
                let unfit = (row.line.fault.is_some() || !fact.is_play()).then(|| fact.clone());
                let meaning = Meaning { actions: row.line.actions.to_vec(), unfit };
                units.push(Unit { lines: vec![said], meaning });
            }
        }
    }
    games.into_iter().map(|(_, units)| units).collect()
}
