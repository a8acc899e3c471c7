//! Rollouts of a game of the family: a position played out many times, with the luck of the dice taken out.
//!
//! Both sides play what looks best at a glance. The luck of every roll, what its best reply is worth less the mean over
//! all rolls, both by the same net, is subtracted, so the mean stays that of the plain results while the spread shrinks.
//! The first rolls of the trials run through all rolls evenly.
//!
//! Invariant: a result depends on position, settings and net alone, not on threads or on where it was interrupted.

use pasch_rules::{Dice, Player};

use super::game::{After, rolls};
use super::net::Sums;
use super::search::{FamilySearcher, Worth};
use crate::level::Chance;
use crate::rollout::Estimate;
use crate::search::{Run, SearchError};

/// How to roll out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FamilyRollout {
    /// Games played.
    pub trials: u32,
    /// Where the dice come from.
    pub seed: u64,
    /// Rolls after which a game is judged by the net instead of played on.
    pub horizon: Option<u32>,
    /// Take the luck of the dice out.
    pub without_luck: bool,
}

impl Default for FamilyRollout {
    /// 324 games of 20 rolls.
    fn default() -> Self {
        Self { trials: 324, seed: 1, horizon: Some(20), without_luck: true }
    }
}

/// Rolls after which a game counts as drawn.
const LONGEST: u32 = 2000;
/// Games of a task; part of nothing but the bookkeeping.
const BLOCK: u32 = 12;

/// What a rollout says, without a cube.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FamilyRolled {
    /// Games played.
    pub trials: u32,
    /// The mean.
    pub worth: Worth,
    /// Points a game.
    pub points: Estimate,
    /// Winning chance.
    pub win: Estimate,
}

impl FamilyRolled {
    /// Both results as one of all their games.
    #[must_use]
    pub fn join(&self, other: &Self) -> Self {
        let (n, m) = (f64::from(self.trials), f64::from(other.trials));
        let all = n + m;
        if n == 0.0 {
            return *other;
        }
        if m == 0.0 {
            return *self;
        }
        let spread = |part: &Estimate, n: f64| if n > 1.0 { part.se.powi(2) * n * (n - 1.0) } else { 0.0 };
        let estimate = |a: &Estimate, b: &Estimate| {
            let gap = (a.mean - b.mean).powi(2) * n * m / all;
            let se = ((spread(a, n) + spread(b, m) + gap) / (all * (all - 1.0))).sqrt();
            Estimate { mean: (a.mean * n + b.mean * m) / all, se }
        };
        let mut worth = Worth::NOTHING;
        worth.add(&self.worth, (n / all) as f32);
        worth.add(&other.worth, (m / all) as f32);
        Self {
            trials: self.trials.saturating_add(other.trials),
            worth,
            points: estimate(&self.points, &other.points),
            win: estimate(&self.win, &other.win),
        }
    }
}

/// Sums over trials in their order.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    trials: u32,
    worth: [f64; 6],
    points_squared: f64,
    win_squared: f64,
}

impl FamilyRollout {
    /// Plays out what follows `after`, for `mover`; a finished game needs no playing.
    ///
    /// # Errors
    /// When it is cancelled.
    ///
    /// ```
    /// use pasch_engine::family::{self, After, FamilySearcher, State, rollout::FamilyRollout};
    /// use pasch_engine::{met::Met, search::Run};
    /// use pasch_rules::{Player, Rules, VariantId};
    /// let rules = Rules::standard(VariantId::PLAKOTO);
    /// let (net, met) = (family::builtin(&rules).expect("a net"), Met::kazaross_xg2());
    /// let searcher = FamilySearcher::new(&rules, net, &met, None);
    /// let start = After::Next(State::start(&rules, Player::A));
    /// let short = FamilyRollout { trials: 36, horizon: Some(4), ..FamilyRollout::default() };
    /// let rolled = short.run(&searcher, &start, Player::A, Run::default())?;
    /// assert!(rolled.win.mean > 0.3 && rolled.points.se < 0.2);
    /// # Ok::<(), pasch_engine::search::SearchError>(())
    /// ```
    pub fn run(
        &self,
        searcher: &FamilySearcher<'_>,
        after: &After,
        mover: Player,
        run: Run<'_>,
    ) -> Result<FamilyRolled, SearchError> {
        self.run_from(0, searcher, after, mover, run)
    }

    /// Plays out a further piece: `first` games have been played before, and their result is to be joined with this one
    /// by [`FamilyRolled::join`]. Pieces whose lengths are multiples of the ways to throw keep the first rolls balanced.
    ///
    /// # Errors
    /// When it is cancelled.
    pub fn run_from(
        &self,
        first: u32,
        searcher: &FamilySearcher<'_>,
        after: &After,
        mover: Player,
        run: Run<'_>,
    ) -> Result<FamilyRolled, SearchError> {
        let end = first.saturating_add(self.trials.max(1));
        let blocks = (end - first).div_ceil(BLOCK);
        let parts = run.executor.map(blocks as usize, |block| {
            let first = first + block as u32 * BLOCK;
            let mut sums = Sums::default();
            (first..end.min(first.saturating_add(BLOCK)))
                .map(|trial| self.trial(searcher, after, mover, trial, &mut sums, run))
                .collect::<Result<Vec<Worth>, SearchError>>()
        });
        let mut tally = Tally::default();
        for part in parts {
            part?.iter().for_each(|worth| tally.add(worth));
        }
        Ok(tally.rolled())
    }

    fn trial(
        &self,
        searcher: &FamilySearcher<'_>,
        after: &After,
        mover: Player,
        trial: u32,
        sums: &mut Sums,
        run: Run<'_>,
    ) -> Result<Worth, SearchError> {
        let mut chance = Chance::new(self.seed ^ u64::from(trial).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let all = rolls(searcher.rules);
        let mut luck = Worth::NOTHING;
        let mut now = *after;
        for turn in 0..self.horizon.unwrap_or(LONGEST).min(LONGEST) {
            run.check()?;
            let After::Next(state) = now else { break };
            if state.pending.is_some() {
                now = searcher.best_reply(&state, &all[0].0, sums).0;
                continue;
            }
            let dice = if turn == 0 { self.first_roll(all, trial) } else { drawn(all, &mut chance) };
            let sign = |worth: &Worth| if state.player == mover { *worth } else { worth.swap() };
            let (next, worth) = searcher.best_reply(&state, &dice, sums);
            if self.without_luck {
                let mut mean = Worth::NOTHING;
                for (other, share) in all {
                    let worth =
                        if *other == dice { worth } else { searcher.best_reply(&state, other, sums).1 };
                    mean.add(&worth, *share);
                }
                luck.add(&sign(&worth), 1.0);
                luck.add(&sign(&mean), -1.0);
            }
            now = next;
        }
        let mut result = searcher.glance_after(&now, mover, sums);
        result.add(&luck, -1.0);
        Ok(result)
    }

    /// The first roll of a trial: all ways to throw come equally often, in an order by the seed.
    fn first_roll(&self, all: &[(Dice, f32)], trial: u32) -> Dice {
        let ways: u32 = if all.len() == 21 { 36 } else { 216 };
        let (round, place) = (u64::from(trial / ways), trial % ways);
        let mut order: Vec<u32> = (0..ways).collect();
        let mut chance = Chance::new(self.seed.wrapping_add(round).wrapping_mul(0xD134_2543_DE82_EF95));
        for i in (1..order.len()).rev() {
            order.swap(i, ((chance.uniform() * (i + 1) as f64) as usize).min(i));
        }
        at_share(all, (f64::from(order[place as usize]) + 0.5) / f64::from(ways))
    }
}

fn drawn(all: &[(Dice, f32)], chance: &mut Chance) -> Dice {
    at_share(all, chance.uniform())
}

/// The roll that lies at this share of all chances.
fn at_share(all: &[(Dice, f32)], share: f64) -> Dice {
    let mut left = share;
    for (dice, chance) in all {
        left -= f64::from(*chance);
        if left < 0.0 {
            return *dice;
        }
    }
    all[all.len() - 1].0
}

impl Tally {
    fn add(&mut self, worth: &Worth) {
        let probs = &worth.probs;
        let values = [probs.win, probs.win_g, probs.win_bg, probs.lose_g, probs.lose_bg, worth.points];
        for (sum, value) in self.worth.iter_mut().zip(values) {
            *sum += f64::from(value);
        }
        self.trials += 1;
        self.points_squared += f64::from(worth.points).powi(2);
        self.win_squared += f64::from(probs.win).powi(2);
    }

    fn rolled(&self) -> FamilyRolled {
        let n = f64::from(self.trials.max(1));
        let [win, win_g, win_bg, lose_g, lose_bg, points] = self.worth.map(|sum| sum / n);
        let estimate = |mean: f64, squares: f64| {
            let spread = (squares / n - mean * mean).max(0.0) * n / (n - 1.0);
            Estimate { mean, se: if self.trials > 1 { (spread / n).sqrt() } else { f64::INFINITY } }
        };
        let [w, g, b, lg, lb] = [win, win_g, win_bg, lose_g, lose_bg].map(|chance| chance as f32);
        let probs = crate::eval::Probs { win: w, win_g: g, win_bg: b, lose_g: lg, lose_bg: lb }.sanitize();
        FamilyRolled {
            trials: self.trials,
            worth: Worth { probs, points: points as f32 },
            points: estimate(points, self.points_squared),
            win: estimate(win, self.win_squared),
        }
    }
}
