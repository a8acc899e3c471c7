//! The dice of a rollout: a function of seed, trial and half-move, balanced over blocks of trials.
//!
//! Invariant: within a whole block every throw comes up once at each of the first two half-moves
//! and, after an ordinary first roll, at all later ones that every trial comes to; within 36 blocks every pair of first and
//! second throw comes up once. Each single trial sees independent, fair dice.

use crate::rolls::ROLLS;
use std::collections::HashMap;

/// Throws of two dice, told apart.
const THROWS: usize = 36;

/// A source of balanced dice.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dice {
    seed: u64,
    opening: bool,
}

impl Dice {
    pub(super) const fn new(seed: u64, opening: bool) -> Self {
        Self { seed, opening }
    }

    /// Trials of a block: as many as there are first throws.
    pub(super) const fn block(&self) -> u32 {
        if self.opening { 30 } else { THROWS as u32 }
    }

    /// The number of ways, of [`Dice::block`], to throw each of the 21 rolls at a half-move.
    pub(super) fn ways(&self, turn: u32) -> [f64; 21] {
        let opening = self.opening && turn == 0;
        ROLLS.map(|((a, b), ways)| if opening && a == b { 0.0 } else { f64::from(ways) })
    }

    /// The dice of one block of trials.
    pub(super) fn of_block(self, block: u32) -> BlockDice {
        BlockDice { dice: self, block, turns: HashMap::new() }
    }
}

/// The dice of one block of trials, drawn as they are needed.
pub(super) struct BlockDice {
    dice: Dice,
    block: u32,
    /// By half-move and branch.
    turns: HashMap<(u32, u32), [u8; THROWS]>,
}

impl BlockDice {
    /// Which of the 21 rolls is thrown in the trial numbered `trial` within the block. A trial that is split goes on
    /// with the dice of several branches.
    pub(super) fn roll(&mut self, trial: u32, turn: u32, branch: u32) -> usize {
        let Self { dice, block, ref mut turns } = *self;
        let order = turns.entry((turn, branch)).or_insert_with(|| order(dice, block, turn, branch));
        let shift = if turn == 1 { block as usize % THROWS } else { 0 };
        let throw = order[(trial as usize + shift) % THROWS];
        let (a, b) = (usize::from(throw) / 6, usize::from(throw) % 6);
        let (high, low) = (a.max(b), a.min(b));
        high * (high + 1) / 2 + low
    }
}

/// The throws of a half-move in the order the trials of a block take them.
fn order(dice: Dice, block: u32, turn: u32, branch: u32) -> [u8; THROWS] {
    // The first two half-moves are drawn once for 36 blocks, so that their pairs are complete.
    let draw = if turn < 2 { block / THROWS as u32 } else { block };
    let mut stream = Stream::new(&[dice.seed, u64::from(draw), u64::from(turn) | u64::from(branch) << 32]);
    let mut order = [0; THROWS];
    // Non-doubles first, so that an opening takes its trials from them alone.
    let (mut next, mut last) = (0, 30);
    for throw in 0..THROWS {
        let place = if throw / 6 == throw % 6 { &mut last } else { &mut next };
        order[*place] = throw as u8;
        *place += 1;
    }
    let shuffled = if dice.opening && turn == 0 { 30 } else { THROWS };
    for i in (1..shuffled).rev() {
        order.swap(i, stream.below(i as u64 + 1) as usize);
    }
    order
}

/// Random words from a key (SplitMix64).
struct Stream(u64);

impl Stream {
    fn new(key: &[u64]) -> Self {
        let mut stream = Self(0x5061_7363_6821);
        for word in key {
            stream.0 = stream.next() ^ word;
        }
        stream
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Evenly from 0 to `bound` − 1; the rounding is below one in 10¹⁷.
    fn below(&mut self, bound: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolls(dice: Dice, block: u32, turn: u32) -> Vec<usize> {
        let mut of_block = dice.of_block(block);
        (0..dice.block()).map(|trial| of_block.roll(trial, turn, 0)).collect()
    }

    #[test]
    fn blocks_are_balanced() {
        let dice = Dice::new(7, false);
        for (block, turn) in [(0, 0), (5, 1), (40, 0), (3, 2), (3, 60)] {
            let mut counts = [0.0; 21];
            rolls(dice, block, turn).into_iter().for_each(|roll| counts[roll] += 1.0);
            assert_eq!(counts, dice.ways(turn), "block {block}, half-move {turn}");
        }
    }

    #[test]
    fn pairs_of_the_first_two_rolls_are_complete() {
        for (opening, pairs) in [(false, 1296), (true, 1080)] {
            let dice = Dice::new(3, opening);
            let mut seen: HashMap<(u8, u8), u32> = HashMap::new();
            for block in 36..72 {
                let mut of_block = dice.of_block(block);
                for trial in 0..dice.block() {
                    let first = of_block.roll(trial, 0, 0);
                    let second = of_block.roll(trial, 1, 0);
                    *seen.entry((first as u8, second as u8)).or_default() += 1;
                }
            }
            assert_eq!(seen.values().sum::<u32>(), pairs);
            for (&(first, second), &count) in &seen {
                let ways = dice.ways(0)[usize::from(first)] * dice.ways(1)[usize::from(second)];
                assert_eq!(f64::from(count), ways, "{first} {second}");
            }
        }
    }

    #[test]
    fn branches_throw_other_dice_as_balanced() {
        let dice = Dice::new(7, false);
        let mut of_block = dice.of_block(4);
        let mut throws = |branch| -> Vec<usize> { (0..36).map(|t| of_block.roll(t, 9, branch)).collect() };
        let (trunk, branch) = (throws(0), throws(5));
        assert_ne!(trunk, branch);
        assert_eq!(throws(5), branch);
        let count = |roll| branch.iter().filter(|r| **r == roll).count() as f64;
        assert_eq!(std::array::from_fn::<f64, 21, _>(count), dice.ways(9));
    }

    #[test]
    fn other_seeds_blocks_and_turns_give_other_dice() {
        let dice = Dice::new(1, false);
        let one = rolls(dice, 2, 3);
        assert_eq!(one, rolls(dice, 2, 3));
        for other in [rolls(Dice::new(2, false), 2, 3), rolls(dice, 3, 3), rolls(dice, 2, 4)] {
            assert_ne!(one, other);
        }
    }
}
