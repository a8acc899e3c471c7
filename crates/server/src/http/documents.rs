//! The API described for programs.

use std::sync::LazyLock;

use axum::http::header;
use axum::response::IntoResponse;

use crate::describe;

static OPENAPI: LazyLock<String> = LazyLock::new(describe::openapi);

static ASYNCAPI: LazyLock<String> = LazyLock::new(describe::asyncapi);

const JSON: [(header::HeaderName, &str); 1] = [(header::CONTENT_TYPE, "application/json")];

/// `GET /api/openapi.json`
pub async fn openapi() -> impl IntoResponse {
    (JSON, OPENAPI.as_str())
}

/// `GET /api/asyncapi.json`
pub async fn asyncapi() -> impl IntoResponse {
    (JSON, ASYNCAPI.as_str())
}
