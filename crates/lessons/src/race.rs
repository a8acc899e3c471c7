//! Counts of races, for seat A: adjusted pip counts, and the exact length of a bear-off.

use std::collections::HashMap;

use pasch_rules::{Player, Position, Side};

/// Pips that an average roll brings.
const ROLL: f64 = 49.0 / 6.0;

fn on(side: &Side, point: usize) -> u32 {
    u32::from(side.points[point - 1])
}

/// Checkers that are not borne off.
fn checkers(side: &Side) -> u32 {
    side.points.iter().map(|count| u32::from(*count)).sum::<u32>() + u32::from(side.bar)
}

fn beyond_home(side: &Side) -> u32 {
    (7..=24).map(|point| on(side, point)).sum::<u32>() + u32::from(side.bar)
}

/// Home points with at least one checker.
fn held(side: &Side) -> u32 {
    (1..=6).filter(|point| on(side, *point) > 0).count() as u32
}

fn rounded(half: u32) -> u32 {
    half.div_ceil(2)
}

/// The count of Tom Keith, without the seventh that is added for the player on roll: pips, 2 for each checker but one
/// on the ace point, 1 for each but one on the deuce point, 1 for each but three on the three point, and 1 for each gap
/// on the points four to six.
#[must_use]
pub fn keith(position: &Position) -> u32 {
    let side = &position.sides.a;
    let gaps = (4..=6).filter(|point| on(side, *point) == 0).count() as u32;
    position.pips(Player::A)
        + 2 * on(side, 1).saturating_sub(1)
        + on(side, 2).saturating_sub(1)
        + on(side, 3).saturating_sub(3)
        + gaps
}

/// The count of Edward Thorp, without the tenth that is added for the player on roll: pips, 2 for each checker, 1 for
/// each on the ace point, less 1 for each home point that is held.
#[must_use]
pub fn thorp(position: &Position) -> u32 {
    let side = &position.sides.a;
    (position.pips(Player::A) + 2 * checkers(side) + on(side, 1)).saturating_sub(held(side))
}

/// The count of Jeff Ward, without the tenth that is added for the player on roll; a half counts up. Pips, 2 for each
/// checker beyond the second on the ace point, 1 for each beyond the second on the deuce point, 2 for each checker more
/// than the other side has, half a pip for each more outside the home board, less 1 for each home point more.
#[must_use]
pub fn ward(position: &Position) -> u32 {
    let (side, other) = (&position.sides.a, &position.sides.b);
    let halves = 2 * position.pips(Player::A)
        + 4 * on(side, 1).saturating_sub(2)
        + 2 * on(side, 2).saturating_sub(2)
        + 4 * checkers(side).saturating_sub(checkers(other))
        + beyond_home(side).saturating_sub(beyond_home(other));
    rounded(halves.saturating_sub(2 * held(side).saturating_sub(held(other))))
}

/// Quarters of the board that a side's checkers still have to leave before they are home.
fn crossovers(side: &Side) -> u32 {
    let quarters = |point: u32| (point - 1) / 6;
    (1..=24).zip(side.points).map(|(point, count)| u32::from(count) * quarters(point)).sum::<u32>()
        + 4 * u32::from(side.bar)
}

/// The count of Axel Reichert's Isight method: pips, 1 for each checker more than the other side has, 2 for each beyond
/// the second on the ace point, 1 for each beyond the second on the deuce point and beyond the third on the three point,
/// 1 for each gap on the points four to six that the other side has filled, and 1 for each crossover more.
#[must_use]
pub fn isight(position: &Position) -> u32 {
    let (side, other) = (&position.sides.a, &position.sides.b);
    let gaps = (4..=6).filter(|point| on(side, *point) == 0 && on(other, *point) > 0).count() as u32;
    position.pips(Player::A)
        + checkers(side).saturating_sub(checkers(other))
        + 2 * on(side, 1).saturating_sub(2)
        + on(side, 2).saturating_sub(2)
        + on(side, 3).saturating_sub(3)
        + gaps
        + crossovers(side).saturating_sub(crossovers(other))
}

/// Checkers on the six home points.
type Home = [u8; 6];

fn home(side: &Side) -> Option<Home> {
    (beyond_home(side) == 0).then(|| core::array::from_fn(|at| side.points[at]))
}

/// One checker moved by one die inside the home board; nothing where there is none to move.
fn moved(home: Home, die: usize) -> Vec<Home> {
    let highest = (0..6).rev().find(|at| home[*at] > 0);
    let from = (0..6).filter(|at| home[*at] > 0);
    let ends = from.filter(|at| *at + 1 >= die || Some(*at) == highest);
    ends.map(|at| {
        let mut next = home;
        next[at] -= 1;
        if at + 1 > die {
            next[at - die] += 1;
        }
        next
    })
    .collect()
}

/// Rolls that are needed on average to bear off everything, played for that alone.
fn rolls(home: Home, known: &mut HashMap<Home, f64>) -> f64 {
    if home == [0; 6] {
        return 0.0;
    }
    if let Some(found) = known.get(&home) {
        return *found;
    }
    let mut sum = 0.0;
    for high in 1..=6_usize {
        for low in 1..=high {
            let orders: &[&[usize]] = if high == low { &[&[high; 4]] } else { &[&[high, low], &[low, high]] };
            let mut ends: Vec<Home> = Vec::new();
            for order in orders {
                let mut reached = vec![home];
                for die in *order {
                    reached = reached
                        .iter()
                        .flat_map(|at| if *at == [0; 6] { vec![*at] } else { moved(*at, *die) })
                        .collect();
                    reached.sort_unstable();
                    reached.dedup();
                }
                ends.extend(reached);
            }
            let best = ends.iter().map(|end| rolls(*end, known)).fold(f64::INFINITY, f64::min);
            sum += best * if high == low { 1.0 } else { 2.0 };
        }
    }
    let found = 1.0 + sum / 36.0;
    known.insert(home, found);
    found
}

/// The effective pip count: the average number of rolls that bear off all checkers, times 49/6. `None` while a checker is
/// outside the home board.
#[must_use]
pub fn effective_pips(position: &Position) -> Option<f64> {
    Some(rolls(home(&position.sides.a)?, &mut HashMap::new()) * ROLL)
}

#[cfg(test)]
mod tests {
    use pasch_rules::{ByPlayer, RawSide, Rules, Setup, VariantId};

    use super::*;

    fn position(a: &str, b: &str) -> Position {
        let side = |text: &str| text.parse::<RawSide>().unwrap();
        let setup = Setup { sides: ByPlayer { a: side(a), b: side(b) } };
        Position::try_from_setup(&setup, Rules::standard(VariantId::BACKGAMMON).spec()).unwrap()
    }

    #[test]
    fn adjusted_counts_follow_their_definitions() {
        let race = position("6:3 5:3 4:3", "6:4 5:3 4:3");
        assert_eq!((keith(&race), thorp(&race)), (45, 45 + 18 - 3));
        assert_eq!((ward(&race), isight(&race)), (45, 45));
        let flat = position("8:1 6:2 2:4 1:4", "6:3 5:3 4:3");
        // 8 + 12 + 8 + 4 pips; five gaps and extras by hand.
        assert_eq!(flat.pips(Player::A), 32);
        assert_eq!(keith(&flat), 32 + 6 + 3 + 2);
        assert_eq!(thorp(&flat), 32 + 22 + 4 - 3);
        assert_eq!(
            ward(&flat),
            32 + 4 + 2 + 4 + 1,
            "two checkers more; the half for the one outside counts up"
        );
        assert_eq!(isight(&flat), 32 + 2 + 4 + 2 + 2 + 1);
    }

    #[test]
    fn checkers_on_the_ace_point_need_seven_pips_and_one_more() {
        for rolls in 1..=6_u8 {
            let stack = position(&format!("1:{}", 2 * rolls), "1:2");
            let found = effective_pips(&stack).unwrap();
            assert!((found - f64::from(7 * rolls + 1)).abs() < 0.6, "{rolls} rolls: {found}");
        }
        assert!(effective_pips(&position("7:1 1:2", "1:2")).is_none());
        // A checker on 6 comes off with 27 rolls of 36, and with the next at the latest.
        let six = effective_pips(&position("6:1", "1:1")).unwrap();
        assert!((six - ROLL * (1.0 + 9.0 / 36.0)).abs() < 1e-9, "{six}");
    }
}
