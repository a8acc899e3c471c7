//! Imports: files into the caller's collection, how far they are, what was wrong; and claims.

use pasch_messages::{Describe, message};
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use futures_util::StreamExt as _;
use schemars::JsonSchema;
use serde::Deserialize;

use super::answer::{Accepted, NoContent};
use super::asked::{Path, Query};
use super::body::{self, JsonBody};
use super::error::{ApiError, ApiResult};
use super::session::Caller;
use super::shares::UploadShare;
use super::{App, AppState};
use crate::store::WorkState;
use crate::store::collection::ImportRow;
use crate::wire::{ClaimRequest, ClaimView, ImportId, ImportList, ImportProblems, ImportView, UserId};
use pasch_credentials::token;
use pasch_intake::shown as collected;
use pasch_intake::{BeginError, Spool, SpoolError};

/// Imports in a list.
const LISTED: u32 = 50;

/// Problems of one page.
const PAGE: u32 = 100;

/// Files in one upload.
const MOST_FILES: usize = 200_000;

/// Imports that a user may have waiting or at work.
const MOST_IMPORTS: usize = 8;

/// Written to disk at once.
const CHUNK: usize = 1 << 20;

/// The slowest upload in the long run, in bytes per second.
const SLOWEST: u64 = 1024;

/// What the body is when it holds several files.
const SEVERAL: &str = "application/x-pasch-files";

/// What `POST /api/v1/imports/files` is asked for.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct TitleQuery {
    #[serde(default)]
    title: Option<String>,
}

/// `POST /api/v1/imports/files`: one file or archive as it is, or several, each announced by a line.
pub async fn create(
    State(app): App,
    Query(query): Query<TitleQuery>,
    Caller(user): Caller,
    request: Request,
) -> ApiResult<Accepted<ImportView>> {
    app.limiters.upload(&user.id)?;
    if app.imports.waiting_of(&user.id) >= MOST_IMPORTS {
        let message = message!("too-many-imports", waiting = MOST_IMPORTS);
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-imports", message));
    }
    let name = super::analyses::file_name(request.headers());
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let several = kind.is_some_and(|kind| kind.starts_with(SEVERAL));
    let folder = app.imports.folder();
    let spool = match several {
        true => Spool::many(folder, MOST_FILES),
        false if name.is_empty() => Spool::one(folder, "upload".to_owned()),
        false => Spool::one(folder, name.clone()),
    };
    let mut share = app.shares.upload(&user.id);
    let spool = receive(&app, spool?, &mut share, request).await?;
    let sources = spool.finish()?;
    let title = match query.title {
        Some(title) => title.chars().filter(|letter| !letter.is_control()).take(200).collect(),
        None if several => format!("{} files", sources.len()),
        None => name,
    };
    let row = app.imports.begin(&user.id, &title, sources, share).await?;
    tracing::info!(event = "import", import = %row.id, user = %user.id);
    let view = view(&app, row);
    Ok(Accepted(view))
}

/// Takes the body in, piece by piece; silence ends it, and so does a trickle, which would hold its share of the disk.
async fn receive(
    app: &AppState,
    mut spool: Spool,
    share: &mut UploadShare,
    request: Request,
) -> ApiResult<Spool> {
    let begun = Instant::now();
    let limit = app.config.max_import;
    let silence = app.config.request_timeout;
    let mut stream = body::bounded(request, limit).await?;
    let mut seen = 0;
    let mut waiting: Vec<u8> = Vec::new();
    loop {
        let chunk = tokio::time::timeout(silence, stream.next()).await.map_err(|_| silent(silence))?;
        let ended = chunk.is_none();
        if let Some(chunk) = chunk {
            let chunk = chunk.map_err(|error| body::broken(&error))?;
            seen += chunk.len() as u64;
            if seen > limit {
                body::discard(stream).await;
                return Err(body::too_large(None, limit));
            }
            waiting.extend_from_slice(&chunk);
            if begun.elapsed() > 2 * silence + Duration::from_secs(seen / SLOWEST) {
                return Err(silent(begun.elapsed()));
            }
        }
        if waiting.len() >= CHUNK || ended {
            let bytes = std::mem::take(&mut waiting);
            if let Err(error) = share.grow(bytes.len() as u64) {
                body::discard(stream).await;
                return Err(error);
            }
            let written = tokio::task::spawn_blocking(move || spool.push(&bytes).map(|()| spool)).await;
            match written.map_err(|error| ApiError::internal(&error))? {
                Ok(back) => spool = back,
                Err(error) => {
                    body::discard(stream).await;
                    return Err(error.into());
                }
            }
        }
        if ended {
            return Ok(spool);
        }
    }
}

fn silent(after: Duration) -> ApiError {
    let message = message!("upload-silent", seconds = after.as_secs());
    ApiError::new(StatusCode::REQUEST_TIMEOUT, "timeout", message)
}

impl From<SpoolError> for ApiError {
    fn from(error: SpoolError) -> Self {
        let message = error.message();
        match error {
            SpoolError::Io(cause) => Self::internal(&cause),
            SpoolError::TooMany(_) => Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", message),
            SpoolError::Frame { .. } | SpoolError::Short { .. } => Self::bad_request("broken-body", message),
        }
    }
}

impl From<BeginError> for ApiError {
    fn from(error: BeginError) -> Self {
        match error {
            BeginError::Store(cause) => Self::from(cause),
            BeginError::Random(cause) => Self::from(cause),
        }
    }
}

fn view(app: &AppState, row: ImportRow) -> ImportView {
    let total = app.imports.total(&row.id);
    collected::import(row, total)
}

pub async fn list(State(app): App, Caller(user): Caller) -> ApiResult<Json<ImportList>> {
    let rows = app.store.imports_of(&user.id, LISTED).await?;
    Ok(Json(ImportList { imports: rows.into_iter().map(|row| view(&app, row)).collect() }))
}

pub async fn show(
    State(app): App,
    Path(id): Path<ImportId>,
    Caller(user): Caller,
) -> ApiResult<Json<ImportView>> {
    let row = owned(&app, &id, &user.id).await?;
    Ok(Json(view(&app, row)))
}

/// What a page is asked for.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct OffsetQuery {
    #[serde(default)]
    offset: u32,
}

pub async fn problems(
    State(app): App,
    Path(id): Path<ImportId>,
    Query(query): Query<OffsetQuery>,
    Caller(user): Caller,
) -> ApiResult<Json<ImportProblems>> {
    owned(&app, &id, &user.id).await?;
    let (rows, total) = app.store.import_problems(&id, query.offset, PAGE).await?;
    let problems = rows.into_iter().map(collected::problem).collect();
    Ok(Json(ImportProblems { problems, total: collected::number(total) }))
}

/// `DELETE /api/v1/imports/{id}`: stops it when it runs here, takes it off the list when it does not. The matches stay.
pub async fn remove(State(app): App, Path(id): Path<ImportId>, Caller(user): Caller) -> ApiResult<NoContent> {
    let row = owned(&app, &id, &user.id).await?;
    if app.imports.cancel(&id) {
        tracing::info!(event = "import-cancelled", import = %id, user = %user.id);
    } else if row.state == WorkState::Running {
        // A command carries it out: only that can end it.
        return Err(ApiError::unprocessable("not-here", message!("import-elsewhere")));
    } else {
        app.store.delete_import(&id).await?;
    }
    Ok(NoContent)
}

async fn owned(app: &AppState, id: &ImportId, user_id: &UserId) -> ApiResult<ImportRow> {
    let row = app.store.find_import(id).await?;
    let row = row.ok_or_else(|| ApiError::not_found(message!("no-such-import")))?;
    if row.owner == *user_id { Ok(row) } else { Err(ApiError::forbidden(message!("import-not-yours"))) }
}

/// `POST /api/v1/claims`: what `pasch import` has gathered becomes the caller's.
pub async fn claim(
    State(app): App,
    Caller(user): Caller,
    JsonBody(request): JsonBody<ClaimRequest>,
) -> ApiResult<Json<ClaimView>> {
    app.limiters.upload(&user.id)?;
    let claimed = app.store.claim(&token::hash_token(&request.token), &user.id, app.clock.now()).await?;
    let claimed = claimed.ok_or_else(|| ApiError::not_found(message!("import-link-over")))?;
    tracing::info!(event = "claim", user = %user.id, moved = claimed.moved, known = claimed.known);
    let [moved, known] = [claimed.moved, claimed.known].map(collected::number);
    Ok(Json(ClaimView { moved, known }))
}
