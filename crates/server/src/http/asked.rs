//! What an address asks for: its query and the names in its path. What cannot be read is refused as every other request is.

use crate::wire::TableId;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{self, FromRequestParts};
use axum::http::request::Parts;
use pasch_messages::{Message, message};
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::error::{ApiError, ApiResult};

/// The query of an address.
#[derive(Debug)]
pub struct Query<T>(pub T);

/// The names in an address.
#[derive(Debug)]
pub struct Path<T>(pub T);

impl<S, T> FromRequestParts<S> for Query<T>
where
    S: Send + Sync,
    T: DeserializeOwned,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> ApiResult<Self> {
        let read = extract::Query::from_request_parts(parts, state).await;
        let extract::Query(found) = read.map_err(|rejection: QueryRejection| {
            ApiError::bad_request("bad-query", unreadable("query", &rejection.body_text())).at("query")
        })?;
        Ok(Self(found))
    }
}

impl<S, T> FromRequestParts<S> for Path<T>
where
    S: Send + Sync,
    T: DeserializeOwned + Send,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> ApiResult<Self> {
        let read = extract::Path::from_request_parts(parts, state).await;
        let extract::Path(found) = read.map_err(|rejection: PathRejection| {
            ApiError::bad_request("bad-path", unreadable("path", &rejection.body_text())).at("path")
        })?;
        Ok(Self(found))
    }
}

/// A reader's complaint as a sentence: `Failed to deserialize query string: WHY` is told as *why*.
fn unreadable(part: &str, complaint: &str) -> Message {
    let why = complaint.split_once(": ").map_or(complaint, |(_, why)| why);
    message!("address-unreadable", part = part, error = why.trim_end_matches('.'))
}

/// What `GET /api/v1/matches/{id}` and its socket are asked with.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct TableQuery {
    /// The table: who names it may watch.
    #[serde(default)]
    pub table: Option<TableId>,
}
