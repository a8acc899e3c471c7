//! Backgammon and the games that move like it: a lone opposing checker is hit and goes to the bar.

use crate::board::{BAR, Board, his_number};
use crate::roll::{Line, Turn};

/// Takes a checker off the place it stands on and lands it on a point, hitting what is alone there;
/// `None` when the point is closed.
pub fn land(game: &str, line: &Line, from: usize, to: usize) -> Option<Line> {
    let mut next = line.clone();
    let board = &mut next.board;
    let across = his_number(game, to);
    if board.op[across] >= 2 {
        return None;
    }
    if board.op[across] == 1 {
        board.op[across] = 0;
        board.op[BAR] += 1;
        if to <= 6 {
            next.hitters[to] += 1;
        }
    }
    board.me[from] -= 1;
    board.me[to] += 1;
    Some(next)
}

/// Bearing off as usual: everything home; from the point of the die, or from the highest point if
/// that lies below the die.
pub fn bear_off(line: &Line, from: usize, die: usize, exact_only: bool) -> Option<Line> {
    let board: &Board = &line.board;
    if !board.all_home() {
        return None;
    }
    if from < die && (exact_only || board.any_behind(from)) {
        return None;
    }
    let mut next = line.clone();
    next.board.me[from] -= 1;
    next.board.me[0] += 1;
    Some(next)
}

/// A move towards home.
pub fn forward(game: &str, line: &Line, from: usize, die: usize) -> Option<Line> {
    let board = &line.board;
    // All checkers on the bar enter first.
    if board.me[BAR] > 0 && from != BAR {
        return None;
    }
    match game {
        // A checker that hit on 1 to 6 may not move again this turn.
        "tavla" if from <= 6 && board.me[from] <= line.hitters[from] => return None,
        // Five own checkers close a point to their owner, entering included.
        "five-point-limit" if from > die && board.me[from - die] >= 5 => return None,
        _ => {}
    }
    if from <= die { bear_off(line, from, die, false) } else { land(game, line, from, from - die) }
}

/// A move away from home: only to hit, nothing on the bar, and not beyond 24. The small game allows
/// it with the smaller die only; the dice of a double are both small.
pub fn backward(game: &str, turn: &Turn, line: &Line, from: usize, die: usize) -> Option<Line> {
    let smaller = turn.roll.iter().min() == Some(&die);
    if game == "backward-hit-small" && !smaller {
        return None;
    }
    let to = from + die;
    if line.board.me[BAR] > 0 || to > 24 || line.board.op[his_number(game, to)] != 1 {
        return None;
    }
    land(game, line, from, to)
}
