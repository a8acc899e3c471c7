//! The one door for a position that somebody names: any identifier, the address of a position's page, or text around
//! either; or the line of FIBS or Snowie.

use pasch_messages::Describe;
use thiserror::Error;

use crate::detect::position_line;
use crate::diagram::{self, Diagram, DiagramError};
use crate::fibs_board::{self, FibsBoardError};
use crate::format::Format;
use crate::paste::{self, PasteError};
use crate::snowie::{self, SnowieError};

/// Longest text that is searched for an identifier, in bytes.
pub const LONGEST: usize = 20_000;

/// What part of an address comes before a position's identifier.
const ADDRESS: &str = "/position/";

/// Why a text names no position.
#[derive(Clone, Debug, Describe, Error, PartialEq, Eq)]
#[non_exhaustive]
#[describe("place-error")]
pub enum PlaceError {
    /// A text beyond [`LONGEST`].
    #[describe(args(longest = LONGEST))]
    TooLong,
    /// A faulty identifier of Pasch's own form.
    #[describe(transparent)]
    Own(#[from] DiagramError),
    /// A faulty identifier of the field's, or nothing that looks like one.
    #[describe(transparent)]
    Pasted(#[from] PasteError),
    /// A faulty line of FIBS.
    #[describe(transparent)]
    Fibs(#[from] FibsBoardError),
    /// A faulty line of Snowie.
    #[describe(transparent)]
    Snowie(#[from] SnowieError),
}

/// The position that a text names. Whether the rules allow it is left to [`Diagram::state`].
///
/// ```
/// let own = "hypergammon:24x1,23x1,22x1:24x1,23x1,22x1:a:0:1:0-0:0j";
/// for text in [own, "http://host/position/hypergammon:24x1%2C23x1%2C22x1:24x1%2C23x1%2C22x1:a:0:1:0-0:0j?level=2"] {
///     assert_eq!(pasch_formats::place::read(text)?.variant.as_str(), "hypergammon");
/// }
/// assert!(pasch_formats::place::read("my ID is 4HPwATDgc/ABMA:cAkAAAAAAAAA, you see").is_ok());
/// # Ok::<(), pasch_formats::place::PlaceError>(())
/// ```
///
/// # Errors
/// What is wrong with the identifier that was found, or that there is none.
pub fn read(text: &str) -> Result<Diagram, PlaceError> {
    let text = text.trim();
    if text.len() > LONGEST {
        return Err(PlaceError::TooLong);
    }
    let named = text.split_once(ADDRESS).map(|(_, id)| {
        let id = id.split(['?', '#', ' ', '\n']).next().unwrap_or_default();
        String::from_utf8_lossy(&percent_decoded(id.as_bytes())).into_owned()
    });
    let text = named.as_deref().unwrap_or(text);
    let own = diagram::decode(text);
    if let Ok(found) = own {
        return Ok(found);
    }
    let line = text.lines().next().unwrap_or_default();
    match position_line(line) {
        Some(Format::FibsBoard) => return Ok((&fibs_board::parse(line)?.0).into()),
        Some(Format::SnowiePosition) => return Ok((&snowie::parse(line)?.situation).into()),
        _ => {}
    }
    paste::find(text).map(|pasted| Diagram::from(&pasted.situation)).map_err(|not_found| match own {
        // Eight fields were meant as Pasch's own form.
        Err(why) if text.matches(':').count() == 7 => why.into(),
        _ => not_found.into(),
    })
}

/// Every position that a text names, in their order: one a line, in any spelling, or identifiers among other words. What
/// is wrong with one stands in its place.
///
/// # Errors
/// When the text is too long or names no position at all.
pub fn all(text: &str) -> Result<Vec<Result<Diagram, PlaceError>>, PlaceError> {
    let text = text.trim();
    if text.len() > LONGEST_LIST {
        return Err(PlaceError::TooLong);
    }
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    // A list: whatever is no position in it is a fault, but not if most of the lines are words.
    let named: Vec<_> = lines.iter().map(|line| read(line)).collect();
    let sound = named.iter().filter(|one| one.is_ok()).count();
    if sound > 1 && sound * 2 > named.len() && lines.iter().all(|line| paste::all(line).len() < 2) {
        return Ok(named);
    }
    let parts = paste::all(text);
    if parts.len() < 2 {
        return Ok(vec![Ok(read(text)?)]);
    }
    let of = |part: paste::Part| Ok(Diagram::from(&part.pasted?.situation));
    Ok(parts.into_iter().map(of).collect())
}

/// Longest text that is searched for several positions, in bytes.
pub const LONGEST_LIST: usize = 1 << 20;

/// The bytes that a percent-encoded text stands for (RFC 3986, section 2.1). A percent sign without two hexadecimal
/// digits after it stands for itself.
#[must_use]
pub fn percent_decoded(text: &[u8]) -> Vec<u8> {
    percent_encoding::percent_decode(text).collect()
}
