//! Identifiers that name a position in one word behind a keyword, a row each: whatever reads, writes or lists them goes
//! through the rows.
//!
//! GNU Backgammon's identifiers are two words without a keyword, which only [`crate::paste`] can tell from others.

use pasch_messages::Describe;
use thiserror::Error;

use crate::ogid::{self, OgidError, OgidWarning};
use crate::situation::Situation;
use crate::xgid::{self, XgidError, XgidWarning};
use crate::{match_id, position_id};

/// The position of an identifier, and what is odd about it.
type Told = (Situation, Vec<IdentifierWarning>);

/// A kind of identifier.
#[derive(Debug)]
pub struct Identifier {
    /// The name as players write it.
    pub name: &'static str,
    /// A short name, for options.
    pub id: &'static str,
    /// The word that may introduce it.
    pub keyword: &'static str,
    /// Whether a word has its form, whatever it says.
    pub(crate) looks_like: fn(&str) -> bool,
    pub(crate) decode: fn(&str) -> Result<Told, IdentifierError>,
    /// The identifier of a situation as it is passed on, with or without the keyword.
    pub(crate) encode: fn(&Situation) -> String,
}

/// Every kind of identifier; the first says most.
pub static IDENTIFIERS: [Identifier; 2] = [
    Identifier {
        name: "XGID",
        id: "xgid",
        keyword: xgid::KEYWORD,
        looks_like: xgid::looks_like,
        decode: |text| told(xgid::decode(text)?, IdentifierWarning::Xgid),
        encode: xgid::encode,
    },
    Identifier {
        name: "OGID",
        id: "ogid",
        keyword: ogid::KEYWORD,
        looks_like: ogid::looks_like,
        decode: |text| told(ogid::decode(text)?, IdentifierWarning::Ogid),
        encode: ogid::encode,
    },
];

/// The identifiers of a situation with the names of their kinds, GNU Backgammon's pair where it can hold the situation.
#[must_use]
pub fn all(situation: &Situation) -> Vec<(&'static str, String)> {
    let words = IDENTIFIERS.iter().map(|kind| (kind.name, (kind.encode)(situation)));
    words.chain(gnubg(situation).map(|pair| ("GNUBG ID", pair))).collect()
}

/// GNU Backgammon's Position ID and Match ID of a situation.
pub(crate) fn gnubg(situation: &Situation) -> Option<String> {
    let position = position_id::encode(&situation.checkers, situation.turn)?;
    Some(format!("{position}:{}", match_id::encode(situation)?))
}

/// The kinds as a help text lists them.
#[must_use]
pub fn listed() -> String {
    let names: Vec<&str> = IDENTIFIERS.iter().map(|kind| kind.name).collect();
    format!("{}, GNU Backgammon's IDs, Pasch's own identifier", names.join(", "))
}

/// Why a word is none of the identifiers that its form or keyword promises.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("identifier-error")]
pub enum IdentifierError {
    /// An XGID that was found but cannot be read.
    #[describe(transparent)]
    Xgid(#[from] XgidError),
    /// An OGID that was found but cannot be read.
    #[describe(transparent)]
    Ogid(#[from] OgidError),
}

/// An oddity of an identifier that could be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Describe, Error)]
#[describe("identifier-warning")]
pub enum IdentifierWarning {
    /// An oddity of an XGID.
    #[describe(transparent)]
    Xgid(XgidWarning),
    /// An oddity of an OGID.
    #[describe(transparent)]
    Ogid(OgidWarning),
}

impl IdentifierWarning {
    /// Whether the identifier says what it means all the same.
    pub(crate) const fn is_note(self) -> bool {
        matches!(self, Self::Xgid(XgidWarning::NoCubeLimit) | Self::Ogid(OgidWarning::NoTurn))
    }
}

fn told<W>(
    (situation, warnings): (Situation, Vec<W>),
    of: fn(W) -> IdentifierWarning,
) -> Result<Told, IdentifierError> {
    Ok((situation, warnings.into_iter().map(of).collect()))
}
