//! A player's own play, out of his collection: sums over his decisions, and his costliest mistakes as problems that
//! come back.
//!
//! `derive` takes from a report what statistics and problems need; [`keep_up`] sees to it that every analysed match
//! of a collection has it. [`schedule`] says when a problem comes back, [`quiz`] which one is next, [`problem`] asks and
//! judges it.

mod derive;
pub mod problem;
pub mod quiz;
pub mod schedule;
mod statistics;
#[cfg(test)]
mod store_tests;
pub mod trainer;

pub use derive::{VERSION, derive, keep_up};
pub use statistics::{WINDOW, of_player, over_time, statistics};
