//! Plakoto and Tapa: a lone opposing checker is pinned where it stands.

use crate::board::{Board, his_number};
use crate::hitting::bear_off;
use crate::roll::Line;

pub fn step(game: &str, line: &Line, from: usize, die: usize) -> Option<Line> {
    let board = &line.board;
    // A pinned checker does not move while an opposing one stands on it.
    if board.me_pinned[from] {
        return None;
    }
    let mut next = if from <= die {
        // Bearing off: all home, and none of them pinned.
        if board.me_pinned.contains(&true) {
            return None;
        }
        bear_off(line, from, die, false)?
    } else {
        let to = from - die;
        let across = his_number(game, to);
        // Two are a block, and so is one that pins mine.
        if board.op[across] >= 2 || board.me_pinned[to] {
            return None;
        }
        let mut next = line.clone();
        next.board.me[from] -= 1;
        next.board.me[to] += 1;
        next.board.op_pinned[across] = board.op[across] == 1;
        next
    };
    // When the last one on top leaves, what lay below is free at once.
    if next.board.me[from] == 0 {
        next.board.op_pinned[his_number(game, from)] = false;
    }
    Some(next)
}

/// The mother is the last checker on its own 24. Both pinned: a draw. One pinned, and nothing left on the other side's 24:
/// that side has won, except in Mahbusa.
pub fn mother_decides(game: &str, board: &Board) -> bool {
    let (mine, across) = (board.me_pinned[24], board.op_pinned[24]);
    let alone = mine && board.op[24] == 0 || across && board.me[24] == 0;
    match game {
        "plakoto" | "tapa" => mine && across || alone,
        "mahbusa" => mine && across,
        _ => false,
    }
}
