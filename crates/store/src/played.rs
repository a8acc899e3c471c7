//! The way of a finished match into the collections of its players, as the store keeps it.
//!
//! Invariant: a finished match is taken in once. Its rows in the collections and the note that it is done are written
//! together.

use crate::driver::words;
use pasch_wire::{Seat, UserId};

use super::collection::NewCollected;

/// How a match of a collection was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayedKind {
    /// Against the computer.
    Computer,
    /// Against another person.
    People,
    /// By two people at one screen.
    Screen,
    /// Elsewhere: it came in a file.
    File,
}

words!(PlayedKind { Computer = "computer", People = "people", Screen = "screen", File = "file" });

/// How a finished match is to be analysed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish<'a> {
    /// The level.
    pub level: &'a str,
    /// The level of the analysis that follows when there is time; `None` for no other.
    pub later: Option<&'a str>,
}

/// A finished match on its way into one player's collection.
#[derive(Clone, Debug)]
pub struct TakenIn {
    /// Whose collection.
    pub owner: UserId,
    /// The owner's seat.
    pub seat: Seat,
    /// How it was played.
    pub kind: PlayedKind,
    /// The match as a collection keeps it.
    pub new: NewCollected,
}
