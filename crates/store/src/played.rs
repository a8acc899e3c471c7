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
}

// Matches of files are `file`.
words!(PlayedKind { Computer = "computer", People = "people", Screen = "screen" });

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
