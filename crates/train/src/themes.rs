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
    // Ace-point game.
    (&[(24, 2), (6, 4), (5, 3), (4, 3), (3, 3)], &[(10, 1), (8, 2), (6, 4), (5, 3), (4, 3), (3, 2)]),
    // One-three backgame.
    (
        &[(24, 2), (22, 2), (8, 2), (6, 3), (5, 2), (4, 2), (3, 2)],
        &[(13, 2), (11, 2), (8, 3), (7, 2), (6, 3), (5, 3)],
    ),
    // Two-three backgame.
    (
        &[(23, 2), (22, 2), (13, 2), (8, 2), (6, 3), (5, 2), (4, 2)],
        &[(13, 3), (10, 2), (8, 3), (6, 4), (5, 3)],
    ),
    // One-two backgame, timing gone.
    (
        &[(24, 3), (23, 2), (6, 3), (5, 2), (4, 2), (3, 2), (2, 1)],
        &[(14, 2), (9, 2), (8, 3), (7, 2), (6, 3), (5, 3)],
    ),
    // Two-four backgame.
    (&[(23, 2), (21, 3), (8, 2), (6, 3), (5, 3), (4, 2)], &[(13, 3), (9, 2), (8, 3), (6, 4), (5, 3)]),
    // Three-point and four-point holding games.
    (&[(22, 2), (13, 3), (8, 3), (6, 4), (5, 3)], &[(13, 4), (9, 1), (8, 3), (6, 4), (4, 3)]),
    (&[(21, 2), (13, 4), (8, 3), (6, 4), (5, 2)], &[(18, 2), (13, 3), (8, 3), (6, 4), (5, 3)]),
    // Five-point and bar-point holding games.
    (&[(20, 2), (13, 4), (8, 2), (6, 4), (5, 3)], &[(13, 3), (10, 2), (8, 3), (6, 4), (4, 3)]),
    (&[(18, 2), (13, 4), (8, 3), (6, 4), (4, 2)], &[(13, 2), (9, 2), (8, 3), (6, 4), (5, 4)]),
    // Prime against prime.
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
    // Crashed boards.
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
    /// Of the games from a start: share with one to six random plays first.
    pub explore: f32,
}

impl Starts {
    /// A first position: the player on roll first, not finished.
    #[must_use]
    pub fn draw(&self, stream: &mut Stream, list: &mut Afterstates) -> Board {
        let kind = stream.unit();
        let (mut board, plays) = if kind < self.themes {
            let (me, op) = SEEDS[stream.below(SEEDS.len())];
            let seed = filled(me, op);
            (if stream.chance(0.5) { seed } else { seed.swap() }, 1 + stream.below(4))
        } else {
            let plays = if stream.chance(self.explore) { 1 + stream.below(6) } else { 0 };
            let nack = kind < self.themes + self.nackgammon;
            (if nack { Board::nackgammon() } else { Board::start() }, plays)
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

fn filled(me: Points, op: Points) -> Board {
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
}
