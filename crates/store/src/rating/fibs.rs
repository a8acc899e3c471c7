//! The rating of the First Internet Backgammon Server, as its author described it (bkgm.com,
//! rec.games.backgammon archive, message 1093).

/// A rating and what it rests on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fibs {
    /// 1500 at first; the higher the better.
    pub rating: f64,
    /// Sum of the lengths of all rated matches.
    pub experience: u32,
}

impl Fibs {
    /// Somebody who has not played.
    pub const NEW: Self = Self { rating: 1500.0, experience: 0 };

    /// How fast the rating still moves: 5 at first, 1 from an experience of 400.
    fn pace(self) -> f64 {
        (5.0 - f64::from(self.experience) / 100.0).max(1.0)
    }

    /// A part of the way to another rating, of 1 the whole.
    #[must_use]
    pub fn towards(self, to: Self, part: f64) -> Self {
        let more = f64::from(to.experience.saturating_sub(self.experience)) * part;
        Self {
            rating: self.rating + (to.rating - self.rating) * part,
            // At most what was played, so that it fits.
            experience: self.experience.saturating_add(more.round() as u32),
        }
    }

    fn moved(self, by: f64, length: u32) -> Self {
        let experience = self.experience.saturating_add(length);
        Self { rating: self.rating + self.pace() * by, experience }
    }
}

/// The underdog's chance to win a match of `length` points with `difference` points less.
fn chance_of_underdog(difference: f64, length: u32) -> f64 {
    1.0 / (10_f64.powf(difference.abs() * f64::from(length).sqrt() / 2000.0) + 1.0)
}

/// Both ratings after a match, the winner's first. The experience before the match sets the pace.
#[must_use]
pub fn after(winner: Fibs, loser: Fibs, length: u32) -> (Fibs, Fibs) {
    let underdog = chance_of_underdog(winner.rating - loser.rating, length);
    let surprise = if winner.rating < loser.rating { 1.0 - underdog } else { underdog };
    let change = 4.0 * f64::from(length).sqrt() * surprise;
    (winner.moved(change, length), loser.moved(-change, length))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_examples() {
        for (winner, loser, length, change) in [
            (1500.0, 1500.0, 1, 2.000),
            (1500.0, 1500.0, 5, 4.472),
            (1600.0, 1500.0, 7, 4.492),
            (1500.0, 1600.0, 7, 6.091),
        ] {
            for (experience, pace) in [(400, 1.0), (1000, 1.0), (0, 5.0), (200, 3.0)] {
                let of = |rating| Fibs { rating, experience };
                let (won, lost) = after(of(winner), of(loser), length);
                assert!((won.rating - winner - change * pace).abs() < 0.0006 * pace, "{won:?}");
                assert!((loser - lost.rating - change * pace).abs() < 0.0006 * pace, "{lost:?}");
                assert_eq!(won.experience, experience + length);
            }
        }
    }

    /// The favourite's chances in per cent, by difference and length.
    #[test]
    fn the_longer_the_match_the_surer_the_favourite() {
        for (difference, length, percent) in
            [(0.0, 9, 50.0), (100.0, 1, 52.9), (100.0, 9, 58.5), (300.0, 9, 73.8)]
        {
            let favourite = 100.0 * (1.0 - chance_of_underdog(difference, length));
            assert!((favourite - percent).abs() < 0.06, "{difference} {length}: {favourite}");
        }
    }

    #[test]
    fn each_moves_at_his_own_pace() {
        let (old, new) = (Fibs { rating: 1500.0, experience: 400 }, Fibs::NEW);
        let (won, lost) = after(old, new, 1);
        assert!((won.rating - 1502.0).abs() < 1e-9 && (lost.rating - 1490.0).abs() < 1e-9);
    }
}
