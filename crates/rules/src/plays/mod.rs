//! Everything a player may do with a roll.
//!
//! A [`Move`] is one checker moved by one die, a [`Play`] all moves of a roll. [`PlayGraph`] holds
//! every legal play of one roll, merged where different orders of moves meet; it is all an
//! interface needs to let somebody move checkers by hand.
//!
//! Invariant: every edge of a graph lies on a path to a complete legal play.

mod coming;
mod explore;
mod graph;
mod landings;
mod shares;
mod stages;
mod step;

pub use crate::turn::{Effect, Move, NextPart, Part, Play, TurnContext};
pub use crate::why::{PlayFault, WhyNot};
pub use coming::{Coming, coming};
pub use graph::{Edge, LegalPlay, NodeId, PlayGraph, PlayNode};
pub use landings::{Landing, landings};
