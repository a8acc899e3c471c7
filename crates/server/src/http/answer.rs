//! Answers of handlers: types that tell the status.

use axum::Json;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
pub use axum::response::NoContent;
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::Serialize;

/// 201, and what was made as JSON.
pub struct Created<T>(pub T);

/// 202, and what has begun as JSON.
pub struct Accepted<T>(pub T);

impl<T: Serialize> IntoResponse for Created<T> {
    fn into_response(self) -> Response {
        (StatusCode::CREATED, Json(self.0)).into_response()
    }
}

impl<T: Serialize> IntoResponse for Accepted<T> {
    fn into_response(self) -> Response {
        (StatusCode::ACCEPTED, Json(self.0)).into_response()
    }
}

/// Cookies that go with an answer.
pub type Cookies = AppendHeaders<Vec<(HeaderName, HeaderValue)>>;

pub fn cookies(all: impl IntoIterator<Item = HeaderValue>) -> Cookies {
    AppendHeaders(all.into_iter().map(|cookie| (header::SET_COOKIE, cookie)).collect())
}
