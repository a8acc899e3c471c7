//! Rolls that are played whole or not at all, shared out among checkers that move once each. This is the only place that
//! knows what [`Sharing::Whole`](crate::Sharing::Whole) means.
//!
//! A graph of such a roll is two moves deep at most. Where a checker comes home, more than one distance may have brought
//! it there; the node then stands for all of them, so that a play may be complete and still go on.

use std::collections::HashMap;

use crate::dice::{Dice, DiceLeft, Die};
use crate::options::{Ones, Rules};
use crate::point::{Place, Point};
use crate::position::{Position, Side};
use crate::turn::Trace;

use super::explore::{FastHash, Value};
use super::graph::{Edge, PlayNode};
use super::step::Stepper;
use super::{Effect, Move, WhyNot};

/// How far the checkers go that move, each another one; 0 where only one moves.
type Way = [u8; 2];

/// What a roll is worth.
#[derive(Clone, Copy, Debug)]
enum Worth {
    /// One of two ways.
    Ways([Way; 2]),
    /// 1-1 as a fine: nothing moves.
    Fine,
}

impl Worth {
    fn of(rules: &Rules, dice: &Dice) -> Worth {
        let (high, low) = (dice.high().face(), dice.low().face());
        let sum = high + low;
        match high - low {
            0 if high == 1 && rules.ones() != Ones::Ordinary => Worth::Fine,
            0 => Worth::Ways([[sum, sum], [low, 0]]),
            1 => Worth::Ways([[sum, low], [sum, sum - 1]]),
            _ => Worth::Ways([[sum, 0], [high, low]]),
        }
    }

    fn ways(&self) -> &[Way] {
        match self {
            Worth::Ways(ways) => ways,
            Worth::Fine => &[],
        }
    }

    /// Distances that may be played first.
    fn first(&self) -> Distances {
        self.ways().iter().flatten().fold(Distances::default(), |all, distance| all.with(*distance))
    }

    /// After a first move by one of these distances: whether that may be all, and what may follow.
    fn rest(&self, moved: Distances) -> (bool, Distances) {
        let (mut done, mut next) = (false, Distances::default());
        for [one, other] in self.ways() {
            done |= *other == 0 && moved.contains(*one);
            if *other > 0 && moved.contains(*one) {
                next = next.with(*other);
            }
            if *other > 0 && moved.contains(*other) {
                next = next.with(*one);
            }
        }
        (done, next)
    }
}

/// A set of distances, 1 to 12.
#[derive(Clone, Copy, Debug, Default)]
struct Distances(u16);

impl Distances {
    const fn with(self, distance: u8) -> Distances {
        Distances((self.0 | 1 << distance) & !1)
    }

    const fn contains(self, distance: u8) -> bool {
        self.0 & 1 << distance != 0
    }

    fn iter(self) -> impl DoubleEndedIterator<Item = u8> {
        (1..=12).filter(move |distance| self.contains(*distance))
    }

    /// Those of them that lead from one place to the other.
    fn leading(self, from: Point, to: Place) -> Distances {
        let fits = |distance: &u8| to.number() == from.number().saturating_sub(*distance);
        self.iter().filter(fits).fold(Distances::default(), Distances::with)
    }

    /// Where they lead to from a point, the nearest first, each place once.
    fn places(self, from: Point) -> impl Iterator<Item = Place> {
        let far = move |distance: u8| match Point::new(from.number().saturating_sub(distance)) {
            Some(point) => Place::Point(point),
            None => Place::Off,
        };
        let mut last = None;
        self.iter().map(far).filter(move |place| last.replace(*place) != Some(*place))
    }
}

/// A roll in front of a position.
struct Shares<'s> {
    stepper: &'s Stepper,
    worth: Worth,
}

/// What a first move leads to.
struct After {
    position: Position,
    /// Whether it may be all.
    done: bool,
    seconds: Vec<(Move, Position)>,
}

/// The graph of a roll that is shared out whole.
pub(super) fn nodes(stepper: &Stepper, position: &Position) -> Vec<PlayNode> {
    let shares = Shares { stepper, worth: Worth::of(&stepper.rules, &stepper.dice) };
    let dice = stepper.dice;
    let mut nodes = vec![node(*position, DiceLeft::of(dice.as_slice()))];
    if let Worth::Fine = shares.worth {
        if let Some(mv) = fine(&stepper.rules, &position.sides[stepper.player]) {
            nodes[0].edges.push(Edge { mv, node: 1 });
            nodes[0].complete = false;
            nodes.push(node(position.after(&stepper.rules, stepper.player, &mv), DiceLeft::default()));
        }
        return nodes;
    }
    let firsts = shares.firsts(position);
    let mut known: HashMap<Position, usize, FastHash> = HashMap::default();
    let mut ends = Vec::new();
    for (index, (mv, after)) in firsts.iter().enumerate() {
        nodes[0].edges.push(Edge { mv: *mv, node: index + 1 });
        let mut here = node(after.position, left(&dice, mv, after));
        here.complete = after.done;
        for (mv, position) in &after.seconds {
            let id = *known.entry(*position).or_insert_with(|| {
                ends.push(node(*position, DiceLeft::default()));
                firsts.len() + ends.len()
            });
            here.edges.push(Edge { mv: *mv, node: id });
        }
        nodes.push(here);
    }
    nodes[0].complete = firsts.is_empty();
    nodes.append(&mut ends);
    nodes
}

fn node(position: Position, dice_left: DiceLeft) -> PlayNode {
    PlayNode {
        position,
        dice_left,
        edges: Vec::new(),
        complete: true,
        again: false,
        next: None,
        trace: Trace::default(),
        best: Value::default(),
    }
}

/// The dice to show after a first move.
fn left(dice: &Dice, mv: &Move, after: &After) -> DiceLeft {
    if after.seconds.is_empty() {
        return DiceLeft::default();
    }
    let other = if mv.die == dice.low() { dice.high() } else { dice.low() };
    let left = DiceLeft::repeated(other, 1);
    if after.done { left.optional() } else { left }
}

/// The move that a fine makes, if there is anything to lose.
fn fine(rules: &Rules, side: &Side) -> Option<Move> {
    let start = Point::at(rules.spec().geometry.track());
    let from = Point::all().find(|point| side.on(*point) > 0)?;
    let to = match rules.ones() {
        Ones::SentBack if from < start => Place::Point(start),
        Ones::Removed if side.in_play() > 1 => Place::Off,
        _ => return None,
    };
    Some(Move { from: from.into(), to, die: Die::ONE, effect: Effect::None })
}

impl Shares<'_> {
    fn finished(&self, position: &Position) -> bool {
        position.is_finished(self.stepper.player)
    }

    /// The first moves that lie on a legal play.
    fn firsts(&self, before: &Position) -> Vec<(Move, After)> {
        let mut found = Vec::new();
        for from in occupied(&before.sides[self.stepper.player]) {
            for to in self.worth.first().places(from) {
                let Ok(mv) = self.step(before, from, to, self.worth.first()) else { continue };
                let after = self.after(before, &mv);
                if after.done || !after.seconds.is_empty() {
                    found.push((mv, after));
                }
            }
        }
        found
    }

    /// What follows a first move.
    fn after(&self, before: &Position, mv: &Move) -> After {
        let position = before.after(&self.stepper.rules, self.stepper.player, mv);
        if self.finished(&position) {
            return After { position, done: true, seconds: Vec::new() };
        }
        let moved = self.moved(mv);
        let (done, next) = self.worth.rest(moved);
        let mut seconds = Vec::new();
        for from in occupied(&position.sides[self.stepper.player]) {
            if only_moved(&position.sides[self.stepper.player], from, mv) {
                continue;
            }
            for to in next.places(from) {
                if let Ok(mv) = self.step(&position, from, to, next) {
                    seconds.push((mv, position.after(&self.stepper.rules, self.stepper.player, &mv)));
                }
            }
        }
        After { position, done, seconds }
    }

    /// By which distances of the roll a first move may have been made.
    fn moved(&self, mv: &Move) -> Distances {
        match mv.from {
            Place::Point(from) => self.worth.first().leading(from, mv.to),
            _ => Distances::default(),
        }
    }

    /// One checker's move by one of these distances, or the rule against it.
    fn step(&self, position: &Position, from: Point, to: Place, wanted: Distances) -> Result<Move, WhyNot> {
        let Some(distance) = wanted.leading(from, to).iter().next() else {
            return Err(WhyNot::NoSuchDie { from: from.into(), to });
        };
        let die = self.die(distance);
        let mv = Move { from: from.into(), to, die, effect: Effect::None };
        self.stepper.constrained(position, &Trace::default(), mv)
    }

    /// The die a move is said to use: the one that shows its distance; the higher one for the sum, the lower one for
    /// the sum less one.
    fn die(&self, distance: u8) -> Die {
        let (high, low) = (self.stepper.dice.high(), self.stepper.dice.low());
        match distance {
            face if face == low.face() => low,
            face if face == high.face() => high,
            sum if sum == high.face() + low.face() => high,
            _ => low,
        }
    }

    fn why_not(&self, before: &Position, first: Option<&Move>, from: Place, to: Place) -> WhyNot {
        let position = first.map_or(*before, |mv| before.after(&self.stepper.rules, self.stepper.player, mv));
        let side = &position.sides[self.stepper.player];
        let point = match from {
            Place::Point(point) if side.on(point) > 0 => point,
            _ => return WhyNot::NoChecker { from },
        };
        if let Worth::Fine = self.worth {
            return WhyNot::Fined;
        }
        let wanted = first.map_or(self.worth.first(), |mv| self.worth.rest(self.moved(mv)).1);
        if let Err(why) = self.step(&position, point, to, wanted) {
            return why;
        }
        match first {
            Some(mv) if only_moved(side, point, mv) => WhyNot::MovedAlready { from: point },
            _ => WhyNot::WholeRoll,
        }
    }
}

/// The points where this side stands, the rearmost first.
fn occupied(side: &Side) -> impl Iterator<Item = Point> {
    Point::all().rev().filter(|point| side.on(*point) > 0)
}

/// Whether nobody stands there but the checker that this move brought.
fn only_moved(side: &Side, point: Point, mv: &Move) -> bool {
    mv.to == Place::Point(point) && side.on(point) == 1
}

/// The rule against a move between these places at this node of a graph made by [`nodes`], where it is not legal.
pub(super) fn why_not(stepper: &Stepper, nodes: &[PlayNode], at: usize, from: Place, to: Place) -> WhyNot {
    let shares = Shares { stepper, worth: Worth::of(&stepper.rules, &stepper.dice) };
    let first = nodes[0].edges.iter().find(|edge| edge.node == at).map(|edge| edge.mv);
    if at > 0 && (first.is_none() || nodes[at].edges.is_empty()) {
        let here = nodes[at].position.sides[stepper.player].at(from);
        return if here == 0 || from == Place::Off {
            WhyNot::NoChecker { from }
        } else {
            WhyNot::NoSuchDie { from, to }
        };
    }
    shares.why_not(&nodes[0].position, first.as_ref(), from, to)
}
