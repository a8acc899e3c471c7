//! Tables for anybody, without a clock, that nobody has touched for an hour close.

use std::time::Duration;

use tokio_util::sync::CancellationToken;

use super::{TableError, Tables};
use crate::events::Event;
use crate::store::StoreError;
use crate::timing::ClockRule;
use crate::wire::{TableId, UserId};

/// How often the time is looked at.
const LOOK: Duration = Duration::from_secs(5);

/// For how long a table stays that nobody touches, in milliseconds.
pub(super) const STAYS_MS: i64 = 3_600_000;

/// Closes tables that nobody has touched for an hour, until the server stops.
pub async fn run(tables: Tables, stop: CancellationToken) {
    loop {
        if let Err(error) = tables.close_untouched().await {
            tracing::error!(event = "untouched-not-closed", cause = %error);
        }
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(LOOK) => {}
        }
    }
}

impl Tables {
    /// A host has looked at their own table: it stays for another hour.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn touch(&self, id: &TableId, host: &UserId) -> Result<(), StoreError> {
        self.store.touch_table(id, host, self.clock.now()).await
    }

    /// Closes the open tables for anybody, without a clock, that nobody has touched for an hour.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn close_untouched(&self) -> Result<(), TableError> {
        let now = self.clock.now();
        let before = now - STAYS_MS;
        for row in self.store.untouched_tables(before).await? {
            if row.clock_rule() != ClockRule::None
                || !self.store.close_untouched(&row.id, before, now).await?
            {
                continue;
            }
            tracing::info!(event = "table-untouched", table = %row.id, host = %row.host);
            self.look_again(&row.id).await?;
            let (table_id, user_id) = (row.id, row.host);
            self.events.publish(&Event::ClosedUntouched { table_id, user_id, at: now });
        }
        Ok(())
    }
}
