//! What makes a game: a [`VariantSpec`] is constant data, its mechanics small closed enums, each
//! of them interpreted in one module only. No code asks which variant it is playing.

use crate::constraints::Constraint;
use crate::options::{BearOff, Ones};
use crate::point::{Geometry, Place, Point};
use crate::score::Grade;
use crate::variants::VariantId;

/// What opposing checkers on a point do to a checker that wants to land there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contact {
    /// One opposing checker is hit and sent to the bar; two or more close the point.
    Hit,
    /// One opposing checker is pinned under the arriving one, unless it pins one itself; two or
    /// more close the point.
    Pin,
    /// Any opposing checker closes the point.
    Block,
    /// Nothing: checkers of both sides stand side by side.
    Share,
}

/// How a game begins once the opening dice have decided who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// The starter plays both opening dice.
    BothDice,
    /// The starter throws again.
    Reroll,
    /// The starter plays both opening dice, or throws again if they like that better.
    Choice,
}

/// What a double is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Doubles {
    /// The number is played four times.
    Four,
    /// A double is nothing special: each die is played once.
    Ordinary,
    /// Ordinary four moves in a player's first turns; from their turn `from_turn` on (1 = their
    /// first) a double is followed by four of each higher number, up to the sixes, as long as
    /// each stage is played in full.
    Cascade {
        /// The player's own turn, counted from 1, from which doubles climb.
        from_turn: u32,
    },
    /// Four moves and, when all were played, another roll.
    FourAndAgain,
    /// Four moves, then four of the number on the undersides of the dice, 7 − n, then another
    /// roll; what cannot be played in full ends the turn.
    Undersides,
    /// As in Puff: a player's first double is played once with each die, every later one twice
    /// with each die and followed by another roll; after that as much of the undersides as they
    /// likes.
    Puff,
}

/// How a roll is shared out among the checkers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sharing {
    /// A checker moves by one die and may go on with another; as much of the roll is played as can be.
    DieByDie,
    /// As in Coan ki: the whole roll in one of its two ways or nothing, every checker moving once at most. A checker
    /// comes home as soon as it gets there, whatever the others do.
    ///
    /// One checker moves by the sum of the dice, or two by one die each. With a double two checkers move by the sum
    /// each, or one by half of it; with dice that follow each other two move, one by the sum and one by the lower die or
    /// by the sum less one.
    Whole {
        /// What 1-1 does.
        ones: Ones,
    },
}

/// Which moves are open to a side that still has checkers in the pool. A checker on the bar enters
/// before anything else in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// Entering and moving as one likes.
    Free,
    /// Entering is only possible with a double or 1-2; moving as one likes.
    DoubleOrOneTwo,
    /// No checker goes beyond this point before all have entered.
    Within(Point),
    /// Nothing moves before all have entered.
    First,
}

/// Whether a checker may move backwards to hit a lone opposing checker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BackwardHits {
    /// Never.
    Never,
    /// With either die.
    AnyDie,
    /// Only with the smaller die, or with any die of a double.
    SmallerDie,
}

/// What a game is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// Who bears off first wins, by the grade the loser's checkers tell.
    Grades,
    /// Who bears off first wins as many points as the loser has checkers left.
    CheckersLeft,
    /// Who bears off first loses a single game.
    Misere,
}

/// A game as data: everything that sets one member of the family apart from the others.
#[derive(Debug, PartialEq, Eq)]
pub struct VariantSpec {
    /// The stable name used in files and addresses.
    pub id: VariantId,
    /// The name people use.
    pub name: &'static str,
    /// Other names it goes by.
    pub aliases: &'static [&'static str],
    /// Its character in one line.
    pub tagline: &'static str,
    /// Checkers of each side.
    pub checkers: u8,
    /// Where each side's checkers start, in its own count.
    pub start: &'static [(Place, u8)],
    /// Dice thrown per roll: 2 or 3.
    pub dice: u8,
    /// How the two paths lie over each other.
    pub geometry: Geometry,
    /// What opposing checkers on a point do.
    pub contact: Contact,
    /// How a game begins.
    pub opening: Opening,
    /// What a double is worth.
    pub doubles: Doubles,
    /// Whether a roll of 1 and 2 is followed by a double of the player's choice and another roll.
    pub chosen_double: bool,
    /// Whether the smaller of two different dice has to be played first, or the turn is lost.
    pub low_die_first: bool,
    /// How a roll is shared out among the checkers.
    pub sharing: Sharing,
    /// How checkers enter from the pool.
    pub entry: Entry,
    /// Whether checkers may hit backwards.
    pub backward_hits: BackwardHits,
    /// How checkers are borne off.
    pub bear_off: BearOff,
    /// What the game is played for.
    pub scoring: Scoring,
    /// The game is a draw when each side has played this many rolls.
    pub turn_limit: Option<u32>,
    /// The highest grade a game can be won with.
    pub top_grade: Grade,
    /// Whether the game is usually played with the doubling cube.
    pub cube: bool,
    /// Named restrictions of this game beyond the mechanics above.
    pub constraints: &'static [Constraint],
    /// The same game with another start, direction or contact, for options that ask for it.
    pub forms: &'static [&'static VariantSpec],
}

impl VariantSpec {
    /// Whether checkers may wait in the pool in this game.
    #[must_use]
    pub fn uses_pool(&self) -> bool {
        self.start.iter().any(|(place, _)| *place == Place::Pool)
    }

    /// Whether checkers move exactly as in backgammon and the first to bear off wins by grades,
    /// whatever the start: the condition for engines specialised on standard boards.
    #[must_use]
    pub fn moves_as_backgammon(&self) -> bool {
        self.geometry == Geometry::Contrary
            && self.contact == Contact::Hit
            && self.dice == 2
            && self.doubles == Doubles::Four
            && self.sharing == Sharing::DieByDie
            && !self.chosen_double
            && !self.low_die_first
            && self.backward_hits == BackwardHits::Never
            && self.bear_off == BearOff::Standard
            && self.scoring == Scoring::Grades
            && self.turn_limit.is_none()
            && self.constraints.is_empty()
            && !self.uses_pool()
            && self.checkers <= 15
    }
}
