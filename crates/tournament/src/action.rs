//! The facts of a tournament, one after the other.

use serde::{Deserialize, Serialize};

use crate::options::{Options, Time};

/// An entrant: a number in the order of registration, from 0. It stays with the place when somebody else takes it over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntrantId(pub u32);

/// A match: a number in the order of pairing, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MatchId(pub u32);

/// A player or a team, as registered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Person {
    /// The name. Two entrants may have the same.
    pub name: String,
    /// The rating, for seeding and points.
    pub rating: Option<i32>,
    /// The club.
    pub club: String,
    /// The country.
    pub country: String,
    /// The account; nobody registers twice with one.
    pub account: Option<String>,
    /// The players of a team; empty for a single player.
    pub members: Vec<String>,
}

/// A part of a tournament with a bracket or a table of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Section {
    /// The bracket of the undefeated, or the only table.
    Main,
    /// The progressive consolation.
    Consolation,
    /// The last chance.
    LastChance,
    /// The bracket of those with one defeat.
    Losers,
    /// The final of a double elimination.
    GrandFinal,
    /// A group of a round robin, from 0.
    Group(u16),
    /// The bracket after the groups.
    Finals,
}

/// A place for a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// The part of the tournament.
    pub section: Section,
    /// The round within it, from 0.
    pub round: u16,
    /// The number within the round, from 0.
    pub number: u32,
}

/// Two entrants who play each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    /// The place that the match has.
    pub slot: Slot,
    /// The two. In a ladder the challenger is the first.
    pub players: [EntrantId; 2],
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// The winner; `None` if both lost by forfeit.
    pub winner: Option<EntrantId>,
    /// The points of both, in the order of the pairing.
    pub score: [u32; 2],
    /// Whether a gammon or more ended it.
    #[serde(default)]
    pub gammon: bool,
}

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// The tournament exists; always the first.
    Created {
        /// What is fixed.
        options: Box<Options>,
    },
    /// Somebody has entered; their number follows from the order.
    Registered {
        /// The player or team.
        person: Person,
    },
    /// An entrant is there.
    CheckedIn {
        /// The entrant.
        entrant: EntrantId,
    },
    /// An entrant has left. What they played counts; all that is left they lose.
    Withdrawn {
        /// The entrant.
        entrant: EntrantId,
    },
    /// The order of seeds, the first is the highest. Whoever is missing comes last.
    Seeded {
        /// The entrants.
        order: Vec<EntrantId>,
    },
    /// Play begins; the field is fixed, but for late entrants.
    Started,
    /// Matches have been paired.
    Paired {
        /// The matches.
        pairs: Vec<Pairing>,
        /// The entrant who is free for this round of a Swiss, which counts as a win.
        #[serde(default)]
        bye: Option<EntrantId>,
    },
    /// A match is over.
    Result {
        /// The match.
        id: MatchId,
        /// How it ended.
        outcome: Outcome,
    },
    /// A board of a match between teams is over. When all are, or one team has more than half, so is the match.
    Board {
        /// The match.
        id: MatchId,
        /// The board, from 0.
        board: u8,
        /// Which team won it: 0 or 1, in the order of the pairing.
        winner: u8,
        /// The points of both.
        score: [u32; 2],
    },
    /// The players of a team for a match, by board; another later one puts in substitutes on boards that are not over.
    LineUp {
        /// The match.
        id: MatchId,
        /// The team.
        team: EntrantId,
        /// Indices into its members.
        players: Vec<u8>,
    },
    /// The director has decided a match that was not finished.
    Adjudicated {
        /// The match.
        id: MatchId,
        /// How it ended.
        outcome: Outcome,
        /// Why.
        reason: String,
    },
    /// One player, or both, lost because they were not there.
    Forfeit {
        /// The match.
        id: MatchId,
        /// The entrant who was not there.
        absent: Vec<EntrantId>,
    },
    /// The outcome of a match was recorded wrongly.
    Corrected {
        /// The match.
        id: MatchId,
        /// How it really ended; `None` if it was not over.
        outcome: Option<Outcome>,
        /// Why.
        reason: String,
    },
    /// A match has more time before a player who is missing loses it.
    Extended {
        /// The match.
        id: MatchId,
        /// The new end of the wait.
        until: Time,
    },
    /// Somebody else has taken over an entrant's place with all its results.
    Replaced {
        /// The place.
        entrant: EntrantId,
        /// The new player or team.
        person: Person,
        /// Why.
        reason: String,
    },
    /// Nothing is paired until it is resumed.
    Paused,
    /// It goes on.
    Resumed,
    /// All is over.
    Finished,
}

impl Action {
    /// Whether two directors could contradict each other by it: it has to name the number of entries it was decided on.
    #[must_use]
    pub const fn needs_number(&self) -> bool {
        matches!(
            self,
            Self::Seeded { .. }
                | Self::Started
                | Self::Paired { .. }
                | Self::Adjudicated { .. }
                | Self::Corrected { .. }
                | Self::Replaced { .. }
                | Self::Finished
        )
    }

    /// The match that it is about.
    #[must_use]
    pub const fn of_match(&self) -> Option<MatchId> {
        match self {
            Self::Result { id, .. }
            | Self::Board { id, .. }
            | Self::LineUp { id, .. }
            | Self::Adjudicated { id, .. }
            | Self::Forfeit { id, .. }
            | Self::Corrected { id, .. }
            | Self::Extended { id, .. } => Some(*id),
            _ => None,
        }
    }
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// When it happened. It never goes back.
    pub at: Time,
    /// The length of the log that it was decided on. [`Action::needs_number`] says where it matters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<u32>,
    /// The fact.
    pub action: Action,
}
