//! A second generator, slow and written straight from the rules: it tries every order of the dice
//! move by move, keeps whole sequences, and only then asks which of them are legal. It shares no
//! code with the library; boards are plain arrays over a player's own numbers, 25 the bar, 0 off.

use std::collections::BTreeSet;

use pasch_rules::{Dice, Player, Point, Position};

/// The rules of one game as this generator understands them.
#[derive(Clone, Copy)]
pub struct Game {
    /// The opponent's number of my point n.
    pub across: fn(usize) -> usize,
    /// What a lone opposing checker means: `h`it, `p`in, `b`lock.
    pub contact: char,
    pub checkers: i32,
    /// Only the foremost checker moves until one has come to this point or further.
    pub runner_to: Option<usize>,
    /// `w`ins when the other side's mother is pinned and the own 24 clear, `d`raw only when both are pinned.
    pub mother: char,
    /// From, to, and how many of these points may be held at most.
    pub hold_at_most: Option<(usize, usize, usize)>,
    /// How often a double is played.
    pub doubles: usize,
    /// A prime in front of their last stack must be opened.
    pub open_prime: bool,
    pub max_per_point: Option<i32>,
    pub hitters_stay: bool,
    /// `s`tandard, `e`xact forced, `r`earmost forced, `x` exact numbers only.
    pub bear_off: char,
}

fn contrary(n: usize) -> usize {
    25 - n
}

fn parallel(n: usize) -> usize {
    if n > 12 { n - 12 } else { n + 12 }
}

impl Game {
    pub const HITTING: Game = Game {
        across: contrary,
        contact: 'h',
        checkers: 15,
        runner_to: None,
        mother: '-',
        hold_at_most: None,
        doubles: 4,
        open_prime: false,
        max_per_point: None,
        hitters_stay: false,
        bear_off: 's',
    };
    pub const NARD: Game = Game { contact: 'b', ..Game::HITTING };
    pub const MOULTEZIM: Game = Game { hold_at_most: Some((7, 12, 4)), open_prime: false, ..Game::FEVGA };
    pub const PLAKOTO: Game = Game { contact: 'p', mother: 'w', ..Game::HITTING };
    pub const MAHBUSA: Game = Game { mother: 'd', ..Game::PLAKOTO };
    pub const FEVGA: Game = Game {
        across: parallel,
        contact: 'b',
        runner_to: Some(11),
        hold_at_most: Some((19, 24, 5)),
        open_prime: true,
        ..Game::HITTING
    };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Board {
    me: [i32; 26],
    op: [i32; 26],
    me_pinned: [bool; 26],
    op_pinned: [bool; 26],
}

impl Board {
    pub fn of(position: &Position, player: Player) -> Board {
        let numbers = |player: Player| {
            let side = position.side(player);
            let mut men = [0; 26];
            let mut pinned = [false; 26];
            men[0] = i32::from(side.off);
            men[25] = i32::from(side.bar);
            for point in Point::all() {
                men[usize::from(point.number())] = i32::from(side.on(point));
                pinned[usize::from(point.number())] = side.pinned.contains(point);
            }
            (men, pinned)
        };
        let ((me, me_pinned), (op, op_pinned)) = (numbers(player), numbers(player.other()));
        Board { me, op, me_pinned, op_pinned }
    }

    fn home(&self) -> bool {
        self.me[7..=25].iter().all(|men| *men == 0)
    }

    fn last(&self) -> usize {
        (1..=25).rev().find(|n| self.me[*n] > 0).unwrap_or(0)
    }
}

/// A sequence of moves: how many dice, how many pips of dice, where it leads, and where own
/// checkers have hit in the home board.
#[derive(Clone)]
struct Line {
    dice: usize,
    pips: usize,
    board: Board,
    hitters: [i32; 7],
}

fn one_move(game: &Game, line: &Line, from: usize, die: usize) -> Option<Line> {
    let mut line = line.clone();
    let board = &mut line.board;
    if board.me[from] == 0 || (from != 25 && board.me[25] > 0) || board.me_pinned[from] {
        return None;
    }
    let free = board.home() && !board.me_pinned.contains(&true);
    if free && game.bear_off == 'r' && from != board.last() {
        return None;
    }
    if free && game.bear_off == 'e' {
        let must = if board.me[die] > 0 { die } else { board.last() };
        if from != must {
            return None;
        }
    }
    if game.hitters_stay && from <= 6 && board.me[from] <= line.hitters[from] {
        return None;
    }
    if let Some(to) = game.runner_to {
        let passed = board.me[..=to].iter().any(|men| *men > 0);
        let first = (1..=24).find(|n| board.me[*n] > 0).unwrap_or(25);
        if !passed && from != first {
            return None;
        }
    }
    if from <= die {
        if !free {
            return None;
        }
        if from < die && (board.last() > from || game.bear_off == 'x') {
            return None;
        }
        board.me[0] += 1;
    } else {
        let to = from - die;
        let across = (game.across)(to);
        if board.op[across] >= 2 || (board.op[across] == 1 && game.contact == 'b') || board.me_pinned[to] {
            return None;
        }
        if game.max_per_point.is_some_and(|max| board.me[to] >= max) {
            return None;
        }
        if board.op[across] == 1 && game.contact == 'h' {
            board.op[across] = 0;
            board.op[25] += 1;
            if to <= 6 {
                line.hitters[to] += 1;
            }
        }
        if board.op[across] == 1 && game.contact == 'p' {
            board.op_pinned[across] = true;
        }
        board.me[to] += 1;
    }
    board.me[from] -= 1;
    if from <= 24 && board.me[from] == 0 {
        board.op_pinned[(game.across)(from)] = false;
    }
    line.dice += 1;
    line.pips += die;
    Some(line)
}

fn every_line(game: &Game, line: &Line, dice: &[usize], lines: &mut Vec<Line>) {
    lines.push(line.clone());
    if is_over(game, &line.board) {
        return;
    }
    for (index, die) in dice.iter().enumerate() {
        if dice[..index].contains(die) {
            continue;
        }
        let mut rest = dice.to_vec();
        rest.remove(index);
        for from in 1..=25 {
            if let Some(next) = one_move(game, line, from, *die) {
                every_line(game, &next, &rest, lines);
            }
        }
    }
}

/// Whether everything is borne off, or a pinned mother has decided the game.
fn is_over(game: &Game, board: &Board) -> bool {
    let (mine, across) = (board.me_pinned[24], board.op_pinned[24]);
    let wins = mine && board.op[24] == 0 || across && board.me[24] == 0;
    board.me[0] == game.checkers || game.mother != '-' && mine && across || game.mother == 'w' && wins
}

fn may_end(game: &Game, board: &Board) -> bool {
    game.hold_at_most.is_none_or(|(from, to, most)| (from..=to).filter(|n| board.me[*n] > 0).count() <= most)
}

/// Whether all their checkers still in play stand on one point with my six-prime before them.
fn walls_in(game: &Game, board: &Board) -> bool {
    (7..=24).any(|stack| {
        board.op[stack] + board.op[0] == game.checkers
            && (stack - 6..stack)
                .all(|across| (1..=24).any(|n| (game.across)(n) == across && board.me[n] > 0))
    })
}

/// Every position the roll can legally lead to.
pub fn results(game: &Game, start: Board, roll: &Dice) -> BTreeSet<Board> {
    let mut dice: Vec<usize> = roll.as_slice().iter().map(|die| usize::from(die.face())).collect();
    if roll.is_double() {
        dice = vec![dice[0]; game.doubles];
    }
    let (all, total) = (dice.len(), dice.iter().sum());
    let mut lines = Vec::new();
    every_line(game, &Line { dice: 0, pips: 0, board: start, hitters: [0; 7] }, &dice, &mut lines);
    lines.retain(|line| may_end(game, &line.board));
    // Once the game is over there is nothing to do with the other dice.
    for line in lines.iter_mut().filter(|line| is_over(game, &line.board)) {
        (line.dice, line.pips) = (all, total);
    }
    let most = lines.iter().map(|line| line.dice).max().unwrap_or(0);
    lines.retain(|line| line.dice == most);
    let highest = lines.iter().map(|line| line.pips).max().unwrap_or(0);
    lines.retain(|line| line.pips == highest);
    if game.open_prime && walls_in(game, &start) && lines.iter().any(|line| !walls_in(game, &line.board)) {
        lines.retain(|line| !walls_in(game, &line.board));
    }
    if lines.is_empty() {
        return BTreeSet::from([start]);
    }
    lines.into_iter().map(|line| line.board).collect()
}
