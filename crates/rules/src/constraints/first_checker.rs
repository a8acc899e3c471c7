//! The runner of Fevga and Moultezim: nobody else moves until it has got past a point.

use crate::plays::{Move, WhyNot};
use crate::point::{Place, Point};
use crate::position::Side;

pub(super) fn check_step(to: Point, side: &Side, mv: &Move) -> Result<(), WhyNot> {
    let Some(runner) = Point::all().find(|point| side.on(*point) > 0) else {
        return Ok(());
    };
    if side.off > 0 || runner <= to || mv.from == Place::Point(runner) {
        Ok(())
    } else {
        Err(WhyNot::RunnerFirst { runner, to })
    }
}
