//! How a request is refused: one type, one JSON shape, every status.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::mirror::files::FileError;
use crate::mirror::plays::sentence;
use crate::room::RoomError;
use crate::store::StoreError;
use crate::tables::TableError;
use crate::wire::{ErrorBody, ErrorDetail};
use pasch_host::fault;
use pasch_workers::jobs::ImportError;

/// A refused request: status, a word for programs, a sentence for people, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApiError {
    pub status: StatusCode,
    pub code: &'static str,
    pub message: String,
    /// Which field, file, line, game or move.
    pub place: Option<String>,
    /// Seconds after which it makes sense to try again.
    pub retry_after: Option<u64>,
}

impl ApiError {
    /// A refusal without a place.
    pub fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Self {
        Self { status, code, message: message.into(), place: None, retry_after: None }
    }

    /// The same, naming the place.
    #[must_use]
    pub fn at(mut self, place: impl Into<String>) -> Self {
        self.place = Some(place.into());
        self
    }

    /// 400: the request itself is malformed.
    pub fn bad_request(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, message)
    }

    /// 401: nobody is known to be asking.
    pub fn no_session() -> Self {
        Self::new(
            StatusCode::UNAUTHORIZED,
            "no-session",
            "There is no session yet: call GET /api/v1/me first and keep its cookie.",
        )
    }

    /// 403: it belongs to somebody else.
    pub fn forbidden(message: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, "not-yours", message)
    }

    /// 404: nothing of that name.
    pub fn not_found(message: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not-found", message)
    }

    /// 422: understood, and not possible.
    pub fn unprocessable(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
    }

    pub fn too_many(seconds: u64) -> Self {
        let mut error = Self::new(
            StatusCode::TOO_MANY_REQUESTS,
            "too-many-requests",
            format!("Too many requests: try again in {seconds} s."),
        );
        error.retry_after = Some(seconds);
        error
    }

    pub fn unavailable(message: impl Into<String>) -> Self {
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
            StoreError::Conflict { .. } => {
                Self::new(StatusCode::CONFLICT, "stale", "Somebody else acted first. The match has moved on.")
            }
            other => Self::internal(&other),
        }
    }
}

impl From<RoomError> for ApiError {
    fn from(error: RoomError) -> Self {
        match error {
            RoomError::NotFound => Self::not_found("There is no such match."),
            RoomError::NotYours => Self::forbidden("This match belongs to somebody else."),
            RoomError::Refused(refusal) => {
                let status = match refusal.code {
                    "stale" => StatusCode::CONFLICT,
                    "bad-intent-id" => StatusCode::BAD_REQUEST,
                    _ => StatusCode::UNPROCESSABLE_ENTITY,
                };
                Self::new(status, refusal.code, refusal.message)
            }
            RoomError::Busy => Self::unavailable("The match is busy: try again in a moment."),
            RoomError::Closing => Self::unavailable("The server is shutting down."),
            RoomError::Store(cause) => Self::from(cause),
            RoomError::Damaged { .. } | RoomError::Random(_) => Self::internal(&error),
        }
    }
}

impl From<TableError> for ApiError {
    fn from(error: TableError) -> Self {
        let message = error.to_string();
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
        let refusal = Self::unprocessable(file.code, sentence(&file.message));
        Self { place: file.place, ..refusal }
    }
}

impl From<getrandom::Error> for ApiError {
    fn from(error: getrandom::Error) -> Self {
        Self::internal(&error)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let body = ErrorBody {
            error: ErrorDetail { code: self.code.to_owned(), message: self.message, r#where: self.place },
        };
        let mut response = (self.status, Json(body)).into_response();
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
