//! Named restrictions beyond the mechanics of a [`VariantSpec`](crate::VariantSpec): a closed enum.

use crate::mechanics::HeadRule;
use crate::outcome::Grade;
use crate::point::{Point, PointMask};

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
    /// At most `max` of these points may be closed, held by two checkers or more, at the end of a play.
    ClosedAtMost {
        /// The points in question.
        points: PointMask,
        /// How many of them may be closed at once.
        max: u8,
    },
    /// This point takes at most `max` own checkers.
    AtMostOn {
        /// The point, in the mover's own count.
        point: Point,
        /// The most checkers it takes.
        max: u8,
    },
    /// A closed home board, all six points held by two checkers or more, must be opened for a checker on the bar when a
    /// legal play does so.
    MustOpenHome,
    /// Six points in a row directly in front of all remaining opposing checkers, if these stand on
    /// one point, must be opened when a legal play does so.
    MustOpenPrime,
    /// Pinning the opponent's last checker on its starting point wins once one's own starting
    /// point is clear; if both are pinned the game is drawn. Either ends the game at once, also in the middle of a play.
    MotherPinned {
        /// The grade of the win; `None` where only the draw counts.
        wins: Option<Grade>,
    },
    /// At most `max` checkers a turn may leave the starting point, one more in the first
    /// turns that `rule` names.
    HeadLimit {
        /// The most checkers in an ordinary turn.
        max: u8,
        /// When one more may leave.
        rule: HeadRule,
    },
    /// Six points in a row on the opponent's path may be held only when one of their checkers
    /// has got past them.
    SixBlock {
        /// Whether that is asked after every move and not only at the end of a play.
        every_move: bool,
    },
    /// A point with `size` opposing checkers or more is closed, and nobody passes it; starting points never are.
    Blockade {
        /// The checkers that close a point.
        size: u8,
    },
    /// A checker in the home board may only be borne off.
    HomeStays,
    /// Hitting is allowed only when an own checker has come home.
    HitNeedsOneHome,
    /// A checker that hit in its own home board may not move on in the same turn.
    NoHitAndRun,
    /// An own point with `max` own checkers is closed to further ones.
    MaxPerPoint {
        /// The most checkers a point takes.
        max: u8,
    },
}
