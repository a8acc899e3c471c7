//! Games without hits and pins: one opposing checker closes a point.

use crate::board::{Board, his_number};
use crate::hitting::bear_off;
use crate::roll::{Line, Turn};

pub fn step(game: &str, turn: &Turn, line: &Line, from: usize, die: usize) -> Option<Line> {
    let board = &line.board;
    match game {
        // One checker runs alone until it has passed the opponent's start, my 12 …
        "fevga" | "moultezim" => runs_alone(board, from, 11)?,
        // … or has come home.
        "jacquet" | "tawla-31" => runs_alone(board, from, 6)?,
        // One checker a turn leaves the head; two with 6-6, 4-4 and 3-3 in a player's first turn.
        "long-nardi" | "crazy-narde" => {
            let first = turn.rolls_before == 0 && turn.is_double() && [6, 4, 3].contains(&turn.roll[0]);
            if from == 24 && line.off_head >= if first { 2 } else { 1 } {
                return None;
            }
        }
        "gul-bara" | "gioul" | "nard" => {}
        other => panic!("{other} has no rule for its runners"),
    }
    let mut next = if from <= die {
        bear_off(line, from, die, game == "crazy-narde")?
    } else {
        let to = from - die;
        if board.op[his_number(game, to)] > 0 {
            return None;
        }
        // Crazy Narde: no moving down inside home.
        if game == "crazy-narde" && from <= 6 {
            return None;
        }
        let mut next = line.clone();
        next.board.me[from] -= 1;
        next.board.me[to] += 1;
        next
    };
    if from == 24 {
        next.off_head += 1;
    }
    Some(next)
}

/// Until a checker stands on `goal` or nearer home, only the foremost one moves.
fn runs_alone(board: &Board, from: usize, goal: usize) -> Option<()> {
    let arrived = board.me[..=goal].iter().any(|men| *men > 0);
    let foremost = (1..=24).find(|n| board.me[*n] > 0);
    (arrived || foremost == Some(from)).then_some(())
}

pub fn may_end(game: &str, board: &Board) -> bool {
    let held = |from: usize, to: usize| (from..=to).filter(|n| board.me[*n] > 0).count();
    match game {
        // Not all six points of one's own starting quarter.
        "fevga" => held(19, 24) < 6,
        // At most four points in the opponent's starting quarter.
        "moultezim" => held(7, 12) <= 4,
        // Six in a row on their path only with one of their checkers past them, on a lower point of
        // theirs or borne off.
        "long-nardi" | "crazy-narde" => (1..=19).all(|k| {
            let block = (k..k + 6).all(|across| board.me[his_number(game, across)] > 0);
            !block || board.op[..k].iter().any(|men| *men > 0)
        }),
        _ => true,
    }
}

/// Fevga: a six-prime must be opened on one's turn when all that is left of the opponent stands on
/// the one point directly behind it.
pub fn must_open(game: &str, before: &Board) -> bool {
    game == "fevga" && walls_in(game, before)
}

/// Whether all their remaining checkers stand on one point with six of mine in front of it.
pub fn walls_in(game: &str, board: &Board) -> bool {
    let across: Vec<usize> = (1..=24).filter(|n| board.op[*n] > 0).collect();
    match across[..] {
        [stack] if stack > 6 => (stack - 6..stack).all(|n| board.me[his_number(game, n)] > 0),
        _ => false,
    }
}
