//! What a rollout says.

use super::moments::Moments;
use super::settings::RolloutSettings;
use crate::cube::CubeDecision;
use crate::eval::Probs;

/// What one game says about its candidate, seen by the player the rollout is for: value with the
/// cube, value without, and the five chances.
pub(super) type Sample = [f64; 7];

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean over the trials.
    pub mean: f64,
    /// Its standard error by the spread of the trials; balanced dice make the true one smaller.
    /// Infinite below two trials.
    pub se: f64,
}

impl Estimate {
    /// The interval that holds the true value 95 times of 100.
    #[must_use]
    pub fn ci95(&self) -> (f64, f64) {
        const SPAN: f64 = 1.959_964;
        (self.mean - SPAN * self.se, self.mean + SPAN * self.se)
    }
}

/// What was rolled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The player on roll does not double.
    NoDouble,
    /// The player on roll doubles and the opponent takes.
    DoubleTake,
    /// The position after the play at this place among those that were given.
    Play(usize),
}

/// What the games of one candidate say. All numbers are those of the player the rollout is for:
/// who is on roll, or who made the play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RolledOut {
    /// What was rolled out.
    pub subject: Subject,
    /// Games played, in all blocks together.
    pub trials: u64,
    /// Chances without a cube. With one they are judged, not played, from the turn at which a
    /// game ended by a pass.
    pub probs: Probs,
    /// Equity as if the cube never moved again.
    pub cubeless: Estimate,
    /// Equity with the cube: per unit of the cube before any double for money, normalised in a
    /// match. The cubeless one where the cube was not played with.
    pub equity: Estimate,
    /// Match winning chance belonging to `equity`; none for money.
    pub mwc: Option<Estimate>,
    /// Joint standard deviations it is behind the best candidate; 0 for the best.
    pub jsd: f64,
    /// It was played no further than this because it is too far behind.
    pub dropped: bool,
}

/// How a rollout ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Ended {
    /// It goes on: this is what is known so far.
    Running,
    /// All trials were played.
    Complete,
    /// The limits of [`super::Stop`] were reached, or a single candidate was left.
    Certain,
    /// The caller cancelled it.
    Cancelled,
}

/// The result of a rollout, with everything it depends on. The state is [`RolloutState`], or the bytes of one.
#[derive(Clone, Debug, PartialEq)]
pub struct RolloutResult<S = RolloutState> {
    /// The candidates, in the order they were given; for a cube decision no double, then, where
    /// one is possible, double and take.
    pub candidates: Vec<RolledOut>,
    /// The cube decision by these numbers; none where there are not both branches of one.
    pub decision: Option<CubeDecision>,
    /// The reason why it ended.
    pub ended: Ended,
    /// The settings, with the seed.
    pub settings: RolloutSettings,
    /// A number that changes with the nets; 0 for evaluators without one.
    pub net: u64,
    /// Where to go on.
    pub state: S,
}

impl<S> RolloutResult<S> {
    /// The candidates' places, the highest equity first.
    #[must_use]
    pub fn ranking(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.candidates.len()).collect();
        order.sort_by(|&a, &b| {
            self.candidates[b].equity.mean.total_cmp(&self.candidates[a].equity.mean).then(a.cmp(&b))
        });
        order
    }

    /// The same result with another form of its state.
    #[must_use]
    pub fn with_state<T>(&self, state: T) -> RolloutResult<T> {
        let Self { decision, ended, settings, net, .. } = *self;
        RolloutResult { candidates: self.candidates.clone(), decision, ended, settings, net, state }
    }
}

/// Sets how many joint standard deviations, but at least `least`, each candidate is behind the best.
pub(crate) fn set_behind_best(candidates: &mut [RolledOut], least: f64) {
    let best = candidates.iter().map(|c| c.equity).reduce(|a, b| if b.mean > a.mean { b } else { a });
    let Some(best) = best else { return };
    for candidate in candidates {
        let gap = best.mean - candidate.equity.mean;
        let joint = best.se.hypot(candidate.equity.se).max(least);
        candidate.jsd = if gap > 0.0 { gap / joint } else { 0.0 };
    }
}

/// How far a rollout has come: sums over whole blocks of trials. Plain numbers, to be stored and
/// read back; going on from a state gives what an uninterrupted rollout would have given.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RolloutState {
    /// What the state belongs to: positions, cube, nets and all settings but those that say how
    /// long to go on.
    pub key: u64,
    /// One for each play; one alone for a cube decision.
    pub groups: Vec<GroupState>,
}

/// How far the games of one play, or the two branches of a cube decision, have come.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GroupState {
    /// Whole blocks of games that are done.
    pub blocks: u32,
    /// It is played no further.
    pub dropped: bool,
    /// Sums over the games of these blocks.
    pub sums: Sums,
}

/// Sums over some trials.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sums {
    /// For each candidate: value with the cube, value without, win, win_g, win_bg, lose_g, lose_bg.
    pub games: Vec<Moments<7>>,
    /// Value of the second candidate less that of the first, trial by trial.
    pub difference: Moments<1>,
}

impl Sums {
    pub(super) fn push(&mut self, samples: &[Sample]) {
        self.games.resize(samples.len(), Moments::default());
        for (sum, sample) in self.games.iter_mut().zip(samples) {
            sum.push(sample);
        }
        if let [first, second] = samples {
            self.difference.push(&[second[0] - first[0]]);
        }
    }

    pub(super) fn join(&mut self, other: &Self) {
        self.games.resize(self.games.len().max(other.games.len()), Moments::default());
        for (sum, other) in self.games.iter_mut().zip(&other.games) {
            sum.join(other);
        }
        self.difference.join(&other.difference);
    }
}
