//! Byte strings of fixed length, their text in exports, and how fields become bytes.

use std::fmt;
use std::str::FromStr;

use pasch_messages::Describe;
use serde::{Deserialize, Serialize};

/// Why a text does not hold the bytes that it should.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[describe("text-error")]
pub struct TextError {
    /// How many bytes it should be.
    pub expected: usize,
}

macro_rules! bytes {
    ($(#[$doc:meta])* $name:ident, $length:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub [u8; $length]);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&to_base64(&self.0))
            }
        }

        impl FromStr for $name {
            type Err = TextError;

            fn from_str(text: &str) -> Result<Self, TextError> {
                let error = TextError { expected: $length };
                Ok(Self(from_base64(text).ok_or(error)?.try_into().map_err(|_| error)?))
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

bytes!(
    /// An output of SHA-256: the identity of a match, a head of its transcript.
    Hash,
    32
);
bytes!(
    /// One link of a chain, or its commitment.
    Link,
    32
);
bytes!(
    /// 32 secret bytes: a dice key, or the seed of a chain.
    Secret,
    32
);
bytes!(
    /// A public key of Ed25519.
    Key,
    32
);
bytes!(
    /// A signature of Ed25519.
    Signature,
    64
);
bytes!(
    /// 16 random bytes that tell one epoch of a match from another.
    Epoch,
    16
);
bytes!(
    /// 16 random bytes from which, with the dice key, the seed of one chain is drawn.
    Salt,
    16
);

macro_rules! shown {
    ($($name:ident),*) => {$(
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($name))
            }
        }
    )*};
}

shown!(Hash, Link, Key, Signature, Epoch, Salt);

impl fmt::Debug for Secret {
    /// Leaves the bytes out, so that no secret gets into a log by accident.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Each field as its length in two bytes, the higher first, and its bytes.
///
/// Callers keep every field below 65,536 bytes ([`fits`]); a longer one would lose bytes of its length.
#[must_use]
pub fn encode(fields: &[&[u8]]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(fields.iter().map(|field| field.len() + 2).sum());
    for field in fields {
        bytes.extend_from_slice(&(field.len() as u16).to_be_bytes());
        bytes.extend_from_slice(field);
    }
    bytes
}

/// Whether a text can be a field of [`encode`].
#[must_use]
pub fn fits(text: &str) -> bool {
    u16::try_from(text.len()).is_ok()
}

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes as base64url (RFC 4648, section 5) without padding.
#[must_use]
pub fn to_base64(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let block =
            chunk.iter().fold(0_u32, |block, &byte| block << 8 | u32::from(byte)) << (8 * (3 - chunk.len()));
        for i in 0..=chunk.len() {
            text.push(char::from(ALPHABET[(block >> (18 - 6 * i) & 63) as usize]));
        }
    }
    text
}

/// The bytes of a text in base64url; `None` for another alphabet, padding, or bits that belong to no byte, so that each byte
/// string has one text only.
#[must_use]
pub fn from_base64(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    let (mut pending, mut bits) = (0_u32, 0_u32);
    for letter in text.bytes() {
        let value = ALPHABET.iter().position(|&known| known == letter)? as u32;
        pending = pending << 6 | value;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((pending >> bits) as u8);
            pending &= (1 << bits) - 1;
        }
    }
    (bits < 6 && pending == 0).then_some(bytes)
}
