//! Notifications for players who are not connected: it is their turn in correspondence, such a match is
//! over, somebody challenges them.
//!
//! Invariants: what is to be told, and to which browsers it is on its way, stands in the store, so a restart loses
//! nothing; whether it is still worth telling is asked of the match or table itself each time before something is
//! sent; a turn is told once, after a quiet time that begins anew with every turn, and not while somebody is on vacation.

mod alarm;
mod listen;
mod lookouts;
#[cfg(test)]
mod lookouts_tests;
#[cfg(feature = "mail")]
pub mod mail;
mod message;
pub mod spans;
mod worker;

use std::sync::Arc;
use std::time::Duration;

use self::alarm::Alarm;
use crate::wire::{MatchId, TableId, UserId};

use crate::events::Turn;
use crate::store::mail::{ToldTurns, TurnRow};
use crate::store::notices::{NoticeRow, Subject};
use crate::store::{Store, StoreError};
use crate::timing::ServerClock;

pub use listen::{is_for_notices, listen};
pub use lookouts::{Lookouts, is_for_lookouts};
pub use worker::{Post, run};

/// An end that is older than a day is no news, in milliseconds.
pub const STALE_MS: i64 = 24 * 3600 * 1000;

/// What there is to tell, and when somebody has to look.
#[derive(Clone)]
pub struct Notices {
    store: Arc<Store>,
    clock: ServerClock,
    quiet_ms: i64,
    /// When something may be due for browsers.
    next: Alarm,
    /// When mail may be due; `None` on a server that sends none.
    mail: Option<Alarm>,
}

impl Notices {
    /// Notices wait for `quiet` before they go out; `mails`: the server sends mail, too.
    #[must_use]
    pub fn new(store: Arc<Store>, clock: ServerClock, quiet: Duration, mails: bool) -> Self {
        let quiet_ms = i64::try_from(quiet.as_millis()).unwrap_or(i64::MAX);
        Self { store, clock, quiet_ms, next: Alarm::default(), mail: mails.then(Alarm::default) }
    }

    /// It is somebody's turn in a correspondence match, or it is over. Waits are counted from `now`.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn turn(
        &self,
        match_id: &MatchId,
        user_id: &UserId,
        turn: &Turn,
        now: i64,
    ) -> Result<(), StoreError> {
        self.note_for_mail(match_id, user_id, turn, now).await?;
        if turn.over && turn.since + STALE_MS < now {
            return self.store.no_news(user_id, match_id.as_str()).await;
        }
        self.note(user_id, Subject::Match, match_id.as_str(), turn.since, now).await
    }

    /// A match is over by what this player has done, so they know.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn ended_by(&self, match_id: &MatchId, user_id: &UserId, at: i64) -> Result<(), StoreError> {
        let (user_id, subject) = (user_id.to_owned(), match_id.to_string());
        let known = NoticeRow { user_id, kind: Subject::Match, subject, since: at, due_at: i64::MAX };
        self.store.put_notice(&known).await?;
        self.store.tell(&known, false).await?;
        self.no_turn(match_id, &known.user_id).await
    }

    /// A match waits for somebody else.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn not_their_turn(&self, match_id: &MatchId, user_id: &UserId) -> Result<(), StoreError> {
        self.no_turn(match_id, user_id).await?;
        self.store.no_news(user_id, match_id.as_str()).await
    }

    /// A player looks at a correspondence match, and so knows of whatever waits there.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn seen(&self, match_id: &MatchId, user_id: &UserId) -> Result<(), StoreError> {
        if self.mail.is_none() {
            return Ok(());
        }
        self.store.turn_known(user_id, match_id, None).await
    }

    /// Somebody is back from vacation earlier than it was to end: what was put off to its end is told from
    /// `at` on, unless they look.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn back(&self, user_id: &UserId, from: i64, at: i64) -> Result<(), StoreError> {
        let due_at = at.max(self.clock.now().saturating_add(self.quiet_ms));
        self.store.put_forward(user_id, from, due_at).await?;
        self.next.set(due_at);
        if self.mail.is_some() {
            self.store.turns_told(&ToldTurns { user_id, turns: &[], at: None }).await?;
            self.mail_changed();
        }
        Ok(())
    }

    /// What there is to mail, or when, is no longer as it was.
    pub fn mail_changed(&self) {
        if let Some(alarm) = &self.mail {
            alarm.set(i64::MIN);
        }
    }

    async fn note_for_mail(
        &self,
        match_id: &MatchId,
        user_id: &UserId,
        turn: &Turn,
        now: i64,
    ) -> Result<(), StoreError> {
        let Some(ends) = turn.ends.filter(|_| self.mail.is_some() && !turn.over) else {
            return self.no_turn(match_id, user_id).await;
        };
        let row = TurnRow {
            user_id: user_id.to_owned(),
            match_id: match_id.to_owned(),
            since: turn.since,
            tell_at: now.saturating_add(self.quiet_ms).saturating_add(spans::PATIENCE_MS),
            warn_at: ends - spans::little(turn.full),
            told: turn.looks,
            warned: false,
        };
        self.store.put_turn(&row).await?;
        self.mail_changed();
        Ok(())
    }

    async fn no_turn(&self, match_id: &MatchId, user_id: &UserId) -> Result<(), StoreError> {
        if self.mail.is_none() {
            return Ok(());
        }
        self.store.no_turn(user_id, match_id).await
    }

    /// Somebody is challenged at a table.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn challenge(
        &self,
        table_id: &TableId,
        user_id: &UserId,
        at: i64,
        now: i64,
    ) -> Result<(), StoreError> {
        self.note(user_id, Subject::Table, table_id.as_str(), at, now).await
    }

    /// A table of this user's was closed because nobody had come.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn closed(
        &self,
        table_id: &TableId,
        user_id: &UserId,
        at: i64,
        now: i64,
    ) -> Result<(), StoreError> {
        self.note(user_id, Subject::Table, table_id.as_str(), at, now).await
    }

    /// Somebody has come whom a user wanted to be told of. That is told at once.
    async fn comer(&self, user_id: &UserId, comer: &UserId) -> Result<(), StoreError> {
        let (due_at, since) = (self.clock.now(), self.clock.date());
        let (user_id, subject) = (user_id.to_owned(), comer.to_string());
        self.store.put_notice(&NoticeRow { user_id, kind: Subject::Lobby, subject, since, due_at }).await?;
        self.next.set(due_at);
        Ok(())
    }

    async fn note(
        &self,
        user_id: &UserId,
        kind: Subject,
        subject: &str,
        since: i64,
        now: i64,
    ) -> Result<(), StoreError> {
        // Counted from now: a server that was away does not tell everything at once before anybody could look.
        let due_at = now.saturating_add(self.quiet_ms);
        let (user_id, subject) = (user_id.to_owned(), subject.to_owned());
        self.store.put_notice(&NoticeRow { user_id, kind, subject, since, due_at }).await?;
        self.next.set(due_at);
        Ok(())
    }
}
