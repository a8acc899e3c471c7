//! Irish's duty to open: a home board that is closed to a checker on the bar.

use crate::player::Player;
use crate::point::Point;
use crate::position::Position;

/// Whether nobody waits on the bar before six closed points.
pub(super) fn is_open(position: &Position, player: Player) -> bool {
    let mine = &position.sides[player];
    position.sides[player.other()].bar == 0
        || Point::all().filter(|point| point.is_home()).any(|point| mine.on(point) < 2)
}
