//! Named restrictions beyond the mechanics of a [`VariantSpec`](crate::VariantSpec): a closed enum,
//! each member a few pure functions in a file of its own.
//!
//! A constraint can speak at four moments: before a step, after a step (to remember something for
//! the rest of the turn), on the position that ends a play, and after the turn (to end the game).

mod first_checker;
mod hit_and_run;
mod hold_at_most;
mod max_per_point;
mod mother;
mod open_prime;

use crate::player::Player;
use crate::plays::{Effect, Move, WhyNot};
use crate::point::{Geometry, Point, PointMask};
use crate::position::Position;
use crate::score::{Grade, Outcome};

/// A named restriction. All points are in the own count of the player who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Constraint {
    /// Until one checker has reached `to` or gone beyond it, only the foremost checker may move.
    FirstCheckerMustPass {
        /// The point to reach.
        to: Point,
    },
    /// At most `max` of these points may be held at the end of a play.
    HoldAtMost {
        /// The points in question.
        points: PointMask,
        /// How many of them may be held at once.
        max: u8,
    },
    /// Six points in a row directly in front of all remaining opposing checkers, if these stand on
    /// one point, must be opened when a legal play does so.
    MustOpenPrime,
    /// Pinning the opponent's last checker on his starting point wins once one's own starting
    /// point is clear; if both are pinned the game is drawn.
    MotherPinned {
        /// The grade of the win.
        wins: Grade,
    },
    /// A checker that hit in its own home board may not move on in the same turn.
    NoHitAndRun,
    /// An own point with `max` own checkers is closed to further ones.
    MaxPerPoint {
        /// The most checkers a point takes.
        max: u8,
    },
}

/// What constraints remember within one turn; empty at its start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Trace {
    /// Checkers that hit on each home point and must stay there.
    pub frozen: [u8; 6],
}

impl Constraint {
    /// Whether the player may make this step from this position.
    pub(crate) fn check_step(
        self,
        position: &Position,
        player: Player,
        mv: &Move,
        trace: &Trace,
    ) -> Result<(), WhyNot> {
        match self {
            Constraint::FirstCheckerMustPass { to } => {
                first_checker::check_step(to, &position.sides[player], mv)
            }
            Constraint::NoHitAndRun => hit_and_run::check_step(&position.sides[player], mv, trace),
            Constraint::MaxPerPoint { max } => max_per_point::check_step(max, &position.sides[player], mv),
            Constraint::HoldAtMost { .. } | Constraint::MustOpenPrime | Constraint::MotherPinned { .. } => {
                Ok(())
            }
        }
    }

    /// What to remember of a step for the rest of the turn.
    pub(crate) fn note_step(self, mv: &Move, trace: &mut Trace) {
        if self == Constraint::NoHitAndRun && mv.effect == Effect::Hit {
            hit_and_run::note_step(mv, trace);
        }
    }

    /// Whether a play may end in this position.
    pub(crate) fn check_final(self, position: &Position, player: Player) -> Result<(), WhyNot> {
        match self {
            Constraint::HoldAtMost { points, max } => {
                hold_at_most::check_final(points, max, &position.sides[player])
            }
            _ => Ok(()),
        }
    }

    /// Whether a play should end in this position: among the plays that use the dice equally
    /// well, those that should go before those that should not.
    pub(crate) fn prefers(self, position: &Position, player: Player, geometry: Geometry) -> bool {
        match self {
            Constraint::MustOpenPrime => open_prime::is_open(position, player, geometry),
            _ => true,
        }
    }

    /// Whether this position, reached at the end of a turn, ends the game.
    pub(crate) fn ending(self, position: &Position) -> Option<Outcome> {
        match self {
            Constraint::MotherPinned { wins } => mother::ending(wins, position),
            _ => None,
        }
    }
}
