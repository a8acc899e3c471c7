//! Solving all positions of one side, level by level of their pip counts: whatever a roll leads to
//! lies on a lower level, and the positions of a level are independent of each other.

use super::index::{Ranking, Walk};
use super::{MOST_ROLLS, UNIT};
use crate::rolls::ROLLS;
use crate::run::Executor;

/// Positions of one piece of work.
const CHUNK: usize = 512;

/// The distributions of all positions so far.
pub(super) struct Solved {
    pub(super) clear: Table,
    pub(super) first: Table,
    /// Mean rolls to clear, and to the first checker off.
    means: Vec<[f32; 2]>,
}

/// The distributions of one kind, in the order in which they were found.
pub(super) struct Table {
    runs: Vec<Run>,
    chances: Vec<u16>,
}

/// Where the distribution of a position is.
#[derive(Clone, Copy, Default)]
struct Run {
    start: u32,
    from: u8,
    length: u8,
}

impl Table {
    /// First roll and chances of a position.
    pub(super) fn get(&self, rank: usize) -> (u8, &[u16]) {
        let run = self.runs[rank];
        let start = run.start as usize;
        (run.from, &self.chances[start..start + usize::from(run.length)])
    }

    /// How many chances there are in all.
    pub(super) fn chances(&self) -> usize {
        self.chances.len()
    }

    fn push(&mut self, rank: usize, from: u8, chances: &[u16]) {
        self.runs[rank] = Run { start: self.chances.len() as u32, from, length: chances.len() as u8 };
        self.chances.extend_from_slice(chances);
    }
}

/// What one piece of work found: both distributions of each of its positions.
#[derive(Default)]
struct Found {
    means: Vec<[f32; 2]>,
    runs: Vec<[(u8, u8); 2]>,
    chances: Vec<u16>,
}

/// Solves every position; `None` when `progress` says stop.
pub(super) fn solve(
    ranking: &Ranking,
    executor: &dyn Executor,
    progress: &mut dyn FnMut(f32) -> bool,
) -> Option<Solved> {
    let positions = ranking.len();
    let table = || Table { runs: vec![Run::default(); positions], chances: Vec::new() };
    let mut solved = Solved { clear: table(), first: table(), means: vec![[0.0; 2]; positions] };
    let mut done = 0;
    for level in ranking.levels() {
        if level == [0] {
            // The empty board needs no roll; nobody waits for a first checker there.
            solved.clear.push(0, 0, &[UNIT as u16]);
            solved.first.push(0, 0, &[UNIT as u16]);
            continue;
        }
        let found = executor.map(level.len().div_ceil(CHUNK), |task| {
            let ranks = &level[task * CHUNK..level.len().min((task + 1) * CHUNK)];
            let mut found = Found::default();
            let mut walk = Walk::new(ranking);
            ranks.iter().for_each(|&rank| solved.position(&mut walk, rank as usize, &mut found));
            found
        });
        for (ranks, found) in level.chunks(CHUNK).zip(found) {
            let mut chances = &found.chances[..];
            for ((&rank, means), runs) in ranks.iter().zip(found.means).zip(found.runs) {
                solved.means[rank as usize] = means;
                for (table, (from, length)) in [&mut solved.clear, &mut solved.first].into_iter().zip(runs) {
                    let (run, rest) = chances.split_at(usize::from(length));
                    table.push(rank as usize, from, run);
                    chances = rest;
                }
            }
        }
        done += level.len();
        if !progress(done as f32 / positions as f32) {
            return None;
        }
    }
    Some(solved)
}

impl Solved {
    /// Both distributions of a position whose successors are solved.
    fn position(&self, walk: &mut Walk<'_>, rank: usize, found: &mut Found) {
        let mut clearing = Sum::default();
        let mut starting = Sum::default();
        walk.place(rank);
        for ((high, low), weight) in ROLLS {
            let mut best = Best { clear: u64::MAX, first: u64::MAX, off: false };
            walk.roll(usize::from(high), usize::from(low), &mut |to, off| {
                let means = self.means[to];
                best.clear = best.clear.min(key(means[0], to));
                best.first = best.first.min(key(means[1], to));
                best.off |= off;
            });
            clearing.add(u32::from(weight), self.clear.get(best.clear as u32 as usize));
            // With a checker off the wait is over; otherwise it goes on from the best place.
            let wait = if best.off { 0 } else { best.first as u32 as usize };
            starting.add(u32::from(weight), self.first.get(wait));
        }
        let [clear, first] = [clearing, starting].map(|sum| sum.finish(&mut found.chances));
        found.means.push([clear.1, first.1]);
        found.runs.push([clear.0, first.0]);
    }
}

/// The best results of a roll, as keys.
struct Best {
    clear: u64,
    first: u64,
    /// Some result has a checker off.
    off: bool,
}

/// A number that is the less the less the mean, which is not negative, and of equal means the less
/// the rank. The rank is its lower half.
#[inline]
fn key(mean: f32, rank: usize) -> u64 {
    u64::from(mean.to_bits()) << 32 | rank as u64
}

/// Weighted sum over the rolls of the distributions one roll later, in 36 × 65535ths.
struct Sum {
    chances: [u32; MOST_ROLLS + 2],
}

impl Default for Sum {
    fn default() -> Self {
        Self { chances: [0; MOST_ROLLS + 2] }
    }
}

impl Sum {
    fn add(&mut self, weight: u32, (from, chances): (u8, &[u16])) {
        let from = usize::from(from) + 1;
        let fitting = chances.len().min((MOST_ROLLS + 1).saturating_sub(from));
        for (sum, &chance) in self.chances[from.min(MOST_ROLLS)..].iter_mut().zip(&chances[..fitting]) {
            *sum += weight * u32::from(chance);
        }
        // What lies beyond the last roll counts for it.
        self.chances[MOST_ROLLS] += chances[fitting..].iter().map(|&c| weight * u32::from(c)).sum::<u32>();
    }

    /// Appends the chances in 65535ths, rounded so that they add up; gives the first roll, the
    /// number of chances, and the exact mean.
    fn finish(&self, out: &mut Vec<u16>) -> ((u8, u8), f32) {
        let mut parts = self.chances.map(|sum| sum / 36);
        let mut missing = UNIT - parts.iter().sum::<u32>();
        // The largest remainders are rounded up, of equals the earliest.
        let mut tally = [0u32; 36];
        self.chances.iter().for_each(|sum| tally[(sum % 36) as usize] += 1);
        let mut least = 36;
        while least > 0 && missing >= tally[least - 1] {
            least -= 1;
            missing -= tally[least];
        }
        for (part, sum) in parts.iter_mut().zip(&self.chances) {
            let remainder = (sum % 36) as usize;
            if remainder >= least {
                *part += 1;
            } else if remainder + 1 == least && missing > 0 {
                *part += 1;
                missing -= 1;
            }
        }
        let from = parts.iter().position(|&part| part > 0).unwrap_or(0);
        let to = parts.iter().rposition(|&part| part > 0).map_or(from, |last| last + 1);
        out.extend(parts[from..to].iter().map(|&part| part as u16));
        let sum: f64 = self.chances.iter().zip(0u32..).map(|(&c, n)| f64::from(c) * f64::from(n)).sum();
        ((from as u8, (to - from) as u8), (sum / f64::from(36 * UNIT)) as f32)
    }
}
