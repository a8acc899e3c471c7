//! A score, and what the rollouts of it say.

use std::fmt;

/// What kind of game is played at a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The Crawford game is over; the player is the trailer, the opponent needs one point.
    PostCrawford,
    /// The Crawford game; the player is the leader and needs one point.
    Crawford,
    /// Both need more than one point; the player is the one who needs less.
    Ordinary,
}

/// A score before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Score {
    /// The kind of game.
    pub kind: Kind,
    /// Points the player needs.
    pub away_me: u32,
    /// Points the opponent needs.
    pub away_opp: u32,
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            Kind::PostCrawford => " after Crawford",
            Kind::Crawford => " Crawford",
            Kind::Ordinary => "",
        };
        write!(f, "{}-away {}-away{kind}", self.away_me, self.away_opp)
    }
}

/// What the rollouts of a score say.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figure {
    /// The score that was played out.
    pub score: Score,
    /// Chance of the player to win the match, 0 to 1, before anybody has thrown.
    pub mwc: f64,
    /// What the games gave, before [`Scores::push`] put it between its neighbours.
    pub rolled: f64,
    /// Standard error of `rolled` by the spread of the games at this score alone; what the figures
    /// before it are wrong by is not in it.
    pub se: f64,
}
