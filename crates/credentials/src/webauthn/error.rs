//! Why an answer of a device is refused.

use pasch_messages::Describe;

/// Why an answer is refused. The text is for the log: people are told that the passkey was not accepted, and nothing else.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("webauthn-error")]
pub enum WebauthnError {
    /// A field is not base64url without padding.
    NotBase64(#[describe(name = "value")] &'static str),
    /// The client data cannot be read.
    ClientData(
        #[describe(name = "value", text)]
        #[source]
        serde_json::Error,
    ),
    /// The answer belongs to the other ceremony.
    WrongCeremony(#[describe(name = "value", escaped)] String),
    /// The answer is to another challenge.
    WrongChallenge,
    /// The page that asked has another origin.
    WrongOrigin(#[describe(name = "value", escaped)] String),
    /// The page that asked stands in another site's page.
    Embedded,
    /// A part is not CBOR.
    NotCbor(#[describe(name = "value")] &'static str),
    /// A part has fields that are missing, doubled or of another type.
    Malformed(#[describe(name = "value")] &'static str),
    /// The device signed for another host.
    WrongHost,
    /// Nobody touched the device.
    NotPresent,
    /// The device did not verify who uses it.
    NotVerified,
    /// A backup that is not possible is said to exist.
    WrongFlags,
    /// The identifier beside the signed data is another one, or too long.
    WrongId,
    /// The key's algorithm is none of those that were asked for.
    Algorithm(#[describe(name = "value")] i64),
    /// The signature does not hold.
    Signature,
    /// The counter did not go forward: the key was copied.
    Counter,
    /// The passkey is unknown, of another account or of another host, or was not asked for.
    NotAskedFor,
}
