//! Who has to wait before the next attempt at a password.
//!
//! Failures are counted for a name *and* a network: whoever guesses waits longer and longer, and whoever owns the name
//! is not kept out at home because somebody guesses elsewhere.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

/// Failures that cost no waiting.
const FREE: u32 = 5;

/// Waiting after the first failure beyond those, in milliseconds; each further one doubles it.
const FIRST_WAIT: i64 = 2_000;

/// Longest waiting, in milliseconds.
const LONGEST_WAIT: i64 = 15 * 60_000;

/// Failures are forgotten after this long without another, in milliseconds.
const MEMORY: i64 = 60 * 60_000;

/// Pairs remembered at most.
const MOST: usize = 100_000;

#[derive(Clone, Copy)]
struct Failures {
    count: u32,
    last: i64,
}

impl Failures {
    /// When the next attempt is allowed, in milliseconds since 1970.
    fn allowed_at(self) -> i64 {
        match self.count.checked_sub(FREE) {
            None => self.last,
            Some(beyond) => self.last + (FIRST_WAIT << beyond.min(16)).min(LONGEST_WAIT),
        }
    }
}

/// Failures by name and network, in memory: a restart forgives.
#[derive(Default)]
pub struct Backoff {
    failures: Mutex<HashMap<(String, IpAddr), Failures>>,
}

impl Backoff {
    /// Counts an attempt before its outcome is known, so that many at a time do not slip through.
    ///
    /// # Errors
    /// The seconds to wait when it is too early for one.
    pub fn attempt(&self, name: &str, network: IpAddr, now: i64) -> Result<(), u64> {
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (name.to_owned(), network);
        let known = failures.get(&key).copied().filter(|known| now - known.last < MEMORY);
        let wait = known.map_or(0, |known| known.allowed_at() - now);
        if wait > 0 {
            return Err(wait.unsigned_abs().div_ceil(1000));
        }
        if failures.len() >= MOST {
            failures.retain(|_, known| now - known.last < MEMORY && known.count > FREE);
        }
        let count = known.map_or(0, |known| known.count).saturating_add(1);
        failures.insert(key, Failures { count, last: now });
        Ok(())
    }

    /// The attempt was right: its pair begins anew.
    pub fn succeeded(&self, name: &str, network: IpAddr) {
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        failures.remove(&(name.to_owned(), network));
    }

    /// Drops what is forgiven.
    pub fn forget_old(&self, now: i64) {
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        failures.retain(|_, known| now - known.last < MEMORY);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_doubles_for_who_guesses_and_for_nobody_else() {
        let backoff = Backoff::default();
        let (here, there): (IpAddr, IpAddr) = ("192.0.2.1".parse().unwrap(), "192.0.2.2".parse().unwrap());
        for _ in 0..FREE {
            assert_eq!(backoff.attempt("anna", here, 0), Ok(()));
        }
        assert_eq!(backoff.attempt("anna", here, 0), Err(2));
        assert_eq!(backoff.attempt("anna", here, 2_000), Ok(()));
        assert_eq!(backoff.attempt("anna", here, 2_000), Err(4));
        assert_eq!(backoff.attempt("anna", there, 2_000), Ok(()), "the owner elsewhere");
        assert_eq!(backoff.attempt("bert", here, 2_000), Ok(()), "another name");
        let mut now = 2_000;
        for _ in 0..20 {
            now += LONGEST_WAIT;
            assert_eq!(backoff.attempt("anna", here, now), Ok(()));
        }
        assert_eq!(backoff.attempt("anna", here, now), Err(900), "never longer than this");
        backoff.succeeded("anna", here);
        assert_eq!(backoff.attempt("anna", here, now), Ok(()));
        backoff.forget_old(now + MEMORY);
        assert!(backoff.failures.lock().unwrap().is_empty());
    }
}
