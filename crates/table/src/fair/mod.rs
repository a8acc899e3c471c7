//! The dice of live games: what has been shown and stored, what the server holds, what it still waits for.
//!
//! `pasch_dice` knows what may follow what; here are the server's secrets and the rows a store keeps. Nothing is shown
//! to anybody before it is stored: whoever changes the dice of a game writes the rows of the change, or loads them again.

mod game;
mod packed;
mod rows;
mod signed;
mod statistics;

pub use game::{GameDice, seat_party};
pub use rows::{DiceEntryRow, DiceRows, DiceSeedRow, DiceStepRow, Secrets, ThrownRow};
pub use signed::{SignedDice, party, player};
pub use statistics::statistics;
