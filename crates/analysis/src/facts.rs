//! What can be seen on a board and checked by a reader: hits, blots and shots, points, primes, anchors.
//!
//! Every number here can be recounted by hand from the two diagrams; nothing comes from the net.

use pasch_engine::standard::board::{BAR, Board, Lane, OFF};
use pasch_engine::standard::movegen::{Afterstates, generate};

/// The facts of one position, in the view of the player in `lanes[0]`; of a position after a play, that is its mover.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Facts {
    /// The player's checkers, in their own count.
    pub lane: Lane,
    /// Opposing checkers on the bar.
    pub sent_back: u8,
    /// Pips of the player.
    pub pips: u32,
    /// Pips of the opponent.
    pub opposing_pips: u32,
    /// Own points that hold two checkers or more, as a set of bits 1..=24.
    pub made: u32,
    /// Length of the longest run of made points that stands in front of an opposing checker.
    pub prime: u8,
    /// The points of that run, as a set of bits 1..=24; the highest such run of several.
    pub primed: u32,
    /// Own checkers borne off.
    pub off: u8,
    /// Own checkers still on 19 and beyond, the bar included.
    pub back: u8,
    /// Own checkers at home or off.
    pub home: u8,
    /// Whether the two sides can still meet.
    pub contact: bool,
}

impl Facts {
    /// Reads the facts off `board`.
    pub fn of(board: &Board) -> Self {
        let [me, opponent] = &board.lanes;
        let made = set(|p| me[p] >= 2);
        let primed = prime(made, opponent);
        Self {
            lane: *me,
            sent_back: opponent[BAR],
            pips: board.pips(0),
            opposing_pips: board.pips(1),
            made,
            prime: u8::try_from(primed.count_ones()).unwrap_or(u8::MAX),
            primed,
            off: me[OFF],
            back: me[19..=BAR].iter().sum(),
            home: me[OFF] + me[1..=6].iter().sum::<u8>(),
            contact: !board.is_race(),
        }
    }

    /// The highest point made in the opponent's home board.
    pub fn anchor(&self) -> Option<u8> {
        (19..=24).rev().find(|p| self.made >> p & 1 == 1)
    }

    /// The highest stack at or in front of the midpoint: its point and its checkers.
    pub fn stack(&self) -> (u8, u8) {
        (1..=13).map(|p: u8| (p, self.lane[usize::from(p)])).max_by_key(|&(_, n)| n).unwrap_or((1, 0))
    }

    /// Points made at home.
    pub fn home_points(&self) -> u8 {
        u8::try_from((self.made & 0b111_1110).count_ones()).unwrap_or(6)
    }

    /// Pips that can be played before the prime breaks: checkers beyond two on its points and those elsewhere, outside the
    /// opponent's home board, each as far as its own ace point.
    pub fn spare_pips(&self) -> u8 {
        let spare = |p: usize| {
            let held = if self.primed >> p & 1 == 1 { 2 } else { 0 };
            usize::from(self.lane[p]).saturating_sub(held) * (p - 1)
        };
        u8::try_from((1..=18).map(spare).sum::<usize>()).unwrap_or(u8::MAX)
    }

    /// Whether a lone checker on `point` is one to be covered next turn: on the bar point or one of the three best points
    /// at home, with two or more checkers within six pips behind it that leave no point when they move.
    pub fn is_slot(&self, point: u8) -> bool {
        let spare = |n: u8| match n {
            0 | 2 => 0,
            1 => 1,
            n => n - 2,
        };
        let p = usize::from(point);
        (4..=7).contains(&p)
            && self.lane[p] == 1
            && self.lane[p + 1..=p + 6].iter().map(|&n| spare(n)).sum::<u8>() >= 2
    }
}

/// The lone checkers that some roll of the opponent hits, wherever they stand, and how many of the 36 rolls
/// hit at least one of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Shots {
    /// How many of the 36 rolls hit.
    pub rolls: u8,
    /// Own points on which they hit, as a set of bits 1..=24.
    pub blots: u32,
    /// The rolls that hit, the highest first, each with the higher die first.
    pub hitting: Vec<[u8; 2]>,
    /// The highest number of one die that hits two lone checkers or more.
    pub twice: Option<u8>,
}

impl Shots {
    /// Counts them by playing every roll, checkers that enter included. `lanes[0]` of `board` has just moved.
    pub fn of(board: &Board) -> Self {
        let blots = set(|p| board.lanes[0][p] == 1);
        let mut shots = Self::default();
        if blots == 0 || board.is_race() {
            return shots;
        }
        let opponent = board.swap();
        let mut results = Afterstates::new();
        for high in 1..=6 {
            for low in 1..=high {
                generate(&opponent, (high, low), &mut results);
                let hit = results.boards().iter().fold(0, |hit, after| {
                    let sent = after.lanes[1][BAR] > board.lanes[0][BAR];
                    if sent { hit | blots & set(|p| after.lanes[1][p] == 0) } else { hit }
                });
                shots.blots |= hit;
                if hit != 0 {
                    shots.rolls += if high == low { 1 } else { 2 };
                    shots.hitting.push([high, low]);
                }
            }
        }
        shots.hitting.reverse();
        shots.twice = (1..=6).rev().find(|&number| direct(board, shots.blots, number) >= 2);
        shots
    }
}

/// How many of these blots a single die of this number hits: from any opposing checker, or from the bar where one waits.
fn direct(board: &Board, blots: u32, number: u8) -> u32 {
    let hitters = board.lanes[1];
    let is_hit = |&blot: &u8| {
        // The opponent counts our point p as 25 − p, and comes from there and the number.
        let from = usize::from(25 - blot + number);
        if hitters[BAR] > 0 { from == BAR } else { from < BAR && hitters[from] > 0 }
    };
    u32::try_from(points(blots).filter(is_hit).count()).unwrap_or(0)
}

/// The points on which something holds.
fn set(holds: impl Fn(usize) -> bool) -> u32 {
    (1..=24).filter(|&p| holds(p)).fold(0, |set, p| set | 1 << p)
}

/// The longest run of `made` points with an opposing checker behind it, as a set of bits; of several the highest.
fn prime(made: u32, opponent: &Lane) -> u32 {
    let mut longest = 0_u32;
    let mut run = 0_u32;
    for point in (0..=25u32).rev() {
        if point > 0 && made >> point & 1 == 1 {
            run |= 1 << point;
            continue;
        }
        // Opposing checkers behind the run stand on our points up to `point`, which the opponent calls 25 − point and more.
        let behind = (25 - point) as usize;
        let is_longest = run.count_ones() > longest.count_ones();
        if is_longest && opponent[behind.min(BAR)..=BAR].iter().any(|&c| c > 0) {
            longest = run;
        }
        run = 0;
    }
    longest
}

/// The points of a set of bits, the highest first.
pub(crate) fn points(set: u32) -> impl Iterator<Item = u8> {
    (1..=24u8).rev().filter(move |p| set >> p & 1 == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(me: &[(u8, u8)], opponent: &[(u8, u8)]) -> Facts {
        Facts::of(&Board::from_points(me, opponent))
    }

    fn shots(me: &[(u8, u8)], opponent: &[(u8, u8)]) -> (u8, Vec<u8>) {
        let Shots { rolls, blots, .. } = Shots::of(&Board::from_points(me, opponent));
        (rolls, points(blots).collect())
    }

    #[test]
    fn counts_the_shots_everybody_knows() {
        // A lone checker six away from a lone hitter with nothing in between: 17 rolls.
        assert_eq!(shots(&[(8, 1), (0, 14)], &[(23, 1), (0, 14)]), (17, vec![8]));
        // One away: 11 rolls and no combination.
        assert_eq!(shots(&[(3, 1), (0, 14)], &[(23, 1), (0, 14)]).0, 11);
        // Twelve away: 6-6, 4-4 and 3-3.
        assert_eq!(shots(&[(14, 1), (0, 14)], &[(23, 1), (0, 14)]).0, 3);
        // Out of reach behind the hitter.
        assert_eq!(shots(&[(1, 1), (0, 14)], &[(23, 1), (0, 14)]).0, 0);
    }

    #[test]
    fn blots_in_the_opposing_home_board_are_shots_too() {
        // The lone checker on 24 stands on the opponent's ace point, which their five point hits with fours and 3-1, 2-2.
        let (rolls, blots) = shots(&[(24, 1), (6, 2), (0, 12)], &[(5, 2), (0, 13)]);
        assert_eq!((rolls, blots), (11 + 2 + 1 + 1, vec![24]));
        // A checker on the bar hits where it enters, and farther on.
        assert_eq!(shots(&[(20, 1), (0, 14)], &[(25, 1), (0, 14)]), (1, vec![20]), "twenty pips: 5-5");
        assert_eq!(
            shots(&[(5, 1), (0, 14)], &[(25, 1), (0, 14)]).0,
            15,
            "11 fives, 4-1 and 3-2, each both ways"
        );
    }

    #[test]
    fn the_opening_position_has_points_but_no_blots() {
        let start = Facts::of(&Board::start());
        assert_eq!((Shots::of(&Board::start()), start.sent_back, start.back), (Shots::default(), 0, 2));
        assert_eq!(points(start.made).collect::<Vec<_>>(), [24, 13, 8, 6]);
        assert_eq!((start.anchor(), start.prime, start.home, start.opposing_pips), (Some(24), 1, 5, 167));
    }

    #[test]
    fn a_slot_can_be_covered() {
        let opponent: &[(u8, u8)] = &[(24, 2), (13, 5), (8, 3), (6, 5)];
        let slot = facts(&[(24, 2), (13, 4), (11, 1), (8, 3), (6, 4), (5, 1)], opponent);
        assert!(slot.is_slot(5) && !slot.is_slot(6) && !slot.is_slot(11));
        assert!(!facts(&[(24, 13), (6, 1), (5, 1)], opponent).is_slot(5), "nobody covers it");
    }

    #[test]
    fn a_prime_needs_somebody_behind_it() {
        let wall: &[(u8, u8)] = &[(9, 2), (8, 2), (7, 2), (6, 2), (5, 2), (4, 5)];
        assert_eq!(facts(wall, &[(24, 1), (0, 14)]).prime, 6);
        assert_eq!(facts(wall, &[(25, 1), (0, 14)]).prime, 6);
        assert_eq!(facts(wall, &[(15, 1), (0, 14)]).prime, 0, "everyone has passed");
        let closed: &[(u8, u8)] = &[(6, 3), (5, 3), (4, 3), (3, 2), (2, 2), (1, 2)];
        assert_eq!(facts(closed, &[(25, 1), (0, 14)]).prime, 6);
        assert_eq!(facts(closed, &[(2, 1), (0, 14)]).prime, 0);
    }

    #[test]
    fn a_number_that_two_blots_need_is_found() {
        // From 20 to 16 is a 4, from 24 to 21 a 3.
        let board = Board::from_points(&[(9, 1), (4, 1), (0, 13)], &[(20, 1), (24, 1), (0, 13)]);
        assert_eq!(Shots::of(&board).twice, None);
        // From 23 to 19 is a 4, too.
        let board = Board::from_points(&[(9, 1), (6, 1), (0, 13)], &[(20, 1), (23, 1), (0, 13)]);
        assert_eq!(Shots::of(&board).twice, Some(4));
        let waiting = Board::from_points(&[(9, 1), (6, 1), (0, 13)], &[(20, 1), (23, 1), (25, 1), (0, 12)]);
        assert_eq!(Shots::of(&waiting).twice, None, "the bar comes first");
    }

    #[test]
    fn time_behind_a_prime_is_counted() {
        let opponent: &[(u8, u8)] = &[(24, 1), (0, 14)];
        let side = facts(&[(13, 1), (9, 2), (8, 3), (7, 2), (6, 2), (5, 2), (2, 1), (24, 2)], opponent);
        assert_eq!((side.prime, side.primed.count_ones()), (5, 5));
        // 12 pips from the midpoint, 7 from the spare checker on 8, 1 from 2; those on 24 have to get out first.
        assert_eq!(side.spare_pips(), 12 + 7 + 1);
    }
}
