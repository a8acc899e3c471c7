//! The head of long nardi: only one checker a turn may leave the starting point.

use crate::dice::Dice;
use crate::mechanics::HeadRule;
use crate::point::{Place, Point};
use crate::turn::Trace;
use crate::turn::{Move, Part, TurnContext};
use crate::why::WhyNot;

const HEAD: Place = Place::Point(Point::FARTHEST);

/// Whether a second checker may leave the head with this roll, as far as that is known before it is played.
pub(super) fn allows_second(rule: HeadRule, dice: &Dice, context: &TurnContext) -> bool {
    if context.turns_before > 0 || context.part != Part::Roll || !dice.is_double() {
        return false;
    }
    let face = dice.high().face();
    match rule {
        HeadRule::Usual => matches!(face, 3 | 4 | 6),
        HeadRule::SixesAndFours => matches!(face, 4 | 6),
        HeadRule::AnyDouble => true,
        HeadRule::SecondIfBlocked => context.opponent_turns == 0 && matches!(face, 3 | 4 | 6),
    }
}

pub(super) fn check_step(max: u8, mv: &Move, trace: &Trace) -> Result<(), WhyNot> {
    if mv.from == HEAD && trace.from_head >= max { Err(WhyNot::HeadUsed { max }) } else { Ok(()) }
}

pub(super) fn note_step(mv: &Move, trace: &mut Trace) {
    trace.from_head += u8::from(mv.from == HEAD);
}
