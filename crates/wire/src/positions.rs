//! A position by itself: set up, checked, named and judged.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Candidate, CubeReport, MoveView, PositionView, Score, Seat, Sentence, VariantView};

/// The cube of a position that is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CubeDraft {
    /// Its value, a power of two.
    pub value: u32,
    /// Whose it is; null in the middle.
    pub owner: Option<Seat>,
}

/// A position as somebody sets it up, with everything its value depends on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PositionDraft {
    /// Identifier of the variant.
    pub variant: String,
    /// The checkers; what is not named is borne off, whatever `off` says.
    pub position: PositionView,
    /// Whose turn it is; while a double waits for its answer, the doubler.
    pub turn: Seat,
    /// The roll; empty before it.
    pub dice: Vec<u8>,
    /// The player on turn has doubled.
    pub doubled: bool,
    /// The cube before any offer; null in a game without one.
    pub cube: Option<CubeDraft>,
    /// Points won before this game.
    pub score: Score,
    /// Points to win the match, 0 for money.
    pub length: u32,
    /// It is the Crawford game.
    pub crawford: bool,
    /// Money: gammons count only after a double.
    pub jacoby: bool,
    /// Money: a double may be beavered.
    pub beavers: bool,
    /// The most that the cube may show, as a power of two: 10 for 1,024. Left out, it is 10, as in XGIDs.
    #[serde(default)]
    pub cube_limit_log2: Option<u8>,
}

/// The body of `POST /api/v1/positions`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum PositionRequest {
    /// Any identifier, or text that holds one: an XGID, GNU Backgammon's IDs, Pasch's own, an
    /// address of a position page.
    Text {
        /// The text that names the position.
        text: String,
    },
    /// The start of a game.
    Start {
        /// Identifier of the variant.
        variant: String,
    },
    /// A position that is set up.
    Draft {
        /// The position, possible or not.
        draft: PositionDraft,
    },
}

/// A position that was looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlaceView {
    /// What its address ends with; null when it is impossible.
    pub id: Option<String>,
    /// What is wrong with it, a sentence each.
    pub faults: Vec<String>,
    /// The same as data, for other languages.
    pub told: Vec<Sentence>,
    /// The position with its cube and score.
    pub draft: PositionDraft,
    /// What a board needs to draw it.
    pub variant: VariantView,
    /// Dice of a roll.
    pub dice_count: u8,
    /// The game can be played with a cube.
    pub cube_possible: bool,
    /// The program plays the game and can judge the position.
    pub judged: bool,
    /// It is a race of which `POST /positions/endgame` tells more.
    pub race: bool,
    /// XGID; empty for boards it cannot express.
    pub xgid: String,
    /// GNU Backgammon's position ID; empty for boards it cannot express.
    pub position_id: String,
    /// GNU Backgammon's match ID; empty for boards it cannot express.
    pub match_id: String,
    /// OGID; empty for boards it cannot express.
    pub ogid: String,
    /// All identifiers under which other programs know it; none for boards they cannot express.
    pub identifiers: Vec<PlaceIdentifier>,
    /// The position drawn, as eXtreme Gammon's text; empty for boards it cannot show.
    pub text: String,
    /// All positions of the text or file, in its order, where it has several; this is the first that could be read.
    /// Empty where it has one.
    pub list: Vec<PlaceLine>,
}

/// An identifier of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlaceIdentifier {
    /// The name of its kind, such as XGID.
    pub name: String,
    /// The identifier as it is passed on.
    pub text: String,
}

/// One of several positions in a text or file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlaceLine {
    /// What the address of its page ends with; null when it is impossible or cannot be read.
    pub id: Option<String>,
    /// The first thing that is wrong with it, as a sentence; null when nothing is.
    pub fault: Option<String>,
    /// The same as data, for other languages.
    pub told: Option<Sentence>,
    /// The position; null when it cannot be read.
    pub draft: Option<PositionDraft>,
}

/// The body of `POST /api/v1/positions/evaluate`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EvaluationRequest {
    /// A position's identifier, as in [`PlaceView`].
    pub position: String,
    /// Rolls to look ahead, 0 to 4.
    pub plies: u8,
}

/// `POST /api/v1/positions/rolls`: every roll of a position before its roll. All numbers are those of the player on turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RollsView {
    /// The position's identifier, as it was asked.
    pub position: String,
    /// The 21 rolls.
    pub rolls: Vec<RollWorth>,
    /// The mean of their equities, each as often as it is thrown.
    pub mean: f64,
    /// The share of all pairs of rolls, the next one of each player, after which a double would be passed; null where the
    /// player may not double.
    pub market_lost: Option<f64>,
    /// What the other player needs to take a double; null where none can be made.
    pub take: Option<TakePointView>,
    /// How much more a gammon is worth than a plain win, as a share of the difference between a plain win and a plain loss: to
    /// the player on turn, and to the other one.
    pub gammon: Vec<f64>,
}

/// A roll and its best play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RollWorth {
    /// The dice, the higher one first.
    pub dice: Vec<u8>,
    /// How many of 36 throws are this one.
    pub ways: u32,
    /// The best play in notation; empty where nothing can be played.
    pub play: String,
    /// Its moves.
    pub moves: Vec<MoveView>,
    /// Equity after it.
    pub equity: f64,
    /// Chance to win the game after it.
    pub win: f64,
    /// How deep the program looked, e.g. "1-ply".
    pub level: String,
}

/// The winning chances that the player who is doubled needs, by the gammons of the position.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TakePointView {
    /// If nobody turned the cube again.
    pub dead: f64,
    /// If they turned it at the perfect moment.
    pub live: f64,
    /// What they have.
    pub now: f64,
}

/// What a position is worth. All numbers are those of the player on turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct EvaluationView {
    /// The position's identifier, as it was asked.
    pub position: String,
    /// How deep the program looked, e.g. "2-ply".
    pub level: String,
    /// It looked as deep as was asked; otherwise time was up before.
    pub complete: bool,
    /// The plays of the roll, best first; empty without a roll.
    pub candidates: Vec<Candidate>,
    /// The position before the roll, with the cube decision; null with a roll.
    pub cube: Option<CubeReport>,
    /// The player on turn may double, or has doubled.
    pub can_double: bool,
    /// Match winning chance before the roll; null for money and with a roll.
    pub mwc: Option<f64>,
    /// All of it as eXtreme Gammon's text; empty for boards it cannot show.
    pub text: String,
}
