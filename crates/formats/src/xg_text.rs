//! eXtreme Gammon's positions as text, in whatever language its user speaks: an XGID, names, a board, what was computed.
//!
//! Words are translated, shapes are not; so names, candidates and cube values are found by their shape. Matches leave the
//! program as match text ([`mat`](crate::mat)).

use core::fmt::Write;

use pasch_rules::{ByPlayer, Die, Player};

use crate::overlay::{Candidate, Chances, JudgedCube, JudgedPlays, Method, Note, Unit};
use crate::situation::{Checkers, Offer, Situation};
use crate::steps;
use crate::xgid;

/// The names in `X:alice   O:bob`, if such a line stands there.
#[must_use]
pub fn names(text: &str) -> Option<ByPlayer<String>> {
    text.lines().find_map(|line| {
        let (x, o) = line.trim().strip_prefix("X:")?.split_once("  ")?;
        let o = o.trim().strip_prefix("O:")?;
        Some(ByPlayer { a: o.trim().to_owned(), b: x.trim().to_owned() })
    })
}

/// What the text says about the decision; `None` if nothing.
#[must_use]
pub fn note(text: &str) -> Option<Note> {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let mut candidates = Vec::new();
    let mut cube = None;
    for (index, line) in lines.iter().enumerate() {
        if let Some((how, play, equity)) = candidate_line(line) {
            let chances = lines.get(index + 1).zip(lines.get(index + 2)).and_then(|(a, b)| chances(a, b));
            let Some((chains, chances)) = steps::parse(play).ok().zip(chances) else { continue };
            let moves = steps::single(&chains);
            candidates.push(Candidate { moves, method: method(how), chances, equity });
        } else if candidates.is_empty() && cube.is_none() {
            let next = lines.get(index + 1).copied().unwrap_or("");
            let how = index.checked_sub(1).map_or("", |before| lines[before]);
            cube = chances(line, next).and_then(|chances| cube_of(chances, how, &lines[index + 2..]));
        }
    }
    let plays = (!candidates.is_empty()).then_some(JudgedPlays { played: None, candidates });
    (plays.is_some() || cube.is_some()).then(|| Note { plays, cube, ..Note::default() })
}

/// `1. 4-ply       19/18 14/12      eq:-0.491 (-0.065)`: depth, play, equity.
fn candidate_line(line: &str) -> Option<(&str, &str, f32)> {
    let (number, rest) = line.split_once(". ")?;
    number.trim().parse::<u32>().ok()?;
    let (head, equity) = rest.split_once("eq:")?;
    let (how, play) = head.trim().split_once("  ")?;
    let equity = equity.split_whitespace().next()?.parse().ok()?;
    Some((how.trim(), play.trim(), equity))
}

/// `4-ply` is 3 of ours; anything else keeps its name.
fn method(how: &str) -> Method {
    match how.strip_suffix("-ply").and_then(|plies| plies.parse::<u8>().ok()) {
        Some(plies @ 1..) => Method::Search { plies: plies - 1, cubeful: true, settings: String::new() },
        _ => Method::Named(how.chars().take(60).collect()),
    }
}

/// Two lines of three percentages: the player's and the opponent's.
fn chances(player: &str, opponent: &str) -> Option<Chances> {
    let [win, win_gammon, win_backgammon] = percentages(player)?;
    let [_, lose_gammon, lose_backgammon] = percentages(opponent)?;
    Some(Chances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon })
}

fn percentages(line: &str) -> Option<[f32; 3]> {
    let mut found = Vec::new();
    for part in line.split_inclusive('%').filter_map(|part| part.strip_suffix('%')) {
        let digits = part.rfind(|c: char| !c.is_ascii_digit() && c != '.').map_or(0, |at| at + 1);
        found.push(part.get(digits..)?.parse::<f32>().ok()? / 100.0);
    }
    found.try_into().ok()
}

/// Numbers with a sign outside brackets: two without the cube in one line, then three with it, one a line.
fn cube_of(chances: Chances, how: &str, lines: &[&str]) -> Option<JudgedCube> {
    let rows: Vec<Vec<f32>> =
        lines.iter().take(12).map(|line| signed(line)).filter(|row| !row.is_empty()).collect();
    let cubeless = rows.iter().position(|row| row.len() == 2)?;
    let [no_double, double_take, double_drop] = rows.get(cubeless + 1..cubeless + 4)? else { return None };
    Some(JudgedCube {
        method: method(how.rsplit(' ').next().filter(|word| word.contains("-ply")).unwrap_or(how)),
        unit: Unit::Equity,
        no_double: chances,
        no_double_value: [rows[cubeless][0], *no_double.first()?],
        double_take: chances,
        double_take_value: [rows[cubeless][1], *double_take.first()?],
        double_drop: double_drop.first().copied(),
    })
}

fn signed(line: &str) -> Vec<f32> {
    let outside = line.split('(').next().unwrap_or(line);
    let words = outside.split([' ', '=', ':', ',']).filter(|word| word.starts_with(['+', '-']));
    words.filter_map(|word| word.parse().ok()).collect()
}

/// A position as eXtreme Gammon writes it in English, without anything computed.
#[must_use]
pub fn write(situation: &Situation, names: &ByPlayer<String>) -> String {
    let s = situation;
    let mut text = format!("{}\n\nX:{}   O:{}\n", xgid::encode(s), names.b, names.a);
    let score = match s.length {
        0 => format!("Score is X:{} O:{}. Unlimited Game", s.score.b, s.score.a),
        length => format!("Score is X:{} O:{} {length} pt.(s) match.", s.score.b, s.score.a),
    };
    text.push_str(&score);
    text.push('\n');
    board(&mut text, s);
    let pips = |checkers: &Checkers| {
        checkers.iter().zip(1u32..).map(|(&n, point)| u32::from(n) * point).sum::<u32>()
    };
    let owner = match s.cube_owner {
        None => "",
        Some(Player::A) => ", O own cube",
        Some(Player::B) => ", X own cube",
    };
    let turn = if s.turn == Player::B { 'X' } else { 'O' };
    let todo = match (s.offer, s.dice) {
        (Some(Offer::Double), _) => "doubles".to_owned(),
        (_, Some([first, second])) => format!("to play {}{}", Die::face(first), Die::face(second)),
        _ => "on roll, cube action".to_owned(),
    };
    write!(
        text,
        "Pip count  X: {}  O: {}\nCube: {}{owner}\n{turn} {todo}\n",
        pips(&s.checkers.b),
        pips(&s.checkers.a),
        s.cube_value()
    )
    .expect("a String takes any text");
    text
}

/// The board seen by X, whose home is at the lower right.
fn board(text: &mut String, s: &Situation) {
    const TOP: &str = " +13-14-15-16-17-18------19-20-21-22-23-24-+\n";
    const BOTTOM: &str = " +12-11-10--9--8--7-------6--5--4--3--2--1-+\n";
    // X's points of each row, the bar in the middle.
    let row = |first: bool| -> Vec<u8> { if first { (13..=24).collect() } else { (1..=12).rev().collect() } };
    let cell = |point: u8, height: u8| {
        let index = usize::from(point) - 1;
        let (x, o) = (s.checkers.b[index], s.checkers.a[23 - index]);
        let (mark, count) = if x > 0 { ('X', x) } else { ('O', o) };
        match (count > height, height == 4 && count > 5) {
            (true, true) => format!("{count:>2} "),
            (true, false) => format!(" {mark} "),
            (false, _) => "   ".to_owned(),
        }
    };
    let line = |points: &[u8], height: u8, bar: (char, u8)| {
        let cells: Vec<String> = points.iter().map(|&point| cell(point, height)).collect();
        let bar = if bar.1 > height { bar.0 } else { ' ' };
        format!(" |{}| {bar} |{}|\n", cells[..6].concat(), cells[6..].concat())
    };
    let (top, bottom) = (row(true), row(false));
    text.push_str(TOP);
    for height in 0..5 {
        text.push_str(&line(&top, height, ('O', s.checkers.a[24])));
    }
    text.push_str(" |                  |BAR|                  |\n");
    for height in (0..5).rev() {
        text.push_str(&line(&bottom, height, ('X', s.checkers.b[24])));
    }
    text.push_str(BOTTOM);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn judgements_by_their_shape() {
        let plays = "X:ann lee   O:bo\n\n    1. 4-ply       bar/20 6/4(2)   eq:-0.491\n\
                     Joueur:   25.45% (G:1.00% B:0.50%)\nAdversaire: 74.55% (G:31.09% B:0.09%)\n";
        let note = note(plays).unwrap();
        let best = &note.plays.unwrap().candidates[0];
        assert_eq!((best.text().as_str(), best.equity), ("bar/20 6/4 6/4", -0.491));
        assert_eq!((best.chances.win, best.chances.lose_gammon), (0.2545, 0.3109));
        assert!(matches!(best.method, Method::Search { plies: 3, .. }));
        let names = names(plays).unwrap();
        assert_eq!((names.b.as_str(), names.a.as_str()), ("ann lee", "bo"));
        let cube = "Analyzed in XG Roller++\nPlayer: 54.40% (G:18.22% B:0.53%)\nOpponent: 45.60% (G:12.71% B:0.51%)\n\
                    Cubeless: No Double=+0.103, Double=+0.259\n\nNo double: +0.337\nDouble/Take: +0.215 (-0.122)\n\
                    Double/Pass: +1.000 (+0.663)\n";
        let cube = super::note(cube).unwrap().cube.unwrap();
        assert_eq!((cube.no_double_value, cube.double_take_value), ([0.103, 0.337], [0.259, 0.215]));
        assert_eq!(cube.double_drop, Some(1.0));
    }

    #[test]
    fn what_is_written_is_read_again() {
        let id = "XGID=-a-B-BD-B---dD---c-e--b--A:2:1:1:00:4:2:0:9:10";
        let situation = xgid::decode(id).unwrap().0;
        let given = ByPlayer { a: "olga".to_owned(), b: "xenia".to_owned() };
        let text = write(&situation, &given);
        assert_eq!(crate::paste::find(&text).unwrap().situation, situation);
        assert_eq!(names(&text), Some(given));
        assert!(text.contains("X on roll, cube action") && text.contains("Cube: 4, X own cube"), "{text}");
        assert!(text.contains(" | X           O    |   | O        O       |"), "{text}");
    }
}
