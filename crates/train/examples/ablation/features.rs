//! Features that an expert would look for in a position: 26 numbers a side, about 0 to 1, for a net to be given
//! beside the checkers' places.
//!
//! The kinds are those that GNU Backgammon's inputs made usual (shots, escapes, containment, mobility, moment, contact,
//! entry, anchors, primes, timing); the definitions are this file's own. Masks have bit p set for a side's point p in
//! its own count, bit 25 for the bar.

use std::sync::LazyLock;

use pasch_engine::standard::{
    Board,
    board::{BAR, Lane},
};

/// Numbers of one side.
pub const SIDE: usize = 26;
/// Numbers of a board: the player on roll first.
pub const FEATURES: usize = 2 * SIDE;

const BOARD: u32 = 0x01FF_FFFE;
const HOME: u32 = 0x7E;

/// Writes the features of a board, seen by the player on roll.
pub fn write(board: &Board, to: &mut [f32]) {
    let masks = board.lanes.map(|lane| Masks::new(&lane));
    let (mine, theirs) = to.split_at_mut(SIDE);
    side(&board.lanes[0], masks, mine);
    side(&board.lanes[1], [masks[1], masks[0]], theirs);
}

#[derive(Clone, Copy)]
struct Masks {
    occupied: u32,
    blots: u32,
    made: u32,
}

impl Masks {
    fn new(lane: &Lane) -> Self {
        let (mut occupied, mut made) = (0, 0);
        for (place, &count) in lane[..=BAR].iter().enumerate().skip(1) {
            occupied |= u32::from(count > 0) << place;
            made |= u32::from(count > 1) << place;
        }
        Self { occupied, blots: occupied & !made & BOARD, made: made & BOARD }
    }

    fn rear(self) -> usize {
        (31 - (self.occupied | 1).leading_zeros()) as usize
    }
}

/// The same points in the other side's count.
fn across(mask: u32) -> u32 {
    mask.reverse_bits() >> 6
}

/// Rolls of 36 that hit a blot, rolls that hit two (a few of them wrongly: whether it takes the same checker twice is
/// not asked), and the opponent's mean loss in pips when the dearest are hit.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Shots {
    pub one: u32,
    pub two: u32,
    pub pips: u32,
}

fn shots(mine: u32, bar: u8, blots: u32, open: u32) -> Shots {
    let mut shots = Shots::default();
    let men = mine & BOARD;
    for a in 1..=6 {
        for b in 1..=a {
            let (hit, two) = if a == b {
                double(men, bar, blots, open, a)
            } else {
                match bar {
                    0 => plain(men, blots, open, a, b),
                    1 => {
                        let (ab, two_ab) = entering(men, blots, open, a, b);
                        let (ba, two_ba) = entering(men, blots, open, b, a);
                        (ab | ba, two_ab || two_ba)
                    }
                    _ => {
                        let hit = (1 << (25 - a) | 1 << (25 - b)) & blots;
                        (hit, hit.count_ones() > 1)
                    }
                }
            };
            if hit == 0 {
                continue;
            }
            let weight = if a == b { 1 } else { 2 };
            let first = 31 - hit.leading_zeros();
            shots.one += weight;
            shots.pips += weight * first;
            if two {
                shots.two += weight;
                shots.pips += weight * (31 - (hit & !(1 << first) | 1).leading_zeros());
            }
        }
    }
    shots
}

fn plain(men: u32, blots: u32, open: u32, a: u32, b: u32) -> (u32, bool) {
    let (by_a, by_b) = (men >> a & blots, men >> b & blots);
    let both = ((men >> a & open) >> b | (men >> b & open) >> a) & blots;
    let apart = by_a != 0 && by_b != 0 && (by_a | by_b).count_ones() > 1;
    (by_a | by_b | both, apart || by_a >> b & blots != 0 || by_b >> a & blots != 0)
}

/// One checker enters with `first`, then any moves `second`.
fn entering(men: u32, blots: u32, open: u32, first: u32, second: u32) -> (u32, bool) {
    let entered = 1 << (25 - first) & open;
    if entered == 0 {
        return (0, false);
    }
    let (by_first, by_second) = (entered & blots, (men | entered) >> second & blots);
    (by_first | by_second, by_first != 0 && by_second != 0)
}

fn double(men: u32, bar: u8, blots: u32, open: u32, die: u32) -> (u32, bool) {
    let entered = if bar > 0 { 1 << (25 - die) & open } else { 0 };
    if bar > 0 && entered == 0 {
        return (0, false);
    }
    let mut hit = entered & blots;
    let mut reached = men | entered;
    for _ in bar..4 {
        reached >>= die;
        hit |= reached & blots;
        reached &= open;
    }
    (hit, hit.count_ones() > 1)
}

/// For each pattern of blocked points 1 to 12 before a checker (bit 0 the nearest): the rolls of 36 of which it can
/// play both numbers (of a double two), and those that bring it beyond the farthest blocked point.
struct Ways {
    free: [u8; 4096],
    past: [u8; 4096],
}

static WAYS: LazyLock<Ways> = LazyLock::new(|| {
    let mut ways = Ways { free: [0; 4096], past: [0; 4096] };
    for window in 0..4096usize {
        let blocked = |distance: u32| distance <= 12 && window >> (distance - 1) & 1 == 1;
        let wall = usize::BITS - window.leading_zeros();
        for a in 1..=6u32 {
            for b in 1..=6u32 {
                let (free, farthest) = if a == b {
                    let steps = (1..=4).take_while(|step| !blocked(step * a)).count() as u32;
                    (steps >= 2, steps * a)
                } else {
                    let whole = !(blocked(a) && blocked(b) || blocked(a + b));
                    let singles = [a, b].into_iter().filter(|&die| !blocked(die)).max().unwrap_or(0);
                    (whole, if whole { a + b } else { singles })
                };
                ways.free[window] += u8::from(free);
                ways.past[window] += u8::from(farthest > wall);
            }
        }
    }
    ways
});

/// The twelve points before a checker on `point` that the opponent, whose made points in their own
/// count are `made`, holds.
fn window(made: u32, point: usize) -> usize {
    (made >> (26 - point)) as usize & 0xFFF
}

/// The longest run of neighbouring points and its highest point.
fn longest_run(made: u32) -> (u32, u32) {
    let (mut run, mut ends, mut length) = (made, 0, 0);
    while run != 0 {
        ends = run;
        length += 1;
        run &= run << 1;
    }
    (length, 31 - (ends | 1).leading_zeros())
}

fn side(lane: &Lane, [me, them]: [Masks; 2], to: &mut [f32]) {
    let ways = &*WAYS;
    let shots = shots(me.occupied, lane[BAR], across(them.blots), BOARD & !across(them.made));
    let rear = me.rear();
    let past = |point: usize| f32::from(ways.past[window(them.made, point)]);
    let free = |point: usize| f32::from(ways.free[window(them.made, point)]);
    let least = |points: std::ops::RangeInclusive<usize>| 1.0 - points.map(past).fold(36.0, f32::min) / 36.0;
    let (held, held_now) = (least(13..=25), least(7..=rear));
    // What is beyond this point has still to pass the opponent's last checker.
    let line = 25 - them.rear();
    let (mut pips, mut to_pass, mut beyond, mut mobility, mut timing) = (0.0, 0.0, 0.0, 0.0, 0.0);
    let mut men = 0.0;
    let mut left = me.occupied;
    while left != 0 {
        let place = left.trailing_zeros() as usize;
        left &= left - 1;
        let count = f32::from(lane[place]);
        men += count;
        pips += count * place as f32;
        if place > line {
            to_pass += count * (place - line) as f32;
        } else {
            beyond += count * place as f32;
        }
        if place > 6 {
            mobility += count * (place - 6) as f32 * free(place);
        }
        if (7..=18).contains(&place) {
            timing += count * (place - 6) as f32;
        }
    }
    let mean = pips / f32::max(men, 1.0);
    let mut moment = 0.0;
    for (place, &count) in lane[..=BAR].iter().enumerate().skip(mean as usize + 1) {
        let off = place as f32 - mean;
        moment += f32::from(count) * off * off;
    }
    let closed = (them.made & HOME).count_ones() as f32;
    let anchors = me.made >> 19 & 0x3F;
    let advanced = me.made >> 18 & 0x7F;
    let (run, top) = longest_run(me.made);
    let wall = (1..=13).map(|from| (me.made >> from & 0x3F).count_ones()).max().unwrap_or(0);
    to.copy_from_slice(&[
        shots.one as f32 / 36.0,
        shots.two as f32 / 36.0,
        shots.pips as f32 / 36.0 / 12.0,
        past(rear.max(1)) / 36.0,
        free(rear.max(1)) / 36.0,
        held,
        held * held,
        held_now,
        held_now * held_now,
        mobility / 3600.0,
        moment / f32::max(men, 1.0) / 100.0,
        to_pass / 152.0,
        beyond / 100.0,
        pips / 167.0,
        closed * closed / 36.0,
        if lane[BAR] > 0 { closed * closed / 36.0 } else { 0.0 },
        (32 - anchors.leading_zeros()) as f32 / 6.0,
        if advanced == 0 { 0.0 } else { (7 - advanced.trailing_zeros()) as f32 / 7.0 },
        anchors.count_ones() as f32 / 3.0,
        f32::from(u8::from(anchors.count_ones() > 1)),
        run as f32 / 6.0,
        if run > 2 { top as f32 / 18.0 } else { 0.0 },
        if top >= run + line as u32 { run as f32 / 6.0 } else { 0.0 },
        wall as f32 / 6.0,
        (me.made & HOME).count_ones() as f32 / 6.0,
        timing / 80.0,
    ]);
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_engine::standard::movegen::{Afterstates, generate};
    use pasch_train::{labels::rolls, random::Stream};

    fn shots_of(on_roll: &[(u8, u8)], opponent: &[(u8, u8)]) -> Shots {
        let board = Board::from_points(on_roll, opponent);
        let [me, them] = board.lanes.map(|lane| Masks::new(&lane));
        shots(me.occupied, board.lanes[0][BAR], across(them.blots), BOARD & !across(them.made))
    }

    #[test]
    fn shots_are_those_of_the_books() {
        // A direct shot six away, nothing between: 17 rolls; the blot stands on the hitter's 18 point.
        let six = shots_of(&[(24, 1), (0, 14)], &[(7, 1), (0, 14)]);
        assert_eq!(six, Shots { one: 17, two: 0, pips: 17 * 18 });
        // One away: 11 rolls and nothing else.
        assert_eq!(shots_of(&[(24, 1), (0, 14)], &[(2, 1), (0, 14)]).one, 11);
        // Eleven away only by 6-5, with one of the two points between taken as well as with none.
        assert_eq!(shots_of(&[(24, 1), (0, 14)], &[(12, 1), (0, 14)]).one, 2);
        assert_eq!(shots_of(&[(24, 1), (0, 14)], &[(12, 1), (7, 2), (0, 12)]).one, 2);
        assert_eq!(shots_of(&[(24, 1), (0, 14)], &[(12, 1), (7, 2), (6, 2), (0, 10)]).one, 0);
        // From the bar against one blot on its four point: 4s, 3-1, 1-3, 2-2, 1-1.
        assert_eq!(shots_of(&[(25, 1), (0, 14)], &[(4, 1), (0, 14)]).one, 15);
        // Two on the bar: the fours, and 2-2.
        assert_eq!(shots_of(&[(25, 2), (0, 13)], &[(4, 1), (0, 14)]).one, 12);
    }

    #[test]
    fn shots_are_those_of_the_play_generator() {
        let mut stream = Stream::new(&[77]);
        let (mut list, mut board) = (Afterstates::new(), Board::start());
        let (mut alike, mut asked) = (0, 0);
        for _ in 0..2_000 {
            let mut found = 0.0;
            for (dice, weight) in rolls() {
                generate(&board, dice, &mut list);
                let bar = board.lanes[1][BAR];
                if list.boards().iter().any(|after| after.lanes[1][BAR] > bar) {
                    found += weight;
                }
            }
            let [me, them] = board.lanes.map(|lane| Masks::new(&lane));
            let counted =
                shots(me.occupied, board.lanes[0][BAR], across(them.blots), BOARD & !across(them.made));
            asked += 1;
            alike += u32::from(counted.one as f32 == found);
            generate(&board, stream.dice(), &mut list);
            board = list.boards()[stream.below(list.boards().len())].swap();
            if board.finished().is_some() || board.is_race() {
                board = Board::start();
            }
        }
        // The rule that both dice must be played if they can takes a shot away now and then.
        assert!(alike * 100 >= asked * 98, "{alike} of {asked}");
    }

    #[test]
    fn escapes_of_known_walls() {
        assert_eq!((WAYS.free[0], WAYS.past[0]), (36, 36));
        // A full prime right before the checker.
        assert_eq!((WAYS.free[0b11_1111], WAYS.past[0b11_1111]), (0, 0));
        // Five points and a gap: only the sixes.
        assert_eq!(WAYS.past[0b01_1111], 11);
        // A wall of one point six away: all that come to seven or more.
        assert_eq!(WAYS.past[0b10_0000], 20);
    }

    #[test]
    fn runs_are_found() {
        assert_eq!(longest_run(0), (0, 0));
        assert_eq!(longest_run(0b1_1110_1100), (4, 8));
    }

    #[test]
    fn sides_change_places() {
        let mut stream = Stream::new(&[78]);
        let (mut list, mut board) = (Afterstates::new(), Board::start());
        for _ in 0..500 {
            let (mut here, mut there) = ([0.0; FEATURES], [0.0; FEATURES]);
            write(&board, &mut here);
            write(&board.swap(), &mut there);
            assert_eq!((&here[..SIDE], &here[SIDE..]), (&there[SIDE..], &there[..SIDE]));
            assert!(here.iter().all(|x| (0.0..4.0).contains(x)), "{board:?} {here:?}");
            generate(&board, stream.dice(), &mut list);
            board = list.boards()[stream.below(list.boards().len())].swap();
            if board.finished().is_some() {
                board = Board::start();
            }
        }
    }

    #[test]
    fn the_start_is_described() {
        let mut row = [0.0; FEATURES];
        write(&Board::start(), &mut row);
        assert_eq!(row[0], 0.0, "no blot, no shot");
        assert!((row[13] - 1.0).abs() < 1e-6, "167 pips");
        assert_eq!((row[16], row[18]), (1.0, 1.0 / 3.0), "an anchor on the 24 point");
        assert_eq!(row[24], 1.0 / 6.0, "one point in the home board");
        assert_eq!(row[..SIDE], row[SIDE..]);
    }
}
