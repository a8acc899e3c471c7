//! Putting blocks together in their order, and knowing when to end.
//!
//! Invariant: a state depends on which blocks it holds, never on who played them or when.

use super::result::{Ended, RolledOut, RolloutResult, RolloutState, Subject, Sums, set_behind_best};
use super::{Estimate, Rollout, Stop};
use crate::cube::decide;
use crate::eval::Probs;
use crate::search::SearchError;
use std::collections::BTreeMap;

/// A pass over some groups that have come equally far.
pub(super) struct Pass {
    /// The groups played, by their places.
    pub(super) groups: Vec<usize>,
    /// The block to begin with.
    pub(super) from: u32,
    /// The block to end before.
    pub(super) to: u32,
    /// Others have come further: nothing is compared until these have caught up.
    catching_up: bool,
}

/// What is known so far, and blocks that wait for earlier ones.
pub(super) struct Fold<'r, 'p> {
    rollout: &'r Rollout<'r>,
    pub(super) state: RolloutState,
    waiting: BTreeMap<(u32, usize), Sums>,
    pub(super) ended: Ended,
    pub(super) fault: Option<SearchError>,
    progress: &'p mut (dyn FnMut(&RolloutResult) + Send),
}

impl<'r, 'p> Fold<'r, 'p> {
    pub(super) fn new(
        rollout: &'r Rollout<'r>,
        state: RolloutState,
        progress: &'p mut (dyn FnMut(&RolloutResult) + Send),
    ) -> Self {
        Self { rollout, state, waiting: BTreeMap::new(), ended: Ended::Running, fault: None, progress }
    }

    /// What to play next, up to `blocks`; nothing when the rollout is over.
    pub(super) fn next_pass(&mut self, blocks: u32) -> Option<Pass> {
        if self.ended != Ended::Running || self.fault.is_some() {
            return None;
        }
        self.waiting.clear();
        self.bring_back();
        let active = |s: &RolloutState| -> Vec<usize> {
            (0..s.groups.len()).filter(|&g| !s.groups[g].dropped).collect()
        };
        let active = active(&self.state);
        let done = |g: &usize| self.state.groups[*g].blocks;
        let from = active.iter().map(done).min().filter(|from| *from < blocks)?;
        let groups: Vec<usize> = active.iter().copied().filter(|g| done(g) == from).collect();
        let ahead = active.iter().map(done).filter(|b| *b > from).min();
        Some(Pass { groups, from, to: ahead.unwrap_or(blocks).min(blocks), catching_up: ahead.is_some() })
    }

    /// Whether a block is still wanted.
    pub(super) fn wants(&self, group: usize) -> bool {
        self.ended == Ended::Running && self.fault.is_none() && !self.state.groups[group].dropped
    }

    /// Takes a block in, and with it all that waited for it.
    pub(super) fn take(&mut self, pass: &Pass, group: usize, block: u32, sums: Sums) {
        self.waiting.insert((block, group), sums);
        while self.ended == Ended::Running {
            let groups = || pass.groups.iter().copied().filter(|&g| !self.state.groups[g].dropped);
            let Some(block) = groups().map(|g| self.state.groups[g].blocks).min() else { return };
            if groups().any(|g| !self.waiting.contains_key(&(block, g))) {
                return;
            }
            for g in groups().collect::<Vec<_>>() {
                if let Some(sums) = self.waiting.remove(&(block, g)) {
                    self.state.groups[g].sums.join(&sums);
                    self.state.groups[g].blocks += 1;
                }
            }
            if !pass.catching_up {
                self.compare();
            }
            let result = self.rollout.result(&self.state, &[], self.ended);
            (self.progress)(&result);
        }
    }

    /// Drops candidates that are too far behind and ends what is certain.
    fn compare(&mut self) {
        let settings = &self.rollout.settings;
        let result = self.rollout.result(&self.state, &[], Ended::Running);
        let trials = result.candidates.iter().filter(|c| !c.dropped).map(|c| c.trials).min().unwrap_or(0);
        if let Some(stop) = settings.stop
            && trials >= u64::from(stop.min_trials)
            && certain(&result, &stop)
        {
            self.ended = Ended::Certain;
        }
        let Some(limit) = settings.drop.filter(|_| self.state.groups.len() > 1) else { return };
        // A first block alone says little about its own spread.
        let least = settings.stop.map_or(LEAST_TO_DROP, |stop| u64::from(stop.min_trials));
        if trials < least {
            return;
        }
        for (group, candidate) in self.state.groups.iter_mut().zip(&result.candidates) {
            group.dropped |= candidate.jsd > limit;
        }
        if self.state.groups.iter().filter(|g| !g.dropped).count() == 1 {
            self.ended = Ended::Certain;
        }
    }

    /// Lets candidates back in that are near the best again.
    fn bring_back(&mut self) {
        let Some(limit) = self.rollout.settings.drop else { return };
        let result = self.rollout.result(&self.state, &[], Ended::Running);
        for (group, candidate) in self.state.groups.iter_mut().zip(&result.candidates) {
            group.dropped &= candidate.jsd > limit;
        }
    }
}

/// Trials before a candidate is dropped, where no [`Stop`] names a number.
const LEAST_TO_DROP: u64 = 144;

fn certain(result: &RolloutResult, stop: &Stop) -> bool {
    let playing = || result.candidates.iter().filter(|c| !c.dropped);
    if playing().all(|c| c.equity.se < stop.se) {
        return true;
    }
    match (&result.decision, result.candidates.as_slice()) {
        (Some(decision), [no_double, double_take]) => {
            let answer = (double_take.equity.mean - decision.double_pass).abs() / double_take.equity.se;
            let se = if decision.take { result_difference(result) } else { no_double.equity.se };
            let double = (decision.double() - decision.no_double).abs() / se;
            answer >= stop.jsd && double >= stop.jsd
        }
        (_, [_]) => false,
        _ => {
            result.candidates.iter().filter(|c| c.jsd == 0.0).count() == 1
                && result.candidates.iter().all(|c| c.jsd == 0.0 || c.jsd >= stop.jsd)
        }
    }
}

/// Standard error, in equity, of the difference between the branches of a cube decision.
fn result_difference(result: &RolloutResult) -> f64 {
    let Some(group) = result.state.groups.first() else { return f64::INFINITY };
    let per_value = match &result.candidates[..] {
        [first, ..] if group.sums.games[0].error(0) > 0.0 => first.equity.se / group.sums.games[0].error(0),
        _ => 1.0,
    };
    group.sums.difference.error(0) * per_value
}

impl Rollout<'_> {
    /// The numbers of a state and of what was played beyond its whole blocks.
    pub(super) fn result(&self, state: &RolloutState, tails: &[Sums], ended: Ended) -> RolloutResult {
        let at = self.at();
        let unit = 1.0 / (at.value(1.0) - at.value(0.0));
        let mut candidates = Vec::with_capacity(self.subjects.len());
        for (g, group) in state.groups.iter().enumerate() {
            let mut sums = group.sums.clone();
            if let Some(tail) = tails.get(g) {
                sums.join(tail);
            }
            for moments in &sums.games {
                let [value, cubeless, win, win_g, win_bg, lose_g, lose_bg] = moments.mean;
                let estimate =
                    |value: f64, k: usize| Estimate { mean: at.equity(value), se: moments.error(k) * unit };
                let probs = Probs {
                    win: win as f32,
                    win_g: win_g as f32,
                    win_bg: win_bg as f32,
                    lose_g: lose_g as f32,
                    lose_bg: lose_bg as f32,
                };
                let subject = self.subjects.get(candidates.len()).copied().unwrap_or(Subject::NoDouble);
                candidates.push(RolledOut {
                    subject,
                    trials: moments.count,
                    probs: probs.sanitize(),
                    cubeless: estimate(cubeless, 1),
                    equity: estimate(value, 0),
                    mwc: at.is_match().then_some(Estimate { mean: value, se: moments.error(0) }),
                    jsd: 0.0,
                    dropped: group.dropped,
                });
            }
        }
        set_behind_best(&mut candidates, 0.0);
        let decision = match candidates.as_slice() {
            [no_double, double_take] if no_double.subject == Subject::NoDouble && self.settings.cubeful => {
                Some(decide(at.value(no_double.equity.mean), at.value(double_take.equity.mean), at))
            }
            _ => None,
        };
        RolloutResult {
            candidates,
            decision,
            ended,
            settings: self.settings,
            net: self.net(),
            state: state.clone(),
        }
    }
}
