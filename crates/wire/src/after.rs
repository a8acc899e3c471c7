//! What there is to say when a match is over: how both played, and what cost most.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{AnalysisProgress, CollectedJudged, DecisionKind, Mark, Seat};

/// `GET /api/v1/matches/{id}/after`: what the caller may know of a match of theirs that is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct AfterMatch {
    /// How far the analysis is.
    pub state: AfterState,
    /// Decisions that are judged, while the analysis is at work.
    pub progress: AnalysisProgress,
    /// How both played, once that is known.
    pub judged: Option<CollectedJudged>,
    /// A deeper analysis follows when there is time.
    pub deeper: bool,
    /// The decisions that cost the caller most, at most three, the costliest first; of both players where two played at one
    /// screen.
    pub worst: Vec<CostlyDecision>,
}

/// How far the analysis of a match that is over is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum AfterState {
    /// It waits or is at work.
    Coming,
    /// It is there.
    Done,
    /// There will be none: the match was given up before it had begun, cannot be analysed, or the analysis failed.
    None,
}

/// A decision that cost something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CostlyDecision {
    /// Who decided.
    pub seat: Seat,
    /// Number of the game, from 1.
    pub game: u32,
    /// Number of the turn in its game, from 1.
    pub turn: u32,
    /// The kind of decision, by the action that was taken.
    pub kind: DecisionKind,
    /// The dice; null for a cube decision.
    pub dice: Option<Vec<u8>>,
    /// The play, or what was done about the cube.
    pub played: String,
    /// The best one.
    pub best: String,
    /// Equity lost, in points.
    pub loss: f64,
    /// How bad it was.
    pub mark: Mark,
    /// Identifier of the problem that asks for this decision again; null where there is none.
    pub problem: Option<String>,
}
