//! Facts about a position that early programs counted: shots, blockades, contact, boards.
//!
//! All of them look at one board whose `lanes[0]` has just moved, so the other side is on roll.

use pasch_engine::standard::board::{BAR, Board, Lane, OFF};

/// Points that hold at least two checkers of `lane`, seen in the count of the other side.
fn blocked(lane: &Lane) -> u32 {
    (1..=24).filter(|&point| lane[point] >= 2).fold(0, |set, point| set | 1 << (25 - point))
}

/// Every roll in which the two dice are `a` and `b`, as a set of 36.
const fn roll(a: usize, b: usize) -> u64 {
    1 << (6 * (a - 1) + b - 1) | 1 << (6 * (b - 1) + a - 1)
}

/// Rolls in which at least one die shows the index, as sets of 36.
const DIRECT: [u64; 7] = {
    let mut sets = [0; 7];
    let mut die = 1;
    while die <= 6 {
        let mut other = 1;
        while other <= 6 {
            sets[die] |= roll(die, other);
            other += 1;
        }
        die += 1;
    }
    sets
};

const fn is_open(blocked: u32, point: usize) -> bool {
    blocked >> point & 1 == 0
}

/// Rolls that bring one checker exactly `distance` on from `from`; `steps` is the most moves of a double.
fn reach(blocked: u32, from: usize, distance: usize, steps: usize) -> u64 {
    let mut rolls = if distance <= 6 { DIRECT[distance] } else { 0 };
    if steps >= 2 {
        for a in distance.saturating_sub(6).max(1)..=6.min(distance - 1) {
            let b = distance - a;
            if a != b && is_open(blocked, from - a) {
                rolls |= roll(a, b);
            }
        }
    }
    for n in 2..=steps {
        let die = distance / n;
        if die * n == distance && die <= 6 && (1..n).all(|step| is_open(blocked, from - step * die)) {
            rolls |= roll(die, die);
        }
    }
    rolls
}

/// Rolls of 36 with which `attacker` hits the lone checker of `victim` on `point`, in the victim's count.
///
/// With one checker on the bar that checker may hit, or another one with the second die; with more of them only a checker
/// that enters hits. Plays that need three different checkers are left out.
#[must_use]
pub fn shots(attacker: &Lane, victim: &Lane, point: usize) -> u32 {
    let (blocked, target) = (blocked(victim), 25 - point);
    let away = |from: usize| from - target;
    let mut rolls = 0;
    match attacker[BAR] {
        0 => {
            for from in (target + 1..=24).filter(|&from| attacker[from] > 0) {
                rolls |= reach(blocked, from, away(from), 4);
            }
        }
        1 => {
            rolls |= reach(blocked, BAR, away(BAR), 4);
            for from in (target + 1..=24).filter(|&from| attacker[from] > 0 && away(from) <= 18) {
                let distance = away(from);
                for die in (1..=6).filter(|&die| is_open(blocked, BAR - die)) {
                    let double = (1..=3).any(|n| {
                        n * die == distance && (1..n).all(|step| is_open(blocked, from - step * die))
                    });
                    rolls |= if double { roll(die, die) } else { 0 };
                    rolls |= if distance <= 6 { roll(die, distance) } else { 0 };
                }
            }
        }
        _ => rolls |= reach(blocked, BAR, away(BAR), 1),
    }
    rolls.count_ones()
}

/// Danger to the lone checkers of `victim`: for each the share of rolls that hit it, times the pips that it would lose
/// (25 are 1).
#[must_use]
pub fn danger(attacker: &Lane, victim: &Lane) -> f32 {
    let rear = (1..=BAR).rev().find(|&point| attacker[point] > 0).unwrap_or(0);
    let blots = (1..=24).filter(|&point| victim[point] == 1 && 25 - point < rear);
    blots.map(|point| shots(attacker, victim, point) as f32 / 36.0 * (25 - point) as f32 / 25.0).sum()
}

/// Rolls of 36 that bring the rearmost checker of `runner` past every point of `blocker` among the six before it.
#[must_use]
pub fn escapes(runner: &Lane, blocker: &Lane) -> u32 {
    let blocked = blocked(blocker);
    let Some(rear) = (1..=BAR).rev().find(|&point| runner[point] > 0) else { return 36 };
    let wall = (1..=6.min(rear - 1)).rev().find(|&step| !is_open(blocked, rear - step));
    let Some(wall) = wall else { return 36 };
    let lands = |distance: usize| distance >= rear || is_open(blocked, rear - distance);
    let mut rolls = 0;
    for a in 1..=6 {
        let mut steps = (1..=4).take_while(|n| lands(n * a));
        rolls += u32::from(steps.any(|n| n * a > wall));
        for b in a + 1..=6 {
            let direct = [a, b].into_iter().any(|die| die > wall && lands(die));
            let both = a + b > wall && lands(a + b) && (lands(a) || lands(b));
            rolls += 2 * u32::from(direct || both);
        }
    }
    rolls
}

/// Pairs of opposing checkers, one of each side, that still have to pass each other, as a share of all 225.
#[must_use]
pub fn contact(board: &Board) -> f32 {
    let [ours, theirs] = &board.lanes;
    // Theirs on a point of their count above 25 - p stand before a checker of ours on p.
    let (mut pairs, mut ahead) = (0, 0);
    for point in 1..=BAR {
        ahead += u32::from(theirs[26 - point]);
        pairs += u32::from(ours[point]) * ahead;
    }
    // Two checkers on the bar have to pass each other, too: both counts are 25, so the sum above has them.
    pairs as f32 / 225.0
}

/// Points of the own home board held by two or more, as a share of six.
#[must_use]
pub fn home(lane: &Lane) -> f32 {
    lane[1..=6].iter().filter(|&&count| count >= 2).count() as f32 / 6.0
}

/// Best point held in the other side's home board: 1 for the 22 to 20 point, less for the edges, 0 without one.
#[must_use]
pub fn anchor(lane: &Lane) -> f32 {
    const WORTH: [f32; 7] = [0.8, 0.9, 1.0, 1.0, 0.8, 0.6, 0.5];
    let held = (18..=24).zip(WORTH).filter(|&(point, _)| lane[point] >= 2);
    held.map(|(_, worth)| worth).fold(0.0, f32::max)
}

/// Checkers beyond the third on each point, as a share of twelve.
#[must_use]
pub fn stacks(lane: &Lane) -> f32 {
    lane[1..=24].iter().map(|&count| f32::from(count.saturating_sub(3))).sum::<f32>() / 12.0
}

/// Checkers in the other side's home board, those on the bar twice, as a share of fifteen.
#[must_use]
pub fn back(lane: &Lane) -> f32 {
    (lane[19..=24].iter().map(|&count| f32::from(count)).sum::<f32>() + 2.0 * f32::from(lane[BAR])) / 15.0
}

/// Checkers borne off, as a share of fifteen.
#[must_use]
pub fn off(lane: &Lane) -> f32 {
    f32::from(lane[OFF]) / 15.0
}

/// Chance of the side on roll to win a race, by the pip counts alone: the lead, with four pips for the roll, in units that
/// grow with the square root of what is left, through a normal curve.
#[must_use]
pub fn race_chance(on_roll: u32, other: u32) -> f32 {
    let left = (on_roll + other).saturating_sub(4).max(4) as f32;
    let lead = other as f32 - on_roll as f32 + 4.0;
    normal(lead / left.sqrt())
}

/// Share of a normal distribution below `x`.
fn normal(x: f32) -> f32 {
    0.5 * libm::erfcf(-x / std::f32::consts::SQRT_2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lane(points: &[(u8, u8)]) -> Lane {
        Board::from_points(points, &[]).lanes[0]
    }

    #[test]
    fn textbook_shots() {
        // A blot six away is hit by 17 rolls, one away by 11, seven away by 6, twelve away by 3.
        let victim = lane(&[(10, 1)]);
        for (distance, rolls) in
            [(1, 11), (2, 12), (3, 14), (4, 15), (5, 15), (6, 17), (7, 6), (8, 6), (9, 5)]
        {
            let attacker = lane(&[(15 + distance, 1)]);
            assert_eq!(shots(&attacker, &victim, 10), rolls, "{distance} away");
        }
        let twelve = shots(&lane(&[(24, 1)]), &lane(&[(13, 1)]), 13);
        assert_eq!(twelve, 3);
        // From the bar a blot on its owner's ace point is one away; the 24 point only 6-6 reaches.
        let entering = lane(&[(25, 1)]);
        assert_eq!(shots(&entering, &lane(&[(1, 1)]), 1), 11);
        assert_eq!(shots(&entering, &lane(&[(24, 1)]), 24), 1);
    }

    #[test]
    fn points_between_take_combinations_away() {
        let attacker = lane(&[(24, 1)]);
        // Six away with all points between held: sixes alone.
        let victim = lane(&[(7, 1), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2)]);
        assert_eq!(shots(&attacker, &victim, 7), 11);
    }

    #[test]
    fn a_full_prime_lets_nobody_out() {
        let prime = lane(&[(7, 2), (6, 2), (5, 2), (4, 2), (3, 2), (2, 2)]);
        assert_eq!(escapes(&lane(&[(24, 1)]), &prime), 0);
        let five = lane(&[(6, 2), (5, 2), (4, 2), (3, 2), (2, 2)]);
        assert_eq!(escapes(&lane(&[(24, 1)]), &five), 11);
        assert_eq!(escapes(&lane(&[(24, 1)]), &lane(&[(13, 5)])), 36);
    }

    #[test]
    fn contact_counts_pairs() {
        assert_eq!(contact(&Board::start()) * 225.0, 81.0);
        let race = Board::from_points(&[(6, 15)], &[(6, 15)]);
        assert_eq!(contact(&race), 0.0);
        let bars = Board::from_points(&[(25, 1), (0, 14)], &[(25, 1), (0, 14)]);
        assert_eq!(contact(&bars) * 225.0, 1.0);
    }

    #[test]
    fn equal_races_favour_the_roller() {
        assert!((0.5..0.62).contains(&race_chance(100, 100)));
        assert!(race_chance(100, 110) > 0.75 && race_chance(110, 100) < 0.4);
    }
}
