//! What the store keeps of a player's own play: the names they play under, sums over their decisions, the decisions
//! that come back as problems, and their answers.
//!
//! Invariants: sums and problems are derived from reports and made again when their version changes; answers
//! are only ever added.

use async_trait::async_trait;

use pasch_practice::{AnswerRow, Derived, OwnMatchRow, OwnPartRow, ProblemKey, QuizRow, ResultsRow};
use pasch_wire::{AnalysisId, CollectedId, UserId};

use super::StoreError;

/// A name of the collection, with how often it occurs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameRow {
    /// As it is compared.
    pub key: String,
    /// As files write it.
    pub name: String,
    /// Matches that name this player.
    pub matches: u64,
}

/// Whose collection there is in the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CollectorRow {
    /// Identifier of the user.
    pub user_id: UserId,
    /// The user's present name.
    pub name: String,
    /// Matches in their collection.
    pub matches: u64,
}

/// The part of the store that knows a player's own play.
///
/// Methods that take `keys` mean a player's names as they are compared. Matches that the player has played here count
/// whatever their names; matches of files in which both names are theirs do not.
#[async_trait]
pub trait PracticeStore: Send + Sync + 'static {
    /// The users who have collections, the largest first.
    async fn collectors(&self) -> Result<Vec<CollectorRow>, StoreError>;

    /// The names under which a user plays: key and name.
    async fn own_names(&self, user_id: &UserId) -> Result<Vec<(String, String)>, StoreError>;

    /// Sets the names under which a user plays.
    async fn set_own_names(&self, user_id: &UserId, names: &[(String, String)]) -> Result<(), StoreError>;

    /// The names that occur most often in a collection.
    async fn frequent_names(&self, owner: &UserId, limit: u32) -> Result<Vec<NameRow>, StoreError>;

    /// The latest analyses of a collection's matches whose sums are not of this version: match and analysis.
    async fn without_sums(
        &self,
        owner: &UserId,
        version: u32,
        limit: u32,
    ) -> Result<Vec<(CollectedId, AnalysisId)>, StoreError>;

    /// Keeps what was derived from a report, instead of what was.
    async fn keep_derived(
        &self,
        match_id: &CollectedId,
        analysis_id: &AnalysisId,
        version: u32,
        derived: &Derived,
    ) -> Result<(), StoreError>;

    /// A player's analysed matches, the earliest first; those without a date stand where they were added.
    async fn own_matches(&self, owner: &UserId, keys: &[String]) -> Result<Vec<OwnMatchRow>, StoreError>;

    /// A player's results over all their matches, analysed or not.
    async fn own_results(&self, owner: &UserId, keys: &[String]) -> Result<ResultsRow, StoreError>;

    /// Sums over all analysed matches of a player.
    async fn own_parts(&self, owner: &UserId, keys: &[String]) -> Result<Vec<OwnPartRow>, StoreError>;

    /// A player's problems, the costliest first.
    async fn own_problems(&self, owner: &UserId, keys: &[String]) -> Result<Vec<QuizRow>, StoreError>;

    /// A problem of somebody's collection.
    async fn find_problem(&self, owner: &UserId, key: &ProblemKey) -> Result<Option<QuizRow>, StoreError>;

    /// Any analysed match of a collection; `dart` chooses.
    async fn some_analysis(&self, owner: &UserId, dart: u32) -> Result<Option<AnalysisId>, StoreError>;

    /// A user's answers, the earliest first.
    async fn answers(&self, user_id: &UserId) -> Result<Vec<AnswerRow>, StoreError>;

    /// Adds an answer; one that is known already stays as it is.
    async fn add_answer(&self, user_id: &UserId, answer: &AnswerRow) -> Result<(), StoreError>;
}
