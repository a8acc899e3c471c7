//! Who has to wait before the next attempt at a password.
//!
//! Failures are counted for a name *and* a network: whoever guesses waits longer and longer, and whoever owns the name
//! is not kept out at home because somebody guesses elsewhere. A second count for the name alone bounds what many networks
//! can guess together; devices that the account knows are not subject to it ([`super::Devices`]).

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

/// Failures that cost no waiting, for a name and a network.
const FREE: u32 = 5;

/// The same for a name, over all networks.
const FREE_OF_ALL: u32 = 20;

/// Waiting after the first failure beyond those, in milliseconds; each further one doubles it.
const FIRST_WAIT: i64 = 2_000;

/// Longest waiting, in milliseconds.
const LONGEST_WAIT: i64 = 15 * 60_000;

/// The same for a name, over all networks: its owner may be at a device that is new.
const LONGEST_OF_ALL: i64 = 60_000;

/// Failures are forgotten after this long without another, in milliseconds.
const MEMORY: i64 = 60 * 60_000;

/// Pairs remembered at most.
const MOST: usize = 100_000;

#[derive(Clone, Copy)]
struct Failures {
    count: u32,
    last: i64,
}

/// Failures by name and network, in memory: a restart forgives.
pub struct Backoff {
    free: u32,
    longest: i64,
    failures: Mutex<HashMap<(String, IpAddr), Failures>>,
}

impl Default for Backoff {
    fn default() -> Self {
        Self { free: FREE, longest: LONGEST_WAIT, failures: Mutex::default() }
    }
}

impl Backoff {
    /// For attempts at a name, wherever they come from.
    #[must_use]
    pub fn over_all_networks() -> Self {
        Self { free: FREE_OF_ALL, longest: LONGEST_OF_ALL, ..Self::default() }
    }

    /// When the next attempt is allowed, in milliseconds since 1970.
    fn allowed_at(&self, known: Failures) -> i64 {
        match known.count.checked_sub(self.free) {
            None => known.last,
            Some(beyond) => known.last + (FIRST_WAIT << beyond.min(16)).min(self.longest),
        }
    }

    /// Counts an attempt before its outcome is known, so that many at a time do not slip through.
    ///
    /// # Errors
    /// The seconds to wait when it is too early for one.
    pub fn attempt(&self, name: &str, network: IpAddr, now: i64) -> Result<(), u64> {
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (name.to_owned(), network);
        let known = failures.get(&key).copied().filter(|known| now - known.last < MEMORY);
        let wait = known.map_or(0, |known| self.allowed_at(known) - now);
        if wait > 0 {
            return Err(wait.unsigned_abs().div_ceil(1000));
        }
        if failures.len() >= MOST {
            failures.retain(|_, known| now - known.last < MEMORY && known.count > self.free);
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
        let anywhere = Backoff::over_all_networks();
        let tried = (0..1000).filter(|_| anywhere.attempt("anna", here, 0).is_ok()).count();
        assert_eq!(tried, FREE_OF_ALL as usize);
        assert_eq!(anywhere.attempt("anna", here, LONGEST_OF_ALL), Ok(()), "a minute at most");
        assert_eq!(backoff.attempt("anna", here, now), Ok(()));
        backoff.forget_old(now + MEMORY);
        assert!(backoff.failures.lock().unwrap().is_empty());
    }
}
