//! How people are told of their turns when they are not looking.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::PasskeyProof;

/// Whether a browser is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct NoticesView {
    /// The server's public key, with which browsers subscribe at their push service, base64url.
    pub push_key: String,
    /// The address at its push service by which the browser that asks is told; null when it is not.
    pub endpoint: Option<String>,
    /// Until when the caller is told that somebody has come to the lobby, in milliseconds since 1970; null when they are not.
    pub lookout: Option<i64>,
    /// How the caller's account is told by mail; null for guests, and on a server that sends none.
    pub mail: Option<MailView>,
}

/// The caller is told that somebody has come to the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct LookoutView {
    /// Until when, in milliseconds since 1970. It ends before that when they sit down at a table.
    pub until: i64,
}

/// How often an account is mailed at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum MailPace {
    /// No mail about matches at all.
    Never,
    /// As soon as something waits, at most once an hour.
    Hourly,
    /// At most once a day.
    Daily,
}

/// How an account is told by mail of correspondence matches that wait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct MailView {
    /// The address that was confirmed; null: none is, and no such mail goes out.
    pub address: Option<String>,
    /// An address that is still to be confirmed, by the link that was sent to it.
    pub asked: Option<String>,
    /// Which of the two will not take mail, by its server's word; null: neither.
    pub refused: Option<String>,
    /// How often mail may come at most.
    pub pace: MailPace,
}

/// An address to be mailed at.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MailWish {
    /// The address, which has to be confirmed.
    pub address: String,
    /// The account's password: by the address it can be replaced. Not asked for again for an address that waits to be confirmed.
    #[serde(default)]
    pub password: Option<String>,
    /// A passkey in its place, asked for by `POST /account/proof`.
    #[serde(default)]
    pub passkey: Option<PasskeyProof>,
    /// A code of the authenticator app, or a recovery code, beside the password where the account asks for one.
    #[serde(default)]
    pub code: Option<String>,
}

/// How often to be mailed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MailPaceWish {
    /// How often at most.
    pub pace: MailPace,
}

/// What a link in a mail carries.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MailToken {
    /// The token in it.
    pub token: String,
}

/// A browser's subscription at its push service.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PushWish {
    /// Its address, https, at most 1000 bytes.
    pub endpoint: String,
    /// Its public key, a point of P-256, uncompressed, base64url.
    pub p256dh: String,
    /// The secret that it shares with this server, 16 bytes, base64url.
    pub auth: String,
}
