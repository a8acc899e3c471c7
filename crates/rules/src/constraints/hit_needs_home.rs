//! No hitting before one own checker has come home.

use crate::point::Point;
use crate::position::Side;
use crate::turn::{Effect, Move};
use crate::why::WhyNot;

pub(super) fn check_step(side: &Side, mv: &Move) -> Result<(), WhyNot> {
    let arrived = side.off > 0 || Point::all().any(|point| point.is_home() && side.on(point) > 0);
    if mv.effect == Effect::Hit && !arrived { Err(WhyNot::HitNeedsOneHome) } else { Ok(()) }
}
