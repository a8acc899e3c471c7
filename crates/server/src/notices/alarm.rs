//! When somebody has to look.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

/// The earliest moment at which something may be due.
#[derive(Clone, Debug)]
pub struct Alarm(Arc<AtomicI64>);

impl Default for Alarm {
    /// At once: what is in the store is not known yet.
    fn default() -> Self {
        Self(Arc::new(AtomicI64::new(i64::MIN)))
    }
}

impl Alarm {
    /// Something may be due then.
    pub fn set(&self, at: i64) {
        self.0.fetch_min(at, Ordering::AcqRel);
    }

    /// Whether something may be due now; from then on only what is noted later counts.
    #[must_use]
    pub fn take(&self, now: i64) -> bool {
        if self.0.load(Ordering::Acquire) > now {
            return false;
        }
        self.0.store(i64::MAX, Ordering::Release);
        true
    }
}
