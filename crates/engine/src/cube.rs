//! The cube: what a position is worth with it, and whether to turn it.
//!
//! Two kinds of number live here. A *value* is what the whole game is worth to the player on roll:
//! points for money (cube included), match winning chance in a match. An *equity* is a value per
//! unit of the cube as it stands: for money value ÷ cube; in a match the value scaled so that
//! winning and losing the cube plainly are +1 and −1 (normalised equity, EMG).
//!
//! Invariant: everything is seen by the player on roll, before the roll; [`CubeInfo::swap`] is the
//! only place where the view changes.

mod decision;
mod janowski;
mod scale;

pub use decision::{BeaverReply, CubeDecision, CubeVerdict, decide};
pub use janowski::{
    Efficiency, TakePoints, cubeful_equity, cubeful_value, efficiency, gammon_value, live_points,
    take_points, undoubled_value,
};
pub use scale::{CubeMet, Weights, cubeless_equity, cubeless_value};

/// Who may turn the cube next, seen by the player on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeOwner {
    /// In the middle: both may.
    Centred,
    /// The player on roll.
    Mine,
    /// The opponent of the player on roll.
    Theirs,
}

/// What the game is played for, seen by the player on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stake {
    /// Points, without a cube; gammons and backgammons count.
    Cubeless,
    /// Points with the cube.
    Money {
        /// Gammons and backgammons count only once the cube has been turned.
        jacoby: bool,
        /// The taker may beaver (and the doubler then raccoon).
        beavers: bool,
    },
    /// A match to a number of points.
    Match {
        /// Points the player on roll needs, at least 1.
        away_me: u32,
        /// Points the opponent needs, at least 1.
        away_opp: u32,
        /// This game is the Crawford game, or is for another reason played without the cube. Where
        /// somebody needs one point and it is not, the Crawford game is over.
        crawford: bool,
    },
}

/// The cube of a game, seen by the player on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CubeInfo {
    /// Its value, 1 when never turned; automatic doubles are in it.
    pub value: u32,
    /// Who may turn it.
    pub owner: CubeOwner,
    /// What the game is played for.
    pub stake: Stake,
    /// Points of a plain win, a gammon and a backgammon at a cube of 1: 1, 2, 3 unless agreed otherwise.
    pub grades: [u8; 3],
}

/// Points of the three grades of a win.
const GRADES: [u8; 3] = [1, 2, 3];

impl CubeInfo {
    /// A centred cube for money.
    ///
    /// ```
    /// use pasch_engine::cube::CubeInfo;
    /// assert!(CubeInfo::money(true, true).can_double());
    /// ```
    #[must_use]
    pub const fn money(jacoby: bool, beavers: bool) -> Self {
        Self { value: 1, owner: CubeOwner::Centred, stake: Stake::Money { jacoby, beavers }, grades: GRADES }
    }

    /// Points without a cube.
    #[must_use]
    pub const fn cubeless() -> Self {
        Self { value: 1, owner: CubeOwner::Centred, stake: Stake::Cubeless, grades: GRADES }
    }

    /// A centred cube in a match. Needs of 0 are taken as 1.
    #[must_use]
    pub const fn in_match(away_me: u32, away_opp: u32, crawford: bool) -> Self {
        let away_me = if away_me == 0 { 1 } else { away_me };
        let away_opp = if away_opp == 0 { 1 } else { away_opp };
        Self {
            value: 1,
            owner: CubeOwner::Centred,
            stake: Stake::Match { away_me, away_opp, crawford },
            grades: GRADES,
        }
    }

    /// The same game with other points for a plain win, a gammon and a backgammon.
    #[must_use]
    pub const fn counting(self, grades: [u8; 3]) -> Self {
        Self { grades, ..self }
    }

    /// The same game with the cube at `value`, turned by or to `owner`.
    #[must_use]
    pub const fn with(self, value: u32, owner: CubeOwner) -> Self {
        Self { value, owner, ..self }
    }

    /// The same cube seen by the other player.
    #[must_use]
    pub const fn swap(self) -> Self {
        let owner = match self.owner {
            CubeOwner::Centred => CubeOwner::Centred,
            CubeOwner::Mine => CubeOwner::Theirs,
            CubeOwner::Theirs => CubeOwner::Mine,
        };
        let stake = match self.stake {
            Stake::Match { away_me, away_opp, crawford } => {
                Stake::Match { away_me: away_opp, away_opp: away_me, crawford }
            }
            stake => stake,
        };
        Self { owner, stake, ..self }
    }

    /// Whether the player on roll may double and it could help them: the cube is theirs or centred,
    /// the game has one, and its present value does not win the match already.
    #[must_use]
    pub const fn can_double(self) -> bool {
        if matches!(self.owner, CubeOwner::Theirs) {
            return false;
        }
        match self.stake {
            Stake::Cubeless => false,
            Stake::Money { .. } => self.value <= u32::MAX / 16,
            Stake::Match { away_me, crawford, .. } => !crawford && self.value < away_me,
        }
    }

    /// The cube after a double and a take.
    #[must_use]
    pub const fn doubled(self) -> Self {
        Self { value: self.value.saturating_mul(2), owner: CubeOwner::Theirs, ..self }
    }

    /// Whether gammons count for nothing as long as the cube stays where it is.
    #[must_use]
    pub const fn gammons_idle(self) -> bool {
        matches!((self.stake, self.owner), (Stake::Money { jacoby: true, .. }, CubeOwner::Centred))
    }
}

#[cfg(test)]
mod tests;
