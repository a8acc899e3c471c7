//! How a game can come out.

use pasch_messages::Describe;

use crate::player::Player;

/// How big a win is, before the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Describe)]
#[describe("grade")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Grade {
    /// A plain win: 1.
    Single,
    /// The loser has borne off nothing: 2.
    Gammon,
    /// As a gammon, with a losing checker on the bar or in the winner's home: 3.
    Backgammon,
}

impl Grade {
    /// All grades, the smallest first.
    pub const ALL: [Grade; 3] = [Grade::Single, Grade::Gammon, Grade::Backgammon];
}

/// How a game came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Outcome {
    /// One player won the game.
    Win {
        /// The player who gets the points.
        winner: Player,
        /// How big the win is.
        grade: Grade,
    },
    /// Nobody did; it counts nothing.
    Draw,
}

impl Outcome {
    /// The winner, if there is one.
    #[must_use]
    pub const fn winner(self) -> Option<Player> {
        match self {
            Outcome::Win { winner, .. } => Some(winner),
            Outcome::Draw => None,
        }
    }
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Ending {
    /// The winner bore off their last checker.
    BornOff,
    /// A double (or a beaver) was dropped.
    Dropped,
    /// A resignation was accepted.
    Resigned,
    /// A side gave up the match without an agreement, such as by running out of time.
    Forfeited,
    /// A rule of the variant decided, such as a pinned mother.
    ByRule,
    /// Neither side can ever move again.
    Stalemate,
    /// Both sides have played as many rolls as a game may have.
    TurnLimit,
}

/// How a finished game ended and the points it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GameResult {
    /// Who won, and how big.
    pub outcome: Outcome,
    /// The points the winner gets, cube and Jacoby rule applied; 0 in a draw.
    pub points: u32,
    /// How it ended: borne off, dropped, resigned or otherwise.
    pub how: Ending,
}

/// Where a match stands with respect to the Crawford rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Crawford {
    /// No player has come within one point of winning yet, or the rule does not apply.
    #[default]
    Before,
    /// The present game is the Crawford game: no cube.
    Now,
    /// The Crawford game has been played.
    After,
}
