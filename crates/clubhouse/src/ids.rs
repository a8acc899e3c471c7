//! Identifiers. Those of people and of things outside a club are brought by the caller and opaque.

use serde::{Deserialize, Serialize};

use crate::error::Refusal;

/// The most letters of an identifier.
pub const LONGEST_ID: usize = 80;

/// A person: the identifier of an account, never a mail address.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub String);

/// A table, chouette, tournament, match between clubs or vote match, by the identifier it has elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LinkId(pub String);

/// An event of the calendar: a number in the order of planning, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EventId(pub u32);

/// An announcement: a number in the order of pinning, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NoteId(pub u32);

/// An auction: a number in the order of opening, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AuctionId(pub u32);

/// Looks whether a text can be an identifier: 1 to 80 letters, digits, hyphens, underscores, dots or colons.
///
/// # Errors
/// When it cannot.
pub fn check_id(id: &str) -> Result<(), Refusal> {
    let fits = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_' | '.' | ':');
    let is_good = (1..=LONGEST_ID).contains(&id.chars().count()) && id.chars().all(fits);
    if is_good { Ok(()) } else { Err(Refusal::Id) }
}

impl From<&str> for PersonId {
    fn from(id: &str) -> Self {
        Self(id.to_owned())
    }
}

impl From<&str> for LinkId {
    fn from(id: &str) -> Self {
        Self(id.to_owned())
    }
}
