//! What was searched before. Keys are whole positions and everything a result depends on, so a hit is never a mistake.

use super::states::States;
use super::worth::{Context, Worth};
use crate::cube::{CubeInfo, CubeOwner, Stake};
use crate::eval::Probs;
use crate::standard::Board;
use std::sync::atomic::{AtomicU64, Ordering};

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

    fn hash(self, seed: u64) -> u64 {
        let mixed = self.0.iter().fold(seed, |sum, word| mix(sum, *word));
        (mixed ^ mixed >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93)
    }
}

const fn mix(sum: u64, word: u64) -> u64 {
    (sum.rotate_left(29) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// What a searched value depends on besides the position and the searcher: the depth, how replies are chosen, and the
/// cubes with what they are played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tag(u64);

impl Tag {
    pub(super) fn of(plies: u8, context: &Context, states: &States) -> Self {
        let near = u64::from(context.near) << 40;
        let mut sum = mix(0x7061_7363, near | u64::from(plies) << 32 | states.list().len() as u64);
        for weights in &context.weights {
            for pair in weights.w.chunks(2) {
                sum = pair.iter().fold(sum, |sum, w| mix(sum, u64::from(w.to_bits())));
            }
            sum = mix(sum, u64::from(weights.base.to_bits()));
        }
        sum = states.list().iter().fold(sum, |sum, cube| mix(sum, circumstances(cube)));
        Self(sum | 1)
    }
}

fn circumstances(cube: &CubeInfo) -> u64 {
    let owner = match cube.owner {
        CubeOwner::Centred => 0,
        CubeOwner::Mine => 1,
        CubeOwner::Theirs => 2,
    };
    let stake = match cube.stake {
        Stake::Cubeless => [1, 0, 0],
        Stake::Money { jacoby, beavers } => [2, u64::from(jacoby), u64::from(beavers)],
        Stake::Match { away_me, away_opp, crawford } => {
            [3 + u64::from(crawford), u64::from(away_me), u64::from(away_opp)]
        }
    };
    let grades = u64::from(u32::from_le_bytes([cube.grades[0], cube.grades[1], cube.grades[2], 0]));
    let parts = [u64::from(cube.value), owner, stake[0], stake[1], stake[2], grades];
    parts.iter().fold(0, |sum, part| mix(sum, *part))
}

/// Most values an entry has room for.
const VALUES: usize = 4;
/// Key, tag, chances, values, and a check over them.
const WORDS: usize = 4 + 1 + 3 + VALUES + 1;

/// Results of whole nodes, shared by all threads: a fixed number of places, one for each hash. Nothing is locked: an
/// entry that two threads wrote at once fails its check and counts as missing.
pub(super) struct Results {
    words: Vec<AtomicU64>,
}

/// Entries of the table, 104 bytes each.
pub(super) const ENTRIES: usize = 1 << 15;

impl Results {
    pub(super) fn new(entries: usize) -> Self {
        Self { words: (0..entries * WORDS).map(|_| AtomicU64::new(0)).collect() }
    }

    pub(super) fn entries(&self) -> usize {
        self.words.len() / WORDS
    }

    fn entry(&self, key: Key, tag: Tag) -> Option<&[AtomicU64]> {
        let place = (u128::from(key.hash(tag.0)) * self.entries() as u128) >> 64;
        self.words.get(place as usize * WORDS..)?.get(..WORDS)
    }

    pub(super) fn get(&self, board: &Board, tag: Tag, count: usize) -> Option<Worth> {
        let key = Key::of(board);
        let entry = self.entry(key, tag)?;
        let mut words = [0; WORDS];
        for (word, stored) in words.iter_mut().zip(entry) {
            *word = stored.load(Ordering::Relaxed);
        }
        if words[..4] != key.0 || words[4] != tag.0 || words[WORDS - 1] != check(&words) {
            return None;
        }
        let half = |i: usize| f32::from_bits((words[5 + i / 2] >> (32 * (i % 2))) as u32);
        let mut worth = Worth {
            probs: Probs { win: half(0), win_g: half(1), win_bg: half(2), lose_g: half(3), lose_bg: half(4) },
            ..Worth::default()
        };
        for (value, word) in worth.values.iter_mut().zip(&words[8..8 + count.min(VALUES)]) {
            *value = f64::from_bits(*word);
        }
        Some(worth)
    }

    /// Keeps a result with `count` values, if there is room for so many.
    pub(super) fn put(&self, board: &Board, tag: Tag, count: usize, worth: &Worth) {
        let key = Key::of(board);
        let Some(entry) = self.entry(key, tag).filter(|_| count <= VALUES) else { return };
        let p = &worth.probs;
        let pair = |low: f32, high: f32| u64::from(low.to_bits()) | u64::from(high.to_bits()) << 32;
        let mut words = [0; WORDS];
        words[..4].copy_from_slice(&key.0);
        words[4] = tag.0;
        (words[5], words[6], words[7]) =
            (pair(p.win, p.win_g), pair(p.win_bg, p.lose_g), pair(p.lose_bg, 0.0));
        for (word, value) in words[8..8 + count].iter_mut().zip(&worth.values) {
            *word = value.to_bits();
        }
        words[WORDS - 1] = check(&words);
        for (stored, word) in entry.iter().zip(words) {
            stored.store(word, Ordering::Relaxed);
        }
    }
}

fn check(words: &[u64; WORDS]) -> u64 {
    words[..WORDS - 1].iter().fold(0x5041_5343, |sum, word| mix(sum, *word))
}

#[derive(Clone, Copy)]
struct Static {
    key: Key,
    probs: Probs,
}

/// The latest static chances of one thread, few enough to stay near its core.
pub(super) struct Statics {
    entries: Vec<Static>,
}

/// Entries of the table, 56 bytes each.
const STATICS: usize = 1 << 12;

impl Statics {
    pub(super) fn new() -> Self {
        // No position is without checkers, so an empty key is no position's.
        Self { entries: vec![Static { key: Key::default(), probs: Probs::default() }; STATICS] }
    }

    fn place(key: Key) -> usize {
        (key.hash(0) >> 52) as usize & (STATICS - 1)
    }

    pub(super) fn get(&self, key: Key) -> Option<Probs> {
        let entry = &self.entries[Self::place(key)];
        (entry.key == key).then_some(entry.probs)
    }

    pub(super) fn put(&mut self, key: Key, probs: Probs) {
        self.entries[Self::place(key)] = Static { key, probs };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cube::Weights;

    fn tag(plies: u8, cube: CubeInfo) -> Tag {
        Tag::of(plies, &context(Weights::MONEY), &States::of(cube))
    }

    fn context(weights: Weights) -> Context {
        Context { weights: [weights; 2], near: false }
    }

    #[test]
    fn what_differs_in_anything_is_not_found() {
        let results = Results::new(64);
        let board = Board::start();
        let mut worth = Worth { probs: Probs { win: 0.52, ..Probs::default() }, ..Worth::default() };
        (worth.values[0], worth.values[1]) = (0.1, -0.3);
        let money = tag(2, CubeInfo::money(true, true));
        results.put(&board, money, 2, &worth);
        let found = results.get(&board, money, 2).expect("kept");
        assert_eq!((found.probs, found.values), (worth.probs, worth.values));
        for other in [
            tag(1, CubeInfo::money(true, true)),
            tag(2, CubeInfo::money(true, false)),
            tag(2, CubeInfo::money(true, true).with(2, CubeOwner::Mine)),
            tag(2, CubeInfo::money(true, true).counting([1, 2, 2])),
            tag(2, CubeInfo::in_match(3, 2, false)),
            Tag::of(
                2,
                &context(Weights { base: 0.0, ..Weights::MONEY }),
                &States::of(CubeInfo::money(true, true)),
            ),
            Tag::of(
                2,
                &Context { near: true, ..context(Weights::MONEY) },
                &States::of(CubeInfo::money(true, true)),
            ),
        ] {
            assert!(results.get(&board, other, 2).is_none());
        }
        assert!(results.get(&Board::nackgammon(), money, 2).is_none());
        // Too many values are not kept at all.
        let long = tag(3, CubeInfo::money(true, true));
        results.put(&board, long, VALUES + 1, &worth);
        assert!(results.get(&board, long, VALUES + 1).is_none());
        // Half an entry is none.
        results.words.iter().for_each(|word| {
            let _ = word.compare_exchange(worth.values[1].to_bits(), 7, Ordering::Relaxed, Ordering::Relaxed);
        });
        assert!(results.get(&board, money, 2).is_none());
        let none = Results::new(0);
        none.put(&board, money, 2, &worth);
        assert!(none.get(&board, money, 2).is_none());
    }
}
