//! Random numbers by counting: every stream is named by a key, so that any game can be played again on its own and
//! nothing depends on the order in which threads work.

/// A stream of random numbers that depends on nothing but its key.
#[derive(Clone, Debug)]
pub struct Stream {
    state: u64,
}

fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

impl Stream {
    /// The stream of a key, for example (seed, game, what for).
    #[must_use]
    pub fn new(key: &[u64]) -> Self {
        let state = key.iter().fold(0x9E37_79B9_7F4A_7C15, |state: u64, &part| {
            mix(state.wrapping_mul(0xD134_2543_DE82_EF95) ^ mix(part.wrapping_add(0x2545_F491_4F6C_DD1D)))
        });
        Self { state }
    }

    /// The next 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mix(self.state)
    }

    /// A number from 0 to `bound - 1`; 0 when the bound is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.bits()) * bound as u128) >> 64) as usize
    }

    /// A number from 0 up to, but without, 1.
    pub fn unit(&mut self) -> f32 {
        (self.bits() >> 40) as f32 / (1u32 << 24) as f32
    }

    /// True with the given probability.
    pub fn chance(&mut self, probability: f32) -> bool {
        self.unit() < probability
    }

    pub fn dice(&mut self) -> (u8, u8) {
        let roll = self.below(36) as u8;
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

    /// A number from the normal distribution with mean 0 and deviation 1.
    pub fn normal(&mut self) -> f32 {
        let (u, v) = (1.0 - self.unit(), self.unit());
        (-2.0 * u.ln()).sqrt() * (std::f32::consts::TAU * v).cos()
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_are_equal_only_for_equal_keys() {
        let first = |key: &[u64]| Stream::new(key).bits();
        assert_eq!(first(&[1, 2]), first(&[1, 2]));
        assert_ne!(first(&[1, 2]), first(&[2, 1]));
        assert_ne!(first(&[1]), first(&[1, 0]));
    }

    #[test]
    fn dice_are_fair() {
        let mut stream = Stream::new(&[7]);
        let mut counts = [0; 36];
        for _ in 0..360_000 {
            let (a, b) = stream.dice();
            counts[usize::from(a - 1) * 6 + usize::from(b - 1)] += 1;
        }
        assert!(counts.iter().all(|&n: &i32| (n - 10_000).abs() < 500), "{counts:?}");
        let mean = (0..100_000).map(|_| stream.normal()).sum::<f32>() / 100_000.0;
        assert!(mean.abs() < 0.02, "{mean}");
    }
}
