//! The second version, in sections of records. Its layout is HedgeHog's public specification (2.2, CC BY 4.0), found in
//! what programs say of it and held against files and against the specification's own library.
//!
//! After sixteen bytes come sections: four letters, the size (32 bits, little-endian), a byte of flags. A record begins with
//! its size and a mask that tells which of its fields are there; both, and most fields, are whole numbers of seven bits a
//! byte, low ones first (LEB128).
//!
//! - `MTCH`: length, variant, then by the mask's bits names, rules, cube limit, scores, dates, event and more;
//! - `GAME`: winner (0 White), points, whether it was the last, a board to begin with, cube, doubles before it, how it ended,
//!   then the acts. Six bits of an act's first byte tell which (0 to 20 a roll: 11, 12 … 66), the seventh is set for Black,
//!   the eighth for a record behind it. A roll's steps are two bytes, four of a double: a point in five bits and a die in
//!   three, ended by 0. Points are Black's count, 25 Black's bar, 0 White's.
//!
//! Analyses (`ANAL`, `DECS`) are passed over, which is said; so are notes (`ANNO`), clocks and films without a word about the
//! play. Not read: boards set up within a game.

use pasch_rules::{ByPlayer, DeadCube, Header, Options, Player, RawSide, Setup, SetupTurn, VariantId};

use super::{Agreed, Version, Warn, dice, seat};
use crate::calendar::date;
use crate::problem::{Problem, ReadError};
use crate::script::{Body, Entry, Game, Position, What};
use crate::steps::Chain;

pub(super) const VERSION: Version =
    Version { file_header: 16, part_header: 9, head: b"MTCH", agreed: match_header, game, open: false };

/// The games by their numbers.
const VARIANTS: [&str; 4] = ["backgammon", "nackgammon", "hypergammon", "longgammon"];

/// Bytes from the front on.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn byte(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    /// Seven bits a byte, low ones first; at most 64.
    fn number(&mut self) -> Option<u64> {
        let mut number = 0u64;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            let bits = u64::from(byte & 0x7F);
            number |= bits.checked_shl(shift).filter(|shifted| shifted >> shift == bits)?;
            if byte & 0x80 == 0 {
                return Some(number);
            }
        }
        None
    }

    fn small(&mut self) -> Option<u32> {
        u32::try_from(self.number()?).ok()
    }

    fn text(&mut self) -> Option<String> {
        let length = usize::try_from(self.number()?).ok()?;
        Some(String::from_utf8_lossy(self.take(length)?).trim().to_owned())
    }

    /// A record's mask and fields.
    fn record(&mut self) -> Option<(u64, Bytes<'a>)> {
        let length = usize::try_from(self.number()?).ok()?;
        let mut fields = Bytes(self.take(length)?);
        Some((fields.number()?, fields))
    }
}

fn match_header(section: &[u8], warn: Warn<'_>) -> Result<Agreed, ReadError> {
    let cut = || ReadError::Corrupt("MTCH".to_owned());
    let (mask, mut fields) = Bytes(section).record().ok_or_else(cut)?;
    let length = fields.small().ok_or_else(cut)?;
    if length > Header::MAX_LENGTH {
        return Err(ReadError::BadLength { line: 1, text: length.to_string() });
    }
    let number = fields.small().ok_or_else(cut)?;
    let name = VARIANTS.get(number as usize).copied();
    let variant = name.and_then(VariantId::find).unwrap_or_else(|| {
        warn(None, Problem::UnknownVariation(number.to_string()));
        VariantId::BACKGAMMON
    });
    let mut header = Header::new(variant, length);
    let mut start = None;
    rest_of_header(mask, &mut fields, &mut header, &mut start).ok_or_else(cut)?;
    Ok((header, start))
}

/// The fields that the mask's bits tell of; `None` if they are cut off.
fn rest_of_header(
    mask: u64,
    fields: &mut Bytes<'_>,
    header: &mut Header,
    start: &mut Option<ByPlayer<u32>>,
) -> Option<()> {
    let has = |bit: u32| mask >> bit & 1 == 1;
    let mut name = |bit: u32, or: &str| if has(bit) { fields.text() } else { Some(or.to_owned()) };
    header.names = ByPlayer { a: name(0, "White")?, b: name(1, "Black")? };
    let rules = if has(2) { fields.number()? } else { 0b1 };
    // A file tells what was done, wise or not.
    header.options = Options {
        crawford: rules & 1 > 0,
        jacoby: rules & 2 > 0,
        animals: if rules & 4 > 0 { 3 } else { 0 },
        dead_cube: DeadCube::Allow,
        ..Options::default()
    };
    if has(3) {
        fields.number()?;
    }
    if has(4) {
        *start = Some(ByPlayer { a: fields.small()?, b: fields.small()? });
    }
    // Score at the end (two numbers), result, source.
    for bit in [5, 5, 6, 7] {
        if has(bit) {
            fields.number()?;
        }
    }
    if has(8) {
        let began = i64::try_from(fields.number()? / 86_400_000).ok().and_then(date);
        header.extra.extend(began.map(|date| ("EventDate".to_owned(), date)));
    }
    for bit in [9, 10] {
        if has(bit) {
            fields.number()?;
        }
    }
    if has(12) {
        header.extra.push(("Event".to_owned(), fields.text()?));
    }
    for bit in [13, 14] {
        if has(bit) {
            fields.number()?;
        }
    }
    if has(15) {
        header.extra.push(("Stage".to_owned(), fields.text()?));
    }
    if has(16) {
        header.extra.push(("Round".to_owned(), fields.number()?.to_string()));
    }
    for (bit, key) in [(17, "Table"), (18, "Place"), (19, "Country"), (20, "Source"), (21, "Site")] {
        if has(bit) {
            header.extra.push((key.to_owned(), fields.text()?));
        }
    }
    Some(())
}

fn game(section: &[u8], number: u32, warn: Warn<'_>) -> Result<Game, ReadError> {
    let cut = || ReadError::Corrupt("GAME".to_owned());
    let mut rest = Bytes(section);
    let (mask, mut fields) = rest.record().ok_or_else(cut)?;
    let has = |bit: u32| mask >> bit & 1 == 1;
    let mut game = Game { number, scoreless: true, ..Game::default() };
    let winner = if has(0) { Some(seat(fields.number().ok_or_else(cut)? == 0)) } else { None };
    let points = if has(1) { fields.small().ok_or_else(cut)? } else { 0 };
    if has(3) {
        let board = fields.take(26).ok_or_else(cut)?;
        // The eighth bit of an act belongs to its record; the seventh is the seat.
        let first = seat(rest.0.first().is_none_or(|act| act & 0x40 == 0));
        let set_up = Position {
            board: Some(board_of(board)),
            turn: SetupTurn::ToRoll(first),
            cube_value: None,
            cube_owner: None,
        };
        game.entries.push(Entry::of(first, What::Setup(Box::new(set_up))));
    }
    let value = if has(4) { fields.small().ok_or_else(cut)? } else { 1 };
    let owner = if has(5) { Some(seat(fields.number().ok_or_else(cut)? == 0)) } else { None };
    let doubles = if has(6) { fields.small().ok_or_else(cut)? } else { 0 };
    let value = value.checked_shl(doubles).filter(|value| value.is_power_of_two()).ok_or_else(cut)?;
    match game.entries.first_mut().map(|entry| &mut entry.what) {
        Some(What::Setup(set_up)) => (set_up.cube_value, set_up.cube_owner) = (Some(value), Some(owner)),
        _ => game.opening_cube = value,
    }
    let mut move_no = 0;
    while let Some(act) = act(&mut rest) {
        move_no += 1;
        let Act { kind, side, steps } = act;
        let what = match kind {
            0..=20 => {
                let chains: Vec<Chain> = steps.iter().filter_map(|&step| chain(step, side)).collect();
                let body = if chains.is_empty() { Body::CannotMove } else { Body::Steps(chains) };
                What::Roll { dice: Ok(dice(kind)), body, column: None }
            }
            21 => What::Doubles(None),
            22 => What::Takes,
            23 => What::Drops,
            // Ends, which the result tells, too.
            24..=26 | 30 => continue,
            27 | 28 => What::Resigns,
            32 | 33 => What::Beavers(None),
            other => What::Other(format!("act {other}")),
        };
        game.entries.push(Entry { move_no: Some(move_no), ..Entry::of(side, what) });
    }
    if !rest.0.is_empty() {
        warn(Some(number), Problem::EndsInsideNode);
    }
    if let Some(winner) = winner.filter(|_| points > 0) {
        game.entries.push(Entry::of(winner, What::Wins(Some(points))));
    }
    Ok(game)
}

/// Something that was done.
struct Act {
    kind: u8,
    side: Player,
    steps: Vec<u8>,
}

/// The next act; `None` at the end, and where it is cut off.
fn act(bytes: &mut Bytes<'_>) -> Option<Act> {
    let mut rest = Bytes(bytes.0);
    let first = rest.byte()?;
    let (kind, side) = (first & 0x3F, seat(first & 0x40 == 0));
    let mut steps = Vec::new();
    if kind <= 20 {
        let [low, high] = dice(kind);
        for _ in 0..if low == high { 4 } else { 2 } {
            match rest.byte()? {
                0 => break,
                step => steps.push(step),
            }
        }
    }
    if first & 0x80 != 0 {
        rest.record()?;
    }
    bytes.0 = rest.0;
    Some(Act { kind, side, steps })
}

/// A step in the mover's count; `None` where there is none.
fn chain(step: u8, side: Player) -> Option<Chain> {
    let (place, die) = (step & 31, step >> 5);
    if place > 25 {
        return None;
    }
    let from = if side == Player::A { 25 - place } else { place };
    Some(Chain { points: vec![from, from.saturating_sub(die)], count: 1 })
}

/// Checkers as signed bytes by Black's count, White's positive; 25 is Black's bar, 0 White's.
fn board_of(board: &[u8]) -> Setup {
    let count = |at: usize| board.get(at).map_or(0, |&byte| byte as i8);
    let side = |sign: i8, place: fn(usize) -> usize| {
        let own = |point: usize| u8::try_from(count(place(point)).saturating_mul(sign)).unwrap_or(0);
        let mut side = RawSide { bar: own(25), ..RawSide::default() };
        for (at, point) in side.points.iter_mut().enumerate() {
            *point = own(at + 1);
        }
        side
    };
    Setup { sides: ByPlayer { a: side(1, |point| 25 - point), b: side(-1, |point| point) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        assert_eq!(Bytes(&[0xA7, 0x03]).number(), Some(0x1A7));
        assert_eq!(Bytes(&[0x80]).number(), None);
        assert_eq!(Bytes(&[0xFF; 11]).number(), None);
    }
}
