//! Rooms in which [chouettes](pasch_chouette) are played.
//!
//! A room has the fold of one chouette's log in memory while somebody is there. Whoever acts waits for the one before; an
//! action is on disk before anybody sees it. Each socket looks at the room as its own seat may, after every change.
//!
//! Invariants: nothing is shown that is not committed; an act that is refused changes nothing; an act that has begun is
//! finished although whoever asked has gone.

#![forbid(unsafe_code)]

mod bots;
mod error;
mod load;
mod parlour;
mod room;
mod steps;
mod talk;

pub use error::ParlourError;
pub use parlour::{Deps, Here, Pace, Parlour};
