//! What can be seen on a board and checked by a reader: hits, blots and shots, points, primes, anchors.
//!
//! Every number here can be recounted by hand from the two diagrams; nothing comes from the net.

use pasch_engine::standard::board::{BAR, Board, Lane, OFF};
use pasch_engine::standard::movegen::{Afterstates, generate};

/// The facts of one position *after a play*, in the view of the player who moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Facts {
    /// Opposing checkers on the bar.
    pub sent_back: u8,
    /// Own checkers on the bar (those that could not enter).
    pub on_bar: u8,
    /// Own points (18 down to 1) that hold a lone checker which some roll can hit. A hit in the opponent's home board
    /// costs few pips and is nearly always possible, so it tells nothing.
    pub blots: Vec<u8>,
    /// How many of the 36 rolls hit at least one of them.
    pub shots: u8,
    /// Own points that hold two checkers or more, as a set of bits 1..=24.
    pub made: u32,
    /// Length of the longest run of made points that stands in front of an opposing checker.
    pub prime: u8,
    /// Own checkers borne off.
    pub off: u8,
    /// Own checkers still on 19 and beyond, the bar included.
    pub back: u8,
    /// Whether the two sides can still meet.
    pub contact: bool,
}

impl Facts {
    /// Reads the facts off `board`, whose `lanes[0]` has just moved.
    pub fn of(board: &Board) -> Self {
        let me = &board.lanes[0];
        let opponent = &board.lanes[1];
        let contact = !board.is_race();
        let (shots, targets) = if contact { shots(board) } else { (0, 0) };
        let made = (1..=24).filter(|&p| me[p] >= 2).fold(0, |set, p| set | 1 << p);
        Self {
            sent_back: opponent[BAR],
            on_bar: me[BAR],
            blots: (1..=24).rev().filter(|p| targets >> p & 1 == 1).collect(),
            shots,
            made,
            prime: prime(made, opponent),
            off: me[OFF],
            back: me[19..=BAR].iter().sum(),
            contact,
        }
    }

    /// The highest point made in the opponent's home board.
    pub fn anchor(&self) -> Option<u8> {
        (19..=24).rev().find(|p| self.made >> p & 1 == 1)
    }
}

/// How many of the 36 rolls let the opponent hit outside his home board, and the set of own points on which some roll
/// hits there.
fn shots(board: &Board) -> (u8, u32) {
    let blots = (1..=18).filter(|&p| board.lanes[0][p] == 1).fold(0u32, |set, p| set | 1 << p);
    if blots == 0 {
        return (0, 0);
    }
    let (mut rolls, mut targets) = (0, 0);
    let opponent = board.swap();
    let mut results = Afterstates::new();
    for high in 1..=6 {
        for low in 1..=high {
            generate(&opponent, (high, low), &mut results);
            let mut hit = 0u32;
            for after in results.boards() {
                if after.lanes[1][BAR] > board.lanes[0][BAR] {
                    hit |= (1..=18).filter(|&p| after.lanes[1][p] == 0).fold(0, |set, p| set | 1 << p);
                }
            }
            hit &= blots;
            targets |= hit;
            if hit != 0 {
                rolls += if high == low { 1 } else { 2 };
            }
        }
    }
    (rolls, targets)
}

/// The longest run of `made` points with an opposing checker behind it.
fn prime(made: u32, opponent: &Lane) -> u8 {
    let mut longest = 0;
    let mut run = 0;
    for point in (1..=25u32).rev() {
        if made >> point & 1 == 1 {
            run += 1;
            continue;
        }
        // The run covers own points point+1 ..= point+run; opposing checkers behind it stand on our
        // points up to `point`, which the opponent calls 25 − point and more.
        if run > longest && opponent[(25 - point) as usize..=BAR].iter().any(|&c| c > 0) {
            longest = run;
        }
        run = 0;
    }
    if run > longest && opponent[BAR] > 0 {
        longest = run;
    }
    longest
}

/// The points of a set from the highest down, as players say them: `7`, `7 and 2`, `8, 7 and 2`.
pub(crate) fn spoken(points: impl IntoIterator<Item = u8>) -> String {
    let words: Vec<String> = points.into_iter().map(|p| p.to_string()).collect();
    match words.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [front @ .., last] => format!("{} and {last}", front.join(", ")),
    }
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

    #[test]
    fn counts_the_shots_everybody_knows() {
        // A lone checker six away from a lone hitter with nothing in between: 17 rolls.
        let six_away = facts(&[(8, 1), (0, 14)], &[(23, 1), (0, 14)]);
        assert_eq!((six_away.shots, six_away.blots.as_slice()), (17, &[8][..]));
        // One away: 11 rolls and no combination.
        assert_eq!(facts(&[(3, 1), (0, 14)], &[(23, 1), (0, 14)]).shots, 11);
        // Twelve away: 6-6, 4-4 and 3-3.
        assert_eq!(facts(&[(14, 1), (0, 14)], &[(23, 1), (0, 14)]).shots, 3);
        // Out of reach behind the hitter.
        assert_eq!(facts(&[(1, 1), (0, 14)], &[(23, 1), (0, 14)]).shots, 0);
    }

    #[test]
    fn the_opening_position_has_points_but_no_blots() {
        let start = Facts::of(&Board::start());
        assert_eq!((start.shots, start.blots.len(), start.sent_back, start.back), (0, 0, 0, 2));
        assert_eq!(points(start.made).collect::<Vec<_>>(), [24, 13, 8, 6]);
        assert_eq!(start.anchor(), Some(24));
        assert_eq!(start.prime, 1);
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
    fn points_are_spoken() {
        assert_eq!(spoken([7]), "7");
        assert_eq!(spoken([8, 7, 2]), "8, 7 and 2");
        assert_eq!(spoken([]), "");
    }
}
