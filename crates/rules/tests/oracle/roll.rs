//! From a roll to every position it may lead to: which dice it is worth, every order of them, and
//! which of the sequences found are legal.

use std::collections::BTreeSet;

use pasch_rules::Part;

use crate::board::Board;
use crate::{bottles, hitting, pinning, pools, running};

/// The whole turn as a player sees it before they move.
#[derive(Clone, Debug)]
pub struct Turn {
    pub board: Board,
    /// The faces as thrown.
    pub roll: Vec<usize>,
    /// The player's own rolls before this one, and the doubles among them.
    pub rolls_before: u32,
    pub doubles_before: u32,
    /// Which part of a roll that brings further numbers is to be played.
    pub part: Part,
    /// Checkers that have left the head in earlier parts.
    pub off_head: u8,
}

/// What a player may do after a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rights {
    /// Their turn is over.
    Over,
    /// They roll again: an extra turn.
    Again,
    /// They play the next part of their roll.
    More,
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
    /// Dice of the part still to be played.
    left: Vec<usize>,
    /// Dice played, and their pips.
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
    /// The same player rolls again even if they could not play everything.
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
    match turn.part {
        Part::Roll | Part::Choice => {}
        Part::Climb { moves } => {
            let higher = (double + 1..=6).map(|face| vec![face; 4]);
            return single([vec![double; usize::from(moves)]].into_iter().chain(higher).collect());
        }
        Part::Underside { again: true } => return again(vec![vec![double; 4]]),
        Part::Underside { again: false } => return single(vec![vec![double; 4]]),
        Part::Optional { moves, again } => {
            let then = if again { Then::AgainAnyway } else { Then::Nothing };
            return Worth { parts: vec![vec![double; usize::from(moves)]], optional_from: 0, then };
        }
    }
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

/// Every position the dice of this part can legally lead to, and what the player may do then. The
/// parts of a roll are played one after the other, and of the plays of one part those count that
/// allow the most plays of the next.
pub fn results(game: &str, turn: &Turn) -> BTreeSet<(Board, Rights)> {
    if game == "coan-ki" {
        return bottles::ends(turn).into_iter().map(|board| (board, Rights::Over)).collect();
    }
    let worth = worth(game, turn);
    if turn.part == Part::Choice {
        // Every double may be named, playable or not.
        return (1..=6)
            .flat_map(|double| {
                let parts = double_of(game, double);
                play(game, turn, &Worth { parts, optional_from: usize::MAX, then: Then::Again })
            })
            .collect();
    }
    play(game, turn, &worth)
}

/// The legal ends of the first part of a roll.
fn play(game: &str, turn: &Turn, worth: &Worth) -> BTreeSet<(Board, Rights)> {
    let first = &worth.parts[0];
    let optional = worth.optional_from == 0;
    let start = Line {
        board: turn.board,
        hitters: [0; 7],
        off_head: turn.off_head,
        left: first.clone(),
        dice: 0,
        pips: 0,
    };
    let mut lines: Vec<Line> = every_line(game, turn, start.clone()).into_iter().collect();
    // Sequences whose final position is forbidden do not count.
    lines.retain(|line| over(game, &line.board) || may_end(game, &line.board));
    // Bearing off the last checker leaves nothing to do with the other dice.
    for line in lines.iter_mut().filter(|line| over(game, &line.board)) {
        (line.dice, line.pips) = (first.len(), first.iter().sum());
    }
    let next: &[usize] = worth.parts.get(1).map_or(&[], Vec::as_slice);
    let whole = |line: &Line| line.dice == first.len();
    // How many of the next part's dice can be played from here, of those that would have to be.
    let later = |line: &Line| match worth.optional_from {
        _ if !whole(line) => 0,
        0 | 1 => 0,
        _ if over(game, &line.board) => next.len(),
        _ => most_of(game, turn, line, next),
    };
    if !optional {
        // As many dice as possible, then the higher die (with three dice: the highest total).
        let most = lines.iter().map(|line| line.dice).max().unwrap_or(0);
        lines.retain(|line| line.dice == most);
        let highest = lines.iter().map(|line| line.pips).max().unwrap_or(0);
        lines.retain(|line| line.pips == highest);
        let most = lines.iter().map(later).max().unwrap_or(0);
        lines.retain(|line| later(line) == most);
        let open = |line: &Line| !running::walls_in(game, &line.board);
        if running::must_open(game, &turn.board) && lines.iter().any(open) {
            lines.retain(open);
        }
    }
    if lines.is_empty() {
        lines.push(start);
    }
    let rights = |line: &Line| {
        let playable = |dice: &[usize]| most_of(game, turn, line, dice) > 0;
        let any_double = worth.then == Then::AnyDouble && (1..=6).any(|double| playable(&[double]));
        if over(game, &line.board) {
            Rights::Over
        } else if whole(line) && (any_double || !next.is_empty() && playable(next)) {
            Rights::More
        } else if worth.then == Then::AgainAnyway
            || worth.then == Then::Again && whole(line) && next.is_empty()
        {
            Rights::Again
        } else {
            Rights::Over
        }
    };
    lines.iter().map(|line| (line.board, rights(line))).collect()
}

/// The most of these dice of a double that can be played after this line.
fn most_of(game: &str, turn: &Turn, line: &Line, dice: &[usize]) -> usize {
    let Some(die) = dice.first() else { return 0 };
    let turn = Turn { roll: vec![*die; 2], part: Part::Climb { moves: 4 }, ..turn.clone() };
    let start = Line { left: dice.to_vec(), dice: 0, pips: 0, ..line.clone() };
    let lines = every_line(game, &turn, start);
    if lines.iter().any(|line| over(game, &line.board)) {
        return dice.len();
    }
    lines.iter().map(|line| line.dice).max().unwrap_or(0)
}

/// Everything that can be reached move by move, whatever is left of the dice.
fn every_line(game: &str, turn: &Turn, start: Line) -> BTreeSet<Line> {
    let mut all = BTreeSet::from([start.clone()]);
    let mut newest = vec![start];
    while let Some(line) = newest.pop() {
        if over(game, &line.board) {
            continue;
        }
        for (index, die) in line.left.iter().enumerate() {
            let seen = line.left[..index].contains(die);
            if seen || !may_play_now(game, &line.left, *die) {
                continue;
            }
            for from in 1..=26 {
                for mut next in moves(game, turn, &line, from, *die) {
                    next.left.remove(index);
                    next.dice += 1;
                    next.pips += die;
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

/// The moves of one checker on `from` with a die: none, one, or in the games with backward hits two.
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
        "plakoto" | "tapa" | "mahbusa" => pinning::step(game, line, from, die).into_iter().collect(),
        "fevga" | "moultezim" | "gul-bara" | "crazy-narde" | "gioul" | "long-nardi" | "jacquet"
        | "tawla-31" | "nard" => running::step(game, turn, line, from, die).into_iter().collect(),
        other => panic!("this generator does not know {other}"),
    }
}

/// Whether the game is over here: everything is borne off, or a mother has decided it.
fn over(game: &str, board: &Board) -> bool {
    board.finished() || pinning::mother_decides(game, board)
}

/// Whether a play may end here.
fn may_end(game: &str, board: &Board) -> bool {
    match game {
        "fevga" | "moultezim" | "long-nardi" | "crazy-narde" => running::may_end(game, board),
        _ => true,
    }
}
