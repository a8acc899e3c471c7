//! Goals of plays.

use pasch_rules::{Geometry, Point, Position};
use serde::Deserialize;

/// The demands on the position after a play, in the learner's own count (seat A); all have to be met.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Goal {
    /// Every legal play will do.
    pub any: bool,
    /// Opposing checkers on the bar, at least.
    pub hit: u8,
    /// Points where an opposing checker is pinned.
    pub pin: Vec<u8>,
    /// Points with two or more own checkers.
    pub make: Vec<u8>,
    /// Points with an own checker.
    pub stand: Vec<u8>,
    /// Points without an own checker.
    pub clear: Vec<u8>,
    /// Checkers borne off, at least.
    pub off: u8,
    /// No own checker stands alone.
    pub safe: bool,
    /// Positions of which it has to be one, where there are any: those after the plays that the engine accepts.
    #[serde(skip)]
    pub accepted: Vec<Position>,
}

impl Goal {
    /// Whether the position shows all of it. A number that is no point is never reached.
    #[must_use]
    pub fn is_met(&self, geometry: Geometry, position: &Position) -> bool {
        let (me, other) = (&position.sides.a, &position.sides.b);
        let every = |points: &[u8], fact: &dyn Fn(Point) -> bool| {
            points.iter().all(|number| Point::new(*number).is_some_and(fact))
        };
        let pins = |point: Point| other.pinned.contains(geometry.opposite(point)) && me.on(point) > 0;
        (self.accepted.is_empty() || self.accepted.contains(position))
            && other.bar >= self.hit
            && me.off >= self.off
            && every(&self.pin, &pins)
            && every(&self.make, &|point| me.on(point) >= 2)
            && every(&self.stand, &|point| me.on(point) >= 1)
            && every(&self.clear, &|point| me.on(point) == 0)
            && !(self.safe && Point::all().any(|point| me.on(point) == 1))
    }
}
