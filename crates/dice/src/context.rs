//! What a commitment is bound to: one game between two people.

use std::fmt;
use std::str::FromStr;

use pasch_messages::Describe;
use serde::{Deserialize, Serialize};

use crate::hex::{self, HexError};
use crate::proof::PROTOCOL;

/// Who draws a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Describe)]
#[serde(rename_all = "lowercase")]
#[describe("party")]
pub enum Party {
    /// Who holds the table.
    Server,
    /// The first player of the record.
    A,
    /// The second player of the record.
    B,
}

impl Party {
    /// All three, in the order of the protocol.
    pub const ALL: [Self; 3] = [Self::Server, Self::A, Self::B];

    pub(crate) const fn letter(self) -> &'static [u8] {
        match self {
            Self::Server => b"S",
            Self::A => b"A",
            Self::B => b"B",
        }
    }
}

macro_rules! bytes32 {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub struct $name(pub [u8; 32]);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                hex::write(&self.0, f)
            }
        }

        impl FromStr for $name {
            type Err = HexError;

            fn from_str(text: &str) -> Result<Self, HexError> {
                hex::read(text).map(Self)
            }
        }

        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

/// One value of each party.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shared<T> {
    /// The server's value, e.g. its link.
    pub server: T,
    /// The value of player A, the first of the record.
    pub a: T,
    /// The value of player B, the second of the record.
    pub b: T,
}

impl<T> Shared<T> {
    /// That of one party.
    pub const fn of(&self, party: Party) -> &T {
        match party {
            Party::Server => &self.server,
            Party::A => &self.a,
            Party::B => &self.b,
        }
    }

    /// That of one party, to change.
    pub const fn of_mut(&mut self, party: Party) -> &mut T {
        match party {
            Party::Server => &mut self.server,
            Party::A => &mut self.a,
            Party::B => &mut self.b,
        }
    }
}

impl<T> Shared<Option<T>> {
    /// All three, if all are there.
    pub fn all(self) -> Option<Shared<T>> {
        Some(Shared { server: self.server?, a: self.a?, b: self.b? })
    }
}

bytes32!(
    /// 32 secret bytes: of the system's randomness, or a link of a chain that begins with such. Its text shows them: only
    /// for those that may be known.
    Seed
);
bytes32!(
    /// The end of a chain: shows that a seed was chosen, and not which.
    Commitment
);

impl fmt::Debug for Seed {
    /// Without the bytes, so that no seed gets into a log by accident.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

/// The game that seeds are drawn for. A link or a commitment of one game is worth nothing in another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Context {
    /// The id of the match on its server.
    #[serde(rename = "match")]
    pub match_id: String,
    /// Number of the game in it, from 1.
    pub game: u32,
    /// The rules that it is played by.
    pub rules: String,
    /// Names of player A and player B.
    pub players: [String; 2],
}

/// Why a context cannot be written down.
#[derive(Clone, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[describe("context-error")]
pub struct ContextError(#[describe(name = "value")] pub &'static str);

impl Context {
    /// The context as bytes: each field after its length, so that no two contexts look alike.
    ///
    /// # Errors
    /// When a name is too long.
    pub fn to_bytes(&self) -> Result<Vec<u8>, ContextError> {
        let Self { match_id, game, rules, players: [a, b] } = self;
        let fits = |what, text: &String| {
            if u16::try_from(text.len()).is_ok() { Ok(()) } else { Err(ContextError(what)) }
        };
        fits("match", match_id)?;
        fits("rules", rules)?;
        fits("player-a", a)?;
        fits("player-b", b)?;
        let bytes = encode(&[
            PROTOCOL.as_bytes(),
            match_id.as_bytes(),
            &game.to_be_bytes(),
            rules.as_bytes(),
            a.as_bytes(),
            b.as_bytes(),
        ]);
        if bytes.len() > usize::from(u16::MAX) {
            return Err(ContextError("context"));
        }
        Ok(bytes)
    }
}

/// Each field as its length in two bytes, the higher first, and its bytes. No field is longer than that can say.
pub(crate) fn encode(fields: &[&[u8]]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for field in fields {
        bytes.extend_from_slice(&(field.len() as u16).to_be_bytes());
        bytes.extend_from_slice(field);
    }
    bytes
}
