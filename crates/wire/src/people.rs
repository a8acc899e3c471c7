//! Accounts, their sessions, and what is known of players.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{AnalysisId, MatchId, PasskeyProof, PasskeyView, PersonView, PlayedMatch, RestraintView, UserId};

/// The caller, a guest made on the first call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Me {
    /// Identifier of this user.
    pub id: UserId,
    /// Name shown to others.
    pub name: String,
    /// `player` or `moderator`; `null` for a guest.
    pub role: Option<String>,
    /// Why the caller may sit down at no table; null if they may.
    pub suspended: Option<RestraintView>,
    /// How the user likes the board, as it was kept last; `null` when nothing was.
    pub settings: Option<Map<String, Value>>,
}

/// A name and a password, to make an account with.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Credentials {
    /// The name that others see.
    pub name: String,
    /// The password, 8 to 128 characters.
    pub password: String,
}

/// A name and a password, to log in with.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SignIn {
    /// The name of the account.
    pub name: String,
    /// The password of the account.
    pub password: String,
    /// A code of the authenticator app, or a recovery code in its place, where the account asks for one: without it the answer is 401 `code-wanted`.
    #[serde(default)]
    pub code: Option<String>,
}

/// Who has forgotten a password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ResetWish {
    /// The account's name, or the e-mail address that it has confirmed.
    pub who: String,
}

/// Whether there is a way back after a forgotten password.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResetView {
    /// The server sends mail.
    pub mail: bool,
}

/// A new password, by the link that was mailed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PasswordReset {
    /// The token in the link.
    pub token: String,
    /// The new password, 8 to 128 characters.
    pub password: String,
}

/// A new password, the first one or another.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PasswordChange {
    /// The password until now.
    #[serde(default)]
    pub old: Option<String>,
    /// A passkey in its place, asked for by `POST /account/proof`.
    #[serde(default)]
    pub passkey: Option<PasskeyProof>,
    /// A code of the authenticator app, or a recovery code, beside the password where the account asks for one.
    #[serde(default)]
    pub code: Option<String>,
    /// The new password, 8 to 128 characters.
    pub new: String,
}

/// The caller's account, as only they see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct AccountView {
    /// Name shown to others.
    pub name: String,
    /// The role: `player` or `moderator`.
    pub role: String,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// It has a password.
    pub password: bool,
    /// Its passkeys, the oldest first.
    pub passkeys: Vec<PasskeyView>,
    /// The codes that it asks for beside the password; null when it asks for none.
    pub second_factor: Option<SecondFactorView>,
    /// Failed attempts to sign in since its owner has seen them, from devices that it does not know; null when there were none.
    pub failures: Option<FailuresView>,
    /// Where the account is logged in, the last used first.
    pub sessions: Vec<SessionView>,
}

/// An account asks for codes beside the password.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SecondFactorView {
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// Recovery codes that are left.
    pub codes: u32,
}

/// A secret for an authenticator app. The account asks for codes once `POST /account/second-factor` has brought one.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SecondFactorOffer {
    /// The secret, base32, to be typed.
    pub secret: String,
    /// An `otpauth` address, to be opened on the device that has the app.
    pub address: String,
    /// The same as a QR code: the path of its dark squares, each one unit wide.
    pub picture: String,
    /// How many squares wide and high it is; readers want a margin of four.
    pub size: u32,
}

/// A code of an authenticator app.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SecondFactorCode {
    /// The six digits that the app shows.
    pub code: String,
}

/// Codes that are used once each in the place of the app's. They are told this once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecoveryCodes {
    /// The codes, each good for one use.
    pub codes: Vec<String>,
}

/// Failed attempts to sign in to an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct FailuresView {
    /// How many attempts failed.
    pub count: u32,
    /// The first of them, in milliseconds since 1970.
    pub first_at: i64,
    /// The last of them, in milliseconds since 1970.
    pub last_at: i64,
}

/// One place at which an account is logged in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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

/// Who is meant: an account by its name, or anybody by the identifier that tables and the lobby tell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PersonRequest {
    /// The name of an account.
    #[serde(default)]
    pub name: Option<String>,
    /// The identifier of a user.
    #[serde(default)]
    pub id: Option<UserId>,
}

/// A friend, as the list shows them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct FriendView {
    /// Identifier, for a challenge.
    pub id: UserId,
    /// The friend's present name.
    pub name: String,
    /// They are here: in the lobby, at a table or watching.
    pub online: bool,
}

/// The caller's friends, and the people they have blocked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct FriendsView {
    /// The friends, sorted by name.
    pub friends: Vec<FriendView>,
    /// Blocked people by name.
    pub blocked: Vec<PersonView>,
}

/// What a token is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum TokenScope {
    /// To sit down at tables, to play, to see one's matches.
    Play,
    /// To read what is its owner's: matches, exports, collection, analyses, statistics.
    Read,
    /// To let the engine work: analyses, imports, rollouts, evaluations.
    Analyse,
}

/// A token that an account wishes for one of its programs.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TokenWish {
    /// What its owner calls it, 1 to 40 characters.
    pub name: String,
    /// What it is good for; at least one.
    pub scopes: Vec<TokenScope>,
    /// How long it lives, 1 to 366 days.
    pub days: u32,
    /// The account's password; left out with a passkey.
    #[serde(default)]
    pub password: Option<String>,
    /// A passkey in its place, asked for by `POST /account/proof`.
    #[serde(default)]
    pub passkey: Option<PasskeyProof>,
    /// A code of the authenticator app, or a recovery code, beside the password where the account asks for one.
    #[serde(default)]
    pub code: Option<String>,
}

/// A token in its owner's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TokenView {
    /// Identifier, to revoke it with.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// What it is good for.
    pub scopes: Vec<TokenScope>,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was last used, to the hour, in milliseconds since 1970; `null` while it was not.
    pub seen_at: Option<i64>,
    /// When it runs out, in milliseconds since 1970.
    pub expires_at: i64,
}

/// The tokens of an account's programs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TokenList {
    /// The live ones, the newest first.
    pub tokens: Vec<TokenView>,
}

/// A token that was just made.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TokenMade {
    /// Its text, for `Authorization: Bearer …`. It is told this once.
    pub token: String,
    /// What the list says of it.
    pub view: TokenView,
}

/// Where a player stands in one list of ratings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct StandingView {
    /// The list: `hitting`, `pinning`, `running`, `entering` or `mixed`.
    pub pool: String,
    /// FIBS's rating, 1500 at first.
    pub fibs: f64,
    /// Points of all rated matches together, on which FIBS's rating rests.
    pub experience: u32,
    /// Glicko-2's rating, 1500 at first.
    pub glicko: f64,
    /// Standard deviation of Glicko-2's rating.
    pub deviation: f64,
    /// Rated matches so far in this list.
    pub matches: u32,
}

/// A reason as a word for programs with what belongs to it; pages say it in their own language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Reason {
    /// The word. Of a rated match: `left-early` (void: it ended before play `least`), `few-plays` (it ended before play
    /// `least`), `no-account`, `same-pair` (only `percent` of the change count).
    pub code: String,
    /// Numbers by name: `plays`, `least`, `percent`.
    pub args: BTreeMap<String, u32>,
}

/// A rating before and after a match.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RatingChange {
    /// FIBS's rating before the match.
    pub before: f64,
    /// FIBS's rating after the match.
    pub after: f64,
}

/// How a match of a rated table counted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct MatchRating {
    /// Why it does not count, or counts in part; null when it counts in full.
    pub why: Option<Reason>,
    /// Seat a's rating; null when it did not change.
    pub a: Option<RatingChange>,
    /// Seat b's rating; null when it did not change.
    pub b: Option<RatingChange>,
}

/// A match on a player's page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayerMatch {
    /// Identifier of the match.
    pub id: MatchId,
    /// When it ended, in milliseconds since 1970.
    pub ended_at: i64,
    /// The list of its kind.
    pub pool: String,
    /// Identifier of the first game's variant.
    pub variant: String,
    /// Points needed to win the match.
    pub length: u32,
    /// The name of the other player.
    pub opponent: String,
    /// The other player has no account (any more).
    pub opponent_left: bool,
    /// Points of the player and of the other.
    pub points: [u32; 2],
    /// The player won the match.
    pub won: bool,
    /// The player's FIBS rating after it; null for a friendly match, and for one that does not count.
    pub fibs: Option<f64>,
    /// Why a rated match does not count, or counts in part; null otherwise.
    pub why: Option<Reason>,
    /// The analysis, once it is done.
    pub analysis: Option<AnalysisId>,
    /// The player's performance rating; null while it is unknown or without decisions.
    pub pr: Option<f64>,
}

/// What anybody may know of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayerPage {
    /// The player's present name.
    pub name: String,
    /// When the account was made, in milliseconds since 1970.
    pub since: i64,
    /// The lists in which the player stands, the one with the most matches first.
    pub standings: Vec<StandingView>,
    /// Performance ratings of the analysed matches, the earliest first.
    pub over_time: Vec<PlayedMatch>,
    /// The caller is this player: friendly matches are told to nobody else.
    pub is_own: bool,
    /// The rated matches, on one's own page with the friendly ones, the earliest first.
    pub matches: Vec<PlayerMatch>,
}

/// One place in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct LeaderView {
    /// The player's present name.
    pub name: String,
    /// Where the player stands.
    pub standing: StandingView,
}

/// The best of one list, by FIBS's rating.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct LeadersView {
    /// The list: `hitting`, `pinning`, `running`, `entering` or `mixed`.
    pub pool: String,
    /// The players, the best first; at most 100.
    pub players: Vec<LeaderView>,
}
