//! Pairings beside slower counts: by trying all, and by a plain search for pairings without cost.

use std::collections::BTreeSet;

use pasch_tournament::pairing::free;
use pasch_tournament::pairing::swiss::{Round, Waiting, cost, round};

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// All rounds that these players can have.
fn all_rounds(left: &[usize], bye: bool, found: &mut Round, each: &mut dyn FnMut(&Round)) {
    let Some((&first, rest)) = left.split_first() else { return each(found) };
    if bye {
        found.bye = Some(first);
        all_rounds(rest, false, found, each);
        found.bye = None;
    }
    for at in 0..rest.len() {
        let others: Vec<usize> =
            rest.iter().enumerate().filter(|(n, _)| *n != at).map(|(_, one)| *one).collect();
        if others.is_empty() && bye {
            continue;
        }
        found.pairs.push((first, rest[at]));
        all_rounds(&others, bye, found, each);
        found.pairs.pop();
    }
}

/// The meetings, scores and byes of a random state, of a tournament that has been played or of one made up.
struct Random {
    players: Vec<Waiting>,
    met: Meetings,
}

/// How often each pair has met.
struct Meetings {
    count: usize,
    times: Vec<u32>,
}

impl Meetings {
    /// What `times` says about each pair, which is asked once.
    fn new(count: usize, mut times: impl FnMut() -> u32) -> Self {
        Self { count, times: (0..count * count).map(|_| times()).collect() }
    }

    fn of(&self, a: usize, b: usize) -> u32 {
        self.times[a.min(b) * self.count + a.max(b)]
    }
}

fn random(count: usize, dice: &mut fastrand::Rng) -> Random {
    let dense = dice.f64();
    let met = Meetings::new(count, || if dice.f64() < dense { dice.u32(1..=2) } else { 0 });
    let most = dice.i32(0..8);
    let byes = dice.f64();
    let player = |dice: &mut fastrand::Rng| Waiting {
        score: dice.i32(-most..=most),
        byes: u32::from(dice.f64() < byes),
    };
    Random { players: (0..count).map(|_| player(dice)).collect(), met }
}

#[test]
fn no_round_of_up_to_ten_players_is_cheaper() {
    let (seed, states) = (number("PASCH_SEED", 1), number("PASCH_PAIRINGS", 2_000));
    let mut dice = fastrand::Rng::with_seed(seed);
    for state in 0..states {
        let count = dice.usize(0..=10);
        let Random { players, met } = random(count, &mut dice);
        let met = |a: usize, b: usize| met.of(a, b);
        let ours = round(&players, met, dice.u64(..));
        let ours = cost(&players, &ours, met).expect("everybody sits once");
        let mut least = i64::MAX;
        let everybody: Vec<usize> = (0..count).collect();
        all_rounds(&everybody, count % 2 == 1, &mut Round::default(), &mut |round| {
            least = least.min(cost(&players, round, met).expect("everybody sits once"));
        });
        assert_eq!(ours, least, "seed {seed}, state {state}: {players:?}");
    }
    println!("{states} states of up to 10 players, seed {seed}: no round is cheaper");
}

/// The most pairs that a graph without weights allows: Edmonds' method in its plain form, contracting into arrays of bases.
fn most_pairs(count: usize, free: &dyn Fn(usize, usize) -> bool) -> usize {
    const NONE: usize = usize::MAX;
    fn mark(
        mut at: usize,
        root: usize,
        mut child: usize,
        flower: &mut [bool],
        base: &[usize],
        mate: &[usize],
        above: &mut [usize],
    ) {
        while base[at] != root {
            flower[base[at]] = true;
            flower[base[mate[at]]] = true;
            above[at] = child;
            child = mate[at];
            at = above[mate[at]];
        }
    }
    let mut mate = vec![NONE; count];
    for start in 0..count {
        if mate[start] != NONE {
            continue;
        }
        let (mut above, mut base): (Vec<usize>, Vec<usize>) = (vec![NONE; count], (0..count).collect());
        let mut used = vec![false; count];
        used[start] = true;
        let mut queue = std::collections::VecDeque::from([start]);
        let mut end = NONE;
        'search: while let Some(v) = queue.pop_front() {
            for to in (0..count).filter(|to| *to != v && free(v, *to)) {
                if base[v] == base[to] || mate[v] == to {
                    continue;
                }
                if to == start || (mate[to] != NONE && above[mate[to]] != NONE) {
                    let mut passed = vec![false; count];
                    let mut at = v;
                    loop {
                        at = base[at];
                        passed[at] = true;
                        if mate[at] == NONE {
                            break;
                        }
                        at = above[mate[at]];
                    }
                    let mut root = base[to];
                    while !passed[root] {
                        root = base[above[mate[root]]];
                    }
                    let mut flower = vec![false; count];
                    mark(v, root, to, &mut flower, &base, &mate, &mut above);
                    mark(to, root, v, &mut flower, &base, &mate, &mut above);
                    for x in 0..count {
                        if flower[base[x]] {
                            base[x] = root;
                            if !used[x] {
                                used[x] = true;
                                queue.push_back(x);
                            }
                        }
                    }
                } else if above[to] == NONE {
                    above[to] = v;
                    if mate[to] == NONE {
                        end = to;
                        break 'search;
                    }
                    used[mate[to]] = true;
                    queue.push_back(mate[to]);
                }
            }
        }
        while end != NONE {
            let before = above[end];
            let next = mate[before];
            mate[end] = before;
            mate[before] = end;
            end = next;
        }
    }
    mate.iter().filter(|one| **one != NONE).count() / 2
}

#[test]
fn large_rounds_avoid_every_meeting_that_can_be_avoided() {
    let (seed, states) = (number("PASCH_SEED", 1), number("PASCH_LARGE_PAIRINGS", 60));
    let mut dice = fastrand::Rng::with_seed(seed);
    let (mut avoided, mut forced) = (0, 0);
    for state in 0..states {
        let count = if state % 10 == 0 { dice.usize(100..=300) } else { dice.usize(11..=40) };
        let Random { mut players, mut met } = random(count, &mut dice);
        if state % 2 == 0 {
            // Few are left to play with: here a pairing without a second meeting is rare.
            let left = dice.f64() * 3.0 / count as f64;
            met = Meetings::new(count, || u32::from(dice.f64() >= left));
        }
        players[0].byes = 0;
        let found = round(&players, |a, b| met.of(a, b), dice.u64(..));
        assert!(cost(&players, &found, |a, b| met.of(a, b)).is_some(), "seed {seed}, state {state}");
        let again = found.pairs.iter().filter(|&&(a, b)| met.of(a, b) > 0).count();
        // The bye is somebody without one; the number beyond the players stands for it.
        let free = |a: usize, b: usize| match (a.min(b), a.max(b)) {
            (a, b) if b == count => players[a].byes == 0,
            (a, b) => met.of(a, b) == 0,
        };
        let vertices = count + count % 2;
        if most_pairs(vertices, &free) == vertices / 2 {
            assert_eq!(again, 0, "seed {seed}, state {state}: {count} players");
            avoided += 1;
        } else {
            assert!(again > 0, "seed {seed}, state {state}: {count} players");
            forced += 1;
        }
        if let Some(bye) = found.bye {
            assert_eq!(players[bye].byes, 0, "seed {seed}, state {state}: a second bye");
        }
    }
    assert!(avoided > 0 && forced > 0, "{avoided} and {forced}");
    println!(
        "{states} states of 11 to 300 players, seed {seed}: {avoided} without a second meeting, {forced} in which none is possible"
    );
}

/// Whole tournaments of 11 to 300: each round by the last one's scores.
#[test]
fn byes_go_to_the_lowest_and_come_once() {
    let seed = number("PASCH_SEED", 1);
    let mut dice = fastrand::Rng::with_seed(seed);
    for count in [11, 13, 25, 51, 101, 299] {
        let mut players = vec![Waiting::default(); count];
        let mut met = BTreeSet::new();
        for number in 0..7 {
            let found = round(&players, |a, b| u32::from(met.contains(&(a, b))), dice.u64(..));
            let bye = found.bye.expect("an odd number has a bye");
            let lowest = players.iter().filter(|one| one.byes == 0).map(|one| one.score).min();
            assert_eq!(
                (players[bye].byes, Some(players[bye].score)),
                (0, lowest),
                "seed {seed}, {count}, {number}"
            );
            for &(a, b) in &found.pairs {
                assert!(met.insert((a, b)) && met.insert((b, a)), "seed {seed}, {count}: they met before");
                players[if dice.bool() { a } else { b }].score += 1;
            }
            players[bye].score += 1;
            players[bye].byes += 1;
        }
    }
}

/// The most pairs, and of these the least sum of squared differences, by trying all.
fn best_pairs(left: &[usize], players: &[Waiting], may: &dyn Fn(usize, usize) -> bool) -> (usize, i64) {
    let Some((&first, rest)) = left.split_first() else { return (0, 0) };
    let better = |one: (usize, i64), other: (usize, i64)| {
        if (other.0, -other.1) > (one.0, -one.1) { other } else { one }
    };
    let mut best = best_pairs(rest, players, may);
    for at in 0..rest.len() {
        if may(first, rest[at]) {
            let others: Vec<usize> = rest.iter().copied().filter(|one| *one != rest[at]).collect();
            let (pairs, cost) = best_pairs(&others, players, may);
            let apart = i64::from(players[first].score - players[rest[at]].score);
            best = better(best, (pairs + 1, cost + apart * apart));
        }
    }
    best
}

#[test]
fn the_free_are_paired_as_far_as_can_be() {
    let (seed, states) = (number("PASCH_SEED", 1), number("PASCH_PAIRINGS", 2_000));
    let mut dice = fastrand::Rng::with_seed(seed);
    for state in 0..states {
        let count = dice.usize(0..=9);
        let Random { players, met } = random(count, &mut dice);
        let may = |a: usize, b: usize| met.of(a, b) == 0;
        let found = free::pairs(&players, may, dice.u64(..));
        let busy: BTreeSet<usize> = found.iter().flat_map(|&(a, b)| [a, b]).collect();
        assert_eq!(busy.len(), 2 * found.len(), "seed {seed}, state {state}");
        assert!(found.iter().all(|&(a, b)| may(a, b)), "seed {seed}, state {state}");
        let apart = |&(a, b): &(usize, usize)| i64::from(players[a].score - players[b].score).pow(2);
        let ours = (found.len(), found.iter().map(apart).sum::<i64>());
        let everybody: Vec<usize> = (0..count).collect();
        assert_eq!(ours, best_pairs(&everybody, &players, &may), "seed {seed}, state {state}");
    }
}
