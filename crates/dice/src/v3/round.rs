//! Duplicate dice: one seed for all boards of a round.

use pasch_messages::Describe;

use super::bytes::{Hash, Link, encode};
use super::context::sha256;

/// After how many draws that somebody did not reveal the round is played with ordinary dice.
pub const DRAWS: u32 = 2;

/// A party's commitment to its link for one draw.
#[must_use]
pub fn commitment(event: &str, round: u32, draw: u32, link: &Link) -> Hash {
    sha256(&encode(&[b"entrant", event.as_bytes(), &round.to_be_bytes(), &draw.to_be_bytes(), &link.0]))
}

/// One draw of a round: who takes part, and what each is bound to. The server is the first of the list and signs it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    event: String,
    round: u32,
    number: u32,
    entrants: Vec<(String, Hash)>,
    links: Vec<Option<Link>>,
}

/// What a draw led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Everybody revealed: the seed of all boards.
    Seed(Hash),
    /// Links are missing: everything is drawn again, from new commitments, without these entrants.
    Again(Vec<String>),
    /// They were missing once too often: ordinary dice.
    Ordinary,
}

/// Why a link is not taken.
#[derive(Clone, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[describe("reveal-error")]
pub enum RevealError {
    /// Nobody of that name takes part.
    Unknown(#[describe(name = "value")] String),
    /// Not what the entrant was bound to.
    Link(#[describe(name = "value")] String),
}

impl Draw {
    /// A draw, numbered from 1, among these entrants, the server first.
    #[must_use]
    pub fn new(event: &str, round: u32, number: u32, entrants: Vec<(String, Hash)>) -> Self {
        let links = vec![None; entrants.len()];
        Self { event: event.to_owned(), round, number, entrants, links }
    }

    /// The bytes of the list that the server signs before anybody reveals.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let (round, number) = (self.round.to_be_bytes(), self.number.to_be_bytes());
        let mut fields: Vec<&[u8]> = vec![b"list", self.event.as_bytes(), &round, &number];
        for (name, commitment) in &self.entrants {
            fields.push(name.as_bytes());
            fields.push(&commitment.0);
        }
        encode(&fields)
    }

    /// Takes the link of an entrant.
    ///
    /// # Errors
    /// When it is not the one that the entrant was bound to.
    pub fn reveal(&mut self, name: &str, link: Link) -> Result<(), RevealError> {
        let at = self.entrants.iter().position(|(known, _)| known == name);
        let at = at.ok_or_else(|| RevealError::Unknown(name.to_owned()))?;
        if commitment(&self.event, self.round, self.number, &link) != self.entrants[at].1 {
            return Err(RevealError::Link(name.to_owned()));
        }
        self.links[at] = Some(link);
        Ok(())
    }

    /// What the draw led to, once the time to reveal is over. A mix without somebody's link is never used: to leave entrants
    /// out of a mix that is known would let the server choose among many.
    #[must_use]
    pub fn close(&self) -> Outcome {
        let missing = self.entrants.iter().zip(&self.links).filter(|(_, link)| link.is_none());
        let missing: Vec<String> = missing.map(|((name, _), _)| name.clone()).collect();
        if !missing.is_empty() {
            return if self.number >= DRAWS { Outcome::Ordinary } else { Outcome::Again(missing) };
        }
        let (round, number) = (self.round.to_be_bytes(), self.number.to_be_bytes());
        let mut fields: Vec<&[u8]> = vec![b"round", self.event.as_bytes(), &round, &number];
        fields.extend(self.links.iter().flatten().map(|link| link.0.as_slice()));
        Outcome::Seed(sha256(&encode(&fields)))
    }
}
