//! How a request is refused: one type, one JSON shape, every status.

use axum::Json;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use pasch_messages::{Describe, Message, message};

use crate::mirror::files::FileError;
use crate::mirror::plays::sentence;
use crate::room::RoomError;
use crate::store::StoreError;
use crate::tables::TableError;
use crate::wire::{ErrorBody, Problem, sentence_args};
use pasch_host::fault;
use pasch_workers::jobs::ImportError;

/// The media type of RFC 9457.
const PROBLEM: &str = "application/problem+json";

/// What a request leads to: an answer, or a refusal.
pub type ApiResult<T> = Result<T, ApiError>;

/// A refused request: status, a word for programs, a sentence for people, and where.
#[derive(Debug, Clone, PartialEq)]
pub struct ApiError {
    pub status: StatusCode,
    pub code: &'static str,
    pub message: Message,
    /// Which field, file, line, game or move.
    pub place: Option<String>,
    /// Seconds after which it makes sense to try again.
    pub retry_after: Option<u64>,
}

impl ApiError {
    /// A refusal without a place.
    pub fn new(status: StatusCode, code: &'static str, message: Message) -> Self {
        Self { status, code, message, place: None, retry_after: None }
    }

    /// The same, naming the place.
    #[must_use]
    pub fn at(mut self, place: impl Into<String>) -> Self {
        self.place = Some(place.into());
        self
    }

    /// 400: the request itself is malformed.
    pub fn bad_request(code: &'static str, message: Message) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, message)
    }

    /// 401: nobody is known to be asking.
    pub fn no_session() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "no-session", message!("no-session"))
    }

    /// 403: it belongs to somebody else.
    pub fn forbidden(message: Message) -> Self {
        Self::new(StatusCode::FORBIDDEN, "not-yours", message)
    }

    /// 404: nothing of that name.
    pub fn not_found(message: Message) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not-found", message)
    }

    /// 422: understood, and not possible.
    pub fn unprocessable(code: &'static str, message: Message) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
    }

    pub fn too_many(seconds: u64) -> Self {
        let mut error = Self::new(
            StatusCode::TOO_MANY_REQUESTS,
            "too-many-requests",
            message!("too-many-requests", seconds = seconds),
        );
        error.retry_after = Some(seconds);
        error
    }

    pub fn unavailable(message: Message) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message)
    }

    /// 500: our fault. The cause goes to the log under a number, not to the caller.
    pub fn internal(cause: &dyn std::fmt::Display) -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", fault::told(cause))
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict { .. } => Self::new(StatusCode::CONFLICT, "stale", message!("acted-first")),
            other => Self::internal(&other),
        }
    }
}

impl From<RoomError> for ApiError {
    fn from(error: RoomError) -> Self {
        match error {
            RoomError::NotFound => Self::not_found(message!("no-such-match")),
            RoomError::NotYours => Self::forbidden(message!("match-not-yours")),
            RoomError::Refused(refusal) => {
                let status = match refusal.code {
                    "stale" => StatusCode::CONFLICT,
                    "bad-intent-id" => StatusCode::BAD_REQUEST,
                    _ => StatusCode::UNPROCESSABLE_ENTITY,
                };
                Self::new(status, refusal.code, refusal.message)
            }
            RoomError::Busy => Self::unavailable(message!("match-busy")),
            RoomError::Closing => Self::unavailable(message!("shutting-down")),
            RoomError::Store(cause) => Self::from(cause),
            RoomError::Damaged { .. } | RoomError::Random(_) => Self::internal(&error),
        }
    }
}

impl From<TableError> for ApiError {
    fn from(error: TableError) -> Self {
        let message = error.message();
        match error {
            TableError::NotFound => Self::not_found(message),
            TableError::Taken => Self::new(StatusCode::CONFLICT, "taken", message),
            TableError::NotHost => Self::new(StatusCode::FORBIDDEN, "not-host", message),
            TableError::NotInvited => Self::new(StatusCode::FORBIDDEN, "not-invited", message),
            TableError::NotWanted => Self::new(StatusCode::FORBIDDEN, "not-wanted", message),
            TableError::Suspended(_) => Self::new(StatusCode::FORBIDDEN, "suspended", message),
            TableError::OwnTable => Self::unprocessable("own-table", message),
            TableError::Nobody => Self::unprocessable("no-player", message).at("invite"),
            TableError::TooMany => Self::new(StatusCode::TOO_MANY_REQUESTS, "too-many-tables", message),
            TableError::NoAccount => Self::new(StatusCode::FORBIDDEN, "no-account", message),
            TableError::BadRange => Self::unprocessable("bad-range", message).at("ratings"),
            TableError::OutOfRange { .. } => Self::new(StatusCode::FORBIDDEN, "out-of-range", message),
            TableError::HandStrict => Self::unprocessable("by-hand-strict", message).at("strict"),
            TableError::HandRated => Self::unprocessable("by-hand-rated", message).at("rated"),
            TableError::NotRated => Self::unprocessable("not-rated", message).at("rated"),
            TableError::Room(cause) => Self::from(cause),
            TableError::Store(cause) => Self::from(cause),
            TableError::Random(_) | TableError::Damaged(_) => Self::internal(&message),
        }
    }
}

impl From<ImportError> for ApiError {
    fn from(error: ImportError) -> Self {
        match error {
            ImportError::File(file) => Self::from(file),
            ImportError::Store(cause) => Self::from(cause),
            ImportError::Reader => Self::internal(&error),
        }
    }
}

impl From<FileError> for ApiError {
    fn from(file: FileError) -> Self {
        Self { place: file.place, ..Self::unprocessable(file.code, file.message) }
    }
}

impl From<getrandom::Error> for ApiError {
    fn from(error: getrandom::Error) -> Self {
        Self::internal(&error)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let problem = Problem {
            r#type: "about:blank".to_owned(),
            title: self.status.canonical_reason().unwrap_or_default().to_owned(),
            status: self.status.as_u16(),
            code: self.code.to_owned(),
            detail: sentence(&self.message),
            sentence: self.message.id().to_owned(),
            args: sentence_args(&self.message),
            r#where: self.place,
        };
        let mut response = (self.status, Json(&problem)).into_response();
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(PROBLEM));
        response.extensions_mut().insert(problem);
        if self.code == "bad-token" {
            let challenge = HeaderValue::from_static("Bearer error=\"invalid_token\"");
            response.headers_mut().insert(header::WWW_AUTHENTICATE, challenge);
        }
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// Answers in the shape of before who asks for it with `Prefer: errors=1` (RFC 7240).
pub async fn in_old_shape(request: Request, next: Next) -> Response {
    let is_asked = request.headers().get_all("prefer").iter().any(|value| {
        value.to_str().is_ok_and(|value| value.split([',', ';']).any(|one| one.trim() == "errors=1"))
    });
    let mut response = next.run(request).await;
    if is_asked && let Some(problem) = response.extensions_mut().remove::<Problem>() {
        let (mut parts, _) = response.into_parts();
        let (fresh, body) = Json(ErrorBody::from(problem)).into_response().into_parts();
        parts.headers.remove(header::CONTENT_LENGTH);
        parts.headers.extend(fresh.headers);
        parts.headers.insert("preference-applied", HeaderValue::from_static("errors=1"));
        response = Response::from_parts(parts, body);
    }
    response
}
