use super::*;
use crate::database::Kind;
use std::sync::OnceLock;

fn six() -> &'static Bearoff {
    static DB: OnceLock<Bearoff> = OnceLock::new();
    DB.get_or_init(|| Bearoff::generate(6, 15, &mut |_| true).expect("a possible size"))
}

fn lane(points: &[(usize, u8)]) -> Lane {
    let mut lane = [0; 32];
    for &(p, n) in points {
        lane[p] += n;
    }
    lane
}

#[test]
fn known_chances_of_one_roll() {
    for (points, of_36) in [
        (&[(6, 1)][..], 27.0),
        (&[(5, 1)], 31.0),
        (&[(4, 1)], 34.0),
        (&[(3, 1)], 36.0),
        (&[(6, 2)], 4.0),
        (&[(6, 1), (5, 1)], 6.0),
        (&[(2, 2)], 26.0),
        (&[(3, 2)], 17.0),
        (&[(4, 2)], 11.0),
        (&[(1, 4)], 6.0),
        (&[(1, 2)], 36.0),
    ] {
        let rolls = six().rolls_to_clear(&lane(points)).expect("covered");
        assert!((rolls.exactly(1) - of_36 / 36.0).abs() < 2e-5, "{points:?}: {}", rolls.exactly(1) * 36.0);
    }
}

#[test]
fn size_sums_and_ranks() {
    let db = six();
    assert_eq!((db.positions(), db.points(), db.checkers()), (54_264, 6, 15));
    for index in 0..db.positions() {
        let lane = db.ranking.lane(index);
        assert_eq!(db.ranking.rank(&lane), Some(index));
        for part in [&db.clear, &db.first] {
            let rolls = part.get(db.bytes(), index);
            assert_eq!(rolls.chances().map(u32::from).sum::<u32>(), UNIT);
        }
        assert!(db.first.get(db.bytes(), index).mean() <= db.clear.get(db.bytes(), index).mean() + 1e-4);
    }
    assert_eq!(db.ranking.rank(&lane(&[(7, 1)])), None);
    assert_eq!(db.ranking.rank(&lane(&[(1, 15), (2, 1)])), None);
    // Fifteen checkers on the ace point: eight rolls at most, every double spares one.
    let aces = db.rolls_to_clear(&lane(&[(1, 15)])).expect("covered");
    assert!((aces.exactly(8) - (5f64 / 6.0).powi(7)).abs() < 2e-4, "{}", aces.exactly(8));
    assert_eq!(aces.exactly(9), 0.0);
}

/// A second solver, by memory and plain floating point over all orders of the dice.
fn reference(lane: &Lane, memo: &mut std::collections::HashMap<Lane, (f64, Vec<f64>)>) -> (f64, Vec<f64>) {
    if lane.iter().all(|&c| c == 0) {
        return (0.0, vec![1.0]);
    }
    if let Some(known) = memo.get(lane) {
        return known.clone();
    }
    let mut sum = vec![0.0; 40];
    for a in 1..=6usize {
        for b in 1..=6usize {
            let dice = if a == b { vec![a; 4] } else { vec![a, b] };
            let mut orders = vec![dice.clone()];
            orders.push(dice.into_iter().rev().collect());
            let mut ends: Vec<Lane> = Vec::new();
            for order in orders {
                let mut now = vec![*lane];
                for die in order {
                    now = now.iter().flat_map(|l| moves(l, die)).collect();
                    now.sort_unstable();
                    now.dedup();
                }
                ends.extend(now);
            }
            let best =
                ends.iter().map(|l| reference(l, memo)).min_by(|x, y| x.0.total_cmp(&y.0)).expect("a move");
            for (n, p) in best.1.iter().enumerate() {
                sum[n + 1] += p / 36.0;
            }
        }
    }
    let mean = sum.iter().enumerate().map(|(n, p)| n as f64 * p).sum();
    while sum.last() == Some(&0.0) {
        sum.pop();
    }
    memo.insert(*lane, (mean, sum.clone()));
    (mean, sum)
}

fn moves(lane: &Lane, die: usize) -> Vec<Lane> {
    let Some(rear) = (1..=24).rev().find(|&p| lane[p] > 0) else { return vec![*lane] };
    let mut out = Vec::new();
    for p in 1..=rear {
        let mut to = *lane;
        if lane[p] == 0 {
            continue;
        }
        to[p] -= 1;
        if p > die {
            to[p - die] += 1;
        } else if rear > 6 || (p < die && p < rear) {
            continue;
        }
        out.push(to);
    }
    out
}

#[test]
fn agrees_with_a_second_solver() {
    let eight = Bearoff::generate(8, 3, &mut |_| true).expect("a possible size");
    let mut memo = std::collections::HashMap::new();
    for index in 0..eight.positions() {
        let lane = eight.ranking.lane(index);
        let (mean, chances) = reference(&lane, &mut memo);
        let rolls = eight.rolls_to_clear(&lane).expect("covered");
        assert!((rolls.mean() - mean).abs() < 2e-3, "{lane:?}: {} {mean}", rolls.mean());
        for (n, p) in chances.iter().enumerate() {
            assert!((rolls.exactly(n) - p).abs() < 2e-4, "{lane:?} {n}");
        }
    }
}

#[test]
fn last_roll_races() {
    let probs =
        |me: &[(u8, u8)], opp: &[(u8, u8)]| six().race_probs(&Board::from_points(me, opp)).expect("covered");
    // Two on the six against one on the ace: 4 of 36 now, else the opponent is off.
    let p = probs(&[(6, 2), (0, 13)], &[(1, 1), (0, 14)]);
    assert!((f64::from(p.win) - 4.0 / 36.0).abs() < 2e-5);
    assert_eq!((p.win_g, p.lose_g, p.win_bg, p.lose_bg), (0.0, 0.0, 0.0, 0.0));
    // The opponent has no checker off and all on their ace: they take one with their first roll.
    let p = probs(&[(1, 2), (0, 13)], &[(1, 15)]);
    assert_eq!((p.win, p.win_g), (1.0, 1.0));
    let p = probs(&[(1, 4), (0, 11)], &[(1, 15)]);
    assert!((p.win_g - 6.0 / 36.0).abs() < 2e-5 && p.win == 1.0);
    // We have none off and they need one roll: no gammon, unless our roll takes none off.
    let p = probs(&[(6, 15)], &[(1, 2), (0, 13)]);
    let none_off = 19.0 / 36.0; // no six, 51, 42, 33 or 22
    assert!(p.win == 0.0 && (f64::from(p.lose_g) - none_off).abs() < 2e-5, "{p:?}");
    assert_eq!(six().race_probs(&Board::start()), None);
    assert_eq!(six().race_probs(&Board::from_points(&[(0, 15)], &[(1, 15)])), None);
}

#[test]
fn bytes_round_trip_and_damage_is_found() {
    let db = Bearoff::generate(5, 4, &mut |_| true).expect("a possible size");
    let bytes = db.to_bytes();
    assert_eq!(Bearoff::from_bytes(&bytes), Ok(db));
    assert_eq!(Bearoff::from_bytes(b"something"), Err(DatabaseError::Magic(Kind::OneSided)));
    for cut in 0..bytes.len() {
        assert!(Bearoff::from_bytes(&bytes[..cut]).is_err(), "accepted {cut} bytes");
    }
    for at in 0..bytes.len() {
        let mut bad = bytes.clone();
        bad[at] ^= 0x10;
        assert!(Bearoff::from_bytes(&bad).is_err(), "byte {at} may be changed");
    }
    let mut old = bytes;
    old[9] = 9;
    let version = DatabaseError::Version { kind: Kind::OneSided, found: 9, expected: 2 };
    assert_eq!(Bearoff::from_bytes(&old), Err(version));
}

/// Runs tasks backwards, as a strange executor might.
struct Backwards;

impl Executor for Backwards {
    fn run(&self, tasks: usize, task: &(dyn Fn(usize) + Sync)) {
        (0..tasks).rev().for_each(task);
    }
}

#[test]
fn the_executor_changes_nothing() {
    let made = |executor: &dyn Executor| Bearoff::generate_with(9, 6, executor, &mut |_| true);
    assert_eq!(made(&Backwards), made(&Serial));
}

#[test]
fn sizes_and_cancel() {
    assert_eq!(
        Bearoff::generate(13, 15, &mut |_| true),
        Err(DatabaseError::Size { points: 13, checkers: 15 })
    );
    assert_eq!(Bearoff::generate(6, 0, &mut |_| true), Err(DatabaseError::Size { points: 6, checkers: 0 }));
    assert_eq!(Bearoff::generate(6, 15, &mut |done| done < 0.5), Err(DatabaseError::Cancelled));
}
