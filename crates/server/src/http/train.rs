//! Questions of the trainers.

use axum::Json;
use axum::extract::State;
use pasch_engine::met::Met;
use pasch_practice::trainer;

use super::App;
use super::error::{ApiError, ApiResult};
use super::session::Caller;
use crate::wire::{PipQuestion, ScoreQuestion};

pub(super) fn seed() -> Result<u64, getrandom::Error> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes)?;
    Ok(u64::from_be_bytes(bytes))
}

/// `GET /api/v1/train/pips`: a position of the caller's collection; of a game played for it, while there is none.
pub async fn pips(State(app): App, Caller(user): Caller) -> ApiResult<Json<PipQuestion>> {
    let seed = seed()?;
    let analysis = app.store.some_analysis(&user.id, (seed >> 33) as u32).await?;
    let row = match analysis {
        Some(id) => app.store.find_analysis(&id).await?,
        None => None,
    };
    let report = row.and_then(|row| row.report);
    let engine = app.jobs.engine();
    let asked = tokio::task::spawn_blocking(move || {
        let collected = report.and_then(|report| trainer::pips_of_report(&report, seed));
        collected.or_else(|| trainer::pips_of_game(&engine, seed))
    });
    let asked = asked.await.map_err(|error| ApiError::internal(&error))?;
    asked.map(Json).ok_or_else(|| ApiError::internal(&"no position came about"))
}

pub async fn score(Caller(_): Caller) -> ApiResult<Json<ScoreQuestion>> {
    Ok(Json(trainer::score(&Met::kazaross_xg2(), seed()?)))
}
