//! The dice of live games: what has been shown and stored, what the server holds, what it still waits for.
//!
//! `pasch_dice` knows what may follow what; here are the secrets of the server and the rows of the store. Nothing is
//! told to anybody before it is stored: who changes the dice of a game writes the rows of the change, or loads them
//! again.

mod game;
mod host;
mod packed;
mod signed;
mod statistics;

pub use game::{GameDice, seat_party};
pub use host::{HostKeyError, HostSigner, random};
pub use signed::{SignedDice, party, player};
pub use statistics::statistics;
