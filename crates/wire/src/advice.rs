//! Advice while a match against the computer is played.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Intent, Mark, Sentence};

/// The body of `POST /api/v1/matches/{id}/hint`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HintRequest {
    /// The `seq` of the match that the hint is for.
    pub seq: u32,
    /// How much it gives away.
    pub step: HintStep,
}

/// How much a hint gives away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum HintStep {
    /// The idea of the position.
    Idea,
    /// A part of the answer: which checker moves, how a double would be answered.
    Part,
    /// The whole answer.
    Whole,
}

/// A hint for the decision that the caller has to make.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Hint {
    /// In English.
    pub text: String,
    /// The same as data, for other languages.
    pub told: Sentence,
    /// The point from which a checker of the best play moves, in the mover's own count (25: bar or pool); null in the first
    /// step and for the cube.
    pub from: Option<u8>,
    /// The best play, in notation; null but in the last step.
    pub play: Option<String>,
}

/// The body of `POST /api/v1/matches/{id}/check`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CheckRequest {
    /// The `seq` of the match that the intent is for.
    pub seq: u32,
    /// What the caller is about to do.
    pub intent: Intent,
}

/// How good it would be. Nothing here says what would be better.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Checked {
    /// Equity it would lose, in points; 0 where there is nothing to decide.
    pub loss: f64,
    /// How bad that is; null where there is nothing to decide.
    pub mark: Option<Mark>,
    /// The reason against it, in English; empty where there is none.
    pub text: String,
    /// The same as data, for other languages; null where there is none.
    pub told: Option<Sentence>,
}
