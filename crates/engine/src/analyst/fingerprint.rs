//! What an engine's answers depend on, as a number.

use super::Engine;
use crate::cube::CubeInfo;
use crate::family;
use crate::rollout::{Rollout, RolloutSettings, nets_of};
use crate::search::{Run, SearchSettings};
use crate::standard::Board;
use std::fmt::Write as _;

/// A FNV-1a hash over parts, each closed by its length so that parts cannot run together.
struct Hash(u64);

impl Hash {
    fn part(&mut self, bytes: &[u8]) {
        for byte in bytes.iter().copied().chain((bytes.len() as u64).to_le_bytes()) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }
}

impl Engine {
    /// A number that changes with everything the answers depend on: nets, databases, match equity table, and the way of
    /// searching, which is asked a few questions. For keeping answers and knowing later whether they still hold; made in
    /// some hundredths of a second.
    ///
    /// ```
    /// use pasch_engine::analyst::Engine;
    /// assert_eq!(Engine::builtin().fingerprint(), Engine::builtin().fingerprint());
    /// ```
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let searcher = &self.searcher;
        let mut hash = Hash(0xCBF2_9CE4_8422_2325);
        hash.part(env!("CARGO_PKG_VERSION").as_bytes());
        hash.part(self.specimen().as_bytes());
        hash.part(&nets_of(searcher).to_le_bytes());
        let databases = (
            searcher.bearoff().map(|db| (db.points(), db.checkers())),
            searcher.two_sided().map(|db| (db.points(), db.checkers())),
            searcher.hyper().is_some(),
        );
        hash.part(format!("{databases:?}").as_bytes());
        hash.part(format!("{:?}", searcher.met()).as_bytes());
        for net in &self.nets {
            hash.part(&net.to_bytes());
        }
        for bytes in family::delivered() {
            hash.part(bytes);
        }
        hash.0
    }

    /// Some answers to the last bit.
    fn specimen(&self) -> String {
        let start = Board::start();
        let race = Board::from_points(&[(8, 2), (6, 5), (5, 4), (3, 4)], &[(9, 3), (6, 6), (4, 6)]);
        let money = CubeInfo::money(true, true);
        let mut text = String::new();
        for (board, dice, cube) in
            [(start, (4, 3), money), (start, (6, 6), CubeInfo::in_match(3, 5, false)), (race, (5, 2), money)]
        {
            let settings = SearchSettings::plies(2);
            let ranked = self.searcher.rank_plays(&board, dice, &cube, &settings, &[], Run::default());
            // Writing to a string cannot fail.
            let _ = write!(text, "{:?}", ranked.map(|plays| plays.into_iter().take(4).collect::<Vec<_>>()));
            let _ = write!(text, "{:?}", self.searcher.cube_decision(&board, &cube, 2, Run::default()));
        }
        let settings = RolloutSettings { trials: 2, ..RolloutSettings::TRUNCATED_1 };
        let rolled = Rollout::position(&self.searcher, &start, &money, settings)
            .and_then(|rollout| rollout.run(Run::default(), &mut |_| {}));
        let _ = write!(text, "{:?}", rolled.map(|result| result.candidates));
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bearoff::Bearoff;
    use crate::met::Met;
    use crate::nets;
    use std::sync::Arc;

    #[test]
    fn everything_counts() {
        let fast = || Engine::new(Arc::new(nets::builtin().fast.clone()));
        let bearoff = Arc::new(Bearoff::generate(6, 2, &mut |_| true).expect("not stopped"));
        let numbers = [
            Engine::builtin().fingerprint(),
            fast().fingerprint(),
            fast().with_bearoff(bearoff).fingerprint(),
            fast().with_met(Arc::new(Met::pasch())).fingerprint(),
        ];
        for (at, number) in numbers.iter().enumerate() {
            assert!(!numbers[..at].contains(number), "{numbers:x?}");
        }
    }
}
