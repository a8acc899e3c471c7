//! For those who watch the server.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde_json::{Value, json};

use super::AppState;
use super::error::ApiError;
use crate::metrics_text;

/// `GET /healthz`: 200 when the database answers.
pub async fn health(State(app): State<Arc<AppState>>) -> Result<Json<Value>, ApiError> {
    app.store.ping().await.map_err(|error| {
        tracing::error!(event = "unhealthy", cause = %error);
        ApiError::unavailable("The database does not answer.")
    })?;
    Ok(Json(json!({ "status": "ok", "version": env!("CARGO_PKG_VERSION") })))
}

/// `GET /metrics`: counters in Prometheus' text format.
pub async fn counters() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], metrics_text::render())
}
