//! From six logits to chances.

use super::CLASSES;
use crate::{eval::Probs, standard::Board};

/// Boards whose logits become chances together.
pub(super) const LANES: usize = 16;

/// Which of the six classes can still happen on a board that is not finished: nobody loses a gammon with a checker
/// off, and nobody who has passed the other loses a backgammon without a checker in the other's home.
#[must_use]
pub fn possible_classes(board: &Board) -> [bool; CLASSES] {
    let race = board.is_race();
    let [mine, theirs] = [0, 1].map(|side| {
        let gammon = board.lanes[side][0] == 0;
        (gammon, gammon && (!race || board.rear(side) >= 19))
    });
    [mine.1, mine.0, true, true, theirs.0, theirs.1]
}

/// Softmax over the classes that are possible, for up to [`LANES`] boards, each of them for itself.
#[inline(always)]
pub(super) fn outcomes(
    boards: &[Board],
    indices: &[u32],
    logits: &[[f32; 8]],
    race: bool,
    out: &mut [Probs],
) {
    assert!(indices.len() <= LANES && indices.len() <= logits.len());
    // Class by class, so that the boards go through the vector units together.
    let mut lanes = [[0.0f32; LANES]; CLASSES];
    for (lane, (&index, logits)) in indices.iter().zip(logits).enumerate() {
        let board = &boards[index as usize];
        let gammons = [0, 1].map(|side| board.lanes[side][0] == 0);
        let backgammons = [0, 1].map(|side| gammons[side] && (!race || board.rear(side) >= 19));
        let possible = [backgammons[0], gammons[0], true, true, gammons[1], backgammons[1]];
        for class in 0..CLASSES {
            lanes[class][lane] = if possible[class] { logits[class] } else { f32::NEG_INFINITY };
        }
    }
    let mut most = lanes[0];
    for class in &lanes[1..] {
        for (most, &logit) in most.iter_mut().zip(class) {
            *most = if logit > *most { logit } else { *most };
        }
    }
    let mut total = [0.0f32; LANES];
    for class in &mut lanes {
        for ((value, most), total) in class.iter_mut().zip(&most).zip(&mut total) {
            *value = exp_of_negative(*value - most);
            *total += *value;
        }
    }
    for total in &mut total {
        *total = 1.0 / *total;
    }
    for class in &mut lanes {
        for (value, factor) in class.iter_mut().zip(&total) {
            *value *= factor;
        }
    }
    for (lane, &index) in indices.iter().enumerate() {
        // Six roundings may add up to a little more than 1.
        out[index as usize] =
            Probs::from_classes(&[0, 1, 2, 3, 4, 5].map(|class| lanes[class][lane])).sanitize();
    }
}

/// e to the power of `x`, which is not positive, to within a few units of the last place; 0 below -80. In plain
/// arithmetic, so that it is the same on every machine.
#[inline(always)]
fn exp_of_negative(x: f32) -> f32 {
    /// Adding it leaves no room for digits behind the point: the sum ends in the nearest whole number.
    const ROUND: f32 = 12_582_912.0;
    let bounded = if x > -80.0 { x } else { -80.0 };
    let shifted = bounded * std::f32::consts::LOG2_E + ROUND;
    let whole = shifted - ROUND;
    // ln(2) in two parts, the first so short that its multiples are exact.
    const LONG: f32 = 355.0 / 512.0;
    const SHORT: f32 = -2.121_944_4e-4;
    let rest = (bounded - whole * LONG) - whole * SHORT;
    // |rest| is at most ln(2) / 2.
    let series = 1.0
        + rest
            * (1.0
                + rest
                    * (0.5
                        + rest
                            * (1.0 / 6.0
                                + rest * (1.0 / 24.0 + rest * (1.0 / 120.0 + rest * (1.0 / 720.0))))));
    let scale = f32::from_bits(shifted.to_bits().wrapping_add(127) << 23);
    if x < -80.0 { 0.0 } else { series * scale }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_sound_to_the_last_digit() {
        let boards = [Board::start(); LANES];
        let indices: Vec<u32> = (0..LANES as u32).collect();
        let mut state = 1u64;
        for _ in 0..2000 {
            let logits: [[f32; 8]; LANES] = std::array::from_fn(|_| {
                std::array::from_fn(|_| {
                    state =
                        state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    (state >> 40) as f32 / (1u64 << 19) as f32 - 16.0
                })
            });
            let mut out = [Probs::default(); LANES];
            outcomes(&boards, &indices, &logits, false, &mut out);
            for probs in out {
                assert_eq!(probs, probs.sanitize());
            }
        }
    }

    #[test]
    fn the_exponential_is_exact_enough() {
        for step in 0..=80_000i32 {
            let x = (-f64::from(step) / 1000.0) as f32;
            let (found, wanted) = (f64::from(exp_of_negative(x)), f64::from(x).exp());
            assert!((found - wanted).abs() <= 2e-6 * wanted, "{x}: {found} {wanted}");
        }
        assert_eq!((exp_of_negative(0.0), exp_of_negative(f32::NEG_INFINITY)), (1.0, 0.0));
    }
}
