//! A match that is over: how it was played, and once more.

use pasch_messages::message;

use axum::Json;
use axum::extract::State;
use pasch_practice::ProblemKey;

use super::asked::Path;
use super::error::{ApiError, ApiResult};
use super::matches;
use super::session::Caller;
use super::{App, AppState};
use crate::store::collection::CollectedRow;
use crate::store::{StoreError, own_play};
use crate::wire::{
    AfterMatch, AfterState, AnalysisProgress, CollectedId, CostlyDecision, GameReport, Mark, MatchId,
    ReportView, Seat, TurnReport, UserId,
};
use pasch_intake::shown::judged;

/// Decisions that are shown.
const SHOWN: usize = 3;

/// `GET /api/v1/matches/{id}/after`: for a player of the match, once it is over.
pub async fn show(
    State(app): App,
    Path(id): Path<MatchId>,
    Caller(user): Caller,
) -> ApiResult<Json<AfterMatch>> {
    if !matches::owned(&app, &id, &user.id).await?.is_over() {
        return Err(ApiError::unprocessable("still-playing", message!("still-playing")));
    }
    let nothing = |state| AfterMatch {
        state,
        progress: AnalysisProgress::default(),
        judged: None,
        deeper: false,
        worst: Vec::new(),
    };
    // Asked before: the match may be taken in between the two questions.
    let is_taken_in = app.store.is_taken_in(&id).await?;
    let Some((collected_id, seat)) = app.store.played_of(&id, &user.id).await? else {
        return Ok(Json(nothing(if is_taken_in { AfterState::None } else { AfterState::Coming })));
    };
    let Some((_, row)) = app.store.find_collected(&collected_id).await? else {
        return Ok(Json(nothing(AfterState::None)));
    };
    let Some(found) = judged(&row) else {
        let progress = row.running.as_ref().map(|id| app.jobs.progress(id)).unwrap_or_default();
        let state = if is_coming(&row) { AfterState::Coming } else { AfterState::None };
        return Ok(Json(AfterMatch { progress, ..nothing(state) }));
    };
    let report = app.store.find_analysis(&found.analysis).await?.and_then(|row| row.report);
    let seats =
        if app.store.is_at_one_screen(&collected_id).await? { Seat::ALL.to_vec() } else { vec![seat] };
    let mut worst = report
        .map(|text| costliest(&text, &seats))
        .transpose()
        .map_err(|error| ApiError::internal(&error))?;
    own_play::keep_up(app.store.as_ref(), &user.id).await?;
    for (action, one) in worst.iter_mut().flatten() {
        one.problem = problem(&app, &user.id, &collected_id, *action).await?;
    }
    Ok(Json(AfterMatch {
        deeper: row.later.is_some() || is_coming(&row),
        judged: Some(found),
        worst: worst.unwrap_or_default().into_iter().map(|(_, one)| one).collect(),
        ..nothing(AfterState::Done)
    }))
}

fn is_coming(row: &CollectedRow) -> bool {
    row.wanted.is_some() || row.running.is_some()
}

/// The identifier of the problem that asks for a decision again.
async fn problem(
    app: &AppState,
    user_id: &UserId,
    match_id: &CollectedId,
    action: u32,
) -> Result<Option<String>, StoreError> {
    let key = ProblemKey { match_id: match_id.clone(), action };
    Ok(app.store.find_problem(user_id, &key).await?.map(|_| format!("{match_id}.{action}")))
}

/// The costliest decisions of these seats that are marked, each with the index of its action.
fn costliest(report: &str, seats: &[Seat]) -> Result<Vec<(u32, CostlyDecision)>, serde_json::Error> {
    let report: ReportView = serde_json::from_str(report)?;
    let is_meant = |turn: &&TurnReport| {
        seats.contains(&turn.player)
            && matches!(turn.mark, Some(Mark::Doubtful | Mark::Error | Mark::Blunder))
    };
    let of_game = |game: &GameReport| {
        let number = game.game;
        game.turns.iter().filter(is_meant).map(|turn| (turn.index, costly(number, turn))).collect::<Vec<_>>()
    };
    let mut all: Vec<_> = report.games.iter().flat_map(of_game).collect();
    all.sort_by(|(_, one), (_, other)| other.loss.total_cmp(&one.loss));
    all.truncate(SHOWN);
    Ok(all)
}

fn costly(game: u32, turn: &TurnReport) -> CostlyDecision {
    let play = |at: Option<usize>| at.and_then(|at| turn.candidates.get(at)).map(|one| one.play.clone());
    let best = match &turn.cube_decision {
        Some(cube) if turn.dice.is_none() => Some(cube.best.clone()),
        _ => play(turn.candidates.iter().position(|one| one.rank == 1)),
    };
    CostlyDecision {
        seat: turn.player,
        game,
        turn: turn.number,
        kind: turn.kind,
        dice: turn.dice.clone(),
        played: play(turn.played.map(|at| at as usize)).unwrap_or_else(|| turn.text.clone()),
        best: best.unwrap_or_default(),
        loss: turn.loss,
        mark: turn.mark.unwrap_or(Mark::Ok),
        problem: None,
    }
}
