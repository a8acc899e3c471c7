//! Which intents of a match were done before.

use std::collections::HashSet;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher as _;

use crate::store::IntentKey;

/// The intents of a match that were done, by their hashes. Nearly all that come are new: the store is asked
/// about those that are among them.
pub struct Intents {
    hasher: RandomState,
    done: HashSet<u64>,
}

impl Intents {
    pub fn new<'k>(done: impl IntoIterator<Item = &'k IntentKey>) -> Self {
        let hasher = RandomState::new();
        let done = done.into_iter().map(|key| Self::hash(&hasher, key)).collect();
        Self { hasher, done }
    }

    fn hash(hasher: &RandomState, key: &IntentKey) -> u64 {
        hasher.hash_one((&key.user_id, &key.client_id))
    }

    pub fn has(&self, key: &IntentKey) -> bool {
        self.done.contains(&Self::hash(&self.hasher, key))
    }

    /// An intent was done.
    pub fn add(&mut self, key: &IntentKey) {
        self.done.insert(Self::hash(&self.hasher, key));
    }
}
