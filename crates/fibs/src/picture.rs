//! Boards as pictures of characters, styles 1 and 2. Home of whoever looks is at the bottom on the right.

use crate::board::Board;
use crate::places::{Colour, Direction};

/// Checkers of a stack that are drawn; of a higher one the last is its number.
const DRAWN: u8 = 5;

/// Draws a board. Style 2 is style 1 with an empty row beside each border.
#[must_use]
pub fn draw(board: &Board, style: u8) -> Vec<String> {
    let (top, bottom) = match board.direction {
        Direction::Down => ((13..=24).collect(), (1..=12).rev().collect()),
        Direction::Up => ((1..=12).rev().collect(), (13..=24).collect::<Vec<u8>>()),
    };
    let top: Vec<u8> = top;
    let bottom: Vec<u8> = bottom;
    let empty = row(&[' '; 12], "   ");
    let mut lines = vec![border(&top, &side(board, false))];
    if style == 2 {
        lines.push(empty.clone());
    }
    lines.extend((1..=DRAWN).map(|height| stacks(board, &top, height)));
    let length = match board.length {
        0 => "unlimited match".to_owned(),
        length => format!("{length}-point match"),
    };
    lines.push(format!("{}  {length}", row(&[' '; 12], "BAR")));
    lines.extend((1..=DRAWN).rev().map(|height| stacks(board, &bottom, height)));
    if style == 2 {
        lines.push(empty);
    }
    lines.push(border(&bottom, &side(board, true)));
    let of = |colour: Colour, counts: [u8; 2]| if board.colour == colour { counts[0] } else { counts[1] };
    let off = [board.off, board.opponent_off];
    let bar = board.on_bar();
    lines.push(format!(
        "   BAR: O-{} X-{}   OFF: O-{} X-{}   Cube: {}   {}",
        of(Colour::O, bar),
        of(Colour::X, bar),
        of(Colour::O, off),
        of(Colour::X, off),
        board.cube,
        cube_owner(board)
    ));
    if let Some(turn) = turn(board) {
        lines.push(format!("   {turn}"));
    }
    lines
}

fn side(board: &Board, own: bool) -> String {
    let (colour, name, score) = if own {
        (board.colour, &board.player, board.score)
    } else {
        (board.colour.other(), &board.opponent, board.opponent_score)
    };
    format!("{}: {name} - score: {score}", colour.letter())
}

fn cube_owner(board: &Board) -> String {
    match (board.may_double, board.opponent_may_double) {
        (true, false) => format!("({})", board.player),
        (false, true) => format!("({})", board.opponent),
        _ => "(middle)".to_owned(),
    }
}

fn turn(board: &Board) -> Option<String> {
    let turn = board.turn?;
    let who = if turn == board.colour { &board.player } else { &board.opponent };
    let dice = if turn == board.colour { board.dice } else { board.opponent_dice };
    Some(match dice {
        [0, _] | [_, 0] => format!("turn: {who}"),
        [first, second] => format!("turn: {who}   dice: {first} {second}"),
    })
}

fn border(numbers: &[u8], side: &str) -> String {
    let half = |numbers: &[u8]| numbers.iter().map(|number| format!("-{number:-<2}")).collect::<String>();
    format!("   +{}-----{}+ {side}", half(&numbers[..6]), half(&numbers[6..]))
}

fn row(cells: &[char; 12], middle: &str) -> String {
    let half = |cells: &[char]| cells.iter().map(|cell| format!(" {cell} ")).collect::<String>();
    format!("   |{}|{middle}|{}|", half(&cells[..6]), half(&cells[6..]))
}

/// The checkers at this height, counted from the border.
fn stacks(board: &Board, numbers: &[u8], height: u8) -> String {
    let mut cells = [' '; 12];
    for (cell, number) in cells.iter_mut().zip(numbers) {
        let count = board.points[usize::from(*number)];
        let Some(colour) = Colour::of_sign(count) else { continue };
        let count = count.unsigned_abs();
        if height == DRAWN && count > DRAWN {
            *cell = char::from_digit(u32::from(count), 16).unwrap_or('+').to_ascii_uppercase();
        } else if count >= height {
            *cell = colour.letter();
        }
    }
    row(&cells, "   ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_rules::{ByPlayer, Header, MatchState, Player, VariantId};

    /// Reads the checkers off a picture: FIBS' numbers with O's positive and X's negative. Written apart from the drawing.
    fn read(lines: &[String]) -> [i8; 26] {
        let mut points = [0_i8; 26];
        let borders: Vec<usize> = (0..lines.len()).filter(|at| lines[*at].contains("+-")).collect();
        for (border, rows) in [
            (borders[0], (borders[0] + 1..borders[0] + 7).collect::<Vec<_>>()),
            (borders[1], (borders[1] - 6..borders[1]).rev().collect()),
        ] {
            let numbers: Vec<usize> = lines[border]
                .split('+')
                .nth(1)
                .unwrap()
                .split('-')
                .filter_map(|word| word.parse().ok())
                .collect();
            assert_eq!(numbers.len(), 12);
            for (at, number) in numbers.iter().enumerate() {
                let column = 5 + at * 3 + if at >= 6 { 5 } else { 0 };
                let mut count = 0_i8;
                let mut sign = 0;
                for row in &rows {
                    match lines[*row].chars().nth(column).unwrap_or(' ') {
                        'O' => (count, sign) = (count + 1, 1),
                        'X' => (count, sign) = (count + 1, -1),
                        c if c.is_ascii_hexdigit() && sign != 0 => count = c.to_digit(16).unwrap() as i8,
                        _ => {}
                    }
                }
                points[*number] = count * sign;
            }
        }
        points
    }

    #[test]
    fn checkers_can_be_read_off_the_picture() {
        let state = MatchState::new(&Header::new(VariantId::BACKGAMMON, 5)).unwrap();
        for seat in Player::BOTH {
            let mut board = Board::of(&state, seat, &ByPlayer { a: "You".into(), b: "bert".into() }, 0);
            board.points = [0; 26];
            let mut sign = 1;
            for number in 1..25_usize {
                board.points[number] = sign * (number % 13) as i8;
                sign = -sign;
            }
            for style in [1, 2] {
                assert_eq!(read(&draw(&board, style)), board.points, "{seat} {style}");
            }
        }
    }

    #[test]
    fn style_two_has_two_lines_more_and_both_tell_the_score() {
        let state = MatchState::new(&Header::new(VariantId::BACKGAMMON, 5)).unwrap();
        let board = Board::of(&state, Player::B, &ByPlayer { a: "anna".into(), b: "You".into() }, 0);
        let (one, two) = (draw(&board, 1), draw(&board, 2));
        assert_eq!(one.len() + 2, two.len());
        assert!(
            one[0].starts_with("   +-12-11-10-9--8--7-------6--5--4--3--2--1-+ O: anna - score: 0"),
            "{}",
            one[0]
        );
        assert!(one[12].ends_with("X: You - score: 0") && one[6].ends_with("5-point match"), "{one:#?}");
        assert!(one[13].contains("BAR: O-0 X-0   OFF: O-0 X-0   Cube: 1"));
        assert!(one.iter().all(|line| line.len() < 80));
    }
}
