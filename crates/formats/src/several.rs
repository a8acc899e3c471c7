//! Files that hold several positions or matches, read one by one.

use crate::decode::decode;
use crate::detect::{Content, detect, position_line};
use crate::format::Format;
use crate::ogxm;
use crate::paste::{self, Part};
use crate::problem::ReadError;
use crate::read::{ReadFile, identified, read};

/// Reads everything that a file holds: each position of a text, each match of a stream, in their order. Of
/// any other file it is the one match or position that [`read`](crate::read()) gives. What cannot be read has
/// its reason in its place.
///
/// # Errors
/// [`ReadError`] if the file as a whole cannot be read.
pub fn read_all(
    bytes: &[u8],
    name_hint: Option<&str>,
) -> Result<Vec<Result<ReadFile, ReadError>>, ReadError> {
    let whole = || Ok(vec![read(bytes, name_hint)]);
    match detect(bytes) {
        Content::Known(Format::Ogxm) => {
            let parts = stream_parts(bytes);
            if parts.len() < 2 {
                whole()
            } else {
                Ok(parts.iter().map(|part| read(part, name_hint)).collect())
            }
        }
        Content::Known(format @ (Format::SnowiePosition | Format::FibsBoard)) => {
            let text = decode(bytes).text;
            let lines = position_lines(&text);
            if lines.len() < 2 {
                return whole();
            }
            let of = |line: &&str| read(line.as_bytes(), None).map(|file| ReadFile { format, ..file });
            Ok(lines.iter().map(of).collect())
        }
        Content::Known(Format::PositionText) => {
            let parts = paste::all(&decode(bytes).text);
            if parts.len() < 2 {
                return whole();
            }
            let of = |part: Part| {
                let (record, warnings, overlay) = identified(&part.text, part.pasted?)?;
                Ok(ReadFile { format: Format::PositionText, record, warnings, overlay })
            };
            Ok(parts.into_iter().map(of).collect())
        }
        _ => whole(),
    }
}

/// The matches of a stream (`.ogxms`), each as a file of its own; of everything else the bytes as they are.
#[must_use]
pub fn stream_parts(bytes: &[u8]) -> Vec<&[u8]> {
    let parts = ogxm::stream(bytes);
    if parts.len() < 2 {
        return vec![bytes];
    }
    parts.into_iter().map(|range| &bytes[range]).collect()
}

/// How many positions or matches follow the first; `None` if none do.
pub(crate) fn more(bytes: &[u8], format: Format) -> Option<usize> {
    let all = match format {
        Format::Ogxm => ogxm::stream(bytes).len(),
        Format::SnowiePosition | Format::FibsBoard => position_lines(&decode(bytes).text).len(),
        Format::PositionText => paste::all(&decode(bytes).text).len(),
        _ => 1,
    };
    all.checked_sub(1).filter(|&more| more > 0)
}

/// The lines that are positions in FIBS's or Snowie's way.
fn position_lines(text: &str) -> Vec<&str> {
    text.lines().map(str::trim).filter(|line| position_line(line).is_some()).collect()
}
