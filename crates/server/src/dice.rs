//! Where dice come from.

use std::sync::Arc;

use pasch_rules::Die;

pub use pasch_table::dice::{DiceError, DiceSource, Occasion};

/// How a server's dice are made.
#[derive(Clone)]
pub enum Dice {
    /// By the server and both players together, everything signed: new matches by `pasch-dice/3` (`docs/fair-dice.md`).
    Signed,
    /// By the server and both players together: new matches by `pasch-dice/2`.
    Shared,
    /// By this source alone.
    From(Arc<dyn DiceSource>),
}

/// Dice from the operating system's generator, each face equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemDice;

/// The largest multiple of six that a byte can hold: bytes from here on are drawn again.
const UNBIASED: u8 = 252;

impl DiceSource for SystemDice {
    fn throw(&self, _: &Occasion<'_>, dice: &mut [Die]) -> Result<(), DiceError> {
        for die in dice {
            *die = loop {
                let mut byte = [0_u8; 1];
                getrandom::fill(&mut byte).map_err(|error| DiceError::System(error.to_string()))?;
                if byte[0] < UNBIASED {
                    break Die::ALL[usize::from(byte[0] % 6)];
                }
            };
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_roll_is_as_likely_as_the_next() {
        let occasion = Occasion { match_id: &"m".into(), game: 1, index: 0 };
        let mut counts = [0_u32; 36];
        let rolls = 36_000_u32;
        for _ in 0..rolls {
            let mut dice = [Die::ALL[0]; 2];
            SystemDice.throw(&occasion, &mut dice).unwrap();
            counts[usize::from((dice[0].face() - 1) * 6 + dice[1].face() - 1)] += 1;
        }
        let expected = f64::from(rolls) / 36.0;
        let chi2: f64 = counts.iter().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
        // 35 degrees of freedom: exceeded by chance once in about ten million runs.
        assert!(chi2 < 100.0, "chi-squared {chi2}");
    }
}
