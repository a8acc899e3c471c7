//! Problems from the caller's own play: the next one, the day's, and answers.

use pasch_messages::{Describe, message};

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use pasch_practice::problem::{self, Problem, ProblemError};
use pasch_practice::quiz::{daily, memories, standing};
use pasch_practice::schedule::{DAY_MS, Grade};
use pasch_practice::{AnswerRow, ProblemKey, QuizRow};
use pasch_table::calendar;

use super::asked::Path;
use super::body::JsonBody;
use super::error::{ApiError, ApiResult};
use super::session::Caller;
use super::{App, AppState};
use crate::mirror::files;
use crate::store::own_play;
use crate::wire::{ProblemAnswer, ProblemVerdict, ProblemView, QuizView, UserId};

impl From<ProblemError> for ApiError {
    fn from(error: ProblemError) -> Self {
        match error {
            ProblemError::Answer(_) => Self::unprocessable("bad-answer", error.message()),
            ProblemError::Damaged => Self::new(StatusCode::GONE, "gone", error.message()),
            ProblemError::Engine => Self::internal(&error),
        }
    }
}

pub(super) async fn problems(app: &AppState, user_id: &UserId) -> ApiResult<Vec<QuizRow>> {
    let names = app.store.own_names(user_id).await?;
    own_play::keep_up(&app.store, user_id).await?;
    let keys: Vec<String> = names.into_iter().map(|(key, _)| key).collect();
    Ok(app.store.own_problems(user_id, &keys).await?)
}

/// The problem of a row, read from its match and its report.
pub(super) async fn load(app: &AppState, row: QuizRow) -> ApiResult<Problem> {
    let source = app.store.analysis_source(&row.analysis_id).await?.ok_or(ProblemError::Damaged)?;
    let report = app.store.find_analysis(&row.analysis_id).await?.and_then(|one| one.report);
    let report = report.ok_or(ProblemError::Damaged)?;
    let read = tokio::task::spawn_blocking(move || {
        let file = files::read(&source.source, &source.file_name).map_err(|_| ProblemError::Damaged)?;
        Problem::new(row, source.level, &file.record, &report)
    });
    Ok(read.await.map_err(|error| ApiError::internal(&error))??)
}

async fn shown(app: &AppState, row: QuizRow, answers: &[AnswerRow]) -> ApiResult<ProblemView> {
    let found = app.store.find_collected(&row.key.match_id).await?;
    let played_on = found.and_then(|(_, row)| row.played_on);
    let answered = answers.iter().filter(|answer| answer.key == row.key).count() as u32;
    let problem = load(app, row).await?;
    Ok(problem.view(played_on, answered))
}

async fn view(app: &AppState, user_id: &UserId, of_the_day: bool) -> ApiResult<QuizView> {
    let rows = problems(app, user_id).await?;
    let answers = app.store.answers(user_id).await?;
    let now = app.clock.now();
    let standing = standing(&rows, &answers, now);
    let next =
        if of_the_day { daily(&rows, user_id, now) } else { standing.next.and_then(|at| rows.get(at)) };
    let problem = match next {
        Some(row) => Some(shown(app, row.clone(), &answers).await?),
        None => None,
    };
    Ok(QuizView {
        problem,
        due: standing.due,
        fresh: standing.fresh,
        problems: u32::try_from(rows.len()).unwrap_or(u32::MAX),
        answered_today: standing.answered_today,
        next_at: standing.next_at.map(calendar::iso),
    })
}

pub async fn next(State(app): App, Caller(user): Caller) -> ApiResult<Json<QuizView>> {
    Ok(Json(view(&app, &user.id, false).await?))
}

pub async fn of_the_day(State(app): App, Caller(user): Caller) -> ApiResult<Json<QuizView>> {
    Ok(Json(view(&app, &user.id, true).await?))
}

async fn find(app: &AppState, user_id: &UserId, id: &str) -> ApiResult<QuizRow> {
    let missing = || ApiError::not_found(message!("no-such-problem"));
    let key = ProblemKey::parse(id).ok_or_else(missing)?;
    if let Some(costly) = app.store.find_problem(user_id, &key).await? {
        return Ok(costly);
    }
    // Any other decision of the collection can be asked for by name.
    own_play::keep_up(&app.store, user_id).await?;
    app.store.find_decision(user_id, &key).await?.ok_or_else(missing)
}

pub async fn show(
    State(app): App,
    Path(id): Path<String>,
    Caller(user): Caller,
) -> ApiResult<Json<ProblemView>> {
    let row = find(&app, &user.id, &id).await?;
    let answers = app.store.answers(&user.id).await?;
    Ok(Json(shown(&app, row, &answers).await?))
}

pub async fn answer(
    State(app): App,
    Path(id): Path<String>,
    Caller(user): Caller,
    JsonBody(answer): JsonBody<ProblemAnswer>,
) -> ApiResult<Json<ProblemVerdict>> {
    let row = find(&app, &user.id, &id).await?;
    let key = row.key.clone();
    let asked = load(&app, row).await?;
    let turn = app.jobs.judge(asked.item(&answer)?, asked.level()).await.ok_or(ProblemError::Engine)?;
    let (loss, answered) = (turn.loss, asked.answered(&turn));
    let now = app.clock.now();
    let solver = app.store.add_answer(&user.id, &AnswerRow { key: key.clone(), at: now, loss }).await?;
    let answers = app.store.answers(&user.id).await?;
    let due_at = memories(&answers).get(&key).map_or(now, |memory| memory.due_at);
    // What was not known comes back in a few minutes, be it past midnight.
    let grade = Grade::of(loss);
    let days = if grade > Grade::Again { due_at.div_euclid(DAY_MS) - now.div_euclid(DAY_MS) } else { 0 };
    tracing::info!(event = "problem-answered", user = %user.id, problem = %id, loss);
    Ok(Json(ProblemVerdict {
        loss,
        mark: problem::mark(loss),
        grade: grade.number(),
        due_at: calendar::iso(due_at),
        days: u32::try_from(days).unwrap_or(0),
        streak: solver.streak.now(now),
        answer: answered.played.and_then(|at| answered.candidates.get(at as usize)).cloned(),
        answered,
        turn: asked.turn().clone(),
        analysis: asked.analysis().to_owned(),
    }))
}
