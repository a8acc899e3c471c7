//! Putting judged decisions together: the report and its sums, the same in whatever order they were judged.

use std::ops::ControlFlow;

use pasch_engine::analyst::Engine;
use pasch_engine::search::Run;
use pasch_messages::Describe;
use pasch_rules::{ByPlayer, Player, Record};
use thiserror::Error;

use crate::judge::{JudgeError, Judged, judge_item};
use crate::level::Depth;
use crate::mark::Thresholds;
use crate::measure::{Loss, Tally};
use crate::plan::{Plan, PlanError, plan};
use crate::report::{Decision, GameReport, Report};

/// How far an analysis has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Decisions judged so far, over all games.
    pub done: usize,
    /// Decisions of the whole record.
    pub total: usize,
    /// Number of the game at work, from 1.
    pub game: u32,
    /// Games of the record in all.
    pub games: usize,
}

/// Why there is no complete report.
#[derive(Clone, Debug, Describe, Error)]
#[describe("analysis-error")]
pub enum AnalysisError {
    /// The record cannot be judged.
    #[describe(transparent)]
    Plan(#[from] PlanError),
    /// The engine refused a decision.
    #[describe(transparent)]
    Judge(#[from] JudgeError),
    /// The caller stopped it; what was done until then is in the report.
    #[describe(args(done = _0.done, total = _0.total))]
    Stopped(#[describe(skip)] Box<Report>),
}

/// Judges a whole record, one decision after the other on this thread. `progress` is called before each;
/// breaking stops the work.
///
/// ```
/// use pasch_analysis::{Depth, Thresholds, judge};
/// use pasch_engine::{analyst::Engine, nets};
/// use pasch_rules::{Header, Record, VariantId};
/// use std::{ops::ControlFlow, sync::Arc};
///
/// let engine = Engine::new(Arc::new(nets::builtin().fast.clone()));
/// let record = Record { header: Header::new(VariantId::BACKGAMMON, 5), actions: Vec::new() };
/// let mut go_on = |_| ControlFlow::Continue(());
/// let report = judge(&record, &engine, &Depth::plies(0), Thresholds::PASCH, &mut go_on)?;
/// assert_eq!(report.turns().count(), 0);
/// # Ok::<(), pasch_analysis::AnalysisError>(())
/// ```
///
/// # Errors
/// When the record cannot be judged, or `progress` broke off.
pub fn judge(
    record: &Record,
    engine: &Engine,
    depth: &Depth,
    thresholds: Thresholds,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Report, AnalysisError> {
    let plan = plan(record)?;
    let mut judged = Vec::with_capacity(plan.items.len());
    for (done, item) in plan.items.iter().enumerate() {
        let at = Progress {
            done,
            total: plan.items.len(),
            game: plan.games.get(item.game).map_or(0, |game| game.number),
            games: plan.games.len(),
        };
        if progress(at).is_break() {
            return Err(AnalysisError::Stopped(Box::new(assemble(&plan, &judged, depth, thresholds))));
        }
        judged.push(Some(judge_item(item, engine, depth, Run::default())?));
    }
    Ok(assemble(&plan, &judged, depth, thresholds))
}

/// The report of what has been judged. `judged[i]` is the verdict on `plan.items[i]`; missing ones (also at the end)
/// are not in the report yet.
#[must_use]
pub fn assemble(plan: &Plan, judged: &[Option<Judged>], depth: &Depth, thresholds: Thresholds) -> Report {
    let mut games: Vec<GameReport> = plan
        .games
        .iter()
        .map(|game| GameReport {
            number: game.number,
            variant: game.variant,
            score: game.score,
            crawford: game.crawford,
            result: game.result,
            turns: Vec::new(),
            players: ByPlayer::default(),
        })
        .collect();
    let mut done = 0;
    for (item, judged) in plan.items.iter().zip(judged) {
        let (Some(judged), Some(game)) = (judged, games.get_mut(item.game)) else {
            continue;
        };
        done += 1;
        let mut turn = judged.turn.clone();
        let loss = Loss { emg: turn.loss, mwc: turn.loss_mwc, cube: turn.cube.value };
        let tally: &mut Tally = &mut game.players[turn.player];
        let decided = match &turn.decision {
            Decision::Play(play) => {
                tally.play(play.results, judged.spread, loss, &thresholds);
                play.results > 1
            }
            Decision::Cube(cube) => {
                tally.cube(turn.counts, cube.mistake, loss, &thresholds);
                true
            }
        };
        if let Some(luck) = turn.luck {
            tally.luck(luck.equity, luck.mwc, turn.cube.value);
        }
        turn.mark = decided.then(|| thresholds.mark(turn.loss));
        game.turns.push(turn);
    }
    let mut players = ByPlayer::<Tally>::default();
    for game in &games {
        for player in Player::BOTH {
            players[player].add(&game.players[player]);
        }
    }
    Report {
        level: depth.name.clone(),
        thresholds,
        length: plan.length,
        games,
        players,
        done,
        total: plan.items.len(),
    }
}
