//! What is known of a player's own play: sums over decisions, problems and answers, matches from their side.

use std::fmt;

use pasch_wire::{AnalysisId, CollectedId, Seat};

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
    /// Equity lost in these decisions, EMG.
    pub loss: f64,
}

/// A sum over decisions of all of somebody's matches.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnPartRow {
    /// The sum, without PR's weights.
    pub part: PartRow,
    /// The equity lost as PR counts it: half as much again in matches to one point.
    pub rated: f64,
}

/// A decision that can come back as a problem.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ProblemKey {
    /// The id of the collected match.
    pub match_id: CollectedId,
    /// Index of the action in its record.
    pub action: u32,
}

impl fmt::Display for ProblemKey {
    /// `match.action`, as it stands in addresses.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.match_id, self.action)
    }
}

impl ProblemKey {
    /// Reads what [`Display`](fmt::Display) writes.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (match_id, action) = text.rsplit_once('.')?;
        Some(Self { match_id: match_id.into(), action: action.parse().ok()? })
    }
}

/// A problem: a decision of an own match, to be made again.
#[derive(Clone, Debug, PartialEq)]
pub struct QuizRow {
    /// The decision that is asked for.
    pub key: ProblemKey,
    /// The analysis whose report has it.
    pub analysis_id: AnalysisId,
    /// The seat that decided.
    pub seat: Seat,
    /// Kind of position, e.g. `blitz`; `None` in old reports.
    pub theme: Option<String>,
    /// Equity given up in the match.
    pub loss: f64,
}

/// An answer to a problem.
#[derive(Clone, Debug, PartialEq)]
pub struct AnswerRow {
    /// The decision that was asked for.
    pub key: ProblemKey,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Equity given up by the answer, EMG.
    pub loss: f64,
}

/// Everything that is derived from one report.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Derived {
    /// Sums of seats a and b.
    pub parts: [Vec<PartRow>; 2],
    /// Action, seat, theme and loss of decisions that can come back.
    pub problems: Vec<(u32, Seat, Option<String>, f64)>,
    /// Every decision, packed by [`crate::decisions::pack`].
    pub decisions: Vec<u8>,
    /// Where they stand in the report ([`crate::decisions::Heads`]), JSON; empty for old reports.
    pub heads: String,
}

/// An analysed match, from the player's side.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnMatchRow {
    /// The id of the collected match.
    pub match_id: CollectedId,
    /// The id of the analysis.
    pub analysis_id: AnalysisId,
    /// When it was played, ISO 8601 as far as known.
    pub played_on: Option<String>,
    /// When it came into the collection, in milliseconds since 1970.
    pub added_at: i64,
    /// The other player's name.
    pub opponent: String,
    /// The other player's name as it is compared.
    pub opponent_key: String,
    /// Points to win; 0 for money.
    pub length: u32,
    /// PR; `None` without decisions.
    pub pr: Option<f64>,
    /// Decisions that count for PR.
    pub decisions: u32,
    /// Decisions marked error, without blunders.
    pub errors: u32,
    /// Decisions marked blunder, the costliest.
    pub blunders: u32,
    /// Equity gained by luck, less the opponent's.
    pub luck: f64,
    /// Match winning chances gained by luck, less the opponent's; `None` in money play.
    pub luck_mwc: Option<f64>,
    /// Whether the player won; `None` where nobody did.
    pub won: Option<bool>,
}

/// How many matches were won and lost, analysed or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ResultsRow {
    /// Matches in the collection.
    pub matches: u64,
    /// Matches that the player won.
    pub won: u64,
    /// Matches that the player lost.
    pub lost: u64,
    /// Matches that have been analysed.
    pub analysed: u64,
}
