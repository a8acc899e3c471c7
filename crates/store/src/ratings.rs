//! Results between people, ratings, and how they played.

use crate::rating::{MatchResult, Pool, Standing, Uncounted};
use pasch_practice::OwnMatchRow;
use pasch_wire::{MatchId, UserId};

/// Whose the analyses are that nobody has asked for, and who wins and loses where the computer does.
pub const SYSTEM: &str = "pasch";

/// A finished match between two people, or of one with the computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// Who won what, and when.
    pub result: MatchResult,
    /// Identifier of the first game's variant.
    pub variant: String,
    /// Points of the winner and the loser.
    pub points: [u32; 2],
    /// It was rated between two accounts.
    pub rated: bool,
    /// How it was played.
    pub course: Course,
}

/// What the log says of how a match was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Course {
    /// Plays of both players together.
    pub plays: u32,
    /// The loser gave up or ran out of time.
    pub conceded: bool,
    /// Why a match that was to be rated changes no rating by itself.
    pub reason: Option<Uncounted>,
}

/// Whether, and how, a match counted.
#[derive(Clone, Debug, PartialEq)]
pub struct CountedRow {
    /// Its length in points.
    pub length: u32,
    /// Plays of both players together, where they are known.
    pub plays: Option<u32>,
    /// Why it changes no rating by itself.
    pub reason: Option<Uncounted>,
    /// How much of the change counted, from 1 to 0, once it has been counted.
    pub weight: Option<f64>,
    /// FIBS's ratings of the two before and after it, with whose they are.
    pub ratings: Vec<(UserId, [f64; 2])>,
}

/// A match on a player's page.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedRow {
    /// Identifier of the match.
    pub match_id: MatchId,
    /// Identifier of the first game's variant.
    pub variant: String,
    /// Points of the player and of the opponent.
    pub points: [u32; 2],
    /// When it ended, in milliseconds since 1970.
    pub ended_at: i64,
    /// It was rated; friendly matches are for the two who played them.
    pub rated: bool,
    /// Plays of both players together, where they are known.
    pub plays: Option<u32>,
    /// Why a rated match changes no rating by itself.
    pub reason: Option<Uncounted>,
    /// How much of the change counted, from 1 to 0, where it has been counted.
    pub weight: Option<f64>,
    /// FIBS's rating after it, where it has been counted.
    pub fibs: Option<f64>,
    /// The list of its kind.
    pub pool: Pool,
    /// Opponent, length, outcome, and how the player played as far as it is analysed.
    pub played: OwnMatchRow,
    /// The opponent has no account any more.
    pub opponent_left: bool,
    /// There is an analysis.
    pub analysed: bool,
}

/// A place in a list.
#[derive(Clone, Debug, PartialEq)]
pub struct RankRow {
    /// The player's name, as lists show it.
    pub name: String,
    /// Where the player stands.
    pub standing: Standing,
}
