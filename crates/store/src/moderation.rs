//! What moderators do: a log that is only ever added to, and what follows from it for somebody.
//!
//! Invariants: nothing in the log is changed or removed, the database itself refuses it; whether a report is decided, and
//! what holds for a person, is read off the log and stands nowhere else.

use crate::driver::words;
use pasch_wire::{MatchId, ReportId, UserId};

use super::User;
use super::people::Role;

/// An act of a moderator or of the operator, as the record of deeds has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// What two players said to each other was read, because of a report.
    Look,
    /// A report led to nothing.
    Dismiss,
    /// Somebody may not talk at matches.
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

words!(Deed {
    Look = "look",
    Dismiss = "dismiss",
    Mute = "mute",
    Suspend = "suspend",
    Unmute = "unmute",
    Unsuspend = "unsuspend",
    Appoint = "appoint",
    Release = "release",
});

/// What somebody may be kept from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Restraint {
    /// Talking at matches; playing is still allowed.
    Mute,
    /// Beginning matches with others, and talking.
    Suspension,
}

impl Restraint {
    /// What begins it, and what ends it.
    #[must_use]
    pub fn deeds(self) -> (Deed, Deed) {
        match self {
            Self::Mute => (Deed::Mute, Deed::Unmute),
            Self::Suspension => (Deed::Suspend, Deed::Unsuspend),
        }
    }
}

/// How long somebody is kept from something, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sanction {
    /// The thing they may not do.
    pub restraint: Restraint,
    /// Until when, in milliseconds since 1970; `None` for good.
    pub until: Option<i64>,
    /// The moderator's words on why.
    pub reason: String,
}

impl Sanction {
    /// Whether it holds at a moment, in milliseconds since 1970.
    #[must_use]
    pub fn holds(&self, now: i64) -> bool {
        self.until.is_none_or(|until| until > now)
    }
}

/// Something to be written into the log.
#[derive(Clone, Debug)]
pub struct NewDeed {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The moderator; `None` for whoever runs the server.
    pub actor: Option<UserId>,
    /// The act that was done.
    pub deed: Deed,
    /// Identifier of the user it was done to.
    pub about: UserId,
    /// Because of which report.
    pub report: Option<ReportId>,
    /// Until when it holds, in milliseconds since 1970; `None` for good, and for what does not last.
    pub until: Option<i64>,
    /// Why it was done, in words.
    pub reason: String,
}

/// An entry of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeedRow {
    /// Its number, from 1.
    pub number: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The moderator's present name; `None` for the operator of the server.
    pub actor: Option<User>,
    /// The act that was done.
    pub deed: Deed,
    /// The present name of the person it is about.
    pub about: User,
    /// Because of which report.
    pub report: Option<ReportId>,
    /// Until when it holds, in milliseconds since 1970.
    pub until: Option<i64>,
    /// Why it was done, in words.
    pub reason: String,
}

/// A report with who is who.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseRow {
    /// Identifier of the report.
    pub id: ReportId,
    /// Identifier of the match it happened at.
    pub match_id: MatchId,
    /// The player who reports, by their present name.
    pub by: User,
    /// The player it is about, by their present name.
    pub about: User,
    /// What that person's account may do; `None` for a guest.
    pub about_role: Option<Role>,
    /// The words of the report.
    pub body: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// A moderator has decided.
    pub is_decided: bool,
}

/// What became of a moderator's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// It stands in the log.
    Done,
    /// It would be about the moderators themselves.
    OwnCase,
    /// It would be about another moderator.
    AboutModerator,
    /// Another moderator has decided that report.
    Decided,
    /// There is nothing to be lifted.
    NotRestrained,
}
