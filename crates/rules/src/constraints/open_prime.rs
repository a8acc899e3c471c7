//! Fevga's duty to open: a six-prime directly in front of all that is left of the opponent.

use crate::player::Player;
use crate::point::{Geometry, Point};
use crate::position::Position;

/// Whether the opponent is *not* walled in on one single point by six points in a row.
pub(super) fn is_open(position: &Position, player: Player, geometry: Geometry) -> bool {
    let (mine, across) = (&position.sides[player], &position.sides[player.other()]);
    if across.bar > 0 || across.pool > 0 {
        return true;
    }
    let mut held = Point::all().filter(|point| across.on(*point) > 0);
    let (Some(behind), None) = (held.next(), held.next()) else {
        return true;
    };
    let number = behind.number();
    number <= 6
        || (number - 6..number).map(|n| geometry.opposite(Point::at(n))).any(|point| mine.on(point) == 0)
}
