//! A position judged by search, as deep as was asked or as time allows.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use pasch_analysis::{course, foreign};
use pasch_engine::analyst::{AnalystError, Engine, Evaluation, Spot, deepen};
use pasch_engine::cube::{CubeMet, CubeVerdict};
use pasch_engine::search::{RankedPlay, Run, SearchSettings};
use pasch_formats::diagram::{self, Diagram, DiagramFault};
use pasch_messages::Describe;
use pasch_rules::{LegalPlay, MatchState, Phase};

use super::{CancelOnDrop, Positions, give_way};
use pasch_table::board;
use pasch_table::view::places;
use pasch_wire as wire;

/// Seconds after which the deepest finished search is the answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// Most plays in an answer.
const PLAYS: usize = 60;

/// Why a position is not judged.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("study-error")]
pub enum StudyError {
    /// No position that can be played.
    #[describe(transparent)]
    Fault(#[from] DiagramFault),
    /// The engine refused the position.
    #[describe(transparent)]
    Engine(#[from] AnalystError),
    /// The engine broke off by a panic.
    Panicked,
    /// The service is going down.
    Closing,
}

impl Positions {
    /// What a position is worth, looking so many rolls ahead or as far as time allows.
    ///
    /// # Errors
    /// When the position is impossible or the engine does not play the game.
    pub async fn evaluate(&self, diagram: Diagram, plies: u8) -> Result<wire::EvaluationView, StudyError> {
        let state = diagram.state()?;
        self.patiently(move |engine, cancel| answer(engine, &diagram, &state, plies, cancel)).await
    }

    /// Does work on a thread of its own when its turn comes. The work is told to finish when time is up, or when nobody waits
    /// for it any more.
    ///
    /// # Errors
    /// Those of the work; or the service is going down.
    pub async fn patiently<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Engine, &AtomicBool) -> Result<T, StudyError> + Send + 'static,
    ) -> Result<T, StudyError> {
        let seat = Arc::clone(&self.seats).acquire_owned().await.map_err(|_| StudyError::Closing)?;
        let cancel = Arc::new(AtomicBool::new(false));
        let _guard = CancelOnDrop(Arc::clone(&cancel));
        let (engine, bots, flag) = (self.engine.now(), self.bots.clone(), Arc::clone(&cancel));
        let mut done = tokio::task::spawn_blocking(move || {
            let _seat = seat;
            give_way(&bots, &flag);
            work(&engine, &flag)
        });
        let done = tokio::select! {
            ended = &mut done => ended,
            () = tokio::time::sleep(PATIENCE) => {
                cancel.store(true, Ordering::Relaxed);
                done.await
            }
        };
        done.map_err(|_| StudyError::Panicked)?
    }
}

fn answer(
    engine: &Engine,
    diagram: &Diagram,
    state: &MatchState,
    plies: u8,
    cancel: &AtomicBool,
) -> Result<wire::EvaluationView, StudyError> {
    let spot = Spot::of(state)?;
    let run = Run { cancel: Some(cancel), ..Run::default() };
    let mut view = wire::EvaluationView {
        position: diagram::encode(diagram),
        level: String::new(),
        complete: true,
        candidates: Vec::new(),
        cube: None,
        can_double: false,
        mwc: None,
        text: String::new(),
    };
    let met = engine.met(state.rules());
    let reached = if let Phase::ToMove { dice, .. } = state.phase() {
        let (reached, ranked) = deepen(plies, run, |plies, run| {
            engine.rank_plays(&spot, dice, &SearchSettings::plies(plies), &[], run)
        })?;
        view.candidates = candidates(&ranked);
        let note = foreign::plays_note(ranked.iter().take(PLAYS).map(|one| (one, None)));
        view.text = places::text(diagram, Some((&note, met.name()))).unwrap_or_default();
        reached
    } else {
        let (reached, found) = deepen(plies, run, |plies, run| engine.evaluate(&spot, plies, run))?;
        view.can_double = found.decision.best != CubeVerdict::NotAvailable;
        view.cube = Some(cube(&found, state.cube().value > 1));
        view.mwc = found.mwc;
        let note = foreign::cube_note(&found, reached, None, CubeMet::new(*spot.cube(), &met));
        view.text = places::text(diagram, Some((&note, met.name()))).unwrap_or_default();
        reached
    };
    view.level = format!("{reached}-ply");
    view.complete = reached >= plies;
    Ok(view)
}

/// Plays as the engine ranks them, with the losses of those that were looked at as deeply as the best.
fn candidates(ranked: &[RankedPlay<LegalPlay>]) -> Vec<wire::Candidate> {
    let behind = |one: &RankedPlay<LegalPlay>| {
        let best = ranked.first().filter(|best| best.plies == one.plies)?;
        Some((best.equity - one.equity).max(0.0))
    };
    let one = |(rank, found): (u32, &RankedPlay<LegalPlay>)| wire::Candidate {
        rank,
        play: found.play.play.to_string(),
        moves: found.play.play.moves.iter().map(board::checker_move).collect(),
        equity: found.equity,
        loss: behind(found),
        win: f64::from(found.probs.win),
        win_g: f64::from(found.probs.win_g),
        win_bg: f64::from(found.probs.win_bg),
        lose_g: f64::from(found.probs.lose_g),
        lose_bg: f64::from(found.probs.lose_bg),
        mwc: found.mwc,
        level: format!("{}-ply", found.plies),
        played: false,
    };
    (1..).zip(ranked).map(one).take(PLAYS).collect()
}

fn cube(found: &Evaluation, redouble: bool) -> wire::CubeReport {
    let probs = &found.probs;
    let available = found.decision.best != CubeVerdict::NotAvailable;
    wire::CubeReport {
        no_double: if available { found.decision.no_double } else { found.cubeful },
        double_take: found.decision.double_take,
        double_pass: found.decision.double_pass,
        best: course(found.decision.best, redouble).to_string(),
        win: f64::from(probs.win),
        win_g: f64::from(probs.win_g),
        win_bg: f64::from(probs.win_bg),
        lose_g: f64::from(probs.lose_g),
        lose_bg: f64::from(probs.lose_bg),
        cubeless: found.cubeless,
        shown: true,
        rolled: false,
    }
}
