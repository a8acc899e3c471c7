//! Decisions of the caller's collection that are rolled out in one go.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{CollectedId, RolloutView, RolloutWish};

/// The body of `POST /api/v1/decisions/rollouts`: how to roll out the first 50 decisions that the search in the address
/// finds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChosenRollouts {
    /// How each of them is rolled out. `plays` has to be empty: of a roll the `best` plays of the report are rolled out,
    /// the play that was made, and the one that the file calls best.
    pub settings: RolloutWish,
}

/// What rolling out the chosen decisions would take.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RolloutEstimate {
    /// Decisions that would be rolled out.
    pub decisions: u32,
    /// Estimated seconds of work; null while nothing was rolled out lately with such settings.
    pub seconds: Option<f64>,
}

/// The caller's decisions that wait to be rolled out, with those that were asked for together with them. All zero when
/// none waits.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RolloutQueue {
    /// Decisions in all.
    pub total: u32,
    /// Of these, decisions whose rollout is finished.
    pub done: u32,
    /// Of these, decisions whose rollout came to nothing.
    pub failed: u32,
    /// Identifier of the decision that is rolled out now; null while others are at work.
    pub current: Option<String>,
    /// Estimated seconds of work left; null until there is something to go by.
    pub seconds_left: Option<f64>,
    /// Decisions that somebody may have waiting.
    pub most: u32,
}

/// Where the rollout of a decision stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum RolledStatus {
    /// It waits, or is at work.
    Waiting,
    /// It is finished.
    Done,
    /// It came to nothing.
    Failed,
}

/// The rollout of a decision. It never changes marks, PR or statistics.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RolledDecision {
    /// Index of the action in the record.
    pub index: u32,
    /// Where the rollout that was asked for last stands.
    pub status: RolledStatus,
    /// Why it failed; null otherwise.
    pub failure: Option<String>,
    /// What was best by the rollout that was finished last, as written by players; empty without one.
    pub best: String,
    /// Equity that the decision gave up by that rollout, 0 or more; null where it does not say.
    pub loss: Option<f64>,
    /// The rollout that was finished last; null before the first.
    pub result: Option<RolloutView>,
}

/// `GET /api/v1/decisions/rollouts/{match}`: the rolled out decisions of a match of the collection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RolledMatch {
    /// The match in the collection.
    pub id: CollectedId,
    /// The decisions, in the order of the record.
    pub decisions: Vec<RolledDecision>,
}

/// What the program that wrote a file calls best at a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct FileVerdict {
    /// The best play or cube action, as written by players.
    pub best: String,
    /// Equity that the decision gave up by that program, 0 or more; null where it does not say.
    pub loss: Option<f64>,
    /// How deep it looked, in its words: "2-ply", "XG Roller++".
    pub level: String,
}
