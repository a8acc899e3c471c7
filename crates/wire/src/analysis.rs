//! An analysed match, with every decision judged.
//!
//! Equities are per cube unit (in matches: equivalent to money, EMG) from the **mover's** view unless
//! a field says otherwise; chances are 0 to 1; losses are never negative.

use pasch_messages::Message;
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::{Deserialize, Serialize};

use super::{
    AnalysisId, CollectedId, CubeView, MatchId, MoveView, PositionView, Score, Seat, Sentence, VariantView,
};

/// Names of both seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeatNames {
    /// The name of the player at seat a.
    pub a: String,
    /// The name of the player at seat b.
    pub b: String,
}

/// The body of `POST /api/v1/analyses` when it is JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AnalysisRequest {
    /// Identifier of a match played here.
    pub r#match: MatchId,
}

/// The answer to `POST /api/v1/analyses`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct AnalysisStarted {
    /// Identifier of the analysis.
    pub id: AnalysisId,
    /// What the reader forgave in the file.
    pub warnings: Vec<Warning>,
}

/// Where an analysis stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum AnalysisStatus {
    /// Waiting or at work.
    Running,
    /// The report is there.
    Done,
    /// Stopped by its owner.
    Cancelled,
    /// Could not be done; `error` says why.
    Failed,
}

/// How far an analysis has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct AnalysisProgress {
    /// Decisions judged so far.
    pub done: u32,
    /// Decisions in all; 0 until counted.
    pub total: u32,
    /// Estimated seconds left; null until there is something to go by.
    pub seconds_left: Option<f64>,
    /// Number of the game at work, from 1; 0 while waiting.
    pub game: u32,
    /// Games of the match in all.
    pub games: u32,
}

/// Something a reader forgave in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Warning {
    /// Line of the file, from 1; null when it has no place.
    pub line: Option<u32>,
    /// The reader's remark, as an English sentence.
    pub text: String,
    /// The same as data, for other languages; null in what was kept by an older version.
    #[serde(default)]
    pub told: Option<Sentence>,
}

impl Warning {
    /// A remark, with the line that it is about.
    #[must_use]
    pub fn new(line: Option<u32>, remark: &Message) -> Self {
        Self { line, text: remark.to_string(), told: Some(remark.into()) }
    }
}

/// One line of the list of analyses.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct AnalysisSummary {
    /// Identifier of the analysis.
    pub id: AnalysisId,
    /// Whether it is running, done, cancelled or failed.
    pub status: AnalysisStatus,
    /// Players and length, or the file's name.
    pub title: String,
    /// How far it has come.
    pub progress: AnalysisProgress,
    /// When it was asked for, ISO 8601 in UTC.
    pub created_at: String,
    /// What came of it; null before the report is there.
    pub result: Option<AnalysisResult>,
}

/// What a report comes down to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct AnalysisResult {
    /// Names of the players at both seats.
    pub players: SeatNames,
    /// Points of each after the last game.
    pub score: Score,
    /// Performance rating of each, lower is better; null without decisions.
    pub pr: SeatRatings,
}

/// The performance ratings of both seats.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct SeatRatings {
    /// Rating of seat a; null without decisions.
    pub a: Option<f64>,
    /// Rating of seat b; null without decisions.
    pub b: Option<f64>,
}

/// The caller's analyses, the latest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct AnalysisList {
    /// The analyses, the latest first.
    pub analyses: Vec<AnalysisSummary>,
}

/// An analysis with its report, once that is there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct AnalysisView {
    /// Identifier of the analysis.
    pub id: AnalysisId,
    /// Whether it is running, done, cancelled or failed.
    pub status: AnalysisStatus,
    /// Players and length, or the file's name.
    pub title: String,
    /// How far it has come.
    pub progress: AnalysisProgress,
    /// What the reader forgave in the file.
    pub warnings: Vec<Warning>,
    /// Why it failed; null otherwise.
    pub error: Option<String>,
    /// The same as data, for other languages; null for an analysis of an earlier version.
    #[serde(default)]
    pub told: Option<Sentence>,
    /// The match of the caller's collection that it is of, where it is of one.
    #[serde(default)]
    pub collected: Option<CollectedId>,
    /// The report, once done.
    pub report: Option<ReportView>,
}

/// A judged match, game by game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReportView {
    /// The variant that was played.
    pub variant: VariantView,
    /// Names of the players at both seats.
    pub players: SeatNames,
    /// Match length, 0 for money play.
    pub length: u32,
    /// How deep the engine looked, e.g. "2-ply".
    pub level: String,
    /// Each player over the whole match.
    pub summary: SeatSummaries,
    /// The same by kinds of decision.
    pub themes: SeatThemes,
    /// Each player's result less luck: chance to win the match, or points in money play; null while unfinished.
    pub without_luck: SeatResults,
    /// The games in order; the last may be unfinished.
    pub games: Vec<GameReport>,
    /// What the file says about the whole match: event, date, comments and whatever else its header holds.
    #[serde(default)]
    pub about: Vec<About>,
}

/// An entry of a file's header.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct About {
    /// Its name, such as "Event" or "Comment".
    pub key: String,
    /// The entry's text, as the file has it.
    pub value: String,
}

/// The kinds of decision of both seats, those that came up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct SeatThemes {
    /// Kinds of decision of seat a.
    pub a: Vec<ThemeSummary>,
    /// Kinds of decision of seat b.
    pub b: Vec<ThemeSummary>,
}

/// What each seat deserved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct SeatResults {
    /// Result of seat a; null while unfinished.
    pub a: Option<f64>,
    /// Result of seat b; null while unfinished.
    pub b: Option<f64>,
}

/// The decisions of one kind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ThemeSummary {
    /// The kind: "opening", "blitz", "cube".
    pub theme: String,
    /// Decisions that count for PR.
    pub decisions: u32,
    /// Equity they gave up together.
    pub loss: f64,
    /// How many of them were blunders.
    pub blunders: u32,
    /// PR of these decisions alone; null when none counted.
    pub pr: Option<f64>,
}

/// One kind of cube mistake.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct CubeMistakeSummary {
    /// The kind: "missed double", "wrong take".
    pub kind: String,
    /// How many such mistakes were made.
    pub count: u32,
    /// What they cost together.
    pub loss: f64,
}

/// The summaries of both seats.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct SeatSummaries {
    /// Summary of the player at seat a.
    pub a: PlayerSummary,
    /// Summary of the player at seat b.
    pub b: PlayerSummary,
}

/// How well a player played, and how lucky.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayerSummary {
    /// Performance rating: 500 × equity lost per decision, lower is better; null without decisions.
    pub pr: Option<f64>,
    /// Millipoints lost per unforced decision (GNU Backgammon's rate); null without decisions.
    pub error_rate_memg: Option<f64>,
    /// Snowie's error rate: over the moves of both; null without moves.
    pub snowie_er: Option<f64>,
    /// Decisions that count: unforced plays, close or actual cube decisions.
    pub decisions: u32,
    /// Rolls that the player played.
    pub moves: u32,
    /// Decisions marked doubtful, the mildest mark.
    pub doubtful: u32,
    /// Decisions marked error, without blunders.
    pub errors: u32,
    /// Decisions marked blunder, the worst mark.
    pub blunders: u32,
    /// Cube decisions that were wrong.
    pub cube_errors: u32,
    /// The same by kind; kinds that did not happen are left out.
    pub cube_mistakes: Vec<CubeMistakeSummary>,
    /// Cube decisions that count.
    pub cube_decisions: u32,
    /// Equity lost with the cube.
    pub cube_loss: f64,
    /// Equity lost in all.
    pub loss_equity: f64,
    /// Match winning chances lost in all; null in money play.
    pub loss_mwc: Option<f64>,
    /// Equity gained by luck.
    pub luck_equity: f64,
    /// Match winning chances gained by luck; null in money play.
    pub luck_mwc: Option<f64>,
}

/// A game of the match with its judged decisions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameReport {
    /// Number of the game, from 1.
    pub game: u32,
    /// What is played in it.
    pub variant: VariantView,
    /// The score before the game.
    pub score: Score,
    /// It is the Crawford game.
    pub crawford: bool,
    /// Who won; null when unfinished or drawn.
    pub winner: Option<Seat>,
    /// Points that the winner got, with the cube.
    pub points: u32,
    /// The decisions in order.
    pub turns: Vec<TurnReport>,
    /// Each player over this game.
    pub summary: SeatSummaries,
    /// Somebody's words about the game, from the file; null without any.
    #[serde(default)]
    pub comment: Option<String>,
}

/// The kind of decision, by the action that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum DecisionKind {
    /// A play of a roll.
    Play,
    /// To double before the roll.
    Double,
    /// To roll although a double was possible.
    NoDouble,
    /// To accept the offered cube.
    Take,
    /// To refuse the offered cube.
    Drop,
    /// To take and turn the cube at once.
    Beaver,
    /// To turn the cube once more after a beaver.
    Raccoon,
}

/// How good a decision was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// The engine's choice, or as good.
    Best,
    /// A loss too small to be marked.
    Ok,
    /// Doubtful: a small loss, `?!` in move lists.
    Doubtful,
    /// An error: a clear loss, `?` in move lists.
    Error,
    /// A blunder: a large loss, `??` in move lists.
    Blunder,
}

/// How lucky a roll was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum LuckMark {
    /// Lucky: better than the average roll.
    Lucky,
    /// Very lucky: far better than the average roll.
    VeryLucky,
    /// Unlucky: worse than the average roll.
    Unlucky,
    /// Very unlucky: far worse than the average roll.
    VeryUnlucky,
}

/// A judged decision with what was done and what was best.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TurnReport {
    /// Index of the action in the record.
    pub index: u32,
    /// Number of the turn in its game, from 1.
    pub number: u32,
    /// The player whose decision it was.
    pub player: Seat,
    /// The kind of decision, by the action that was taken.
    pub kind: DecisionKind,
    /// The dice, for a play.
    pub dice: Option<Vec<u8>>,
    /// As written by players.
    pub text: String,
    /// The checkers before it.
    pub position: PositionView,
    /// The cube before it.
    pub cube: CubeView,
    /// Chance that **seat a** wins the game, before the decision.
    pub win_before: f64,
    /// Chance that **seat a** wins the match, before the decision; null in money play.
    pub mwc_before: Option<f64>,
    /// Equity lost, 0 or more.
    pub loss: f64,
    /// Match winning chance lost; null in money play.
    pub loss_mwc: Option<f64>,
    /// How good it was; null when there was nothing to decide.
    pub mark: Option<Mark>,
    /// It counts as a decision for PR; null in old reports.
    #[serde(default)]
    pub counts: Option<bool>,
    /// The kind of decision: "opening", "blitz", "cube"; null in games that do not move as backgammon.
    pub theme: Option<String>,
    /// Luck of the roll in equity; null without a roll.
    pub luck: Option<f64>,
    /// How lucky the roll was; null when ordinary.
    pub luck_mark: Option<LuckMark>,
    /// Index of what was played in `candidates`.
    pub played: Option<u32>,
    /// The plays compared, those looked at most deeply first, of these the best first.
    pub candidates: Vec<Candidate>,
    /// The cube decision, for cube actions and where one was close.
    pub cube_decision: Option<CubeReport>,
    /// What was best and what the decision did, in one or two plain sentences.
    pub why: String,
    /// The same as data, for other languages; null in reports of an older version.
    #[serde(default)]
    pub told: Option<Sentence>,
    /// The position as XGID; empty for boards it cannot express.
    pub xgid: String,
    /// What the address of the position's own page ends with; empty where there is none.
    #[serde(default)]
    pub place: String,
    /// What the file says about it; null if nothing.
    #[serde(default)]
    pub said: Option<FileSaid>,
}

/// Remarks of a file about a decision: somebody's words, and the figures of the program that wrote it.
/// Equities and chances are those of the player who decides, of the doubler for the cube; nothing is computed
/// here but match winning chances turned into equities.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct FileSaid {
    /// Somebody's words; null without any.
    pub comment: Option<String>,
    /// Luck of the roll in equity; null where the file gives none.
    pub luck: Option<f64>,
    /// The plays compared, in the order of the file: the first five and the one that was made.
    pub candidates: Vec<FileCandidate>,
    /// What the cube is worth; null where the file does not say.
    pub cube: Option<FileCube>,
}

/// A play as another program judged it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct FileCandidate {
    /// Its place in the file, from 1.
    pub rank: u32,
    /// The play in notation, without stars.
    pub play: String,
    /// Equity after it, the mover's.
    pub equity: f64,
    /// Chance to win the game, 0 to 1.
    pub win: f64,
    /// Chance to win a gammon or better.
    pub win_g: f64,
    /// Chance to lose a gammon or worse.
    pub lose_g: f64,
    /// How deep the program looked, in its words: "2-ply", "XG Roller++".
    pub level: String,
    /// It is the play that was made.
    pub played: bool,
}

/// A cube decision as another program judged it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct FileCube {
    /// Equity without doubling, doubler's view.
    pub no_double: f64,
    /// Equity of double and take, doubler's view.
    pub double_take: f64,
    /// Chance to win, doubler's view.
    pub win: f64,
    /// Chance to win a gammon or better.
    pub win_g: f64,
    /// Chance to lose a gammon or worse.
    pub lose_g: f64,
    /// How deep the program looked.
    pub level: String,
}

/// A play compared with the others of its roll.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Candidate {
    /// Its place among all plays, from 1.
    pub rank: u32,
    /// The play in notation, e.g. "8/5 6/5".
    pub play: String,
    /// The checkers moved, in order.
    pub moves: Vec<MoveView>,
    /// Equity after it, the mover's.
    pub equity: f64,
    /// Behind the best, 0 or more; null where it was looked at less deeply than the best, so that the
    /// two cannot be compared.
    pub loss: Option<f64>,
    /// Chance to win the game, 0 to 1.
    pub win: f64,
    /// Chance to win a gammon or better.
    pub win_g: f64,
    /// Chance to win a backgammon.
    pub win_bg: f64,
    /// Chance to lose a gammon or worse.
    pub lose_g: f64,
    /// Chance to lose a backgammon.
    pub lose_bg: f64,
    /// Match winning chance; null in money play.
    pub mwc: Option<f64>,
    /// How deep it was looked at, e.g. "2-ply".
    pub level: String,
    /// It is the play that was made.
    pub played: bool,
}

/// A cube decision with the equities of its branches.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CubeReport {
    /// Equity without doubling, doubler's view.
    pub no_double: f64,
    /// Equity of double and take, doubler's view.
    pub double_take: f64,
    /// Equity of double and pass, doubler's view.
    pub double_pass: f64,
    /// The best actions of both: "No double, take", "Double, take", "Double, pass", "Too good to double, pass".
    pub best: String,
    /// Chance to win, doubler's view.
    pub win: f64,
    /// Chance to win a gammon or better.
    pub win_g: f64,
    /// Chance to win a backgammon.
    pub win_bg: f64,
    /// Chance to lose a gammon or worse.
    pub lose_g: f64,
    /// Chance to lose a backgammon.
    pub lose_bg: f64,
    /// Equity without any cube.
    pub cubeless: f64,
    /// Close enough to show, or an actual cube action.
    pub shown: bool,
    /// The equities are those of a rollout.
    #[serde(default)]
    pub rolled: bool,
}

/// Returns the JSON Schema of a [`ReportView`] as it is written, as text: what `pasch analyze --schema` prints.
///
/// # Errors
/// When the schema cannot be written as text; it always can.
pub fn report_schema() -> Result<String, serde_json::Error> {
    let generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    Ok(serde_json::to_string_pretty(&generator.into_root_schema_for::<ReportView>())? + "\n")
}
