//! Data from the device: authenticator data, and the attestation object around that of a new key.

use super::cbor::{Map, integer};
use super::error::WebauthnError;
use super::key::PublicKey;

/// Somebody touched the device.
pub(super) const PRESENT: u8 = 0x01;
/// The device verified who it was.
pub(super) const VERIFIED: u8 = 0x04;
/// The key may be copied to other devices.
pub(super) const MAY_BE_BACKED_UP: u8 = 0x08;
/// The key has been.
pub(super) const BACKED_UP: u8 = 0x10;
/// A new key follows.
const HAS_KEY: u8 = 0x40;
/// Extensions follow the key, or the head.
const HAS_EXTENSIONS: u8 = 0x80;

/// Bytes of the hash of the host, the flags and the counter.
const HEAD: usize = 32 + 1 + 4;
/// Bytes of the device's model, which is ignored.
const MODEL: usize = 16;

/// A key that has just been made.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct AttestedKey<'a> {
    pub(super) credential_id: &'a [u8],
    /// The public key, as COSE has it.
    pub(super) public_key: &'a [u8],
}

/// The data that a device signs together with the hash of the client data.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct AuthenticatorData<'a> {
    pub(super) host_hash: &'a [u8],
    flags: u8,
    pub(super) counter: u32,
    pub(super) key: Option<AttestedKey<'a>>,
}

const WHAT: &str = "the authenticator data";

/// The first `count` bytes and the rest.
fn split(bytes: &[u8], count: usize) -> Result<(&[u8], &[u8]), WebauthnError> {
    bytes.split_at_checked(count).ok_or(WebauthnError::Malformed(WHAT))
}

fn array<const N: usize>(bytes: &[u8]) -> Result<([u8; N], &[u8]), WebauthnError> {
    let (head, rest) = bytes.split_first_chunk().ok_or(WebauthnError::Malformed(WHAT))?;
    Ok((*head, rest))
}

impl<'a> AuthenticatorData<'a> {
    /// Whether a flag is set.
    pub(super) fn is(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    /// Reads what every ceremony has, whatever follows it.
    pub(super) fn read_head(bytes: &'a [u8]) -> Result<Self, WebauthnError> {
        let (host_hash, rest) = split(bytes, 32)?;
        let ([flags], rest) = array(rest)?;
        let (counter, _) = array(rest)?;
        Ok(Self { host_hash, flags, counter: u32::from_be_bytes(counter), key: None })
    }

    /// Reads everything to the last byte.
    pub(super) fn read(bytes: &'a [u8]) -> Result<Self, WebauthnError> {
        let mut data = Self::read_head(bytes)?;
        let (_, mut rest) = split(bytes, HEAD)?;
        if data.is(HAS_KEY) {
            let (_, after) = split(rest, MODEL)?;
            let (length, after) = array(after)?;
            let (credential_id, after) = split(after, usize::from(u16::from_be_bytes(length)))?;
            let (_, after_key) = Map::read("the new key", after)?;
            let (public_key, after) = split(after, after.len() - after_key.len())?;
            data.key = Some(AttestedKey { credential_id, public_key });
            rest = after;
        }
        if data.is(HAS_EXTENSIONS) {
            (_, rest) = Map::read("the extensions", rest)?;
        }
        if !rest.is_empty() {
            return Err(WebauthnError::Malformed(WHAT));
        }
        Ok(data)
    }
}

/// The device's report of itself.
pub(super) enum Statement {
    /// The device says nothing of itself.
    None,
    /// The new key signs for itself.
    Own { algorithm: i64, signature: Vec<u8> },
    /// Somebody vouches for the device. Nobody asked for that, so it is ignored.
    Vouched,
}

impl Statement {
    fn read(format: &str, mut fields: Map) -> Result<Self, WebauthnError> {
        let malformed = || WebauthnError::Malformed("the attestation statement");
        match format {
            "none" if fields.is_empty() => Ok(Self::None),
            "none" => Err(malformed()),
            "packed" if fields.take("x5c").is_none() => {
                let algorithm = fields.take("alg").as_ref().and_then(integer).ok_or_else(malformed)?;
                let signature = fields.take("sig").and_then(|value| value.into_bytes().ok());
                Ok(Self::Own { algorithm, signature: signature.ok_or_else(malformed)? })
            }
            _ => Ok(Self::Vouched),
        }
    }

    /// Checks a signature by the key itself.
    pub(super) fn check(&self, key: &PublicKey, signed: &[u8]) -> Result<(), WebauthnError> {
        match self {
            Self::None | Self::Vouched => Ok(()),
            Self::Own { algorithm, signature } if *algorithm == i64::from(key.algorithm().number()) => {
                key.verify(signed, signature)
            }
            Self::Own { algorithm, .. } => Err(WebauthnError::Algorithm(*algorithm)),
        }
    }
}

/// The object that a browser hands over when a key is made.
pub(super) struct Attestation {
    /// Authenticator data: host, flags, counter and the new key.
    pub(super) data: Vec<u8>,
    /// What stands beside it.
    pub(super) statement: Statement,
}

impl Attestation {
    /// Reads an attestation object to its last byte.
    pub(super) fn read(bytes: &[u8]) -> Result<Self, WebauthnError> {
        const OBJECT: &str = "the attestation object";
        let malformed = || WebauthnError::Malformed(OBJECT);
        let (mut map, rest) = Map::read(OBJECT, bytes)?;
        let format = map.take("fmt").and_then(|value| value.into_text().ok()).ok_or_else(malformed)?;
        let data = map.take("authData").and_then(|value| value.into_bytes().ok()).ok_or_else(malformed)?;
        let statement = Map::of(OBJECT, map.take("attStmt").ok_or_else(malformed)?)?;
        if !rest.is_empty() {
            return Err(malformed());
        }
        Ok(Self { data, statement: Statement::read(&format, statement)? })
    }
}
