//! The one-sided bear-off database: how many rolls a side needs to take all its checkers off, and
//! how many to take the first one off, for every position within the last points of its path.
//!
//! Invariant: every distribution's chances are whole 65535ths and add up to exactly 65535.

mod file;
mod index;
mod solve;
pub mod two_sided;

pub use two_sided::TwoSided;

use crate::database::{Bytes, DatabaseError, short};
use crate::eval::Probs;
use crate::run::{Executor, Serial};
use crate::standard::Board;
use crate::standard::board::{Lane, OFF};
use index::Ranking;
use std::fmt;

/// Rolls a distribution reaches; later finishes weigh less than one in 65535 for every position of
/// the sizes this library builds.
pub(crate) const MOST_ROLLS: usize = 64;

/// Whole chance of a stored distribution.
const UNIT: u32 = 65535;

/// A one-sided database over the points 1 to [`Bearoff::points`] and up to [`Bearoff::checkers`] checkers a
/// side. It lies in its bytes, which may be a memory map; a clone shares them.
#[derive(Clone)]
pub struct Bearoff {
    ranking: Ranking,
    bytes: Bytes,
    clear: file::Part,
    first: file::Part,
}

impl fmt::Debug for Bearoff {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bearoff")
            .field("points", &self.points())
            .field("checkers", &self.checkers())
            .finish_non_exhaustive()
    }
}

impl PartialEq for Bearoff {
    /// Whether they hold the same.
    fn eq(&self, other: &Self) -> bool {
        self.bytes() == other.bytes()
    }
}

/// The chances of needing a number of rolls.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rolls<'d> {
    from: usize,
    /// Chances in 65535ths, two bytes each.
    chances: &'d [u8],
}

impl Rolls<'_> {
    /// The chances in 65535ths, from the first roll that has one.
    fn chances(&self) -> impl Iterator<Item = u16> + '_ {
        self.chances.chunks_exact(2).map(|c| u16::from_le_bytes([c[0], c[1]]))
    }

    /// Chance, 0 to 1, of needing exactly `rolls` rolls.
    #[must_use]
    pub fn exactly(&self, rolls: usize) -> f64 {
        match rolls.checked_sub(self.from) {
            Some(place) if place < self.chances.len() / 2 => {
                f64::from(short(self.chances, place)) / f64::from(UNIT)
            }
            _ => 0.0,
        }
    }

    /// Mean number of rolls. Times 49/6 it is the effective pip count.
    #[must_use]
    pub fn mean(&self) -> f64 {
        let sum: u64 = self.chances().zip(self.from as u64..).map(|(c, n)| u64::from(c) * n).sum();
        sum as f64 / f64::from(UNIT)
    }

    /// Standard deviation of the number of rolls.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let square: f64 =
            self.chances().zip(self.from..).map(|(c, n)| f64::from(c) * (n as f64 - mean).powi(2)).sum();
        (square / f64::from(UNIT)).sqrt()
    }

    /// Number of rolls from which on the distribution is empty.
    fn end(&self) -> usize {
        self.from + self.chances.len() / 2
    }

    /// Sum of the chances of each number of rolls times its `weights`.
    fn weigh(&self, weights: &[f32]) -> f32 {
        let sum: f32 = self.chances().zip(&weights[self.from..]).map(|(c, w)| f32::from(c) * w).sum();
        sum / UNIT as f32
    }

    /// `out[n]` becomes the chance of needing `n` or more rolls.
    fn tails(&self, out: &mut [f32; MOST_ROLLS + 2]) {
        let mut left = 0u32;
        out[self.end().min(MOST_ROLLS + 1)..].fill(0.0);
        for n in (0..self.end()).rev() {
            if n >= self.from {
                left += u32::from(short(self.chances, n - self.from));
            }
            out[n] = left as f32 / UNIT as f32;
        }
    }
}

impl Bearoff {
    /// Points of the largest database this library builds.
    pub const MOST_POINTS: usize = 12;

    /// Builds the database for up to `checkers` (1 to 15) on the points 1 to `points` (1 to
    /// [`Bearoff::MOST_POINTS`]). Both players play for the least mean number of rolls. `progress`
    /// is told the share done, 0 to 1, and answers whether to go on.
    ///
    /// # Errors
    /// [`DatabaseError::Size`] for sizes out of range, [`DatabaseError::Cancelled`]
    /// when `progress` says stop.
    ///
    /// ```
    /// let db = pasch_engine::bearoff::Bearoff::generate(6, 2, &mut |_| true)?;
    /// let two_aces = { let mut lane = [0; 32]; lane[1] = 2; lane };
    /// assert_eq!(db.rolls_to_clear(&two_aces).map(|r| r.exactly(1)), Some(1.0));
    /// # Ok::<(), pasch_engine::database::DatabaseError>(())
    /// ```
    pub fn generate(
        points: usize,
        checkers: usize,
        progress: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Self, DatabaseError> {
        Self::generate_with(points, checkers, &Serial, progress)
    }

    /// As [`Bearoff::generate`], with the parts of the work given to `executor`. The result does
    /// not depend on how it runs them.
    ///
    /// # Errors
    /// The same errors as [`Bearoff::generate`].
    pub fn generate_with(
        points: usize,
        checkers: usize,
        executor: &dyn Executor,
        progress: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Self, DatabaseError> {
        if !Self::builds(points, checkers) {
            return Err(DatabaseError::Size { points, checkers });
        }
        let ranking = Ranking::new(points, checkers);
        let solved = solve::solve(&ranking, executor, progress).ok_or(DatabaseError::Cancelled)?;
        Ok(Self::encode(ranking, &solved))
    }

    fn builds(points: usize, checkers: usize) -> bool {
        (1..=Self::MOST_POINTS).contains(&points) && (1..=15).contains(&checkers)
    }

    /// Points covered, counted from the ace point.
    #[must_use]
    pub fn points(&self) -> usize {
        self.ranking.points()
    }

    /// The most checkers a side may have.
    #[must_use]
    pub fn checkers(&self) -> usize {
        self.ranking.checkers()
    }

    /// Positions of one side that are covered.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.ranking.len()
    }

    /// How many rolls the side of `lane` needs to take all its checkers off. `None` when it has a
    /// checker beyond the points or more checkers than covered.
    #[must_use]
    pub fn rolls_to_clear(&self, lane: &Lane) -> Option<Rolls<'_>> {
        self.ranking.rank(lane).map(|i| self.clear.get(self.bytes(), i))
    }

    /// How many rolls the side of `lane` needs to take its next checker off, playing for that.
    #[must_use]
    pub fn rolls_to_first(&self, lane: &Lane) -> Option<Rolls<'_>> {
        self.ranking.rank(lane).map(|i| self.first.get(self.bytes(), i))
    }

    /// Chances of a race, cubeless, when the database covers both sides; `None` otherwise (also
    /// for finished games and where there is still contact).
    ///
    /// Exact up to two things: each side plays as if alone, for the least mean number of rolls
    /// (for gammons: to its first checker off), and chances are rounded to 65535ths.
    #[must_use]
    pub fn race_probs(&self, board: &Board) -> Option<Probs> {
        let [me, opp] = &board.lanes;
        if !board.is_race() {
            return None;
        }
        let (mine, theirs) = (self.ranking.rank(me)?, self.ranking.rank(opp)?);
        if mine == 0 || theirs == 0 {
            return None;
        }
        let bytes = self.bytes();
        let (my, their) = (self.clear.get(bytes, mine), self.clear.get(bytes, theirs));
        let mut tails = [0.0; MOST_ROLLS + 2];
        their.tails(&mut tails);
        // I roll first: with n rolls I win when they need n or more.
        let mut probs = Probs { win: my.weigh(&tails), ..Probs::default() };
        if opp[OFF] == 0 {
            self.first.get(bytes, theirs).tails(&mut tails);
            probs.win_g = my.weigh(&tails);
        }
        if me[OFF] == 0 {
            // They win with n rolls when I needed more than n; I have rolled n times then.
            self.first.get(bytes, mine).tails(&mut tails);
            probs.lose_g = their.weigh(&tails[1..]);
        }
        Some(probs.sanitize())
    }
}

#[cfg(test)]
mod tests;
