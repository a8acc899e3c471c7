//! An identifier found in whatever text a player pastes: a forum post, a program's window, a bare ID.

use thiserror::Error;

use crate::match_id::{self, MatchIdError};
use crate::ogid::{self, OgidError};
use crate::position_id::{self, PositionIdError};
use crate::problem::Problem;
use crate::situation::Situation;
use crate::xgid::{self, XgidError};

/// Which identifier was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdKind {
    /// An XGID.
    Xgid,
    /// An OGID.
    Ogid,
    /// A GNUBG Position ID with its Match ID.
    GnubgIds,
    /// A Position ID alone: seat B is on roll in a money game.
    PositionId,
    /// A Match ID alone: the checkers are at the start.
    MatchId,
}

/// What a text held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pasted {
    /// Which identifier it was.
    pub kind: IdKind,
    /// What it says.
    pub situation: Situation,
    /// What is odd about it.
    pub warnings: Vec<Problem>,
}

/// Why no identifier could be read from a text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PasteError {
    /// Nothing in the text looks like one.
    #[error("no XGID, OGID, GNUBG Position ID or Match ID found")]
    Nothing,
    /// A faulty XGID.
    #[error(transparent)]
    Xgid(#[from] XgidError),
    /// A faulty OGID.
    #[error(transparent)]
    Ogid(#[from] OgidError),
    /// A faulty Position ID.
    #[error(transparent)]
    PositionId(#[from] PositionIdError),
    /// A faulty Match ID.
    #[error(transparent)]
    MatchId(#[from] MatchIdError),
}

/// Finds the first identifier in a text and reads it: `XGID=…` or `OGID=…` in any case or bare, `Position:Match` in either
/// order and parted by a colon or blanks, or one of the two alone. Text around it is ignored.
///
/// # Errors
/// [`PasteError::Nothing`] if nothing looks like an identifier, else what is wrong with the one found.
pub fn find(text: &str) -> Result<Pasted, PasteError> {
    if let Some(candidate) = xgid_candidate(text) {
        let (situation, warnings) = xgid::decode(candidate)?;
        let warnings = warnings.into_iter().map(Problem::Xgid).collect();
        return Ok(Pasted { kind: IdKind::Xgid, situation, warnings });
    }
    if let Some(candidate) = ogid_candidate(text) {
        let (situation, warnings) = ogid::decode(candidate)?;
        let warnings = warnings.into_iter().map(Problem::Ogid).collect();
        return Ok(Pasted { kind: IdKind::Ogid, situation, warnings });
    }
    gnubg(text)
}

/// From the keyword, or from what looks like a board followed by fields, to the end of the word.
fn xgid_candidate(text: &str) -> Option<&str> {
    if let Some(named) = behind(text, xgid::KEYWORD) {
        return Some(named);
    }
    text.split_whitespace().map(|word| word.trim_matches(is_punctuation)).find(|word| {
        let board = word.split(':').next().unwrap_or("");
        let boardlike = |c: char| matches!(c, '-' | 'A'..='P' | 'a'..='p');
        word.matches(':').count() >= 7 && (20..=32).contains(&board.len()) && board.chars().all(boardlike)
    })
}

/// From the keyword, or what begins like one, to the end of the word.
fn ogid_candidate(text: &str) -> Option<&str> {
    behind(text, ogid::KEYWORD).or_else(|| {
        text.split_whitespace()
            .map(|word| word.trim_matches(is_punctuation))
            .find(|word| ogid::looks_like(word))
    })
}

/// The word behind a keyword in any case.
fn behind<'a>(text: &'a str, keyword: &str) -> Option<&'a str> {
    let keyword = keyword.as_bytes();
    let at = text.as_bytes().windows(keyword.len()).position(|w| w.eq_ignore_ascii_case(keyword))?;
    let body = text[at + keyword.len()..].trim_start();
    Some(body.split(char::is_whitespace).next().unwrap_or("").trim_end_matches(is_punctuation))
}

/// Marks of punctuation around a word; not those that belong to an identifier.
fn is_punctuation(c: char) -> bool {
    matches!(c, '"' | '\'' | '(' | ')' | '<' | '>' | '[' | ']' | '{' | '}' | ',' | ';' | '.' | '!' | '`')
}

/// The words of a text that may be GNUBG IDs, parted by blanks and colons.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_whitespace() || c == ':')
        .map(|word| word.trim_matches(is_punctuation).trim_end_matches('='))
        .filter(|word| !word.is_empty())
}

/// A Match ID keeps its last bits free, which few words of twelve letters do.
fn looks_like_match_id(word: &str) -> bool {
    word.len() == match_id::LENGTH && matches!(word.as_bytes()[match_id::LENGTH - 1], b'A' | b'E')
}

fn gnubg(text: &str) -> Result<Pasted, PasteError> {
    let found_match = words(text).find_map(|w| looks_like_match_id(w).then(|| match_id::decode(w).ok())?);
    let turn = found_match.unwrap_or_default().turn;
    let found_checkers = words(text).find_map(|w| position_id::decode(w, turn).ok());
    // The word right behind a Position ID and its colon was meant as a Match ID.
    let beside = words(text).skip_while(|w| position_id::decode(w, turn).is_err()).nth(1);
    let joined = words(text).count() == 2 || text.contains("ID");
    let plain = Situation::default();
    match (found_checkers, found_match) {
        (Some(checkers), Some(found)) => {
            let situation = Situation { checkers, ..found };
            Ok(Pasted { kind: IdKind::GnubgIds, situation, warnings: Vec::new() })
        }
        (Some(checkers), None) => match beside.map(match_id::decode) {
            Some(Err(error)) if joined => Err(error.into()),
            _ => {
                let situation = Situation { checkers, ..plain };
                Ok(Pasted { kind: IdKind::PositionId, situation, warnings: Vec::new() })
            }
        },
        (None, Some(situation)) => match words(text).find(|w| (13..=15).contains(&w.chars().count())) {
            Some(word) if joined => {
                Err(position_id::decode(word, turn).err().map_or(PasteError::Nothing, Into::into))
            }
            _ => Ok(Pasted { kind: IdKind::MatchId, situation, warnings: Vec::new() }),
        },
        (None, None) => Err(best_refusal(text)),
    }
}

/// Nothing could be read: the reason, if the text is short enough to have been meant as an identifier.
fn best_refusal(text: &str) -> PasteError {
    let mut all = words(text);
    match (all.next(), all.next(), all.next()) {
        (Some(word), _, None) => match word.chars().count() {
            11..=12 => match_id::decode(word).err().map_or(PasteError::Nothing, Into::into),
            13..=15 => position_id::decode(word, Situation::default().turn)
                .err()
                .map_or(PasteError::Nothing, Into::into),
            _ => PasteError::Nothing,
        },
        _ => PasteError::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, kind: IdKind, id: &str) {
        let pasted = find(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
        assert_eq!((pasted.kind, xgid::encode(&pasted.situation).as_str()), (kind, id), "{text:?}");
    }

    #[test]
    fn identifiers_among_other_text() {
        let rolled = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
        check(rolled, IdKind::Xgid, rolled);
        check(
            &rolled.to_lowercase().replace("-b----e-c---ee---c-e----b-", "-b----E-C---eE---c-e----B-"),
            IdKind::Xgid,
            rolled,
        );
        check(&rolled[5..], IdKind::Xgid, rolled);
        check(&format!("what now? ({rolled}). thanks"), IdKind::Xgid, rolled);
        let start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
        for text in [
            "4HPwATDgc/ABMA:cAkAAAAAAAAE",
            "cAkAAAAAAAAE 4HPwATDgc/ABMA",
            " GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n                 Match ID   : cAkAAAAAAAAE\n",
            "4HPwATDgc/ABMA==:cAkAAAAAAAAE",
        ] {
            check(text, IdKind::GnubgIds, start);
        }
        for text in [
            "OGID=11ccccchhhjjjjj:66666888dddddoo:N0N:31:B:R:0:0:7",
            "(11jjjjjhhhccccc:ooddddd88866666:N0N:31:B:R:0:0:7:0).",
        ] {
            check(text, IdKind::Ogid, rolled);
        }
        check("look: <4HPwATDgc/ABMA>!", IdKind::PositionId, start);
        check("cAkAAAAAAAAE", IdKind::MatchId, start);
    }

    #[test]
    fn what_is_wrong_with_it() {
        let refusal = |text| find(text).unwrap_err();
        assert_eq!(refusal("hello there, how are you"), PasteError::Nothing);
        assert_eq!(refusal(""), PasteError::Nothing);
        assert_eq!(refusal("4HPwATDgc/ABM"), PositionIdError::Length(13).into());
        assert_eq!(refusal("4HPwATDgc/ABMA:cIkKAAAAAAA"), MatchIdError::Length(11).into());
        assert_eq!(refusal("4HPwATDgc/ABM:cAkAAAAAAAAE"), PositionIdError::Length(13).into());
        assert_eq!(refusal("xgid=1"), XgidError::BoardLength(1).into());
        assert_eq!(refusal("ogid=1"), OgidError::Fields(1).into());
    }
}
