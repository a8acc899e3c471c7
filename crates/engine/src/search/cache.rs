//! What was evaluated before. Keys are whole positions, so a hit is never a mistake.

use crate::eval::Probs;
use crate::standard::Board;

/// A whole position: no side has more than 15 checkers on a point, so two counts share a byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Key([u64; 4]);

impl Key {
    pub(super) fn of(board: &Board) -> Self {
        let mut words = [0; 4];
        for (words, lane) in words.chunks_exact_mut(2).zip(&board.lanes) {
            let mut packed = [0u8; 16];
            for (packed, (low, high)) in packed.iter_mut().zip(lane[..16].iter().zip(&lane[16..])) {
                *packed = low | high << 4;
            }
            for (word, bytes) in words.iter_mut().zip(packed.chunks_exact(8)) {
                *word = u64::from_le_bytes([
                    bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
                ]);
            }
        }
        Self(words)
    }
}

/// What a cached value depends on besides the position and the evaluator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tag(u32);

impl Tag {
    /// The bare evaluator: nothing else matters.
    pub(super) const STATIC: Self = Self(1);

    /// A search of `plies` under the circumstances numbered `context`.
    pub(super) const fn search(context: u32, plies: u8) -> Self {
        Self(2 + context * 8 + plies as u32)
    }
}

#[derive(Clone, Copy)]
struct Entry {
    key: Key,
    tag: Tag,
    probs: Probs,
}

/// Entries of a table; 56 bytes each.
const ENTRIES: usize = 1 << 16;

/// A table of the latest results, one place for each hash.
pub(super) struct Cache {
    entries: Vec<Entry>,
}

impl Cache {
    pub(super) fn new() -> Self {
        let empty = Entry { key: Key::default(), tag: Tag(0), probs: Probs::default() };
        Self { entries: vec![empty; ENTRIES] }
    }

    fn place(key: Key, tag: Tag) -> usize {
        let mix = |sum: u64, word: &u64| (sum.rotate_left(29) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mixed = key.0.iter().fold(u64::from(tag.0), mix);
        let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        (mixed >> 48) as usize & (ENTRIES - 1)
    }

    pub(super) fn get(&self, key: Key, tag: Tag) -> Option<Probs> {
        let entry = &self.entries[Self::place(key, tag)];
        (entry.key == key && entry.tag == tag).then_some(entry.probs)
    }

    pub(super) fn put(&mut self, key: Key, tag: Tag, probs: Probs) {
        self.entries[Self::place(key, tag)] = Entry { key, tag, probs };
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.entries.iter_mut().for_each(|e| e.tag = Tag(0));
    }
}
