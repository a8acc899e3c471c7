//! What the store keeps of a player's own play: under which names he plays, sums over his decisions, the decisions
//! that come back as problems, and what he answered.
//!
//! Invariants: sums and problems are derived from reports and made again when their version changes; answers are only
//! ever added.

use async_trait::async_trait;

use super::StoreError;

/// A name of the collection, with how often it occurs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameRow {
    /// As it is compared.
    pub key: String,
    /// As files write it.
    pub name: String,
    /// Matches with it.
    pub matches: u64,
}

/// Whose collection there is in the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CollectorRow {
    /// Identifier of the user.
    pub user_id: String,
    /// His name.
    pub name: String,
    /// Matches.
    pub matches: u64,
}

/// What a sum is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartKind {
    /// Decisions of one kind of position.
    Theme,
    /// Cube mistakes of one kind.
    Cube,
}

impl PartKind {
    /// The word in the database.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Theme => "theme",
            Self::Cube => "cube",
        }
    }
}

/// A sum over decisions.
#[derive(Clone, Debug, PartialEq)]
pub struct PartRow {
    /// What the sum is over.
    pub kind: PartKind,
    /// Its name: `blitz`, `wrong take`.
    pub name: String,
    /// Decisions that count; for cube mistakes nought.
    pub decisions: u64,
    /// Of a theme the blunders, of cube mistakes all.
    pub mistakes: u64,
    /// Equity lost.
    pub loss: f64,
}

/// A sum over decisions of all of somebody's matches.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnPartRow {
    /// The sum.
    pub part: PartRow,
    /// The equity lost as PR counts it: half as much again in matches to one point.
    pub rated: f64,
}

/// A decision that can come back as a problem.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ProblemKey {
    /// The collected match.
    pub match_id: String,
    /// Index of the action in its record.
    pub action: u32,
}

/// A problem.
#[derive(Clone, Debug, PartialEq)]
pub struct QuizRow {
    /// Which decision.
    pub key: ProblemKey,
    /// The analysis whose report has it.
    pub analysis_id: String,
    /// Who decided: `a` or `b`.
    pub seat: String,
    /// Kind of position.
    pub theme: Option<String>,
    /// Equity given up in the match.
    pub loss: f64,
}

/// An answer to a problem.
#[derive(Clone, Debug, PartialEq)]
pub struct AnswerRow {
    /// Which decision.
    pub key: ProblemKey,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Equity given up.
    pub loss: f64,
}

/// Everything that is derived from one report.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Derived {
    /// Sums of seats a and b.
    pub parts: [Vec<PartRow>; 2],
    /// Action, seat, theme and loss of decisions that can come back.
    pub problems: Vec<(u32, &'static str, Option<String>, f64)>,
}

/// A player's match that is analysed, from his side.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnMatchRow {
    /// The match.
    pub match_id: String,
    /// The analysis.
    pub analysis_id: String,
    /// When it was played, ISO 8601 as far as known.
    pub played_on: Option<String>,
    /// When it came into the collection, in milliseconds since 1970.
    pub added_at: i64,
    /// The other player.
    pub opponent: String,
    /// The other player's name as it is compared.
    pub opponent_key: String,
    /// Points to win; 0 for money.
    pub length: u32,
    /// PR; `None` without decisions.
    pub pr: Option<f64>,
    /// Decisions that count.
    pub decisions: u32,
    /// Decisions marked error.
    pub errors: u32,
    /// Decisions marked blunder.
    pub blunders: u32,
    /// Equity gained by luck, less the opponent's.
    pub luck: f64,
    /// Match winning chances gained by luck, less the opponent's; `None` in money play.
    pub luck_mwc: Option<f64>,
    /// Whether he won; `None` where nobody did.
    pub won: Option<bool>,
}

/// How many matches were won and lost, analysed or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ResultsRow {
    /// Matches.
    pub matches: u64,
    /// Won.
    pub won: u64,
    /// Lost.
    pub lost: u64,
    /// Analysed.
    pub analysed: u64,
}

/// The part of the store that knows a player's own play.
///
/// Methods that take `keys` mean a player's names as they are compared. Matches in which both names are his own do not
/// count.
#[async_trait]
pub trait PracticeStore: Send + Sync + 'static {
    /// The users who have collections, the largest first.
    async fn collectors(&self) -> Result<Vec<CollectorRow>, StoreError>;

    /// The names under which a user plays: key and name.
    async fn own_names(&self, user_id: &str) -> Result<Vec<(String, String)>, StoreError>;

    /// Sets the names under which a user plays.
    async fn set_own_names(&self, user_id: &str, names: &[(String, String)]) -> Result<(), StoreError>;

    /// The names that occur most often in a collection.
    async fn frequent_names(&self, owner: &str, limit: u32) -> Result<Vec<NameRow>, StoreError>;

    /// The latest analyses of a collection's matches whose sums are not of this version: match and analysis.
    async fn without_sums(
        &self,
        owner: &str,
        version: u32,
        limit: u32,
    ) -> Result<Vec<(String, String)>, StoreError>;

    /// Keeps what was derived from a report, instead of what was.
    async fn keep_derived(
        &self,
        match_id: &str,
        analysis_id: &str,
        version: u32,
        derived: &Derived,
    ) -> Result<(), StoreError>;

    /// A player's analysed matches, the earliest first; those without a date stand where they were added.
    async fn own_matches(&self, owner: &str, keys: &[String]) -> Result<Vec<OwnMatchRow>, StoreError>;

    /// A player's results.
    async fn own_results(&self, owner: &str, keys: &[String]) -> Result<ResultsRow, StoreError>;

    /// Sums over all his analysed matches.
    async fn own_parts(&self, owner: &str, keys: &[String]) -> Result<Vec<OwnPartRow>, StoreError>;

    /// A player's problems, the costliest first.
    async fn own_problems(&self, owner: &str, keys: &[String]) -> Result<Vec<QuizRow>, StoreError>;

    /// A problem of somebody's collection.
    async fn find_problem(&self, owner: &str, key: &ProblemKey) -> Result<Option<QuizRow>, StoreError>;

    /// Any analysed match of a collection; `dart` chooses.
    async fn some_analysis(&self, owner: &str, dart: u32) -> Result<Option<String>, StoreError>;

    /// A user's answers, the earliest first.
    async fn answers(&self, user_id: &str) -> Result<Vec<AnswerRow>, StoreError>;

    /// Adds an answer.
    async fn add_answer(&self, user_id: &str, answer: &AnswerRow) -> Result<(), StoreError>;
}
