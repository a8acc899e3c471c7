//! Signatures: Ed25519 (RFC 8032) under one rule that all checkers share.

use ed25519_dalek::{Signer as _, SigningKey, VerifyingKey};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use super::bytes::{Key, Salt, Secret, Signature, encode};
use crate::context::Party;

/// 2^255 − 19, the lowest byte first, as keys are written.
const PRIME: [u8; 32] = {
    let mut bytes = [0xff; 32];
    bytes[0] = 0xed;
    bytes[31] = 0x7f;
    bytes
};

/// Whether a signature is right.
///
/// One rule, because libraries differ on crafted signatures: S lies below the order of the group, the key and R are
/// canonical and none of the eight points of small order, and `S·B − k·A` is R, byte for byte, without the cofactor.
#[must_use]
pub fn verify(key: &Key, message: &[u8], signature: &Signature) -> bool {
    // The library reads keys with a y of 2^255 − 19 and above, too.
    is_canonical(&key.0)
        && VerifyingKey::from_bytes(&key.0).is_ok_and(|key| {
            key.verify_strict(message, &ed25519_dalek::Signature::from_bytes(&signature.0)).is_ok()
        })
}

fn is_canonical(key: &[u8; 32]) -> bool {
    let mut y = *key;
    y[31] &= 0x7f;
    y.iter().rev().lt(PRIME.iter().rev())
}

/// A key that signs.
#[derive(Clone)]
pub struct Signer(SigningKey);

impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Signer({})", self.key())
    }
}

impl Signer {
    /// The signer with this seed of RFC 8032.
    #[must_use]
    pub fn new(seed: &Secret) -> Self {
        Self(SigningKey::from_bytes(&seed.0))
    }

    /// The public key, which checks its signatures.
    #[must_use]
    pub fn key(&self) -> Key {
        Key(self.0.verifying_key().to_bytes())
    }

    /// Signs a message. The same message always gets the same signature.
    #[must_use]
    pub fn sign(&self, message: &[u8]) -> Signature {
        Signature(self.0.sign(message).to_bytes())
    }
}

/// An account's dice key: never sent, the source of its signing key and of all its chains.
#[derive(Clone, Copy, Debug)]
pub struct DiceKey(pub Secret);

impl DiceKey {
    /// The signing key for one host.
    #[must_use]
    pub fn signer(&self, host: &str) -> Signer {
        Signer::new(&self.derive(&[b"sign", host.as_bytes()].concat()))
    }

    /// The seed of one chain.
    #[must_use]
    pub fn seed(&self, m: &super::bytes::Hash, party: Party, from: u32, salt: &Salt) -> Secret {
        self.derive(&encode(&[b"seed", &m.0, party.letter(), &from.to_be_bytes(), &salt.0]))
    }

    fn derive(&self, text: &[u8]) -> Secret {
        // A block of SHA-256 has 64 bytes; shorter keys are filled up with zeros (RFC 2104).
        let mut key = [0; 64];
        key[..32].copy_from_slice(&self.0.0);
        let mut mac = <Hmac<Sha256>>::new(&key.into());
        mac.update(text);
        Secret(mac.finalize().into_bytes().into())
    }
}
