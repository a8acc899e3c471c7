//! How people are told of their turns when they are not looking.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Whether a browser is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct NoticesView {
    /// The server's public key, with which browsers subscribe at their push service, base64url.
    pub push_key: String,
    /// The address at its push service by which the browser that asks is told; null when it is not.
    pub endpoint: Option<String>,
}

/// A browser's subscription at its push service.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PushWish {
    /// Its address, https, at most 1000 bytes.
    pub endpoint: String,
    /// Its public key, a point of P-256, uncompressed, base64url.
    pub p256dh: String,
    /// The secret that it shares with this server, 16 bytes, base64url.
    pub auth: String,
}
