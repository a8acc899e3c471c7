//! How a request is refused.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The body of every answer with an HTTP status of 400 or above.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct ErrorBody {
    /// What went wrong.
    pub error: ErrorDetail,
}

/// One refusal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct ErrorDetail {
    /// Stable word for programs, e.g. `stale`.
    pub code: String,
    /// A sentence for people.
    pub message: String,
    /// Which field, file, line, game or move; null when the whole request is meant.
    pub r#where: Option<String>,
}
