//! Decisions of the caller's collection: found by what stood on the board, noted on, put together in sets.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    AnalysisId, CollectedId, CubeView, DecisionKind, FileVerdict, Mark, PositionView, RolledDecision, Score,
    Seat, SeatNames, SetId, VariantView,
};

/// A decision of an analysed match of the collection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct FoundDecision {
    /// Identifier: that of the collected match, a dot, the index of the action.
    pub id: String,
    /// The analysis whose report has it.
    pub analysis: AnalysisId,
    /// Index of the action in the record.
    pub index: u32,
    /// The variant.
    pub variant: VariantView,
    /// Names of the players at both seats.
    pub players: SeatNames,
    /// The player whose decision it was.
    pub player: Seat,
    /// When it was played, ISO 8601 as far as known.
    pub played_on: Option<String>,
    /// Points to win; 0 for money.
    pub length: u32,
    /// The score before the game.
    pub score: Score,
    /// It is the Crawford game.
    pub crawford: bool,
    /// The kind of decision, by the action that was taken.
    pub kind: DecisionKind,
    /// The dice, for a play.
    pub dice: Option<Vec<u8>>,
    /// The checkers before it.
    pub position: PositionView,
    /// The cube before it.
    pub cube: CubeView,
    /// The play or the cube action, as written by players.
    pub text: String,
    /// The best play or cube action, as written by players.
    pub best: String,
    /// Equity given up, EMG.
    pub loss: f64,
    /// How good it was.
    pub mark: Option<Mark>,
    /// Kind of position: "blitz".
    pub theme: Option<String>,
    /// The position as XGID; empty for boards that it cannot express.
    pub xgid: String,
    /// The caller's note on it.
    pub note: NoteView,
    /// What the file that the match came in calls best; null where it does not say.
    pub said: Option<FileVerdict>,
    /// Its rollout; null unless one was asked for.
    pub rolled: Option<RolledDecision>,
}

/// Decisions that fit a search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DecisionPage {
    /// The decisions in order.
    pub decisions: Vec<FoundDecision>,
    /// How many there are before the first of these.
    pub offset: u32,
    /// How many fit.
    pub total: u32,
    /// Equity that all of them gave up together, EMG.
    pub loss: f64,
    /// Analysed matches that were searched.
    pub matches: u32,
}

/// A note of somebody's on a match or a decision of theirs. Also the body of `PUT /api/v1/notes/{id}`; a blank one removes
/// the note.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct NoteView {
    /// The note, at most 4,000 characters.
    pub note: String,
    /// Tags: words without blanks, at most 20 of 40 characters each.
    pub tags: Vec<String>,
    /// It is flagged.
    pub flagged: bool,
}

/// A note and what it is on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct NotedView {
    /// Index of the action; null for the match as a whole.
    pub index: Option<u32>,
    /// The note.
    pub note: NoteView,
}

/// `GET /api/v1/notes/{match}`: all that is noted on a match of the collection and its decisions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct MatchNotes {
    /// The match in the collection.
    pub id: CollectedId,
    /// The notes, that on the match first.
    pub notes: Vec<NotedView>,
}

/// A tag and how often it was given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TagView {
    /// The tag.
    pub tag: String,
    /// Matches and decisions that have it.
    pub count: u32,
}

/// The caller's tags and sets of decisions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DecisionSets {
    /// The sets, the latest first.
    pub sets: Vec<DecisionSet>,
    /// The tags, the most frequent first.
    pub tags: Vec<TagView>,
}

/// A set of decisions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DecisionSet {
    /// Identifier of the set.
    pub id: SetId,
    /// Its name.
    pub name: String,
    /// How many decisions it has.
    pub decisions: u32,
    /// When it was made, ISO 8601 in UTC.
    pub created_at: String,
}

/// Which decisions are meant: those named, or the first 500 that the search in the address finds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DecisionChoice {
    /// Identifiers of decisions; null for all that the search finds.
    #[serde(default)]
    pub ids: Option<Vec<String>>,
    /// The name of the set.
    pub name: String,
    /// A set that they are added to; null for a new one.
    #[serde(default)]
    pub set: Option<SetId>,
}

/// `GET /api/v1/sets/{id}`: the decisions of a set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SetContent {
    /// The set.
    pub set: DecisionSet,
    /// Identifiers of its decisions that have an analysis, each a problem of `/api/v1/quiz/{id}`.
    pub decisions: Vec<String>,
}
