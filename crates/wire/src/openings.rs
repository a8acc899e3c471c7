//! The opening book: first plays and the replies to them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{MoveView, PositionView, Seat, VariantView};

/// A play of the book. All numbers are those of the player who makes it, for money.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpeningChoice {
    /// The play in notation, e.g. "8/5 6/5".
    pub play: String,
    /// The checkers moved, in order.
    pub moves: Vec<MoveView>,
    /// Games it was rolled out for.
    pub trials: u32,
    /// Equity with the cube, no Jacoby rule.
    pub equity: f64,
    /// Lower end of the interval that holds the true equity 95 times of 100.
    pub low: f64,
    /// Upper end of that interval.
    pub high: f64,
    /// Equity behind the best, 0 or more.
    pub loss: f64,
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
}

/// How a roll is played. Seat a plays the first roll of the game, seat b answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpeningEntry {
    /// The roll, the higher die first.
    pub roll: Vec<u8>,
    /// The player who plays the roll.
    pub player: Seat,
    /// The checkers before it is played.
    pub position: PositionView,
    /// What the address of the position's page ends with.
    pub place: String,
    /// The plays that were rolled out, best first.
    pub choices: Vec<OpeningChoice>,
    /// Plays of a first roll whose replies are in the book.
    pub answered: Vec<String>,
}

/// A part of the opening book of a game: all first rolls, or all replies to a play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpeningsView {
    /// The game that the book is of.
    pub variant: VariantView,
    /// Identifiers of the games that have a book.
    pub games: Vec<String>,
    /// Games for each play of a first roll, and for each reply.
    pub trials: Vec<u32>,
    /// Rolls the players of these games looked ahead, for first rolls and for replies.
    pub plies: Vec<u8>,
    /// Half-moves after which a game was judged; 0 where they were played to the end.
    pub horizon: u32,
    /// The game is solved: the plays are there with their exact worth, and nothing was rolled out.
    pub exact: bool,
    /// The rolls, 1-1 first; those that are not made yet are missing.
    pub entries: Vec<OpeningEntry>,
}
