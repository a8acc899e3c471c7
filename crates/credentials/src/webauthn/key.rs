//! Public keys in COSE, and what they verify.

use ring::signature::{
    self, RsaParameters, RsaPublicKeyComponents, UnparsedPublicKey, VerificationAlgorithm,
};

use super::cbor::Map;
use super::error::WebauthnError;

/// An algorithm of signatures, by COSE's registry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Algorithm {
    /// Ed25519, which COSE calls EdDSA.
    EdDsa,
    /// ECDSA on P-256 with SHA-256.
    Es256,
    /// ECDSA on P-384 with SHA-384.
    Es384,
    /// RSA (PKCS #1, version 1.5) with SHA-256: what Windows Hello signs with where the machine's chip is old.
    Rs256,
    /// RSA (PKCS #1, version 1.5) with SHA-384.
    Rs384,
}

impl Algorithm {
    /// All of them, the most wanted first.
    pub const ALL: [Self; 5] = [Self::EdDsa, Self::Es256, Self::Es384, Self::Rs256, Self::Rs384];

    /// Returns the number in COSE's registry.
    #[must_use]
    pub const fn number(self) -> i32 {
        match self {
            Self::EdDsa => -8,
            Self::Es256 => -7,
            Self::Es384 => -35,
            Self::Rs256 => -257,
            Self::Rs384 => -258,
        }
    }

    fn read(number: i64) -> Result<Self, WebauthnError> {
        let known = Self::ALL.into_iter().find(|one| i64::from(one.number()) == number);
        known.ok_or(WebauthnError::Algorithm(number))
    }
}

/// COSE's labels of fields: kind of key and algorithm are common to all, the negative ones depend on the kind.
const KIND: i64 = 1;
const ALGORITHM: i64 = 3;
const CURVE_OR_MODULUS: i64 = -1;
const X_OR_EXPONENT: i64 = -2;
const Y: i64 = -3;

/// Bits of the moduli that are taken: NIST refuses shorter ones, and longer ones only cost time.
const MODULUS: std::ops::RangeInclusive<usize> = 2048..=8192;

/// Largest exponent of RSA, in bytes.
const EXPONENT: usize = 4;

/// A public key that checks signatures of one algorithm.
#[derive(Debug)]
pub struct PublicKey {
    algorithm: Algorithm,
    numbers: Numbers,
}

#[derive(Debug)]
enum Numbers {
    /// A point: for Ed25519 compressed, for the others with both coordinates.
    Point(&'static dyn VerificationAlgorithm, Vec<u8>),
    /// Modulus and exponent, without leading zeros.
    Rsa(&'static RsaParameters, RsaPublicKeyComponents<Vec<u8>>),
}

const WHAT: &str = "the key";

fn malformed() -> WebauthnError {
    WebauthnError::Malformed(WHAT)
}

impl PublicKey {
    /// Reads a key in COSE.
    ///
    /// # Errors
    /// When it is none, or of an algorithm that is not offered.
    pub fn read(bytes: &[u8]) -> Result<Self, WebauthnError> {
        let (map, rest) = Map::read(WHAT, bytes)?;
        if !rest.is_empty() {
            return Err(malformed());
        }
        let algorithm = Algorithm::read(map.integer(ALGORITHM).ok_or_else(malformed)?)?;
        let numbers = match algorithm {
            Algorithm::EdDsa => Numbers::Point(&signature::ED25519, edwards_point(&map)?),
            Algorithm::Es256 => Numbers::Point(&signature::ECDSA_P256_SHA256_ASN1, point(&map, 1, 32)?),
            Algorithm::Es384 => Numbers::Point(&signature::ECDSA_P384_SHA384_ASN1, point(&map, 2, 48)?),
            Algorithm::Rs256 => Numbers::Rsa(&signature::RSA_PKCS1_2048_8192_SHA256, rsa(&map)?),
            Algorithm::Rs384 => Numbers::Rsa(&signature::RSA_PKCS1_2048_8192_SHA384, rsa(&map)?),
        };
        Ok(Self { algorithm, numbers })
    }

    /// Returns the key's algorithm.
    #[must_use]
    pub const fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    /// Checks a signature: of ECDSA in DER, of the others as bytes.
    ///
    /// # Errors
    /// When it does not hold, or the key is no point of its curve.
    pub fn verify(&self, message: &[u8], signature: &[u8]) -> Result<(), WebauthnError> {
        let holds = match &self.numbers {
            Numbers::Point(rules, point) => UnparsedPublicKey::new(*rules, point).verify(message, signature),
            Numbers::Rsa(rules, numbers) => numbers.verify(rules, message, signature),
        };
        holds.map_err(|_| WebauthnError::Signature)
    }
}

fn expect(map: &Map, label: i64, value: i64) -> Result<(), WebauthnError> {
    if map.integer(label) == Some(value) { Ok(()) } else { Err(malformed()) }
}

fn coordinate(map: &Map, label: i64, size: usize) -> Result<&[u8], WebauthnError> {
    map.bytes(label).filter(|bytes| bytes.len() == size).ok_or_else(malformed)
}

/// The point of a key of Ed25519: kind 1, curve 6.
fn edwards_point(map: &Map) -> Result<Vec<u8>, WebauthnError> {
    expect(map, KIND, 1)?;
    expect(map, CURVE_OR_MODULUS, 6)?;
    Ok(coordinate(map, X_OR_EXPONENT, 32)?.to_vec())
}

/// The point of a key of kind 2, as SEC 1 writes it without compression.
fn point(map: &Map, curve: i64, size: usize) -> Result<Vec<u8>, WebauthnError> {
    expect(map, KIND, 2)?;
    expect(map, CURVE_OR_MODULUS, curve)?;
    Ok([&[4], coordinate(map, X_OR_EXPONENT, size)?, coordinate(map, Y, size)?].concat())
}

/// Modulus and exponent of a key of kind 3.
fn rsa(map: &Map) -> Result<RsaPublicKeyComponents<Vec<u8>>, WebauthnError> {
    expect(map, KIND, 3)?;
    let number = |label| {
        let bytes = map.bytes(label).ok_or_else(malformed)?;
        let zeros = bytes.iter().take_while(|byte| **byte == 0).count();
        Ok(bytes[zeros..].to_vec())
    };
    let (n, e) = (number(CURVE_OR_MODULUS)?, number(X_OR_EXPONENT)?);
    let bits = n.len() * 8 - n.first().map_or(0, |first| first.leading_zeros() as usize);
    if !MODULUS.contains(&bits) || e.is_empty() || e.len() > EXPONENT {
        return Err(malformed());
    }
    Ok(RsaPublicKeyComponents { n, e })
}
