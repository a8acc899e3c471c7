//! Home means home: who has arrived is only borne off.

use crate::point::Place;
use crate::turn::Move;
use crate::why::WhyNot;

pub(super) fn check_step(mv: &Move) -> Result<(), WhyNot> {
    match (mv.from, mv.to) {
        (Place::Point(from), Place::Point(_)) if from.is_home() => Err(WhyNot::HomeStays { from }),
        _ => Ok(()),
    }
}
