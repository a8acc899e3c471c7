//! The first version, in chunks. Whole numbers are little-endian.
//!
//! What is read was found by holding six files against the same matches in match text. After twenty bytes (`OGXM`, the
//! version, the size) come chunks: four letters, the size of what is in them, a number, the bytes.
//!
//! - `MHDR`: length (16 bits, 0 for money), at 10 the seconds since 1970, from 24 on four texts, each behind a byte
//!   with its length: White, Black, event, site.
//! - `GAME`: index, number of entries (16 bits), winner (0 White, 1 Black), points, five bytes, then the entries. Five
//!   bits of an entry's first byte tell a roll (0 to 20: 11, 12 … 66) or an act (21 double, 22 take, 23 drop, 24 to 26 the
//!   end, which the result tells, too, 27 and 28 a resignation), the sixth is set for White. Behind a roll stand two bytes, four behind a double: a point in
//!   five bits and a die in three, 0 for none. Points are Black's count, 25 Black's bar, 0 White's.
//!
//! Analyses (`ANAL` and what follows it) are passed over, which is said.

use pasch_rules::{ByPlayer, DeadCube, Header, Options, Player, VariantId};

use super::{Agreed, Version, Warn, dice, seat, u16_at};
use crate::problem::{Problem, ReadError};
use crate::script::{Body, Entry, Game, What};
use crate::steps::Chain;

const GAME_HEADER: usize = 10;
const NAMES: usize = 24;

pub(super) const VERSION: Version =
    Version { file_header: 20, part_header: 12, head: b"MHDR", agreed: match_header, game, open: true };

fn match_header(chunk: &[u8], _: Warn<'_>) -> Result<Agreed, ReadError> {
    let cut = || ReadError::Corrupt("MHDR".to_owned());
    let length = u32::from(u16_at(chunk, 0).ok_or_else(cut)?);
    if length > Header::MAX_LENGTH {
        return Err(ReadError::BadLength { line: 1, text: length.to_string() });
    }
    let mut header = Header::new(VariantId::BACKGAMMON, length);
    // A file tells what was done, wise or not.
    header.options = Options { dead_cube: DeadCube::Allow, animals: 3, ..Options::default() };
    let mut texts = chunk.get(NAMES..).ok_or_else(cut)?;
    let mut text = || -> Option<String> {
        let (&length, rest) = texts.split_first()?;
        let bytes = rest.get(..usize::from(length))?;
        texts = &rest[usize::from(length)..];
        Some(String::from_utf8_lossy(bytes).trim().to_owned())
    };
    header.names = ByPlayer { a: text().ok_or_else(cut)?, b: text().ok_or_else(cut)? };
    for key in ["Event", "Site"] {
        header.extra.extend(text().filter(|text| !text.is_empty()).map(|text| (key.to_owned(), text)));
    }
    Ok((header, None))
}

fn game(chunk: &[u8], number: u32, warn: Warn<'_>) -> Result<Game, ReadError> {
    let head = chunk.get(..GAME_HEADER).ok_or_else(|| ReadError::Corrupt("GAME".to_owned()))?;
    let (winner, points) = (seat(head[3] == 0), u32::from(head[4]));
    let mut game = Game { number, scoreless: true, ..Game::default() };
    let mut rest = &chunk[GAME_HEADER..];
    let mut move_no = 0;
    while let Some((&first, behind)) = rest.split_first() {
        let (act, side) = (first & 31, seat(first & 32 != 0));
        move_no += 1;
        rest = behind;
        let what = match act {
            0..=20 => {
                let dice = dice(act);
                let count = if dice[0] == dice[1] { 4 } else { 2 };
                let Some(steps) = rest.get(..count) else {
                    warn(Some(number), Problem::EndsInsideNode);
                    break;
                };
                rest = &rest[count..];
                let chains: Vec<Chain> = steps.iter().filter_map(|&step| chain(step, side)).collect();
                let body = if chains.is_empty() { Body::CannotMove } else { Body::Steps(chains) };
                What::Roll { dice: Ok(dice), body, column: None }
            }
            21 => What::Doubles(None),
            22 => What::Takes,
            23 => What::Drops,
            24..=26 => break,
            27 | 28 => What::Resigns,
            other => What::Other(format!("act {other}")),
        };
        game.entries.push(Entry { move_no: Some(move_no), ..Entry::of(side, what) });
    }
    if points > 0 {
        game.entries.push(Entry::of(winner, What::Wins(Some(points))));
    }
    Ok(game)
}

/// A step in the mover's count; `None` where there is none.
fn chain(step: u8, side: Player) -> Option<Chain> {
    let (place, die) = (step & 31, step >> 5);
    if step == 0 || place > 25 {
        return None;
    }
    let from = if side == Player::A { 25 - place } else { place };
    Some(Chain { points: vec![from, from.saturating_sub(die)], count: 1 })
}
