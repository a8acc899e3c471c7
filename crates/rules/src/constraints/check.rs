//! What a constraint says at each of its moments.

use super::{
    blockade, first_checker, head, hit_and_run, hit_needs_home, hold_at_most, home_stays, max_per_point,
    mother, open_home, open_prime, six_block,
};
use crate::constraint::Constraint;
use crate::dice::Dice;
use crate::mechanics::HeadRule;
use crate::options::Rules;
use crate::outcome::Outcome;
use crate::player::Player;
use crate::point::Geometry;
use crate::position::Position;
use crate::turn::Trace;
use crate::turn::{Effect, Move, TurnContext};
use crate::why::WhyNot;

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
