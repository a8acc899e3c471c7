//! One-time keys by which a browser that is known at one of this machine's addresses is known at `localhost`, too.
//!
//! Invariants: a key is 256 random bits and is kept as a hash; it works once, within [`LIFETIME_MS`]; a
//! restart ends all of them.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::token;

/// How long a key can be used, in milliseconds.
pub const LIFETIME_MS: i64 = 60_000;

/// Unused keys of one session: a new key replaces the oldest one.
const MOST_OF_ONE: usize = 8;

/// Unused keys of all sessions.
const MOST: usize = 1_000;

/// What a key hands over.
#[derive(Clone, PartialEq, Eq)]
pub struct Handed {
    /// The session's token, as the browser's cookie has it.
    pub token: String,
    /// SHA-256 of that token.
    pub session: [u8; 32],
    /// The address the browser came from: `http://127.0.0.1:8080`.
    pub from: String,
    /// The page it asked for: path and query.
    pub page: String,
}

struct Pending {
    handed: Handed,
    until: i64,
}

#[derive(Default)]
struct State {
    /// By the SHA-256 of the key.
    pending: HashMap<[u8; 32], Pending>,
    staying: HashSet<[u8; 32]>,
}

/// The keys that have not been used yet, and the sessions that stay at the address they are known at.
#[derive(Default)]
pub struct Handover(Mutex<State>);

impl Handover {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A new key for what is to be handed over; `None` while too many keys are unused.
    ///
    /// # Errors
    /// When the system gives no random numbers.
    pub fn key(&self, handed: Handed, now: i64) -> Result<Option<String>, getrandom::Error> {
        let (key, hash) = token::new_token()?;
        let mut state = self.state();
        state.pending.retain(|_, one| one.until > now);
        let same = || state.pending.iter().filter(|(_, one)| one.handed.session == handed.session);
        if same().count() >= MOST_OF_ONE {
            let oldest = same().min_by_key(|(_, one)| one.until).map(|(hash, _)| *hash);
            oldest.and_then(|hash| state.pending.remove(&hash));
        }
        if state.pending.len() >= MOST {
            return Ok(None);
        }
        state.pending.insert(hash, Pending { handed, until: now + LIFETIME_MS });
        Ok(Some(key))
    }

    /// Uses a key up. `None` for one that is unknown, used or expired.
    #[must_use]
    pub fn take(&self, key: &str, now: i64) -> Option<Handed> {
        let taken = self.state().pending.remove(&token::hash_token(key))?;
        (taken.until > now).then_some(taken.handed)
    }

    /// From now on the session keeps its own address: another one with matches of its own is in use at `localhost`.
    pub fn stay(&self, session: [u8; 32]) {
        let mut state = self.state();
        // Beyond this many sessions the browsers are asked again.
        if state.staying.len() >= MOST {
            state.staying.clear();
        }
        state.staying.insert(session);
    }

    /// Whether a session keeps its own address.
    #[must_use]
    pub fn stays(&self, session: &[u8; 32]) -> bool {
        self.state().staying.contains(session)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn handed(session: u8) -> Handed {
        Handed {
            token: format!("token {session}"),
            session: [session; 32],
            from: "http://127.0.0.1:8080".to_owned(),
            page: "/".to_owned(),
        }
    }

    fn key(handover: &Handover, session: u8, now: i64) -> Option<String> {
        handover.key(handed(session), now).unwrap()
    }

    #[test]
    fn a_key_works_once_and_for_a_minute() {
        let handover = Handover::default();
        let (one, two) = (key(&handover, 1, 0).unwrap(), key(&handover, 1, 0).unwrap());
        assert!(one != two && one.len() == 43);
        assert!(handover.take("", 0).is_none() && handover.take(&one[1..], 0).is_none());
        assert!(handover.take(&one, LIFETIME_MS - 1).is_some_and(|found| found == handed(1)));
        assert!(handover.take(&one, LIFETIME_MS - 1).is_none(), "used");
        assert!(handover.take(&two, LIFETIME_MS).is_none(), "expired");
        assert!(handover.take(&two, 0).is_none(), "an expired key is gone");
    }

    #[test]
    fn one_session_cannot_use_up_the_room_of_others() {
        let handover = Handover::default();
        let keys: Vec<_> = (0..20).map(|now| key(&handover, 1, now).unwrap()).collect();
        let alive = keys.iter().filter(|one| handover.take(one, 20).is_some()).count();
        assert_eq!(alive, MOST_OF_ONE);
        for session in 0..MOST {
            let session = <[u8; 32]>::from(sha2::Sha256::digest(session.to_be_bytes()));
            assert!(handover.key(Handed { session, ..handed(1) }, 0).unwrap().is_some());
        }
        assert_eq!(key(&handover, 2, 0), None);
        assert!(key(&handover, 2, LIFETIME_MS).is_some(), "expired keys make room");
    }

    #[test]
    fn a_session_stays_once_it_was_said() {
        let handover = Handover::default();
        assert!(!handover.stays(&[1; 32]));
        handover.stay([1; 32]);
        assert!(handover.stays(&[1; 32]) && !handover.stays(&[2; 32]));
    }

    use sha2::Digest as _;
}
