//! Jellyfish's binary position `.pos`, versions 1.0, 1.6 and 3.0, by what GNU Backgammon reads and writes.
//!
//! Its player 1 is seat A, player 2 seat B.

use pasch_messages::Describe;
use pasch_rules::{ByPlayer, Die, Player};
use thiserror::Error;

use crate::decode::decode;
use crate::situation::{BoardFault, Situation, check_checkers};

/// Why bytes are no Jellyfish position.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("pos-error")]
pub enum PosError {
    /// A version that is not known.
    Version(#[describe(name = "value")] i16),
    /// The file ends too early.
    Short(#[describe(name = "value")] &'static str),
    /// A number outside its values.
    Value {
        /// What it should be.
        what: &'static str,
        /// The number that the file has there.
        value: i16,
    },
    /// No such position can be on a board.
    #[describe(transparent)]
    Board(#[from] BoardFault),
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn word(&mut self, what: &'static str) -> Result<i16, PosError> {
        let (word, rest) = self.0.split_at_checked(2).ok_or(PosError::Short(what))?;
        self.0 = rest;
        Ok(i16::from_le_bytes([word[0], word[1]]))
    }

    /// A word that may not be below zero.
    fn number(&mut self, what: &'static str) -> Result<u32, PosError> {
        let value = self.word(what)?;
        u32::try_from(value).map_err(|_| PosError::Value { what, value })
    }

    fn text(&mut self, what: &'static str) -> Result<String, PosError> {
        let (&length, rest) = self.0.split_first().ok_or(PosError::Short(what))?;
        let (text, rest) = rest.split_at_checked(usize::from(length)).ok_or(PosError::Short(what))?;
        self.0 = rest;
        Ok(decode(text).text)
    }
}

/// Reads a position and the names of the players.
///
/// # Errors
/// [`PosError`] with the first part that is missing or cannot be.
pub fn parse(bytes: &[u8]) -> Result<(Situation, ByPlayer<String>), PosError> {
    let mut reader = Reader(bytes);
    let version = reader.word("version")?;
    if !(124..=126).contains(&version) {
        return Err(PosError::Version(version));
    }
    if version == 126 {
        reader.word("settings")?;
        reader.word("settings")?;
    }
    let mut s = Situation::default();
    let mut with_cube = true;
    if version >= 125 {
        with_cube = reader.word("settings")? != 0;
        s.jacoby = reader.word("settings")? != 0;
        s.beavers = reader.word("settings")? != 0;
    }
    let cube = reader.number("cube")?.max(1);
    if !cube.is_power_of_two() {
        return Err(PosError::Value { what: "cube", value: cube as i16 });
    }
    s.cube_log2 = if with_cube { cube.ilog2() as u8 } else { 0 };
    s.cube_owner = match reader.word("cube-owner")? {
        0 => None,
        1 => Some(Player::A),
        2 => Some(Player::B),
        value => return Err(PosError::Value { what: "cube-owner", value }),
    };
    let on_roll = reader.word("player")?;
    let rolled = matches!(on_roll, 1 | 2);
    s.turn = match on_roll {
        1 | 3 => Player::A,
        0 | 2 | 4 => Player::B,
        value => return Err(PosError::Value { what: "player", value }),
    };
    for _ in 0..3 {
        reader.word("settings")?;
    }
    let is_match = reader.word("play")? == 1;
    for _ in 0..2 {
        reader.word("opponent")?;
    }
    let length = reader.number("match-length")?;
    let score = ByPlayer { a: reader.number("score")?, b: reader.number("score")? };
    let names = ByPlayer { a: reader.text("names")?, b: reader.text("names")? };
    reader.word("settings")?;
    let crawford = reader.word("crawford")?;
    reader.word("settings")?;
    reader.text("last-move")?;
    let dice = [reader.word("dice")?, reader.word("dice")?];
    if is_match {
        (s.length, s.score, s.crawford) = (length, score, crawford == 2);
        (s.jacoby, s.beavers) = (false, false);
    }
    if rolled {
        let die = |value: i16| {
            let face = u8::try_from(value.unsigned_abs()).ok().and_then(Die::new);
            face.ok_or(PosError::Value { what: "die", value })
        };
        s.dice = Some([die(dice[0])?, die(dice[1])?]);
    }
    s.checkers = ByPlayer { a: [0; 25], b: [0; 25] };
    for index in 0..26usize {
        let value = reader.word("board")?;
        reader.word("board")?;
        let count = value.saturating_sub(20);
        if count.unsigned_abs() > 15 {
            return Err(PosError::Value { what: "checkers", value });
        }
        let (player, point) = if count < 0 { (Player::A, index) } else { (Player::B, 25 - index) };
        if count != 0 && point == 0 {
            return Err(PosError::Value { what: "bar", value });
        }
        if count != 0 {
            s.checkers[player][point - 1] = count.unsigned_abs() as u8;
        }
    }
    check_checkers(&s.checkers)?;
    Ok((s, names))
}
