//! The family of games with standard kinematics: opposed travel, hitting, a point held by two checkers is closed.

pub mod board;
pub mod encode;
pub mod movegen;

pub use board::{Board, Finish, Seat};
