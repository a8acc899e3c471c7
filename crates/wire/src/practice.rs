//! A player's own play: statistics, problems, trainers.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    AnalysisId, Candidate, CubeView, Mark, PlayGraphView, PositionView, Score, Seat, SeatNames, TurnReport,
    VariantView,
};

/// A name that occurs in the caller's collection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CollectedName {
    /// As files write it.
    pub name: String,
    /// Matches in which it occurs.
    pub matches: u32,
    /// The caller says that it is theirs.
    pub own: bool,
}

/// The names of the caller's collection, their own first, then the most frequent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CollectedNames {
    /// The names, the caller's own first.
    pub names: Vec<CollectedName>,
}

/// The body of `PUT /api/v1/you/names`: the names under which the caller plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnNames {
    /// The names, at most 50; blanks, dots and capitals make no difference.
    pub names: Vec<String>,
}

/// `GET` and `PUT /api/v1/you/kinds`: which matches of the collection count in statistics and problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CountedKinds {
    /// Those against the computer.
    pub computer: bool,
    /// Those against other people.
    pub people: bool,
    /// Those of two people at one screen.
    pub screen: bool,
    /// Those that came in files.
    pub file: bool,
}

/// The caller's statistics over their collection.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Statistics {
    /// The names under which the caller plays; without any there is nothing else here.
    pub names: Vec<String>,
    /// Matches in which the caller plays.
    pub matches: u32,
    /// Of these, analysed: all figures but results are about them.
    pub analysed: u32,
    /// Matches that the caller won.
    pub won: u32,
    /// Matches that the caller lost.
    pub lost: u32,
    /// Performance rating over all decisions; null without decisions.
    pub pr: Option<f64>,
    /// Decisions that count for PR.
    pub decisions: u32,
    /// Decisions marked error, without blunders.
    pub errors: u32,
    /// Decisions marked blunder, the worst mark.
    pub blunders: u32,
    /// Equity gained by luck a match, less the opponent's; null without matches.
    pub luck: Option<f64>,
    /// The caller's matches, the earliest first.
    pub over_time: Vec<PlayedMatch>,
    /// The caller's opponents, those met most often first.
    pub opponents: Vec<OpponentSum>,
    /// The caller's decisions by kind of position, the costliest kind first.
    pub themes: Vec<ThemeSum>,
    /// The caller's cube mistakes by kind, the costliest first.
    pub cube: Vec<CubeSum>,
}

/// One analysed match of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayedMatch {
    /// Identifier of its analysis.
    pub analysis: AnalysisId,
    /// When it was played, ISO 8601 as far as known; null where nothing says when.
    pub on: Option<String>,
    /// The name of the other player.
    pub opponent: String,
    /// Points to win; 0 for money.
    pub length: u32,
    /// Whether the player won; null where nobody did.
    pub won: Option<bool>,
    /// Performance rating; null without decisions.
    pub pr: Option<f64>,
    /// Decisions that count for PR.
    pub decisions: u32,
    /// Performance rating over this match and those before it, 20 in all; null without decisions.
    pub mean: Option<f64>,
    /// Decisions behind that mean.
    pub mean_decisions: u32,
}

/// A player's matches against one opponent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpponentSum {
    /// The opponent's name, as files write it.
    pub name: String,
    /// Analysed matches against this opponent.
    pub matches: u32,
    /// Won by the player.
    pub won: u32,
    /// Lost by the player.
    pub lost: u32,
    /// The player's performance rating in them; null without decisions.
    pub pr: Option<f64>,
    /// Decisions of the player that count for PR.
    pub decisions: u32,
    /// Equity gained by luck in all, less the opponent's.
    pub luck: f64,
}

/// A player's decisions in one kind of position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ThemeSum {
    /// The kind: "opening", "blitz", "cube".
    pub theme: String,
    /// Decisions that count for PR.
    pub decisions: u32,
    /// How many of them were blunders.
    pub blunders: u32,
    /// Equity lost in all.
    pub loss: f64,
    /// Performance rating of these decisions; null when none counted.
    pub pr: Option<f64>,
}

/// A player's cube mistakes of one kind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CubeSum {
    /// The kind: "missed double", "wrong take".
    pub kind: String,
    /// How many such mistakes were made.
    pub count: u32,
    /// Equity lost in all.
    pub loss: f64,
}

/// `GET /api/v1/you/breakdown`: the caller's own play, part by part.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Breakdown {
    /// The same decisions, divided in several ways.
    pub parts: Vec<BreakdownPart>,
    /// The dice of both sides, by how the matches were played.
    pub dice: Vec<DiceSums>,
}

/// The caller's decisions, divided in one way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct BreakdownPart {
    /// How: `length`, `score`, `decision`, `theme`, `against` or `month`.
    pub part: String,
    /// The sums, in order.
    pub rows: Vec<BreakdownRow>,
}

/// A sum over decisions of the caller's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct BreakdownRow {
    /// Which decisions: a length, a kind of score, a month.
    pub key: String,
    /// Matches with such decisions.
    pub matches: u32,
    /// Decisions that count for PR.
    pub decisions: u32,
    /// Those marked error, without blunders.
    pub errors: u32,
    /// Those marked blunder.
    pub blunders: u32,
    /// Equity given up in all, EMG.
    pub loss: f64,
    /// Luck of the rolls in all, EMG.
    pub luck: f64,
    /// Performance rating of them; null when none counts.
    pub pr: Option<f64>,
}

/// The dice of matches that were played in one way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DiceSums {
    /// `computer`, `people`, `screen` or `file`.
    pub against: String,
    /// The caller's rolls.
    pub mine: RollSums,
    /// The other players' rolls.
    pub theirs: RollSums,
}

impl DiceSums {
    /// No rolls yet.
    #[must_use]
    pub fn new(against: String) -> Self {
        Self { against, mine: RollSums::default(), theirs: RollSums::default() }
    }
}

/// Sums over rolls.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RollSums {
    /// How many.
    pub rolls: u32,
    /// How many of them were doubles; one in six is expected.
    pub doubles: u32,
    /// Pips in all; 49 in six rolls are expected.
    pub pips: u32,
    /// Luck in all, EMG, the roller's.
    pub luck: f64,
}

/// What a problem asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum ProblemKind {
    /// Which checkers to move.
    Play,
    /// To double, or to roll.
    Double,
    /// To take, or to pass.
    Take,
}

/// What can be answered about the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum CubeAnswer {
    /// Roll without offering a double.
    NoDouble,
    /// Double before the roll.
    Double,
    /// Accept the offered cube.
    Take,
    /// Refuse the offered cube.
    Drop,
}

/// A decision of the caller's that comes back. What was played is not in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProblemView {
    /// Identifier: that of the collected match, a dot, the index of the action.
    pub id: String,
    /// Whether it asks for a play or about the cube.
    pub kind: ProblemKind,
    /// The variant that was played.
    pub variant: VariantView,
    /// Names of the players at both seats.
    pub players: SeatNames,
    /// The player whose decision it is.
    pub player: Seat,
    /// Points to win; 0 for money.
    pub length: u32,
    /// The score before the game.
    pub score: Score,
    /// It is the Crawford game.
    pub crawford: bool,
    /// The checkers before the decision.
    pub position: PositionView,
    /// Pips that each player needs.
    pub pips: Score,
    /// The cube; of an offer, before it.
    pub cube: CubeView,
    /// The roll, for a play.
    pub dice: Option<Vec<u8>>,
    /// What can be played, for a play.
    pub plays: Option<PlayGraphView>,
    /// Kind of position: "blitz".
    pub theme: Option<String>,
    /// When it was played, as far as known.
    pub played_on: Option<String>,
    /// Times it was answered before.
    pub answered: u32,
}

/// What is to be done today.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuizView {
    /// The next problem; null when there is none today.
    pub problem: Option<ProblemView>,
    /// Problems that come back by now.
    pub due: u32,
    /// New ones still to come today.
    pub fresh: u32,
    /// Problems that there are in all.
    pub problems: u32,
    /// Problems answered today (in UTC).
    pub answered_today: u32,
    /// When the next one comes back, ISO 8601; null when nothing waits.
    pub next_at: Option<String>,
}

/// The body of `POST /api/v1/quiz/{id}`: one of the two.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct ProblemAnswer {
    /// Indexes of the nodes walked in `plays`, from 0 to a leaf.
    pub path: Option<Vec<u32>>,
    /// What to do about the cube.
    pub cube: Option<CubeAnswer>,
}

/// The coach's word on the caller's last matches.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CoachView {
    /// Analysed matches that were looked at, ten at most.
    pub matches: u32,
    /// One thing that the caller did well; null where nothing was found.
    pub well: Option<CoachWell>,
    /// Three subjects to work on at most, the costliest first.
    pub subjects: Vec<CoachSubject>,
}

/// A play that was made and that a weaker player would have missed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CoachWell {
    /// The decision, to be shown again.
    pub problem: String,
    /// The analysis it is from.
    pub analysis: AnalysisId,
    /// The chance with which a casual player finds it.
    pub chance: f64,
    /// The names at the seats.
    pub players: SeatNames,
    /// The game.
    pub variant: VariantView,
    /// The decision as it stands in the report.
    pub turn: TurnReport,
}

/// A subject to work on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CoachSubject {
    /// The kind of position, e.g. `back game`, or of mistake with the cube, e.g. `wrong take`.
    pub subject: String,
    /// Decisions that count.
    pub decisions: u32,
    /// Of these, marked error or blunder.
    pub errors: u32,
    /// Equity lost in them, EMG.
    pub loss: f64,
    /// Equity that a player of this strength usually loses in so many of them.
    pub usual: f64,
    /// The kind of problems for everybody to practise with; null where there is none.
    pub kind: Option<String>,
    /// The lesson about it; null where there is none.
    pub lesson: Option<String>,
    /// Errors of the caller's own, the costliest first, five at most.
    pub samples: Vec<CoachSample>,
}

/// An error of a subject.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CoachSample {
    /// The decision as a problem.
    pub problem: String,
    /// The analysis it is from.
    pub analysis: AnalysisId,
    /// Its place there.
    pub index: u32,
    /// Equity lost, EMG.
    pub loss: f64,
}

/// Problems to print.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SheetView {
    /// The problems in their order.
    pub problems: Vec<SheetProblem>,
}

/// A problem on a sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SheetProblem {
    /// The problem, without its legal plays.
    pub problem: ProblemView,
    /// The first answers, the best first.
    pub answers: Vec<SheetAnswer>,
}

/// An answer on a sheet: a play or a decision about the cube.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SheetAnswer {
    /// The play in notation; null for the cube.
    pub play: Option<String>,
    /// The decision about the cube; null for a play.
    pub cube: Option<CubeAnswer>,
    /// Equity of the player who decides, in points per unit of the cube before a double.
    pub equity: f64,
}

/// How an answer was.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProblemVerdict {
    /// Equity given up, 0 or more.
    pub loss: f64,
    /// How good it was.
    pub mark: Mark,
    /// The grade of the schedule: 1 not known, 2 known but not quite, 3 known.
    pub grade: u8,
    /// When the problem comes back, ISO 8601.
    pub due_at: String,
    /// Days until then; 0 for the same day.
    pub days: u32,
    /// Days in a row (in UTC) on which the caller answered a problem.
    pub streak: u32,
    /// The play that was answered, judged; null for a cube action.
    pub answer: Option<Candidate>,
    /// The decision with the answer in the place of what was played: its figures and words compare the
    /// answer with the best.
    pub answered: TurnReport,
    /// The decision as it stands in the report, with what was played in the match.
    pub turn: TurnReport,
    /// The analysis it is from.
    pub analysis: AnalysisId,
}

/// A kind of the problems for everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct KindCount {
    /// Its name: "opening", "back-game", "race-cube".
    pub kind: String,
    /// Problems of this kind.
    pub count: u32,
}

/// The problems for everybody, and how the caller stands with them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct EverybodyView {
    /// The problem that is asked; null where there is none.
    pub problem: Option<ProblemView>,
    /// Kinds with their numbers.
    pub kinds: Vec<KindCount>,
    /// The caller's rating; 1500 at first.
    pub rating: f64,
    /// Standard deviation of the rating; 350 at first.
    pub deviation: f64,
    /// Problems that counted for the rating.
    pub answered: u32,
    /// Of these, answered with the best answer.
    pub right: u32,
    /// Days in a row (in UTC) on which the caller answered a problem.
    pub streak: u32,
    /// The longest streak so far, in days.
    pub best_streak: u32,
    /// The caller has answered the problem of this day.
    pub daily_done: bool,
    /// The caller has answered a problem today (in UTC), one of these or one of their own.
    pub goal_done: bool,
}

/// How an answer to a problem for everybody was.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct EverybodyVerdict {
    /// Equity given up, 0 or more.
    pub loss: f64,
    /// How good it was.
    pub mark: Mark,
    /// It was the best answer.
    pub right: bool,
    /// It changed the ratings: it was the caller's first answer to this problem.
    pub rated: bool,
    /// The caller's rating before.
    pub rating_before: f64,
    /// The caller's rating now.
    pub rating: f64,
    /// The problem's rating now.
    pub problem_rating: f64,
    /// Players who have answered this problem.
    pub players: u32,
    /// Of these, with the best answer.
    pub players_right: u32,
    /// Days in a row (in UTC) on which the caller answered a problem.
    pub streak: u32,
    /// The longest streak so far, in days.
    pub best_streak: u32,
    /// The decision with the answer: its figures are those of the rollouts, plays by what they lose.
    pub answered: TurnReport,
}

/// A position to count.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PipQuestion {
    /// The variant that is played.
    pub variant: VariantView,
    /// The checkers to be counted.
    pub position: PositionView,
    /// The player who is shown below.
    pub player: Seat,
    /// Pips of seat a.
    pub a: u32,
    /// Pips of seat b.
    pub b: u32,
    /// It is from the caller's collection.
    pub collected: bool,
}

/// A score, and what the match equity table says about it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ScoreQuestion {
    /// Points that the player needs.
    pub away: u32,
    /// Points that the opponent needs.
    pub opponent: u32,
    /// Whether the Crawford game is still to be played, where somebody needs one point.
    pub crawford: bool,
    /// Chance to win the match before the next game.
    pub mwc: f64,
    /// What the opponent doubles to; null where they have no use for a double.
    pub doubles_to: Option<u32>,
    /// Chance to win the match after a pass.
    pub after_pass: f64,
    /// After a take and a win.
    pub after_win: f64,
    /// After a take and a loss.
    pub after_loss: f64,
    /// Winning chance from which a take is right: no gammons, nobody doubles again; null like `doublesTo`.
    pub take_point: Option<f64>,
    /// Name of the table.
    pub table: String,
}
