//! GNUBG Match ID: turn, dice, cube and score in twelve characters.
//!
//! Seat A is the ID's player 0, seat B its player 1. The ID holds no beavers rule, no cube limit and no beaver: what is
//! read gets none, a raccoon is written as a double.

use pasch_messages::Describe;
use pasch_rules::{ByPlayer, Die, Player};
use thiserror::Error;

use crate::base64::{self, BitReader, BitWriter};
use crate::situation::{Offer, Situation, Stage};

/// The number of characters of a Match ID.
pub const LENGTH: usize = 12;

const BYTES: usize = 9;
const LARGEST: u32 = (1 << 15) - 1;

/// Why a text is no Match ID.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("match-id-error")]
pub enum MatchIdError {
    /// Not twelve characters, padding not counted.
    Length(#[describe(name = "value")] usize),
    /// A character that is not base 64.
    #[describe(args(number = at + 1))]
    Character {
        /// Its place in characters from 0.
        #[describe(skip)]
        at: usize,
        /// The character that has no place in Base64.
        character: char,
    },
    /// The cube belongs to neither player nor to the middle.
    CubeOwner,
    /// The state of the game is none of the known ones.
    State(#[describe(name = "value")] u32),
    /// One die is 7, or only one is rolled.
    Dice(#[describe(name = "first")] u32, #[describe(name = "second")] u32),
    /// A player has won already and still plays.
    Score {
        /// The higher score of the two players.
        score: u32,
        /// Points needed to win the match.
        length: u32,
    },
    /// The Crawford rule belongs to matches.
    CrawfordInMoney,
}

/// The Match ID of a situation; its checkers are not part of it. `None` if a score or the length is beyond
/// 32767 or the cube beyond 2^15.
#[must_use]
pub fn encode(situation: &Situation) -> Option<String> {
    let s = situation;
    if s.length > LARGEST || s.score.a > LARGEST || s.score.b > LARGEST || s.cube_log2 > 15 {
        return None;
    }
    let mut bits = BitWriter::<BYTES>::new();
    bits.put(u32::from(s.cube_log2), 4);
    bits.put(s.cube_owner.map_or(3, number), 2);
    bits.put(number(s.turn), 1);
    bits.put(u32::from(s.crawford), 1);
    bits.put(stage_number(s.stage), 3);
    bits.put(number(s.decides()), 1);
    let resigned = match s.offer {
        Some(Offer::Resignation(grade)) => u32::from(grade & 3),
        _ => 0,
    };
    bits.put(u32::from(s.offer.is_some() && resigned == 0), 1);
    bits.put(resigned, 2);
    let mut dice = s.dice.map_or([0, 0], |dice| dice.map(Die::face));
    dice.sort_unstable_by(|x, y| y.cmp(x));
    for die in dice {
        bits.put(u32::from(die), 3);
    }
    bits.put(s.length, 15);
    bits.put(s.score.a, 15);
    bits.put(s.score.b, 15);
    bits.put(u32::from(s.length > 0 || !s.jacoby), 1);
    Some(base64::encode(bits.bytes()))
}

/// The situation of a Match ID, its checkers at the start. Padding (`=`) is accepted, dice in either order.
///
/// # Errors
/// [`MatchIdError`] if the text has another length or alphabet, or its fields contradict the game.
pub fn decode(text: &str) -> Result<Situation, MatchIdError> {
    let text = text.trim().trim_end_matches('=');
    let length = text.chars().count();
    let bytes = base64::decode(text).map_err(|(at, character)| MatchIdError::Character { at, character })?;
    if length != LENGTH {
        return Err(MatchIdError::Length(length));
    }
    let mut bits = BitReader::new(&bytes);
    let cube_log2 = bits.take(4) as u8;
    let cube_owner = match bits.take(2) {
        2 => return Err(MatchIdError::CubeOwner),
        owner => seat(owner),
    };
    let turn = if bits.take(1) == 1 { Player::B } else { Player::A };
    let crawford = bits.take(1) == 1;
    let state = bits.take(3);
    let stage = stage(state).ok_or(MatchIdError::State(state))?;
    let decides = if bits.take(1) == 1 { Player::B } else { Player::A };
    let doubled = bits.take(1) == 1;
    let resigned = bits.take(2) as u8;
    let (first, second) = (bits.take(3), bits.take(3));
    let dice = match (Die::new(first as u8), Die::new(second as u8)) {
        (Some(x), Some(y)) => Some([x, y]),
        (None, None) if first == 0 && second == 0 => None,
        _ => return Err(MatchIdError::Dice(first, second)),
    };
    let length = bits.take(15);
    let score = ByPlayer { a: bits.take(15), b: bits.take(15) };
    let playing = matches!(stage, Stage::Playing | Stage::NotStarted);
    let highest = score.a.max(score.b);
    if length > 0 && highest >= length && playing {
        return Err(MatchIdError::Score { score: highest, length });
    }
    if crawford && length == 0 {
        return Err(MatchIdError::CrawfordInMoney);
    }
    let offer = match (resigned, doubled, decides == turn) {
        (0, false, _) => None,
        (0, true, false) => Some(Offer::Double),
        (0, true, true) => Some(Offer::Beaver),
        (grade, ..) => Some(Offer::Resignation(grade)),
    };
    Ok(Situation {
        turn,
        dice,
        offer,
        stage,
        cube_log2,
        cube_owner,
        score,
        length,
        crawford,
        jacoby: bits.take(1) == 0 && length == 0,
        ..Situation::default()
    })
}

const fn number(player: Player) -> u32 {
    match player {
        Player::A => 0,
        Player::B => 1,
    }
}

const fn seat(number: u32) -> Option<Player> {
    match number {
        0 => Some(Player::A),
        1 => Some(Player::B),
        _ => None,
    }
}

const STAGES: [Stage; 5] = [Stage::NotStarted, Stage::Playing, Stage::Over, Stage::Resigned, Stage::Dropped];

fn stage(number: u32) -> Option<Stage> {
    STAGES.get(number as usize).copied()
}

const fn stage_number(stage: Stage) -> u32 {
    match stage {
        Stage::NotStarted => 0,
        Stage::Playing => 1,
        Stage::Over => 2,
        Stage::Resigned => 3,
        Stage::Dropped => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn money_starts() {
        let plain = Situation::default();
        assert_eq!(encode(&plain).as_deref(), Some("cAkAAAAAAAAE"));
        assert_eq!(decode("cAkAAAAAAAAE"), Ok(plain));
        let jacoby = Situation { jacoby: true, ..plain };
        assert_eq!(encode(&jacoby).as_deref(), Some("cAkAAAAAAAAA"));
        assert_eq!(decode("cAkAAAAAAAAA"), Ok(jacoby));
    }

    #[test]
    fn dice_in_either_order() {
        let high_first = decode("QQnlAGAAGAAE").unwrap();
        let low_first = decode("QYnoAGAAGAAE").unwrap();
        assert_eq!(high_first.dice, Die::new(2).zip(Die::new(1)).map(|(x, y)| [x, y]));
        assert_eq!(encode(&low_first).as_deref(), Some("QQnlAGAAGAAE"));
    }

    #[test]
    fn offers_survive() {
        for offer in [Offer::Double, Offer::Beaver, Offer::Resignation(2)] {
            let situation = Situation { offer: Some(offer), turn: Player::A, ..Situation::default() };
            assert_eq!(decode(&encode(&situation).unwrap()), Ok(situation));
        }
    }

    #[test]
    fn refusals_say_why() {
        assert_eq!(decode("cIkKAAAAAAA"), Err(MatchIdError::Length(11)));
        assert_eq!(decode("cAk_AAAAAAAE"), Err(MatchIdError::Character { at: 3, character: '_' }));
        assert_eq!(decode("cInvAAAAAAAE"), Err(MatchIdError::Dice(7, 3)));
        assert_eq!(decode("8AkAAAAAAAAE"), Err(MatchIdError::CrawfordInMoney));
        assert_eq!(decode("YAkAAAAAAAAE"), Err(MatchIdError::CubeOwner));
    }
}
