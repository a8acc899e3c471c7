//! The rest of a club that was dissolved: what is kept when it can no longer be restored.
//!
//! For 30 days everything is kept, nothing can be changed but that an owner restores the club, and the feed of the calendar shows every
//! event as cancelled. After that the name, the dates and the results with their awards are kept, for the rankings in which they count
//! and for the histories of those who played. Texts, members, invitations, requests, bans, the calendar, announcements, purses and auctions
//! go: the caller stores this instead of the log. [`crate::erase_from_remains`] deletes a person from it.

use pasch_tournament::Time;
use serde::{Deserialize, Serialize};

use crate::ids::LinkId;
use crate::links::{LinkKind, Outcome};
use crate::ranking::{Awarded, all};
use crate::state::{RESTORABLE, State};

/// A result that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// The reference.
    pub link: LinkId,
    /// The kind.
    pub kind: LinkKind,
    /// When it ended.
    pub at: Time,
    /// The result.
    pub outcome: Outcome,
}

/// The rest of a club.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Remains {
    /// The name.
    pub name: String,
    /// When it was founded.
    pub founded_at: Time,
    /// When it was dissolved.
    pub dissolved_at: Time,
    /// The results.
    pub results: Vec<Kept>,
    /// The awards of its tournaments.
    pub awards: Vec<Awarded>,
}

/// The rest of a club at a moment; `None` while it is not dissolved, or can still be restored.
#[must_use]
pub fn remains(club: &State, now: Time) -> Option<Remains> {
    let dissolved = club.dissolved().filter(|one| now.saturating_sub(one.at) >= RESTORABLE)?;
    let kept = club.links().ended().filter_map(|linked| {
        let (at, outcome) = (linked.ended_at?, linked.outcome.clone()?);
        Some(Kept { link: linked.link.id.clone(), kind: linked.link.kind, at, outcome })
    });
    Some(Remains {
        name: club.profile().name.clone(),
        founded_at: club.founded_at(),
        dissolved_at: dissolved.at,
        results: kept.collect(),
        awards: all(club),
    })
}
