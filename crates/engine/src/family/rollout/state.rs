//! How far a rollout has come, as bytes.

use super::{FamilyRolled, Worth};
use crate::cube::CubeMet;
use crate::eval::Probs;
use crate::rollout::{Estimate, RolledOut, Subject, set_behind_best};

/// What of a game is summed up: five chances, points, and what it is worth at the stake.
const SUMMED: usize = 7;
/// Of which of these the spread is told: winning chance, points, worth at the stake.
const SPREAD: [usize; 3] = [0, 5, 6];
/// The smallest joint standard error that equities are compared by: ends of games have none.
const NO_ERROR: f64 = 1e-9;
/// The first bytes of a state; the digit counts the forms it has had.
const MARK: [u8; 4] = *b"PFR1";

/// Sums over the games of one position, in the order of the games: going on gives the numbers of going through.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct FamilySums {
    trials: u32,
    sums: [f64; SUMMED],
    squares: [f64; SPREAD.len()],
}

/// Bytes of the sums of one position.
const BYTES: usize = 4 + 8 * (SUMMED + SPREAD.len());

impl FamilySums {
    /// Games played, whose results are summed up.
    #[must_use]
    pub const fn trials(&self) -> u32 {
        self.trials
    }

    pub(super) fn add(&mut self, worth: &Worth) {
        let p = &worth.probs;
        let values =
            [p.win, p.win_g, p.win_bg, p.lose_g, p.lose_bg, worth.points, worth.value].map(f64::from);
        for (sum, value) in self.sums.iter_mut().zip(values) {
            *sum += value;
        }
        for (square, at) in self.squares.iter_mut().zip(SPREAD) {
            *square += values[at].powi(2);
        }
        self.trials += 1;
    }

    /// The means and standard errors so far.
    #[must_use]
    pub fn rolled(&self) -> FamilyRolled {
        let n = f64::from(self.trials.max(1));
        let means = self.sums.map(|sum| sum / n);
        let [win, win_g, win_bg, lose_g, lose_bg, points, value] = means.map(|mean| mean as f32);
        let estimate = |place: usize| {
            let mean = means[SPREAD[place]];
            let spread = (self.squares[place] / n - mean * mean).max(0.0) * n / (n - 1.0);
            Estimate { mean, se: if self.trials > 1 { (spread / n).sqrt() } else { f64::INFINITY } }
        };
        FamilyRolled {
            trials: self.trials,
            worth: Worth { probs: Probs { win, win_g, win_bg, lose_g, lose_bg }.sanitize(), points, value },
            win: estimate(0),
            points: estimate(1),
            value: estimate(2),
        }
    }

    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.trials.to_le_bytes());
        for number in self.sums.iter().chain(&self.squares) {
            bytes.extend(number.to_le_bytes());
        }
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        let (trials, rest) = bytes.split_first_chunk::<4>()?;
        let mut numbers =
            rest.chunks_exact(8).filter_map(|eight| eight.try_into().ok()).map(f64::from_le_bytes);
        let mut next = || numbers.next().filter(|number| number.is_finite());
        let mut read = Self { trials: u32::from_le_bytes(*trials), ..Self::default() };
        for number in read.sums.iter_mut().chain(&mut read.squares) {
            *number = next()?;
        }
        Some(read)
    }
}

/// How far a rollout of one or several positions has come.
#[derive(Clone, Debug, PartialEq)]
pub struct FamilyState {
    /// What the sums belong to.
    key: u64,
    sums: Vec<FamilySums>,
}

impl FamilyState {
    pub(super) fn begin(key: u64, subjects: usize) -> Self {
        Self { key, sums: vec![FamilySums::default(); subjects] }
    }

    pub(super) fn replace(&mut self, sums: Vec<FamilySums>) {
        self.sums = sums;
    }

    /// Whether it is that of a question with this key about so many positions.
    #[must_use]
    pub fn fits(&self, key: u64, subjects: usize) -> bool {
        self.key == key && self.sums.len() == subjects
    }

    /// The sums of every position.
    #[must_use]
    pub fn sums(&self) -> &[FamilySums] {
        &self.sums
    }

    /// Games played of each position.
    #[must_use]
    pub fn trials(&self) -> u32 {
        self.sums.first().map_or(0, FamilySums::trials)
    }

    /// The result for every position by now, in the order of `subjects`, at the stake of the search.
    #[must_use]
    pub fn candidates(&self, subjects: &[Subject], at: CubeMet<'_>) -> Vec<RolledOut> {
        let known = self.sums.iter().map(FamilySums::rolled);
        let mut candidates: Vec<RolledOut> =
            known.zip(subjects).map(|(rolled, subject)| rolled.candidate(*subject, at)).collect();
        set_behind_best(&mut candidates, NO_ERROR);
        candidates
    }

    /// The state as bytes, to go on from later.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        bytes.extend(self.key.to_le_bytes());
        self.sums.iter().for_each(|sums| sums.write(&mut bytes));
        bytes
    }

    /// From bytes; `None` for others than those of a state.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (key, rest) = bytes.strip_prefix(&MARK)?.split_first_chunk::<8>()?;
        let sums: Vec<FamilySums> = rest.chunks(BYTES).map(FamilySums::read).collect::<Option<_>>()?;
        let whole =
            rest.len() == sums.len() * BYTES && sums.windows(2).all(|two| two[0].trials == two[1].trials);
        whole.then(|| Self { key: u64::from_le_bytes(*key), sums })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_and_others_are_refused() {
        let mut state = FamilyState::begin(77, 2);
        let mut sums = FamilySums::default();
        for n in 0..5u8 {
            let win = f32::from(n) / 7.0;
            let probs = Probs { win, ..Probs::default() };
            sums.add(&Worth { probs, points: 3.0 * win, value: win - 0.3 });
        }
        state.replace(vec![sums; 2]);
        let bytes = state.to_bytes();
        assert_eq!(FamilyState::from_bytes(&bytes), Some(state.clone()));
        assert!(state.fits(77, 2) && !state.fits(78, 2) && !state.fits(77, 1));
        for cut in 0..bytes.len() {
            let shorter = FamilyState::from_bytes(&bytes[..cut]);
            assert!(shorter.is_none_or(|found| found.sums.len() < 2), "{cut} bytes");
        }
        let mut broken = bytes;
        let last = broken.len() - 8;
        broken[last..].copy_from_slice(&f64::NAN.to_le_bytes());
        assert_eq!(FamilyState::from_bytes(&broken), None);
    }
}
