//! Which intents of a match were done before.

use std::collections::HashSet;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher as _;

use super::RoomError;
use super::actor::Actor;
use crate::store::IntentKey;

/// The intents of a match that were done, by their hashes. Nearly all that come are new: the store is asked about those that
/// are among them.
pub struct Intents {
    hasher: RandomState,
    done: HashSet<u64>,
}

impl Intents {
    fn new<'k>(done: impl IntoIterator<Item = &'k IntentKey>) -> Self {
        let hasher = RandomState::new();
        let done = done.into_iter().map(|key| Self::hash(&hasher, key)).collect();
        Self { hasher, done }
    }

    fn hash(hasher: &RandomState, key: &IntentKey) -> u64 {
        hasher.hash_one((&key.user_id, &key.client_id))
    }

    fn has(&self, key: &IntentKey) -> bool {
        self.done.contains(&Self::hash(&self.hasher, key))
    }

    /// An intent was done.
    pub fn add(&mut self, key: &IntentKey) {
        self.done.insert(Self::hash(&self.hasher, key));
    }
}

impl Actor {
    /// The match's number after an intent that was done before.
    pub(super) async fn done_before(&mut self, key: &IntentKey) -> Result<Option<u32>, RoomError> {
        let (store, id) = (&self.deps.store, self.door.match_id());
        if self.intents.is_none() {
            self.intents = Some(Intents::new(&store.intents(id).await?));
        }
        match &self.intents {
            Some(intents) if intents.has(key) => Ok(store.intent_seq(id, key).await?),
            _ => Ok(None),
        }
    }
}
