//! What kind of position a decision was made in: the headings under which a player finds what to work on.

use std::fmt;

use pasch_engine::standard::Board;
use pasch_engine::standard::board::{BAR, Lane, OFF};

/// A kind of decision. Every decision has exactly one; of several that fit, the one named first in [`Theme::of`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// To double, take, pass or beaver, or not to.
    Cube,
    /// The first [`OPENING_TURNS`] turns of a game.
    Opening,
    /// One side has two points or more in the other's home board and is far behind in the race.
    BackGame,
    /// One side, with ten checkers in the zone and three points at home, attacks a side without an anchor.
    Blitz,
    /// Four points in a row or more in front of an opposing checker.
    Prime,
    /// A side bears in or off against checkers behind it.
    BearOffContact,
    /// A side has made an anchor above the ace point, or its opponent's bar point.
    Holding,
    /// Contact, and nothing of the above.
    Middle,
    /// No contact any more.
    Race,
    /// No contact, and the player on roll has everything at home.
    BearOff,
}

/// Turns of both players that are the opening.
pub const OPENING_TURNS: u32 = 6;

/// Pips that a side is behind at least in a back game.
const FAR_BEHIND: i32 = 30;

/// Checkers of the attacker in the zone at least: from their ace point to their eleven point.
const ATTACKERS: u8 = 10;

/// Points that the attacker has made in their home board at least.
const ATTACKED_FROM: usize = 3;

impl Theme {
    /// All, in the order of tables.
    pub const ALL: [Self; 10] = [
        Self::Opening,
        Self::Blitz,
        Self::Prime,
        Self::BackGame,
        Self::Holding,
        Self::Middle,
        Self::BearOffContact,
        Self::Race,
        Self::BearOff,
        Self::Cube,
    ];

    /// The theme of a checker play on a board of backgammon with the player on roll in `lanes[0]`, in the `turn`th turn of
    /// its game (both players' turns counted, from 1).
    ///
    /// ```
    /// use pasch_analysis::Theme;
    /// use pasch_engine::standard::Board;
    /// assert_eq!(Theme::of(&Board::start(), 1), Theme::Opening);
    /// assert_eq!(Theme::of(&Board::start(), 30), Theme::Middle);
    /// ```
    #[must_use]
    pub fn of(board: &Board, turn: u32) -> Self {
        let [mover, opponent] = &board.lanes;
        if board.is_race() {
            return if is_home(mover) { Self::BearOff } else { Self::Race };
        }
        if turn <= OPENING_TURNS {
            return Self::Opening;
        }
        let either = |fits: fn(&Lane, &Lane) -> bool| fits(mover, opponent) || fits(opponent, mover);
        if either(plays_back_game) {
            Self::BackGame
        } else if either(bears_in) {
            Self::BearOffContact
        } else if either(attacks) {
            Self::Blitz
        } else if either(primes) {
            Self::Prime
        } else if either(holds) {
            Self::Holding
        } else {
            Self::Middle
        }
    }

    /// The theme in English words, e.g. `back game`.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Cube => "cube",
            Self::Opening => "opening",
            Self::BackGame => "back game",
            Self::Blitz => "blitz",
            Self::Prime => "prime",
            Self::BearOffContact => "bear-off against contact",
            Self::Holding => "holding game",
            Self::Middle => "middle game",
            Self::Race => "race",
            Self::BearOff => "bear-off",
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())
    }
}

fn pips(lane: &Lane) -> i32 {
    (1_i32..).zip(&lane[1..=BAR]).map(|(point, &checkers)| point * i32::from(checkers)).sum()
}

fn count(lane: &Lane, from: usize, to: usize) -> u8 {
    lane[from..=to].iter().sum()
}

fn is_home(lane: &Lane) -> bool {
    count(lane, 7, BAR) == 0
}

/// Points made from `from` to `to`.
fn points(lane: &Lane, from: usize, to: usize) -> usize {
    lane[from..=to].iter().filter(|&&checkers| checkers >= 2).count()
}

fn plays_back_game(one: &Lane, other: &Lane) -> bool {
    points(one, 19, 24) >= 2 && pips(one) - pips(other) >= FAR_BEHIND
}

/// Everything but at most two checkers at home or off, and an opponent behind some of it.
fn bears_in(one: &Lane, other: &Lane) -> bool {
    let behind = count(other, 19, BAR);
    (one[OFF] > 0 || count(one, 7, BAR) <= 2) && behind > 0 && count(one, 19, BAR) == 0
}

fn attacks(one: &Lane, other: &Lane) -> bool {
    let (targets, anchors) = (count(other, 19, BAR), points(other, 18, 24));
    targets > 0 && anchors == 0 && count(one, 1, 11) >= ATTACKERS && points(one, 1, 6) >= ATTACKED_FROM
}

/// Four made points in a row with an opposing checker behind them.
fn primes(one: &Lane, other: &Lane) -> bool {
    (4..=21).any(|first| {
        // Own points first-3 to first; what the other has behind them stands on its 25 - point from first - 4 down.
        points(one, first - 3, first) == 4 && count(other, 25 - (first - 4), BAR) > 0
    })
}

/// An anchor that was made: the two checkers that start on the ace point hold nothing yet.
fn holds(one: &Lane, _: &Lane) -> bool {
    points(one, 18, 23) >= 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn theme(me: &[(u8, u8)], opponent: &[(u8, u8)]) -> Theme {
        Theme::of(&Board::from_points(me, opponent), 20)
    }

    #[test]
    fn a_position_of_each_kind() {
        let start = [(24, 2), (13, 5), (8, 3), (6, 5)];
        assert_eq!(theme(&start, &start), Theme::Middle);
        let back = [(22, 2), (24, 3), (13, 4), (8, 3), (6, 3)];
        let ahead = [(8, 3), (7, 3), (6, 3), (5, 3), (4, 3)];
        assert_eq!(theme(&back, &ahead), Theme::BackGame);
        assert_eq!(theme(&ahead, &back), Theme::BackGame, "whoever plays it");
        let attacker = [(24, 2), (8, 3), (7, 2), (6, 4), (5, 2), (4, 2)];
        let attacked = [(25, 1), (21, 1), (13, 5), (8, 3), (6, 5)];
        assert_eq!(theme(&attacker, &attacked), Theme::Blitz);
        let primer = [(24, 2), (13, 2), (8, 3), (7, 2), (6, 3), (5, 3)];
        assert_eq!(theme(&primer, &[(24, 2), (13, 5), (8, 3), (6, 5)]), Theme::Prime);
        let anchored = [(20, 2), (13, 5), (8, 3), (6, 5)];
        assert_eq!(theme(&anchored, &[(13, 6), (8, 4), (6, 5)]), Theme::Holding);
        let home = [(6, 4), (5, 4), (4, 3), (3, 2), (2, 2)];
        assert_eq!(theme(&home, &[(24, 2), (6, 5), (5, 4), (4, 4)]), Theme::BearOffContact);
        assert_eq!(theme(&home, &home), Theme::BearOff);
        assert_eq!(theme(&[(9, 5), (6, 10)], &home), Theme::Race);
        assert_eq!(theme(&[(16, 1), (13, 5), (8, 4), (6, 5)], &[(13, 6), (8, 4), (6, 5)]), Theme::Middle);
        assert_eq!(Theme::of(&Board::start(), OPENING_TURNS), Theme::Opening);
    }

    #[test]
    fn a_run_of_points_needs_somebody_behind_it() {
        let primer = [(8, 3), (7, 3), (6, 3), (5, 3), (13, 3)];
        assert!(primes(
            &Board::from_points(&primer, &[(22, 1), (13, 14)]).lanes[0],
            &Board::from_points(&[(22, 1), (13, 14)], &[]).lanes[0]
        ));
        assert!(!primes(
            &Board::from_points(&primer, &[]).lanes[0],
            &Board::from_points(&[(20, 1), (13, 14)], &[]).lanes[0]
        ));
    }

    #[test]
    fn every_theme_is_listed_once() {
        let mut all = Theme::ALL.to_vec();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), Theme::ALL.len());
    }
}
