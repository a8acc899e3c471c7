//! Why an answer of a device is refused.

/// Why an answer is refused. The text is for the log: people are told that the passkey was not accepted, and nothing else.
#[derive(Debug, thiserror::Error)]
pub enum WebauthnError {
    /// A field is not base64url without padding.
    #[error("{0} is not base64url")]
    NotBase64(&'static str),
    /// The client data cannot be read.
    #[error("the client data is not what the specification says: {0}")]
    ClientData(#[source] serde_json::Error),
    /// The answer belongs to the other ceremony.
    #[error("the answer belongs to another ceremony: {0:?}")]
    WrongCeremony(String),
    /// The answer is to another challenge.
    #[error("the answer is to another challenge")]
    WrongChallenge,
    /// The page that asked has another origin.
    #[error("the page has the origin {0:?}")]
    WrongOrigin(String),
    /// The page that asked stands in another site's page.
    #[error("the page is embedded in a page of another site")]
    Embedded,
    /// A part is not CBOR.
    #[error("{0} is not CBOR that can be read")]
    NotCbor(&'static str),
    /// A part has fields that are missing, doubled or of another type.
    #[error("{0} is malformed")]
    Malformed(&'static str),
    /// The device signed for another host.
    #[error("the device signed for another host")]
    WrongHost,
    /// Nobody touched the device.
    #[error("nobody was present")]
    NotPresent,
    /// The device did not verify who uses it.
    #[error("the device did not verify its user")]
    NotVerified,
    /// A backup that is not possible is said to exist.
    #[error("the flags contradict each other")]
    WrongFlags,
    /// The identifier beside the signed data is another one, or too long.
    #[error("the identifier of the key is another one")]
    WrongId,
    /// The key's algorithm is none of those that were asked for.
    #[error("no algorithm that was asked for: {0}")]
    Algorithm(i64),
    /// The signature does not hold.
    #[error("the signature does not hold")]
    Signature,
    /// The counter did not go forward: the key was copied.
    #[error("the counter did not go forward")]
    Counter,
    /// The passkey is unknown, of another account or of another host, or was not asked for.
    #[error("this passkey was not asked for")]
    NotAskedFor,
}
