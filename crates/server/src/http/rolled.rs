//! Chosen decisions, rolled out in one go; the rollouts stay beside what the reports say.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use pasch_messages::message;
use pasch_practice::ProblemKey;
use pasch_table::view::rolled;

use super::answer::{Accepted, NoContent};
use super::asked::{Path, Query};
use super::body::JsonBody;
use super::decisions::{find, read};
use super::error::{ApiError, ApiResult};
use super::session::Caller;
use super::{App, AppState};
use crate::store::rolled::{RolledRow, RolledState, WantedRollout};
use crate::wire::{
    ChosenRollouts, CollectedId, DecisionQuery, RolledDecision, RolledMatch, RolledStatus, RolloutEstimate,
    RolloutQueue, RolloutView, RolloutWish, UserId,
};
use pasch_intake::shown::number;

/// Decisions that are rolled out in one go, and that somebody may have waiting: at most.
pub const MOST: u32 = 50;

/// The decisions that the search finds, each with how it is rolled out. Those whose position has no identifier are left
/// out.
async fn chosen(
    app: &AppState,
    user_id: &UserId,
    wanted: &DecisionQuery,
    choice: &ChosenRollouts,
) -> ApiResult<Vec<(WantedRollout, RolloutWish)>> {
    pasch_workers::check(&choice.settings)?;
    if !choice.settings.plays.is_empty() {
        let message = message!("rolled-plays");
        return Err(ApiError::unprocessable("bad-settings", message).at("settings.plays"));
    }
    let (rows, answer) = find(app, user_id, wanted, (0, MOST as usize)).await?;
    let told = read(app, &rows, &answer.page).await?;
    let mut all = Vec::new();
    for one in told.iter().filter(|one| !one.turn.place.is_empty()) {
        let Some(key) = ProblemKey::parse(&one.found.id) else { continue };
        let plays = rolled::plays(&one.turn, choice.settings.best);
        let settings = RolloutWish { plays, ..choice.settings.clone() };
        let wanted = WantedRollout {
            key,
            position: one.turn.place.clone(),
            kind: text(&one.turn.kind)?,
            played: rolled::played(&one.turn),
            settings: text(&settings)?,
        };
        all.push((wanted, settings));
    }
    Ok(all)
}

fn text(value: &impl serde::Serialize) -> ApiResult<String> {
    serde_json::to_string(value).map_err(|error| ApiError::internal(&error))
}

/// `POST /api/v1/decisions/rollouts/estimate?…`.
pub async fn estimate(
    State(app): App,
    Query(wanted): Query<DecisionQuery>,
    Caller(user): Caller,
    JsonBody(choice): JsonBody<ChosenRollouts>,
) -> ApiResult<Json<RolloutEstimate>> {
    let all = chosen(&app, &user.id, &wanted, &choice).await?;
    let wishes: Vec<RolloutWish> = all.into_iter().map(|(_, wish)| wish).collect();
    let seconds = app.chosen.estimate(&wishes).await?;
    Ok(Json(RolloutEstimate { decisions: number(wishes.len() as u64), seconds }))
}

/// `POST /api/v1/decisions/rollouts?…`: the first [`MOST`] decisions that are found.
pub async fn begin(
    State(app): App,
    Query(wanted): Query<DecisionQuery>,
    Caller(user): Caller,
    JsonBody(choice): JsonBody<ChosenRollouts>,
) -> ApiResult<Accepted<RolloutQueue>> {
    let all: Vec<WantedRollout> =
        chosen(&app, &user.id, &wanted, &choice).await?.into_iter().map(|(wanted, _)| wanted).collect();
    if all.is_empty() {
        return Err(ApiError::unprocessable("no-decision", message!("rolled-none")));
    }
    if !app.chosen.want(&user.id, &all, MOST).await? {
        let message = message!("rolled-too-many", most = MOST);
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-rollouts", message));
    }
    tracing::info!(event = "decisions-to-roll-out", user = %user.id, decisions = all.len());
    Ok(Accepted(app.chosen.queue(&user.id, MOST).await?))
}

pub async fn queue(State(app): App, Caller(user): Caller) -> ApiResult<Json<RolloutQueue>> {
    Ok(Json(app.chosen.queue(&user.id, MOST).await?))
}

/// `DELETE /api/v1/decisions/rollouts`: what is finished stays.
pub async fn forget(State(app): App, Caller(user): Caller) -> ApiResult<NoContent> {
    app.chosen.forget(&user.id).await?;
    Ok(NoContent)
}

/// `GET /api/v1/decisions/rollouts/{match}`.
pub async fn of_match(
    State(app): App,
    Path(id): Path<CollectedId>,
    Caller(user): Caller,
) -> ApiResult<Json<RolledMatch>> {
    super::sets::own(&app, &user.id, &id).await?;
    let rows = app.store.rolled_of(&id).await?;
    Ok(Json(RolledMatch { id, decisions: rows.iter().map(shown).collect() }))
}

/// The rollout of a decision as the wire has it.
pub fn shown(row: &RolledRow) -> RolledDecision {
    let result: Option<RolloutView> =
        row.result.as_ref().and_then(|result| serde_json::from_str(result).ok());
    let kind = serde_json::from_str(&row.wanted.kind).ok();
    let verdict = result.as_ref().zip(kind);
    let (best, loss) =
        verdict.map_or_else(Default::default, |(view, kind)| rolled::verdict(kind, &row.wanted.played, view));
    RolledDecision {
        index: row.wanted.key.action,
        status: match row.state {
            RolledState::Waiting => RolledStatus::Waiting,
            RolledState::Done => RolledStatus::Done,
            RolledState::Failed => RolledStatus::Failed,
        },
        failure: row.failure.clone(),
        best,
        loss,
        result,
    }
}
