//! A limit on own checkers per point.

use crate::position::Side;
use crate::turn::Move;
use crate::why::WhyNot;

pub(super) fn check_step(max: u8, side: &Side, mv: &Move) -> Result<(), WhyNot> {
    match mv.to.point() {
        Some(point) if side.on(point) >= max => Err(WhyNot::PointFull { point, max }),
        _ => Ok(()),
    }
}
