//! Thoughts about a play: named terms whose sum is the value of the play.

use pasch_engine::standard::board::{Board, Seat};

/// One bar: a name and what it adds to the value of a play, seen by the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Term {
    /// Stable name for pages and files.
    pub id: &'static str,
    /// Its part of the sum; may be negative.
    pub value: f32,
}

/// All terms of one play, and the outputs of a net.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The terms in the order of the sum.
    pub terms: Vec<Term>,
    /// Outputs of a net: win, win a gammon, lose a gammon. `None` for players without a net.
    pub outputs: Option<[f32; 3]>,
}

impl Thought {
    pub(crate) fn of<const N: usize>(terms: [(&'static str, f32); N]) -> Self {
        Self { terms: terms.map(|(id, value)| Term { id, value }).to_vec(), outputs: None }
    }

    /// The value of the play: the sum of its terms.
    #[must_use]
    pub fn value(&self) -> f32 {
        self.terms.iter().map(|term| term.value).sum()
    }
}

/// The thought about a finished game, by the points it counts; `None` while it goes on.
pub(crate) fn finished(after: &Board) -> Option<Thought> {
    let finish = after.finished()?;
    let points = f32::from(finish.points);
    Some(Thought::of([("result", if finish.winner == Seat::OnRoll { points } else { -points })]))
}
