//! The exhibition, for everybody who looks.

use axum::Json;
use axum::extract::State;

use super::App;
use super::error::{ApiError, ApiResult};
use super::session::Caller;
use crate::wire::MatchView;

/// `GET /api/v1/exhibition`: how it stands. It goes on while somebody asks every few seconds.
pub async fn show(State(app): App, Caller(_): Caller) -> ApiResult<Json<MatchView>> {
    app.exhibition.look().map(Json).map_err(|error| ApiError::internal(&error))
}
