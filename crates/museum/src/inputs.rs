//! The inputs of the nets: 198 numbers that say where the checkers stand, and for the later net a few that say more.

use pasch_engine::standard::board::{BAR, Board, Lane, OFF};

use crate::features;

/// Inputs that tell where the checkers are and whose turn it is.
pub const RAW: usize = 2 * SIDE + 2;

/// For each point four, then the bar and the checkers off.
const SIDE: usize = 24 * 4 + 2;

/// Inputs beyond the raw ones, worked out by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crafted {
    /// None: TD-Gammon 0.0.
    None,
    /// Contact, and for each side pips, blots in danger, blockade, home board and anchor: TD-Gammon 1.0.
    Some,
}

impl Crafted {
    /// Number of all inputs, the raw ones included.
    #[must_use]
    pub const fn inputs(self) -> usize {
        match self {
            Self::None => RAW,
            Self::Some => RAW + 11,
        }
    }

    /// The set with so many inputs.
    #[must_use]
    pub fn of(inputs: usize) -> Option<Self> {
        [Self::None, Self::Some].into_iter().find(|set| set.inputs() == inputs)
    }
}

/// Calls `each(input, value)` for every input of `lanes` that is not zero. `lanes[0]` is always the same player; `turn`
/// says which lane is on roll.
pub fn for_each_active(lanes: &[Lane; 2], turn: usize, crafted: Crafted, mut each: impl FnMut(usize, f32)) {
    for (side, lane) in lanes.iter().enumerate() {
        let base = side * SIDE;
        for (point, &count) in lane[..BAR].iter().enumerate().skip(1) {
            let at = base + 4 * (point - 1);
            for more in 0..count.min(3) {
                each(at + usize::from(more), 1.0);
            }
            if count > 3 {
                each(at + 3, f32::from(count - 3) / 2.0);
            }
        }
        if lane[BAR] > 0 {
            each(base + 96, f32::from(lane[BAR]) / 2.0);
        }
        if lane[OFF] > 0 {
            each(base + 97, f32::from(lane[OFF]) / 15.0);
        }
    }
    each(2 * SIDE + turn, 1.0);
    if crafted == Crafted::Some {
        let board = Board { lanes: *lanes };
        let contact = features::contact(&board);
        each(RAW, 2.0 * contact);
        for (side, lane) in lanes.iter().enumerate() {
            let other = &lanes[1 - side];
            let base = RAW + 1 + 5 * side;
            each(base, board.pips(side) as f32 / 100.0);
            if contact > 0.0 {
                each(base + 1, features::danger(other, lane));
                each(base + 2, 1.0 - features::escapes(other, lane) as f32 / 36.0);
                each(base + 3, features::home(lane));
                each(base + 4, features::anchor(lane));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_lights_the_textbook_units() {
        let mut seen = vec![0.0; RAW];
        for_each_active(&Board::start().lanes, 1, Crafted::None, |input, value| seen[input] += value);
        // Five checkers light three units and (5 - 3)/2, three light three, two light two.
        assert_eq!(seen[4 * 5..4 * 6], [1.0, 1.0, 1.0, 1.0]);
        assert_eq!(seen[4 * 7..4 * 8], [1.0, 1.0, 1.0, 0.0]);
        assert_eq!(seen[4 * 23..4 * 24], [1.0, 1.0, 0.0, 0.0]);
        assert_eq!(seen[196..], [0.0, 1.0]);
        assert_eq!(RAW, 198);
    }

    #[test]
    fn no_input_is_beyond_the_set() {
        let board = Board::from_points(&[(25, 2), (6, 10), (0, 3)], &[(24, 1), (3, 14)]);
        for crafted in [Crafted::None, Crafted::Some] {
            for_each_active(&board.lanes, 0, crafted, |input, value| {
                assert!(input < crafted.inputs() && value.is_finite());
            });
            assert_eq!(Crafted::of(crafted.inputs()), Some(crafted));
        }
        assert_eq!(Crafted::of(7), None);
    }
}
