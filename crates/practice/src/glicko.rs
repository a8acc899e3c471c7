//! Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", glicko.net), computed by the crate `skillratings`. A match,
//! or an answer to a problem, is a period of its own; weeks without one make a rating less sure.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2};

/// After this long without a match, in milliseconds, the deviation grows by one period.
const PERIOD_MS: i64 = 7 * 24 * 3600 * 1000;

/// Periods after which it has grown as far as it can, however steady somebody was.
const MOST_PERIODS: i64 = 2000;

/// A rating and how sure it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glicko {
    /// 1500 at first; the higher the better.
    pub rating: f64,
    /// Standard deviation of the rating: 350 at first.
    pub deviation: f64,
    /// How unsteady the results are: 0.06 at first.
    pub volatility: f64,
}

impl Glicko {
    /// Somebody who has not played.
    pub const NEW: Self = Self { rating: 1500.0, deviation: 350.0, volatility: 0.06 };

    /// A part of the way to another rating, of 1 the whole.
    #[must_use]
    pub fn towards(self, to: Self, part: f64) -> Self {
        let between = |from: f64, to: f64| from + (to - from) * part;
        Self {
            rating: between(self.rating, to.rating),
            deviation: between(self.deviation, to.deviation),
            volatility: between(self.volatility, to.volatility),
        }
    }

    /// The rating after some time without a match.
    #[must_use]
    pub fn rested(self, ms: i64) -> Self {
        let periods = (ms / PERIOD_MS).clamp(0, MOST_PERIODS);
        (0..periods).fold(self, |rating, _| decay_deviation(&rating.into()).into())
    }
}

impl From<Glicko2Rating> for Glicko {
    fn from(rating: Glicko2Rating) -> Self {
        Self { rating: rating.rating, deviation: rating.deviation, volatility: rating.volatility }
    }
}

impl From<Glicko> for Glicko2Rating {
    fn from(rating: Glicko) -> Self {
        Self { rating: rating.rating, deviation: rating.deviation, volatility: rating.volatility }
    }
}

/// Both ratings after a match, the winner's first.
#[must_use]
pub fn after(winner: Glicko, loser: Glicko) -> (Glicko, Glicko) {
    let (won, lost) = glicko2(&winner.into(), &loser.into(), &Outcomes::WIN, &Glicko2Config::new());
    (won.into(), lost.into())
}

#[cfg(test)]
mod tests {
    use skillratings::glicko2::glicko2_rating_period;

    use super::*;

    /// The example of the paper: one won, two lost in one period.
    #[test]
    fn the_published_example() {
        let of = |rating, deviation| Glicko2Rating { rating, deviation, volatility: 0.06 };
        let games = [
            (of(1400.0, 30.0), Outcomes::WIN),
            (of(1550.0, 100.0), Outcomes::LOSS),
            (of(1700.0, 300.0), Outcomes::LOSS),
        ];
        let after: Glicko = glicko2_rating_period(&of(1500.0, 200.0), &games, &Glicko2Config::new()).into();
        assert!((after.rating - 1464.06).abs() < 0.02, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.02, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.000_01, "{after:?}");
    }

    #[test]
    fn who_beats_the_better_gains_more_and_becomes_surer() {
        let strong = Glicko { rating: 1800.0, deviation: 60.0, volatility: 0.06 };
        let (upset, _) = after(Glicko::NEW, strong);
        let (even, lost) = after(Glicko::NEW, Glicko::NEW);
        assert!(upset.rating > even.rating && even.rating > 1500.0 && lost.rating < 1500.0);
        assert!(upset.deviation < 350.0);
    }

    #[test]
    fn a_rest_makes_unsure_but_not_without_end() {
        let steady = Glicko { rating: 1600.0, deviation: 50.0, volatility: 0.06 };
        assert_eq!(steady.rested(PERIOD_MS - 1), steady);
        assert_eq!(steady.rested(-PERIOD_MS), steady);
        let (year, ever) = (steady.rested(52 * PERIOD_MS), steady.rested(i64::MAX));
        assert!(year.deviation > 80.0 && year.deviation < 120.0, "{year:?}");
        assert!((ever.deviation - 350.0).abs() < 1e-9 && ever.rating == steady.rating);
    }
}
