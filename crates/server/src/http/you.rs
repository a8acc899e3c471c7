//! The caller's own play: names and statistics.

use pasch_messages::{Message, message};

use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::response::Response;
use pasch_collection::name_key;
use pasch_practice::breakdown::{self, OwnDecisions};
use pasch_practice::coach;

use super::body::JsonBody;
use super::collection::attachment;
use super::error::{ApiError, ApiResult};
use super::session::Caller;
use super::{App, AppState, quiz};
use crate::mirror::files;
use crate::store::own_play;
use crate::store::played::PlayedKind;
use crate::wire::{Breakdown, CoachView, CollectedNames, CountedKinds, OwnNames, Statistics, UserId};

/// Names one can have, and how long they may be.
const MOST: usize = 50;
const NAME: usize = 100;

pub async fn show(State(app): App, Caller(user): Caller) -> ApiResult<Json<Statistics>> {
    let names = app.store.own_names(&user.id).await?;
    Ok(Json(own_play::of_player(&app.store, &user.id, &names).await?))
}

/// The caller's last matches with their decisions.
async fn decisions(app: &AppState, user_id: &UserId, last: u32) -> ApiResult<Vec<OwnDecisions>> {
    let keys: Vec<String> = app.store.own_names(user_id).await?.into_iter().map(|(key, _)| key).collect();
    own_play::keep_up(&app.store, user_id).await?;
    Ok(app.store.own_decisions(user_id, &keys, last).await?)
}

async fn breakdown_of(app: &AppState, user_id: &UserId) -> ApiResult<Breakdown> {
    let matches = decisions(app, user_id, u32::MAX).await?;
    let sums = tokio::task::spawn_blocking(move || breakdown::breakdown(&matches)).await;
    sums.map_err(|error| ApiError::internal(&error))
}

pub async fn by_parts(State(app): App, Caller(user): Caller) -> ApiResult<Json<Breakdown>> {
    Ok(Json(breakdown_of(&app, &user.id).await?))
}

/// `GET /api/v1/you/breakdown/export`: the same as a table.
pub async fn table(State(app): App, Caller(user): Caller) -> ApiResult<Response> {
    let table = breakdown::csv(&breakdown_of(&app, &user.id).await?);
    Ok(attachment(Body::from(table), "text/csv; charset=utf-8", "pasch-my-play.csv"))
}

/// `GET /api/v1/you/coach`: of the last ten matches; what was done well is sought in the last few.
pub async fn coach(State(app): App, Caller(user): Caller) -> ApiResult<Json<CoachView>> {
    let matches = decisions(&app, &user.id, coach::MATCHES).await?;
    let subjects = coach::to_work_on(&matches);
    let mut well = None;
    for of in matches.iter().rev().take(coach::SOUGHT).cloned() {
        let Ok((source, report)) = quiz::judged(&app, &of.analysis_id).await else { continue };
        let engine = app.jobs.engine();
        let sought = tokio::task::spawn_blocking(move || {
            let file = files::read(&source.source, &source.file_name).ok()?;
            coach::well(&engine, &file.record, &report, &of)
        });
        well = sought.await.map_err(|error| ApiError::internal(&error))?;
        if well.is_some() {
            break;
        }
    }
    Ok(Json(CoachView { matches: matches.len() as u32, well, subjects }))
}

pub async fn names(State(app): App, Caller(user): Caller) -> ApiResult<Json<CollectedNames>> {
    Ok(Json(own_play::names(&app.store, &user.id).await?))
}

pub async fn set_names(
    State(app): App,
    Caller(user): Caller,
    JsonBody(wish): JsonBody<OwnNames>,
) -> ApiResult<Json<CollectedNames>> {
    let bad = |message: Message| ApiError::unprocessable("bad-name", message).at("names");
    if wish.names.len() > MOST {
        return Err(bad(message!("own-names", most = MOST)));
    }
    let mut chosen = Vec::new();
    for name in wish.names {
        let key = name_key(&name);
        if key.is_empty() || name.chars().count() > NAME {
            return Err(bad(message!("no-name", name = name)));
        }
        chosen.push((key, name.trim().to_owned()));
    }
    app.store.set_own_names(&user.id, &chosen).await?;
    tracing::info!(event = "own-names", user = %user.id, names = chosen.len());
    Ok(Json(own_play::names(&app.store, &user.id).await?))
}

pub async fn kinds(State(app): App, Caller(user): Caller) -> ApiResult<Json<CountedKinds>> {
    let without = app.store.uncounted_kinds(&user.id).await?;
    let counts = |kind| !without.contains(&kind);
    Ok(Json(CountedKinds {
        computer: counts(PlayedKind::Computer),
        people: counts(PlayedKind::People),
        screen: counts(PlayedKind::Screen),
        file: counts(PlayedKind::File),
    }))
}

pub async fn set_kinds(
    State(app): App,
    Caller(user): Caller,
    JsonBody(wish): JsonBody<CountedKinds>,
) -> ApiResult<Json<CountedKinds>> {
    let CountedKinds { computer, people, screen, file } = wish;
    let kinds = PlayedKind::ALL.into_iter().filter(|kind| match kind {
        PlayedKind::Computer => !computer,
        PlayedKind::People => !people,
        PlayedKind::Screen => !screen,
        PlayedKind::File => !file,
    });
    app.store.set_uncounted_kinds(&user.id, &kinds.collect::<Vec<_>>()).await?;
    tracing::info!(event = "counted-kinds", user = %user.id, ?wish);
    Ok(Json(wish))
}
