//! Passkeys, and how an account shows again that it is its owner who asks.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What a browser is asked for: `navigator.credentials.create` or `get` takes it as `publicKey`, once the bytes in it are
/// read. They are base64url without padding here, as in WebAuthn's own JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PasskeyWanted {
    /// The options with a challenge that is good once, for five minutes, and for this session.
    pub public_key: Map<String, Value>,
}

/// A passkey that was just made. Bytes are base64url without padding.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PasskeyMade {
    /// What its owner calls it, 1 to 40 characters.
    pub name: String,
    /// Under which its device knows it: `rawId`.
    pub id: String,
    /// What was answered: `clientDataJSON`.
    pub client_data: String,
    /// What the device says of the key: `attestationObject`.
    pub attestation: String,
    /// How the browser reaches the device: `getTransports()`.
    #[serde(default)]
    pub transports: Vec<String>,
}

/// A proof by a passkey. Bytes are base64url without padding.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PasskeyProof {
    /// Which passkey it is: `rawId`.
    pub id: String,
    /// What was answered: `clientDataJSON`.
    pub client_data: String,
    /// What the device says: `authenticatorData`.
    pub authenticator_data: String,
    /// The device's signature: `signature`.
    pub signature: String,
    /// Whose the device says it is: `userHandle`.
    #[serde(default)]
    pub user_handle: Option<String>,
}

/// That it is the account's owner who asks: the password, or a passkey asked for by `POST /account/proof`.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Proof {
    /// The account's password; left out with a passkey.
    #[serde(default)]
    pub password: Option<String>,
    /// A passkey in its place.
    #[serde(default)]
    pub passkey: Option<PasskeyProof>,
    /// A code of the authenticator app, or a recovery code, beside the password where the account asks for one.
    #[serde(default)]
    pub code: Option<String>,
}

/// What a passkey is to be called.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PasskeyName {
    /// 1 to 40 characters.
    pub name: String,
}

/// The name of an account that is to be made with a passkey.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AccountName {
    /// The name that others see.
    pub name: String,
}

/// A passkey in its owner's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PasskeyView {
    /// Identifier, to rename or remove it with.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// The address it was made for, where that is another one: here it opens nothing. `null` for this one.
    pub elsewhere: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was last used, in milliseconds since 1970; `null` while it was not.
    pub used_at: Option<i64>,
}
