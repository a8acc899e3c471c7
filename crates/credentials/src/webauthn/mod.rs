//! WebAuthn, as far as passkeys need it: decides whether what a browser sends answers what it was asked (Web Authentication
//! Level 3, sections 7.1 and 7.2).
//!
//! Pure: there is no clock, no store and no generator in here. Every ceremony asks for user verification, none for an attestation.
//! What makes a device trustworthy is therefore never judged: only a statement that claims to be none, or to be
//! signed by the new key itself, is checked.

mod cbor;
mod client;
mod data;
mod error;
mod key;
#[cfg(test)]
mod tests;

use sha2::{Digest, Sha256};

pub use client::challenge;
pub use error::WebauthnError;
pub use key::{Algorithm, PublicKey};

use client::Kind;
use data::{Attestation, AuthenticatorData};

/// Longest identifier of a passkey, in bytes, as the specification has it.
const LONGEST_ID: usize = 1023;

/// What was asked for.
#[derive(Clone, Copy, Debug)]
pub struct Expected<'a> {
    /// The challenge, as bytes.
    pub challenge: &'a [u8],
    /// The origin of the page: `https://play.example.org`.
    pub origin: &'a str,
    /// The host that the passkey is for.
    pub host: &'a str,
}

/// A key that a device has made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewKey {
    /// Identifier under which the device knows the key.
    pub credential_id: Vec<u8>,
    /// The public key in COSE, as the device wrote it.
    pub public_key: Vec<u8>,
    /// Algorithm of the key.
    pub algorithm: Algorithm,
    /// How often the key has signed; 0 where the device does not count.
    pub counter: u32,
}

/// A key that was stored before.
#[derive(Clone, Copy, Debug)]
pub struct KnownKey<'a> {
    /// The public key in COSE.
    pub public_key: &'a [u8],
    /// COSE's number of its algorithm.
    pub algorithm: i32,
    /// Counter of the last proof.
    pub counter: u32,
}

/// Checks a registration: `credential_id`, `client_data` and `attestation` are `rawId`,
/// `clientDataJSON` and `attestationObject`, decoded.
///
/// # Errors
/// Names the first check that fails. [`WebauthnError::NotVerified`] comes last: everything else holds then.
pub fn registered(
    expected: &Expected<'_>,
    credential_id: &[u8],
    client_data: &[u8],
    attestation: &[u8],
) -> Result<NewKey, WebauthnError> {
    client::check(expected, Kind::Create, client_data)?;
    let attestation = Attestation::read(attestation)?;
    let data = AuthenticatorData::read(&attestation.data)?;
    let made = data.key.as_ref().ok_or(WebauthnError::Malformed("a new key"))?;
    check_head(expected, &data)?;
    if made.credential_id != credential_id || made.credential_id.len() > LONGEST_ID {
        return Err(WebauthnError::WrongId);
    }
    let key = PublicKey::read(made.public_key)?;
    attestation.statement.check(&key, &signed(&attestation.data, client_data))?;
    check_verified(&data)?;
    Ok(NewKey {
        credential_id: made.credential_id.to_vec(),
        public_key: made.public_key.to_vec(),
        algorithm: key.algorithm(),
        counter: data.counter,
    })
}

/// Checks a proof by a stored key and returns its new counter: `client_data`, `data` and `signature` are `clientDataJSON`,
/// `authenticatorData` and `signature`, decoded.
///
/// # Errors
/// Names the first check that fails. [`WebauthnError::NotVerified`] comes last: everything else holds then.
pub fn proved(
    expected: &Expected<'_>,
    known: &KnownKey<'_>,
    client_data: &[u8],
    data: &[u8],
    signature: &[u8],
) -> Result<u32, WebauthnError> {
    client::check(expected, Kind::Get, client_data)?;
    // Extensions were not asked for; what follows the head is signed and otherwise ignored.
    let head = AuthenticatorData::read_head(data)?;
    check_head(expected, &head)?;
    let key = PublicKey::read(known.public_key)?;
    if key.algorithm().number() != known.algorithm {
        return Err(WebauthnError::Malformed("the stored key"));
    }
    key.verify(&signed(data, client_data), signature)?;
    if (head.counter, known.counter) != (0, 0) && head.counter <= known.counter {
        return Err(WebauthnError::Counter);
    }
    check_verified(&head)?;
    Ok(head.counter)
}

/// Returns the bytes that a device signs.
fn signed(data: &[u8], client_data: &[u8]) -> Vec<u8> {
    let hash = Sha256::digest(client_data);
    [data, hash.as_slice()].concat()
}

fn check_head(expected: &Expected<'_>, data: &AuthenticatorData<'_>) -> Result<(), WebauthnError> {
    if data.host_hash != Sha256::digest(expected.host.as_bytes()).as_slice() {
        return Err(WebauthnError::WrongHost);
    }
    if !data.is(data::PRESENT) {
        return Err(WebauthnError::NotPresent);
    }
    if data.is(data::BACKED_UP) && !data.is(data::MAY_BE_BACKED_UP) {
        return Err(WebauthnError::WrongFlags);
    }
    Ok(())
}

fn check_verified(data: &AuthenticatorData<'_>) -> Result<(), WebauthnError> {
    if data.is(data::VERIFIED) { Ok(()) } else { Err(WebauthnError::NotVerified) }
}

/// Reads base64url without padding, as pages send bytes.
///
/// # Errors
/// When the text is something else.
pub fn decode(what: &'static str, text: &str) -> Result<Vec<u8>, WebauthnError> {
    use base64::Engine as _;
    base64::engine::general_purpose::URL_SAFE_NO_PAD.decode(text).map_err(|_| WebauthnError::NotBase64(what))
}

/// Writes bytes as base64url without padding.
#[must_use]
pub fn encode(bytes: &[u8]) -> String {
    use base64::Engine as _;
    base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(bytes)
}
