//! The inputs of the nets: 115 a side from nothing but the checkers' places.
//!
//! For each of the 25 places (points 1 to 24, then the bar) four inputs: exactly one checker, exactly two, three or
//! more, and half the number beyond three. Then fifteen for the checkers off, of which the first *n* are 1. The player
//! on roll comes first, their opponent second, each in their own count.

use super::board::{BAR, Board, Lane, OFF};

/// Inputs of one side.
pub(crate) const SIDE: usize = 25 * 4 + 15;
/// Inputs of a board.
pub const INPUTS: usize = 2 * SIDE;

/// Calls `each(input, value)` for every input that is not zero, in rising order.
#[inline(always)]
pub fn for_each_active(board: &Board, mut each: impl FnMut(usize, f32)) {
    for (side, lane) in board.lanes.iter().enumerate() {
        for (place, &count) in lane[..=BAR].iter().enumerate().skip(1) {
            for_each_of_place(side, place, count, &mut each);
        }
        for_each_of_place(side, OFF, lane[OFF], &mut each);
    }
}

/// The inputs that `count` checkers of `side` at `place` (0 off, 1 to 24, 25 the bar) light.
#[inline(always)]
pub fn for_each_of_place(side: usize, place: usize, count: u8, each: &mut impl FnMut(usize, f32)) {
    let base = side * SIDE;
    if place == OFF {
        for n in 0..usize::from(count.min(15)) {
            each(base + 100 + n, 1.0);
        }
        return;
    }
    let at = base + (place - 1) * 4;
    match count {
        0 => {}
        1 => each(at, 1.0),
        2 => each(at + 1, 1.0),
        _ => {
            each(at + 2, 1.0);
            if count > 3 {
                each(at + 3, f32::from(count - 3) / 2.0);
            }
        }
    }
}

/// The inputs as a dense row.
#[must_use]
pub fn dense(board: &Board) -> [f32; INPUTS] {
    let mut row = [0.0; INPUTS];
    for_each_active(board, |input, value| row[input] = value);
    row
}

/// The board that a dense row describes: the inverse of [`dense`] for every board with at most fifteen checkers a
/// side. `None` when no board has these inputs.
#[must_use]
pub fn decode(row: &[f32; INPUTS]) -> Option<Board> {
    let mut board = Board { lanes: [[0; 32]; 2] };
    for side in 0..2 {
        let inputs = &row[side * SIDE..(side + 1) * SIDE];
        let lane: &mut Lane = &mut board.lanes[side];
        for place in 1..=BAR {
            let four = &inputs[(place - 1) * 4..place * 4];
            lane[place] = match four {
                [0.0, 0.0, 0.0, 0.0] => 0,
                [1.0, 0.0, 0.0, 0.0] => 1,
                [0.0, 1.0, 0.0, 0.0] => 2,
                [0.0, 0.0, 1.0, more] => 3 + (more * 2.0) as u8,
                _ => return None,
            };
        }
        lane[OFF] = inputs[100..].iter().filter(|&&on| on == 1.0).count() as u8;
    }
    (dense(&board) == *row).then_some(board)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_and_tall_stacks_are_not_lost() {
        let board = Board::from_points(&[(25, 4), (6, 9), (0, 2)], &[(25, 1), (1, 14)]);
        let row = dense(&board);
        assert_eq!(decode(&row), Some(board));
        assert_eq!(row[24 * 4 + 2], 1.0);
        assert_eq!(row[24 * 4 + 3], 0.5);
        assert_eq!(row[SIDE + 24 * 4], 1.0);
        assert_eq!(row[100..115].iter().sum::<f32>(), 2.0);
    }

    #[test]
    fn a_broken_row_is_no_board() {
        let mut row = dense(&Board::start());
        row[0] = 0.25;
        assert_eq!(decode(&row), None);
    }
}
