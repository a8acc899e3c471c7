//! A question about the rules alone: what can be played here?

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Seat;

/// A position written down, each side in its own count. Checkers that are not named are off.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PositionText {
    /// Seat a's checkers as `point:count`, with `bar:n` and `pool:n`: `24:2 13:5 8:3 6:5`.
    pub a: String,
    /// Seat b's checkers.
    pub b: String,
    /// Own points of seat a whose lone checker is pinned; needed only where one checker of each
    /// side stands on a point.
    pub pinned_a: Vec<u8>,
    /// The same of seat b.
    pub pinned_b: Vec<u8>,
}

/// How checkers are borne off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
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

/// House rules that decide what can be played; null or false leaves the game as it is usually
/// played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
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
}

/// The body of `POST /api/v1/plays`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PlaysRequest {
    /// Identifier of the variant.
    pub variant: String,
    /// House rules.
    pub options: PlayOptions,
    /// The checkers.
    pub position: PositionText,
    /// Whose roll it is.
    pub player: Seat,
    /// The roll, as many dice as the game throws.
    pub dice: Vec<u8>,
    /// Rolls this player has played in the game before, where that matters.
    pub turns_before: u32,
    /// How many of them were doubles.
    pub doubles_before: u32,
}
