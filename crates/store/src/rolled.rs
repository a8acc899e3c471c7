//! Decisions that were chosen to be rolled out, as the store keeps them.
//!
//! Invariant: a decision has one row. A result stays until a later rollout of the same decision is finished.

use crate::driver::words;
use pasch_practice::ProblemKey;

/// Where the rollout of a decision stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RolledState {
    /// It waits, or is at work.
    Waiting,
    /// It is finished.
    Done,
    /// It came to nothing.
    Failed,
}

words!(RolledState { Waiting = "waiting", Done = "done", Failed = "failed" });

/// A decision that somebody wants to have rolled out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WantedRollout {
    /// The decision.
    pub key: ProblemKey,
    /// Identifier of its position.
    pub position: String,
    /// The kind of decision, a word of the wire.
    pub kind: String,
    /// The play that was made, as a rollout names it; empty for the cube.
    pub played: String,
    /// How to roll out, JSON.
    pub settings: String,
}

/// A decision that was chosen to be rolled out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RolledRow {
    /// The question that was asked last.
    pub wanted: WantedRollout,
    /// Where that stands.
    pub state: RolledState,
    /// Why it failed.
    pub failure: Option<String>,
    /// The rollout that was finished last, JSON.
    pub result: Option<String>,
}
