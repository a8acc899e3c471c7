//! Problems for everybody: ratings of players and problems, and what was answered.
//!
//! Invariant: of a player's answers to a problem the first is rated, in one transaction with the answer.

use std::collections::HashMap;

use async_trait::async_trait;
use pasch_practice::everybody::{Asked, Solver};
use pasch_wire::UserId;

use super::StoreError;

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

/// Ratings and answers of problems for everybody.
#[async_trait]
pub trait EverybodyStore: Send + Sync + 'static {
    /// How a player stands; `None` before their first answer.
    async fn solver(&self, user_id: &UserId) -> Result<Option<Solver>, StoreError>;

    /// The ratings of all problems that somebody has answered.
    async fn problem_ratings(&self) -> Result<HashMap<String, f64>, StoreError>;

    /// The problems that a player answered last, the latest first, at most `limit`, with the time of the latest answer.
    async fn solved_lately(&self, user_id: &UserId, limit: u32) -> Result<Vec<(String, i64)>, StoreError>;

    /// Keeps an answer and, if it is the player's first to this problem, rates both.
    async fn solve(&self, user_id: &UserId, solved: &Solved<'_>) -> Result<Outcome, StoreError>;
}
