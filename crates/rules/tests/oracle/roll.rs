//! From a roll to every position it may lead to: which dice it is worth, every order of them, and
//! which of the sequences found are legal.

use std::collections::BTreeSet;

use crate::board::Board;
use crate::{hitting, pinning, pools, running};

/// The whole turn as a player sees it before he moves.
#[derive(Clone, Debug)]
pub struct Turn {
    pub board: Board,
    /// The faces as thrown.
    pub roll: Vec<usize>,
    /// The player's own rolls before this one, and the doubles among them.
    pub rolls_before: u32,
    pub doubles_before: u32,
}

impl Turn {
    pub fn is_double(&self) -> bool {
        self.roll.len() == 2 && self.roll[0] == self.roll[1]
    }
}

/// A sequence of moves, by where it has led and what later moves must know of it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Line {
    pub board: Board,
    /// Own checkers that have hit on 1 to 6, by point.
    pub hitters: [u8; 7],
    /// Checkers that have left the own 24.
    pub off_head: u8,
    /// Dice of the present part of the roll still to be played, and which part it is.
    left: Vec<usize>,
    part: usize,
    /// Compulsory dice played, and their pips.
    dice: usize,
    pips: usize,
}

/// What a roll is worth: its dice, part by part. A part begins when the one before is played.
struct Worth {
    parts: Vec<Vec<usize>>,
    /// Parts from this one on may be played or left.
    optional_from: usize,
    then: Then,
}

/// What follows a roll that was played in full.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Then {
    /// The other side's turn.
    Nothing,
    /// The same player rolls again.
    Again,
    /// The same player rolls again even if he could not play everything.
    AgainAnyway,
    /// The player names a double and plays that.
    AnyDouble,
}

fn worth(game: &str, turn: &Turn) -> Worth {
    let single = |parts| Worth { parts, optional_from: usize::MAX, then: Then::Nothing };
    let again = |parts| Worth { parts, optional_from: usize::MAX, then: Then::Again };
    let one_two = turn.roll.len() == 2 && turn.roll.contains(&1) && turn.roll.contains(&2);
    let puff = matches!(game, "contrare-puff" | "lange-puff");
    if !turn.is_double() {
        let plain = single(vec![turn.roll.clone()]);
        return match game {
            // 1-2: play both, then choose any double.
            "acey-deucey" | "acey-deucey-eu" | "asodio" if one_two => {
                Worth { then: Then::AnyDouble, ..plain }
            }
            // Three dice, three plays, no bonus for doubles (Tabula); everywhere else two.
            _ => plain,
        };
    }
    let double = turn.roll[0];
    match game {
        "acey-deucey" | "acey-deucey-eu" | "asodio" => again(double_of(game, double)),
        // Four of the number, four of its complement, then another turn.
        "russian" => again(vec![vec![double; 4], vec![7 - double; 4]]),
        // Doubles are two plays only.
        "irish" => single(vec![vec![double; 2]]),
        // From the player's fourth roll on a double climbs to the sixes.
        "gul-bara" | "gioul" | "crazy-narde" if turn.rolls_before >= 3 => {
            single((double..=6).map(|face| vec![face; 4]).collect())
        }
        // The first double: both faces once, then their undersides, if one likes. Later ones: all of
        // it twice, and another roll.
        _ if puff && turn.doubles_before == 0 => {
            Worth { optional_from: 1, ..single(vec![vec![double; 2], vec![7 - double; 2]]) }
        }
        _ if puff => Worth {
            parts: vec![vec![double; 4], vec![7 - double; 4]],
            optional_from: 1,
            then: Then::AgainAnyway,
        },
        _ => single(vec![vec![double; 4]]),
    }
}

/// What a double, thrown or chosen, is worth in the Acey-deucey family: four plays, in the European
/// game four of the complement as well.
fn double_of(game: &str, double: usize) -> Vec<Vec<usize>> {
    match game {
        "acey-deucey-eu" => vec![vec![double; 4], vec![7 - double; 4]],
        _ => vec![vec![double; 4]],
    }
}

/// Every position the roll can legally lead to, and whether the player rolls again.
pub fn results(game: &str, turn: &Turn) -> BTreeSet<(Board, bool)> {
    let worth = worth(game, turn);
    let plays = play(game, turn, &worth, turn.board, 0);
    let mut found = BTreeSet::new();
    for (line, complete) in plays {
        let board = line.board;
        if board.finished() {
            found.insert((board, false));
        } else if worth.then == Then::AnyDouble && complete {
            // 1 and 2 are played; now every double may be named, playable or not.
            for double in 1..=6 {
                let named =
                    Worth { parts: double_of(game, double), optional_from: usize::MAX, then: Then::Again };
                for (last, complete) in play(game, turn, &named, board, line.off_head) {
                    found.insert((last.board, complete && !last.board.finished()));
                }
            }
        } else {
            let again = worth.then == Then::AgainAnyway || worth.then == Then::Again && complete;
            found.insert((board, again));
        }
    }
    found
}

/// The legal lines of these dice, and whether each is played in full.
fn play(game: &str, turn: &Turn, worth: &Worth, board: Board, off_head: u8) -> Vec<(Line, bool)> {
    let compulsory = &worth.parts[..worth.parts.len().min(worth.optional_from)];
    let all: usize = compulsory.iter().map(Vec::len).sum();
    let total: usize = compulsory.iter().flatten().sum();
    let start =
        Line { board, hitters: [0; 7], off_head, left: worth.parts[0].clone(), part: 0, dice: 0, pips: 0 };
    let mut lines: Vec<Line> = every_line(game, turn, worth, start.clone()).into_iter().collect();
    // Sequences whose final position is forbidden do not count.
    lines.retain(|line| line.board.finished() || may_end(game, &line.board));
    // Bearing off the last checker leaves nothing to do with the other dice.
    for line in lines.iter_mut().filter(|line| line.board.finished()) {
        (line.dice, line.pips) = (all, total);
    }
    // As many dice as possible, then the higher die (with three dice: the highest total).
    let most = lines.iter().map(|line| line.dice).max().unwrap_or(0);
    lines.retain(|line| line.dice == most);
    let highest = lines.iter().map(|line| line.pips).max().unwrap_or(0);
    lines.retain(|line| line.pips == highest);
    if running::must_open(game, &turn.board) && lines.iter().any(|line| !running::walls_in(game, &line.board))
    {
        lines.retain(|line| !running::walls_in(game, &line.board));
    }
    if lines.is_empty() {
        return vec![(start, false)];
    }
    let complete = |line: &Line| line.left.is_empty() && line.part + 1 == worth.parts.len();
    lines.into_iter().map(|line| (line.clone(), complete(&line))).collect()
}

/// Everything that can be reached move by move, whatever is left of the roll.
fn every_line(game: &str, turn: &Turn, worth: &Worth, start: Line) -> BTreeSet<Line> {
    let mut all = BTreeSet::from([start.clone()]);
    let mut newest = vec![start];
    while let Some(mut line) = newest.pop() {
        if line.board.finished() {
            continue;
        }
        if line.left.is_empty() && line.part + 1 < worth.parts.len() {
            line.part += 1;
            line.left.clone_from(&worth.parts[line.part]);
        }
        for (index, die) in line.left.iter().enumerate() {
            let seen = line.left[..index].contains(die);
            if seen || !may_play_now(game, &line.left, *die) {
                continue;
            }
            for from in 1..=26 {
                for mut next in moves(game, turn, &line, from, *die) {
                    next.left.remove(index);
                    if line.part < worth.optional_from {
                        next.dice += 1;
                        next.pips += die;
                    }
                    if all.insert(next.clone()) {
                        newest.push(next);
                    }
                }
            }
        }
    }
    all
}

/// Puff: the smaller die always comes first.
fn may_play_now(game: &str, left: &[usize], die: usize) -> bool {
    match game {
        "contrare-puff" | "lange-puff" => left.iter().all(|other| *other >= die),
        _ => true,
    }
}

/// What one checker on `from` can do with a die: nothing, one move, or in the games with backward
/// hits two.
fn moves(game: &str, turn: &Turn, line: &Line, from: usize, die: usize) -> Vec<Line> {
    if line.board.me[from] == 0 {
        return Vec::new();
    }
    match game {
        "backgammon" | "nackgammon" | "hypergammon" | "longgammon" | "portes" | "tavla" | "short-nardi"
        | "five-point-limit" | "irish" | "misere" => {
            hitting::forward(game, line, from, die).into_iter().collect()
        }
        "backward-hit" | "backward-hit-small" => {
            let forward = hitting::forward(game, line, from, die);
            forward.into_iter().chain(hitting::backward(game, turn, line, from, die)).collect()
        }
        "acey-deucey" | "acey-deucey-eu" | "asodio" | "russian" | "race-bar" | "tabula" | "contrare-puff"
        | "lange-puff" => pools::step(game, turn, line, from, die).into_iter().collect(),
        "plakoto" | "tapa" => pinning::step(game, line, from, die).into_iter().collect(),
        "fevga" | "moultezim" | "gul-bara" | "crazy-narde" | "gioul" | "long-nardi" | "jacquet"
        | "tawla-31" | "nard" => running::step(game, turn, line, from, die).into_iter().collect(),
        other => panic!("this generator does not know {other}"),
    }
}

/// Whether a play may end here.
fn may_end(game: &str, board: &Board) -> bool {
    match game {
        "fevga" | "moultezim" | "long-nardi" | "crazy-narde" => running::may_end(game, board),
        _ => true,
    }
}
