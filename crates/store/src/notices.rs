//! What players are told of when they are not looking, and the browsers it goes to.

use async_trait::async_trait;

use pasch_wire::UserId;

use super::StoreError;

/// What a notice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A match: somebody's turn, or its end.
    Match,
    /// A table: a challenge.
    Table,
}

impl Subject {
    /// The word in the database.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Match => "match",
            Self::Table => "table",
        }
    }

    /// Reads the database's word.
    #[must_use]
    pub fn from_word(word: &str) -> Self {
        if word == "table" { Self::Table } else { Self::Match }
    }
}

/// Something that somebody is to be told of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeRow {
    /// Identifier of the user who is told.
    pub user_id: UserId,
    /// What it is about.
    pub kind: Subject,
    /// The match or table.
    pub subject: String,
    /// When the turn began, the match ended, the challenge was made, in milliseconds since 1970. Each is told once.
    pub since: i64,
    /// When the notification is due unless the player looks before, in milliseconds since 1970.
    pub due_at: i64,
}

/// A browser that wants to be told.
#[derive(Clone, PartialEq, Eq)]
pub struct SubscriptionRow {
    /// SHA-256 of the token of the session it belongs to.
    pub session: [u8; 32],
    /// Identifier of the user who subscribed.
    pub user_id: UserId,
    /// The address at its push service. Who knows it can send there, so it is not shown or logged.
    pub endpoint: String,
    /// Its public key, a point of P-256, uncompressed.
    pub p256dh: Vec<u8>,
    /// The secret it shares with this server.
    pub auth: Vec<u8>,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
}

/// A notice on its way to a browser.
#[derive(Clone, PartialEq, Eq)]
pub struct PushRow {
    /// The browser that it goes to.
    pub to: SubscriptionRow,
    /// The notification that is sent.
    pub notice: NoticeRow,
    /// How often it has been tried.
    pub tries: u32,
}

/// The part of the store that keeps notifications and subscriptions.
#[async_trait]
pub trait NoticeStore: Send + Sync {
    /// The server's key for push services: the one that is kept, or `fresh`, which is kept from now on.
    async fn push_key(&self, fresh: &[u8; 32]) -> Result<Vec<u8>, StoreError>;

    /// Keeps a browser's subscription in the place of the one that its session had, and of any to the same address. A
    /// user has at most so many: the oldest go.
    async fn subscribe(&self, subscription: &SubscriptionRow, most: u32) -> Result<(), StoreError>;

    /// The subscription of a session; `None` if its browser has none.
    async fn subscription_of(&self, session: &[u8; 32]) -> Result<Option<SubscriptionRow>, StoreError>;

    /// A session of a user replaces an earlier one in the same browser: the subscription moves to it.
    async fn move_subscription(
        &self,
        user_id: &UserId,
        from: &[u8; 32],
        to: &[u8; 32],
    ) -> Result<(), StoreError>;

    /// Drops a session's subscription, if it still goes to this address where one is named.
    async fn unsubscribe(&self, session: &[u8; 32], endpoint: Option<&str>) -> Result<(), StoreError>;

    /// Queues a notification. Does nothing if it, or a later one about the same, was sent or is queued.
    async fn put_notice(&self, notice: &NoticeRow) -> Result<(), StoreError>;

    /// What there was to tell somebody about a subject is no news any more.
    async fn no_news(&self, user_id: &UserId, subject: &str) -> Result<(), StoreError>;

    /// Notices whose time has come, the oldest first.
    async fn due_notices(&self, now: i64, limit: u32) -> Result<Vec<NoticeRow>, StoreError>;

    /// Marks a notification as told: it goes to all of the user's browsers, or (not `out`) to none.
    async fn tell(&self, notice: &NoticeRow, out: bool) -> Result<(), StoreError>;

    /// Notices on their way whose time has come, the oldest first.
    async fn due_pushes(&self, now: i64, limit: u32) -> Result<Vec<PushRow>, StoreError>;

    /// A notice could not be brought to a browser; it is tried again then.
    async fn push_again(&self, push: &PushRow, due_at: i64) -> Result<(), StoreError>;

    /// A notice is at a browser, or is not brought there any more.
    async fn push_done(&self, push: &PushRow) -> Result<(), StoreError>;

    /// A notice is due at another time.
    async fn put_off(&self, notice: &NoticeRow, due_at: i64) -> Result<(), StoreError>;

    /// What was put off to a moment for somebody, on its way or not, is due at another.
    async fn put_forward(&self, user_id: &UserId, from: i64, due_at: i64) -> Result<(), StoreError>;

    /// When the next notice, or the next try of one on its way, is due.
    async fn next_notice(&self) -> Result<Option<i64>, StoreError>;
}
