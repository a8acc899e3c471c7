//! Analyses: ask for one, follow it, read it, drop it.

use pasch_messages::message;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode};
use pasch_analysis::Level;
use pasch_formats::place::percent_decoded;
use schemars::JsonSchema;
use serde::Deserialize;

use super::answer::{Accepted, NoContent};
use super::asked::{Path, Query};
use super::body;
use super::error::{ApiError, ApiResult};
use super::matches;
use super::session::Caller;
use super::{App, AppState};
use crate::mirror::{files, report};
use crate::store::ratings::SYSTEM;
use crate::store::{AnalysisRow, WorkState};
use crate::wire::{
    AnalysisId, AnalysisList, AnalysisRequest, AnalysisResult, AnalysisStarted, AnalysisStatus,
    AnalysisSummary, AnalysisView, KeptFault, ReportView, UserId,
};
use pasch_credentials::token;
use pasch_workers::jobs::{self, Import};

const LISTED: u32 = 100;

/// Longest file name kept.
const NAME: usize = 200;

/// What `POST /api/v1/analyses` is asked for.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct LevelQuery {
    #[serde(default)]
    level: Option<String>,
}

/// `POST /api/v1/analyses`: a file as it is, or JSON naming a match.
pub async fn create(
    State(app): App,
    Query(query): Query<LevelQuery>,
    Caller(user): Caller,
    request: Request,
) -> ApiResult<Accepted<AnalysisStarted>> {
    let level = query.level.unwrap_or_else(|| jobs::DEFAULT_LEVEL.to_owned());
    if jobs::level(&level).is_none() {
        let known = Level::ALL.map(|level| level.id).join(", ");
        let message = message!("no-level", level = level, known = known);
        return Err(ApiError::unprocessable("unknown-level", message).at("level"));
    }
    app.limiters.upload(&user.id)?;
    let (bytes, name) = if body::is_json(&request) {
        let wish: AnalysisRequest = body::parse(&body::read(request, body::JSON_LIMIT).await?)?;
        let table = matches::judgeable(&app, &wish.r#match, &user.id).await?;
        (files::log(&table.record()).into_bytes(), String::new())
    } else {
        let name = file_name(request.headers());
        (body::read(request, app.config.max_upload).await?.to_vec(), name)
    };
    let waiting = app.jobs.waiting_of(&user.id);
    if waiting >= app.config.limits.analyses_waiting {
        let message = message!("too-many-analyses", waiting = waiting);
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-analyses", message));
    }
    let id: AnalysisId = token::new_id()?;
    let import = Import { id: id.clone(), owner: user.id.clone(), level, name, bytes };
    let warnings = app.jobs.import(import).await?;
    tracing::info!(event = "analysis", analysis = %id, user = %user.id, warnings = warnings.len());
    Ok(Accepted(AnalysisStarted { id, warnings }))
}

/// The name in `X-File-Name`, percent-decoded, without folders or control characters.
pub fn file_name(headers: &HeaderMap) -> String {
    let Some(raw) = headers.get("x-file-name") else { return String::new() };
    let name = String::from_utf8_lossy(&percent_decoded(raw.as_bytes())).into_owned();
    let name = name.rsplit(['/', '\\']).next().unwrap_or_default();
    name.chars().filter(|letter| !letter.is_control()).take(NAME).collect()
}

pub async fn list(State(app): App, Caller(user): Caller) -> ApiResult<Json<AnalysisList>> {
    let mut analyses = Vec::new();
    for row in app.store.analyses_of(&user.id, LISTED).await? {
        analyses.push(AnalysisSummary {
            status: status(row.state),
            progress: app.jobs.progress(&row.id),
            created_at: pasch_table::calendar::iso(row.created_at),
            result: result(&app, &row).await?,
            id: row.id,
            title: row.title,
        });
    }
    Ok(Json(AnalysisList { analyses }))
}

/// What an analysis comes down to. A report is long, so what is read from it once is kept.
async fn result(app: &AppState, row: &AnalysisRow) -> ApiResult<Option<AnalysisResult>> {
    if row.state != WorkState::Done {
        return Ok(None);
    }
    if let Some(kept) = row.result.as_deref().and_then(|kept| serde_json::from_str(kept).ok()) {
        return Ok(Some(kept));
    }
    let whole = app.store.find_analysis(&row.id).await?;
    let text = whole.and_then(|whole| whole.report);
    let view = text.and_then(|text| serde_json::from_str::<ReportView>(&text).ok());
    let Some(found) = view.map(|view| report::result(&view)) else { return Ok(None) };
    let text = serde_json::to_string(&found).map_err(|error| ApiError::internal(&error))?;
    app.store.keep_analysis_result(&row.id, &text).await?;
    Ok(Some(found))
}

pub async fn show(
    State(app): App,
    Path(id): Path<AnalysisId>,
    Caller(user): Caller,
) -> ApiResult<Json<AnalysisView>> {
    // Progress first: a job that ends in between shows as done rather than as lost.
    let progress = app.jobs.progress(&id);
    let row = readable(&app, &id, &user.id).await?;
    let collected = app.store.collected_of(&id, &user.id).await?;
    let read = |error: serde_json::Error| ApiError::internal(&error);
    let fault = row.error.as_deref().map(KeptFault::read);
    let report = row.report.as_deref().map(serde_json::from_str).transpose().map_err(read)?;
    Ok(Json(AnalysisView {
        status: status(row.state),
        title: row.title,
        progress,
        warnings: serde_json::from_str(&row.warnings).map_err(read)?,
        error: fault.as_ref().map(|fault| fault.text.clone()),
        told: fault.and_then(|fault| fault.told),
        collected,
        report,
        id,
    }))
}

/// `DELETE /api/v1/analyses/{id}`: stops it when it runs, removes it when it does not.
pub async fn remove(
    State(app): App,
    Path(id): Path<AnalysisId>,
    Caller(user): Caller,
) -> ApiResult<NoContent> {
    let row = owned(&app, &id, &user.id).await?;
    if row.state == WorkState::Running {
        app.jobs.cancel(&id).await?;
    } else {
        app.store.delete_analysis(&id).await?;
    }
    tracing::info!(event = "analysis-dropped", analysis = %id, user = %user.id);
    Ok(NoContent)
}

/// An analysis of the caller's, or the server's own: of a rated match anybody may read it, of a friendly one its players.
async fn readable(app: &AppState, id: &AnalysisId, user_id: &UserId) -> ApiResult<AnalysisRow> {
    let row = app.store.find_analysis(id).await?;
    let row = row.ok_or_else(|| ApiError::not_found(message!("no-such-analysis")))?;
    if row.owner == *user_id || (row.owner == SYSTEM && app.store.may_read_analysed(id, user_id).await?) {
        Ok(row)
    } else {
        Err(not_yours())
    }
}

fn not_yours() -> ApiError {
    ApiError::forbidden(message!("analysis-not-yours"))
}

async fn owned(app: &AppState, id: &AnalysisId, user_id: &UserId) -> ApiResult<AnalysisRow> {
    let row = app.store.find_analysis(id).await?;
    let row = row.ok_or_else(|| ApiError::not_found(message!("no-such-analysis")))?;
    if row.owner == *user_id { Ok(row) } else { Err(not_yours()) }
}

fn status(state: WorkState) -> AnalysisStatus {
    match state {
        WorkState::Running => AnalysisStatus::Running,
        WorkState::Done => AnalysisStatus::Done,
        WorkState::Cancelled => AnalysisStatus::Cancelled,
        WorkState::Failed => AnalysisStatus::Failed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_are_decoded_and_bare() {
        let check = |raw: &'static str, expected: &str| {
            let mut headers = HeaderMap::new();
            headers.insert("x-file-name", axum::http::HeaderValue::from_static(raw));
            assert_eq!(file_name(&headers), expected);
        };
        check("game.mat", "game.mat");
        check("M%C3%BCnchen%20final.mat", "München final.mat");
        check("..%2F..%2Fetc%2Fpasswd", "passwd");
        check("100%", "100%");
        check("a%0Ab", "ab");
        assert_eq!(file_name(&HeaderMap::new()), "");
    }
}
