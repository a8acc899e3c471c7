//! The people of a chouette beside its log, and their talk.

use pasch_chouette::Seat;
use pasch_wire as wire;

/// Whoever has a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// The user; `None` for the computer.
    pub id: Option<wire::UserId>,
    /// The computer's level; `None` for people.
    pub level: Option<String>,
    /// Their page is open.
    pub connected: bool,
}

/// A line of talk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Who said it.
    pub by: Seat,
    /// Those who hear it, fixed when it was said; `None` for everybody.
    pub heard: Option<Vec<Seat>>,
    /// The words.
    pub text: String,
}

impl Said {
    /// Whether a seat, or a spectator, hears it. What the team said in one game stays among those who were in it.
    #[must_use]
    pub fn is_heard(&self, viewer: Option<Seat>) -> bool {
        match &self.heard {
            None => true,
            Some(seats) => viewer.is_some_and(|seat| seats.contains(&seat)),
        }
    }
}
