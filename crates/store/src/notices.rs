//! What players are told of when they are not looking, and the browsers it goes to.

use crate::driver::words;
use pasch_wire::UserId;

/// What a notice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A match: somebody's turn, or its end.
    Match,
    /// A table: a challenge, or that it was closed.
    Table,
    /// The lobby: somebody has come; the subject is who.
    Lobby,
}

words!(Subject { Match = "match", Table = "table", Lobby = "lobby" } else Match);

/// Something that somebody is to be told of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeRow {
    /// Identifier of the user who is told.
    pub user_id: UserId,
    /// What it is about.
    pub kind: Subject,
    /// The match, the table, or the user who has come.
    pub subject: String,
    /// When the turn began, the match ended, the challenge was made, in milliseconds since 1970. Each is told once.
    pub since: i64,
    /// When the notification is due unless the player looks before, in milliseconds since 1970.
    pub due_at: i64,
}

/// Somebody who wants to be told that others come to the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LookoutRow {
    /// Identifier of the user who is told.
    pub user_id: UserId,
    /// A browser of theirs has a subscription.
    pub pushes: bool,
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
