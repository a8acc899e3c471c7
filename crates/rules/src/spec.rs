//! What makes a game: a [`VariantSpec`] is constant data. No code asks which variant it is playing.

pub use crate::mechanics::{BackwardHits, Contact, Doubles, Entry, Opening, Scoring, Sharing};

use crate::constraint::Constraint;
use crate::mechanics::BearOff;
use crate::outcome::Grade;
use crate::point::{Geometry, Place};
use crate::variant_id::VariantId;

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
