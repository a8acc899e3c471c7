//! Where labelled games begin: the usual start, and seeds of the plans that self-play seldom reaches.

use pasch_engine::standard::{
    Board,
    movegen::{Afterstates, generate},
};

use crate::random::Stream;

type Points = &'static [(u8, u8)];

/// Seeds in the player's and the opponent's own counts; checkers not named are off. They are only a beginning: a few
/// random plays follow before anything is recorded.
const SEEDS: &[(Points, Points)] = &[
    // The ace-point game: an anchor on the opponent's ace point.
    (&[(24, 2), (6, 4), (5, 3), (4, 3), (3, 3)], &[(10, 1), (8, 2), (6, 4), (5, 3), (4, 3), (3, 2)]),
    // The one-three backgame: anchors on these points.
    (
        &[(24, 2), (22, 2), (8, 2), (6, 3), (5, 2), (4, 2), (3, 2)],
        &[(13, 2), (11, 2), (8, 3), (7, 2), (6, 3), (5, 3)],
    ),
    // The two-three backgame: anchors on these points.
    (
        &[(23, 2), (22, 2), (13, 2), (8, 2), (6, 3), (5, 2), (4, 2)],
        &[(13, 3), (10, 2), (8, 3), (6, 4), (5, 3)],
    ),
    // One-two backgame, timing gone.
    (
        &[(24, 3), (23, 2), (6, 3), (5, 2), (4, 2), (3, 2), (2, 1)],
        &[(14, 2), (9, 2), (8, 3), (7, 2), (6, 3), (5, 3)],
    ),
    // The two-four backgame: anchors on these points.
    (&[(23, 2), (21, 3), (8, 2), (6, 3), (5, 3), (4, 2)], &[(13, 3), (9, 2), (8, 3), (6, 4), (5, 3)]),
    // Three-point and four-point holding games.
    (&[(22, 2), (13, 3), (8, 3), (6, 4), (5, 3)], &[(13, 4), (9, 1), (8, 3), (6, 4), (4, 3)]),
    (&[(21, 2), (13, 4), (8, 3), (6, 4), (5, 2)], &[(18, 2), (13, 3), (8, 3), (6, 4), (5, 3)]),
    // Five-point and bar-point holding games.
    (&[(20, 2), (13, 4), (8, 2), (6, 4), (5, 3)], &[(13, 3), (10, 2), (8, 3), (6, 4), (4, 3)]),
    (&[(18, 2), (13, 4), (8, 3), (6, 4), (4, 2)], &[(13, 2), (9, 2), (8, 3), (6, 4), (5, 4)]),
    // Prime against prime, with checkers behind both.
    (&[(24, 2), (9, 2), (8, 3), (7, 2), (6, 3), (5, 3)], &[(24, 2), (8, 3), (7, 2), (6, 3), (5, 3), (4, 2)]),
    (
        &[(24, 1), (22, 1), (8, 3), (7, 2), (6, 3), (5, 3), (4, 2)],
        &[(24, 2), (13, 2), (7, 2), (6, 3), (5, 3), (4, 3)],
    ),
    // Full prime with a straggler to bring home.
    (&[(14, 1), (9, 2), (8, 2), (7, 2), (6, 3), (5, 3), (4, 2)], &[(24, 1), (13, 3), (8, 3), (6, 5), (5, 3)]),
    // Blitz: one or two on the bar against a growing board.
    (&[(24, 2), (13, 3), (8, 3), (6, 3), (5, 2), (4, 2)], &[(25, 2), (13, 5), (8, 3), (6, 5)]),
    (
        &[(13, 2), (8, 2), (7, 1), (6, 3), (5, 3), (4, 2), (2, 2)],
        &[(25, 1), (22, 1), (13, 5), (8, 3), (6, 5)],
    ),
    (&[(13, 3), (6, 4), (5, 3), (4, 3), (3, 2)], &[(25, 2), (24, 1), (13, 4), (8, 3), (6, 5)]),
    // Containing one checker hit late.
    (
        &[(12, 1), (10, 1), (6, 3), (5, 3), (4, 3), (3, 2), (2, 2)],
        &[(25, 1), (5, 1), (4, 2), (3, 2), (2, 2), (1, 2)],
    ),
    (&[(18, 1), (7, 2), (6, 3), (5, 3), (4, 3), (3, 3)], &[(25, 1), (4, 1), (3, 2), (2, 3), (1, 3)]),
    (&[(21, 1), (6, 3), (5, 3), (4, 3), (3, 3), (2, 2)], &[(16, 1), (3, 2), (2, 3), (1, 2)]),
    // Bearing off against an anchor or the bar.
    (&[(24, 2), (6, 4), (5, 3), (4, 3), (3, 3)], &[(6, 3), (5, 3), (4, 3), (3, 2), (2, 2)]),
    (&[(25, 1), (6, 4), (5, 4), (4, 3), (3, 3)], &[(6, 2), (5, 3), (4, 3), (3, 2), (2, 2)]),
    (&[(24, 3), (6, 3), (5, 3), (4, 3), (3, 3)], &[(7, 1), (6, 3), (5, 3), (4, 3), (3, 3), (2, 2)]),
    (&[(22, 2), (6, 4), (5, 3), (4, 3), (3, 3)], &[(6, 4), (5, 3), (4, 3), (2, 3), (1, 1)]),
    // Crashed boards: the checkers left at home lie deep.
    (&[(24, 2), (13, 1), (6, 2), (4, 2), (3, 3), (2, 3), (1, 2)], &[(13, 4), (8, 3), (6, 5), (5, 3)]),
    (
        &[(19, 2), (17, 1), (4, 3), (3, 3), (2, 3), (1, 3)],
        &[(20, 2), (7, 1), (5, 2), (4, 3), (3, 3), (2, 2), (1, 2)],
    ),
    // Outside primes and scattered armies.
    (
        &[(22, 1), (12, 2), (11, 2), (10, 2), (9, 2), (8, 2), (7, 2), (6, 2)],
        &[(24, 2), (9, 4), (8, 3), (6, 5), (4, 1)],
    ),
    (
        &[(25, 1), (21, 1), (17, 1), (14, 1), (11, 2), (9, 2), (8, 2), (6, 3), (5, 2)],
        &[(24, 1), (18, 1), (15, 1), (13, 3), (10, 2), (9, 2), (6, 3), (5, 2)],
    ),
    // Full and broken primes, rolled home against one, two or more.
    (&[(9, 2), (8, 3), (7, 2), (6, 3), (5, 2), (4, 3)], &[(24, 2), (6, 4), (5, 3), (4, 3), (3, 2), (2, 1)]),
    (
        &[(21, 1), (9, 2), (8, 2), (7, 2), (6, 3), (5, 3), (4, 2)],
        &[(25, 1), (6, 4), (5, 1), (3, 3), (2, 3), (1, 3)],
    ),
    (
        &[(20, 1), (8, 2), (7, 3), (6, 3), (5, 2), (4, 4)],
        &[(24, 3), (23, 1), (13, 2), (8, 2), (6, 4), (3, 3)],
    ),
    (
        &[(24, 1), (22, 1), (6, 4), (5, 3), (4, 3), (2, 2), (1, 1)],
        &[(11, 1), (9, 2), (8, 2), (7, 3), (6, 3), (5, 2), (4, 2)],
    ),
    (&[(10, 2), (6, 3), (5, 2), (4, 4), (3, 2), (2, 2)], &[(24, 4), (18, 2), (8, 1), (6, 4), (4, 2), (2, 2)]),
    (
        &[(10, 2), (9, 2), (8, 2), (7, 2), (6, 3), (5, 2), (2, 2)],
        &[(25, 2), (21, 2), (9, 1), (6, 4), (5, 3), (4, 3)],
    ),
    // Shots late in the bear-off, few checkers left on one side.
    (&[(24, 2), (5, 3), (4, 3), (3, 3), (2, 2)], &[(4, 2), (3, 2), (2, 2)]),
    (&[(25, 1), (6, 3), (5, 3), (4, 3), (3, 2), (2, 3)], &[(3, 1), (2, 2), (1, 2)]),
    (&[(23, 2), (6, 3), (5, 3), (4, 3), (3, 3), (2, 1)], &[(6, 2), (5, 2), (4, 1), (3, 2)]),
    (&[(20, 2), (7, 1), (6, 3), (5, 2), (4, 2), (3, 3)], &[(6, 2), (4, 3), (3, 2), (1, 3)]),
    (&[(24, 1), (13, 1), (6, 3), (5, 3), (4, 3), (3, 2)], &[(6, 3), (5, 3), (4, 2), (2, 2)]),
    // Mutual holding and long races still in contact.
    (&[(18, 2), (13, 3), (8, 3), (6, 4), (5, 3)], &[(18, 2), (13, 3), (8, 3), (6, 4), (5, 3)]),
    (&[(13, 5), (8, 4), (6, 4), (5, 2)], &[(13, 4), (8, 4), (6, 4), (4, 3)]),
];

/// How labelled games begin, as shares of all games; what is left begins at the usual start.
#[derive(Clone, Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Starts {
    /// From a seed of a theme.
    pub themes: f32,
    /// From the start of nackgammon.
    pub nackgammon: f32,
    /// With a checker hit during the bear-off, both armies put by chance.
    #[serde(default)]
    pub contained: f32,
    /// With two points held in a home board, both armies put by chance.
    #[serde(default)]
    pub back_games: f32,
    /// With a broken prime out in the field that is to be rolled home round a checker, both armies put by chance.
    #[serde(default)]
    pub snakes: f32,
    /// With a race: either army of any size, at home or with some still to come.
    #[serde(default)]
    pub races: f32,
    /// Of the games from a start: share with one to six random plays first.
    pub explore: f32,
}

impl Starts {
    /// A first position: the player on roll first, not finished.
    #[must_use]
    pub fn draw(&self, stream: &mut Stream, list: &mut Afterstates) -> Board {
        let kind = stream.unit();
        let named = self.themes + self.nackgammon;
        let apart = named + self.contained + self.back_games + self.snakes;
        let seed = if kind < self.themes {
            let (me, op) = SEEDS[stream.below(SEEDS.len())];
            Some(filled(me, op))
        } else if kind >= named && kind < named + self.contained {
            Some(in_contact(|| contained(stream)))
        } else if kind >= named && kind < named + self.contained + self.back_games {
            Some(in_contact(|| back_game(stream)))
        } else if kind >= apart - self.snakes && kind < apart {
            Some(in_contact(|| snake(stream)))
        } else {
            None
        };
        if seed.is_none() && kind >= apart && kind < apart + self.races {
            return race(stream);
        }
        let (mut board, plays) = if let Some(seed) = seed {
            (if stream.chance(0.5) { seed } else { seed.swap() }, 1 + stream.below(4))
        } else {
            let plays = if stream.chance(self.explore) { 1 + stream.below(6) } else { 0 };
            (if kind < named { Board::nackgammon() } else { Board::start() }, plays)
        };
        for _ in 0..plays {
            generate(&board, stream.dice(), list);
            let next = list.boards()[stream.below(list.len())].swap();
            if next.finished().is_none() {
                board = next;
            }
        }
        board
    }
}

/// An army while it is put down, in its own count: the bar is 25.
type Army = [u8; 26];

fn board_of(me: &Army, op: &Army) -> Board {
    let points = |army: &Army| -> Vec<(u8, u8)> {
        (1..=25).zip(&army[1..]).filter(|&(_, &n)| n > 0).map(|(point, &n)| (point, n)).collect()
    };
    filled(&points(me), &points(op))
}

/// Puts so many checkers on points from `low` to `high` that the other army leaves free, the likelier
/// the nearer to `centre`.
fn put(
    army: &mut Army,
    other: &Army,
    count: usize,
    (low, high): (usize, usize),
    centre: usize,
    stream: &mut Stream,
) {
    for _ in 0..count {
        let mut best = None;
        // The nearest of two points keeps the army together without making a wall of it each time.
        for _ in 0..2 {
            let mut point = low + stream.below(high - low + 1);
            while other[25 - point] > 0 {
                point = low + stream.below(high - low + 1);
            }
            if best.is_none_or(|one: usize| point.abs_diff(centre) < one.abs_diff(centre)) {
                best = Some(point);
            }
        }
        army[best.expect("two were drawn")] += 1;
    }
}

/// The first of the boards that is no race: those put by chance may have passed each other.
fn in_contact(mut make: impl FnMut() -> Board) -> Board {
    loop {
        let board = make();
        if !board.is_race() {
            return board;
        }
    }
}

/// One or two of the last checkers were hit during the bear-off, and the other army, with blots about,
/// tries to contain them.
fn contained(stream: &mut Stream) -> Board {
    let (mut chaser, mut leader) = ([0; 26], [0; 26]);
    let left = 1 + stream.below(10);
    let back = if left > 1 && stream.chance(0.3) { 2 } else { 1 };
    for _ in 0..back {
        leader[if stream.chance(0.5) { 25 } else { 16 + stream.below(9) }] += 1;
    }
    put(&mut leader, &chaser, left - back, (1, 6), 1 + stream.below(3), stream);
    let off = if stream.chance(0.25) { stream.below(6) } else { 0 };
    let army = 15 - off;
    let stragglers = stream.below(4).min(army);
    put(&mut chaser, &leader, army - stragglers, (1, 12), 4 + stream.below(5), stream);
    put(&mut chaser, &leader, stragglers, (7, 24), 13, stream);
    board_of(&chaser, &leader)
}

/// Two points are held in a home board whose owner comes home or bears off; the others of the holder's army are before,
/// in or past their own home, as their timing has it.
fn back_game(stream: &mut Stream) -> Board {
    let (mut holder, mut leader) = ([0; 26], [0; 26]);
    let first = 19 + stream.below(6);
    let second = 19 + (first - 19 + 1 + stream.below(5)) % 6;
    for point in [first, second] {
        holder[point] += if stream.chance(0.25) { 3 } else { 2 };
    }
    let held = usize::from(holder[first] + holder[second]);
    put(&mut holder, &leader, 15 - held, (1, 14), 2 + stream.below(7), stream);
    let off = if stream.chance(0.3) { stream.below(8) } else { 0 };
    put(&mut leader, &holder, 15 - off, (1, if off > 0 { 7 } else { 13 }), 3 + stream.below(6), stream);
    board_of(&holder, &leader)
}

/// The last checkers of an army at home are hit or held behind a broken prime far from home, which is to be rolled round
/// the board without letting them out.
fn snake(stream: &mut Stream) -> Board {
    let (mut roller, mut held) = ([0; 26], [0; 26]);
    let off = if stream.chance(0.25) { 1 + stream.below(5) } else { 0 };
    let back = 1 + usize::from(stream.chance(0.3));
    put(&mut held, &roller, 15 - off - back, (1, 6), 1 + stream.below(4), stream);
    let front = 7 + stream.below(7);
    for _ in 0..back {
        // Behind the prime: on the bar, or on a point that the roller counts below its front.
        held[if stream.chance(0.5) { 25 } else { 26 - front + stream.below(front - 1) }] += 1;
    }
    let points = 4 + stream.below(2);
    roller[front..front + points].fill(2);
    put(&mut roller, &held, 15 - 2 * points, (front, 24), front + stream.below(8), stream);
    board_of(&roller, &held)
}

/// Two armies that have passed each other, each of one to fifteen checkers, most of them at home and up to three anywhere on
/// their side of the seam: one of them may lie far behind.
fn race(stream: &mut Stream) -> Board {
    let seam = if stream.chance(0.5) { 6 + stream.below(13) } else { 1 + stream.below(23) };
    let mut armies = [[0; 26]; 2];
    for (army, reach) in armies.iter_mut().zip([seam, 24 - seam]) {
        let left = 1 + stream.below(15);
        let behind = stream.below(4).min(left);
        let free = [0; 26];
        put(army, &free, left - behind, (1, reach.min(9)), 1 + stream.below(6), stream);
        put(army, &free, behind, (1, reach), 1 + stream.below(reach), stream);
    }
    board_of(&armies[0], &armies[1])
}

fn filled(me: &[(u8, u8)], op: &[(u8, u8)]) -> Board {
    let mut board = Board::from_points(me, op);
    for lane in 0..2 {
        board.lanes[lane][0] += 15 - board.checkers(lane) as u8;
    }
    board
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seed_stands_on_a_board_with_contact() {
        for (index, &(me, op)) in SEEDS.iter().enumerate() {
            let counts = [me, op].map(|side| side.iter().map(|&(_, n)| u32::from(n)).sum::<u32>());
            assert!(counts.iter().all(|&n| n <= 15), "seed {index}: {counts:?} checkers");
            let board = filled(me, op);
            assert!(board.is_valid() && !board.is_race(), "seed {index}: {board:?}");
        }
    }

    #[test]
    fn races_put_by_chance_are_races_of_all_sizes() {
        let starts = Starts {
            themes: 0.0,
            nackgammon: 0.0,
            contained: 0.0,
            back_games: 0.0,
            snakes: 0.0,
            races: 1.0,
            explore: 0.0,
        };
        let mut stream = Stream::new(&[8]);
        let mut list = Afterstates::new();
        let (mut sizes, mut far) = ([0; 16], 0);
        for _ in 0..2000 {
            let board = starts.draw(&mut stream, &mut list);
            assert!(board.is_valid() && board.is_race() && board.finished().is_none(), "{board:?}");
            for lane in 0..2 {
                sizes[15 - usize::from(board.lanes[lane][0])] += 1;
                far += usize::from(board.lanes[lane][13..].iter().any(|&n| n > 0));
            }
        }
        assert!(
            sizes[1..].iter().all(|&n| n > 150) && far > 300,
            "{sizes:?}, {far} beyond the twelfth point"
        );
    }

    #[test]
    fn armies_put_by_chance_keep_off_each_others_points() {
        let on_board = |board: &Board, lane: usize| board.checkers(lane) - u32::from(board.lanes[lane][0]);
        let mut stream = Stream::new(&[7]);
        let (mut hit, mut off, mut distinct) = (0, 0, std::collections::HashSet::new());
        for _ in 0..2000 {
            let last = in_contact(|| contained(&mut stream));
            assert!(last.is_valid() && on_board(&last, 0) >= 10 && on_board(&last, 1) <= 10, "{last:?}");
            hit += usize::from(last.lanes[1][25] > 0);
            let back = in_contact(|| back_game(&mut stream));
            assert!(back.is_valid() && on_board(&back, 0) == 15, "{back:?}");
            assert!((19..=24).filter(|&point| back.lanes[0][point] >= 2).count() == 2, "{back:?}");
            off += usize::from(on_board(&back, 1) < 15);
            let snake = in_contact(|| snake(&mut stream));
            assert!(snake.is_valid() && on_board(&snake, 0) == 15 && snake.pips(0) > 100, "{snake:?}");
            assert!(snake.rear(1) > 12 && snake.lanes[0][..7].iter().all(|&n| n == 0), "{snake:?}");
            distinct.extend([last, back].map(|board| format!("{board:?}")));
        }
        assert!(
            (900..1500).contains(&hit) && (300..800).contains(&off),
            "{hit} on the bar, {off} bearing off"
        );
        assert!(distinct.len() > 3900, "{} of 4000 are distinct", distinct.len());
    }
}
