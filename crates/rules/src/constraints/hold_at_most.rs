//! A limit on how much of a quarter may be held, such as Fevga's ban on closing one's own starting quarter.

use crate::point::PointMask;
use crate::position::Side;
use crate::why::WhyNot;

pub(super) fn check_final(points: PointMask, max: u8, side: &Side) -> Result<(), WhyNot> {
    let held = points.iter().filter(|point| side.on(*point) > 0).count();
    if held <= usize::from(max) { Ok(()) } else { Err(WhyNot::HoldsTooMany { points, max }) }
}

pub(super) fn check_closed(points: PointMask, max: u8, side: &Side) -> Result<(), WhyNot> {
    let closed = points.iter().filter(|point| side.on(*point) > 1).count();
    if closed <= usize::from(max) { Ok(()) } else { Err(WhyNot::ClosesTooMany { points, max }) }
}
