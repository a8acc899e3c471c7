//! Looking once more, by rollout.

use std::sync::atomic::Ordering;

use pasch_engine::analyst::{AnalystError, Engine, Evaluation, Spot};
use pasch_engine::cube::{CubeDecision, CubeMet, CubeVerdict, cubeless_equity};
use pasch_engine::eval::Probs;
use pasch_engine::rollout::{Estimate, RolledOut, RolloutSettings};
use pasch_engine::search::{RankedPlay, Run, SearchError};
use pasch_rules::{Dice, Landing, LegalPlay, Position, ending_after};

use crate::level::Recheck;
use crate::report::Rolled;

/// A play as the engine judged it, and how it was rolled out, if it was.
pub type Rechecked = (RankedPlay<LegalPlay>, Option<Rolled>);

impl Recheck {
    /// Rolls out the best of some ranked plays of a roll, as many and as near as the recipe says, and those that lead to
    /// the positions of `always`; they come first, by what the rollout says. Nothing changes where there is one play, or
    /// where a play ends the game.
    ///
    /// # Errors
    /// When the run was cancelled, or the plays are none of the spot.
    pub fn plays(
        &self,
        engine: &Engine,
        (spot, dice): (&Spot, &Dice),
        ranked: Vec<RankedPlay<LegalPlay>>,
        (always, cubeful): (&[Position], bool),
        run: Run<'_>,
    ) -> Result<Vec<Rechecked>, AnalystError> {
        let top = ranked.first().map_or(0.0, |best| best.equity);
        let meant = |(at, play): &(usize, &RankedPlay<LegalPlay>)| {
            *at < self.plays && top - play.equity <= self.within || always.contains(&play.play.position)
        };
        let near: Vec<usize> = ranked.iter().enumerate().filter(meant).map(|(at, _)| at).collect();
        let ends: Vec<Landing> = near.iter().map(|&at| ranked[at].play.landing()).collect();
        let outs = self.ends(engine, (spot, dice), &ends, cubeful, run)?;
        let mut plays: Vec<Rechecked> = ranked.into_iter().map(|play| (play, None)).collect();
        let Some(outs) = outs else { return Ok(plays) };
        for (&at, out) in near.iter().zip(&outs) {
            correct(&mut plays[at], out, cubeful);
        }
        // Stable: those that were not rolled out stay in their order.
        plays.sort_by(|(a, how), (b, other)| match (how, other) {
            (Some(_), Some(_)) => b.equity.total_cmp(&a.equity),
            _ => other.is_some().cmp(&how.is_some()),
        });
        Ok(plays)
    }

    /// Puts what a rollout before the roll says into an evaluation. `None`, and nothing changed, where the double cannot be
    /// rolled out, although there is one, because the rollout leaves the cube where it is.
    ///
    /// # Errors
    /// When the run was cancelled.
    pub fn evaluation(
        &self,
        engine: &Engine,
        spot: &Spot,
        evaluation: &mut Evaluation,
        run: Run<'_>,
    ) -> Result<Option<Rolled>, AnalystError> {
        // The rollout of other games leaves the cube where it is.
        if spot.board().is_none() && evaluation.decision.best != CubeVerdict::NotAvailable {
            return Ok(None);
        }
        let settings = self.settings.in_game(spot.rules());
        let result = engine.roll_out(spot, None, settings, None, run, &mut |_| {})?;
        check(run)?;
        let Some(first) = result.candidates.first() else { return Ok(None) };
        let met = engine.met(spot.rules());
        let at = CubeMet::new(*spot.cube(), &met);
        let (decision, cubeless) = match result.decision {
            Some(decision) => (decision, cubeless_equity(&first.probs, at)),
            None if spot.board().is_none() => {
                let no_double = first.equity.mean;
                (CubeDecision { no_double, ..evaluation.decision }, first.cubeless.mean)
            }
            None => return Ok(None),
        };
        let cubeful = decision.optimal();
        let mwc = at.is_match().then(|| at.value(cubeful));
        *evaluation = Evaluation { probs: first.probs, cubeless, cubeful, mwc, decision };
        Ok(Some(rolled(first)))
    }

    /// Rolls out the branches of a cube decision; `None` where there are not both.
    pub(crate) fn cube(
        &self,
        engine: &Engine,
        spot: &Spot,
        run: Run<'_>,
    ) -> Result<Option<(CubeDecision, Probs, Rolled)>, AnalystError> {
        // As above: there is one branch alone.
        if spot.board().is_none() {
            return Ok(None);
        }
        let result = engine.roll_out(spot, None, self.settings, None, run, &mut |_| {})?;
        check(run)?;
        let (decision, first) = (result.decision, result.candidates.first());
        Ok(decision.zip(first).map(|(decision, first)| (decision, first.probs, rolled(first))))
    }

    /// Rolls out some plays of a roll, known by where they end; `None` where there are not two, or one ends the game.
    pub(crate) fn ends(
        &self,
        engine: &Engine,
        (spot, dice): (&Spot, &Dice),
        ends: &[Landing],
        cubeful: bool,
        run: Run<'_>,
    ) -> Result<Option<Vec<RolledOut>>, AnalystError> {
        let is_last = |end: &Landing| ending_after(spot.rules(), &end.position).is_some();
        if ends.len() < 2 || ends.iter().any(is_last) {
            return Ok(None);
        }
        let settings = RolloutSettings { cubeful, ..self.settings }.in_game(spot.rules());
        let result = engine.roll_out_ends(spot, Some((dice, ends)), settings, None, run, &mut |_| {})?;
        check(run)?;
        Ok(Some(result.candidates))
    }
}

/// Puts what a rollout says in place of what the search said.
pub(crate) fn correct<P>((play, how): &mut (RankedPlay<P>, Option<Rolled>), out: &RolledOut, cubeful: bool) {
    play.probs = out.probs;
    play.equity = if cubeful { out.equity.mean } else { out.cubeless.mean };
    play.cubeless = out.cubeless.mean;
    play.mwc = out.mwc.map(|Estimate { mean, .. }| mean);
    *how = Some(rolled(out));
}

/// A cancelled rollout returns what it knows; half an answer is none here.
fn check(run: Run<'_>) -> Result<(), SearchError> {
    match run.cancel {
        Some(flag) if flag.load(Ordering::Relaxed) => Err(SearchError::Cancelled),
        _ => Ok(()),
    }
}

/// What is remembered of a rollout.
fn rolled(out: &RolledOut) -> Rolled {
    Rolled { games: u32::try_from(out.trials).unwrap_or(u32::MAX), error: out.equity.se }
}
