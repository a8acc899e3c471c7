//! What named restrictions say: each [`Constraint`] is a few pure functions in a file of its own.
//!
//! A constraint can speak at four moments: before a step, after a step (to remember something for
//! the rest of the turn, or to end the game), on the position that ends a play, and after the turn.

mod blockade;
mod check;
mod first_checker;
mod head;
mod hit_and_run;
mod hit_needs_home;
mod hold_at_most;
mod home_stays;
mod max_per_point;
mod mother;
mod open_home;
mod open_prime;
mod six_block;

pub use crate::constraint::Constraint;
pub use crate::turn::Trace;
