//! Races and bear-offs: what is known of them, and what rules of thumb say.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Seat;

/// The body of `POST /api/v1/positions/endgame`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EndgameRequest {
    /// A position's identifier, as `PlaceView` has it.
    pub position: String,
}

/// How many rolls a side needs to bear off.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct BearoffView {
    /// Chance of needing exactly so many rolls, from none on.
    pub chances: Vec<f64>,
    /// Mean number of rolls.
    pub mean: f64,
    /// Standard deviation of the number of rolls.
    pub deviation: f64,
    /// Effective pip count: the mean times the 49/6 pips of a roll.
    pub effective: f64,
    /// Effective pips beyond those on the board.
    pub wastage: f64,
}

/// What a rule of thumb says about the cube, for money.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RaceAdvice {
    /// Offer a cube in the middle.
    pub double: bool,
    /// Offer a cube one owns.
    pub redouble: bool,
    /// Accept a cube that is offered.
    pub take: bool,
}

/// A rule of thumb for the race.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "rule", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum RaceRule {
    /// The count of Tom Keith, 2004.
    Keith {
        /// The count of the player on turn, a seventh added.
        mine: u32,
        /// The count of the other.
        theirs: u32,
        /// The count's advice about the cube.
        advice: RaceAdvice,
    },
    /// The metric of Danny Kleinman, 1980.
    Kleinman {
        /// The metric; negative when the player on turn is behind even after the roll.
        metric: f64,
        /// Winning chance of the player on turn.
        win: f64,
        /// The metric's advice about the cube.
        advice: RaceAdvice,
    },
    /// The rule of Walter Trice, 2004.
    Trice {
        /// Pips the other may be behind and still take.
        last_take: u32,
        /// Pips by which the player is behind.
        behind: i32,
        /// The rule's advice about the cube.
        advice: RaceAdvice,
    },
}

/// The cube for money, in the middle or owned by the player on turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct MoneyCube {
    /// The cube is owned by the player on turn; else it is in the middle.
    pub owned: bool,
    /// Equity without doubling this turn.
    pub no_double: f64,
    /// Equity of double and take.
    pub double_take: f64,
    /// Equity of double and pass.
    pub double_pass: f64,
    /// The best actions of both in words.
    pub best: String,
    /// Equity if every double came at the very moment at which it is as good to pass as to take.
    pub ideal: f64,
}

/// A race, seen by the player on turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct EndgameView {
    /// The position's identifier, as it was asked.
    pub position: String,
    /// Who is on turn.
    pub player: Seat,
    /// Pips of the player on turn, then the other's.
    pub pips: Vec<u32>,
    /// Rolls the player needs, then those the other needs; null where the database does not reach.
    pub bearoff: Vec<Option<BearoffView>>,
    /// The chance of the player on turn to win.
    pub win: f64,
    /// It is known from a database, not judged by a net.
    pub exact: bool,
    /// The cube for money; empty in a game without one.
    pub cubes: Vec<MoneyCube>,
    /// The equities of the cubes are known from the database of both sides, not from a model.
    pub cubes_exact: bool,
    /// Rules of thumb and what they advise.
    pub rules: Vec<RaceRule>,
}
