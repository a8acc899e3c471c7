//! The board of the hot loops: two lanes of counts, the player on roll first.
//!
//! Invariant: a lane never uses its indices 26 to 31; they are zero, so that whole lanes can be compared and
//! hashed as 32 bytes.

/// Index of the checkers borne off in a lane.
pub const OFF: usize = 0;
/// Index of the checkers on the bar in a lane.
pub const BAR: usize = 25;

/// One side's checkers in that side's own count: index 0 holds the checkers borne off, 1 to 24 the points (1 is the
/// ace point of the own home board) and 25 the bar.
pub type Lane = [u8; 32];

/// A position of the standard kinematics (opposed travel, hitting, two checkers block): backgammon,
/// nackgammon, hypergammon and portes.
///
/// `lanes[0]` is the player on roll (or, for the results of [`generate`](super::movegen::generate), the player who
/// has just moved), `lanes[1]` the other one, each in their *own* count. Two boards are equal when all checkers of both
/// sides stand alike; who owns the cube and what the score is are not part of a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(C, align(64))]
pub struct Board {
    /// The player on roll, then their opponent.
    pub lanes: [Lane; 2],
}

/// One of the two seats of a [`Board`], named from its perspective.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// The player of `lanes[0]`.
    OnRoll,
    /// The player of `lanes[1]`.
    Opponent,
}

impl Seat {
    /// The lane this seat's checkers are in.
    #[must_use]
    pub const fn lane(self) -> usize {
        match self {
            Self::OnRoll => 0,
            Self::Opponent => 1,
        }
    }
}

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Finish {
    /// The seat that has borne off all its checkers, in the perspective of the board that was asked.
    pub winner: Seat,
    /// 1 for a single game, 2 for a gammon, 3 for a backgammon.
    pub points: u8,
}

const fn lane_of(points: &[(usize, u8)]) -> Lane {
    let mut lane = [0; 32];
    let mut i = 0;
    while i < points.len() {
        lane[points[i].0] = points[i].1;
        i += 1;
    }
    lane
}

impl Board {
    /// The starting position of backgammon.
    #[must_use]
    pub const fn start() -> Self {
        let lane = lane_of(&[(24, 2), (13, 5), (8, 3), (6, 5)]);
        Self { lanes: [lane, lane] }
    }

    /// The starting position of nackgammon.
    #[must_use]
    pub const fn nackgammon() -> Self {
        let lane = lane_of(&[(24, 2), (23, 2), (13, 4), (8, 3), (6, 4)]);
        Self { lanes: [lane, lane] }
    }

    /// The starting position of hypergammon, three checkers a side.
    #[must_use]
    pub const fn hypergammon() -> Self {
        let lane = lane_of(&[(24, 1), (23, 1), (22, 1)]);
        Self { lanes: [lane, lane] }
    }

    /// A board from pairs (point, count) of the player on roll and of their opponent, each in their own
    /// count, where 0 is off and 25 the bar. Pairs naming the same point add up. Nothing is checked but
    /// the indices: see [`Board::is_valid`].
    ///
    /// ```
    /// use pasch_engine::standard::Board;
    /// let board = Board::from_points(&[(25, 1), (6, 14)], &[(24, 2), (1, 1), (0, 12)]);
    /// assert!(board.is_valid() && !board.is_race());
    /// assert_eq!((board.pips(0), board.pips(1)), (109, 49));
    /// ```
    ///
    /// # Panics
    /// When a point is above 25.
    #[must_use]
    pub fn from_points(on_roll: &[(u8, u8)], opponent: &[(u8, u8)]) -> Self {
        let mut lanes = [[0u8; 32]; 2];
        for (lane, points) in lanes.iter_mut().zip([on_roll, opponent]) {
            for &(point, count) in points {
                assert!(point <= 25, "point {point} is not on the board");
                let there = &mut lane[usize::from(point)];
                *there = there.saturating_add(count);
            }
        }
        Self { lanes }
    }

    /// The same position with the other player on roll. `swap` twice is the identity.
    #[must_use]
    pub const fn swap(&self) -> Self {
        Self { lanes: [self.lanes[1], self.lanes[0]] }
    }

    /// The pip count of a lane (0: the player on roll, 1: their opponent).
    #[must_use]
    pub fn pips(&self, lane: usize) -> u32 {
        self.lanes[lane][..=BAR].iter().zip(0u32..).map(|(&count, point)| u32::from(count) * point).sum()
    }

    /// Checkers of a lane, those borne off included.
    #[must_use]
    pub fn checkers(&self, lane: usize) -> u32 {
        self.lanes[lane].iter().map(|&count| u32::from(count)).sum()
    }

    /// The farthest point of a lane that holds a checker (25 for the bar, 0 when all are off).
    #[must_use]
    pub fn rear(&self, lane: usize) -> usize {
        (31 - (occupied(&self.lanes[lane]) | 1).leading_zeros()) as usize
    }

    /// Whether the sides have passed each other for good, so that no checker can be hit any more.
    #[must_use]
    pub fn is_race(&self) -> bool {
        self.rear(0) + self.rear(1) <= 25
    }

    /// Whether either side has borne off a checker already; no play undoes it.
    ///
    /// ```
    /// use pasch_engine::standard::Board;
    /// assert!(!Board::start().is_bearing_off());
    /// assert!(Board::from_points(&[(24, 1), (6, 14)], &[(4, 14), (0, 1)]).is_bearing_off());
    /// ```
    #[must_use]
    pub fn is_bearing_off(&self) -> bool {
        self.lanes[0][0] | self.lanes[1][0] > 0
    }

    /// The end of the game, if one side has borne off all its checkers.
    ///
    /// Works at either moment of a turn. The usual one in the engine is *after a play and a swap*: the board
    /// is then seen by the player who would roll next, the winner is [`Seat::Opponent`], and the board is
    /// lost for the player on roll. A gammon needs a loser without a checker off; a backgammon moreover one
    /// on the bar or in the winner's home board.
    #[must_use]
    pub fn finished(&self) -> Option<Finish> {
        let winner = match (occupied(&self.lanes[0]) >> 1, occupied(&self.lanes[1]) >> 1) {
            (_, 0) => Seat::Opponent,
            (0, _) => Seat::OnRoll,
            _ => return None,
        };
        let loser = &self.lanes[1 - winner.lane()];
        let points = if loser[OFF] > 0 {
            1
        } else if loser[19..=BAR].iter().any(|&count| count > 0) {
            3
        } else {
            2
        };
        Some(Finish { winner, points })
    }

    /// Whether the position can stand on a real board: both sides with the same number of checkers (1 to 15, those
    /// off included), no point held by both, unused bytes zero, not both sides off.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        let checkers = self.checkers(0);
        // First: what follows counts on counts being small.
        if !(1..=15).contains(&checkers) || checkers != self.checkers(1) {
            return false;
        }
        let clash = (1..=24).any(|p| self.lanes[0][p] > 0 && self.lanes[1][25 - p] > 0);
        let spill = self.lanes.iter().any(|lane| lane[BAR + 1..].iter().any(|&count| count > 0));
        let both_off = self.rear(0) == 0 && self.rear(1) == 0;
        !clash && !spill && !both_off
    }

    /// The position packed without loss: the low half is the player on roll, the high half their opponent. Each half
    /// holds the points and the bar in unary (a one for each checker, a zero for each border) and four bits for the
    /// checkers off. Swapping sides rotates the key by 64 bits.
    #[must_use]
    pub fn key(&self) -> u128 {
        u128::from(lane_key(&self.lanes[0])) | u128::from(lane_key(&self.lanes[1])) << 64
    }

    /// The board of a [key](Board::key); `None` for a number that is no valid board's key.
    #[must_use]
    pub fn from_key(key: u128) -> Option<Self> {
        let board = Self { lanes: [lane_from_key(key as u64)?, lane_from_key((key >> 64) as u64)?] };
        board.is_valid().then_some(board)
    }
}

fn lane_from_key(key: u64) -> Option<Lane> {
    let mut lane = [0; 32];
    lane[OFF] = (key >> 60) as u8;
    let mut points = key & ((1 << 60) - 1);
    for place in (1..=BAR).rev() {
        let count = points.trailing_ones();
        lane[place] = count as u8;
        points >>= count + 1;
    }
    (points == 0 && lane.iter().map(|&count| u32::from(count)).sum::<u32>() <= 15).then_some(lane)
}

fn lane_key(lane: &Lane) -> u64 {
    let points = lane[1..=BAR].iter().fold(0u64, |key, &count| (key << (count + 1)) | ((1u64 << count) - 1));
    points | u64::from(lane[OFF]) << 60
}

/// The set of a lane's indices that hold at least one checker, as bits.
#[must_use]
#[inline]
pub(crate) fn occupied(lane: &Lane) -> u32 {
    at_least(lane, 1)
}

/// The set of a lane's indices that hold at least `least` checkers, as bits.
#[must_use]
#[inline]
pub(crate) fn at_least(lane: &Lane, least: u8) -> u32 {
    // Eight counts at a time: adding 128 - least carries into the highest bit of every byte that is large enough, and
    // one multiplication gathers the eight bits. Counts are far too small to carry into their neighbours.
    debug_assert!((1..=15).contains(&least) && lane.iter().all(|&count| count < 100));
    let raise = u64::from(128 - least) * 0x0101_0101_0101_0101;
    let mut bits = 0;
    for (group, bytes) in lane.chunks_exact(8).enumerate() {
        let mut eight = [0u8; 8];
        eight.copy_from_slice(bytes);
        let flags = (u64::from_le_bytes(eight).wrapping_add(raise) >> 7) & 0x0101_0101_0101_0101;
        bits |= ((flags.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32) << (8 * group);
    }
    bits
}

impl std::fmt::Debug for Board {
    /// Both sides as `point:count` in their own counts, the player on roll first: `25:1 6:5 | 24:2`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (side, lane) in self.lanes.iter().enumerate() {
            if side == 1 {
                write!(f, " |")?;
            }
            let mut first = side == 0;
            for (point, count) in lane.iter().enumerate().rev().filter(|(_, count)| **count > 0) {
                write!(f, "{}{point}:{count}", if first { "" } else { " " })?;
                first = false;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn start_is_symmetric() {
        let board = Board::start();
        assert_eq!(board.swap(), board);
        assert_eq!((board.pips(0), board.checkers(0), board.rear(0)), (167, 15, 24));
        assert_eq!(Board::nackgammon().pips(1), 194);
        assert_eq!(Board::hypergammon().checkers(0), 3);
        assert!(board.is_valid() && !board.is_race());
        assert_eq!(format!("{board:?}"), "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5");
    }

    #[test]
    fn contact_ends_when_the_rear_checkers_have_passed() {
        assert!(Board::from_points(&[(6, 15)], &[(19, 15)]).is_race());
        assert!(!Board::from_points(&[(7, 15)], &[(19, 15)]).is_race());
        assert!(!Board::from_points(&[(25, 1)], &[(1, 1)]).is_race());
        assert!(Board::from_points(&[(0, 15)], &[(24, 15)]).is_race());
    }

    #[test]
    fn grades_of_finished_boards() {
        // (loser's points, points lost)
        let table: [(&[(u8, u8)], u8); 8] = [
            (&[(0, 1), (24, 14)], 1),
            (&[(0, 14), (25, 1)], 1),
            (&[(6, 15)], 2),
            (&[(18, 1), (6, 14)], 2),
            (&[(19, 1), (6, 14)], 3),
            (&[(24, 1), (6, 14)], 3),
            (&[(25, 1), (6, 14)], 3),
            (&[(1, 15)], 2),
        ];
        for (loser, points) in table {
            let board = Board::from_points(loser, &[(0, 15)]);
            assert_eq!(board.finished(), Some(Finish { winner: Seat::Opponent, points }), "{board:?}");
            assert_eq!(board.swap().finished(), Some(Finish { winner: Seat::OnRoll, points }), "{board:?}");
        }
        assert_eq!(Board::start().finished(), None);
        assert_eq!(Board::from_points(&[(1, 1), (0, 14)], &[(1, 1), (0, 14)]).finished(), None);
    }

    #[test]
    fn key_turns_with_the_board_and_tells_off_from_absent() {
        let board = Board::from_points(&[(25, 2), (6, 12), (0, 1)], &[(24, 2), (13, 13)]);
        assert_eq!(board.swap().key(), board.key().rotate_left(64));
        assert_eq!(Board::from_key(board.key()), Some(board));
        assert_eq!(Board::from_key(u128::MAX), None);
        assert_eq!(Board::from_key(0), None);
        assert_ne!(Board::from_points(&[(1, 3)], &[(1, 3)]).key(), {
            Board::from_points(&[(1, 3), (0, 12)], &[(1, 3), (0, 12)]).key()
        });
        assert_ne!(
            Board::from_points(&[(1, 15)], &[(2, 15)]).key(),
            Board::from_points(&[(2, 15)], &[(1, 15)]).key()
        );
    }

    #[test]
    fn refuses_impossible_boards() {
        assert!(!Board::from_points(&[(6, 16)], &[(6, 16)]).is_valid());
        assert!(!Board::from_points(&[(6, 15)], &[(19, 15)]).is_valid(), "both on one point");
        assert!(!Board::from_points(&[(6, 15)], &[(6, 14)]).is_valid());
        assert!(!Board::from_points(&[(0, 15)], &[(0, 15)]).is_valid());
    }
}
