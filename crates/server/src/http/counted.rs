//! How all throws fell, counted anew now and then.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use crate::store::{Store, StoreError};
use crate::wire::DiceStatistics;
use pasch_table::fair::statistics;

/// All throws are counted anew at most so often.
const COUNTED_EVERY: Duration = Duration::from_secs(60);

/// The latest count of all throws.
#[derive(Default)]
pub struct Counted(Mutex<Option<(Instant, DiceStatistics)>>);

impl Counted {
    /// The latest count; anew where that is too old.
    ///
    /// # Errors
    /// When the store cannot be asked.
    pub async fn count(&self, store: &Store) -> Result<DiceStatistics, StoreError> {
        let mut latest = self.0.lock().await;
        if let Some((at, known)) = &*latest
            && at.elapsed() < COUNTED_EVERY
        {
            return Ok(known.clone());
        }
        let found = statistics(&store.thrown().await?);
        *latest = Some((Instant::now(), found.clone()));
        Ok(found)
    }
}
