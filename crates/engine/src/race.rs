//! Rules of thumb for races, as people use them over the board, to stand beside what is known.
//!
//! Invariant: every number is seen by the player on roll, whose checkers are in `lanes[0]`; all advice is for money, by
//! pips as they stand, without a look at any database.

use crate::cube::CubeOwner;
use crate::standard::Board;

/// What a rule of thumb says about the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The player on roll should offer a cube that is in the middle.
    pub double: bool,
    /// They should offer one that is theirs.
    pub redouble: bool,
    /// The other should accept it.
    pub take: bool,
}

/// The count of Tom Keith ("Cube Handling in Noncontact Positions", 2004).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keith {
    /// The count of the player on roll, a seventh added.
    pub mine: u32,
    /// The count of their opponent.
    pub theirs: u32,
    /// The advice by Keith's rule of thumb.
    pub advice: Advice,
}

/// Keith's count: pips, 2 more for each checker but one on the ace point, 1 for each but one on the deuce point, 1 for
/// each but three on the three point, and 1 for each gap on the points four to six; a seventh, rounded down, is added for
/// the player on roll. They double while their count exceeds the other's by no more than 4, redouble by
/// no more than 3, and it is a take when it exceeds it by 2 or more.
///
/// ```
/// use pasch_engine::{race, standard::Board};
/// let board = Board::from_points(&[(6, 3), (5, 3), (4, 3)], &[(6, 4), (5, 3), (4, 3)]);
/// assert_eq!((race::keith(&board).mine, race::keith(&board).theirs), (45 + 6, 51));
/// ```
#[must_use]
pub fn keith(board: &Board) -> Keith {
    let [mine, theirs] = [keith_count(board, 0), keith_count(board, 1)];
    let mine = mine + mine / 7;
    let advice =
        Advice { double: mine <= theirs + 4, redouble: mine <= theirs + 3, take: mine >= theirs + 2 };
    Keith { mine, theirs, advice }
}

fn keith_count(board: &Board, lane: usize) -> u32 {
    let on = |point: usize| u32::from(board.lanes[lane][point]);
    let gaps = (4..=6).filter(|point| on(*point) == 0).count() as u32;
    board.pips(lane) + 2 * on(1).saturating_sub(1) + on(2).saturating_sub(1) + on(3).saturating_sub(3) + gaps
}

/// The metric of Danny Kleinman ("Vision Laughs at Counting", 1980).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Kleinman {
    /// The metric; negative when the player on roll is behind even after their roll.
    pub metric: f64,
    /// Winning chance of the player on roll, 0 to 1.
    pub win: f64,
    /// The advice by Kleinman's winning chance.
    pub advice: Advice,
}

/// Kleinman's metric: with D the lead of the player on roll plus 4, S the sum of both pip counts less 4, it is D² / S. The
/// chance to win is that of a normal variable to stay below √(metric / 2). They double from 0.44 on, redouble from 0.61 on,
/// and it is a take up to 1.2.
#[must_use]
pub fn kleinman(pips: [u32; 2]) -> Kleinman {
    let [mine, theirs] = pips.map(f64::from);
    let (lead, sum) = (theirs - mine + 4.0, (mine + theirs - 4.0).max(1.0));
    let metric = lead * lead.abs() / sum;
    let win = normal((metric.abs() / 2.0).sqrt().copysign(metric));
    let advice = Advice { double: metric >= 0.44, redouble: metric >= 0.61, take: metric <= 1.2 };
    Kleinman { metric, win, advice }
}

/// The rule of Walter Trice ("Backgammon Boot Camp", 2004).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trice {
    /// The point of last take: pips the other may be behind and still take.
    pub last_take: u32,
    /// Pips they are behind.
    pub behind: i64,
    /// The advice by Trice's rule.
    pub advice: Advice,
}

/// Trice's "rule of 62" by the pips of the player on roll: up to 62, less 5 and divided by 7, rounded down; above, a tenth
/// of them and 1 more, rounded up here so that the halves meet. They redouble from 2 pips before the point of last take on,
/// and doubles from 3 before it.
#[must_use]
pub fn trice(pips: [u32; 2]) -> Trice {
    let [mine, theirs] = pips;
    let last_take = if mine <= 62 { mine.saturating_sub(5) / 7 } else { mine.div_ceil(10) + 1 };
    let behind = i64::from(theirs) - i64::from(mine);
    let point = i64::from(last_take);
    let advice = Advice { double: behind >= point - 3, redouble: behind >= point - 2, take: behind <= point };
    Trice { last_take, behind, advice }
}

/// Money equity without gammons, per unit of the cube, if every double came at the very moment at which it is as good to
/// pass as to take: the ideal cube of Emmett Keeler and Joel Spencer ("Optimal doubling in backgammon", Operations
/// Research 23, 1975). Doubles are then made at 80 % and takes down to 20 %, and between those moments equity is a straight
/// line of the winning chance, 0 to 1, of the player on roll.
///
/// ```
/// use pasch_engine::{cube::CubeOwner, race::keeler_spencer};
/// assert!(keeler_spencer(0.5, CubeOwner::Centred).abs() < 1e-12);
/// assert!((keeler_spencer(0.8, CubeOwner::Mine) - 1.0).abs() < 1e-12);
/// assert!((keeler_spencer(0.5, CubeOwner::Mine) - 0.25).abs() < 1e-12);
/// ```
#[must_use]
pub fn keeler_spencer(win: f64, owner: CubeOwner) -> f64 {
    const TAKE: f64 = 0.2;
    let (low, high) = match owner {
        CubeOwner::Centred => (TAKE, 1.0 - TAKE),
        CubeOwner::Mine => (0.0, 1.0 - TAKE),
        CubeOwner::Theirs => (TAKE, 1.0),
    };
    (2.0 * (win - low) / (high - low) - 1.0).clamp(-1.0, 1.0)
}

/// Chance of a standard normal variable to stay below `z`, good to 1e-7 (Abramowitz and Stegun, "Handbook
/// of Mathematical Functions", 26.2.17).
fn normal(z: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.231_641_9 * z.abs());
    let series = [1.330_274_429, -1.821_255_978, 1.781_477_937, -0.356_563_782, 0.319_381_530]
        .iter()
        .fold(0.0, |sum, c| (sum + c) * t);
    let tail = (-z * z / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() * series;
    if z < 0.0 { tail } else { 1.0 - tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kleinmans_examples() {
        // Øystein Johansen's explanation in rec.games.backgammon, 2001: two races and the values to remember.
        let check = |pips, metric: f64, win: f64| {
            let found = kleinman(pips);
            assert!((found.metric - metric).abs() < 5e-4, "{found:?}");
            assert!((found.win - win).abs() < 3e-3, "{found:?}");
        };
        check([100, 113], 1.383, 0.797);
        check([100, 106], 0.495, 0.688);
        let at = |metric: f64| normal((metric / 2.0).sqrt());
        for (metric, win) in [(0.5, 0.69), (0.7, 0.72), (1.0, 0.76), (1.2, 0.78), (1.4, 0.80), (2.0, 0.84)] {
            assert!((at(metric) - win).abs() < 5e-3, "{metric}");
        }
        assert!(kleinman([100, 80]).win < 0.2 && kleinman([10, 200]).win > 0.99);
        let (ahead, even) = (kleinman([100, 106]), kleinman([100, 96]));
        assert!(ahead.advice.double && !ahead.advice.redouble && ahead.advice.take);
        assert!((even.win - 0.5).abs() < 1e-7);
        assert!(
            !even.advice.double && kleinman([100, 113]).advice.redouble && !kleinman([100, 113]).advice.take
        );
    }

    #[test]
    fn keiths_additions() {
        // Each of their four corrections by itself.
        let count = |points: &[(u8, u8)]| {
            let board = Board::from_points(&[(6, 1), (5, 1), (4, 1)], points);
            keith(&board).theirs
        };
        assert_eq!(count(&[(6, 1), (5, 1), (4, 1)]), 15);
        assert_eq!(count(&[(6, 1), (5, 1), (4, 1), (1, 3)]), 18 + 4);
        assert_eq!(count(&[(6, 1), (5, 1), (4, 1), (2, 3)]), 21 + 2);
        assert_eq!(count(&[(6, 1), (5, 1), (4, 1), (3, 5)]), 30 + 2);
        assert_eq!(count(&[(3, 1)]), 3 + 3);
        let board = Board::from_points(&[(6, 1), (5, 1), (4, 1)], &[(6, 1), (5, 1), (4, 1)]);
        let even = keith(&board);
        assert_eq!((even.mine, even.theirs), (17, 15));
        assert!(even.advice.double && even.advice.redouble && even.advice.take);
    }

    #[test]
    fn trices_points() {
        assert_eq!(trice([62, 70]).last_take, 8);
        assert_eq!(trice([54, 60]).last_take, 7);
        assert_eq!(trice([100, 110]).last_take, 11);
        assert_eq!(trice([3, 3]).last_take, 0);
        assert!(trice([100, 111]).advice.take && !trice([100, 112]).advice.take);
        assert!(trice([100, 108]).advice.double && !trice([100, 108]).advice.redouble);
        assert!(!trice([100, 107]).advice.double && trice([100, 109]).advice.redouble);
        assert!((60..=200).map(|pips| trice([pips, pips]).last_take).is_sorted(), "the halves meet");
    }

    #[test]
    fn the_ideal_cube_of_both_sides_adds_up() {
        for percent in 0..=100 {
            let win = f64::from(percent) / 100.0;
            let lose = 1.0 - win;
            let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-12, "{win}");
            near(keeler_spencer(win, CubeOwner::Mine), -keeler_spencer(lose, CubeOwner::Theirs));
            near(keeler_spencer(win, CubeOwner::Centred), -keeler_spencer(lose, CubeOwner::Centred));
        }
        // A double at 80 % is worth as much taken as passed.
        assert!((2.0 * keeler_spencer(0.8, CubeOwner::Theirs) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn the_normal_distribution() {
        for (z, share) in [(0.0, 0.5), (1.0, 0.841_344_75), (-1.0, 0.158_655_25), (1.959_964, 0.975)] {
            assert!((normal(z) - share).abs() < 2e-7, "{z}: {}", normal(z));
        }
    }
}
