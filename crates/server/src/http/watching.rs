//! For those who watch the server.

use pasch_messages::message;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde_json::{Value, json};

use super::App;
use super::error::{ApiError, ApiResult};
use super::operator::Operator;
use crate::metrics_text;

/// `GET /healthz`: 200 when the database answers and can be written. Operators are told what else is amiss.
pub async fn health(State(app): App, operator: ApiResult<Operator>) -> ApiResult<Json<Value>> {
    if !app.health.is_well(&app.store).await {
        return Err(ApiError::unavailable(message!("database-silent")));
    }
    let mut told = json!({ "status": "ok", "version": env!("CARGO_PKG_VERSION") });
    if operator.is_ok() {
        let unknown = app.neighbours.has_unknown_proxy().then_some("unknown-proxy");
        told["warnings"] = unknown.into_iter().collect();
    }
    Ok(Json(told))
}

/// `GET /metrics`: counters in Prometheus' text format, for operators.
pub async fn counters(_: Operator) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], metrics_text::render())
}
