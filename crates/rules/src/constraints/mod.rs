//! Named restrictions beyond the mechanics of a [`VariantSpec`](crate::VariantSpec): a closed enum,
//! each member a few pure functions in a file of its own.
//!
//! A constraint can speak at four moments: before a step, after a step (to remember something for
//! the rest of the turn, or to end the game), on the position that ends a play, and after the turn.

mod blockade;
mod first_checker;
mod head;
mod hit_and_run;
mod hit_needs_home;
mod hold_at_most;
mod home_stays;
mod max_per_point;
mod mother;
mod open_home;
mod open_prime;
mod six_block;

use std::hash::{Hash, Hasher};

use crate::dice::Dice;
use crate::options::{HeadRule, Rules};
use crate::player::Player;
use crate::plays::{Effect, Move, TurnContext, WhyNot};
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
    /// At most `max` of these points may be closed, held by two checkers or more, at the end of a play.
    ClosedAtMost {
        /// The points in question.
        points: PointMask,
        /// How many of them may be closed at once.
        max: u8,
    },
    /// This point takes at most `max` own checkers.
    AtMostOn {
        /// The point.
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
    /// At most `max` checkers a turn may leave the starting point, one more in the first turns
    /// that `rule` names.
    HeadLimit {
        /// The most checkers in an ordinary turn.
        max: u8,
        /// When one more may leave.
        rule: HeadRule,
    },
    /// Six points in a row on the opponent's path may be held only when one of their checkers has
    /// got past them.
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

/// What constraints remember within one turn; empty at its start (`Trace::default()`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// Checkers that hit on each home point and must stay there.
    pub(crate) frozen: [u8; 6],
    /// Checkers that have left the head.
    pub(crate) from_head: u8,
}

/// One word.
impl Hash for Trace {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let [a, b, c, d, e, f] = self.frozen;
        state.write_u64(u64::from_le_bytes([a, b, c, d, e, f, self.from_head, 0]));
    }
}

impl Trace {
    /// Checkers that have left the head in this turn, where a constraint counts them.
    #[must_use]
    pub const fn left_head(&self) -> u8 {
        self.from_head
    }
}

impl Constraint {
    /// Whether the player may make this step from this position.
    pub(crate) fn check_step(
        self,
        position: &Position,
        player: Player,
        mv: &Move,
        trace: &Trace,
        rules: &Rules,
    ) -> Result<(), WhyNot> {
        match self {
            Constraint::FirstCheckerMustPass { to } => {
                first_checker::check_step(to, &position.sides[player], mv, rules.options().edition)
            }
            Constraint::NoHitAndRun => hit_and_run::check_step(&position.sides[player], mv, trace),
            Constraint::MaxPerPoint { max } => max_per_point::check_step(max, &position.sides[player], mv),
            Constraint::AtMostOn { point, max } if mv.to.point() == Some(point) => {
                max_per_point::check_step(max, &position.sides[player], mv)
            }
            Constraint::HeadLimit { max, .. } => head::check_step(max, mv, trace),
            Constraint::SixBlock { every_move: true } => {
                six_block::check(&position.after(rules, player, mv), player, rules.spec().geometry)
            }
            Constraint::Blockade { size } => {
                blockade::check_step(size, &position.sides[player.other()], mv, rules.spec().geometry)
            }
            Constraint::HomeStays => home_stays::check_step(mv),
            Constraint::HitNeedsOneHome => hit_needs_home::check_step(&position.sides[player], mv),
            Constraint::SixBlock { every_move: false }
            | Constraint::HoldAtMost { .. }
            | Constraint::ClosedAtMost { .. }
            | Constraint::AtMostOn { .. }
            | Constraint::MustOpenHome
            | Constraint::MustOpenPrime
            | Constraint::MotherPinned { .. } => Ok(()),
        }
    }

    /// What to remember of a step for the rest of the turn.
    pub(crate) fn note_step(self, mv: &Move, trace: &mut Trace) {
        match self {
            Constraint::NoHitAndRun if mv.effect == Effect::Hit => hit_and_run::note_step(mv, trace),
            Constraint::HeadLimit { .. } => head::note_step(mv, trace),
            _ => {}
        }
    }

    /// The constraint as it binds this roll.
    pub(crate) fn in_turn(self, dice: &Dice, context: &TurnContext) -> Constraint {
        match self {
            Constraint::HeadLimit { max, rule } if head::allows_second(rule, dice, context) => {
                Constraint::HeadLimit { max: max + 1, rule }
            }
            same => same,
        }
    }

    /// What the constraint becomes when the roll cannot be played in full under it, if anything.
    pub(crate) fn relaxed(self, dice: &Dice, context: &TurnContext) -> Option<Constraint> {
        match self {
            Constraint::HeadLimit { max, rule: HeadRule::SecondIfBlocked }
                if context.turns_before == 0 && context.opponent_turns > 0 && dice.is_double() =>
            {
                Some(Constraint::HeadLimit { max: max + 1, rule: HeadRule::Usual })
            }
            _ => None,
        }
    }

    /// Whether a play may end in this position.
    pub(crate) fn check_final(
        self,
        position: &Position,
        player: Player,
        geometry: Geometry,
    ) -> Result<(), WhyNot> {
        match self {
            Constraint::SixBlock { .. } => six_block::check(position, player, geometry),
            Constraint::HoldAtMost { points, max } => {
                hold_at_most::check_final(points, max, &position.sides[player])
            }
            Constraint::ClosedAtMost { points, max } => {
                hold_at_most::check_closed(points, max, &position.sides[player])
            }
            _ => Ok(()),
        }
    }

    /// Why a play may not be made whose end another one is preferred to.
    pub(crate) fn duty(self) -> Option<WhyNot> {
        match self {
            Constraint::MustOpenPrime => Some(WhyNot::MustOpenPrime),
            Constraint::MustOpenHome => Some(WhyNot::MustOpenHome),
            _ => None,
        }
    }

    /// Whether a play should end in this position: among the plays that use the dice equally
    /// well, those that should go before those that should not.
    pub(crate) fn prefers(self, position: &Position, player: Player, geometry: Geometry) -> bool {
        match self {
            Constraint::MustOpenPrime => open_prime::is_open(position, player, geometry),
            Constraint::MustOpenHome => open_home::is_open(position, player),
            _ => true,
        }
    }

    /// Whether this position ends the game.
    pub(crate) fn ending(self, position: &Position) -> Option<Outcome> {
        match self {
            Constraint::MotherPinned { wins } => mother::ending(wins, position),
            _ => None,
        }
    }
}
