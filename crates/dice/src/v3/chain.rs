//! Chains of hashes, and dice from the links of a throw.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};

use super::bytes::{Hash, Link, Secret, encode};
use crate::context::{Party, Shared};

/// Throws that a chain is for.
pub const LENGTH: u32 = 4096;

/// How many throws before the end of a chain the next one may be bound.
pub const RENEWAL: u32 = 64;

/// Every so many-th link is kept; the others are hashed again when they are asked for.
const STRIDE: usize = 64;

/// The largest multiple of six that a byte can hold: bytes from here on are passed over.
const UNBIASED: u8 = 252;

/// A party's links for the throws `from` to `from + LENGTH - 1`. The last is the seed, each the hash of the next, and the
/// commitment the hash of the first.
#[derive(Clone, Debug)]
pub struct Chain {
    m: Hash,
    party: Party,
    from: u32,
    length: u32,
    commitment: Link,
    /// The seed, then every [`STRIDE`]-th link towards the first.
    kept: Vec<Link>,
}

impl Chain {
    /// The chain of a seed.
    #[must_use]
    pub fn new(m: &Hash, party: Party, from: u32, seed: &Secret) -> Self {
        Self::with_length(m, party, from, seed, LENGTH)
    }

    /// A chain with another number of links, for test vectors that fit on a page.
    #[must_use]
    pub fn with_length(m: &Hash, party: Party, from: u32, seed: &Secret, length: u32) -> Self {
        let (mut link, mut kept) = (Link(seed.0), Vec::new());
        for (done, number) in (from..from.saturating_add(length)).rev().enumerate() {
            if done % STRIDE == 0 {
                kept.push(link);
            }
            link = before(m, party, from, number, &link);
        }
        Self { m: *m, party, from, length, commitment: link, kept }
    }

    /// The first throw it is for.
    #[must_use]
    pub const fn from(&self) -> u32 {
        self.from
    }

    /// The link before the first: what binds its party.
    #[must_use]
    pub const fn commitment(&self) -> Link {
        self.commitment
    }

    /// The link of a throw; `None` before the first throw and after the last.
    #[must_use]
    pub fn link(&self, number: u32) -> Option<Link> {
        let after = self.length.checked_sub(1 + number.checked_sub(self.from)?)? as usize;
        let start = *self.kept.get(after / STRIDE)?;
        let last = number + (after % STRIDE) as u32;
        let hash = |link, at| before(&self.m, self.party, self.from, at, &link);
        Some((number + 1..=last).rev().fold(start, hash))
    }
}

/// The link of throw `number - 1`, or the commitment, from the link of throw `number`.
#[must_use]
pub fn before(m: &Hash, party: Party, from: u32, number: u32, link: &Link) -> Link {
    let text = encode(&[b"link", &m.0, party.letter(), &from.to_be_bytes(), &number.to_be_bytes(), &link.0]);
    Link(Sha256::digest(text).into())
}

/// The faces, 1 to 6, that a throw gives one after the other, without end. A player without a chain has no link.
pub fn faces(m: &Hash, number: u32, links: &Shared<Option<Link>>) -> impl Iterator<Item = u8> + use<> {
    let bytes = |link: Option<Link>| link.map_or(Vec::new(), |link| link.0.to_vec());
    let (m, a, b) = (*m, bytes(links.a), bytes(links.b));
    // A block of SHA-256 has 64 bytes; shorter keys are filled up with zeros (RFC 2104).
    let mut key = [0; 64];
    if let Some(server) = links.server {
        key[..32].copy_from_slice(&server.0);
    }
    let block = move |counter: u32| -> [u8; 32] {
        let mut mac = <Hmac<Sha256>>::new(&key.into());
        mac.update(&encode(&[b"throw", &m.0, &number.to_be_bytes(), &a, &b, &counter.to_be_bytes()]));
        mac.finalize().into_bytes().into()
    };
    (0..).flat_map(block).filter(|&byte| byte < UNBIASED).map(|byte| byte % 6 + 1)
}

/// The dice of a throw: of an opening throw player A's and player B's die, in pairs, up to the first pair that is no tie;
/// of another the first `count`.
#[must_use]
pub fn dice(faces: impl Iterator<Item = u8>, opening: bool, count: usize) -> Vec<u8> {
    let mut found = Vec::new();
    for face in faces {
        found.push(face);
        let is_done = if opening {
            // Forty ties in a row are as likely as guessing a key.
            found.len() % 2 == 0 && (found[found.len() - 2] != face || found.len() >= 80)
        } else {
            found.len() >= count
        };
        if is_done {
            break;
        }
    }
    found
}
