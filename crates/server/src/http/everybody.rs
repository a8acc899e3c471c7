//! Problems for everybody: the next one, the day's, and answers.

use std::collections::HashSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use pasch_analysis::Level;
use pasch_messages::message;
use pasch_practice::everybody::{self, LATELY, Question, Solver};
use pasch_practice::problem::{self, ProblemError};
use pasch_practice::schedule::DAY_MS;
use pasch_practice::set::{Entry, Kind, Set};
use pasch_practice::sheet::MOST;
use schemars::JsonSchema;
use serde::Deserialize;

use super::asked::{Path, Query};
use super::body::JsonBody;
use super::error::ApiError;
use super::session::Caller;
use super::train::seed;
use super::{AppState, quiz};
use crate::store::everybody::Solved;
use crate::wire::{
    EverybodyVerdict, EverybodyView, KindCount, ProblemAnswer, ProblemView, SeatNames, SheetView, UserId,
};

/// Which problems are asked for.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KindQuery {
    /// The kind; of any without.
    kind: Option<String>,
}

fn players() -> SeatNames {
    SeatNames { a: message!("problem-white").to_string(), b: message!("problem-black").to_string() }
}

/// Which problems are printed.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetQuery {
    /// The kind of problems for everybody, or `own`; of any kind without.
    kind: Option<String>,
    /// How many, 24 at most; 12 without.
    count: Option<usize>,
}

fn shown(id: &str, entry: &Entry, answered: bool) -> Result<ProblemView, ApiError> {
    Ok(Question::new(id, entry)?.view(players(), u32::from(answered)))
}

fn kind_of(name: &str) -> Result<Kind, ApiError> {
    let unknown = || ApiError::unprocessable("bad-kind", message!("no-such-problem-kind")).at("kind");
    Kind::find(name).ok_or_else(unknown)
}

/// The caller's standing and the problem that `choose` takes: told of the caller's rating, the problems' ratings, and what was
/// answered lately.
async fn view(app: &AppState, user_id: &UserId, wanted: Wanted) -> Result<Json<EverybodyView>, ApiError> {
    let set = Set::builtin();
    let now = app.clock.now();
    let solver = app.store.solver(user_id).await?.unwrap_or(Solver::NEW);
    let lately = app.store.solved_lately(user_id, LATELY).await?;
    let daily = set.of_the_day(now);
    let today = now.div_euclid(DAY_MS);
    let daily_done = daily
        .is_some_and(|(id, _)| lately.iter().any(|(one, at)| one == id && at.div_euclid(DAY_MS) == today));
    let names: HashSet<String> = lately.into_iter().map(|(id, _)| id).collect();
    let chosen = match wanted {
        Wanted::OfTheDay => daily,
        Wanted::Next(kind) => {
            let known = app.store.problem_ratings().await?;
            everybody::next(set, kind, solver.glicko.rating, &known, &names, seed()?)
        }
    };
    let problem = chosen.map(|(id, entry)| shown(id, entry, names.contains(id))).transpose()?;
    let count = |kind: Kind| KindCount {
        kind: kind.name().to_owned(),
        count: u32::try_from(set.of_kind(Some(kind)).count()).unwrap_or(u32::MAX),
    };
    Ok(Json(EverybodyView {
        problem,
        kinds: Kind::ALL.into_iter().map(count).collect(),
        rating: solver.glicko.rating,
        deviation: solver.glicko.deviation,
        answered: solver.answered,
        right: solver.right,
        streak: solver.streak.now(now),
        best_streak: solver.streak.best,
        daily_done,
        goal_done: solver.streak.is_done(now),
    }))
}

/// The problem that is asked for.
#[derive(Clone, Copy)]
enum Wanted {
    OfTheDay,
    Next(Option<Kind>),
}

pub async fn next(
    State(app): State<Arc<AppState>>,
    Query(query): Query<KindQuery>,
    Caller(user): Caller,
) -> Result<Json<EverybodyView>, ApiError> {
    let kind = query.kind.as_deref().map(kind_of).transpose()?;
    view(&app, &user.id, Wanted::Next(kind)).await
}

pub async fn of_the_day(
    State(app): State<Arc<AppState>>,
    Caller(user): Caller,
) -> Result<Json<EverybodyView>, ApiError> {
    view(&app, &user.id, Wanted::OfTheDay).await
}

pub async fn answer(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    Caller(user): Caller,
    JsonBody(answer): JsonBody<ProblemAnswer>,
) -> Result<Json<EverybodyVerdict>, ApiError> {
    let entry = Set::builtin().find(&id).ok_or_else(|| ApiError::not_found(message!("no-such-problem")))?;
    let question = Question::new(&id, entry)?;
    let judged = app.jobs.judge(question.item(&answer)?, Level::STANDARD.id).await;
    let answered = question.verdict(&judged.ok_or(ProblemError::Engine)?);
    let (loss, now) = (answered.loss, app.clock.now());
    let solved = Solved { problem: &id, fresh: everybody::Asked::new(entry), loss, at: now };
    let outcome = app.store.solve(&user.id, &solved).await?;
    tracing::info!(event = "problem-solved", user = %user.id, problem = %id, loss, rated = outcome.rated);
    Ok(Json(EverybodyVerdict {
        loss,
        mark: problem::mark(loss),
        right: everybody::is_right(loss),
        rated: outcome.rated,
        rating_before: outcome.before.glicko.rating,
        rating: outcome.after.glicko.rating,
        problem_rating: outcome.problem.glicko.rating,
        players: outcome.problem.answered,
        players_right: outcome.problem.right,
        streak: outcome.after.streak.now(now),
        best_streak: outcome.after.streak.best,
        answered,
    }))
}

pub async fn sheet(
    State(app): State<Arc<AppState>>,
    Query(query): Query<SheetQuery>,
    Caller(user): Caller,
) -> Result<Json<SheetView>, ApiError> {
    let count = query.count.unwrap_or(12).min(MOST);
    let mut problems = Vec::new();
    if query.kind.as_deref() == Some("own") {
        for row in quiz::problems(&app, &user.id).await?.into_iter().take(count) {
            problems.push(quiz::load(&app, row).await?.printed(None));
        }
        return Ok(Json(SheetView { problems }));
    }
    let kind = query.kind.as_deref().map(kind_of).transpose()?;
    let rating = app.store.solver(&user.id).await?.unwrap_or(Solver::NEW).glicko.rating;
    let lately = app.store.solved_lately(&user.id, LATELY).await?.into_iter().map(|(id, _)| id).collect();
    let known = app.store.problem_ratings().await?;
    for (id, entry) in everybody::nearest(Set::builtin(), kind, rating, &known, &lately, count) {
        problems.push(Question::new(id, entry)?.printed(players()));
    }
    Ok(Json(SheetView { problems }))
}
