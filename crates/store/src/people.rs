//! Accounts, their sessions and settings.

use crate::driver::words;
use pasch_wire::{AnalysisId, Seat, UserId};

use super::User;

/// What an account may do beyond playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Nothing beyond playing: the role of most accounts.
    Player,
    /// Decide reports: have others not talk, or not play.
    Moderator,
}

words!(Role { Player = "player", Moderator = "moderator" } else Player);

/// What a token is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// To sit down and play.
    Play,
    /// To read what is its owner's.
    Read,
    /// To let the engine work.
    Analyse,
}

words!(Scope { Play = "play", Read = "read", Analyse = "analyse" });

impl Scope {
    /// Reads the database's words; unknown ones open nothing.
    #[must_use]
    pub fn from_words(words: &str) -> Vec<Self> {
        Self::ALL.into_iter().filter(|one| words.split(' ').any(|word| word == one.word())).collect()
    }
}

/// A live session and whose it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visit {
    /// The user whose session it is.
    pub user: User,
    /// SHA-256 of the session's token.
    pub session: [u8; 32],
    /// What the account may do; `None` for a guest.
    pub role: Option<Role>,
    /// What the token is good for; `None` for a browser's session, which is good for all its user may.
    pub scopes: Option<Vec<Scope>>,
}

impl Visit {
    /// Whether a program asks, with a token.
    #[must_use]
    pub fn is_program(&self) -> bool {
        self.scopes.is_some()
    }
}

/// A token, which is a session of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenRow {
    /// SHA-256 of the token, which itself is not kept.
    pub hash: [u8; 32],
    /// What its owner calls it.
    pub name: String,
    /// What it is good for.
    pub scopes: Vec<Scope>,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was last used, to the hour, in milliseconds since 1970; the moment it was made while it was not.
    pub seen_at: i64,
    /// When it ends, in milliseconds since 1970.
    pub expires_at: i64,
}

/// What the server itself tells of a rated match of somebody: its analysis, which anybody may read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldMatch {
    /// Identifier of the analysis.
    pub analysis: AnalysisId,
    /// The seat, `a` or `b`.
    pub seat: Seat,
    /// What the analysis is called.
    pub title: String,
    /// The match's log, which the analysis read.
    pub source: Vec<u8>,
    /// The report, once there is one, JSON.
    pub report: Option<String>,
}

/// A token to be made.
#[derive(Clone, Debug)]
pub struct NewToken {
    /// Identifier of the account it is for.
    pub user_id: UserId,
    /// The token as it will be stored.
    pub row: TokenRow,
    /// How many live ones an account may have.
    pub most: u32,
}

/// A session in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// SHA-256 of the token.
    pub session: [u8; 32],
    /// What the browser called itself.
    pub agent: String,
    /// When it began, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was last used, to the hour, in milliseconds since 1970.
    pub seen_at: i64,
}

/// A session of an account.
#[derive(Clone, Debug)]
pub struct AccountSession {
    /// Identifier of the account's user.
    pub user_id: UserId,
    /// SHA-256 of the token.
    pub session: [u8; 32],
    /// What the browser called itself.
    pub agent: String,
    /// Now, in milliseconds since 1970.
    pub now: i64,
    /// It ends after this long without a request, in milliseconds.
    pub idle_ms: i64,
    /// When it ends in any case, in milliseconds since 1970.
    pub expires_at: i64,
}

/// An account: a user with a name and a way to sign in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountRow {
    /// The user who has it.
    pub user_id: UserId,
    /// Name shown to others.
    pub name: String,
    /// The name as it is compared.
    pub name_key: String,
    /// PHC string; `None` for who comes in by passkeys alone.
    pub password: Option<String>,
    /// What it may do.
    pub role: Role,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
}
