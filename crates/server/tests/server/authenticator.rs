//! A device that makes passkeys, in software: P-256 or Ed25519, keys that it finds by itself, a counter, and whatever it is
//! told to get wrong.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ciborium::Value as Cbor;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use ring::signature::{Ed25519KeyPair, KeyPair as _};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

const PRESENT: u8 = 0x01;
const VERIFIED: u8 = 0x04;
const HAS_KEY: u8 = 0x40;

enum Secret {
    P256(SigningKey),
    Ed25519(Ed25519KeyPair),
}

impl Secret {
    /// COSE's number of the algorithm.
    const fn algorithm(&self) -> i64 {
        match self {
            Self::P256(_) => -7,
            Self::Ed25519(_) => -8,
        }
    }

    /// The public key in COSE.
    fn public(&self) -> Cbor {
        let number = |number: i64| Cbor::Integer(number.into());
        let mut fields = vec![(number(3), number(self.algorithm()))];
        match self {
            Self::P256(secret) => {
                let point = secret.verifying_key().to_sec1_point(false);
                fields.insert(0, (number(1), number(2)));
                fields.extend([
                    (number(-1), number(1)),
                    (number(-2), Cbor::Bytes(point.x().unwrap().to_vec())),
                    (number(-3), Cbor::Bytes(point.y().unwrap().to_vec())),
                ]);
            }
            Self::Ed25519(secret) => {
                fields.insert(0, (number(1), number(1)));
                let point = secret.public_key().as_ref().to_vec();
                fields.extend([(number(-1), number(6)), (number(-2), Cbor::Bytes(point))]);
            }
        }
        Cbor::Map(fields)
    }

    fn sign(&self, message: &[u8]) -> Vec<u8> {
        match self {
            Self::P256(secret) => {
                let signature: Signature = secret.sign(message);
                signature.to_der().as_bytes().to_vec()
            }
            Self::Ed25519(secret) => secret.sign(message).as_ref().to_vec(),
        }
    }
}

struct Key {
    secret: Secret,
    id: Vec<u8>,
    host: String,
    handle: String,
}

/// A device with its keys.
pub struct Device {
    seed: u8,
    keys: Vec<Key>,
    /// What the next signature counts; `None`: it does not count.
    pub counter: Option<u32>,
    /// Where its browser says that it is.
    pub origin: String,
    /// The host that it signs for in the place of the one it is asked for.
    pub host: Option<String>,
    /// Whether its page stands in a page of another site.
    pub embedded: bool,
    /// Whether somebody touches it.
    pub present: bool,
    /// Whether it asks for a finger.
    pub verifies: bool,
    /// Whether its next key is of Ed25519, the second choice of browsers.
    pub edwards: bool,
    /// Whether it says whose a key is.
    pub tells_owner: bool,
}

impl Device {
    /// A device whose browser is at an origin; its keys follow from the seed.
    pub fn new(origin: &str, seed: u8) -> Self {
        Self {
            seed,
            keys: Vec::new(),
            counter: Some(1),
            origin: origin.to_owned(),
            host: None,
            embedded: false,
            present: true,
            verifies: true,
            edwards: false,
            tells_owner: true,
        }
    }

    fn client_data(&self, kind: &str, options: &Value) -> String {
        json!({ "type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": self.embedded })
            .to_string()
    }

    fn head(&mut self, asked: &str, more: u8) -> Vec<u8> {
        let host = self.host.as_deref().unwrap_or(asked);
        let mut data = Sha256::digest(host.as_bytes()).to_vec();
        let seen = if self.present { PRESENT } else { 0 } | if self.verifies { VERIFIED } else { 0 };
        data.push(more | seen);
        data.extend(self.counter.unwrap_or(0).to_be_bytes());
        self.counter = self.counter.map(|counter| counter + 1);
        data
    }

    /// Makes a key as `navigator.credentials.create` would: what the page sends to the server.
    pub fn make(&mut self, options: &Value, name: &str) -> Value {
        assert_eq!(options["authenticatorSelection"]["residentKey"], "required");
        assert_eq!(options["authenticatorSelection"]["userVerification"], "required");
        let has = |id: &Value| self.keys.iter().any(|key| BASE64.encode(&key.id) == *id);
        let excluded = options["excludeCredentials"].as_array().unwrap();
        assert!(!excluded.iter().any(|one| has(&one["id"])), "the device has a key for this account");
        let number = self.keys.len() as u8 + 1;
        let seed = [self.seed.wrapping_mul(16) + number; 32];
        let secret = match self.edwards {
            true => Secret::Ed25519(Ed25519KeyPair::from_seed_unchecked(&seed).unwrap()),
            false => Secret::P256(SigningKey::from_slice(&seed).unwrap()),
        };
        let offered = options["pubKeyCredParams"].as_array().unwrap();
        assert!(offered.iter().any(|one| one["alg"] == secret.algorithm() && one["type"] == "public-key"));
        let host = options["rp"]["id"].as_str().unwrap().to_owned();
        let handle = options["user"]["id"].as_str().unwrap().to_owned();
        let id = Sha256::digest([self.seed, number]).to_vec();
        let mut data = self.head(&host, HAS_KEY);
        data.extend([0; 16]);
        data.extend((id.len() as u16).to_be_bytes());
        data.extend(&id);
        ciborium::into_writer(&secret.public(), &mut data).unwrap();
        let text = |text: &str| Cbor::Text(text.to_owned());
        let attestation = Cbor::Map(vec![
            (text("fmt"), text("none")),
            (text("attStmt"), Cbor::Map(Vec::new())),
            (text("authData"), Cbor::Bytes(data)),
        ]);
        let mut bytes = Vec::new();
        ciborium::into_writer(&attestation, &mut bytes).unwrap();
        let made = json!({
            "name": name,
            "id": BASE64.encode(&id),
            "clientData": BASE64.encode(self.client_data("webauthn.create", options)),
            "attestation": BASE64.encode(bytes),
            "transports": ["internal"],
        });
        self.keys.push(Key { secret, id, host, handle });
        made
    }

    /// Signs as `navigator.credentials.get` would, with the newest key that fits: what the page sends to the server.
    pub fn prove(&mut self, options: &Value) -> Value {
        assert_eq!(options["userVerification"], "required");
        let host = options["rpId"].as_str().unwrap().to_owned();
        let allowed = options["allowCredentials"].as_array().unwrap();
        let fits = |key: &Key| {
            key.host == host
                && (allowed.is_empty() || allowed.iter().any(|one| one["id"] == BASE64.encode(&key.id)))
        };
        let place = self.keys.iter().rposition(fits).expect("a key that fits");
        self.sign(options, place)
    }

    /// Signs with one of its keys, asked for or not.
    pub fn sign(&mut self, options: &Value, place: usize) -> Value {
        let client_data = self.client_data("webauthn.get", options);
        let data = self.head(options["rpId"].as_str().unwrap(), 0);
        let mut signed = data.clone();
        signed.extend(Sha256::digest(client_data.as_bytes()));
        let key = &self.keys[place];
        let mut proof = json!({
            "id": BASE64.encode(&key.id),
            "clientData": BASE64.encode(client_data),
            "authenticatorData": BASE64.encode(data),
            "signature": BASE64.encode(key.secret.sign(&signed)),
        });
        if self.tells_owner {
            proof["userHandle"] = json!(key.handle);
        }
        proof
    }
}
