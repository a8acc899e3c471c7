//! Where dice come from.

use std::sync::Arc;

use pasch_rules::Die;

/// Which throw is asked for: enough for a source that derives throws instead of drawing them.
#[derive(Clone, Copy, Debug)]
pub struct Occasion<'a> {
    /// The match.
    pub match_id: &'a str,
    /// Number of the game, from 1.
    pub game: u32,
    /// Throws in this game before this one, opening ties included.
    pub index: u32,
}

/// Why there are no dice.
#[derive(Debug, thiserror::Error)]
pub enum DiceError {
    /// The system has no randomness to give.
    #[error("the system gave no random numbers: {0}")]
    System(getrandom::Error),
    /// Fewer dice were entered than are thrown.
    #[error("fewer dice were entered than are thrown")]
    NotEntered,
    /// Not everybody has shown his part of the throw.
    #[error("not everybody has shown his part of the throw")]
    NotShown,
}

/// Throws dice. A source that players can verify can stand in for the system's generator.
pub trait DiceSource: Send + Sync + 'static {
    /// Fills `dice` with one throw.
    ///
    /// # Errors
    /// When there are none to be had; nothing may happen in the match then.
    fn throw(&self, occasion: &Occasion<'_>, dice: &mut [Die]) -> Result<(), DiceError>;
}

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
                getrandom::fill(&mut byte).map_err(DiceError::System)?;
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
        let occasion = Occasion { match_id: "m", game: 1, index: 0 };
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
