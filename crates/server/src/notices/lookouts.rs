//! Being told that somebody has come to the lobby: by the pages that are open, or else by push.
//!
//! Invariants: nobody is told more than once in ten minutes, which stands in the store; nobody who looks at the lobby is
//! told; nobody is told of people who wish not to be seen, or of somebody with whom they cannot play.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::mpsc::UnboundedReceiver;

use super::Notices;
use crate::events::{Event, Published};
use crate::store::{StoreError, TableRow};
use crate::tables::{TableError, Tables};
use crate::wire::{ComerView, LookoutView, TableId, UserId};

/// How long it goes on, in milliseconds.
const LASTS_MS: i64 = 12 * 3_600_000;

/// How long nobody is told again, in milliseconds.
const PAUSE_MS: i64 = 600_000;

/// Somebody who was away for less than this has not come anew, in milliseconds.
const SHORT_MS: i64 = 600_000;

/// Those who want to be told that somebody comes.
#[derive(Clone)]
pub struct Lookouts {
    notices: Notices,
    tables: Tables,
    /// When people were last in the lobby, in milliseconds since 1970.
    seen: Arc<Mutex<HashMap<UserId, i64>>>,
}

/// Whether an event is about somebody who has come.
#[must_use]
pub fn is_for_lookouts(event: &Event) -> bool {
    matches!(event, Event::TableOpened { .. })
}

impl Lookouts {
    #[must_use]
    pub fn new(notices: Notices, tables: Tables) -> Self {
        Self { notices, tables, seen: Arc::default() }
    }

    /// Tells of tables that are opened, until the events end.
    pub async fn listen(self, mut events: UnboundedReceiver<Published>) {
        while let Some((_, event)) = events.recv().await {
            if let Event::TableOpened { table_id } = event
                && let Err(error) = self.opened(&table_id).await
            {
                tracing::error!(event = "comer-not-told", table = %table_id, cause = %error);
            }
        }
    }

    /// A user is told from now on, for twelve hours.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn begin(&self, user_id: &UserId) -> Result<LookoutView, StoreError> {
        let now = self.notices.clock.date();
        let until = now + LASTS_MS;
        self.notices.store.forget_lookouts(now).await?;
        self.notices.store.begin_lookout(user_id, until).await?;
        Ok(LookoutView { until })
    }

    /// A user is told no more.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn end(&self, user_id: &UserId) -> Result<(), StoreError> {
        self.notices.store.end_lookout(user_id).await
    }

    /// Until when a user is told, in milliseconds since 1970; `None` when they are not.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn until(&self, user_id: &UserId) -> Result<Option<i64>, StoreError> {
        self.notices.store.lookout_of(user_id, self.notices.clock.date()).await
    }

    /// Notes that somebody is in the lobby at this moment; whether they had been away for long.
    fn see(&self, user_id: &UserId) -> bool {
        let now = self.notices.clock.date();
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.retain(|_, at| *at > now - SHORT_MS);
        seen.insert(user_id.to_owned(), now).is_none()
    }

    /// Somebody has come to the lobby. If they cannot be told of, a notification is lost, nothing else.
    pub async fn came(&self, user_id: &UserId) {
        if self.see(user_id)
            && let Err(error) = self.tell(user_id, None).await
        {
            tracing::error!(event = "comer-not-told", user = %user_id, cause = %error);
        }
    }

    /// Somebody has left the lobby.
    pub fn left(&self, user_id: &UserId) {
        self.see(user_id);
    }

    pub(super) async fn opened(&self, table_id: &TableId) -> Result<(), TableError> {
        match self.tables.open_to_anybody(table_id).await? {
            Some(row) => self.tell(&row.host, Some(&row)).await,
            None => Ok(()),
        }
    }

    async fn tell(&self, comer: &UserId, table: Option<&TableRow>) -> Result<(), TableError> {
        let lobby = self.tables.lobby();
        let Some(name) = lobby.ask(|hall| hall.seen_name(comer)) else { return Ok(()) };
        let (store, now) = (&self.notices.store, self.notices.clock.date());
        for row in store.lookouts(now, now - PAUSE_MS).await? {
            let user_id = &row.user_id;
            let (looks, hears) = lobby.ask(|hall| (hall.looks(user_id), hall.hears(user_id)));
            if user_id == comer || looks || !(hears || row.pushes) {
                continue;
            }
            if !self.tables.may_meet(user_id, comer, table).await?
                || !store.lookout_told(user_id, now, now - PAUSE_MS).await?
            {
                continue;
            }
            if lobby.ask(|hall| hall.hears(user_id)) {
                let table = table.map(|row| row.id.clone());
                let comer = ComerView { id: comer.clone(), name: name.clone(), table };
                lobby.change(|hall| hall.call(user_id, comer));
            } else {
                self.notices.comer(user_id, comer).await?;
            }
        }
        Ok(())
    }
}
