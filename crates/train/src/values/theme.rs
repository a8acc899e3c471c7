//! The themes of the set of values: what a position must look like, and where games begin that reach it.

use pasch_engine::standard::Board;
use serde::Deserialize;

use crate::themes::Starts;

/// A theme. One side, the *holder*, has the plan that the theme is named for; the other plays against it.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Back game: the ace and the deuce point are held.
    Back12,
    /// Back game on the ace and the three point.
    Back13,
    /// Back game on the ace and the four point.
    Back14,
    /// Back game on the deuce and the three point.
    Back23,
    /// Back game on the deuce and the four point.
    Back24,
    /// Back game on the three and the four point.
    Back34,
    /// Back game with one of the two higher points.
    BackHigh,
    /// Half an army and more in the other side's home board.
    Massive,
    /// The ace point alone, the other side far ahead.
    AcePoint,
    /// One anchor on a higher point, no checker of the other side behind the holder's.
    Holding,
    /// A broken prime out in the field is to be rolled home round a checker.
    Snake,
    /// Last checkers were hit after some were borne off: six and more are left.
    Containment,
    /// The same with five and fewer left.
    LastCheckers,
    /// The other side bears off against an anchor.
    BearOff,
    /// The holder's board has fallen.
    Crashed,
    /// Each side has a checker behind the other's prime.
    Primes,
    /// A checker on the bar against a growing board, without an anchor.
    Blitz,
    /// Contact as it comes in games.
    Ordinary,
}

impl Theme {
    /// All themes, in the order of reports.
    pub const ALL: [Self; 18] = [
        Self::Back12,
        Self::Back13,
        Self::Back14,
        Self::Back23,
        Self::Back24,
        Self::Back34,
        Self::BackHigh,
        Self::Massive,
        Self::AcePoint,
        Self::Holding,
        Self::Snake,
        Self::Containment,
        Self::LastCheckers,
        Self::BearOff,
        Self::Crashed,
        Self::Primes,
        Self::Blitz,
        Self::Ordinary,
    ];

    /// Its name in reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Back12 => "back 1-2",
            Self::Back13 => "back 1-3",
            Self::Back14 => "back 1-4",
            Self::Back23 => "back 2-3",
            Self::Back24 => "back 2-4",
            Self::Back34 => "back 3-4",
            Self::BackHigh => "back high",
            Self::Massive => "massive",
            Self::AcePoint => "ace point",
            Self::Holding => "holding",
            Self::Snake => "snake",
            Self::Containment => "containment",
            Self::LastCheckers => "last checkers",
            Self::BearOff => "bear-off",
            Self::Crashed => "crashed",
            Self::Primes => "primes",
            Self::Blitz => "blitz",
            Self::Ordinary => "ordinary",
        }
    }

    /// Whether it is one of the back games of two anchors.
    #[must_use]
    pub const fn is_back_game(self) -> bool {
        matches!(
            self,
            Self::Back12
                | Self::Back13
                | Self::Back14
                | Self::Back23
                | Self::Back24
                | Self::Back34
                | Self::BackHigh
        )
    }

    /// The theme with a place in [`Theme::ALL`].
    pub(super) fn at(place: u8) -> Option<Self> {
        Self::ALL.get(usize::from(place)).copied()
    }

    pub(super) fn place(self) -> u8 {
        Self::ALL.iter().position(|&theme| theme == self).unwrap_or(0) as u8
    }

    /// Whether the side with lane `holder` has this theme on the board, which is not finished.
    #[must_use]
    pub fn fits(self, board: &Board, holder: usize) -> bool {
        if board.is_race() {
            return false;
        }
        let seen = Seen::of(board, holder);
        match self {
            Self::Back12 => seen.is_back_game(&[1, 2]),
            Self::Back13 => seen.is_back_game(&[1, 3]),
            Self::Back14 => seen.is_back_game(&[1, 4]),
            Self::Back23 => seen.is_back_game(&[2, 3]),
            Self::Back24 => seen.is_back_game(&[2, 4]),
            Self::Back34 => seen.is_back_game(&[3, 4]),
            Self::BackHigh => seen.anchors.iter().any(|&a| a > 4) && seen.is_back_game(&seen.anchors),
            Self::Massive => seen.back >= 7 && seen.behind >= 60 && seen.me[0] == 0,
            Self::AcePoint => {
                seen.anchors == [1] && seen.back <= 4 && seen.behind >= 40 && seen.op_rear <= 12
            }
            Self::Holding => {
                let anchor = seen.me[18] >= 2 || seen.anchors.iter().any(|&a| a >= 3);
                anchor && seen.anchors.len() < 2 && seen.op_rear <= 18 && !seen.is_bearing_off()
            }
            Self::Snake => {
                let field = seen.me[7..19].iter().sum::<u8>();
                let home = seen.me[1..7].iter().sum::<u8>();
                field >= 8 && home <= 2 && seen.behind >= 60 && seen.last_back(1)
            }
            Self::Containment => seen.left > 5 && seen.last_back(3) && seen.op[0] >= 3,
            Self::LastCheckers => seen.left <= 5 && seen.last_back(3),
            Self::BearOff => !seen.anchors.is_empty() && seen.op[0] > 0 && seen.op_rear <= 7,
            Self::Crashed => seen.me[1..4].iter().sum::<u8>() >= 9 && !seen.is_bearing_off(),
            Self::Primes => seen.prime(seen.me, seen.op_rear) && seen.prime(seen.op, seen.me_rear),
            Self::Blitz => {
                let points = seen.me[1..7].iter().filter(|&&n| n >= 2).count();
                let anchor = seen.op[18..25].iter().any(|&n| n >= 2);
                seen.op[25] > 0 && points >= 3 && !anchor && board.pips(holder) > 80
            }
            Self::Ordinary => true,
        }
    }

    /// Where games begin that reach it.
    pub(super) fn starts(self) -> Starts {
        let none = Starts {
            themes: 0.0,
            nackgammon: 0.0,
            contained: 0.0,
            back_games: 0.0,
            snakes: 0.0,
            races: 0.0,
            explore: 0.5,
        };
        match self {
            Self::Ordinary => none,
            Self::Snake => Starts { snakes: 0.8, themes: 0.2, ..none },
            Self::Containment | Self::LastCheckers => Starts { contained: 0.8, themes: 0.2, ..none },
            theme if theme.is_back_game() || theme == Self::Massive => {
                Starts { back_games: 0.6, themes: 0.2, nackgammon: 0.1, ..none }
            }
            _ => Starts { themes: 0.7, nackgammon: 0.1, ..none },
        }
    }
}

/// A board as a holder sees it.
struct Seen<'b> {
    me: &'b [u8; 32],
    op: &'b [u8; 32],
    /// Points held in the other side's home board, in that side's count, the lowest first.
    anchors: Vec<usize>,
    /// Checkers there or on the bar.
    back: u8,
    /// Pips behind the other side.
    behind: i64,
    me_rear: usize,
    op_rear: usize,
    /// Checkers that the other side has left.
    left: u8,
}

impl<'b> Seen<'b> {
    fn of(board: &'b Board, holder: usize) -> Self {
        let (me, op) = (&board.lanes[holder], &board.lanes[1 - holder]);
        Self {
            me,
            op,
            anchors: (1..=6).filter(|&point| me[25 - point] >= 2).collect(),
            back: me[19..=25].iter().sum(),
            behind: i64::from(board.pips(holder)) - i64::from(board.pips(1 - holder)),
            me_rear: board.rear(holder),
            op_rear: board.rear(1 - holder),
            left: op[1..=25].iter().sum(),
        }
    }

    fn is_back_game(&self, points: &[usize]) -> bool {
        self.anchors.len() == 2
            && self.anchors == points
            && self.back < 7
            && self.behind >= 40
            && self.me[0] == 0
    }

    fn is_bearing_off(&self) -> bool {
        self.me[0] > 0 || self.op[0] > 0
    }

    /// Whether some of the other side's last checkers are far back, `most` at most, and all others at home.
    fn last_back(&self, most: u8) -> bool {
        let most = most.max(2);
        let back: u8 = self.op[16..=25].iter().sum();
        (1..=most).contains(&back) && self.op[7..16].iter().all(|&n| n == 0)
    }

    /// Whether a side has four points in a row, and the other's last checker, on `rear` in that side's
    /// count, is behind them.
    fn prime(&self, side: &[u8; 32], rear: usize) -> bool {
        (2..=8).any(|low| side[low..low + 4].iter().all(|&n| n >= 2) && 25 - rear.min(25) < low)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(me: &[(u8, u8)], op: &[(u8, u8)]) -> Board {
        let board = Board::from_points(me, op);
        assert!(board.is_valid(), "{board:?}");
        board
    }

    #[test]
    fn themes_are_told_apart_for_the_side_that_has_them() {
        let back = board(
            &[(24, 2), (22, 2), (8, 2), (6, 3), (5, 2), (4, 2), (3, 2)],
            &[(10, 2), (9, 2), (8, 3), (7, 2), (6, 3), (5, 3)],
        );
        let last = board(&[(6, 3), (5, 3), (4, 3), (3, 3), (8, 3)], &[(25, 1), (2, 2), (0, 12)]);
        let snake = board(
            &[(16, 2), (14, 2), (13, 2), (12, 3), (11, 2), (23, 2), (22, 2)],
            &[(25, 1), (4, 4), (5, 3), (6, 3), (1, 4)],
        );
        let primes = board(
            &[(24, 2), (9, 2), (8, 3), (7, 2), (6, 3), (5, 3)],
            &[(24, 2), (8, 3), (7, 2), (6, 3), (5, 3), (4, 2)],
        );
        for (board, theme) in [
            (back, Theme::Back13),
            (last, Theme::LastCheckers),
            (snake, Theme::Snake),
            (primes, Theme::Primes),
        ] {
            assert!(theme.fits(&board, 0) && theme.fits(&board.swap(), 1), "{theme:?}");
            assert_eq!(theme.fits(&board, 1), theme == Theme::Primes, "{theme:?} for the other side");
        }
        for theme in Theme::ALL {
            assert!(Theme::at(theme.place()) == Some(theme), "{theme:?}");
            let fits = theme.fits(&back, 0);
            assert_eq!(fits, matches!(theme, Theme::Back13 | Theme::Ordinary), "{theme:?}");
        }
        assert_eq!(Theme::at(Theme::ALL.len() as u8), None);
    }
}
