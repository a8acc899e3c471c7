//! Boards to numbers: nets, search, cube, bear-off databases.
//!
//! No input or output, no clock, no threads required: files come in as bytes. The two entry points for playing
//! strength are [`eval::Evaluator`] (chances of a position without looking ahead) and the nets of [`nets::builtin`].

pub mod analyst;
pub mod bearoff;
pub mod cube;
pub mod database;
pub mod eval;
pub mod gate;
pub mod hyper;
pub mod level;
pub mod met;
pub mod net;
pub mod nets;
pub mod rollout;
pub mod search;
pub mod standard;
