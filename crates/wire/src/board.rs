//! Boards, plays and the cube.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Sentence;

/// One of the two sides of a match. Absolute: nothing is turned round for the viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// The first player of the match.
    A,
    /// The second player of the match.
    B,
}

impl Seat {
    /// Both seats in order.
    pub const ALL: [Seat; 2] = [Seat::A, Seat::B];

    /// The word on the wire and in the database.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Seat::A => "a",
            Seat::B => "b",
        }
    }

    /// The seat of that word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| seat.word() == word)
    }

    /// The seat across the board.
    #[must_use]
    pub fn other(self) -> Seat {
        match self {
            Seat::A => Seat::B,
            Seat::B => Seat::A,
        }
    }
}

/// How one player's point `n` maps to the opponent's count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Geometry {
    /// Players move against each other: `25 - n`.
    Contrary,
    /// Same direction, started half a board apart: `n <= 12 ? n + 12 : n - 12`.
    Parallel,
    /// Same direction from the same corner: `n`.
    Same,
    /// Both circle the points 16 to 1 from opposite starts, `n <= 8 ? n + 8 : n - 8`; the other eight are not in use.
    Circle,
}

/// What happens when a checker lands on a lone enemy checker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Contact {
    /// It is sent to the bar.
    Hit,
    /// It is held under the checker that landed.
    Pin,
    /// It cannot be landed on: one checker already blocks.
    Block,
    /// Nothing: checkers of both sides stand side by side.
    Share,
}

/// The facts of a variant that a board needs to draw a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct VariantView {
    /// Stable identifier, e.g. `backgammon`.
    pub id: String,
    /// Name for people, in English.
    pub name: String,
    /// How the two counts relate.
    pub geometry: Geometry,
    /// What landing on a lone checker does.
    pub contact: Contact,
    /// Checkers of each player at the start.
    pub checkers: u8,
}

/// One player's checkers, in that player's own count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SideView {
    /// 24 numbers: `points[i]` checkers stand on own point `i + 1`.
    pub points: Vec<u8>,
    /// Checkers on the bar.
    pub bar: u8,
    /// Checkers that have not entered yet (staged entry).
    pub pool: u8,
    /// Checkers that have been borne off.
    pub off: u8,
    /// Own points where my lone checker lies under an enemy checker.
    pub pinned: Vec<u8>,
}

/// Both players' checkers, each side in its own count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PositionView {
    /// Seat a's checkers, in that player's own count.
    pub a: SideView,
    /// Seat b's checkers, in that player's own count.
    pub b: SideView,
}

/// One checker moved by one die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct MoveView {
    /// Where from, mover's own count, 25 = bar or pool.
    pub from: u8,
    /// Where to, mover's own count, 0 = off.
    pub to: u8,
    /// An enemy checker was hit (or pinned).
    pub hit: bool,
}

/// One checker carried from one place to another by whatever dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ShiftView {
    /// Where from, mover's own count, 25 = bar or pool.
    pub from: u8,
    /// Where to, mover's own count, 0 = off.
    pub to: u8,
}

/// One legal step in a play graph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Edge {
    /// Where from, mover's own count, 25 = bar or pool.
    pub from: u8,
    /// Where to, mover's own count, 0 = off.
    pub to: u8,
    /// The die it uses.
    pub die: u8,
    /// It hits an enemy checker.
    pub hit: bool,
    /// It pins an enemy checker.
    pub pin: bool,
    /// Index of the node it leads to.
    pub node: u32,
}

/// A position inside a roll: what it looks like, what is left, where it can go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayNode {
    /// The checkers after the moves so far.
    pub position: PositionView,
    /// Dice still to be used, larger first.
    pub dice_left: Vec<u8>,
    /// Legal next steps; none at the end of a play.
    pub edges: Vec<Edge>,
    /// Notation when this node is a complete legal play, else null.
    pub play: Option<String>,
}

/// Why a point holds the mover up when no play is legal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Blocked {
    /// Where the checker would land, mover's own count.
    pub point: u8,
    /// The reason in a sentence.
    pub reason: String,
    /// The same as data, for other languages.
    pub told: Sentence,
}

/// A step a person might try that a rule forbids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefusedStep {
    /// The node at which it is refused.
    pub node: u32,
    /// Where from, mover's own count.
    pub from: u8,
    /// Where to, mover's own count.
    pub to: u8,
    /// The reason in a sentence.
    pub reason: String,
    /// The same as data, for other languages.
    pub told: Sentence,
}

/// Every legal way to play a roll. A browser walks it and knows no rules: a drag is an edge, undo
/// goes back, confirm is a leaf.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayGraphView {
    /// The match state this graph belongs to.
    pub seq: u32,
    /// The nodes; index 0 is the start.
    pub nodes: Vec<PlayNode>,
    /// Exactly one distinct resulting position exists.
    pub forced: bool,
    /// Only when there is no legal play: why.
    pub blocked: Vec<Blocked>,
    /// Steps that only a rule forbids, with that rule: at the start, and in answer to
    /// `POST /api/v1/plays` also further on.
    pub refusals: Vec<RefusedStep>,
}

/// A [`PlayGraphView`] in a fraction of its bytes, for clients that ask for it with `resume`. Nodes have the same numbers.
/// The position of node 0 is the one on the board. That of any other node follows from the first step that leads to it, in
/// the order of the list: the position where the step begins, with the checker moved and what it meets hit or pinned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShortPlays {
    /// The match state these plays belong to.
    pub seq: u32,
    /// The nodes; index 0 is the start.
    pub nodes: Vec<ShortNode>,
    /// Exactly one distinct resulting position exists.
    pub forced: bool,
    /// Only when there is no legal play: why.
    pub blocked: Vec<Blocked>,
    /// Steps at the start that only a rule forbids, with that rule.
    pub refusals: Vec<RefusedStep>,
}

/// A position inside a roll, by the steps that lead on from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShortNode {
    /// Dice still to be used, larger first.
    pub left: Vec<u8>,
    /// Legal next steps, five numbers each: where from and where to in the mover's own count (25 = bar or pool, 0 = off),
    /// the die, what it does (0 nothing, 1 hits, 2 pins), and the node it leads to.
    pub steps: Vec<[u32; 5]>,
    /// Notation when this node is a complete legal play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub play: Option<String>,
    /// The position, where it does not follow from the steps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<PositionView>,
}

/// The doubling cube, as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CubeView {
    /// Its value, 1 when nobody has doubled.
    pub value: u32,
    /// Whose it is; null while centred.
    pub owner: Option<Seat>,
    /// False when this game has no cube (Crawford game, one-point match, cubeless match).
    pub enabled: bool,
    /// The viewer may double now.
    pub can_double: bool,
    /// Why the viewer may not double though it is their turn to roll; null otherwise.
    #[serde(default)]
    pub no_double: Option<NoDouble>,
}

/// Why a player may not double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum NoDouble {
    /// The game has no cube.
    NoCube,
    /// It is the Crawford game.
    Crawford,
    /// The opponent owns the cube.
    NotOwner,
    /// At its present value the cube already decides the match.
    Dead,
    /// After the Crawford game nobody may double before each side has rolled twice, where that is agreed on.
    Holland,
    /// The cube cannot go higher.
    Limit,
    /// Somebody throws again first.
    NotNow,
}
