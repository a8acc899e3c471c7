//! A question about the rules alone: what can be played here?

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Contact, Geometry, Seat};

/// A position written down, each side in its own count. Checkers that are not named are off.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PositionText {
    /// Seat a's checkers as `point:count`, with `bar:n` and `pool:n`: `24:2 13:5 8:3 6:5`.
    pub a: String,
    /// Seat b's checkers, in their own count.
    pub b: String,
    /// Own points of seat a whose lone checker is pinned; needed only where one checker of each
    /// side stands on a point.
    pub pinned_a: Vec<u8>,
    /// The same of seat b.
    pub pinned_b: Vec<u8>,
}

/// How checkers are borne off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum BearOffRule {
    /// From the point of the die, or with a higher die from the rearmost point.
    Standard,
    /// From the point of the die if anything stands there; else the rearmost checker moves.
    ExactForced,
    /// Only the rearmost checker.
    RearmostForced,
    /// Only with the exact number.
    ExactOnly,
}

/// Which starting quarter may not be held completely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum PrimeRule {
    /// One's own starting quarter, points 24–19.
    Own,
    /// The opponent's starting quarter, one's own 12–7.
    Opponents,
    /// Neither of the two quarters.
    Both,
}

/// When a second checker may leave the head.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum HeadLimit {
    /// In the first turn with 6-6, 4-4 or 3-3.
    Usual,
    /// In the first turn with 6-6 or 4-4.
    SixesAndFours,
    /// In the first turn with any double.
    AnyDouble,
    /// As usual for who begins; for the other with any double of their first turn that one checker cannot play in full.
    SecondIfBlocked,
}

/// When six points in a row before all opposing checkers are refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum SixRule {
    /// At the end of a play.
    AtEnd,
    /// After every move, too.
    EveryMove,
    /// Never: six points in a row are allowed.
    Allowed,
}

/// What 1-1 does in a game that has a rule of its own for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum OnesRule {
    /// The foremost checker on the way goes back to its start.
    SentBack,
    /// The foremost checker is taken off for good.
    Removed,
    /// It is played as any other double.
    Ordinary,
}

/// House rules that decide what can be played, all there are; null or false leaves the game as it is
/// usually played. One that the game does not know is refused.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct PlayOptions {
    /// At most this many own checkers on a point.
    pub max_per_point: Option<u8>,
    /// A checker that hit in its own home board stays there for the turn.
    pub no_hit_and_run: bool,
    /// How checkers are borne off.
    pub bear_off: Option<BearOffRule>,
    /// Pin games: bearing off is allowed while an own checker is pinned.
    pub bear_off_while_pinned: bool,
    /// Running games: which starting quarter may not be held completely.
    pub start_prime: Option<PrimeRule>,
    /// Running games: the point the first checker must reach before another one moves.
    pub runner_to: Option<u8>,
    /// Games that start off the board: start as backgammon does.
    pub standard_start: bool,
    /// The direction of the two paths, where a game is known with another one.
    pub geometry: Option<Geometry>,
    /// What a lone checker is exposed to, where a game is known in two ways.
    pub contact: Option<Contact>,
    /// Games where a double gives another roll: it does not.
    pub no_extra_roll: bool,
    /// Games that start off the board: whether all checkers must have entered before another one moves.
    pub enter_all_first: Option<bool>,
    /// Games that start off the board: no hitting before one own checker has come home.
    pub hit_needs_one_home: bool,
    /// Climbing doubles: the player's own turn, counted from 1, from which they climb.
    pub cascade_from: Option<u32>,
    /// Long nardi: when a second checker may leave the head.
    pub head: Option<HeadLimit>,
    /// Long nardi: when six points in a row are refused.
    pub six_block: Option<SixRule>,
    /// Games with backward hits: they are never compulsory.
    pub optional_backward_hits: bool,
    /// Irish: a closed home board has to be opened for a checker on the bar.
    pub open_home: bool,
    /// Coan ki: what 1-1 does.
    pub ones: Option<OnesRule>,
}

/// The body of `POST /api/v1/plays`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PlaysRequest {
    /// Identifier of the variant.
    pub variant: String,
    /// House rules that the game is played by.
    pub options: PlayOptions,
    /// The checkers before the roll.
    pub position: PositionText,
    /// Whose roll it is.
    pub player: Seat,
    /// The roll, as many dice as the game throws.
    pub dice: Vec<u8>,
    /// Rolls this player has played in the game before, where that matters.
    pub turns_before: u32,
    /// How many of them were doubles.
    pub doubles_before: u32,
    /// Rolls the opponent has played in the game before, where that matters.
    #[serde(default)]
    pub opponent_turns: Option<u32>,
}
