//! The server's heartbeat: what a restart takes is told from it and costs no player time.

use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use tokio_util::sync::CancellationToken;

use super::Pause;
use crate::clock::WallClock;
use crate::store::{Store, StoreError};

/// How often the server writes that it is there.
const BEAT: Duration = Duration::from_secs(5);

/// After a restart clocks stand for so long, so that players are back when they run.
const GRACE_MS: i64 = 20_000;

/// When the server was away.
#[derive(Clone, Default)]
pub struct Outages(Arc<RwLock<Arc<Vec<Pause>>>>);

impl Outages {
    /// Reads them at the server's start, with the one that just ends.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn begin(store: &dyn Store, now: i64) -> Result<Self, StoreError> {
        if let Some(last) = store.last_beat().await?
            && last < now
        {
            // Whoever goes away again while clocks still stand was away all the time.
            let began = match store.outages().await?.last() {
                Some(one) if one.ended >= last => one.began,
                _ => last,
            };
            store.add_outage(&Pause { began, ended: now + GRACE_MS }).await?;
        }
        store.beat(now).await?;
        let known = store.outages().await?;
        Ok(Self(Arc::new(RwLock::new(Arc::new(known)))))
    }

    /// In order.
    #[must_use]
    pub fn known(&self) -> Arc<Vec<Pause>> {
        Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Writes that the server is there, until it stops.
pub async fn beat(store: Arc<dyn Store>, clock: Arc<dyn WallClock>, stop: CancellationToken) {
    loop {
        let done = tokio::time::timeout(BEAT, stop.cancelled()).await.is_ok();
        if let Err(error) = store.beat(clock.now()).await {
            tracing::error!(event = "no-heartbeat", cause = %error);
        }
        if done {
            return;
        }
    }
}
