//! For those who watch the server.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde_json::{Value, json};
use tokio::sync::Mutex;

use super::AppState;
use super::error::ApiError;
use super::near::Operator;
use crate::metrics_text;
use crate::store::Store;

/// How soon the database has to answer.
const ANSWER: Duration = Duration::from_secs(15);

/// For so long an answer about the database holds: whoever asks more often writes no more often.
const HOLDS: Duration = Duration::from_secs(1);

/// When the database was last asked, and whether it answered and took what was written.
#[derive(Debug, Default)]
pub struct Health(Mutex<Option<(Instant, bool)>>);

impl Health {
    async fn is_well(&self, store: &dyn Store) -> bool {
        let mut known = self.0.lock().await;
        if let Some((at, well)) = *known
            && at.elapsed() < HOLDS
        {
            return well;
        }
        let asked = tokio::time::timeout(ANSWER, store.ping()).await;
        let well = match asked {
            Ok(Ok(())) => true,
            Ok(Err(error)) => {
                tracing::error!(event = "unhealthy", cause = %error);
                false
            }
            Err(_) => {
                tracing::error!(event = "unhealthy", cause = "no answer in time");
                false
            }
        };
        *known = Some((Instant::now(), well));
        well
    }
}

/// `GET /healthz`: 200 when the database answers and can be written. Operators are told what else is amiss.
pub async fn health(
    State(app): State<Arc<AppState>>,
    operator: Result<Operator, ApiError>,
) -> Result<Json<Value>, ApiError> {
    if !app.health.is_well(&*app.store).await {
        return Err(ApiError::unavailable("The database does not answer, or cannot be written."));
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
