//! Client data: what the browser says of the page that asked. The device signs its hash.

use serde::Deserialize;

use super::{Expected, WebauthnError, decode};

/// The kind of a ceremony.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Create,
    Get,
}

impl Kind {
    const fn name(self) -> &'static str {
        match self {
            Self::Create => "webauthn.create",
            Self::Get => "webauthn.get",
        }
    }
}

/// Fields that are unknown are ignored, as the specification wants; a known one that is there twice is an error.
#[derive(Deserialize)]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(default, rename = "crossOrigin")]
    cross_origin: bool,
    #[serde(default, rename = "topOrigin")]
    top_origin: Option<String>,
}

fn read(bytes: &[u8]) -> Result<ClientData, WebauthnError> {
    serde_json::from_slice(bytes).map_err(WebauthnError::ClientData)
}

/// Returns the challenge that the client data names, in base64url. Nothing is checked yet.
///
/// # Errors
/// When the client data cannot be read.
pub fn challenge(bytes: &[u8]) -> Result<String, WebauthnError> {
    Ok(read(bytes)?.challenge)
}

/// Checks kind, challenge and origin.
pub(super) fn check(expected: &Expected<'_>, kind: Kind, bytes: &[u8]) -> Result<(), WebauthnError> {
    let data = read(bytes)?;
    if data.kind != kind.name() {
        return Err(WebauthnError::WrongCeremony(data.kind));
    }
    if decode("the challenge", &data.challenge)? != expected.challenge {
        return Err(WebauthnError::WrongChallenge);
    }
    if data.origin != expected.origin {
        return Err(WebauthnError::WrongOrigin(data.origin));
    }
    if data.cross_origin || data.top_origin.is_some() {
        return Err(WebauthnError::Embedded);
    }
    Ok(())
}
