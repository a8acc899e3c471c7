//! Collections: matches gathered from files, and the imports that bring them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{AnalysisId, CollectedId, ImportId, Score, Seat, SeatNames, Sentence, Warning};

/// A match of the caller's collection, as a list shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CollectedMatch {
    /// Identifier of the match in the collection.
    pub id: CollectedId,
    /// Names of the players at both seats.
    pub players: SeatNames,
    /// Identifiers of the variants; those of a series are joined by commas.
    pub variant: String,
    /// Names of the variants for people.
    pub variant_name: String,
    /// Points to win, 0 for money play.
    pub length: u32,
    /// The score after the last game.
    pub score: Score,
    /// Who won the match; null in money play and where nobody has.
    pub winner: Option<Seat>,
    /// Games begun, the unfinished one among them.
    pub games: u32,
    /// Rolls played by both players.
    pub rolls: u32,
    /// When it was played, ISO 8601 as far as known: a year, a month or a day.
    pub played_on: Option<String>,
    /// At which event; empty when not told.
    pub event: String,
    /// Where, or on which site; empty when not told.
    pub place: String,
    /// The file it came in, with folders and archives before it.
    pub file: String,
    /// Identifier of that file's format.
    pub format: String,
    /// How often the file contradicts itself or the rules.
    pub faults: u32,
    /// The level at which it waits to be analysed.
    pub waiting: Option<String>,
    /// The analysis that is waiting or at work.
    pub running: Option<AnalysisId>,
    /// How it was played, by the latest analysis that is done.
    pub judged: Option<CollectedJudged>,
    /// When it was added, ISO 8601 in UTC.
    pub added_at: String,
    /// Matches of the collection that it resembles, at most five, the earliest added first: a game of both has the same
    /// first ten rolls, played alike.
    pub resembles: Vec<ResemblingMatch>,
}

/// A match that resembles another one of the collection: a copy that was cut or changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResemblingMatch {
    /// Identifier of the match in the collection.
    pub id: CollectedId,
    /// Names of the players at both seats.
    pub players: SeatNames,
    /// Names of the variants for people.
    pub variant_name: String,
    /// Points to win, 0 for money play.
    pub length: u32,
    /// When it was played, ISO 8601 as far as known.
    pub played_on: Option<String>,
    /// Rolls played by both players.
    pub rolls: u32,
    /// Its latest analysis that is done; null without one.
    pub analysis: Option<AnalysisId>,
}

/// How a match was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CollectedJudged {
    /// The analysis; its report has every decision.
    pub analysis: AnalysisId,
    /// Identifier of its level.
    pub level: String,
    /// How the player at seat a played.
    pub a: SeatJudged,
    /// How the player at seat b played.
    pub b: SeatJudged,
}

/// How a player played in one match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeatJudged {
    /// Performance rating: 500 × equity lost per decision, lower is better; null without decisions.
    pub pr: Option<f64>,
    /// Decisions that count for PR.
    pub decisions: u32,
    /// Decisions marked error, without blunders.
    pub errors: u32,
    /// Decisions marked blunder, the worst mark.
    pub blunders: u32,
    /// Equity gained by luck.
    pub luck_equity: f64,
}

/// Matches of the caller's collection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CollectionPage {
    /// The matches in order.
    pub matches: Vec<CollectedMatch>,
    /// How many there are before the first of these.
    pub offset: u32,
    /// How many the question leaves.
    pub total: u32,
    /// Of these, how many have been analysed.
    pub analysed: u32,
    /// Of these, waiting to be analysed or at work.
    pub waiting: u32,
}

/// What occurs in the caller's collection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CollectionKinds {
    /// The kinds of matches, the most frequent first.
    pub kinds: Vec<CollectedKind>,
    /// Matches of the whole collection.
    pub total: u32,
    /// Of these, waiting to be analysed or at work.
    pub waiting: u32,
}

/// A kind of match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CollectedKind {
    /// Identifiers of the variants, joined by commas.
    pub variant: String,
    /// Names of the variants for people.
    pub variant_name: String,
    /// Points to win, 0 for money play.
    pub length: u32,
    /// How many there are.
    pub count: u32,
}

/// One match, with what its reader said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CollectedDetail {
    /// The match, as lists show it.
    pub r#match: CollectedMatch,
    /// What the reader noticed in the file.
    pub warnings: Vec<Warning>,
}

/// Which matches of a collection are meant: those named, of those that the question in the address leaves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CollectedChoice {
    /// Identifiers; null for all that the question leaves.
    #[serde(default)]
    pub ids: Option<Vec<CollectedId>>,
}

/// How many matches something was done to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CollectedCount {
    /// How many matches it was done to.
    pub matches: u32,
}

/// The analysis of a collected match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReviewStarted {
    /// Identifier of the analysis, begun now or before.
    pub analysis: AnalysisId,
}

/// Where an import stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum ImportStatus {
    /// Waiting or at work.
    Running,
    /// All files were seen.
    Done,
    /// Stopped by its owner; what was in is in.
    Cancelled,
    /// Broke off; what was in is in.
    Failed,
}

/// One run over files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportView {
    /// Identifier of the import.
    pub id: ImportId,
    /// What is imported, for people.
    pub title: String,
    /// Whether it is running, done, cancelled or failed.
    pub status: ImportStatus,
    /// Files seen so far.
    pub files: u32,
    /// Files in all, as far as can be told beforehand; null when it is not at work.
    pub total: Option<u32>,
    /// Matches that are new.
    pub added: u32,
    /// Matches that were known already.
    pub known: u32,
    /// Files of which nothing was taken.
    pub refused: u32,
    /// New matches whose files have faults.
    pub faulty: u32,
    /// New matches that resemble others of the collection; the problems name the first of these.
    pub resembling: u32,
    /// Why it broke off.
    pub error: Option<String>,
    /// The same as data, for other languages; null for an import of an earlier version.
    #[serde(default)]
    pub told: Option<Sentence>,
    /// When it began, ISO 8601 in UTC.
    pub created_at: String,
}

/// The caller's imports, the latest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportList {
    /// The imports, the latest first.
    pub imports: Vec<ImportView>,
}

/// Something that was wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportProblem {
    /// Whether nothing of the file was taken; else the rest of it was.
    pub refused: bool,
    /// The file, with folders and archives before it.
    pub file: String,
    /// Line of the file, from 1.
    pub line: Option<u32>,
    /// Column of the line, from 1.
    pub column: Option<u32>,
    /// Game, by the file's number.
    pub game: Option<u32>,
    /// Move, by the file's number.
    pub r#move: Option<u32>,
    /// The fault, as an English sentence.
    pub text: String,
    /// The same as data, for other languages; null in what was kept by an older version.
    pub told: Option<Sentence>,
}

/// What was wrong with the files of an import, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportProblems {
    /// The problems from the place asked for on.
    pub problems: Vec<ImportProblem>,
    /// How many are kept, at most a thousand.
    pub total: u32,
}

/// The body of `POST /api/v1/claims`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ClaimRequest {
    /// The token of the link that `pasch import` has printed.
    pub token: String,
}

/// What a claim brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClaimView {
    /// Matches that are the caller's now.
    pub moved: u32,
    /// Matches that the caller had already.
    pub known: u32,
}
