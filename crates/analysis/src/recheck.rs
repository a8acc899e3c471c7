//! Looking once more, by rollout.

use std::sync::atomic::Ordering;

use pasch_engine::analyst::{AnalystError, Engine, Evaluation, Spot};
use pasch_engine::cube::{CubeDecision, CubeInfo, CubeMet, cubeless_equity};
use pasch_engine::eval::Probs;
use pasch_engine::gate::board_from;
use pasch_engine::rollout::{RolledOut, Rollout, RolloutError, RolloutSettings};
use pasch_engine::search::{RankedPlay, Run, SearchError, Searcher};
use pasch_engine::standard::Board;
use pasch_rules::{LegalPlay, Position};

use crate::level::Recheck;
use crate::report::Rolled;

/// A play as the engine judged it, and how it was rolled out, if it was.
pub type Rechecked = (RankedPlay<LegalPlay>, Option<Rolled>);

impl Recheck {
    /// Rolls out the best of some ranked plays of a roll, as many and as near as the recipe says, and those that lead to
    /// the positions of `always`; they come first, by what the rollout says. Nothing changes where checkers do not move as in backgammon, where there is one play, or
    /// where a play ends the game.
    ///
    /// # Errors
    /// When the run was cancelled, or the plays are none of the spot.
    pub fn plays(
        &self,
        engine: &Engine,
        spot: &Spot,
        ranked: Vec<RankedPlay<LegalPlay>>,
        (always, cubeful): (&[Position], bool),
        run: Run<'_>,
    ) -> Result<Vec<Rechecked>, AnalystError> {
        let top = ranked.first().map_or(0.0, |best| best.equity);
        let meant = |(at, play): &(usize, RankedPlay<LegalPlay>)| {
            *at < self.plays && top - play.equity <= self.within || always.contains(&play.play.position)
        };
        let (near, rest): (Vec<_>, Vec<_>) = ranked.into_iter().enumerate().partition(meant);
        let count = near.len();
        let boards: Result<Vec<Board>, _> = match spot.board() {
            Some(_) => near
                .iter()
                .map(|(_, play)| board_from(&play.play.position, spot.player(), spot.rules()))
                .collect(),
            None => Ok(Vec::new()),
        };
        let boards = boards?;
        let mut all: Vec<(usize, RankedPlay<LegalPlay>)> = near.into_iter().chain(rest).collect();
        let rolls = boards.len() > 1 && boards.iter().all(|board| board.finished().is_none());
        if !rolls {
            all.sort_by_key(|(at, _)| *at);
        }
        let mut plays: Vec<Rechecked> = all.into_iter().map(|(_, play)| (play, None)).collect();
        if !rolls {
            return Ok(plays);
        }
        let searcher = engine.search_in(spot.rules());
        let outs = self.boards(&searcher, &boards, spot.cube(), cubeful, run)?;
        for ((play, how), out) in plays.iter_mut().zip(&outs) {
            play.probs = out.probs;
            play.equity = if cubeful { out.equity.mean } else { out.cubeless.mean };
            play.cubeless = out.cubeless.mean;
            play.mwc = out.mwc.map(|mwc| mwc.mean);
            *how = Some(rolled(out));
        }
        plays[..count].sort_by(|(a, _), (b, _)| b.equity.total_cmp(&a.equity));
        Ok(plays)
    }

    /// Puts what a rollout of the cube decision says into an evaluation. `None`, and nothing changed, where there is no
    /// cube decision or checkers do not move as in backgammon.
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
        let Some(board) = spot.board() else { return Ok(None) };
        let found = self.cube(&engine.search_in(spot.rules()), board, spot.cube(), run)?;
        let Some((decision, probs, rolled)) = found else { return Ok(None) };
        let met = engine.met(spot.rules());
        let at = CubeMet::new(*spot.cube(), &met);
        let cubeful = decision.optimal();
        let mwc = at.is_match().then(|| at.value(cubeful));
        *evaluation = Evaluation { probs, cubeless: cubeless_equity(&probs, at), cubeful, mwc, decision };
        Ok(Some(rolled))
    }

    /// Rolls out the branches of a cube decision; `None` where there are not both.
    pub(crate) fn cube(
        &self,
        searcher: &Searcher,
        board: &Board,
        cube: &CubeInfo,
        run: Run<'_>,
    ) -> Result<Option<(CubeDecision, Probs, Rolled)>, RolloutError> {
        let rollout = Rollout::cube_decision(searcher, board, cube, self.settings)?;
        let result = rollout.run(run, &mut |_| {})?;
        check(run)?;
        let (decision, first) = (result.decision, result.candidates.first());
        Ok(decision.zip(first).map(|(decision, first)| (decision, first.probs, rolled(first))))
    }

    /// Rolls out the boards after some plays, the mover's lane first.
    pub(crate) fn boards(
        &self,
        searcher: &Searcher,
        boards: &[Board],
        cube: &CubeInfo,
        cubeful: bool,
        run: Run<'_>,
    ) -> Result<Vec<RolledOut>, RolloutError> {
        let settings = RolloutSettings { cubeful, ..self.settings };
        let result = Rollout::plays(searcher, boards, cube, settings)?.run(run, &mut |_| {})?;
        check(run)?;
        Ok(result.candidates)
    }
}

/// A cancelled rollout returns what it knows; half an answer is none here.
fn check(run: Run<'_>) -> Result<(), SearchError> {
    match run.cancel {
        Some(flag) if flag.load(Ordering::Relaxed) => Err(SearchError::Cancelled),
        _ => Ok(()),
    }
}

/// What is remembered of a rollout.
pub(crate) fn rolled(out: &RolledOut) -> Rolled {
    Rolled { games: u32::try_from(out.trials).unwrap_or(u32::MAX), error: out.equity.se }
}
