//! Rooms that are loaded once, and kept while somebody holds them.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::OnceCell;

type Place<R> = Arc<OnceCell<Arc<R>>>;

/// The rooms of a server by their keys; clones share them.
pub struct Rooms<K, R> {
    kept: usize,
    places: Arc<Mutex<HashMap<K, Place<R>>>>,
}

impl<K, R> Clone for Rooms<K, R> {
    fn clone(&self) -> Self {
        Self { kept: self.kept, places: Arc::clone(&self.places) }
    }
}

impl<K: Clone + Eq + Hash, R> Rooms<K, R> {
    /// No rooms yet. When there are more than `kept`, those that nobody holds are dropped.
    #[must_use]
    pub fn new(kept: usize) -> Self {
        Self { kept, places: Arc::default() }
    }

    fn places(&self) -> MutexGuard<'_, HashMap<K, Place<R>>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn place(&self, key: &K) -> Place<R> {
        let mut places = self.places();
        if places.len() > self.kept {
            // A place is held by those who wait for its room, and the room by those who are in it.
            places.retain(|_, place| {
                Arc::strong_count(place) > 1 || place.get().is_some_and(|room| Arc::strong_count(room) > 1)
            });
        }
        Arc::clone(places.entry(key.clone()).or_default())
    }

    /// The room of `key`, loaded by the first who asks; others wait for it.
    ///
    /// # Errors
    /// Those of `load`. The next who asks tries again.
    pub async fn get<E>(&self, key: &K, load: impl Future<Output = Result<Arc<R>, E>>) -> Result<Arc<R>, E> {
        let place = self.place(key);
        let found = place.get_or_try_init(|| load).await.map(Arc::clone);
        if found.is_err() {
            drop(place);
            self.places().retain(|known, place| known != key || place.get().is_some());
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[tokio::test]
    async fn a_room_is_loaded_once_and_stays_while_it_is_held() {
        let rooms: Rooms<u32, u32> = Rooms::new(1);
        let loads = AtomicUsize::new(0);
        let load = async |key: u32| {
            rooms
                .get(&key, async {
                    loads.fetch_add(1, Ordering::Relaxed);
                    tokio::task::yield_now().await;
                    Ok::<_, ()>(Arc::new(key))
                })
                .await
                .unwrap()
        };
        let (held, again) = tokio::join!(load(7), load(7));
        assert!(Arc::ptr_eq(&held, &again));
        assert_eq!(loads.load(Ordering::Relaxed), 1);
        for key in 0..5 {
            drop(load(key).await);
        }
        assert!(Arc::ptr_eq(&held, &load(7).await), "it was held");
        let before = loads.load(Ordering::Relaxed);
        drop(load(0).await);
        assert_eq!(loads.load(Ordering::Relaxed), before + 1, "nobody held it");
    }

    #[tokio::test]
    async fn what_cannot_be_loaded_is_tried_again() {
        let rooms: Rooms<u32, u32> = Rooms::new(1);
        assert_eq!(rooms.get(&1, async { Err("no") }).await, Err("no"));
        assert!(rooms.places().is_empty());
        assert_eq!(rooms.get(&1, async { Ok::<_, ()>(Arc::new(5)) }).await, Ok(Arc::new(5)));
    }
}
