//! The runner of Fevga and Moultezim: until it has got past a point, no other checker moves. A checker on the bar enters
//! all the same; whichever is foremost then is the runner.

use crate::options::Edition;
use crate::point::{Place, Point};
use crate::position::Side;
use crate::turn::Move;
use crate::why::WhyNot;

pub(super) fn check_step(to: Point, side: &Side, mv: &Move, edition: Edition) -> Result<(), WhyNot> {
    let Some(runner) = Point::all().find(|point| side.on(*point) > 0) else {
        return Ok(());
    };
    let enters = mv.from == Place::Bar && edition > Edition::First;
    if side.off > 0 || runner <= to || mv.from == Place::Point(runner) || enters {
        Ok(())
    } else {
        Err(WhyNot::RunnerFirst { runner, to })
    }
}
