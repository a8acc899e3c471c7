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
use schemars::JsonSchema;
use serde::Deserialize;

use super::AppState;
use super::asked::{Path, Query};
use super::body::JsonBody;
use super::error::ApiError;
use super::session::Caller;
use super::train::seed;
use crate::store::everybody::Solved;
use crate::wire::{
    EverybodyVerdict, EverybodyView, KindCount, ProblemAnswer, ProblemView, SeatNames, UserId,
};

/// Which problems are asked for.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KindQuery {
    /// The kind; of any without.
    kind: Option<String>,
}

fn shown(id: &str, entry: &Entry, answered: bool) -> Result<ProblemView, ApiError> {
    let players =
        SeatNames { a: message!("problem-white").to_string(), b: message!("problem-black").to_string() };
    Ok(Question::new(id, entry)?.view(players, u32::from(answered)))
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
    let unknown = || ApiError::unprocessable("bad-kind", message!("no-such-problem-kind")).at("kind");
    let kind = query.kind.map(|name| Kind::find(&name).ok_or_else(unknown)).transpose()?;
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
