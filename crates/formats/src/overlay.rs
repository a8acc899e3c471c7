//! What a file says about a match beside its facts: comments, luck, and what a program thought of the decisions.
//!
//! An overlay lies over a [`Record`](pasch_rules::Record): notes are keyed by the index of the action they are about, so
//! that they can be dropped, compared or made again without touching the record. Numbers are the file's own, by the
//! program that wrote it; nothing is computed here.
//!
//! Perspective: chances and equities are those of the player who decides, as gnubg and eXtreme Gammon store them.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::steps::Chain;

/// All notes of a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Overlay {
    /// By the index of the action that a note is about.
    pub notes: BTreeMap<usize, Note>,
    /// About whole games, in their order; may be shorter than the match.
    pub games: Vec<GameNote>,
}

impl Overlay {
    /// Whether the file says nothing but the facts.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.notes.is_empty() && self.games.is_empty()
    }
}

impl Overlay {
    /// Notes on games, those at the end that say nothing left out, and the notes of a file, by game and entry, laid over
    /// the actions that its entries have become.
    pub(crate) fn laid(
        mut games: Vec<GameNote>,
        notes: Vec<(usize, usize, Note)>,
        spans: &[Vec<Range<usize>>],
    ) -> Self {
        let mut overlay = Self::default();
        for (game, entry, note) in notes {
            let spans = spans.get(game).map_or(&[][..], Vec::as_slice);
            let span = spans.get(entry).filter(|span| !span.is_empty());
            let earlier = || spans[..entry.min(spans.len())].iter().rfind(|span| !span.is_empty());
            match (span, earlier()) {
                (Some(span), _) => overlay.lay(span, note),
                // Words about what did not become an action stay with what was done before.
                (None, Some(before)) => {
                    let words = Note { comment: note.comment, ..Note::default() };
                    overlay.lay(before, words);
                }
                (None, None) => {
                    if games.len() <= game {
                        games.resize(game + 1, GameNote::default());
                    }
                    join(&mut games[game].comment, note.comment);
                }
            }
        }
        let said = games.iter().rposition(|game| *game != GameNote::default());
        games.truncate(said.map_or(0, |last| last + 1));
        Self { games, ..overlay }
    }

    /// Lays a note over the actions that one entry of a file has become: a roll and its play, or a single one. Luck and
    /// cube belong to the first of the two, the rest to the second.
    fn lay(&mut self, span: &Range<usize>, note: Note) {
        let last = span.end - 1;
        let roll = last.saturating_sub(1).max(span.start);
        let Note { comment, luck, plays, cube, other } = note;
        if luck.is_some() || cube.is_some() {
            let at = self.notes.entry(roll).or_default();
            (at.luck, at.cube) = (luck, cube);
        }
        if comment.is_some() || plays.is_some() || !other.is_empty() {
            let at = self.notes.entry(last).or_default();
            join(&mut at.comment, comment);
            at.plays = plays.or_else(|| at.plays.take());
            at.other.extend(other);
        }
    }

    /// How many comments, judged rolls and judged cubes there are.
    #[must_use]
    pub fn counts(&self) -> Told {
        let count = |says: fn(&Note) -> bool| self.notes.values().filter(|note| says(note)).count();
        let of_games = self.games.iter().filter(|game| game.comment.is_some()).count();
        Told {
            comments: of_games + count(|note| note.comment.is_some()),
            plays: count(|note| note.plays.is_some()),
            cubes: count(|note| note.cube.is_some()),
        }
    }
}

/// How much a file says beside its facts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// Comments on games and actions.
    pub comments: usize,
    /// Rolls whose plays were compared.
    pub plays: usize,
    /// Decisions about the cube that were judged.
    pub cubes: usize,
}

/// Adds words behind others, on a line of their own.
pub fn join(words: &mut Option<String>, more: Option<String>) {
    match (words.as_mut(), more) {
        (Some(words), Some(more)) => {
            words.push('\n');
            words.push_str(&more);
        }
        (None, more) => *words = more,
        (Some(_), None) => {}
    }
}

/// What a file says about a whole game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GameNote {
    /// A comment in somebody's words.
    pub comment: Option<String>,
    /// Entries of the format that mean nothing to others, as they stand: name and values.
    pub other: Vec<(String, Vec<String>)>,
}

/// What a file says about an action.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Note {
    /// A comment in somebody's words.
    pub comment: Option<String>,
    /// Of a roll: how much better it was than the average roll, in equity, for the player who rolled. Not finite if the
    /// file says that it was not computed.
    pub luck: Option<f32>,
    /// Of a play: the candidates that were compared.
    pub plays: Option<JudgedPlays>,
    /// Of a double, an answer, or the roll of somebody who did not double: what the cube is worth.
    pub cube: Option<JudgedCube>,
    /// Entries of the format that mean nothing to others, as they stand: name and values.
    pub other: Vec<(String, Vec<String>)>,
}

impl Note {
    /// Whether it says more than words.
    #[must_use]
    pub fn is_judged(&self) -> bool {
        self.luck.is_some() || self.plays.is_some() || self.cube.is_some() || !self.other.is_empty()
    }
}

/// Candidate plays for one roll.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct JudgedPlays {
    /// Which of them was played, if it is among them.
    pub played: Option<usize>,
    /// The candidates in the order of the file, usually the best first.
    pub candidates: Vec<Candidate>,
}

/// A play and what it is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// Single moves from and to, in the mover's count: 25 the bar, 0 off.
    pub moves: Vec<(u8, u8)>,
    /// How its worth was found.
    pub method: Method,
    /// The chances after it.
    pub chances: Chances,
    /// Its equity, in units of the cube; in matches normalised to that unit.
    pub equity: f32,
}

impl Candidate {
    /// The play in the field's notation, without stars: `13/7 8/7`.
    #[must_use]
    pub fn text(&self) -> String {
        let chains: Vec<Chain> =
            self.moves.iter().map(|&(from, to)| Chain { points: vec![from, to], count: 1 }).collect();
        crate::steps::text(&chains)
    }
}

/// Cumulative chances: a backgammon counts as a gammon, too, and both as a win.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances {
    /// To win at all.
    pub win: f32,
    /// To win a gammon or more.
    pub win_gammon: f32,
    /// To win a backgammon.
    pub win_backgammon: f32,
    /// To lose a gammon or more.
    pub lose_gammon: f32,
    /// To lose a backgammon.
    pub lose_backgammon: f32,
}

impl Chances {
    /// In the order of the fields.
    #[must_use]
    pub const fn to_array(self) -> [f32; 5] {
        [self.win, self.win_gammon, self.win_backgammon, self.lose_gammon, self.lose_backgammon]
    }

    /// From numbers in the order of the fields.
    #[must_use]
    pub const fn from_array(n: [f32; 5]) -> Self {
        Self { win: n[0], win_gammon: n[1], win_backgammon: n[2], lose_gammon: n[3], lose_backgammon: n[4] }
    }
}

/// What the figures with the cube in play of a [`JudgedCube`] are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Unit {
    /// Equity per unit of the cube, in a match normalised (EMG): money everywhere, matches of eXtreme Gammon and BGBlitz.
    #[default]
    Equity,
    /// The chance to win the match: matches of GNU Backgammon.
    MatchChance,
}

/// What the cube is worth before a roll.
#[derive(Clone, Debug, PartialEq)]
pub struct JudgedCube {
    /// How it was found.
    pub method: Method,
    /// What the cubeful values are; the cubeless ones are equities everywhere.
    pub unit: Unit,
    /// The chances without a double.
    pub no_double: Chances,
    /// Its cubeless and cubeful value, the latter in this [`Unit`].
    pub no_double_value: [f32; 2],
    /// The chances after double and take, with the cube where it is.
    pub double_take: Chances,
    /// Cubeless and cubeful value after double and take.
    pub double_take_value: [f32; 2],
    /// The value after double and drop, where the file gives it.
    pub double_drop: Option<f32>,
}

/// How a judgement was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Method {
    /// By looking ahead; a bare net is 0 plies.
    Search {
        /// Plies, as gnubg counts them.
        plies: u8,
        /// Whether the cube was considered.
        cubeful: bool,
        /// The settings as the file spells them.
        settings: String,
    },
    /// By looking ahead so many plies as eXtreme Gammon counts them: its first is the bare net.
    Xg(u8),
    /// By playing it out many times.
    Rollout {
        /// Games played, where the file tells.
        trials: u32,
        /// Settings and deviations: GNU Backgammon's whole judgement as the file spells it, which begins with `X `, or
        /// another program's in words.
        text: String,
    },
    /// Some other way, in the words of the program.
    Named(String),
}

impl Method {
    /// Plies as GNU Backgammon counts them, where it looked ahead: a bare net is 0.
    #[must_use]
    pub const fn plies(&self) -> Option<u8> {
        match self {
            Self::Search { plies, .. } => Some(*plies),
            Self::Xg(plies) => Some(plies.saturating_sub(1)),
            Self::Rollout { .. } | Self::Named(_) => None,
        }
    }

    /// The method as the program that wrote the file names it: `3-ply`, `XG Roller++`, `rollout, 1296 games, ±0.013`.
    #[must_use]
    pub fn quoted(&self) -> String {
        match self {
            Self::Search { plies, .. } | Self::Xg(plies) => format!("{plies}-ply"),
            Self::Named(name) => name.clone(),
            Self::Rollout { trials, text } => {
                let games = if *trials > 0 { format!(", {trials} games") } else { String::new() };
                let words = if text.starts_with("X ") { "" } else { text };
                let comma = if words.is_empty() { "" } else { ", " };
                format!("rollout{games}{comma}{words}")
            }
        }
    }
}
