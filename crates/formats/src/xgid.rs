//! XGID, eXtreme Gammon's line: board, cube, turn, dice, score and rules, joined by colons.
//!
//! X is seat B and O seat A, as GNU Backgammon has it. The board is written from X's side: O's bar, X's points 1 to 24,
//! X's bar; capitals are X's checkers, small letters O's.

use core::fmt::Write;

use pasch_messages::Describe;
use pasch_rules::{ByPlayer, Die, Player};
use thiserror::Error;

use crate::situation::{BoardFault, Checkers, Offer, ScoreFault, Situation, check_checkers};

/// The word that introduces an XGID.
pub const KEYWORD: &str = "XGID=";

/// The number of characters of the board.
const BOARD: usize = 26;

/// Why a text is no XGID.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("xgid-error")]
pub enum XgidError {
    /// Too few or too many fields.
    Fields(#[describe(name = "value")] usize),
    /// The board is not 26 characters.
    BoardLength(#[describe(name = "value")] usize),
    /// A character of the board that stands for nothing.
    #[describe(args(number = at + 1))]
    BoardCharacter {
        /// Its place in characters from 0.
        #[describe(skip)]
        at: usize,
        /// The character that stands for no checkers.
        character: char,
    },
    /// The wrong player's checkers on a bar.
    ForeignBar {
        /// Whose checkers: `X` or `O`.
        on: char,
        /// Whose bar they stand on: `X` or `O`.
        bar: char,
    },
    /// A field outside its values.
    Field {
        /// The name of the field, as messages give it.
        field: &'static str,
        /// The field's text as it was given.
        text: String,
        /// What may stand there.
        expected: &'static str,
    },
    /// A player has won already.
    #[describe(transparent)]
    Score(#[from] ScoreFault),
    /// No such position can be on a board.
    #[describe(transparent)]
    Setup(#[from] BoardFault),
}

/// What is odd about an XGID that could be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Describe, Error)]
#[describe("xgid-warning")]
pub enum XgidWarning {
    /// The last field is missing.
    NoCubeLimit,
    /// The turn is neither 1 nor -1.
    Turn(#[describe(name = "value")] i32),
    /// Crawford, but nobody is one point away.
    CrawfordScore,
    /// A cube on 1 belongs to nobody.
    OwnedCube,
}

fn is_board(text: &str) -> bool {
    text.chars().all(|c| matches!(c, '-' | 'A'..='P' | 'a'..='p'))
}

/// Whether a word is a board with some fields, or a board alone on which both have checkers.
pub(crate) fn looks_like(word: &str) -> bool {
    let (board, fields) = word.split_once(':').unwrap_or((word, ""));
    let bare = fields.is_empty() && board.len() == BOARD;
    let has = |case: fn(&u8) -> bool| board.bytes().any(|byte| case(&byte));
    is_board(board)
        && (bare && has(u8::is_ascii_uppercase) && has(u8::is_ascii_lowercase) && board.contains('-')
            || (20..=32).contains(&board.len()) && word.matches(':').count() >= 7)
}

/// The XGID of a word that is a board alone: X is to roll in a money game.
pub(crate) fn of_board(word: &str) -> Option<String> {
    (word.len() == BOARD && is_board(word)).then(|| format!("{word}:0:0:1:00:0:0:0:0:10"))
}

/// The XGID of a situation, with its keyword. A resignation on offer cannot be written and is left out.
#[must_use]
pub fn encode(situation: &Situation) -> String {
    let s = situation;
    let mut text = String::from(KEYWORD);
    text.push(letter(s.checkers.a[24], b'a'));
    for index in 0..24 {
        let x = letter(s.checkers.b[index], b'A');
        text.push(if x == '-' { letter(s.checkers.a[23 - index], b'a') } else { x });
    }
    text.push(letter(s.checkers.b[24], b'A'));
    let owner = s.cube_owner.map_or(0, sign);
    let dice = match (s.offer, s.dice) {
        (Some(Offer::Double), _) => "D".to_owned(),
        (Some(Offer::Beaver), _) => "B".to_owned(),
        (Some(Offer::Raccoon), _) => "R".to_owned(),
        (_, Some([first, second])) => format!("{first}{second}"),
        (_, None) => "00".to_owned(),
    };
    let rule =
        if s.length > 0 { u8::from(s.crawford) } else { u8::from(s.jacoby) | u8::from(s.beavers) << 1 };
    let fields =
        (s.cube_log2, owner, sign(s.turn), dice, s.score.b, s.score.a, rule, s.length, s.cube_limit_log2);
    let (cube, owner, turn, dice, x, o, rule, length, limit) = fields;
    write!(text, ":{cube}:{owner}:{turn}:{dice}:{x}:{o}:{rule}:{length}:{limit}")
        .expect("a String takes any text");
    text
}

const fn sign(player: Player) -> i32 {
    match player {
        Player::A => -1,
        Player::B => 1,
    }
}

const fn letter(count: u8, base: u8) -> char {
    match count {
        0 => '-',
        1..=26 => (base + count - 1) as char,
        _ => '?',
    }
}

/// Reads an XGID; the keyword may be missing or in any case.
///
/// # Errors
/// [`XgidError`] with the first field that cannot be.
pub fn decode(text: &str) -> Result<(Situation, Vec<XgidWarning>), XgidError> {
    let text = text.trim();
    let text = match text.get(..KEYWORD.len()) {
        Some(head) if head.eq_ignore_ascii_case(KEYWORD) => text[KEYWORD.len()..].trim_start(),
        _ => text,
    };
    let mut warnings = Vec::new();
    let mut fields = text.split(':');
    let board = fields.next().unwrap_or("");
    let fields: Vec<&str> = fields.map(str::trim).collect();
    let checkers = checkers(board)?;
    let (fields, limit) = match fields.as_slice() {
        [eight @ .., limit] if eight.len() == 8 => (eight, Some(*limit)),
        eight if eight.len() == 8 => {
            warnings.push(XgidWarning::NoCubeLimit);
            (eight, None)
        }
        other => return Err(XgidError::Fields(other.len())),
    };
    let mut s = Situation { checkers, ..Situation::default() };
    s.cube_log2 = number(fields[0], "cube", 0..=15, "power-15")? as u8;
    s.cube_owner = match number(fields[1], "cube-owner", -1..=1, "owner")? {
        0 => None,
        1 => Some(Player::B),
        _ => Some(Player::A),
    };
    s.turn = match number(fields[2], "turn", i32::MIN..=i32::MAX, "player")? {
        1 => Player::B,
        -1 => Player::A,
        other => {
            warnings.push(XgidWarning::Turn(other));
            Player::A
        }
    };
    (s.dice, s.offer) = dice(fields[3])?;
    s.score.b = number(fields[4], "score-x", 0..=32767, "points")? as u32;
    s.score.a = number(fields[5], "score-o", 0..=32767, "points")? as u32;
    s.length = number(fields[7], "match-length", 0..=32767, "points")? as u32;
    if s.length > 0 {
        s.crawford = number(fields[6], "rule", 0..=1, "crawford")? == 1;
        if s.check_score()? {
            warnings.push(XgidWarning::CrawfordScore);
        }
    } else {
        let rule = number(fields[6], "rule", 0..=3, "money-rule")?;
        (s.jacoby, s.beavers) = (rule & 1 == 1, rule & 2 == 2);
    }
    if let Some(limit) = limit {
        s.cube_limit_log2 = number(limit, "cube-limit", 0..=30, "power-30")? as u8;
    }
    if s.cube_owner.is_some() && s.cube_log2 == 0 {
        warnings.push(XgidWarning::OwnedCube);
        s.cube_owner = None;
    }
    Ok((s, warnings))
}

fn checkers(board: &str) -> Result<ByPlayer<Checkers>, XgidError> {
    let length = board.chars().count();
    if length != BOARD {
        return Err(XgidError::BoardLength(length));
    }
    let mut checkers = ByPlayer { a: [0; 25], b: [0; 25] };
    for (at, character) in board.chars().enumerate() {
        match character {
            '-' => {}
            'A'..='P' if at == 0 => return Err(XgidError::ForeignBar { on: 'X', bar: 'O' }),
            'a'..='p' if at == BOARD - 1 => return Err(XgidError::ForeignBar { on: 'O', bar: 'X' }),
            'A'..='P' => checkers.b[at - 1] = character as u8 - b'A' + 1,
            'a'..='p' => checkers.a[24 - at] = character as u8 - b'a' + 1,
            _ => return Err(XgidError::BoardCharacter { at, character }),
        }
    }
    check_checkers(&checkers)?;
    Ok(checkers)
}

fn number(
    text: &str,
    field: &'static str,
    range: core::ops::RangeInclusive<i32>,
    expected: &'static str,
) -> Result<i32, XgidError> {
    text.parse().ok().filter(|n| range.contains(n)).ok_or_else(|| XgidError::Field {
        field,
        text: text.to_owned(),
        expected,
    })
}

type Rolled = (Option<[Die; 2]>, Option<Offer>);

fn dice(text: &str) -> Result<Rolled, XgidError> {
    match text {
        "00" => return Ok((None, None)),
        "D" | "d" => return Ok((None, Some(Offer::Double))),
        "B" | "b" => return Ok((None, Some(Offer::Beaver))),
        "R" | "r" => return Ok((None, Some(Offer::Raccoon))),
        _ => {}
    }
    if let [first, second] = *text.as_bytes() {
        let die = |c: u8| c.checked_sub(b'0').and_then(Die::new);
        if let (Some(first), Some(second)) = (die(first), die(second)) {
            return Ok((Some([first, second]), None));
        }
    }
    Err(XgidError::Field { field: "dice", text: text.to_owned(), expected: "roll" })
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "-b----E-C---eE---c-e----B-";

    fn read(fields: &str) -> Result<(Situation, Vec<XgidWarning>), XgidError> {
        decode(&format!("XGID={START}:{fields}"))
    }

    #[test]
    fn offers_and_dice_round_trip() {
        for dice in ["00", "31", "13", "66", "D", "B", "R"] {
            let text = format!("XGID={START}:1:-1:1:{dice}:2:3:0:7:10");
            let (situation, warnings) = decode(&text).unwrap();
            assert_eq!(warnings, []);
            assert_eq!(encode(&situation), text);
        }
    }

    #[test]
    fn odd_fields_are_told() {
        assert_eq!(read("0:0:1:31:0:0:0:7").unwrap().1, [XgidWarning::NoCubeLimit]);
        assert_eq!(read("0:0:0:31:0:0:0:7:10").unwrap().1, [XgidWarning::Turn(0)]);
        assert_eq!(read("0:0:1:31:2:3:1:7:10").unwrap().1, [XgidWarning::CrawfordScore]);
        assert_eq!(read("0:1:1:31:0:0:0:7:10").unwrap().1, [XgidWarning::OwnedCube]);
        assert_eq!(read("0:0:1:31:0:0:1:1:10").unwrap().1, []);
    }

    #[test]
    fn refusals_say_why() {
        let refusal = |fields| read(fields).unwrap_err().to_string();
        assert_eq!(
            refusal("0:0:1:37:0:0:0:7:10"),
            "the dice \"37\" of the XGID is not two dice from 1 to 6, 00, D, B or R"
        );
        assert_eq!(
            refusal("0:0:1:31:0:0:4:0:10"),
            "the rule \"4\" of the XGID is not 0 to 3 (1 Jacoby, 2 beavers)"
        );
        assert_eq!(refusal("0:0:1:31:7:0:0:7:10"), "a score of 7 reaches the match length 7");
        assert_eq!(refusal("0:0:1:31"), "an XGID has a board and 9 fields after it, this has 4");
        let board = |text: &str| decode(&format!("{text}:0:0:1:31:0:0:0:7:10")).unwrap_err();
        assert_eq!(board("-b----E-C---eE---c-e----B"), XgidError::BoardLength(25));
        assert_eq!(board("-b----E-C---eE---c-e--é-B-"), XgidError::BoardCharacter { at: 22, character: 'é' });
        assert_eq!(board("Ab----D-C---eE---c-e----B-"), XgidError::ForeignBar { on: 'X', bar: 'O' });
    }
}
