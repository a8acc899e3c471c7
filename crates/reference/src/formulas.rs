//! Race formulas: those of `pasch_engine::race`, and those that people use beside them.
//!
//! Every formula is seen by the player on roll, whose checkers are in `lanes[0]`. L stands for the count of this player,
//! T for that of the opponent.

use pasch_engine::race::{Advice, keith, kleinman, trice};
use pasch_engine::standard::Board;

/// A formula for cube decisions in races.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formula {
    /// By the lead in per cent of the pips of the player on roll: double from 8, redouble from 9, take up to 12 (Bill
    /// Robertie).
    EightNineTwelve,
    /// Edward Thorp's count, with the percentages of Mark Bower.
    Thorp,
    /// Jeff Ward's count.
    Ward,
    /// Tom Keith's count (2004).
    Keith,
    /// Danny Kleinman's metric (1980).
    Kleinman,
    /// Walter Trice's rule of 62 (2004).
    Trice,
    /// Axel Reichert's count and percentages (2014).
    Isight,
}

impl Formula {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::EightNineTwelve,
        Self::Thorp,
        Self::Ward,
        Self::Keith,
        Self::Kleinman,
        Self::Trice,
        Self::Isight,
    ];

    /// Its name, the same in every language.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::EightNineTwelve => "8-9-12",
            Self::Thorp => "Thorp",
            Self::Ward => "Ward",
            Self::Keith => "Keith",
            Self::Kleinman => "Kleinman",
            Self::Trice => "Trice",
            Self::Isight => "Isight",
        }
    }

    /// Its advice about the cube.
    #[must_use]
    pub fn advice(self, board: &Board) -> Advice {
        let pips = [board.pips(0), board.pips(1)];
        match self {
            Self::EightNineTwelve => {
                // In hundredths of L, so that no division rounds.
                let (lead, mine) = (100 * (i64::from(pips[1]) - i64::from(pips[0])), i64::from(pips[0]));
                Advice { double: lead >= 8 * mine, redouble: lead >= 9 * mine, take: lead <= 12 * mine }
            }
            Self::Thorp => {
                let lead = thorp_lead(board);
                Advice { double: lead >= -20, redouble: lead >= -10, take: lead <= 20 }
            }
            Self::Ward => ward(board),
            Self::Keith => keith(board).advice,
            Self::Kleinman => kleinman(pips).advice,
            Self::Trice => trice(pips).advice,
            Self::Isight => {
                let thirds = isight(board);
                Advice { double: thirds >= 3 * 68, redouble: thirds >= 3 * 70, take: thirds <= 3 * 76 }
            }
        }
    }

    /// The winning chance that it names, 0 to 1; `None` for those that name none.
    #[must_use]
    pub fn chance(self, board: &Board) -> Option<f64> {
        let [mine, theirs] = [board.pips(0), board.pips(1)];
        let chance = match self {
            // Bower: .54 and twice the lead as a share of L.
            Self::EightNineTwelve => {
                0.54 + 2.0 * (f64::from(theirs) - f64::from(mine)) / f64::from(mine.max(1))
            }
            // Bower: .74 and two hundredths for each point of T − L.
            Self::Thorp => 0.74 + 0.002 * thorp_lead(board) as f64,
            Self::Kleinman => kleinman([mine, theirs]).win,
            Self::Isight => isight(board) as f64 / 300.0,
            Self::Ward | Self::Keith | Self::Trice => return None,
        };
        Some(chance.clamp(0.0, 1.0))
    }
}

/// The checkers of a lane on a point.
fn on(board: &Board, lane: usize, point: usize) -> u32 {
    u32::from(board.lanes[lane][point])
}

/// The checkers of a lane that are still on the board.
fn left(board: &Board, lane: usize) -> u32 {
    (1..=25).map(|point| on(board, lane, point)).sum()
}

/// The points of the home board that a lane holds: those with a checker.
fn home_points(board: &Board, lane: usize) -> u32 {
    (1..=6).filter(|point| on(board, lane, *point) > 0).count() as u32
}

/// How many more the first has than the second.
const fn extra(mine: u32, theirs: u32) -> u32 {
    mine.saturating_sub(theirs)
}

/// Thorp: pips, 2 for each checker, 1 for each checker on the ace point, −1 for each point held in the home board; L
/// above 30 counts a tenth more. This is T − L in tenths: a rounded tenth would pass a limit by.
fn thorp_lead(board: &Board) -> i64 {
    let count = |lane| {
        let added = board.pips(lane) + 2 * left(board, lane) + on(board, lane, 1);
        i64::from(added) - i64::from(home_points(board, lane))
    };
    let (mine, theirs) = (count(0), count(1));
    10 * theirs - if mine > 30 { 11 * mine } else { 10 * mine }
}

/// Ward: pips, 2 for each checker beyond the second on the ace point, 1 for each beyond the second on the deuce point; −1
/// for each point held in the home board that the other does not match, 2 for each extra checker, ½ for each extra
/// checker outside; L counts a tenth more. Redouble up to L = T + 1, double up to T + 2; take while T is at most L + 1 for
/// every 25 pips of the mean count: L + 4 at 100 pips, L + 2 at 50.
fn ward(board: &Board) -> Advice {
    let outside = |lane| (7..=25).map(|point| on(board, lane, point)).sum::<u32>();
    // In halves.
    let count = |lane: usize| {
        let other = 1 - lane;
        let stacked = 2 * extra(on(board, lane, 1), 2) + extra(on(board, lane, 2), 2);
        let checkers = 2 * extra(left(board, lane), left(board, other));
        let added = 2 * (board.pips(lane) + stacked + checkers) + extra(outside(lane), outside(other));
        i64::from(added) - 2 * i64::from(extra(home_points(board, lane), home_points(board, other)))
    };
    // In twentieths.
    let lead = 10 * count(1) - 11 * count(0);
    let both = i64::from(board.pips(0) + board.pips(1));
    Advice { double: lead >= -40, redouble: lead >= -20, take: 5 * lead <= 2 * both }
}

/// Isight: pips, 1 for each extra checker, 2 for each beyond the second on the ace point, 1 for each beyond the second on
/// the deuce point, 1 for each beyond the third on the three point, 1 for each empty point of 4, 5 and 6 that the other
/// has filled, 1 for each extra crossover. The winning chance in per cent is 80 − L/3 + 2 (T − L); this is three times as
/// much.
fn isight(board: &Board) -> i64 {
    let crossovers = |lane| {
        let quarter = |point: usize| (point as u32 - 1) / 6;
        (7..=24).map(|point| on(board, lane, point) * quarter(point)).sum::<u32>() + 4 * on(board, lane, 25)
    };
    let count = |lane: usize| {
        let other = 1 - lane;
        let stacked =
            2 * extra(on(board, lane, 1), 2) + extra(on(board, lane, 2), 2) + extra(on(board, lane, 3), 3);
        let is_gap = |point: &usize| on(board, lane, *point) == 0 && on(board, other, *point) > 0;
        let gaps = (4..=6).filter(is_gap).count() as u32;
        let more = extra(left(board, lane), left(board, other)) + extra(crossovers(lane), crossovers(other));
        i64::from(board.pips(lane) + stacked + gaps + more)
    };
    let (mine, theirs) = (count(0), count(1));
    240 - mine + 6 * (theirs - mine)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(mine: &[(u8, u8)], theirs: &[(u8, u8)]) -> Board {
        Board::from_points(mine, theirs)
    }

    fn says(formula: Formula, board: &Board) -> [bool; 3] {
        let Advice { double, redouble, take } = formula.advice(board);
        [double, redouble, take]
    }

    /// 100 pips on the ten point.
    const HUNDRED: &[(u8, u8)] = &[(10, 10)];

    #[test]
    fn eight_nine_twelve_is_by_the_lead() {
        for (theirs, said) in [
            (107, [false, false, true]),
            (108, [true, false, true]),
            (109, [true, true, true]),
            (112, [true, true, true]),
            (113, [true, true, false]),
        ] {
            let there = [(10, 9), (theirs - 90, 1)];
            assert_eq!(says(Formula::EightNineTwelve, &board(HUNDRED, &there)), said, "{theirs}");
        }
        let even = Formula::EightNineTwelve.chance(&board(HUNDRED, &[(10, 9), (20, 1)])).unwrap();
        assert!((even - 0.74).abs() < 1e-9, "a lead of a tenth is 74%: {even}");
    }

    #[test]
    fn thorp_counts_checkers_aces_and_points() {
        // Mine: 6 + 5 + 1 = 12 pips, 3 checkers, one on the ace point, three points held: 12 + 6 + 1 − 3 = 16.
        // Theirs: 12 pips on two points, 2 checkers: 12 + 4 − 1 = 15 with both on the six point.
        let close = board(&[(6, 1), (5, 1), (1, 1)], &[(6, 2)]);
        assert_eq!(thorp_lead(&close), -10);
        assert_eq!(says(Formula::Thorp, &close), [true, true, true]);
        assert!((Formula::Thorp.chance(&close).unwrap() - 0.72).abs() < 1e-9);
        // 8 × 3 + 2 × 3 is 30 and stays as it is; the pip more of 31 makes a tenth of all count.
        let other = &[(10, 3)];
        assert_eq!(thorp_lead(&board(&[(8, 3)], other)), 10 * (36 - 30));
        assert_eq!(thorp_lead(&board(&[(8, 2), (9, 1)], other)), 360 - 341);
    }

    #[test]
    fn ward_counts_what_one_side_has_more() {
        // 33 pips each but the other has one checker more, four on the ace point: 33 + 2 × 2 + 2 × 1 = 39 with a home
        // point less than the three on the other side, of which one is taken off mine.
        let mine = &[(6, 3), (5, 3)];
        let theirs = &[(6, 4), (5, 1), (1, 4)];
        let (l, t) = (1.1 * 33.0, 33.0 + 4.0 + 2.0 * 3.0 - 1.0);
        assert!(l <= t + 1.0 && t > l + 33.0 / 25.0, "{l} {t}");
        assert_eq!(says(Formula::Ward, &board(mine, theirs)), [true, true, false]);
        // 100 against 108 and 114 on the same points: L is 110, the margin a little above 4.
        let at = |theirs: u8| says(Formula::Ward, &board(HUNDRED, &[(10, 9), (theirs - 90, 1)]));
        assert_eq!(at(107), [false, false, true]);
        assert_eq!(at(108), [true, false, true]);
        assert_eq!(at(109), [true, true, true]);
        assert_eq!(at(114), [true, true, true]);
        assert_eq!(at(115), [true, true, false]);
    }

    #[test]
    fn isight_adds_for_what_is_wasted() {
        // 48 pips each. Mine: the five point is a gap that the other has filled, four on the ace point are 4 more, and
        // the three checkers that the other has less are 3 more.
        let mine = &[(6, 6), (4, 2), (1, 4)];
        let theirs = &[(6, 3), (5, 3), (4, 2), (7, 1)];
        assert_eq!(board(mine, theirs).pips(0), 48);
        assert_eq!(board(mine, theirs).pips(1), 48);
        let (l, t) = (48 + 1 + 4 + 3, 48 + 1);
        assert_eq!(isight(&board(mine, theirs)), 240 - l + 6 * (t - l));
        // 60 against 64: 80 − 20 + 8 = 68 doubles, one more redoubles, five more pass.
        let at = |theirs: u8| says(Formula::Isight, &board(&[(6, 10)], &[(6, 9), (theirs - 54, 1)]));
        // A crossover of the last checker and its pips: 7 is one quarter away.
        assert_eq!(at(60), [false, false, true]);
        assert_eq!(at(64), [true, true, true], "64 and a crossover are 65: 70%");
        assert_eq!(at(68), [true, true, false], "68 and two crossovers are 70: 80%");
    }

    #[test]
    fn formulas_of_the_engine_are_passed_on() {
        let race = board(HUNDRED, &[(10, 9), (18, 1)]);
        assert_eq!(Formula::Trice.advice(&race), trice([100, 108]).advice);
        assert_eq!(Formula::Keith.advice(&race), keith(&race).advice);
        assert_eq!(Formula::Kleinman.chance(&race), Some(kleinman([100, 108]).win));
        assert_eq!(Formula::Trice.chance(&race), None);
    }
}
