//! Tables of games without a cube.
//!
//! Every game is won by either side with the same chance and by so many points as the game's results say. The chance to
//! win the match is then the mean of those after the next game: a recursion over the scores. It is exact where the games
//! of a match are alike and it does not matter who begins.

use super::{Met, SIDE};

/// Share of a straight line in every value, so that none is certain and each point counts, however hopeless the score.
const LINE: f64 = 1e-6;

impl Met {
    /// The table of a game without a cube. `shares[n]` is how often a game is decided by `n + 1` points, by whichever
    /// side; what they add up to counts as all games.
    ///
    /// ```
    /// use pasch_engine::met::Met;
    /// let met = Met::cubeless("every fourth a gammon", &[0.75, 0.25]);
    /// // One point against two: the trailer needs a gammon at once or two wins.
    /// assert!((met.mwc(2, 1, false) - (0.125 + 0.375 * 0.5)).abs() < 1e-5);
    /// assert_eq!(met.mwc(2, 1, false), met.mwc(2, 1, true));
    /// ```
    #[must_use]
    pub fn cubeless(name: &str, shares: &[f64]) -> Self {
        let all: f64 = shares.iter().sum();
        let mut pre = vec![0.5; SIDE * SIDE];
        for me in 1..=SIDE {
            // Equal scores are even, and mirrored ones complement each other.
            for opp in me + 1..=SIDE {
                let after = |won: usize, lost: usize| match (me.checked_sub(won), opp.checked_sub(lost)) {
                    (None | Some(0), _) => 1.0,
                    (_, None | Some(0)) => 0.0,
                    (Some(me), Some(opp)) => pre[(me - 1) * SIDE + opp - 1],
                };
                let next = |(size, share): (usize, &f64)| share * (after(size + 1, 0) + after(0, size + 1));
                let value = if all > 0.0 {
                    0.5 * shares.iter().enumerate().map(next).sum::<f64>() / all
                } else {
                    0.5
                };
                pre[(me - 1) * SIDE + opp - 1] = value;
                pre[(opp - 1) * SIDE + me - 1] = 1.0 - value;
            }
        }
        for (at, value) in pre.iter_mut().enumerate() {
            let (me, opp) = ((at / SIDE + 1) as f64, (at % SIDE + 1) as f64);
            *value = (1.0 - LINE) * *value + LINE * opp / (me + opp);
        }
        let post = (0..SIDE).map(|trailer| pre[trailer * SIDE]).collect();
        Self { name: name.to_owned(), published: SIDE, pre, post }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::met::MAX_AWAY;

    #[test]
    fn whole_tables_complement_themselves_and_rise() {
        for shares in [&[1.0][..], &[0.7, 0.3], &[0.0, 0.0, 1.0], &[0.1; 15]] {
            let met = Met::cubeless("x", shares);
            for me in 1..=MAX_AWAY {
                for opp in 1..=MAX_AWAY {
                    let value = met.mwc(me, opp, true);
                    assert!(value > 0.0 && value < 1.0);
                    assert!((value + met.mwc(opp, me, true) - 1.0).abs() < 1e-12, "{me} {opp}");
                    let later = met.mwc(me, opp, false);
                    assert!((value - later).abs() < 1e-12, "no Crawford game without a cube: {me} {opp}");
                    assert!(opp == 1 || value > met.mwc(me, opp - 1, true), "{shares:?} {me} {opp}");
                }
            }
        }
    }

    #[test]
    fn single_games_are_a_coin_tossed() {
        // Two heads before three tails: 11 of 16.
        let met = Met::cubeless("single", &[1.0]);
        assert!((met.mwc(2, 3, true) - 11.0 / 16.0).abs() < 1e-5);
        assert!((met.mwc(1, 3, false) - 7.0 / 8.0).abs() < 1e-5);
    }
}
