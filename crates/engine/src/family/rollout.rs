//! Rollouts of a game of the family: a position played out many times, with the luck of the dice taken out.
//!
//! Both sides play what looks best at a glance or a roll deep, for what is at stake. The luck of every roll, what its best
//! reply is worth at a glance less the mean over all rolls, is subtracted, so the mean stays that of the plain results
//! while the spread shrinks. The first rolls of the trials run through all rolls evenly.
//!
//! Invariant: a result depends on position, settings, stake and net alone, not on threads or on where it was interrupted.

mod state;

pub use state::{FamilyState, FamilySums};

use pasch_rules::{Dice, Player};

use super::game::{After, rolls};
use super::net::Sums;
use super::search::{FamilySearcher, Worth};
use crate::chance::Chance;
use crate::cube::CubeMet;
use crate::rollout::{Estimate, RolledOut, Subject};
use crate::search::{Run, SearchError};

/// How to roll out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FamilyRollout {
    /// Games to be played for each position.
    pub trials: u32,
    /// Where the dice come from.
    pub seed: u64,
    /// Rolls after which a game is judged by the net instead of played on.
    pub horizon: Option<u32>,
    /// Take the luck of the dice out.
    pub without_luck: bool,
    /// Rolls the players look ahead.
    pub plies: u8,
}

impl Default for FamilyRollout {
    /// 324 games of 20 rolls.
    fn default() -> Self {
        Self { trials: 324, seed: 1, horizon: Some(20), without_luck: true, plies: 0 }
    }
}

/// Rolls after which a game counts as drawn.
const LONGEST: u32 = 2000;
/// Games of a task; part of nothing but the bookkeeping.
const BLOCK: u32 = 12;
/// Games of each position between two looks at what is known.
const PIECE: u32 = 108;

/// What a rollout says, without a cube.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FamilyRolled {
    /// Games played so far.
    pub trials: u32,
    /// The mean chances and values over the games.
    pub worth: Worth,
    /// Points a game, mean and standard error.
    pub points: Estimate,
    /// Winning chance, 0 to 1; a draw is half a win.
    pub win: Estimate,
    /// What is won at the stake, see [`Worth::value`].
    pub value: Estimate,
}

impl FamilyRolled {
    /// Equity at the stake of the search: points for money; in a match normalised.
    #[must_use]
    pub fn equity(&self, at: CubeMet<'_>) -> Estimate {
        if !at.is_match() {
            return self.value;
        }
        let of = |value: f64| at.equity(0.5 * (1.0 + value));
        let scale = of(1.0) - of(0.0);
        Estimate { mean: of(self.value.mean), se: self.value.se * scale.abs() }
    }

    /// The same as a candidate among others, of which it is not yet said how far it is behind the best.
    fn candidate(&self, subject: Subject, at: CubeMet<'_>) -> RolledOut {
        let equity = self.equity(at);
        RolledOut {
            subject,
            trials: self.trials.into(),
            probs: self.worth.probs,
            cubeless: equity,
            equity,
            mwc: at.is_match().then(|| Estimate { mean: self.worth.mwc(), se: 0.5 * self.value.se }),
            jsd: 0.0,
            dropped: false,
        }
    }
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
    /// use std::sync::Arc;
    /// let rules = Rules::standard(VariantId::PLAKOTO);
    /// let (net, met) = (family::builtin(&rules).expect("a net"), Arc::new(Met::kazaross_xg2()));
    /// let searcher = FamilySearcher::new(&rules, net, met, None);
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
        let sums = self.go_on(FamilySums::default(), self.trials.max(1), searcher, after, mover, run)?;
        Ok(sums.rolled())
    }

    /// Rolls out several ends of plays with the same dice, going on from what is known of them if that belongs to this
    /// question; `tell` hears of every piece. Returns what is known at the end and whether that is all: a rollout that is
    /// cancelled ends with what it had.
    ///
    /// # Errors
    /// When it is cancelled before anything is known.
    pub fn run_all(
        &self,
        known: Option<FamilyState>,
        searcher: &FamilySearcher<'_>,
        subjects: &[After],
        mover: Player,
        run: Run<'_>,
        tell: &mut dyn FnMut(&FamilyState),
    ) -> Result<(FamilyState, bool), SearchError> {
        let key = self.key(searcher, subjects, mover);
        let mut state = known
            .filter(|known| known.fits(key, subjects.len()))
            .unwrap_or_else(|| FamilyState::begin(key, subjects.len()));
        while state.trials() < self.trials.max(1) {
            let upto = state.trials().saturating_add(PIECE).min(self.trials.max(1));
            let more: Result<Vec<FamilySums>, SearchError> = subjects
                .iter()
                .zip(state.sums())
                .map(|(after, sums)| self.go_on(*sums, upto, searcher, after, mover, run))
                .collect();
            match more {
                Err(SearchError::Cancelled) if state.trials() > 0 => return Ok((state, false)),
                more => state.replace(more?),
            }
            tell(&state);
        }
        Ok((state, true))
    }

    /// A number for everything a sum of games depends on.
    #[must_use]
    pub fn key(&self, searcher: &FamilySearcher<'_>, subjects: &[After], mover: Player) -> u64 {
        let settings = Self { trials: 0, ..*self };
        // How a game is played out; another number for another way.
        let text = format!(
            "way 1 {settings:?} {:?} {mover:?} {subjects:?} {:?} {}",
            searcher.rules,
            searcher.values,
            searcher.has_database()
        );
        let bytes = text.into_bytes().into_iter().chain(searcher.net.to_bytes());
        bytes.fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
        })
    }

    /// Plays the games from those that `so_far` has up to `upto`.
    fn go_on(
        &self,
        so_far: FamilySums,
        upto: u32,
        searcher: &FamilySearcher<'_>,
        after: &After,
        mover: Player,
        run: Run<'_>,
    ) -> Result<FamilySums, SearchError> {
        let first = so_far.trials();
        let blocks = upto.saturating_sub(first).div_ceil(BLOCK);
        let parts = run.executor.map(blocks as usize, |block| {
            let from = first + block as u32 * BLOCK;
            let mut sums = Sums::default();
            (from..upto.min(from.saturating_add(BLOCK)))
                .map(|trial| self.trial(searcher, after, mover, trial, &mut sums, run))
                .collect::<Result<Vec<Worth>, SearchError>>()
        });
        let mut sums = so_far;
        for part in parts {
            part?.iter().for_each(|worth| sums.add(worth));
        }
        Ok(sums)
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
                now = searcher.best_reply_at(&state, &all[0].0, self.plies, sums, run)?.0;
                continue;
            }
            let dice = if turn == 0 { self.first_roll(all, trial) } else { drawn(all, &mut chance) };
            let sign = |worth: &Worth| if state.player == mover { *worth } else { worth.swap() };
            let (next, worth) = searcher.best_reply_at(&state, &dice, self.plies, sums, run)?;
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
