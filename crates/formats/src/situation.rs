//! One moment of a game as the short identifiers of the field know it: checkers, turn, dice, cube, score, rules in use.
//!
//! Seats: A is GNU Backgammon's player 0 and XGID's O, B its player 1 and XGID's X; a match file names A first. Checkers
//! are counted in each player's own numbers.

use pasch_messages::Describe;
use pasch_rules::{ByPlayer, Die, Player, RawSide, Setup};
use thiserror::Error;

/// The checkers of one player in their own count: points 1 to 24 at index 0 to 23, the bar at 24. What is missing from the
/// number they play with is borne off.
pub type Checkers = [u8; 25];

/// The start of standard backgammon, the same for both players.
pub const START: Checkers = [0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0];

/// What a player has been asked and not yet answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// The player on turn has doubled; the cube still shows the value before.
    Double,
    /// The double was beavered; the doubler must answer.
    Beaver,
    /// The beaver was raccooned.
    Raccoon,
    /// The player on turn offers to resign so many times the cube: 1 to 3.
    Resignation(u8),
}

/// How far the game is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// The game has not begun.
    NotStarted,
    /// The game is being played.
    #[default]
    Playing,
    /// Played to the end.
    Over,
    /// Ended by an accepted resignation.
    Resigned,
    /// Ended by a dropped double.
    Dropped,
}

/// One moment of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation {
    /// The checkers, each player's in their own count.
    pub checkers: ByPlayer<Checkers>,
    /// Whose turn it is; while a double is on offer, the doubler.
    pub turn: Player,
    /// The dice in the order they were written, if rolled and not yet played.
    pub dice: Option<[Die; 2]>,
    /// What is on offer, if anything.
    pub offer: Option<Offer>,
    /// How far the game is.
    pub stage: Stage,
    /// The cube's value as a power of two: 0 for 1, 3 for 8.
    pub cube_log2: u8,
    /// Who owns the cube; `None` in the middle.
    pub cube_owner: Option<Player>,
    /// Points won before this game.
    pub score: ByPlayer<u32>,
    /// Points to win the match; 0 for money.
    pub length: u32,
    /// Whether this is the Crawford game, without a cube.
    pub crawford: bool,
    /// Whether gammons count only after a double (money).
    pub jacoby: bool,
    /// Whether a double may be beavered (money).
    pub beavers: bool,
    /// The highest cube value as a power of two; 10 where nothing is said.
    pub cube_limit_log2: u8,
}

impl Default for Situation {
    /// The start of a money game without Jacoby and beavers, seat B to roll.
    fn default() -> Self {
        Self {
            checkers: ByPlayer { a: START, b: START },
            turn: Player::B,
            dice: None,
            offer: None,
            stage: Stage::Playing,
            cube_log2: 0,
            cube_owner: None,
            score: ByPlayer { a: 0, b: 0 },
            length: 0,
            crawford: false,
            jacoby: false,
            beavers: false,
            cube_limit_log2: 10,
        }
    }
}

impl Situation {
    /// The player who has to act: the one on turn, unless they wait for the answer to an offer.
    #[must_use]
    pub const fn decides(&self) -> Player {
        match self.offer {
            None | Some(Offer::Beaver) => self.turn,
            Some(_) => self.turn.other(),
        }
    }

    /// Whether the Crawford game is told of a match in which nobody, or everybody, is one point away.
    ///
    /// # Errors
    /// When a player has won the match already.
    pub fn check_score(&self) -> Result<bool, ScoreFault> {
        let (low, high) = (self.score.a.min(self.score.b), self.score.a.max(self.score.b));
        if self.length > 0 && high >= self.length {
            return Err(ScoreFault { score: high, length: self.length });
        }
        Ok(self.crawford && (high + 1 != self.length || (low == high && self.length > 1)))
    }

    /// The checkers as a set-up of the rules.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let side = |checkers: &Checkers| {
            let mut side = RawSide { bar: checkers[24], ..RawSide::default() };
            side.points.copy_from_slice(&checkers[..24]);
            side
        };
        Setup { sides: ByPlayer { a: side(&self.checkers.a), b: side(&self.checkers.b) } }
    }

    /// The cube's value: 1, 2, 4 …
    #[must_use]
    pub const fn cube_value(&self) -> u32 {
        1 << self.cube_log2
    }
}

/// Why checkers cannot stand this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Describe, Error)]
#[describe("board-fault")]
pub enum BoardFault {
    /// A player has more checkers than a set holds.
    TooMany {
        /// The player with too many checkers.
        #[describe(text)]
        player: Seat,
        /// The number of points they have.
        count: u32,
    },
    /// Both players have checkers on one point.
    Shared {
        /// The player in whose count the point is named.
        #[describe(text)]
        player: Seat,
        /// The point, 1 to 24.
        point: u8,
    },
    /// Both players are on the bar before six closed points: nobody could ever move.
    Deadlock,
}

/// A match that would be over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Describe, Error)]
#[describe("score-fault")]
pub struct ScoreFault {
    /// A score that reaches the match length.
    pub score: u32,
    /// Points needed to win the match.
    pub length: u32,
}

/// A player in a message, with the letter that XGID gives them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat(pub Player);

impl core::fmt::Display for Seat {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self.0 {
            Player::A => "O",
            Player::B => "X",
        })
    }
}

/// Refuses checkers that cannot stand on a board of standard geometry.
///
/// # Errors
/// The first [`BoardFault`] found.
pub fn check_checkers(checkers: &ByPlayer<Checkers>) -> Result<(), BoardFault> {
    for player in [Player::B, Player::A] {
        let count = checkers[player].iter().map(|&n| u32::from(n)).sum();
        if count > 15 {
            return Err(BoardFault::TooMany { player: Seat(player), count });
        }
    }
    for index in 0..24 {
        if checkers.b[index] > 0 && checkers.a[23 - index] > 0 {
            return Err(BoardFault::Shared { player: Seat(Player::B), point: index as u8 + 1 });
        }
    }
    let shut_out =
        |player: Player| checkers[player][24] > 0 && checkers[player.other()][..6].iter().all(|&n| n >= 2);
    if shut_out(Player::A) && shut_out(Player::B) {
        return Err(BoardFault::Deadlock);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn impossible_boards_are_refused() {
        let mut checkers = ByPlayer { a: START, b: START };
        assert_eq!(check_checkers(&checkers), Ok(()));
        checkers.a[5] = 6;
        assert_eq!(
            check_checkers(&checkers),
            Err(BoardFault::TooMany { player: Seat(Player::A), count: 16 })
        );
        checkers.a[5] = 4;
        checkers.a[0] = 1;
        assert_eq!(check_checkers(&checkers), Err(BoardFault::Shared { player: Seat(Player::B), point: 24 }));
        let closed = [2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
        assert_eq!(check_checkers(&ByPlayer { a: closed, b: closed }), Err(BoardFault::Deadlock));
    }

    #[test]
    fn the_answerer_decides() {
        let mut situation = Situation::default();
        assert_eq!(situation.decides(), Player::B);
        situation.offer = Some(Offer::Double);
        assert_eq!(situation.decides(), Player::A);
        situation.offer = Some(Offer::Beaver);
        assert_eq!(situation.decides(), Player::B);
    }
}
