//! Moves, plays, and all of a turn that decides about the next move.

use std::hash::{Hash, Hasher};

use crate::dice::{Dice, Die};
use crate::point::Place;

/// What a move does to an opposing checker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Effect {
    /// Nothing: no opposing checker is touched.
    #[default]
    None,
    /// Sends a lone checker to the bar.
    Hit,
    /// Pins a lone checker where it stands.
    Pin,
}

/// One checker moved by one die, in the mover's own count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Move {
    /// Where the checker starts: a point, the bar or the pool.
    pub from: Place,
    /// Where the checker lands: a point or off.
    pub to: Place,
    /// The die it uses; bearing off may use a higher one than the distance.
    pub die: Die,
    /// What it does to an opposing checker on the way down.
    pub effect: Effect,
}

/// All moves of one roll in the order they were made; none at all is a dance. Two plays that lead
/// to the same position are the same choice, though they need not be equal here.
///
/// Its text form is the field's notation, see [`crate::notation`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Play {
    /// The moves, at most one per die of the roll.
    pub moves: Vec<Move>,
}

impl Play {
    /// The play without moves: nothing could be played.
    pub const DANCE: Play = Play { moves: Vec::new() };

    /// Whether nothing was played.
    #[must_use]
    pub fn is_dance(&self) -> bool {
        self.moves.is_empty()
    }
}

/// What else decides about legality beside position and roll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TurnContext {
    /// Rolls this player has played in this game before the present one, dances among them.
    pub turns_before: u32,
    /// How many of those rolls were doubles.
    pub doubles_before: u32,
    /// Rolls the opponent has played in this game: 0 in the very first turn of a game.
    pub opponent_turns: u32,
    /// Which part of the roll is to be played.
    pub part: Part,
    /// What the parts before remember.
    pub trace: Trace,
}

/// A part of a roll. In most games the roll is all there is; where a roll brings further numbers,
/// each of them is played by itself, with dice that show it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Part {
    /// The dice as thrown.
    #[default]
    Roll,
    /// A double of the player's choice after 1-2: their first move fixes the number.
    Choice,
    /// The next number of a climbing double.
    Climb {
        /// How often it is played: four times, or what the opponent has left of it.
        moves: u8,
    },
    /// Four times the undersides of a double.
    Underside {
        /// Whether another roll follows when all four were played.
        again: bool,
    },
    /// The undersides of a double, as many as one likes.
    Optional {
        /// How often they may be played.
        moves: u8,
        /// Whether another roll follows.
        again: bool,
    },
}

/// What the same player has to play next, without another roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NextPart {
    /// The dice to play; for [`Part::Choice`] those of the roll.
    pub dice: Dice,
    /// Which part of the roll this is.
    pub part: Part,
    /// What the turn so far remembers.
    pub trace: Trace,
}

/// What constraints remember within one turn; empty at its start (`Trace::default()`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// Checkers that hit on each home point and must stay there.
    pub(crate) frozen: [u8; 6],
    /// Checkers that have left the head.
    pub(crate) from_head: u8,
}

/// Hashes all fields as one 64-bit word, which is faster.
impl Hash for Trace {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let [a, b, c, d, e, f] = self.frozen;
        state.write_u64(u64::from_le_bytes([a, b, c, d, e, f, self.from_head, 0]));
    }
}

impl Trace {
    /// Checkers that have left the head in this turn, where a constraint counts them.
    #[must_use]
    pub const fn left_head(&self) -> u8 {
        self.from_head
    }
}
