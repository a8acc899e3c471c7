//! Random numbers by counting: each stream is named by a key, so that any game can be played again alone.

/// A stream of random numbers that depends on nothing but its key.
#[derive(Clone, Debug)]
pub struct Random(u64);

fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

impl Random {
    /// The stream of a key, for example (seed, game).
    #[must_use]
    pub fn new(key: &[u64]) -> Self {
        let fold = |state: u64, part: &u64| {
            mix(state.wrapping_mul(0xD134_2543_DE82_EF95) ^ mix(part.wrapping_add(1)))
        };
        Self(key.iter().fold(0x9E37_79B9_7F4A_7C15, fold))
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mix(self.0)
    }

    /// A number from 0 up to, but without, 1.
    pub fn unit(&mut self) -> f32 {
        (self.bits() >> 40) as f32 / (1u32 << 24) as f32
    }

    /// Two dice.
    pub fn dice(&mut self) -> (u8, u8) {
        let roll = ((u128::from(self.bits()) * 36) >> 64) as u8;
        (roll / 6 + 1, roll % 6 + 1)
    }

    /// Two different dice: the first roll of a game.
    pub fn opening(&mut self) -> (u8, u8) {
        loop {
            let (a, b) = self.dice();
            if a != b {
                return (a, b);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_fair_and_keys_matter() {
        let mut random = Random::new(&[7]);
        let mut counts = [0i32; 36];
        for _ in 0..36_000 {
            let (a, b) = random.dice();
            counts[usize::from(a - 1) * 6 + usize::from(b - 1)] += 1;
        }
        assert!(counts.iter().all(|&n| (n - 1000).abs() < 160), "{counts:?}");
        assert_ne!(Random::new(&[1, 2]).bits(), Random::new(&[2, 1]).bits());
    }
}
