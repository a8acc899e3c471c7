//! When rooms have to look at their clocks, whether anybody is there or not.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::wire::MatchId;

/// A room that could not look is asked again after this long, in milliseconds.
const AGAIN_MS: i64 = 5_000;

#[derive(Default)]
struct Times {
    by_time: BTreeSet<(i64, MatchId)>,
    by_match: HashMap<MatchId, i64>,
}

impl Times {
    fn set(&mut self, match_id: &MatchId, due: Option<i64>) {
        if let Some(old) = self.by_match.remove(match_id) {
            self.by_time.remove(&(old, match_id.to_owned()));
        }
        if let Some(due) = due {
            self.by_match.insert(match_id.to_owned(), due);
            self.by_time.insert((due, match_id.to_owned()));
        }
    }

    fn take_due(&mut self, now: i64) -> Vec<MatchId> {
        let due: Vec<MatchId> =
            self.by_time.iter().take_while(|(at, _)| *at <= now).map(|(_, id)| id.clone()).collect();
        for id in &due {
            // Until the room has said anything else.
            self.set(id, Some(now + AGAIN_MS));
        }
        due
    }
}

/// The times at which matches have to be looked at.
#[derive(Clone, Default)]
pub struct Flags(Arc<Mutex<Times>>);

impl Flags {
    fn times(&self) -> MutexGuard<'_, Times> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on, this match is looked at then, or not at all.
    pub fn set(&self, match_id: &MatchId, due: Option<i64>) {
        self.times().set(match_id, due);
    }

    /// The matches whose time has come.
    #[must_use]
    pub fn take_due(&self, now: i64) -> Vec<MatchId> {
        self.times().take_due(now)
    }

    /// A match that is looked at some time is looked at then, if that is earlier.
    pub fn hurry(&self, match_id: &MatchId, due: i64) {
        let mut times = self.times();
        if times.by_match.get(match_id).is_some_and(|known| *known > due) {
            times.set(match_id, Some(due));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_match_has_one_time() {
        let mut times = Times::default();
        times.set(&"m".into(), Some(100));
        times.set(&"n".into(), Some(50));
        times.set(&"m".into(), Some(70));
        assert_eq!(times.take_due(49), Vec::<MatchId>::new());
        assert_eq!(times.take_due(70), ["n", "m"]);
        assert_eq!(times.take_due(70 + AGAIN_MS).len(), 2, "whoever does not answer is asked again");
        let flags = Flags(Arc::new(Mutex::new(times)));
        for (name, due) in [("m", 60), ("n", i64::MAX), ("o", 60)] {
            flags.hurry(&name.into(), due);
        }
        let mut times = flags.times();
        assert_eq!(times.take_due(60), ["m"], "only what is looked at anyway is looked at earlier");
        times.set(&"n".into(), None);
        times.set(&"m".into(), None);
        assert!(times.take_due(i64::MAX).is_empty());
    }
}
