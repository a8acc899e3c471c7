//! Hypergammon, and its smaller kin with one or two checkers a side, solved exactly: the chances
//! of every position, and its equities for money with the cube.
//!
//! The content behind the common header is one entry for each pair of positions, that of the
//! player on roll first: nine numbers of two bytes, the equities without a double this turn with
//! the own cube, with a centred one, with a centred one under Jacoby's rule and with the
//! opponent's, from 0 for −3 to 65535 for +3, and the five chances of the best play without a
//! cube, in 65535ths. Pairs that cannot stand on a board are all zero.
//!
//! The cubeful equities differ by up to .02 from those of GNU Backgammon's `makehyper`, and by
//! about .001 from the examples in its manual: where the player on roll has no legal move, its
//! recursion leaves the cube with the wrong side and forgets the next player's double. With that
//! slip copied, all pairs of two checkers agree within rounding.

mod moves;
mod place;
mod solve;

use crate::chance::Chance;
use crate::cube::{CubeInfo, CubeOwner};
use crate::database::{Bytes, DatabaseError, HEADER, Header, Kind, MoneyEquities, short};
use crate::eval::Probs;
use crate::rolls::ROLLS;
use crate::run::Executor;
use crate::standard::Board;
use crate::standard::movegen::{Afterstates, generate};
use place::Places;
use std::fmt;
use std::sync::Arc;

const VERSION: u8 = 1;

/// Numbers and bytes of a pair.
const NUMBERS: usize = 9;
const ENTRY: usize = 2 * NUMBERS;

/// What a number of 16 bits stands for.
const POINTS: f32 = 3.0;

/// A solved game. It lies in its bytes, which may be a memory map; a clone shares them.
#[derive(Clone)]
pub struct Hyper {
    places: Arc<Places>,
    bytes: Bytes,
}

impl fmt::Debug for Hyper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hyper").field("checkers", &self.checkers()).finish_non_exhaustive()
    }
}

impl PartialEq for Hyper {
    /// Whether they hold the same.
    fn eq(&self, other: &Self) -> bool {
        self.bytes() == other.bytes()
    }
}

impl Hyper {
    /// Checkers of each side in Hypergammon.
    pub const CHECKERS: usize = 3;

    /// Solves the game of `checkers` (1 to 3) a side until no number changes by more than a
    /// millionth of a point. `progress` is told an estimate of the share done, 0 to 1, and answers
    /// whether to go on. The result does not depend on how `executor` runs the parts.
    ///
    /// Three checkers need about 0.7 GB of memory.
    ///
    /// # Errors
    /// [`DatabaseError::Size`] for another number of checkers, [`DatabaseError::Cancelled`]
    /// when `progress` says stop.
    ///
    /// ```
    /// use pasch_engine::{hyper::Hyper, search::Serial, standard::Board};
    /// let db = Hyper::solve(1, &Serial, &mut |_| true)?;
    /// let probs = db.probs(&Board::from_points(&[(6, 1)], &[(1, 1)])).expect("covered");
    /// assert!((probs.win - 0.75).abs() < 1e-4 && (probs.win_g - 0.75).abs() < 1e-4);
    /// # Ok::<(), pasch_engine::database::DatabaseError>(())
    /// ```
    pub fn solve(
        checkers: usize,
        executor: &dyn Executor,
        progress: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Self, DatabaseError> {
        if !(1..=Self::CHECKERS).contains(&checkers) {
            return Err(DatabaseError::Size { points: place::POINTS, checkers });
        }
        let places = Arc::new(Places::new(checkers));
        let mut bytes = Header::begin(ENTRY * places.len().pow(2));
        solve::solve(&places, executor, progress, &mut bytes).ok_or(DatabaseError::Cancelled)?;
        let header = Header {
            kind: Kind::Hyper,
            version: VERSION,
            points: place::POINTS,
            checkers,
            positions: places.len(),
        };
        header.seal(&mut bytes);
        Ok(Self { places, bytes: Arc::new(bytes) })
    }

    /// The database as bytes, for [`Hyper::from_bytes`].
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
        let header = Header::open(Kind::Hyper, VERSION, all)?;
        let damaged = || Kind::Hyper.damaged("size");
        if header.points != place::POINTS || !(1..=Self::CHECKERS).contains(&header.checkers) {
            return Err(damaged());
        }
        let places = Arc::new(Places::new(header.checkers));
        if header.positions != places.len() || all.len() != HEADER + ENTRY * places.len().pow(2) {
            return Err(damaged());
        }
        Ok(Self { places, bytes })
    }

    /// Checkers a side, those borne off included.
    #[must_use]
    pub fn checkers(&self) -> usize {
        self.places.checkers()
    }

    /// Positions of one side; the database holds every pair of them.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.places.len()
    }

    fn entry(&self, board: &Board) -> Option<&[u8]> {
        if board.finished().is_some() {
            return None;
        }
        let [me, opp] = [self.places.of(&board.lanes[0])?, self.places.of(&board.lanes[1])?];
        let entry = &self.bytes()[HEADER + ENTRY * (me * self.places.len() + opp)..][..ENTRY];
        // A possible pair has some chance or some equity above −3.
        entry.iter().any(|&byte| byte != 0).then_some(entry)
    }

    /// The chances of the player on roll when both play best without a cube, exact but for rounding to
    /// 65535ths. `None` for a finished game, an impossible board, or another number of checkers.
    #[must_use]
    pub fn probs(&self, board: &Board) -> Option<Probs> {
        let entry = self.entry(board)?;
        let chance = |place| f32::from(short(entry, place)) / 65535.0;
        let [win, win_g, win_bg, lose_g, lose_bg] = [4, 5, 6, 7, 8].map(chance);
        Some(Probs { win, win_g, win_bg, lose_g, lose_bg }.sanitize())
    }

    /// The equities of the player on roll, exact but for rounding to less than 0.00005.
    /// `None` where [`Hyper::probs`] is.
    #[must_use]
    pub fn equities(&self, board: &Board) -> Option<MoneyEquities> {
        let entry = self.entry(board)?;
        let equity =
            |place| f64::from(short(entry, place)) * (f64::from(POINTS) / 32767.5) - f64::from(POINTS);
        Some(MoneyEquities {
            cubeless: f64::from(self.probs(board)?.equity()),
            own: equity(0),
            centred: equity(1),
            jacoby: equity(2),
            theirs: equity(3),
        })
    }

    /// The largest difference, over positions drawn from `samples` seeds, between an equity and
    /// what the best plays of all rolls lead to, by the move generator of the search. Rounding
    /// leaves about 0.0002 in a sound solution; whatever is wrong anywhere shows as more.
    #[must_use]
    pub fn largest_fault(&self, samples: u64) -> f64 {
        let boards = (0..samples).filter_map(|seed| self.drawn(seed));
        boards.map(|board| self.fault(&board)).fold(0.0, f64::max)
    }

    /// A position from a seed, when it can stand on a board.
    fn drawn(&self, seed: u64) -> Option<Board> {
        let mut chance = Chance::new(seed);
        let mut board = Board { lanes: [[0; 32]; 2] };
        for lane in &mut board.lanes {
            (0..self.checkers()).for_each(|_| lane[(chance.uniform() * 26.0) as usize] += 1);
        }
        (board.is_valid() && board.finished().is_none()).then_some(board)
    }

    fn fault(&self, board: &Board) -> f64 {
        let money = CubeInfo::money(false, false);
        let cubes = [
            CubeInfo::cubeless(),
            money,
            CubeInfo::money(true, false),
            money.with(1, CubeOwner::Mine),
            money.with(1, CubeOwner::Theirs),
        ];
        let Some(equities) = self.equities(board) else { return f64::INFINITY };
        let mut list = Afterstates::new();
        let mut sums = [0.0; 5];
        for (dice, ways) in ROLLS {
            generate(board, dice, &mut list);
            let mut best = [f64::NEG_INFINITY; 5];
            for after in list.boards().iter().map(Board::swap) {
                let theirs = self.equities(&after);
                for (best, cube) in best.iter_mut().zip(cubes) {
                    let value = match after.finished() {
                        Some(_) if cube.gammons_idle() => 1.0,
                        Some(finish) => f64::from(finish.points),
                        None => -theirs.and_then(|e| e.optimal(&cube.swap())).unwrap_or(f64::INFINITY),
                    };
                    *best = best.max(value);
                }
            }
            sums.iter_mut().zip(best).for_each(|(sum, best)| *sum += f64::from(ways) * best);
        }
        let faults = cubes.iter().zip(sums).map(|(cube, sum)| {
            equities.undoubled(cube).map_or(f64::INFINITY, |found| (found - sum / 36.0).abs())
        });
        faults.fold(0.0, f64::max)
    }
}

#[cfg(test)]
mod tests;
