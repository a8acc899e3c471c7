//! The caller's collection: search, review, analyse, take away, delete.

use pasch_messages::{Describe, message};
use std::sync::Arc;

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt as _;
use pasch_formats::{Format, Overlay, WRITTEN};
use pasch_rules::Record;
use schemars::JsonSchema;
use serde::Deserialize;

use super::answer::NoContent;
use super::asked::{Path, Query};
use super::body::JsonBody;
use super::error::{ApiError, ApiResult};
use super::session::Caller;
use super::{App, AppState};
use pasch_analysis::Level;

use crate::store::collection::{CollectedFilter, CollectedOrder, CollectedRow};
use crate::wire::{
    CollectedChoice, CollectedCount, CollectedDetail, CollectedId, CollectedKind, CollectionKinds,
    CollectionPage, ReviewStarted, UserId,
};
use pasch_intake::shown as collected;
use pasch_intake::{Export, Pieces};
use pasch_workers::jobs;

/// Matches of one page.
const PAGE: u32 = 50;
const LONGEST_PAGE: u32 = 200;

/// Words of a search that are looked at.
const WORDS: usize = 8;

/// What is asked of a collection.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub struct Question {
    q: String,
    player: String,
    opponent: String,
    variant: Option<String>,
    length: Option<u32>,
    from: Option<String>,
    to: Option<String>,
    analysed: Option<bool>,
    faulty: Option<bool>,
    order: Option<String>,
    offset: u32,
    limit: Option<u32>,
    level: Option<String>,
    format: Option<String>,
    /// Only these, joined by commas; for downloads, which cannot carry a body.
    ids: Option<String>,
}

/// A day, a month or a year that is asked for.
pub fn date(text: Option<&str>, field: &'static str) -> ApiResult<Option<String>> {
    match text.map(str::trim) {
        None | Some("") => Ok(None),
        Some(text) => pasch_collection::iso_date(text).map(Some).ok_or_else(|| {
            let message = message!("bad-date", text = text);
            ApiError::unprocessable("bad-date", message).at(field)
        }),
    }
}

/// A name as names are compared; nothing for nothing.
pub fn key(name: &str) -> String {
    match name.trim() {
        "" => String::new(),
        name => pasch_collection::name_key(name),
    }
}

/// The words of a search.
pub fn words(text: &str) -> Vec<String> {
    text.split_whitespace().take(WORDS).map(str::to_lowercase).collect()
}

impl Question {
    fn filter(&self) -> ApiResult<CollectedFilter> {
        Ok(CollectedFilter {
            words: words(&self.q),
            player: key(&self.player),
            opponent: key(&self.opponent),
            variant: self.variant.clone().filter(|variant| !variant.is_empty()),
            length: self.length,
            from: date(self.from.as_deref(), "from")?,
            to: date(self.to.as_deref(), "to")?,
            analysed: self.analysed,
            faulty: self.faulty,
            ids: self.ids.as_deref().map(|ids| ids.split(',').map(CollectedId::from).collect()),
        })
    }

    fn chosen(&self, choice: CollectedChoice) -> ApiResult<CollectedFilter> {
        let filter = self.filter()?;
        Ok(CollectedFilter { ids: choice.ids.or(filter.ids.clone()), ..filter })
    }

    fn order(&self) -> ApiResult<CollectedOrder> {
        Ok(match self.order.as_deref().unwrap_or("added") {
            "added" => CollectedOrder::Added,
            "newest" => CollectedOrder::Newest,
            "oldest" => CollectedOrder::Oldest,
            "players" => CollectedOrder::Players,
            "longest" => CollectedOrder::Longest,
            "worst" => CollectedOrder::Worst,
            other => {
                let message = message!("no-order", order = other);
                return Err(ApiError::unprocessable("unknown-order", message).at("order"));
            }
        })
    }

    fn level(&self) -> ApiResult<&str> {
        let level = self.level.as_deref().unwrap_or(jobs::DEFAULT_LEVEL);
        if jobs::level(level).is_some() {
            return Ok(level);
        }
        let message =
            message!("no-level", level = level, known = Level::ALL.map(|level| level.id).join(", "));
        Err(ApiError::unprocessable("unknown-level", message).at("level"))
    }

    fn format(&self) -> ApiResult<Format> {
        let id = self.format.as_deref().unwrap_or("mat");
        let found = Format::from_id(id).filter(|format| WRITTEN.contains(format));
        found.ok_or_else(|| {
            let list: Vec<&str> = WRITTEN.into_iter().map(Format::id).collect();
            let message = message!("no-format", format = id, known = list.join(", "));
            ApiError::bad_request("unknown-format", message).at("format")
        })
    }
}

pub async fn list(
    State(app): App,
    Query(question): Query<Question>,
    Caller(user): Caller,
) -> ApiResult<Json<CollectionPage>> {
    let filter = question.filter()?;
    let limit = question.limit.unwrap_or(PAGE).clamp(1, LONGEST_PAGE);
    let rows = app.store.collected(&user.id, &filter, question.order()?, question.offset, limit).await?;
    let counts = app.store.count_collected(&user.id, &filter).await?;
    let ids: Vec<CollectedId> = rows.iter().map(|row| row.id.clone()).collect();
    let alike = app.store.resembling(&user.id, &ids).await?;
    Ok(Json(CollectionPage {
        matches: rows.into_iter().map(|row| collected::collected(row, &alike)).collect(),
        offset: question.offset,
        total: collected::number(counts.matches),
        analysed: collected::number(counts.analysed),
        waiting: collected::number(counts.waiting),
    }))
}

pub async fn kinds(State(app): App, Caller(user): Caller) -> ApiResult<Json<CollectionKinds>> {
    let kinds = app.store.collected_kinds(&user.id).await?;
    let counts = app.store.count_collected(&user.id, &CollectedFilter::default()).await?;
    let kind = |(variant, length, count): (String, u32, u64)| CollectedKind {
        variant_name: collected::variant_name(&variant),
        variant,
        length,
        count: collected::number(count),
    };
    Ok(Json(CollectionKinds {
        kinds: kinds.into_iter().map(kind).collect(),
        total: collected::number(counts.matches),
        waiting: collected::number(counts.waiting),
    }))
}

async fn owned(app: &AppState, id: &CollectedId, user_id: &UserId) -> ApiResult<CollectedRow> {
    let found = app.store.find_collected(id).await?;
    let (owner, row) = found.ok_or_else(|| ApiError::not_found(message!("no-such-match")))?;
    if owner == *user_id { Ok(row) } else { Err(ApiError::forbidden(message!("collected-not-yours"))) }
}

pub async fn show(
    State(app): App,
    Path(id): Path<CollectedId>,
    Caller(user): Caller,
) -> ApiResult<Json<CollectedDetail>> {
    let row = owned(&app, &id, &user.id).await?;
    let (_, warnings) = app.store.collected_log(&id).await?.unwrap_or_default();
    let warnings = serde_json::from_str(&warnings).map_err(|error| ApiError::internal(&error))?;
    let alike = app.store.resembling(&user.id, &[id]).await?;
    Ok(Json(CollectedDetail { r#match: collected::collected(row, &alike), warnings }))
}

/// `POST /api/v1/collection/{id}/review?level=standard`: its analysis, begun if there is none; without a
/// level any will do.
pub async fn review(
    State(app): App,
    Path(id): Path<CollectedId>,
    Query(question): Query<Question>,
    Caller(user): Caller,
) -> ApiResult<Json<ReviewStarted>> {
    owned(&app, &id, &user.id).await?;
    let level = question.level()?;
    let asked = question.level.is_some().then_some(level);
    if let Some(analysis) = app.store.analysis_of(&id, asked).await? {
        return Ok(Json(ReviewStarted { analysis }));
    }
    let analysis = app.jobs.analyse_collected(&id, &user.id, level).await?;
    Ok(Json(ReviewStarted { analysis }))
}

/// `POST /api/v1/collection/analyse?level=standard&q=…`: lets matches wait to be analysed.
pub async fn analyse(
    State(app): App,
    Query(question): Query<Question>,
    Caller(user): Caller,
    JsonBody(choice): JsonBody<CollectedChoice>,
) -> ApiResult<Json<CollectedCount>> {
    let filter = question.chosen(choice)?;
    let matches = app.store.want_analyses(&user.id, &filter, question.level()?).await?;
    app.jobs.look_for_wanted();
    Ok(Json(CollectedCount { matches: collected::number(matches) }))
}

/// `POST /api/v1/collection/rest`: ends all analyses of the collection that wait or are at work.
pub async fn rest(State(app): App, Caller(user): Caller) -> ApiResult<NoContent> {
    for analysis in app.store.stop_wanting(&user.id).await? {
        app.jobs.cancel(&analysis).await?;
    }
    Ok(NoContent)
}

/// `POST /api/v1/collection/delete?q=…`: removes the matches chosen, with their analyses.
pub async fn delete(
    State(app): App,
    Query(question): Query<Question>,
    Caller(user): Caller,
    JsonBody(choice): JsonBody<CollectedChoice>,
) -> ApiResult<Json<CollectedCount>> {
    let filter = question.chosen(choice)?;
    let matches = app.store.delete_collected(&user.id, &filter).await?;
    tracing::info!(event = "collection-delete", user = %user.id, matches);
    Ok(Json(CollectedCount { matches: collected::number(matches) }))
}

pub async fn remove(
    State(app): App,
    Path(id): Path<CollectedId>,
    Caller(user): Caller,
) -> ApiResult<NoContent> {
    owned(&app, &id, &user.id).await?;
    let filter = CollectedFilter { ids: Some(vec![id]), ..CollectedFilter::default() };
    app.store.delete_collected(&user.id, &filter).await?;
    Ok(NoContent)
}

pub async fn export(
    State(app): App,
    Path(id): Path<CollectedId>,
    Query(question): Query<Question>,
    Caller(user): Caller,
) -> ApiResult<Response> {
    let format = question.format()?;
    let row = owned(&app, &id, &user.id).await?;
    let (record, mut overlay) = record(&app, &id).await?;
    pasch_intake::lay_notes(&mut overlay, &app.store.notes_on(&id).await?);
    pasch_intake::lay_rollouts(&mut overlay, &app.store.rolled_of(&id).await?);
    let written = crate::mirror::files::noted(&record, &overlay, format)
        .map_err(|error| ApiError::unprocessable("not-writable", error.message()))?;
    let name = pasch_intake::export_name(&row, format);
    Ok(attachment(Body::from(written.text), "text/plain; charset=utf-8", &name))
}

async fn record(app: &AppState, id: &CollectedId) -> ApiResult<(Record, Overlay)> {
    let log = app.store.collected_log(id).await?;
    let (packed, _) = log.ok_or_else(|| ApiError::not_found(message!("no-such-match")))?;
    pasch_intake::unpacked(&packed).map_err(|error| ApiError::internal(&error))
}

/// `GET /api/v1/collection/export?format=mat&q=…&ids=…`: a zip, made while it is sent.
pub async fn export_all(
    State(app): App,
    Query(question): Query<Question>,
    Caller(user): Caller,
) -> ApiResult<Response> {
    let export = Export {
        store: Arc::clone(&app.store),
        owner: user.id,
        filter: question.filter()?,
        format: question.format()?,
    };
    zip(export.begin(), "pasch-collection.zip").await
}

/// A zip that browsers save under a name. What fails before the first piece is an error in words; later the
/// connection can only break.
pub async fn zip(mut pieces: Pieces, name: &str) -> ApiResult<Response> {
    let first = pieces.recv().await.transpose().map_err(|error| ApiError::internal(&error))?;
    let rest = futures_util::stream::unfold(pieces, |mut pieces| async {
        let piece = pieces.recv().await?;
        Some((piece.map(Bytes::from), pieces))
    });
    let pieces = futures_util::stream::iter(first.map(|piece| Ok(Bytes::from(piece)))).chain(rest);
    // What packs an answer for the browser asks once more after the end.
    Ok(attachment(Body::from_stream(pieces.fuse()), "application/zip", name))
}

/// An answer that browsers save under a name.
pub fn attachment(body: Body, kind: &'static str, name: &str) -> Response {
    let mut response = body.into_response();
    let plain: String = name
        .chars()
        .map(|letter| if letter.is_ascii_alphanumeric() || " .-_()".contains(letter) { letter } else { '_' })
        .collect();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    if let Ok(value) = HeaderValue::from_str(&format!("attachment; filename=\"{plain}\"")) {
        headers.insert(header::CONTENT_DISPOSITION, value);
    }
    response
}
