//! Games that begin with an empty board: the checkers wait in a pool and enter like those on the
//! bar. Lone checkers are hit.

use crate::board::{BAR, POOL};
use crate::hitting::{bear_off, land};
use crate::roll::{Line, Turn};

pub fn step(game: &str, turn: &Turn, line: &Line, from: usize, die: usize) -> Option<Line> {
    let board = &line.board;
    // What has been hit enters before anything else.
    if board.me[BAR] > 0 && from != BAR {
        return None;
    }
    match game {
        // Entering from the pool is optional as long as it is the player's choice among their moves.
        "acey-deucey" | "acey-deucey-eu" | "race-bar" => {}
        // New checkers come in with a double or 1-2 only; what was hit enters with any roll.
        "asodio" => {
            let one_two = turn.roll.contains(&1) && turn.roll.contains(&2);
            if from == POOL && !turn.is_double() && !one_two {
                return None;
            }
        }
        // All own checkers must be entered before any other move.
        "russian" => {
            if board.me[POOL] > 0 && from <= 24 {
                return None;
            }
        }
        // All must be entered before one leaves the quarter they enter in.
        "contrare-puff" | "lange-puff" => {
            if board.me[POOL] > 0 && from <= 24 && from.saturating_sub(die) < 19 {
                return None;
            }
        }
        // No checker goes beyond 13 until all fifteen have been entered.
        "tabula" => {
            if board.me[POOL] > 0 && from <= 24 && from.saturating_sub(die) < 13 {
                return None;
            }
        }
        other => panic!("{other} has no pool"),
    }
    let number = if from == POOL { 25 } else { from };
    if number <= die {
        bear_off(line, from, die, game == "acey-deucey-eu")
    } else {
        land(game, line, from, number - die)
    }
}
