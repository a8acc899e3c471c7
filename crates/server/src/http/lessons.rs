//! Lessons, and what is said to answers. Nothing of an answer is stored: how far somebody has come is kept by their browser,
//! and with an account also here.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::Json;
use axum::extract::State;
use pasch_engine::analyst::Engine;
use pasch_lessons::{Lesson, Verdict};
use pasch_messages::{Describe, Message, message};
use pasch_practice::{author, taught};
use pasch_table::calendar;

use super::App;
use super::account;
use super::asked::Path;
use super::body::JsonBody;
use super::error::{ApiError, ApiResult};
use super::positions::named;
use super::session::{Caller, Visitor};
use crate::store::lessons::{RoundRow, StepRow};
use crate::wire::{
    CourseList, LessonAttempt, LessonDone, LessonDraft, LessonProgress, LessonVerdict, LessonView,
    LessonWriting,
};

fn find(id: &str) -> ApiResult<&'static Lesson> {
    pasch_lessons::find(id).ok_or_else(|| ApiError::not_found(message!("no-such-lesson")))
}

pub async fn list(Caller(_): Caller) -> Json<CourseList> {
    Json(taught::courses())
}

pub async fn show(Caller(_): Caller, Path(id): Path<String>) -> ApiResult<Json<LessonView>> {
    let lesson = find(&id)?;
    let shown = tokio::task::spawn_blocking(move || taught::view(lesson));
    shown.await.map_err(|error| ApiError::internal(&error)).map(Json)
}

pub async fn check(
    State(app): App,
    Caller(_): Caller,
    Path(id): Path<String>,
    JsonBody(attempt): JsonBody<LessonAttempt>,
) -> ApiResult<Json<LessonVerdict>> {
    let lesson = find(&id)?;
    let asked = usize::try_from(attempt.step).ok().and_then(|at| lesson.steps.get(at));
    let step = asked.ok_or_else(|| ApiError::not_found(message!("no-such-lesson")).at("step"))?;
    let bad = || ApiError::bad_request("bad-answer", message!("lesson-points")).at("points");
    let answer = taught::answer(attempt.answer).ok_or_else(bad)?;
    let engine = app.engine.now();
    let judged = tokio::task::spawn_blocking(move || {
        let verdict = step.check(&answer);
        let reply = if verdict == Verdict::Right { None } else { taught::reply(&engine, step, &answer) };
        (verdict, reply)
    });
    let (verdict, reply) = judged.await.map_err(|error| ApiError::internal(&error))?;
    let right = verdict == Verdict::Right;
    let text = if let Verdict::Foreseen(text) = verdict { Some(text) } else { None };
    Ok(Json(LessonVerdict { right, text, reply }))
}

/// `POST /api/v1/lessons`: the file of a lesson that somebody writes, with a further step where a position is named.
pub async fn write(
    State(app): App,
    Caller(_): Caller,
    JsonBody(LessonWriting { file, position }): JsonBody<LessonWriting>,
) -> ApiResult<Json<LessonDraft>> {
    let refused = |why: Message| ApiError::unprocessable("bad-lesson", why);
    if file.len() > author::LONGEST {
        return Err(refused(message!("lesson-fault-too-long", longest = author::LONGEST)).at("file"));
    }
    let diagram = position.as_deref().map(named).transpose()?;
    let work = move |engine: &Engine, late: &AtomicBool| {
        let written = match &diagram {
            Some(diagram) => author::with_step(engine, &file, diagram),
            None => Ok(file),
        };
        Ok(written.map(|file| author::check(engine, file, &|| late.load(Ordering::Relaxed))))
    };
    let draft = app.positions.patiently(work).await?;
    draft.map(Json).map_err(|objection| refused(objection.message()).at("position"))
}

pub async fn merge(
    State(app): App,
    Visitor(visit): Visitor,
    JsonBody(progress): JsonBody<LessonProgress>,
) -> ApiResult<Json<LessonProgress>> {
    account::account(&app, &visit).await?;
    let (steps, rounds) = known_rows(&progress);
    app.store.merge_lessons(&visit.user.id, &steps, &rounds).await?;
    let steps = app.store.steps_of(&visit.user.id).await?;
    Ok(Json(progress_of(steps, app.store.rounds_of(&visit.user.id).await?)))
}

/// Days of a lesson that are taken from a page at once.
const MOST_ROUNDS: usize = 20;

/// The steps that exist; what an older or a newer page knows stays in its browser.
fn known_rows(progress: &LessonProgress) -> (Vec<StepRow>, Vec<RoundRow>) {
    let (mut rows, mut days) = (Vec::new(), Vec::new());
    for lesson in pasch_lessons::delivered() {
        let Some(LessonDone { done, clean, rounds }) = progress.lessons.get(&lesson.id) else { continue };
        let sound = rounds.iter().filter(|day| calendar::is_day(day)).take(MOST_ROUNDS);
        days.extend(sound.map(|day| RoundRow { lesson: lesson.id.clone(), day: day.clone() }));
        for step in &lesson.steps {
            let is_clean = clean.contains(&step.text);
            if is_clean || done.contains(&step.text) {
                rows.push(StepRow { lesson: lesson.id.clone(), step: step.text.clone(), clean: is_clean });
            }
        }
    }
    (rows, days)
}

fn progress_of(steps: Vec<StepRow>, rounds: Vec<RoundRow>) -> LessonProgress {
    let mut lessons: BTreeMap<String, LessonDone> = BTreeMap::new();
    for RoundRow { lesson, day } in rounds {
        lessons.entry(lesson).or_default().rounds.push(day);
    }
    for StepRow { lesson, step, clean } in steps {
        let of = lessons.entry(lesson).or_default();
        if clean {
            of.clean.push(step.clone());
        }
        of.done.push(step);
    }
    LessonProgress { lessons }
}
