//! Training for every game of the family that the nets of backgammon do not fit: self-play by temporal differences, one
//! command per game, resumable and the same bytes every time.

pub mod arena;
pub mod heuristic;
pub mod learner;
pub mod past;
pub mod run;
pub mod selfplay;
