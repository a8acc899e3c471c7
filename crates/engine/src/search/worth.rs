//! What the tree finds out about a position, and what that depends on.

use super::states::MOST_STATES;
use crate::cube::{CubeMet, Weights};
use crate::eval::Probs;

/// The worth of a position to its player on roll: their chances, and the value of the game for each cube
/// it was asked for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Worth {
    pub(super) probs: Probs,
    pub(super) values: [f64; MOST_STATES],
}

impl Worth {
    /// Adds `share` of another one.
    pub(super) fn add(&mut self, share: f64, other: &Self) {
        let (p, q) = (&mut self.probs, &other.probs);
        let five = [&mut p.win, &mut p.win_g, &mut p.win_bg, &mut p.lose_g, &mut p.lose_bg];
        for (p, q) in five.into_iter().zip([q.win, q.win_g, q.win_bg, q.lose_g, q.lose_bg]) {
            *p += share as f32 * q;
        }
        for (value, other) in self.values.iter_mut().zip(other.values) {
            *value += share * other;
        }
    }
}

/// What the choice of replies depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Context {
    /// The gammon values of the player on roll and of their opponent.
    pub(super) weights: [Weights; 2],
    /// A decision about the cube is near: replies are pruned less.
    pub(super) near: bool,
}

impl Context {
    /// Circumstances of a position whose player on roll sees `at`.
    pub(super) fn of(at: CubeMet<'_>) -> Self {
        Self { weights: [Weights::of(at), Weights::of(at.swap())], near: false }
    }

    pub(super) fn swap(self) -> Self {
        Self { weights: [self.weights[1], self.weights[0]], ..self }
    }
}
