use super::*;
use crate::chance::Chance;
use crate::cube::CubeInfo;
use crate::rolls::ROLLS;
use crate::run::Serial;
use crate::standard::movegen::{Afterstates, generate};
use std::sync::OnceLock;

fn two() -> &'static Hyper {
    static DB: OnceLock<Hyper> = OnceLock::new();
    DB.get_or_init(|| Hyper::solve(2, &Serial, &mut |_| true).expect("a possible size"))
}

/// Positions drawn from all that can stand on a board.
fn boards(count: usize) -> Vec<Board> {
    let mut chance = Chance::new(11);
    let mut out = Vec::new();
    while out.len() < count {
        let mut lanes = [[0; 32]; 2];
        for lane in &mut lanes {
            for _ in 0..2 {
                lane[(chance.uniform() * 26.0) as usize] += 1;
            }
        }
        let board = Board { lanes };
        if board.is_valid() && board.finished().is_none() {
            out.push(board);
        }
    }
    out
}

/// What the best plays of all rolls are worth to the player on roll, by `worth` of the positions
/// after them to the next player.
fn mean(board: &Board, worth: impl Fn(&Board) -> f64) -> f64 {
    let mut list = Afterstates::new();
    let rolls = ROLLS.iter().map(|&(dice, ways)| {
        generate(board, dice, &mut list);
        let best = list.boards().iter().map(|after| -worth(&after.swap())).fold(f64::NEG_INFINITY, f64::max);
        f64::from(ways) * best
    });
    rolls.sum::<f64>() / 36.0
}

/// Whatever satisfies these equations is the solution.
#[test]
fn every_position_is_worth_what_its_rolls_are() {
    let fault = two().largest_fault(2000);
    assert!(fault < 3e-4, "{fault}");
    // A single wrong equity among those drawn is found.
    let board = (0..).find_map(|seed| two().drawn(seed)).expect("some position is possible");
    let [me, opp] = board.lanes.map(|lane| two().places.of(&lane).expect("two checkers"));
    let mut bytes = two().bytes().to_vec();
    bytes[HEADER + ENTRY * (me * two().positions() + opp) + 1] ^= 0x20;
    let wrong = Hyper { places: Arc::clone(&two().places), bytes: Arc::new(bytes) };
    assert!(wrong.largest_fault(2000) > 0.1);
}

#[test]
fn chances_and_equities_belong_together() {
    const ROUNDING: f64 = 2e-4;
    let own = CubeInfo::money(false, false).with(2, crate::cube::CubeOwner::Mine);
    for board in boards(3000) {
        let (probs, equities) =
            (two().probs(&board).expect("covered"), two().equities(&board).expect("covered"));
        let sound = probs.win_bg <= probs.win_g && probs.win_g <= probs.win && probs.lose_bg <= probs.lose_g;
        assert!(sound && probs.lose_g <= 1.0 - probs.win + 1e-4, "{board:?} {probs:?}");
        if board.lanes[1][0] > 0 {
            assert!(probs.win_g < 5e-5, "no gammon once a checker is off: {board:?} {probs:?}");
        }
        let best = equities.optimal(&own).expect("money");
        assert!(best >= equities.cubeless - ROUNDING, "{board:?} {equities:?}");
        assert!(equities.theirs <= equities.cubeless + ROUNDING, "{board:?} {equities:?}");
        assert!(best >= equities.own - ROUNDING && best >= equities.theirs - ROUNDING);
        // Both see the same game: who waits has the complement of what the other gets at once.
        let (turned, after) = (
            board.swap(),
            mean(&board, |after| {
                after.finished().map_or_else(
                    || two().equities(after).expect("covered").cubeless,
                    |finish| -f64::from(finish.points),
                )
            }),
        );
        assert!((after - equities.cubeless).abs() < ROUNDING && two().probs(&turned).is_some());
    }
}

#[test]
fn one_checker_each_is_counted_by_hand() {
    let db = Hyper::solve(1, &Serial, &mut |_| true).expect("a possible size");
    // Off in one roll 27 times of 36, else the opponent's single checker is off: all gammons.
    let board = Board::from_points(&[(6, 1)], &[(1, 1)]);
    let equities = db.equities(&board).expect("covered");
    assert!((equities.cubeless - 1.0).abs() < 1e-4, "{equities:?}");
    assert!((equities.theirs - 1.0).abs() < 1e-4 && (equities.jacoby - 0.5).abs() < 1e-4, "{equities:?}");
    // The opponent stands on our home board's ace: a backgammon if we are off first.
    let board = Board::from_points(&[(2, 1)], &[(24, 1)]);
    let probs = db.probs(&board).expect("covered");
    assert!(probs.win > 0.99 && probs.win_bg > 0.99, "{probs:?}");
    assert_eq!(db.probs(&Board::hypergammon()), None);
    assert_eq!(db.probs(&Board::from_points(&[(0, 1)], &[(1, 1)])), None);
}

struct Backwards;

impl Executor for Backwards {
    fn run(&self, tasks: usize, task: &(dyn Fn(usize) + Sync)) {
        (0..tasks).rev().for_each(task);
    }
}

#[test]
fn bytes_sizes_and_cancelling() {
    let bytes = two().bytes();
    assert_eq!(Hyper::solve(2, &Backwards, &mut |_| true).as_ref(), Ok(two()));
    assert_eq!(Hyper::from_bytes(bytes).as_ref(), Ok(two()));
    assert_eq!((two().checkers(), two().positions()), (2, 351));
    for cut in [0, 7, 63, 64, bytes.len() - 1] {
        assert!(Hyper::from_bytes(&bytes[..cut]).is_err(), "accepted {cut} bytes");
    }
    let mut bad = bytes.to_vec();
    bad[100_000] ^= 1;
    assert!(matches!(Hyper::from_bytes(&bad), Err(DatabaseError::Damaged { kind: Kind::Hyper, .. })));
    assert_eq!(Hyper::solve(4, &Serial, &mut |_| true), Err(DatabaseError::Size { points: 24, checkers: 4 }));
    let mut shares = Vec::new();
    let stopped = Hyper::solve(2, &Serial, &mut |share| {
        shares.push(share);
        share < 0.5
    });
    assert_eq!(stopped, Err(DatabaseError::Cancelled));
    assert!(shares.is_sorted(), "the estimate never falls");
}
