//! The way of a finished match into the collections of its players, as the store keeps it.
//!
//! Invariant: a finished match is taken in once. Its rows in the collections and the note that it is done are written
//! together.

use async_trait::async_trait;
use pasch_wire::{CollectedId, MatchId, Seat, UserId};

use super::StoreError;
use super::collection::NewCollected;

/// How a match of a collection was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayedKind {
    /// Against the computer.
    Computer,
    /// Against another person.
    People,
    /// By two people at one screen.
    Screen,
    /// Elsewhere: it came in a file.
    File,
}

impl PlayedKind {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Computer, Self::People, Self::Screen, Self::File];

    /// As the database spells it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Computer => "computer",
            Self::People => "people",
            Self::Screen => "screen",
            Self::File => "file",
        }
    }
}

/// How a finished match is to be analysed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish<'a> {
    /// The level.
    pub level: &'a str,
    /// The level of the analysis that follows when there is time; `None` for no other.
    pub later: Option<&'a str>,
}

/// A finished match on its way into one player's collection.
#[derive(Clone, Debug)]
pub struct TakenIn {
    /// Whose collection.
    pub owner: UserId,
    /// The owner's seat.
    pub seat: Seat,
    /// How it was played.
    pub kind: PlayedKind,
    /// The match as a collection keeps it.
    pub new: NewCollected,
}

/// The part of the store that takes finished matches into collections.
#[async_trait]
pub trait PlayedStore: Send + Sync + 'static {
    /// Finished matches that were not taken in, those that ended first before the others.
    async fn untaken(&self, limit: u32) -> Result<Vec<MatchId>, StoreError>;

    /// Puts a finished match into the collections of its players, where it waits to be analysed at a level, and notes that it
    /// is done. A match of the same content that is there already becomes that of the player's seat. Does nothing for a
    /// match that was taken in before; players who are gone are passed over.
    async fn take_in(
        &self,
        match_id: &MatchId,
        rows: &[TakenIn],
        wish: Wish<'_>,
        now: i64,
    ) -> Result<(), StoreError>;

    /// A match as it was taken into somebody's collection: identifier there and the owner's seat.
    async fn played_of(
        &self,
        match_id: &MatchId,
        owner: &UserId,
    ) -> Result<Option<(CollectedId, Seat)>, StoreError>;

    /// Whether two people played a match of a collection at one screen.
    async fn is_at_one_screen(&self, id: &CollectedId) -> Result<bool, StoreError>;

    /// Whether a match was taken in, be it into nobody's collection.
    async fn is_taken_in(&self, match_id: &MatchId) -> Result<bool, StoreError>;

    /// The kinds of matches that do not count in somebody's statistics and problems.
    async fn uncounted_kinds(&self, user_id: &UserId) -> Result<Vec<PlayedKind>, StoreError>;

    /// Sets them.
    async fn set_uncounted_kinds(&self, user_id: &UserId, kinds: &[PlayedKind]) -> Result<(), StoreError>;
}
