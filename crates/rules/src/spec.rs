//! What makes a game: a [`VariantSpec`] is constant data, its mechanics small closed enums, each
//! of them interpreted in one module only. No code asks which variant it is playing.

use crate::constraints::Constraint;
use crate::dice::Die;
use crate::options::BearOff;
use crate::point::{Geometry, Place};
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
}

/// How a game begins once the opening dice have decided who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// The starter plays both opening dice.
    BothDice,
    /// The starter throws again.
    Reroll,
}

/// What a double is worth. Each variant of this enum lays a roll out in stages, see
/// [`Doubles::stages`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Doubles {
    /// The number is played four times.
    Four,
    /// A double is nothing special: each die is played once.
    Ordinary,
    /// Ordinary four moves in a player's first turns; from his turn `from_turn` on (1 = his
    /// first) a double is followed by four of each higher number, up to the sixes, as long as
    /// each stage is played in full.
    Cascade {
        /// The player's own turn, counted from 1, from which doubles climb.
        from_turn: u32,
    },
}

impl Doubles {
    /// The stages in which the dice of one throw are played: each a list of dice, the next one
    /// unlocked when the one before is used up. `own_turn` counts the player's turns from 1.
    #[must_use]
    pub fn stages(self, dice: &[Die], own_turn: u32) -> Vec<Vec<Die>> {
        let double = match dice {
            [a, b] if a == b => Some(*a),
            _ => None,
        };
        match (double, self) {
            (None, _) | (_, Doubles::Ordinary) => vec![dice.to_vec()],
            (Some(die), Doubles::Cascade { from_turn }) if own_turn >= from_turn => {
                Die::ALL.into_iter().filter(|face| *face >= die).map(|face| vec![face; 4]).collect()
            }
            (Some(die), _) => vec![vec![die; 4]],
        }
    }
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
    /// How checkers are borne off.
    pub bear_off: BearOff,
    /// The highest grade a game can be won with.
    pub top_grade: Grade,
    /// Whether the game is usually played with the doubling cube.
    pub cube: bool,
    /// Named restrictions of this game beyond the mechanics above.
    pub constraints: &'static [Constraint],
}

impl VariantSpec {
    /// Whether checkers may wait in the pool in this game.
    #[must_use]
    pub fn uses_pool(&self) -> bool {
        self.start.iter().any(|(place, _)| *place == Place::Pool)
    }

    /// Whether checkers move exactly as in backgammon, whatever the start and the scoring: the
    /// condition for engines specialised on standard boards.
    #[must_use]
    pub fn moves_as_backgammon(&self) -> bool {
        self.geometry == Geometry::Contrary
            && self.contact == Contact::Hit
            && self.dice == 2
            && self.doubles == Doubles::Four
            && self.bear_off == BearOff::Standard
            && self.constraints.is_empty()
            && !self.uses_pool()
            && self.checkers <= 15
    }
}
