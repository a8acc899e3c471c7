//! The engine's work on threads of its own: bots decide, single positions are judged or rolled out, matches are
//! analysed, databases are made.
//!
//! Invariant: nothing here runs on a thread that serves sockets, and play goes first: between two pieces of work a
//! thread waits while a bot thinks.

mod bots;
pub mod databases;
mod exhibition;
pub mod jobs;
mod museum;
mod positions;

pub use bots::{BotPool, Question, SharedEngine, plays};
pub use exhibition::Exhibition;
pub use museum::{bot_named, bot_plays, classics, thoughts};
pub use positions::{Chosen, Positions, RolloutRefusal, Rollouts, StudyError, check, race};
