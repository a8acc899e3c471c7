//! Rooms in which [tournaments](pasch_tournament) are played.
//!
//! A room has the fold of one tournament's log in memory. What a player or the director wants becomes actions (`wish`); what follows
//! by itself, such as the pairings of the next round, is done at once. Tables are made by [`Boards`], and the ends of their matches
//! come back through [`Hall::match_is_over`].
//!
//! Invariants: nothing is shown that is not committed; an act that is refused changes nothing; each result counts once, however often
//! it is told.

#![forbid(unsafe_code)]

mod boards;
mod error;
mod halls;
mod options;
mod room;
mod view;
mod wish;

pub use boards::{Boards, Outcome, Sat, Sit};
pub use error::HallError;
pub use halls::{Deps, Hall, Here};
