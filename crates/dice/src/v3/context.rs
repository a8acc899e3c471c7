//! What everything that is hashed or signed is bound to: one epoch of one match.

use pasch_messages::Describe;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::PROTOCOL;
use super::bytes::{Epoch, Hash, Key, encode, fits};
use crate::context::Party;

/// What is played for, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The rules of the games.
    pub rules: String,
    /// Points of the match; 0 for a money session.
    pub length: u32,
    /// The clock, in the words of its table.
    pub clock: String,
    /// Whether the match may change ratings.
    pub rated: bool,
    /// Whether no link may be deposited where the roller may double.
    pub strict: bool,
}

/// The public keys that a context binds everybody to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keys {
    /// The server's key, which signs its receipts.
    pub server: Key,
    /// Player A's: absent for a program that has none, the server's own for the server's bot.
    pub a: Option<Key>,
    /// The same of player B.
    pub b: Option<Key>,
}

impl Keys {
    /// The key that signs for a party: the server's for a player without one.
    #[must_use]
    pub fn signing(&self, party: Party) -> Key {
        self.own(party).unwrap_or(self.server)
    }

    /// Whether a party has a chain of its own. Bots and programs without a key have none.
    #[must_use]
    pub fn has_chain(&self, party: Party) -> bool {
        party == Party::Server || self.own(party).is_some_and(|key| key != self.server)
    }

    /// Whether a player is the server's own bot.
    #[must_use]
    pub fn is_bot(&self, party: Party) -> bool {
        party != Party::Server && self.own(party) == Some(self.server)
    }

    fn own(&self, party: Party) -> Option<Key> {
        match party {
            Party::Server => Some(self.server),
            Party::A => self.a,
            Party::B => self.b,
        }
    }
}

/// One epoch of a match: the bytes `M` of the protocol. A link, a signature or a head of one epoch is worth nothing in another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Context {
    /// The server's address, as players open it.
    pub host: String,
    /// The id of the match on its server.
    #[serde(rename = "match")]
    pub match_id: String,
    /// The epoch, new after every restore of the server.
    pub epoch: Epoch,
    /// The terms that were agreed for the match.
    pub terms: Terms,
    /// Names of player A and player B when the match began.
    pub players: [String; 2],
    /// Keys of the server and the players when the epoch began.
    pub keys: Keys,
}

/// A text of a context is longer than 65,535 bytes, or two keys are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[describe("context-error")]
pub enum ContextError {
    /// A field cannot be written down.
    Long(#[describe(name = "value")] &'static str),
    /// Both players have one key: nobody could tell their signatures apart.
    SameKey,
}

impl Context {
    /// Checks that the context can be written down.
    ///
    /// # Errors
    /// [`ContextError`] when it cannot be written down.
    pub fn check(&self) -> Result<(), ContextError> {
        let Self { host, match_id, terms, players: [a, b], keys, .. } = self;
        let texts = [
            (host, "host"),
            (match_id, "match"),
            (&terms.rules, "rules"),
            (&terms.clock, "clock"),
            (a, "player-a"),
            (b, "player-b"),
        ];
        if let Some((_, what)) = texts.into_iter().find(|(text, _)| !fits(text)) {
            return Err(ContextError::Long(what));
        }
        if terms.rules.len() + terms.clock.len() > 60_000 {
            return Err(ContextError::Long("terms"));
        }
        if keys.a.is_some() && keys.a == keys.b && keys.has_chain(Party::A) {
            return Err(ContextError::SameKey);
        }
        Ok(())
    }

    /// `M`, the bytes that are hashed and signed for this context.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let Self { host, match_id, epoch, terms, players: [a, b], keys } = self;
        let terms = encode(&[
            terms.rules.as_bytes(),
            &terms.length.to_be_bytes(),
            terms.clock.as_bytes(),
            &[u8::from(terms.rated)],
            &[u8::from(terms.strict)],
        ]);
        let key = |key: &Option<Key>| key.map_or(Vec::new(), |key| key.0.to_vec());
        encode(&[
            PROTOCOL.as_bytes(),
            host.as_bytes(),
            match_id.as_bytes(),
            &epoch.0,
            &terms,
            a.as_bytes(),
            b.as_bytes(),
            &keys.server.0,
            &key(&keys.a),
            &key(&keys.b),
        ])
    }

    /// `m`, the hash of `M`.
    #[must_use]
    pub fn id(&self) -> Hash {
        sha256(&self.to_bytes())
    }

    /// `T0`, the head of a transcript without entries.
    #[must_use]
    pub fn first_head(&self) -> Hash {
        sha256(&encode(&[b"start", &self.to_bytes()]))
    }
}

/// SHA-256 of some bytes.
pub(super) fn sha256(bytes: &[u8]) -> Hash {
    Hash(Sha256::digest(bytes).into())
}
