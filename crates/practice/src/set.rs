//! Problems for everybody: decisions with rolled-out answers, read from the file that comes with the program.
//!
//! A line of the file is a problem, its parts divided by blanks: kind, what is asked, board, cube, stake, difficulty, trials,
//! standard error of the margin, answers. `pasch-lab problems` makes the file; [`Entry::to_line`] and [`Entry::from_line`]
//! are its format.

mod line;

use std::collections::HashMap;
use std::sync::OnceLock;

use pasch_engine::cube::CubeInfo;
use pasch_engine::standard::Board;
use pasch_messages::Describe;
use sha2::{Digest, Sha256};

use super::schedule::DAY_MS;

/// Kind of position or decision by which problems are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The first turns of a game.
    Opening,
    /// One side attacks a side without an anchor.
    Attack,
    /// Four points in a row or more in front of an opposing checker.
    Prime,
    /// A side has made an anchor or its opponent's bar point.
    Holding,
    /// One side has two points in the other's home board and is far behind.
    BackGame,
    /// Contact without one of the plans above.
    Middle,
    /// A side bears in or off against checkers behind it.
    BearIn,
    /// Plays without contact.
    BearOff,
    /// Whether to double without contact.
    RaceCube,
    /// Whether to double with contact.
    ContactCube,
    /// Whether to take a double.
    Take,
    /// A decision that the score of a match changes: for money another answer would be best.
    Score,
}

impl Kind {
    /// All kinds, in the order of lists.
    pub const ALL: [Self; 12] = [
        Self::Opening,
        Self::Attack,
        Self::Prime,
        Self::Holding,
        Self::BackGame,
        Self::Middle,
        Self::BearIn,
        Self::BearOff,
        Self::RaceCube,
        Self::ContactCube,
        Self::Take,
        Self::Score,
    ];

    /// The name in files and addresses, e.g. `back-game`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Attack => "attack",
            Self::Prime => "prime",
            Self::Holding => "holding",
            Self::BackGame => "back-game",
            Self::Middle => "middle",
            Self::BearIn => "bear-in",
            Self::BearOff => "bear-off",
            Self::RaceCube => "race-cube",
            Self::ContactCube => "contact-cube",
            Self::Take => "take",
            Self::Score => "score",
        }
    }

    /// The kind of this name.
    #[must_use]
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// What a problem asks the player on roll; for [`Ask::Take`] the opponent of the player on roll, who has doubled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// To play a roll.
    Play(u8, u8),
    /// To double, or to roll.
    Double,
    /// To take, or to pass.
    Take,
}

/// A decision to be made. The cube is seen by the player on roll; of an offer, before it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Asked {
    /// The checkers, the player on roll first.
    pub board: Board,
    /// What is asked.
    pub ask: Ask,
    /// Cube, score and rules of money play.
    pub cube: CubeInfo,
}

impl Asked {
    /// The name of the problem in addresses: 16 hexadecimal digits that depend on the question alone.
    #[must_use]
    pub fn id(&self) -> String {
        let hash = <[u8; 32]>::from(Sha256::digest(line::question(self)));
        hash[..8].iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// An answer that was rolled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Checkers moved, in an order in which they can be: (from, to) in the mover's count, 25 the bar, 0 off.
    Play([(u8, u8); 4], usize),
    /// Not to double.
    NoDouble,
    /// A double that is taken.
    Take,
    /// A double that is passed.
    Pass,
}

impl Choice {
    /// A play of these moves, of which at most four count.
    #[must_use]
    pub fn play(pairs: &[(u8, u8)]) -> Self {
        let mut moves = [(0, 0); 4];
        let count = pairs.len().min(4);
        moves[..count].copy_from_slice(&pairs[..count]);
        Self::Play(moves, count)
    }

    /// The moves of a play; none of an answer about the cube.
    #[must_use]
    pub fn moves(&self) -> &[(u8, u8)] {
        if let Self::Play(moves, count) = self { &moves[..*count] } else { &[] }
    }
}

/// An answer with what the rollout says of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rolled {
    /// The answer.
    pub choice: Choice,
    /// Equity of the player on roll per unit of the cube before a double; at a score, normalised.
    pub equity: f64,
    /// Its standard error.
    pub se: f64,
}

impl Rolled {
    /// The board after a play, the mover still first; `None` of an answer about the cube.
    #[must_use]
    pub fn board(&self, before: &Board) -> Option<Board> {
        if let Choice::Play(..) = self.choice { line::after(before, self.choice.moves()) } else { None }
    }
}

/// A problem of the set.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Kind by which it is chosen.
    pub kind: Kind,
    /// The decision.
    pub asked: Asked,
    /// Rating that it begins with: a player of this rating finds the best answer every other time.
    pub difficulty: f64,
    /// Games rolled out for the best answer.
    pub trials: u32,
    /// Standard error of the [margin](Entry::margin), the same dice counted as the same.
    pub margin_se: f64,
    /// Plays, the best first; of a question about the cube, no double, take and pass in this order.
    pub answers: Vec<Rolled>,
}

impl Entry {
    /// How far the best answer is before the second best, in equity.
    #[must_use]
    pub fn margin(&self) -> f64 {
        match (self.asked.ask, &self.answers[..]) {
            (Ask::Play(..), [best, second, ..]) => best.equity - second.equity,
            (Ask::Double, [stay, take, pass]) => (stay.equity - take.equity.min(pass.equity)).abs(),
            (Ask::Take, [_, take, pass]) => (take.equity - pass.equity).abs(),
            _ => 0.0,
        }
    }

    /// Whether doubling, or taking, is best; `None` of a play.
    #[must_use]
    pub fn acts(&self) -> Option<bool> {
        match (self.asked.ask, &self.answers[..]) {
            (Ask::Double, [stay, take, pass]) => Some(take.equity.min(pass.equity) > stay.equity),
            (Ask::Take, [_, take, pass]) => Some(take.equity < pass.equity),
            _ => None,
        }
    }
}

/// Why a set cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[describe("problem-set-error")]
pub enum SetError {
    /// A line is no problem.
    Line {
        /// Its number, from 1.
        number: usize,
    },
}

/// A set of problems, to be found by identifier and kind.
#[derive(Clone, Debug, Default)]
pub struct Set {
    entries: Vec<Entry>,
    ids: Vec<String>,
    places: HashMap<String, usize>,
}

/// The set that comes with the program.
const BUILTIN: &str = include_str!("../data/problems.txt");

impl Set {
    /// A set of these problems. Of two that ask the same the first is kept.
    #[must_use]
    pub fn new(all: Vec<Entry>) -> Self {
        let mut set = Self::default();
        for entry in all {
            let id = entry.asked.id();
            if !set.places.contains_key(&id) {
                set.places.insert(id.clone(), set.entries.len());
                set.ids.push(id);
                set.entries.push(entry);
            }
        }
        set
    }

    /// Reads a file; empty lines and those that begin with `#` say nothing.
    ///
    /// # Errors
    /// When a line is no problem.
    pub fn parse(text: &str) -> Result<Self, SetError> {
        let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let entries: Result<Vec<Entry>, SetError> =
            lines.map(|(number, line)| Entry::from_line(line).ok_or(SetError::Line { number })).collect();
        Ok(Self::new(entries?))
    }

    /// The text of the file.
    #[must_use]
    pub fn to_text(&self) -> String {
        self.entries.iter().map(|entry| entry.to_line() + "\n").collect()
    }

    /// The set that comes with the program; read at the first call. A damaged file is an empty set, which a test refuses.
    #[must_use]
    pub fn builtin() -> &'static Self {
        static SET: OnceLock<Set> = OnceLock::new();
        SET.get_or_init(|| Self::parse(BUILTIN).unwrap_or_default())
    }

    /// The problems in the order of the file.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The problem of this identifier.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Entry> {
        self.places.get(id).and_then(|&place| self.entries.get(place))
    }

    /// Every problem of a kind, or of all, with its identifier.
    pub fn of_kind(&self, kind: Option<Kind>) -> impl Iterator<Item = (&str, &Entry)> {
        let all = self.ids.iter().map(String::as_str).zip(&self.entries);
        all.filter(move |(_, entry)| kind.is_none_or(|kind| entry.kind == kind))
    }

    /// The problem of a day in UTC, the same for everybody: the one whose hash with the day is smallest, so that problems that
    /// come or go change it only when they win themselves. `now` is in milliseconds since 1970.
    #[must_use]
    pub fn of_the_day(&self, now: i64) -> Option<(&str, &Entry)> {
        let day = now.div_euclid(DAY_MS);
        self.of_kind(None).min_by_key(|(id, _)| {
            let mut hash = Sha256::new();
            hash.update(day.to_be_bytes());
            hash.update(id.as_bytes());
            <[u8; 32]>::from(hash.finalize())
        })
    }
}

#[cfg(test)]
mod tests;
