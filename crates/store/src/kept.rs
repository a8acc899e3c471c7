//! Values that are never otherwise, kept in memory while there is room: those that were asked for last.

use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use hashlink::LruCache;

/// Bytes by key, of which at most a number are kept. Clones share them.
#[derive(Clone, Debug)]
pub(super) struct Kept<K>(Arc<Mutex<Inner<K>>>);

#[derive(Debug)]
struct Inner<K> {
    values: LruCache<K, Arc<[u8]>>,
    bytes: usize,
    most: usize,
}

impl<K: Hash + Eq> Kept<K> {
    /// Nothing is kept yet, and never more than `most` bytes.
    pub(super) fn new(most: usize) -> Self {
        Self(Arc::new(Mutex::new(Inner { values: LruCache::new_unbounded(), bytes: 0, most })))
    }

    fn inner(&self) -> MutexGuard<'_, Inner<K>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The values of some keys, as far as they are kept.
    pub(super) fn get<'k>(&self, keys: impl IntoIterator<Item = &'k K>) -> Vec<Option<Arc<[u8]>>>
    where
        K: 'k,
    {
        let mut inner = self.inner();
        keys.into_iter().map(|key| inner.values.get(key).map(Arc::clone)).collect()
    }

    /// Keeps a value; those that were asked for longest ago make room for it.
    pub(super) fn put(&self, key: K, value: Arc<[u8]>) {
        let mut inner = self.inner();
        inner.bytes += value.len();
        if let Some(before) = inner.values.insert(key, value) {
            inner.bytes -= before.len();
        }
        while inner.bytes > inner.most {
            let Some((_, value)) = inner.values.remove_lru() else { break };
            inner.bytes -= value.len();
        }
    }

    /// Forgets a value.
    pub(super) fn forget(&self, key: &K) {
        let mut inner = self.inner();
        if let Some(value) = inner.values.remove(key) {
            inner.bytes -= value.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_make_room() {
        let kept = Kept::new(10);
        let bytes = |count: usize| Arc::from(vec![7; count]);
        kept.put("a", bytes(4));
        kept.put("b", bytes(4));
        assert_eq!(kept.get([&"a"])[0].as_deref(), Some(&[7; 4][..]));
        kept.put("c", bytes(4));
        let there = |keys: [&'static str; 3]| kept.get(&keys).iter().map(Option::is_some).collect::<Vec<_>>();
        assert_eq!(there(["a", "b", "c"]), [true, false, true]);
        kept.put("a", bytes(6));
        assert_eq!(there(["a", "b", "c"]), [true, false, true]);
        kept.forget(&"c");
        kept.put("d", bytes(4));
        assert_eq!(there(["a", "c", "d"]), [true, false, true]);
        kept.put("e", bytes(11));
        assert_eq!(there(["a", "d", "e"]), [false; 3], "larger than the room");
        kept.put("f", bytes(10));
        assert_eq!(there(["f", "a", "d"]), [true, false, false]);
    }
}
