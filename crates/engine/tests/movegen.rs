//! The fast generator against known counts, tricky positions and a slow generator that follows the rules' wording.

use std::collections::BTreeSet;

use pasch_engine::level::Chance;
use pasch_engine::standard::{
    Board,
    movegen::{Afterstates, generate, generate_with_moves},
};
use proptest::prelude::*;

type Points = &'static [(u8, u8)];
/// Mover, opponent, roll, dice used, results.
type Case = (Points, Points, (u8, u8), usize, usize);

/// Fifteen checkers a side: those not named are off.
fn board(me: Points, op: Points) -> Board {
    let mut board = Board::from_points(me, op);
    for lane in 0..2 {
        board.lanes[lane][0] += 15 - board.checkers(lane) as u8;
    }
    board
}

/// One checker by one die, straight from the rules; `None` when it may not.
fn slow_move(board: &Board, from: usize, die: usize) -> Option<Board> {
    let me = &board.lanes[0];
    if me[from] == 0 || (me[25] > 0 && from != 25) {
        return None;
    }
    let mut next = *board;
    next.lanes[0][from] -= 1;
    if from > die {
        let to = from - die;
        let there = 25 - to;
        match board.lanes[1][there] {
            0 => {}
            1 => {
                next.lanes[1][there] = 0;
                next.lanes[1][25] += 1;
            }
            _ => return None,
        }
        next.lanes[0][to] += 1;
    } else {
        let outside = (7..=25).any(|p| me[p] > 0);
        let behind = (from + 1..=6).any(|p| me[p] > 0);
        if outside || (from < die && behind) {
            return None;
        }
        next.lanes[0][0] += 1;
    }
    Some(next)
}

/// Every sequence of moves with the dice in the given order, as (dice played, first die, position).
fn slow_sequences(
    board: &Board,
    dice: &[usize],
    used: usize,
    first: usize,
    out: &mut BTreeSet<(usize, usize, u128)>,
) {
    let mut stuck = true;
    if let Some((&die, rest)) = dice.split_first() {
        for from in 1..=25 {
            if let Some(next) = slow_move(board, from, die) {
                stuck = false;
                slow_sequences(&next, rest, used + 1, if used == 0 { die } else { first }, out);
            }
        }
    }
    if stuck {
        out.insert((used, first, board.key()));
    }
}

fn slow(board: &Board, dice: (u8, u8)) -> (usize, BTreeSet<u128>) {
    let (a, b) = (usize::from(dice.0), usize::from(dice.1));
    let mut all = BTreeSet::new();
    if a == b {
        slow_sequences(board, &[a; 4], 0, 0, &mut all);
    } else {
        slow_sequences(board, &[a, b], 0, 0, &mut all);
        slow_sequences(board, &[b, a], 0, 0, &mut all);
    }
    let most = all.iter().map(|&(used, ..)| used).max().unwrap_or(0);
    let high = all.iter().filter(|&&(used, ..)| used == most).map(|&(_, first, _)| first).max().unwrap_or(0);
    let keep = |&&(used, first, _): &&(usize, usize, u128)| used == most && (most != 1 || first == high);
    (most, all.iter().filter(keep).map(|&(.., key)| key).collect())
}

fn check_against_slow(board: &Board, dice: (u8, u8)) {
    let mut out = Afterstates::new();
    generate_with_moves(board, dice, &mut out);
    let fast: BTreeSet<u128> = out.boards().iter().map(Board::key).collect();
    let (used, expected) = slow(board, dice);
    assert_eq!(fast.len(), out.len(), "a position twice: {board:?} {dice:?}");
    assert_eq!((out.dice_used(), &fast), (used, &expected), "{board:?} {dice:?}");
    for (result, moves) in out.boards().iter().zip(out.moves()) {
        assert!(result.is_valid(), "{board:?} {dice:?} -> {result:?}");
        let (high, low) = (dice.0.max(dice.1), dice.0.min(dice.1));
        let replayed = [[high, low, high, low], [low, high, low, high]].iter().any(|order| {
            let mut at = Some(*board);
            for (&(from, _), &die) in moves.pairs().iter().zip(order) {
                at = at.and_then(|b| slow_move(&b, usize::from(from), usize::from(die)));
            }
            at == Some(*result)
        });
        assert!(replayed, "{moves:?} does not lead from {board:?} with {dice:?} to {result:?}");
    }
    let mut plain = Afterstates::new();
    generate(board, dice, &mut plain);
    assert_eq!(plain.boards(), out.boards());
}

#[test]
fn counts_from_the_three_starts() {
    // Dice, then results from the starts of backgammon, nackgammon and hypergammon.
    let table = [
        (1, 1, [42, 70, 7]),
        (1, 2, [15, 23, 6]),
        (1, 3, [16, 22, 7]),
        (1, 4, [14, 15, 7]),
        (1, 5, [8, 12, 7]),
        (1, 6, [10, 10, 7]),
        (2, 2, [75, 103, 11]),
        (2, 3, [17, 27, 8]),
        (2, 4, [18, 17, 8]),
        (2, 5, [8, 16, 8]),
        (2, 6, [14, 13, 8]),
        (3, 3, [73, 101, 15]),
        (3, 4, [17, 17, 9]),
        (3, 5, [9, 17, 9]),
        (3, 6, [14, 13, 9]),
        (4, 4, [52, 25, 15]),
        (4, 5, [9, 11, 9]),
        (4, 6, [14, 8, 9]),
        (5, 5, [4, 17, 15]),
        (5, 6, [7, 7, 9]),
        (6, 6, [11, 3, 12]),
    ];
    let starts = [Board::start(), Board::nackgammon(), Board::hypergammon()];
    let mut out = Afterstates::new();
    for (a, b, expected) in table {
        for dice in [(a, b), (b, a)] {
            let counts = starts.map(|start| {
                generate(&start, dice, &mut out);
                out.len()
            });
            assert_eq!(counts, expected, "{a}-{b}");
        }
        for start in &starts {
            check_against_slow(start, (a, b));
        }
    }
}

#[test]
fn tricky_positions() {
    let table: [Case; 16] = [
        (
            &[(25, 1), (24, 1), (13, 5), (8, 3), (6, 5)],
            &[(24, 1), (13, 4), (8, 3), (6, 3), (5, 2), (2, 2)],
            (4, 2),
            2,
            4,
        ),
        (
            &[(25, 2), (13, 5), (8, 3), (6, 5)],
            &[(24, 2), (8, 2), (6, 3), (5, 2), (4, 2), (3, 2), (2, 2)],
            (6, 1),
            1,
            1,
        ),
        (
            &[(25, 1), (13, 5), (8, 3), (6, 5), (3, 1)],
            &[(24, 2), (6, 3), (5, 2), (4, 2), (3, 2), (2, 2), (1, 2)],
            (6, 1),
            0,
            1,
        ),
        (&[(24, 1), (3, 7), (2, 7)], &[(14, 3), (12, 2), (11, 2), (8, 3), (5, 3), (4, 2)], (6, 5), 1, 1),
        (&[(20, 1), (5, 7), (4, 7)], &[(13, 4), (11, 2), (7, 3), (6, 4), (3, 2)], (6, 3), 2, 1),
        (&[(24, 1), (3, 7), (2, 7)], &[(16, 2), (13, 2), (11, 2), (8, 4), (6, 3), (5, 2)], (3, 3), 3, 1),
        (&[(4, 3), (2, 1), (1, 1)], &[(1, 2)], (6, 3), 2, 1),
        (&[(4, 3), (2, 1), (1, 1)], &[(1, 2)], (5, 2), 2, 2),
        (&[(6, 1), (1, 1)], &[(1, 2)], (6, 1), 2, 2),
        (&[(7, 1), (6, 2), (5, 2), (2, 1)], &[(1, 3)], (6, 1), 2, 4),
        (&[(6, 2), (3, 2), (1, 3)], &[(2, 2)], (5, 4), 2, 1),
        (&[(6, 2), (5, 2), (4, 1)], &[(23, 2), (1, 3)], (4, 4), 3, 1),
        (
            &[(25, 1), (24, 1), (13, 5), (8, 3), (6, 5)],
            &[(24, 2), (13, 4), (8, 3), (6, 4), (4, 1), (3, 1)],
            (4, 3),
            2,
            10,
        ),
        (&[(25, 2), (13, 5), (8, 3), (6, 5)], &[(24, 2), (13, 5), (8, 3), (6, 5)], (2, 2), 4, 12),
        // The play that uses both dice is compulsory, though the six alone would end the game.
        (&[(6, 1)], &[(24, 1), (1, 2)], (6, 5), 2, 1),
        (&[(6, 2), (4, 2), (2, 1)], &[(1, 3)], (4, 1), 2, 6),
    ];
    let mut out = Afterstates::new();
    for (me, op, dice, used, results) in table {
        let board = board(me, op);
        generate(&board, dice, &mut out);
        assert_eq!((out.dice_used(), out.len()), (used, results), "{board:?} {dice:?}");
        check_against_slow(&board, dice);
    }
}

#[test]
fn a_dance_leaves_the_board_alone() {
    let shut = board(&[(25, 1), (6, 14)], &[(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 5)]);
    let mut out = Afterstates::new();
    generate_with_moves(&shut, (6, 5), &mut out);
    assert_eq!((out.dice_used(), out.boards(), out.moves()[0].pairs()), (0, &[shut][..], &[][..]));
}

/// Drops checkers on random places, opponents' points excepted; fewer checkers make bear-offs likelier.
fn random_board(places: &[(bool, u8)], checkers: u8) -> Option<Board> {
    let mut board = Board { lanes: [[0; 32]; 2] };
    for &(opponent, place) in places {
        let (side, place) = (usize::from(opponent), usize::from(place));
        let free = place == 0 || place == 25 || board.lanes[1 - side][25 - place] == 0;
        if free && board.checkers(side) < u32::from(checkers) {
            board.lanes[side][place] += 1;
        }
    }
    for side in 0..2 {
        board.lanes[side][0] += checkers - board.checkers(side) as u8;
    }
    (board.is_valid() && board.finished().is_none()).then_some(board)
}

/// Boards on the way of random games and heaps of any shape, 100,000 of them; `PASCH_TRUST=10` makes a million. Dice
/// thrown the other way round change nothing.
#[test]
fn both_generators_agree_on_very_many_boards() {
    let times = std::env::var("PASCH_TRUST").ok().and_then(|text| text.parse::<usize>().ok()).unwrap_or(1);
    let mut chance = Chance::new(17);
    let mut below = move |n: usize| ((chance.uniform() * n as f64) as usize).min(n - 1);
    let (mut list, mut turned) = (Afterstates::new(), Afterstates::new());
    let mut board = Board::start();
    let mut checked = 0;
    while checked < 100_000 * times.max(1) {
        let dice = (1 + below(6) as u8, 1 + below(6) as u8);
        generate(&board, dice, &mut list);
        generate(&board, (dice.1, dice.0), &mut turned);
        let keys = |list: &Afterstates| list.boards().iter().map(Board::key).collect::<BTreeSet<_>>();
        let fast = keys(&list);
        assert_eq!((list.dice_used(), &fast), (turned.dice_used(), &keys(&turned)), "{board:?} {dice:?}");
        let (used, expected) = slow(&board, dice);
        assert_eq!((list.dice_used(), fast), (used, expected), "{board:?} {dice:?}");
        checked += 1;
        board = list.boards()[below(list.len())].swap();
        if board.finished().is_some() || below(30) == 0 {
            let heaps = 1 + below(12);
            let places: Vec<(bool, u8)> = (0..2 * heaps).map(|_| (below(2) == 0, below(26) as u8)).collect();
            let many: Vec<(bool, u8)> = (0..60).map(|_| places[below(places.len())]).collect();
            board = random_board(&many, 15).unwrap_or_else(Board::start);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn both_generators_agree(
        places in prop::collection::vec((any::<bool>(), 0u8..=25), 0..40),
        few in any::<bool>(),
        dice in (1u8..=6, 1u8..=6),
    ) {
        if let Some(board) = random_board(&places, if few { 3 } else { 15 }) {
            check_against_slow(&board, dice);
        }
    }

    #[test]
    fn both_generators_agree_at_home(
        places in prop::collection::vec((any::<bool>(), 0u8..=8), 0..30),
        straggler in (any::<bool>(), 1u8..=25),
        dice in (1u8..=6, 1u8..=6),
    ) {
        let mut places = places;
        places.insert(0, straggler);
        if let Some(board) = random_board(&places, 15) {
            check_against_slow(&board, dice);
        }
    }

    #[test]
    fn encoding_and_key_tell_boards_apart(
        places in prop::collection::vec((any::<bool>(), 0u8..=25), 0..40),
        more in prop::collection::vec((any::<bool>(), 0u8..=25), 0..40),
    ) {
        use pasch_engine::standard::encode::{decode, dense};
        if let (Some(a), Some(b)) = (random_board(&places, 15), random_board(&more, 15)) {
            prop_assert_eq!(decode(&dense(&a)), Some(a));
            prop_assert_eq!(a.swap().swap(), a);
            prop_assert_eq!(a.swap().key(), a.key().rotate_left(64));
            prop_assert_eq!(a == b, a.key() == b.key());
        }
    }
}
