//! A single step: one checker, one die. Everything about it that can be decided without knowing
//! what else the roll allows.

use crate::constraints::{Constraint, Trace};
use crate::dice::Die;
use crate::options::{BearOff, Rules};
use crate::player::Player;
use crate::point::{Place, Point};
use crate::position::{Position, Side};
use crate::spec::Contact;

use super::{Effect, Move, WhyNot};

/// The rules of single steps for one player.
#[derive(Clone, Debug)]
pub(super) struct Stepper {
    pub rules: Rules,
    pub player: Player,
    pub constraints: Vec<Constraint>,
}

impl Stepper {
    pub fn new(rules: &Rules, player: Player) -> Stepper {
        Stepper { rules: *rules, player, constraints: rules.constraints() }
    }

    /// The step with this die from this place, or the rule against it.
    pub fn step(&self, position: &Position, trace: &Trace, from: Place, die: Die) -> Result<Move, WhyNot> {
        let side = &position.sides[self.player];
        if side.at(from) == 0 || from == Place::Off {
            return Err(WhyNot::NoChecker { from });
        }
        match from {
            Place::Bar => {}
            _ if side.bar > 0 => return Err(WhyNot::BarFirst),
            Place::Pool => {}
            _ if side.pool > 0 => return Err(WhyNot::PoolFirst),
            _ => {}
        }
        if let Place::Point(point) = from {
            if side.pinned.contains(point) {
                return Err(WhyNot::Pinned { from: point });
            }
            self.check_forced_bear_off(side, point, die)?;
        }
        let to = match Point::new(from.number().saturating_sub(die.face())) {
            Some(point) => Place::Point(point),
            None => {
                self.check_bear_off(side, from.number(), die)?;
                Place::Off
            }
        };
        let effect = match to {
            Place::Point(point) => self.land(position, point)?,
            _ => Effect::None,
        };
        let mv = Move { from, to, die, effect };
        for constraint in &self.constraints {
            constraint.check_step(position, self.player, &mv, trace)?;
        }
        Ok(mv)
    }

    /// Calls `found` for every step with this die, rearmost checker first.
    pub fn each_step(&self, position: &Position, trace: &Trace, die: Die, mut found: impl FnMut(Move)) {
        let side = &position.sides[self.player];
        let waiting = if side.bar > 0 {
            Some(Place::Bar)
        } else if side.pool > 0 {
            Some(Place::Pool)
        } else {
            None
        };
        if let Some(place) = waiting {
            if let Ok(mv) = self.step(position, trace, place, die) {
                found(mv);
            }
            return;
        }
        for point in Point::all().rev().filter(|point| side.on(*point) > 0) {
            if let Ok(mv) = self.step(position, trace, Place::Point(point), die) {
                found(mv);
            }
        }
    }

    /// Whether and how a checker may land on a point.
    fn land(&self, position: &Position, to: Point) -> Result<Effect, WhyNot> {
        let blocked = Err(WhyNot::Blocked { to });
        let his = self.rules.spec().geometry.opposite(to);
        let him = &position.sides[self.player.other()];
        match (him.on(his), self.rules.spec().contact) {
            (0, _) => Ok(Effect::None),
            (1, Contact::Hit) => Ok(Effect::Hit),
            (1, Contact::Pin) if him.pinned.contains(his) => Ok(Effect::None),
            (1, Contact::Pin) if !position.sides[self.player].pinned.contains(to) => Ok(Effect::Pin),
            _ => blocked,
        }
    }

    fn may_bear_off(&self, side: &Side) -> Result<(), WhyNot> {
        if !side.all_home() {
            Err(WhyNot::NotAllHome)
        } else if !side.pinned.is_empty() && !self.rules.options().bear_off_while_pinned {
            Err(WhyNot::PinnedAtHome)
        } else {
            Ok(())
        }
    }

    fn check_bear_off(&self, side: &Side, from: u8, die: Die) -> Result<(), WhyNot> {
        self.may_bear_off(side)?;
        if die.face() == from {
            return Ok(());
        }
        if self.rules.bear_off() == BearOff::ExactOnly {
            return Err(WhyNot::ExactNumberOnly);
        }
        match side.rearmost() {
            Some(rearmost) if rearmost.number() > from => Err(WhyNot::NotRearmost { die, rearmost }),
            _ => Ok(()),
        }
    }

    /// House rules that force the choice of the checker once all are home.
    fn check_forced_bear_off(&self, side: &Side, from: Point, die: Die) -> Result<(), WhyNot> {
        let rule = self.rules.bear_off();
        if !matches!(rule, BearOff::ExactForced | BearOff::RearmostForced) || self.may_bear_off(side).is_err()
        {
            return Ok(());
        }
        let exact = Point::at(die.face());
        if rule == BearOff::ExactForced && side.on(exact) > 0 {
            return if from == exact { Ok(()) } else { Err(WhyNot::MustBearOff { die }) };
        }
        match side.rearmost() {
            Some(rearmost) if rearmost != from => Err(WhyNot::RearmostOnly { rearmost }),
            _ => Ok(()),
        }
    }
}
