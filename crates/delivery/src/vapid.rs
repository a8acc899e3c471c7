//! How push services know this server (RFC 8292): a token signed with a key of its own.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;

/// How long a token holds, in seconds; a day is the most that is allowed.
const LIFETIME_S: i64 = 12 * 3600;

/// The server's key, and whom a push service may write to about it.
pub struct Vapid {
    key: SigningKey,
    contact: Option<String>,
}

impl Vapid {
    /// From the secret as it is kept; `None` when it is no key. `contact` is an `https:` or `mailto:` address.
    #[must_use]
    pub fn new(secret: &[u8], contact: Option<String>) -> Option<Self> {
        Some(Self { key: SigningKey::from_slice(secret).ok()?, contact })
    }

    /// A new random secret that the server signs with.
    ///
    /// # Errors
    /// When the system gives no random numbers.
    pub fn fresh_secret() -> Result<[u8; 32], getrandom::Error> {
        loop {
            let mut secret = [0_u8; 32];
            getrandom::fill(&mut secret)?;
            // All but one in 2³² numbers are keys.
            if SigningKey::from_slice(&secret).is_ok() {
                return Ok(secret);
            }
        }
    }

    /// The public key as browsers are given it.
    #[must_use]
    pub fn public_key(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.key.verifying_key().to_sec1_bytes())
    }

    /// The `Authorization` of a request to an origin; `now` in milliseconds since 1970.
    #[must_use]
    pub fn authorization(&self, origin: &str, now: i64) -> String {
        let mut claims = json!({ "aud": origin, "exp": now / 1000 + LIFETIME_S });
        if let Some(contact) = &self.contact {
            claims["sub"] = json!(contact);
        }
        let head = URL_SAFE_NO_PAD.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", URL_SAFE_NO_PAD.encode(claims.to_string()));
        let signature: Signature = self.key.sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", URL_SAFE_NO_PAD.encode(signature.to_bytes()), self.public_key())
    }
}
