//! The two-sided bear-off database: exact equities, without and with the cube for money, of every
//! pair of positions of two sides that have both borne off a checker.
//!
//! The content behind the common header is one entry for each pair, the rank of the player on roll
//! first: four numbers of two bytes, the equities without a cube, with the own, a centred and the
//! opponent's cube, from 0 for −1 to 65535 for +1. The player does not double this turn; what they
//! gets by that follows from the equity with the opponent's cube.
//!
//! Invariant: a roll lowers the pips of both sides together, so pairs are solved level by level of
//! that sum. Gammons are over, so no equity exceeds the cube.

use super::index::{Ranking, Walk};
use crate::database::{Bytes, DatabaseError, HEADER, Header, Kind, MoneyEquities, short};
use crate::eval::Probs;
use crate::rolls::ROLLS;
use crate::run::Executor;
use crate::standard::Board;
use crate::standard::board::OFF;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

const VERSION: u8 = 1;

/// Bytes of a pair.
const ENTRY: usize = 8;

/// Most positions of a side: the largest database has 4 GiB.
const MOST_POSITIONS: usize = 23_170;

/// The equity +1, summed over 36 throws.
const FULL: i32 = 36 * 65535;

/// Places of the equities in an entry.
const CUBELESS: usize = 0;
const OWN: usize = 1;
const CENTRED: usize = 2;
const THEIRS: usize = 3;

/// A two-sided database over the points 1 to [`TwoSided::points`] and up to [`TwoSided::checkers`] checkers a
/// side. It lies in its bytes, which may be a memory map; a clone shares them.
#[derive(Clone)]
pub struct TwoSided {
    ranking: Ranking,
    bytes: Bytes,
}

impl fmt::Debug for TwoSided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TwoSided")
            .field("points", &self.points())
            .field("checkers", &self.checkers())
            .finish_non_exhaustive()
    }
}

impl PartialEq for TwoSided {
    /// Whether they hold the same.
    fn eq(&self, other: &Self) -> bool {
        self.bytes() == other.bytes()
    }
}

impl TwoSided {
    /// Builds the database for up to `checkers` a side on the points 1 to `points`. `progress` is
    /// told the share done, 0 to 1, and answers whether to go on. The result does not depend on how
    /// `executor` runs the parts.
    ///
    /// # Errors
    /// [`DatabaseError::Size`] for sizes out of range: 1 to 12 points, 1 to 15 checkers, at most
    /// 23,170 positions a side. [`DatabaseError::Cancelled`] when `progress` says stop.
    ///
    /// ```
    /// use pasch_engine::{bearoff::TwoSided, search::Serial, standard::Board};
    /// let db = TwoSided::generate(6, 2, &Serial, &mut |_| true)?;
    /// // The last roll with one checker on the six point: 27 of 36, a double and a pass.
    /// let board = Board::from_points(&[(6, 1), (0, 14)], &[(1, 1), (0, 14)]);
    /// let equities = db.equities(&board).expect("covered");
    /// assert!((equities.own - 0.5).abs() < 1e-4 && (equities.doubled().min(1.0) - 1.0).abs() < 1e-4);
    /// # Ok::<(), pasch_engine::database::DatabaseError>(())
    /// ```
    pub fn generate(
        points: usize,
        checkers: usize,
        executor: &dyn Executor,
        progress: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Self, DatabaseError> {
        let Some(ranking) = ranking(points, checkers) else {
            return Err(DatabaseError::Size { points, checkers });
        };
        let solver = Solver::new(&ranking, executor);
        if !solver.solve(executor, progress) {
            return Err(DatabaseError::Cancelled);
        }
        let bytes = Arc::new(solver.encode());
        Ok(Self { ranking, bytes })
    }

    /// The database as bytes, for [`TwoSided::from_bytes`].
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        (*self.bytes).as_ref()
    }

    /// Reads a copy of a database.
    ///
    /// # Errors
    /// [`DatabaseError`] when the bytes are something else, of another version, or damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, DatabaseError> {
        Self::from_shared(Arc::new(bytes.to_vec()))
    }

    /// Reads a database where it lies, such as in a memory map. All of it is checked once.
    ///
    /// # Errors
    /// [`DatabaseError`] when the bytes are something else, of another version, or damaged.
    pub fn from_shared(bytes: Bytes) -> Result<Self, DatabaseError> {
        let all = (*bytes).as_ref();
        let header = Header::open(Kind::TwoSided, VERSION, all)?;
        let ranking = ranking(header.points, header.checkers)
            .filter(|ranking| ranking.len() == header.positions)
            .filter(|ranking| all.len() == HEADER + ENTRY * ranking.len().pow(2));
        let ranking = ranking.ok_or_else(|| Kind::TwoSided.damaged("size"))?;
        Ok(Self { ranking, bytes })
    }

    /// Points covered, counted from the ace point.
    #[must_use]
    pub fn points(&self) -> usize {
        self.ranking.points()
    }

    /// The most checkers each side may have.
    #[must_use]
    pub fn checkers(&self) -> usize {
        self.ranking.checkers()
    }

    /// Positions of one side; the database holds every pair of them.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.ranking.len()
    }

    /// The equities of the player on roll, exact but for rounding to 65535ths. `None` when a side
    /// is not covered, has nothing off yet, or has finished.
    #[must_use]
    pub fn equities(&self, board: &Board) -> Option<MoneyEquities> {
        let [me, opp] = &board.lanes;
        if me[OFF] == 0 || opp[OFF] == 0 {
            return None;
        }
        let (mine, theirs) = (self.ranking.rank(me)?, self.ranking.rank(opp)?);
        if mine == 0 || theirs == 0 {
            return None;
        }
        let entry = &self.bytes()[HEADER + ENTRY * (mine * self.ranking.len() + theirs)..];
        let equity = |place| f64::from(short(entry, place)) / 32767.5 - 1.0;
        Some(MoneyEquities {
            cubeless: equity(CUBELESS),
            own: equity(OWN),
            centred: equity(CENTRED),
            jacoby: equity(CENTRED),
            theirs: equity(THEIRS),
        })
    }

    /// The winning chance of the player on roll; nobody can win a gammon any more.
    /// `None` where [`TwoSided::equities`] is.
    #[must_use]
    pub fn probs(&self, board: &Board) -> Option<Probs> {
        let equities = self.equities(board)?;
        Some(Probs { win: (0.5 + 0.5 * equities.cubeless) as f32, ..Probs::default() })
    }
}

fn ranking(points: usize, checkers: usize) -> Option<Ranking> {
    let possible = (1..=12).contains(&points) && (1..=15).contains(&checkers);
    possible.then(|| Ranking::new(points, checkers)).filter(|ranking| ranking.len() <= MOST_POSITIONS)
}

/// The work in progress.
struct Solver<'r> {
    ranking: &'r Ranking,
    levels: Vec<Vec<u32>>,
    /// Where a position leads to with each roll.
    results: Vec<[Vec<u16>; ROLLS.len()]>,
    /// An entry for each pair, the player on roll first: four equities from −32768 for −1, with
    /// the best cube play.
    entries: Vec<AtomicU64>,
    /// The equities with the own and with a centred cube when the player does not double now.
    undoubled: Vec<AtomicU32>,
}

impl<'r> Solver<'r> {
    fn new(ranking: &'r Ranking, executor: &dyn Executor) -> Self {
        const CHUNK: usize = 64;
        let positions = ranking.len();
        let chunks = executor.map(positions.div_ceil(CHUNK), |chunk| {
            let mut walk = Walk::new(ranking);
            let ranks = chunk * CHUNK..positions.min((chunk + 1) * CHUNK);
            ranks.map(|rank| results(&mut walk, rank)).collect::<Vec<_>>()
        });
        // Rank 0 of the opponent: they are off, and the player on roll has lost.
        let lost = entry([0; 4]);
        let entries = (0..positions * positions).map(|_| AtomicU64::new(lost)).collect();
        let undoubled = (0..positions * positions).map(|_| AtomicU32::new(0)).collect();
        Self { ranking, levels: ranking.levels(), results: chunks.concat(), entries, undoubled }
    }

    /// Solves all pairs; whether it came to the end.
    fn solve(&self, executor: &dyn Executor, progress: &mut dyn FnMut(f32) -> bool) -> bool {
        let top = self.levels.len() - 1;
        let mut done = 0;
        // Both sides need at least a pip.
        for pips in 2..=2 * top {
            let mine = pips.saturating_sub(top).max(1)..=top.min(pips - 1);
            let first = *mine.start();
            done += mine
                .clone()
                .map(|mine| self.levels[mine].len() * self.levels[pips - mine].len())
                .sum::<usize>();
            executor.run(mine.count(), &|task| {
                let (mine, theirs) = (&self.levels[first + task], &self.levels[pips - first - task]);
                for &opp in theirs {
                    for &me in mine {
                        self.pair(me as usize, opp as usize);
                    }
                }
            });
            if !progress(done as f32 / self.entries.len() as f32) {
                return false;
            }
        }
        true
    }

    /// Solves a pair by those it leads to, in which the opponent is on roll.
    fn pair(&self, me: usize, opp: usize) {
        let positions = self.ranking.len();
        let row = &self.entries[opp * positions..][..positions];
        // What the opponent gets: for each of their four cubes, the least I can leave them.
        let mut left = [0i32; 4];
        for (results, (_, ways)) in self.results[me].iter().zip(ROLLS) {
            let mut least = [i16::MAX; 4];
            for &result in results {
                let after = row[usize::from(result)].load(Ordering::Relaxed);
                for (least, after) in least.iter_mut().zip(equities(after)) {
                    *least = after.min(*least);
                }
            }
            for (left, least) in left.iter_mut().zip(least) {
                *left += i32::from(ways) * (i32::from(least) + 32768);
            }
        }
        // My cube is, seen by them, the opponent's.
        let theirs = FULL - left[OWN];
        let doubled = (2 * theirs - FULL / 2).min(FULL);
        let (own, centred) = (FULL - left[THEIRS], FULL - left[CENTRED]);
        let [own, centred, own_best, centred_best, theirs, cubeless] =
            [own, centred, own.max(doubled), centred.max(doubled), theirs, FULL - left[CUBELESS]]
                .map(|sum| ((sum + 18) / 36) as u16);
        let place = me * positions + opp;
        self.entries[place].store(entry([cubeless, own_best, centred_best, theirs]), Ordering::Relaxed);
        self.undoubled[place].store(u32::from(own) | u32::from(centred) << 16, Ordering::Relaxed);
    }

    fn encode(self) -> Vec<u8> {
        let mut bytes = Header::begin(ENTRY * self.entries.len());
        for (entry, undoubled) in self.entries.iter().zip(&self.undoubled) {
            let mut numbers = equities(entry.load(Ordering::Relaxed)).map(|e| (i32::from(e) + 32768) as u16);
            let undoubled = undoubled.load(Ordering::Relaxed);
            numbers[OWN] = undoubled as u16;
            numbers[CENTRED] = (undoubled >> 16) as u16;
            bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        }
        let header = Header {
            kind: Kind::TwoSided,
            version: VERSION,
            points: self.ranking.points(),
            checkers: self.ranking.checkers(),
            positions: self.ranking.len(),
        };
        header.seal(&mut bytes);
        bytes
    }
}

/// Where a position leads to with each roll, each result once.
fn results(walk: &mut Walk<'_>, rank: usize) -> [Vec<u16>; ROLLS.len()] {
    walk.place(rank);
    ROLLS.map(|((high, low), _)| {
        let mut results = Vec::new();
        if rank > 0 {
            walk.roll(usize::from(high), usize::from(low), &mut |to, _| results.push(to as u16));
        }
        results.sort_unstable();
        results.dedup();
        results
    })
}

/// Four numbers from 0 for −1 to 65535 for +1 as the word of an entry.
fn entry(numbers: [u16; 4]) -> u64 {
    numbers.iter().rev().fold(0, |word, &number| word << 16 | u64::from(number ^ 0x8000))
}

/// The four equities of a word, from −32768 for −1.
#[inline]
fn equities(word: u64) -> [i16; 4] {
    [word as i16, (word >> 16) as i16, (word >> 32) as i16, (word >> 48) as i16]
}

#[cfg(test)]
mod tests;
