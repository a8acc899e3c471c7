use super::*;
use crate::bearoff::Bearoff;
use crate::cube::{CubeInfo, CubeOwner};
use crate::search::Serial;
use crate::standard::movegen::{Afterstates, generate};
use std::sync::OnceLock;

fn small() -> &'static TwoSided {
    static DB: OnceLock<TwoSided> = OnceLock::new();
    DB.get_or_init(|| TwoSided::generate(6, 4, &Serial, &mut |_| true).expect("a possible size"))
}

/// Every `step`-th pair of positions, 15 checkers a side.
fn boards(step: usize) -> impl Iterator<Item = Board> {
    let ranking = &small().ranking;
    let side = |rank: usize| {
        let mut lane = ranking.lane(rank);
        lane[OFF] = 15 - lane.iter().sum::<u8>();
        lane
    };
    let len = ranking.len();
    let pairs = (0..len * len).step_by(step).map(move |pair| (pair / len, pair % len));
    pairs.filter(|&(me, opp)| me > 0 && opp > 0).map(move |(me, opp)| Board { lanes: [side(me), side(opp)] })
}

const CUBES: [CubeInfo; 3] = {
    let money = CubeInfo::money(true, true);
    [money, money.with(2, CubeOwner::Mine), money.with(2, CubeOwner::Theirs)]
};

#[test]
fn last_rolls_are_counted_by_hand() {
    // Checkers of the player on roll, the opponent needing any roll, and the ways of 36 to win.
    for (points, ways) in [
        (&[(6, 1)][..], 27.0),
        (&[(5, 1)], 31.0),
        (&[(6, 2)], 4.0),
        (&[(6, 1), (5, 1)], 6.0),
        (&[(4, 2)], 11.0),
    ] {
        let mut mine = points.to_vec();
        mine.push((0, 15 - points.iter().map(|p| p.1).sum::<u8>()));
        let board = Board::from_points(&mine, &[(1, 1), (0, 14)]);
        let equities = small().equities(&board).expect("covered");
        let chance = ways / 36.0;
        let plain = 2.0 * chance - 1.0;
        for found in [equities.cubeless, equities.own, equities.centred, equities.theirs] {
            assert!((found - plain).abs() < 1e-4, "{points:?}: {found}, by hand {plain}");
        }
        let best = f64::max(plain, f64::min(1.0, 2.0 * plain));
        for (cube, expected) in CUBES.iter().zip([best, best, plain]) {
            let found = equities.optimal(cube).expect("money");
            assert!((found - expected).abs() < 2e-4, "{points:?} {cube:?}: {found}, by hand {expected}");
        }
        assert!((f64::from(small().probs(&board).expect("covered").win) - chance).abs() < 5e-5);
    }
}

#[test]
fn every_position_is_worth_what_its_rolls_are() {
    let mut list = Afterstates::new();
    for board in boards(97) {
        let equities = small().equities(&board).expect("covered");
        for cube in [CubeInfo::cubeless()].iter().chain(&CUBES) {
            let theirs = cube.swap();
            let mut sum = 0.0;
            for (dice, ways) in ROLLS {
                generate(&board, dice, &mut list);
                let worth = list.boards().iter().map(|after| {
                    let after = after.swap();
                    let over = after.finished().map(|_| 1.0);
                    over.unwrap_or_else(|| {
                        -small().equities(&after).and_then(|e| e.optimal(&theirs)).expect("covered")
                    })
                });
                sum += f64::from(ways) * worth.fold(f64::NEG_INFINITY, f64::max);
            }
            let found = equities.undoubled(cube).expect("money");
            assert!((found - sum / 36.0).abs() < 6e-5, "{board:?} {cube:?}: {found} {}", sum / 36.0);
        }
    }
}

#[test]
fn the_cube_never_hurts_its_owner() {
    const ROUNDING: f64 = 2e-4;
    for board in boards(3) {
        let equities = small().equities(&board).expect("covered");
        let [centred, own, theirs] = CUBES.map(|cube| equities.optimal(&cube).expect("money"));
        assert!(own >= centred - ROUNDING && centred >= theirs - ROUNDING, "{board:?} {equities:?}");
        assert!(own >= equities.cubeless - ROUNDING, "{board:?} {equities:?}");
        assert!(theirs <= equities.cubeless + ROUNDING, "{board:?} {equities:?}");
        assert!(own <= 1.0 && theirs >= -1.0);
    }
}

#[test]
fn the_one_sided_database_is_nearly_as_good() {
    let one = Bearoff::generate(6, 4, &mut |_| true).expect("a possible size");
    let (mut sum, mut most, mut count) = (0.0, 0.0f64, 0.0);
    for board in boards(5) {
        let exact = small().probs(&board).expect("covered").win;
        let near = one.race_probs(&board).expect("covered").win;
        let difference = f64::from((exact - near).abs());
        sum += difference;
        most = most.max(difference);
        count += 1.0;
        // Playing for the least mean never wins more than playing to win.
        assert!(near < exact + 0.02, "{board:?}: {near} {exact}");
    }
    assert!(sum / count < 0.001 && most < 0.03, "{} {most}", sum / count);
}

#[test]
fn only_late_bear_offs_are_covered() {
    let none_off = Board::from_points(&[(1, 4)], &[(1, 4)]);
    assert_eq!(small().equities(&none_off), None);
    let far = Board::from_points(&[(7, 1), (0, 14)], &[(1, 1), (0, 14)]);
    assert_eq!(small().equities(&far), None);
    let many = Board::from_points(&[(1, 5), (0, 10)], &[(1, 1), (0, 14)]);
    assert_eq!(small().equities(&many), None);
    let over = Board::from_points(&[(0, 15)], &[(1, 1), (0, 14)]);
    assert_eq!(small().equities(&over), None);
    assert_eq!(small().probs(&Board::start()), None);
}

struct Backwards;

impl Executor for Backwards {
    fn run(&self, tasks: usize, task: &(dyn Fn(usize) + Sync)) {
        (0..tasks).rev().for_each(task);
    }
}

#[test]
fn bytes_sizes_and_cancelling() {
    let made = |executor: &dyn Executor| TwoSided::generate(5, 3, executor, &mut |_| true);
    let db = made(&Serial).expect("a possible size");
    assert_eq!(made(&Backwards).as_ref(), Ok(&db));
    let bytes = db.bytes();
    assert_eq!(TwoSided::from_bytes(bytes).as_ref(), Ok(&db));
    assert_eq!(TwoSided::from_shared(db.bytes.clone()).as_ref(), Ok(&db));
    assert_eq!((db.points(), db.checkers(), db.positions()), (5, 3, 56));
    for cut in [0, 7, 63, 64, bytes.len() - 1] {
        assert!(TwoSided::from_bytes(&bytes[..cut]).is_err(), "accepted {cut} bytes");
    }
    for at in (0..bytes.len()).step_by(13) {
        let mut bad = bytes.to_vec();
        bad[at] ^= 4;
        assert!(TwoSided::from_bytes(&bad).is_err(), "byte {at} may be changed");
    }
    let one = Bearoff::generate(3, 2, &mut |_| true).expect("a possible size");
    assert_eq!(TwoSided::from_bytes(one.bytes()), Err(DatabaseError::Magic(Kind::TwoSided)));
    for (points, checkers) in [(0, 6), (13, 2), (6, 0), (12, 15)] {
        let refused = TwoSided::generate(points, checkers, &Serial, &mut |_| true);
        assert_eq!(refused, Err(DatabaseError::Size { points, checkers }));
    }
    let stopped = TwoSided::generate(6, 3, &Serial, &mut |share| share < 0.5);
    assert_eq!(stopped, Err(DatabaseError::Cancelled));
}
