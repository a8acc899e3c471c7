//! A rollout's state as bytes, to be kept and gone on from.
//!
//! Layout, little-endian: the magic `PASCHRO1`, the key, the number of groups; for each its blocks, whether it was
//! dropped, its number of games, their moments and those of the difference; at last the 64-bit FNV-1a checksum of all
//! before. Moments are a count, the means and the spreads.

use pasch_messages::Describe;

use super::{GroupState, Moments, RolloutState, Sums};
use crate::net::checksum;
use thiserror::Error;

const MAGIC: &[u8; 8] = b"PASCHRO1";
/// More groups or games than any rollout has.
const MOST: u64 = 1 << 16;

/// Why bytes are no state of a rollout.
#[derive(Clone, Debug, Describe, Error, PartialEq, Eq)]
#[non_exhaustive]
#[describe("keep-error")]
pub enum KeepError {
    /// They begin with something else.
    Foreign,
    /// Something is missing, changed or left over.
    Damaged,
}

impl RolloutState {
    /// The state as bytes; the same state always gives the same bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        let mut put = |word: u64| out.extend(word.to_le_bytes());
        put(self.key);
        put(self.groups.len() as u64);
        for group in &self.groups {
            put(group.blocks.into());
            put(group.dropped.into());
            put(group.sums.games.len() as u64);
            group.sums.games.iter().for_each(|moments| put_moments(moments, &mut put));
            put_moments(&group.sums.difference, &mut put);
        }
        let sum = checksum(&out);
        out.extend(sum.to_le_bytes());
        out
    }

    /// The state that [`RolloutState::to_bytes`] made bytes of.
    ///
    /// # Errors
    /// [`KeepError`] for all other bytes.
    ///
    /// ```
    /// use pasch_engine::rollout::{KeepError, RolloutState};
    /// let state = RolloutState::default();
    /// assert_eq!(RolloutState::from_bytes(&state.to_bytes()), Ok(state));
    /// assert_eq!(RolloutState::from_bytes(b"a text"), Err(KeepError::Foreign));
    /// ```
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, KeepError> {
        let words = bytes.strip_prefix(MAGIC).ok_or(KeepError::Foreign)?;
        let (body, sum) = bytes.split_last_chunk::<8>().ok_or(KeepError::Damaged)?;
        if words.len() % 8 != 0 || checksum(body) != u64::from_le_bytes(*sum) {
            return Err(KeepError::Damaged);
        }
        let mut words = Words(&words[..words.len() - 8]);
        let key = words.next()?;
        let groups = words.count()?;
        let groups = (0..groups).map(|_| group(&mut words)).collect::<Result<_, _>>()?;
        if words.0.is_empty() { Ok(Self { key, groups }) } else { Err(KeepError::Damaged) }
    }
}

fn group(words: &mut Words<'_>) -> Result<GroupState, KeepError> {
    let blocks = u32::try_from(words.next()?).map_err(|_| KeepError::Damaged)?;
    let dropped = words.next()? != 0;
    let games = words.count()?;
    let games = (0..games).map(|_| moments(words)).collect::<Result<_, _>>()?;
    Ok(GroupState { blocks, dropped, sums: Sums { games, difference: moments(words)? } })
}

fn put_moments<const K: usize>(moments: &Moments<K>, put: &mut impl FnMut(u64)) {
    put(moments.count);
    moments.mean.iter().chain(&moments.spread).for_each(|number| put(number.to_bits()));
}

fn moments<const K: usize>(words: &mut Words<'_>) -> Result<Moments<K>, KeepError> {
    let mut moments = Moments { count: words.next()?, ..Moments::default() };
    for number in moments.mean.iter_mut().chain(&mut moments.spread) {
        *number = f64::from_bits(words.next()?);
    }
    Ok(moments)
}

/// What is left to read.
struct Words<'b>(&'b [u8]);

impl Words<'_> {
    fn next(&mut self) -> Result<u64, KeepError> {
        let (word, rest) = self.0.split_first_chunk::<8>().ok_or(KeepError::Damaged)?;
        self.0 = rest;
        Ok(u64::from_le_bytes(*word))
    }

    fn count(&mut self) -> Result<u64, KeepError> {
        Some(self.next()?).filter(|count| *count <= MOST).ok_or(KeepError::Damaged)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_kept_comes_back_and_nothing_else() {
        let mut games = vec![Moments::<7>::default(); 2];
        games[0].push(&[0.1, -0.2, 0.3, 1.0 / 3.0, 0.0, -0.0, 7.5]);
        games[0].push(&[0.2; 7]);
        let sums = Sums { games, difference: Moments { count: 3, mean: [0.5], spread: [0.25] } };
        let group = GroupState { blocks: 7, dropped: true, sums };
        let state = RolloutState { key: 0xFEED_0123, groups: vec![group, GroupState::default()] };
        let bytes = state.to_bytes();
        assert_eq!(RolloutState::from_bytes(&bytes), Ok(state));
        for length in 0..bytes.len() {
            assert!(RolloutState::from_bytes(&bytes[..length]).is_err(), "{length}");
        }
        for place in 0..bytes.len() {
            let mut other = bytes.clone();
            other[place] ^= 4;
            assert!(RolloutState::from_bytes(&other).is_err(), "{place}");
        }
        assert_eq!(RolloutState::from_bytes(b"<html>"), Err(KeepError::Foreign));
    }
}
