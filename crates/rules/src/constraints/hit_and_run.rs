//! No hit-and-run: who hits in their home board stays there for the turn.

use crate::position::Side;
use crate::turn::Move;
use crate::turn::Trace;
use crate::why::WhyNot;

pub(super) fn check_step(side: &Side, mv: &Move, trace: &Trace) -> Result<(), WhyNot> {
    match mv.from.point() {
        Some(point) if point.is_home() && side.on(point) <= trace.frozen[point.index()] => {
            Err(WhyNot::HitAndRun { point })
        }
        _ => Ok(()),
    }
}

pub(super) fn note_step(mv: &Move, trace: &mut Trace) {
    if let Some(point) = mv.to.point().filter(|point| point.is_home()) {
        trace.frozen[point.index()] += 1;
    }
}
