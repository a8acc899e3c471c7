//! Problems for everybody: ratings of players and problems, and what was answered.
//!
//! Invariant: of a player's answers to a problem the first is rated, in one transaction with the answer.

use pasch_practice::everybody::{Asked, Solver};

/// An answer to a problem for everybody.
#[derive(Clone, Copy, Debug)]
pub struct Solved<'a> {
    /// The problem's identifier.
    pub problem: &'a str,
    /// How the problem stands if nobody has answered it yet.
    pub fresh: Asked,
    /// Equity given up.
    pub loss: f64,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// What an answer changed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// How the player stood before.
    pub before: Solver,
    /// How the player stands now.
    pub after: Solver,
    /// How the problem stands now.
    pub problem: Asked,
    /// Whether the answer was rated: it was the player's first to this problem.
    pub rated: bool,
}
