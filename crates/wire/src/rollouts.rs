//! Positions played out many times.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{MoveView, RolloutId};

/// How to roll out. Dice are always balanced, and the same for all candidates.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RolloutWish {
    /// Games for each candidate; multiples of 36 balance the dice, of 1296 those of the
    /// first two rolls together.
    pub trials: u32,
    /// Half-moves after which a game is judged instead of played on; null plays to the end.
    pub horizon: Option<u32>,
    /// Rolls the players look ahead for a play.
    pub plies: u8,
    /// Rolls the players look ahead for a decision about the cube.
    pub cube_plies: u8,
    /// Play with the cube.
    pub cubeful: bool,
    /// Take the luck of the dice out.
    pub variance_reduction: bool,
    /// Where the dice come from.
    pub seed: u32,
    /// Stop when the best candidate is so many joint standard deviations ahead, and play those
    /// no further that are so far behind; null plays all games.
    pub jsd: Option<f64>,
    /// Stop when every standard error is below this; null plays all games.
    pub error: Option<f64>,
    /// Plays of a roll to roll out, the best ones of a 2-ply search, where `plays` names none.
    pub best: u8,
    /// The plays to roll out, in notation; empty for the best ones.
    pub plays: Vec<String>,
}

/// The body of `POST /api/v1/rollouts`. Asking again for the same position and settings leads to
/// the same rollout: it goes on where it was if more games are wished for, and costs nothing if not.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RolloutRequest {
    /// A position's identifier, as `PlaceView` has it.
    pub position: String,
    /// How it is rolled out.
    pub settings: RolloutWish,
}

/// The answer to `POST /api/v1/rollouts`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RolloutStarted {
    /// Identifier of the rollout.
    pub id: RolloutId,
}

/// Where a rollout stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum RolloutStatus {
    /// Others are at work before it.
    Waiting,
    /// Games are being played.
    Running,
    /// All games were played.
    Done,
    /// It ended because the result is sure enough.
    Certain,
    /// It was stopped, and can go on.
    Stopped,
    /// It could not be done.
    Failed,
}

/// What was rolled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum RolloutSubject {
    /// The player on roll does not double.
    NoDouble,
    /// The player on roll doubles and the other takes.
    DoubleTake,
    /// A play of the roll.
    Play,
}

/// What the games of one candidate say. All numbers are those of the player on turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RolloutCandidate {
    /// What was rolled out.
    pub subject: RolloutSubject,
    /// Notation; empty for a cube action.
    pub play: String,
    /// The checkers moved, in order.
    pub moves: Vec<MoveView>,
    /// Games played for this candidate.
    pub trials: u32,
    /// Equity, per unit of the cube before any double, in matches equivalent to money.
    pub equity: f64,
    /// Standard error of that equity.
    pub error: f64,
    /// Lower end of the interval that holds the true equity 95 times of 100.
    pub low: f64,
    /// Upper end of that interval.
    pub high: f64,
    /// Equity behind the best candidate, 0 or more.
    pub loss: f64,
    /// Joint standard deviations behind the best candidate.
    pub jsd: f64,
    /// Equity as if the cube never moved again.
    pub cubeless: f64,
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
    /// It is so far behind that it was played no further.
    pub dropped: bool,
}

/// A rollout, as far as it has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RolloutView {
    /// Identifier of the rollout.
    pub id: RolloutId,
    /// The position's identifier, as it was asked.
    pub position: String,
    /// How it is rolled out.
    pub settings: RolloutWish,
    /// Whether it waits, runs or is over.
    pub status: RolloutStatus,
    /// Games played of the candidate with the fewest, those given up not counted.
    pub played: u32,
    /// Seconds of work so far.
    pub seconds: f64,
    /// Estimated seconds left; null until there is something to go by, and when it is over.
    pub seconds_left: Option<f64>,
    /// The candidates, best first; of a cube decision no double, then double and take.
    pub candidates: Vec<RolloutCandidate>,
    /// Equity of double and pass; null where nothing can be doubled, and with a roll.
    pub double_pass: Option<f64>,
    /// The best actions about the cube in words; empty with a roll.
    pub best: String,
    /// Why it failed; null otherwise.
    pub failure: Option<String>,
    /// The caller may stop it.
    pub mine: bool,
}
