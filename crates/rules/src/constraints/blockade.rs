//! Coan ki's barrier: a crowd of opposing checkers on one point that lets nobody land or pass.

use crate::point::{Geometry, Place, Point};
use crate::position::Side;
use crate::turn::Move;
use crate::why::WhyNot;

/// The points where no side can block: where the two start.
pub(super) fn check_step(size: u8, other: &Side, mv: &Move, geometry: Geometry) -> Result<(), WhyNot> {
    let start = Point::at(geometry.track());
    let Place::Point(from) = mv.from else { return Ok(()) };
    let way = Point::all().rev().filter(|point| *point < from && point.number() >= mv.to.number());
    let free = |point: &Point| *point == start || *point == geometry.opposite(start);
    match way.filter(|point| !free(point)).find(|point| other.on(geometry.opposite(*point)) >= size) {
        Some(at) => Err(WhyNot::Blockade { at, checkers: other.on(geometry.opposite(at)) }),
        None => Ok(()),
    }
}
