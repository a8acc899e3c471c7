//! Accounts and their sessions.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

/// The caller, a guest made on the first call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Me {
    /// Identifier of this user.
    pub id: String,
    /// Name shown to others.
    pub name: String,
    /// `player` or `moderator`; `null` for a guest.
    pub role: Option<String>,
    /// How the user likes the board, as it was kept last; `null` when nothing was.
    #[ts(type = "Record<string, unknown> | null")]
    pub settings: Option<Map<String, Value>>,
}

/// A name and a password: to make an account or to log in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password, 8 to 128 characters.
    pub password: String,
}

/// A new password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PasswordChange {
    /// The password until now.
    pub old: String,
    /// The new one.
    pub new: String,
}

/// The caller's account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct AccountView {
    /// Name shown to others.
    pub name: String,
    /// `player` or `moderator`.
    pub role: String,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// Where the account is logged in, the last used first.
    pub sessions: Vec<SessionView>,
}

/// One place at which an account is logged in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SessionView {
    /// Identifier, to end it with.
    pub id: String,
    /// What the browser called itself.
    pub agent: String,
    /// It is the session that asks.
    pub here: bool,
    /// When it began, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was last used, to the hour, in milliseconds since 1970.
    pub seen_at: i64,
}
