//! OGXM: the match format of HedgeHog and OpenGammon, of which there are two, and the first as GammonView writes it
//! (`.gvab`). Both begin with `OGXM` and the version; White is seat A.

mod first;
mod second;

use std::ops::Range;

use pasch_rules::{ByPlayer, Die, Header, Player, Record};

use crate::overlay::Overlay;
use crate::problem::{Problem, ReadError, Warning};
use crate::script::{self, Game, Script};

/// Tells what is wrong, and in which game.
type Warn<'a> = &'a mut dyn FnMut(Option<u32>, Problem);

/// What was agreed, and the score before the first game if there is one.
type Agreed = (Header, Option<ByPlayer<u32>>);

/// How a version lays its files out.
struct Version {
    /// Bytes before the first part.
    file_header: usize,
    /// Bytes of a part before what is in it.
    part_header: usize,
    /// The name of the part with what was agreed.
    head: &'static [u8; 4],
    /// The reader of that part.
    agreed: fn(&[u8], Warn<'_>) -> Result<Agreed, ReadError>,
    /// The reader of a game and its number.
    game: fn(&[u8], u32, Warn<'_>) -> Result<Game, ReadError>,
    /// Whether it leaves open which rules hold.
    open: bool,
}

/// Reads a match from an OGXM file of either version.
///
/// # Errors
/// [`ReadError::Corrupt`] for another version or without the head of a match, [`ReadError::NoGame`] without a game.
pub fn read(bytes: &[u8]) -> Result<(Record, Vec<Warning>, Overlay), ReadError> {
    let version = match u16_at(bytes, 4) {
        Some(1) => &first::VERSION,
        Some(2) => &second::VERSION,
        _ => return Err(ReadError::Corrupt("version, which is neither 1 nor 2".to_owned())),
    };
    let mut warnings = Vec::new();
    let mut warn = |game, problem| {
        warnings.push(Warning { line: None, column: None, game, move_no: None, problem });
    };
    let (mut agreed, mut games, mut judged) = (None, Vec::new(), false);
    for part in parts(bytes.get(version.file_header..).unwrap_or(&[]), version.part_header) {
        let Some((name, content)) = part else {
            warn(None, Problem::EndsInsideNode);
            break;
        };
        match name {
            name if name == version.head && agreed.is_none() => {
                agreed = Some((version.agreed)(content, &mut warn)?);
            }
            b"GAME" => games.push((version.game)(content, games.len() as u32 + 1, &mut warn)?),
            b"ANAL" | b"DECS" => judged = true,
            _ => {}
        }
    }
    let (header, start) =
        agreed.ok_or_else(|| ReadError::Corrupt(String::from_utf8_lossy(version.head).into_owned()))?;
    let first = games.first_mut().ok_or(ReadError::NoGame)?;
    first.score = start.map(|score| score.map(|points| points.to_string()));
    if judged {
        warn(None, Problem::AnalysisPassedOver);
    }
    let script = Script {
        header,
        jacoby_open: version.open,
        crawford_open: version.open,
        variant_open: version.open,
        games,
        open_line: None,
    };
    let mut folded = script::play(&script);
    warnings.append(&mut folded.warnings);
    Ok((folded.record, warnings, Overlay::default()))
}

/// Where each match of a stream (`.ogxms`) begins and ends: whole files of the second version, one after the other. A
/// part without a game, such as an analysis that belongs to a match elsewhere, is left out, unless there is no other.
pub(crate) fn stream(bytes: &[u8]) -> Vec<Range<usize>> {
    let version = &second::VERSION;
    let (mut files, mut from) = (Vec::new(), 0);
    while bytes.get(from..).is_some_and(|rest| rest.starts_with(MAGIC) && u16_at(rest, 4) == Some(2)) {
        let file = &bytes[from..];
        let (mut at, mut games) = (version.file_header, 0);
        let until = loop {
            match file.get(at..at + 4) {
                Some(END) => break at + END.len(),
                Some(name) => {
                    games += usize::from(name == b"GAME");
                    let size = u32_at(file, at + 4).map(|size| size as usize);
                    match size.and_then(|size| at.checked_add(version.part_header)?.checked_add(size)) {
                        Some(next) if next <= file.len() => at = next,
                        _ => break file.len(),
                    }
                }
                None => break file.len(),
            }
        };
        files.push((from..from + until, games > 0));
        from += until;
    }
    if files.iter().any(|(_, has_games)| *has_games) {
        files.retain(|(_, has_games)| *has_games);
    }
    files.into_iter().map(|(range, _)| range).collect()
}

const MAGIC: &[u8] = b"OGXM";
const END: &[u8] = b"END!";

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
        let name = rest.get(..4).filter(|name| *name != END)?;
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
