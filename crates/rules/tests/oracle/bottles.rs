//! Coan ki: sixteen bottles on a ring of sixteen squares, every bottle for itself.

use std::collections::BTreeSet;

use crate::board::Board;
use crate::roll::Turn;

/// Squares of the ring, counted from the own start in the direction both sides go. The other side starts at 8.
const RING: usize = 16;

/// Every position the roll may lead to; the one before it where the turn is lost.
pub fn ends(turn: &Turn) -> BTreeSet<Board> {
    let ways = match (turn.roll[0].max(turn.roll[1]), turn.roll[0].min(turn.roll[1])) {
        (1, 1) => return BTreeSet::from([fined(turn.board)]),
        // Two bottles the full sum each, or one half of it.
        (n, m) if n == m => vec![(n + m, Some(n + m)), (n, None)],
        // One the sum and one the lower number, or one the sum and one the sum less one.
        (n, m) if n == m + 1 => vec![(n + m, Some(m)), (n + m, Some(n + m - 1))],
        // One the sum, or two the number of a die each.
        (n, m) => vec![(n + m, None), (n, Some(m))],
    };
    // How far every bottle has come, one entry for each that is not home.
    let gone: Vec<usize> = (1..=RING).flat_map(|n| vec![RING - n; usize::from(turn.board.me[n])]).collect();
    let barred: Vec<bool> = (0..RING)
        .map(|square| {
            // Their bottles there have come from their start to this square.
            let his_way = (square + RING - 8) % RING;
            square != 0 && square != 8 && turn.board.op[RING - his_way] >= 8
        })
        .collect();
    let go = |way: usize, by: usize| {
        let free = (way + 1..=way + by).take_while(|at| *at < RING).all(|at| !barred[at]);
        free.then_some((way + by).min(RING))
    };
    let mut found = BTreeSet::new();
    for (one, other) in ways {
        for (i, first) in gone.iter().enumerate() {
            let after = |by: usize, i: usize| go(gone[i], by).map(|at| (i, at));
            match other {
                None => {
                    if let Some(moved) = go(*first, one) {
                        found.insert(placed(turn.board, &gone, &[(i, moved)]));
                    }
                }
                Some(other) => {
                    for j in (0..gone.len()).filter(|j| *j != i) {
                        if let (Some(a), Some(b)) = (after(one, i), after(other, j)) {
                            found.insert(placed(turn.board, &gone, &[a, b]));
                        }
                    }
                    // The last bottle needs no company.
                    for by in [one, other] {
                        if gone.len() == 1 && go(*first, by) == Some(RING) {
                            found.insert(placed(turn.board, &gone, &[(i, RING)]));
                        }
                    }
                }
            }
        }
    }
    if found.is_empty() { BTreeSet::from([turn.board]) } else { found }
}

fn placed(before: Board, gone: &[usize], moved: &[(usize, usize)]) -> Board {
    let mut ways = gone.to_vec();
    for (bottle, at) in moved {
        ways[*bottle] = *at;
    }
    let mut board = before;
    board.me = [0; 27];
    board.me[0] = before.me[0];
    for way in ways {
        board.me[RING - way] += 1;
    }
    board
}

/// 1-1: the bottle that has come farthest without being home starts again.
fn fined(before: Board) -> Board {
    let mut board = before;
    if let Some(foremost) = (1..=RING).find(|n| before.me[*n] > 0) {
        board.me[foremost] -= 1;
        board.me[RING] += 1;
    }
    board
}
