//! Rollouts: ask for one, follow it, stop it.

use pasch_messages::{Describe, message};

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

use super::App;
use super::answer::{Accepted, NoContent};
use super::asked::Path;
use super::body::JsonBody;
use super::error::{ApiError, ApiResult};
use super::positions::named;
use super::session::Caller;
use crate::wire::{RolloutId, RolloutRequest, RolloutStarted, RolloutView};
use pasch_workers::RolloutRefusal;

pub async fn create(
    State(app): App,
    Caller(user): Caller,
    JsonBody(request): JsonBody<RolloutRequest>,
) -> ApiResult<Accepted<RolloutStarted>> {
    let diagram = named(&request.position)?;
    let most = app.config.limits.rollouts_waiting;
    let id = app.rollouts.start(&user.id, &diagram, request.settings, most).await?;
    Ok(Accepted(RolloutStarted { id }))
}

pub async fn show(
    State(app): App,
    Path(id): Path<RolloutId>,
    Caller(user): Caller,
) -> ApiResult<Json<RolloutView>> {
    let view = app.rollouts.view(&id, &user.id).await?;
    view.map(Json).ok_or_else(|| ApiError::not_found(message!("no-such-rollout")))
}

/// `DELETE /api/v1/rollouts/{id}`: stops it; what is known stays, and the same wish goes on from there.
pub async fn stop(State(app): App, Path(id): Path<RolloutId>, Caller(user): Caller) -> ApiResult<NoContent> {
    if app.rollouts.stop(&id, &user.id) {
        Ok(NoContent)
    } else {
        Err(ApiError::forbidden(message!("rollout-not-yours")))
    }
}

impl From<RolloutRefusal> for ApiError {
    fn from(refusal: RolloutRefusal) -> Self {
        let message = refusal.message();
        match refusal {
            RolloutRefusal::Settings(field, _) => Self::unprocessable("bad-settings", message).at(field),
            RolloutRefusal::Fault(_) => Self::unprocessable("bad-position", message).at("position"),
            RolloutRefusal::TooMany(_) => {
                Self::new(StatusCode::TOO_MANY_REQUESTS, "too-many-rollouts", message)
            }
            RolloutRefusal::Store(cause) => Self::from(cause),
        }
    }
}
