//! What moderators see and decide.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{MatchId, PersonView, ReportId};

/// What somebody may be kept from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum RestraintKind {
    /// Talking at matches; playing is still allowed.
    Mute,
    /// Beginning matches with others, and talking. Matches that are played go on.
    Suspension,
}

/// What somebody is kept from, until when, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RestraintView {
    /// The thing they may not do.
    pub kind: RestraintKind,
    /// Until when, in milliseconds since 1970; null for good.
    pub until: Option<i64>,
    /// The moderator's words: plain text, never markup.
    pub reason: String,
}

/// Somebody who is kept from something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RestrainedView {
    /// The person who is kept from it.
    pub person: PersonView,
    /// The restraint, and until when it holds.
    pub restraint: RestraintView,
}

/// A player's words about another, for moderators.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CaseView {
    /// Identifier of the report.
    pub id: ReportId,
    /// The match at which it was made.
    pub match_id: MatchId,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The player who reports.
    pub by: PersonView,
    /// The player it is about.
    pub about: PersonView,
    /// What: plain text, never markup.
    pub text: String,
    /// A moderator has decided it.
    pub decided: bool,
    /// The caller may decide it: it is about neither themselves nor another moderator.
    pub decidable: bool,
}

/// A line that was said before a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CaseLine {
    /// Who said it is whom the report is about.
    pub by_reported: bool,
    /// What: plain text, never markup.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// What belongs to a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CaseDetail {
    /// The last lines that were said at the match before it, at most 30.
    pub lines: Vec<CaseLine>,
    /// Other reports about the same person, the latest first, at most 20.
    pub others: Vec<CaseView>,
    /// What was decided about that person before, the latest first, at most 20.
    pub decisions: Vec<AuditEntry>,
}

/// What a moderator decides about a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum CaseVerdict {
    /// Nothing follows: the report is dismissed.
    Dismiss,
    /// Whom it is about may not talk.
    Mute,
    /// Whom it is about may begin no match with others, and not talk.
    Suspend,
}

/// A moderator's decision about a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CaseDecision {
    /// The consequence of the report.
    pub verdict: CaseVerdict,
    /// For how many days, 1 to 366; left out, for good. Without meaning for what is dismissed.
    #[serde(default)]
    pub days: Option<u32>,
    /// Why, 1 to 280 characters. Whom it is about reads it, too.
    pub reason: String,
}

/// Lifts a restraint: somebody may again do what they were kept from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LiftRequest {
    /// The restraint that is lifted.
    pub kind: RestraintKind,
    /// Why, 1 to 280 characters.
    pub reason: String,
}

/// An act in the moderators' log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum AuditDeed {
    /// What two players said to each other was read, because of a report.
    Look,
    /// A report led to nothing.
    Dismiss,
    /// Somebody may not talk.
    Mute,
    /// Somebody may begin no match with others, and not talk.
    Suspend,
    /// They may talk again at matches.
    Unmute,
    /// They may play again with others.
    Unsuspend,
    /// Somebody is a moderator.
    Appoint,
    /// They are no moderator any more.
    Release,
}

/// An entry of the moderators' log. Names are those of today.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuditEntry {
    /// Its number, from 1.
    pub number: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The moderator; null for whoever runs the server.
    pub by: Option<PersonView>,
    /// The act that was done.
    pub deed: AuditDeed,
    /// The person it was done to.
    pub about: PersonView,
    /// Identifier of the report that led to it.
    pub report: Option<ReportId>,
    /// Until when it holds, in milliseconds since 1970; null for good, and for what does not last.
    pub until: Option<i64>,
    /// Why: plain text, never markup.
    pub reason: String,
}

/// A part of the moderators' log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuditPage {
    /// The entries, the latest first.
    pub entries: Vec<AuditEntry>,
    /// There are earlier ones.
    pub more: bool,
}

/// What there is to do for moderators.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ModerationView {
    /// Reports that nobody has decided, the oldest first, at most 100; without those about the caller.
    pub cases: Vec<CaseView>,
    /// Who is kept from something, the latest first, at most 200.
    pub restrained: Vec<RestrainedView>,
    /// The end of the log.
    pub log: AuditPage,
}
