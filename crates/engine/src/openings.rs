//! The opening book: first plays and the replies to them, rolled out by the engine's own nets.
//!
//! Invariant: the entries stand in the order in which they are made, all first rolls before all
//! replies, and each answers the line it stands at.

mod text;

pub use text::BookError;

use crate::cube::CubeInfo;
use crate::eval::Probs;
use crate::gate::{board_from, fits, grades, position_from};
use crate::hyper::Hyper;
use crate::rollout::{Ended, Estimate, Luck, Rollout, RolloutError, RolloutSettings, Strength};
use crate::rolls::ROLLS;
use crate::search::{BoardPlay, Filter, RankedPlay, Run, SearchError, SearchSettings, Searcher};
use crate::standard::Board;
use pasch_rules::{Dice, PlayGraph, Player, Position, Rules, TurnContext, VariantId};
use std::fmt;
use std::sync::OnceLock;

/// A roll of two dice, the higher one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Roll(u8, u8);

impl Roll {
    /// The roll of two faces; none when one is not 1 to 6.
    #[must_use]
    pub fn new(a: u8, b: u8) -> Option<Self> {
        let known = |face| (1..=6).contains(&face);
        (known(a) && known(b)).then_some(Self(a.max(b), a.min(b)))
    }

    /// All 21 rolls of two dice.
    pub fn all() -> impl Iterator<Item = Self> {
        ROLLS.into_iter().map(|((high, low), _)| Self(high, low))
    }

    /// The higher face and the lower one.
    #[must_use]
    pub const fn faces(self) -> (u8, u8) {
        (self.0, self.1)
    }

    /// Whether both faces are the same. No opening roll by most rules, but some let the winner of
    /// the last game or of a roll-off throw anew with both dice.
    #[must_use]
    pub const fn is_double(self) -> bool {
        self.0 == self.1
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.0, self.1)
    }
}

impl std::str::FromStr for Roll {
    type Err = BookError;

    /// Two digits, such as `31`, in any order.
    fn from_str(text: &str) -> Result<Self, BookError> {
        let face = |digit: &u8| digit.wrapping_sub(b'0');
        let roll = match text.as_bytes() {
            [a, b] => Self::new(face(a), face(b)),
            _ => None,
        };
        roll.ok_or_else(|| BookError::Roll { text: text.chars().take(20).collect() })
    }
}

/// A question of the book: how to play a first roll, or the answer to a first play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The first roll of the game.
    pub first: Roll,
    /// How it was played, and the roll that answers; none when the question is how to play it.
    pub reply: Option<(String, Roll)>,
}

impl Line {
    /// The roll that is to be played.
    #[must_use]
    pub fn roll(&self) -> Roll {
        self.reply.as_ref().map_or(self.first, |(_, roll)| *roll)
    }

    /// The position of a game in which it is to be played, the player to play in `lanes[0]`; none when
    /// the first play is no legal one, or the game does not move as backgammon.
    #[must_use]
    pub fn board(&self, variant: VariantId) -> Option<Board> {
        let rules = Rules::standard(variant);
        let start = board_from(&Position::start(rules.spec()), Player::A, &rules).ok()?;
        let Some((play, _)) = &self.reply else { return Some(start) };
        let named = plays(&rules, &start, self.first).into_iter().find(|(name, _)| name == play);
        named.map(|(_, board)| board.swap())
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.reply {
            None => write!(f, "{}", self.first),
            Some((play, roll)) => write!(f, "{} {play}, {roll}", self.first),
        }
    }
}

/// A play of the book. All numbers are those of the player who makes it, after the play.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// In the field's notation.
    pub play: String,
    /// The position after it, the mover still in `lanes[0]`.
    pub board: Board,
    /// Games played for this play.
    pub trials: u64,
    /// Money equity with the cube, no Jacoby rule; its mean and standard error, to four digits.
    pub equity: Estimate,
    /// Cubeless chances, to four digits.
    pub probs: Probs,
}

/// A line with its plays, the best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The roll that is asked about, first or in reply.
    pub line: Line,
    /// The plays that were rolled out.
    pub choices: Vec<Choice>,
}

impl Entry {
    /// The plays that a reply is asked for: the best, and the second where it is less than a
    /// hundredth behind and the two intervals overlap.
    pub fn kept(&self) -> impl Iterator<Item = &Choice> {
        let near = |choice: &Choice| {
            let best = &self.choices[0].equity;
            best.mean - choice.equity.mean < 0.01 && best.ci95().0 <= choice.equity.ci95().1
        };
        self.choices.iter().enumerate().take(2).filter(move |(i, c)| *i == 0 || near(c)).map(|(_, c)| c)
    }
}

/// How the book is made. Only these numbers and the nets decide what comes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The game: one whose checkers move as in backgammon.
    pub variant: VariantId,
    /// Games for each play of a first roll; multiples of 36 balance the dice.
    pub first_trials: u32,
    /// Rolls the players look ahead in those games.
    pub first_plies: u8,
    /// The games for replies. A reply that is three joint standard deviations behind after 144 games
    /// is played no further.
    pub reply_trials: u32,
    /// Rolls the players look ahead in those games.
    pub reply_plies: u8,
    /// Half-moves after which a game is judged; 0 plays to the end.
    pub horizon: u32,
    /// Where the dice come from. Each line has dice of its own, its plays share them.
    pub seed: u64,
    /// Checksum of the nets, as rollouts report it.
    pub nets: u64,
}

impl Plan {
    /// Backgammon: 1296 games of 11 half-moves for first rolls, 324 for replies, all played 1-ply.
    #[must_use]
    pub const fn standard(nets: u64) -> Self {
        Self {
            variant: VariantId::BACKGAMMON,
            first_trials: 1296,
            first_plies: 1,
            reply_trials: 324,
            reply_plies: 1,
            horizon: 11,
            seed: 1,
            nets,
        }
    }

    fn settings(&self, line: &Line, place: usize) -> RolloutSettings {
        let reply = line.reply.is_some();
        let (trials, plies) =
            if reply { (self.reply_trials, self.reply_plies) } else { (self.first_trials, self.first_plies) };
        let strength = Strength { plies, cube_plies: 0 };
        RolloutSettings {
            trials,
            seed: self.seed ^ ((place as u64 + 1) << 40),
            horizon: Some(self.horizon).filter(|turns| *turns > 0),
            early: strength,
            early_turns: 0,
            late: strength,
            filter: Filter::NARROW,
            cubeful: true,
            luck: Luck::Main,
            opening: false,
            stop: None,
            drop: reply.then_some(3.0),
        }
    }
}

/// Equity a play may be behind the best by a 2-ply search and still be rolled out.
const NEAR: f64 = 0.06;
/// Most plays of a first roll, and of a reply, that are rolled out.
const MOST: [usize; 2] = [5, 4];
/// First rolls of the book: all 21, doubles among them.
const FIRST: usize = ROLLS.len();

/// The book, or as much of it as is made.
#[derive(Clone, Debug, PartialEq)]
pub struct Book {
    plan: Plan,
    entries: Vec<Entry>,
}

impl Book {
    /// An empty book, to be filled line by line.
    ///
    /// # Errors
    /// [`BookError::Plan`] for a plan without games, [`BookError::Game`] for a game that the book cannot hold.
    pub fn new(plan: Plan) -> Result<Self, BookError> {
        if plan.first_trials < 2 || plan.reply_trials < 2 {
            return Err(BookError::Plan);
        }
        if !fits(&Rules::standard(plan.variant)) {
            return Err(BookError::Game { variant: plan.variant });
        }
        Ok(Self { plan, entries: Vec::new() })
    }

    /// The delivered book of backgammon; read at the first call.
    ///
    /// ```
    /// use pasch_engine::openings::Book;
    /// let entry = Book::builtin().first("31".parse()?);
    /// assert_eq!(entry.unwrap().choices[0].play, "8/5 6/5");
    /// # Ok::<(), pasch_engine::openings::BookError>(())
    /// ```
    ///
    /// # Panics
    /// When the program was built with a damaged book, which its tests would have refused.
    #[must_use]
    pub fn builtin() -> &'static Self {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| {
            Self::from_text(include_str!("../data/openings.txt")).expect("the delivered book is whole")
        })
    }

    /// The delivered book of a game, if there is one; read at the first call. Other books than backgammon's may hold
    /// fewer replies than [`Book::next_line`] asks for.
    ///
    /// # Panics
    /// The same panics as [`Book::builtin`].
    #[must_use]
    pub fn delivered(variant: VariantId) -> Option<&'static Self> {
        static OTHERS: OnceLock<[Book; 1]> = OnceLock::new();
        let others = || {
            OTHERS.get_or_init(|| {
                [include_str!("../data/openings-nackgammon.txt")]
                    .map(|text| Self::from_text(text).expect("the delivered book is sound"))
            })
        };
        let is_of = |book: &&'static Self| book.plan.variant == variant;
        Some(Self::builtin()).filter(is_of).or_else(|| others().iter().find(is_of))
    }

    /// The book of a solved game: the best plays of every first roll with their exact worth, and of every reply to one play
    /// where that is named. Nothing is rolled out: its choices have no games and no error, its plan no trials. None where
    /// `searcher` has no solution of the game, or the first play is no legal one.
    ///
    /// # Errors
    /// When the search is refused.
    pub fn solved(
        searcher: &Searcher,
        variant: VariantId,
        answered: Option<(Roll, &str)>,
    ) -> Result<Option<Self>, SearchError> {
        let rules = Rules::standard(variant);
        let checkers = usize::from(rules.spec().checkers);
        let is_small = fits(&rules) && checkers <= Hyper::CHECKERS;
        if is_small && searcher.hyper().is_some_and(|hyper| hyper.checkers() == checkers) {
            Self::at_a_glance(searcher, variant, answered)
        } else {
            Ok(None)
        }
    }

    /// The book as a search without looking ahead sees it, which is the truth where the game is solved.
    fn at_a_glance(
        searcher: &Searcher,
        variant: VariantId,
        answered: Option<(Roll, &str)>,
    ) -> Result<Option<Self>, SearchError> {
        let rules = Rules::standard(variant);
        let unplayed =
            Plan { first_trials: 0, first_plies: 0, reply_trials: 0, reply_plies: 0, ..Plan::standard(0) };
        let plan = Plan { variant, horizon: 0, seed: 0, ..unplayed };
        let mut book = Self { plan, entries: Vec::new() };
        let firsts = Roll::all().map(|first| Line { first, reply: None });
        let replies = answered.into_iter().flat_map(|(first, play)| {
            Roll::all().map(move |roll| Line { first, reply: Some((play.to_owned(), roll)) })
        });
        for line in firsts.chain(replies) {
            let Some(board) = line.board(variant) else { return Ok(None) };
            let choices = exact(searcher, &rules, &board, line.roll())?;
            book.entries.push(Entry { line, choices });
        }
        Ok(Some(book))
    }

    /// How it was made.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The lines that have been rolled out, in order.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// How to play a first roll.
    #[must_use]
    pub fn first(&self, roll: Roll) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.line.first == roll && entry.line.reply.is_none())
    }

    /// How to answer a first roll with another: an entry for each play of it that replies are asked for.
    pub fn replies(&self, first: Roll, roll: Roll) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| {
            entry.line.first == first && entry.line.reply.as_ref().is_some_and(|(_, r)| *r == roll)
        })
    }

    /// What is to be rolled out next; none when the book is whole.
    #[must_use]
    pub fn next_line(&self) -> Option<Line> {
        match self.entries.len() {
            at @ ..FIRST => Roll::all().nth(at).map(|first| Line { first, reply: None }),
            at => self.reply_lines().nth(at - FIRST),
        }
    }

    fn reply_lines(&self) -> impl Iterator<Item = Line> {
        let kept = self.entries.iter().take(FIRST).flat_map(|entry| {
            let first = entry.line.first;
            entry.kept().map(move |choice| (first, choice.play.clone()))
        });
        kept.flat_map(|(first, play)| {
            Roll::all().map(move |roll| Line { first, reply: Some((play.clone(), roll)) })
        })
    }

    /// Entries made, and entries in all; the second is a guess as long as first rolls are missing.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let all = if self.entries.len() < FIRST { FIRST * FIRST * 4 / 3 } else { self.reply_lines().count() };
        (self.entries.len(), FIRST + all)
    }

    /// Rolls the next line out; `None` when the book is whole. The entry is not taken
    /// in: that is [`Book::push`]'s.
    ///
    /// # Errors
    /// When the search or the rollout is refused or was cancelled.
    pub fn roll_out(&self, searcher: &Searcher, run: Run<'_>) -> Result<Option<Entry>, RolloutError> {
        let Some(line) = self.next_line() else { return Ok(None) };
        let rules = Rules::standard(self.plan.variant);
        let Some(board) = line.board(self.plan.variant) else { return Err(RolloutError::Empty) };
        let (cube, roll) = (CubeInfo::money(false, false).counting(grades(&rules)), line.roll());
        let search = SearchSettings::plies(2);
        let ranked = searcher.rank_plays(&board, roll.faces(), &cube, &search, &[], run)?;
        let best = ranked.first().map_or(0.0, |play| play.equity);
        let boards: Vec<Board> = ranked
            .iter()
            .filter(|play| play.plies == search.plies && best - play.equity <= NEAR)
            .take(MOST[usize::from(line.reply.is_some())])
            // A single legal play is not searched.
            .chain(ranked.first().filter(|play| play.plies < search.plies))
            .map(|play| play.play.board)
            .collect();
        let settings = self.plan.settings(&line, self.entries.len());
        let result = Rollout::plays(searcher, &boards, &cube, settings)?.run(run, &mut |_| {})?;
        if result.ended == Ended::Cancelled {
            return Err(SearchError::Cancelled.into());
        }
        let names = plays(&rules, &board, roll);
        let choices = result
            .ranking()
            .into_iter()
            .filter_map(|place| {
                let (rolled, board) = (&result.candidates[place], boards[place]);
                let (play, _) = names.iter().find(|(_, after)| *after == board)?;
                let equity =
                    Estimate { mean: four(rolled.equity.mean), se: four(rolled.equity.se.max(0.0001)) };
                let chance = |p: f32| four(f64::from(p)) as f32;
                let p = rolled.probs;
                let probs = Probs {
                    win: chance(p.win),
                    win_g: chance(p.win_g),
                    win_bg: chance(p.win_bg),
                    lose_g: chance(p.lose_g),
                    lose_bg: chance(p.lose_bg),
                };
                Some(Choice { play: play.clone(), board, trials: rolled.trials, equity, probs })
            })
            .collect();
        Ok(Some(Entry { line, choices }))
    }

    /// Takes an entry in.
    ///
    /// # Errors
    /// [`BookError::Order`] when it is not that of the next line, or is empty.
    pub fn push(&mut self, entry: Entry) -> Result<(), BookError> {
        if self.next_line().as_ref() != Some(&entry.line) || entry.choices.is_empty() {
            return Err(BookError::Order { line: entry.line.to_string() });
        }
        self.entries.push(entry);
        Ok(())
    }
}

/// Plays of a roll that the book of a solved game tells.
const TOLD: usize = 6;

/// The best plays of a roll by the search's exact figures, the best first.
fn exact(searcher: &Searcher, rules: &Rules, board: &Board, roll: Roll) -> Result<Vec<Choice>, SearchError> {
    let cube = CubeInfo::money(false, false).counting(grades(rules));
    let ranked =
        searcher.rank_plays(board, roll.faces(), &cube, &SearchSettings::plies(0), &[], Run::default())?;
    let names = plays(rules, board, roll);
    let choice = |play: &RankedPlay<BoardPlay>| {
        let (name, _) = names.iter().find(|(_, after)| *after == play.play.board)?;
        let equity = Estimate { mean: four(play.equity), se: 0.0 };
        Some(Choice { play: name.clone(), board: play.play.board, trials: 0, equity, probs: play.probs })
    };
    Ok(ranked.iter().take(TOLD).filter_map(choice).collect())
}

/// Four digits: what the book keeps.
fn four(value: f64) -> f64 {
    (value * 1e4).round() / 1e4 + 0.0
}

/// Every legal play of a roll by its name, with the position after it, the mover in `lanes[0]`.
fn plays(rules: &Rules, board: &Board, roll: Roll) -> Vec<(String, Board)> {
    let Some(dice) = Dice::from_faces(&[roll.0, roll.1]) else { return Vec::new() };
    let position = position_from(board, Player::A);
    let graph = PlayGraph::new(rules, &position, Player::A, &dice, &TurnContext::default());
    let named = graph.plays().into_iter();
    named
        .filter_map(|legal| {
            Some((legal.play.to_string(), board_from(&legal.position, Player::A, rules).ok()?))
        })
        .collect()
}

#[cfg(test)]
mod tests;
