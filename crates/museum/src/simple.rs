//! Players of a line or two: chance, the pip count, and rules of thumb.

use pasch_engine::standard::board::{BAR, Board};

use crate::features;
use crate::random::Random;
use crate::thought::Thought;

/// A number by chance for each play: drawn by the position, so that the same one is always judged alike.
pub(crate) fn random(before: &Board, dice: (u8, u8), after: &Board) -> Thought {
    Thought::of([("chance", chance(before, dice, after))])
}

fn chance(before: &Board, dice: (u8, u8), after: &Board) -> f32 {
    let key = |board: &Board| [board.key() as u64, (board.key() >> 64) as u64];
    let [a, b] = key(before);
    let [c, d] = key(after);
    Random::new(&[a, b, c, d, u64::from(dice.0), u64::from(dice.1)]).unit()
}

/// The pip counts alone, a hundred to a point: so it hits whatever costs most. Where plays leave the same counts, which is
/// nearly always, chance decides by less than a pip.
pub(crate) fn pips(before: &Board, dice: (u8, u8), after: &Board) -> Thought {
    let [own, theirs] = [0, 1].map(|side| after.pips(side) as f32 / 100.0);
    let chance = 0.005 * chance(before, dice, after);
    Thought::of([("own-pips", -own), ("their-pips", theirs), ("chance", chance)])
}

/// The advice of a beginner's book, each rule with a weight of ours, in points.
pub(crate) fn thumb(after: &Board) -> Thought {
    let [own, theirs] = &after.lanes;
    let touching = features::contact(after) > 0.0;
    let when_touching = |value: f32| if touching { value } else { 0.0 };
    let race = (after.pips(1) as f32 - after.pips(0) as f32) * 0.01;
    Thought::of([
        ("race", race),
        ("hits", 0.2 * f32::from(theirs[BAR])),
        ("points", when_touching(0.9 * features::home(own))),
        ("prime", when_touching(0.05 * prime(own) as f32)),
        ("anchor", when_touching(0.15 * features::anchor(own))),
        ("blots", -when_touching(0.9 * features::danger(theirs, own))),
        ("stacks", -when_touching(0.4 * features::stacks(own))),
        ("off", 0.6 * features::off(own)),
    ])
}

/// The longest row of held points.
fn prime(lane: &[u8; 32]) -> u32 {
    let (mut longest, mut row) = (0, 0);
    for &count in &lane[1..=24] {
        row = if count >= 2 { row + 1 } else { 0 };
        longest = longest.max(row);
    }
    longest
}
