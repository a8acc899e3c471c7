//! Long nardi's blockade: six points in a row are allowed only when somebody has got past them.

use crate::player::Player;
use crate::point::{Geometry, Point};
use crate::position::Position;
use crate::why::WhyNot;

/// Refuses six or more points in a row on the opponent's path while none of their checkers stands
/// beyond them or is off.
pub(super) fn check(position: &Position, player: Player, geometry: Geometry) -> Result<(), WhyNot> {
    let (mine, across) = (&position.sides[player], &position.sides[player.other()]);
    if across.off > 0 {
        return Ok(());
    }
    let mut row = 0;
    for his_point in Point::all() {
        // Counting up from their last point, whoever is met first has got past all that follows.
        if across.on(his_point) > 0 {
            return Ok(());
        }
        row = if mine.on(geometry.opposite(his_point)) > 0 { row + 1 } else { 0 };
        if row == 6 {
            return Err(WhyNot::SixBlock { farthest: geometry.opposite(his_point) });
        }
    }
    Ok(())
}
