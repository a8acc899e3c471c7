//! Request bodies, bounded and refused with a reason.

use axum::body::{Body, BodyDataStream, Bytes};
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use futures_util::StreamExt as _;
use pasch_messages::{Arg, message};
use serde::de::DeserializeOwned;
use tokio::time::{Duration, Instant};

use super::error::{ApiError, ApiResult};

/// Largest JSON body, in bytes.
pub const JSON_LIMIT: usize = 64 * 1024;

/// How much of a refused body is read and thrown away, so that the sender reads the answer instead
/// of a broken connection.
const DISCARD_LIMIT: u64 = 256 * 1024 * 1024;
const DISCARD_TIME: Duration = Duration::from_secs(10);

/// A JSON body: `application/json`, at most 64 KiB, no unknown fields.
#[derive(Debug)]
pub struct JsonBody<T>(pub T);

impl<S, T> FromRequest<S> for JsonBody<T>
where
    S: Send + Sync,
    T: DeserializeOwned,
{
    type Rejection = ApiError;

    async fn from_request(request: Request, _: &S) -> ApiResult<Self> {
        if !is_json(&request) {
            return Err(ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json", message!("body-json")));
        }
        let bytes = read(request, JSON_LIMIT).await?;
        parse(&bytes).map(JsonBody)
    }
}

/// Reads JSON, naming line and column of what is wrong.
pub fn parse<T: DeserializeOwned>(bytes: &[u8]) -> ApiResult<T> {
    serde_json::from_slice(bytes).map_err(|error| {
        ApiError::bad_request("bad-json", message!("body-unreadable", error = Arg::text(&error))).at(format!(
            "line {}, column {}",
            error.line(),
            error.column()
        ))
    })
}

/// Whether the request says that its body is JSON.
#[must_use]
pub fn is_json(request: &Request) -> bool {
    request
        .headers()
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.split(';').next())
        .is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

/// The length that a request declares.
fn declared(request: &Request) -> Option<u64> {
    let value = request.headers().get(header::CONTENT_LENGTH)?.to_str().ok()?;
    value.parse::<u64>().ok()
}

/// The body in pieces, refused with 413 if it declares more than `limit` bytes.
pub async fn bounded(request: Request, limit: u64) -> ApiResult<BodyDataStream> {
    let declared = declared(&request);
    // Who asks before sending hears the answer before sending.
    let asks_first = request.headers().contains_key(header::EXPECT);
    let stream = request.into_body().into_data_stream();
    if declared.is_some_and(|length| length > limit) {
        if !asks_first {
            discard(stream).await;
        }
        return Err(too_large(declared, limit));
    }
    Ok(stream)
}

/// The whole body, refused with 413 beyond `limit` bytes.
pub async fn read(request: Request, limit: usize) -> ApiResult<Bytes> {
    let declared = declared(&request);
    let mut stream = bounded(request, limit as u64).await?;
    let mut bytes = Vec::with_capacity(declared.map_or(0, |length| length as usize));
    while let Some(chunk) = stream.next().await {
        let chunk = chunk.map_err(|error| broken(&error))?;
        if bytes.len() + chunk.len() > limit {
            drop(bytes);
            discard(stream).await;
            return Err(too_large(declared, limit as u64));
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(bytes.into())
}

/// A body that could not be read to its end.
pub fn broken(error: &axum::Error) -> ApiError {
    ApiError::bad_request("broken-body", message!("body-broken", error = Arg::text(&error)))
}

/// Reads a body on and throws it away, for a while.
pub async fn discard(mut stream: BodyDataStream) {
    let until = Instant::now() + DISCARD_TIME;
    let mut seen = 0;
    while let Ok(Some(Ok(chunk))) = tokio::time::timeout_at(until, stream.next()).await {
        seen += chunk.len() as u64;
        if seen > DISCARD_LIMIT {
            break;
        }
    }
}

/// 413: more than is accepted.
pub fn too_large(declared: Option<u64>, limit: u64) -> ApiError {
    ApiError::new(
        StatusCode::PAYLOAD_TOO_LARGE,
        "too-large",
        message!("body-too-large", size = declared, limit = limit),
    )
}

/// Empties a body that no handler wants, for the same reason as above.
pub async fn refuse_body(body: Body) {
    discard(body.into_data_stream()).await;
}
