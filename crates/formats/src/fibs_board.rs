//! The board line of FIBS, which GNU Backgammon's external players speak too: `board:` and 52 fields parted by colons.
//!
//! "You", the first player of the line, is seat B, the opponent seat A, as X and O of an XGID.

use core::fmt::Write;

use pasch_messages::Describe;
use pasch_rules::{ByPlayer, Die, Player};
use thiserror::Error;

use crate::situation::{BoardFault, Offer, Situation, check_checkers};

const FIELDS: usize = 52;

/// Lengths from here on mean play without end.
const UNLIMITED: i32 = 9999;

/// Why a text is no FIBS board.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("fibs-board-error")]
pub enum FibsBoardError {
    /// The first word is missing.
    NoBoard,
    /// The line has fewer fields than a board needs.
    #[describe(args(fields = FIELDS))]
    Fields(#[describe(name = "value")] usize),
    /// A field outside its values.
    Field {
        /// The number of the field, counted from 1.
        field: usize,
        /// The field's text as it was given.
        text: String,
        /// What may stand there.
        expected: &'static str,
    },
    /// No such position can be on a board.
    #[describe(transparent)]
    Board(#[from] BoardFault),
}

/// Reads a board line: the situation and the names.
///
/// # Errors
/// [`FibsBoardError`] with the first field that cannot be.
pub fn parse(text: &str) -> Result<(Situation, ByPlayer<String>), FibsBoardError> {
    let rest = text.trim().strip_prefix("board:").ok_or(FibsBoardError::NoBoard)?;
    let fields: Vec<&str> = rest.split(':').map(str::trim).collect();
    if fields.len() < FIELDS {
        return Err(FibsBoardError::Fields(fields.len()));
    }
    let number =
        |field: usize, low: i32, high: i32, expected: &'static str| {
            let text = fields[field - 1];
            text.parse::<i32>().ok().filter(|n| (low..=high).contains(n)).ok_or_else(|| {
                FibsBoardError::Field { field, text: text.chars().take(20).collect(), expected }
            })
        };
    let (you, opponent) = (Player::B, Player::A);
    let length = number(3, 0, UNLIMITED, "match-length")?;
    let mut s =
        Situation { length: if length == UNLIMITED { 0 } else { length as u32 }, ..Situation::default() };
    s.score[you] = number(4, 0, 32_767, "score")? as u32;
    s.score[opponent] = number(5, 0, 32_767, "score")? as u32;
    let colour = sign(number(41, -1, 1, "sign")?, 41, fields[40])?;
    let direction = sign(number(42, -1, 1, "sign")?, 42, fields[41])?;
    s.checkers = ByPlayer { a: [0; 25], b: [0; 25] };
    for index in 0..26usize {
        let count = number(6 + index, -15, 15, "both-checkers")? * colour;
        let player = if count > 0 { you } else { opponent };
        // From 24 down to 1 for the player who moves by -1, whose bar is behind 24.
        let down = (direction < 0) == (player == you);
        let point = if down { index } else { 25 - index };
        if count != 0 && point > 0 {
            s.checkers[player][point - 1] = count.unsigned_abs() as u8;
        }
    }
    for (field, player) in [(47, you), (48, opponent)] {
        let bar = number(field, 0, 15, "checkers")? as u8;
        s.checkers[player][24] = s.checkers[player][24].max(bar);
    }
    let turn = number(32, -1, 1, "sign-or-none")?;
    s.turn = if turn == -colour { opponent } else { you };
    let dice = if s.turn == you { [33, 34] } else { [35, 36] };
    let dice = [number(dice[0], 0, 6, "die")? as u8, number(dice[1], 0, 6, "die")? as u8];
    s.dice = Die::new(dice[0]).zip(Die::new(dice[1])).map(|(x, y)| [x, y]);
    let cube = number(37, 1, 1 << 24, "power")?.unsigned_abs();
    if !cube.is_power_of_two() {
        let (text, expected) = (fields[36].to_owned(), "power");
        return Err(FibsBoardError::Field { field: 37, text, expected });
    }
    s.cube_log2 = cube.ilog2() as u8;
    let may = [number(38, 0, 1, "flag")? == 1, number(39, 0, 1, "flag")? == 1];
    let doubled = number(40, 0, 1, "flag")? == 1;
    s.cube_owner = match may {
        _ if cube == 1 => None,
        [true, false] => Some(you),
        [false, true] => Some(opponent),
        // Neither may while a double is on offer: it comes from the cube's owner.
        [false, false] => Some(s.turn),
        [true, true] => None,
    };
    s.offer = (doubled && s.dice.is_none()).then_some(Offer::Double);
    let one_away = Player::BOTH.into_iter().any(|player| s.score[player] + 1 == s.length);
    let played = number(51, 0, 1, "flag")? + i32::from(fields[51] != "0");
    s.crawford = s.length > 1 && one_away && played == 0;
    check_checkers(&s.checkers)?;
    let names = ByPlayer { a: fields[1].to_owned(), b: fields[0].to_owned() };
    Ok((s, names))
}

fn sign(number: i32, field: usize, text: &str) -> Result<i32, FibsBoardError> {
    let refused = || FibsBoardError::Field { field, text: text.to_owned(), expected: "sign" };
    if number == 0 { Err(refused()) } else { Ok(number) }
}

/// Writes a board line as GNU Backgammon does: you are O and move from 24 down. Colons in names become `_`. What the line
/// cannot hold, the Jacoby rule, beavers and a resignation on offer, is left out.
#[must_use]
pub fn encode(situation: &Situation, names: &ByPlayer<String>) -> String {
    let s = situation;
    let (you, opponent) = (Player::B, Player::A);
    let name = |player: Player| {
        let name: String = names[player].split_whitespace().collect::<Vec<_>>().join("_").replace(':', "_");
        if name.is_empty() { "nobody".to_owned() } else { name }
    };
    let length = if s.length == 0 { 9999 } else { s.length };
    let mut text =
        format!("board:{}:{}:{length}:{}:{}:", name(you), name(opponent), s.score[you], s.score[opponent]);
    let count = |player: Player, point: usize| i32::from(s.checkers[player][point - 1]);
    for index in 0..26usize {
        let mut at = 0;
        if index > 0 {
            at += count(you, index);
        }
        if index < 25 {
            at -= count(opponent, 25 - index);
        }
        write!(text, "{at}:").expect("a String takes any text");
    }
    let dice = s.dice.map_or([0, 0], |dice| dice.map(Die::face));
    let off = |player: Player| 15 - s.checkers[player].iter().map(|&n| i32::from(n)).sum::<i32>();
    let doubled = s.offer == Some(Offer::Double);
    let may = |player: Player| {
        let owns = s.cube_owner.is_none_or(|owner| owner == player);
        u8::from(owns && !(doubled && s.cube_owner.is_some()))
    };
    let one_away = Player::BOTH.into_iter().any(|player| s.score[player] + 1 == s.length);
    write!(
        text,
        "{}:{d0}:{d1}:{d0}:{d1}:{}:{}:{}:{}:1:-1:0:25:{}:{}:{}:{}:0:0:{}:0",
        if s.turn == you { 1 } else { -1 },
        s.cube_value(),
        may(you),
        may(opponent),
        u8::from(doubled),
        off(you).max(0),
        off(opponent).max(0),
        s.checkers[you][24],
        s.checkers[opponent][24],
        u8::from(s.length > 1 && one_away && !s.crawford),
        d0 = dice[0],
        d1 = dice[1],
    )
    .expect("a String takes any text");
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::xgid;

    #[test]
    fn boards_round_trip() {
        let ids = [
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
            "XGID=-a-B-BD-B---dD---c-e--b--A:2:1:1:00:4:2:0:9:10",
            "XGID=-BBBBBB-----------bbbbbbcB:0:0:1:61:4:3:1:5:10",
            "XGID=-B-CBBB---a---A---ABcbbbd-:1:-1:-1:21:3:6:0:7:10",
            "XGID=---aBBCCCB----a-aa-babbbb-:0:0:1:D:1:2:0:9:10",
        ];
        let names = ByPlayer { a: "olga".to_owned(), b: "xenia".to_owned() };
        for id in ids {
            let situation = xgid::decode(id).unwrap().0;
            let text = encode(&situation, &names);
            assert_eq!(text.split(':').count(), 53, "{text}");
            let (again, found) = parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(xgid::encode(&again), id, "{text}");
            assert_eq!(found, names);
        }
    }

    /// From the manual of FIBS ("board", style 3): X to play 6-1 from the start, moving upwards is not X's way.
    #[test]
    fn either_direction_is_read() {
        let you_are_x = "board:you:him:5:0:0:0:2:0:0:0:0:-5:0:-3:0:0:0:5:-5:0:0:0:3:0:5:0:0:0:0:-2:0:\
                         -1:6:1:0:0:1:1:1:0:-1:-1:0:25:0:0:0:0:2:0:0:0";
        let (s, names) = parse(you_are_x).unwrap();
        assert_eq!(xgid::encode(&s), "XGID=-b----E-C---eE---c-e----B-:0:0:1:61:0:0:0:5:10");
        assert_eq!((names.b.as_str(), names.a.as_str()), ("you", "him"));
        let upwards = "board:you:him:5:0:0:0:2:0:0:0:0:-5:0:-3:0:0:0:5:-5:0:0:0:3:0:5:0:0:0:0:-2:0:\
                       1:6:1:0:0:1:1:1:0:1:1:25:0:0:0:0:0:2:0:0:0";
        assert_eq!(xgid::encode(&parse(upwards).unwrap().0), xgid::encode(&s));
    }

    #[test]
    fn faults_are_named() {
        assert_eq!(parse("bored:"), Err(FibsBoardError::NoBoard));
        assert_eq!(parse("board:a:b:3"), Err(FibsBoardError::Fields(3)));
        let text = encode(&Situation::default(), &ByPlayer::default()).replace(":9999:", ":-2:");
        assert!(matches!(parse(&text), Err(FibsBoardError::Field { field: 3, .. })));
    }
}
