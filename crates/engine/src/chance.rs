//! Numbers by chance that are the same on every machine.

/// A sequence of chances from a seed (SplitMix64); the same seed gives the same sequence on every machine.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The sequence of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits.
    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `bound`; 0 when that is 0. Small bounds alone are drawn evenly.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.bits() % bound.max(1)
    }

    /// The next number, evenly from the open interval 0 to 1.
    pub fn uniform(&mut self) -> f64 {
        (self.bits() >> 12) as f64 / (1u64 << 52) as f64 + 1.0 / (1u64 << 53) as f64
    }
}
