//! The API described for programs.

use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;

use crate::http::AppState;

static OPENAPI: LazyLock<String> = LazyLock::new(super::openapi);

static ASYNCAPI: LazyLock<String> = LazyLock::new(super::asyncapi);

const JSON: [(header::HeaderName, &str); 1] = [(header::CONTENT_TYPE, "application/json")];

async fn openapi() -> impl IntoResponse {
    (JSON, OPENAPI.as_str())
}

async fn asyncapi() -> impl IntoResponse {
    (JSON, ASYNCAPI.as_str())
}

/// The addresses of both documents, for HTTP and for sockets.
pub fn routes() -> Router<Arc<AppState>> {
    Router::new().route("/api/openapi.json", get(openapi)).route("/api/asyncapi.json", get(asyncapi))
}
