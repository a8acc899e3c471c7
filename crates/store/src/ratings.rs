//! Results between people, ratings, and how they played.

use async_trait::async_trait;

use super::ReportRow;
use super::StoreError;
use super::collection::JudgedRow;
use crate::rating::{MatchResult, Pool, RatedEnd, Standing, Step, Uncounted};
use pasch_practice::OwnMatchRow;
use pasch_wire::{AnalysisId, MatchId, UserId};

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

/// The part of the store that knows who won.
#[async_trait]
pub trait RatingStore: Send + Sync {
    /// Finished matches of people with an account, against others or the computer, whose result is not written yet, by what
    /// their summaries say, and whether they were to be rated.
    async fn unsettled(&self) -> Result<Vec<(MatchId, bool)>, StoreError>;

    /// Writes a result and, with it, what moderators are told of it, unless they were told of that
    /// person within `quiet` milliseconds.
    async fn settle(&self, result: &ResultRow, reports: &[ReportRow], quiet: i64) -> Result<(), StoreError>;

    /// Rated matches of a user that ended after a moment, in milliseconds since 1970, whether they counted or not.
    async fn rated_ends(&self, user_id: &UserId, after: i64) -> Result<Vec<RatedEnd>, StoreError>;

    /// Results of rated tables whose logs have not been read for how they were played.
    async fn unread_results(&self) -> Result<Vec<MatchId>, StoreError>;

    /// Writes how a match was played.
    async fn note_course(&self, match_id: &MatchId, course: &Course) -> Result<(), StoreError>;

    /// Results that have been counted and ended after a moment, in milliseconds since 1970.
    async fn counted_after(&self, after: i64) -> Result<Vec<MatchResult>, StoreError>;

    /// Whether, and how, a match of a rated table counted; `None` before its result is written, and for others.
    async fn counted(&self, match_id: &MatchId) -> Result<Option<CountedRow>, StoreError>;

    /// Results that count and have not been counted, in order.
    async fn uncounted(&self) -> Result<Vec<MatchResult>, StoreError>;

    /// The end of the last match that was counted, in milliseconds since 1970.
    async fn last_counted(&self) -> Result<Option<i64>, StoreError>;

    /// Where a user stands in each list.
    async fn standings_of(&self, user_id: &UserId) -> Result<Vec<(Pool, Standing)>, StoreError>;

    /// Writes the standings after matches, all or none.
    async fn count(&self, steps: &[Step]) -> Result<(), StoreError>;

    /// Forgets all standings; they are made again from the results.
    async fn uncount(&self) -> Result<(), StoreError>;

    /// Makes the server's own user, and forgets standings that another version of the formulas has made; they are made
    /// again from the results.
    async fn begin_ratings(&self, version: i64) -> Result<(), StoreError>;

    /// The best players of a list.
    async fn leaders(&self, pool: Pool, limit: u32) -> Result<Vec<RankRow>, StoreError>;

    /// A player's matches in order.
    async fn played_by(&self, user_id: &UserId) -> Result<Vec<PlayedRow>, StoreError>;

    /// Matches with a result that the server has not begun to analyse, the earliest first.
    async fn unanalysed(&self) -> Result<Vec<MatchId>, StoreError>;

    /// Notes the analysis of a match; none where it cannot be analysed.
    async fn note_analysis(
        &self,
        match_id: &MatchId,
        analysis_id: Option<&AnalysisId>,
    ) -> Result<(), StoreError>;

    /// Whether a user may read an analysis that nobody has asked for: of a rated match anybody, of another its players.
    async fn may_read_analysed(&self, analysis_id: &AnalysisId, user_id: &UserId)
    -> Result<bool, StoreError>;

    /// Writes how both played, seats a and b, by the analysis that is done.
    async fn keep_judged(&self, analysis_id: &AnalysisId, seats: &[JudgedRow; 2]) -> Result<(), StoreError>;
}
