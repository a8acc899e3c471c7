//! The inputs of the nets, and the groups in which their thoughts are shown.

use pasch_engine::standard::board::{Board, Lane};

use crate::features;
use crate::inputs::{Crafted, RAW, for_each_active};

/// Those of the later TD net, then the stacks and the checkers back of each side.
pub const INPUTS: usize = EXTRA + 4;

const EXTRA: usize = Crafted::Some.inputs();

/// Number of groups.
pub(super) const GROUPS: usize = 13;

/// Names of the groups: where the checkers stand, then facts about both sides.
pub(super) const NAMES: [&str; GROUPS] = [
    "own-home",
    "own-outer",
    "own-back",
    "their-home",
    "their-outer",
    "their-back",
    "off",
    "race",
    "danger",
    "blockade",
    "board",
    "anchor",
    "stacks",
];

/// Inputs of one side that say where its checkers stand.
const SIDE: usize = RAW / 2 - 1;

/// The group of an input: whose turn it is counts among the facts about the race, for it never changes.
pub(super) const fn group(input: usize) -> usize {
    if input >= EXTRA {
        // Stacks, back: first the own ones, then theirs.
        return [12, 2, 12, 5][input - EXTRA];
    }
    if input > RAW {
        // Pips, danger, blockade, home board, anchor of each side.
        return 7 + (input - RAW - 1) % 5;
    }
    if input >= 2 * SIDE {
        return 7;
    }
    let side = 3 * (input / SIDE);
    match input % SIDE {
        97 => 6,
        0..24 => side,
        24..72 => side + 1,
        _ => side + 2,
    }
}

/// Fills `active` with every input that is not zero, and the constant. `lanes[0]` is the player for whom the net judges;
/// `turn` says which lane is on roll.
pub(super) fn fill(lanes: &[Lane; 2], turn: usize, active: &mut Vec<(usize, f32)>) {
    active.clear();
    for_each_active(lanes, turn, Crafted::Some, |input, value| active.push((input, value)));
    if !(Board { lanes: *lanes }).is_race() {
        for (side, lane) in lanes.iter().enumerate() {
            active.push((EXTRA + 2 * side, features::stacks(lane)));
            active.push((EXTRA + 2 * side + 1, features::back(lane)));
        }
    }
    active.push((INPUTS, 1.0));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_belong_to_the_group_of_their_place() {
        let named = |input: usize| NAMES[group(input)];
        // Four inputs a point; the bar and the checkers off come after the points.
        assert_eq!(
            [0, 23, 24, 71, 72, 95, 96, 97].map(named),
            ["own-home", "own-home", "own-outer", "own-outer", "own-back", "own-back", "own-back", "off"]
        );
        assert_eq!(
            [98, 121, 122, 170, 194, 195].map(named),
            ["their-home", "their-home", "their-outer", "their-back", "their-back", "off"]
        );
        assert_eq!([196, 197, 198].map(named), ["race"; 3]);
        let facts = ["race", "danger", "blockade", "board", "anchor"];
        for (place, fact) in facts.iter().cycle().take(10).enumerate() {
            assert_eq!(named(199 + place), *fact);
        }
        assert_eq!([209, 210, 211, 212].map(named), ["stacks", "own-back", "stacks", "their-back"]);
        assert_eq!(INPUTS, 213);
    }

    #[test]
    fn no_input_is_named_twice_or_beyond_the_set() {
        let board = Board::from_points(&[(25, 2), (6, 10), (0, 3)], &[(24, 1), (3, 14)]);
        let mut active = Vec::new();
        fill(&board.lanes, 1, &mut active);
        let mut seen: Vec<usize> = active.iter().map(|(input, _)| *input).collect();
        assert!(
            seen.iter().all(|&input| input <= INPUTS) && active.iter().all(|(_, value)| value.is_finite())
        );
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), active.len());
    }
}
