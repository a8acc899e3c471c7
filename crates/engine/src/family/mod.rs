//! Every game of the family that the boards and nets of backgammon do not fit: pins, blocks, parallel paths, other dice.
//!
//! Works on the rules' own positions. A game's net, inputs and results are made from its data; nothing here
//! asks which game it is.

pub mod encode;
pub mod game;
pub mod net;
mod nets;
pub mod rollout;
pub mod search;

pub use game::{After, Classes, Ending, MOST_CLASSES, Results, State, rolls};
pub use net::{FamilyNet, FamilyNetError, Sums, Weights};
pub(crate) use nets::delivered;
pub use nets::{builtin, card};
pub use search::{FamilySearcher, MOST_FAMILY_PLIES, Worth};

#[cfg(test)]
mod tests;
