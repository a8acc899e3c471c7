//! Snowie's position line: forty fields, each ended by a semicolon, the board seen by the player on roll.
//!
//! Its player 0 is seat A, its player 1 seat B.

use core::fmt::Write;

use pasch_messages::Describe;
use pasch_rules::{ByPlayer, Die, Player, Setup};
use thiserror::Error;

use crate::situation::{BoardFault, Situation, check_checkers};

const FIELDS: usize = 40;

/// Why a text is no Snowie position.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("snowie-error")]
pub enum SnowieError {
    /// The line has fewer fields than it needs.
    Fields(#[describe(name = "value")] usize),
    /// A field outside its values.
    Field {
        /// The number of the field, counted from 0.
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

/// A position as Snowie writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SnowieLine {
    /// Checkers, turn, dice, cube, score.
    pub situation: Situation,
    /// The names of the players.
    pub names: ByPlayer<String>,
}

impl SnowieLine {
    /// The checkers as a set-up.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.situation.setup()
    }
}

/// Reads a position line.
///
/// # Errors
/// [`SnowieError`] with the first field that cannot be.
pub fn parse(text: &str) -> Result<SnowieLine, SnowieError> {
    let mut fields: Vec<&str> = text.trim().split(';').map(str::trim).collect();
    if fields.last() == Some(&"") {
        fields.pop();
    }
    if fields.len() < FIELDS {
        return Err(SnowieError::Fields(fields.len()));
    }
    let number = |field: usize, low: i32, high: i32, expected: &'static str| {
        fields[field].parse::<i32>().ok().filter(|n| (low..=high).contains(n)).ok_or_else(|| {
            SnowieError::Field { field, text: fields[field].chars().take(20).collect(), expected }
        })
    };
    let turn = if number(4, 0, 1, "player")? == 1 { Player::B } else { Player::A };
    let length = number(0, 0, 32767, "match-length")? as u32;
    let mut s = Situation { turn, length, ..Situation::default() };
    s.jacoby = length == 0 && number(1, 0, 1, "flag")? == 1;
    s.crawford = length > 0 && number(7, 0, 1, "flag")? == 1;
    s.score[turn] = number(8, 0, 32767, "score")? as u32;
    s.score[turn.other()] = number(9, 0, 32767, "score")? as u32;
    let cube = number(10, 1, 1 << 24, "power")? as u32;
    if !cube.is_power_of_two() {
        return Err(SnowieError::Field { field: 10, text: fields[10].to_owned(), expected: "power" });
    }
    s.cube_log2 = cube.ilog2() as u8;
    s.cube_owner = match number(11, -1, 1, "sign-or-none")? {
        0 => None,
        1 => Some(turn),
        _ => Some(turn.other()),
    };
    s.checkers = ByPlayer { a: [0; 25], b: [0; 25] };
    s.checkers[turn.other()][24] = number(12, -15, 0, "their-checkers")?.unsigned_abs() as u8;
    for point in 1..=24 {
        let count = number(12 + point, -15, 15, "both-checkers")?;
        if count > 0 {
            s.checkers[turn][point - 1] = count as u8;
        } else {
            s.checkers[turn.other()][24 - point] = count.unsigned_abs() as u8;
        }
    }
    s.checkers[turn][24] = number(37, 0, 15, "checkers")? as u8;
    let dice = [number(38, 0, 6, "die")? as u8, number(39, 0, 6, "die")? as u8];
    s.dice = Die::new(dice[0]).zip(Die::new(dice[1])).map(|(x, y)| [x, y]);
    check_checkers(&s.checkers)?;
    let mut names = ByPlayer::default();
    names[turn] = fields[5].to_owned();
    names[turn.other()] = fields[6].to_owned();
    Ok(SnowieLine { situation: s, names })
}

/// Writes a position line. Semicolons in names become commas.
#[must_use]
pub fn encode(line: &SnowieLine) -> String {
    let s = &line.situation;
    let (me, other) = (s.turn, s.turn.other());
    let name = |player| line.names[player].replace(';', ",");
    let owner = s.cube_owner.map_or(0, |owner| if owner == me { 1 } else { -1 });
    let mut text = format!(
        "{};{};0;{};{};{};{};{};{};{};{};{owner};{};",
        s.length,
        u8::from(s.jacoby),
        u8::from(s.length == 0),
        u8::from(me == Player::B),
        name(me),
        name(other),
        u8::from(s.crawford),
        s.score[me],
        s.score[other],
        s.cube_value(),
        -i32::from(s.checkers[other][24]),
    );
    for point in 1..=24 {
        let own = i32::from(s.checkers[me][point - 1]);
        let count = if own > 0 { own } else { -i32::from(s.checkers[other][24 - point]) };
        write!(text, "{count};").expect("a String takes any text");
    }
    let dice = s.dice.map_or([0, 0], |dice| dice.map(Die::face));
    write!(text, "{};{};{};", s.checkers[me][24], dice[0], dice[1]).expect("a String takes any text");
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::xgid;

    const SAMPLE: &str =
        "5;0;0;0;0;gnubg;root;0;0;0;1;0;0;-1;0;0;0;0;5;0;3;0;-1;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;0;0;";

    #[test]
    fn a_line_round_trips() {
        let line = parse(SAMPLE).unwrap();
        assert_eq!(line.names.a, "gnubg");
        assert_eq!(line.situation.turn, Player::A);
        assert_eq!(encode(&line), SAMPLE);
        let id = xgid::encode(&line.situation);
        assert_eq!(xgid::decode(&id).unwrap().0, line.situation);
    }

    #[test]
    fn short_lines_are_refused() {
        assert_eq!(parse("5;0;0;0;0;gnubg;root;0;0;"), Err(SnowieError::Fields(9)));
        assert!(matches!(parse(&SAMPLE.replacen("5;", "x;", 1)), Err(SnowieError::Field { field: 0, .. })));
    }
}
