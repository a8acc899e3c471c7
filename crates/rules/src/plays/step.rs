//! A single step: one checker, one die. Everything about it that can be decided without knowing
//! what else the roll allows.

use std::collections::HashSet;

use crate::constraints::{Constraint, Trace};
use crate::dice::{Dice, Die};
use crate::options::{BearOff, Edition, Rules};
use crate::player::Player;
use crate::point::{Place, Point};
use crate::position::{Position, Side};
use crate::spec::{BackwardHits, Contact, Entry};

use super::explore::FastHash;
use super::{Effect, Move, TurnContext, WhyNot};

/// The rules of single steps for one player and one roll.
#[derive(Clone, Debug)]
pub(super) struct Stepper {
    pub rules: Rules,
    pub player: Player,
    pub dice: Dice,
    pub constraints: Vec<Constraint>,
    entry: Entry,
    may_enter: bool,
    /// Whether a position in the middle of a play can end the game although checkers are left.
    ends_at_once: bool,
    /// The highest die that may hit backwards; 0 for none.
    backward_up_to: u8,
}

impl Stepper {
    pub fn new(rules: &Rules, player: Player, dice: &Dice, context: &TurnContext) -> Stepper {
        let mut constraints = rules.constraints();
        for constraint in &mut constraints {
            *constraint = constraint.in_turn(dice, context);
        }
        let decides = |c: &Constraint| matches!(c, Constraint::MotherPinned { .. });
        let ends_at_once = rules.options().edition > Edition::First && constraints.iter().any(decides);
        let entering = dice.is_double() || dice.as_slice() == [Die::TWO, Die::ONE];
        Stepper {
            rules: *rules,
            player,
            dice: *dice,
            constraints,
            entry: rules.entry(),
            ends_at_once,
            may_enter: entering || rules.spec().entry != Entry::DoubleOrOneTwo,
            backward_up_to: match rules.spec().backward_hits {
                BackwardHits::Never => 0,
                BackwardHits::AnyDie => 6,
                BackwardHits::SmallerDie => dice.low().face(),
            },
        }
    }

    /// The same with the constraints that give way when the roll cannot be played in full, if there are any.
    pub fn relaxed(&self, context: &TurnContext) -> Option<Stepper> {
        let mut relaxed = self.clone();
        let (index, constraint) = self
            .constraints
            .iter()
            .enumerate()
            .find_map(|(index, c)| Some((index, c.relaxed(&self.dice, context)?)))?;
        relaxed.constraints[index] = constraint;
        Some(relaxed)
    }

    /// The same for a part of the roll that a double of any number stands for.
    pub fn for_double(&self) -> Stepper {
        Stepper { may_enter: true, ..self.clone() }
    }

    /// Whether the game is over when this player reaches the position, so that no die is left to play.
    pub fn is_over(&self, position: &Position) -> bool {
        position.is_finished(self.player)
            || self.ends_at_once && self.constraints.iter().any(|c| c.ending(position).is_some())
    }

    /// The duty that prefers some plays to others that use the dice as well.
    pub fn duty(&self) -> WhyNot {
        self.constraints.iter().find_map(|c| c.duty()).unwrap_or(WhyNot::MustOpenPrime)
    }

    /// Whether this game knows backward hits.
    pub fn goes_backwards(&self) -> bool {
        self.backward_up_to > 0
    }

    /// The step with this die from this place towards home, or the rule against it.
    pub fn step(&self, position: &Position, trace: &Trace, from: Place, die: Die) -> Result<Move, WhyNot> {
        let side = &position.sides[self.player];
        self.may_leave(side, from)?;
        if let Place::Point(point) = from {
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
            Place::Point(point) => {
                match self.entry {
                    Entry::Within(limit) if side.pool > 0 && point < limit => {
                        return Err(WhyNot::EnterAllBefore { limit });
                    }
                    _ => {}
                }
                self.land(position, point)?
            }
            _ => Effect::None,
        };
        self.constrained(position, trace, Move { from, to, die, effect })
    }

    /// The backward hit with this die from this place, or the rule against it.
    pub fn step_back(
        &self,
        position: &Position,
        trace: &Trace,
        from: Place,
        die: Die,
    ) -> Result<Move, WhyNot> {
        let side = &position.sides[self.player];
        self.may_leave(side, from)?;
        let target = from.point().and_then(|point| Point::new(point.number() + die.face()));
        let Some(to) = target else {
            return Err(WhyNot::NoSuchDie { from, to: Place::Off });
        };
        match self.land(position, to)? {
            Effect::Hit if die.face() <= self.backward_up_to => self.constrained(
                position,
                trace,
                Move { from, to: Place::Point(to), die, effect: Effect::Hit },
            ),
            Effect::Hit => Err(WhyNot::BackwardSmallerDie),
            _ => Err(WhyNot::BackwardOnlyToHit { to }),
        }
    }

    /// The move, unless a named restriction forbids it.
    pub fn constrained(&self, position: &Position, trace: &Trace, mv: Move) -> Result<Move, WhyNot> {
        for constraint in &self.constraints {
            constraint.check_step(position, self.player, &mv, trace, &self.rules)?;
        }
        Ok(mv)
    }

    /// Whether the checkers in this place may be touched at all.
    fn may_leave(&self, side: &Side, from: Place) -> Result<(), WhyNot> {
        if side.at(from) == 0 || from == Place::Off {
            return Err(WhyNot::NoChecker { from });
        }
        match from {
            Place::Bar => Ok(()),
            _ if side.bar > 0 => Err(WhyNot::BarFirst),
            Place::Pool if !self.may_enter => Err(WhyNot::EntryRoll),
            Place::Pool => Ok(()),
            _ if side.pool > 0 && self.entry == Entry::First => Err(WhyNot::PoolFirst),
            Place::Point(point) if side.pinned.contains(point) => Err(WhyNot::Pinned { from: point }),
            _ => Ok(()),
        }
    }

    /// Calls `found` for every step with this die, rearmost checker first.
    pub fn each_step(&self, position: &Position, trace: &Trace, die: Die, mut found: impl FnMut(Move)) {
        let side = &position.sides[self.player];
        if side.bar > 0 || side.pool > 0 {
            let place = if side.bar > 0 { Place::Bar } else { Place::Pool };
            if let Ok(mv) = self.step(position, trace, place, die) {
                found(mv);
            }
            if side.bar > 0 || self.entry == Entry::First {
                return;
            }
        }
        for point in Point::all().rev().filter(|point| side.on(*point) > 0) {
            if let Ok(mv) = self.step(position, trace, Place::Point(point), die) {
                found(mv);
            }
            if self.backward_up_to >= die.face() {
                if let Ok(mv) = self.step_back(position, trace, Place::Point(point), die) {
                    found(mv);
                }
            }
        }
    }

    /// Whether this die can be played at all.
    pub fn any_step(&self, position: &Position, trace: &Trace, die: Die) -> bool {
        let mut any = false;
        self.each_step(position, trace, die, |_| any = true);
        any
    }

    /// How often this die can be played, up to `limit` times. Bearing off the last checker counts
    /// as playing it to the limit.
    pub fn most_moves(&self, position: &Position, trace: &Trace, die: Die, limit: u8) -> u8 {
        self.deepest(position, trace, die, limit, &mut HashSet::default())
    }

    fn deepest(
        &self,
        position: &Position,
        trace: &Trace,
        die: Die,
        limit: u8,
        seen: &mut HashSet<(Position, Trace, u8), FastHash>,
    ) -> u8 {
        if self.is_over(position) {
            return limit;
        }
        if limit == 0 || !seen.insert((*position, *trace, limit)) {
            return 0;
        }
        let mut most = 0;
        self.each_step(position, trace, die, |mv| {
            if most < limit {
                let mut trace = *trace;
                for constraint in &self.constraints {
                    constraint.note_step(&mv, &mut trace);
                }
                let next = position.after(&self.rules, self.player, &mv);
                most = most.max(1 + self.deepest(&next, &trace, die, limit - 1, seen));
            }
        });
        most
    }

    /// Whether and how a checker may land on a point.
    fn land(&self, position: &Position, to: Point) -> Result<Effect, WhyNot> {
        let blocked = Err(WhyNot::Blocked { to });
        let across = self.rules.spec().geometry.opposite(to);
        let other = &position.sides[self.player.other()];
        match (other.on(across), self.rules.spec().contact) {
            (0, _) => Ok(Effect::None),
            (_, Contact::Share) => Ok(Effect::None),
            (1, Contact::Hit) => Ok(Effect::Hit),
            (1, Contact::Pin) if other.pinned.contains(across) => Ok(Effect::None),
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
