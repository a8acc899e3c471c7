//! Who is not looking is told: that it is his turn in correspondence, that such a match is over, that somebody
//! challenges him.
//!
//! Invariants: what is to be told, and to which browsers it is on its way, stands in the store, so a restart loses
//! nothing; whether it is still worth telling is asked of the match or table itself each time before something is
//! sent; a turn is told once, after a quiet time that begins anew with every turn.

mod courier;
mod endpoint;
mod message;
mod vapid;
mod worker;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use crate::clock::WallClock;
use crate::store::notices::{NoticeRow, Subject};
use crate::store::{Store, StoreError};

pub use courier::{Courier, CourierError, decoded};
pub use endpoint::Endpoint;
pub use worker::{Post, run};

/// An end that is older than a day is no news, in milliseconds.
const STALE_MS: i64 = 24 * 3600 * 1000;

/// What there is to tell, and when somebody has to look.
#[derive(Clone)]
pub struct Notices {
    store: Arc<dyn Store>,
    clock: Arc<dyn WallClock>,
    quiet_ms: i64,
    /// The earliest moment at which something may be due.
    next: Arc<AtomicI64>,
}

/// Somebody's turn in a match, or its end.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a> {
    /// Who has to act, or is told of the end.
    pub user_id: &'a str,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// The match is over.
    pub over: bool,
}

impl Notices {
    /// Notices wait for `quiet` before they go out.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, clock: Arc<dyn WallClock>, quiet: Duration) -> Self {
        let quiet_ms = i64::try_from(quiet.as_millis()).unwrap_or(i64::MAX);
        Self { store, clock, quiet_ms, next: Arc::new(AtomicI64::new(i64::MIN)) }
    }

    /// It is somebody's turn in a correspondence match, or it is over.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn turn(&self, match_id: &str, turn: Turn<'_>) -> Result<(), StoreError> {
        if turn.over && turn.since + STALE_MS < self.clock.now() {
            return self.store.no_news(turn.user_id, match_id).await;
        }
        self.note(turn.user_id, Subject::Match, match_id, turn.since).await
    }

    /// A match is over by what this player has done: he knows.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn ended_by(&self, match_id: &str, user_id: &str, at: i64) -> Result<(), StoreError> {
        let (user_id, subject) = (user_id.to_owned(), match_id.to_owned());
        let known = NoticeRow { user_id, kind: Subject::Match, subject, since: at, due_at: i64::MAX };
        self.store.put_notice(&known).await?;
        self.store.tell(&known, false).await
    }

    /// A match waits for somebody else.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn not_his_turn(&self, match_id: &str, user_id: &str) -> Result<(), StoreError> {
        self.store.no_news(user_id, match_id).await
    }

    /// Somebody is challenged at a table.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn challenge(&self, table_id: &str, user_id: &str, at: i64) -> Result<(), StoreError> {
        self.note(user_id, Subject::Table, table_id, at).await
    }

    async fn note(&self, user_id: &str, kind: Subject, subject: &str, since: i64) -> Result<(), StoreError> {
        // Counted from now: a server that was away does not tell everything at once before anybody could look.
        let due_at = self.clock.now().saturating_add(self.quiet_ms);
        let (user_id, subject) = (user_id.to_owned(), subject.to_owned());
        self.store.put_notice(&NoticeRow { user_id, kind, subject, since, due_at }).await?;
        self.look_at(due_at);
        Ok(())
    }

    /// Something may be due then.
    fn look_at(&self, at: i64) {
        self.next.fetch_min(at, Ordering::AcqRel);
    }

    /// Whether something may be due now; from then on only what is noted later counts.
    fn take_due(&self) -> bool {
        if self.next.load(Ordering::Acquire) > self.clock.now() {
            return false;
        }
        self.next.store(i64::MAX, Ordering::Release);
        true
    }
}
