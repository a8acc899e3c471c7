//! Accounts, their sessions and settings.

use async_trait::async_trait;

use pasch_wire::{AnalysisId, Seat, UserId};

use super::{StoreError, User};

/// What an account may do beyond playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Nothing beyond playing: the role of most accounts.
    Player,
    /// Decide reports: have others not talk, or not play.
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

impl Scope {
    /// Every scope that a token can have.
    pub const ALL: [Self; 3] = [Self::Play, Self::Read, Self::Analyse];

    /// The word in the database and on the wire.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Read => "read",
            Self::Analyse => "analyse",
        }
    }

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

/// The part of the store that knows users, accounts and sessions.
#[async_trait]
pub trait PeopleStore: Send + Sync {
    /// A live session's user, a browser's or a token's; marks the session as seen.
    async fn visit(&self, session: &[u8; 32], now: i64) -> Result<Option<Visit>, StoreError>;

    /// Begins a session of an account.
    async fn begin_session(&self, session: &AccountSession) -> Result<(), StoreError>;

    /// Ends a session; one that is unknown stays so.
    async fn end_session(&self, session: &[u8; 32]) -> Result<(), StoreError>;

    /// Ends all sessions of a user's browsers but one.
    async fn end_sessions(&self, user_id: &UserId, except: Option<&[u8; 32]>) -> Result<(), StoreError>;

    /// The live sessions of a user's browsers, the last used first.
    async fn sessions_of(&self, user_id: &UserId, now: i64) -> Result<Vec<SessionRow>, StoreError>;

    /// Makes a token; `false` when the user has too many.
    async fn make_token(&self, token: &NewToken) -> Result<bool, StoreError>;

    /// A user's live tokens, the newest first.
    async fn tokens_of(&self, user_id: &UserId, now: i64) -> Result<Vec<TokenRow>, StoreError>;

    /// Ends all tokens of a user.
    async fn end_tokens(&self, user_id: &UserId) -> Result<(), StoreError>;

    /// Drops sessions and tokens that have run out.
    async fn forget_sessions(&self, now: i64) -> Result<(), StoreError>;

    /// Makes a guest an account, in place; `false` when the name, or one that looks like it, is taken or kept from everybody,
    /// or the user is no guest.
    async fn make_account(&self, account: &AccountRow) -> Result<bool, StoreError>;

    /// The account of a name as it is compared.
    async fn account_named(&self, name_key: &str) -> Result<Option<AccountRow>, StoreError>;

    /// The account of a user.
    async fn account_of(&self, user_id: &UserId) -> Result<Option<AccountRow>, StoreError>;

    /// Replaces a password's hash, or gives the account its first one.
    async fn set_password(&self, user_id: &UserId, password: &str) -> Result<(), StoreError>;

    /// The analyses of the server's own in which a user stands.
    async fn told_matches(&self, user_id: &UserId) -> Result<Vec<ToldMatch>, StoreError>;

    /// Tells one of them in other words.
    async fn retell(&self, told: &ToldMatch) -> Result<(), StoreError>;

    /// Removes an account with all that is its owner's alone, and puts `name` in the place of theirs at tables, seats and in
    /// lists. Logs, results and dice stay, under the identifier. The name of somebody who is kept from something at that
    /// moment is kept from everybody for as long, by the hash of how it looks.
    async fn forget_account(&self, user_id: &UserId, name: &str, now: i64) -> Result<(), StoreError>;

    /// Notes how the names of accounts look that an earlier version has made.
    async fn note_looks(&self) -> Result<(), StoreError>;

    /// How a user likes the board, JSON.
    async fn settings_of(&self, user_id: &UserId) -> Result<Option<String>, StoreError>;

    /// Keeps how a user likes the board.
    async fn keep_settings(&self, user_id: &UserId, body: &str, now: i64) -> Result<(), StoreError>;
}
