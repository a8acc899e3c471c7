//! Accounts, their sessions and settings.

use async_trait::async_trait;

use super::{StoreError, User};

/// What an account may do beyond playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Nothing.
    Player,
    /// Suspend and rename others.
    Moderator,
}

impl Role {
    /// The word in the database and on the wire.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Moderator => "moderator",
        }
    }

    /// Reads the database's word; anything unknown may nothing.
    #[must_use]
    pub fn from_word(word: &str) -> Self {
        if word == "moderator" { Self::Moderator } else { Self::Player }
    }
}

/// A live session and whose it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visit {
    /// The user.
    pub user: User,
    /// SHA-256 of the session's token.
    pub session: [u8; 32],
    /// What the account may do; `None` for a guest.
    pub role: Option<Role>,
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
    /// Whose.
    pub user_id: String,
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

/// An account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountRow {
    /// The user who has it.
    pub user_id: String,
    /// Name shown to others.
    pub name: String,
    /// The name as it is compared.
    pub name_key: String,
    /// PHC string.
    pub password: String,
    /// What it may do.
    pub role: Role,
    /// Until when logging in is refused, in milliseconds since 1970.
    pub suspended_until: Option<i64>,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
}

/// Who is who.
#[async_trait]
pub trait PeopleStore: Send + Sync {
    /// A live session's user; marks the session as seen.
    async fn visit(&self, session: &[u8; 32], now: i64) -> Result<Option<Visit>, StoreError>;

    /// Begins a session of an account.
    async fn begin_session(&self, session: &AccountSession) -> Result<(), StoreError>;

    /// Ends a session.
    async fn end_session(&self, session: &[u8; 32]) -> Result<(), StoreError>;

    /// Ends all sessions of a user but one.
    async fn end_sessions(&self, user_id: &str, except: Option<&[u8; 32]>) -> Result<(), StoreError>;

    /// A user's live sessions, the last used first.
    async fn sessions_of(&self, user_id: &str, now: i64) -> Result<Vec<SessionRow>, StoreError>;

    /// Drops sessions that have run out.
    async fn forget_sessions(&self, now: i64) -> Result<(), StoreError>;

    /// Makes a guest an account, in place; `false` when the name is taken or the user is no guest.
    async fn make_account(&self, account: &AccountRow) -> Result<bool, StoreError>;

    /// The account of a name as it is compared.
    async fn account_named(&self, name_key: &str) -> Result<Option<AccountRow>, StoreError>;

    /// The account of a user.
    async fn account_of(&self, user_id: &str) -> Result<Option<AccountRow>, StoreError>;

    /// Replaces a password's hash.
    async fn set_password(&self, user_id: &str, password: &str) -> Result<(), StoreError>;

    /// How a user likes the board, JSON.
    async fn settings_of(&self, user_id: &str) -> Result<Option<String>, StoreError>;

    /// Keeps how a user likes the board.
    async fn keep_settings(&self, user_id: &str, body: &str, now: i64) -> Result<(), StoreError>;
}
