//! A player's own play, taken from their analysed matches: sums over their decisions, and their costliest mistakes as
//! problems that come back.
//!
//! [`derive()`] takes from a report what statistics, problems and searches need; [`decisions`] are searched. [`schedule`] says when a problem comes back,
//! [`quiz`] which one is next, [`problem`] asks and judges it, [`trainer`] makes questions about pips and match equity.
//! Beside these are the problems for everybody: [`set`] holds them, [`everybody`] says which is next and what an answer does to
//! the ratings of player and problem. [`taught`] shows lessons, [`proof`] asks the engine about them, [`author`] makes steps of positions. [`coach`] says what to work on. [`sheet`] puts problems of both sorts on paper.
//! Nothing here reads a clock, a file or a database: the caller brings the rows, the time and the seed.

pub mod author;
pub mod breakdown;
pub mod coach;
pub mod decisions;
mod derive;
pub mod everybody;
pub mod glicko;
pub mod problem;
pub mod proof;
pub mod quiz;
mod rows;
pub mod schedule;
pub mod set;
pub mod sheet;
mod statistics;
pub mod taught;
pub mod trainer;

pub use derive::{VERSION, derive};
pub use rows::{
    AnswerRow, Derived, OwnMatchRow, OwnPartRow, PartKind, PartRow, ProblemKey, QuizRow, ResultsRow,
};
pub use statistics::{WINDOW, over_time, statistics};
