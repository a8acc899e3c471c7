//! Whether the database is well.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use crate::store::Store;

/// How soon the database has to answer.
const ANSWER: Duration = Duration::from_secs(15);

/// For so long an answer about the database holds: whoever asks more often writes no more often.
const HOLDS: Duration = Duration::from_secs(1);

/// When the database was last asked, and whether it answered and took what was written.
#[derive(Debug, Default)]
pub struct Health(Mutex<Option<(Instant, bool)>>);

impl Health {
    /// Whether the database answers, and takes what is written.
    pub async fn is_well(&self, store: &Store) -> bool {
        let mut known = self.0.lock().await;
        if let Some((at, well)) = *known
            && at.elapsed() < HOLDS
        {
            return well;
        }
        let asked = tokio::time::timeout(ANSWER, store.ping()).await;
        let well = match asked {
            Ok(Ok(())) => true,
            Ok(Err(error)) => {
                tracing::error!(event = "unhealthy", cause = %error);
                false
            }
            Err(_) => {
                tracing::error!(event = "unhealthy", cause = "no answer in time");
                false
            }
        };
        *known = Some((Instant::now(), well));
        well
    }
}
