//! How to roll out.

use pasch_messages::Describe;

use super::keep::KeepError;
use crate::gate::fits;
use crate::run::SearchError;
use crate::search::{Filter, MOST_PLIES};
use pasch_rules::Rules;
use thiserror::Error;

/// What the luck of a roll is measured with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Luck {
    /// It is not: plain results, for checks of the others.
    Off,
    /// The fast evaluator alone; the main one where there is no fast one.
    Fast,
    /// The main evaluator, on the replies the fast one likes best.
    Main,
}

/// How deep the players of a rollout look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Strength {
    /// Rolls looked ahead for a play.
    pub plies: u8,
    /// Rolls looked ahead for a decision about the cube.
    pub cube_plies: u8,
}

impl Strength {
    /// The bare evaluator for everything.
    pub const STATIC: Self = Self { plies: 0, cube_plies: 0 };
}

/// When a rollout may end before its last trial.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stop {
    /// Trials each candidate gets in any case.
    pub min_trials: u32,
    /// Joint standard deviations the best candidate must be ahead of every other one; for a cube
    /// decision, how far both the double and the answer must be decided. `INFINITY` never stops.
    pub jsd: f64,
    /// Standard error below which the equity of every candidate still played must fall; 0 never stops.
    pub se: f64,
}

/// How to roll out. The same settings, seed and nets give the same numbers to the last bit, for
/// any number of threads.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RolloutSettings {
    /// Games played for each candidate, at least 1. Multiples of 36 balance the dice (of 30 after
    /// `opening`), of 1296 (1080) those of the first two rolls together.
    pub trials: u32,
    /// Where the dice come from.
    pub seed: u64,
    /// Half-moves after which a game is judged by the main evaluator instead of played on.
    pub horizon: Option<u32>,
    /// Strength of the first half-moves.
    pub early: Strength,
    /// Half-moves played with `early`.
    pub early_turns: u32,
    /// Strength after the first `early_turns` half-moves.
    pub late: Strength,
    /// Which plays are looked at how deep, where the strength is more than 0 plies.
    pub filter: Filter,
    /// Play with the cube; otherwise it stays where it is.
    pub cubeful: bool,
    /// How luck is taken out.
    pub luck: Luck,
    /// The first roll is that of an opening: no doubles.
    pub opening: bool,
    /// When to end early.
    pub stop: Option<Stop>,
    /// A candidate this many joint standard deviations behind the best one is played no further,
    /// unless the gap closes again.
    pub drop: Option<f64>,
}

impl Default for RolloutSettings {
    /// Full rollouts, as in [`RolloutSettings::FULL`].
    fn default() -> Self {
        Self::FULL
    }
}

impl RolloutSettings {
    /// 42 games of 5 half-moves, 0-ply: a better glance.
    pub const TRUNCATED_1: Self = Self {
        trials: 42,
        seed: 1,
        horizon: Some(5),
        early: Strength::STATIC,
        early_turns: 0,
        late: Strength::STATIC,
        filter: Filter::NARROW,
        cubeful: true,
        luck: Luck::Main,
        opening: false,
        stop: None,
        drop: None,
    };

    /// 360 games of 7 half-moves, the first two 1-ply, then 0-ply.
    pub const TRUNCATED_2: Self = Self {
        trials: 360,
        horizon: Some(7),
        early: Strength { plies: 1, cube_plies: 0 },
        early_turns: 2,
        ..Self::TRUNCATED_1
    };

    /// 360 games of 5 half-moves, the first two 2-ply, then 1-ply.
    pub const TRUNCATED_3: Self = Self {
        horizon: Some(5),
        early: Strength { plies: 2, cube_plies: 2 },
        late: Strength { plies: 1, cube_plies: 0 },
        ..Self::TRUNCATED_2
    };

    /// 1296 games to the end, 0-ply.
    pub const FULL: Self = Self { trials: 1296, horizon: None, ..Self::TRUNCATED_1 };

    /// The named presets: `t1`, `t2`, `t3` and `full`.
    pub const PRESETS: [(&'static str, Self); 4] = [
        ("t1", Self::TRUNCATED_1),
        ("t2", Self::TRUNCATED_2),
        ("t3", Self::TRUNCATED_3),
        ("full", Self::FULL),
    ];

    /// These settings as far as a game can be rolled out by them. In games whose checkers do not move as in backgammon the
    /// cube stays where it is, no candidate is dropped, and both sides play at a glance until somebody says otherwise. They
    /// are long, and the net is judged by its later self: they are judged after 20 half-moves unless there is a horizon.
    #[must_use]
    pub fn in_game(self, rules: &Rules) -> Self {
        if fits(rules) {
            return self;
        }
        let strength = Strength::STATIC;
        let horizon = self.horizon.or(Some(20));
        Self { early: strength, late: strength, cubeful: false, stop: None, drop: None, horizon, ..self }
    }

    /// Strength of the half-move numbered `turn`, from 0.
    pub(super) const fn strength(&self, turn: u32) -> Strength {
        if turn < self.early_turns { self.early } else { self.late }
    }

    pub(super) fn check(&self) -> Result<(), RolloutError> {
        let refuse = |what| Err(RolloutError::Settings(what));
        let deepest = [self.early.plies, self.early.cube_plies, self.late.plies, self.late.cube_plies];
        if self.trials == 0 {
            refuse("trials")
        } else if self.horizon == Some(0) {
            refuse("horizon")
        } else if deepest.into_iter().any(|plies| plies > MOST_PLIES) {
            refuse("plies")
        } else if self.drop.is_some_and(|jsd| jsd.is_nan() || jsd <= 0.0) {
            refuse("drop")
        } else if self.stop.is_some_and(|stop| stop.jsd.is_nan() || stop.jsd <= 0.0 || stop.se.is_nan()) {
            refuse("stop")
        } else {
            Ok(())
        }
    }
}

/// Why there is no rollout.
#[derive(Clone, Debug, Describe, Error, PartialEq)]
#[non_exhaustive]
#[describe("rollout-error")]
pub enum RolloutError {
    /// Settings that make no sense.
    Settings(#[describe(name = "value")] &'static str),
    /// Nothing to roll out.
    Empty,
    /// The position cannot be played on, or it was cancelled before the first block was done.
    #[describe(transparent)]
    Search(#[from] SearchError),
    /// The state to go on from belongs to another rollout.
    State,
    /// The bytes to go on from are damaged, or none of a rollout.
    #[describe(transparent)]
    Keep(#[from] KeepError),
    /// The bytes to go on from are none of this rollout.
    Foreign,
}

impl RolloutError {
    /// Whether the rollout can be begun anew without the state it was to go on from.
    #[must_use]
    pub const fn is_of_state(&self) -> bool {
        matches!(self, Self::State | Self::Keep(_) | Self::Foreign)
    }
}
