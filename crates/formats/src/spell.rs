//! One position in the spellings of the field.

use pasch_messages::Describe;
use pasch_rules::ByPlayer;
use thiserror::Error;

use crate::identifier::{IDENTIFIERS, Identifier};
use crate::overlay::Note;
use crate::situation::Situation;
use crate::snowie::{self, SnowieLine};
use crate::{diagram, fibs_board, identifier, xg_text};

/// A way to write a position down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelling {
    /// What the address of a position's page ends with.
    Pasch,
    /// The identifier at this place of [`IDENTIFIERS`].
    Identifier(usize),
    /// GNU Backgammon's position ID and match ID.
    GnubgId,
    /// FIBS's board line, which begins with `board:`.
    FibsBoard,
    /// Snowie's position line, fields divided by `;`.
    Snowie,
    /// eXtreme Gammon's text, with a drawn board and what was found about the decision.
    XgText,
}

/// Why a position cannot be spelt so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Describe, Error)]
#[describe("spell-error")]
pub struct SpellError;

impl Spelling {
    /// Every spelling, Pasch's own first.
    pub fn all() -> impl Iterator<Item = Self> {
        let identifiers = (0..IDENTIFIERS.len()).map(Self::Identifier);
        let others = [Self::GnubgId, Self::FibsBoard, Self::Snowie, Self::XgText];
        [Self::Pasch].into_iter().chain(identifiers).chain(others)
    }

    /// A short name, for options.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Pasch => "pasch-id",
            Self::Identifier(place) => IDENTIFIERS[place].id,
            Self::GnubgId => "gnubg-id",
            Self::FibsBoard => "fibs-board",
            Self::Snowie => "snowie",
            Self::XgText => "xg-text",
        }
    }

    /// The spelling with this short name, in capitals or not.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().find(|spelling| spelling.id().eq_ignore_ascii_case(id))
    }
}

/// Writes a position of standard backgammon. Names are in three of the spellings, figures and the name of the program in
/// one; what a spelling has no room for is left out.
///
/// # Errors
/// [`SpellError`] where GNU Backgammon's identifiers are asked for and cannot hold it.
pub fn spell(
    spelling: Spelling,
    situation: &Situation,
    names: &ByPlayer<String>,
    note: Option<&Note>,
    program: &str,
) -> Result<String, SpellError> {
    Ok(match spelling {
        Spelling::Pasch => diagram::encode(&situation.into()),
        Spelling::Identifier(place) => {
            let Identifier { keyword, encode, .. } = &IDENTIFIERS[place];
            format!("{keyword}{}", encode(situation).trim_start_matches(keyword))
        }
        Spelling::GnubgId => identifier::gnubg(situation).ok_or(SpellError)?,
        Spelling::FibsBoard => fibs_board::encode(situation, names),
        Spelling::Snowie => snowie::encode(&SnowieLine { situation: *situation, names: names.clone() }),
        Spelling::XgText => return Ok(xg_text::write(situation, names, note, program)),
    } + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{read, xgid};

    #[test]
    fn every_spelling_is_read_as_the_position_that_was_written() {
        let id = "XGID=-a-B-BD-B---dD---c-e--b--A:2:1:1:66:4:2:0:9:10";
        let situation = xgid::decode(id).unwrap().0;
        let names = ByPlayer { a: "olga".to_owned(), b: "xenia".to_owned() };
        let position = |text: &str| {
            let state = read(text.as_bytes(), None).unwrap().record.final_state().unwrap();
            diagram::Diagram::of(&state).unwrap().situation().unwrap()
        };
        for spelling in Spelling::all() {
            assert_eq!(Spelling::from_id(spelling.id()), Some(spelling));
            let text = spell(spelling, &situation, &names, None, "Pasch").unwrap();
            assert_eq!(crate::place::read(&text).unwrap(), diagram::Diagram::from(&situation), "{text}");
            if spelling != Spelling::Pasch {
                assert_eq!(position(&text), situation, "{text}");
            }
        }
    }
}
