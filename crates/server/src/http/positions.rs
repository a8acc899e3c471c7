//! Positions by themselves: named, checked, judged.

use pasch_messages::{Describe, Message, message};

use axum::Json;
use axum::extract::{Request, State};
use pasch_engine::search::MOST_PLIES;
use pasch_formats::diagram::{self, Diagram};

use super::App;
use super::analyses::file_name;
use super::body::{self, JsonBody};
use super::catalogue;
use super::error::{ApiError, ApiResult};
use super::session::Caller;
use crate::mirror::places;
use crate::wire::{
    EndgameRequest, EndgameView, EvaluationRequest, EvaluationView, PlaceView, PositionRequest, RollsView,
};
use pasch_workers::StudyError;
use pasch_workers::jobs;

/// Rolls that are looked ahead at most where all rolls are judged.
const MOST_ROLL_PLIES: u8 = 2;

pub async fn look(
    Caller(_): Caller,
    JsonBody(request): JsonBody<PositionRequest>,
) -> ApiResult<Json<PlaceView>> {
    let refused = |message: Message, at: &str| ApiError::unprocessable("bad-position", message).at(at);
    let place = match &request {
        PositionRequest::Text { text } => places::read(text).map_err(|message| refused(message, "text"))?,
        PositionRequest::Start { variant } => {
            places::place(&Diagram::start(catalogue::variant(variant, "variant")?))
        }
        PositionRequest::Draft { draft } => {
            let found = places::diagram_of(draft);
            places::place(&found.map_err(|(field, message)| refused(message, field))?)
        }
    };
    Ok(Json(place))
}

/// `POST /api/v1/positions/file`: the positions of a file, or the one in which its match stands.
pub async fn look_in(State(app): App, Caller(user): Caller, request: Request) -> ApiResult<Json<PlaceView>> {
    app.limiters.upload(&user.id)?;
    let name = file_name(request.headers());
    let bytes = body::read(request, app.config.max_upload).await?.to_vec();
    Ok(Json(jobs::standing(bytes, name).await?))
}

pub async fn evaluate(
    State(app): App,
    Caller(_): Caller,
    JsonBody(request): JsonBody<EvaluationRequest>,
) -> ApiResult<Json<EvaluationView>> {
    if request.plies > MOST_PLIES {
        let message = message!("most-plies", plies = MOST_PLIES);
        return Err(ApiError::unprocessable("bad-plies", message).at("plies"));
    }
    let diagram = named(&request.position)?;
    Ok(Json(app.positions.evaluate(diagram, request.plies).await?))
}

/// `POST /api/v1/positions/rolls`: at most two plies deep, because there are twenty-one of them.
pub async fn rolls(
    State(app): App,
    Caller(_): Caller,
    JsonBody(request): JsonBody<EvaluationRequest>,
) -> ApiResult<Json<RollsView>> {
    if request.plies > MOST_ROLL_PLIES {
        let message = message!("most-plies", plies = MOST_ROLL_PLIES);
        return Err(ApiError::unprocessable("bad-plies", message).at("plies"));
    }
    let found = app.positions.rolls(named(&request.position)?, request.plies).await?;
    let none = || ApiError::unprocessable("no-rolls", message!("no-rolls"));
    found.map(Json).ok_or_else(|| none().at("position"))
}

pub async fn endgame(
    State(app): App,
    Caller(_): Caller,
    JsonBody(request): JsonBody<EndgameRequest>,
) -> ApiResult<Json<EndgameView>> {
    let found = app.positions.endgame(named(&request.position)?).await?;
    let none = || ApiError::unprocessable("no-race", message!("no-race"));
    found.map(Json).ok_or_else(|| none().at("position"))
}

/// The position with this identifier.
///
/// # Errors
/// 422, with what is wrong with it.
pub fn named(id: &str) -> ApiResult<Diagram> {
    let refused = |why: Message| ApiError::unprocessable("bad-position", why).at("position");
    let found = diagram::decode(id).map_err(|error| refused(error.message()))?;
    found.state().map_err(|fault| refused(fault.message()))?;
    Ok(found)
}

impl From<StudyError> for ApiError {
    fn from(error: StudyError) -> Self {
        match error {
            StudyError::Fault(fault) => Self::unprocessable("bad-position", fault.message()).at("position"),
            StudyError::Engine(refusal) => Self::unprocessable("not-judged", refusal.message()),
            StudyError::Closing => Self::unavailable(message!("shutting-down")),
            StudyError::Panicked => Self::internal(&error),
        }
    }
}
