//! Value iteration over all pairs of positions.
//!
//! A sweep goes by the larger pip count of the two sides. All a play leads to, unless it hits,
//! comes earlier in the same sweep and is up to date already; races are exact after the first one.
//! What a sweep computes is written when a whole group of pairs is done, so the result does not
//! depend on the order in which the parts of a group run.

use super::moves::Moves;
use super::place::{Places, mirror};
use super::{NUMBERS, POINTS};
use crate::rolls::ROLLS;
use crate::run::Executor;
use std::ops::Range;

/// Largest change of a value in the last sweep, in points.
const NEAR: f32 = 1e-6;

/// Largest change of a chance in the last sweep, and sweeps after which it is not waited for any
/// longer: two plays equally good may take turns for ever.
const NEAR_CHANCE: f32 = 4e-6;
const PATIENCE: usize = 12;

/// Sweeps there are about; only the estimate of what is left depends on it.
const USUAL_SWEEPS: f32 = 25.0;

/// Values of the player on roll, per unit of the cube: without a cube, with the best use of their
/// own cube, of a centred one, of one under Jacoby's rule, and with the opponent's; then the
/// second to the fourth again for one who does not double now.
type Values = [f32; 8];
const CUBELESS: usize = 0;
const OWN: usize = 1;
const CENTRED: usize = 2;
const JACOBY: usize = 3;
const THEIRS: usize = 4;
const UNDOUBLED: usize = 5;

/// Chances of the player on roll: win, gammon and backgammon won, gammon and backgammon lost.
type Chances = [f32; 5];

/// What is needed of an opponent's position to play against it, in the view of the other side.
struct Rival {
    /// Points they hold, with any number of checkers.
    held: u32,
    /// The point they block, 0 for none.
    blocked: usize,
    /// Their blots, and where they are when some of them are hit, by the set of those.
    blots: u32,
    after: [u16; 8],
}

impl Rival {
    fn new(places: &Places, number: usize) -> Self {
        let made = places.points(number, 2);
        let held = mirror(places.points(number, 1));
        let blots = held & !mirror(made);
        let after = std::array::from_fn(|hits| {
            let hit = members(blots).enumerate().filter(|(i, _)| hits >> i & 1 > 0);
            places.hit(number, mirror(hit.fold(0, |set, (_, point)| set | 1 << point))) as u16
        });
        Self { held, blocked: mirror(made).checked_ilog2().unwrap_or(0) as usize, blots, after }
    }

    /// The position after hits on some of the blots.
    #[inline]
    fn hit(&self, hits: u32) -> usize {
        let place = members(self.blots).enumerate().fold(0, |set, (i, point)| set | (hits >> point & 1) << i);
        usize::from(self.after[place as usize])
    }
}

/// The members of a set, the lowest first.
#[inline]
fn members(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let lowest = set.trailing_zeros();
            set &= set - 1;
            lowest
        })
    })
}

/// The work in progress.
struct Solver<'p> {
    places: &'p Places,
    moves: Moves,
    rivals: Vec<Rival>,
    /// Points each position holds.
    held: Vec<u32>,
    /// For each pair, the position of the player on roll first.
    values: Vec<Values>,
    chances: Vec<Chances>,
}

/// What a piece of work found: for each opponent, each position against them.
struct Block {
    mine: Range<usize>,
    theirs: Range<usize>,
    found: Vec<(Values, Chances)>,
    /// Largest change of a value and of a chance.
    change: [f32; 2],
}

/// Solves the game and appends the numbers of every pair to `bytes`; `None` when stopped.
pub(super) fn solve(
    places: &Places,
    executor: &dyn Executor,
    progress: &mut dyn FnMut(f32) -> bool,
    bytes: &mut Vec<u8>,
) -> Option<()> {
    let mut solver = Solver::new(places);
    let (mut share, mut first, mut patience) = (0.0, None, PATIENCE);
    loop {
        let step = (1.0 - share) / USUAL_SWEEPS;
        let change = solver.sweep(executor, &mut |part| progress(share + part * step))?;
        if change[0] <= NEAR {
            patience -= 1;
            if change[1] <= NEAR_CHANCE || patience == 0 {
                break;
            }
        }
        // Changes fall by about the same factor each time.
        let first = *first.get_or_insert(change[0]);
        let fallen = (first / change[0].max(NEAR)).ln() / (first / NEAR).ln();
        share = fallen.max(share + step).min(0.99);
    }
    progress(1.0);
    solver.encode(bytes);
    Some(())
}

impl<'p> Solver<'p> {
    fn new(places: &'p Places) -> Self {
        let positions = places.len();
        let mut values = vec![[0.0; 8]; positions.pow(2)];
        let mut chances = vec![[0.0; 5]; positions.pow(2)];
        for loser in 1..positions {
            // The opponent has all checkers off, and this one would be on roll.
            let spots = &places.spots(loser)[..places.checkers()];
            let grade = if spots.contains(&0) {
                1.0
            } else if spots[0] > 18 {
                3.0
            } else {
                2.0
            };
            let lost = &mut values[loser * positions];
            *lost = [-grade; 8];
            lost[JACOBY] = -1.0;
            chances[loser * positions] =
                [0.0, 0.0, 0.0, f32::from(u8::from(grade > 1.0)), f32::from(u8::from(grade > 2.0))];
        }
        Self {
            places,
            moves: Moves::new(places),
            rivals: (0..positions).map(|number| Rival::new(places, number)).collect(),
            held: (0..positions).map(|number| places.points(number, 1)).collect(),
            values,
            chances,
        }
    }

    fn is_possible(&self, me: usize, opp: usize) -> bool {
        me > 0 && opp > 0 && self.held[me] & self.rivals[opp].held == 0
    }

    /// Goes over all pairs once; the largest change of a value and of a chance, or `None` when stopped.
    fn sweep(&mut self, executor: &dyn Executor, progress: &mut dyn FnMut(f32) -> bool) -> Option<[f32; 2]> {
        const MANY: usize = 64;
        const FEW: usize = 8;
        let mut change = [0.0f32; 2];
        for pips in 1..=self.places.top() {
            let level = self.places.level(pips);
            let below = 1..level.start;
            let groups = [
                (level.clone(), below.clone(), MANY),
                (below, level.clone(), FEW),
                (level.clone(), level, FEW),
            ];
            for (mine, theirs, chunk) in groups {
                let blocks = executor.map(theirs.len().div_ceil(chunk), |task| {
                    let start = theirs.start + task * chunk;
                    self.block(mine.clone(), start..theirs.end.min(start + chunk))
                });
                for block in &blocks {
                    self.write(block);
                    change = [change[0].max(block.change[0]), change[1].max(block.change[1])];
                }
            }
            if !progress((pips as f32 / self.places.top() as f32).powi(2)) {
                return None;
            }
        }
        Some(change)
    }

    /// Looks at every pair of a block.
    fn block(&self, mine: Range<usize>, theirs: Range<usize>) -> Block {
        let mut found = Vec::with_capacity(mine.len() * theirs.len());
        let mut change = [0.0f32; 2];
        for opp in theirs.clone() {
            for me in mine.clone() {
                if !self.is_possible(me, opp) {
                    found.push(([0.0; 8], [0.0; 5]));
                    continue;
                }
                let (values, chances) = self.pair(me, opp);
                let place = me * self.places.len() + opp;
                change[0] = largest(change[0], &values, &self.values[place]);
                change[1] = largest(change[1], &chances, &self.chances[place]);
                found.push((values, chances));
            }
        }
        Block { mine, theirs, found, change }
    }

    fn write(&mut self, block: &Block) {
        let mut found = block.found.iter();
        for opp in block.theirs.clone() {
            for (me, (values, chances)) in block.mine.clone().zip(found.by_ref()) {
                let place = me * self.places.len() + opp;
                self.values[place] = *values;
                self.chances[place] = *chances;
            }
        }
    }

    /// A pair by those it leads to, in which the opponent is on roll.
    fn pair(&self, me: usize, opp: usize) -> (Values, Chances) {
        let positions = self.places.len();
        let rival = &self.rivals[opp];
        let row = &self.values[opp * positions..][..positions];
        // What the opponent gets: for each of their cubes, the least I can leave them.
        let mut left = [0.0f32; 8];
        let mut chances = [0.0f32; 5];
        for (ways, (_, weight)) in self.moves.rolls(me, rival.blocked).zip(ROLLS) {
            let mut least = [f32::INFINITY; 8];
            let mut best = 0;
            for way in ways {
                let hits = way.touched & rival.blots;
                let place = if hits == 0 {
                    opp * positions + way.to as usize
                } else {
                    rival.hit(hits) * positions + way.to as usize
                };
                let after = if hits == 0 { &row[way.to as usize] } else { &self.values[place] };
                if after[CUBELESS] < least[CUBELESS] {
                    best = place;
                }
                for (least, &after) in least.iter_mut().zip(after) {
                    *least = if after < *least { after } else { *least };
                }
            }
            let weight = f32::from(weight);
            left.iter_mut().zip(least).for_each(|(left, least)| *left += weight * least);
            chances.iter_mut().zip(self.chances[best]).for_each(|(sum, chance)| *sum += weight * chance);
        }
        let [cubeless, own, centred, jacoby, theirs] =
            [CUBELESS, THEIRS, CENTRED, JACOBY, OWN].map(|view| left[view] / -36.0);
        let doubled = (2.0 * theirs).min(1.0);
        let best = [own, centred, jacoby].map(|undoubled| undoubled.max(doubled));
        let [win, win_g, win_bg, lose_g, lose_bg] = chances.map(|sum| sum / 36.0);
        (
            [cubeless, best[0], best[1], best[2], theirs, own, centred, jacoby],
            [1.0 - win, lose_g, lose_bg, win_g, win_bg],
        )
    }

    fn encode(&self, bytes: &mut Vec<u8>) {
        let equity = |value: f32| ((value / POINTS + 1.0) * 32767.5).round() as u16;
        let positions = self.places.len();
        for (place, (values, chances)) in self.values.iter().zip(&self.chances).enumerate() {
            let mut numbers = [0; NUMBERS];
            if self.is_possible(place / positions, place % positions) {
                let undoubled = values[UNDOUBLED..].iter().chain([&values[THEIRS]]).map(|&v| equity(v));
                let chances = chances.iter().map(|&chance| (chance * 65535.0).round() as u16);
                numbers.iter_mut().zip(undoubled.chain(chances)).for_each(|(to, number)| *to = number);
            }
            bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        }
    }
}

fn largest(so_far: f32, new: &[f32], old: &[f32]) -> f32 {
    new.iter().zip(old).fold(so_far, |largest, (new, old)| largest.max((new - old).abs()))
}
