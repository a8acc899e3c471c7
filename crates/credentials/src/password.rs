//! Passwords: Argon2id, a few at a time, on threads that serve nobody else.

use std::sync::{Arc, OnceLock};

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Algorithm, Argon2, Params, Version};
use pasch_messages::Describe;
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization as _;

use super::guessable::is_guessable;
use super::names::skeleton;
use super::token;

/// Characters of a password.
const SHORTEST: usize = 8;
const LONGEST: usize = 128;

/// Memory in KiB, passes and lanes: above the least of OWASP's password storage sheet (19 MiB, 2, 1).
const MEMORY: u32 = 32 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// Attempts that may wait for a thread; more are turned away.
const QUEUE: usize = 64;

/// What is wrong with a password somebody wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[describe("password-fault")]
pub enum PasswordFault {
    /// Fewer than 8 characters.
    #[describe(args(shortest = SHORTEST))]
    Short,
    /// More than 128 characters.
    #[describe(args(longest = LONGEST))]
    Long,
    /// Among the first that are tried.
    Common,
    /// It is the name, or holds it and little else.
    Name,
}

/// Why a password was not hashed.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("hash-error")]
pub enum HashError {
    /// Too many are waiting.
    Busy,
    /// The hash function or its thread failed.
    Failed(#[describe(name = "value")] String),
}

/// The outcome of comparing a password with a stored hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// It is the password.
    pub right: bool,
    /// The stored hash was made with other parameters than today's.
    pub outdated: bool,
}

/// Refuses passwords that are too short, too long or too easily guessed; no rules about their composition.
///
/// # Errors
/// The first of these faults that was found.
pub fn check(password: &str, name: &str) -> Result<(), PasswordFault> {
    let text: String = password.nfc().collect();
    let count = text.chars().count();
    if count < SHORTEST {
        return Err(PasswordFault::Short);
    }
    if count > LONGEST {
        return Err(PasswordFault::Long);
    }
    let lower = text.to_lowercase();
    if is_guessable(&text) || is_monotonous(&lower) {
        return Err(PasswordFault::Common);
    }
    let (own, secret) = (skeleton(name), skeleton(&text));
    if !own.is_empty() && secret.contains(&own) && secret.chars().count() < own.chars().count() + 4 {
        return Err(PasswordFault::Name);
    }
    Ok(())
}

/// One or two characters throughout, or one row of the alphabet or the digits up or down.
fn is_monotonous(text: &str) -> bool {
    let chars: Vec<u32> = text.chars().map(u32::from).collect();
    let mut kinds = chars.clone();
    kinds.sort_unstable();
    kinds.dedup();
    let steps = |by: i64| chars.windows(2).all(|two| i64::from(two[1]) - i64::from(two[0]) == by);
    kinds.len() <= 2 || steps(1) || steps(-1)
}

/// The hash of a password as it is stored, for commands.
///
/// # Errors
/// When the hash function fails.
pub async fn hash_password(password: &str) -> Result<String, HashError> {
    Hasher::new(1).hash(password).await
}

/// A password that nobody guesses: 100 random bits as four groups of five letters and figures that cannot be
/// mistaken for each other.
///
/// # Errors
/// When the system gives no random numbers.
pub fn new_password() -> Result<String, getrandom::Error> {
    let id = token::new_id::<String>()?;
    let letters: Vec<char> = id.chars().rev().take(20).collect();
    let groups: Vec<String> = letters.chunks(5).map(|group| group.iter().collect()).collect();
    Ok(groups.join("-"))
}

/// Hashes and compares passwords.
#[derive(Clone)]
pub struct Hasher {
    working: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
}

impl Hasher {
    /// At most `threads` at a time.
    #[must_use]
    pub fn new(threads: usize) -> Self {
        Self { working: Arc::new(Semaphore::new(threads.max(1))), waiting: Arc::new(Semaphore::new(QUEUE)) }
    }

    /// The hash of a password as it is stored: a PHC string with its salt and parameters.
    ///
    /// # Errors
    /// When too many are waiting.
    pub async fn hash(&self, password: &str) -> Result<String, HashError> {
        let password: String = password.nfc().collect();
        self.apart(move || hashed(&password)).await
    }

    /// Compares a password with a stored hash. Without one (there is no such user) it takes as long and is wrong.
    ///
    /// # Errors
    /// When too many are waiting.
    pub async fn verify(&self, password: &str, stored: Option<String>) -> Result<Verdict, HashError> {
        let password: String = password.nfc().take(LONGEST + 1).collect();
        self.apart(move || {
            let is_known = stored.is_some();
            let verdict = compare(&password, &stored.map_or_else(nobody, Ok)?)?;
            Ok(Verdict { right: verdict.right && is_known, ..verdict })
        })
        .await
    }

    async fn apart<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, HashError> + Send + 'static,
    ) -> Result<T, HashError> {
        let failed = |cause: &dyn std::fmt::Display| HashError::Failed(cause.to_string());
        let waiting = Arc::clone(&self.waiting).try_acquire_owned().map_err(|_| HashError::Busy)?;
        let working = Arc::clone(&self.working).acquire_owned().await.map_err(|error| failed(&error))?;
        let done = tokio::task::spawn_blocking(move || {
            let result = work();
            drop((working, waiting));
            result
        });
        done.await.map_err(|error| failed(&error))?
    }
}

fn argon2() -> Result<Argon2<'static>, HashError> {
    let params = Params::new(MEMORY, PASSES, LANES, None);
    let params = params.map_err(|error| HashError::Failed(error.to_string()))?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

fn hashed(password: &str) -> Result<String, HashError> {
    let hash: Result<PasswordHash, _> = argon2()?.hash_password(password.as_bytes());
    hash.map(|hash| hash.to_string()).map_err(|error| HashError::Failed(error.to_string()))
}

fn compare(password: &str, stored: &str) -> Result<Verdict, HashError> {
    let failed = |error: &dyn std::fmt::Display| HashError::Failed(error.to_string());
    let hash = PasswordHash::new(stored).map_err(|error| failed(&error))?;
    let params = Params::try_from(&hash).map_err(|error| failed(&error))?;
    let right = argon2()?.verify_password(password.as_bytes(), &hash).is_ok();
    let outdated = hash.algorithm.as_str() != Algorithm::Argon2id.as_str()
        || (params.m_cost(), params.t_cost(), params.p_cost()) != (MEMORY, PASSES, LANES);
    Ok(Verdict { right, outdated })
}

/// A hash that belongs to nobody, made once with today's parameters.
fn nobody() -> Result<String, HashError> {
    static NOBODY: OnceLock<String> = OnceLock::new();
    if let Some(known) = NOBODY.get() {
        return Ok(known.clone());
    }
    let made = hashed("a password that nobody has")?;
    Ok(NOBODY.get_or_init(|| made).clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_guessable_passwords_are_refused() {
        let (long, longest) = ("x1".repeat(65), "xyz9".repeat(32));
        for (password, fault) in [
            ("short12", PasswordFault::Short),
            (long.as_str(), PasswordFault::Long),
            ("Password1", PasswordFault::Common),
            ("backgammon", PasswordFault::Common),
            ("aaaaaaaabbb", PasswordFault::Common),
            ("23456789", PasswordFault::Common),
            ("12345679", PasswordFault::Common),
            ("lkjihgfedcba", PasswordFault::Common),
            ("Solveig-99", PasswordFault::Name),
        ] {
            assert_eq!(check(password, "solveig99"), Err(fault), "{password}");
        }
        for password in ["correct horse", "åååøøøæææ", "58203716", longest.as_str(), "solveig99 likes primes"]
        {
            assert_eq!(check(password, "solveig99"), Ok(()), "{password}");
        }
    }

    #[tokio::test]
    async fn hashes_are_compared_and_outdated_ones_are_noticed() {
        let hasher = Hasher::new(1);
        let stored = hasher.hash("sm\u{f6}rg\u{e5}sbord").await.unwrap();
        assert!(stored.starts_with("$argon2id$v=19$m=32768,t=2,p=1$"), "{stored}");
        assert_ne!(stored, hasher.hash("sm\u{f6}rg\u{e5}sbord").await.unwrap(), "each has its salt");
        let now = Verdict { right: true, outdated: false };
        // The same letters typed on another device.
        let other = hasher.verify("smo\u{308}rga\u{30a}sbord", Some(stored.clone())).await;
        assert_eq!(other.unwrap(), now);
        let wrong = Verdict { right: false, outdated: false };
        assert_eq!(hasher.verify("smorgasbord", Some(stored)).await.unwrap(), wrong);
        assert_eq!(hasher.verify("a password that nobody has", None).await.unwrap(), wrong);
        let weak = Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::new(8, 1, 1, None).unwrap());
        let weak: PasswordHash = weak.hash_password(b"from long ago").unwrap();
        let old = Verdict { right: true, outdated: true };
        assert_eq!(hasher.verify("from long ago", Some(weak.to_string())).await.unwrap(), old);
        assert!(hasher.verify("x", Some("no hash".to_owned())).await.is_err());
    }

    #[tokio::test]
    async fn a_crowd_is_turned_away_instead_of_hashed() {
        let hasher = Hasher::new(1);
        let taken = Arc::clone(&hasher.waiting).acquire_many_owned(64).await.unwrap();
        assert!(matches!(hasher.hash("whatever").await, Err(HashError::Busy)));
        drop(taken);
        assert!(hasher.hash("whatever").await.is_ok());
    }
}
