//! The measures of the field: error rates, PR, luck. Pure arithmetic over what was judged.
//!
//! All losses are ≥ 0 and in normalised equity (EMG: one unit is the cube at stake), unless the name says MWC.

use crate::mark::{Mark, Thresholds};

/// A checker play counts as a decision when its best and worst results differ by at least this (EMG).
pub const LEAST_SPREAD: f64 = 0.001;

/// Not doubling counts as a cube decision when the best action is worth less than this (EMG) more than doubling.
pub const CLOSE_CUBE: f64 = 0.16;

/// One kind of mistake: how often, and what it cost.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Mistakes {
    /// How many mistakes of the kind were made.
    pub count: u32,
    /// What they cost together, EMG.
    pub loss: f64,
}

impl Mistakes {
    fn note(&mut self, loss: f64) {
        self.count += 1;
        self.loss += loss;
    }

    fn add(&mut self, other: &Self) {
        self.count += other.count;
        self.loss += other.loss;
    }
}

/// What went wrong with a cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeMistake {
    /// Rolled on when doubling was better.
    MissedDouble,
    /// Doubled when rolling on was better.
    WrongDouble,
    /// Took what should have been passed.
    WrongTake,
    /// Passed what should have been taken.
    WrongPass,
    /// Beavered, or left a beaver out, wrongly.
    WrongBeaver,
}

impl CubeMistake {
    /// Every kind, in the order of tables.
    pub const ALL: [Self; 5] =
        [Self::MissedDouble, Self::WrongDouble, Self::WrongTake, Self::WrongPass, Self::WrongBeaver];

    /// The English words: `missed double`, `wrong take` and so on.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::MissedDouble => "missed double",
            Self::WrongDouble => "wrong double",
            Self::WrongTake => "wrong take",
            Self::WrongPass => "wrong pass",
            Self::WrongBeaver => "wrong beaver",
        }
    }
}

/// Whether a cube decision enters the rates: doubled, taken and passed cubes always do, rolling on only
/// when doubling was close or the position was too good to double.
///
/// All three equities are the doubler's, in units of the cube before the double; `dp` is 1.
///
/// ```
/// use pasch_analysis::measure::close_cube;
/// assert!(close_cube(0.55, 0.45, 1.0)); // market nearly reached
/// assert!(!close_cube(0.10, -0.40, 1.0)); // nobody thinks of doubling
/// assert!(close_cube(1.12, 1.60, 1.0)); // too good
/// ```
#[must_use]
pub fn close_cube(nd: f64, dt: f64, dp: f64) -> bool {
    let double = dt.min(dp);
    let best = nd.max(double);
    best - double < CLOSE_CUBE || nd > dp
}

/// What one player did in a game or a match. Adding the tallies of the games gives that of the match.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// All rolls the player had, forced plays and dances included.
    pub rolls: u32,
    /// Rolls with at least two different results.
    pub unforced: u32,
    /// Checker plays that count as decisions: unforced, and the choice makes a difference.
    pub play_decisions: u32,
    /// Cube decisions that count: close, or acted on.
    pub cube_decisions: u32,
    /// Checker plays marked doubtful or worse and cube errors together, by mark: doubtful, error, blunder.
    pub marks: [u32; 3],
    /// What checker plays cost, EMG.
    pub play_loss: f64,
    /// What cube actions cost, EMG.
    pub cube_loss: f64,
    /// What everything cost in match winning chance (0..1); stays 0 in money play.
    pub loss_mwc: f64,
    /// What everything cost in points (loss × cube), money play.
    pub loss_points: f64,
    /// Cube mistakes by kind, in the order of [`CubeMistake::ALL`].
    pub cube: [Mistakes; 5],
    /// Luck of the player's rolls, EMG; positive is good for the player.
    pub luck: f64,
    /// The same in match winning chance; stays 0 in money play.
    pub luck_mwc: f64,
    /// The same in points (luck × cube), money play.
    pub luck_points: f64,
}

/// One judged decision, as far as tallies need it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loss {
    /// Equity that the decision gave up, EMG, ≥ 0.
    pub emg: f64,
    /// Match winning chance, ≥ 0; `None` in money play.
    pub mwc: Option<f64>,
    /// Value of the cube while the decision was made.
    pub cube: u32,
}

impl Tally {
    /// Counts a roll and, when there was a choice, what the play gave up.
    ///
    /// `results` is the number of distinct results; `spread` best − worst equity over them.
    pub fn play(&mut self, results: usize, spread: f64, loss: Loss, thresholds: &Thresholds) {
        self.rolls += 1;
        if results < 2 {
            return;
        }
        self.unforced += 1;
        if spread >= LEAST_SPREAD {
            self.play_decisions += 1;
        }
        self.play_loss += loss.emg;
        self.note(loss, thresholds);
    }

    /// Counts a cube decision; `counts` says whether it enters the rates (see [`close_cube`]).
    pub fn cube(&mut self, counts: bool, mistake: Option<CubeMistake>, loss: Loss, thresholds: &Thresholds) {
        if counts {
            self.cube_decisions += 1;
        }
        self.cube_loss += loss.emg;
        if let Some(kind) = mistake {
            self.cube[kind as usize].note(loss.emg);
        }
        self.note(loss, thresholds);
    }

    /// Adds the luck of one roll: EMG and, in a match, MWC; `cube` is its value.
    pub fn luck(&mut self, luck: f64, mwc: Option<f64>, cube: u32) {
        self.luck += luck;
        match mwc {
            Some(mwc) => self.luck_mwc += mwc,
            None => self.luck_points += luck * f64::from(cube),
        }
    }

    fn note(&mut self, loss: Loss, thresholds: &Thresholds) {
        match loss.mwc {
            Some(mwc) => self.loss_mwc += mwc,
            None => self.loss_points += loss.emg * f64::from(loss.cube),
        }
        match thresholds.mark(loss.emg) {
            Mark::Best | Mark::Ok => {}
            Mark::Doubtful => self.marks[0] += 1,
            Mark::Error => self.marks[1] += 1,
            Mark::Blunder => self.marks[2] += 1,
        }
    }

    /// Adds another tally to this one.
    pub fn add(&mut self, other: &Self) {
        self.rolls += other.rolls;
        self.unforced += other.unforced;
        self.play_decisions += other.play_decisions;
        self.cube_decisions += other.cube_decisions;
        for (mine, theirs) in self.marks.iter_mut().zip(other.marks) {
            *mine += theirs;
        }
        self.play_loss += other.play_loss;
        self.cube_loss += other.cube_loss;
        self.loss_mwc += other.loss_mwc;
        self.loss_points += other.loss_points;
        for (mine, theirs) in self.cube.iter_mut().zip(&other.cube) {
            mine.add(theirs);
        }
        self.luck += other.luck;
        self.luck_mwc += other.luck_mwc;
        self.luck_points += other.luck_points;
    }

    /// Everything given up, EMG.
    #[must_use]
    pub fn loss(&self) -> f64 {
        self.play_loss + self.cube_loss
    }

    /// Decisions that count for PR: checker plays and cubes.
    #[must_use]
    pub fn decisions(&self) -> u32 {
        self.play_decisions + self.cube_decisions
    }

    /// PR (pasch): 500 × loss per counted decision; × 1.5 in a match to one point. Lower is better.
    /// `None` when nothing counted.
    ///
    /// The program that made PR known leaves some decisions out as obvious by a rule it does not publish
    /// in full; hence the name.
    #[must_use]
    pub fn pr(&self, one_point: bool) -> Option<f64> {
        let factor = if one_point { 750.0 } else { 500.0 };
        ratio(factor * self.loss(), self.decisions())
    }

    /// Error rate as GNU Backgammon counts it: 1000 × loss per unforced play and close or actual cube.
    #[must_use]
    pub fn error_rate_memg(&self) -> Option<f64> {
        ratio(1000.0 * self.loss(), self.unforced + self.cube_decisions)
    }

    /// Snowie's error rate: 1000 × loss per roll of *both* players, forced ones included.
    #[must_use]
    pub fn snowie_error_rate(&self, opponent: &Self) -> Option<f64> {
        ratio(1000.0 * self.loss(), self.rolls + opponent.rolls)
    }
}

fn ratio(loss: f64, count: u32) -> Option<f64> {
    (count > 0).then(|| loss / f64::from(count))
}

/// Name of the band a PR falls into, from `world champion` to `beginner`, as eXtreme Gammon names them.
#[must_use]
pub fn band(pr: f64) -> &'static str {
    const BANDS: [(f64, &str); 7] = [
        (2.5, "world champion"),
        (5.0, "world class"),
        (7.5, "expert"),
        (12.5, "advanced"),
        (17.5, "intermediate"),
        (22.5, "casual player"),
        (30.0, "beginner"),
    ];
    BANDS.iter().find(|(limit, _)| pr < *limit).map_or("distracted", |(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const T: Thresholds = Thresholds::PASCH;

    fn loss(emg: f64) -> Loss {
        Loss { emg, mwc: None, cube: 2 }
    }

    #[test]
    fn the_rates_of_a_small_game() {
        let mut me = Tally::default();
        me.play(12, 0.4, loss(0.1), &T); // a real decision, an error
        me.play(2, 0.0004, loss(0.0), &T); // unforced, but no difference
        me.play(1, 0.0, loss(0.0), &T); // forced
        me.play(0, 0.0, loss(0.0), &T); // dance
        me.cube(true, Some(CubeMistake::MissedDouble), loss(0.05), &T);
        me.cube(false, None, loss(0.0), &T);
        let mut other = Tally::default();
        other.play(3, 0.2, loss(0.0), &T);

        assert_eq!((me.rolls, me.unforced, me.play_decisions, me.cube_decisions), (4, 2, 1, 1));
        assert_eq!(me.marks, [1, 1, 0]);
        let near = |a: Option<f64>, b: f64| (a.unwrap() - b).abs() < 1e-6;
        assert!(near(me.pr(false), 500.0 * 0.15 / 2.0));
        assert!(near(me.pr(true), 750.0 * 0.15 / 2.0));
        assert!(near(me.error_rate_memg(), 1000.0 * 0.15 / 3.0));
        assert!(near(me.snowie_error_rate(&other), 1000.0 * 0.15 / 5.0));
        assert!((me.loss_points - 0.3).abs() < 1e-6);
        assert_eq!(me.cube[0].count, 1);
        assert_eq!(other.pr(false), Some(0.0));
        assert_eq!(Tally::default().pr(false), None);
    }

    #[test]
    fn bands_are_named_by_their_upper_limit() {
        assert_eq!(band(0.0), "world champion");
        assert_eq!(band(2.5), "world class");
        assert_eq!(band(12.4), "advanced");
        assert_eq!(band(80.0), "distracted");
    }

    #[test]
    fn far_from_a_double_is_no_decision() {
        assert!(!close_cube(0.0, -0.3, 1.0));
        assert!(close_cube(0.0, -0.15, 1.0));
        assert!(close_cube(1.3, 2.0, 1.0));
        assert!(close_cube(0.9, 1.4, 1.0));
    }

    proptest! {
        #[test]
        fn adding_tallies_is_counting_in_one(losses in proptest::collection::vec((0usize..5, 0.0f64..0.5), 0..40), cut in 0usize..40) {
            let count = |part: &[(usize, f64)]| {
                let mut tally = Tally::default();
                for &(results, emg) in part {
                    let emg = if results < 2 { 0.0 } else { emg };
                    tally.play(results, emg, loss(emg), &T);
                }
                tally
            };
            let cut = cut.min(losses.len());
            let mut sum = count(&losses[..cut]);
            sum.add(&count(&losses[cut..]));
            let whole = count(&losses);
            prop_assert_eq!((sum.rolls, sum.unforced, sum.play_decisions, sum.marks), (whole.rolls, whole.unforced, whole.play_decisions, whole.marks));
            prop_assert!((sum.loss() - whole.loss()).abs() < 1e-9);
            prop_assert!(whole.loss() >= 0.0);
        }
    }
}
