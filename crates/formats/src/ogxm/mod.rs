//! OGXM: the match format of HedgeHog and OpenGammon, of which there are two, and the first as GammonView writes it
//! (`.gvab`). Both begin with `OGXM` and the version; White is seat A.

mod first;
mod second;

use pasch_rules::{Die, Player, Record};

use crate::overlay::Overlay;
use crate::problem::{ReadError, Warning};

/// Reads a match.
///
/// # Errors
/// [`ReadError::Corrupt`] for another version or without the head of a match, [`ReadError::NoGame`] without a game.
pub fn read(bytes: &[u8]) -> Result<(Record, Vec<Warning>, Overlay), ReadError> {
    match u16_at(bytes, 4) {
        Some(1) => first::read(bytes),
        Some(2) => second::read(bytes),
        _ => Err(ReadError::Corrupt("version, which is neither 1 nor 2".to_owned())),
    }
}

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?))
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?))
}

/// The parts behind a file's head, each its four letters and what is in it; they begin with the letters and the size,
/// `head` bytes in all. A part that is cut off is `None`, and the last.
fn parts(mut rest: &[u8], head: usize) -> impl Iterator<Item = Option<(&[u8], &[u8])>> {
    std::iter::from_fn(move || {
        let name = rest.get(..4).filter(|name| *name != b"END!")?;
        let whole = u32_at(rest, 4).and_then(|size| rest.get(head..head.checked_add(size as usize)?));
        rest = whole.map_or(&[][..], |content| &rest[head + content.len()..]);
        Some(whole.map(|content| (name, content)))
    })
}

const fn seat(white: bool) -> Player {
    if white { Player::A } else { Player::B }
}

/// The dice of a roll's number: 11, 12 … 16, 22 … 66.
fn dice(number: u8) -> [Die; 2] {
    let faces = || Die::ALL.into_iter();
    let rolls = faces().flat_map(|low| faces().filter(move |high| *high >= low).map(move |high| [low, high]));
    rolls.take(usize::from(number) + 1).last().unwrap_or([Die::ALL[0]; 2])
}
